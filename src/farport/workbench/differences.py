"""What differs between two versions of a game's data, value by value, and the smallest variant that makes it so."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from farport.kernel import Plain
from farport.kernel.data import PRESENTATION, entry_name, is_named
from farport.workbench.places import Place, parts


@dataclass(frozen=True, slots=True)
class Difference:
    """At one place: the printed value and the changed one; None where there is none (an entry that was added)."""

    place: Place
    old: Any
    new: Any


def differences(old: object, new: object, place: Place = ()) -> list[Difference]:
    """In the order of the data. Lists of which only the length differs, and lists of numbers, differ as a whole."""
    if _compare_by_parts(old, new):
        mine, other = parts(old), parts(new)
        found: list[Difference] = []
        for name in dict.fromkeys([*mine, *other]):
            found += differences(mine.get(name), other.get(name), (*place, name))
        return found
    return [] if old == new else [Difference(place, old, new)]


def _compare_by_parts(old: object, new: object) -> bool:
    if isinstance(old, dict) and isinstance(new, dict):
        return True
    if not (isinstance(old, list) and isinstance(new, list) and parts(old) and parts(new)):
        return False
    return (is_named(old) and is_named(new)) or len(old) == len(new)


def variant_of(printed: Plain, data: Plain, grows: frozenset[str] = frozenset()) -> Plain:
    """The smallest variant that makes `data` of the printed data, as the kernel lays it over."""
    return {
        key: _changed(printed.get(key), value, grows, key in grows)
        for key, value in data.items()
        if printed.get(key) != value
    }


def _changed(old: object, new: object, grows: frozenset[str], open_: bool) -> object:
    if isinstance(old, dict) and isinstance(new, dict):
        return {
            key: _changed(old.get(key), value, grows, key in grows)
            for key, value in new.items()
            if key not in old or old[key] != value
        }
    if is_named(old) and is_named(new) and isinstance(new, list):
        before = parts(old)
        entries = {entry_name(entry, 0): entry for entry in new}
        return [
            _changed_entry(before.get(name), entry, grows, open_)
            for name, entry in entries.items()
            if before.get(name) != entry
        ]
    return new


def _changed_entry(old: object, new: Any, grows: frozenset[str], open_: bool) -> object:
    """Of a known entry its name and what is changed, of a new one everything. Entries of a list that may grow are laid
    over key by key, so what is changed in them stands there whole."""
    if not isinstance(old, dict):
        return new
    label = "id" if "id" in new else "name"
    changed = {key: value for key, value in new.items() if key not in old or old[key] != value}
    if not open_:
        changed = {key: _changed(old.get(key), value, grows, key in grows) for key, value in changed.items()}
    return {label: new[label], **changed}


def presentation(variant: Plain) -> Plain:
    """What a variant brings for people to see."""
    return {key: variant[key] for key in PRESENTATION if key in variant}
