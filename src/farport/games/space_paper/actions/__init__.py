"""Every action of the game, and which of them each phase knows (SP-300, SP-305)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from farport.games.space_paper.actions.construction import Build, Cancel, SetStandingOrder, Settle
from farport.games.space_paper.actions.events import PlayEvent
from farport.games.space_paper.actions.movement import ContinueMove, EndTurn, Move, Stop, ship_in_transit
from farport.games.space_paper.actions.reactions import ChooseDefender, ChooseRetreat, Fire, ReactHelp
from farport.games.space_paper.actions.resources import Abandon, ChangePolitics, Relocate, SetGeologist, SwitchBonus
from farport.games.space_paper.actions.setup import ChooseEvent, ChooseHome, ChooseLeader, ChoosePolitics, ChooseRace
from farport.games.space_paper.actions.ships import (
    Attack,
    CreateBlackHole,
    DestroyBlackHole,
    Invade,
    Jump,
    Land,
    Scan,
)
from farport.games.space_paper.actions.technology import Research
from farport.games.space_paper.actions.upkeep import Defer, KeepSurplus, Sell
from farport.games.space_paper.actions.windows import ClearOrders, Commit
from farport.games.space_paper.words import M_TURN, NONE, REPUBLIC, SETUP_POLITICS
from farport.kernel import Action

if TYPE_CHECKING:
    from farport.games.space_paper.state import Position

KINDS: Final[tuple[tuple[type[Action[Any]], ...], ...]] = (
    (ChooseRace,),
    (ChooseLeader,),
    (ChooseEvent,),
    (ChoosePolitics, ClearOrders),
    (ChooseHome,),
    (Commit, Relocate, Abandon, SwitchBonus, SetGeologist, ChangePolitics, PlayEvent, ClearOrders),
    (Commit, Research, PlayEvent, ClearOrders),
    (Commit, Build, Cancel, Settle, SetStandingOrder, PlayEvent, ClearOrders),
    (EndTurn, Move, Jump, DestroyBlackHole, CreateBlackHole, Attack, Invade, Land, Scan, PlayEvent),
    (Commit, Sell, Abandon, Defer, KeepSurplus, PlayEvent, ClearOrders),
    (Stop, ContinueMove),
    (ChooseDefender,),
    (ChooseRetreat,),
    (ReactHelp,),
    (Fire,),
    (),
)

ACTIONS: Final[tuple[type[Action[Any]], ...]] = tuple(dict.fromkeys([kind for kinds in KINDS for kind in kinds]))


def default_action(position: Position, seat: int) -> Action[Any]:
    """For an absent player: give no orders, hold fire, stay where one is; the first choice where one must be made."""
    if position.phase == SETUP_POLITICS:
        republic = ChoosePolitics(REPUBLIC)
        if position.committed[seat] == 0 and republic.refusal(position, seat) is None:
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
        if isinstance(action, Move) and action.ship == name and action.against == NONE:
            return action
    raise AssertionError(f"{name} must move and cannot")
