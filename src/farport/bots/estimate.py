"""Estimates: the chances to win that people are shown, in the analysis of a finished game.

Where a network comes with the game, can be run here, and was measured to judge better beside the game's own evaluation
than that alone (`shown` in weights.toml), both speak; elsewhere the evaluation does.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from farport.bots.chances import chances
from farport.bots.neural.weights import network, shown
from farport.kernel import Game, State

if TYPE_CHECKING:
    from farport.bots.neural.judge import Judge


def estimate(state: State) -> list[float]:
    """For every seat its chance to win; they add up to one. At the end they are what the result says."""
    seen = chances(state, state.game.advice.points)
    asked = state.to_move
    judge = _judge(state.game, state.seats) if asked and state.result is None else None
    if judge is None:
        return seen
    learned = judge.wins(state, asked[0])
    return [judge.weight * one + (1.0 - judge.weight) * other for one, other in zip(learned, seen, strict=True)]


@lru_cache(maxsize=16)
def _judge(game: Game, seats: int) -> Judge | None:
    """None: the evaluation speaks alone."""
    weight = shown(game, seats)
    if weight == 0.0:
        return None
    try:
        from farport.bots.neural.judge import Judge
    except ImportError:  # without NumPy or onnxruntime
        return None
    return Judge(game, network(game), seats, weight)
