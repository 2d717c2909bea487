"""Table: one game under way, asked and answered in numbers. Every face of the games is made of it."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from farport.envs.parts import Prefix
from farport.envs.rules import LIMIT, NOT_CHOSEN, Observation, Rules
from farport.kernel import Action, ActionError, Event, FarportError, Plain, Result, State

NOBODY: Final = -1
SQUARED_LIMIT: Final = LIMIT * LIMIT


class Table:
    """A game from its first position to its end.

    `asked` is the seat whose action is expected next. Where several seats may act at once they are asked in turn, from
    the one after the seat that acted last; where a game has a clock, it runs on by itself until somebody is asked.
    A game that reaches its bound is `cut`: nobody is asked any more, and it has no result.
    """

    __slots__ = ("_allowed", "_chosen", "_menus", "asked", "cut", "events", "rules", "state", "taken")

    def __init__(self, rules: Rules, seed: int) -> None:
        self._set_up(rules, rules.game.new(rules.seats, seed, rules.options), NOBODY, 0)
        self.go_on(rules.seats - 1)

    def _set_up(self, rules: Rules, state: State, asked: int, taken: int) -> None:
        self.rules = rules
        self.state = state
        self.asked = asked
        self.taken = taken  # actions so far, of all seats
        self.cut = False
        self.events: list[Event] = []  # what happened since the last question, the clock's doing included
        self._forget()

    def _forget(self) -> None:
        """What was known of a position that is no more."""
        self._menus: dict[int, dict[int, Action[Any]]] = {}
        self._allowed: dict[int, list[int]] = {}
        self._chosen: dict[int, Prefix] = {}

    @property
    def result(self) -> Result | None:
        return self.state.result

    # ------------------------------------------------------------------ questions

    def menu(self, seat: int) -> dict[int, Action[Any]]:
        """The actions that the seat may take now, by number; empty if it is not asked."""
        menu = self._menus.get(seat)
        if menu is None:
            asked = self.asked != NOBODY and seat in self.state.to_move
            menu = self.rules.encoding.menu(self.state.legal(seat)) if asked else {}
            self._menus[seat] = menu
        return menu

    def allowed(self, seat: int) -> list[int]:
        """The answers that the seat may give now, in order: numbers of actions, or values of the next part of one."""
        allowed = self._allowed.get(seat)
        if allowed is None:
            parts = self.rules.parts
            menu = self.menu(seat)
            allowed = sorted(menu) if parts is None else parts.following(menu, self.chosen(seat))
            self._allowed[seat] = allowed
        return allowed

    def chosen(self, seat: int) -> Prefix:
        """The parts of its action that the seat has chosen already."""
        return self._chosen.get(seat, ())

    def answer(self, seat: int, answer: int) -> Action[Any] | None:
        """The action that is settled by this answer; None: its next part is asked."""
        parts, menu = self.rules.parts, self.menu(seat)
        if parts is None:
            if answer not in menu:
                raise ActionError(f"seat {seat} may not take the action {answer} now; see the action mask")
            return menu[answer]
        if answer not in self.allowed(seat):
            raise ActionError(f"seat {seat} may not choose the part {answer} now; see the action mask")
        number, self._chosen[seat] = parts.settled(menu, (*self.chosen(seat), answer))
        self._allowed.pop(seat)
        return None if number is None else menu[number]

    def observe(self, seat: int) -> Observation:
        """What the seat knows, as numbers, and what it may answer."""
        seen: Observation = {"observation": self.features(seat)}
        if self.rules.mask == "dense":
            seen["action_mask"] = self.mask(self.allowed(seat), self.rules.width)
        if self.rules.parts is not None:
            seen["chosen"] = self.chosen_parts(seat)
        return seen

    def mask(self, allowed: list[int], width: int) -> NDArray[np.int8]:
        mask = bytearray(width)
        for answer in allowed:
            mask[answer] = 1
        return np.frombuffer(mask, np.int8)

    def chosen_parts(self, seat: int) -> NDArray[np.int16]:
        assert self.rules.parts is not None
        parts = np.full(self.rules.parts.depth, NOT_CHOSEN, np.int16)
        chosen = self.chosen(seat)
        parts[: len(chosen)] = chosen
        return parts

    def features(self, seat: int) -> NDArray[np.float32]:
        """What the seat knows: by features, or as the tables of the observer that was asked for, padded."""
        observer = self.rules.observer
        if observer is not None:
            tables = np.empty(observer.size, np.float32)
            observer.pad(self.state, seat, tables.data)
            return tables
        buffer = bytearray(self.rules.packing.size)
        self.rules.packing.pack_into(buffer, 0, *self.state.features(seat))  # seven times as fast as np.array
        numbers = np.frombuffer(buffer, np.float32)
        if not numbers.dot(numbers) <= SQUARED_LIMIT:  # one look; where it is not, one of them may be beyond the limit
            np.minimum(numbers, LIMIT, out=numbers)
            np.maximum(numbers, -LIMIT, out=numbers)
        return numbers

    def described(self, seat: int) -> NDArray[np.int32]:
        """A row for each action of the menu, by its number: its kind, and the rows of the observer that it is about."""
        observer, actions, menu = self.rules.observer, self.rules.action_table, self.menu(seat)
        if observer is None or actions is None:
            raise FarportError('actions point at the tables of an observer; ask for observation="observer"')
        rows = observer.describe(actions, self.state, seat, [menu[number] for number in sorted(menu)])
        return np.array(rows, np.int32).reshape(len(rows), actions.width)

    # ------------------------------------------------------------------ answers

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
        self.taken += 1
        self._forget()

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
            self._forget()
        if self.taken >= self.rules.longest:
            self.cut = True
            self.stop()
            return
        asked = state.to_move
        self.asked = asked[0] if len(asked) == 1 else next_after(last, asked)

    def stop(self) -> None:
        """Nobody is asked any more, although the game is not over."""
        self.asked = NOBODY
        self._forget()

    # ------------------------------------------------------------------ twins

    @staticmethod
    def resumed(rules: Rules, dump: Plain, asked: int, taken: int, cut: bool) -> Table:
        """A table from the dump of its state, at the question that was open then."""
        table = Table.__new__(Table)
        table._set_up(rules, rules.game.load(dump), asked, taken)
        table.cut = cut
        return table

    def copy(self) -> Table:
        """Equal and independent; what was chosen of an action is chosen in both."""
        twin = self.with_state(self.state.copy())
        twin._chosen = self._chosen.copy()
        return twin

    def with_state(self, state: State) -> Table:
        """The same question asked of another state."""
        twin = Table.__new__(Table)
        twin._set_up(self.rules, state, self.asked, self.taken)
        twin.cut = self.cut
        twin.events = self.events
        return twin

    # ------------------------------------------------------------------ worth

    def utilities(self) -> list[float]:
        """What the game was worth to each seat, by the reward that was asked for; 0 while it runs, and if it is cut."""
        result = self.state.result
        return [0.0] * self.rules.seats if result is None else self.rules.reward.ending(result)

    def potential(self, seat: int) -> float:
        return self.rules.reward.potential(self.state, seat)


def next_after(last: int, seats: tuple[int, ...]) -> int:
    later = [seat for seat in seats if seat > last]
    return min(later) if later else min(seats)
