"""The pulse of all sockets: felt in turn, by one timer for all of them."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final, Protocol

FIRST_S: Final = 0.5  # after its hello a socket is measured for the first time …
EVERY_S: Final = 20.0  # … and looked at as often from then on
TICK_S: Final = 0.25


class Felt(Protocol):
    """A socket."""

    def feel_pulse(self, *, first: bool) -> bool:
        """False when it need not be looked at again."""


class Pulse:
    """Two queues: everything that enters one waits equally long there, so the first in it is always due first."""

    def __init__(self) -> None:
        self._new: deque[tuple[float, Felt]] = deque()
        self._known: deque[tuple[float, Felt]] = deque()
        self._timer: asyncio.TimerHandle | None = None

    def feel(self, socket: Felt) -> None:
        """From now on, until it is gone."""
        loop = asyncio.get_running_loop()
        self._new.append((loop.time() + FIRST_S, socket))
        if self._timer is None:
            self._timer = loop.call_later(TICK_S, self._tick)

    def stop(self) -> None:
        self._new.clear()
        self._known.clear()
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _tick(self) -> None:
        loop = asyncio.get_running_loop()
        now = loop.time()
        self._take(self._new, now, first=True)
        self._take(self._known, now, first=False)
        waits = self._new or self._known
        self._timer = loop.call_later(TICK_S, self._tick) if waits else None

    def _take(self, waiting: deque[tuple[float, Felt]], now: float, *, first: bool) -> None:
        while waiting and waiting[0][0] <= now:
            _, socket = waiting.popleft()
            if socket.feel_pulse(first=first):
                self._known.append((now + EVERY_S, socket))
