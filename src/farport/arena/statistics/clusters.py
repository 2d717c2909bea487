"""Clusters: a figure of many games in which those of one seed belong together, and the difference of two such figures.

Games of one seed share their set-up and their dice, so they are no independent witnesses: the seed is the unit. A
figure is a sum over a sum (wins over seats, rounds over games); how far one seed pulls it is known exactly, and from
these pulls come its error, its interval and, pair by pair on equal seeds, the error of a difference.
"""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

from farport.arena.statistics.intervals import student, wilson


class Estimate(NamedTuple):
    """A figure with its standard error, the number of seeds behind it, and what it was counted over."""

    value: float
    error: float
    seeds: int
    over: float

    @property
    def reach(self) -> float:
        """Half of the 95 % interval."""
        return student(self.seeds - 1) * self.error if self.seeds > 1 else float("inf")

    @property
    def interval(self) -> tuple[float, float]:
        return self.value - self.reach, self.value + self.reach

    @property
    def share_interval(self) -> tuple[float, float]:
        """For a share: Wilson's, over as many independent games as its error is worth."""
        spread = self.value * (1 - self.value)
        worth = spread / self.error**2 if self.error > 0 and spread > 0 else float(self.seeds)
        return wilson(self.value * worth, worth)


class Clusters:
    """What is counted, seed by seed."""

    __slots__ = ("_over", "_sums")

    def __init__(self) -> None:
        self._sums: dict[int, float] = {}
        self._over: dict[int, float] = {}

    def add(self, seed: int, value: float, over: float = 1.0) -> None:
        self._sums[seed] = self._sums.get(seed, 0.0) + value
        self._over[seed] = self._over.get(seed, 0.0) + over

    @property
    def count(self) -> float:
        return sum(self._over.values())

    @property
    def value(self) -> float:
        count = self.count
        return sum(self._sums.values()) / count if count else 0.0

    def pulls(self) -> dict[int, float]:
        """By how much each seed moves the figure, times the number of seeds; their mean is 0."""
        value, mean = self.value, self.count / len(self._sums) if self._sums else 0.0
        if not mean:
            return {}
        return {seed: (total - value * self._over[seed]) / mean for seed, total in self._sums.items()}

    def estimate(self) -> Estimate:
        return Estimate(self.value, _error(list(self.pulls().values())), len(self._sums), self.count)


def difference(one: Clusters, other: Clusters) -> Estimate:
    """How much more `other` is than `one`: pair by pair where both have the seed; the rest is independent."""
    before, after = one.pulls(), other.pulls()
    shared = before.keys() & after.keys()
    if not before or not after:
        return Estimate(0.0, 0.0, 0, 0.0)
    moved = [
        after.get(seed, 0.0) / len(after) - before.get(seed, 0.0) / len(before) for seed in before.keys() | after.keys()
    ]
    seeds = len(shared) if 2 * len(shared) > min(len(before), len(after)) else min(len(before), len(after))
    return Estimate(other.value - one.value, _error(moved) * len(moved), seeds, min(one.count, other.count))


def _error(pulls: list[float]) -> float:
    """The standard error of the mean of numbers whose mean is 0."""
    if len(pulls) < 2:
        return 0.0
    return sqrt(sum([pull * pull for pull in pulls]) / (len(pulls) - 1) / len(pulls))
