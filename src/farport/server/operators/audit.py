"""Audit: every act of an operator, written with it. It is also how all workers hear of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Executable, bindparam, func, insert, select

from farport.kernel import Plain
from farport.server.moments import now_ms
from farport.server.protocol.http import AuditLog, OperatorAct
from farport.server.store import schema
from farport.server.store.store import Store

A = schema.audit.c
ENCODE = msgspec.json.Encoder().encode
PLAIN = msgspec.json.Decoder(dict[str, Any])
PAGE: Final = 100
LATE: Final = 100  # a number may be given out before another and be seen after it
LATER = select(schema.audit).where(A.id > bindparam("than")).order_by(A.id)


class Operator:
    """Who acts: a person of this server, or (`id` null) whoever has its command line."""

    __slots__ = ("id", "name")

    def __init__(self, id: str | None, name: str) -> None:
        self.id = id
        self.name = name


def noted(
    by: Operator, act: str, *, table: str | None = None, person: str | None = None, detail: Plain | None = None
) -> Executable:
    """The line of an act, to be written in one transaction with what it does."""
    return insert(schema.audit).values(
        at=now_ms(),
        operator=by.id,
        name=by.name,
        act=act,
        table_id=table,
        person=person,
        detail=ENCODE(detail or {}).decode(),
    )


async def read(
    store: Store, before: int | None = None, *, person: str | None = None, table: str | None = None
) -> AuditLog:
    """The newest acts, or those before a number; all, or those about a person or a table."""
    wanted = select(schema.audit).order_by(A.id.desc()).limit(PAGE)
    if before is not None:
        wanted = wanted.where(A.id < before)
    if person is not None:
        wanted = wanted.where(A.person == person)
    if table is not None:
        wanted = wanted.where(A.table_id == table)
    return AuditLog(acts=[_act(row) for row in await store.read(wanted)])


def _act(row: Any) -> OperatorAct:
    return OperatorAct(
        id=row.id,
        at=row.at,
        operator=row.operator,
        name=row.name,
        act=row.act,
        table=row.table_id,
        person=row.person,
        detail=PLAIN.decode(row.detail),
    )


class News:
    """What was noted since the last look, each once."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._seen: set[int] | None = None

    async def look(self) -> Sequence[Any]:
        if self._seen is None:
            newest = (await self._store.read(select(func.max(A.id))))[0][0] or 0
            self._seen = set(range(max(0, newest - LATE), newest + 1))
            return []
        last = max(self._seen)
        rows = await self._store.read(LATER, {"than": last - LATE})
        news = [row for row in rows if row.id not in self._seen]
        self._seen.update(row.id for row in news)
        self._seen = {id for id in self._seen if id >= max(self._seen) - LATE}
        return news
