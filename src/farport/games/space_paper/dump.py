"""A position as plain data. restore.py is the way back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from farport.games.space_paper.mechanics.journey import Journey
from farport.kernel import Plain

if TYPE_CHECKING:
    from farport.games.space_paper.state import Position


def _rows(lists: list[tuple[str, list[int], int, int]], numbers: list[int]) -> list[list[int]]:
    """The entries of these numbers, each row headed by its number."""
    columns = [values for _name, values, _low, _high in lists]
    return [[number, *[column[number] for column in columns]] for number in numbers]


def dump(position: Position) -> Plain:
    data: Plain = {
        "seats": position.seats,
        "options": dict(position.terms.options),
        "rng": position.rng.dump(),
        "orders": [[order.data() for order in orders] for orders in position.orders],
        "journey": _dump_journey(position.journey),
        "planets": _rows(position.planet_columns(), revealed(position)),
        "ships": _rows(position.ship_columns(), [ship for fleet in position.fleets for ship in fleet]),
        **position.dump_fields(),
    }
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
