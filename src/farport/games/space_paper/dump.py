"""A position as plain data. restore.py is the way back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from farport.games.space_paper.mechanics.journey import Journey
from farport.games.space_paper.mechanics.rosette import LEVELS
from farport.games.space_paper.vocabulary import (
    ACTIVATED,
    ALWAYS,
    ATTACKED,
    BUILDINGS,
    CAPITAL,
    EVENTS,
    HASTENED,
    ITEMS,
    LEADERS,
    MINERAL_KINDS,
    NONE,
    POLITICS,
    RACES,
    RETREATING,
    SIZES,
    TYPES,
    UNPAID,
)
from farport.kernel import Plain

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
    lists = [
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
    if position.terms.return_ends_with_its_discontent:
        lists.append(("capture_discontent", position.capture_discontent, 0, MANY))
    return lists


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
        "options": dict(position.terms.options),
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
        "planets": _rows(planet_lists(position), revealed(position)),
        "ships": _rows(ship_lists(position), [ship for fleet in position.fleets for ship in fleet]),
    }
    for name, values, _low, _high in seat_lists(position):
        data[name] = list(values)
    if position.game.rules_version > 1:  # the dumps of version 1 name none
        data["rules_version"] = position.game.rules_version
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


def revealed(position: Position) -> list[int]:
    each = position.galaxy.planets_each
    return [
        system * each + number
        for system in range(position.galaxy.systems)
        for number in range(position.planet_count[system])
    ]
