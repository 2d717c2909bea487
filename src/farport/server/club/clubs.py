"""Clubs: people who play together, with tables and tournaments of their own."""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Delete, Executable, delete, func, insert, select, update

from farport.server.errors import Refuse, Taken
from farport.server.identities.names import cleaned, folded
from farport.server.ids import new_id, new_secret
from farport.server.moments import now_ms
from farport.server.protocol.people import ChangeMember, ClubHead, ClubPage, Member, NewClub
from farport.server.protocol.shapes import Person
from farport.server.store import most, schema

if TYPE_CHECKING:
    from farport.server.club.presence import Presence
    from farport.server.lobby.heads import Heads
    from farport.server.store.store import Store

C = schema.clubs.c
M = schema.members.c
P = schema.people.c
T = schema.tables.c
MOST: Final = 20  # clubs of one person
LISTED: Final = 50


class Clubs:
    """Whoever founds one keeps it; a club without anybody is gone."""

    def __init__(self, store: Store, heads: Heads, presence: Presence) -> None:
        self._store = store
        self._heads = heads
        self._presence = presence

    async def found(self, person: Person, wanted: NewClub) -> str:
        id, name, at = new_id(), cleaned(wanted.name), now_ms()
        club = insert(schema.clubs).values(
            id=id,
            name=name,
            kept_name=folded(name),
            about=wanted.about,
            open=wanted.open,
            invite=new_secret(),
            created_at=at,
        )
        keeper = insert(schema.members).values(club=id, person=person.id, keeper=True, since=at)
        try:
            await self._add_member(person.id, [club, keeper], delete(schema.clubs).where(C.id == id))
        except Taken:
            raise Refuse("name_taken", {"name": name}) from None
        return id

    async def change(self, person: Person, club: str, wanted: NewClub) -> None:
        await self._require_keeper(person.id, club)
        name = cleaned(wanted.name)
        changed = {"name": name, "kept_name": folded(name), "about": wanted.about, "open": wanted.open}
        try:
            await self._store.write(update(schema.clubs).where(C.id == club).values(**changed))
        except Taken:
            raise Refuse("name_taken", {"name": name}) from None

    async def enter(self, person: Person, club: str, invite: str | None) -> None:
        row = await self._row(club)
        if not row.open and not hmac.compare_digest(row.invite.encode(), (invite or "").encode()):
            raise Refuse("no_club")
        member = insert(schema.members).values(club=club, person=person.id, keeper=False, since=now_ms())
        try:
            own = delete(schema.members).where(M.club == club, M.person == person.id)
            await self._add_member(person.id, [member], own)
        except Taken:
            return  # a button was pressed twice

    async def leave(self, person: str, club: str) -> None:
        """The last one closes the door; where no keeper is left, the oldest member is one."""
        await self._row(club)
        await self._store.write(*self.without(person, club))

    async def leave_all(self, person: str) -> None:
        for row in await self._store.read(select(M.club).where(M.person == person)):
            await self._store.write(*self.without(person, row.club))

    @staticmethod
    def without(person: str, club: str) -> list[Any]:
        """The statements by which somebody is no member any more."""
        stay = select(M.person).where(M.club == club)
        oldest = select(M.person).where(M.club == club).order_by(M.since, M.person).limit(1).scalar_subquery()
        kept = schema.members.alias().c
        keepers = select(kept.person).where(kept.club == club, kept.keeper.is_(True)).exists()
        return [
            delete(schema.members).where(M.club == club, M.person == person),
            update(schema.members).where(M.club == club, M.person == oldest, ~keepers).values(keeper=True),
            update(schema.tables).where(T.club == club, ~stay.exists()).values(club=None),
            delete(schema.clubs).where(C.id == club, ~stay.exists()),
        ]

    async def change_member(self, keeper: Person, club: str, wanted: ChangeMember) -> None:
        await self._require_keeper(keeper.id, club)
        if not await is_member(self._store, club, wanted.person):
            raise Refuse("no_person")
        if not wanted.member:
            await self._store.write(*self.without(wanted.person, club))
            return
        if wanted.person == keeper.id and not wanted.keeper:
            raise Refuse("no_change")  # a club always has a keeper: leave it, or make somebody else one
        await self._store.write(
            update(schema.members).where(M.club == club, M.person == wanted.person).values(keeper=wanted.keeper)
        )

    async def page(self, club: str, viewer: Person | None, invite: str | None = None) -> ClubPage:
        """A club that is not open shows itself to members, and to those who have its link."""
        row = await self._row(club)
        members = await self._members(club)
        own = next((each for each in members if viewer is not None and each.person.id == viewer.id), None)
        invited = invite is not None and hmac.compare_digest(row.invite.encode(), invite.encode())
        if not row.open and own is None and not invited:
            raise Refuse("no_club")
        return ClubPage(
            club=_head(row, len(members), own is not None),
            members=members,
            tables=await self._tables(club, viewer),
            keeper=own is not None and own.keeper,
            invite=row.invite if own is not None else None,
        )

    async def _members(self, club: str) -> list[Member]:
        rows = await self._store.read(
            select(M.person, M.keeper, M.since, P.name, P.kept_name)
            .select_from(schema.members.join(schema.people, P.id == M.person))
            .where(M.club == club)
            .order_by(M.keeper.desc(), M.since, M.person)
        )
        seen = await self._presence.of([row.person for row in rows])
        return [
            Member(
                person=Person(id=row.person, name=row.name, kept=row.kept_name is not None),
                keeper=row.keeper,
                since=row.since,
                on=seen[row.person].on,
            )
            for row in rows
        ]

    async def _tables(self, club: str, viewer: Person | None) -> list[Any]:
        rows = await self._store.read(
            select(schema.tables)
            .where(T.club == club, T.public.is_(True), T.status != "cancelled")
            .order_by(T.changed_at.desc())
            .limit(LISTED)
        )
        return await self._heads.of(rows, viewer)

    async def of(self, person: str, viewer: str | None) -> list[ClubHead]:
        """The clubs of a person that the viewer may know of: open ones, and those of both."""
        mine = select(M.club).where(M.person == viewer) if viewer is not None else None
        visible = C.open.is_(True) if mine is None else C.open.is_(True) | C.id.in_(mine)
        return await self._heads_of(C.id.in_(select(M.club).where(M.person == person)) & visible, viewer)

    async def find(self, begins: str, viewer: str | None) -> list[ClubHead]:
        sought = folded(begins).replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")
        return await self._heads_of(C.open.is_(True) & C.kept_name.like(f"%{sought}%", escape="\\"), viewer)

    async def _heads_of(self, where: Any, viewer: str | None) -> list[ClubHead]:
        count = select(func.count()).select_from(schema.members).where(M.club == C.id).scalar_subquery()
        rows = await self._store.read(
            select(schema.clubs, count.label("size")).where(where).order_by(C.kept_name).limit(LISTED)
        )
        own = set()
        if viewer is not None:
            own = {row.club for row in await self._store.read(select(M.club).where(M.person == viewer))}
        return [_head(row, row.size, row.id in own) for row in rows]

    async def _row(self, club: str) -> Any:
        rows = await self._store.read(select(schema.clubs).where(C.id == club))
        if not rows:
            raise Refuse("no_club")
        return rows[0]

    async def _add_member(self, person: str, made: Sequence[Executable], undone: Delete) -> None:
        own = select(func.count()).select_from(schema.members).where(M.person == person)
        await most.add(self._store, person, own, MOST, made, [undone])

    async def _require_keeper(self, person: str, club: str) -> None:
        await self._row(club)
        if not await self._store.read(select(M.person).where(M.club == club, M.person == person, M.keeper.is_(True))):
            raise Refuse("not_keeper")


async def is_member(store: Store, club: str, person: str) -> bool:
    """Also asked where a table or a tournament is a club's own."""
    return bool(await store.read(select(M.person).where(M.club == club, M.person == person)))


def _head(row: Any, members: int, mine: bool) -> ClubHead:
    return ClubHead(id=row.id, name=row.name, about=row.about, open=row.open, members=members, mine=mine)
