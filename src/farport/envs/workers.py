"""Workers: the tables of a batch in several processes, which write what they see into memory that all of them share.

Only a word and the infos travel through a pipe, so a step costs little more than the slowest process takes for it.
"""

from __future__ import annotations

from collections.abc import Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, Final

import numpy as np

from farport.envs.batch import Batch, Buffers, Told, layout
from farport.envs.rules import Rules
from farport.kernel import FarportError

SPAWN: Final = get_context("spawn")  # a fork would copy the threads of a learning library in whatever state they are
ALIGNED: Final = 64  # bytes; rows of two arrays never share a cache line
PATIENCE: Final = 5.0  # seconds that a process has to end by itself


def shared(memory: Any, rules: Rules, tables: int) -> Buffers:
    """The arrays of a batch within shared memory, one after the other."""
    arrays: Buffers = {}
    start = 0
    for name, (shape, kind) in layout(rules, tables).items():
        count = int(np.prod(shape))
        arrays[name] = np.frombuffer(memory, kind, count, start).reshape(shape)
        start += aligned(count * np.dtype(kind).itemsize)
    return arrays


def size(rules: Rules, tables: int) -> int:
    arrays = layout(rules, tables).values()
    return sum([aligned(int(np.prod(shape)) * np.dtype(kind).itemsize) for shape, kind in arrays])


def aligned(length: int) -> int:
    return -(-length // ALIGNED) * ALIGNED


class Workers:
    """Looks like a Batch, and has its tables elsewhere."""

    def __init__(
        self, rules: Rules, opponents: str | Sequence[str], seat: int | None, tables: int, processes: int
    ) -> None:
        memory = SPAWN.RawArray("b", size(rules, tables))
        self.buffers = shared(memory, rules, tables)
        self._rows = [tables * process // processes for process in range(processes + 1)]
        self._pipes: list[Connection[Any, Any]] = []
        self._processes = []
        for first, last in zip(self._rows, self._rows[1:], strict=False):
            ours, theirs = SPAWN.Pipe()
            given = (theirs, memory, rules, opponents, seat, tables, first, last)
            process = SPAWN.Process(target=serve, args=given, daemon=True, name=f"tables {first} to {last - 1}")
            process.start()
            theirs.close()
            self._pipes.append(ours)
            self._processes.append(process)
        self._heard()

    def __reduce__(self) -> tuple[object, ...]:
        raise FarportError("tables in other processes cannot be pickled or copied; those of processes=0 can")

    def reset(self, seeds: Sequence[int | None]) -> list[Told]:
        for pipe, first, last in zip(self._pipes, self._rows, self._rows[1:], strict=False):
            pipe.send(("reset", list(seeds[first:last])))
        return self._heard()

    def step(self) -> list[Told]:
        for pipe in self._pipes:
            pipe.send(("step",))
        return self._heard()

    def close(self) -> None:
        for pipe in self._pipes:
            pipe.close()  # which a process takes for the end
        for process in self._processes:
            process.join(PATIENCE)
            if process.is_alive():
                process.kill()
        self._pipes, self._processes = [], []

    def _heard(self) -> list[Told]:
        """What all of them say, the first tables first."""
        told: list[Told] = []
        for pipe, process in zip(self._pipes, self._processes, strict=True):
            try:
                answer = pipe.recv()
            except EOFError:
                raise FarportError(f"the process with the {process.name} has died") from None
            if isinstance(answer, Exception):
                raise answer
            told += answer
        return told


def serve(
    pipe: Connection[Any, Any],
    memory: Any,
    rules: Rules,
    opponents: str | Sequence[str],
    seat: int | None,
    tables: int,
    first: int,
    last: int,
) -> None:
    """The life of a process: it plays what it is told to until its pipe is closed."""
    rows = {name: array[first:last] for name, array in shared(memory, rules, tables).items()}
    try:
        batch = Batch(rules, opponents, seat, rows)
        pipe.send([])
        while True:
            try:
                word, *given = pipe.recv()
            except EOFError:
                return
            pipe.send(getattr(batch, word)(*given))
    except FarportError as error:
        pipe.send(error)
