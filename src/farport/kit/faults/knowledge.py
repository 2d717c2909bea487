"""Faults in who knows what: views, lists, sentences, events and guesses that tell too much or too little."""

from __future__ import annotations

import random
from typing import Any

from farport.kernel import Action, Bits, Event, Plain, Refusal, Rng, State
from farport.kernel.observer import Observed, Pen, Scribe
from farport.kernel.shape import TableShape
from farport.kit.faults.catalogue import fault, fault_of_game, no_chance, nothing_hidden
from farport.kit.faults.probe import Probe
from farport.kit.faults.standin import StandIn, StateStandIn


def _no_secret_events(probe: Probe) -> str | None:
    return None if probe.secret_events else "no event has a secret"


def _no_secret_choices(probe: Probe) -> str | None:
    return None if probe.secret_choices else "no choice is secret"


def _nothing_to_draw(probe: Probe) -> str | None:
    return None if probe.hidden or probe.futures else "a guess has nothing to draw"


def _no_shape(probe: Probe) -> str | None:
    return None if probe.game.view_shape is not None else "no shape of its views is declared"


@fault("views", _no_shape)
class UnshapedView(StateStandIn):
    """A view has a key that its declared shape does not have."""

    def view(self, seat: int | None) -> Plain:
        return {**super().view(seat), "more": True}


@fault_of_game("observers", _no_shape)
class BlindObserver(StandIn):
    """An observer leaves out what a view says."""

    def observed(self, seats: int) -> Observed:
        within, shape = super().observed(seats), self.view_shape
        assert isinstance(shape, TableShape)
        return Observed(names=within.names, most=within.most, later={next(reversed(shape.fields)): within.version + 1})


@fault_of_game("observers", _no_shape)
class CrampedObserver(StandIn):
    """An observer has no room for what a view says."""

    def observed(self, seats: int) -> Observed:
        within = super().observed(seats)
        tables = self.within.observer(seats=seats).tables[1:]
        return Observed(names=within.names, most={table.name: 0 for table in tables})


class SloppyScribe(Scribe):
    """Writes a number too many."""

    def __init__(self, within: Scribe) -> None:
        self.within = within
        self.fixed = within.fixed

    def terms(self, state: State) -> object | None:
        return self.within.terms(state.within) if isinstance(state, StateStandIn) else None

    def write(self, state: State, viewer: int | None, pen: Pen) -> bool:
        assert isinstance(state, StateStandIn)
        drawn = self.within.write(state.within, viewer, pen)
        pen.put(1)
        return drawn


def _no_scribe(probe: Probe) -> str | None:
    return None if probe.game.observed(probe.game.seats[0]).scribe is not None else "every view is made into tables"


@fault_of_game("observers", _no_scribe)
class AnotherHand(StandIn):
    """What is written straight from the position is not what the view says."""

    def observed(self, seats: int) -> Observed:
        within = super().observed(seats)
        assert within.scribe is not None
        within.scribe = SloppyScribe(within.scribe)
        return within


@fault("leaks", nothing_hidden)
class TellingView(StateStandIn):
    """A view shows what is hidden."""

    def view(self, seat: int | None) -> Plain:
        return {**super().view(seat), "secret": self.secret()}


@fault("leaks", no_chance)
class SeedInView(StateStandIn):
    """A view holds the generator."""

    def view(self, seat: int | None) -> Plain:
        return {**super().view(seat), "random": self.within.dump()["rng"]}


@fault("leaks", nothing_hidden)
class TellingList(StateStandIn):
    """The order of the legal actions depends on what is hidden."""

    def legal(self, seat: object) -> list[Action[Any]]:
        listed = super().legal(seat)
        return listed[::-1] if self.secret() % 2 else listed


@fault("leaks", nothing_hidden)
class TellingFeatures(StateStandIn):
    """A feature is a number of what is hidden."""

    def features(self, seat: int) -> list[float]:
        return [*super().features(seat), float(self.secret())]


@fault("leaks", nothing_hidden)
class TellingReckoning(StateStandIn):
    """What the planner reckons rests on what is hidden."""

    def reckoned(self, seat: int) -> list[float]:
        return [*super().reckoned(seat), float(self.secret())]


@fault("leaks", nothing_hidden)
class TellingRefusal(StateStandIn):
    """A refusal says what is hidden."""

    def refusal(self, seat: int, action: Action[Any]) -> Refusal | None:
        refusal = super().refusal(seat, action)
        return refusal and Refusal(refusal.rule, refusal.code, f"{refusal.sentence} ({self.secret()})")


