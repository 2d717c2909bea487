"""Club: everything of the club in one worker, and the task that keeps it going."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

from farport.server.club.cards import Cards
from farport.server.club.leaderboards import Leaderboards
from farport.server.club.rated import RatedTables
from farport.server.club.ratings.ledger import Ledger
from farport.server.club.reliability import Attendances
from farport.server.club.settling import AT_ONCE, Settling
from farport.server.club.watch import Watch
from farport.server.errors import StoreAway

if TYPE_CHECKING:
    from farport.server.metrics import Metrics
    from farport.server.tables.hall import Hall

LOOK_S: Final = 2.0  # what another worker has left undone is taken up after so long
log = logging.getLogger("farport.club")


class Club:
    """Ratings, lists and reliability over one store."""

    def __init__(self, hall: Hall, metrics: Metrics) -> None:
        store = hall.archive.store
        self._hall = hall
        self._wake = asyncio.Event()
        self._also: list[Callable[[], Awaitable[None]]] = []
        self.ledger = Ledger(store)
        self.attendances = Attendances(store)
        self.rated = RatedTables(self.attendances, self.ledger.measured)
        watch = Watch(store)
        self.settling = Settling(hall, self.ledger, watch, metrics)
        self.cards = Cards(store, self.ledger, self.attendances, watch)
        self.leaderboards = Leaderboards(store, self.ledger)

    def also_look(self, look: Callable[[], Awaitable[None]]) -> None:
        """At something else that goes on by itself, after every table that is over."""
        self._also.append(look)

    def table_over(self) -> None:
        """A table has ended here: there is something to settle."""
        self._wake.set()

    async def look_for_ever(self) -> None:
        while True:
            try:
                async with asyncio.timeout(LOOK_S):
                    await self._wake.wait()
            except TimeoutError:
                pass
            self._wake.clear()
            try:
                await self.look()
            except StoreAway as error:
                log.warning("club: the store is away: %s", error)

    async def look(self) -> None:
        """Everything that is due; nothing while the server stands still."""
        if self._hall.still:
            return
        while await self.settling.settle_due() == AT_ONCE:
            await asyncio.sleep(0)
        for look in self._also:
            await look()
