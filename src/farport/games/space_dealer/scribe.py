"""What a seat knows, straight from the position into the tables of its observer; shape.py says what stands where."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from farport.games.space_dealer.actions.choosing import COLUMN_BASE
from farport.games.space_dealer.fields import offer_name
from farport.games.space_dealer.mechanics import holders
from farport.games.space_dealer.mechanics.goods import BITS, MASK
from farport.games.space_dealer.mechanics.trade import NEVER, Offer, misfit
from farport.games.space_dealer.scoring import ranks, tie_break
from farport.games.space_dealer.shape import PROMPTS
from farport.games.space_dealer.state import Position
from farport.games.space_dealer.tables import LEVELS
from farport.games.space_dealer.view import asked, ends_at, prompt
from farport.games.space_dealer.vocabulary import (
    BUILD,
    CARD_HOLDER,
    FIRST_GIZZI,
    FLIGHT,
    IDLE,
    MOST_DEMANDS,
    NOBODY,
    NOTHING_THERE,
    PLANETS,
    PLANNED,
    PLANT,
    RESERVE,
    SIDES,
    TECH,
)
from farport.kernel.observer import Pen, Scribe
from farport.kernel.state import State

PROMPT: Final[dict[str, int]] = {word: place + 1 for place, word in enumerate(PROMPTS)}
SPECTATOR: Final = -1
GOODS: Final = 8  # columns: a flag and a number for each colour
OFFERS: Final = 7  # tables


@final
class DealerScribe(Scribe):
    """Declines while an offer that the viewer sees could not be carried out: why is told in words."""

    fixed: Sequence[str] = ("options",)

    def terms(self, state: State) -> object | None:
        return state.terms if isinstance(state, Position) else None

    def write(self, state: State, viewer: int | None, pen: Pen) -> bool:
        assert isinstance(state, Position)
        offers = [offer for offer in state.offers if offer is not None and offer.concerns(viewer)]
        for offer in offers:
            if misfit(state, offer, accepting=True) is not None:
                return False
        eyes = SPECTATOR if viewer is None else viewer
        _globals(state, viewer, eyes, pen)
        pen.table()
        for seat in asked(state, viewer):
            pen.seat(seat)
        pen.fixed()
        _seats(state, eyes, pen)
        _cards_of_seats(state, eyes, pen)
        _built(state, pen)
        _hourglasses(state, eyes, pen)
        _gizzi_taken(state, eyes, pen)
        pen.table()
        places = ranks(state)
        for ahead in range(state.seats):
            pen.put(places[(pen.frame + ahead) % state.seats])
        _ring(state, pen)
        _ships(state, pen)
        _piles(state, eyes, pen)
        _faces(state, eyes, pen)
        _offers(offers, pen)
        return True


def _knows(position: Position, eyes: int, card: int) -> bool:
    if eyes < 0:
        return position.known[card] == position.terms.everybody
    return position.known[card] >> eyes & 1 == 1


def _goods(pen: Pen, goods: int) -> None:
    """A flag and a number for each colour; only the colours that are there."""
    if goods == 0:
        pen.zeros(GOODS)
        return
    for colour in range(4):
        amount = goods >> (colour * BITS) & MASK
        pen.put(1 if amount else 0)
        pen.put(amount)


def _globals(position: Position, viewer: int | None, eyes: int, pen: Pen) -> None:
    terms = position.terms
    end = ends_at(position)
    pen.table()
    pen.put(1)
    pen.seat(eyes)
    pen.put(position.phase + 1)
    pen.put(position.clock)
    pen.maybe(-1 if end is None else end)
    pen.put(terms.game_ms)
    pen.put(terms.hourglass_ms)
    pen.put(PROMPT[prompt(position, viewer)])
    pen.put(2 if terms.advanced else 1)
    pen.flag(terms.limited)
    _goods(pen, position.supply if terms.limited else 0)
    pen.put(position.spare_hourglasses)
    pen.put(position.spare_markers)
    spare = 0
    for ship in range(terms.neutral_ships):
        if position.ship_owner[len(PLANETS) + ship] < 0:
            spare += 1
    pen.put(spare)
    pen.put(len(position.gizzi_deck))
    if eyes < 0:
        pen.zeros(5)
        return
    pen.put(1)
    pen.put(terms.tables.most_commands - position.commands[eyes])
    pen.put(terms.tables.most_offers - position.offers_made[eyes])
    pen.maybe(position.wake_at[eyes] or -1)


def _seats(position: Position, eyes: int, pen: Pen) -> None:
    terms = position.terms
    pen.table()
    for ahead in range(position.seats):
        seat = (pen.frame + ahead) % position.seats
        drawn = len(position.drawn[seat])
        chosen = position.chosen[seat]
        pen.put(ahead + 1)
        pen.put(position.planet[seat] + 1)
        pen.put(position.home[seat])
        pen.put(position.score(seat))
        pen.put(position.delivery_points[seat])
        pen.put(position.owner_points[seat])
        pen.put(position.gizzi_points[seat])
        pen.put(position.markers[seat])
        pen.put(tie_break(position, seat))
        pen.put(position.tech[seat] + 1)
        pen.put(len(terms.level_at))
        pen.put(position.level(seat))
        pen.put(position.planning_capacity(seat))
        pen.put(max(position.planning_room(seat), 0))
        pen.put(len(position.planned[seat]))
        pen.put(len(position.personal[seat]))
        pen.put(1 if drawn else 0)
        pen.put(position.drawn_level[seat] if drawn else 0)
        pen.put(drawn)
        pen.put(position.plants[2 * seat])
        pen.put(position.plants[2 * seat + 1])
        pen.put(len(position.gizzi_taken[seat]))
        pen.flag(chosen != NOBODY)
        pen.flag(seat == eyes and position.waiting >> seat & 1 == 1)
        pen.flag(position.done >> seat & 1 == 1)
        pen.flag(seat == eyes and terms.advanced)
        if seat == eyes and chosen != NOBODY:
            pen.put(1)
            pen.put(chosen // COLUMN_BASE % len(SIDES) + 1)
            pen.put(chosen // COLUMN_BASE // len(SIDES) + 1)
            pen.put(chosen % COLUMN_BASE)
        else:
            pen.zeros(4)


def _cards_of_seats(position: Position, eyes: int, pen: Pen) -> None:
    """Planning areas, personal piles and drawn pairs, of cards that the viewer knows; then the powered columns."""
    for piles in (position.planned, position.personal, position.drawn):
        pen.table()
        for ahead in range(position.seats):
            for card in piles[(pen.frame + ahead) % position.seats]:
                if _knows(position, eyes, card):
                    pen.put(ahead)
                    pen.put(card + 1)
    pen.table()
    for ahead in range(position.seats):
        powered = position.powered[(pen.frame + ahead) % position.seats]
        for column in position.terms.tables.columns:
            if powered >> column & 1:
                pen.put(ahead)
                pen.put(column)


def _built(position: Position, pen: Pen) -> None:
    terms = position.terms
    pen.table()
    for ahead in range(position.seats):
        for card in position.built[(pen.frame + ahead) % position.seats]:
            pen.put(ahead)
            pen.put(terms.type[card] + 1)
            pen.put(terms.layout[card] + 1)
            pen.flag(terms.field[card])
            _goods(pen, terms.output[card])
            pen.put(terms.any_output[card])
            pen.put(terms.swaps[card])
            pen.put(card + 1)
            column = position.column[card]
            if terms.layout[card] == PLANT:
                pen.put(0)
                pen.put(column + 1)
                pen.put(0)
            else:
                pen.put(1)
                pen.put(0)
                pen.put(column)
            pen.flag(position.covered[card])
            pen.flag(position.blocked[card])
            hourglass = position.card_hourglass[card]
            pen.maybe(-1 if hourglass == NOTHING_THERE else position.number(hourglass))
            pen.put(position.attack_markers[card])
            if terms.capacity[card]:
                pen.put(1)
                _goods(pen, position.stored[card])
                pen.put(1)
                pen.flag(holders.locked(position, CARD_HOLDER + card))
            else:
                pen.zeros(GOODS + 3)
    pen.table()
    row = 0
    for ahead in range(position.seats):
        for card in position.built[(pen.frame + ahead) % position.seats]:
            _demands(position, card, row, pen)
            row += 1


def _demands(position: Position, card: int, row: int, pen: Pen) -> None:
    terms = position.terms
    first = card * MOST_DEMANDS
    for demand in range(first, first + terms.demand_count[card]):
        pen.put(row)
        pen.put(demand + 1)
        _goods(pen, terms.demand_goods[demand])
        pen.put(terms.demand_points[demand])
        pen.put(terms.demand_owner_points[demand])
        pen.seat(position.satisfied[demand])


def _hourglasses(position: Position, eyes: int, pen: Pen) -> None:
    slots = position.terms.slots
    pen.table()
    for ahead in range(position.seats):
        first = (pen.frame + ahead) % position.seats * slots
        for hourglass in range(first, first + slots):
            state = position.hourglass[hourglass]
            if state == RESERVE:
                continue
            job = position.job[hourglass]
            on = position.job_on[hourglass]
            due = position.due[hourglass]
            pen.put(ahead)
            pen.put(hourglass - first + 1)
            pen.put(state + 1)
            pen.maybe(due or -1)
            pen.flag(position.marked[hourglass])
            if job == IDLE:
                pen.zeros(6)
                continue
            pen.put(1)
            pen.put(job + 1)
            if job == FLIGHT:
                pen.put(1)
                pen.put(on + 1)
                pen.zeros(2)
            elif job == TECH:
                pen.zeros(4)
            else:
                hidden = job == BUILD and position.place[on] == PLANNED and not _knows(position, eyes, on)
                pen.zeros(2)
                pen.put(1)
                pen.put(0 if hidden else on + 1)


def _gizzi_taken(position: Position, eyes: int, pen: Pen) -> None:
    """Which Gizzi cards a seat has taken only it knows."""
    pen.table()
    if eyes >= 0 and position.terms.advanced:
        ahead = (eyes - pen.frame) % position.seats
        for gizzi in position.gizzi_taken[eyes]:
            pen.put(ahead)
            pen.put(FIRST_GIZZI + gizzi + 1)


def _ring(position: Position, pen: Pen) -> None:
    pen.table()
    for field in range(position.terms.ring):
        host = position.host[field]
        pen.put(field)
        if host != NOBODY:
            pen.seat(host)
            pen.zeros(2 * GOODS + 4)
            continue
        pen.put(0)
        pen.put(1)
        _goods(pen, position.left_goods[field])
        gizzi = position.gizzi_up[field]
        if gizzi == NOTHING_THERE:
            pen.zeros(GOODS + 3)
        else:
            pen.put(1)
            pen.put(FIRST_GIZZI + gizzi + 1)
            _goods(pen, position.terms.gizzi_goods[gizzi])
            pen.put(position.terms.gizzi_points[gizzi])


def _ships(position: Position, pen: Pen) -> None:
    pen.table()
    for ship, owner in enumerate(position.ship_owner):
        if owner == NOBODY:
            continue
        hourglass = position.ship_hourglass[ship]
        pen.put(ship + 1)
        pen.seat(owner)
        pen.put(position.ship_at[ship])
        pen.maybe(-1 if position.landed(ship) else position.ship_to[ship])
        pen.maybe(-1 if hourglass == NOTHING_THERE else position.due[hourglass])
        _goods(pen, position.cargo[ship])
        pen.put(holders.room(position, ship))


def _piles(position: Position, eyes: int, pen: Pen) -> None:
    pen.table()
    for level in range(2, LEVELS + 1):
        pen.put(level - 1)
        pen.put(len(position.piles[level]))
    pen.table()
    for level in range(2, LEVELS + 1):
        pen.put(level - 1)
    pen.table()
    for level in range(2, LEVELS + 1):
        for place, card in enumerate(position.piles[level]):
            if _knows(position, eyes, card):
                pen.put(level - 2)
                pen.put(place)
                pen.put(card + 1)


def _faces(position: Position, eyes: int, pen: Pen) -> None:
    """What is printed on the cards that the viewer sees and that are not built yet."""
    terms = position.terms
    seen: list[int] = []
    for piles in (position.planned, position.personal, position.drawn):
        for cards in piles:
            for card in cards:
                if _knows(position, eyes, card):
                    seen.append(card)
    seen.sort()
    pen.table()
    for card in seen:
        pen.put(card + 1)
        pen.put(terms.type[card] + 1)
        pen.put(terms.layout[card] + 1)
        pen.flag(terms.field[card])
        _goods(pen, terms.output[card])
        pen.put(terms.any_output[card])
        pen.put(terms.swaps[card])
        pen.put(terms.level[card])
        pen.put(terms.connections[card])
    pen.table()
    for row, card in enumerate(seen):
        _demands(position, card, row, pen)


def _offers(offers: list[Offer], pen: Pen) -> None:
    """Offers that could be carried out now."""
    if not offers:
        pen.empty(OFFERS)
        return
    pen.table()
    for offer in offers:
        cards = len(offer.give_cards) + len(offer.take_cards) > 0
        pen.seat(offer.maker)
        pen.seat(offer.partner)
        pen.maybe(-1 if offer.due == NEVER else offer.due)
        pen.zeros(2)
        for holder in (offer.mine, offer.theirs):
            pen.maybe(-1 if holder == NOTHING_THERE else holder + 1)
        pen.put(1)
        _goods(pen, offer.give)
        pen.put(1)
        _goods(pen, offer.take)
        pen.flag(cards)
        pen.flag(cards)
    pen.table()
    for row, offer in enumerate(offers):
        pen.spell(row, offer_name(offer.code))
    pen.empty(3)
    pen.table()
    for row, offer in enumerate(offers):
        for card in offer.give_cards:
            pen.put(row)
            pen.put(card + 1)
    pen.table()
    for row, offer in enumerate(offers):
        for card in offer.take_cards:
            pen.put(row)
            pen.put(card + 1)
