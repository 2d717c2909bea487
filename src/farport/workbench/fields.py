"""Fields: what may stand at each place of a game's data. Bounds come from the code that reads it, units and rules from
the game's schema, so that a form, a refusal and the rules never say different things."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from farport.kernel import Game
from farport.kernel.data import entry_name
from farport.workbench.places import Place, leaves

ANY = "*"
OPTIONS = ("option", "options")
PRESETS = "presets"  # sets of values for options
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Asked:
    """How the rules asked for a value: what kind, between which bounds, one of which words."""

    kind: str
    low: int | None = None
    high: int | None = None
    words: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Field:
    """One value of the data. `fixed` is the reason why a variant cannot change it, or ""."""

    place: Place
    kind: str
    low: int | None
    high: int | None
    words: tuple[str, ...]
    unit: str
    rules: tuple[str, ...]
    fixed: str


class Listening(dict[str, Any]):
    """A table of data that remembers what its readers expect (see farport.kernel.Table)."""

    def __init__(self, data: Mapping[str, Any], heard: dict[Place, Asked], place: Place = ()) -> None:
        super().__init__({key: _listening(value, heard, (*place, key)) for key, value in data.items()})
        self._heard = heard
        self._place = place

    def asked(self, key: str, kind: str, low: int | None, high: int | None, words: list[str] | None) -> None:
        place = (*self._place, key)
        if place not in self._heard or kind == "word":  # a word is read as a text first
            self._heard[place] = Asked(kind, low, high, tuple(words or ()))


def _listening(value: Any, heard: dict[Place, Asked], place: Place) -> Any:
    if isinstance(value, dict):
        return Listening(value, heard, place)
    if isinstance(value, list):
        return [_listening(entry, heard, (*place, entry_name(entry, number))) for number, entry in enumerate(value)]
    return value


def fields_of(game: Game) -> list[Field]:
    """Every field of the game's data, in its order."""
    heard: dict[Place, Asked] = {}
    game.with_data(Listening(game.data, heard), {})
    return [_field(game, place, value, heard.get(place)) for place, value in leaves(game.data) if place[-1] != "id"]


def _field(game: Game, place: Place, value: object, asked: Asked | None) -> Field:
    known = asked or Asked(_kind(value))
    schema = nearest(game.schema, place)
    unit, rules = (schema[0], schema[1:]) if schema else ("", ())
    option = place[1] if place[0] in OPTIONS and len(place) > 1 else place[-1] if place[0] == PRESETS else ""
    if option in game.options:
        rules = tuple(rule for rule in (game.options[option].rule,) if rule)
    fixed = nearest(game.fixed, place) or ""
    if not fixed and known.low is not None and known.low == known.high:
        fixed = "only"  # the rules take no other value
    return Field(place, known.kind, known.low, known.high, known.words, unit, rules, fixed)


def _kind(value: object) -> str:
    if isinstance(value, bool):
        return "flag"
    if isinstance(value, int):
        return "integer"
    if isinstance(value, float):
        return "number"
    if isinstance(value, list):
        whole = all(isinstance(entry, int) and not isinstance(entry, bool) for entry in value)
        return "integers" if value and whole else "texts" if all(isinstance(entry, str) for entry in value) else "list"
    return "text" if isinstance(value, str) else "table"


def nearest(declared: Mapping[str, T], place: Place) -> T | None:
    """What is declared for this place, or for the nearest one above it."""
    best: tuple[int, int] = (-1, 0)
    found: T | None = None
    for pattern, value in declared.items():
        steps = pattern.split(".")
        if len(steps) <= len(place) and all(step in (ANY, name) for step, name in zip(steps, place, strict=False)):
            rank = (len(steps), -steps.count(ANY))
            if rank > best:
                best, found = rank, value
    return found
