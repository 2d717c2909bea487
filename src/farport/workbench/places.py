"""Places: the way to a value of a game's data. Keys, and entries of lists by their id or name, else by their number."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from farport.kernel import Plain
from farport.kernel.data import entry_name, is_named

Place = tuple[str, ...]
NOWHERE = object()


def parts(value: object) -> dict[str, Any]:
    """What is directly below a value: of a table by key, of a list of tables by the names of its entries."""
    if isinstance(value, dict):
        return value
    if isinstance(value, list) and any(isinstance(entry, dict) for entry in value):
        return {entry_name(entry, number): entry for number, entry in enumerate(value)}
    return {}


def leaves(value: object, place: Place = ()) -> Iterator[tuple[Place, Any]]:
    """Every value that a form has a field for; a list of numbers or words is one."""
    below = parts(value)
    if not below and (not isinstance(value, dict) or place):
        yield place, value
    for name, part in below.items():
        yield from leaves(part, (*place, name))


def value_at(data: object, place: Place) -> Any:
    """The value there, or NOWHERE."""
    for name in place:
        below = parts(data)
        if name not in below:
            return NOWHERE
        data = below[name]
    return data


def with_value(data: Any, place: Place, value: object) -> Any:
    """A copy of the data with `value` there: a new key or a new entry where there was none."""
    if not place:
        return value
    name, *way = place
    rest = tuple(way)
    if isinstance(data, list):
        names = [entry_name(entry, number) for number, entry in enumerate(data)]
        if name in names:
            at = names.index(name)
            return [*data[:at], with_value(data[at], rest, value), *data[at + 1 :]]
        return [*data, with_value({}, rest, value)]
    table = data if isinstance(data, dict) else {}
    return {**table, name: with_value(table.get(name, {}), rest, value)}


def without(changes: Plain, place: Place) -> Plain | None:
    """The changes less what they have at this place or, failing that, at the last part of the way that they have.

    None: they do not even begin there. What is left empty goes too.
    """
    left: Plain | None = _without(changes, place)
    return left


def _without(changes: Any, place: Place) -> Any:
    below = parts(changes)
    if not place or place[0] not in below:
        return None
    name, rest = place[0], place[1:]
    part = _without(below[name], rest) if rest else None
    gone = part is None or _is_empty(part)
    if isinstance(changes, dict):
        kept = {key: value for key, value in changes.items() if key != name}
        return kept if gone else {key: part if key == name else value for key, value in changes.items()}
    if not is_named(changes):
        return None  # a list without names is changed as a whole
    return [
        part if entry_name(entry, at) == name else entry
        for at, entry in enumerate(changes)
        if not gone or entry_name(entry, at) != name
    ]


def _is_empty(part: Any) -> bool:
    """Nothing, or only the name of an entry."""
    if isinstance(part, dict):
        return not set(part) - {"id", "name"} or not part
    return not part
