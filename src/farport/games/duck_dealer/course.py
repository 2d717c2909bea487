"""The course of the game: from choice to choice in the set-up, from turn to turn, and to its end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from farport.games.duck_dealer.vocabulary import ACTION, CHOOSE_START, COLOURS, FREE_CUBES, NONE, OVER, TURN
from farport.kernel import Event

if TYPE_CHECKING:
    from farport.games.duck_dealer.state import Position


def next_equipment(position: Position) -> None:
    """DD-09: clockwise from the first player; then the start planets in the same order (DD-10)."""
    position.mover = (position.mover + 1) % position.seats
    if position.mover == position.first:
        position.phase = CHOOSE_START


def next_start(position: Position) -> None:
    """DD-10: when the last player has chosen, the first one has the first turn."""
    position.mover = (position.mover + 1) % position.seats
    if position.mover == position.first:
        begin_turn(position, position.first)


def begin_turn(position: Position, seat: int) -> None:
    """DD-11: a fresh turn; the ship stands where it stood, without any steps."""
    position.phase = TURN
    position.mover = seat
    position.active = seat
    position.budget = 0
    position.free_turn = False
    position.cube_spent = False
    position.jettisoned = False
    position.offers_made = 0
    position.offers_refused = []
    for colour in range(len(COLOURS)):
        position.virtual[colour] = 0
        position.spent[colour] = 0
    position.forget_ways()


def begin_actions(position: Position, free_cubes: int) -> None:
    """DD-22: first the free route cubes, if there are any to place; then all the rest (DD-24)."""
    position.free_cubes = free_cubes if position.reserve[position.active] > 0 else 0
    position.phase = FREE_CUBES if position.free_cubes > 0 else ACTION


def last_round(position: Position) -> bool:
    """Option final_round: the counter is full, and the round is played to its end."""
    return position.final_turns > 0


def close_turn(position: Position) -> None:
    """After a collecting turn and an action turn: the end of the game (DD-70, DD-73), or the next turn (DD-11)."""
    position.quiet = 0 if position.cube_spent else position.quiet + 1
    if len(position.counter) == position.terms.spaces:  # DD-70
        if position.terms.complete_round:  # the seats that have still to come in this round
            position.final_turns = (position.first - position.active - 1) % position.seats
        if position.final_turns == 0:
            return close_game(position, "counter", "DD-70")
    elif position.terms.stall_rounds > 0 and position.quiet >= position.terms.stall_rounds * position.seats:  # DD-73
        return close_game(position, "stall", "DD-73")
    return begin_turn(position, (position.active + 1) % position.seats)


def close_game(position: Position, reason: str, rule: str) -> None:
    """DD-71, DD-72: no final scoring; what is left over is worth nothing."""
    begin_turn(position, position.active)
    position.phase = OVER
    position.mover = NONE
    position.end_reason = reason
    position.happened.append(Event("game_over", None, {"reason": reason, "vp": list(position.vp), "rule": rule}))
