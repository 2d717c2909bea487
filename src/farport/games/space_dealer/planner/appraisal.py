"""What things are worth, for the planner and for evaluation: wanted goods, trips around the ring, cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from farport.games.space_dealer.actions.cargo import open_demands
from farport.games.space_dealer.mechanics import holders
from farport.games.space_dealer.mechanics.building import RANK, action_columns, sites
from farport.games.space_dealer.mechanics.goods import NOTHING, UNITS, amount, count, has, lacking
from farport.games.space_dealer.vocabulary import (
    COLUMNS,
    CONVERTER,
    DEPOT,
    FIRST_COLUMN,
    FIRST_GIZZI,
    FUSION_CONVERTER,
    FUSION_MINE,
    FUSION_REACTOR,
    GENERATOR,
    INTERSTELLAR_ROCKET,
    MEGACITY,
    METROPOLIS,
    MINE,
    MINE_COMPLEX,
    MOST_DEMANDS,
    MULTIMINE,
    NOBODY,
    NOTHING_THERE,
    ORBITAL_STATION,
    PLANT,
    ROBOT_FACTORY,
    SABOTAGE_PROBE,
    SOLAR_SATELLITE,
    TECH_CENTER,
    TRANSPORT_PROBE,
)
from farport.kernel import Manner
from farport.kernel.manner import BUILDER, PLAIN, RAIDER, TRADER

if TYPE_CHECKING:
    from farport.games.space_dealer.state import Position

LONGEST_TRIP: Final = 6  # fields; farther planets are nearer the other way, or not worth it
NEXT_DOOR: Final = 2  # to the neighbour's planet: who sees less has nowhere to go
HOST_CHANCE: Final = 0.5  # that somebody will satisfy a demand of ours
HOST_SHARE: Final = 0.3  # how much a point for another player counts against a delivery

# What an open card in the action row is worth to its owner, in goods a run.
ACTION_VALUE: Final[dict[int, float]] = {
    DEPOT: 3.0,
    MINE: 1.0,
    MULTIMINE: 1.6,
    MINE_COMPLEX: 2.0,
    CONVERTER: 0.3,
    FUSION_MINE: 4.0,
    FUSION_CONVERTER: 0.4,
    ROBOT_FACTORY: 6.0,
    TECH_CENTER: 0.6,
    ORBITAL_STATION: 0.8,
    TRANSPORT_PROBE: 0.5,
    SABOTAGE_PROBE: 0.2,
    INTERSTELLAR_ROCKET: 0.2,
}
# What it is worth to get a card, beside its demands, which bring the owner points without work.
CARD_VALUE: Final[dict[int, float]] = {
    GENERATOR: 4.0,
    DEPOT: 5.0,
    MINE: 3.0,
    SOLAR_SATELLITE: 2.5,
    FUSION_REACTOR: 2.0,
    MULTIMINE: 3.0,
    MINE_COMPLEX: 4.0,
    CONVERTER: 0.5,
    FUSION_MINE: 7.0,
    FUSION_CONVERTER: 0.2,
    METROPOLIS: 1.0,
    MEGACITY: 1.0,
    ROBOT_FACTORY: 8.0,
    TECH_CENTER: 0.5,
    ORBITAL_STATION: 0.5,
    TRANSPORT_PROBE: 0.3,
    SABOTAGE_PROBE: 0.1,
    INTERSTELLAR_ROCKET: 0.1,
}

FANCY: Final = 1.5  # what a card to one's taste is worth beside what it is good for
TASTE: Final[dict[str, tuple[int, ...]]] = {
    BUILDER: (METROPOLIS, MEGACITY, TECH_CENTER),
    RAIDER: (SABOTAGE_PROBE, INTERSTELLAR_ROCKET),
    TRADER: (DEPOT, ORBITAL_STATION, TRANSPORT_PROBE, CONVERTER),
}
CLUTTER: Final = 0.8  # what it is worth to be rid of a card that fits nowhere: to throw it away takes an hourglass


class Stop:
    """Something that could be delivered on the way: where, what, for how much."""

    __slots__ = ("demand", "distance", "goods", "value")

    def __init__(self, demand: int, distance: int, goods: int, value: float) -> None:
        self.demand = demand
        self.distance = distance
        self.goods = goods
        self.value = value


class Trip:
    """A way around the ring in one direction, the goods it takes and what it brings."""

    __slots__ = ("distance", "goods", "step", "value")

    def __init__(self, step: int, distance: int, goods: int, value: float) -> None:
        self.step = step
        self.distance = distance
        self.goods = goods
        self.value = value

    @property
    def rate(self) -> float:
        """Points for every flight, the way home included, which an empty ship makes in one."""
        return self.value / (self.distance + 1)


def stops(position: Position, seat: int, start: int, step: int, reach: int) -> list[Stop]:
    """Every open demand on the way from `start` in one direction."""
    terms = position.terms
    found: list[Stop] = []
    for distance in range(reach + 1):
        field = (start + step * distance) % terms.ring
        host = position.host[field]
        gizzi = position.gizzi_up[field]
        if host == NOBODY and gizzi != NOTHING_THERE:
            found.append(
                Stop(FIRST_GIZZI + gizzi, distance, terms.gizzi_goods[gizzi], float(terms.gizzi_points[gizzi]))
            )
        elif host not in (NOBODY, seat):
            for demand in open_demands(position, host):
                value = terms.demand_points[demand] - HOST_SHARE * terms.demand_owner_points[demand]
                found.append(Stop(demand, distance, terms.demand_goods[demand], value))
    return found


def flights_left(position: Position) -> int:
    """How many flights one after another can still be started."""
    if position.clock >= position.terms.game_ms:
        return 0
    return (position.terms.game_ms - 1 - position.clock) // position.terms.hourglass_ms + 1


def best_trip(position: Position, seat: int, start: int, stock: int, room: int, manner: Manner = PLAIN) -> Trip | None:
    """The trip with the most points a flight that the stock allows, or None."""
    best: Trip | None = None
    reach = min(manner.seen(LONGEST_TRIP, NEXT_DOOR), position.terms.ring // 2, flights_left(position))
    for step in (1, -1):
        # Of two demands the better paid good comes first; on equal terms the nearer one.
        wanted = stops(position, seat, start, step, reach)
        wanted.sort(key=_pay)
        for distance in range(reach + 1):
            goods, value = _load(wanted, distance, stock, room, position.markers[seat])
            if value > 0.0 and (best is None or value / (distance + 1) > best.rate):
                best = Trip(step, distance, goods, value)
    return best


def _pay(stop: Stop) -> tuple[float, int]:
    return (-stop.value / count(stop.goods), stop.distance)


def _load(wanted: list[Stop], distance: int, stock: int, room: int, markers: int) -> tuple[int, float]:
    goods = NOTHING
    value = 0.0
    for stop in wanted:
        if stop.distance > distance or count(goods) + count(stop.goods) > room:
            continue
        if not has(stock, goods + stop.goods):
            continue
        if stop.demand < FIRST_GIZZI:
            if markers == 0:
                continue
            markers -= 1
        goods += stop.goods
        value += stop.value
    return goods, value


def wants(position: Position, seat: int, stock: int, manner: Manner = PLAIN) -> list[float]:
    """How much one more good of each colour is worth: what open demands lack, near ones first."""
    home = position.home[seat]
    worth = [0.0] * len(UNITS)
    reach = min(manner.seen(LONGEST_TRIP, NEXT_DOOR), position.terms.ring // 2)
    for step in (1, -1):
        for stop in stops(position, seat, home, step, reach):
            missing = lacking(stock, stop.goods)
            if missing == NOTHING:
                continue
            share = stop.value / count(stop.goods) / (1 + stop.distance) / count(missing)
            for colour in range(len(UNITS)):
                worth[colour] += share * amount(missing, colour)
    return worth


def stock_at_home(position: Position, seat: int) -> int:
    return sum([position.goods_in(holder) for holder in holders.at_home(position, seat)])


def demand_value(position: Position, card: int) -> float:
    """What the demands of a card bring its owner if they are satisfied, and nobody has to hurry for that."""
    first = card * MOST_DEMANDS
    points = position.terms.demand_owner_points[first : first + position.terms.demand_count[card]]
    return HOST_CHANCE * sum(points)


def covered_value(position: Position, seat: int, card: int, site: int) -> float:
    """What building there would cover."""
    value = 0.0
    seen = NOTHING_THERE
    for column in action_columns(position.terms, card, site):
        under = position.action_row[seat * COLUMNS + column - FIRST_COLUMN]
        if under not in (NOTHING_THERE, seen) and not position.covered[under]:
            value += ACTION_VALUE.get(position.terms.type[under], 0.0)
            seen = under
    return value


def card_value(position: Position, seat: int, card: int) -> float:
    """What it is worth to have the card in the planning area now."""
    terms = position.terms
    value = CARD_VALUE[terms.type[card]] + demand_value(position, card)
    if terms.layout[card] == PLANT:
        rank = RANK[terms.type[card]]
        fits = rank - 1 in position.plants[2 * seat : 2 * seat + 2]
        free = free_columns(position, seat)
        return value * (2.0 if free == 0 else 1.0) if fits else 0.0
    options = sites(position, seat, card)
    if not options:
        return 0.0
    loss = min([covered_value(position, seat, card, site) for site in options])
    return max(value - loss, 0.0)


def free_columns(position: Position, seat: int) -> int:
    """Supplied columns whose demand cell is free."""
    return len(
        [
            column
            for column in position.terms.tables.columns
            if position.powered[seat] >> column & 1
            and position.demand_row[seat * COLUMNS + column - FIRST_COLUMN] == NOTHING_THERE
        ]
    )


def liked(position: Position, seat: int, card: int, manner: Manner) -> float:
    """The same to one's taste: a raider likes what attacks, a builder what asks for much, a trader what carries."""
    value = card_value(position, seat, card)
    taste = TASTE.get(manner.temper)
    return value + FANCY if taste is not None and value > 0.0 and position.terms.type[card] in taste else value
