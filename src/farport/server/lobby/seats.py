"""Sitting down at a table and standing up, by oneself or by the host's hand."""

from __future__ import annotations

import asyncio
import hmac
from typing import Any

from sqlalchemy import and_, or_, select, update

from farport.server.club.bonds import Bonds
from farport.server.club.rated import RatedTables
from farport.server.errors import Refuse
from farport.server.ids import new_id
from farport.server.lobby.listed import MOST_OF_BOTS, require_host, row_of, seat_row, tables_of_bots
from farport.server.protocol.http import ChangeSeat, Join
from farport.server.protocol.shapes import Person
from farport.server.store import most, schema
from farport.server.tables.charter import SETTINGS
from farport.server.tables.entry import LogEntry
from farport.server.tables.hall import Hall
from farport.server.tables.seating import Chair
from farport.server.thinking.levels import require_bot

T = schema.tables.c
S = schema.seats.c
P = schema.people.c


class Seats:
    """The seats of tables before their start, and those in play whose person has gone for good."""

    def __init__(self, hall: Hall, rated: RatedTables) -> None:
        self._hall = hall
        self._rated = rated
        self._store = hall.archive.store
        self._bonds = Bonds(self._store)

    async def join(self, person: Person, id: str, wanted: Join) -> int:
        """Sit down on a free seat; the seat. A seat in play can be taken over where its person has gone for good.

        Whoever names no seat and sits there already stays where they are: the answer was lost, or a button was pressed
        twice. A second seat is asked for by its number.
        """
        self._hall.require_play()
        row = await row_of(self._hall, id)
        invited = _knows(row, wanted.invite)
        chairs = (await self._hall.archive.chairs([id]))[id]
        asked = any(chair.asked is not None and chair.asked.id == person.id for chair in chairs)
        if not row.public and not invited and not asked:
            raise Refuse("no_table")
        if row.host is not None:
            await self._bonds.require_welcome(person.id, [row.host])
        if row.status in ("running", "paused"):
            return await self._take_over(person, id, wanted)
        if row.status != "open":
            raise Refuse("started")
        if SETTINGS.decode(row.settings).rated:
            await self._rated.require_person(person)
        free = [
            chair.seat
            for chair in sorted(chairs, key=lambda chair: (chair.asked is None, chair.seat))
            if chair.free and _open_to(chair, person, invited=invited) and wanted.seat in (None, chair.seat)
        ]
        other = schema.seats.alias().c
        sits = select(other.seat).where(other.table_id == id, other.person == person.id).order_by(other.seat)
        for seat in free:
            where = and_(S.table_id == id, S.seat == seat, S.person.is_(None), S.bot.is_(None))
            if wanted.seat is None:
                where = and_(where, ~sits.exists())
            still_open = S.table_id.in_(select(T.id).where(T.id == id, T.status == "open"))
            written = await self._store.write(
                update(schema.seats)
                .where(where, still_open)
                .values(person=person.id, invited=False, asked=None, entropy=None)
            )
            if written[0].count == 1:
                await self._changed(id)
                return seat
        own = [] if wanted.seat is not None else await self._store.read(sits)
        if not own:
            raise Refuse("full")
        return int(own[0].seat)

    async def _take_over(self, person: Person, id: str, wanted: Join) -> int:
        table = await self._hall.table(id)
        play = table.play
        if play is None or play.charter.settings.absence != "replace":
            raise Refuse("started")
        for seat in table.seats_of(person):
            if wanted.seat in (None, seat) and seat not in play.vacant:
                # Theirs already: perhaps the answer has not reached them.
                await asyncio.shield(self._hall.list_seats(table))
                return seat
        for seat in play.vacant:
            if wanted.seat in (None, seat):
                await self._replace(table, seat, {"keeper": "person", "why": "replaced", "person": person.id})
                return seat
        raise Refuse("full")

    async def _replace(self, table: Any, seat: int, data: dict[str, object]) -> None:
        await table.submit(lambda _play, at: LogEntry("seat", at, seat=seat, data=data), f"x:{new_id()}")
        await asyncio.shield(self._hall.list_seats(table))

    async def _replace_by_bot(self, table: Any, seat: int, data: dict[str, object], host: Person) -> None:
        """Where nobody else sits it is one more table of bots alone, so the list has it before the log."""
        other = schema.seats.alias().c
        others = select(other.seat).where(other.table_id == table.id, other.seat != seat, other.person.is_not(None))
        few = ~most.more_than(tables_of_bots(host.id, besides=table.id), MOST_OF_BOTS - 1)
        this = update(schema.seats).where(S.table_id == table.id, S.seat == seat)
        listed = this.where(or_(others.exists(), few)).values(person=None, bot=data["bot"], level=data["level"])
        if (await self._store.write(most.held(host.id), listed))[-1].count == 0:
            raise Refuse("limit", {"most": MOST_OF_BOTS})
        try:
            await self._replace(table, seat, data)
        except Refuse:
            kept = table.chairs[seat]
            person = None if kept.person is None else kept.person.id
            await self._store.write(this.values(person=person, bot=kept.bot, level=kept.level))
            raise

    async def decline(self, person: Person, id: str) -> None:
        """Who was challenged does not want to play: the seat is free again."""
        seats = update(schema.seats).where(S.table_id == id, S.asked == person.id, S.person.is_(None))
        if (await self._store.write(seats.values(asked=None)))[0].count == 0:
            raise Refuse("no_ask")
        await self._changed(id)

    async def leave(self, person: Person, id: str, seat: int | None) -> None:
        row = await row_of(self._hall, id)
        if row.status != "open":
            raise Refuse("started")
        where = and_(S.table_id == id, S.person == person.id)
        if seat is not None:
            where = and_(where, S.seat == seat)
        written = await self._store.write(update(schema.seats).where(where).values(person=None, entropy=None))
        if written[0].count == 0:
            raise Refuse("not_your_seat")
        await self._changed(id)

    async def change_seat(self, person: Person, id: str, wanted: ChangeSeat) -> None:
        """The host turns a seat into something else; in play only where its person has gone for good."""
        row = await row_of(self._hall, id)
        require_host(row, person)
        if row.status in ("running", "paused"):
            table = await self._hall.table(id)
            if table.play is None or wanted.seat not in table.play.vacant:
                raise Refuse("started")
            if wanted.to.kind != "bot":
                raise Refuse("started")
            bot = require_bot(row.game, wanted.to.bot, wanted.to.level)
            data: dict[str, object] = {"keeper": "bot", "why": "replaced", "bot": bot, "level": wanted.to.level}
            await self._replace_by_bot(table, wanted.seat, data, person)
            return
        if row.status != "open":
            raise Refuse("started")
        if wanted.to.kind == "person":
            await self.require_askable(person, [] if wanted.to.person is None else [wanted.to.person])
        written = await self._store.write(
            update(schema.seats)
            .where(S.table_id == id, S.seat == wanted.seat)
            .values(**seat_row(row.game, wanted.to, person))
        )
        if written[0].count == 0:
            raise Refuse("not_found")
        await self._changed(id)

    async def require_askable(self, host: Person, people: list[str]) -> None:
        """Somebody else who is here and does not block the host, each once."""
        there = await self._store.read(select(P.id).where(P.id.in_(people), P.deleted_at.is_(None)))
        if len(there) != len(people) or host.id in people:
            raise Refuse("no_person")
        await self._bonds.require_welcome(host.id, people)

    async def _changed(self, id: str) -> None:
        await self._hall.changed(id)
        self._hall.lobby_changed()


def _open_to(chair: Chair, person: Person, *, invited: bool) -> bool:
    """A seat that is kept for somebody is theirs alone."""
    return (invited or not chair.invited) if chair.asked is None else chair.asked.id == person.id


def _knows(row: Any, invite: str | None) -> bool:
    return invite is not None and hmac.compare_digest(row.invite.encode(), invite.encode())
