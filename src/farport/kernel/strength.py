"""Strength: how strong a game's bots are on the axis of ratings, and what a seat or a start is worth there.

It lies with each game as plain data, in `strength.toml`, and is measured by programs (docs/club.md), not by opinion:

    [levels]                        a bot by its name, and its rating: a fixed point that people are measured by
    hard = 1600

    [offsets.4]                     at tables of four seats, by what `State.facets` says of a seat: points of advantage
    "turn order 1" = 12
    "duel: turn order 1" = 5        only on that map, beside the line above

    [measured]                      how, for people: read by nobody else

On the axis 400 points are odds of ten to one, and 1500 is where everybody begins.
"""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING, Final

from farport.kernel.data import Table, parse_toml
from farport.kernel.errors import DataError

if TYPE_CHECKING:
    from farport.kernel.game import Game
    from farport.kernel.state import State

FILE: Final = "strength.toml"
MIDDLE: Final = 1500
LOGIT: Final = 173.71779276130075  # points: 400 / ln 10


class Strength:
    """What `strength.toml` of one game says; a game without the file has bots that nobody is measured by."""

    __slots__ = ("levels", "offsets")

    def __init__(self, levels: dict[str, float], offsets: dict[int, dict[str, float]]) -> None:
        self.levels = levels
        self.offsets = offsets

    def of(self, bot: str) -> float | None:
        """The rating of a bot; None: it was never measured."""
        return self.levels.get(bot)

    def advantage(self, seats: int, labels: list[str]) -> float:
        """What a start at such a table is worth, in points; what was never measured is worth nothing."""
        known = self.offsets.get(seats, {})
        return sum([known.get(label, 0.0) for label in labels])


def labels(state: State, seat: int) -> list[str]:
    """What distinguishes the start of a seat, as `offsets` names it: by itself, and on this map."""
    own = [f"{name} {value}" for name, value in sorted(state.facets(seat).items())]
    maps = [value for _, value in sorted(state.facets(None).items())]
    return [*own, *[f"{place}: {label}" for place in maps for label in own]]


def strength_of(game: Game) -> Strength:
    """Read anew: who asks often keeps it."""
    package = type(game).__module__.rpartition(".")[0]
    file = files(package) / FILE if package else None
    if file is None or not file.is_file():
        return Strength({}, {})
    return read_strength(file.read_text(encoding="utf-8"), f"{game.id}: {FILE}")


def read_strength(text: str, where: str) -> Strength:
    """The file, checked: an unknown key or a value that is no number is named."""
    table = Table(parse_toml(text, where), where)
    table.only(("levels", "offsets", "measured"))
    levels = _numbers(table.table("levels")) if table.has("levels") else {}
    offsets: dict[int, dict[str, float]] = {}
    if table.has("offsets"):
        by_seats = table.table("offsets")
        for seats in by_seats.keys():  # noqa: SIM118  (a Table is no dict)
            if not seats.isdecimal():
                raise DataError(f"{by_seats.where}: {seats}: the number of seats is expected")
            offsets[int(seats)] = _numbers(by_seats.table(seats))
    return Strength(levels, offsets)


def _numbers(table: Table) -> dict[str, float]:
    return {name: table.number(name) for name in table.keys()}  # noqa: SIM118
