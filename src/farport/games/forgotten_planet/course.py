"""The course of a turn: energy and robots, actions, control, production, the end of the turn and of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from farport.games.forgotten_planet.mechanics.control import decider, renew_markers
from farport.games.forgotten_planet.mechanics.grid import cell_xy
from farport.games.forgotten_planet.vocabulary import (
    ACT,
    ASSIGN,
    BLUE,
    BROWN,
    CHOOSE_CUBES,
    COLOURS,
    NOBODY,
    OVER,
    SPECIAL,
)
from farport.kernel import Event

if TYPE_CHECKING:
    from farport.games.forgotten_planet.state import Position


def begin_turn(position: Position) -> None:
    """Phase 1: fresh energy (FP-10, FP-11), then ON and OFF (FP-12), both by the markers as they lie."""
    tables = position.tables
    seat = position.order[position.place]
    position.active = seat
    position.mover = seat
    position.phase = ACT
    position.fresh = tables.basic_energy + position.zone(seat) // tables.tiles_per_extra
    position.built = False
    position.taken = 0
    position.allowance = position.fresh + position.stored[seat]
    on = 0
    first = seat * tables.robots_each
    for robot in range(tables.robots_each):
        if position.friendly(seat, position.robot_at[first + robot]):  # FP-12, FP-76; nobody holds the stock
            on |= 1 << robot
    position.on[seat] = on
    position.tell(
        Event(
            "turn",
            seat,
            {
                "round": position.rounds + 1,
                "energy": position.fresh,
                "stored": position.stored[seat],
                "on": list(position.acting_robots(seat)),
            },
        )
    )


def after_action(position: Position) -> None:
    """What follows by itself: phase 2 ends when there is nothing left to spend (FP-24)."""
    if position.phase != ACT:
        return
    if position.fresh == 0 and position.stored[position.active] == 0 and position.open_steps == 0:
        close_actions(position)


def close_actions(position: Position) -> None:
    """The end of phase 2, then phase 3. Energy neither spent nor stored is lost (FP-24)."""
    seat = position.active
    if position.terms.auto_store:
        kept = min(position.fresh, position.tables.store_cap - position.stored[seat])
        if kept:
            position.stored[seat] += kept
            position.fresh -= kept
            position.say("stored", seat, {"energy": kept, "stored": position.stored[seat]})
    if position.fresh:
        position.say("energy_lost", seat, {"energy": position.fresh})
    position.fresh = 0
    position.open_steps = 0
    renew_markers(position)  # FP-25, FP-62
    ask_or_produce(position)


def ask_or_produce(position: Position) -> None:
    """Tiles tied between allies are given one by one (FP-79c); production waits until all are answered."""
    if position.asked:
        position.phase = ASSIGN
        position.mover = decider(position, position.asked[0])
        return
    produce(position)


def produce(position: Position) -> None:
    """Phase 4: the active player's robots on controlled mines, common mines first (FP-70, FP-72, FP-75)."""
    seat = position.active
    tables = position.tables
    purse = 3 * position.purse[seat]
    special = 0
    for place in range(seat * tables.robots_each, (seat + 1) * tables.robots_each):
        cell = position.robot_at[place]
        tile = position.tile[cell]  # the stock is outside
        if not BROWN <= tile <= SPECIAL or not position.friendly(seat, cell):
            continue
        if tile <= BLUE:
            position.cubes[purse + tile - BROWN] += 1
            position.say("produced", seat, {"at": cell_xy(cell), "cube": COLOURS[tile - BROWN]})
        else:
            special += 1
    position.special_robots = special
    if special:  # FP-71
        position.phase = CHOOSE_CUBES
        position.mover = seat
    else:
        end_turn(position)


def end_turn(position: Position) -> None:
    """FP-73: the end of the game is checked, then the next player in turn order begins."""
    position.special_robots = 0
    position.quiet = 0 if position.built else position.quiet + 1
    position.place += 1
    if position.place == position.seats:
        position.place = 0
        position.rounds += 1
    reason = end_reason(position)
    if reason:
        position.phase = OVER
        position.mover = NOBODY
        position.active = NOBODY
        position.end_reason = reason
        position.tell(Event("game_over", None, {"reason": reason}))
    else:
        begin_turn(position)


def end_reason(position: Position) -> str:
    """Why the game ends with this turn, or an empty text (FP-100, FP-101)."""
    terms = position.terms
    if position.bank_land == 0:
        return "land_used_up"
    if position.open_cells == 0:
        return "area_full"
    if terms.stall_rounds and position.quiet >= terms.stall_rounds * position.seats:
        return "stalled"
    if terms.max_rounds and position.rounds >= terms.max_rounds:
        return "round_limit"
    return ""
