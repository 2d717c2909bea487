"""Dossier: everything that is kept about a person, as one file for them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Select, select

from farport.server.cost import aside
from farport.server.store import schema
from farport.server.store.store import Store

HIDDEN: Final = ("password", "hash", "epoch", "public_key", "p256dh", "auth", "credential", "seed", "invite", "data")
COUNTED: Final = {  # what counts and dates secret acts of others, and what happened to them
    "tables": ("seq", "due_at"),
    "moves": ("seq", "events"),
}
JSON: Final = (
    "settings",
    "options",
    "scopes",
    "result",
    "body",
    "variant",
    "to_move",
    "detail",
    "plan",
    "wanted",
    "answer",
)


async def dossier(store: Store, person: str) -> bytes:
    """By the name of each table of the database, with every row that is about this person; secrets left out."""
    seats, entries, tables = schema.seats.c, schema.entries.c, schema.tables.c
    acts = schema.audit.c
    mine = select(seats.table_id).where(seats.person == person)
    own_moves = select(schema.entries).join(
        schema.seats,
        (seats.table_id == entries.table_id) & (seats.seat == entries.seat) & (seats.person == person),
    )
    wanted: dict[str, Select[Any]] = {
        "people": select(schema.people).where(schema.people.c.id == person),
        "passkeys": select(schema.passkeys).where(schema.passkeys.c.person == person),
        "tokens": select(schema.tokens).where(schema.tokens.c.person == person),
        "tables": select(schema.tables).where(
            tables.id.in_(mine) | (tables.host == person) | (tables.shared_by == person)
        ),
        "seats": select(schema.seats).where(seats.person == person),
        "challenges": select(seats.table_id, seats.seat, seats.asked).where(seats.asked == person),
        "moves": own_moves.where(entries.by == "person").order_by(entries.table_id, entries.seq),
        "chat": select(schema.chat).where(schema.chat.c.person == person).order_by(schema.chat.c.id),
        "visits": select(schema.visits).where(schema.visits.c.person == person),
        "notices": select(schema.notices).where(schema.notices.c.person == person),
        "held": select(schema.held).where(schema.held.c.person == person),
        "reports": select(schema.reports).where(schema.reports.c.person == person),
        "audit": select(acts.id, acts.at, acts.act, acts.detail).where(
            (acts.person == person) | (acts.operator == person)
        ),
        "bonds": select(schema.bonds).where(schema.bonds.c.person == person),
        "members": select(schema.members).where(schema.members.c.person == person),
        "pushes": select(schema.pushes).where(schema.pushes.c.person == person),
        "ratings": select(schema.ratings).where(schema.ratings.c.person == person).order_by(schema.ratings.c.contest),
        "attendances": select(schema.attendances).where(schema.attendances.c.person == person),
        "tournaments": select(schema.tournaments).where(schema.tournaments.c.host == person),
        "tournament_lines": select(schema.tournament_lines).where(schema.tournament_lines.c.person == person),
        "tidings": select(schema.tidings).where(schema.tidings.c.person == person),
        "creations": select(schema.creations).where(schema.creations.c.owner == person),
        "creation_versions": select(schema.creation_versions)
        .join(schema.creations, schema.creations.c.id == schema.creation_versions.c.creation)
        .where(schema.creations.c.owner == person),
        "runs": select(schema.runs).where(schema.runs.c.owner == person).order_by(schema.runs.c.created_at),
        "creation_ratings": select(schema.creation_ratings).where(schema.creation_ratings.c.person == person),
    }
    return await aside(_written, {name: await store.read(statement) for name, statement in wanted.items()})


def _written(found: Mapping[str, Sequence[Any]]) -> bytes:
    """Whoever has played for years has made tens of thousands of moves: nobody waits while they are written down."""
    rows = {name: [_row(name, row) for row in rows] for name, rows in found.items()}
    return msgspec.json.format(msgspec.json.encode(rows, enc_hook=str), indent=1)


def _row(name: str, row: Any) -> dict[str, object]:
    fields: dict[str, object] = {}
    for column, value in row._mapping.items():
        if column in COUNTED.get(name, ()):
            continue
        if column in HIDDEN and not (name in ("creations", "creation_versions") and column == "data"):
            continue
        fields[column] = msgspec.Raw(value.encode()) if column in (*JSON, "data") and isinstance(value, str) else value
    return fields
