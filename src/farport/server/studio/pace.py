"""The pace of people: how long a decision takes at finished tables of this server, for games told in minutes."""

from __future__ import annotations

import time
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from sqlalchemy import select

from farport.server.store import schema

if TYPE_CHECKING:
    from farport.server.store.store import Store

T = schema.tables.c
E = schema.entries.c
TABLES: Final = 40  # the latest
AWAY_S: Final = 180.0  # who takes longer for one decision is not at the table
KEPT_S: Final = 600.0
ENOUGH: Final = 5  # finished tables that it takes to speak of minutes

Pace = tuple[float, int]  # seconds a decision, and of how many tables


class Paces:
    """Asked of the store now and then: it changes slowly."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[str, tuple[float, Pace | None]] = {}

    async def of(self, game: str) -> Pace | None:
        """None where no person has played it to the end."""
        known = self._known.get(game)
        if known is None or time.monotonic() - known[0] > KEPT_S:
            known = self._known[game] = (time.monotonic(), await self._asked(game))
        return known[1]

    async def _asked(self, game: str) -> Pace | None:
        latest = select(T.id).where(T.game == game, T.status == "finished").order_by(T.changed_at.desc()).limit(TABLES)
        ids = [row.id for row in await self._store.read(latest)]
        found = await self._store.read(
            select(E.table_id, E.at, E.by, E.kind).where(E.table_id.in_(ids)).order_by(E.table_id, E.seq)
        )
        gaps: dict[str, list[float]] = {}
        for one, other in pairwise(found):
            if one.table_id == other.table_id and other.kind == "move" and other.by == "person":
                gap = (other.at - one.at) / 1000
                if gap <= AWAY_S:
                    gaps.setdefault(other.table_id, []).append(gap)
        if not gaps:
            return None
        return sum([sum(own) for own in gaps.values()]) / sum([len(own) for own in gaps.values()]), len(gaps)
