"""Settling: when a table is over, its contest is rated and everybody's attendance noted, once, by whichever worker
comes first."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final

import msgspec
from sqlalchemy import Executable, bindparam, func, insert, select, update

from farport.kernel import FarportError
from farport.kernel.strength import labels
from farport.server.club.contest import Contest, Line, Part, attendance, can_be_rated, parts_of
from farport.server.club.ratings.ledger import Ledger
from farport.server.club.watch import Watch
from farport.server.errors import Refuse, Taken
from farport.server.metrics import Metrics
from farport.server.moments import now_ms
from farport.server.protocol.shapes import Outcome
from farport.server.store import schema
from farport.server.tables.charter import SETTINGS
from farport.server.tables.hall import Hall

T = schema.tables.c
E = schema.entries.c
AT_ONCE: Final = 20  # tables in one go
LATER_MS: Final = 600_000  # a table that cannot be opened here is tried again after that
AGAIN: Final = 20  # workers that settle at the same moment want the same number
KINDS: Final = ("start", "seat", "resign")
BODY = msgspec.json.Decoder(tuple[Any, dict[str, Any]])
RESULT = msgspec.json.Decoder(Outcome)
OVER = (
    select(schema.tables)
    .where(
        T.settled.is_(False),
        T.status.in_(("finished", "abandoned")),
        T.id.not_in(bindparam("stranded", expanding=True)),
    )
    .order_by(T.changed_at, T.id)
    .limit(AT_ONCE)
)
log = logging.getLogger("farport.club")


class Settling:
    """Takes note of tables that are over."""

    def __init__(self, hall: Hall, ledger: Ledger, watch: Watch, metrics: Metrics) -> None:
        self._hall = hall
        self._store = hall.archive.store
        self._ledger = ledger
        self._watch = watch
        self._metrics = metrics
        self._stranded: dict[str, int] = {}

    async def settle_due(self) -> int:
        """Settle what is over, the oldest first; how many tables that were."""
        at = now_ms()
        self._stranded = {table: until for table, until in self._stranded.items() if until > at}
        rows = await self._store.read(OVER, {"stranded": list(self._stranded)})
        for row in rows:
            try:
                await self._settle(row)
            except (Refuse, FarportError) as error:  # its game is not here, or its log leads nowhere
                log.warning("table %s cannot be settled now: %s", row.id, error)
                self._stranded[row.id] = at + LATER_MS
        return len(rows)

    async def _settle(self, row: Any) -> None:
        parts = await self.parts(row)
        rated = SETTINGS.decode(row.settings).rated and row.result is not None and can_be_rated(parts)
        if rated:
            await self._label(row.id, parts)
        contest = Contest(table=row.id, game=row.game, at=row.changed_at, parts=parts) if rated else None
        notes = [
            *_attendances(row, parts, rated=rated),
            update(schema.tables).where(T.id == row.id).values(settled=True),
        ]
        for attempt in range(AGAIN):
            try:
                await self._store.write(*([] if contest is None else await self._ledger.added(contest)), *notes)
            except Taken:
                if await self._is_settled(row.id):
                    return
                await asyncio.sleep(0.01 * attempt)
                continue
            if contest is not None:
                self._metrics.contests.inc()
                await self._watch.look(contest)
            return
        log.warning("table %s is settled later: too many want the next number", row.id)

    async def _is_settled(self, table: str) -> bool:
        rows = await self._store.read(select(T.settled).where(T.id == table))
        return not rows or bool(rows[0].settled)

    async def parts(self, row: Any) -> list[Part]:
        """Who sat at a table that is over, by its log."""
        rows = await self._store.read(
            select(E.seq, E.kind, E.seat, E.body).where(E.table_id == row.id, E.kind.in_(KINDS)).order_by(E.seq)
        )
        moves = await self._store.read(
            select(E.seat, func.max(E.seq).label("seq"))
            .where(E.table_id == row.id, E.kind == "move", E.by == "person")
            .group_by(E.seat)
        )
        if not rows:  # it was over before it began, as an imported record may be
            return []
        lines = [Line(each.seq, each.kind, each.seat, BODY.decode(each.body)[1]) for each in rows]
        ranks = None if row.result is None else RESULT.decode(row.result).ranks
        return parts_of(lines, {each.seat: each.seq for each in moves}, ranks)

    async def _label(self, id: str, parts: list[Part]) -> None:
        table = await self._hall.table(id)
        assert table.play is not None
        for seat, part in enumerate(parts):
            part.labels = labels(table.play.state, seat)


def _attendances(row: Any, parts: list[Part], *, rated: bool) -> list[Executable]:
    """Of everybody who played with other people, or for a rating. Who stood in to the end has finished a table."""
    people = {part.person: part for part in parts if part.person is not None}
    if len(people) <= 1 and not rated:
        return []
    noted = {person: (attendance(part, parts), part) for person, part in people.items()}
    rows = [
        _attendance(row, person, how, part, len(parts), rated=rated)
        for person, (how, part) in noted.items()
        if how is not None
    ]
    if row.status == "finished":
        stood_in = {part.stand_in: part for part in parts if part.stand_in and part.stand_in not in people}
        rows += [
            _attendance(row, person, "finished", part, len(parts), rated=False) for person, part in stood_in.items()
        ]
    return [insert(schema.attendances).values(values) for values in rows]


def _attendance(row: Any, person: str, how: str, part: Part, seats: int, *, rated: bool) -> dict[str, Any]:
    return {
        "table_id": row.id,
        "person": person,
        "game": row.game,
        "at": row.changed_at,
        "how": how,
        "rated": rated,
        "resigned_at": part.left_at if part.person == person else None,
        "length": row.seq,
        "seats": seats,
    }
