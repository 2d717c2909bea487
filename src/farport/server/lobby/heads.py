"""Tables as lists show them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import select
from sqlalchemy.engine import Row

from farport.server.protocol.http import LobbyLists
from farport.server.protocol.shapes import Person, TableHead, TableSettings, Value
from farport.server.store import schema
from farport.server.tables.archive import Archive
from farport.server.tables.faces import waiting_infos, with_names
from farport.server.tables.seating import Chair

C = schema.tables.c
LISTED = 50
MINE = 200
SETTINGS = msgspec.json.Decoder(TableSettings)
OPTIONS = msgspec.json.Decoder(dict[str, Value])
SEATS = msgspec.json.Decoder(list[int])


def head(row: Any, chairs: Sequence[Chair], host: Person | None, viewer: Person | None) -> TableHead:
    mine = [chair.seat for chair in chairs if viewer and chair.person is not None and chair.person.id == viewer.id]
    to_move = SEATS.decode(row.to_move) if row.status == "running" else []
    settings = SETTINGS.decode(row.settings)
    return TableHead(
        id=row.id,
        name=row.name,
        game=row.game,
        status=row.status,
        seats=with_names(waiting_infos(row.id, chairs, set()), settings.names),
        to_move=to_move,
        mine=mine,
        my_move=any(seat in to_move for seat in mine),
        host=host,
        public=row.public,
        created_at=row.created_at,
        changed_at=row.changed_at,
        seq=row.seq if row.told is None else row.told,
        settings=settings,
        options=OPTIONS.decode(row.options),
        variant_name=row.variant_name,
        shared=row.shared_at is not None,
        asked=any(viewer and chair.asked is not None and chair.asked.id == viewer.id for chair in chairs),
        bots_at=row.bots_at if row.status == "open" else None,
        club=row.club,
    )


class Heads:
    """The lists of the home page."""

    def __init__(self, archive: Archive) -> None:
        self._archive = archive

    async def of(self, rows: Sequence[Row[Any]], viewer: Person | None) -> list[TableHead]:
        if not rows:
            return []
        chairs = await self._archive.chairs([row.id for row in rows])
        hosts = await self._archive.people(sorted({row.host for row in rows if row.host is not None}))
        return [head(row, chairs[row.id], hosts.get(row.host), viewer) for row in rows]

    async def lobby(self, viewer: Person | None) -> LobbyLists:
        """Public tables: to join (a seat is free, or its person is gone for good), to watch, and finished lately."""
        gathering = [table for table in await self._public("open", viewer) if _joinable(table)]
        return LobbyLists(
            join=[*gathering, *await self._vacant(viewer)],
            watch=[table for table in await self._public("running", viewer) if table.settings.watchers],
            finished=await self._public("finished", viewer),
        )

    async def _public(self, status: str, viewer: Person | None) -> list[TableHead]:
        rows = await self._archive.store.read(
            select(schema.tables)
            .where(C.public.is_(True), C.status == status)
            .order_by(C.changed_at.desc())
            .limit(LISTED)
        )
        return await self.of(rows, viewer)

    async def _vacant(self, viewer: Person | None) -> list[TableHead]:
        s = schema.seats.c
        rows = await self._archive.store.read(
            select(schema.tables)
            .where(C.public.is_(True), C.status.in_(("running", "paused")))
            .where(C.id.in_(select(s.table_id).where(s.vacant.is_(True))))
            .order_by(C.changed_at.desc())
            .limit(LISTED)
        )
        return await self.of(rows, viewer)

    async def mine(self, viewer: Person) -> list[TableHead]:
        """Challenges and mine to move first, then what goes on, then what is over; each with the latest first."""
        s = schema.seats.c
        own = select(s.table_id).where((s.person == viewer.id) | (s.asked == viewer.id))
        rows = await self._archive.store.read(
            select(schema.tables)
            .where(C.id.in_(own) | ((C.host == viewer.id) & (C.status == "open")), C.status != "cancelled")
            .order_by(C.changed_at.desc())
            .limit(MINE)
        )
        tables = await self.of(rows, viewer)
        tables = [table for table in tables if table.mine or not table.asked or table.status == "open"]
        first = [table for table in tables if table.asked and table.status == "open"]
        rest = [table for table in tables if table not in first]
        rest.sort(key=lambda table: (not table.my_move, table.status not in ("open", "running", "paused")))
        return first + rest


def _joinable(table: TableHead) -> bool:
    return any(seat.keeper == "nobody" and not seat.invited and seat.asked is None for seat in table.seats)
