"""The life of an hourglass (SD-020): assigned to a job, run out, used or released, put aside by sabotage."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from farport.games.space_dealer import refusals
from farport.games.space_dealer.vocabulary import (
    ACTIVE,
    BUILD,
    CARDS,
    CLEAR,
    FLIGHT,
    IDLE,
    INACTIVE,
    JOBS,
    NOTHING_THERE,
    RESERVE,
    RUNOUT,
    SHIPS,
    TECH,
    USABLE,
    VOID,
)
from farport.kernel import Event, Refusal

if TYPE_CHECKING:
    from farport.games.space_dealer.state import Position

UNNAMED: Final = 0  # a start command that names no hourglass takes the one with the lowest number


def named(position: Position, seat: int, number: int) -> int:
    """The seat's hourglass of that number, or nothing there."""
    if not 1 <= number <= position.terms.slots:
        return NOTHING_THERE
    hourglass = seat * position.terms.slots + number - 1
    return hourglass if position.hourglass[hourglass] != RESERVE else NOTHING_THERE


def free_refusal(position: Position, seat: int, number: int) -> Refusal | None:
    """SD-022: the last check of every start command."""
    if number == UNNAMED:
        found = position.idle_hourglass(seat) != NOTHING_THERE
    else:
        found = position.hourglass[named(position, seat, number)] == INACTIVE
    return None if found else refusals.NO_FREE_HOURGLASS


def exists_refusal(position: Position, seat: int, number: int) -> Refusal | None:
    """SD-015, for a start command that names its hourglass."""
    if number != UNNAMED and named(position, seat, number) == NOTHING_THERE:
        return refusals.UNKNOWN
    return None


def use_refusal(position: Position, seat: int, number: int) -> Refusal | None:
    """SD-028: only a usable hourglass can be used."""
    hourglass = named(position, seat, number)
    if hourglass == NOTHING_THERE:
        return refusals.UNKNOWN
    state = position.hourglass[hourglass]
    if state in (ACTIVE, VOID):
        return refusals.USE_NOT_RUN_OUT
    return None if state == USABLE else refusals.USE_NOT_USABLE


def start(position: Position, seat: int, number: int, job: int, on: int) -> None:
    """SD-009: an inactive hourglass is turned over; from now on it runs exactly its minute (SD-003)."""
    hourglass = position.idle_hourglass(seat) if number == UNNAMED else named(position, seat, number)
    position.hourglass[hourglass] = ACTIVE
    position.job[hourglass] = job
    position.job_on[hourglass] = on
    position.due[hourglass] = position.clock + position.terms.hourglass_ms
    position.started[hourglass] = position.seq + 1
    if job == TECH:
        position.tech_hourglass[seat] = hourglass
    elif job == FLIGHT:
        position.ship_hourglass[on] = hourglass
    else:
        position.card_hourglass[on] = hourglass
    _tell(position, "job_started", seat, hourglass)


