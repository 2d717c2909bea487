"""What a seat may know, as plain data, complete for a client that knows no rules.

Keys: `phase`, `round`, `to_move`, `asked` (what is expected of whom); `galaxy` (the fixed board), `politics` (the cards
and their tree), `systems` and their planets, `civilisations` (one per seat, all public), `ships`; `you` (own secrets:
orders, standing order, forecast; only for a seat); `options`, `goals`, `result`. Places are ids: `ft22` a wide orbit,
`L05.2` a dot, `ft22/1` a planet's orbit.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from farport.games.space_paper.course import COMMITTED
from farport.games.space_paper.mechanics.civilisation import (
    adaptability,
    armament,
    defence,
    heuristics,
    invasion,
    level_cost,
    productivity,
    range_of,
    revenue,
    speed,
    stability,
    subluminal,
    value,
)
from farport.games.space_paper.mechanics.construction import item_energy, item_gold, planet_energy
from farport.games.space_paper.mechanics.discovery import planets_of
from farport.games.space_paper.mechanics.forecast import forecast
from farport.games.space_paper.mechanics.galaxy import FAR
from farport.games.space_paper.mechanics.planets import (
    colony_at_once,
    gold_yield,
    growth_period,
    has,
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
from farport.games.space_paper.tables import NO_LIMIT
from farport.games.space_paper.vocabulary import (
    ACTIVATED,
    ATTACKED,
    BONUSES,
    BUILDINGS,
    COLONY,
    EFFECTS,
    FINISHED,
    HASTENED,
    ITEMS,
    KNOWN,
    MINERAL_KINDS,
    MINERALS,
    NONE,
    PHASES,
    POSSESSION_KINDS,
    POSSESSIONS,
    R_ORDERS,
    SETUP_POLITICS,
    SHIP_KINDS,
    SHIPS,
    SIZES,
    SPEED,
    STANDING_ORDERS,
    STARS,
    STATUSES,
    TECHNOLOGIES,
    TECHS,
    THENS,
    TYPES,
    UNPAID,
)
from farport.kernel import Plain

if TYPE_CHECKING:
    from farport.games.space_paper.state import Position


def view(position: Position, seat: int | None) -> Plain:
    data: Plain = {
        "phase": PHASES[position.phase],
        "round": position.round,
        "first_player": position.first,
        "active": position.active if not position.simultaneous and position.phase != FINISHED else None,
        "asked": position.asked if position.asked != NONE else None,
        "to_move": list(position.to_move),
        "committed": [committed == COMMITTED for committed in position.committed] if position.simultaneous else [],
        "options": dict(position.terms.options),
        "goals": _goals(position),
        "galaxy": _galaxy(position),
        "politics": _politics(position),
        "systems": [_system(position, system) for system in range(position.galaxy.systems)],
        "civilisations": [_civilisation(position, other, seat) for other in range(position.seats)],
        "ships": [_ship(position, ship) for fleet in position.fleets for ship in fleet],
        "journey": _journey(position),
        "result": None,
    }
    result = position.result
    if result is not None:
        data["result"] = result.data()
    if seat is not None:
        data["you"] = _secrets(position, seat)
    return data


def _goals(position: Position) -> Plain:
    terms = position.terms
    return {
        "gold": terms.economic_goal,
        "living": terms.living_goal,
        "types": len(TYPES),
        "rounds": terms.turn_limit if terms.turn_limit > 0 else position.tables.safety_stop,
        "bankrupt_rounds": terms.bankruptcy_rounds,
    }


def _galaxy(position: Position) -> Plain:
    galaxy = position.galaxy
    return {
        "systems": [
            {"id": galaxy.ids[system], "name": galaxy.names[system], "x": galaxy.x[system], "y": galaxy.y[system]}
            for system in range(galaxy.systems)
        ],
        "lanes": [
            {"id": lane, "a": galaxy.ids[a], "b": galaxy.ids[b], "dots": dots, "wrap": wrap}
            for a, b, dots, wrap, lane in galaxy.lanes
        ],
    }


def _politics(position: Position) -> Plain:
    """SP-160, SP-163, SP-166: the cards, and the edges of the tree with their discontent."""
    tables = position.tables
    cards: Plain = {}
    for number, politics in enumerate(tables.regimes.ids):
        first = number * POSSESSION_KINDS
        upkeep = tables.upkeep[first : first + POSSESSION_KINDS]
        cards[politics] = {
            "upkeep": {possession: upkeep[kind] for kind, possession in enumerate(POSSESSIONS)},
            "effect": EFFECTS[tables.effect[number]],
            "min_colonies": tables.min_colonies[number],
            "max_colonies": tables.max_colonies[number] if tables.max_colonies[number] < NO_LIMIT else None,
            "max_ships": tables.max_ships[number] if tables.max_ships[number] < NO_LIMIT else None,
        }
    regimes = tables.regimes.ids
    edges = [{"a": regimes[a], "b": regimes[b], "discontent": amount} for a, b, amount in tables.politics_edges]
    return {"cards": cards, "edges": edges}


def _system(position: Position, system: int) -> Plain:
    star = position.star[system]
    return {
        "id": position.galaxy.ids[system],
        "known": KNOWN[position.known[system]],
        "star": STARS[star] if star != NONE else None,
        "planets": [_planet(position, planet) for planet in planets_of(position, system)],
    }


def _planet(position: Position, planet: int) -> Plain:
    owner = position.owner[planet]
    item = position.item[planet]
    data: Plain = {
        "id": position.planet_name(planet),
        "type": TYPES[position.type[planet]],
        "size": SIZES[position.size[planet]],
        "status": STATUSES[position.status[planet]],
        "owner": owner if owner != NONE else None,
    }
    if owner == NONE:
        data["rounds"] = [_rounds_to_settle(position, seat, planet) for seat in range(position.seats)]
        return data
    works = position.status[planet] >= COLONY
    data["population"] = position.population[planet]
    data["population_limit"] = population_limit(position, planet) if works else position.population[planet]
    data["buildings"] = [ITEMS[building] for building in range(BUILDINGS) if has(position, planet, building)]
    data["queue"] = {"item": ITEMS[item], "remaining": position.remaining[planet]} if item != NONE else None
    data["discontent"] = position.discontent[planet]
    data["resistance"] = position.resistance[planet]
    data["help"] = position.help[planet]
    data["period"] = growth_period(position, planet)
    data["counter"] = position.counter[planet]
    data["steps"] = position.steps[planet]
    data["upkeeps_left"] = upkeeps_left(position, planet)
    data["profitable"] = profitable(position, planet)
    data["energy"] = planet_energy(position, owner, planet) if works else 0
    data["taken_from"] = position.taken_from[planet] if position.taken_from[planet] != NONE else None
    data["return_rounds"] = return_rounds(position, planet)
    data["symbiosis"] = (
        position.tables.races.ids[position.symbiosis[planet] - 1] if position.symbiosis[planet] > 0 else None
    )
    data["yields"] = _yields(position, planet)
    data["prices"] = _prices(position, owner, planet) if works else {}
    data["paid_out"] = [seat for seat in range(position.seats) if (position.paid_out[planet] >> seat) & 1]
    return data


def _rounds_to_settle(position: Position, seat: int, planet: int) -> int | None:
    """SP-140 to SP-142: upkeeps until a settlement of that seat begun now is a colony; None before it has a race."""
    if position.race[seat] == NONE or position.leader[seat] == NONE:
        return None
    if colony_at_once(position, seat, planet):
        return 0
    return period_for(position, seat, planet) * position.tables.population_max[position.size[planet]]


def _yields(position: Position, planet: int) -> Plain:
    """SP-032, SP-220: what the planet brings while it is profitable; outposts and settlers bring nothing."""
    if position.status[planet] < COLONY:
        return {"gold": 0, "science": 0, "minerals": {}}
    counts = [0] * MINERAL_KINDS
    mineral_yield(position, planet, counts)
    minerals = {mineral: counts[number] for number, mineral in enumerate(MINERALS) if counts[number] > 0}
    return {"gold": gold_yield(position, planet), "science": science_yield(position, planet), "minerals": minerals}


def _prices(position: Position, owner: int, planet: int) -> Plain:
    """SP-201, SP-204: what each item would cost its owner there; nothing where nothing can be built."""
    if not position.tables.buildable[position.type[planet]]:
        return {}
    return {
        item: {"gold": item_gold(position, planet, number), "energy": item_energy(position, owner, number)}
        for number, item in enumerate(ITEMS)
    }


def _word(words: tuple[str, ...], number: int) -> str | None:
    return words[number] if number != NONE else None


def _civilisation(position: Position, seat: int, viewer: int | None) -> Plain:
    secret = position.phase == SETUP_POLITICS and position.simultaneous and seat != viewer
    levels = position.levels[seat * TECHS : (seat + 1) * TECHS]
    counts = position.minerals[seat * MINERAL_KINDS : (seat + 1) * MINERAL_KINDS]
    data: Plain = {
        "seat": seat,
        "race": _word(position.tables.races.ids, position.race[seat]),
        "leader": _word(position.tables.leaders.ids, position.leader[seat]),
        "bonus": _word(BONUSES, position.bonus[seat]),
        "event": _word(position.tables.events.ids, position.event[seat]),
        "event_used": position.event_used[seat] == 1,
        "politics": None if secret else _word(position.tables.regimes.ids, position.politics[seat]),
        "anarchy_upkeeps": position.anarchy_upkeeps[seat],
        "geologist": _word(MINERALS, position.geologist[seat]),
        "gold": position.gold[seat],
        "science": position.science[seat],
        "minerals": {mineral: counts[number] for number, mineral in enumerate(MINERALS)},
        "levels": {technology: levels[number] for number, technology in enumerate(TECHNOLOGIES)},
        "global_discontent": position.global_discontent[seat],
        "bankrupt_rounds": position.bankrupt_rounds[seat],
        "energy_store": position.energy_store[seat],
        "eliminated": position.eliminated[seat] > 0,
        "capital": position.planet_name(position.capital[seat]) if position.capital[seat] != NONE else None,
        "holdings": [position.planet_name(planet) for planet in position.holdings[seat]],
    }
    if position.phase >= R_ORDERS and position.eliminated[seat] == 0:
        data["values"] = _values(position, seat)
        data["economy"] = _economy(position, seat)
        data["progress"] = {
            "types": [TYPES[kind] for kind in range(len(TYPES)) if (types_held(position, seat) >> kind) & 1],
            "living": living_held(position, seat),
            "levels": sum(levels),
        }
    return data


def _values(position: Position, seat: int) -> Plain:
    reach = range_of(position, seat)
    chart = Chart(position, seat)
    galaxy = position.galaxy
    return {
        "speed": value(position, seat, SPEED),
        "range": reach if reach < FAR else None,
        "in_range": [galaxy.place_names[space] for space in range(galaxy.spaces) if chart.in_range(space)],
        "subluminal": subluminal(position, seat),
        "armament": {SHIPS[kind]: armament(position, seat, kind) for kind in range(SHIP_KINDS)},
        "invasion": invasion(position, seat),
        "defence": defence(position, seat),
        "revenue": revenue(position, seat),
        "productivity": productivity(position, seat),
        "heuristics": heuristics(position, seat),
        "stability": stability(position, seat),
        "adaptability": adaptability(position, seat),
        "research_costs": {
            technology: level_cost(position, position.level(seat, number))
            for number, technology in enumerate(TECHNOLOGIES)
            if position.level(seat, number) < position.tables.top_level
        },
        "politics_discontent": {
            politics: change_discontent(position, seat, number)
            for number, politics in enumerate(position.tables.regimes.ids)
            if number != position.politics[seat]
        },
    }


def _economy(position: Position, seat: int) -> Plain:
    """As the table stands, for everybody to see: the income and the bill of the next time."""
    income = income_of(position, seat)
    bill = bill_of(position, seat, [])
    return {"gold": income.gold, "science": income.science, "upkeep": bill.total() - bill.income}


def _ship(position: Position, ship: int) -> Plain:
    place = position.place[ship]
    flags = position.flags[ship]
    return {
        "seat": position.owner_of_ship(ship),
        "id": position.ship_name(ship),
        "kind": SHIPS[position.kind_of_ship(ship)],
        "at": position.galaxy.place_names[place] if place >= 0 else None,
        "came_from": position.galaxy.place_names[position.came[ship]] if position.came[ship] != NONE else None,
        "activated": flags & ACTIVATED != 0,
        "attacked": flags & ATTACKED != 0,
        "unpaid": flags & UNPAID != 0,
        "hastened": flags & HASTENED != 0,
        "speed": speed(position, ship),
    }


def _journey(position: Position) -> Plain | None:
    """The activation that is suspended: it is made in the open."""
    journey = position.journey
    if journey is None:
        return None
    names = position.galaxy.place_names
    return {
        "seat": position.owner_of_ship(journey.ship),
        "ship": position.ship_name(journey.ship),
        "route": [names[space] for space in journey.route],
        "step": journey.step,
        "points": journey.points,
        "orbit": names[journey.orbit] if journey.orbit != NONE else None,
        "against": journey.against if journey.against != NONE else None,
        "then": THENS[journey.then],
    }


def _secrets(position: Position, seat: int) -> Plain:
    """SP-310, SP-311: the standing order and the orders of the open window."""
    data: Plain = {
        "seat": seat,
        "standing_order": STANDING_ORDERS[position.standing_order[seat]],
        "orders": [order.data() for order in position.orders[seat]],
        "pledged": sum(position.costs[seat]),
        "changes_left": position.tables.order_changes - position.changes[seat],
        "forecast": None,
    }
    if R_ORDERS <= position.phase < FINISHED and position.eliminated[seat] == 0:
        data["forecast"] = forecast(position, seat).data(position)
    return data
