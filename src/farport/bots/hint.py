"""Hints: what a seat might do now, as the game's own planner or a short search sees it."""

from __future__ import annotations

from typing import Any, Final

from farport.bots.levels import player
from farport.bots.sight import Sight
from farport.kernel import Action, Rng

LEVEL: Final = "medium"
SECONDS: Final = 0.5


def hint(sight: Sight, seed: int) -> list[Action[Any]]:
    """The planner's proposal, which may be a whole turn; else the best action found for a seat that is asked."""
    rng = Rng.from_seed(seed)
    proposal = list(sight.guess(rng).plan(sight.seat, rng))
    if proposal and sight.allows(proposal[0]):
        return proposal
    if sight.seat not in sight.to_move:
        return []
    return [player(LEVEL, sight.game, seed, SECONDS).choose(sight)]
