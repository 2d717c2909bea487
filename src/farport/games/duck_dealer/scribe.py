"""What a seat knows, straight from the position into the tables of its observer; shape.py says what stands where."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from farport.games.duck_dealer.mechanics.galaxy import Galaxy
from farport.games.duck_dealer.mechanics.reach import Reach, quickest
from farport.games.duck_dealer.state import Position
from farport.games.duck_dealer.tables import Tables
from farport.games.duck_dealer.vocabulary import (
    ANSWER,
    BUILDINGS,
    COLOURS,
    EQUIPMENT,
    FREE_CUBES,
    LEFT,
    OVER,
    SOURCES,
)
from farport.kernel.observer import Pen, Scribe, copies, packed
from farport.kernel.state import State

RESULT: Final = 5  # tables
# What the pen remembers.
PLANETS: Final = 0
CUBES: Final = 1
POINTS: Final = 2
CARGO: Final = 3
RECIPES: Final = 4
REACH: Final = 5  # of the first seat, then of the others
COUNT_BITS: Final = 12
LARGEST_COUNT: Final = (1 << COUNT_BITS) - 1
MOST_FARES: Final = 256  # speeds and steps paid that are remembered


@final
class Places:
    """The numbers of a galaxy's nodes and names in the dictionaries, which all galaxies share."""

    __slots__ = ("map", "names", "numbers", "ordered")

    def __init__(self, galaxy: Galaxy, galaxies: list[Galaxy]) -> None:
        words = list(dict.fromkeys([word for each in galaxies for word in each.words]))
        names = list(dict.fromkeys([name for each in galaxies for name in each.planet_names]))
        number_of = {word: place + 1 for place, word in enumerate(words)}
        self.map = [each.id for each in galaxies].index(galaxy.id) + 1
        self.numbers = [number_of[word] for word in galaxy.words]
        self.names = [names.index(name) + 1 for name in galaxy.planet_names]
        self.ordered = sorted(range(galaxy.nodes), key=lambda node: self.numbers[node])


@final
class Fares:
    """What steps cost a ship of that speed with so many of them paid (DD-28), packed, by their number: `arrival` has
    the tokens and the steps that are left, the others say whether one comes by a passage, and what it is without."""

    __slots__ = ("arrival", "budget", "flown", "jumped", "real", "speed")

    def __init__(self, speed: int, budget: int, real: bool) -> None:
        self.speed = speed
        self.budget = budget
        self.real = real
        self.arrival: list[bytes] = []
        self.flown: list[bytes] = []
        self.jumped: list[bytes] = []

    def reckon(self, most: int) -> None:
        """Up to so many steps."""
        for steps in range(len(self.arrival), most + 1):
            red = (max(0, steps - self.budget) + self.speed - 1) // self.speed
            self.arrival.append(packed([red, red * self.speed - steps + self.budget], self.real))
            self.flown.append(packed([0, steps, red], self.real))
            self.jumped.append(packed([1, steps, red], self.real))


