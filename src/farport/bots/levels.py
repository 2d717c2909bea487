"""The levels: four strengths of one kind of player, differing in what they spend and know, in nothing else.

A game without a planner of its own is searched (`Settings`). Where a game has one, to think is to play on from what it
proposes and from what else could be done (`Outlook`): weak players believe what they see at once, the next trust the
planner, and the best play some of the choices on to the end.
"""

from __future__ import annotations

from typing import Final

from farport.bots.playouts import Outlook, Playouts
from farport.bots.search import Settings
from farport.bots.thinker import Thinker
from farport.kernel import FarportError, Game

LEVELS: Final = ("easy", "medium", "hard", "expert")

SEARCHED: Final = (  # The Forgotten Planet, and every game that is not named below
    Settings(4, width=8),
    Settings(16, width=24, plans=1, foresight=2),
    Settings(64, width=64, plans=2, foresight=4),
    Settings(256, width=128, plans=4, foresight=6),
)
PLANNED: Final[dict[str, tuple[Settings | Outlook, ...]]] = {
    # Whole turns are dear to plan, and chance has no part: one playout of each choice, where much hangs on it.
    "duck-dealer": (
        Outlook(4, horizon=1),
        Outlook(4, horizon=1, trust=0.1),
        Outlook(0),
        Outlook(4, commitments=True),
    ),
    # What a step is worth shows at the end only: playouts that stop earlier are worse than none. And a step changes so
    # much that comes after it that few playouts tell little: who is not in doubt about them plays worse than the plan.
    "space-dealer": (
        Outlook(4, horizon=1),
        Outlook(4, horizon=1, trust=0.04),
        Outlook(4, horizon=1, trust=0.1),
        Outlook(4, heat=4, doubt=2.0),
    ),
    # Its planner has one aim a leader; to look at many choices is worth more than to look far.
    "space-paper": (
        Settings(4, width=8),
        Outlook(0),
        Outlook(8, heat=2, horizon=30),
        Outlook(16, heat=6, horizon=60),
    ),
}


def budget(level: str, game: Game) -> Settings | Outlook:
    """What that level spends on a decision of that game."""
    if level not in LEVELS:
        raise FarportError(f"there is no level {level!r}; the levels are: {', '.join(LEVELS)}")
    return PLANNED.get(game.id, SEARCHED)[LEVELS.index(level)]


def player(level: str, game: Game, seed: int, seconds: float | None = None) -> Thinker | Playouts:
    """A bot of that level, with a cap on the seconds of a decision for live play."""
    found = budget(level, game)
    if isinstance(found, Outlook):
        return Playouts(game, seed, found, seconds)
    return Thinker(game, seed, found, seconds)
