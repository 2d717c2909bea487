"""What a request costs: the CPU time that the server's loop spends on it."""

from __future__ import annotations

import time
from collections.abc import Coroutine, Generator
from typing import Any, Generic, TypeVar

Answer = TypeVar("Answer")


class Metered(Generic[Answer]):
    """Awaits some work and adds up the time in which it keeps the loop's thread busy; while it waits nothing counts."""

    def __init__(self, work: Coroutine[Any, Any, Answer]) -> None:
        self._work = work
        self.seconds = 0.0

    def __await__(self) -> Generator[Any, Any, Answer]:
        steps = self._work.__await__()
        value: Any = None
        error: BaseException | None = None
        while True:
            started = time.thread_time()
            try:
                waited = steps.send(value) if error is None else steps.throw(error)
            except StopIteration as done:
                answer: Answer = done.value
                return answer
            finally:
                self.seconds += time.thread_time() - started
            value, error = None, None
            try:
                value = yield waited
            except BaseException as raised:  # noqa: BLE001  (it is handed on to the work)
                error = raised
