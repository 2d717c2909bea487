"""Wants: what a designer wants of a game, as a number with bounds; must or wish."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from farport.arena.questions import LEADING, Figure, Game, Minutes, Question
from farport.arena.statistics import Clusters
from farport.kernel import FarportError, Plain, Table

SEATS: Final = "seats"  # how far the wins of any seat lie from their fair share
PATTERN: Final = re.compile(
    r"\s*([a-z][a-z -]*?)\s*(<=|>=|=)\s*(-?\d+(?:\.\d+)?)(?:\s*\.\.\s*(-?\d+(?:\.\d+)?))?\s*(%?)\s*"
)


class Measure(NamedTuple):
    """What a want came to: its value with half of its interval, and what it was counted from, for comparing."""

    value: float
    reach: float
    label: str  # whose it is: of several alike the one that is furthest
    by: dict[str, Clusters]
    scale: float = 1.0  # of what was counted: shares are told in percent


class Want(NamedTuple):
    """`what`: seats, a facet of the game (race: the share of the strongest), or any number that answers have (rounds,
    minutes, halfway). Shares are told in percent."""

    what: str
    low: float
    high: float
    must: bool = True

    @staticmethod
    def read(text: str, *, must: bool) -> Want:
        """As on the command line: seats<=4, race<=40, rounds=20..30, halfway<=80."""
        found = PATTERN.fullmatch(text)
        if found is None:
            raise FarportError(f"want {text!r}: write it as seats<=4, race<=40 or rounds=20..30")
        what, sign, first, last, _ = found.groups()
        if sign == "=" and last is None:
            raise FarportError(f"want {text!r}: a range is expected, as in rounds=20..30")
        low = float(first) if sign in (">=", "=") else float("-inf")
        high = float(last) if sign == "=" else float("inf") if sign == ">=" else float(first)
        return Want(what, low, high, must)

    def data(self) -> Plain:
        bounds = {"low": self.low, "high": self.high}
        return {"what": self.what, "must": self.must} | {k: v if abs(v) < 1e12 else None for k, v in bounds.items()}

    @staticmethod
    def from_data(data: object) -> Want:
        table = Table(data, "want")
        bounds = [table.value(key) for key in ("low", "high")]
        low, high = [None if bound is None else float(str(bound)) for bound in bounds]
        if low is None and high is None:
            raise FarportError("want: a lower or an upper bound is expected")
        return Want(
            table.text("what"),
            float("-inf") if low is None else low,
            float("inf") if high is None else high,
            bool(table.value("must")),
        )

    def measure(self, figures: Sequence[Figure]) -> Measure | None:
        """None where the games do not tell."""
        if self.what == SEATS:
            return _furthest([figure for figure in figures if figure.question == "seat"])
        own = [figure for figure in figures if figure.question == self.what]
        if not own:
            return None
        figure = max(own, key=lambda each: each.clusters.value)
        estimate = figure.clusters.estimate()
        scale = 100.0 if figure.unit == "share" else 1.0
        return Measure(scale * estimate.value, scale * estimate.reach, figure.label, _by_label(own), scale)

    def miss(self, value: float) -> float:
        """How far outside of the bounds, as a part of their size; 0 within."""
        size = max(1.0, *[abs(bound) for bound in (self.low, self.high) if abs(bound) < 1e12])
        return max(0.0, self.low - value, value - self.high) / size


def figures_of(games: Sequence[Game], pace_s: float | None = None) -> list[Figure]:
    """All that wants can be about. `pace_s`: how long people take for a decision, for what is wanted in minutes."""
    questions: list[Question] = list(LEADING) if pace_s is None else [*LEADING, Minutes(pace_s)]
    return [figure for question in questions for figure in question.figures(games)]


def _furthest(figures: Sequence[Figure]) -> Measure | None:
    """The seat that is furthest from its fair share, in points."""
    if not figures:
        return None
    figure = max(figures, key=lambda each: abs(each.clusters.value - (each.fair or 0.0)))
    estimate = figure.clusters.estimate()
    off = 100 * abs(estimate.value - (figure.fair or 0.0))
    return Measure(off, 100 * estimate.reach, figure.label, _by_label(figures), 100.0)


def _by_label(figures: Sequence[Figure]) -> dict[str, Clusters]:
    return {figure.label: figure.clusters for figure in figures}
