"""Figures: where a number of the text stands in the data of the engine, as one line.

    before.view.turn.fresh - after.view.turn.fresh
    after.view.tiles[tile=land][holder=0].count
    events.rolled#2.die

Keys and places in lists are joined by dots, `[field=value]` keeps what has that value, `.count` counts. A key behind a
filter wants exactly one entry. Paths and whole numbers are joined by ` + ` and ` - `.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from farport.kernel import DataError

TERM: Final = re.compile(r" ([+-]) ")
STEP: Final = re.compile(r"\[(?P<key>[^=\]]+)=(?P<value>[^\]]*)\]|\.?(?P<name>[^.\[]+)")
WHOLE: Final = re.compile(r"-?\d+")
COUNT: Final = "count"


def value_of(expression: str, roots: Mapping[str, Any]) -> int | str:
    """A whole number or a text; DataError where the path leads nowhere, or to something else."""
    first, *rest = TERM.split(expression.strip())
    value = _term(first, roots)
    for sign, term in zip(rest[::2], rest[1::2], strict=True):
        more = _term(term, roots)
        if not isinstance(value, int) or not isinstance(more, int):
            raise DataError(f"{expression}: only numbers can be added")
        value = value + more if sign == "+" else value - more
    return value


def _term(term: str, roots: Mapping[str, Any]) -> int | str:
    if WHOLE.fullmatch(term):
        return int(term)
    found = found_at(term, roots)
    if isinstance(found, bool) or found is None:
        return plain(found)
    if not isinstance(found, (int, str)):
        raise DataError(f"{term}: a number or a text is expected there, not {str(found)[:60]}")
    return found


def found_at(path: str, roots: Mapping[str, Any]) -> Any:
    """Whatever stands there."""
    here: Any = roots
    filtered = False
    at = 0
    while at < len(path):
        match = STEP.match(path, at)
        if match is None:
            raise DataError(f"{path}: cannot be read from {path[at:]!r} on")
        at = match.end()
        if match["key"] is not None:
            here = _kept(path, here, match["key"], match["value"])
            filtered = True
            continue
        if filtered and match["name"] != COUNT and not match["name"].isdigit():
            if len(here) != 1:
                raise DataError(f"{path}: {len(here)} entries fit, one is expected")
            here = here[0]
        filtered = False
        here = _below(path, here, match["name"])
    return here


def _kept(path: str, here: Any, key: str, value: str) -> list[Any]:
    entries = list(here.values()) if isinstance(here, Mapping) else here
    if not isinstance(entries, Sequence) or isinstance(entries, str):
        raise DataError(f"{path}: [{key}={value}] stands behind something that is no list")
    return [entry for entry in entries if isinstance(entry, Mapping) and key in entry and plain(entry[key]) == value]


def _below(path: str, here: Any, name: str) -> Any:
    if isinstance(here, Mapping):
        if name in here:
            return here[name]
        if name != COUNT:
            raise DataError(f"{path}: there is no {name}; there is {', '.join(map(str, here))[:200]}")
    elif isinstance(here, Sequence) and not isinstance(here, str):
        if name.isdigit() and int(name) < len(here):
            return here[int(name)]
        if name != COUNT:
            raise DataError(f"{path}: {name} is no place in a list of {len(here)}")
    else:
        raise DataError(f"{path}: nothing lies below {here!r}, so no {name}")
    return len(here)


def plain(value: Any) -> str:
    """As a filter and an expectation write it: none, true, 3,4 for a list."""
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return ",".join([plain(entry) for entry in value])
    return str(value)
