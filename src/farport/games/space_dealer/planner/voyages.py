"""Voyages: where a ship should go next, with goods that are still to be made, before rivals are there.

A voyage is a way around the ring, the demands that are served on it and the minutes until its goods are at home. It is
worth what its demands pay, each times the chance that it is still open when the ship comes; of all voyages the one that
brings most a minute is best, waiting and the empty way home included.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from farport.games.space_dealer.actions.cargo import open_demands
from farport.games.space_dealer.mechanics import holders
from farport.games.space_dealer.mechanics.goods import NOTHING, UNITS, amount, count, counts_of, has, lacking
from farport.games.space_dealer.planner.appraisal import HOST_SHARE, flights_left, stock_at_home
from farport.games.space_dealer.vocabulary import (
    ACTIVE,
    FIRST_GIZZI,
    MOST_DEMANDS,
    NOBODY,
    NOTHING_THERE,
    USABLE,
    USE,
)

if TYPE_CHECKING:
    from farport.games.space_dealer.state import Position

REACH: Final = 4  # fields: two planets one after the other
CALLS: Final = 14  # in one direction: with more the best paid are looked at
PATIENCE: Final = 4  # minutes that a voyage may wait for its goods
NEVER: Final = 99
RUNS: Final = 2  # that can be started every minute
KEPT: Final = 0.96  # chance that nobody unforeseen serves a demand within a minute
ALREADY_BUILT: Final = 0.9  # what a demand counts that is still being built
BEATEN: Final = 0.1  # what is left of it where a rival is there first with the goods
TIED: Final = 0.5  # or at the same moment
WATCHED: Final = 0.8  # or has the goods at home


class Call:
    """A demand on the way, open now or soon."""

    __slots__ = ("demand", "distance", "field", "goods", "opens", "value")

    def __init__(self, demand: int, field: int, distance: int, goods: int, value: float, opens: int) -> None:
        self.demand = demand
        self.field = field
        self.distance = distance
        self.goods = goods
        self.value = value
        self.opens = opens  # in so many minutes


class Voyage:
    """Demands that are served on one way, the goods for them, and when the ship can leave."""

    __slots__ = ("demands", "distance", "goods", "rate", "step", "wait")

    def __init__(self, demands: list[int], goods: int, step: int, distance: int, wait: int, rate: float) -> None:
        self.demands = demands
        self.goods = goods
        self.step = step
        self.distance = distance
        self.wait = wait
        self.rate = rate  # points a minute


class Machine:
    """What one run of an open card makes."""

    __slots__ = ("any_colour", "output")

    def __init__(self, output: list[int], any_colour: bool) -> None:
        self.output = output
        self.any_colour = any_colour


class Yard:
    """What a seat has at home to set out with: goods, goods in the making, and machines."""

    __slots__ = ("machines", "pending", "stock")

    def __init__(self, stock: int, pending: int, machines: list[Machine]) -> None:
        self.stock = stock
        self.pending = pending  # goods of whatever colour will be wanted
        self.machines = machines

    def minutes(self, goods: int) -> int:
        """Until those goods are at home, two runs a minute."""
        missing = lacking(self.stock, goods)
        if count(missing) <= self.pending:
            return 0
        return making(counts_of(missing), self.machines)

    def without(self, goods: int) -> Yard:
        """What is left when a ship has taken those; what it lacks is taken from nobody."""
        left = NOTHING
        for colour in range(len(UNITS)):
            left += max(0, amount(self.stock, colour) - amount(goods, colour)) * UNITS[colour]
        return Yard(left, 0, self.machines)


def making(missing: list[int], machines: list[Machine]) -> int:
    """Minutes of two runs, on different machines, each on the one that makes most of what is missing."""
    for minute in range(1, PATIENCE + 1):
        used = -1
        for _ in range(RUNS):
            best = -1
            most = 0
            for place, machine in enumerate(machines):
                if place == used:
                    continue
                made = 1 if machine.any_colour and sum(missing) > 0 else 0
                for colour, number in enumerate(machine.output):
                    made += min(missing[colour], number)
                if made > most:
                    best, most = place, made
            if best < 0:
                break
            _run(missing, machines[best])
            used = best
        if sum(missing) == 0:
            return minute
        if used < 0:
            return NEVER
    return NEVER


def _run(missing: list[int], machine: Machine) -> None:
    if machine.any_colour:
        for colour, number in enumerate(missing):
            if number > 0:
                missing[colour] -= 1
                return
    for colour, number in enumerate(machine.output):
        missing[colour] = max(0, missing[colour] - number)


def yard(position: Position, seat: int) -> Yard:
    """Runs under way count as if they were done. What the supply has none of nothing makes (SD-065)."""
    terms = position.terms
    stock = stock_at_home(position, seat)
    pending = 0
    for hourglass in range(seat * terms.slots, (seat + 1) * terms.slots):
        if position.job[hourglass] == USE and position.hourglass[hourglass] in (ACTIVE, USABLE):
            card = position.job_on[hourglass]
            pending += terms.any_output[card]
            stock += terms.output[card]
    machines: list[Machine] = []
    for card in position.built[seat]:
        makes = terms.any_output[card] or terms.output[card]
        if makes and terms.field[card] and not position.covered[card] and not position.blocked[card]:
            output = [
                number if amount(position.supply, colour) else 0
                for colour, number in enumerate(counts_of(terms.output[card]))
            ]
            machines.append(Machine(output, terms.any_output[card] > 0))
    return Yard(stock, pending, machines)


def minutes_left(position: Position, hourglass: int) -> int:
    """Begun ones are whole; one that does not run is turned over in a moment and takes one."""
    if hourglass == NOTHING_THERE:
        return 1
    return -((position.clock - position.due[hourglass]) // position.terms.hourglass_ms)


# ---------------------------------------------------------------------- what is on the way


def calls(position: Position, seat: int, start: int, step: int, promised: list[int]) -> list[Call]:
    """The demands in one direction, those under construction included, but for those that are served anyway."""
    terms = position.terms
    found: list[Call] = []
    for distance in range(min(REACH, terms.ring - 1) + 1):
        field = (start + step * distance) % terms.ring
        host = position.host[field]
        gizzi = position.gizzi_up[field]
        if host == NOBODY and gizzi != NOTHING_THERE and FIRST_GIZZI + gizzi not in promised:
            goods = terms.gizzi_goods[gizzi]
            found.append(Call(FIRST_GIZZI + gizzi, field, distance, goods, float(terms.gizzi_points[gizzi]), 0))
        elif host not in (NOBODY, seat):
            for demand in open_demands(position, host):
                if demand not in promised:
                    found.append(Call(demand, field, distance, terms.demand_goods[demand], _pay(position, demand), 0))
            _add_coming(position, host, field, distance, promised, found)
    if len(found) > CALLS:
        found.sort(key=_by_good)
        del found[CALLS:]
    return found


def _pay(position: Position, demand: int) -> float:
    return position.terms.demand_points[demand] - HOST_SHARE * position.terms.demand_owner_points[demand]


def _by_good(call: Call) -> tuple[float, int, int]:
    return (-call.value / count(call.goods), call.distance, call.demand)


def _add_coming(
    position: Position, host: int, field: int, distance: int, promised: list[int], found: list[Call]
) -> None:
    terms = position.terms
    for card in position.planned[host]:
        hourglass = position.card_hourglass[card]
        if hourglass == NOTHING_THERE or position.hourglass[hourglass] != ACTIVE:
            continue
        opens = minutes_left(position, hourglass)
        for demand in range(card * MOST_DEMANDS, card * MOST_DEMANDS + terms.demand_count[card]):
            if demand not in promised:
                value = ALREADY_BUILT * _pay(position, demand)
                found.append(Call(demand, field, distance, terms.demand_goods[demand], value, opens))


# ---------------------------------------------------------------------- the search


class Search:
    """Every set of demands on one way that fits into the ship."""

    __slots__ = ("best", "calls", "capacity", "chances", "left", "markers", "position", "ready", "seat", "step", "yard")

    def __init__(self, position: Position, seat: int, yard: Yard, capacity: int, ready: int) -> None:
        self.position = position
        self.seat = seat
        self.yard = yard
        self.capacity = capacity
        self.ready = ready
        self.left = flights_left(position)
        self.markers = position.markers[seat]
        self.best: Voyage | None = None
        self.calls: list[Call] = []
        self.chances: dict[int, float] = {}
        self.step = 1

    def look(self, start: int, step: int, promised: list[int]) -> None:
        self.step = step
        self.calls = calls(self.position, self.seat, start, step, promised)
        self.chances = {}
        self._extend(0, [], NOTHING, 0)

    def _extend(self, first: int, chosen: list[int], goods: int, distance: int) -> None:
        for place in range(first, len(self.calls)):
            call = self.calls[place]
            more = goods + call.goods
            if count(more) > self.capacity or (len(chosen) >= self.markers and call.demand < FIRST_GIZZI):
                continue
            farther = max(distance, call.distance)
            chosen.append(place)
            self._weigh(chosen, more, farther)
            self._extend(place + 1, chosen, more, farther)
            chosen.pop()

    def _weigh(self, chosen: list[int], goods: int, distance: int) -> None:
        wait = max(self.yard.minutes(goods), self.ready)
        if wait + distance > self.left:
            return
        value = 0.0
        for place in chosen:
            call = self.calls[place]
            arrives = wait + call.distance
            if arrives < call.opens:
                return
            value += call.value * self._chance(place, arrives)
        rate = value / (wait + distance + 1)
        if self.best is None or rate > self.best.rate:
            demands = [self.calls[place].demand for place in chosen]
            self.best = Voyage(demands, goods, self.step, distance, wait, rate)

    def _chance(self, place: int, when: int) -> float:
        key = place * (NEVER + 1) + when
        known = self.chances.get(key)
        if known is None:
            known = self.chances[key] = still_open(self.position, self.seat, self.calls[place], when)
        return known


def still_open(position: Position, seat: int, call: Call, when: int) -> float:
    """The chance that a demand waits for us so many minutes: ships of rivals and their cargo are seen by all."""
    chance: float = KEPT**when
    for rival in range(position.seats):
        if rival in (seat, position.host[call.field]):
            continue
        arrives, cargo, from_home = approach(position, rival, call.field)
        if arrives <= when and has(cargo, call.goods):
            chance *= TIED if arrives == when else BEATEN
        elif from_home and arrives < when and has(cargo + stock_at_home(position, rival), call.goods):
            chance *= WATCHED
    return chance


def approach(position: Position, rival: int, field: int) -> tuple[int, int, bool]:
    """In how many minutes a ship of the rival can be there, with what, and whether it sets out from its home."""
    ring = position.terms.ring
    soonest = NEVER
    cargo = NOTHING
    from_home = False
    for ship in holders.ships(position, rival):
        where = position.ship_at[ship]
        arrives = 0
        if not position.landed(ship):
            where = position.ship_to[ship]
            arrives = minutes_left(position, position.ship_hourglass[ship])
        way = (field - where) % ring
        arrives += min(way, ring - way)
        if arrives < soonest:
            soonest, cargo, from_home = arrives, position.cargo[ship], where == position.home[rival]
    return soonest, cargo, from_home


def best_voyage(
    position: Position, seat: int, start: int, yard: Yard, ready: int, promised: list[int]
) -> Voyage | None:
    """The one that brings most a minute from that field, for a ship that is `ready` there in so many minutes."""
    search = Search(position, seat, yard, position.terms.tables.ship_capacity, ready)
    for step in (1, -1):
        search.look(start, step, promised)
    return search.best
