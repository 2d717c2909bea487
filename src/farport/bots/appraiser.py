"""An appraiser: what a position is worth to every seat, learned from the ends of very many games.

It is a small perceptron that is asked once for each seat, about the game's own features, what its planner foresees and
how its evaluation compares, all as that seat knows them; the answers of all seats together make chances, as values in
points do. It needs no library, and no more time than an evaluation or two.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from functools import cache
from importlib.resources import files
from math import exp
from typing import Any, Final, final

from farport.kernel import FarportError, Game, Plain, State, Table
from farport.kernel.perceptron import Layer, Perceptron

FARTHEST: Final = 8.0  # evaluations further apart, in parts of the points that decide a game, are as far apart as that
FOLDER: Final = "appraisers"
FILE: Final = "appraisers.toml"
ANSWERS: Final = 3  # who wins, who has which share of the points, and by how much a seat is ahead at the end


@final
class Appraiser:
    """The weights of one game."""

    __slots__ = ("_network", "_points", "by_lead", "length")

    def __init__(self, game: Game, data: Plain) -> None:
        table = Table(data, f"appraiser of {game.id}", FarportError)
        self._points = game.advice.points
        self.length = table.integer("length", 1)
        self.by_lead = table.flag("lead", False)  # positions are compared by it: all games of its kind are won by much
        layers: list[Layer] = []
        width = self.length
        for place, layer in enumerate(table.items("layers")):
            own = Table(layer, f"layer {place + 1}", FarportError)
            biases = numbers(own.items("biases"))
            layers.append(Layer(width, numbers(own.items("weights"), len(biases) * width), biases))
            width = len(biases)
        answers = [numbers(answer, self.length + width) for answer in table.items("answers")]
        if len(answers) != ANSWERS:
            raise FarportError(f"appraiser of {game.id}: {ANSWERS} answers are expected, not {len(answers)}")
        self._network = Perceptron(layers, answers)

    def wins(self, state: State) -> list[float]:
        """For every seat its chance to win, as it looks while the game goes on; they add up to one."""
        return parts([answer[0] for answer in self._answers(state)])

    def worth(self, state: State) -> list[float]:
        """Half the chance to win and half the share of the points: a close game tells more than who has won it."""
        answers = self._answers(state)
        wins = parts([answer[0] for answer in answers])
        shares = parts([answer[1] for answer in answers])
        return [(win + share) / 2.0 for win, share in zip(wins, shares, strict=True)]

    def lead(self, state: State, seat: int) -> float:
        """By how much the seat will be ahead of the best other at the end, in parts of what decides a game."""
        return self._network.values(inputs(state, self._points)[seat])[2]

    def _answers(self, state: State) -> list[list[float]]:
        return [self._network.values(one) for one in inputs(state, self._points)]


def appraiser(game: Game, seats: int) -> Appraiser | None:
    """The one that comes with Farport, if it was taught at tables of so many seats of the game as it is printed."""
    known = _all().get(game.id)
    if known is None or game.variant or seats not in known.seats:
        return None
    taught = _taught(game, known.sha256)
    return taught if taught.length == _length(game, seats) else None


@final
class Taught:
    """What appraisers.toml says of one game."""

    __slots__ = ("seats", "sha256")

    def __init__(self, table: Table) -> None:
        table.only(("sha256", "seats"))
        self.sha256 = table.text("sha256")
        self.seats = table.integers("seats")  # of the tables that it was taught at


@cache
def _all() -> dict[str, Taught]:
    path = files("farport.bots").joinpath(FOLDER, FILE)
    known = Table(tomllib.loads(path.read_text(encoding="utf-8")), FILE)
    return {game: Taught(known.table(game)) for game in known.keys()}  # noqa: SIM118  (a Table is no dict)


@cache
def _length(game: Game, seats: int) -> int:
    """How much there is to be told of a position; of older rules it may be something else."""
    return len(inputs(game.new(seats, 0), game.advice.points)[0])


@cache
def _taught(game: Game, pinned: str) -> Appraiser:
    file = files("farport.bots").joinpath(FOLDER, f"{game.id}.json")
    weights = file.read_bytes()
    if hashlib.sha256(weights).hexdigest() != pinned:
        raise FarportError(f"{game.id}.json: this is not the file that {FILE} names; install Farport again")
    return Appraiser(game, json.loads(weights))


def numbers(given: Any, count: int | None = None) -> list[float]:
    if not isinstance(given, list) or (count is not None and len(given) != count):
        raise FarportError(f"appraiser: a list of {'numbers' if count is None else f'{count} numbers'} is expected")
    return [float(each) for each in given]


def inputs(state: State, points: float) -> list[list[float]]:
    """What the perceptron is told, for every seat: what it knows, foresees, and how it stands against the others."""
    seats = range(state.seats)
    values = [state.evaluate(seat) / points for seat in seats]
    told: list[list[float]] = []
    for seat in seats:
        ahead = values[seat] - max([values[other] for other in seats if other != seat])
        far = max(-FARTHEST, min(FARTHEST, ahead))
        told.append([*state.features(seat), *state.reckoned(seat), far, max(-FARTHEST, min(FARTHEST, values[seat]))])
    return told


def parts(answers: list[float]) -> list[float]:
    highest = max(answers)
    weights = [exp(answer - highest) for answer in answers]
    total = sum(weights)
    return [weight / total for weight in weights]
