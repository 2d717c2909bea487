"""Turns: who may have one of a few places next, so that nobody who asks for much keeps the others waiting."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from typing import Final

REMEMBERED: Final = 1_000  # who had a turn; whoever is forgotten had theirs long ago


class Turns:
    """The next turn is theirs who had the last one longest ago, however many places each of them asks for."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        self._served: OrderedDict[str, int] = OrderedDict()  # in which turn, the latest at the end
        self._turn = 0

    async def take(self, who: str) -> None:
        """Wait for a place; it must be given back."""
        if self._free > 0:  # then nobody waits
            self._free -= 1
            self._remember(who)
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(who, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # the place came in the same moment
                self.give()
            raise

    def give(self) -> None:
        """A place is free again."""
        while self._waiting:
            who = min(self._waiting, key=lambda who: self._served.get(who, 0))
            turns = self._waiting[who]
            turn = turns.popleft()
            if not turns:
                del self._waiting[who]
            if not turn.cancelled():
                self._remember(who)
                turn.set_result(None)
                return
        self._free += 1

    def _remember(self, who: str) -> None:
        self._turn += 1
        self._served[who] = self._turn
        self._served.move_to_end(who)
        if len(self._served) > REMEMBERED:
            self._served.popitem(last=False)
