"""Trade between two players: offer, counter, accept, decline, withdraw (SD-081 to SD-084, SD-108)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from farport.games.space_dealer import refusals
from farport.games.space_dealer.actions.command import Command
from farport.games.space_dealer.course import wake
from farport.games.space_dealer.fields import OFFER_BASE, CardsField, GoodsField, HolderField, Maybe, OfferField
from farport.games.space_dealer.mechanics import holders, trade
from farport.games.space_dealer.mechanics.goods import NOTHING, UNITS, amount
from farport.games.space_dealer.mechanics.knowledge import show
from farport.games.space_dealer.vocabulary import CARD_HOLDER, MOST_SEATS, NOTHING_THERE
from farport.kernel import Action, Field, Number, Refusal

if TYPE_CHECKING:
    from farport.games.space_dealer.state import Position

OFFER: Final = OfferField("offer")
NO_CARDS: Final[tuple[int, ...]] = ()


@final
class MakeOffer(Command):
    """Goods (and, in the advanced game, planned cards) for goods and cards; one side may be empty (SD-082, SD-084)."""

    __slots__ = ("give", "give_cards", "mine", "partner", "take", "take_cards", "theirs")
    do: ClassVar[str] = "offer"
    fields: ClassVar[tuple[Field, ...]] = (
        Number("partner", 0, MOST_SEATS - 1),
        Maybe(HolderField("mine"), NOTHING_THERE),
        Maybe(HolderField("theirs"), NOTHING_THERE),
        Maybe(GoodsField("give"), NOTHING),
        Maybe(GoodsField("take"), NOTHING),
        Maybe(CardsField("give_cards"), NO_CARDS),
        Maybe(CardsField("take_cards"), NO_CARDS),
    )
    open_ended: ClassVar[bool] = True

    def __init__(
        self,
        partner: int,
        mine: int,
        theirs: int,
        give: int,
        take: int,
        give_cards: tuple[int, ...] = NO_CARDS,
        take_cards: tuple[int, ...] = NO_CARDS,
    ) -> None:
        self.partner = partner
        self.mine = mine
        self.theirs = theirs
        self.give = give
        self.take = take
        self.give_cards = give_cards
        self.take_cards = take_cards

    @classmethod
    def offers(cls, state: Position, seat: int) -> list[MakeOffer]:
        listed: list[MakeOffer] = []
        if state.offers_made[seat] >= state.terms.tables.most_offers:  # SD-018
            return listed
        places = meeting_places(state, seat)
        for partner in range(state.seats):
            if partner == seat or state.offers[seat * state.seats + partner] is not None:
                continue
            for mine, theirs in meetings(state, places, partner):
                for give, take in small_trades(state, mine, theirs):
                    listed.append(MakeOffer(partner, mine, theirs, give, take))
            for probe, ship, good in probe_gifts(state, seat, partner):
                listed.append(MakeOffer(partner, probe, ship, good, NOTHING))
            if state.terms.advanced:
                for gift, request in card_trades(state, seat, partner):
                    action = MakeOffer(partner, NOTHING_THERE, NOTHING_THERE, NOTHING, NOTHING, gift, request)
                    listed.append(action)
        return listed

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        if state.offers_made[seat] >= state.terms.tables.most_offers:  # SD-018
            return refusals.TOO_MANY
        return trade.misfit(state, self._offer(state, seat), accepting=False)

    def _offer(self, state: Position, seat: int) -> trade.Offer:
        place = seat * state.seats + self.partner
        number = state.offer_numbers[place] + 1 if self.partner < state.seats else 0
        due = state.clock + state.terms.offer_ms if state.terms.offer_ms else trade.NEVER
        return trade.Offer(
            seat,
            self.partner,
            number,
            self.mine,
            self.theirs,
            self.give,
            self.take,
            self.give_cards,
            self.take_cards,
            state.seq + 1,
            due,
        )

    def effect(self, state: Position, seat: int) -> None:
        """A new offer replaces the old one. Nothing is held back for it."""
        open_offer(state, self._offer(state, seat))


@final
class Counter(Command):
    """Declines an offer and makes one's own to its maker, over the same holders (SD-082)."""

    __slots__ = ("give", "give_cards", "offer", "take", "take_cards")
    do: ClassVar[str] = "counter"
    fields: ClassVar[tuple[Field, ...]] = (
        OFFER,
        Maybe(GoodsField("give"), NOTHING),
        Maybe(GoodsField("take"), NOTHING),
        Maybe(CardsField("give_cards"), NO_CARDS),
        Maybe(CardsField("take_cards"), NO_CARDS),
    )
    open_ended: ClassVar[bool] = True

    def __init__(
        self,
        offer: int,
        give: int,
        take: int,
        give_cards: tuple[int, ...] = NO_CARDS,
        take_cards: tuple[int, ...] = NO_CARDS,
    ) -> None:
        self.offer = offer
        self.give = give
        self.take = take
        self.give_cards = give_cards
        self.take_cards = take_cards

    @classmethod
    def offers(cls, state: Position, seat: int) -> list[Counter]:
        """Over the holders of the offer: what could have been offered there, but for what was."""
        listed: list[Counter] = []
        if state.offers_made[seat] >= state.terms.tables.most_offers:  # SD-018
            return listed
        for offer in offers_to(state, seat):
            if offer.mine == NOTHING_THERE or trade.misfit(state, offer, accepting=True) is not None:
                continue
            if trade.by_probe(state, offer):
                continue
            for give, take in small_trades(state, offer.theirs, offer.mine):
                if give != offer.take or take != offer.give:
                    listed.append(Counter(offer.code, give, take))
        return listed

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        if state.offers_made[seat] >= state.terms.tables.most_offers:  # SD-018
            return refusals.TOO_MANY
        offer = find(state, seat, self.offer)
        if offer is None or offer.partner != seat:
            return not_yours(offer)
        return self._answer(offer).refusal(state, seat)

    def _answer(self, offer: trade.Offer) -> MakeOffer:
        with_goods = self.give != NOTHING or self.take != NOTHING
        mine = offer.theirs if with_goods else NOTHING_THERE
        theirs = offer.mine if with_goods else NOTHING_THERE
        return MakeOffer(offer.maker, mine, theirs, self.give, self.take, self.give_cards, self.take_cards)

    def effect(self, state: Position, seat: int) -> None:
        offer = find(state, seat, self.offer)
        assert offer is not None
        close(state, offer, "offer_declined", seat)
        self._answer(offer).effect(state, seat)


