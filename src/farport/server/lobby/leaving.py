"""Leaving for good: what becomes of somebody's tables and seats."""

from __future__ import annotations

import contextlib

from sqlalchemy import select, update

from farport.server.errors import Refuse
from farport.server.ids import new_id
from farport.server.store import schema
from farport.server.tables.entry import LogEntry
from farport.server.tables.hall import Hall

T = schema.tables.c
S = schema.seats.c


async def leave_everything(hall: Hall, person: str) -> None:
    """Their open tables end, they stand up elsewhere, and at running tables the default action plays for their seat, so
    that the others can go on, unless the seat is for somebody else to take."""
    store = hall.archive.store
    await store.write(
        update(schema.tables).where(T.host == person, T.status == "open").values(status="cancelled"),
        update(schema.seats)
        .where(S.person == person, S.table_id.in_(select(T.id).where(T.status == "open")))
        .values(person=None),
    )
    rows = await store.read(
        select(S.table_id, S.seat)
        .select_from(schema.seats.join(schema.tables, T.id == S.table_id))
        .where(S.person == person, T.status.in_(("running", "paused")))
    )
    going = new_id()  # who has come back may go again
    for row in rows:
        table = await hall.table(row.table_id)
        keeper = "nobody" if table.charter.settings.absence == "replace" else "default"
        data: dict[str, object] = {"keeper": keeper, "why": "left"}
        with contextlib.suppress(Refuse):  # it is kept by the default action already, or over since
            await table.submit_late(
                lambda _play, at, seat=row.seat, data=data: LogEntry("seat", at, seat=seat, data=data),  # type: ignore[misc]
                f"l:{row.seat}:{going}",
            )
    hall.lobby_changed()
