"""The safe action for an absent player: a useful ship, collecting, no deals, and a short way out of action turns."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from farport.games.duck_dealer.actions.setup import ChooseEquipment
from farport.games.duck_dealer.actions.turns import StartAction, cubes_on_board, discovery_due
from farport.games.duck_dealer.course import last_round
from farport.games.duck_dealer.vocabulary import (
    ACTION,
    BLUE,
    CHOOSE_EQUIPMENT,
    CHOOSE_START,
    COLOURS,
    FREE_CUBES,
    HOLD,
    LEFT,
    MERCHANT,
    NAVIGATOR,
    NONE,
    OFFER_FREE,
    RED,
    RIGHT,
    TURN,
    YELLOW,
)
from farport.kernel import Action

if TYPE_CHECKING:
    from farport.games.duck_dealer.state import Position

GOOD_SHIP: Final = (HOLD, NAVIGATOR, MERCHANT)  # the best of the starting ships that were tried


def default_action(position: Position, seat: int) -> Action[Any]:
    catalogue = position.catalogue
    phase = position.phase
    if phase == CHOOSE_EQUIPMENT:
        pieces = [GOOD_SHIP[place % len(GOOD_SHIP)] for place in range(position.tables.start_equipment)]
        return ChooseEquipment(tuple(sorted(pieces)))
    if phase == CHOOSE_START:
        return catalogue.choose_start[free_start(position)]
    if phase == TURN:
        return collect(position, seat)
    if phase == OFFER_FREE:
        return catalogue.decline_free_turn[0]
    if phase == FREE_CUBES:
        return catalogue.done_free[0]
    if phase == ACTION:
        return leave(position, seat)
    return catalogue.refuse_offer[0]


def free_start(position: Position) -> int:
    """The first start planet that nobody has chosen."""
    free = [start for start in position.galaxy.starts if start not in position.place]
    return free[0]


def collect(position: Position, seat: int) -> Action[Any]:
    """The colour that the seat has least of, if there is any.

    A table without a stall guard (DD-73) would collect for ever. So there, when the stock is dry, an action turn is
    used up instead.
    """
    first = len(COLOURS) * seat
    there = [colour for colour in range(len(COLOURS)) if position.stock[colour] > 0]
    if not there:
        if position.terms.stall_rounds == 0:
            return StartAction("" if last_round(position) else cube_for_counter(position, seat))
        return position.catalogue.collect[RED]
    held = [position.tokens[first + colour] for colour in there]
    return position.catalogue.collect[there[held.index(min(held))]]


def leave(position: Position, seat: int) -> Action[Any]:
    """End the turn; at a table that asks for it, goods over capacity are thrown away first, the cheapest first."""
    if position.terms.capacity_at_end and position.over(seat) > 0:
        aboard = [good for good in position.tables.goods.order if position.aboard(seat, good) > 0]
        return position.catalogue.jettison[aboard[0]]
    pile = NONE
    if discovery_due(position, seat):
        pile = LEFT if position.pile_left_over(LEFT) > 0 else RIGHT
    red, yellow, blue = kept(position, seat)
    return position.catalogue.end_turn(red, yellow, blue, pile)


def kept(position: Position, seat: int) -> tuple[int, int, int]:
    """The tokens to keep under DD-26: one by one what is most useful to begin the next turn with."""
    first = len(COLOURS) * seat
    held = position.tokens[first : first + len(COLOURS)]
    keep = [0, 0, 0]
    for _ in range(min(position.tables.keep_limit, sum(held))):
        left = [colour for colour in (BLUE, RED, YELLOW) if keep[colour] < held[colour]]
        kept_so_far = [keep[colour] for colour in left]
        keep[left[kept_so_far.index(min(kept_so_far))]] += 1
    return keep[RED], keep[YELLOW], keep[BLUE]


def cube_for_counter(position: Position, seat: int) -> str:
    """The cube that starts an action turn: from the reserve, or else the first one on the board (DD-21)."""
    return "" if position.reserve[seat] > 0 else cubes_on_board(position, seat)[0]
