"""The kit bites: three sound toys pass every check, and a toy with one broken promise fails the check that guards it.

Every broken toy is the sound one with a single method changed; its docstring says which promise it breaks.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest

import farport
from farport import kit
from farport.kernel import (
    Action,
    ActionError,
    Bits,
    Event,
    Game,
    Option,
    Options,
    Plain,
    Refusal,
    Result,
    Rng,
    State,
    Version,
)
from tests.kit.toys import (
    COINS,
    Dive,
    DiversGame,
    DiversState,
    DronesGame,
    DronesState,
    EnvelopesGame,
    EnvelopesState,
    Give,
    Rest,
    Stow,
)

CHECKS = {check.name: check for check in kit.CHECKS}
SOUND: tuple[Game, ...] = (DiversGame(), DronesGame(), EnvelopesGame())
BROKEN: dict[str, tuple[Game, str, str]] = {}


def caught_by(check: str, saying: str) -> Callable[[type[State]], type[State]]:
    """The decorated states break a promise: the check must catch it, with words that point at it."""

    def register(states: type[State]) -> type[State]:
        if issubclass(states, DiversState):
            BROKEN[states.__name__] = (DiversGame(states), check, saying)
        elif issubclass(states, EnvelopesState):
            BROKEN[states.__name__] = (EnvelopesGame(states), check, saying)
        else:
            assert issubclass(states, DronesState)
            BROKEN[states.__name__] = (DronesGame(states), check, saying)
        return states

    return register


# ---------------------------------------------------------------------- the course of the game


@caught_by("ends", "endless: the game is not over after 300 moves")
class Endless(DiversState):
    """A rest does not take the turn on."""

    def apply(self, seat: int, action: Action[Any]) -> None:
        action.effect(self, seat)


@caught_by("ends", "dead end: seat . is to move and has no legal action")
class DeadEnd(DiversState):
    """Who holds nothing has nothing to choose from."""

    def legal(self, seat: object) -> list[Action[Any]]:
        return [] if not self.hands[self.known_seat(seat)] else super().legal(seat)


@caught_by("ends", "dead end: the game is not over, but nobody is to move and nothing is due")
class NobodyAsked(DiversState):
    """At the fourth turn nobody is asked."""

    @property
    def to_move(self) -> tuple[int, ...]:
        return () if self.turn == 3 else super().to_move


@caught_by("ends", "dead end: .* nothing is due")
class NothingDue(DronesState):
    """All drones are out, and the clock does not say when one comes back."""

    @property
    def next_due(self) -> int | None:
        return None if all(self.back) else super().next_due


@caught_by("ends", r"to_move is \(0, 0\)")
class AskedTwice(DiversState):
    """The same seat is asked twice."""

    @property
    def to_move(self) -> tuple[int, ...]:
        return super().to_move * 2


@caught_by("ends", r"to_move is \(0, 1.*simultaneous")
class AllAtOnce(DiversState):
    """Several seats are asked at once in a game that declares no such thing."""

    @property
    def to_move(self) -> tuple[int, ...]:
        return () if self.over else tuple(range(self.seats))


@caught_by("ends", "the breakdown of seat 0 sums to")
class UnpaidCoins(DiversState):
    """The scores count more than the breakdown shows."""

    @property
    def result(self) -> Result | None:
        result = super().result
        return result and Result([score + 1 for score in result.scores], result.ranks, result.breakdown, result.reason)


@caught_by("ends", "seat 0 has rank 2, but 0 seats are better")
class NobodyWins(DiversState):
    """The best seats share the second place."""

    @property
    def result(self) -> Result | None:
        result = super().result
        return result and Result(result.scores, [2] * self.seats, result.breakdown, result.reason)


@caught_by("ends", "standing: seat 0 stands at .*, and its result is")
class OtherStanding(EnvelopesState):
    """The points while the game runs are not those of its end."""

    def standing(self, seat: int) -> dict[str, int]:
        return {"rounds": self.points[seat] + 1}


@caught_by("ends", "the game is over, and yet seat . could play")
class AfterTheEnd(DiversState):
    """Resting is allowed for ever."""

    def refusal(self, seat: int, action: Action[Any]) -> Refusal | None:
        return None if self.over else super().refusal(seat, action)

    def apply(self, seat: int, action: Action[Any]) -> None:
        if not self.over:
            super().apply(seat, action)


@caught_by("invariants", r"the coins \[.*\] are not those that were dealt")
class Counterfeit(DiversState):
    """A dive brings up a coin."""

    def apply(self, seat: int, action: Action[Any]) -> None:
        super().apply(seat, action)
        if action.do == "dive":
            self.coins[seat] += 1


@caught_by("invariants", "the drone of seat . should be back")
class LateDrone(DronesState):
    """Time passes without drones coming back."""

    def come_back(self) -> None:
        self.tell(Event("nothing", None))

    @property
    def next_due(self) -> int | None:
        return min([9500, *[back for back in self.back if back > self.clock]])


@caught_by("defaults", r"the default of seat . is not legal: \{'do': 'dive'\}")
class RashDefault(DiversState):
    """An absent player dives, also with a full hand."""

    def default(self, seat: int) -> Action[Any]:
        return Dive()


@caught_by("defaults", "endless: nobody takes more than the default")
class IdleForEver(DiversState):
    """The game waits for somebody to do something."""

    def apply(self, seat: int, action: Action[Any]) -> None:
        action.effect(self, seat)
        if action.do != "rest":
            self.turn += 1


# ---------------------------------------------------------------------- what is legal


@caught_by("legal", "seat . is offered .*'stow'.*, but check refuses it")
class ListsTooMuch(DiversState):
    """Every crate of the game is offered for stowing."""

    def legal(self, seat: object) -> list[Action[Any]]:
        more = [Stow(5)] if super().legal(seat) and 5 not in self.hands[self.known_seat(seat)] else []
        return [*super().legal(seat), *more]


@caught_by("legal", "check lets seat . play .*'stow'.*, but legal does not list it")
class ListsTooLittle(DiversState):
    """Crates of value one are not offered."""

    def legal(self, seat: object) -> list[Action[Any]]:
        return [action for action in super().legal(seat) if action != Stow(1)]


@caught_by("legal", "what is written out for seat . is not what its kinds offer: their order")
class WritesOutOtherwise(DiversState):
    """What the kinds offer is written out in another order."""

    def list_actions(self, seat: int) -> list[Action[Any]]:
        return super().list_actions(seat)[::-1]


@caught_by("legal", "is offered the same action twice")
class ListsTwice(DiversState):
    """Resting is offered twice."""

    def legal(self, seat: object) -> list[Action[Any]]:
        return [*super().legal(seat), *[action for action in super().legal(seat) if action.do == "rest"]]


@caught_by("legal", "the unlisted .*'give'.*, and then an invariant breaks: the coins")
class Overdraft(DiversState):
    """A gift may be larger than what the giver has; only one coin is ever listed."""

    def refusal(self, seat: int, action: Action[Any]) -> Refusal | None:
        if isinstance(action, Give) and seat in self.to_move and action.to < self.seats and action.to != seat:
            return None
        return super().refusal(seat, action)


@caught_by("legal", "changed the state|the state changed")
class FinedForAsking(DiversState):
    """A refusal takes the turn all the same."""

    def refusal(self, seat: int, action: Action[Any]) -> Refusal | None:
        refusal = super().refusal(seat, action)
        if refusal is not None and not self.over:
            self.turn += 1
        return refusal


@caught_by("legal", "is refused by DV-99, which is not in the rulebook")
class UnknownRule(DiversState):
    """A refusal cites a rule that nobody can read."""

    def refusal(self, seat: int, action: Action[Any]) -> Refusal | None:
        refusal = super().refusal(seat, action)
        return refusal and Refusal("DV-99", refusal.code, refusal.text, refusal.params)


@caught_by("legal", "a gap in the sentence: There is no {crate} in your hand")
class UnfilledSentence(DiversState):
    """A refusal forgets its particulars."""

    def refusal(self, seat: int, action: Action[Any]) -> Refusal | None:
        refusal = super().refusal(seat, action)
        return refusal and Refusal(refusal.rule, refusal.code, refusal.text)


@caught_by("encoding", "is offered an action without a number: .*stow 6")
class Unnumbered(DiversState):
    """A crate is offered that the field does not know."""

    def legal(self, seat: object) -> list[Action[Any]]:
        return [*super().legal(seat), *([Stow(6)] if self.hands[self.known_seat(seat)] else [])]


@caught_by("encoding", "{'do': 'rest'} and {'do': 'rest'} have the same number")
class NumberedTwice(DiversState):
    """Resting is offered twice, which a number cannot tell apart."""

    def legal(self, seat: object) -> list[Action[Any]]:
        return [*super().legal(seat), *[action for action in super().legal(seat) if action.do == "rest"]]


@caught_by("malformed", "raises IndexError")
class Trusting(DiversState):
    """A gift to a seat that is not there is not expected."""

    def refusal(self, seat: int, action: Action[Any]) -> Refusal | None:
        if isinstance(action, Give) and self.coins[action.to] < 0:
            return None
        return super().refusal(seat, action)


@caught_by("malformed", "an action foreign that is not of this game was not refused")
class Hospitable(DiversState):
    """Actions of other games are welcome."""

    def _known_action(self, action: object) -> Action[Any]:
        """Everybody is known here."""
        assert isinstance(action, Action)
        return action


# ---------------------------------------------------------------------- the same game twice


@caught_by("copy", r"playing on a copy changed the original, at \.hands\[0\]")
class SharedHands(DiversState):
    """A copy shares the hands."""

    def copy(self) -> State:
        other = super().copy()
        assert isinstance(other, DiversState)
        other.hands = self.hands
        return other


@caught_by("copy", "a copy is not equal: .turn")
class ForgetfulCopy(DiversState):
    """A copy begins at the first turn."""

    def copy(self) -> State:
        other = super().copy()
        assert isinstance(other, DiversState)
        other.turn = 0
        return other


@caught_by("copy", "pickle of a state is not equal to it")
class ForgetfulPickle(DiversState):
    """What pickle makes of it begins at the first turn."""

    def __reduce__(self) -> tuple[object, ...]:
        return self.game.restore, ({**self.dump(), "turn": self.turn + 1},)


@caught_by("dump", "the state loaded from a dump plays on differently")
class LostField(DiversState):
    """How far the dice have been used is lost in the dump."""

    def dump(self) -> Plain:
        return {**super().dump(), "rng": [self.rng.key, 0]}


@caught_by("dump", "not plain data: it comes back from JSON changed, at .*coins")
class TupleDump(DiversState):
    """The coins are dumped as a tuple."""

    def dump(self) -> Plain:
        return {**super().dump(), "coins": tuple(self.coins)}


@caught_by("replay", "the same moves lead elsewhere the second time")
class OwnDice(DiversState):
    """The luck of the diver is drawn outside the state."""

    def apply(self, seat: int, action: Action[Any]) -> None:
        self.rng = Rng(random.getrandbits(64))
        super().apply(seat, action)


# ---------------------------------------------------------------------- who knows what


@caught_by("views", "the view of a spectator is not as declared: depth: it is not declared")
class Undeclared(DiversState):
    """The view holds a field that the game does not declare."""

    def view(self, seat: int | None) -> Plain:
        return {**super().view(seat), "depth": 7}


@caught_by("views", r"the view of seat . is not as declared: hand\[0\]: a whole number is declared, not '")
class OtherType(DiversState):
    """Crates in hand are told as texts, not as numbers."""

    def view(self, seat: int | None) -> Plain:
        return {**super().view(seat), "hand": [] if seat is None else [str(crate) for crate in self.hands[seat]]}


@caught_by("observers", r"the observation of a spectator is not what the view says, at \.depth: only on one side")
class Unobserved(Undeclared):
    """The view holds a number that no table of the observer has."""


@caught_by("leaks", r"leak: the view of a spectator depends on .*, at \.secret")
class OpenHands(DiversState):
    """The view shows all hands."""

    def view(self, seat: int | None) -> Plain:
        return {**super().view(seat), "secret": [list(hand) for hand in self.hands]}


@caught_by("leaks", "leak: the list of legal actions of seat . depends on what they do not know")
class TellingList(DiversState):
    """Resting stands first while the top crate is a good one."""

    def legal(self, seat: object) -> list[Action[Any]]:
        actions = super().legal(seat)
        return actions[::-1] if self.wreck and self.wreck[-1] > 3 else actions


@caught_by("leaks", r"leak: the features of seat . depends on .*, at \[")
class TellingFeatures(DiversState):
    """The features hold the crates in the neighbour's hand."""

    def features(self, seat: int) -> list[float]:
        return [*super().features(seat), float(sum(self.hands[(seat + 1) % self.seats]))]


