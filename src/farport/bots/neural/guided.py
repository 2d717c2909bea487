"""Guided: the tree search of every game, where a network has its say about each new position."""

from __future__ import annotations

from typing import Final, final

from farport.bots.neural.judge import Judge
from farport.bots.search import Choices, Search
from farport.kernel import Rng, SearchBudget, State

WIDTH: Final = 128  # choices of a position that are looked at
PLANS: Final = 4
FORESIGHT: Final = 6


def budget(iterations: int) -> SearchBudget:
    return SearchBudget(iterations, width=WIDTH, plans=PLANS, foresight=FORESIGHT)


@final
class Guided(Search):
    """The choices of a node are ordered by how they look one step ahead; what it is worth the judge says."""

    __slots__ = ("_judge",)

    def __init__(self, judge: Judge, seat: int, points: float, settings: SearchBudget, rng: Rng) -> None:
        super().__init__(seat, points, settings, rng)
        self._judge = judge

    def _expand(self, state: State, seat: int, at_root: bool) -> tuple[Choices, list[float]]:
        choices, values = super()._expand(state, seat, at_root)
        if at_root or len(choices.edges) == 1 or self._judge.weight == 0.0:
            return choices, values
        return choices, self._judge.worth_for(state, seat, values)
