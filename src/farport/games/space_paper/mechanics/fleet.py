"""The fleet: ships coming onto the board and leaving it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from farport.games.space_paper.vocabulary import NONE, READY, RESERVE
from farport.kernel import Event

if TYPE_CHECKING:
    from farport.games.space_paper.state import Position


def launch(position: Position, seat: int, kind: int, planet: int) -> int:
    """SP-208: a ship of the reserve appears in the planet's orbit, ready. There must be one in reserve (SP-005)."""
    tables = position.tables
    ship = seat * tables.ship_markers + kind * tables.ships_each
    while position.place[ship] != RESERVE:
        ship += 1
    position.own_place()[ship] = position.galaxy.orbits + planet
    position.own_fleets()[seat].append(ship)
    position.tell(
        Event("ship_launched", seat, {"ship": position.ship_name(ship), "planet": position.planet_name(planet)})
    )
    return ship


def scrap(position: Position, ship: int) -> None:
    """A ship returns to its owner's reserve (SP-114), as if it had never left it."""
    position.own_fleets()[position.owner_of_ship(ship)].remove(ship)
    position.own_place()[ship] = RESERVE
    position.flags[ship] = READY
    position.own_came()[ship] = NONE


def destroy(position: Position, ship: int, reason: str) -> None:
    """A ship is lost, and everybody sees why."""
    scrap(position, ship)
    position.tell(
        Event("ship_destroyed", position.owner_of_ship(ship), {"ship": position.ship_name(ship), "reason": reason})
    )


def destroy_all(position: Position, seat: int, reason: str) -> None:
    for ship in position.fleets[seat].copy():
        destroy(position, ship, reason)
