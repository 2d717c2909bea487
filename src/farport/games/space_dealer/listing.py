"""What the kinds offer, written out: the same actions in the same order, with what cannot be offered left out at once.

Most kinds have nothing to say most of the time, for one of a few reasons that they share: no hourglass is idle, none
is usable, nobody has goods, no offer is open. These are looked up once. Nothing here is a rule: whatever is not left
out is asked what it offers, and the kit holds the list against that of the kinds.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from farport.games.space_dealer.actions.attacks import Block, Sabotage
from farport.games.space_dealer.actions.cargo import Deliver, Dump, MoveGoods
from farport.games.space_dealer.actions.jobs import StartBuild, StartFlight, StartTech, StartUse
from farport.games.space_dealer.actions.planning import DiscardPlanned, Draw, Keep, Plan
from farport.games.space_dealer.actions.trading import Accept, Counter, Decline, MakeOffer, Withdraw
from farport.games.space_dealer.actions.using import Cancel, Release, UseBuild, UseCard, UseTech, usable
from farport.games.space_dealer.actions.waiting import Done, Wait
from farport.games.space_dealer.mechanics.building import site_refusal
from farport.games.space_dealer.vocabulary import (
    BUILD,
    FIRST_COLUMN,
    INACTIVE,
    LAST_COLUMN,
    NOBODY,
    NOTHING_THERE,
    PLANT,
    RUNNING,
    RUNOUT,
    SITE_LEFT,
    SITE_RIGHT,
    USABLE,
)
from farport.kernel import Action, State

if TYPE_CHECKING:
    from farport.games.space_dealer.state import Position

PLANT_SITES: Final[list[int]] = [SITE_LEFT, SITE_RIGHT]
COLUMN_SITES: Final[list[int]] = list(range(FIRST_COLUMN, LAST_COLUMN + 1))


def listed(position: Position, seat: int) -> list[Action[Any]]:
    """What the seat may do now."""
    terms = position.terms
    runs = position.phase == RUNNING
    whole = runs or (position.phase == RUNOUT and not terms.effects_only)
    if not whole or position.commands[seat] >= terms.tables.most_commands:
        return State.list_actions(position, seat)  # few kinds are left
    actions: list[Action[Any]] = []
    ready = _has_hourglass(position, seat, USABLE)
    aboard = _has_cargo(position, seat)
    goods = aboard or _has_stored(position, seat)
    if runs:
        _list_starts(position, seat, actions)
    if aboard:
        actions.extend(Deliver.offers(position, seat))
    if ready:
        _list_uses(position, seat, actions)
    actions.extend(Plan.offers(position, seat))
    actions.extend(Keep.offers(position, seat))
    if goods or terms.advanced:  # where goods may lie on neutral fields too
        actions.extend(MoveGoods.offers(position, seat))
    if goods:
        actions.extend(Dump.offers(position, seat))
    _list_trade(position, seat, goods, actions)
    if terms.advanced:
        actions.extend(Sabotage.offers(position, seat))
        actions.extend(Block.offers(position, seat))
    if ready:
        actions.extend(Release.offers(position, seat))
    actions.extend(Wait.offers(position, seat))
    if not runs:
        actions.extend(Done.offers(position, seat))
    return actions


def _list_starts(position: Position, seat: int, actions: list[Action[Any]]) -> None:
    if _has_hourglass(position, seat, INACTIVE):
        actions.extend(StartTech.offers(position, seat))
        actions.extend(StartBuild.offers(position, seat))
        actions.extend(StartUse.offers(position, seat))
        actions.extend(StartFlight.offers(position, seat))
    if position.level(seat) > 1 and not position.drawn[seat] and position.planning_room(seat) > 0:
        actions.extend(Draw.offers(position, seat))
    if position.terms.allow_cancel:
        actions.extend(Cancel.offers(position, seat))


def _list_uses(position: Position, seat: int, actions: list[Action[Any]]) -> None:
    actions.extend(UseCard.offers(position, seat))
    _list_buildings(position, seat, actions)
    actions.extend(UseTech.offers(position, seat))
    actions.extend(DiscardPlanned.offers(position, seat))


def _list_trade(position: Position, seat: int, goods: bool, actions: list[Action[Any]]) -> None:
    """In the advanced game cards change hands wherever the ships are; some probes reach ships elsewhere."""
    terms = position.terms
    if terms.advanced or terms.probe_to_foreign or _can_trade(position, seat, goods):
        actions.extend(MakeOffer.offers(position, seat))
    if _has_offers(position):
        actions.extend(Counter.offers(position, seat))
        actions.extend(Accept.offers(position, seat))
        actions.extend(Decline.offers(position, seat))
        actions.extend(Withdraw.offers(position, seat))


def _has_hourglass(position: Position, seat: int, state: int) -> bool:
    first = seat * position.terms.slots
    for hourglass in range(first, first + position.terms.slots):
        if position.hourglass[hourglass] == state:
            return True
    return False


def _has_cargo(position: Position, seat: int) -> bool:
    for ship, cargo in enumerate(position.cargo):
        if cargo and position.ship_owner[ship] == seat:
            return True
    return False


def _has_stored(position: Position, seat: int) -> bool:
    for card in position.built[seat]:
        if position.stored[card]:
            return True
    return False


def _has_offers(position: Position) -> bool:
    for offer in position.offers:
        if offer is not None:
            return True
    return False


def _can_trade(position: Position, seat: int, goods: bool) -> bool:
    """Somebody has goods, and a holder of the seat is where one of somebody else is."""
    mine = 1 << position.home[seat]
    theirs = 0
    for other in range(position.seats):
        if other != seat:
            theirs |= 1 << position.home[other]
            goods = goods or _has_stored(position, other)
    for ship, owner in enumerate(position.ship_owner):
        if owner == NOBODY or position.ship_to[ship] != NOTHING_THERE:
            continue
        if owner == seat:
            mine |= 1 << position.ship_at[ship]
        else:
            theirs |= 1 << position.ship_at[ship]
            goods = goods or position.cargo[ship] > 0
    return goods and mine & theirs != 0


def _list_buildings(position: Position, seat: int, actions: list[Action[Any]]) -> None:
    """UseBuild, asked only for sites that its card could have."""
    for hourglass in usable(position, seat, BUILD):
        card = position.job_on[hourglass]
        for site in _sites(position, seat, card):
            if site_refusal(position, seat, card, site) is None:
                actions.append(UseBuild(position.number(hourglass), site))


def _sites(position: Position, seat: int, card: int) -> Sequence[int]:
    """SD-044 to SD-048: plants lie beside the grid, what has connections where there is power, cities in any column."""
    terms = position.terms
    if terms.layout[card] == PLANT:
        return PLANT_SITES
    if not terms.connections[card]:
        return COLUMN_SITES
    powered = position.powered[seat]
    return [column for column in range(LAST_COLUMN + 1) if powered >> column & 1]
