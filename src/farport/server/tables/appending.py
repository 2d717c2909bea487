"""An entry on its way to the store, with what lists tell of the table once it is there."""

from __future__ import annotations

import msgspec

from farport.server.store.store import Head, Line
from farport.server.tables.due import due_at
from farport.server.tables.entry import LogEntry
from farport.server.tables.play import Play

DATED_MS = 60_000  # lists are so far behind with when a table that goes on was last played at
ENCODE = msgspec.json.Encoder().encode


def line_of(entry: LogEntry, after: Play, listed: Head | None = None) -> Line:
    """`after`: the Play that the entry leads to. Lists count, and date, what everybody knows of. `listed`: what the
    database has of the table, where that is known: its place in the lists is written anew only where it has another, or
    has been there for a while. Each list is an index, and the pages of indexes are most of what a line costs."""
    result = None if after.outcome is None else ENCODE(after.outcome).decode()
    to_move = ENCODE(after.told_to_move(())).decode()
    told = after.count_for(()).number(entry.seq)
    due, changed_at = due_at(after), after.told_at
    stays = False
    if listed is not None:
        _, status, _, was_due, was_changed, was_result, _ = listed
        stays = (status, was_due, was_result) == (after.status, due, result) and changed_at - was_changed < DATED_MS
        changed_at = was_changed if stays else changed_at
    return Line(entry.row(after.charter.id), (entry.seq, after.status, to_move, due, changed_at, result, told), stays)
