"""The n-tuple bandit: what is known of a point from all points that share one of its numbers, or two (NTBEA).

After Lucas, Liu and Perez-Liebana 2018; Goodman and Lucas 2020 found it the most reliable of its kind for noisy games.
"""

from __future__ import annotations

from itertools import combinations
from math import log, sqrt
from typing import Final

from farport.arena.tuning.space import Point, Space
from farport.kernel import Rng

NEIGHBOURS: Final = 60
CURIOSITY: Final = 0.7
UNSEEN: Final = 0.5


class Bandit:
    """Means over tuples; the lower a loss, the better."""

    def __init__(self, space: Space, rng: Rng) -> None:
        self._space = space
        self._rng = rng
        places = range(len(space.numbers))
        self._tuples = [*[(place,) for place in places], *combinations(places, 2)]
        self._known: dict[tuple[tuple[int, ...], Point], tuple[int, float]] = {}
        self._count = 0
        self._spread = 1e-6

    def learn(self, point: Point, loss: float) -> None:
        self._count += 1
        self._spread = max(self._spread, loss)
        for of in [*self._tuples, tuple(range(len(point)))]:
            key = of, tuple(point[place] for place in of)
            count, total = self._known.get(key, (0, 0.0))
            self._known[key] = count + 1, total + loss

    def promise(self, point: Point) -> float:
        """How good it may be: the mean of its tuples, less for what is little known."""
        total = 0.0
        for of in self._tuples:
            count, losses = self._known.get((of, tuple(point[place] for place in of)), (0, 0.0))
            mean = losses / count if count else self._spread / 2
            total += mean - CURIOSITY * self._spread * sqrt(log(1 + self._count) / (count + UNSEEN)) / 2
        return total / len(self._tuples)

    def next(self, best: Point, tried: set[Point]) -> Point | None:
        """The most promising neighbour of the best point that was not tried; somewhere else, if all were; None where
        nothing new is found any more."""
        found = {self._space.beside(best, self._rng) for _ in range(NEIGHBOURS)} - tried
        if not found:
            found = {self._space.anywhere(self._rng) for _ in range(NEIGHBOURS)} - tried
        return min(sorted(found), key=self.promise) if found else None
