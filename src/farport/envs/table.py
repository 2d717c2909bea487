"""Table: one game under way, asked and answered in numbers. Every face of the games is made of it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import numpy as np
from gymnasium.spaces import Box, Dict, Space
from numpy.typing import NDArray

from farport.kernel import Action, ActionError, Encoding, Event, FarportError, Game, Plain, Result, State, game

Observation = dict[str, NDArray[Any]]

NOBODY: Final = -1
LIMIT: Final = np.float32(100)  # features are of the order of 1; learners want to be told a bound


class Rules:
    """What all games of one kind of table share: the game, its seats and options, the encoding of its actions."""

    __slots__ = ("encoding", "features", "game", "options", "seats")

    def __init__(
        self,
        of: str | Game,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        variant: str | Path | Plain | None = None,
        rules_version: int | None = None,
    ) -> None:
        """`of` is the id of an installed game, or a game; its newest rules, or those of a version."""
        self.game: Game = game(of, variant, rules_version) if isinstance(of, str) else of
        self.seats: int = self.game.seats[0] if seats is None else seats
        self.options: dict[str, object] = dict(options or {})
        self.encoding: Encoding = self.game.encoding(self.seats, self.options)
        self.features: int = len(self.game.new(self.seats, 0, self.options).features(0))

    def __reduce__(self) -> tuple[object, ...]:
        """Made again from what it was made of: the encoding of a large table is larger than all the rest."""
        return Rules, (self.game, self.seats, self.options)


def observation_space(features: int, actions: int) -> Space[Any]:
    """The same for every seat: what it knows, and a 1 for every action that it may take now."""
    return Dict(
        {
            "observation": Box(-LIMIT, LIMIT, (features,), np.float32),
            "action_mask": Box(0, 1, (actions,), np.int8),
        }
    )


class Table:
    """A game from its first position to its end.

    `asked` is the seat whose action is expected next. Where several seats may act at once they are asked in turn, from
    the one after the seat that acted last; where a game has a clock, it runs on by itself until somebody is asked.
    """

    __slots__ = ("_menus", "asked", "events", "rules", "state")

    def __init__(self, rules: Rules, seed: int) -> None:
        self.rules = rules
        self.state: State = rules.game.new(rules.seats, seed, rules.options)
        self.asked = NOBODY
        self.events: list[Event] = []  # what happened since the last question, the clock's doing included
        self._menus: dict[int, dict[int, Action[Any]]] = {}
        self.go_on(rules.seats - 1)

    @property
    def result(self) -> Result | None:
        return self.state.result

    def menu(self, seat: int) -> dict[int, Action[Any]]:
        """The actions that the seat may take now, by number; empty if it is not asked."""
        menu = self._menus.get(seat)
        if menu is None:
            asked = seat in self.state.to_move
            menu = self.rules.encoding.menu(self.state.legal(seat)) if asked else {}
            self._menus[seat] = menu
        return menu

    def observe(self, seat: int) -> Observation:
        """What the seat knows, as numbers, and which actions it may take."""
        mask = self.rules.encoding.mask(self.menu(seat))
        return {"observation": self.features(seat), "action_mask": np.frombuffer(mask, np.int8)}

    def features(self, seat: int) -> NDArray[np.float32]:
        numbers = np.array(self.state.features(seat), np.float32)
        np.minimum(numbers, LIMIT, out=numbers)
        return np.maximum(numbers, -LIMIT, out=numbers)

    def play(self, seat: int, number: int) -> None:
        """The seat takes the action of that number; then the game goes on to the next question."""
        action = self.menu(seat).get(int(number))
        if action is None:
            raise ActionError(f"seat {seat} may not take the action {number} now; see the action mask")
        self.act(seat, action)
        self.go_on(seat)

    def act(self, seat: int, action: Action[Any]) -> None:
        """One action by itself, for who asks the seats in an order of their own."""
        self.events = self.state.play(seat, action)
        self._menus = {}

    def go_on(self, last: int) -> None:
        """Lets the clock run until somebody is asked, and finds the seat: the next one after `last`."""
        state = self.state
        while not state.to_move:
            if state.result is not None:
                self.asked = NOBODY
                return
            due = state.next_due
            if due is None:
                raise FarportError(f"{state.game.id}: nobody is to move, nothing is due, and the game is not over")
            self.events = self.events + state.advance(due)
            self._menus = {}
        asked = state.to_move
        self.asked = asked[0] if len(asked) == 1 else next_after(last, asked)

    @staticmethod
    def resumed(rules: Rules, dump: Plain, asked: int) -> Table:
        """A table from the dump of its state, at the question that was open then."""
        table = Table.__new__(Table)
        table.rules = rules
        table.state = rules.game.load(dump)
        table.asked = asked
        table.events = []
        table._menus = {}
        return table

    def copy(self) -> Table:
        """Equal and independent."""
        return self.with_state(self.state.copy())

    def with_state(self, state: State) -> Table:
        """The same question asked of another state."""
        twin = Table.__new__(Table)
        twin.rules = self.rules
        twin.state = state
        twin.asked = self.asked
        twin.events = self.events
        twin._menus = {}
        return twin

    def utilities(self) -> list[float]:
        """What the game was worth to each seat: 1 for winning alone, -1 for losing alone, 0 in all; 0 while it runs."""
        result = self.state.result
        return [0.0] * self.rules.seats if result is None else placement(result.ranks)


def next_after(last: int, seats: tuple[int, ...]) -> int:
    later = [seat for seat in seats if seat > last]
    return min(later) if later else min(seats)


def placement(ranks: list[int]) -> list[float]:
    """Seats behind less seats in front, as a share of the others: adds up to 0 over all seats."""
    others = max(1, len(ranks) - 1)
    return [float(sum([(other > own) - (other < own) for other in ranks])) / others for own in ranks]
