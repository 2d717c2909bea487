"""Workers: who plays the chunks of a run. One process, several, or a Ray cluster; the results are the same."""

from __future__ import annotations

import signal
import socket
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from typing import Any, Final

from farport.arena.sitting import play_chunk
from farport.kernel import FarportError, Plain

AHEAD: Final = 2  # chunks handed out for each worker: one that it plays, one that waits
REACHED_WITHIN: Final = 10.0  # seconds, to the machine of a cluster
NO_RAY: Final = "Ray is not installed; install Farport with its ray extra: pip install 'farport[ray]'"

Chunk = tuple[int, list[Plain]]
Workers = Callable[[Plain, Sequence[int]], Iterator[Chunk]]


def here(plan: Plain, numbers: Sequence[int]) -> Iterator[Chunk]:
    """In this process, one after the other."""
    for number in numbers:
        yield number, play_chunk(plan, number)


def processes(count: int) -> Workers:
    """In processes of this machine; the chunks come as they are done."""

    def play(plan: Plain, numbers: Sequence[int]) -> Iterator[Chunk]:
        waiting = list(reversed(numbers))
        running: dict[Future[list[Plain]], int] = {}
        # Ctrl-C reaches every process of the terminal's group; only this one answers it, by ending the others.
        with ProcessPoolExecutor(count, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN)) as pool:
            try:
                while waiting or running:
                    while waiting and len(running) < AHEAD * count:
                        number = waiting.pop()
                        running[pool.submit(play_chunk, plan, number)] = number
                    done, _ = wait(running, return_when=FIRST_COMPLETED)
                    for future in done:
                        yield running.pop(future), future.result()
            except BaseException:
                pool.shutdown(wait=False, cancel_futures=True)
                raise

    return play


def on_ray(address: str) -> Workers:
    """On a Ray cluster: its address, `auto` for one that runs on this machine, or `local` to start one here."""
    ray = needed()

    def play(plan: Plain, numbers: Sequence[int]) -> Iterator[Chunk]:
        connect(ray, address)
        try:
            remote = ray.remote(play_chunk)
            ahead = AHEAD * cores(ray)
            waiting = list(reversed(numbers))
            running: dict[Any, int] = {}
            while waiting or running:
                while waiting and len(running) < ahead:
                    number = waiting.pop()
                    running[remote.remote(plan, number)] = number
                done, _ = ray.wait(list(running))
                for task in done:
                    yield running.pop(task), ray.get(task)
        finally:
            ray.shutdown()

    return play


def needed() -> Any:
    """Ray, which most do without."""
    try:
        import ray
    except ModuleNotFoundError:
        raise FarportError(NO_RAY) from None
    return ray


def cores(ray: Any) -> int:
    """Of all machines of the cluster."""
    return max(1, int(ray.cluster_resources().get("CPU", 1)))


def connect(ray: Any, address: str) -> None:
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdigit():  # Ray itself tries for many minutes where nothing listens
        try:
            socket.create_connection((host.strip("[]"), int(port)), timeout=REACHED_WITHIN).close()
        except (OSError, OverflowError) as error:
            raise FarportError(f"Ray: nothing answers at {address}: {error}") from None
    try:
        ray.init(address=address, log_to_driver=False, logging_level="ERROR")
    except Exception as error:  # Ray raises plain Exceptions when it does not come up
        raise FarportError(f"Ray: no cluster at {address}: {error}") from error