@caught_by("leaks", r"leak: what is reckoned of seat . depends on .*, at \[")
class TellingReckoning(DiversState):
    """The planner reckons with the crates in the neighbour's hand."""

    def reckoned(self, seat: int) -> list[float]:
        return [float(sum(self.hands[(seat + 1) % self.seats]))]


@caught_by("leaks", "leak: a refusal of seat . depends on what they do not know, at .*Your hand is full")
class TellingRefusal(DiversState):
    """Whoever asks to dive in vain learns whether the top crate would have been a good one."""

    def refusal(self, seat: int, action: Action[Any]) -> Refusal | None:
        refusal = super().refusal(seat, action)
        if refusal is not None and refusal.code == "hand_full" and self.wreck[-1] > 3:
            return Refusal(refusal.rule, refusal.code, "Your hand is full, what a pity.")
        return refusal


@caught_by("leaks", "leak: the default of seat")
class TellingDefault(DiversState):
    """An absent player dives when the top crate is a good one."""

    def default(self, seat: int) -> Action[Any]:
        return Dive() if self.wreck and self.wreck[-1] > 3 and len(self.hands[seat]) < 3 else Rest()


@caught_by("leaks", "leak: .*'rest'.* an unmarked event tells .* what was hidden")
class TellingEvent(DiversState):
    """Who rests tells everybody the top crate, and does not mark it."""

    def tell(self, event: Event) -> None:
        if event.kind == "rested" and self.wreck:
            event = Event(event.kind, event.seat, {"top": self.wreck[-1]})
        super().tell(event)


