"""A Ray cluster that plays chunks of runs: each is a task of its own, killed when its time is over."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

from farport.arena.workers import connect, cores, needed
from farport.kernel import FarportError
from farport.server.thinking.job import DECODE_THOUGHT, ENCODE, Answered, Asked, no_thought


def answered(line: bytes) -> bytes:
    """On a machine of the cluster, which has Farport installed: what a process of this machine would answer."""
    from farport.server.thinking.minds import Minds
    from farport.server.thinking.worker import answer

    return answer(line, Minds())


class Cluster:
    """The server's side. It comes to the cluster with the first job, and again after it was away."""

    def __init__(self, address: str, budget_s: float) -> None:
        self._ray: Any = needed()
        self._address = address
        self._budget_s = budget_s
        self._coming = threading.Lock()

    async def answer(self, job: Asked) -> Answered:
        await asyncio.to_thread(self._come)
        task = await asyncio.to_thread(self._ray.remote(answered).remote, ENCODE(job))
        try:
            return DECODE_THOUGHT(await asyncio.wait_for(asyncio.wrap_future(task.future()), self._budget_s))
        except TimeoutError:
            return no_thought(job, "out of time")
        except (self._ray.exceptions.WorkerCrashedError, self._ray.exceptions.OutOfMemoryError) as error:
            return no_thought(job, str(error))  # of what it played: its games are tried one by one
        except self._ray.exceptions.RayError as error:
            raise FarportError(f"Ray: {error}") from error
        finally:
            self._ray.cancel(task, force=True)  # nothing, if it has ended

    async def hands(self) -> int:
        """A task takes one core; the cluster may have grown since it was asked last."""
        await asyncio.to_thread(self._come)
        return await asyncio.to_thread(cores, self._ray)

    def _come(self) -> None:
        with self._coming:
            if not self._ray.is_initialized():
                connect(self._ray, self._address)

    async def close(self) -> None:
        await asyncio.to_thread(self._ray.shutdown)
