"""Schrödinger passages: pairs of markers, from one of which a ship comes to the other (DD-35 to DD-37)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from farport.games.duck_dealer.vocabulary import NONE

if TYPE_CHECKING:
    from farport.games.duck_dealer.state import Position


def other_end(position: Position, planet: int) -> int:
    """The planet with the other marker of the pair that begins here, or NONE."""
    owner = position.passage_at[planet]
    if owner < 0:
        return NONE
    one, other = position.passage_of[2 * owner : 2 * owner + 2]
    return other if one == planet else one
