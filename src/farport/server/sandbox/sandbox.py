"""Sandbox: the limited processes of one worker, who may ask them, and what happens to those that overrun."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
from typing import TYPE_CHECKING, Final

from farport.server.causes import HELPERS, waits_for
from farport.server.errors import Refuse
from farport.server.limits import WHENCE
from farport.server.sandbox.question import CPU_S, ENCODE, READ_ANSWER, Answer, Question, Retell, is_large
from farport.server.thinking.turns import Turns

if TYPE_CHECKING:
    from farport.server.limits import Limits

PLACES: Final = 2
MEGABYTES: Final = 512  # of address space
PATIENCE: Final = 5  # on a busy machine a question takes so many times longer than its CPU time
START_S: Final = 60.0  # for a new process to be ready: its imports are not the question's time
LINE: Final = 32 * 1024 * 1024
log = logging.getLogger("farport.sandbox")


class Place:
    """Room for one process."""

    __slots__ = ("process",)

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None


class Sandbox:
    """Whoever asks pays with the CPU time that the answer took, and has a turn after those who asked less."""

    def __init__(self, limits: Limits, *, megabytes: int = MEGABYTES) -> None:
        self._limits = limits
        self._megabytes = megabytes
        self._idle = [Place() for _ in range(PLACES)]
        self._turns = Turns(PLACES)
        self._started: list[asyncio.subprocess.Process] = []

    async def ask(self, question: Question, who: str) -> Answer:
        """The answer; where there is none in time, that is the answer. Refused: who asks has used up what they had."""
        if not isinstance(question, Retell) and is_large(question.data):  # a draft's text is looked at where it is read
            return Answer(code="big_variant")
        self._require_means(who)
        with waits_for(HELPERS):
            await self._turns.take(who)
            try:
                self._require_means(who)  # what was asked for at the same time has its price by now
                place = self._idle.pop()
                try:
                    answer = await self._ask_at(place, question)
                finally:
                    self._idle.append(place)
            finally:
                self._turns.give()
        self._limits.charge("trial", who, answer.cpu_s)
        if (where := WHENCE.get()) is not None:
            self._limits.charge("trials", where, answer.cpu_s)
        return answer

    def _require_means(self, who: str) -> None:
        self._limits.require("trial", who)
        if (where := WHENCE.get()) is not None:
            self._limits.require("trials", where)

    async def _ask_at(self, place: Place, question: Question) -> Answer:
        try:
            process = await self._ready(place)
            async with asyncio.timeout(CPU_S[type(question)] * PATIENCE):
                assert process.stdin is not None
                process.stdin.write(ENCODE(question) + b"\n")
                await process.stdin.drain()
                return READ_ANSWER(await _line(process))
        except (TimeoutError, ConnectionError, EOFError, ValueError) as error:
            log.warning("a question overran its limits: %r", error)
            self._end(place)
            return Answer(code="slow_variant", cpu_s=float(CPU_S[type(question)]))
        except asyncio.CancelledError:
            self._end(place)  # its answer would be taken for that to the next question
            raise

    async def _ready(self, place: Place) -> asyncio.subprocess.Process:
        if place.process is None or place.process.returncode is not None:
            self._started = [process for process in self._started if process.returncode is None]
            place.process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "farport.server.sandbox.process",
                str(self._megabytes),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.DEVNULL,  # what memory runs out in says so at length
                limit=LINE,
            )
            self._started.append(place.process)
            async with asyncio.timeout(START_S):
                await _line(place.process)
        return place.process

    def _end(self, place: Place) -> None:
        """A new one takes its place when it is needed."""
        if place.process is not None:
            with contextlib.suppress(ProcessLookupError):
                place.process.kill()
        place.process = None

    async def close(self) -> None:
        for place in self._idle:
            self._end(place)
        for process in self._started:
            if process.returncode is None:
                with contextlib.suppress(ProcessLookupError):
                    process.kill()
        await asyncio.gather(*[process.wait() for process in self._started])


def require(answer: Answer) -> Answer:
    """The answer, unless it is a refusal."""
    problem = problem_of(answer)
    if problem is not None:
        raise problem
    return answer


def problem_of(answer: Answer) -> Refuse | None:
    return None if answer.code is None else Refuse(answer.code, answer.params, sentence=answer.sentence)


async def _line(process: asyncio.subprocess.Process) -> bytes:
    assert process.stdout is not None
    line = await process.stdout.readline()
    if not line:
        raise EOFError("it was ended by the limit")
    return line
