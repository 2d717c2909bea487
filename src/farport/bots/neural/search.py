"""The search of a player with a network: heats among the choices, each on guesses of what the seat cannot know.

The choices are what the network prefers (with lots added while it learns: Gumbel's way, which improves a policy even
if few choices are tried) and what the game's planner proposes. In every heat each choice that is left is tried on the
same guesses with the same dice, and the better half goes on. A trial plays on as the planner proposes, as far as the
heat looks, or, in a game without a planner, goes down a tree; then the network judges, or the end itself does.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from math import exp, log
from typing import Any, Final, final

from farport.bots.neural.judge import Judge, Verdict
from farport.bots.neural.outlook import Heat
from farport.bots.neural.tree import Node, Walk
from farport.bots.playouts import advantage, alternatives, play_on
from farport.bots.search import follow, proposals
from farport.bots.sight import Sight
from farport.kernel import Action, Rng, State

Line = tuple[Action[Any], ...]

VISITS: Final = 50.0  # as in Gumbel MuZero: values count as much as so many visits, and more with every visit
SCALE: Final = 0.1
PLANS: Final = 3  # proposals asked of the planner


@final
class Choice:
    """One choice: an action, or a sequence that the planner proposes as a whole; what it was worth on each guess."""

    __slots__ = ("line", "logit", "lot", "node", "planned", "values")

    def __init__(self, line: Line, logit: float, lot: float, planned: bool) -> None:
        self.line = line
        self.logit = logit
        self.lot = lot
        self.planned = planned
        self.values: list[float] = []
        self.node = Node()

    @property
    def mean(self) -> float:
        return sum(self.values) / len(self.values) if self.values else 0.5


@final
class Search:
    """The search of one decision; `choices` keeps what was found, the best of the last heat first."""

    __slots__ = ("_deadline", "_judge", "_lots", "_rng", "choices", "root", "seat")

    def __init__(
        self, judge: Judge, sight: Sight, rng: Rng, *, lots: bool = False, seconds: float | None = None
    ) -> None:
        self._judge = judge
        self._rng = rng
        self._lots = lots
        self._deadline = None if seconds is None else time.monotonic() + seconds
        self.seat = sight.seat
        guess = sight.guess(rng)
        self.root = self._look(guess)
        self.choices = self._listed(guess)

    def _look(self, guess: State) -> Verdict:
        """The position itself, with the eyes of this seat also where another is asked first."""
        return self._judge.judge_for(guess, self.seat)

    def _listed(self, guess: State) -> list[Choice]:
        """Every listed action by preference, after what the planner proposes."""
        planned = proposals(guess, self.seat, PLANS, self._rng)
        logits = self.root.logits
        highest = float(logits.max())
        choices = [Choice(line, highest, self._lot(), True) for line in planned]
        listed = [
            Choice((action,), float(logit), self._lot(), False)
            for action, logit in zip(self.root.actions, logits, strict=True)
            if (action,) not in planned
        ]
        listed.sort(key=lambda choice: -(choice.logit + choice.lot))
        return choices + (self._with_a_look_ahead(guess, listed, planned[0]) if planned else listed)

    def _with_a_look_ahead(self, guess: State, listed: list[Choice], proposal: Line) -> list[Choice]:
        """In turn what the network prefers and what looks best at once, of every kind of action: a planner's
        follower has learned little about what its teacher never does."""
        by_line = {choice.line: choice for choice in listed}
        ahead = alternatives(guess, self.seat, self.root.actions, proposal, len(listed))
        mixed: dict[Line, Choice] = {}
        for one, other in zip(listed, ahead, strict=False):
            mixed.setdefault(one.line, one)
            if other in by_line:
                mixed.setdefault(other, by_line[other])
        for choice in listed:
            mixed.setdefault(choice.line, choice)
        return list(mixed.values())

    def _lot(self) -> float:
        """A draw from Gumbel's distribution."""
        if not self._lots:
            return 0.0
        return -log(-log((self._rng.below(1 << 30) + 0.5) / (1 << 30)))

    # ------------------------------------------------------------------ heats

    def run(self, sight: Sight, heats: Sequence[Heat], trust: float = 0.0, doubt: float = 1.0) -> Choice:
        """Try the choices heat by heat; the one that is best in the end. Where a planner has proposed something, that
        stands unless another is better by `trust` and by `doubt` standard errors."""
        alive = self.choices
        for heat in heats:
            alive = alive[: heat.choices]
            for _ in range(heat.guesses):
                self._try(sight, alive, heat.horizon)
                if self._late():
                    break
            alive = sorted(alive, key=self._standing, reverse=True)
            if self._late():
                break
        rest = [choice for choice in self.choices if choice not in alive]
        self.choices = alive + rest
        return self._best(alive, trust, doubt)

    def _try(self, sight: Sight, alive: list[Choice], horizon: int | None) -> None:
        """Every choice once, on one guess and with the same dice."""
        guess = sight.guess(self._rng)
        dice = self._rng.getrandbits(64)
        walks: list[Walk | None] = []
        ends: list[State] = []
        for choice in alive:
            state = guess.copy()
            follow(state, self.seat, choice.line)
            if horizon == 0:
                walks.append(Walk(choice.node, state))
            else:
                play_on(state, horizon, Rng(dice))
                walks.append(None)
            ends.append(state)
        for choice, walk, verdict in zip(alive, walks, self._judge.judge(ends), strict=True):
            if walk is not None:
                walk.end(verdict)
            choice.values.append(verdict.values[self.seat])

    def _late(self) -> bool:
        return self._deadline is not None and time.monotonic() >= self._deadline

    # ------------------------------------------------------------------ what was found

    def _standing(self, choice: Choice) -> float:
        return choice.logit + choice.lot + self._weight() * self._scaled(choice.mean)

    def _weight(self) -> float:
        return (VISITS + max([len(choice.values) for choice in self.choices])) * SCALE

    def _scaled(self, value: float) -> float:
        """Between the worst and the best that was tried."""
        means = [choice.mean for choice in self.choices if choice.values]
        low = min(means)
        spread = max(means) - low
        return (value - low) / spread if spread > 1e-6 else 0.5

    def _best(self, alive: list[Choice], trust: float, doubt: float) -> Choice:
        planned = [choice for choice in alive if choice.planned]
        if not planned:
            return alive[0]
        proposal = max(planned, key=lambda choice: choice.mean)
        better: list[tuple[float, int]] = []
        for place, choice in enumerate(alive):
            gain, error = advantage(choice.values, proposal.values)
            if gain > trust + doubt * error:
                better.append((-gain, place))
        return alive[min(better)[1]] if better else proposal

    def improved(self) -> list[float]:
        """The policy that the search teaches: the network's own, moved towards what turned out well; one number for
        each listed action. What was not tried is taken to be worth what the position is."""
        worth = {choice.line[0]: choice for choice in reversed(self.choices) if choice.values}
        known = self.root.values[self.seat]
        weight = self._weight()
        scores: list[float] = []
        for action, logit in zip(self.root.actions, self.root.logits.tolist(), strict=True):
            choice = worth.get(action)
            scores.append(logit + weight * self._scaled(known if choice is None else choice.mean))
        highest = max(scores)
        weights = [exp(score - highest) for score in scores]
        total = sum(weights)
        return [each / total for each in weights]
