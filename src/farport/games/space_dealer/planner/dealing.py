"""Dealing: which offers are made, taken, countered and declined, by what both sides can make of the things (SD-081)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from farport.games.space_dealer.actions.trading import (
    Accept,
    Counter,
    Decline,
    MakeOffer,
    card_trades,
    meeting_places,
    meetings,
    offers_to,
    small_trades,
)
from farport.games.space_dealer.mechanics import trade
from farport.games.space_dealer.mechanics.goods import NOTHING, UNITS, amount
from farport.games.space_dealer.planner.appraisal import CLUTTER, card_value, stock_at_home, wants
from farport.games.space_dealer.vocabulary import NOTHING_THERE, is_ship
from farport.kernel import Action, Manner
from farport.kernel.manner import TRADER

if TYPE_CHECKING:
    from farport.games.space_dealer.state import Position

LEAST_GAIN: Final = 0.1  # points an own offer must bring
THEIR_LEAST: Final = 0.02  # and its partner, who would decline it otherwise
RIVAL_SHARE: Final = 0.6  # how much of a partner's gain counts as loss, shared by all its rivals
PATIENCE_MS: Final = 180_000  # game time from one offer to the same partner to the next
TRADER_MS: Final = 60_000
SHORT_SIGHT: Final = 0.5  # who sees less than this has no eye for what others want
OWN_CARD: Final = 1.1  # a planned card was chosen: it is worth more than another


class Deal:
    """What would change hands, as one side sees it: goods and cards that come and go."""

    __slots__ = ("cards_in", "cards_out", "goods_in", "goods_out")

    def __init__(
        self, goods_in: int, goods_out: int, cards_in: tuple[int, ...] = (), cards_out: tuple[int, ...] = ()
    ) -> None:
        self.goods_in = goods_in
        self.goods_out = goods_out
        self.cards_in = cards_in
        self.cards_out = cards_out

    def turned(self) -> Deal:
        """The same for the other side."""
        return Deal(self.goods_out, self.goods_in, self.cards_out, self.cards_in)


def gain(position: Position, seat: int, deal: Deal, manner: Manner) -> float:
    """What a deal brings the seat, in points: wanted goods, and cards by what they would be good for on its planet."""
    total = 0.0
    if deal.goods_in or deal.goods_out:
        worth = wants(position, seat, stock_at_home(position, seat), manner)
        for colour in range(len(UNITS)):
            total += worth[colour] * (amount(deal.goods_in, colour) - amount(deal.goods_out, colour))
    for card in deal.cards_in:
        total += card_value(position, seat, card)
    for card in deal.cards_out:
        value = card_value(position, seat, card)
        crowded = position.planning_room(seat) <= 0 and not deal.cards_in
        total -= OWN_CARD * value if value > 0.0 or not crowded else -CLUTTER
    return total


# ---------------------------------------------------------------------- answers


def answer(position: Position, seat: int, manner: Manner) -> Action[Any] | None:
    """Take an offer that brings more than it costs; else name a better one, or decline."""
    for offer in offers_to(position, seat):
        if trade.misfit(position, offer, accepting=True) is None and welcome(position, seat, offer, manner):
            return Accept(offer.code)
        return counter(position, seat, offer, manner) or Decline(offer.code)
    return None


def welcome(position: Position, seat: int, offer: trade.Offer, manner: Manner) -> bool:
    with_goods = offer.give != NOTHING
    if with_goods and is_ship(offer.theirs) and not position.cargo[offer.theirs]:
        return False  # goods in an empty ship take away its long jump (SD-084)
    deal = Deal(offer.give, offer.take, offer.give_cards, offer.take_cards)
    return gain(position, seat, deal, manner) > 0.0


def counter(position: Position, seat: int, offer: trade.Offer, manner: Manner) -> Action[Any] | None:
    """Over the same holders: what would suit both."""
    if offer.mine == NOTHING_THERE or not may_offer(position, seat, offer.maker, manner):
        return None
    best: Action[Any] | None = None
    most = LEAST_GAIN
    for give, take in small_trades(position, offer.theirs, offer.mine):
        if give == NOTHING or take == NOTHING or (give == offer.take and take == offer.give):
            continue
        value = worth_offering(position, seat, offer.maker, Deal(take, give), manner)
        action = Counter(offer.code, give, take)
        if value > most and action.refusal(position, seat) is None:
            best, most = action, value
    return best


# ---------------------------------------------------------------------- own offers


def offer(position: Position, seat: int, manner: Manner) -> Action[Any] | None:
    """The offer that brings most, if there is one that its partner would take."""
    best: MakeOffer | None = None
    most = LEAST_GAIN
    places = meeting_places(position, seat)
    for partner in range(position.seats):
        if partner == seat or not may_offer(position, seat, partner, manner):
            continue
        for action in _offers_to(position, seat, partner, places):
            deal = Deal(action.take, action.give, action.take_cards, action.give_cards)
            value = worth_offering(position, seat, partner, deal, manner)
            if value > most and action.refusal(position, seat) is None:
                best, most = action, value
    return best


def _offers_to(position: Position, seat: int, partner: int, places: list[tuple[int, list[int]]]) -> list[MakeOffer]:
    found: list[MakeOffer] = []
    for mine, theirs in meetings(position, places, partner):
        for give, take in small_trades(position, mine, theirs):
            if give != NOTHING and take != NOTHING:
                found.append(MakeOffer(partner, mine, theirs, give, take))
    if position.terms.advanced:
        for gift, request in card_trades(position, seat, partner):
            if gift:  # nobody gives a card for nothing
                found.append(MakeOffer(partner, NOTHING_THERE, NOTHING_THERE, NOTHING, NOTHING, gift, request))
    return found


def may_offer(position: Position, seat: int, partner: int, manner: Manner) -> bool:
    """Nobody likes to be asked all the time: one offer to each in some minutes. Who sees little offers nothing."""
    place = seat * position.seats + partner
    each = TRADER_MS if manner.likes(TRADER) else PATIENCE_MS
    asked = position.offer_numbers[place] * each
    return manner.sight > SHORT_SIGHT and position.offers[place] is None and asked <= position.clock


def worth_offering(position: Position, seat: int, partner: int, deal: Deal, manner: Manner) -> float:
    """What it brings, less what the rival gets out of it; nothing where the rival would decline."""
    theirs = gain(position, partner, deal.turned(), manner)
    if theirs < THEIR_LEAST:
        return 0.0
    return gain(position, seat, deal, manner) - RIVAL_SHARE * theirs / (position.seats - 1)
