"""Compared: every figure of all sides, against what is fair and against the first side, with one verdict for each."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from math import isfinite
from typing import Final, NamedTuple

from farport.arena.questions import Figure, Game, Question
from farport.arena.statistics import Clusters, Estimate, certainties, chance_of, difference, settled, smallest_seen
from farport.kernel import Plain

NONE: Final = "none"
MATTERS: Final = 0.05  # five points of a share, a twentieth of a number: less is not worth more games


class Verdict(NamedTuple):
    """A value with what is known of it: `certain`, `likely` or `none` that it is not what was expected."""

    estimate: Estimate
    certainty: str = NONE


class Compared:
    """One figure of all sides. `values` against what is fair (or an alarm), `differences` of the later sides against
    the first one; None where a side does not have it."""

    def __init__(self, figure: Figure, sides: Sequence[Clusters | None]) -> None:
        self.question = figure.question
        self.label = figure.label
        self.unit = figure.unit
        self.fair = figure.fair
        self.alarm = figure.alarm
        self.sides = list(sides)
        self.values: list[Verdict | None] = [None if side is None else Verdict(side.estimate()) for side in sides]
        first = self.sides[0]
        self.differences: list[Verdict | None] = [
            None if side is None or first is None else Verdict(difference(first, side)) for side in self.sides[1:]
        ]
        self.questions = 1  # all that verdicts are given on

    @property
    def key(self) -> tuple[str, str]:
        return self.question, self.label

    def chances(self) -> list[float]:
        """Of every verdict that is to be given, in the order in which `judge` takes them back."""
        return [*[self._odd(verdict) for verdict in self.values], *[self._moved(each) for each in self.differences]]

    def _odd(self, verdict: Verdict | None) -> float:
        if verdict is None:
            return 1.0
        if self.fair is not None:
            return chance_of(verdict.estimate, self.fair)
        if self.alarm is not None and verdict.estimate.value > self.alarm:
            return chance_of(verdict.estimate, self.alarm)
        return 1.0

    @staticmethod
    def _moved(verdict: Verdict | None) -> float:
        return 1.0 if verdict is None else chance_of(verdict.estimate)

    def judge(self, found: Sequence[str], questions: int) -> None:
        split = len(self.values)
        self.questions = questions
        self.values = [_with(verdict, said) for verdict, said in zip(self.values, found[:split], strict=True)]
        self.differences = [_with(verdict, said) for verdict, said in zip(self.differences, found[split:], strict=True)]

    @property
    def seen(self) -> float:
        """The smallest difference of the last side that these games would have shown."""
        return self._smallest((self.differences or self.values)[-1])

    @property
    def apart(self) -> float:
        """The smallest distance of the last side from what is fair, likewise."""
        return self._smallest(self.values[-1])

    def _smallest(self, of: Verdict | None) -> float:
        return float("inf") if of is None else smallest_seen(of.estimate, self.questions)

    def beside_first(self, place: int) -> Compared:
        """The first side and this one alone; the verdicts stay those that were given on all of them together."""
        alone = copy(self)
        alone.values = [self.values[0], self.values[place]]
        alone.differences = [self.differences[place - 1]]
        return alone

    @property
    def decided(self) -> bool:
        """Whether more games are not worth while: a difference is certain, or surely smaller than matters."""
        first = self.values[0]
        if self.differences:
            size = 0.0 if first is None else first.estimate.value
            return all([_decided(verdict, 0.0, self._margin(size)) for verdict in self.differences])
        if first is None:
            return True
        expected = first.estimate.value if self.fair is None else self.fair
        return _decided(first, expected, self._margin(expected))

    def _margin(self, size: float) -> float:
        return MATTERS if self.unit == "share" else MATTERS * abs(size)

    def data(self) -> Plain:
        return {
            "question": self.question,
            "label": self.label,
            "unit": self.unit,
            "fair": self.fair,
            "values": [None if verdict is None else self._value(verdict) for verdict in self.values],
            "differences": [None if each is None else self._difference(each) for each in self.differences],
            "seen": rounded(self.seen) if isfinite(self.seen) else None,
        }

    def _value(self, verdict: Verdict) -> Plain:
        estimate = verdict.estimate
        low, high = estimate.share_interval if self.unit == "share" else estimate.interval
        return {
            "value": rounded(estimate.value),
            "low": rounded(low) if isfinite(low) else None,
            "high": rounded(high) if isfinite(high) else None,
            "count": round(estimate.over),
            "seeds": estimate.seeds,
            "certainty": verdict.certainty,
        }

    @staticmethod
    def _difference(verdict: Verdict) -> Plain:
        reach = verdict.estimate.reach
        return {
            "value": rounded(verdict.estimate.value),
            "reach": rounded(reach) if isfinite(reach) else None,
            "seeds": verdict.estimate.seeds,
            "certainty": verdict.certainty,
        }


def _decided(verdict: Verdict | None, expected: float, margin: float) -> bool:
    return verdict is None or verdict.certainty == "certain" or settled(verdict.estimate, expected, margin)


def _with(verdict: Verdict | None, certainty: str) -> Verdict | None:
    return None if verdict is None else verdict._replace(certainty=certainty)


def compare(questions: Sequence[Question], sides: Sequence[Sequence[Game]]) -> list[Compared]:
    """The figures of all questions; verdicts are given on all of them together."""
    found: list[Compared] = []
    for question in questions:
        by_side = [
            {figure.label + "\0" + figure.question: figure for figure in question.figures(side)} for side in sides
        ]
        for key in dict.fromkeys([key for side in by_side for key in side]):
            of = next(side[key] for side in by_side if key in side)
            found.append(Compared(of, [side[key].clusters if key in side else None for side in by_side]))
    judge(found)
    return found


def judge(found: Sequence[Compared]) -> None:
    chances = [each.chances() for each in found]
    said = certainties([chance for own in chances for chance in own])
    questions = sum([1 for own in chances for chance in own if chance < 1.0]) or 1
    for each, own in zip(found, chances, strict=True):
        each.judge(said[: len(own)], questions)
        said = said[len(own) :]


def rounded(value: float) -> float:
    return float(f"{value:.5g}")
