"""What a captain can do: load, jettison, depart. Each class holds one action's whole rule."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from farport import Action, Event
from farport.kernel import Refusal, Word

if TYPE_CHECKING:
    from heavy_lift.state import Position

CRATES: Final = ("seeds", "water", "tools", "ore", "reactor")

NOTHING_TO_LOAD: Final = Refusal("HL-4", "stack_empty", name="heavy-lift:stack-empty")
NOT_ABOARD: Final = Refusal("HL-5", "not_aboard", name="heavy-lift:not-aboard")
TOO_HEAVY: Final = Refusal("HL-6", "too_heavy", name="heavy-lift:too-heavy")


class Load(Action["Position"]):
    """HL-4: take the top crate, which only you can look into."""

    __slots__ = ()
    do = "load"

    @classmethod
    def offers(cls, state: Position, seat: int) -> Sequence[Load]:
        return [Load()] if state.stack else []

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        return None if state.stack else NOTHING_TO_LOAD

    def effect(self, state: Position, seat: int) -> None:
        crate = state.stack.pop(state.rng.below(len(state.stack)))
        state.holds[seat].append(crate)
        state.tell(Event("loaded", seat, secret={"crate": CRATES[crate]}, witnesses=(seat,), reveals=True))


class Jettison(Action["Position"]):
    """HL-5: throw a crate out, in the sight of all."""

    __slots__ = ("crate",)
    do = "jettison"
    fields = (Word("crate", CRATES),)

    def __init__(self, crate: int) -> None:
        self.crate = crate

    @classmethod
    def offers(cls, state: Position, seat: int) -> Sequence[Jettison]:
        return [Jettison(crate) for crate in sorted(set(state.holds[seat]))]

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        return None if self.crate in state.holds[seat] else NOT_ABOARD.says({"crate": CRATES[self.crate]})

    def effect(self, state: Position, seat: int) -> None:
        state.holds[seat].remove(self.crate)
        state.adrift.append(self.crate)
        state.tell(Event("jettisoned", seat, {"crate": CRATES[self.crate]}, reveals=True))


class Depart(Action["Position"]):
    """HL-6: take off, and show what you have."""

    __slots__ = ()
    do = "depart"

    @classmethod
    def offers(cls, state: Position, seat: int) -> Sequence[Depart]:
        return [Depart()] if state.load(seat) <= state.game.lift else []

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        load = state.load(seat)
        return None if load <= state.game.lift else TOO_HEAVY.says({"lift": state.game.lift, "load": load})

    def effect(self, state: Position, seat: int) -> None:
        state.gone.append(seat)
        hold = [CRATES[crate] for crate in state.holds[seat]]
        state.tell(Event("departed", seat, {"hold": hold, "tonnes": state.load(seat)}, reveals=True))