@final
class DuckScribe(Scribe):
    """Declines after the end, and while refused offers are remembered, which are told in words."""

    fixed: Sequence[str] = (
        "options",
        "counter.rows",
        "routes",
        "routes.points",
        "routes.ships",
        "goods",
        "goods.inputs",
        "players.slots.speeds",
    )

    def __init__(self, tables: Tables) -> None:
        galaxies = list(tables.galaxies.values())
        self.places = {galaxy.id: Places(galaxy, galaxies) for galaxy in galaxies}
        self.goods = [place + 1 for place in range(len(tables.goods.ids))]
        yards = {yard.id: place + 1 for place, yard in enumerate(tables.yards)}
        self.yards = [yards[yard.id] for yard in tables.yards]
        colours = {colour: place + 1 for place, colour in enumerate(tables.colours)}
        self.colours = [colours[colour] for colour in tables.colours]
        self.made = sorted(tables.goods.made)
        self.fares: dict[tuple[int, int, bool], Fares] = {}

    def terms(self, state: State) -> object | None:
        return state.terms if isinstance(state, Position) else None

    def write(self, state: State, viewer: int | None, pen: Pen) -> bool:
        assert isinstance(state, Position)
        answering = state.phase == ANSWER
        refused = len(state.offers_refused) - (1 if answering else 0)  # one waits for an answer
        if state.phase == OVER or refused > 0:
            return False
        places = self.places[state.galaxy.id]
        seat = state.active if viewer is None else viewer
        _globals(state, -1 if viewer is None else viewer, seat, places.map, pen)
        pen.table()
        pen.seat(state.mover)
        pen.fixed()
        pen.fixed()
        pen.table()
        for owner in state.counter:
            pen.seat(owner)
        _piles(state, pen)
        pen.table()
        for good in self.made:
            pen.put(good + 1)
            pen.put(state.factory_stock[good])
        self._planets(state, places, pen)
        _routes(state, pen)
        pen.fixed()
        pen.fixed()
        self._players(state, places, pen)
        pen.empty(2)
        if answering:
            _cargo(state.offer_give, pen)
            _cargo(state.offer_take, pen)
        else:
            pen.empty(2)
        self._reach(state, seat, places, pen)
        self._recipes(state, seat, places, pen)
        pen.empty(RESULT)
        return True

    def _planets(self, position: Position, places: Places, pen: Pen) -> None:
        sources: list[object] = [
            *(position.mine, position.passage_at, position.privilege, position.yard, position.yard_built),
            *(position.consumer, position.consumer_built, position.factory),
        ]
        if not pen.again(PLANETS, sources):
            self._written_planets(position, places, pen)
            pen.keep(PLANETS, copies(sources), 1)
        pen.table()
        planets = position.galaxy.planets
        for planet, seat in sorted([(place, seat) for seat, place in enumerate(position.place) if place < planets]):
            if planet >= 0:
                pen.put(planet)
                pen.seat(seat)

    def _written_planets(self, position: Position, places: Places, pen: Pen) -> None:
        galaxy = position.galaxy
        privilege = position.privilege
        pen.table()
        for planet in range(galaxy.planets):
            start = galaxy.is_start[planet]
            pen.put(places.numbers[planet])
            pen.put(places.names[planet])
            pen.put(1 if start else 2)
            pen.put(galaxy.x[planet])
            pen.put(galaxy.y[planet])
            pen.put(position.mine[planet] + 1)
            pen.seat(position.passage_at[planet])
            first = planet * len(BUILDINGS)
            for building in range(first, first + len(BUILDINGS)):
                if privilege[building] >= 0:
                    pen.put(1)
                    pen.seat(privilege[building])
                else:
                    pen.zeros(2)
            if start:
                number = position.yard[planet]
                yard = position.tables.yards[number]
                any_kind = yard.fifth and position.terms.fifth_makes_any
                pen.put(1)
                pen.put(self.yards[number])
                pen.put(len(EQUIPMENT) + 1 if any_kind else yard.makes + 1)
                pen.put(yard.wants + 1)
                pen.put(yard.vp)
                pen.flag(position.yard_built[planet])
                pen.zeros(6)
                continue
            pen.zeros(6)
            pen.put(1)
            consumer = position.consumer[planet]
            if consumer < 0:
                pen.zeros(3)
            else:
                pen.put(1)
                pen.put(consumer + 1)
                pen.flag(position.consumer_built[planet])
            pen.put(1)
            pen.put(position.factory[planet] + 1)

    def _players(self, position: Position, places: Places, pen: Pen) -> None:
        tables = position.tables
        laid = 0  # of every seat in one number: `count` compares every cube once for each seat
        for owner in position.cubes:
            if owner >= 0:
                laid += 1 << (COUNT_BITS * owner)
        pen.table()
        for ahead in range(position.seats):
            seat = (pen.frame + ahead) % position.seats
            first = len(EQUIPMENT) * seat
            place = position.place[seat]
            pen.put(ahead + 1)
            pen.put(self.colours[seat])
            pen.put(position.vp[seat])
            for colour in range(len(COLOURS)):
                pen.put(position.tokens[len(COLOURS) * seat + colour])
            for piece in range(first + 1, first + len(EQUIPMENT)):
                pen.put(position.equipment[piece])
            for piece in range(first, first + len(EQUIPMENT)):
                pen.put(position.equipment[piece])
            filled = position.filled(seat)
            pen.put(filled)
            pen.put(tables.slots)
            pen.put(tables.speeds[filled])
            pen.put(position.capacity(seat))
            pen.put(position.load[seat])
            pen.put(0 if place < 0 else places.numbers[place])
            pen.flag(position.landed[seat])
            pen.put(position.reserve[seat])
            pen.put(laid >> (COUNT_BITS * seat) & LARGEST_COUNT)
            pen.put(position.action_turns[seat])
        self._belongings(position, places, pen)

    def _belongings(self, position: Position, places: Places, pen: Pen) -> None:
        """Points are won by few acts, cargo is changed by some; tokens and ships by nearly all."""
        if not pen.again(POINTS, [position.points]):
            _points(position, pen)
            pen.keep(POINTS, [position.points.copy()], 1)
        pen.fixed()
        sources: list[object] = [position.goods, position.paid, position.passage_of]
        if not pen.again(CARGO, sources):
            self._written_belongings(position, places, pen)
            pen.keep(CARGO, copies(sources), 3)

    def _written_belongings(self, position: Position, places: Places, pen: Pen) -> None:
        pen.table()
        count = len(self.goods)
        for ahead in range(position.seats):
            first = (pen.frame + ahead) % position.seats * count
            for good in range(count):
                if position.goods[first + good] > 0:
                    pen.put(ahead)
                    pen.put(good + 1)
                    pen.put(position.goods[first + good])
        pen.table()
        for ahead in range(position.seats):
            paid = position.paid[(pen.frame + ahead) % position.seats]
            for building in range(len(BUILDINGS)):
                if paid & (1 << building):
                    pen.put(ahead)
                    pen.put(building + 1)
        pen.table()
        for ahead in range(position.seats):
            first = (pen.frame + ahead) % position.seats * 2
            for planet in (position.passage_of[first], position.passage_of[first + 1]):
                if planet >= 0:
                    pen.put(ahead)
                    pen.put(places.numbers[planet])

    def _reach(self, position: Position, seat: int, places: Places, pen: Pen) -> None:
        """Most acts leave the ship, its own cubes and the passages where they are, and with them all its ways; the
        cubes of others stand in nobody's way (DD-29)."""
        if position.place[seat] < 0:
            pen.empty(2)
            return
        budget = position.budget if seat == position.active else 0
        speed = position.speed(seat)
        flight = [position.place[seat], budget, speed, 1 if position.over(seat) > 0 else 0]
        steps = position.ways_of(
            seat
        ).steps  # they tell where own cubes lie: a point with one is no further than the next
        sources: list[object] = [flight, position.passage_of, steps]
        if not pen.again(REACH + seat, sources):
            _ways(position, seat, budget, steps, places, self._fares(speed, budget, pen.real), pen)
            pen.keep(REACH + seat, [flight, position.passage_of.copy(), steps], 2)

    def _fares(self, speed: int, budget: int, real: bool) -> Fares:
        key = (speed, budget, real)
        known = self.fares.get(key)
        if known is None:
            if len(self.fares) >= MOST_FARES:
                self.fares.clear()
            known = self.fares[key] = Fares(speed, budget, real)
        return known

    def _recipes(self, position: Position, seat: int, places: Places, pen: Pen) -> None:
        here = position.place[seat]
        made_here = position.factory[here] if 0 <= here < position.galaxy.planets else -1
        count = len(self.goods)
        aboard = position.goods[seat * count : (seat + 1) * count]
        sources: list[object] = [made_here, aboard, position.factory, position.factory_stock]
        if not pen.again(RECIPES, sources):
            self._written_recipes(position, aboard, made_here, places, pen)
            pen.keep(RECIPES, [made_here, aboard, position.factory.copy(), position.factory_stock.copy()], 3)

    def _written_recipes(self, position: Position, aboard: list[int], made_here: int, places: Places, pen: Pen) -> None:
        goods = position.tables.goods
        pen.table()
        for good in self.made:
            pen.put(good + 1)
            pen.flag(made_here == good)
            pen.put(position.factory_stock[good])
        pen.table()
        for row, good in enumerate(self.made):
            for needed in (goods.first_input[good], goods.second_input[good]):
                if aboard[needed] == 0:
                    pen.put(row)
                    pen.put(needed + 1)
        pen.table()
        if max(position.factory) < 0:
            return
        for row, good in enumerate(self.made):
            for planet, made in enumerate(position.factory):
                if made == good:
                    pen.put(row)
                    pen.put(places.numbers[planet])


