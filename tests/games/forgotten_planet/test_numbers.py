"""Every number and word of the data file: who changes it is refused or gets it, and is never left in the dark."""

from __future__ import annotations

import copy
import re
from typing import Any, cast

import pytest

import farport
from farport.games.forgotten_planet.game import ForgottenPlanet
from farport.kernel import Option
from tests.games.forgotten_planet.drawing import GAME

Place = tuple[Any, ...]

# What is told of the game and its maps, and what names an entry: no rule asks for it.
TELLING = ("meta.data_version", "meta.age", "meta.designer", "meta.year", "scenario.origin")
NAMES = ("action.id", "option.name", "scenario.id")


def places(data: Any, path: Place = ()) -> list[Place]:
    """The way to every number and word in nested data."""
    entries = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else None
    return [path] if entries is None else [place for key, value in entries for place in places(value, (*path, key))]


def key_of(path: Place) -> str:
    """scoring.land_tile, action.energy: the keys, whichever entry of a list it is."""
    return ".".join([key for key in path if isinstance(key, str)])


def value_at(path: Place) -> Any:
    found: Any = GAME.data
    for key in path:
        found = found[key]
    return found


PLACES = [path for path in places(GAME.data) if key_of(path) not in (*TELLING, *NAMES)]


WORDS: dict[str, set[str]] = {}
for word_path in [path for path in PLACES if isinstance(value_at(path), str)]:
    WORDS.setdefault(key_of(word_path), set()).add(value_at(word_path))


def others(path: Place) -> list[Any]:
    """What might stand there instead: the neighbours of a number, a word of nothing and a word of another entry."""
    value = value_at(path)
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, str):
        return [value + "x", *sorted(WORDS[key_of(path)] - {value})[:1]]
    return [value + 1, value - 1]


def variant(path: Place, value: Any) -> dict[str, Any]:
    """The variant that has this value at this place; entries of a list go by their names, other lists as a whole."""
    top: Any = copy.deepcopy(GAME.data[path[0]])
    inner = top
    for key in path[1:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    if isinstance(top, dict):
        return {path[0]: {path[1]: top[path[1]]}}
    entry = top[path[1]]
    label = "id" if "id" in entry else "name"
    return {path[0]: [{label: entry[label], path[2]: entry[path[2]]}]}


def content(thing: Any) -> Any:
    """All that the rules find in the tables, as plain data."""
    if isinstance(thing, Option):
        return thing.data()
    if isinstance(thing, (list, tuple)):
        return [content(each) for each in thing]
    if isinstance(thing, dict):
        return {key: content(each) for key, each in thing.items()}
    if thing is None or isinstance(thing, (bool, int, float, str, range, re.Pattern)):
        return thing
    named = {name: getattr(thing, name) for name in dir(thing) if not name.startswith("_")}
    return {name: content(each) for name, each in named.items() if not callable(each)}


OWN = content(GAME.tables)


@pytest.mark.parametrize("table", list(GAME.data))
def test_no_number_and_no_word_is_silently_ignored(table: str) -> None:
    refused: list[str] = []
    ignored: list[str] = []
    for path in [path for path in PLACES if path[0] == table]:
        for value in others(path):
            try:
                game = cast(ForgottenPlanet, GAME.varied(variant(path, value)))
            except farport.DataError as error:
                refused.append(str(error))
                continue
            if content(game.tables) == OWN:
                ignored.append(f"{key_of(path)} = {value!r}")
    assert ignored == []
    assert [sentence for sentence in refused if not sentence.startswith("data.toml: ")] == []
