"""The thinker: a bot that searches before it chooses, and goes on thinking where it stopped."""

from __future__ import annotations

import time
from typing import Any, Final

from farport.bots.search import Edge, Node, Search, follow, rank_of, settle
from farport.bots.sight import Sight, known
from farport.bots.steady import Steady
from farport.kernel import Action, Game, Rng, SearchBudget

TRUST: Final = 0.02  # of a chance to win: something else must look so much better than the planner's proposal
LOOKS: Final = 6  # choices of which it is asked whether they lead on
GLANCE: Final = 16  # iterations between two looks at the clock


class Thinker(Steady):
    """Searches with the given settings. The same seed and budget of iterations make the same choices."""

    __slots__ = ("_expected", "_kept", "_leanings", "_points", "_rng", "_seconds", "_settings")

    def __init__(
        self, game: Game, seed: int, settings: SearchBudget, seconds: float | None = None, temper: str = ""
    ) -> None:
        super().__init__()
        self._leanings = game.advice.leanings.get(temper)
        self._rng = Rng.from_seed(seed)
        self._settings = settings
        self._seconds = seconds  # a cap for live play; with it the choices depend on the machine
        self._points = game.advice.points
        self._kept: Node | None = None  # the part of the last tree that belongs to what was chosen
        self._expected = b""  # what the seat knows if things went as that part assumes

    def _forget(self) -> None:
        super()._forget()
        self._kept = None

    def _thought(self, sight: Sight, default: Action[Any]) -> Action[Any]:
        legal = sight.legal()
        if len(legal) == 1:
            return legal[0]
        root = self._kept if self._kept is not None and self._expected == sight.known() else None
        search = Search(sight.seat, self._points, self._settings, self._rng, root, self._leanings)
        edges = think(search, sight, self._settings.iterations, self._rng, self._seconds)
        chosen = self._forward(sight, edges)
        self._keep(search, sight, chosen)
        self._plan = list(chosen.actions[1:])
        return chosen.actions[0]

    def _forward(self, sight: Sight, edges: list[Edge]) -> Edge:
        """The best choice that does not take back what the seat did before; if all do, the best."""
        if not self._stances:
            return edges[0]
        guess = sight.guess(self._rng)
        for edge in edges[:LOOKS]:
            trial = guess.copy()
            trial.apply(sight.seat, edge.actions[0])
            if not self._takes_back(trial, sight.seat, edge.actions[0]):
                return edge
        return edges[0]

    def _keep(self, search: Search, sight: Sight, chosen: Edge) -> None:
        """Remember the tree below the choice, and by what view to recognise that it fits."""
        self._kept = None
        if len(chosen.actions) > 1 or len(search.root.choices) > 1:
            return
        place = search.root.choices[sight.seat].edges.index(chosen)
        child = search.root.children.get((sight.seat, place))
        if child is None or sight.seat not in child.choices:
            return
        state = sight.guess(self._rng)
        follow(state, sight.seat, chosen.actions)
        settle(state)
        if state.to_move == (sight.seat,):
            self._kept = child
            self._expected = known(state, sight.seat)


def think(search: Search, sight: Sight, iterations: int, rng: Rng, seconds: float | None = None) -> list[Edge]:
    """Spend the budget; what the seat may do and what was found out about it, the best first."""
    deadline = None if seconds is None else time.monotonic() + seconds
    for done in range(iterations):
        search.iterate(sight.guess(rng))
        if deadline is not None and done % GLANCE == GLANCE - 1 and time.monotonic() >= deadline:
            break
    # A tree that was kept may know choices of other turns of chance: only what is allowed in truth counts.
    edges = [edge for edge in search.root.choices[sight.seat].edges if sight.allows(edge.actions[0])]
    if not edges:  # a restricted bot: none of what was looked at is allowed to it
        edges = [search.consider(sight.guess(rng), action) for action in sight.legal()]
    edges.sort(key=rank_of, reverse=True)
    for place, edge in enumerate(edges):
        if edge.planned and edge.value >= edges[0].value - TRUST:
            edges.insert(0, edges.pop(place))
            break
    return edges
