"""Tidings: what a line of a tournament's log means to the people in it, and telling them.

What is to be told is written in the same transaction as the line, and taken away by whoever tells it: so a killed
worker forgets nothing, and nobody is told twice. That a table has begun is told by the table itself.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Executable, and_, bindparam, delete, insert, select, update

from farport.kernel.words import text
from farport.server.club.tournaments.course import Course, Line
from farport.server.club.tournaments.standings import standings
from farport.server.identities.people import People
from farport.server.moments import now_ms
from farport.server.notify.notifier import Notifier, is_quiet, quiet_for_s
from farport.server.protocol.socket import Tiding
from farport.server.sockets.sockets import Sockets
from farport.server.store import schema
from farport.server.store.store import Store

N = schema.tidings.c
T = schema.tournaments.c
ENCODE = msgspec.json.Encoder().encode
PARAMS = msgspec.json.Decoder(dict[str, Any])
AT_ONCE: Final = 100
MINUTE_MS: Final = 60_000
DUE = (
    select(schema.tidings, T.name)
    .join(schema.tournaments, T.id == N.tournament)
    .where(N.due_at <= bindparam("now"))
    .order_by(N.due_at, N.tournament, N.seq, N.person)
    .limit(AT_ONCE)
)


class ToTell(NamedTuple):
    """`what`: round, bye, replaced, over or cancelled."""

    person: str
    what: str
    params: dict[str, Any]


def tidings_of(course: Course, line: Line) -> list[ToTell]:
    """Of a course after its last line."""
    number = len(course.rounds)
    found: list[tuple[str, str, dict[str, Any]]] = []
    if line.kind == "round":
        last = course.rounds[-1]
        found += [(key, "bye", {"number": number}) for key in last.byes]
        minutes = (last.due - last.at) // MINUTE_MS
        if minutes:  # where nobody has to sit down, the table begins at once and tells it
            for place, table in enumerate(last.tables, start=1):
                params = {"number": number, "table": place, "minutes": minutes}
                found += [(key, "round", params) for key in table.paired]
    elif line.kind == "start":
        found += [(key, "replaced", {"number": line.data["round"] + 1}) for key in line.data["absent"]]
    elif line.kind == "end":
        lines = standings(course)
        found += [(each.key, "over", {"place": each.place, "players": len(lines)}) for each in lines]
    elif line.kind == "cancel":
        found += [(key, "cancelled", {}) for key in course.entrants]
    entrants = course.entrants
    return [
        ToTell(entrants[key].person or "", what, params)
        for key, what, params in found
        if key in entrants and entrants[key].person is not None and (what == "replaced" or not entrants[key].withdrawn)
    ]


def noted(tournament: str, course: Course, line: Line) -> list[Executable]:
    """The statements that go with the line."""
    return [
        insert(schema.tidings).values(
            tournament=tournament,
            seq=course.seq,
            person=each.person,
            what=each.what,
            params=ENCODE(each.params).decode(),
            due_at=line.at,
        )
        for each in tidings_of(course, line)
    ]


class Tidings:
    """Tells what is due: on their page to those who are here, and to all others as they wish to hear of it."""

    def __init__(self, store: Store, people: People, notifier: Notifier, sockets: Sockets) -> None:
        self._store = store
        self._people = people
        self._notifier = notifier
        self._sockets = sockets

    async def tell_due(self) -> None:
        for row in await self._store.read(DUE, {"now": now_ms()}):
            await self._tell(row)

    async def _tell(self, row: Any) -> None:
        this = and_(N.tournament == row.tournament, N.seq == row.seq, N.person == row.person)
        identity = await self._people.by_id(row.person)
        if identity is None:
            await self._store.write(delete(schema.tidings).where(this))
            return
        params = {**PARAMS.decode(row.params), "name": identity.person.name, "cup": row.name}
        language = identity.settings.language
        subject = text(language, f"server-tiding-{row.what}-subject", params) or ""
        body = text(language, f"server-tiding-{row.what}-text", params) or ""
        quiet = identity.settings.quiet
        if is_quiet(quiet, now_ms()) and not self._is_here(row.person):
            later = now_ms() + int(quiet_for_s(quiet, now_ms()) * 1_000)
            await self._store.write(update(schema.tidings).where(this).values(due_at=later))
        elif (await self._store.write(delete(schema.tidings).where(this)))[0].count:  # or somebody else tells it
            for connection in (here := self._sockets.of(row.person)):
                connection.tell(Tiding(tournament=row.tournament, what=row.what, subject=subject, text=body))
            if not here:
                await self._notifier.tell(row.person, "tournament", subject, body, f"/tournament/{row.tournament}")

    def _is_here(self, person: str) -> bool:
        return bool(self._sockets.of(person))
