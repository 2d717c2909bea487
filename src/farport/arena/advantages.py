"""Advantages: what a seat and a start are worth, fitted from runs, in points on the axis of ratings.

The model is that of the ratings: Plackett-Luce over ranks, where each seat has the strength of its bot and the sum of
what is known about its start. All are fitted together by Newton's method; a prior of `PRIOR` points keeps what was seen
seldom near nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final, NamedTuple

from farport.arena.chunks import Row
from farport.arena.ratings import number_of
from farport.arena.run import Run
from farport.kernel import FarportError
from farport.kernel.strength import LOGIT

PRIOR: Final = 60.0  # points: the spread that advantages are believed to have before anything was played
FREE: Final = 2_000.0  # and that of the bots' own strengths
ROUNDS: Final = 30
CLOSE_ENOUGH: Final = 1e-6
CLEARLY: Final = 1.645  # standard errors from nothing: nine in ten


class Worth(NamedTuple):
    """One label at tables of one size: its advantage with its standard error, and how many seats had it."""

    seats: int
    label: str
    points: float
    error: float
    seen: int


class Fitted(NamedTuple):
    game: str
    games: int
    worths: list[Worth]

    @property
    def clear(self) -> list[Worth]:
        """Those that are nine times in ten on the side of nothing where they were found."""
        return [worth for worth in self.worths if abs(worth.points) > CLEARLY * worth.error]

    def data(self) -> list[dict[str, object]]:
        return [
            worth._replace(points=round(worth.points, 1), error=round(worth.error, 1))._asdict()
            for worth in self.worths
        ]


class Finish(NamedTuple):
    """One game: for each seat its rank, and the columns of the model that its strength is the sum of."""

    ranks: list[int]
    columns: list[list[int]]


def labels_of(row: Row, of_table: set[str]) -> list[str]:
    """As farport.kernel.strength.labels names the start of a seat; a row has the facets of table and seat together."""
    facets = sorted(dict(row["facets"]).items())
    own = [f"{name} {value}" for name, value in facets if name not in of_table]
    return [*own, *[f"{place}: {label}" for name, place in facets if name in of_table for label in own]]


def fitted(runs: Sequence[Run]) -> Fitted:
    """What the runs, which are of one game, say together."""
    names = {run.plan.game.id for run in runs}
    if len(names) != 1:
        raise FarportError(f"runs of one game are wanted, these are of {', '.join(sorted(names))}")
    columns: dict[tuple[int, str], int] = {}
    seen: dict[int, int] = {}
    games = [finish for run in runs for finish in _finishes(run, columns, seen)]
    if not games:
        raise FarportError("there is no finished game in these runs")
    points, errors = newton(games, [PRIOR if seats else FREE for seats, _ in columns])
    worths = [
        Worth(seats, label, points[column], errors[column], seen[column])
        for (seats, label), column in columns.items()
        if seats
    ]
    return Fitted(names.pop(), len(games), sorted(worths))


def _finishes(run: Run, columns: dict[tuple[int, str], int], seen: dict[int, int]) -> Iterator[Finish]:
    plan = run.plan
    of_table = set(plan.game.new(plan.seats, plan.seed, plan.options).facets(None))
    for _, rows in groupby(run.seats, key=number_of):
        table = [row for row in rows if row["win"] is not None]
        if len(table) != plan.seats:
            continue
        places: list[list[int]] = []
        for row in table:
            keys = [(0, row["bot"]), *[(len(table), label) for label in labels_of(row, of_table)]]
            places.append([columns.setdefault(key, len(columns)) for key in keys])
            for column in places[-1]:
                seen[column] = seen.get(column, 0) + 1
        yield Finish([row["rank"] for row in table], places)


def newton(games: Sequence[Finish], priors: Sequence[float]) -> tuple[list[float], list[float]]:
    """The most likely points and their standard errors."""
    try:
        import numpy as np
    except ModuleNotFoundError:
        raise FarportError("numpy is not installed; install Farport with its arena extra") from None
    precision = np.array([(LOGIT / prior) ** 2 for prior in priors])
    theta = np.zeros(len(priors))
    bend = np.diag(precision)
    for _ in range(ROUNDS):
        slope = -precision * theta
        bend = np.diag(precision)
        for game in games:
            for chosen, among in _choices(game):
                design = np.zeros((len(among), len(priors)))
                for place, columns in enumerate(among):
                    design[place, columns] = 1.0
                strengths = design @ theta
                share = np.exp(strengths - strengths.max())
                share /= share.sum()
                mean = share @ design
                slope += design[chosen] - mean
                bend += design.T @ (share[:, None] * design) - np.outer(mean, mean)
        step = np.linalg.solve(bend, slope)
        theta += step
        if float(abs(step).max()) < CLOSE_ENOUGH:
            break
    errors = np.sqrt(np.diag(np.linalg.inv(bend)))
    return [float(value) * LOGIT for value in theta], [float(value) * LOGIT for value in errors]


def _choices(game: Finish) -> Iterator[tuple[int, list[list[int]]]]:
    """Place by place: who came in next, among those who were left. Of a shared rank each is chosen before the later."""
    order = sorted(range(len(game.ranks)), key=lambda seat: game.ranks[seat])
    for place, seat in enumerate(order[:-1]):
        left = [other for other in order[place:] if other == seat or game.ranks[other] > game.ranks[seat]]
        if len(left) > 1:
            yield left.index(seat), [game.columns[other] for other in left]


def offsets_toml(found: Fitted) -> str:
    """The lines of [offsets] in strength.toml."""
    lines: list[str] = []
    for seats, worths in groupby(found.clear, key=lambda worth: worth.seats):
        lines.append(f"[offsets.{seats}]")
        lines.extend(
            f'"{worth.label}" = {round(worth.points)}  # ± {round(CLEARLY * worth.error)}, {worth.seen} seats'
            for worth in worths
        )
        lines.append("")
    return "\n".join(lines) + ("\n" if lines else "")
