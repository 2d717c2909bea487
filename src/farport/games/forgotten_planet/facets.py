"""What a balance report compares tables and seats by: the map, the start base, the place in the turn order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from farport.games.forgotten_planet.vocabulary import BASE

if TYPE_CHECKING:
    from farport.games.forgotten_planet.state import Position


def facets(position: Position, seat: int | None) -> dict[str, str]:
    if seat is None:
        return {"scenario": position.terms.scenario.id}
    found = {"turn order": str(position.order.index(seat) + 1)}
    for number, cell in enumerate(position.base_sites):
        if position.tile[cell] == BASE + seat:
            found["start base"] = str(number + 1)
    if position.terms.alliances:
        found["alliance"] = str(position.alliance[seat] + 1)
    return found
