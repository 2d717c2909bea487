"""Presence: who is on, as far as they let it be known."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy import select, update

from farport.server.errors import StoreAway
from farport.server.moments import now_ms
from farport.server.protocol.http import Settings
from farport.server.store import schema

if TYPE_CHECKING:
    from farport.server.sockets.sockets import Sockets
    from farport.server.store.store import Store

P = schema.people.c
EVERY_S: Final = 45.0
FRESH_MS: Final = 100_000  # two rounds of it: one may come late
AT_ONCE: Final = 500
SETTINGS: Final = msgspec.json.Decoder(Settings)
log = logging.getLogger("farport.presence")


class Seen:
    """Somebody as others may know them: `on` is null where they keep it to themselves."""

    __slots__ = ("at", "on", "private")

    def __init__(self, on: bool | None, at: int | None, private: bool) -> None:
        self.on = on
        self.at = at
        self.private = private


class Presence:
    """Workers share no memory: each writes now and then who has a socket open there, all of them in a few statements.
    At the worker that is asked, an open socket counts at once."""

    def __init__(self, store: Store, sockets: Sockets) -> None:
        self._store = store
        self._sockets = sockets

    async def note_for_ever(self) -> None:
        while True:
            await asyncio.sleep(EVERY_S)
            try:
                await self.note()
            except StoreAway as error:
                log.warning("presence: the store is away: %s", error)

    async def note(self) -> None:
        here = self._sockets.people()
        for first in range(0, len(here), AT_ONCE):
            some = here[first : first + AT_ONCE]
            await self._store.write(update(schema.people).where(P.id.in_(some)).values(seen_at=now_ms()))

    async def of(self, people: Sequence[str]) -> dict[str, Seen]:
        rows = await self._store.read(select(P.id, P.settings, P.seen_at).where(P.id.in_(people)))
        return {row.id: self._seen(row) for row in rows}

    def _seen(self, row: Any) -> Seen:
        settings = SETTINGS.decode(row.settings)
        if not settings.presence:
            return Seen(None, None, settings.private)
        here = bool(self._sockets.of(row.id))
        seen_at = now_ms() if here else row.seen_at
        return Seen(here or (seen_at or 0) > now_ms() - FRESH_MS, seen_at, settings.private)
