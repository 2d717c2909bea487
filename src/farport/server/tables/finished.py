"""Finished tables as a flat table for other programs: a row for each seat, readable without Farport.

People are numbers here that hold within one export only: who they are is nobody's business in a file of figures.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any, Final

from sqlalchemy import select

from farport.arena.export import csv_of, parquet_of
from farport.kernel import Plain
from farport.server.moments import moment
from farport.server.store import schema
from farport.server.store.store import Store

T = schema.tables.c
S = schema.seats.c
E = schema.entries.c
AT_ONCE: Final = 200  # tables whose logs are read together
WHOLE: Final = ("rules_version", "creation_version", "seats", "seat", "player", "score", "rank", "moves")
REAL: Final = ("win", "minutes", "seconds")
COLUMNS: Final = (
    "table", "game", "rules_version", "variant", "variant_name", "creation", "creation_version", "options", "clock",
    "seats", "started", "ended", "minutes", "reason", "seat", "player", "bot", "level", "score", "rank", "win",
    "breakdown", "moves", "seconds",
)  # fmt: skip
"""`player`: a person, by a number; `bot`: else who played at the end. `seconds`: from the entry of the log before to
each move of the seat, summed up; `minutes`: from the start to the last entry. `variant`: changed data as JSON."""


async def finished(store: Store, game: str | None = None) -> list[Plain]:
    """Every seat of every table that came to its end, the oldest first."""
    where = [T.status == "finished", T.result.is_not(None), *([] if game is None else [T.game == game])]
    tables = await store.read(select(schema.tables).where(*where).order_by(T.created_at, T.id))
    people: dict[str, int] = {}
    rows: list[Plain] = []
    for first in range(0, len(tables), AT_ONCE):
        some = tables[first : first + AT_ONCE]
        ids = [table.id for table in some]
        seats: dict[str, list[Any]] = {}
        for seat in await store.read(select(schema.seats).where(S.table_id.in_(ids)).order_by(S.table_id, S.seat)):
            seats.setdefault(seat.table_id, []).append(seat)
        log = await store.read(
            select(E.table_id, E.seat, E.kind, E.at).where(E.table_id.in_(ids)).order_by(E.table_id, E.seq)
        )
        spent = _spent(log)
        for table in some:
            rows.extend(_rows(table, seats.get(table.id, []), spent, people))
    return rows


def as_file(rows: Sequence[Plain], kind: str) -> bytes:
    """As CSV or Parquet."""
    return csv_of(COLUMNS, rows).encode() if kind == "csv" else parquet_of(COLUMNS, rows, whole=WHOLE, real=REAL)


def _spent(log: Sequence[Any]) -> dict[tuple[str, int], tuple[int, float]]:
    """The moves of each seat, and how long they took."""
    found: dict[tuple[str, int], tuple[int, float]] = {}
    for before, entry in pairwise(log):
        if entry.kind == "move" and entry.seat is not None and before.table_id == entry.table_id:
            moves, seconds = found.get((entry.table_id, entry.seat), (0, 0.0))
            found[entry.table_id, entry.seat] = moves + 1, seconds + max(0, entry.at - before.at) / 1000
    return found


def _rows(
    table: Any, seats: Sequence[Any], spent: Mapping[tuple[str, int], tuple[int, float]], people: dict[str, int]
) -> list[Plain]:
    result = json.loads(table.result)
    winners = result["winners"]
    whole: Plain = {
        "table": table.id,
        "game": table.game,
        "rules_version": table.rules_version,
        "variant": table.variant,
        "variant_name": table.variant_name,
        "creation": table.creation,
        "creation_version": table.creation_version,
        "options": table.options,
        "clock": table.clock,
        "seats": len(seats),
        "started": moment(table.started_at),
        "ended": moment(table.changed_at),
        "minutes": None if table.started_at is None else round((table.changed_at - table.started_at) / 60_000, 3),
        "reason": result["reason"],
    }
    rows: list[Plain] = []
    for seat in seats:
        moves, seconds = spent.get((table.id, seat.seat), (0, 0.0))
        rows.append(
            whole
            | {
                "seat": seat.seat,
                "player": None if seat.person is None else people.setdefault(seat.person, len(people) + 1),
                "bot": seat.bot,
                "level": seat.level,
                "score": result["scores"][seat.seat],
                "rank": result["ranks"][seat.seat],
                "win": 1 / len(winners) if seat.seat in winners else 0.0,
                "breakdown": json.dumps(result["breakdown"][seat.seat], sort_keys=True),
                "moves": moves,
                "seconds": round(seconds, 3),
            }
        )
    return rows
