"""What differs between two games: the changed numbers, leaf by leaf, and a number's place in a data file."""

from __future__ import annotations

from typing import NamedTuple

from farport.kernel import DataError, Plain


class Change(NamedTuple):
    """Where, what it was and what it is; null: not there."""

    key: str
    old: object
    new: object


def changes(old: object, new: object, path: str = "") -> list[Change]:
    """All that differs. Entries of a list that have ids (or names) go by these: politics.capitalism.upkeep."""
    if isinstance(old, dict) and isinstance(new, dict):
        keys = list(dict.fromkeys([*old, *new]))
        return [change for key in keys for change in changes(old.get(key), new.get(key), f"{path}.{key}".lstrip("."))]
    if is_named(old) and is_named(new):
        return changes(by_name(old), by_name(new), path)
    return [] if old == new else [Change(path, old, new)]


def is_named(value: object) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(each, dict) and name_of(each) for each in value)


def name_of(entry: Plain) -> object:
    return entry.get("id", entry.get("name"))


def by_name(entries: object) -> Plain:
    assert isinstance(entries, list)
    return {str(name_of(entry)): entry for entry in entries}


def number_at(data: Plain, key: str) -> int | float:
    """The number at a place of a game's data; DataError where there is none."""
    value: object = data
    for part in key.split("."):
        if is_named(value):
            value = by_name(value)
        elif isinstance(value, list):
            value = {str(place): each for place, each in enumerate(value)}
        if not isinstance(value, dict) or part not in value:
            raise DataError(f"{key}: the game's data has no such place (at {part})")
        value = value[part]
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        raise DataError(f"{key}: a number is expected there, not {value!r}")
    return value


def laid(data: Plain, variant: Plain, values: dict[str, int | float]) -> Plain:
    """The variant with these numbers set too: an overlay, as designers write them."""
    made = _copied(variant)
    assert isinstance(made, dict)
    for key, value in values.items():
        _set(made, data, key.split("."), value)
    return made


def _set(made: Plain, data: object, parts: list[str], value: int | float) -> None:
    first, rest = parts[0], parts[1:]
    below = data.get(first) if isinstance(data, dict) else None
    if not rest:
        made[first] = value
    elif is_named(below):
        assert isinstance(below, list)
        own = by_name(below)[rest[0]]
        assert isinstance(own, dict)
        entries = made.setdefault(first, [])
        assert isinstance(entries, list)
        entry = next((each for each in entries if str(name_of(each)) == rest[0]), None)
        if entry is None:
            named = "id" if "id" in own else "name"
            entry = {named: own[named]}
            entries.append(entry)
        _set(entry, own, rest[1:], value)
    elif isinstance(below, list):
        whole = made.setdefault(first, _copied(below))
        assert isinstance(whole, list)
        _set_in_list(whole, rest, value)
    else:
        inner = made.setdefault(first, {})
        assert isinstance(inner, dict)
        _set(inner, below, rest, value)


def _set_in_list(whole: list[object], parts: list[str], value: int | float) -> None:
    """A plain list is replaced as a whole: the overlay holds all of it."""
    place = int(parts[0])
    if len(parts) == 1:
        whole[place] = value
        return
    inner = whole[place]
    if isinstance(inner, list):
        _set_in_list(inner, parts[1:], value)
    else:
        assert isinstance(inner, dict)
        _set(inner, inner, parts[1:], value)


def _copied(value: object) -> object:
    if isinstance(value, dict):
        return {key: _copied(part) for key, part in value.items()}
    return [_copied(part) for part in value] if isinstance(value, list) else value
