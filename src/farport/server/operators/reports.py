"""Reports: what players tell the operators about a person or a table."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import insert, select

from farport.server.errors import Refuse
from farport.server.ids import new_id
from farport.server.moments import now_ms
from farport.server.protocol.http import NewReport, Report, Reports
from farport.server.protocol.shapes import Person
from farport.server.store import schema
from farport.server.store.store import Store

R = schema.reports.c
C = schema.chat.c
PAGE: Final = 200


async def send(store: Store, sender: Person, wanted: NewReport) -> None:
    """Kept with the line of chat that it is about, which its speaker may yet take away."""
    about, said = wanted.person, None
    if wanted.line is not None:
        where = (C.id == wanted.line) & (C.table_id == (wanted.table or ""))
        rows = await store.read(select(C.person, C.text).where(where))
        if not rows:
            raise Refuse("not_found")
        about, said = rows[0].person, rows[0].text
    if about is not None and not await store.read(select(schema.people.c.id).where(schema.people.c.id == about)):
        raise Refuse("not_found")
    await store.write(
        insert(schema.reports).values(
            id=new_id(), at=now_ms(), person=sender.id, about=about, table_id=wanted.table, said=said, text=wanted.text
        )
    )


async def read(store: Store, *, settled: bool = False, about: str | None = None, table: str | None = None) -> Reports:
    """The oldest that waits first; settled ones with the latest first."""
    sender, meant = schema.people.alias("sender"), schema.people.alias("meant")
    wanted = (
        select(schema.reports, sender.c.name.label("sender_name"), meant.c.name.label("meant_name"))
        .select_from(schema.reports.outerjoin(sender, sender.c.id == R.person).outerjoin(meant, meant.c.id == R.about))
        .limit(PAGE)
    )
    if about is not None:
        wanted = wanted.where(R.about == about).order_by(R.at.desc())
    elif table is not None:
        wanted = wanted.where(R.table_id == table).order_by(R.at.desc())
    elif settled:
        wanted = wanted.where(R.settled_at.is_not(None)).order_by(R.settled_at.desc())
    else:
        wanted = wanted.where(R.settled_at.is_(None)).order_by(R.at)
    return Reports(reports=[_report(row) for row in await store.read(wanted)])


def _report(row: Any) -> Report:
    return Report(
        id=row.id,
        at=row.at,
        sender=None if row.person is None else Person(id=row.person, name=row.sender_name),
        about=None if row.about is None else Person(id=row.about, name=row.meant_name),
        table=row.table_id,
        said=row.said,
        text=row.text,
        settled_at=row.settled_at,
    )
