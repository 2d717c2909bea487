"""The course of the game: from set-up through the five phases of every round (SP-300)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from farport.games.space_paper.mechanics.construction import advance_queues
from farport.games.space_paper.mechanics.order import reveal
from farport.games.space_paper.mechanics.resources import enforce_politics, take_income
from farport.games.space_paper.mechanics.upkeep import begin_upkeep, convert_surplus, count_anarchy, pay, pay_race_bonus
from farport.games.space_paper.scoring import check_after_income, check_after_round, check_after_upkeep, check_immediate
from farport.games.space_paper.vocabulary import (
    ACTIVATED,
    C_ORDERS,
    FINISHED,
    HASTENED,
    M_TURN,
    NONE,
    PHASES,
    R_ORDERS,
    SETUP_HOME,
    SETUP_POLITICS,
    T_ORDERS,
    TECHS,
    U_ORDERS,
    UNPAID,
)
from farport.kernel import Event

if TYPE_CHECKING:
    from farport.games.space_paper.state import Position

OPEN: Final = 0
COMMITTED: Final = 1
SKIPPED: Final = 2  # a seat that has no part in the window


# ---------------------------------------------------------------------- windows: secret, all at once


def open_window(position: Position, phase: int) -> None:
    """SP-301: everybody who has a part in the phase may give orders."""
    position.phase = phase
    for seat in range(position.seats):
        position.changes[seat] = 0
        position.committed[seat] = OPEN if _has_part(position, seat, phase) else SKIPPED
    position.tell(Event("phase", None, {"phase": PHASES[phase], "round": position.round}))
    if min(position.committed) == SKIPPED:
        close_window(position)


def _has_part(position: Position, seat: int, phase: int) -> bool:
    """SP-300: all living players; in T_ORDERS those whose science suffices."""
    if position.eliminated[seat] > 0:
        return False
    return phase != T_ORDERS or can_research(position, seat, position.science[seat])


def can_research(position: Position, seat: int, science: int) -> bool:
    """SP-050, SP-051: that science pays for a level of some technology."""
    top = position.tables.top_level
    costs = position.tables.level_costs(position.terms)
    for technology in range(seat * TECHS, (seat + 1) * TECHS):
        level = position.levels[technology]
        if level < top and science >= costs[level - 1]:
            return True
    return False


def commit(position: Position, seat: int) -> None:
    """The last commit reveals everything (SP-301)."""
    position.committed[seat] = COMMITTED
    position.tell(Event("committed", seat))
    if min(position.committed) != OPEN:
        close_window(position)


def close_window(position: Position) -> None:
    """Everybody has committed: orders are revealed and carried out, and the game goes on to the next decision."""
    phase = position.phase
    if phase == SETUP_POLITICS:
        _reveal_politics(position)
        return
    reveal(position)
    if phase == R_ORDERS:
        _after_resources(position)
    elif phase == T_ORDERS:
        check_immediate(position)
        if position.phase != FINISHED:
            open_window(position, C_ORDERS)
    elif phase == C_ORDERS:
        check_immediate(position)
        if position.phase != FINISHED:
            advance_queues(position)
            begin_movement(position)
    else:
        _after_upkeep(position)


def _reveal_politics(position: Position) -> None:
    """SP-012: the starting systems are shown together and cause no discontent."""
    for seat in range(position.seats):
        politics = position.tables.regimes.ids[position.politics[seat]]
        position.tell(Event("politics_chosen", seat, {"politics": politics}, reveals=True))
    position.phase = SETUP_HOME
    position.active = (position.first - 1) % position.seats


# ---------------------------------------------------------------------- the round


def begin_round(position: Position) -> None:
    """SP-019."""
    position.round += 1
    open_window(position, R_ORDERS)


def _after_resources(position: Position) -> None:
    """R2's checks and R3 (SP-030)."""
    for seat in position.living():
        enforce_politics(position, seat)
    for seat in position.living():
        take_income(position, seat)
    check_after_income(position)
    if position.phase != FINISHED:
        open_window(position, T_ORDERS)


def begin_movement(position: Position) -> None:
    """SP-085: from the first-player token clockwise."""
    position.phase = M_TURN
    position.out = 0
    position.acted = 0
    for seat in range(position.seats):
        if position.eliminated[seat] > 0:
            position.out |= 1 << seat
    position.active = (position.first - 1) % position.seats
    next_mover(position)


def next_mover(position: Position) -> None:
    """The next player who still moves; after the last one the phase is over."""
    for step in range(position.seats):
        seat = (position.active + 1 + step) % position.seats
        if (position.out >> seat) & 1:
            continue
        if (position.acted >> seat) & 1 and not has_ready_ship(position, seat):
            position.out |= 1 << seat  # with alternating activations: none left, so he is out
            continue
        position.active = seat
        position.acted |= 1 << seat
        position.tell(Event("turn", seat, {"phase": PHASES[M_TURN], "round": position.round}))
        return
    end_movement(position)


def has_ready_ship(position: Position, seat: int) -> bool:
    return any([position.flags[ship] & (ACTIVATED | UNPAID) == 0 for ship in position.fleets[seat]])


def end_activation(position: Position) -> None:
    """A ship has acted: back to its owner's turn, or on to the next player with alternating activations (SP-085)."""
    position.phase = M_TURN
    position.asked = NONE
    position.journey = None
    check_immediate(position)
    if position.phase != FINISHED and position.terms.alternate:
        next_mover(position)


def end_turn(position: Position, seat: int) -> None:
    """The seat moves no more in this phase."""
    position.out |= 1 << seat
    for ship in position.fleets[seat]:
        position.flags[ship] &= ~HASTENED  # SP-192: for this turn only
    next_mover(position)


def end_movement(position: Position) -> None:
    """SP-302: the token passes clockwise; then U_TICK, and the upkeep decisions."""
    position.help = [0] * len(position.help)  # SP-199
    position.first = (position.first + 1) % position.seats
    while position.eliminated[position.first] > 0:
        position.first = (position.first + 1) % position.seats
    for seat in position.living():
        begin_upkeep(position, seat)
    check_immediate(position)
    if position.phase != FINISHED:
        for seat in position.living():
            pay_race_bonus(position, seat)
        open_window(position, U_ORDERS)


def _after_upkeep(position: Position) -> None:
    """SP-240: U4 to U8; the sales of U3 are carried out already."""
    for seat in position.in_turn_order():
        pay(position, seat, position.deferred[seat])
        position.own_deferred()[seat] = []
    check_after_upkeep(position)
    if position.phase == FINISHED:
        return
    for seat in position.living():
        if not (position.keeps >> seat) & 1:
            convert_surplus(position, seat)
        count_anarchy(position, seat)
    position.keeps = 0
    check_after_round(position)
    if position.phase != FINISHED:
        begin_round(position)
