"""Win chances: what a position is worth to every seat, from the game's own evaluation or from its end."""

from __future__ import annotations

from math import exp
from typing import Final

from farport.kernel import State

SURE: Final = 1000.0  # evaluations further apart than this many points differ by a decided game

ALONE: Final = 4.0  # a player alone is half way from nothing to perfect with so many times the points above


def chances(state: State, points: float) -> list[float]:
    """For every seat its chance to win; they add up to one. At the end they are what the result says."""
    result = state.result
    if state.seats == 1:
        return [progress(state.evaluate(0) if result is None else float(result.scores[0]), points)]
    if result is not None:
        share = 1.0 / len(result.winners) if result.winners else 0.0
        return [share if seat in result.winners else 0.0 for seat in range(state.seats)]
    return shares([state.evaluate(seat) for seat in range(state.seats)], points)


def progress(value: float, points: float) -> float:
    """Who plays alone has nobody to beat: more points are more, from 0 to 1."""
    return 0.5 + 0.5 * value / (abs(value) + ALONE * points)


def shares(values: list[float], points: float) -> list[float]:
    """Values in points as chances: each `points` more make a seat e times as likely to win."""
    highest = max(values)
    weights = [exp(max(value - highest, -SURE) / points) for value in values]
    total = sum(weights)
    return [weight / total for weight in weights]
