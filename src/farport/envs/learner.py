"""Learner: one seat of a table that learns, and bots at all others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from farport.bots import Bot, Sight
from farport.bots.match import seated
from farport.envs.rules import Observation, Rules
from farport.envs.seeding import fresh_seed
from farport.envs.table import NOBODY, Table
from farport.kernel import FarportError, SeatError

FORBIDDEN_REWARD = -1.0  # an action that the mask forbids loses the game, as PettingZoo has it


class Learner:
    """Plays one game after the other. The others act by themselves until it is the learner's turn again."""

    __slots__ = ("_opponents", "_potential", "_seat", "bots", "reward", "rules", "seat", "sights", "table")

    def __init__(self, rules: Rules, opponents: str | Sequence[str] = "random", seat: int | None = None) -> None:
        """`opponents` are names of bots, a shorter list is repeated; `seat` is the learner's, None: drawn each game."""
        if seat is not None and not 0 <= seat < rules.seats:
            raise SeatError(f"seat {seat}: this table has the seats 0 to {rules.seats - 1}")
        self.rules = rules
        self._opponents = [opponents] if isinstance(opponents, str) else list(opponents)
        self._seat = seat
        if not self._opponents:
            raise FarportError("opponents: at least one name of a bot is needed")
        self.start(np.random.default_rng(0))

    def start(self, random: np.random.Generator) -> None:
        """A new game, up to the learner's first decision; a game without one is not handed out."""
        while True:
            seed = fresh_seed(random)
            self.seat = int(random.integers(self.rules.seats)) if self._seat is None else self._seat
            self.table = Table(self.rules, seed)
            others = iter(range(self.rules.seats))
            self.bots: list[Bot | None] = [
                None if seat == self.seat else seated(self.rules.game, self._opponents, next(others), seed)
                for seat in range(self.rules.seats)
            ]
            self.sights = [Sight(self.table.state, seat) for seat in range(self.rules.seats)]
            self.reward = 0.0
            self._let_others_act()
            if not self.over:
                self._potential = self.table.potential(self.seat)
                return

    @property
    def over(self) -> bool:
        return self.table.asked == NOBODY

    @property
    def cut(self) -> bool:
        """Over because the game has reached its bound."""
        return self.table.cut

    def observe(self) -> Observation:
        return self.table.observe(self.seat)

    def listed(self) -> list[int]:
        """What the learner may answer now."""
        return self.table.allowed(self.seat)

    def step(self, answer: int) -> bool:
        """Gives that answer; True if the game goes on. What the step was worth is in `reward`."""
        table, seat = self.table, self.seat
        if answer not in table.allowed(seat):
            table.stop()
            self.reward = FORBIDDEN_REWARD - self._potential
            return False
        action = table.answer(seat, answer)
        if action is not None:
            table.act(seat, action)
            table.go_on(seat)
            self._let_others_act()
        self.reward = self._worth()
        return not self.over

    def _worth(self) -> float:
        table = self.table
        worth = table.utilities()[self.seat] if self.over else 0.0
        if self.rules.reward.shaped:
            before, self._potential = self._potential, table.potential(self.seat)
            worth += self.rules.reward.discount * self._potential - before
        return worth

    def info(self) -> dict[str, Any]:
        """What may be answered; at the end what was scored, and whether it ended by a forbidden action."""
        told: dict[str, Any] = {"listed": self.listed()}
        if not self.over:
            return told
        result = self.table.result
        told["forbidden"] = result is None and not self.cut
        if result is not None:
            told.update(score=result.scores[self.seat], rank=result.ranks[self.seat])
        return told

    def _let_others_act(self) -> None:
        table = self.table
        while table.asked not in (NOBODY, self.seat):
            seat = table.asked
            bot = self.bots[seat]
            assert bot is not None
            table.act(seat, bot.choose(self.sights[seat]))
            table.go_on(seat)
