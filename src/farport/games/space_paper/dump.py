"""A position as plain data, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from farport.games.space_paper.civilisation import count_minerals
from farport.games.space_paper.journey import Journey
from farport.games.space_paper.order import Order
from farport.games.space_paper.rosette import LEVELS
from farport.games.space_paper.words import (
    ACTIVATED,
    ALWAYS,
    ATTACKED,
    BUILDINGS,
    CAPITAL,
    EVENTS,
    FINISHED,
    HASTENED,
    ITEMS,
    LEADERS,
    MINERAL_KINDS,
    NONE,
    POLITICS,
    RACES,
    RETREATING,
    SETUP_HOME,
    SIZES,
    THENS,
    TOTAL,
    TYPES,
    UNPAID,
    VICTORIES,
    VOID,
)
from farport.kernel import Action, FarportError, Plain, StateError, Table

if TYPE_CHECKING:
    from farport.games.space_paper.state import Position

MANY: Final = 1_000_000
EVERY_FLAG: Final = ACTIVATED | ATTACKED | UNPAID | HASTENED
SCALARS: Final = ("round", "phase", "first", "active", "asked", "out", "acted", "victory")


def seat_lists(position: Position) -> list[tuple[str, list[int], int, int]]:
    """Every list by seat: its name, the list itself, and the numbers that may stand in it."""
    planets = len(position.type)
    return [
        ("race", position.race, NONE, len(RACES) - 1),
        ("leader", position.leader, NONE, len(LEADERS) - 1),
        ("bonus", position.bonus, NONE, 2),
        ("event", position.event, NONE, len(EVENTS) - 1),
        ("event_used", position.event_used, 0, 1),
        ("politics", position.politics, NONE, len(POLITICS) - 1),
        ("anarchy_upkeeps", position.anarchy_upkeeps, 0, MANY),
        ("geologist", position.geologist, NONE, MINERAL_KINDS - 1),
        ("gold", position.gold, 0, MANY),
        ("science", position.science, 0, MANY),
        ("global_discontent", position.global_discontent, 0, MANY),
        ("standing", position.standing_order, 0, ALWAYS),
        ("bankrupt_rounds", position.bankrupt_rounds, 0, MANY),
        ("eliminated", position.eliminated, 0, position.seats),
        ("energy_store", position.energy_store, 0, MANY),
        ("capital", position.capital, NONE, planets - 1),
        ("committed", position.committed, 0, 2),
        ("changes", position.changes, 0, MANY),
        ("levels", position.levels, 1, LEVELS),
        ("minerals", position.minerals, 0, MANY),
    ]


def planet_lists(position: Position) -> list[tuple[str, list[int], int, int]]:
    """Every list by planet; only revealed planets are dumped, each as a row of these."""
    return [
        ("type", position.type, 0, len(TYPES) - 1),
        ("size", position.size, 0, len(SIZES) - 1),
        ("owner", position.owner, NONE, position.seats - 1),
        ("status", position.status, 0, CAPITAL),
        ("population", position.population, 0, position.tables.population_top),
        ("buildings", position.buildings, 0, (1 << BUILDINGS) - 1),
        ("item", position.item, NONE, len(ITEMS) - 1),
        ("remaining", position.remaining, 0, MANY),
        ("discontent", position.discontent, 0, MANY),
        ("resistance", position.resistance, 0, MANY),
        ("steps", position.steps, 0, MANY),
        ("counter", position.counter, 0, MANY),
        ("symbiosis", position.symbiosis, 0, len(RACES)),
        ("taken_from", position.taken_from, NONE, position.seats - 1),
        ("paid_out", position.paid_out, 0, (1 << position.seats) - 1),
        ("help", position.help, 0, MANY),
    ]


def ship_lists(position: Position) -> list[tuple[str, list[int], int, int]]:
    """Every list by ship; only ships on the board are dumped, each as a row of these."""
    return [
        ("place", position.place, RETREATING, len(position.galaxy.place_names) - 1),
        ("flags", position.flags, 0, EVERY_FLAG),
        ("came", position.came, NONE, position.galaxy.spaces - 1),
    ]


def _rows(lists: list[tuple[str, list[int], int, int]], numbers: list[int]) -> list[list[int]]:
    """The entries of these numbers, each row headed by its number."""
    columns = [values for _name, values, _low, _high in lists]
    return [[number, *[column[number] for column in columns]] for number in numbers]


def dump(position: Position) -> Plain:
    data: Plain = {
        "seats": position.seats,
        "options": dict(position.settings.values),
        "rng": position.rng.dump(),
        "round": position.round,
        "phase": position.phase,
        "first": position.first,
        "active": position.active,
        "asked": position.asked,
        "out": position.out,
        "acted": position.acted,
        "victory": position.victory,
        "winners": list(position.winners),
        "holdings": [list(planets) for planets in position.holdings],
        "fleets": [list(ships) for ships in position.fleets],
        "orders": [[order.data() for order in orders] for orders in position.orders],
        "costs": [list(costs) for costs in position.costs],
        "journey": _dump_journey(position.journey),
        "star": list(position.star),
        "known": list(position.known),
        "planet_count": list(position.planet_count),
        "planets": _rows(planet_lists(position), _revealed(position)),
        "ships": _rows(ship_lists(position), [ship for fleet in position.fleets for ship in fleet]),
    }
    for name, values, _low, _high in seat_lists(position):
        data[name] = list(values)
    return data


def _dump_journey(journey: Journey | None) -> object:
    if journey is None:
        return None
    return [
        journey.ship,
        list(journey.route),
        journey.step,
        journey.points,
        journey.orbit,
        journey.against,
        journey.then,
    ]


def _revealed(position: Position) -> list[int]:
    each = position.galaxy.planets_each
    return [
        system * each + number
        for system in range(position.galaxy.systems)
        for number in range(position.planet_count[system])
    ]


# ---------------------------------------------------------------------- the way back

KEYS: Final = (
    *("seats", "options", "rng", "winners", "holdings", "fleets", "orders", "costs", "journey", *SCALARS),
    *("race", "leader", "bonus", "event", "event_used", "politics", "anarchy_upkeeps", "geologist", "gold", "science"),
    *("global_discontent", "standing", "bankrupt_rounds", "eliminated", "energy_store", "capital", "committed"),
    *("changes", "levels", "minerals", "star", "known", "planet_count", "planets", "ships"),
)


def fill(position: Position, table: Table) -> None:
    """Read everything but seats, options and rng into a fresh position; StateError for what cannot be."""
    seats = position.seats
    position.round = table.integer("round", 0, MANY)
    position.phase = table.integer("phase", 0, FINISHED)
    position.first = table.integer("first", 0, seats - 1)
    position.active = table.integer("active", 0, seats - 1)
    position.asked = table.integer("asked", NONE, seats - 1)
    position.out = table.integer("out", 0, (1 << seats) - 1)
    position.acted = table.integer("acted", 0, (1 << seats) - 1)
    position.victory = table.integer("victory", NONE, len(VICTORIES) - 1)
    position.winners = table.integers("winners", None, 0, seats - 1)
    for name, values, low, high in seat_lists(position):
        values[:] = table.integers(name, len(values), low, high)
    position.star[:] = table.integers("star", len(position.star), NONE, VOID)
    position.known[:] = table.integers("known", len(position.known), 0, TOTAL)
    most = position.galaxy.planets_each
    position.planet_count[:] = table.integers("planet_count", len(position.planet_count), 0, most)
    if position.phase > SETUP_HOME and min(position.race + position.leader + position.event + position.politics) < 0:
        raise table.wrong("race", "after the set-up every seat has a race, a leader, an event and a political system")
    position.holdings = _lists(table, "holdings", seats, len(position.type))
    position.fleets = _lists(table, "fleets", seats, len(position.place))
    position.costs = _lists(table, "costs", seats, MANY)
    _fill_rows(table, "planets", planet_lists(position), _revealed(position))
    ships = [ship for fleet in position.fleets for ship in fleet]
    _fill_rows(table, "ships", ship_lists(position), ships)
    position.orders = _orders(position, table)
    position.journey = _journey(position, table)
    for seat in range(seats):
        count_minerals(position, seat)


def _fill_rows(table: Table, key: str, lists: list[tuple[str, list[int], int, int]], numbers: list[int]) -> None:
    """Rows as `_rows` wrote them, for exactly these numbers in this order."""
    rows = table.items(key, len(numbers))
    for number, row in zip(numbers, rows, strict=True):
        where = f"{table.where}: {key} {number}"
        entries = Table({"row": row}, where, StateError).integers("row", len(lists) + 1)
        if entries[0] != number:
            raise table.wrong(key, f"the row of {number} is expected, not that of {entries[0]}")
        for place, (name, values, low, high) in enumerate(lists):
            entry = entries[place + 1]
            if not low <= entry <= high:
                raise table.wrong(f"{key} {number}", f"{name}: a whole number from {low} to {high} is expected")
            values[number] = entry


def _lists(table: Table, key: str, seats: int, below: int) -> list[list[int]]:
    result: list[list[int]] = []
    for number, entry in enumerate(table.items(key, seats)):
        row = Table({key: entry}, f"{table.where}: {key}[{number}]", StateError)
        result.append(row.integers(key, None, 0, below - 1))
    return result


def _orders(position: Position, table: Table) -> list[list[Action[Any]]]:
    result: list[list[Action[Any]]] = []
    for number, entry in enumerate(table.items("orders", position.seats)):
        if not isinstance(entry, list):
            raise table.wrong(f"orders[{number}]", "a list is expected")
        orders: list[Action[Any]] = []
        for data in entry:
            try:
                action = position.game.action(data)
            except FarportError as error:
                raise table.wrong(f"orders[{number}]", str(error)) from None
            if not isinstance(action, Order) or not _known(position, number, action):
                raise table.wrong(f"orders[{number}]", f"{data} is no order at this table")
            orders.append(action)
        if len(orders) != len(position.costs[number]):
            raise table.wrong(f"costs[{number}]", "one cost for each order is expected")
        result.append(orders)
    return result


def _known(position: Position, seat: int, order: Order) -> bool:
    """What the order names is there: rules look it up without asking again."""
    planet = order.data().get("planet")
    ship = order.data().get("ship")
    if isinstance(planet, str) and position.find_planet(planet) == NONE:
        return False
    return not isinstance(ship, str) or position.find_ship(seat, ship) != NONE


def _journey(position: Position, table: Table) -> Journey | None:
    if table.value("journey") is None:
        return None
    ship, route, step, points, orbit, against, then = table.items("journey", 7)
    row = Table(
        {
            "ship": ship,
            "route": route,
            "step": step,
            "points": points,
            "orbit": orbit,
            "against": against,
            "then": then,
        },
        f"{table.where}: journey",
        StateError,
    )
    spaces = row.integers("route", None, 0, position.galaxy.spaces - 1)
    return Journey(
        row.integer("ship", 0, len(position.place) - 1),
        tuple(spaces),
        row.integer("step", 0, max(0, len(spaces) - 1)),
        row.integer("points", 0, MANY),
        row.integer("orbit", NONE, len(position.galaxy.place_names) - 1),
        row.integer("against", NONE, position.seats - 1),
        row.integer("then", 0, len(THENS) - 1),
    )
