"""Advantages: what a seat and a start are worth, fitted from runs, in points on the axis of ratings.

The model is that of the ratings: Plackett-Luce over ranks, where each seat has the strength of its bot and the sum of
what is known about its start. How far a family of advantages (turn orders, races, …) spreads is learned from the games
too (empirical Bayes): each is then drawn towards nothing by as much as its family and its own uncertainty ask. So
nothing has to pass a test, and what was seen seldom, or does not matter, comes out as next to nothing.

Only differences at a table can be seen: the points of one family at one number of seats come to nothing together.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from farport.arena.chunks import Row
from farport.arena.ratings import number_of
from farport.arena.run import Run
from farport.kernel import FarportError
from farport.kernel.strength import LOGIT, seat_label

if TYPE_CHECKING:
    from numpy.typing import NDArray

FREE: Final = 2_000.0  # points: the spread of the bots' own strengths, which is next to no prior
PINNED: Final = 1e-9  # the variance of what is known already
GUESS: Final = 20.0  # points: what a family is believed to spread before anything was played …
GUESSED: Final = 2.0  # … as if so many of its labels had been seen
FAMILIES: Final = 500  # rounds of EM, at most
ROUNDS: Final = 30  # of Newton's method, at most
STILL: Final = 1e-4  # of a logit
NINE_IN_TEN: Final = 1.645  # standard errors to each side
BOT: Final = ""  # the family of bots


class Column(NamedTuple):
    """One unknown of the model: a label at tables of one size, or a bot."""

    seats: int
    family: str
    place: str  # the map that it is about; "": all
    label: str

    @property
    def group(self) -> tuple[int, str, str]:
        """Those of which a seat has one at most."""
        return (self.seats, self.family, self.place)


class Worth(NamedTuple):
    """One label at tables of one size: its advantage with its standard error, and how many seats had it."""

    seats: int
    label: str
    points: float
    error: float
    seen: int

    @property
    def margin(self) -> float:
        return NINE_IN_TEN * self.error


class Fitted(NamedTuple):
    game: str
    games: dict[int, int]  # by the number of seats
    worths: list[Worth]
    spreads: dict[str, float]  # of each family, in points

    def data(self) -> list[dict[str, object]]:
        return [
            worth._replace(points=round(worth.points, 1), error=round(worth.error, 1))._asdict()
            for worth in self.worths
        ]


class Finish(NamedTuple):
    """One game: for each seat its rank, and the columns of the model that its strength is the sum of."""

    ranks: list[int]
    columns: list[list[int]]


class Estimate(NamedTuple):
    """By column, in points: the most likely values, their standard errors, and the spread of each family."""

    points: list[float]
    errors: list[float]
    spreads: dict[str, float]


# ---------------------------------------------------------------------- what the runs tell


def columns_of(row: Row, seats: int, places: Sequence[str]) -> list[Column]:
    """As farport.kernel.strength names the start of a seat; `places` are the table's own facets, by name. Where a game
    draws its turn order, the seat says nothing."""
    facets = sorted(dict(row["facets"]).items())
    own = [(name, f"{name} {value}") for name, value in facets if name not in places]
    on = [value for name, value in facets if name in places]
    drawn = any([name == "turn order" for name, _ in own])
    return [
        Column(0, BOT, "", row["bot"]),
        *([] if drawn else [Column(seats, "seat", "", seat_label(row["seat"]))]),
        *[Column(seats, name, "", label) for name, label in own],
        *[Column(seats, name, place, f"{place}: {label}") for place in on for name, label in own],
    ]


def fitted(runs: Sequence[Run]) -> Fitted:
    """What the runs, which are of one game, say together."""
    names = {run.plan.game.id for run in runs}
    if len(names) != 1:
        raise FarportError(f"runs of one game are wanted, these are of {', '.join(sorted(names))}")
    tables = [table for run in runs for table in _tables(run)]
    if not tables:
        raise FarportError("there is no finished game in these runs")
    numbers = worth_telling({column for _, seats in tables for own in seats for column in own})
    seen = dict.fromkeys(numbers, 0)
    games: list[Finish] = []
    for ranks, seats in tables:
        places = [[column for column in own if column in numbers] for own in seats]
        for own in places:
            for column in own:
                seen[column] += 1
        games.append(Finish(ranks, [[numbers[column] for column in own] for own in places]))
    points, errors, spreads = estimate(games, list(numbers))
    worths = [
        Worth(column.seats, column.label, points[number], errors[number], seen[column])
        for column, number in numbers.items()
        if column.family != BOT
    ]
    sizes = sorted([len(ranks) for ranks, _ in tables])
    return Fitted(names.pop(), {seats: len(list(own)) for seats, own in groupby(sizes)}, sorted(worths), spreads)


def _tables(run: Run) -> Iterator[tuple[list[int], list[list[Column]]]]:
    plan = run.plan
    places = list(plan.game.new(plan.seats, plan.seed, plan.options).facets(None))
    for _, rows in groupby(run.seats, key=number_of):
        table = [row for row in rows if row["win"] is not None]
        if len(table) == plan.seats:
            yield [row["rank"] for row in table], [columns_of(row, plan.seats, places) for row in table]


def worth_telling(columns: Iterable[Column]) -> dict[Column, int]:
    """All but what cannot be told apart: on one map only, a label says what it says on that map; alone in its group, it
    says nothing. The order is that of the alphabet, so that the same games give the same bytes."""
    maps: dict[int, set[str]] = {}
    groups: dict[tuple[int, str, str], int] = {}
    for column in columns:
        maps.setdefault(column.seats, set()).add(column.place)
        groups[column.group] = groups.get(column.group, 0) + 1
    kept = [
        column
        for column in sorted(columns)
        if column.family == BOT
        or (groups[column.group] > 1 and (not column.place or len(maps[column.seats] - {""}) > 1))
    ]
    return {column: number for number, column in enumerate(kept)}


# ---------------------------------------------------------------------- the fit


def estimate(games: Sequence[Finish], columns: Sequence[Column], known: Mapping[int, float] | None = None) -> Estimate:
    """The most likely points, and how far families spread. By turns the likelihood is taken for a parabola around what
    is known (Newton), and on that parabola the spreads are learned (EM), until neither moves. Columns of bots whose
    points are `known` stay there."""
    np = _numpy()
    stages = list(_stages(np, games))
    families = sorted({column.family for column in columns} - {BOT})
    belongs = np.array([[column.family == name for column in columns] for name in families])
    bots = np.array([(FREE / LOGIT) ** 2 if column.family == BOT else 0.0 for column in columns])
    spreads = np.full(len(families), GUESS / LOGIT)
    middle, covariance = np.zeros(len(columns)), np.eye(len(columns))
    for number, points in ({} if known is None else known).items():
        middle[number], bots[number] = points / LOGIT, PINNED
    theta = middle
    for _ in range(ROUNDS):
        slope, bend = _likelihood(np, stages, theta)
        before, towards = theta, bend @ (theta - middle) + slope
        for _ in range(FAMILIES):
            covariance = np.linalg.inv(bend + np.diag(1 / (spreads**2 @ belongs + bots)))
            theta = middle + covariance @ towards
            around = belongs @ ((theta - middle) ** 2 + np.diag(covariance)) + GUESSED * (GUESS / LOGIT) ** 2
            learned = np.sqrt(around / (belongs.sum(axis=1) + GUESSED))
            still = bool((abs(learned - spreads) < STILL).all())
            spreads = learned
            if still:
                break
        if float(abs(theta - before).max()) < STILL:
            break
    centred = _centring(np, games, columns)
    errors = np.sqrt(np.diag(centred @ covariance @ centred.T))
    return Estimate(
        [float(value) * LOGIT for value in centred @ theta],
        [float(value) * LOGIT for value in errors],
        {name: float(value) * LOGIT for name, value in zip(families, spreads, strict=True)},
    )


class Stage(NamedTuple):
    """All games at tables of one size: the columns that occur there, the design (game, seat, column), and among whom
    each seat came in (game, seat, seat): itself and all later ones, not those who share its rank."""

    used: NDArray[Any]
    design: NDArray[Any]
    among: NDArray[Any]


def _stages(np: Any, games: Sequence[Finish]) -> Iterator[Stage]:
    for seats in sorted({len(game.ranks) for game in games}):
        own = [game for game in games if len(game.ranks) == seats]
        used = sorted({number for game in own for columns in game.columns for number in columns})
        places = {number: place for place, number in enumerate(used)}
        design = np.zeros((len(own), seats, len(used)))
        for number, game in enumerate(own):
            for seat, columns in enumerate(game.columns):
                design[number, seat, [places[column] for column in columns]] = 1.0
        ranks = np.array([game.ranks for game in own])
        later = ranks[:, None, :] > ranks[:, :, None]
        yield Stage(np.array(used), design, later | np.eye(seats, dtype=bool))


def _likelihood(np: Any, stages: Sequence[Stage], theta: Any) -> tuple[Any, Any]:
    """Its slope and its bend (the negative of the second derivative) at these values."""
    slope, bend = np.zeros(len(theta)), np.zeros((len(theta), len(theta)))
    for used, design, among in stages:
        strengths = design @ theta[used]
        weights = np.exp(strengths - strengths.max(axis=1, keepdims=True))
        for seat in range(design.shape[1]):
            share = weights * among[:, seat]
            share /= share.sum(axis=1, keepdims=True)
            mean = np.einsum("gs,gsc->gc", share, design)
            slope[used] += (design[:, seat] - mean).sum(axis=0)
            spread = (np.sqrt(share)[:, :, None] * design).reshape(-1, len(used))
            bend[np.ix_(used, used)] += spread.T @ spread - mean.T @ mean
    return slope, bend


def _centring(np: Any, games: Sequence[Finish], columns: Sequence[Column]) -> Any:
    """The matrix that takes from each label the mean of its group, weighted by how often each was seen: a common part
    of all seats changes nobody's chances. A group that is not on all seats of a table or on none is left as it is."""
    seen = np.zeros(len(columns))
    partial: set[tuple[int, str, str]] = set()
    for game in games:
        groups = [{columns[number].group for number in own} for own in game.columns]
        for had in groups:
            partial |= had ^ groups[0]
        for own in game.columns:
            seen[own] += 1
    matrix = np.eye(len(columns))
    for group in {column.group for column in columns if column.family != BOT} - partial:
        members = [number for number, column in enumerate(columns) if column.group == group]
        matrix[np.ix_(members, members)] -= seen[members] / seen[members].sum()
    return matrix


def _numpy() -> Any:
    try:
        import numpy
    except ModuleNotFoundError:
        raise FarportError("numpy is not installed; install Farport with its arena extra") from None
    return numpy


# ---------------------------------------------------------------------- as data


def fit_toml(found: Fitted, told: dict[str, str]) -> str:
    """One [[fit]] of starts.toml, with what is told about it; what comes to nothing in whole points is left out."""
    lines = ["[[fit]]", *[f'{name} = "{text}"' for name, text in told.items()]]
    games = ", ".join([f"{count} at {seats} seats" for seats, count in found.games.items()])
    spreads = ", ".join([f"{name} {points:.0f}" for name, points in found.spreads.items()])
    lines += [f'games = "{games}"', f'spreads = "{spreads}"']
    for seats, worths in groupby(found.worths, key=lambda worth: worth.seats):
        shown = [worth for worth in worths if round(worth.points)]
        if shown:
            lines += ["", f"[fit.offsets.{seats}]"]
            lines += [
                f'"{worth.label}" = {round(worth.points)}  # ± {round(worth.margin)}, {worth.seen} seats'
                for worth in shown
            ]
    return "\n".join(lines) + "\n"