def take_off(position: Position, hourglass: int) -> None:
    """The hourglass leaves its field (SD-023: which is then free)."""
    job = position.job[hourglass]
    on = position.job_on[hourglass]
    if job == TECH:
        position.tech_hourglass[hourglass // position.terms.slots] = NOTHING_THERE
    elif job == FLIGHT:
        position.ship_hourglass[on] = NOTHING_THERE
    elif job != IDLE:
        position.card_hourglass[on] = NOTHING_THERE
    position.job[hourglass] = IDLE
    position.job_on[hourglass] = NOTHING_THERE


def free(position: Position, hourglass: int) -> None:
    """It becomes INACTIVE, by whatever way; SD-122: one that is owed goes back to the reserve at this moment."""
    take_off(position, hourglass)
    position.hourglass[hourglass] = INACTIVE
    position.due[hourglass] = 0
    position.started[hourglass] = 0
    pay_debt(position, hourglass)


def gain(position: Position, hourglass: int) -> None:
    """SD-122: from the reserve, inactive; since version 2 it goes back at once where the seat owes one."""
    seat = hourglass // position.terms.slots
    position.hourglass[hourglass] = INACTIVE
    position.spare_hourglasses -= 1
    position.say("hourglass_gained", seat, {"hourglass": position.number(hourglass)})
    if position.terms.new_hourglass_pays_debt:
        pay_debt(position, hourglass)


def pay_debt(position: Position, hourglass: int) -> None:
    """SD-122: this one has become inactive, so it is the one that goes back, if its owner owes one."""
    seat = hourglass // position.terms.slots
    if position.debts[seat] > 0:
        position.debts[seat] -= 1
        give_back(position, hourglass)


def give_back(position: Position, hourglass: int) -> None:
    position.hourglass[hourglass] = RESERVE
    position.spare_hourglasses += 1
    seat = hourglass // position.terms.slots
    position.say("hourglass_returned", seat, {"hourglass": position.number(hourglass)})


def put_aside(position: Position, hourglass: int, returns: bool) -> None:
    """SD-111, SD-113: VOID with its old end; the job is lost, and what lay under it stays where it is (SD-029).

    A ship `returns` to where it came from: the flight did not happen (SD-112).
    """
    job = position.job[hourglass]
    ship = position.job_on[hourglass]
    take_off(position, hourglass)
    position.hourglass[hourglass] = VOID
    if job == FLIGHT and returns:
        position.ship_to[ship] = NOTHING_THERE
        seat = hourglass // position.terms.slots
        position.say("flight_undone", seat, {"ship": SHIPS[ship], "field": position.ship_at[ship]})


def run_out(position: Position, hourglass: int) -> None:
    """SD-026: what happens by itself when the sand is through."""
    seat = hourglass // position.terms.slots
    if position.hourglass[hourglass] == VOID:
        if position.marked[hourglass]:
            position.marked[hourglass] = False
            position.spare_markers += 1
        position.say("void_ended", seat, {"hourglass": position.number(hourglass)})
        free(position, hourglass)
        return
    job = position.job[hourglass]
    on = position.job_on[hourglass]
    if job == FLIGHT:
        land(position, seat, on)
        free(position, hourglass)
    elif job == TECH and position.terms.auto_tech:
        raise_tech(position, seat)
        free(position, hourglass)
    elif job == CLEAR:  # SD-119
        position.own_blocked()[on] = False
        position.blocks[seat] -= 1
        position.spare_markers += 1
        position.say("field_cleared", seat, {"card": CARDS[on]})
        free(position, hourglass)
    else:  # SD-025: the effect waits for its owner
        position.hourglass[hourglass] = USABLE
        position.due[hourglass] = 0
        _tell(position, "hourglass_usable", seat, hourglass)


def land(position: Position, seat: int, ship: int) -> None:
    """SD-074."""
    position.ship_at[ship] = position.ship_to[ship]
    position.ship_to[ship] = NOTHING_THERE
    position.late_landing[ship] = position.phase == RUNOUT
    position.say("landed", seat, {"ship": SHIPS[ship], "field": position.ship_at[ship]})


def raise_tech(position: Position, seat: int) -> None:
    """SD-033: one position up."""
    position.tech[seat] += 1
    position.say("tech_raised", seat, {"position": position.tech[seat] + 1, "level": position.level(seat)})


def _tell(position: Position, kind: str, seat: int, hourglass: int) -> None:
    """A planned card that lies face down (option planning_visible) keeps its name to its owner."""
    job = position.job[hourglass]
    on = position.job_on[hourglass]
    data: dict[str, object] = {"hourglass": position.number(hourglass), "job": JOBS[job]}
    if position.due[hourglass]:
        data["due"] = position.due[hourglass]
    if job == FLIGHT:
        data["ship"] = SHIPS[on]
        data["from"] = position.ship_at[on]
        data["to"] = position.ship_to[on]
    elif job == BUILD and not position.terms.planning_visible:
        position.happened.append(Event(kind, seat, data, {"card": CARDS[on]}, (seat,)))
        return
    elif job != TECH:
        data["card"] = CARDS[on]
    position.say(kind, seat, data)
