"""Learner: one seat of a table that learns, and bots at all others."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from farport.bots import Bot, Sight
from farport.bots.match import seated
from farport.envs.seeding import fresh_seed
from farport.envs.table import NOBODY, Observation, Rules, Table
from farport.kernel import FarportError, SeatError

FORBIDDEN_REWARD = -1.0  # an action that the mask forbids loses the game, as PettingZoo has it


class Learner:
    """Plays one game after the other. The others act by themselves until it is the learner's turn again."""

    __slots__ = ("_opponents", "_seat", "bots", "reward", "rules", "seat", "sights", "table")

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
                return

    @property
    def over(self) -> bool:
        return self.table.asked == NOBODY

    def observe(self) -> Observation:
        return self.table.observe(self.seat)

    def step(self, number: int) -> bool:
        """Takes the action of that number; True if the game goes on, and if not, `reward` says how it ended."""
        if number not in self.table.menu(self.seat):
            self.table.asked = NOBODY
            self.reward = FORBIDDEN_REWARD
            return False
        self.table.play(self.seat, number)
        self._let_others_act()
        if self.over:
            self.reward = self.table.utilities()[self.seat]
        return not self.over

    def info(self) -> dict[str, object]:
        """At the end: what was scored, and whether it ended by a forbidden action."""
        result = self.table.result
        if not self.over:
            return {}
        if result is None:
            return {"forbidden": True}
        return {"forbidden": False, "score": result.scores[self.seat], "rank": result.ranks[self.seat]}

    def _let_others_act(self) -> None:
        table = self.table
        while table.asked not in (NOBODY, self.seat):
            seat = table.asked
            bot = self.bots[seat]
            assert bot is not None
            table.act(seat, bot.choose(self.sights[seat]))
            table.go_on(seat)
