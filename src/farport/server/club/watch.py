"""Watching for tables that are thrown: written rules, and a report to the operators where they are broken.

A rated table is thrown where its person resigned or left before a third of what such tables usually take. Whoever threw
three of the last seven is told so on their page; at four the operators are told, once for each such row of tables.
Losing is never watched, and neither is refusing a rematch.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median
from typing import Any, Final

from sqlalchemy import insert, select

from farport.server.club.contest import Contest
from farport.server.ids import new_id
from farport.server.moments import now_ms
from farport.server.store import schema
from farport.server.store.store import Store

A = schema.attendances.c
LOOKED_AT: Final = 7
WARNED: Final = 3
REPORTED: Final = 4
USUAL_OF: Final = 50  # tables of the same game and seats that say what is usual …
USUAL_FROM: Final = 10  # … from so many on
EARLY: Final = 1 / 3


class Watch:
    """Looks at everybody of a contest who went before its end."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def look(self, contest: Contest) -> None:
        for part in contest.parts:
            if part.person is not None and part.left_at is not None:
                thrown = await self.thrown(part.person)
                if thrown and thrown[0] == contest.table and len(thrown) == REPORTED:
                    await self._report(part.person, contest, thrown)

    async def thrown(self, person: str) -> list[str]:
        """The tables among the last seven rated ones that this person threw, the newest first."""
        rows = await self._store.read(
            select(schema.attendances)
            .where(A.person == person, A.rated.is_(True))
            .order_by(A.at.desc(), A.table_id)
            .limit(LOOKED_AT)
        )
        return [row.table_id for row in rows if await self._early(row)]

    async def warned(self, person: str) -> bool:
        return len(await self.thrown(person)) >= WARNED

    async def _early(self, row: Any) -> bool:
        if row.resigned_at is None:
            return False
        rows = await self._store.read(
            select(A.length)
            .where(A.game == row.game, A.seats == row.seats, A.how == "finished", A.resigned_at.is_(None))
            .order_by(A.at.desc())
            .limit(USUAL_OF)
        )
        return len(rows) >= USUAL_FROM and row.resigned_at < EARLY * median([each.length for each in rows])

    async def _report(self, person: str, contest: Contest, thrown: Sequence[str]) -> None:
        text = f"{len(thrown)} of the last {LOOKED_AT} rated tables were given up early: {', '.join(thrown)}"
        await self._store.write(
            insert(schema.reports).values(
                id=new_id(), at=now_ms(), person=None, about=person, table_id=contest.table, said=None, text=text
            )
        )
