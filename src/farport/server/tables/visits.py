"""How far people have looked at a table, what they say there, and whom they do not want to hear."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import insert, select, update

from farport.server.errors import Taken
from farport.server.moments import now_ms
from farport.server.protocol.shapes import ChatLine, Person
from farport.server.store import schema
from farport.server.store.store import Store

V = schema.visits.c
C = schema.chat.c
P = schema.people.c
LINES: Final = 200  # of chat, when a table is opened


class Visits:
    """Small things about a table that are not in its log, because they change nothing in play."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def seen(self, table: str, person: str) -> int:
        rows = await self._store.read(select(V.seq).where(V.table_id == table, V.person == person))
        return rows[0].seq if rows else 0

    async def set_seen(self, table: str, person: str, seq: int) -> None:
        await self._set(table, person, {"seq": seq})

    async def set_webhook(self, table: str, person: str, url: str | None) -> None:
        await self._set(table, person, {"webhook": url})

    async def set_silent(self, table: str, person: str, silent: bool) -> None:
        await self._set(table, person, {"silent": silent})

    async def is_silent(self, table: str, person: str) -> bool:
        rows = await self._store.read(select(V.silent).where(V.table_id == table, V.person == person))
        return bool(rows and rows[0].silent)

    async def webhook(self, table: str, person: str) -> str | None:
        rows = await self._store.read(select(V.webhook).where(V.table_id == table, V.person == person))
        return rows[0].webhook if rows else None

    async def _set(self, table: str, person: str, values: dict[str, Any]) -> None:
        change = update(schema.visits).where(V.table_id == table, V.person == person).values(**values)
        if (await self._store.write(change))[0].count:
            return
        try:
            first = {"seq": 0, **values}
            await self._store.write(insert(schema.visits).values(table_id=table, person=person, **first))
        except Taken:
            await self._store.write(change)

    # ------------------------------------------------------------------ chat

    async def say(self, table: str, person: Person, seat: int | None, text: str, key: str) -> tuple[ChatLine, bool]:
        """The line, and whether it is new: the same key says it once."""
        at = now_ms()
        try:
            written = await self._store.write(
                insert(schema.chat)
                .values(table_id=table, at=at, person=person.id, seat=seat, text=text, key=key)
                .returning(C.id)
            )
        except Taken:
            rows = await self._store.read(select(C.id, C.at).where(C.table_id == table, C.key == key))
            return ChatLine(id=rows[0].id, at=rows[0].at, person=person, seat=seat, text=text), False
        return ChatLine(id=written[0].rows[0].id, at=at, person=person, seat=seat, text=text), True

    async def chat(self, table: str) -> list[ChatLine]:
        """The last lines, the oldest first."""
        rows = await self._store.read(
            select(C.id, C.at, C.person, C.seat, C.text, P.name, P.kept_name)
            .select_from(schema.chat.outerjoin(schema.people, P.id == C.person))
            .where(C.table_id == table)
            .order_by(C.id.desc())
            .limit(LINES)
        )
        return [_line(row) for row in reversed(rows)]


def _line(row: Any) -> ChatLine:
    person = None
    if row.person is not None:
        person = Person(id=row.person, name=row.name, kept=row.kept_name is not None)
    return ChatLine(id=row.id, at=row.at, person=person, seat=row.seat, text=row.text)
