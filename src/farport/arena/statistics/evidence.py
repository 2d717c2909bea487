"""Evidence: how surely a figure is not what it would be if nothing were the matter; it holds under repeated looking.

A test of fixed size may be looked at once. A run is looked at while it goes on and stops when it has seen enough, so
each question gets a Bayes factor instead (a t test whose effect is drawn from a normal prior; Gönen and others 2005).
If nothing is the matter, it reaches 100 in at most one of 100 runs at *any* moment (Ville), so its inverse is a chance
that needs no correction for looking; Holm's correction remains for the number of questions.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, inf, log1p
from typing import Final

from farport.arena.statistics.clusters import Estimate

CERTAIN: Final = 0.01  # all verdicts of a report together: fewer than one report of a hundred errs
LIKELY: Final = 0.10
FEWEST: Final = 12  # seeds; with fewer no verdict is given, for one odd game would decide it
EFFECT: Final = 1 / 16  # the prior variance of an effect, in deviations of one seed: a quarter of one is expected
POWER: Final = 0.84  # standard errors more than the verdict needs: then four of five runs see it


def chance_of(estimate: Estimate, expected: float = 0.0) -> float:
    """How likely so much evidence against `expected` is if nothing is the matter, however often one looks."""
    if estimate.seeds < FEWEST:
        return 1.0
    apart = abs(estimate.value - expected)
    if apart == 0:
        return 1.0
    return _chance(inf if estimate.error == 0 else apart / estimate.error, estimate.seeds)


def _chance(t: float, seeds: int) -> float:
    grown = log1p(seeds * EFFECT)
    freedom = seeds - 1
    if t == inf:
        return min(1.0, exp(max(-700.0, -freedom / 2 * grown)))
    square = t * t / freedom
    factor = (freedom + 1) / 2 * (log1p(square) - log1p(square / exp(grown))) - grown / 2
    return min(1.0, exp(max(-700.0, -factor)))


def smallest_seen(estimate: Estimate, questions: int) -> float:
    """The smallest difference that a run like this one would call likely, in four cases of five."""
    if estimate.seeds < FEWEST or estimate.error == 0:
        return inf
    return (_needed(estimate.seeds, LIKELY / questions) + POWER) * estimate.error


def settled(estimate: Estimate, expected: float, margin: float) -> bool:
    """Whether the figure surely lies within a margin of what was expected, however often it is looked at."""
    if estimate.seeds < FEWEST:
        return False
    return abs(estimate.value - expected) + _needed(estimate.seeds, LIKELY) * estimate.error < margin


def _needed(seeds: int, level: float) -> float:
    """How many standard errors a figure must be off for so small a chance."""
    low, high = 0.0, 1.0
    while _chance(high, seeds) > level:
        low, high = high, 2 * high
        if high > 1e6:
            return inf
    for _ in range(40):
        middle = (low + high) / 2
        low, high = (low, middle) if _chance(middle, seeds) <= level else (middle, high)
    return high


def holm(chances: Sequence[float], level: float) -> list[bool]:
    """Which of many verdicts to give, so that all of them together err in at most that share of reports."""
    order = sorted(range(len(chances)), key=chances.__getitem__)
    given = [False] * len(chances)
    for place, index in enumerate(order):
        if chances[index] > level / (len(chances) - place):
            break
        given[index] = True
    return given


def certainties(chances: Sequence[float]) -> list[str]:
    """ "certain", "likely" or "none" for each of the questions of one report."""
    certain, likely = holm(chances, CERTAIN), holm(chances, LIKELY)
    return ["certain" if sure else "likely" if rather else "none" for sure, rather in zip(certain, likely, strict=True)]
