"""The game's own planner: what a plain player with one clear aim would do, phase by phase.

It proposes, the greedy bot follows. It sees a guess, never the truth, and needs only what every player can see.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from farport.games.space_paper.planner.economy import plan_construction, plan_research, plan_resources, plan_upkeep
from farport.games.space_paper.planner.fleet import plan_answer, plan_movement
from farport.games.space_paper.planner.opening import plan_setup
from farport.games.space_paper.planner.sprint import plan_sprint
from farport.games.space_paper.vocabulary import C_ORDERS, M_TURN, R_ORDERS, SETUP_HOME, T_ORDERS, U_ORDERS
from farport.kernel import Action, Bits, Manner, Rng

if TYPE_CHECKING:
    from farport.games.space_paper.state import Position


def plan(position: Position, seat: int, rng: Bits, manner: Manner) -> list[Action[Any]]:
    """The next actions of the seat: all of a window at once, else one at a time."""
    phase = position.phase
    if seat not in position.to_move:
        return []
    if manner.schooled:
        proposed = plan_sprint(position, seat, Rng(rng.getrandbits(64)), manner)
        if proposed:
            return proposed
    if phase <= SETUP_HOME:
        return plan_setup(position, seat, Rng(rng.getrandbits(64)), manner)
    if phase == R_ORDERS:
        return plan_resources(position, seat, rng, manner)
    if phase == T_ORDERS:
        return plan_research(position, seat, rng, manner)
    if phase == C_ORDERS:
        return plan_construction(position, seat, rng, manner)
    if phase == U_ORDERS:
        return plan_upkeep(position, seat)
    if phase == M_TURN:
        return plan_movement(position, seat, rng, manner)
    return plan_answer(position, seat)
