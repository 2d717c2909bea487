"""Trials: what somebody has made is set up as a game in a thread, so that nobody else waits for it."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Callable
from typing import Any, Final, TypeVar

from farport.server.errors import Refuse

LIMIT_S: Final = 5.0
AT_ONCE: Final = 2
T = TypeVar("T")


class Trials:
    """A thread cannot be ended from outside. One that overruns keeps its place until it is done, so that there are
    never more than a few; and it is a daemon, so that a server that is told to stop does not wait for it either."""

    def __init__(self) -> None:
        self.limit_s = LIMIT_S
        self._places = asyncio.Semaphore(AT_ONCE)

    async def of(self, work: Callable[[], T]) -> T:
        """What `work` returns or raises; refused when that takes too long, waiting for a place included."""
        try:
            async with asyncio.timeout(self.limit_s):
                await self._places.acquire()
                return await self._begun(work)
        except TimeoutError:
            raise Refuse("slow_variant") from None

    def _begun(self, work: Callable[[], T]) -> asyncio.Future[T]:
        loop = asyncio.get_running_loop()
        outcome: asyncio.Future[T] = loop.create_future()

        def run() -> None:
            try:
                answer = work()
            except Exception as error:  # noqa: BLE001  (it is raised where the outcome is waited for)
                ended(outcome.set_exception, error)
            else:
                ended(outcome.set_result, answer)

        def ended(tell: Callable[[Any], None], what: object) -> None:
            with contextlib.suppress(RuntimeError):  # the loop has ended meanwhile
                loop.call_soon_threadsafe(end, tell, what)

        def end(tell: Callable[[Any], None], what: object) -> None:
            self._places.release()
            if not outcome.done():
                tell(what)

        threading.Thread(target=run, name="trial", daemon=True).start()
        return outcome
