"""The safe action for an absent player: end, take the first, keep what is held."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from farport.games.forgotten_planet.actions import AssignTile, Bid, EndActions
from farport.games.forgotten_planet.vocabulary import ACT, ASSIGN, BID
from farport.kernel import Action

if TYPE_CHECKING:
    from farport.games.forgotten_planet.state import Position


def default_action(position: Position, seat: int) -> Action[Any]:
    if position.phase == ACT:
        return EndActions()
    if position.phase == ASSIGN:
        at = position.asked[0]
        holder = position.holder[at]
        return AssignTile(at, holder if holder >= 0 else seat)
    if position.phase == BID:
        # Whoever bids holds no base, and nobody holds two: so there is one without a marker.
        return Bid(next(base for base, stack in enumerate(position.stacks, start=1) if not stack))
    # The others list their choices in the right order: brown, white, blue, land; kinds and cells in reading order.
    return position.legal(seat)[0]
