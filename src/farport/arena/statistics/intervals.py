"""Intervals of shares and means, and the moments that they are made of."""

from __future__ import annotations

from math import sqrt
from typing import Final

Z: Final = 1.959964  # of a 95 % interval


def wilson(wins: float, games: float, z: float = Z) -> tuple[float, float]:
    """The interval of a share, which also holds for few games and for shares near 0 and 1."""
    if games <= 0:
        return 0.0, 1.0
    share = wins / games
    square = z * z
    middle = (share + square / (2 * games)) / (1 + square / games)
    reach = z * sqrt(max(0.0, share * (1 - share)) / games + square / (4 * games * games)) / (1 + square / games)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def student(freedom: int) -> float:
    """How many standard errors a 95 % interval reaches where the error itself is estimated (Student's t, expanded)."""
    if freedom < 1:
        return float("inf")
    z = Z
    steps = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
    )
    return z + steps[0] / freedom + steps[1] / freedom**2 + steps[2] / freedom**3


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
