"""Turns: who may have one of a few places next, so that nobody who asks for much keeps the others waiting."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque


class Turns:
    """Everybody who waits has one turn after the other, however many places each of them asks for."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()  # who is next comes first

    async def take(self, who: str) -> None:
        """Wait for a place; it must be given back."""
        if self._free > 0:  # then nobody waits
            self._free -= 1
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
            who, turns = next(iter(self._waiting.items()))
            turn = turns.popleft()
            if turns:
                self._waiting.move_to_end(who)
            else:
                del self._waiting[who]
            if not turn.cancelled():
                turn.set_result(None)
                return
        self._free += 1
