"""What a seat knows, straight from the position into the tables of its observer; shape.py says what stands where."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from farport.games.space_paper.actions import ACTIONS
from farport.games.space_paper.course import COMMITTED
from farport.games.space_paper.mechanics.civilisation import (
    adaptability,
    armament,
    defence,
    heuristics,
    range_of,
    ship_cost,
    speed,
    stability,
    value,
)
from farport.games.space_paper.mechanics.construction import planet_energy
from farport.games.space_paper.mechanics.discovery import black_holes
from farport.games.space_paper.mechanics.forecast import Forecast, forecast
from farport.games.space_paper.mechanics.galaxy import FAR, Galaxy
from farport.games.space_paper.mechanics.order import Order
from farport.games.space_paper.mechanics.planets import (
    gold_yield,
    growth_period,
    inhabited,
    mineral_yield,
    period_for,
    population_limit,
    profitable,
    return_rounds,
    science_yield,
    upkeeps_left,
)
from farport.games.space_paper.mechanics.reach import Chart
from farport.games.space_paper.mechanics.resources import change_discontent, income_of
from farport.games.space_paper.mechanics.upkeep import bill_of
from farport.games.space_paper.scoring import living_held, types_held
from farport.games.space_paper.state import Position
from farport.games.space_paper.tables import NO_LIMIT, Tables
from farport.games.space_paper.vocabulary import (
    ABANDONED,
    ACTIVATED,
    ASTEROIDS,
    ATTACKED,
    BONUSES,
    BUILDINGS,
    COLONY,
    FINISHED,
    HASTENED,
    INVASION,
    ITEMS,
    JUMP_NEAREST,
    MINERAL_KINDS,
    MINERALS,
    MODES,
    NONE,
    POSSESSION_KINDS,
    PRODUCTIVITY,
    R_ORDERS,
    REVENUE,
    SETUP_POLITICS,
    SHIP_KINDS,
    SPEED,
    STANDING_ORDERS,
    SUBLUMINAL,
    TECHNOLOGIES,
    TECHS,
    TYPE_KINDS,
    UNPAID,
)
from farport.kernel.observer import Kept, Pen, Scribe, copies, packed
from farport.kernel.state import State

RESULT: Final = 5  # tables
TABLES: Final = 10  # of planets, civilisations and ships
PUBLIC: Final = 0  # what the pen remembers
SYSTEMS: Final = 1
LAND: Final = 2
REALMS: Final = 3
CHARTS: Final = 512  # sets of homes whose range is remembered
VALUES: Final = 46  # columns that only a seat in play has, and two more for every politics


@final
class Paper:
    """What all looks at tables of one galaxy have in common."""

    __slots__ = ("charts", "real_cards", "rules", "whole_cards", "words")

    def __init__(self, tables: Tables, galaxy: Galaxy, rules: Sequence[str]) -> None:
        cards = _cards(tables)
        self.real_cards = packed(cards, True)
        self.whole_cards = packed(cards, False)
        self.rules = _numbers(rules)
        self.charts: dict[object, list[int]] = {}  # places in range, by range, homes and black holes
        planets = galaxy.place_names[galaxy.orbits :]
        self.words: list[tuple[str, dict[str, int]]] = [  # columns of an order, with their dictionaries
            ("planet", _numbers(galaxy.place_names)),
            ("item", _numbers(ITEMS)),
            ("mode", _numbers(MODES)),
            ("ship", _numbers(tables.ship_names)),
            ("possession", _numbers([*planets, *tables.ship_names])),
            ("technology", _numbers(TECHNOLOGIES)),
            ("politics", _numbers(tables.regimes.ids)),
            ("bonus", _numbers(BONUSES)),
            ("mineral", _numbers(MINERALS)),
            ("standing", _numbers(STANDING_ORDERS)),
        ]


@final
class Outlook:
    """What was foreseen for a seat, and from what."""

    __slots__ = ("costs", "forecast", "known", "orders", "phase")

    def __init__(self, position: Position, seat: int, known: Kept, forecast: Forecast) -> None:
        self.known = known
        self.phase = position.phase
        self.orders = position.orders[seat].copy()
        self.costs = position.costs[seat].copy()
        self.forecast = forecast

    def holds(self, position: Position, seat: int, known: Kept | None) -> bool:
        return (
            self.known is known
            and self.phase == position.phase
            and self.orders == position.orders[seat]
            and self.costs == position.costs[seat]
        )


@final
class PaperScribe(Scribe):
    """Declines after the end, and while a ship is under way."""

    fixed: Sequence[str] = ("options", "galaxy.systems", "galaxy.lanes", "politics.edges")

    def __init__(self, tables: Tables, galaxy: Galaxy, rules: Sequence[str]) -> None:
        self.paper = Paper(tables, galaxy, rules)
        # Which actions are orders is read off their bases: compiled, abstract classes share the memory of issubclass.
        self.outlooks: dict[int, Outlook] = {}  # of every seat the last
        self.kinds = _numbers([kind.do for kind in ACTIONS if Order in kind.__mro__])

    def terms(self, state: State) -> object | None:
        return state.terms if isinstance(state, Position) else None

    def write(self, state: State, viewer: int | None, pen: Pen) -> bool:
        assert isinstance(state, Position)
        if state.phase == FINISHED or state.journey is not None:
            return False
        eyes = -1 if viewer is None else viewer
        known = pen.known(PUBLIC, _public(state, eyes))
        foreseen: Forecast | None = None
        if eyes >= 0 and _in_play(state, eyes):
            foreseen = self._foreseen(state, eyes, known)
        _globals(state, eyes, foreseen, self.paper, pen)
        pen.table()
        for seat in state.to_move:
            pen.seat(seat)
        pen.table()
        if state.simultaneous:
            for ahead in range(state.seats):
                pen.flag(state.committed[(pen.frame + ahead) % state.seats] == COMMITTED)
        pen.fixed()
        pen.fixed()
        pen.fixed()
        pen.fixed()
        _systems(state, pen)
        if known is not None:
            pen.copy(known)
        else:
            lasting = _lasting(state)
            _planets(state, pen)
            if not pen.again(LAND, lasting):
                _rounds(state, pen)
                _belongings(state, pen)
                pen.keep(LAND, lasting, 4)
            _civilisations(state, eyes, pen)
            if not pen.again(REALMS, lasting):
                _possessions(state, self.paper, pen)
                pen.keep(REALMS, lasting, 3)
            _ships(state, pen)
            pen.keep(PUBLIC, _settled(state, eyes), TABLES)
        pen.empty(1 + RESULT)
        self._orders(state, eyes, pen)
        _foreseen(state, foreseen, self.paper, pen)
        return True

    def _foreseen(self, position: Position, seat: int, known: Kept | None) -> Forecast:
        """It follows from what is public, the phase and the own orders."""
        last = self.outlooks.get(seat)
        if last is not None and last.holds(position, seat, known):
            return last.forecast
        found = forecast(position, seat)
        if known is not None:
            self.outlooks[seat] = Outlook(position, seat, known, found)
        return found

    def _orders(self, position: Position, eyes: int, pen: Pen) -> None:
        pen.table()
        if eyes < 0:
            return
        for order in position.orders[eyes]:
            data = order.data()
            pen.put(self.kinds[order.do])
            for key, numbers in self.paper.words:
                word = data.get(key)
                if isinstance(word, str):
                    pen.put(1)
                    pen.put(numbers[word])
                else:
                    pen.zeros(2)


def _public(position: Position, eyes: int) -> list[object]:
    """All that planets, civilisations and ships are told from: secret orders, of which most acts are, change nothing
    of it. Of what copies of a position share, the list itself is compared, which takes no time."""
    return [
        *(position.type, position.size, position.owner, position.status, position.population, position.buildings),
        *(position.item, position.remaining, position.discontent, position.resistance, position.steps),
        *(position.counter, position.symbiosis, position.capture_discontent, position.taken_from),
        *(position.paid_out, position.help, position.holdings, position.fleets, position.place, position.came),
        *(position.planet_count, position.star, position.race, position.leader, position.event, position.event_used),
        *(position.geologist, position.bankrupt_rounds, position.eliminated, position.energy_store),
        *(position.capital, position.levels),
        *_small(position, eyes),
    ]


def _settled(position: Position, eyes: int) -> list[object]:
    """The same, never to change again."""
    return [
        *(position.keep_type(), position.keep_size(), position.keep_owner(), position.keep_status()),
        *(position.keep_population(), position.keep_buildings(), position.keep_item(), position.keep_remaining()),
        *(position.keep_discontent(), position.keep_resistance(), position.keep_steps(), position.keep_counter()),
        *(position.keep_symbiosis(), position.keep_capture_discontent(), position.keep_taken_from()),
        *(position.keep_paid_out(), position.keep_help(), position.keep_holdings(), position.keep_fleets()),
        *(position.keep_place(), position.keep_came(), position.keep_planet_count(), position.keep_star()),
        *(position.keep_race(), position.keep_leader(), position.keep_event(), position.keep_event_used()),
        *(position.keep_geologist(), position.keep_bankrupt_rounds(), position.keep_eliminated()),
        *(position.keep_energy_store(), position.keep_capital(), position.keep_levels()),
        *copies(_small(position, eyes)),
    ]


def _lasting(position: Position) -> list[object]:
    """What an upkeep leaves as it is where nothing is lost: who holds what, what is built there, and what he can do.
    Rounds, prices and places in range follow from that."""
    return [
        *(position.keep_type(), position.keep_size(), position.keep_owner(), position.keep_status()),
        *(position.keep_buildings(), position.keep_symbiosis(), position.keep_paid_out(), position.keep_holdings()),
        *(position.keep_planet_count(), position.keep_star(), position.keep_race(), position.keep_leader()),
        *(position.keep_eliminated(), position.keep_levels(), position.mixes.copy(), position.phase >= R_ORDERS),
    ]


def _small(position: Position, eyes: int) -> list[object]:
    """What every position has for itself: lists by seat and ship, and the phase as far as it matters."""
    secret = position.phase == SETUP_POLITICS and position.simultaneous
    return [
        *(position.flags, position.bonus, position.politics, position.anarchy_upkeeps, position.gold),
        *(position.science, position.global_discontent, position.mixes),
        *(position.minerals, position.phase >= R_ORDERS, eyes if secret else -1),
    ]


def _numbers(words: Sequence[str]) -> dict[str, int]:
    return {word: place + 1 for place, word in enumerate(words)}


def _cards(tables: Tables) -> list[int]:
    """SP-160: the cards of the politics, which are the same all game long."""
    numbers: list[int] = []
    for politics in range(len(tables.regimes)):
        first = politics * POSSESSION_KINDS
        numbers += tables.upkeep[first : first + POSSESSION_KINDS]
        numbers += (tables.effect[politics] + 1, tables.min_colonies[politics])
        for most in (tables.max_colonies[politics], tables.max_ships[politics]):
            numbers += (1, most) if most < NO_LIMIT else (0, 0)
    return numbers


def _globals(position: Position, eyes: int, foreseen: Forecast | None, paper: Paper, pen: Pen) -> None:
    terms = position.terms
    pen.table()
    pen.put(position.phase + 1)
    pen.put(position.round)
    pen.seat(position.first)
    pen.seat(NONE if position.simultaneous else position.active)
    pen.seat(position.asked)
    pen.put(terms.economic_goal)
    pen.put(terms.living_goal)
    pen.put(TYPE_KINDS)
    pen.put(terms.turn_limit if terms.turn_limit > 0 else position.tables.safety_stop)
    pen.put(terms.bankruptcy_rounds)
    pen.paste(paper.real_cards if pen.real else paper.whole_cards)
    pen.zeros(10)  # no journey, no result
    if eyes < 0:
        pen.zeros(18)
        return
    pen.put(1)
    pen.seat(eyes)
    pen.put(position.standing_order[eyes] + 1)
    pen.put(sum(position.costs[eyes]))
    pen.put(position.tables.order_changes - position.changes[eyes])
    if foreseen is None:
        pen.zeros(13)
        return
    pen.put(1)
    pen.put(foreseen.gold)
    pen.put(foreseen.science)
    pen.put_all(foreseen.minerals)
    pen.put(foreseen.bonus)
    pen.put(foreseen.upkeep)
    pen.put(foreseen.unpaid)
    pen.put(foreseen.global_discontent)
    pen.put(foreseen.discontented)
    pen.put(foreseen.left_gold)
    pen.put(foreseen.left_science)


def _systems(position: Position, pen: Pen) -> None:
    if pen.again(SYSTEMS, [position.known, position.star]):
        return
    pen.table()
    for system in range(position.galaxy.systems):
        pen.put(system + 1)
        pen.put(position.known[system] + 1)
        pen.put(position.star[system] + 1)
    pen.keep(SYSTEMS, [position.known.copy(), position.keep_star()], 1)


def _planets(position: Position, pen: Pen) -> None:
    galaxy = position.galaxy
    pen.table()
    for system in range(galaxy.systems):
        first = system * galaxy.planets_each
        for planet in range(first, first + position.planet_count[system]):
            owner = position.owner[planet]
            pen.put(system)
            pen.put(galaxy.orbits + planet + 1)
            pen.put(position.type[planet] + 1)
            pen.put(position.size[planet] + 1)
            pen.put(position.status[planet] + 1)
            pen.seat(owner)
            if owner == NONE:
                pen.put(1)
                pen.zeros(44)
            else:
                _held(position, owner, planet, pen)


def _there(number: int, pen: Pen) -> None:
    pen.put(1)
    pen.put(number)


def _held(position: Position, owner: int, planet: int, pen: Pen) -> None:
    """What is known of a planet that somebody holds."""
    works = position.status[planet] >= COLONY
    item = position.item[planet]
    pen.put(0)
    _there(position.population[planet], pen)
    _there(population_limit(position, planet) if works else position.population[planet], pen)
    pen.put(1)
    pen.put(1)
    if item == NONE:
        pen.zeros(3)
    else:
        pen.put(1)
        pen.put(item + 1)
        pen.put(position.remaining[planet])
    _there(position.discontent[planet], pen)
    _there(position.resistance[planet], pen)
    _there(position.help[planet], pen)
    _there(growth_period(position, planet), pen)
    _there(position.counter[planet], pen)
    _there(position.steps[planet], pen)
    _there(upkeeps_left(position, planet), pen)
    _there(1 if profitable(position, planet) else 0, pen)
    _there(planet_energy(position, owner, planet) if works else 0, pen)
    pen.put(1)
    pen.seat(position.taken_from[planet])
    _there(return_rounds(position, planet), pen)
    _there(position.symbiosis[planet], pen)
    pen.put(1)
    if works:
        counts = [0] * MINERAL_KINDS
        mineral_yield(position, planet, counts)
        pen.put(gold_yield(position, planet))
        pen.put(science_yield(position, planet))
        for count in counts:
            pen.put(1 if count else 0)
            pen.put(count)
    else:
        pen.zeros(2 + 2 * MINERAL_KINDS)
    pen.put(1)
    pen.put(1)


def _rounds(position: Position, pen: Pen) -> None:
    """SP-140 to SP-142: upkeeps until a settlement begun now is a colony, for every free planet and seat.

    How long a step takes is the same for all planets of a type, but where symbiotic life shortens it."""
    galaxy = position.galaxy
    tables = position.tables
    seats = position.seats
    periods: list[int] = []
    for ahead in range(seats):
        periods += _periods(position, (pen.frame + ahead) % seats)
    pen.table()
    row = 0
    for system in range(galaxy.systems):
        first = system * galaxy.planets_each
        for planet in range(first, first + position.planet_count[system]):
            if position.owner[planet] == NONE:
                at_once = position.status[planet] == ABANDONED or position.size[planet] == ASTEROIDS
                steps = tables.population_max[position.size[planet]]
                kind = position.type[planet]
                for ahead in range(seats):
                    period = periods[ahead * TYPE_KINDS + kind]
                    if period >= 0 and position.symbiosis[planet] > 0:
                        period = period_for(position, (pen.frame + ahead) % seats, planet)
                    pen.put(row)
                    pen.maybe(-1 if period < 0 else 0 if at_once else period * steps)
            row += 1


def _periods(position: Position, seat: int) -> list[int]:
    """SP-142, SP-143: upkeeps of a step by type of planet, as `period_for` tells it; -1 before the seat has a race."""
    race = position.race[seat]
    if race == NONE or position.leader[seat] == NONE:
        return [-1] * TYPE_KINDS
    less = adaptability(position, seat)
    floor = position.terms.adaptation_floor
    printed = [position.tables.adaptation[kind * len(position.tables.races) + race] for kind in range(TYPE_KINDS)]
    return [max(number - less, floor) if number else 0 for number in printed]


def _belongings(position: Position, pen: Pen) -> None:
    """Buildings, prices of what could be built, and who was paid for leaving."""
    galaxy = position.galaxy
    held: list[int] = []
    rows: list[int] = []
    row = 0
    for system in range(galaxy.systems):
        first = system * galaxy.planets_each
        for planet in range(first, first + position.planet_count[system]):
            if position.owner[planet] != NONE:
                held.append(planet)
                rows.append(row)
            row += 1
    pen.table()
    for place, planet in enumerate(held):
        buildings = position.buildings[planet]
        for building in range(BUILDINGS):
            if buildings >> building & 1:
                pen.put(rows[place])
                pen.put(building + 1)
    pen.table()
    for place, planet in enumerate(held):
        if position.status[planet] >= COLONY and position.tables.buildable[position.type[planet]]:
            _prices(position, rows[place], planet, pen)
    pen.table()
    for place, planet in enumerate(held):
        paid = position.paid_out[planet]
        for seat in range(position.seats):
            if paid >> seat & 1:
                pen.put(rows[place])
                pen.seat(seat)


def _prices(position: Position, row: int, planet: int, pen: Pen) -> None:
    """SP-201, SP-204: gold and energy of every item."""
    tables = position.tables
    first = position.type[planet] * BUILDINGS
    for building in range(BUILDINGS):
        pen.put(row)
        pen.put(building + 1)
        pen.put(tables.item_gold[first + building])
        pen.put(tables.item_energy[building])
    owner = position.owner[planet]
    for kind in range(SHIP_KINDS):
        pen.put(row)
        pen.put(BUILDINGS + kind + 1)
        pen.put(0)
        pen.put(ship_cost(position, owner, kind))


def _civilisations(position: Position, eyes: int, pen: Pen) -> None:
    secret = position.phase == SETUP_POLITICS and position.simultaneous
    pen.table()
    for ahead in range(position.seats):
        seat = (pen.frame + ahead) % position.seats
        capital = position.capital[seat]
        pen.put(ahead + 1)
        pen.put(position.race[seat] + 1)
        pen.put(position.leader[seat] + 1)
        pen.put(position.bonus[seat] + 1)
        pen.put(position.event[seat] + 1)
        pen.flag(position.event_used[seat] == 1)
        pen.put(0 if secret and seat != eyes else position.politics[seat] + 1)
        pen.put(position.anarchy_upkeeps[seat])
        pen.put(position.geologist[seat] + 1)
        pen.put(position.gold[seat])
        pen.put(position.science[seat])
        for mineral in range(seat * MINERAL_KINDS, (seat + 1) * MINERAL_KINDS):
            pen.put(position.minerals[mineral])
        for technology in range(seat * TECHS, (seat + 1) * TECHS):
            pen.put(position.levels[technology])
        pen.put(position.global_discontent[seat])
        pen.put(position.bankrupt_rounds[seat])
        pen.put(position.energy_store[seat])
        pen.flag(position.eliminated[seat] > 0)
        pen.put(0 if capital == NONE else position.galaxy.orbits + capital + 1)
        if _in_play(position, seat):
            _values(position, seat, pen)
        else:
            pen.zeros(VALUES + 2 * len(position.tables.regimes))


def _in_play(position: Position, seat: int) -> bool:
    return position.phase >= R_ORDERS and position.eliminated[seat] == 0


def _values(position: Position, seat: int, pen: Pen) -> None:
    tables = position.tables
    reach = range_of(position, seat)
    first = seat * TECHS
    pen.put(1)
    pen.put(value(position, seat, SPEED))
    pen.maybe(reach if reach < FAR else -1)
    pen.put(value(position, seat, SUBLUMINAL))
    for kind in range(SHIP_KINDS):
        pen.put(armament(position, seat, kind))
    pen.put(value(position, seat, INVASION))
    pen.put(defence(position, seat))
    pen.put(value(position, seat, REVENUE))
    pen.put(value(position, seat, PRODUCTIVITY))
    pen.put(heuristics(position, seat))
    pen.put(stability(position, seat))
    pen.put(adaptability(position, seat))
    costs = tables.level_costs(position.terms)
    levels = 0
    for technology in range(first, first + TECHS):
        level = position.levels[technology]
        levels += level
        if level < tables.top_level:
            pen.put(1)
            pen.put(costs[level - 1])
        else:
            pen.zeros(2)
    for politics in range(len(tables.regimes)):
        if politics == position.politics[seat]:
            pen.zeros(2)
        else:
            pen.put(1)
            pen.put(change_discontent(position, seat, politics))
    income = income_of(position, seat)
    bill = bill_of(position, seat, [])
    pen.put(1)
    pen.put(income.gold)
    pen.put(income.science)
    pen.put(bill.total() - bill.income)
    pen.put(1)
    pen.put(living_held(position, seat))
    pen.put(levels)


def _possessions(position: Position, paper: Paper, pen: Pen) -> None:
    """Planets, places in range and types of planets, of every seat."""
    orbits = position.galaxy.orbits
    pen.table()
    for ahead in range(position.seats):
        for planet in position.holdings[(pen.frame + ahead) % position.seats]:
            pen.put(ahead)
            pen.put(orbits + planet + 1)
    pen.table()
    for ahead in range(position.seats):
        seat = (pen.frame + ahead) % position.seats
        if _in_play(position, seat):
            for place in _in_range(position, paper, seat):
                pen.put(ahead)
                pen.put(place)
    pen.table()
    for ahead in range(position.seats):
        seat = (pen.frame + ahead) % position.seats
        if _in_play(position, seat):
            types = types_held(position, seat)
            for kind in range(TYPE_KINDS):
                if types >> kind & 1:
                    pen.put(ahead)
                    pen.put(kind + 1)


def _in_range(position: Position, paper: Paper, seat: int) -> list[int]:
    """SP-093, SP-094: the places in range, as numbers of the dictionary. They depend on nothing but the range, the
    own inhabited systems and the black holes that can be jumped between."""
    homes = [0] * position.galaxy.systems
    for planet in position.holdings[seat]:
        if inhabited(position, planet):
            homes[position.galaxy.system_of(planet)] = 1
    holes: tuple[int, ...] = ()
    if value(position, seat, SUBLUMINAL) >= JUMP_NEAREST:
        holes = tuple(black_holes(position))
    key = (position.terms.dots_plus_one, range_of(position, seat), tuple(homes), holes)
    known = paper.charts.get(key)
    if known is None:
        if len(paper.charts) >= CHARTS:
            paper.charts.clear()
        chart = Chart(position, seat)
        known = [space + 1 for space in range(position.galaxy.spaces) if chart.in_range(space)]
        paper.charts[key] = known
    return known


def _ships(position: Position, pen: Pen) -> None:
    markers = position.tables.ship_markers
    pen.table()
    for seat, fleet in enumerate(position.fleets):
        for ship in fleet:
            place = position.place[ship]
            flags = position.flags[ship]
            pen.seat(seat)
            pen.put(ship % markers + 1)
            pen.put(position.kind_of_ship(ship) + 1)
            pen.put(place + 1 if place >= 0 else 0)
            pen.put(position.came[ship] + 1)
            pen.flag(flags & ACTIVATED != 0)
            pen.flag(flags & ATTACKED != 0)
            pen.flag(flags & UNPAID != 0)
            pen.flag(flags & HASTENED != 0)
            pen.put(speed(position, ship))


def _foreseen(position: Position, foreseen: Forecast | None, paper: Paper, pen: Pen) -> None:
    """Energy and waiting queues of the next round, and which own orders will be void."""
    if foreseen is None:
        pen.empty(3)
        return
    orbits = position.galaxy.orbits
    pen.table()
    for planet in sorted(foreseen.energy):
        pen.put(orbits + planet + 1)
        pen.put(foreseen.energy[planet])
    pen.table()
    for planet in foreseen.frozen:
        pen.put(orbits + planet + 1)
    pen.table()
    for order, refusal in foreseen.void:
        pen.put(order)
        pen.put(paper.rules[refusal.rule])
