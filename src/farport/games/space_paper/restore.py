"""A position from the plain data that dump.py gave; whatever is no position is refused with a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from farport.games.space_paper.dump import dump, revealed
from farport.games.space_paper.mechanics.civilisation import count_minerals
from farport.games.space_paper.mechanics.journey import Journey
from farport.games.space_paper.mechanics.order import Order
from farport.games.space_paper.state import Position
from farport.games.space_paper.vocabulary import (
    MANY,
    NONE,
    SETUP_HOME,
    THENS,
)
from farport.kernel import Action, FarportError, OptionError, Plain, Rng, StateError, Table

if TYPE_CHECKING:
    from farport.games.space_paper.game import SpacePaper


def restore(game: SpacePaper, data: Plain) -> Position:
    table = Table(data, "state", StateError)
    named = table.integer("rules_version") if table.has("rules_version") else 1
    if named != game.rules_version:
        raise StateError(f"state: it is not of {game.id} with rules version {game.rules_version}")
    seats = table.integer("seats", game.seats[0], game.seats[-1])
    try:
        terms = game.terms(seats, game.options.restored(table))
    except OptionError as error:
        raise StateError(f"state: {error}") from None
    key, counter = table.integers("rng", 2, 0)
    position = Position(game, terms, Rng(key, counter))
    position.clear_fields()
    table.only(dump(position))
    _fill(position, table)
    return position


def _fill(position: Position, table: Table) -> None:
    """Read everything but seats, options and rng into a fresh position; StateError for what cannot be."""
    position.restore_fields(table)
    if position.phase > SETUP_HOME and min(position.race + position.leader + position.event + position.politics) < 0:
        raise table.wrong("race", "after the set-up every seat has a race, a leader, an event and a political system")
    _fill_rows(table, "planets", position.planet_columns(), revealed(position))
    ships = [ship for fleet in position.fleets for ship in fleet]
    _fill_rows(table, "ships", position.ship_columns(), ships)
    position.orders = _orders(position, table)
    position.journey = _journey(position, table)
    for seat in range(position.seats):
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
