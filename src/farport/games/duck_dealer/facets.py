"""What a balance report compares tables and seats by: the map, the place in the turn order."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from farport.games.duck_dealer.state import Position


def facets(position: Position, seat: int | None) -> dict[str, str]:
    if seat is None:
        return {"map": position.galaxy.id}
    return {"turn order": str((seat - position.first) % position.seats + 1)}
