"""The levels: strengths of one kind of player, differing in what they spend and know, in nothing else.

A game without a planner of its own is searched. Where a game has one, to think is to play on from what it proposes and
from what else could be done: weak players follow the planner with short sight and forget some of it, the next follow it
with care, and the best play some of the choices on to the end. How much of it each level does is the game's own advice.
"""

from __future__ import annotations

from farport.bots.playouts import Playouts
from farport.bots.tempers import temper_of
from farport.bots.thinker import Thinker
from farport.kernel import Game, PlayoutBudget


def player(
    level: str, game: Game, seed: int, seconds: float | None = None, temper: str | None = None
) -> Thinker | Playouts:
    """A bot of that level, with a cap on the seconds of a decision for live play; "" is no temper at all."""
    budget = game.advice.budget(level)
    likes = temper_of(seed) if temper is None else temper
    if isinstance(budget, PlayoutBudget):
        return Playouts(game, seed, budget, seconds, likes)
    return Thinker(game, seed, budget, seconds, likes)
