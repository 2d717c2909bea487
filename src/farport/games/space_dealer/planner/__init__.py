"""The game's own planner: one sensible command for a seat, by rules of thumb or, for who is schooled, by voyages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from farport.games.space_dealer.planner import commands
from farport.games.space_dealer.planner.merchant import plan_voyages
from farport.kernel import Action, Bits, Manner

if TYPE_CHECKING:
    from farport.games.space_dealer.state import Position


def plan(position: Position, seat: int, rng: Bits, manner: Manner) -> list[Action[Any]]:
    if manner.schooled:
        return plan_voyages(position, seat, rng, manner)
    return commands.plan(position, seat, rng, manner)
