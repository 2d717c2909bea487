"""Reliability: how the last tables of a person ended, and what follows from it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import select

from farport.server.errors import Refuse
from farport.server.protocol.club import Attendance, Reliability
from farport.server.store import schema
from farport.server.store.store import Store

A = schema.attendances.c
LAST: Final = 100  # tables that count
NEW: Final = 10  # under so many nobody is judged
AMBER: Final = 93  # percent
FINISHED: Final = "finished"


class Attendances:
    """Reads what settling has noted."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, person: str, *, with_tables: bool = False) -> Reliability:
        rows = await self._store.read(
            select(A.table_id, A.how, A.at).where(A.person == person).order_by(A.at.desc(), A.table_id).limit(LAST)
        )
        counts = {how: sum([row.how == how for row in rows]) for how in (FINISHED, "timed_out", "abandoned")}
        left = counts["timed_out"] + counts["abandoned"]
        tables = [Attendance(table=row.table_id, how=row.how, at=row.at) for row in rows[::-1]]
        return Reliability(
            percent=round(100 * counts[FINISHED] / len(rows)) if len(rows) >= NEW else None,
            finished=counts[FINISHED],
            timed_out=counts["timed_out"],
            abandoned=counts["abandoned"],
            waits=max(0, left - counts[FINISHED] + 1) if left else 0,
            tables=tables if with_tables else [],
        )

    async def percents(self, people: Sequence[str]) -> dict[str, int | None]:
        """Of several at once."""
        return {person: (await self.of(person)).percent for person in people}

    async def require_reliable(self, person: str) -> None:
        """Who left tables waits, for rated ones and tournaments, until more are finished than were left."""
        waits = (await self.of(person)).waits
        if waits:
            raise Refuse("left_tables", {"more": waits})