@final
class Accept(Action["Position"]):
    """The offer is looked at anew and carried out (SD-083); if it no longer fits it stays open."""

    __slots__ = ("offer",)
    do: ClassVar[str] = "accept"
    fields: ClassVar[tuple[Field, ...]] = (OFFER,)

    def __init__(self, offer: int) -> None:
        self.offer = offer

    @classmethod
    def offers(cls, state: Position, seat: int) -> list[Accept]:
        return [
            Accept(offer.code) for offer in offers_to(state, seat) if trade.misfit(state, offer, accepting=True) is None
        ]

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        offer = find(state, seat, self.offer)
        if offer is None or offer.partner != seat:
            return not_yours(offer)
        return trade.misfit(state, offer, accepting=True)

    def effect(self, state: Position, seat: int) -> None:
        offer = find(state, seat, self.offer)
        assert offer is not None
        close(state, offer, "offer_accepted", seat)
        trade.carry_out(state, offer)


@final
class Decline(Action["Position"]):
    """The partner says no."""

    __slots__ = ("offer",)
    do: ClassVar[str] = "decline"
    fields: ClassVar[tuple[Field, ...]] = (OFFER,)

    def __init__(self, offer: int) -> None:
        self.offer = offer

    @classmethod
    def offers(cls, state: Position, seat: int) -> list[Decline]:
        return [Decline(offer.code) for offer in offers_to(state, seat)]

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        offer = find(state, seat, self.offer)
        return not_yours(offer) if offer is None or offer.partner != seat else None

    def effect(self, state: Position, seat: int) -> None:
        offer = find(state, seat, self.offer)
        assert offer is not None
        close(state, offer, "offer_declined", seat)


@final
class Withdraw(Action["Position"]):
    """The maker takes the offer back."""

    __slots__ = ("offer",)
    do: ClassVar[str] = "withdraw"
    fields: ClassVar[tuple[Field, ...]] = (OFFER,)

    def __init__(self, offer: int) -> None:
        self.offer = offer

    @classmethod
    def offers(cls, state: Position, seat: int) -> list[Withdraw]:
        own = state.offers[seat * state.seats : (seat + 1) * state.seats]
        return [Withdraw(offer.code) for offer in own if offer is not None]

    def refusal(self, state: Position, seat: int) -> Refusal | None:
        offer = find(state, seat, self.offer)
        return not_yours(offer) if offer is None or offer.maker != seat else None

    def effect(self, state: Position, seat: int) -> None:
        offer = find(state, seat, self.offer)
        assert offer is not None
        close(state, offer, "offer_withdrawn", seat)


# ---------------------------------------------------------------------- open offers


def offers_to(position: Position, seat: int) -> list[trade.Offer]:
    found: list[trade.Offer] = []
    for place in range(seat, len(position.offers), position.seats):
        offer = position.offers[place]
        if offer is not None:
            found.append(offer)
    return found