@caught_by("leaks", "leak: time until .* ms: an unmarked event tells a spectator what was hidden")
class TellingTime(DronesState):
    """A guess does not know how much a drone brings, but an unmarked event tells it when it is back."""

    def view(self, seat: int | None) -> Plain:
        return {"clock": self.clock, "back": list(self.back)}

    def features(self, seat: int) -> list[float]:
        return [float(self.clock)]

    def guess(self, seat: int | None, rng: Bits) -> State:
        other = self.copy()
        assert isinstance(other, DronesState)
        other.load = [load and 1 + rng.getrandbits(1) for load in other.load]
        return other


@caught_by("leaks", "is private, and nobody is told of it")
class Unheard(DiversState):
    """What happens is told to nobody."""

    def tell(self, event: Event) -> None:
        super().tell(Event(event.kind, event.seat, reveals=event.reveals, private=True))


@caught_by("leaks", "leak: .* (shows .* something new, but no event says that it reveals|an unmarked event tells)")
class QuietDraw(DiversState):
    """A dive is not marked as bringing something to light."""

    def tell(self, event: Event) -> None:
        super().tell(Event(event.kind, event.seat, witnesses=event.witnesses))


@caught_by("leaks", "leak: the view of .* holds the seed or the generator")
class SeedInView(DiversState):
    """The view holds the key of the generator."""

    def view(self, seat: int | None) -> Plain:
        return {**super().view(seat), "random": self.rng.key}


