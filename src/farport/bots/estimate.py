"""Estimates: the chances to win that people are shown, in the analysis of a finished game.

They are what has been learned from very many games, where an appraiser comes with the game and tables of its kind were
played; elsewhere the game's own evaluation. Where a network can be run here and was measured to judge better beside
that (`shown` in weights.toml), it has its part.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from farport.bots.appraiser import appraiser
from farport.bots.chances import chances
from farport.bots.neural.weights import network, shown
from farport.kernel import Game, State

if TYPE_CHECKING:
    from farport.bots.neural.judge import Judge


def estimate(state: State, *, usual: bool = True) -> list[float]:
    """For every seat its chance to win; they add up to one. At the end they are what the result says.

    `usual`: the table has the options that are usual at so many seats. Nothing was learned of others.
    """
    if state.result is not None or not usual:
        return chances(state, state.game.advice.points)
    learned = appraiser(state.game, state.seats)
    seen = chances(state, state.game.advice.points) if learned is None else learned.wins(state)
    asked = state.to_move
    judge = _judge(state.game, state.seats) if asked else None
    if judge is None:
        return seen
    found = judge.wins(state, asked[0])
    return [judge.weight * one + (1.0 - judge.weight) * other for one, other in zip(found, seen, strict=True)]


@lru_cache(maxsize=16)
def _judge(game: Game, seats: int) -> Judge | None:
    """None: no network has a part."""
    weight = shown(game, seats)
    if weight == 0.0:
        return None
    try:
        from farport.bots.neural.judge import Judge
    except ImportError:  # without NumPy or onnxruntime
        return None
    return Judge(game, network(game), seats, weight)
