"""The operators' desk: looking at people and tables, and every act. Each is noted in the audit log with its effect.

The same desk serves the admin page and `farport admin`. What follows from an act at the workers (sockets that end,
tables that everybody is shown anew) they do when they read the log.
"""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Executable, delete, func, or_, select, update

from farport.kernel import Plain
from farport.server.errors import Refuse
from farport.server.identities.names import folded
from farport.server.ids import new_id
from farport.server.lobby.heads import Heads
from farport.server.lobby.leaving import leave_everything
from farport.server.moments import now_ms
from farport.server.operators import audit, reports
from farport.server.operators.audit import Operator, noted
from farport.server.operators.orders import BROADCAST, MAINTENANCE, Broadcast, Maintenance, in_force, ordered
from farport.server.protocol.http import FoundPeople, FoundPerson, HandOver, PersonFile, TableFile
from farport.server.protocol.shapes import Person
from farport.server.store import schema
from farport.server.tables import faces
from farport.server.tables.entry import LogEntry
from farport.server.tables.hall import Hall
from farport.server.tables.play import Play
from farport.server.tables.visits import Visits
from farport.server.thinking.levels import require_bot

P = schema.people.c
S = schema.seats.c
T = schema.tables.c
C = schema.chat.c
FOUND: Final = 50
LINES: Final = 50
TABLES: Final = 50
MINUTE_MS: Final = 60_000


