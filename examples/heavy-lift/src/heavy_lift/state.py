"""A point in play of Heavy Lift."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from farport import Action, Result, Rng, State
from farport.kernel import Bits, Plain, Refusal, rank
from heavy_lift.actions import CRATES, Depart, Jettison, Load

if TYPE_CHECKING:
    from heavy_lift.game import HeavyLift

NOT_YOUR_TURN: Final = Refusal("HL-3", "not_your_turn", name="heavy-lift:not-your-turn")
MOST_SEATS: Final = 4


class Position(State):
    """Crates are small integers, their places in CRATES. The stack is kept in order; a crate is drawn from it."""

    __slots__ = ("_game", "adrift", "gone", "holds", "rng", "rush", "stack", "turn")

    def __init__(self, game: HeavyLift, seats: int, rng: Rng, rush: bool, stack: list[int]) -> None:
        super().__init__(seats)
        self._game = game
        self.rng = rng
        self.rush = rush
        self.stack = stack
        self.holds: list[list[int]] = [[] for _ in range(seats)]
        self.adrift: list[int] = []
        self.gone: list[int] = []  # seats, in the order in which they left
        self.turn = 0

    @property
    def game(self) -> HeavyLift:
        return self._game

    def load(self, seat: int) -> int:
        return sum([self.game.tonnes[crate] for crate in self.holds[seat]])

    # ------------------------------------------------------------------ turns and actions

    @property
    def to_move(self) -> tuple[int, ...]:
        return () if len(self.gone) == self.seats else (self.turn,)

    def kinds(self, seat: int) -> Sequence[type[Action[Any]]]:
        return (Load, Jettison, Depart) if seat in self.to_move else ()

    def refusal(self, seat: int, action: Action[Any]) -> Refusal | None:
        return action.refusal(self, seat) if seat in self.to_move else NOT_YOUR_TURN

    def apply(self, seat: int, action: Action[Any]) -> None:
        action.effect(self, seat)
        if len(self.gone) < self.seats:  # HL-3
            self.turn = (self.turn + 1) % self.seats
            while self.turn in self.gone:
                self.turn = (self.turn + 1) % self.seats

    def default(self, seat: int) -> Action[Any]:
        self.asked_seat(seat)
        return Depart() if self.load(seat) <= self.game.lift else Jettison(max(self.holds[seat]))

    # ------------------------------------------------------------------ the end

    def points(self, seat: int) -> dict[str, int]:
        place = self.gone.index(seat)
        rush = self.game.rush[place] if self.rush and place < len(self.game.rush) else 0  # HL-7
        return {"tonnes": self.load(seat), "rush": rush}

    @property
    def result(self) -> Result | None:
        if len(self.gone) < self.seats:
            return None
        breakdown = [self.points(seat) for seat in range(self.seats)]
        scores = [sum(parts.values()) for parts in breakdown]
        return Result(scores, rank([(score,) for score in scores]), breakdown, "all have left")  # HL-1

    # ------------------------------------------------------------------ what a seat knows

    def view(self, seat: int | None) -> Plain:
        ships: list[Plain] = []
        for owner, hold in enumerate(self.holds):
            open_ = owner == seat or owner in self.gone
            ship: Plain = {"seat": owner, "crates": len(hold), "gone": owner in self.gone}
            ship["hold"] = [CRATES[crate] for crate in hold] if open_ else None
            ship["tonnes"] = self.load(owner) if open_ else None
            ships.append(ship)
        return {
            "stack": len(self.stack),
            "crates": dict(zip(CRATES, self.game.tonnes, strict=True)),
            "lift": self.game.lift,
            "rush": self.rush,
            "turn": self.turn,
            "adrift": [CRATES[crate] for crate in self.adrift],
            "gone": list(self.gone),
            "ships": ships,
        }

    def guess(self, seat: int | None, rng: Bits) -> Position:
        """All crates that the seat has not seen are dealt anew to where they were."""
        guess = self.copy()
        closed = [hold for owner, hold in enumerate(guess.holds) if owner != seat and owner not in self.gone]
        unseen = sorted(guess.stack + [crate for hold in closed for crate in hold])
        guess.rng = Rng(rng.getrandbits(64))  # the future, too, is another one
        guess.rng.shuffle(unseen)
        for hold in closed:
            hold[:] = [unseen.pop() for _ in hold]
        guess.stack = sorted(unseen)
        return guess

    def features(self, seat: int) -> list[float]:
        own = [float(self.holds[seat].count(crate)) for crate in range(len(CRATES))]
        adrift = [float(self.adrift.count(crate)) for crate in range(len(CRATES))]
        sizes = [float(len(self.holds[other])) if other < self.seats else -1.0 for other in range(MOST_SEATS)]
        gone = [float(other in self.gone) for other in range(MOST_SEATS)]
        return [self.load(seat) / self.game.lift, float(len(self.stack)), *own, *adrift, *sizes, *gone]

    def evaluate(self, seat: int) -> float:
        """Points if gone; on the pad half of the room left counts as filled, and every tonne too much against."""
        if seat in self.gone:
            return float(sum(self.points(seat).values()))
        room = self.game.lift - self.load(seat)
        return self.game.lift - room / 2 if room >= 0 else float(self.game.lift + room)

    # ------------------------------------------------------------------ copies, plain data, invariants

    def copy(self) -> Position:
        twin = Position(self.game, self.seats, self.rng.copy(), self.rush, self.stack[:])
        twin.holds = [hold[:] for hold in self.holds]
        twin.adrift = self.adrift[:]
        twin.gone = self.gone[:]
        twin.turn = self.turn
        return twin

    def dump(self) -> Plain:
        return {
            "seats": self.seats,
            "rng": self.rng.dump(),
            "rush": self.rush,
            "stack": self.stack[:],
            "holds": [hold[:] for hold in self.holds],
            "adrift": self.adrift[:],
            "gone": self.gone[:],
            "turn": self.turn,
        }

    def violations(self) -> list[str]:
        broken: list[str] = []
        everywhere = self.stack + self.adrift + [crate for hold in self.holds for crate in hold]
        if [everywhere.count(crate) for crate in range(len(CRATES))] != self.game.counts:
            broken.append("a crate was lost or made from nothing (HL-2)")
        if len(set(self.gone)) != len(self.gone):
            broken.append("a ship left twice (HL-6)")
        if any(self.load(seat) > self.game.lift for seat in self.gone):
            broken.append("a ship left that was too heavy (HL-6)")
        if self.to_move and self.turn in self.gone:
            broken.append("a captain who has left is to move (HL-3)")
        return broken
