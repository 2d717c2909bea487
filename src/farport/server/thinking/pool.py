"""The thinkers of this machine: a few processes that are replaced when they hang or die."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections import OrderedDict
from typing import Final

from farport.server.thinking.job import (
    DECODE_THOUGHT,
    ENCODE,
    Answered,
    Asked,
    Job,
    Studied,
    Study,
    Thought,
    no_thought,
)
from farport.server.thinking.minds import KEPT
from farport.server.thinking.turns import Turns

LINE_LIMIT: Final = 64 * 1024 * 1024
START_S: Final = 60.0  # for a new process to be ready: its imports are not the bot's time
COMMAND: Final = (sys.executable, "-m", "farport.server.thinking.worker")
RUNS: Final = "runs:"  # jobs of the studio's runs lie in a list of their own: no table waits behind them
STRETCH_S: Final = 600.0  # for a chunk of a run
ASIDE: Final = "aside"  # for a process that gives way to all others
log = logging.getLogger("farport.bots")


class Place:
    """Room for one process, and which bots it keeps: they go on where they stopped if they are asked there again."""

    __slots__ = ("bots", "ended", "process")

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None
        self.bots: OrderedDict[tuple[str, int], None] = OrderedDict()
        self.ended: set[str] = set()  # tables whose bots it may forget

    def keeps(self, job: Asked) -> bool:
        return isinstance(job, Job) and (job.table, job.seat) in self.bots

    def remember(self, job: Job) -> None:
        """The process does the same by itself."""
        self.bots[job.table, job.seat] = None
        self.bots.move_to_end((job.table, job.seat))
        if len(self.bots) > KEPT:
            self.bots.popitem(last=False)

    def forget(self, table: str) -> None:
        gone = [key for key in self.bots if key[0] == table]
        for key in gone:
            del self.bots[key]
        if gone:
            self.ended.add(table)


class Pool:
    """At most `processes` bots think at the same time; each has `budget_s` seconds.

    Where more are asked for, the hosts of their tables have a turn each: many tables of one host delay each other, not
    those of the rest.
    """

    def __init__(self, processes: int, budget_s: float, *, aside: bool = False) -> None:
        self._command = (*COMMAND, ASIDE) if aside else COMMAND
        self._places = [Place() for _ in range(processes)]
        self._idle = list(self._places)
        self._turns = Turns(processes)
        self._budget_s = budget_s
        self._running: list[asyncio.subprocess.Process] = []

    async def think(self, job: Job) -> Thought:
        """A thought, or why there is none; never longer than the budget."""
        thought = await self.answer(job)
        assert isinstance(thought, Thought)
        return thought

    async def study(self, study: Study) -> Studied:
        """A part of an analysis, or why there is none; never longer than the budget either."""
        studied = await self.answer(study)
        assert isinstance(studied, Studied)
        return studied

    async def answer(self, job: Asked) -> Answered:
        await self._turns.take(job.for_whom)
        try:
            # Where the bot is kept, if nothing else is thought there: a prompt answer is worth more than an old tree.
            place = next((place for place in self._idle if place.keeps(job)), self._idle[-1])
            self._idle.remove(place)
            try:
                return await self._think_at(place, job)
            finally:
                self._idle.append(place)
        finally:
            self._turns.give()

    async def hands(self) -> int:
        return len(self._places)

    def forget(self, table: str) -> None:
        """Its game is over, and so are its bots: their processes hear of it with the next job."""
        for place in self._places:
            place.forget(table)

    async def close(self) -> None:
        for place in self._places:
            self._end(place)
        # All that were ever started, also those that were ended in the middle of a thought.
        await asyncio.gather(*[process.wait() for process in self._running])

    async def _think_at(self, place: Place, job: Asked) -> Answered:
        try:
            if place.process is None or place.process.returncode is not None:
                await self._start(place)
            assert place.process is not None
            if isinstance(job, Job):
                job.forget = [*job.forget, *place.ended]
                place.ended.clear()
            async with asyncio.timeout(self._budget_s):
                thought = await self._ask(place.process, job)
        except TimeoutError:
            log.warning("a thinker overran its budget", extra={"table": job.table})
            self._end(place)
            return no_thought(job, "out of time")
        except (ConnectionError, EOFError, ValueError) as error:
            log.warning("a thinker died: %s", error, extra={"table": job.table})
            self._end(place)
            return no_thought(job, "thinker died")
        except asyncio.CancelledError:
            self._end(place)  # its answer would be taken for the next job's
            raise
        if isinstance(job, Job):
            place.remember(job)
        return thought

    async def _ask(self, process: asyncio.subprocess.Process, job: Asked) -> Answered:
        assert process.stdin is not None
        process.stdin.write(ENCODE(job) + b"\n")
        await process.stdin.drain()
        return DECODE_THOUGHT(await _line(process))

    async def _start(self, place: Place) -> None:
        self._running = [process for process in self._running if process.returncode is None]
        place.bots.clear()
        place.process = await asyncio.create_subprocess_exec(
            *self._command, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, limit=LINE_LIMIT
        )
        self._running.append(place.process)
        async with asyncio.timeout(START_S):
            await _line(place.process)  # it says when it is ready

    def _end(self, place: Place) -> None:
        """A new one takes its place when it is needed."""
        if place.process is not None and place.process.returncode is None:
            place.process.kill()
        place.process = None
        place.bots.clear()


async def _line(process: asyncio.subprocess.Process) -> bytes:
    assert process.stdout is not None
    line = await process.stdout.readline()
    if not line:
        raise EOFError("no answer")
    return line
