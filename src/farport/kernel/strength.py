"""Strength: how strong a game's bots are on the axis of ratings, and what a seat or a start is worth there.

It lies with each game as plain data and is measured by programs (docs/club.md), not by opinion. `strength.toml`:

    [levels]                        a bot by its name, and its rating: a fixed point that people are measured by
    hard = 1600                     as it plays at tables of the fewest seats

    [seats.4]                       the same at tables of four, on an axis of their own: only for telling how often a
    hard = 1550                     bot beats another there; a bot is left out where nobody has measured it

    [measured]                      how, for people: read by nobody else

`starts.toml`, which is only ever added to; the last fit counts:

    [[fit]]
    games = "…"                     how it was measured, by any names: for people, read by nobody else

    [fit.offsets.4]                 at tables of four seats, by what `State.facets` says of a seat: points of advantage
    "turn order 1" = 12
    "duel: turn order 1" = 5        only on that map, beside the line above
    "seat 2" = -3

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

LEVELS_FILE: Final = "strength.toml"
STARTS_FILE: Final = "starts.toml"
MIDDLE: Final = 1500
LOGIT: Final = 173.71779276130075  # points: 400 / ln 10


class Strength:
    """What both files of one game say; a game without the first has bots that nobody is measured by."""

    __slots__ = ("levels", "offsets", "seats")

    def __init__(
        self,
        levels: dict[str, float],
        offsets: dict[int, dict[str, float]],
        seats: dict[int, dict[str, float]] | None = None,
    ) -> None:
        self.levels = levels
        self.offsets = offsets
        self.seats = seats or {}

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


def seat_label(seat: int) -> str:
    """The seat itself. A log of contests has them in their order, so it need not be written there."""
    return f"seat {seat + 1}"


def strength_of(game: Game) -> Strength:
    """Read anew: who asks often keeps it."""
    text, starts = _text(game, LEVELS_FILE), _text(game, STARTS_FILE)
    levels, seats = ({}, {}) if text is None else read_levels(text, f"{game.id}: {LEVELS_FILE}")
    fewest = {game.seats[0]: levels} if levels else {}
    return Strength(levels, {} if starts is None else read_starts(starts, f"{game.id}: {STARTS_FILE}"), fewest | seats)


def _text(game: Game, name: str) -> str | None:
    package = type(game).__module__.rpartition(".")[0]
    file = files(package) / name if package else None
    return None if file is None or not file.is_file() else file.read_text(encoding="utf-8")


def read_levels(text: str, where: str) -> tuple[dict[str, float], dict[int, dict[str, float]]]:
    """The ratings of bots, and those by the number of seats, checked: an unknown key or what is no number is named."""
    table = Table(parse_toml(text, where), where)
    table.only(("levels", "seats", "measured"))
    levels = _numbers(table.table("levels")) if table.has("levels") else {}
    return levels, _by_seats(table.table("seats")) if table.has("seats") else {}


def read_starts(text: str, where: str) -> dict[int, dict[str, float]]:
    """The offsets of the last fit, by the number of seats, checked likewise."""
    table = Table(parse_toml(text, where), where)
    table.only(("fit",))
    fits = table.tables("fit") if table.has("fit") else []
    return _by_seats(fits[-1].table("offsets")) if fits and fits[-1].has("offsets") else {}


def _by_seats(table: Table) -> dict[int, dict[str, float]]:
    found: dict[int, dict[str, float]] = {}
    for seats in table.keys():  # noqa: SIM118  (a Table is no dict)
        if not seats.isdecimal():
            raise DataError(f"{table.where}: {seats}: the number of seats is expected")
        found[int(seats)] = _numbers(table.table(seats))
    return found


def _numbers(table: Table) -> dict[str, float]:
    return {name: table.number(name) for name in table.keys()}  # noqa: SIM118
