"""The levels: four strengths of one kind of player, differing in what they spend and know, in nothing else.

A game without a planner of its own is searched. Where a game has one, to think is to play on from what it proposes and
from what else could be done: weak players believe what they see at once, the next trust the planner, and the best play
some of the choices on to the end. How much of it each level does is the game's own advice.
"""

from __future__ import annotations

from farport.bots.playouts import Playouts
from farport.bots.thinker import Thinker
from farport.kernel import Game, PlayoutBudget


def player(level: str, game: Game, seed: int, seconds: float | None = None) -> Thinker | Playouts:
    """A bot of that level, with a cap on the seconds of a decision for live play."""
    budget = game.advice.budget(level)
    if isinstance(budget, PlayoutBudget):
        return Playouts(game, seed, budget, seconds)
    return Thinker(game, seed, budget, seconds)