def _points(position: Position, pen: Pen) -> None:
    pen.table()
    for ahead in range(position.seats):
        first = (pen.frame + ahead) % position.seats * len(SOURCES)
        for source in range(len(SOURCES)):
            pen.put(ahead)
            pen.put(source + 1)
            pen.put(position.points[first + source])


def _globals(position: Position, eyes: int, seat: int, map_number: int, pen: Pen) -> None:
    terms = position.terms
    tables = position.tables
    answering = position.phase == ANSWER
    active = position.active
    pen.table()
    pen.put(position.phase + 1)
    pen.put(position.phase + 1)
    pen.seat(eyes)
    pen.seat(active)
    pen.seat(position.first)
    pen.put(map_number)
    pen.put(terms.spaces)
    pen.put(terms.spaces_per_row)
    pen.put(position.quiet)
    pen.put(terms.stall_rounds * position.seats)
    pen.put(position.final_turns)
    pen.put_all(position.stock)
    pen.put(tables.build_cost)
    pen.put(tables.route_cube_cost)
    pen.put(terms.privilege_cost)
    pen.put(tables.passage_cost)
    pen.put(tables.keep_limit)
    pen.put(tables.free_choice)
    pen.put(tables.start_equipment)
    pen.put(position.budget)
    if 0 <= position.place[active] < position.galaxy.planets:
        for building in range(len(BUILDINGS)):
            pen.put(1)
            pen.put(position.fee(active, building))
    else:
        pen.zeros(2 * len(BUILDINGS))
    pen.put_all(position.spent)
    pen.put_all(position.virtual)
    pen.flag(position.free_turn)
    pen.put(position.free_cubes if position.phase == FREE_CUBES else 0)
    pen.flag(position.jettisoned)
    pen.put(terms.offers_per_turn - position.offers_made if terms.exchange else 0)
    if answering:
        pen.put(1)
        pen.seat(active)
        pen.seat(position.mover)
    else:
        pen.zeros(3)
    pen.seat(seat)
    pen.zeros(2)  # no result


