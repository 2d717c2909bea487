"""A position as plain data. Only what cannot be worked out from the rest is written; restore.py is the way back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from farport.games.space_dealer.actions.choosing import COLUMN_BASE
from farport.games.space_dealer.mechanics.goods import named
from farport.games.space_dealer.mechanics.trade import NEVER, Offer
from farport.games.space_dealer.tables import LEVELS
from farport.games.space_dealer.vocabulary import (
    CARDS,
    FLIGHT,
    HOURGLASS_STATES,
    IDLE,
    JOBS,
    NOBODY,
    NOTHING_THERE,
    PLANETS,
    PLANT,
    SHIPS,
    SIDES,
    TECH,
    demand_name,
)
from farport.kernel import Plain

if TYPE_CHECKING:
    from farport.games.space_dealer.state import Position


def dump(position: Position) -> Plain:
    seats = range(position.seats)
    return {
        "game": position.game.id,
        "rules_version": position.game.rules_version,
        "seats": position.seats,
        "options": dict(position.terms.options),
        "rng": position.rng.dump(),
        "waiting": [seat for seat in seats if position.waiting >> seat & 1],
        "done": [seat for seat in seats if position.done >> seat & 1],
        "planets": [PLANETS[planet] for planet in position.planet],
        "homes": list(position.home),
        "chosen": [_choice(choice) for choice in position.chosen],
        "personal": [_cards(pile) for pile in position.personal],
        "drawn": [_cards(pair) for pair in position.drawn],
        "planned": [_cards(area) for area in position.planned],
        "built": [[[CARDS[card], site_of(position, card)] for card in planet] for planet in position.built],
        "piles": [_cards(position.piles[level]) for level in range(2, LEVELS + 1)],
        "dealt": {CARDS[card]: seat for card, seat in enumerate(position.dealt) if seat != NOBODY},
        "stored": {CARDS[card]: named(goods) for card, goods in enumerate(position.stored) if goods},
        "attack_markers": {CARDS[card]: number for card, number in enumerate(position.attack_markers) if number},
        "blocked": [CARDS[card] for card, there in enumerate(position.blocked) if there],
        "satisfied": {demand_name(demand): seat for demand, seat in enumerate(position.satisfied) if seat != NOBODY},
        "hourglasses": [_hourglass(position, hourglass) for hourglass in range(len(position.hourglass))],
        "ships": [_ship(position, ship) for ship in range(len(SHIPS)) if position.ship_owner[ship] != NOBODY],
        "supply": named(position.supply),
        "gizzi_deck": [position.terms.tables.gizzi_names[gizzi] for gizzi in position.gizzi_deck],
        "gizzi_up": [
            None if gizzi == NOTHING_THERE else position.terms.tables.gizzi_names[gizzi] for gizzi in position.gizzi_up
        ],
        "gizzi_taken": [
            [position.terms.tables.gizzi_names[gizzi] for gizzi in taken] for taken in position.gizzi_taken
        ],
        "left_goods": [named(goods) for goods in position.left_goods],
        "offers": [_offer(offer) for offer in position.offers if offer is not None],
        **position.dump_fields(),
    }


def _cards(cards: list[int]) -> list[str]:
    return [CARDS[card] for card in cards]


def _choice(choice: int) -> object:
    if choice == NOBODY:
        return None
    return [SIDES[choice // COLUMN_BASE % len(SIDES)], CARDS[choice // COLUMN_BASE // len(SIDES)], choice % COLUMN_BASE]


def site_of(position: Position, card: int) -> object:
    """Where a built card lies: L or R for a plant, else its (left) column."""
    if position.terms.layout[card] == PLANT:
        return SIDES[position.column[card]]
    return position.column[card]


def _hourglass(position: Position, hourglass: int) -> Plain:
    job = position.job[hourglass]
    on = position.job_on[hourglass]
    plain: Plain = {"state": HOURGLASS_STATES[position.hourglass[hourglass]]}
    if job != IDLE:
        plain["job"] = JOBS[job]
        if job != TECH:
            plain["on"] = SHIPS[on] if job == FLIGHT else CARDS[on]
    if position.due[hourglass]:
        plain["due"] = position.due[hourglass]
    if position.started[hourglass]:
        plain["started"] = position.started[hourglass]
    if position.marked[hourglass]:
        plain["marked"] = True
    return plain


def _ship(position: Position, ship: int) -> Plain:
    plain: Plain = {"ship": SHIPS[ship], "owner": position.ship_owner[ship], "at": position.ship_at[ship]}
    if position.ship_to[ship] != NOTHING_THERE:
        plain["to"] = position.ship_to[ship]
    if position.cargo[ship]:
        plain["cargo"] = named(position.cargo[ship])
    if position.ship_station[ship] != NOTHING_THERE:
        plain["station"] = CARDS[position.ship_station[ship]]
    if position.late_landing[ship]:
        plain["late_landing"] = True
    return plain


def _offer(offer: Offer) -> Plain:
    return {
        "maker": offer.maker,
        "partner": offer.partner,
        "number": offer.number,
        "born": offer.born,
        "due": None if offer.due == NEVER else offer.due,
        **offer.terms(),
    }
