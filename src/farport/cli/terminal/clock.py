"""How game time passes at a terminal, for games with a clock of their own."""

from __future__ import annotations

import time
from typing import Protocol

from farport.kernel import State


class Clock(Protocol):
    """Where the time of a timed game comes from."""

    def present(self, state: State) -> int:
        """What time it is now, in game milliseconds; never before `state.now`."""

    def wait(self, state: State, due: int) -> None:
        """Until game time `due`."""


class Patient:
    """Time stands still while people think, and jumps to the next moment when nobody is asked."""

    def present(self, state: State) -> int:
        return state.now

    def wait(self, state: State, due: int) -> None:
        return


class Real:
    """Game time runs with the wall clock: `pace` game seconds in every real one."""

    def __init__(self, state: State, pace: float) -> None:
        self._pace = pace
        self._begin = time.monotonic()
        self._offset = state.now

    def present(self, state: State) -> int:
        if state.next_due is None:  # the clock stands: before a timed game begins, people may take their time
            self._begin = time.monotonic()
            self._offset = state.now
            return state.now
        passed = int((time.monotonic() - self._begin) * 1000 * self._pace)
        return max(state.now, self._offset + passed)

    def wait(self, state: State, due: int) -> None:
        ahead = due - self.present(state)
        if ahead > 0:
            time.sleep(ahead / 1000 / self._pace)