@caught_by("leaks", "leak: a guess of a spectator keeps the generator")
class FutureKnown(DiversState):
    """A guess draws the hands anew, but not the dice to come."""

    def guess(self, seat: int | None, rng: Bits) -> State:
        other = super().guess(seat, rng)
        assert isinstance(other, DiversState)
        other.rng = self.rng.copy()
        return other


@caught_by("leaks", "none of .* guesses differs from the truth")
class NoGuess(DiversState):
    """A guess is the truth with other dice."""

    def guess(self, seat: int | None, rng: Bits) -> State:
        other = self.copy()
        assert isinstance(other, DiversState)
        other.rng = Rng(rng.getrandbits(64))
        return other


@caught_by("guess", "in a guess of .* an invariant does not hold: the crates")
class InventedCrates(DiversState):
    """A guess makes up crates that are not in the game."""

    def guess(self, seat: int | None, rng: Bits) -> State:
        other = super().guess(seat, rng)
        assert isinstance(other, DiversState)
        other.wreck = [5 for _ in other.wreck]
        return other


@caught_by("leaks", "leak: .* and .* look the same to .*, but what they are told differs, at .*number")
class OpenEnvelope(EnvelopesState):
    """What is laid face down is told to everybody."""

    def tell(self, event: Event) -> None:
        if event.kind == "sealed" and event.secret is not None and not event.private:
            event = Event("sealed", event.seat, event.secret)
        super().tell(event)


@caught_by("leaks", "leak: .*'seal'.* changes nothing that .* can see, and yet they are told .*'sealed'")
class HeardChange(EnvelopesState):
    """That a number was changed is told to everybody, though not to which."""

    def tell(self, event: Event) -> None:
        super().tell(Event(event.kind, event.seat, event.data, event.secret, event.witnesses, event.reveals))


