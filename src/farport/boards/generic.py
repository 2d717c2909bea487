"""The drawing of any view: tables in tables. Made for games that have no drawing of their own."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import RenderableType
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from farport.kernel import Plain


def draw(view: Plain, seat: int | None) -> RenderableType:
    return drawn(view)


def drawn(value: object) -> RenderableType:
    if isinstance(value, dict) and value:
        return pairs(value)
    if isinstance(value, (list, tuple)) and value:
        if all(isinstance(entry, dict) for entry in value):
            return rows(value)
        if any(isinstance(entry, (dict, list, tuple)) for entry in value):
            return pairs({str(place): entry for place, entry in enumerate(value)})
    return Text(words(value))


def pairs(values: Plain) -> Table:
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    table.add_column(style="cyan", no_wrap=True)
    table.add_column()
    for key, value in values.items():
        table.add_row(escape(key.replace("_", " ")), drawn(value))
    return table


def rows(entries: Sequence[Plain]) -> Table:
    """A list of tables as one table, with a column for every key."""
    keys = list(dict.fromkeys([key for entry in entries for key in entry]))
    table = Table(box=box.SIMPLE, pad_edge=False)
    for key in keys:
        table.add_column(escape(key.replace("_", " ")), style="cyan" if key in ("id", "name", "seat") else "")
    for entry in entries:
        table.add_row(*[drawn(entry.get(key, "")) for key in keys])
    return table


def words(value: object) -> str:
    """Plain data in one line, as a person would write it."""
    if value is None:
        return "?"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, (list, tuple)):
        return ", ".join([words(entry) for entry in value]) if value else "-"
    if isinstance(value, dict):
        return ", ".join([f"{key} {words(entry)}" for key, entry in value.items()]) if value else "-"
    return str(value)


def tell(event: Plain, names: Sequence[str]) -> str:
    seat = event.get("seat")
    who = f"{names[seat]}: " if isinstance(seat, int) and 0 <= seat < len(names) else ""
    rest = [f"{key.replace('_', ' ')} {words(said)}" for key, said in event.items() if key not in ("kind", "seat")]
    return who + str(event.get("kind", "")).replace("_", " ") + (f" ({', '.join(rest)})" if rest else "")
