"""Faults in the course of a game: its end, its result, its defaults, its clock."""

from __future__ import annotations

from typing import Any

from farport.kernel import Action, Event, Refusal, Result
from farport.kit.faults.catalogue import fault, never_refused, not_timed, timed
from farport.kit.faults.probe import Probe
from farport.kit.faults.standin import StateStandIn

SOON = 5  # moves after which a fault shows that would else stop the game at once


def _no_standing(probe: Probe) -> str | None:
    return None if probe.standing else "it gives no standing"


def _unbreakable(probe: Probe) -> str | None:
    return None if probe.broken is not None else "no damaged state gets past load"


@fault("ends", timed)
class Endless(StateStandIn):
    """A game that should be over begins anew."""

    def carry_out(self, seat: int, action: Action[Any]) -> list[Event]:
        events = super().carry_out(seat, action)
        if self.within.result is not None and self.owner.opening is not None:
            self.within = self.owner.opening.copy()
        return events


@fault("ends")
class DeadEnd(StateStandIn):
    """Who is to move has nothing to choose from."""

    def legal(self, seat: object) -> list[Action[Any]]:
        return [] if self.moves >= SOON else super().legal(seat)


@fault("ends")
class NobodyAsked(StateStandIn):
    """Nobody is to move, and nothing is due."""

    @property
    def to_move(self) -> tuple[int, ...]:
        return () if self.moves >= SOON else super().to_move

    @property
    def next_due(self) -> int | None:
        return None if self.moves >= SOON else super().next_due


@fault("ends")
class AskedTwice(StateStandIn):
    """The same seat is asked twice."""

    @property
    def to_move(self) -> tuple[int, ...]:
        return super().to_move * 2


@fault("ends")
class UnexplainedScore(StateStandIn):
    """A score is more than its breakdown says."""

    @property
    def result(self) -> Result | None:
        result = super().result
        return result and Result([score + 1 for score in result.scores], result.ranks, result.breakdown, result.reason)


@fault("ends")
class NobodyWins(StateStandIn):
    """Everybody has the second rank."""

    @property
    def result(self) -> Result | None:
        result = super().result
        return result and Result(result.scores, [2] * self.seats, result.breakdown, result.reason)


@fault("ends")
class NoReason(StateStandIn):
    """A result does not say why the game is over."""

    @property
    def result(self) -> Result | None:
        result = super().result
        return result and Result(result.scores, result.ranks, result.breakdown, "")


@fault("ends", _no_standing)
class OtherStanding(StateStandIn):
    """The standing at the end is not the result."""

    def standing(self, seat: int) -> dict[str, int]:
        return {name: points + 1 for name, points in super().standing(seat).items()}


@fault("ends")
class PlaysOn(StateStandIn):
    """After the end an action is taken as if nothing were."""

    def refusal(self, seat: int, action: Action[Any]) -> Refusal | None:
        return None if self.within.result is not None else super().refusal(seat, action)

    def carry_out(self, seat: int, action: Action[Any]) -> list[Event]:
        return [] if self.within.result is not None else super().carry_out(seat, action)


@fault("invariants", _unbreakable)
class BrokenInvariant(StateStandIn):
    """A move leads to a state that cannot be."""

    def carry_out(self, seat: int, action: Action[Any]) -> list[Event]:
        events = super().carry_out(seat, action)
        if self.moves == SOON:
            self.within = self.owner.within.restore(self.owner.probe.broken)
        return events


@fault("defaults", never_refused)
class RashDefault(StateStandIn):
    """The default is an action that is not allowed now."""

    def default(self, seat: int) -> Action[Any]:
        return self.unlisted(seat) or super().default(seat)


@fault("defaults", timed)
class WaitsForEver(StateStandIn):
    """Who takes the default is asked again."""

    def carry_out(self, seat: int, action: Action[Any]) -> list[Event]:
        asked = seat in self.within.to_move
        return [] if asked and action == self.within.default(seat) else super().carry_out(seat, action)


@fault("time", not_timed)
class BackInTime(StateStandIn):
    """An earlier moment is taken for the present one."""

    def advance(self, to_ms: int) -> list[Event]:
        return super().advance(max(to_ms, self.within.now))


@fault("time", not_timed)
class UnevenTime(StateStandIn):
    """Who lets much time pass at once comes elsewhere than who lets it pass by and by."""

    def advance(self, to_ms: int) -> list[Event]:
        due = self.within.next_due
        events = super().advance(to_ms)
        if due is not None and to_ms > due and self.within.result is None:
            self.slip()
        return events


@fault("time", not_timed)
class RestlessTime(StateStandIn):
    """Something changes although no time passes."""

    def advance(self, to_ms: int) -> list[Event]:
        if to_ms == self.within.now and self.within.result is None:
            self.slip()
        return super().advance(max(to_ms, self.within.now)) if to_ms >= self.within.now else super().advance(to_ms)


@fault("ends", not_timed)
class NothingDue(StateStandIn):
    """While nobody is to move, nothing is due."""

    @property
    def next_due(self) -> int | None:
        return super().next_due if self.within.to_move else None


@fault("time", timed)
class SecretClock(StateStandIn):
    """A game without a clock lets time pass."""

    def advance(self, to_ms: int) -> list[Event]:
        return []


@fault("features")
class GrowingFeatures(StateStandIn):
    """One feature more after every move."""

    def features(self, seat: int) -> list[float]:
        return [*super().features(seat), *([0.0] * self.moves)]


@fault("features")
class NoNumber(StateStandIn):
    """A feature is no number."""

    def features(self, seat: int) -> list[float]:
        return [*super().features(seat), float("nan")]


@fault("features")
class Boundless(StateStandIn):
    """An evaluation is endless."""

    def evaluate(self, seat: int) -> float:
        return float("inf")


@fault("features")
class FeaturesThatMove(StateStandIn):
    """Asking for features takes the game on."""

    def features(self, seat: int) -> list[float]:
        numbers = super().features(seat)
        if self.within.result is None:
            self.slip()
        return numbers
