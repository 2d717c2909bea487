"""Noughts and crosses as a Farport game, for the load test: small, so that the server is measured and not the rules.

The same game as benchmarks/boardgameio/server.cjs: it goes on for ever, a full or won board is cleared.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from farport.kernel import (
    Action,
    Bits,
    Event,
    Facts,
    Game,
    Number,
    Options,
    Plain,
    Refusal,
    Result,
    Rng,
    State,
    StateError,
    Table,
    Value,
    parse_rulebook,
)

LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))
FREE = -1
RULES = """# Noughts
## All
### NC-1 Turns {stated}
Players place in turn.
### NC-2 Free cells {stated}
A cell is used once.
"""
NOT_YOUR_TURN = Refusal("NC-1", "not_your_turn", "It is the other player's turn.")
TAKEN = Refusal("NC-2", "taken", "This cell is taken.")


class Place(Action["Noughts"]):
    """Mark a free cell."""

    __slots__ = ("cell",)
    do = "place"
    fields = (Number("cell", 0, 8),)

    def __init__(self, cell: int) -> None:
        self.cell = cell

    @classmethod
    def offers(cls, state: Noughts, seat: int) -> Sequence[Place]:
        return [PLACES[cell] for cell, mark in enumerate(state.cells) if mark == FREE] if seat == state.turn else []

    def refusal(self, state: Noughts, seat: int) -> Refusal | None:
        if seat != state.turn:
            return NOT_YOUR_TURN
        return TAKEN if state.cells[self.cell] != FREE else None

    def effect(self, state: Noughts, seat: int) -> None:
        state.cells[self.cell] = seat
        state.tell(Event("placed", seat, {"cell": self.cell}))
        won = any(all(state.cells[place] == seat for place in line) for line in LINES)
        if won:
            state.won[seat] += 1
        if won or FREE not in state.cells:
            state.cells = [FREE] * 9
            state.tell(Event("cleared", None, {"won": won}))
        state.turn = 1 - seat


PLACES = [Place(cell) for cell in range(9)]


class Noughts(State):
    """Nine cells, whose turn it is, and how often each has won."""

    __slots__ = ("cells", "turn", "won")

    def __init__(self) -> None:
        super().__init__(2)
        self.cells = [FREE] * 9
        self.turn = 0
        self.won = [0, 0]

    @property
    def game(self) -> Game:
        return GAME

    @property
    def to_move(self) -> tuple[int, ...]:
        return (self.turn,)

    @property
    def result(self) -> Result | None:
        return None

    def kinds(self, seat: int) -> Sequence[type[Action[Any]]]:
        return (Place,)

    def refusal(self, seat: int, action: Action[Any]) -> Refusal | None:
        return action.refusal(self, seat)

    def default(self, seat: int) -> Action[Any]:
        return PLACES[self.cells.index(FREE)]

    def view(self, seat: int | None) -> Plain:
        return {"cells": list(self.cells), "turn": self.turn, "won": list(self.won)}

    def guess(self, seat: int | None, rng: Bits) -> State:
        return self.copy()

    def copy(self) -> Noughts:
        other = Noughts()
        other.cells = self.cells.copy()
        other.turn = self.turn
        other.won = self.won.copy()
        return other

    def dump(self) -> Plain:
        return self.view(None)

    def features(self, seat: int) -> list[float]:
        return [float(mark) for mark in self.cells]

    def evaluate(self, seat: int) -> float:
        return float(self.won[seat])

    def violations(self) -> list[str]:
        return []


class NoughtsGame(Game):
    def __init__(self) -> None:
        super().__init__(
            id="noughts",
            title="Noughts",
            rules_version=1,
            seats=range(2, 3),
            minutes=(1, 1),
            facts=Facts(),
            options=Options([]),
            rules=parse_rulebook(RULES),
            actions=(Place,),
            data={},
        )

    def setup(self, seats: int, rng: Rng, options: dict[str, Value]) -> State:
        return Noughts()

    def restore(self, data: Plain) -> State:
        table = Table(data, "state", StateError)
        state = Noughts()
        state.cells = table.integers("cells", 9, FREE, 1)
        state.turn = table.integer("turn", 0, 1)
        state.won = table.integers("won", 2, 0)
        return state

    def with_data(self, data: Plain, variant: Plain) -> Game:
        return self


GAME = NoughtsGame()
