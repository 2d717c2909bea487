"""Notation: actions as short text, `move 1 D3`, the way the log writes them and a person types them.

An action is its kind and then its fields, in their order, one word each. A field that may be left out is named
(`cube=brown`), and so is every field after one that is not given. Any field may be named: `move to=D3 robot=1`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from farport.kernel.errors import ActionError

if TYPE_CHECKING:
    from farport.kernel.action import Field

NOTHING: Final = "-"  # an empty list
PLAIN_WORD: Final = re.compile(r"[^\s,\"\[\]{}]+")  # what needs no quotes


def spelled(value: object) -> str:
    """Plain data as one word without blanks; a list is joined by commas, goods are counted as in duck:2."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str) and PLAIN_WORD.fullmatch(value) and value != NOTHING:
        return value
    if isinstance(value, (list, tuple)) and all([_simple(entry) for entry in value]):
        return ",".join([spelled(entry) for entry in value]) or NOTHING
    if isinstance(value, dict) and all([_simple(key) and ":" not in key and _simple(value[key]) for key in value]):
        return ",".join([f"{key}:{spelled(value[key])}" for key in value]) or NOTHING
    return json.dumps(value, separators=(",", ":")).replace(" ", "\\u0020")


def _simple(value: object) -> bool:
    if isinstance(value, str):
        return PLAIN_WORD.fullmatch(value) is not None and value != NOTHING
    return isinstance(value, int)


def readings(word: str) -> list[object]:
    """The plain data that a word may stand for, the likeliest first; which of it is meant is for a field to say."""
    found: list[object] = []
    if word.startswith(("[", "{", '"')):
        with suppress(ValueError):
            found.append(json.loads(word))
    if word == NOTHING:
        found += [[], {}, None]
    found += [_number(word), word]
    parts = [part for part in word.split(",") if part]
    if parts and all([":" in part for part in parts]):
        pairs = [part.rpartition(":") for part in parts]
        found.append({key: _number(value) for key, _, value in pairs})
    found.append([_number(part) for part in parts])
    found.append(parts)
    if word in ("yes", "no"):
        found.append(word == "yes")
    return [*found, word.lower(), word.upper()]


def _number(word: str) -> object:
    return int(word) if re.fullmatch(r"-?[0-9]{1,18}", word) else word


def sentence(do: str, fields: Sequence[Field], data: dict[str, object], values: Sequence[object]) -> str:
    """An action as text, from its plain data and the values of its fields inside the rules."""
    words = [do]
    gap = False
    for field, value in zip(fields, values, strict=True):
        if data.get(field.name) is None:
            gap = True
        else:
            word = field.spell(value)
            words.append(f"{field.name}={word}" if gap or field.optional else word)
    return " ".join(words)


def parsed(do: str, fields: Sequence[Field], words: Sequence[str]) -> dict[str, object]:
    """The plain data of an action from the words after its kind; ActionError for a word too many or one that fits
    nowhere. What is missing is found by whoever reads the data."""
    data: dict[str, object] = {"do": do}
    waiting = list(fields)
    for word in words:
        name, sign, rest = word.partition("=")
        named = [field for field in fields if sign and field.name == name]
        field = named[0] if named else (waiting[0] if waiting else None)
        if field is None or field.name in data:
            names = ", ".join([each.name for each in fields]) if fields else "nothing more"
            raise ActionError(f"{do}: {word!r} is too much; what it takes is: {names}")
        data[field.name] = field.write(field.parse(rest if named else word))
        waiting = [each for each in waiting if each is not field]
    return data
