"""Advice: what is true of one game for the bots that play it: how each level thinks, and what a lead is worth.

Bots know the contract only, and games know no bots. So the numbers that were measured for one game are declared here
as plain data, and stand with that game.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from farport.kernel.errors import FarportError
from farport.kernel.manner import PLAIN, Manner

HELP: Final[dict[str, str]] = {  # the levels, the weakest first, and what people are told of them
    "easy": "thinks briefly",
    "medium": "thinks a little",
    "hard": "thinks",
    "expert": "thinks longer",
    "master": "has studied the game, or thinks longest",
}
LEVELS: Final = tuple(HELP)
MASTER: Final = "master"  # there is one only where a game has been shown to have one that beats its expert
USUAL_POINTS: Final = 10.0


class SearchBudget:
    """What a tree search may spend on a decision and what it may know."""

    __slots__ = ("curiosity", "foresight", "iterations", "plans", "widening", "width")

    def __init__(
        self,
        iterations: int,
        *,
        width: int = 64,
        widening: float = 1.0,
        curiosity: float = 0.6,
        plans: int = 0,
        foresight: int = 0,
    ) -> None:
        self.iterations = iterations
        self.width = width  # choices of a position that are looked at
        self.widening = widening
        self.curiosity = curiosity
        self.plans = plans  # proposals asked of the game's own planner at the decision itself; further down it is one
        self.foresight = foresight  # proposals of the planner that are played on from a new node before it is judged


class PlayoutBudget:
    """How many of the choices beside the planner's proposal are played on, how often, and how far."""

    __slots__ = ("commitments", "doubt", "heat", "horizon", "manner", "proposals", "trust", "width")

    def __init__(
        self,
        width: int,
        *,
        heat: int = 1,
        horizon: int | None = None,
        trust: float = 0.0,
        doubt: float = 1.0,
        commitments: bool = False,
        manner: Manner = PLAIN,
        proposals: int = 1,
    ) -> None:
        self.manner = manner  # in which the planner is asked for the proposal
        self.proposals = proposals  # of the planner that are tried
        self.width = width  # choices that are tried beside the planner's proposals; with none they are all there is
        self.heat = heat  # guesses on which the choices are tried before some of them are dropped
        self.horizon = horizon  # proposals that are played on; None: to the end of the game
        self.trust = trust  # of a chance to win: by so much another choice must be better than the proposal
        self.doubt = doubt  # and by so many standard errors of the comparison
        self.commitments = commitments  # think only in the set-up and before a whole turn


Budget = SearchBudget | PlayoutBudget

SEARCHED: Final[dict[str, Budget]] = {  # for a game without a planner of its own
    "easy": SearchBudget(4, width=8),
    "medium": SearchBudget(16, width=24, plans=1, foresight=2),
    "hard": SearchBudget(64, width=64, plans=2, foresight=4),
    "expert": SearchBudget(256, width=128, plans=4, foresight=6),
}


class Advice:
    """`levels`: the budget of each level; one that is not given plays as the next weaker one that is, but for `master`:
    a game that gives none has none.

    `points`: by how many points a seat's evaluation must be better than another's to make it e times as likely to win,
    fitted to the results of greedy games by `python -m farport.bots.calibration GAME`.

    `waits`: the kinds of action that change nothing by themselves and are no dithering: to wait, to pass, to talk.

    `leanings`: by temper, how many points better each kind of action looks to it where a game without a planner is
    searched; a planner knows tempers by itself.
    """

    __slots__ = ("leanings", "levels", "points", "waits")

    def __init__(
        self,
        *,
        points: float = USUAL_POINTS,
        levels: Mapping[str, Budget] = SEARCHED,
        waits: Collection[str] = (),
        leanings: Mapping[str, Mapping[str, float]] | None = None,
    ) -> None:
        if LEVELS[0] not in levels:
            raise FarportError(f"advice: a game gives a budget for {LEVELS[0]} at least")
        for level in levels:
            _require(level)
        self.points = points
        self.waits = frozenset(waits)
        self.leanings: dict[str, Mapping[str, float]] = {} if leanings is None else dict(leanings)
        self.levels: dict[str, Budget] = {}
        budget = levels[LEVELS[0]]
        for level in LEVELS:
            budget = levels.get(level, budget)
            if level != MASTER or level in levels:
                self.levels[level] = budget

    def offers(self, level: str) -> bool:
        """Whether the game has this level."""
        return level in self.levels

    def budget(self, level: str) -> Budget:
        """What that level spends on a decision."""
        _require(level)
        if not self.offers(level):
            raise FarportError(f"there is no {level} of this game: nothing has shown one to be better than its expert")
        return self.levels[level]


def _require(level: str) -> None:
    if level not in HELP:
        raise FarportError(f"there is no level {level!r}; the levels are: {', '.join(LEVELS)}")
