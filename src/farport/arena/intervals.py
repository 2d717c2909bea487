"""Honest error bars: intervals for shares and means, and whether two of them differ."""

from __future__ import annotations

from math import erfc, sqrt
from typing import Final

Z: Final = 1.959964  # of a 95 % interval


def wilson(wins: float, games: int, z: float = Z) -> tuple[float, float]:
    """The interval of a share, which also holds for few games and for shares near 0 and 1."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    square = z * z
    middle = (share + square / (2 * games)) / (1 + square / games)
    reach = z * sqrt(share * (1 - share) / games + square / (4 * games * games)) / (1 + square / games)
    return max(0.0, middle - reach), min(1.0, middle + reach)


class Moments:
    """Many numbers, of which only their count, their sum and the sum of their squares are kept."""

    __slots__ = ("count", "squares", "total")

    def __init__(self) -> None:
        self.count = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, value: float) -> None:
        self.count += 1
        self.total += value
        self.squares += value * value

    def of(self, count: int) -> Moments:
        """The same, filled with zeros up to `count` numbers: what was never noted was zero."""
        whole = Moments()
        whole.count = count
        whole.total = self.total
        whole.squares = self.squares
        return whole

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    @property
    def deviation(self) -> float:
        """The standard deviation of the numbers."""
        if self.count < 2:
            return 0.0
        return sqrt(max(0.0, (self.squares - self.total * self.mean) / (self.count - 1)))

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        return self.deviation / sqrt(self.count) if self.count else 0.0


def shares_differ(wins: float, games: int, other_wins: float, other_games: int) -> float:
    """How likely so large a difference of two shares is by chance alone (two-sided p)."""
    if not games or not other_games:
        return 1.0
    pooled = (wins + other_wins) / (games + other_games)
    error = sqrt(pooled * (1 - pooled) * (1 / games + 1 / other_games))
    return two_sided(wins / games - other_wins / other_games, error)


def means_differ(one: Moments, other: Moments) -> float:
    """The same for two means (Welch, for samples large enough to be normal)."""
    if one.count < 2 or other.count < 2:
        return 1.0
    return two_sided(one.mean - other.mean, sqrt(one.error**2 + other.error**2))


def two_sided(difference: float, error: float) -> float:
    if error == 0:
        return 1.0 if difference == 0 else 0.0
    return erfc(abs(difference) / error / sqrt(2))


def significant(chances: list[float], level: float = 0.05) -> list[bool]:
    """Which of many comparisons to believe: Holm's way, so that all of them together err in one run of twenty."""
    order = sorted(range(len(chances)), key=chances.__getitem__)
    believed = [False] * len(chances)
    for place, index in enumerate(order):
        if chances[index] > level / (len(chances) - place):
            break
        believed[index] = True
    return believed
