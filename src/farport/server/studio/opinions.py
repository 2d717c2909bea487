"""What players think of a creation: stars of people who have played it, one rating a person."""

from __future__ import annotations

from typing import Final

from sqlalchemy import delete, func, insert, select

from farport.server.errors import Refuse
from farport.server.moments import now_ms
from farport.server.protocol.shapes import Person
from farport.server.protocol.workbench import CreationRating
from farport.server.store import schema
from farport.server.store.store import Store
from farport.server.studio.creations import Creations

R = schema.creation_ratings.c
T = schema.tables.c
S = schema.seats.c
NEVER_BEGUN: Final = ("open",)


class Opinions:
    """Only who has sat at a table of it that began knows what it is like; its maker has an opinion already."""

    def __init__(self, store: Store, creations: Creations) -> None:
        self._store = store
        self._creations = creations

    async def of(self, person: Person | None, id: str) -> CreationRating:
        made = await self._creations.get(person, id)
        rated = (
            await self._store.read(
                select(func.count().label("many"), func.avg(R.stars).label("mean")).where(R.creation == id)
            )
        )[0]
        tables = await self._store.read(
            select(func.count()).select_from(schema.tables).where(T.creation == id, T.status.not_in(NEVER_BEGUN))
        )
        mine = None
        if person is not None:
            rows = await self._store.read(select(R.stars).where(R.creation == id, R.person == person.id))
            mine = rows[0][0] if rows else None
        return CreationRating(
            count=rated.many,
            mean=None if rated.mean is None else round(float(rated.mean), 2),
            mine=mine,
            may=person is not None and not made.mine and await self._has_played(person, id),
            tables=tables[0][0],
        )

    async def rate(self, person: Person, id: str, stars: int) -> CreationRating:
        made = await self._creations.get(person, id)
        if made.mine or not await self._has_played(person, id):
            raise Refuse("not_played")
        mine = delete(schema.creation_ratings).where(R.creation == id, R.person == person.id)
        given = insert(schema.creation_ratings).values(creation=id, person=person.id, stars=stars, at=now_ms())
        await self._store.write(mine, *([given] if stars else []))
        return await self.of(person, id)

    async def _has_played(self, person: Person, id: str) -> bool:
        joined = schema.seats.join(schema.tables, T.id == S.table_id)
        wanted = select(S.seat).select_from(joined).where(T.creation == id, S.person == person.id)
        return bool(await self._store.read(wanted.where(T.status.not_in(NEVER_BEGUN)).limit(1)))
