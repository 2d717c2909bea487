"""What every part of the lobby asks of a table as the lists have it, and what a host may have only so many of."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import and_, func, or_, select

from farport.server.errors import Refuse
from farport.server.moments import now_ms
from farport.server.protocol.http import SeatChoice
from farport.server.protocol.shapes import Person
from farport.server.store import most, schema
from farport.server.tables.hall import Hall
from farport.server.thinking.levels import require_bot

T = schema.tables.c
S = schema.seats.c
MOST_OPEN: Final = 20  # open tables of one host
MOST_OF_BOTS: Final = 3  # running tables of one host at which nobody sits: these never wait, and would think all day
STARTING_MS: Final = 60_000  # a start that takes longer has failed


async def row_of(hall: Hall, id: str) -> Any:
    row = await hall.archive.row(id)
    if row is None:
        raise Refuse("no_table")
    return row


def require_host(row: Any, person: Person) -> None:
    if row.host != person.id:
        raise Refuse("not_host")


def seat_row(game: str, choice: SeatChoice, me: Person) -> dict[str, Any]:
    """A seat of the database as somebody chose it."""
    bot = require_bot(game, choice.bot, choice.level) if choice.kind == "bot" else None
    if (choice.kind == "person") != (choice.person is not None):
        raise Refuse("bad_option", {"detail": "person"})
    return {
        "person": me.id if choice.kind == "me" else None,
        "bot": bot,
        "level": choice.level if bot is not None else None,
        "invited": choice.kind == "invite",
        "asked": choice.person,
        "entropy": None,
    }


def open_tables(host: Person) -> most.Own:
    return select(func.count()).select_from(schema.tables).where(T.host == host.id, T.status == "open")


def tables_of_bots(host: str, besides: str = "", at: int | None = None) -> most.Own:
    """Tables of a host at which nobody sits: those that run, and those that start in this moment."""
    sits = select(S.seat).where(S.table_id == T.id, S.person.is_not(None)).correlate(schema.tables).exists()
    starts = and_(T.status == "open", T.started_at > (now_ms() if at is None else at) - STARTING_MS)
    return (
        select(func.count())
        .select_from(schema.tables)
        .where(T.host == host, T.id != besides, or_(T.status == "running", starts), ~sits)
    )
