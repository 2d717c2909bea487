"""Bargains: which exchanges are proposed and taken, by what both sides hope to make of the goods (DD-66)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from farport.games.duck_dealer.actions.exchange import Offer
from farport.games.duck_dealer.planner.outlook import Outlook, worth_of_pile
from farport.kernel import Action

if TYPE_CHECKING:
    from farport.games.duck_dealer.state import Position

BARGAIN: Final = 1.0  # what an offer must bring to be taken
WORTH_ASKING: Final = 0.3  # and to be made
RIVAL_SHARE: Final = 0.6  # how much of a partner's gain counts as loss, shared by all its rivals


def gain(position: Position, outlook: Outlook, more: list[int]) -> float:
    """What so many more (or fewer) of each good are worth to whose outlook it is."""
    total = 0.0
    for good, number in enumerate(more):
        if number:
            held = position.aboard(outlook.seat, good)
            hope = outlook.hope[good]
            total += worth_of_pile(held + number, hope) - worth_of_pile(held, hope)
    return total


def meets(position: Position, seat: int) -> bool:
    """Whether there is anybody to bargain with, and something on both sides."""
    if not position.terms.exchange or position.load[seat] == 0:
        return False
    others = [other for other in range(position.seats) if other != seat and position.load[other] > 0]
    return position.place[seat] in [position.place[other] for other in others]


def best_offer(position: Position, seat: int, outlook: Outlook) -> Action[Any] | None:
    """One good for another that both can do more with; what the other would refuse is not proposed."""
    if not meets(position, seat):
        return None
    outlooks = {seat: outlook}
    best: Action[Any] | None = None
    most = WORTH_ASKING
    for action in Offer.offers(position, seat):
        assert isinstance(action, Offer)
        if not action.give or not action.take:
            continue
        if action.partner not in outlooks:
            outlooks[action.partner] = Outlook(position, action.partner)
        more = [0] * position.tables.goods.count
        for word, number in action.take:
            more[position.tables.goods.good(word)] += number
        for word, number in action.give:
            more[position.tables.goods.good(word)] -= number
        theirs = gain(position, outlooks[action.partner], [-number for number in more])
        value = gain(position, outlook, more) - RIVAL_SHARE * theirs / (position.seats - 1)
        if theirs > BARGAIN and value > most:
            best, most = action, value
    return best
