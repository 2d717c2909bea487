"""What a balance report compares seats by: the planet, which is their ship and colour."""

from __future__ import annotations

from typing import TYPE_CHECKING

from farport.games.space_dealer.vocabulary import PLANETS

if TYPE_CHECKING:
    from farport.games.space_dealer.state import Position


def facets(position: Position, seat: int | None) -> dict[str, str]:
    return {} if seat is None else {"planet": PLANETS[position.planet[seat]]}
