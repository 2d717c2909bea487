"""Two small games for the default board, the same race for land: Claims is drawn as a grid, Lanes as a graph."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from farport import Action, Board, Event, Facts, Game, Result, Rng, State
from farport.kernel import Bits, Field, Options, Plain, Refusal, Table, Value, Word, parse_rulebook, rank

RULES = """# Claims
## All
### CL-1 Move {ruling}
Move your rover to a neighbouring place. It is yours as long as nobody else comes there.
### CL-2 Wait {ruling}
Stay where you are.
"""
FAR = Refusal("CL-1", "too_far", "Your rover moves to neighbouring places only.")
NOT_YOUR_TURN = Refusal("CL-1", "not_your_turn", "It is not your turn.")
NOBODY = -1
COLUMNS, ROWS, TURNS = 6, 4, 12
GROUNDS = ("ice", "rock", "dust")
NAMES = ("Hub", "Aster", "Borealis", "Cinder", "Dunes", "Echo", "Far Reach")
COORDINATES = ((0, 0), (3, -2), (4, 2), (-3, -2), (-4, 2), (7, 0), (-7, 0))
LANES = ((0, 1), (0, 2), (0, 3), (0, 4), (1, 5), (2, 5), (3, 6), (4, 6), (1, 2))


class CellField(Field):
    """[column, row]; inside the rules one number."""

    def read(self, value: object) -> object:
        if not (isinstance(value, (list, tuple)) and len(value) == 2 and all(type(part) is int for part in value)):
            raise self.refuse(value)
        column, row = value
        if not (0 <= column < COLUMNS and 0 <= row < ROWS):
            raise self.refuse(value)
        return row * COLUMNS + column

    def write(self, value: object) -> object:
        assert isinstance(value, int)
        return [value % COLUMNS, value // COLUMNS]

    def help(self) -> str:
        return "a cell [column, row] is expected"


class Move(Action["Position"]):
    """CL-1."""

    __slots__ = ("to",)
    do = "move"

    def __init__(self, to: int) -> None:
        self.to = to

    @classmethod
    def offers(cls, state: Position, seat: int) -> Sequence[Move]:
        return [cls(to) for to in state.game.ways[state.rovers[seat]]]

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        return None if self.to in state.game.ways[state.rovers[seat]] else FAR

    def effect(self, state: Position, seat: int) -> None:
        state.rovers[seat] = self.to
        state.owner[self.to] = seat
        state.tell(Event("moved", seat, {"to": self.fields[0].write(self.to)}))


class MoveOnGrid(Move):
    __slots__ = ()
    fields = (CellField("to"),)


class MoveOnGraph(Move):
    __slots__ = ()
    fields = (Word("to", NAMES),)


class Wait(Action["Position"]):
    """CL-2."""

    __slots__ = ()
    do = "wait"

    @classmethod
    def offers(cls, state: Position, seat: int) -> Sequence[Wait]:
        return [Wait()]

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        return None

    def effect(self, state: Position, seat: int) -> None:
        state.tell(Event("waited", seat))


class Position(State):
    """Where the rovers are, and whose the places."""

    __slots__ = ("_game", "owner", "rovers", "turn")

    def __init__(self, game: Mapped, seats: int) -> None:
        super().__init__(seats)
        self._game = game
        self.owner = [NOBODY] * len(game.ways)
        self.rovers = [place * (len(game.ways) - 1) // max(seats - 1, 1) for place in range(seats)]
        self.turn = 0

    @property
    def game(self) -> Mapped:
        return self._game

    @property
    def to_move(self) -> tuple[int, ...]:
        return (self.turn % self.seats,) if self.turn < TURNS * self.seats else ()

    @property
    def result(self) -> Result | None:
        if self.to_move:
            return None
        scores = [self.owner.count(seat) for seat in range(self.seats)]
        return Result(scores, rank([(score,) for score in scores]), [{"places": score} for score in scores], "done")

    def kinds(self, seat: int) -> Sequence[type[Action[Any]]]:
        return self.game.actions if seat in self.to_move else ()

    def refusal(self, seat: int, action: Action[Any]) -> Refusal | None:
        return action.refusal(self, seat) if seat in self.to_move else NOT_YOUR_TURN

    def apply(self, seat: int, action: Action[Any]) -> None:
        action.effect(self, seat)
        self.turn += 1

    def default(self, seat: int) -> Action[Any]:
        self.asked_seat(seat)
        return Wait()

    def view(self, seat: int | None) -> Plain:
        rovers = [{"seat": owner, "at": self.game.written(at), "name": "rover"} for owner, at in enumerate(self.rovers)]
        owners = [None if owner == NOBODY else owner for owner in self.owner]
        points = [{"seat": owner, "places": self.owner.count(owner)} for owner in range(self.seats)]
        return {"turn": self.turn, **self.game.drawn(owners), "rovers": rovers, "points": points}

    def guess(self, seat: int | None, rng: Bits) -> Position:
        return self.copy()

    def copy(self) -> Position:
        twin = Position(self.game, self.seats)
        twin.owner, twin.rovers, twin.turn = self.owner[:], self.rovers[:], self.turn
        return twin

    def dump(self) -> Plain:
        return {"seats": self.seats, "owner": self.owner[:], "rovers": self.rovers[:], "turn": self.turn}

    def features(self, seat: int) -> list[float]:
        return [float(self.turn), float(self.owner.count(seat))]

    def evaluate(self, seat: int) -> float:
        return float(self.owner.count(seat))

    def violations(self) -> list[str]:
        return []


class Mapped(Game):
    """`ways` are the neighbours of every place."""

    def __init__(self, id: str, move: type[Move], ways: list[list[int]]) -> None:
        super().__init__(
            id=id,
            title=id.capitalize(),
            rules_version=1,
            seats=range(2, 5),
            minutes=(5, 5),
            facts=Facts(),
            options=Options([]),
            rules=parse_rulebook(RULES),
            actions=(move, Wait),
            data={},
        )
        self.ways = ways

    def written(self, place: int) -> object:
        return self.actions[0].fields[0].write(place)

    def drawn(self, owners: list[int | None]) -> Plain:
        if self.id == "claims":
            squares = range(len(owners))
            return {
                "cells": [
                    {"at": self.written(cell), "ground": GROUNDS[cell * 7 % 3], "owner": owners[cell]}
                    for cell in squares
                ]
            }
        places = zip(NAMES, COORDINATES, owners, strict=True)
        return {
            "places": [{"id": name, "name": name, "x": x, "y": y, "owner": owner} for name, (x, y), owner in places],
            "lanes": [{"a": NAMES[a], "b": NAMES[b]} for a, b in LANES],
        }

    def setup(self, seats: int, rng: Rng, options: dict[str, Value]) -> Position:
        return Position(self, seats)

    def restore(self, data: Plain) -> Position:
        table = Table(data, "state")
        state = Position(self, table.integer("seats", 2, 4))
        state.owner = table.integers("owner", len(self.ways), NOBODY, state.seats - 1)
        state.rovers = table.integers("rovers", state.seats, 0, len(self.ways) - 1)
        state.turn = table.integer("turn", 0, TURNS * state.seats)
        return state

    def with_data(self, data: Plain, variant: Plain) -> Game:
        return self


def _neighbours(cell: int) -> list[int]:
    column, row = cell % COLUMNS, cell // COLUMNS
    around = [(column, row - 1), (column - 1, row), (column + 1, row), (column, row + 1)]
    return [y * COLUMNS + x for x, y in around if 0 <= x < COLUMNS and 0 <= y < ROWS]


CLAIMS = Mapped("claims", MoveOnGrid, [_neighbours(cell) for cell in range(COLUMNS * ROWS)])
LANES_GAME = Mapped(
    "lanes",
    MoveOnGraph,
    [sorted([b if a == place else a for a, b in LANES if place in (a, b)]) for place in range(len(NAMES))],
)
ROVERS = {"path": "rovers", "text": "name"}
CLAIMS_BOARD = Board(
    hints={
        "parts": [{"kind": "grid", "path": "cells", "text": "ground", "seat": "owner", "tokens": [ROVERS]}],
        "score": "points.*.places",
        "rules": {"move": "CL-1", "wait": "CL-2"},
    }
)
LANES_BOARD = Board(
    hints={
        "parts": [{"kind": "graph", "path": "places", "seat": "owner", "ways": {"path": "lanes"}, "tokens": [ROVERS]}],
        "hide": ["lanes"],
        "score": "points.*.places",
        "rules": {"move": "CL-1", "wait": "CL-2"},
    }
)
