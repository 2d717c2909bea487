"""What the kinds offer, written out: the same actions in the same order, with what cannot be offered left out at once.

Nothing here is a rule: whatever is not left out is asked what it offers, and the kit holds the list against that of
the kinds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from farport.games.space_paper.actions.construction import Build, Cancel, SetStandingOrder, Settle
from farport.games.space_paper.actions.events import PlayEvent
from farport.games.space_paper.actions.movement import EndTurn, Move
from farport.games.space_paper.actions.resources import Abandon, ChangePolitics, Relocate, SetGeologist, SwitchBonus
from farport.games.space_paper.actions.ships import Attack, CreateBlackHole, DestroyBlackHole, Invade, Jump, Land, Scan
from farport.games.space_paper.actions.technology import Research
from farport.games.space_paper.actions.upkeep import Defer, KeepSurplus, Sell
from farport.games.space_paper.actions.windows import ClearOrders, Commit
from farport.games.space_paper.vocabulary import C_ORDERS, M_TURN, NONE, R_ORDERS, T_ORDERS, U_ORDERS
from farport.kernel import Action, State

if TYPE_CHECKING:
    from farport.games.space_paper.state import Position


def listed(position: Position, seat: int) -> list[Action[Any]]:
    """What the seat may do now."""
    actions: list[Action[Any]] = []
    phase = position.phase
    if position.asked != NONE:
        return State.list_actions(position, seat)
    if phase == M_TURN:
        if seat == position.active:
            _list_turn(position, seat, actions)
    elif position.committed[seat] or not position.simultaneous:
        return State.list_actions(position, seat)
    elif phase == C_ORDERS:
        _list_construction(position, seat, actions)
    elif phase == R_ORDERS:
        _list_resources(position, seat, actions)
    elif phase == U_ORDERS:
        _list_upkeep(position, seat, actions)
    elif phase == T_ORDERS:
        actions.extend(Commit.offers(position, seat))
        actions.extend(Research.offers(position, seat))
        _list_rest(position, seat, actions)
    else:
        return State.list_actions(position, seat)
    return actions


def _list_rest(position: Position, seat: int, actions: list[Action[Any]]) -> None:
    """What every window ends with."""
    if not position.event_used[seat]:
        actions.extend(PlayEvent.offers(position, seat))
    actions.extend(ClearOrders.offers(position, seat))


def _list_resources(position: Position, seat: int, actions: list[Action[Any]]) -> None:
    actions.extend(Commit.offers(position, seat))
    actions.extend(Relocate.offers(position, seat))
    actions.extend(Abandon.offers(position, seat))
    actions.extend(SwitchBonus.offers(position, seat))
    actions.extend(SetGeologist.offers(position, seat))
    actions.extend(ChangePolitics.offers(position, seat))
    _list_rest(position, seat, actions)


def _list_construction(position: Position, seat: int, actions: list[Action[Any]]) -> None:
    actions.extend(Commit.offers(position, seat))
    actions.extend(Build.offers(position, seat))
    if any(position.item[planet] != NONE for planet in position.holdings[seat]):
        actions.extend(Cancel.offers(position, seat))
    actions.extend(Settle.offers(position, seat))
    actions.extend(SetStandingOrder.offers(position, seat))
    _list_rest(position, seat, actions)


def _list_turn(position: Position, seat: int, actions: list[Action[Any]]) -> None:
    actions.extend(EndTurn.offers(position, seat))
    if position.fleets[seat]:
        actions.extend(Move.offers(position, seat))
        actions.extend(Jump.offers(position, seat))
        actions.extend(DestroyBlackHole.offers(position, seat))
        actions.extend(CreateBlackHole.offers(position, seat))
        actions.extend(Attack.offers(position, seat))
        actions.extend(Invade.offers(position, seat))
        actions.extend(Land.offers(position, seat))
    actions.extend(Scan.offers(position, seat))
    actions.extend(PlayEvent.offers(position, seat))


def _list_upkeep(position: Position, seat: int, actions: list[Action[Any]]) -> None:
    actions.extend(Commit.offers(position, seat))
    actions.extend(Sell.offers(position, seat))
    actions.extend(Abandon.offers(position, seat))
    actions.extend(Defer.offers(position, seat))
    actions.extend(KeepSurplus.offers(position, seat))
    _list_rest(position, seat, actions)
