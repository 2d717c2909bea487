"""Offers between two players (SD-081 to SD-084, SD-108): their terms, when they fit, how they are carried out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from farport.games.space_dealer import refusals
from farport.games.space_dealer.fields import OFFER_BASE, offer_name
from farport.games.space_dealer.mechanics import holders
from farport.games.space_dealer.mechanics.goods import NOTHING, count, has, named, tally
from farport.games.space_dealer.mechanics.hourglasses import free
from farport.games.space_dealer.mechanics.knowledge import lay_open
from farport.games.space_dealer.vocabulary import (
    CARD_HOLDER,
    CARDS,
    NOTHING_THERE,
    PLANNED,
    USABLE,
    holder_name,
    is_ship,
)
from farport.kernel import Event, Plain, Refusal

if TYPE_CHECKING:
    from farport.games.space_dealer.state import Position

NEVER: Final = 1 << 60


class Offer:
    """An open offer. It never changes: a new one replaces it."""

    __slots__ = (
        "born",
        "due",
        "give",
        "give_cards",
        "maker",
        "mine",
        "number",
        "partner",
        "take",
        "take_cards",
        "theirs",
    )

    def __init__(
        self,
        maker: int,
        partner: int,
        number: int,
        mine: int,
        theirs: int,
        give: int,
        take: int,
        give_cards: tuple[int, ...],
        take_cards: tuple[int, ...],
        born: int,
        due: int,
    ) -> None:
        self.maker = maker
        self.partner = partner
        self.number = number
        self.mine = mine
        self.theirs = theirs
        self.give = give
        self.take = take
        self.give_cards = give_cards
        self.take_cards = take_cards
        self.born = born
        self.due = due

    @property
    def code(self) -> int:
        return (self.number * OFFER_BASE + self.maker) * OFFER_BASE + self.partner

    def terms(self) -> Plain:
        """What would change hands, as plain data."""
        plain: Plain = {"give": named(self.give), "take": named(self.take)}
        if self.mine != NOTHING_THERE:
            plain["mine"] = holder_name(self.mine)
        if self.theirs != NOTHING_THERE:
            plain["theirs"] = holder_name(self.theirs)
        if self.give_cards or self.take_cards:
            plain["give_cards"] = [CARDS[card] for card in self.give_cards]
            plain["take_cards"] = [CARDS[card] for card in self.take_cards]
        return plain

    def data(self) -> Plain:
        return {
            "offer": offer_name(self.code),
            "maker": self.maker,
            "partner": self.partner,
            "due": None if self.due == NEVER else self.due,
            **self.terms(),
        }

    def concerns(self, seat: int | None) -> bool:
        """Nobody but the two partners may know that there is an offer."""
        return seat in (self.maker, self.partner)

    def tally(self, kind: str, reveals: bool = False) -> Event:
        """What happened to it, for the two partners."""
        return Event(kind, None, self.data(), None, (self.maker, self.partner), reveals, private=True)


def misfit(position: Position, offer: Offer, accepting: bool) -> Refusal | None:
    """SD-083: why the offer cannot be made, or carried out any more."""
    if not position.terms.advanced and (offer.give_cards or offer.take_cards):  # SD-105
        return refusals.NOT_IN_BASIC
    missing = _missing(position, offer)
    if missing is not None:
        return missing
    if offer.partner == offer.maker:
        return refusals.OFFER_TARGET
    with_goods = offer.give != NOTHING or offer.take != NOTHING
    with_cards = bool(offer.give_cards or offer.take_cards)
    if not with_goods and (not with_cards or offer.mine != NOTHING_THERE or offer.theirs != NOTHING_THERE):
        return refusals.OFFER_NOTHING
    if with_goods:
        refused = _goods_misfit(position, offer, accepting)
        if refused is not None:
            return refused
    return _cards_misfit(position, offer, accepting)


def _missing(position: Position, offer: Offer) -> Refusal | None:
    """SD-015: pieces that do not exist. An offer with goods needs both holders."""
    if offer.partner >= position.seats:
        return refusals.UNKNOWN
    with_goods = offer.give != NOTHING or offer.take != NOTHING
    for holder in (offer.mine, offer.theirs):
        if holder == NOTHING_THERE:
            if with_goods:
                return refusals.UNKNOWN
        elif not holders.exists(position, holder):
            return refusals.UNKNOWN
    for card in offer.give_cards + offer.take_cards:
        if card >= position.terms.cards:
            return refusals.UNKNOWN
    return None


def _goods_misfit(position: Position, offer: Offer, accepting: bool) -> Refusal | None:
    mine, theirs = offer.mine, offer.theirs
    if holders.owner(position, mine) != offer.maker or holders.owner(position, theirs) != offer.partner:
        return refusals.OFFER_NOT_YOURS
    if holders.covered(position, mine) or holders.covered(position, theirs):
        return refusals.OFFER_COVERED
    if not by_probe(position, offer):
        place = holders.place(position, mine)
        if place == NOTHING_THERE or place != holders.place(position, theirs):  # SD-081
            return refusals.OFFER_NOT_HERE
        if holders.locked(position, mine) or holders.locked(position, theirs):
            return refusals.OFFER_LOCKED
    if not (has(position.goods_in(mine), offer.give) and has(position.goods_in(theirs), offer.take)):
        if accepting:
            return refusals.OFFER_VOID
        if not has(position.goods_in(mine), offer.give):
            return refusals.OFFER_GIVES.says({"need": tally(offer.give), "have": tally(position.goods_in(mine))})
        return refusals.OFFER_TAKES.says({"seat": offer.partner, "need": tally(offer.take)})
    gain = count(offer.take) - count(offer.give)
    if holders.room(position, mine) < gain or holders.room(position, theirs) < -gain:
        return refusals.OFFER_CAPACITY
    return None


def by_probe(position: Position, offer: Offer) -> bool:
    """Option probe_to_foreign_ship: a probe under its usable hourglass reaches a ship wherever it is (SD-123)."""
    if offer.take or offer.give_cards or offer.take_cards or not is_ship(offer.theirs):
        return False
    return sends(position, offer.mine)


def sends(position: Position, holder: int) -> bool:
    """A probe whose usable hourglass could send its goods to a ship of another."""
    if not position.terms.probe_to_foreign or not holders.locked(position, holder):
        return False
    return position.hourglass[position.card_hourglass[holder - CARD_HOLDER]] == USABLE


def _cards_misfit(position: Position, offer: Offer, accepting: bool) -> Refusal | None:
    """SD-108. Cards change hands wherever the ships are."""
    for giver, cards in ((offer.maker, offer.give_cards), (offer.partner, offer.take_cards)):
        for card in cards:
            seen = position.sees(offer.maker, card)
            if position.owner[card] != giver and seen and not accepting:
                return refusals.OFFER_NOT_YOURS
            if accepting:  # by then both have been tally of the card; who has lost sight of it learns nothing here
                seen = seen and position.sees(offer.partner, card)
            if position.owner[card] != giver or position.place[card] != PLANNED or not seen:  # SD-019
                return refusals.OFFER_NOT_PLANNED
    for card in offer.give_cards + offer.take_cards:
        if position.card_hourglass[card] != NOTHING_THERE:  # SD-029
            return refusals.OFFER_CARD_BUSY
    gain = len(offer.take_cards) - len(offer.give_cards)
    for receives, seat, more in ((offer.take_cards, offer.maker, gain), (offer.give_cards, offer.partner, -gain)):
        over = more - position.planning_room(seat)
        if receives and over > 0:
            return refusals.OFFER_PLANNING_FULL.says({"seat": seat, "over": over})
    return None


def carry_out(position: Position, offer: Offer) -> None:
    """Both transfers at once."""
    probe = NOTHING_THERE
    if offer.give or offer.take:
        if by_probe(position, offer):
            probe = position.card_hourglass[offer.mine - CARD_HOLDER]
        position.take(offer.mine, offer.give)
        position.put(offer.theirs, offer.give)
        position.take(offer.theirs, offer.take)
        position.put(offer.mine, offer.take)
    for cards, giver, receiver in (
        (offer.give_cards, offer.maker, offer.partner),
        (offer.take_cards, offer.partner, offer.maker),
    ):
        for card in cards:
            position.planned[giver].remove(card)
            position.planned[receiver].append(card)
            position.owner[card] = receiver
            lay_open(position, card)  # executed trades are seen by all
    data: Plain = {"partner": offer.partner, **offer.terms()}
    position.say("traded", offer.maker, data)
    if probe != NOTHING_THERE:
        free(position, probe)
