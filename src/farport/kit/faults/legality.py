"""Faults in what is allowed: the list, the check, the sentence, the reading and the number of an action."""

from __future__ import annotations

from typing import Any, cast

from farport.kernel import Action, ActionError, Encoding, Event, Game, Refusal, Value
from farport.kit.faults.catalogue import fault, fault_of_game, never_refused
from farport.kit.faults.probe import Probe
from farport.kit.faults.standin import StandIn, StateStandIn


def _no_fields(probe: Probe) -> str | None:
    return None if any(kind.fields for kind in probe.game.actions) else "no action has a field"


@fault("legal", never_refused)
class ListsTooMuch(StateStandIn):
    """An action is listed that is not allowed."""

    def legal(self, seat: object) -> list[Action[Any]]:
        listed = super().legal(seat)
        more = self.unlisted(self.known_seat(seat)) if listed else None
        return listed if more is None else [*listed, more]


@fault("legal")
class ListsTooLittle(StateStandIn):
    """An action is allowed that is not listed."""

    def legal(self, seat: object) -> list[Action[Any]]:
        listed = super().legal(seat)
        return listed[1:] if len(listed) > 1 and not listed[0].open_ended else listed


@fault("legal")
class ListsTwice(StateStandIn):
    """An action is listed twice."""

    def legal(self, seat: object) -> list[Action[Any]]:
        listed = super().legal(seat)
        return [*listed, *listed[:1]]


@fault("legal")
class LetsAllThrough(StateStandIn):
    """Check allows what was allowed once."""

    def refusal(self, seat: int, action: Action[Any]) -> Refusal | None:
        return None if action in self.owner.seen else super().refusal(seat, action)


@fault("legal")
class FinedForAsking(StateStandIn):
    """Who is refused has moved all the same."""

    def refusal(self, seat: int, action: Action[Any]) -> Refusal | None:
        refusal = super().refusal(seat, action)
        if refusal is not None and self.within.result is None:
            self.slip()
        return refusal


@fault("legal")
class AskingMoves(StateStandIn):
    """Asking what is legal takes the game on."""

    def legal(self, seat: object) -> list[Action[Any]]:
        listed = super().legal(seat)
        if self.within.result is None:
            self.slip()
        return listed


@fault("legal")
class UnknownRule(StateStandIn):
    """A refusal cites a rule that nobody can read."""

    def refusal(self, seat: int, action: Action[Any]) -> Refusal | None:
        refusal = super().refusal(seat, action)
        return refusal and Refusal("NO-1", refusal.code, refusal.sentence)


@fault("legal")
class GapInTheSentence(StateStandIn):
    """A refusal forgets one of its particulars."""

    def refusal(self, seat: int, action: Action[Any]) -> Refusal | None:
        refusal = super().refusal(seat, action)
        return refusal and Refusal(refusal.rule, refusal.code, refusal.sentence + " {gap}")


@fault("malformed")
class Crashes(StateStandIn):
    """A refused action is not expected at all."""

    def refusal(self, seat: int, action: Action[Any]) -> Refusal | None:
        refusal = super().refusal(seat, action)
        if refusal is not None:
            raise IndexError("list index out of range")
        return None


@fault("malformed")
class Hospitable(StateStandIn):
    """Actions of other games are taken."""

    def _known_action(self, action: object) -> Action[Any]:
        """Everybody is known here."""
        return cast(Action[Any], action)

    def refusal(self, seat: int, action: Action[Any]) -> Refusal | None:
        return super().refusal(seat, action) if self.owner.owns(action) else None

    def carry_out(self, seat: int, action: Action[Any]) -> list[Event]:
        return super().carry_out(seat, action) if self.owner.owns(action) else []


@fault("malformed")
class AnySeat(StateStandIn):
    """Who is no seat of the table plays for the first that is asked."""

    def known_seat(self, seat: object) -> int:
        exists = isinstance(seat, int) and not isinstance(seat, bool) and 0 <= seat < self.seats
        return cast(int, seat) if exists else [*self.within.to_move, 0][0]


@fault_of_game("legal", _no_fields)
class Misreads(StandIn):
    """An action that is read from plain data is another one of its kind."""

    def action(self, data: object) -> Action[Any]:
        action = super().action(data)
        others = [other for other in self.seen if other.do == action.do and other != action]
        self.seen.append(action)
        return others[0] if others else action


@fault_of_game("malformed")
class ReadingCrashes(StandIn):
    """Plain data without a kind is not expected."""

    def action(self, data: object) -> Action[Any]:
        if isinstance(data, dict) and "do" not in data:
            raise KeyError("do")
        return super().action(data)


class Numbers:
    """The numbers of another encoding, changed."""

    def __init__(self, within: Encoding) -> None:
        self.within = within
        self.size = within.size

    def index(self, action: Action[Any]) -> int:
        return self.within.index(action)

    def label(self, index: int) -> str:
        return self.within.label(index)


class SharedNumbers(Numbers):
    """Actions of one kind have one number."""

    def index(self, action: Action[Any]) -> int:
        number = self.within.index(action)
        return next(run.first for run in self.within.runs if run.first <= number < run.first + run.size)


class NumbersWithoutEnd(Numbers):
    """All numbers lie beyond the last."""

    def index(self, action: Action[Any]) -> int:
        return self.within.index(action) + self.size


class OtherNumbers(Numbers):
    """The numbers mean something else."""

    def label(self, index: int) -> str:
        return "other"


class NoNumbers(Numbers):
    """No action has a number."""

    def index(self, action: Action[Any]) -> int:
        raise ActionError("it has none")


@fault_of_game("encoding", _no_fields)
class SameNumber(StandIn):
    """Two actions have the same number."""

    def encode(self, seats: int, options: dict[str, Value]) -> Encoding:
        return cast(Encoding, SharedNumbers(super().encode(seats, options)))


@fault_of_game("encoding")
class NumberTooLarge(StandIn):
    """A number is larger than their count."""

    def encode(self, seats: int, options: dict[str, Value]) -> Encoding:
        return cast(Encoding, NumbersWithoutEnd(super().encode(seats, options)))


@fault_of_game("encoding")
class WrongLabel(StandIn):
    """A number is said to mean another action."""

    def encode(self, seats: int, options: dict[str, Value]) -> Encoding:
        return cast(Encoding, OtherNumbers(super().encode(seats, options)))


@fault_of_game("encoding")
class Unnumbered(StandIn):
    """A listed action has no number."""

    def encode(self, seats: int, options: dict[str, Value]) -> Encoding:
        return cast(Encoding, NoNumbers(super().encode(seats, options)))


@fault_of_game("declared")
class NamedTwice(StandIn):
    """Two kinds of action bear one name."""

    def __init__(self, within: Game, states: type[StateStandIn]) -> None:
        super().__init__(within, states)
        self.actions = (*self.actions, self.actions[0])
