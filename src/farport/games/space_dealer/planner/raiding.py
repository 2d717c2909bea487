"""Attacks and the transport probe: what they are worth, when a marker is spent and goods are sent (advanced game)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from farport.games.space_dealer.actions.attacks import Block, Sabotage
from farport.games.space_dealer.actions.using import UseCard
from farport.games.space_dealer.fields import SEAT_BASE
from farport.games.space_dealer.mechanics import holders
from farport.games.space_dealer.mechanics.goods import NOTHING, count
from farport.games.space_dealer.mechanics.hourglasses import named
from farport.games.space_dealer.planner.appraisal import ACTION_VALUE, best_trip
from farport.games.space_dealer.vocabulary import BUILD, FLIGHT, NOTHING_THERE, TECH, TRANSPORT_PROBE, USE
from farport.kernel import Action, Manner
from farport.kernel.manner import RAIDER

if TYPE_CHECKING:
    from farport.games.space_dealer.state import Position

CARGO: Final = 0.7  # points that a good on its way is worth to its owner
RUN: Final = 0.5  # of what a run brings, what its delay costs
BUILDING: Final = 1.0
TECH_RUN: Final = 0.7
WORTH_A_MARKER: Final = 0.8  # points a rival must lose; markers are few
WORTH_TO_RAIDER: Final = 0.4
LOADING: Final = 0.25  # what a loaded marker is worth beside goods; a rival's loss is not all one's own gain
RAIDER_LOADS: Final = 1.2


def strike(position: Position, seat: int, manner: Manner) -> Action[Any] | None:
    """The attack that costs the leading rival most, once it costs enough."""
    best: Action[Any] | None = None
    most = WORTH_TO_RAIDER if manner.likes(RAIDER) else WORTH_A_MARKER
    for sabotage in Sabotage.offers(position, seat):
        loss = sabotage_loss(position, seat, sabotage)
        if loss > most:
            best, most = sabotage, loss
    for block in Block.offers(position, seat):
        loss = block_loss(position, seat, block)
        if loss > most:
            best, most = block, loss
    return best


def sabotage_loss(position: Position, seat: int, action: Sabotage) -> float:
    """What the victim loses: a whole run, whenever it is struck; its hourglass is void until it would have run out."""
    victim = action.hourglass // SEAT_BASE
    if victim == seat:
        return 0.0
    hourglass = named(position, victim, action.hourglass % SEAT_BASE)
    what = position.job[hourglass]
    on = position.job_on[hourglass]
    loss = 0.0
    if what == FLIGHT:
        loss = CARGO * count(position.cargo[on]) + RUN
    elif what == USE:
        loss = RUN * ACTION_VALUE.get(position.terms.type[on], 0.0)
    elif what == BUILD:
        loss = BUILDING
    elif what == TECH:
        loss = TECH_RUN
    return loss * rivalry(position, seat, victim)


def block_loss(position: Position, seat: int, action: Block) -> float:
    """A clearing run is lost, of the card that is worth most to its owner."""
    victim = position.owner[action.target]
    if victim == seat:
        return 0.0
    return RUN * ACTION_VALUE.get(position.terms.type[action.target], 0.0) * rivalry(position, seat, victim)


def rivalry(position: Position, seat: int, victim: int) -> float:
    """Whoever stands in the way of winning is worth an attack: the leader wholly, the others half."""
    ahead = max([position.score(other) for other in range(position.seats) if other != seat])
    return 1.0 if position.score(victim) == ahead else 0.5


def loading_value(manner: Manner) -> float:
    """What it is worth to have a marker, beside what goods are worth (`wants`)."""
    return RAIDER_LOADS if manner.likes(RAIDER) else LOADING


# ---------------------------------------------------------------------- the transport probe (SD-123)


def sending(position: Position, seat: int, card: int, number: int) -> UseCard | None:
    """To the ship that can do most with it; None while nothing would come of it."""
    gain, ship = best_receiver(position, seat, card)
    return UseCard(number, (), (), ship) if gain > 0.0 else None


def best_receiver(position: Position, seat: int, card: int) -> tuple[float, int]:
    """How much better the trip of an own ship that is under way becomes, and which one."""
    sent = position.stored[card]
    best = 0.0
    receiver = NOTHING_THERE
    if position.terms.type[card] != TRANSPORT_PROBE or sent == NOTHING:
        return best, receiver
    for ship in holders.ships(position, seat):
        where = position.ship_at[ship] if position.ship_to[ship] == NOTHING_THERE else position.ship_to[ship]
        if where == position.home[seat] or holders.room(position, ship) < count(sent):
            continue
        gain = _trip(position, seat, where, position.cargo[ship] + sent) - _trip(
            position, seat, where, position.cargo[ship]
        )
        if gain > best:
            best, receiver = gain, ship
    return best, receiver


def _trip(position: Position, seat: int, where: int, goods: int) -> float:
    trip = best_trip(position, seat, where, goods, count(goods))
    return 0.0 if trip is None else trip.rate