class Desk:
    """Everything an operator may do. Who may be one is asked before."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self.store = hall.archive.store
        self._heads = Heads(hall.archive)
        self._visits = Visits(self.store)

    # ------------------------------------------------------------------ operators

    async def appoint(self, by: Operator, person: str, *, operator: bool) -> None:
        """Only a name that is kept can be an operator's: any other could be anybody's tomorrow."""
        row = await self._person(person)
        if operator and row.kept_name is None:
            raise Refuse("needs_password")
        await self._change_person(by, "appoint" if operator else "dismiss", person, {}, operator=operator)

    async def operators(self) -> list[Person]:
        rows = await self.store.read(select(P.id, P.name, P.kept_name).where(P.operator.is_(True)).order_by(P.name))
        return [Person(id=row.id, name=row.name, kept=row.kept_name is not None) for row in rows]

    # ------------------------------------------------------------------ looking

    async def find(self, text: str) -> FoundPeople:
        """People by id, or by a part of their name."""
        part = func.lower(P.name).contains(text.lower(), autoescape=True)
        rows = await self.store.read(
            select(schema.people)
            .where(or_(P.id == text, P.kept_name == folded(text), part), P.deleted_at.is_(None))
            .order_by(P.id != text, P.kept_name.is_(None), P.name)
            .limit(FOUND)
        )
        return FoundPeople(people=[_found(row) for row in rows])

    async def look_at_person(self, by: Operator, id: str) -> PersonFile:
        row = await self._person(id)
        await self.store.write(noted(by, "look", person=id))
        own = select(S.table_id).where(S.person == id)
        tables = await self.store.read(
            select(schema.tables).where(T.id.in_(own) | (T.host == id)).order_by(T.changed_at.desc()).limit(TABLES)
        )
        said = await self.store.read(
            select(C.id, C.at, C.table_id, C.text).where(C.person == id).order_by(C.id.desc()).limit(LINES)
        )
        return PersonFile(
            person=_found(row),
            tables=await self._heads.of(tables, None),
            said=[{"at": line.at, "table": line.table_id, "text": line.text} for line in said],
            reports=(await reports.read(self.store, about=id)).reports,
            acts=(await audit.read(self.store, person=id)).acts,
        )

    async def look_at_table(self, by: Operator, id: str) -> TableFile:
        row = await self._table(id)
        await self.store.write(noted(by, "look", table=id))
        play = (await self._hall.table(id)).play
        log = await self._hall.archive.entries(id, last=LINES)
        return TableFile(
            table=(await self._heads.of([row], None))[0],
            due_at=row.due_at,
            rules_version=row.rules_version,
            log=[] if play is None else faces.entries(play, log, ()),
            chat=await self._visits.chat(id),
            reports=(await reports.read(self.store, table=id)).reports,
            acts=(await audit.read(self.store, table=id)).acts,
        )

    # ------------------------------------------------------------------ people

    async def mute(self, by: Operator, person: str, minutes: int, why: str) -> None:
        """Nothing they write reaches a table for so long; 0: they may speak again."""
        until = now_ms() + minutes * MINUTE_MS if minutes else None
        detail: Plain = {"minutes": minutes, "why": why}
        await self._change_person(by, "mute" if minutes else "unmute", person, detail, muted_until=until)

    async def close(self, by: Operator, person: str, why: str) -> None:
        """Nobody comes in with this account any more: cookies and tokens end, and their seats play safe."""
        row = await self._person(person)
        if row.operator:
            raise Refuse("is_operator")
        await self.store.write(
            update(schema.people).where(P.id == person).values(closed_at=now_ms(), epoch=P.epoch + 1),
            delete(schema.tokens).where(schema.tokens.c.person == person),
            noted(by, "close", person=person, detail={"why": why}),
        )
        await leave_everything(self._hall, person)

    async def reopen(self, by: Operator, person: str, why: str) -> None:
        await self._change_person(by, "reopen", person, {"why": why}, closed_at=None)

    async def _change_person(self, by: Operator, act: str, person: str, detail: Plain, **values: Any) -> None:
        await self._person(person)
        await self.store.write(
            update(schema.people).where(P.id == person).values(**values), noted(by, act, person=person, detail=detail)
        )

    # ------------------------------------------------------------------ tables

    async def hand_over(self, by: Operator, table: str, wanted: HandOver) -> None:
        """A seat becomes another person's or a bot's, before the start or in play."""
        row = await self._table(table)
        chairs = (await self._hall.archive.chairs([table]))[table]
        if wanted.seat >= len(chairs):
            raise Refuse("not_found")
        sitting = await self._sitting(row.game, wanted)
        detail: Plain = {"seat": wanted.seat, "why": wanted.why, **sitting}
        note = noted(by, "hand over", table=table, person=wanted.person, detail=detail)
        if row.status == "open":
            seat = (S.table_id == table) & (S.seat == wanted.seat)
            values = {**sitting, "invited": False, "entropy": None}
            await self.store.write(update(schema.seats).where(seat).values(**values), note)
            return
        keeper = "person" if wanted.person is not None else "bot"
        data: Plain = {"keeper": keeper, "why": "replaced", "operator": True, **sitting}
        await self._append(table, note, lambda _play, at: LogEntry("seat", at, seat=wanted.seat, data=data))
        await self._hall.list_seats(await self._hall.table(table))

    async def _sitting(self, game: str, wanted: HandOver) -> Plain:
        if (wanted.person is None) == (wanted.bot is None):
            raise Refuse("bad_message", {"detail": "a seat goes to a person or to a bot"})
        if wanted.person is None:
            return {"person": None, "bot": require_bot(game, wanted.bot, wanted.level), "level": wanted.level}
        if (await self._person(wanted.person)).closed_at is not None:
            raise Refuse("closed")
        return {"person": wanted.person, "bot": None, "level": None}

    async def end_table(self, by: Operator, table: str, why: str) -> None:
        """Without a result; a table that has not begun is cancelled."""
        row = await self._table(table)
        note = noted(by, "end", table=table, detail={"why": why})
        if row.status == "open":
            waiting = (T.id == table) & (T.status == "open")
            await self.store.write(
                update(schema.tables).where(waiting).values(status="cancelled", changed_at=now_ms()), note
            )
            return
        await self._append(table, note, lambda _play, at: LogEntry("end", at, data={"why": "operator"}))

    async def _append(self, table: str, note: Executable, draft: Any) -> None:
        """Also in maintenance. Log and note are written together, or neither."""

        def running(play: Play, at: int) -> LogEntry:
            if play.over:
                raise Refuse("not_running")
            entry: LogEntry = draft(play, at)
            return entry

        live = await self._hall.table(table)
        await live.submit_late(running, f"op:{new_id()}", note)

    # ------------------------------------------------------------------ the server

    async def broadcast(self, by: Operator, text: str, minutes: int | None) -> None:
        """Shown to everybody, also to those who come later; an empty text takes it back."""
        at = now_ms()
        until = None if minutes is None else at + minutes * MINUTE_MS
        order = Broadcast(at=at, text=text, until=until) if text else None
        detail: Plain = {"text": text, "minutes": minutes}
        await self.store.write(*ordered(BROADCAST, order), noted(by, "broadcast", detail=detail))

    async def maintain(self, by: Operator, on: bool, text: str) -> None:
        """Nothing is played from now on, and no clock runs; or again, with the time given back."""
        before, _ = await in_force(self.store)
        if on:
            since = now_ms() if before is None else before.since
            order = Maintenance(since=since, text=text)
        elif before is None:
            raise Refuse("no_change")
        else:
            order = Maintenance(since=before.since, text=before.text, ended=True)
        note = noted(by, "maintenance", detail={"on": on, "text": text})
        await self.store.write(*ordered(MAINTENANCE, order), note)

    async def settle(self, by: Operator, report: str) -> None:
        R = schema.reports.c  # noqa: N806
        rows = await self.store.read(select(R.about, R.table_id).where(R.id == report))
        if not rows:
            raise Refuse("not_found")
        await self.store.write(
            update(schema.reports).where(R.id == report).values(settled_at=now_ms()),
            noted(by, "settle", person=rows[0].about, table=rows[0].table_id, detail={"report": report}),
        )

    # ------------------------------------------------------------------

    async def _person(self, id: str) -> Any:
        rows = await self.store.read(select(schema.people).where(P.id == id, P.deleted_at.is_(None)))
        if not rows:
            raise Refuse("no_person")
        return rows[0]

    async def _table(self, id: str) -> Any:
        row = await self._hall.archive.row(id)
        if row is None:
            raise Refuse("no_table")
        return row


def _found(row: Any) -> FoundPerson:
    muted = row.muted_until is not None and row.muted_until > now_ms()
    return FoundPerson(
        person=Person(id=row.id, name=row.name, kept=row.kept_name is not None),
        created_at=row.created_at,
        operator=row.operator,
        muted_until=row.muted_until if muted else None,
        closed_at=row.closed_at,
    )