@fault("leaks", nothing_hidden)
class TellingDefault(StateStandIn):
    """The default depends on what is hidden."""

    def default(self, seat: int) -> Action[Any]:
        listed = self.within.legal(seat)
        return listed[self.secret() % len(listed)] if seat in self.within.to_move else super().default(seat)


@fault("leaks", nothing_hidden)
class TellingEvent(StateStandIn):
    """An event for everybody says what is hidden."""

    def carry_out(self, seat: int, action: Action[Any]) -> list[Event]:
        return [Event("whisper", seat, {"secret": self.secret()}), *super().carry_out(seat, action)]


@fault("leaks", _no_secret_events)
class OpenSecrets(StateStandIn):
    """What only witnesses may hear is told to everybody."""

    def carry_out(self, seat: int, action: Action[Any]) -> list[Event]:
        return [
            Event(event.kind, event.seat, {**event.data, **(event.secret or {})})
            for event in super().carry_out(seat, action)
        ]


@fault("leaks", _no_secret_choices)
class ToldChoice(StateStandIn):
    """What a seat chooses in secret is told to everybody."""

    def carry_out(self, seat: int, action: Action[Any]) -> list[Event]:
        return [Event("chose", seat, {"action": action.data()}), *super().carry_out(seat, action)]


@fault("leaks", _no_secret_choices)
class CountedChoice(StateStandIn):
    """That a seat has acted in secret is told to everybody, though not what it did."""

    def carry_out(self, seat: int, action: Action[Any]) -> list[Event]:
        kind = "acted" if len(action.fields) % 2 else "did"
        return [*super().carry_out(seat, action), Event(kind, seat, {"length": len(str(action.data()))})]


@fault("leaks")
class ToldToNobody(StateStandIn):
    """A private event has no witness."""

    def carry_out(self, seat: int, action: Action[Any]) -> list[Event]:
        return [*super().carry_out(seat, action), Event("unheard", seat, private=True)]


@fault("leaks", nothing_hidden)
class GuessIsTheTruth(StateStandIn):
    """A guess is the truth with other dice."""

    def guess(self, seat: int | None, rng: Bits) -> State:
        guess = self.within.guess(seat, rng)
        return self.beside(self.with_future(self.within, guess) if self.owner.probe.futures else self.within.copy())


@fault("leaks", no_chance)
class FutureKnown(StateStandIn):
    """A guess keeps the dice to come."""

    def guess(self, seat: int | None, rng: Bits) -> State:
        return self.beside(self.with_future(self.within.guess(seat, rng), self.within))


@fault("leaks")
class GuessOfAnotherMoment(StateStandIn):
    """A guess is a move ahead of what the seat sees."""

    def guess(self, seat: int | None, rng: Bits) -> State:
        other = self.beside(self.within.guess(seat, rng))
        if other.within.result is None:
            other.slip()
        return other


@fault("leaks", nothing_hidden)
class GuessOfAnotherSeat(StateStandIn):
    """A guess fits what the next seat knows."""

    def guess(self, seat: int | None, rng: Bits) -> State:
        return super().guess(0 if seat is None else (seat + 1) % self.seats, rng)


@fault("guess", _nothing_to_draw)
class GuessIgnoresItsBits(StateStandIn):
    """A guess is the same whatever its random bits."""

    def guess(self, seat: int | None, rng: Bits) -> State:
        return super().guess(seat, Rng(1))


@fault("guess", nothing_hidden)
class GuessIgnoresSomeBits(StateStandIn):
    """A guess draws the future from its bits, but nothing else."""

    def guess(self, seat: int | None, rng: Bits) -> State:
        if not self.owner.probe.futures:
            return super().guess(seat, Rng(1))
        return self.beside(self.with_future(self.within.guess(seat, Rng(1)), self.within.guess(seat, rng)))


@fault("guess", _nothing_to_draw)
class GuessOfItsOwn(StateStandIn):
    """A guess takes its luck from elsewhere."""

    def guess(self, seat: int | None, rng: Bits) -> State:
        return super().guess(seat, random.Random())


@fault("guess")
class GuessInPlace(StateStandIn):
    """A guess takes the game on."""

    def guess(self, seat: int | None, rng: Bits) -> State:
        guess = super().guess(seat, rng)
        if self.within.result is None:
            self.slip()
        return guess