def _piles(position: Position, pen: Pen) -> None:
    for pile, tiles in enumerate((position.pile_left, position.pile_right)):
        pen.table()
        for place in range(position.pile_next[LEFT + pile], len(tiles)):
            pen.put(tiles[place] + 1)


def _routes(position: Position, pen: Pen) -> None:
    galaxy = position.galaxy
    cubes = position.cubes
    pen.fixed()
    pen.fixed()
    if not pen.again(CUBES, [cubes]):
        pen.table()
        for row, route in enumerate(galaxy.routes):
            for point in range(route.first, route.first + route.points):
                pen.put(row)
                pen.seat(cubes[point])
        pen.keep(CUBES, [cubes.copy()], 1)
    pen.fixed()
    pen.table()
    planets = galaxy.planets
    for point, seat in sorted([(place, seat) for seat, place in enumerate(position.place) if place >= planets]):
        pen.put(point - planets)
        pen.seat(seat)


def _cargo(goods: list[int], pen: Pen) -> None:
    pen.table()
    for good, number in enumerate(goods):
        if number:
            pen.put(good + 1)
            pen.put(number)


def _ways(position: Position, seat: int, budget: int, steps: list[int], places: Places, fares: Fares, pen: Pen) -> None:
    if position.over(seat) > 0:  # DD-35
        pen.empty(2)
        return
    start = position.place[seat]
    planets = position.galaxy.planets
    points = position.terms.stop_on_points  # R03
    cubes = position.cubes
    reach = Reach(start, position.galaxy.nodes)
    costs = quickest(position, seat, reach, budget)
    before = reach.before
    jump = reach.jump
    numbers = places.numbers
    arrival = fares.arrival
    skipped: list[int] = []
    pen.table()
    for node in places.ordered:
        if node < planets or (points and cubes[node] != seat):
            if node == start:
                continue
            flight = steps[node]
            if flight >= len(arrival):  # a passage only makes it nearer
                fares.reckon(flight)
            pen.put(numbers[node])
            pen.paste(arrival[costs[node]])
            pen.put(numbers[before[node]])
            pen.paste(fares.jumped[flight] if jump[node] else fares.flown[flight])
        elif node != start:
            skipped.append(node)
    pen.table()
    for node in skipped:
        pen.put(numbers[node])
        pen.put(numbers[before[node]])
