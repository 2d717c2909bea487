"""Strangers: players that no level has met and nothing was tuned against, to measure the levels with.

    python -m tools.levels FOLDER --games 20 duck-dealer:expert:tools.strangers:Rollouts

They know as little of Farport's games as anybody who has only read the contract: no planner, no plan of a level.
"""

from __future__ import annotations

import time
from abc import abstractmethod
from math import inf, log, sqrt
from typing import Any, Final

from farport.bots import Sight
from farport.bots.chances import chances
from farport.bots.search import settle
from farport.bots.steady import Steady
from farport.kernel import Action, Game, Rng, State

SECONDS: Final = 1.0  # of a core, a decision
CURIOSITY: Final = 1.0
DEEPEST: Final = 3_000  # steps of a random playout; one that is longer is judged as it stands
LIGHTEST, HEAVIEST = 0.3, 3.0


class Node:
    """A position, as far as the actions that led there tell: of each action how often it was tried, and how well."""

    __slots__ = ("children", "totals", "visits")

    def __init__(self) -> None:
        self.children: dict[Action[Any], Node] = {}
        self.visits: dict[Action[Any], int] = {}
        self.totals: dict[Action[Any], float] = {}

    def chosen(self, legal: list[Action[Any]], rng: Rng) -> Action[Any]:
        """UCB1 over what is legal on this guess; what was never tried comes first, by lot."""
        fresh = [action for action in legal if action not in self.visits]
        if fresh:
            return rng.choice(fresh)
        scale = log(sum([self.visits[action] for action in legal]))
        return max(legal, key=lambda action: self._promise(action, scale))

    def _promise(self, action: Action[Any], scale: float) -> float:
        visits = self.visits[action]
        return self.totals[action] / visits + CURIOSITY * sqrt(scale / visits)

    def credit(self, action: Action[Any], value: float) -> None:
        self.visits[action] = self.visits.get(action, 0) + 1
        self.totals[action] = self.totals.get(action, 0.0) + value


class Rollouts(Steady):
    """The textbook's Monte Carlo tree search: UCT over guesses, every leaf played out at random to the end."""

    def __init__(self, game: Game, seed: int, seconds: float = SECONDS) -> None:
        super().__init__()
        self._points = game.advice.points
        self._rng = Rng.from_seed(seed)
        self._seconds = seconds

    def _thought(self, sight: Sight, _default: Action[Any]) -> Action[Any]:
        legal = sight.legal()
        if len(legal) == 1:
            return legal[0]
        root = Node()
        deadline = time.process_time() + self._seconds
        tried = 0
        while tried < len(legal) or time.process_time() < deadline:
            self._iterate(root, sight)
            tried += 1
        return max(legal, key=lambda action: root.visits.get(action, 0))

    def _iterate(self, root: Node, sight: Sight) -> None:
        state = sight.guess(self._rng)
        path: list[tuple[Node, int, Action[Any]]] = []
        node: Node | None = root
        asked: tuple[int, ...] = (sight.seat,)  # of several who are asked at once it is this seat that chooses first
        while node is not None and asked:
            seat = asked[0]
            action = node.chosen(state.legal(seat), self._rng)
            path.append((node, seat, action))
            state.apply(seat, action)
            settle(state)
            asked = state.to_move
            if action not in node.visits:
                node = None
            else:
                node = node.children.setdefault(action, Node())
        values = self._played_out(state)
        for visited, seat, action in path:
            visited.credit(action, values[seat])

    def _played_out(self, state: State) -> list[float]:
        for _ in range(DEEPEST):
            asked = state.to_move
            if not asked:
                break
            seat = asked[self._rng.below(len(asked))]
            state.apply(seat, self._rng.choice(state.legal(seat)))
            settle(state)
        return chances(state, self._points)


class Brief(Rollouts):
    """The same with a tenth of a second, for games in which a seat is asked hundreds of times."""

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, seed, SECONDS / 10)


class OneAhead(Steady):
    """Takes what looks best at once to somebody with other weights than ours, drawn by lot for a game."""

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__()
        self._points = game.advice.points
        self._rng = Rng.from_seed(seed)

    def _thought(self, sight: Sight, default: Action[Any]) -> Action[Any]:
        guess = sight.guess(self._rng)
        best, most = default, -inf
        for action in sight.legal():
            trial = guess.copy()
            trial.apply(sight.seat, action)
            worth = self._worth(trial, sight.seat, action) + self._rng.below(1000) / 1e6  # of equals by lot
            if worth > most:
                best, most = action, worth
        return best

    @abstractmethod
    def _worth(self, after: State, seat: int, action: Action[Any]) -> float:
        """What the position after the action is worth to it."""


class Tastes(OneAhead):
    """Counts the points that it would have now, and likes those of some sources more than those of others."""

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, seed)
        self._weights: dict[str, float] = {}

    def _worth(self, after: State, seat: int, action: Action[Any]) -> float:
        total = 0.0
        for source, points in after.standing(seat).items():
            if source not in self._weights:
                self._weights[source] = LIGHTEST * (HEAVIEST / LIGHTEST) ** (self._rng.below(1001) / 1000)
            total += self._weights[source] * points
        return total


class Bent(OneAhead):
    """Believes the game's own evaluation, but every kind of action is worth some points more or less to it."""

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, seed)
        self._likes: dict[str, float] = {}

    def _worth(self, after: State, seat: int, action: Action[Any]) -> float:
        if action.do not in self._likes:
            self._likes[action.do] = (self._rng.below(2001) / 1000 - 1.0) * self._points
        return after.evaluate(seat) + self._likes[action.do]