@caught_by("guess", "a guess of .* ignores its random bits: different ones give the same future")
class OneGuess(DiversState):
    """Whatever the bits, the guess is the same."""

    def guess(self, seat: int | None, rng: Bits) -> State:
        return super().guess(seat, Rng(1))


@caught_by("guess", r"a guess ignores its random bits: \d+ times .(wreck|hands\[\])\[\] was hidden")
class OneDeal(DiversState):
    """The future is drawn from the bits, the hands are not."""

    def guess(self, seat: int | None, rng: Bits) -> State:
        other = super().guess(seat, Rng(1))
        assert isinstance(other, DiversState)
        other.rng = Rng(rng.getrandbits(64))
        return other


@caught_by("guess", r"guesses do not cover what is possible: \d+ times .sealed\[\] was hidden")
class FarGuess(EnvelopesState):
    """What lies face down is never guessed right."""

    def guess(self, seat: int | None, rng: Bits) -> State:
        other = super().guess(seat, rng)
        assert isinstance(other, EnvelopesState)
        for place, hand in enumerate(self.hands):
            if place != seat and self.sealed[place]:
                rest = [number for number in hand if number != self.sealed[place]]
                other.sealed[place] = rest[other.sealed[place] % len(rest)]
        return other


@caught_by("guess", "two guesses of .* from the same random bits differ")
class GuessOfItsOwn(DiversState):
    """A guess takes its luck from elsewhere."""

    def guess(self, seat: int | None, rng: Bits) -> State:
        return super().guess(seat, random.Random())


@caught_by("guess", "a guess changed the state that it was made from")
class GuessInPlace(DiversState):
    """A guess draws from the dice of the game."""

    def guess(self, seat: int | None, rng: Bits) -> State:
        self.rng.below(6)
        return super().guess(seat, rng)


@caught_by("features", r"seat . has \d+ features here, and \d+ elsewhere")
class GrowingFeatures(DiversState):
    """One number for every crate in hand."""

    def features(self, seat: int) -> list[float]:
        return [float(crate) for crate in self.hands[seat]]


@caught_by("features", "features: number 0 of seat . is nan, no finite float")
class NoNumber(DiversState):
    """A ratio of nothing to nothing."""

    def features(self, seat: int) -> list[float]:
        return [float("nan"), *super().features(seat)]


@caught_by("features", "the evaluation for seat . is inf")
class Boundless(DiversState):
    """Holding all the coins is worth everything."""

    def evaluate(self, seat: int) -> float:
        return float("inf") if self.coins[seat] > COINS else super().evaluate(seat)


# ---------------------------------------------------------------------- time


@caught_by("time", "at once and by .* (different things happen|lead to different states)")
class UnevenTime(DronesState):
    """Whatever comes back on the way to a moment counts only at that moment."""

    def come_back(self) -> None:
        super().come_back()
        self.ore[0] += 1

    def advance(self, to_ms: int) -> list[Event]:
        if to_ms > self.clock and self.clock < 9500:
            self.ore[0] += 1
        return super().advance(to_ms)


@caught_by("time", "time went back")
class BackInTime(DronesState):
    """An earlier moment is taken for the present one."""

    def advance(self, to_ms: int) -> list[Event]:
        return super().advance(max(to_ms, self.clock))


@caught_by("time", "the facts do not declare a timed game, but time can pass in it")
class SecretClock(DiversState):
    """A game without a clock lets time pass."""

    def advance(self, to_ms: int) -> list[Event]:
        return []


# ---------------------------------------------------------------------- games that are broken as a whole


class CarelessGame(DiversGame):
    """What it loads is not looked at."""

    def load(self, data: object) -> State:
        assert isinstance(data, dict)
        state = DiversState(self, data["seats"], data["rounds"], Rng(*data["rng"]))
        state.turn = data["turn"]
        state.wreck = data["wreck"]
        state.lost = data["lost"]
        state.hands = data["hands"]
        state.holds = data["holds"]
        state.coins = data["coins"]
        return state


class CrashingGame(DiversGame):
    """It cannot read an action without a kind."""

    def action(self, data: object) -> Action[Any]:
        if isinstance(data, dict) and "do" not in data:
            raise KeyError("do")
        return super().action(data)


class DeafGame(DiversGame):
    """It cannot read the text that its own actions are written as."""

    def action(self, data: object) -> Action[Any]:
        if isinstance(data, str):
            raise ActionError("only plain data is read here")
        return super().action(data)


