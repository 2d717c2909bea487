"""Exchange of goods between players by consent (DD-66): an offer, and the partner's answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final, final

from farport.games.duck_dealer import refusals
from farport.games.duck_dealer.actions.conditions import planet_refusal
from farport.games.duck_dealer.fields import Cargo
from farport.games.duck_dealer.vocabulary import ACTION, ANSWER
from farport.kernel import Action, Event, Field, Number, Refusal

if TYPE_CHECKING:
    from farport.games.duck_dealer.state import Position

HIGHEST_SEAT: Final = 4

Pairs = tuple[tuple[str, int], ...]


@final
class Offer(Action["Position"]):
    """A swap of goods, proposed to a player whose ship is on the same planet. Goods only, and without energy."""

    __slots__ = ("give", "partner", "take")
    do: ClassVar[str] = "offer"
    open_ended: ClassVar[bool] = True
    fields: ClassVar[tuple[Field, ...]] = (Number("partner", 0, HIGHEST_SEAT), Cargo("give"), Cargo("take"))

    def __init__(self, partner: int, give: Pairs, take: Pairs) -> None:
        self.partner = partner
        self.give = give
        self.take = take

    @classmethod
    def offers(cls, state: Position, seat: int) -> Sequence[Action[Any]]:
        """A bounded family: one for one of two kinds, a gift of one, a request of one. Other numbers are accepted."""
        if not state.terms.exchange or state.offers_made >= state.terms.offers_per_turn:
            return []
        here = state.place[seat]
        listed: list[Action[Any]] = []
        for partner in range(state.seats):
            if partner != seat and state.place[partner] == here:
                for give in _handfuls(state, seat):
                    for take in _handfuls(state, partner):
                        offer = Offer(partner, give, take)
                        if offer.refusal(state, seat) is None:
                            listed.append(offer)
        return listed

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        if not state.terms.exchange:  # R13
            return refusals.EXCHANGE_OFF
        refused = planet_refusal(state, seat)
        if refused is not None:
            return refused
        partner = self.partner
        if partner == seat:
            return refusals.OFFER_TO_SELF
        if partner >= state.seats:
            return refusals.NO_SUCH_SEAT.says({"number": partner + 1, "seats": state.seats})
        if state.place[partner] != state.place[seat]:
            return refusals.NOT_TOGETHER.says({"seat": partner})
        if state.offers_made >= state.terms.offers_per_turn:  # DD-69
            return refusals.OFFERS_SPENT.says({"limit": state.terms.offers_per_turn})
        refused = self._kind_refusal(state)
        if refused is not None:
            return refused
        if spelled(self.partner, self.give, self.take) in state.offers_refused:
            return refusals.OFFER_REPEATED
        return self._goods_refusal(state, seat)

    def _kind_refusal(self, state: Position) -> Refusal | None:
        if not self.give and not self.take:
            return refusals.NOTHING_OFFERED
        taken = [word for word, _ in self.take]
        for word, _ in self.give:
            if word in taken:
                return refusals.SAME_KIND_TWICE.says({"good": word})
        for word, _ in self.give + self.take:
            if state.tables.goods.good(word) < 0:  # the names of tokens are read so that the rule can answer
                return refusals.NOT_GOODS.says({"good": word})
        return None

    def _goods_refusal(self, state: Position, seat: int) -> Refusal | None:
        limit = state.tables.goods_limit
        gain = sum([number for _, number in self.take]) - sum([number for _, number in self.give])
        for holder, more in ((seat, gain), (self.partner, -gain)):
            if state.load[holder] + more > limit:  # DD-68
                return refusals.EXCHANGE_LIMIT.says({"limit": limit, "seat": holder})
        for word, need in self.give:
            have = state.aboard(seat, state.tables.goods.good(word))
            if have < need:
                return refusals.GIVE_GOODS.says({"need": need, "have": have, "good": word})
        for word, need in self.take:
            have = state.aboard(self.partner, state.tables.goods.good(word))
            if have < need:
                return refusals.TAKE_GOODS.says({"need": need, "have": have, "good": word, "seat": self.partner})
        return None

    def effect(self, state: Position, seat: int) -> None:
        state.touch_down(seat)
        state.offers_made += 1
        state.offer_give = _by_good(state, self.give)
        state.offer_take = _by_good(state, self.take)
        state.offers_refused.append(spelled(self.partner, self.give, self.take))  # taken off again if it is accepted
        state.phase = ANSWER
        state.mover = self.partner
        data: dict[str, object] = {"partner": self.partner, "give": dict(self.give), "take": dict(self.take)}
        state.say("offered", seat, "DD-66", data)


def _handfuls(state: Position, seat: int) -> list[Pairs]:
    """Nothing, and one good of each kind aboard."""
    handfuls: list[Pairs] = [()]
    for good in range(state.tables.goods.count):
        if state.aboard(seat, good) > 0:
            handfuls.append(((state.tables.goods.ids[good], 1),))
    return handfuls


def _by_good(state: Position, pairs: Pairs) -> list[int]:
    numbers = [0] * state.tables.goods.count
    for word, number in pairs:
        numbers[state.tables.goods.good(word)] = number
    return numbers


def open_offer(state: Position) -> str:
    """The offer that waits for its answer, spelled."""
    sides = [
        tuple(sorted([(state.tables.goods.ids[good], number) for good, number in enumerate(numbers) if number]))
        for numbers in (state.offer_give, state.offer_take)
    ]
    return spelled(state.mover, sides[0], sides[1])


def spelled(partner: int, give: Pairs, take: Pairs) -> str:
    """One spelling for one offer, for telling a repeated one."""
    sides = [",".join([f"{number} {word}" for word, number in side]) for side in (give, take)]
    return f"{partner}: {sides[0]} / {sides[1]}"


def _close_offer(state: Position) -> None:
    state.offer_give = []
    state.offer_take = []
    state.phase = ACTION
    state.mover = state.active


@final
class AcceptOffer(Action["Position"]):
    """The partner agrees, and the goods change hands. Both may be over capacity until their own ship moves (DD-35)."""

    __slots__ = ()
    do: ClassVar[str] = "accept_offer"

    @classmethod
    def offers(cls, state: Position, seat: int) -> Sequence[Action[Any]]:
        return state.catalogue.accept_offer

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        return None

    def effect(self, state: Position, seat: int) -> None:
        active = state.active
        ids = state.tables.goods.ids
        gave: dict[str, object] = {}
        took: dict[str, object] = {}
        for good, word in enumerate(ids):
            give, take = state.offer_give[good], state.offer_take[good]
            if give or take:
                state.add_good(active, good, take - give)
                state.add_good(seat, good, give - take)
                (gave if give else took)[word] = give or take
        state.offers_refused.pop()
        _close_offer(state)
        data: dict[str, object] = {"partner": seat, "gave": gave, "took": took, "rule": "DD-66"}
        state.happened.append(Event("exchanged", active, data, reveals=True))  # somebody else has decided on it


@final
class RefuseOffer(Action["Position"]):
    """The partner does not agree, and nothing happens; the same offer cannot be made again in this turn (DD-69)."""

    __slots__ = ()
    do: ClassVar[str] = "refuse_offer"

    @classmethod
    def offers(cls, state: Position, seat: int) -> Sequence[Action[Any]]:
        return state.catalogue.refuse_offer

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        return None

    def effect(self, state: Position, seat: int) -> None:
        _close_offer(state)
        state.happened.append(Event("offer_refused", seat, {"rule": "DD-66"}, reveals=True))
