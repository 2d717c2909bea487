"""What the kinds offer, written out: the same actions in the same order, with what cannot be offered left out at once.

Nothing here is a rule: whatever is not left out is asked what it offers, and the kit holds the list against that of
the kinds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from farport.games.duck_dealer.actions.building import BuildConsumer, BuildFactory, BuildYard, Claim, RouteCube
from farport.games.duck_dealer.actions.conditions import can_act_here
from farport.games.duck_dealer.actions.exchange import Offer
from farport.games.duck_dealer.actions.moving import Fly, Land, Passage, PlacePassage, PlacePassages
from farport.games.duck_dealer.actions.trading import Convert, Deliver, DiscardEquipment, Jettison, Mine, UseYard
from farport.games.duck_dealer.actions.turns import Collect, DoneFree, EndTurn, PlaceFree, StartAction
from farport.games.duck_dealer.vocabulary import ACTION, FREE_CUBES, TURN
from farport.kernel import Action, State

if TYPE_CHECKING:
    from farport.games.duck_dealer.state import Position


def listed(position: Position, seat: int) -> list[Action[Any]]:
    """What the seat may do now."""
    actions: list[Action[Any]] = []
    if seat != position.mover:
        return actions
    if position.phase == ACTION:
        _list_action_turn(position, seat, actions)
    elif position.phase == TURN:
        actions.extend(Collect.offers(position, seat))
        actions.extend(StartAction.offers(position, seat))
    elif position.phase == FREE_CUBES:
        actions.extend(PlaceFree.offers(position, seat))
        actions.extend(DoneFree.offers(position, seat))
    else:
        return State.list_actions(position, seat)
    return actions


def _list_action_turn(position: Position, seat: int, actions: list[Action[Any]]) -> None:
    """Every place that `fly_along` leads to is listed by `fly`."""
    here = can_act_here(position, seat)  # what is done on a planet needs it
    actions.extend(Fly.offers(position, seat))
    actions.extend(Passage.offers(position, seat))
    actions.extend(Land.offers(position, seat))
    if here:
        actions.extend(Mine.offers(position, seat))
        actions.extend(Convert.offers(position, seat))
        actions.extend(Deliver.offers(position, seat))
        actions.extend(BuildYard.offers(position, seat))
        actions.extend(BuildConsumer.offers(position, seat))
        actions.extend(BuildFactory.offers(position, seat))
        actions.extend(UseYard.offers(position, seat))
        actions.extend(Claim.offers(position, seat))
    actions.extend(RouteCube.offers(position, seat))
    if here:
        actions.extend(Offer.offers(position, seat))
    actions.extend(Jettison.offers(position, seat))
    actions.extend(PlacePassages.offers(position, seat))
    actions.extend(PlacePassage.offers(position, seat))
    if position.terms.remove_equipment:
        actions.extend(DiscardEquipment.offers(position, seat))
    actions.extend(EndTurn.offers(position, seat))
