"""Waiting, and being done in the run-out (SD-017, SD-144)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from farport.games.space_dealer import refusals
from farport.games.space_dealer.actions.command import Command
from farport.games.space_dealer.fields import Maybe
from farport.games.space_dealer.vocabulary import ACTIVE
from farport.kernel import Action, Field, Number, Refusal

if TYPE_CHECKING:
    from farport.games.space_dealer.state import Position

NO_TIME: Final = -1
LATEST: Final = 1_000_000_000


@final
class Wait(Command):
    """Nothing for now: the seat is asked again when something happens, or at the named time."""

    __slots__ = ("until",)
    do: ClassVar[str] = "wait"
    fields: ClassVar[tuple[Field, ...]] = (Maybe(Number("until", 0, LATEST), NO_TIME),)
    open_ended: ClassVar[bool] = True

    def __init__(self, until: int = NO_TIME) -> None:
        self.until = until

    @classmethod
    def offers(cls, state: Position, seat: int) -> list[Wait]:
        return [] if state.waiting >> seat & 1 else [Wait()]

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        if state.waiting >> seat & 1:
            return refusals.WAITING
        tables = state.terms.tables
        if self.until != NO_TIME and not tables.wait_least_ms <= self.until - state.clock <= tables.wait_most_ms:
            return refusals.WAIT_SPAN.says({"least": tables.wait_least_ms // 1000, "most": tables.wait_most_ms // 1000})
        return None

    def effect(self, state: Position, seat: int) -> None:
        state.waiting |= 1 << seat
        state.wake_at[seat] = 0 if self.until == NO_TIME else self.until


@final
class Done(Action["Position"]):
    """The seat expects nothing more of the run-out; when all seats have said so, the game is over."""

    __slots__ = ()
    do: ClassVar[str] = "done"
    fields: ClassVar[tuple[Field, ...]] = ()

    @classmethod
    def offers(cls, state: Position, seat: int) -> list[Done]:
        action = Done()
        return [action] if action.refusal(state, seat) is None else []

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        if state.done >> seat & 1:
            return refusals.DONE_PHASE
        first = seat * state.terms.slots
        if ACTIVE in state.hourglass[first : first + state.terms.slots]:
            return refusals.DONE_NOT_RUN_OUT
        return None

    def effect(self, state: Position, seat: int) -> None:
        state.done |= 1 << seat
        state.say("done", seat, {})
