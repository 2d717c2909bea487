"""Stages: what to learn a game by, from five minutes to the full game, each with its bound.

A curriculum is data: those of our own games stand in `curricula/`, that of another comes with `farport.envs.enrol`.
A stage is a table like any other: seats, options, a variant. So what is learned on it is learned of the game itself.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from farport.kernel import DataError, FarportError, Game, Plain
from farport.kernel import game as installed
from farport.kernel.data import Table, read_toml

FULL: Final = "full"
CURRICULA: Final = Path(__file__).with_name("curricula")
BOUND: Final = 10_000  # actions of each seat, in a game of which nothing is known; the kit proves that games end
POINTS: Final = 1.0


class Stage:
    """One step of a curriculum. `bound` is how many actions a game of it takes at most, for each seat."""

    __slots__ = ("about", "bound", "minutes", "name", "options", "points", "seats", "variant")

    def __init__(
        self,
        name: str,
        about: str = "",
        minutes: int = 0,
        seats: int | None = None,
        options: Plain | None = None,
        variant: Plain | None = None,
        bound: int = BOUND,
        points: float = POINTS,
    ) -> None:
        self.name = name
        self.about = about
        self.minutes = minutes
        self.seats = seats
        self.options: Plain = {} if options is None else options
        self.variant = variant
        self.bound = bound
        self.points = points

    def __repr__(self) -> str:
        return f"Stage({self.name!r}: {self.about})"


Curriculum = dict[str, Stage]
_enrolled: dict[str, Curriculum] = {}
_games: dict[str, Game] = {}


def curriculum(game: Game | str) -> Curriculum:
    """The stages of a game by name, the shortest first; every game has the one that is the whole game."""
    id = game if isinstance(game, str) else game.id
    return _enrolled[id] if id in _enrolled else _own(id)


def stage(game: Game, name: str) -> Stage:
    found = curriculum(game)
    if name not in found:
        raise FarportError(f"{game.id} has no stage {name!r}; its stages are: {', '.join(found)}")
    return found[name]


def known(id: str) -> Game:
    """The game of that id: one that was enrolled, or an installed one."""
    return _games[id] if id in _games else installed(id)


def enrol(game: Game, stages: str | Path | Plain | None) -> None:
    """A game that is not ours, with its curriculum: a TOML file, or its content as plain data."""
    data = read_toml(Path(stages)) if isinstance(stages, (str, Path)) else stages or {"stage": []}
    _enrolled[game.id] = read(data, str(stages) if isinstance(stages, (str, Path)) else "stages")
    _games[game.id] = game


def dismiss(id: str) -> None:
    """Forgets a game that was enrolled."""
    del _enrolled[id], _games[id]


@cache
def _own(id: str) -> Curriculum:
    path = CURRICULA / f"{id.replace('-', '_')}.toml"
    return read(read_toml(path), path.name) if path.exists() else {FULL: Stage(FULL, "the game as people play it")}


def read(data: Plain, where: str) -> Curriculum:
    """A curriculum from its data; DataError, with the place, for what does not fit."""
    table = Table(data, where)
    table.only(("points", "stage", "variant"))
    points = table.number("points") if table.has("points") else POINTS
    if points <= 0:
        raise DataError(f"{where}: points: more than nothing is expected, not {points}")
    variants = table.table("variant") if table.has("variant") else Table({}, where)
    stages: Curriculum = {}
    for entry in table.tables("stage"):
        entry.only(("name", "about", "minutes", "seats", "options", "variant", "bound"))
        named = entry.text("variant", "")
        one = Stage(
            entry.text("name"),
            entry.text("about", ""),
            entry.integer("minutes", low=1) if entry.has("minutes") else 0,
            entry.integer("seats", low=1) if entry.has("seats") else None,
            _plain(entry, "options") if entry.has("options") else None,
            _plain(variants, named) if named else None,
            entry.integer("bound", low=1) if entry.has("bound") else BOUND,
            points,
        )
        stages[one.name] = one
    if FULL not in stages:
        stages[FULL] = Stage(FULL, "the game as people play it", points=points)
    return stages


def _plain(table: Table, key: str) -> Plain:
    value = table.value(key)
    if not isinstance(value, dict):
        raise table.wrong(key, "a table is expected")
    return value
