"""Standing orders: maintenance, and what is told to everybody. They lie in the store, so that all workers keep them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Final

import msgspec
from sqlalchemy import Executable, delete, insert, select

from farport.server.errors import Refuse, StoreAway
from farport.server.moments import now_ms
from farport.server.operators.audit import News
from farport.server.outage import make_up
from farport.server.protocol.socket import Notice
from farport.server.store import schema
from farport.server.store.store import Store
from farport.server.tables.hall import Hall

F = schema.facts.c
MAINTENANCE: Final = "maintenance"
BROADCAST: Final = "broadcast"
LOOK_S: Final = 2.0  # how late another worker, or a server beside the command line, does what was ordered
ENCODE = msgspec.json.Encoder().encode
log = logging.getLogger("farport.operators")


class Maintenance(msgspec.Struct):
    """Since when nothing is played; `ended`: it is over, and the time is still to be given back."""

    since: int
    text: str = ""
    ended: bool = False


class Broadcast(msgspec.Struct):
    """`until` null: until it is taken back."""

    at: int
    text: str
    until: int | None = None


def ordered(name: str, order: msgspec.Struct | None) -> list[Executable]:
    """The statements that put an order in force in place of the one before; None: none any more."""
    put_away = delete(schema.facts).where(F.name == name)
    if order is None:
        return [put_away]
    return [put_away, insert(schema.facts).values(name=name, value=ENCODE(order).decode())]


async def in_force(store: Store) -> tuple[Maintenance | None, Broadcast | None]:
    rows = await store.read(select(schema.facts).where(F.name.in_((MAINTENANCE, BROADCAST))))
    found = {row.name: row.value for row in rows}
    maintenance = msgspec.json.decode(found[MAINTENANCE], type=Maintenance) if MAINTENANCE in found else None
    broadcast = msgspec.json.decode(found[BROADCAST], type=Broadcast) if BROADCAST in found else None
    return maintenance, broadcast


class Orders:
    """What is in force, as this worker knows it. `on_news` hears every act, `on_change` that the orders are others."""

    def __init__(
        self, store: Store, hall: Hall, on_news: Callable[[Any], None], on_change: Callable[[Notice], None]
    ) -> None:
        self._store = store
        self._hall = hall
        self._news = News(store)
        self._on_news = on_news
        self._on_change = on_change
        self._looking = asyncio.Lock()
        self.maintenance: Maintenance | None = None
        self.broadcast: Broadcast | None = None

    @property
    def still(self) -> bool:
        """Nothing is played now; also not while time is given back after that."""
        return self.maintenance is not None

    def require_play(self) -> None:
        if self.still:
            raise Refuse("maintenance")

    def notice(self) -> Notice:
        maintenance, broadcast = self.maintenance, self.broadcast
        over = broadcast is not None and broadcast.until is not None and broadcast.until <= now_ms()
        return Notice(
            maintenance=maintenance is not None,
            maintenance_text="" if maintenance is None else maintenance.text,
            text="" if broadcast is None or over else broadcast.text,
            at=0 if broadcast is None else broadcast.at,
        )

    async def begin(self) -> None:
        """Before anything is judged: a server that starts in maintenance stays in it."""
        await self._news.look()
        self.maintenance, self.broadcast = await in_force(self._store)

    async def look_for_ever(self) -> None:
        while True:
            await asyncio.sleep(LOOK_S)
            try:
                await self.look()
            except StoreAway as error:
                log.warning("orders: the store is away: %s", error)

    async def look(self) -> None:
        """Do what follows from every act that was noted since."""
        async with self._looking:
            news = await self._news.look()
            for row in news:
                self._on_news(row)
            if news:
                before = self.notice()
                self.maintenance, self.broadcast = await in_force(self._store)
                if self.notice() != before:
                    self._on_change(self.notice())
            if self.maintenance is not None and self.maintenance.ended:
                await self._resume(self.maintenance)

    async def _resume(self, maintenance: Maintenance) -> None:
        """As after an outage: nobody could use their time. Every worker may do it; each table takes it once."""
        await make_up(self._hall, maintenance.since, now_ms())
        await self._store.write(
            delete(schema.facts).where(F.name == MAINTENANCE, F.value == ENCODE(maintenance).decode())
        )
        self.maintenance = None
        self._on_change(self.notice())