def find(position: Position, seat: int, code: int) -> trade.Offer | None:
    """The open offer of that name, if it concerns the seat. What was answered, replaced or has expired no longer
    exists, and offers between others are as unknown as those that never were."""
    maker = code // OFFER_BASE % OFFER_BASE
    partner = code % OFFER_BASE
    if maker >= position.seats or partner >= position.seats:
        return None
    offer = position.offers[maker * position.seats + partner]
    return offer if offer is not None and offer.code == code and offer.concerns(seat) else None


def not_yours(offer: trade.Offer | None) -> Refusal:
    """Of an offer between the seat and another, this is for the other to do (SD-015)."""
    return refusals.OFFER_UNKNOWN if offer is None else refusals.NOT_YOURS


def open_offer(position: Position, offer: trade.Offer) -> None:
    place = offer.maker * position.seats + offer.partner
    position.offers[place] = offer
    position.offer_numbers[place] = offer.number
    position.offers_made[offer.maker] += 1
    for card in offer.give_cards:
        show(position, offer.partner, card)
    position.tell(offer.tally("offer_made"))
    wake(position, offer.partner)


def close(position: Position, offer: trade.Offer, kind: str, actor: int) -> None:
    position.offers[offer.maker * position.seats + offer.partner] = None
    position.tell(offer.tally(kind))
    wake(position, offer.partner if actor == offer.maker else offer.maker)


# ---------------------------------------------------------------------- what is listed


def meeting_places(position: Position, seat: int) -> list[tuple[int, list[int]]]:
    """The planets where the seat may meet somebody (SD-081), with its holders there."""
    fields: list[int] = [position.home[seat]]
    for ship in holders.ships(position, seat):  # where a ship in flight came from, it has nothing any more
        if position.ship_at[ship] not in fields:
            fields.append(position.ship_at[ship])
    return [(field, holders.at_field(position, seat, field)) for field in fields]


def meetings(position: Position, places: list[tuple[int, list[int]]], partner: int) -> list[tuple[int, int]]:
    """Pairs of holders of the two on the same planet."""
    pairs: list[tuple[int, int]] = []
    for field, own in places:
        theirs = holders.at_field(position, partner, field)
        pairs.extend([(mine, other) for mine in own for other in theirs])
    return pairs


def probe_gifts(position: Position, seat: int, partner: int) -> list[tuple[int, int, int]]:
    """Option probe_to_foreign_ship: one good of an own probe for a ship of the other, wherever it is (SD-123).

    In version 1 such an offer could be made and was not listed.
    """
    listed: list[tuple[int, int, int]] = []
    if not position.terms.probe_to_foreign or not position.terms.probe_offers_are_listed:
        return listed
    roomy = [ship for ship in holders.ships(position, partner) if holders.room(position, ship) > 0]
    for card in position.built[seat]:
        probe = CARD_HOLDER + card
        if trade.sends(position, probe):
            held = position.stored[card]
            gifts = [unit for colour, unit in enumerate(UNITS) if amount(held, colour)]
            listed.extend([(probe, ship, gift) for ship in roomy for gift in gifts])
    return listed


def small_trades(position: Position, mine: int, theirs: int) -> list[tuple[int, int]]:
    """One for one of different colours, a gift or a request of one good."""
    own, other = position.goods_in(mine), position.goods_in(theirs)
    own_room, other_room = holders.room(position, mine), holders.room(position, theirs)
    listed: list[tuple[int, int]] = []
    for colour, unit in enumerate(UNITS):
        if amount(own, colour):
            if other_room > 0:
                listed.append((unit, NOTHING))
            for wanted, other_unit in enumerate(UNITS):
                if wanted != colour and amount(other, wanted):
                    listed.append((unit, other_unit))
        if amount(other, colour) and own_room > 0:
            listed.append((NOTHING, unit))
    return listed


def card_trades(position: Position, seat: int, partner: int) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Card for card, gift, request (SD-108)."""
    own = [card for card in position.planned[seat] if position.card_hourglass[card] == NOTHING_THERE]
    other = [
        card
        for card in position.planned[partner]
        if position.card_hourglass[card] == NOTHING_THERE and position.sees(seat, card)
    ]
    listed: list[tuple[tuple[int, ...], tuple[int, ...]]] = []
    if position.planning_room(seat) >= 0 and position.planning_room(partner) >= 0:
        listed.extend([((card,), (wanted,)) for card in own for wanted in other])
    if position.planning_room(partner) > 0:
        listed.extend([((card,), NO_CARDS) for card in own])
    if position.planning_room(seat) > 0:
        listed.extend([(NO_CARDS, (wanted,)) for wanted in other])
    return listed
