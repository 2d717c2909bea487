"""The CPU time of a loop's thread, without asking the system for it each time."""

from __future__ import annotations

import threading
import time
from typing import Final

SHORT_S: Final = 0.001


class Stopwatch(threading.local):
    """The CPU time of a loop's thread between two looks, without asking the system for it each time: that costs more
    than many a message. What was short by the wall's clock is taken for what it was; what was long may have stood still
    in between, so the thread is asked."""

    def __init__(self) -> None:
        self._asked = 0.0

    def spent(self, passed: float) -> float:
        """In the last `passed` seconds, which were more than SHORT_S: no more than all since it was asked last."""
        last, self._asked = self._asked, time.thread_time()
        return min(passed, self._asked - last)

    def ask(self) -> None:
        """Now and then, so that little has been done since."""
        self._asked = time.thread_time()


STOPWATCH: Final = Stopwatch()
