"""A position as numbers for learning (always as many, whatever the number of seats), and its worth to a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from farport.games.space_dealer.actions.cargo import open_demands
from farport.games.space_dealer.mechanics import holders
from farport.games.space_dealer.mechanics.goods import UNITS, amount, count
from farport.games.space_dealer.planner.appraisal import ACTION_VALUE, best_trip, flights_left, stock_at_home, wants
from farport.games.space_dealer.tables import LEVELS
from farport.games.space_dealer.vocabulary import (
    ACTIVE,
    HOURGLASS_STATES,
    INACTIVE,
    MOST_SEATS,
    NOTHING_THERE,
    PHASES,
    RESERVE,
    SCORED,
    USABLE,
    VOID,
)

if TYPE_CHECKING:
    from farport.games.space_dealer.state import Position

MARGIN_SHARE: Final = 0.25  # how much the best rival's score counts against one's own
STOCK_SHARE: Final = 0.3  # goods that are wanted are worth so much of what they will bring
ENOUGH: Final = 4  # goods of one colour
TRIP_SHARE: Final = 0.5
MACHINE_VALUE: Final = 0.12  # points a flight that is left, for every good a run
IDLE_COST: Final = 0.2
SCALE: Final = 10.0
NO_WANTS: Final = [0.0] * len(UNITS)


def evaluate(position: Position, seat: int) -> float:
    """Points, and what is on its way to become points."""
    score = float(position.score(seat))
    rivals = max([position.score(other) for other in range(position.seats) if other != seat])
    value = score - MARGIN_SHARE * rivals
    if position.phase == SCORED:
        return value
    return value + _prospects(position, seat)


def _prospects(position: Position, seat: int) -> float:
    left = flights_left(position)
    value = 0.0
    for ship in holders.ships(position, seat):
        if not position.cargo[ship]:
            continue  # there is nothing to deliver
        field = position.ship_at[ship] if position.landed(ship) else position.ship_to[ship]
        trip = best_trip(position, seat, field, position.cargo[ship], count(position.cargo[ship]))
        if trip is not None:
            value += TRIP_SHARE * trip.value * (1.0 - trip.distance / (2.0 * position.terms.ring))
    stock = stock_at_home(position, seat)
    worth = wants(position, seat, 0) if stock else NO_WANTS
    for colour in range(len(UNITS)):
        value += STOCK_SHARE * worth[colour] * min(amount(stock, colour), ENOUGH)
    for card in position.built[seat]:
        if not position.covered[card]:
            value += MACHINE_VALUE * left * ACTION_VALUE.get(position.terms.type[card], 0.0) / LEVELS
    value += 0.05 * left * position.tech[seat]
    first = seat * position.terms.slots
    for state in position.hourglass[first : first + position.terms.slots]:
        if state in (INACTIVE, USABLE):
            value -= IDLE_COST
    return value


def features(position: Position, seat: int) -> list[float]:
    """The table, then the seat, then the others clockwise, with zeros for seats that are not there."""
    terms = position.terms
    numbers = [1.0 if position.phase == phase else 0.0 for phase in range(len(PHASES))]
    numbers.append(1.0 if terms.advanced else 0.0)
    numbers.append(position.clock / terms.game_ms)
    numbers.append(flights_left(position) / (2 * SCALE))
    numbers.extend([amount(position.supply, colour) / (2 * SCALE) for colour in range(len(UNITS))])
    numbers.extend([len(position.piles[level]) / (2 * SCALE) for level in range(2, LEVELS + 1)])
    numbers.extend(wants(position, seat, stock_at_home(position, seat)))
    numbers.append(len(position.personal[seat]) / SCALE)
    numbers.append(len(position.drawn[seat]) / 2)
    numbers.append(position.planning_room(seat) / 2)
    for place in range(MOST_SEATS):
        if place < position.seats:
            numbers.extend(_of_seat(position, seat, (seat + place) % position.seats))
        else:
            numbers.extend([0.0] * SEAT_NUMBERS)
    return numbers


SEAT_NUMBERS: Final = 36


def _of_seat(position: Position, viewer: int, seat: int) -> list[float]:
    terms = position.terms
    way = (position.home[seat] - position.home[viewer]) % terms.ring
    numbers = [
        position.score(seat) / SCALE,
        position.owner_points[seat] / SCALE,
        position.markers[seat] / SCALE,
        position.tech[seat] / 4,
        position.level(seat) / LEVELS,
        min(way, terms.ring - way) / terms.ring,
        len(position.planned[seat]) / 2,
        position.powered[seat].bit_count() / 8,
        position.blocks[seat] / 2,
    ]
    states = [0] * len(HOURGLASS_STATES)
    for hourglass in range(seat * terms.slots, (seat + 1) * terms.slots):
        states[position.hourglass[hourglass]] += 1
    for state in (RESERVE, INACTIVE, ACTIVE, USABLE, VOID):
        numbers.append(states[state] / 2)
    stock = stock_at_home(position, seat)
    output = [0] * len(UNITS)
    for card in position.built[seat]:
        if not position.covered[card]:
            for colour in range(len(UNITS)):
                output[colour] += amount(terms.output[card], colour) + terms.any_output[card]
    wanted = [0] * len(UNITS)
    for demand in open_demands(position, seat):
        for colour in range(len(UNITS)):
            wanted[colour] += amount(terms.demand_goods[demand], colour)
    for colour in range(len(UNITS)):
        numbers.append(amount(stock, colour) / SCALE)
        numbers.append(output[colour] / 4)
        numbers.append(wanted[colour] / SCALE)
    numbers.extend(_of_ship(position, viewer, position.planet[seat]))
    numbers.append(position.ship_owner.count(seat) / 2)
    numbers.append(sum([position.attack_markers[card] for card in position.built[seat]]) / 2)
    return numbers


def _of_ship(position: Position, viewer: int, ship: int) -> list[float]:
    ring = position.terms.ring
    at = (position.ship_at[ship] - position.home[viewer]) % ring
    flying = not position.landed(ship)
    to = (position.ship_to[ship] - position.home[viewer]) % ring if flying else at
    hourglass = position.ship_hourglass[ship]
    left = 0 if hourglass == NOTHING_THERE else position.due[hourglass] - position.clock
    cargo = [amount(position.cargo[ship], colour) / 8 for colour in range(len(UNITS))]
    return [at / ring, to / ring, left / position.terms.hourglass_ms, 1.0 if flying else 0.0, *cargo]
