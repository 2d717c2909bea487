"""An entry on its way to the store, with what lists tell of the table once it is there."""

from __future__ import annotations

from typing import Final

import msgspec

from farport.server.store.store import Line
from farport.server.tables.due import due_at
from farport.server.tables.entry import LogEntry
from farport.server.tables.play import Play

ENCODE: Final = msgspec.json.Encoder().encode


def line_of(entry: LogEntry, after: Play) -> Line:
    """`after`: the Play that the entry leads to. Lists count, and date, what everybody knows of."""
    result = None if after.outcome is None else ENCODE(after.outcome).decode()
    to_move = ENCODE(after.told_to_move(())).decode()
    told = after.count_for(()).number(entry.seq)
    head = (entry.seq, after.status, to_move, due_at(after), after.told_at, result, told)
    return Line(entry.row(after.charter.id), head)
