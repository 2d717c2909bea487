"""What the kinds offer, written out: the same actions in the same order, with what cannot be offered left out at once.

Nothing here is a rule: whatever is not left out is asked what it offers, and the kit holds the list against that of
the kinds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from farport.games.forgotten_planet.actions.base import BuildRobot, Concentrate, ConsumeMetal, EndActions, Sell, Store
from farport.games.forgotten_planet.actions.build import BuildBase, BuildLand, BuildMine
from farport.games.forgotten_planet.actions.move import Move
from farport.games.forgotten_planet.actions.wall import Blast, BlastWall, BuildWall, PushWall
from farport.games.forgotten_planet.vocabulary import ACT
from farport.kernel import Action, State

if TYPE_CHECKING:
    from farport.games.forgotten_planet.state import Position


def listed(position: Position, seat: int) -> list[Action[Any]]:
    """What the seat may do now."""
    if seat != position.mover or position.phase != ACT:
        return State.list_actions(position, seat)
    actions: list[Action[Any]] = []
    tables = position.tables
    energy = position.energy(seat)
    if position.on[seat]:
        actions.extend(Move.offers(position, seat))
        if energy:
            actions.extend(BuildLand.offers(position, seat))
            actions.extend(BuildMine.offers(position, seat))
            actions.extend(BuildBase.offers(position, seat))
            actions.extend(BuildWall.offers(position, seat))
            actions.extend(PushWall.offers(position, seat))
            actions.extend(Blast.offers(position, seat))
            actions.extend(BlastWall.offers(position, seat))
    first = 3 * position.purse[seat]
    cubes = position.cubes
    if cubes[first] + cubes[first + 1] + cubes[first + 2] >= tables.robot_cubes:
        actions.extend(BuildRobot.offers(position, seat))
    if position.has_each_colour(seat):
        actions.extend(Sell.offers(position, seat))
    actions.extend(Concentrate.offers(position, seat))
    if position.stored[seat] < tables.store_cap:
        actions.extend(Store.offers(position, seat))
    if energy >= tables.consume_energy:
        actions.extend(ConsumeMetal.offers(position, seat))
    actions.extend(EndActions.offers(position, seat))
    return actions
