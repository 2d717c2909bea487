"""Bartering: a host often has in its depot what its own demands lack, and wants what we have too much of.

Who lands there with surplus goods offers as many for what a demand lacks, and serves it at once: both sides score.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from farport.games.space_dealer.actions.cargo import open_demands
from farport.games.space_dealer.actions.trading import MakeOffer
from farport.games.space_dealer.mechanics import holders
from farport.games.space_dealer.mechanics.goods import NOTHING, UNITS, amount, count, has, lacking
from farport.games.space_dealer.planner.appraisal import HOST_SHARE, Trip, stock_at_home, wants
from farport.games.space_dealer.planner.dealing import THEIR_LEAST, Deal, gain, may_offer
from farport.games.space_dealer.vocabulary import NOBODY
from farport.kernel import Action, Manner

if TYPE_CHECKING:
    from farport.games.space_dealer.state import Position

NEIGHBOURS: Final = 4  # fields to where bartering is worth the way


def swap(position: Position, seat: int, manner: Manner) -> Action[Any] | None:
    """On another's planet: goods for those that its best paid demand lacks."""
    ship = position.planet[seat]
    host = position.host[position.ship_at[ship]]
    cargo = position.cargo[ship]
    if not position.landed(ship) or host in (NOBODY, seat) or not cargo or not may_offer(position, seat, host, manner):
        return None
    for demand in _best_paid(position, host):
        goods = position.terms.demand_goods[demand]
        missing = lacking(cargo, goods)
        if missing == NOTHING:
            continue
        given = _surplus(position, host, _less(cargo, goods), count(missing))
        if given == NOTHING or gain(position, host, Deal(given, missing), manner) < THEIR_LEAST:
            continue
        for place in holders.storages(position, host):
            action = MakeOffer(host, ship, place, given, missing)
            if has(position.goods_in(place), missing) and action.refusal(position, seat) is None:
                return action
    return None


def best_barter(position: Position, seat: int, start: int, stock: int, manner: Manner) -> Trip | None:
    """Where goods of ours would buy what most is paid for."""
    ring = position.terms.ring
    best: Trip | None = None
    for step in (1, -1):
        for distance in range(1, min(NEIGHBOURS, ring - 1) + 1):
            host = position.host[(start + step * distance) % ring]
            if host in (NOBODY, seat) or not may_offer(position, seat, host, manner):
                continue
            found = _barter(position, host, step, distance, stock)
            if found is not None and (best is None or found.rate > best.rate):
                best = found
    return best


def _barter(position: Position, host: int, step: int, distance: int, stock: int) -> Trip | None:
    """As many demands as fit into the ship, each with what is to be given for what it lacks."""
    theirs = NOTHING
    for place in holders.storages(position, host):
        theirs += position.goods_in(place)
    left = stock
    goods = NOTHING
    value = 0.0
    for demand in _best_paid(position, host):
        wanted = position.terms.demand_goods[demand]
        missing = lacking(left, wanted)
        if not has(theirs, missing):
            continue
        own = wanted - missing
        given = _surplus(position, host, left - own, count(missing))
        load = own + given
        if count(given) < count(missing) or count(goods + load) > position.terms.tables.ship_capacity:
            continue
        goods += load
        left -= load
        theirs -= missing
        value += _pay(position, demand)
    return Trip(step, distance, goods, value) if goods else None


def _best_paid(position: Position, host: int) -> list[int]:
    found = [(-_pay(position, demand), demand) for demand in open_demands(position, host)]
    found.sort()
    return [demand for _, demand in found]


def _pay(position: Position, demand: int) -> float:
    return position.terms.demand_points[demand] - HOST_SHARE * position.terms.demand_owner_points[demand]


def _less(goods: int, taken: int) -> int:
    """What remains of each colour."""
    left = NOTHING
    for colour in range(len(UNITS)):
        left += max(0, amount(goods, colour) - amount(taken, colour)) * UNITS[colour]
    return left


def _surplus(position: Position, host: int, goods: int, number: int) -> int:
    """So many of the goods, those first that the host wants most; fewer where it wants no more."""
    worth = wants(position, host, stock_at_home(position, host))
    given = NOTHING
    for _ in range(number):
        best = -1
        for colour in range(len(UNITS)):
            there = amount(goods, colour) > amount(given, colour)
            if there and worth[colour] > (worth[best] if best >= 0 else 0.0):
                best = colour
        if best < 0:
            return given
        given += UNITS[best]
    return given