class MisreadingGame(DiversGame):
    """Whatever text it is given, it reads a rest."""

    def action(self, data: object) -> Action[Any]:
        return Rest() if isinstance(data, str) else super().action(data)


class TwiceNamedGame(DiversGame):
    """Two kinds of action bear one name."""

    def __init__(self) -> None:
        super().__init__()
        self.actions = (*self.actions, Rest)


class NoDefaultGame(DiversGame):
    """A new table cannot be made with the defaults."""

    def setup(self, seats: int, rng: Rng, options: dict[str, farport.kernel.Value]) -> State:
        if seats == 3:
            raise ZeroDivisionError("three is a crowd")
        return super().setup(seats, rng, options)


class UnreadOptionGame(DiversGame):
    """An option more, which no rule asks for."""

    def __init__(self) -> None:
        super().__init__()
        self.options = Options([*self.options, Option("depth", "int", 1, low=1, high=3)])


class UnreadDatumGame(EnvelopesGame):
    """A number more in the data, which a variant may change in vain."""

    def __init__(self) -> None:
        super().__init__()
        self.data = {"hand": {"numbers": 5, "designer": "nobody", "size": 5}}


class OpenNumberGame(EnvelopesGame):
    """What only describes is not declared as built in."""

    def __init__(self) -> None:
        super().__init__()
        self.fixed = {}


class PauseIsPlayGame(EnvelopesGame):
    """An option is declared as the table's own, and the rules read it."""

    def setup(self, seats: int, rng: Rng, options: dict[str, farport.kernel.Value]) -> State:
        assert options["pauses"]
        return super().setup(seats, rng, options)


class ForgottenVersionGame(DiversGame):
    """It has had other rules, and cannot be played by them."""

    def __init__(self) -> None:
        super().__init__()
        self.rules_version = 2
        self.versions = (Version(1, "The first rules."), Version(2, "Crates break."))


BROKEN["ForgottenVersionGame"] = (ForgottenVersionGame(), "versions", "has no with_rules")
BROKEN["UnreadOptionGame"] = (UnreadOptionGame(), "reads", "what nobody reads changes nothing: option depth$")
BROKEN["UnreadDatumGame"] = (UnreadDatumGame(), "reads", "what nobody reads .*: data.toml: hand.size$")
BROKEN["OpenNumberGame"] = (OpenNumberGame(), "reads", "what nobody reads .*: data.toml: hand.designer$")
BROKEN["PauseIsPlayGame"] = (PauseIsPlayGame(), "reads", "option pauses .it is the table's own, but the rules read it")
BROKEN["CarelessGame"] = (CarelessGame(), "damage", "damaged at .*(raises|was loaded although)")
BROKEN["CrashingGame"] = (CrashingGame(), "malformed", r"game.action\(\{.*\}\) raises KeyError")
BROKEN["DeafGame"] = (DeafGame(), "legal", r"is written '\w+.*', which cannot be read: only plain data is read here")
BROKEN["MisreadingGame"] = (
    MisreadingGame(),
    "legal",
    r"is written '\w+.*', which reads as another one: \{'do': 'rest'\}",
)
BROKEN["TwiceNamedGame"] = (TwiceNamedGame(), "declared", "actions: Rest needs a word of its own")
BROKEN["NoDefaultGame declared"] = (NoDefaultGame(), "declared", "ZeroDivisionError in .*: three is a crowd")
BROKEN["NoDefaultGame"] = (NoDefaultGame(), "ends", "ZeroDivisionError in .*setup, line .*: three is a crowd")


# ---------------------------------------------------------------------- the tests


@pytest.mark.parametrize("check", kit.CHECKS, ids=lambda check: check.name)
@pytest.mark.parametrize("game", SOUND, ids=lambda game: game.id)
def test_a_sound_game_passes(game: Game, check: kit.Check) -> None:
    outcome = kit.examine(game, check, games=15)
    assert outcome.passed, outcome.text()
    assert outcome.positions > 0


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_promise_is_caught_by_its_check(name: str) -> None:
    game, check, saying = BROKEN[name]
    outcome = kit.examine(game, CHECKS[check], games=30, limit=300)
    assert outcome.failure is not None, f"{name} went unnoticed"
    assert re.search(saying, outcome.failure), outcome.text()


def test_every_check_has_a_toy_that_it_catches() -> None:
    assert {check for _, check, _ in BROKEN.values()} == set(CHECKS)
