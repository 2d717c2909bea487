"""What a request costs: the CPU time that the server's loop spends on it, and a thread beside the loop."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Generator
from contextvars import ContextVar
from typing import Any, Final, Generic, TypeVar

from farport.server.causes import HELPERS, waits_for
from farport.server.stopwatch import SHORT_S, STOPWATCH

Answer = TypeVar("Answer")


class Metered(Generic[Answer]):
    """Awaits some work and adds up the time in which it keeps the loop's thread busy; while it waits nothing counts but
    what is done for it `aside`."""

    def __init__(self, work: Coroutine[Any, Any, Answer]) -> None:
        self._work = work
        self.seconds = 0.0
        self.aside = 0.0

    @property
    def cost(self) -> float:
        return self.seconds + self.aside

    def __await__(self) -> Generator[Any, Any, Answer]:
        METER.set(self)
        steps = self._work.__await__()
        value: Any = None
        error: BaseException | None = None
        while True:
            started = time.perf_counter()
            try:
                waited = steps.send(value) if error is None else steps.throw(error)
            except StopIteration as done:
                answer: Answer = done.value
                return answer
            finally:
                passed = time.perf_counter() - started
                self.seconds += passed if passed < SHORT_S else STOPWATCH.spent(passed)
            value, error = None, None
            try:
                value = yield waited
            except BaseException as raised:  # noqa: BLE001  (it is handed on to the work)
                error = raised


METER: Final[ContextVar[Metered[Any] | None]] = ContextVar("meter", default=None)


async def aside(work: Callable[..., Answer], *arguments: Any) -> Answer:
    """In a thread, so that nobody waits for it. It shares the interpreter with the loop, so it costs as much."""
    meter, spent = METER.get(), 0.0

    def timed() -> Answer:
        nonlocal spent
        started = time.thread_time()
        try:
            return work(*arguments)
        finally:
            spent = time.thread_time() - started

    try:
        with waits_for(HELPERS):
            return await asyncio.to_thread(timed)
    finally:
        if meter is not None:
            meter.aside += spent
