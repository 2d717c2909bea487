"""Toy games for tests: one state that does as little as possible, to be bent by each test."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from farport.kernel import (
    Action,
    Bits,
    Facts,
    Game,
    Number,
    Options,
    Plain,
    Refusal,
    Result,
    Rng,
    State,
    Value,
    parse_rulebook,
    rank,
)

RULES = """# Toy
## All
### TOY-1 Turns {ruling}
Whoever is asked acts.
"""


class Stop(Action["Toy"]):
    """The default: the seat is done with its turn."""

    __slots__ = ()
    do = "stop"

    @classmethod
    def offers(cls, state: Toy, seat: int) -> Sequence[Stop]:
        return [Stop()]

    def refusal(self, state: Toy, seat: int) -> Refusal | None:
        return None

    def effect(self, state: Toy, seat: int) -> None:
        state.turns += 1


class Turn(Action["Toy"]):
    """Turn the wheel to a place; costs nothing and can be turned back."""

    __slots__ = ("to",)
    do = "turn"
    fields = (Number("to", 0, 3),)

    def __init__(self, to: int) -> None:
        self.to = to

    @classmethod
    def offers(cls, state: Toy, seat: int) -> Sequence[Turn]:
        return [Turn(to) for to in range(4) if to != state.wheel]

    def refusal(self, state: Toy, seat: int) -> Refusal | None:
        return None if self.to != state.wheel else Refusal("TOY-1", "there", "The wheel is there already.")

    def effect(self, state: Toy, seat: int) -> None:
        state.wheel = self.to


class Toy(State):
    """Seats take turns to `stop` or to `turn` a wheel; it ends after `length` stops."""

    __slots__ = ("_game", "clock", "length", "turns", "wheel")

    def __init__(self, game: ToyGame, seats: int, length: int = 6) -> None:
        super().__init__(seats)
        self._game = game
        self.length = length
        self.turns = 0
        self.wheel = 0
        self.clock = 0

    @property
    def game(self) -> ToyGame:
        return self._game

    @property
    def to_move(self) -> tuple[int, ...]:
        return () if self.turns >= self.length else (self.turns % self.seats,)

    @property
    def result(self) -> Result | None:
        if self.turns < self.length:
            return None
        scores = [self.wheel] + [0] * (self.seats - 1)
        return Result(scores, rank([(score,) for score in scores]), [{"wheel": score} for score in scores], "done")

    def kinds(self, seat: int) -> Sequence[type[Action[Any]]]:
        return self.game.actions if seat in self.to_move else ()

    def refusal(self, seat: int, action: Action[Any]) -> Refusal | None:
        if seat not in self.to_move:
            return Refusal("TOY-1", "turn", "It is not your turn.")
        return action.refusal(self, seat)

    def default(self, seat: int) -> Action[Any]:
        return Stop()

    def view(self, seat: int | None) -> Plain:
        return {"turns": self.turns, "wheel": self.wheel, "clock": self.clock}

    def guess(self, seat: int | None, rng: Bits) -> Toy:
        rng.getrandbits(1)
        return self.copy()

    def copy(self) -> Toy:
        twin = type(self)(self.game, self.seats, self.length)
        twin.turns = self.turns
        twin.wheel = self.wheel
        twin.clock = self.clock
        return twin

    def dump(self) -> Plain:
        return {"turns": self.turns, "wheel": self.wheel, "clock": self.clock, "seats": self.seats}

    def features(self, seat: int) -> list[float]:
        return [float(self.turns), float(self.wheel)]

    def evaluate(self, seat: int) -> float:
        return float(self.wheel)

    def violations(self) -> list[str]:
        return []


class ToyGame(Game):
    """The game of a toy state."""

    def __init__(self, kind: type[Toy] = Toy, facts: Facts | None = None) -> None:
        super().__init__(
            id="toy",
            title="Toy",
            rules_version=1,
            seats=range(1, 5),
            minutes=(1, 1),
            facts=Facts() if facts is None else facts,
            options=Options([]),
            rules=parse_rulebook(RULES),
            actions=(Turn, Stop),
            data={},
        )
        self.kind = kind

    def setup(self, seats: int, rng: Rng, options: dict[str, Value]) -> Toy:
        return self.kind(self, seats)

    def restore(self, data: Plain) -> Toy:
        raise AssertionError("no test loads a toy")

    def with_data(self, data: Plain, variant: Plain) -> Game:
        return self


class Hourglass(Toy):
    """A toy with a clock: after a stop nobody is asked until 100 ms later; the last grain falls at 1000 ms."""

    __slots__ = ()

    @property
    def to_move(self) -> tuple[int, ...]:
        return () if self.result is not None or self.clock < 100 * self.turns else (self.turns % self.seats,)

    @property
    def result(self) -> Result | None:
        return None if self.clock < 1000 else Result([self.turns], [1], [{}], "time")

    @property
    def now(self) -> int:
        return self.clock

    @property
    def next_due(self) -> int | None:
        return None if self.result is not None else min(1000, 100 * (self.clock // 100 + 1))

    def advance(self, to_ms: int) -> list[Any]:
        assert to_ms >= self.clock
        self.clock = min(to_ms, 1000)
        return []
