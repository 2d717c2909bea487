"""The safe action for an absent player: no orders, no fire, no move; the first choice where one must be made."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from farport.games.space_paper.actions.movement import Move, ship_in_transit
from farport.games.space_paper.actions.setup import ChoosePolitics
from farport.games.space_paper.vocabulary import M_TURN, NONE, REPUBLIC, SETUP_POLITICS
from farport.kernel import Action

if TYPE_CHECKING:
    from farport.games.space_paper.state import Position


def default_action(position: Position, seat: int) -> Action[Any]:
    if position.phase == SETUP_POLITICS:
        republic = ChoosePolitics(REPUBLIC)
        if republic.refusal(position, seat) is None:
            return republic
    if position.phase == M_TURN:
        ship = ship_in_transit(position, seat)
        if ship != NONE:
            return _move_on(position, seat, ship)
    return position.legal(seat)[0]


def _move_on(position: Position, seat: int, ship: int) -> Action[Any]:
    """SP-089: the first move of a ship in transit that starts no combat."""
    name = position.ship_name(ship)
    for action in Move.offers(position, seat):
        assert isinstance(action, Move)
        if action.ship == name and action.against == NONE:
            return action
    raise AssertionError(f"{name} must move and cannot")
