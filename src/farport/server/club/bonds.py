"""Bonds: whom people follow, and with whom they want nothing to do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from sqlalchemy import and_, delete, func, insert, or_, select

from farport.server.errors import Refuse
from farport.server.moments import now_ms
from farport.server.protocol.shapes import Person
from farport.server.store import most, schema

if TYPE_CHECKING:
    from farport.server.protocol.people import Bond
    from farport.server.store.store import Store

B = schema.bonds.c
P = schema.people.c
MOST: Final = 500


class Bonds:
    """One bond from a person to another: to follow or to block. Who is blocked cannot follow, challenge, or sit down at
    a table of who blocks them; neither is shown whether the other is on."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def tie(self, person: str, other: str, bond: Bond | None) -> None:
        if person == other or not await self._store.read(select(P.id).where(P.id == other, P.deleted_at.is_(None))):
            raise Refuse("no_person")
        own = and_(B.person == person, B.other == other)
        if bond is None:
            await self._store.write(delete(schema.bonds).where(own))
            return
        if bond == "follow":
            await self.require_welcome(person, [other])
        back = and_(B.person == other, B.other == person, B.kind == "follow")
        ends = [delete(schema.bonds).where(back)] if bond == "block" else []
        made = insert(schema.bonds).values(person=person, other=other, kind=bond, at=now_ms())
        theirs = select(func.count()).select_from(schema.bonds).where(B.person == person)
        change = [delete(schema.bonds).where(own), *ends, made]
        await most.add(self._store, person, theirs, MOST, change, [delete(schema.bonds).where(own)])

    async def of(self, person: str) -> dict[str, str]:
        """To whom, and which."""
        rows = await self._store.read(select(B.other, B.kind).where(B.person == person))
        return {row.other: row.kind for row in rows}

    async def towards(self, person: str) -> dict[str, str]:
        """From whom, and which."""
        rows = await self._store.read(select(B.person, B.kind).where(B.other == person))
        return {row.person: row.kind for row in rows}

    async def blocked(self, person: str, others: Sequence[str]) -> set[str]:
        """Those of the others who block this person, or are blocked by them."""
        if not others:
            return set()
        either = or_(
            and_(B.person == person, B.other.in_(others)),
            and_(B.other == person, B.person.in_(others)),
        )
        rows = await self._store.read(select(B.person, B.other).where(B.kind == "block", either))
        return {row.other if row.person == person else row.person for row in rows}

    async def require_welcome(self, person: str, others: Sequence[str]) -> None:
        """Refused where somebody blocks somebody."""
        if await self.blocked(person, others):
            raise Refuse("not_welcome")

    async def find(self, begins: str) -> list[Person]:
        """People whose kept name begins so."""
        sought = begins.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")
        rows = await self._store.read(
            select(P.id, P.name, P.kept_name)
            .where(P.kept_name.like(f"{sought}%", escape="\\"), P.deleted_at.is_(None), P.closed_at.is_(None))
            .order_by(P.kept_name)
            .limit(20)
        )
        return [Person(id=row.id, name=row.name, kept=True) for row in rows]
