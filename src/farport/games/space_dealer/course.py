"""Time as an input (SD-001 to SD-018): what happens by itself and in which order, who is woken, and how time ends.

There is no clock in here. SD-005, SD-008, SD-013: stamps, late clients and pauses belong to the table, which decides
when `advance` is called and with what; a pause is time that does not pass, and leaves no trace in a record.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from farport.games.space_dealer.mechanics.hourglasses import run_out
from farport.games.space_dealer.mechanics.trade import NEVER
from farport.games.space_dealer.vocabulary import CHOICE, NOBODY, PILE, RUNNING, RUNOUT, SCORED
from farport.kernel import Event, FarportError

if TYPE_CHECKING:
    from farport.games.space_dealer.state import Position

MINUTE_MS: Final = 60_000
FREE: Final = ("wait", "done", "choose_start")  # SD-018: these do not count


def next_due(position: Position) -> int | None:
    """The earliest timer event (SD-010). While the start is being chosen, and when all is over, the clock stands."""
    earliest = _next_seen(position)
    for offer in position.offers:
        if offer is not None:
            earliest = min(earliest, offer.due)
    return None if earliest == NEVER else earliest


def due_for(position: Position, seat: int | None) -> int | None:
    """The same as far as the seat knows: of offers between others it does not."""
    earliest = _next_seen(position)
    for offer in position.offers:
        if offer is not None and offer.concerns(seat):
            earliest = min(earliest, offer.due)
    return None if earliest == NEVER else earliest


def _next_seen(position: Position) -> int:
    """The earliest timer event of those that all see coming: everything but the ends of offers."""
    if position.phase in (CHOICE, SCORED):
        return NEVER
    earliest = (position.clock // MINUTE_MS + 1) * MINUTE_MS
    end = position.terms.game_ms if position.phase == RUNNING else position.runout_at + position.terms.runout_ms
    earliest = min(earliest, end)
    for due in position.due:
        if due:
            earliest = min(earliest, due)
    for wake in position.wake_at:
        if wake:
            earliest = min(earliest, wake)
    return earliest


def advance(position: Position, to_ms: int) -> list[Event]:
    """SD-011: all that is due until `to_ms` happens, in time order. However many steps it takes, it is the same."""
    if to_ms < position.clock:
        raise FarportError(f"the game time is {position.clock} ms; it cannot go back to {to_ms} ms")
    position.happened = []
    while True:
        due = next_due(position)
        if due is None or due > to_ms:
            break
        _set(position, due)
        _happen(position)
    if position.phase in (RUNNING, RUNOUT):
        _set(position, to_ms)
    events = position.happened
    position.happened = []
    return events


def _set(position: Position, now: int) -> None:
    """`now` grows, and with it every seat's budget of commands (SD-018)."""
    if now > position.clock:
        position.clock = now
        for seat in range(position.seats):
            position.commands[seat] = 0
            position.offers_made[seat] = 0


def _happen(position: Position) -> None:
    """Everything that is due at this very moment, in the order of SD-012."""
    now = position.clock
    stirred = now % MINUTE_MS == 0
    due = [(position.started[hourglass], hourglass) for hourglass, end in enumerate(position.due) if end == now]
    for _, hourglass in sorted(due):
        run_out(position, hourglass)
        stirred = True
    stirred = _end_offers(position) or stirred
    for seat in range(position.seats):
        if position.wake_at[seat] == now:  # it concerns nobody else, or one seat's reaction would wake all others
            _rouse(position, seat)
    if now == position.terms.game_ms:  # SD-140
        stirred = begin_runout(position, "time") or stirred
    if stirred:
        for seat in range(position.seats):
            wake(position, seat)
    if position.phase == RUNOUT and now == position.runout_at + position.terms.runout_ms:  # SD-144
        finish(position)


def _end_offers(position: Position) -> bool:
    """The oldest first (SD-012). Whether there were any."""
    ended = [
        (offer.born, place) for place, offer in enumerate(position.offers) if offer and offer.due == position.clock
    ]
    for _, place in sorted(ended):
        offer = position.offers[place]
        assert offer is not None
        position.offers[place] = None
        position.tell(offer.tally("offer_expired", reveals=True))  # all who wait are woken by it (SD-017)
    return bool(ended)


# ---------------------------------------------------------------------- waiting (SD-017)


def wake(position: Position, seat: int) -> None:
    """Something concerns the seat. With `bot_reaction_ms` it notices so much later, as a wake-up."""
    if not position.waiting >> seat & 1:
        return
    if position.terms.reaction_ms == 0:
        _rouse(position, seat)
        return
    notice = position.clock + position.terms.reaction_ms
    earlier = position.wake_at[seat]
    position.wake_at[seat] = min(earlier, notice) if earlier else notice


def _rouse(position: Position, seat: int) -> None:
    position.waiting &= ~(1 << seat)
    position.wake_at[seat] = 0


def wake_at_field(position: Position, field: int) -> None:
    """Whoever lives on the field or has a ship landed there sees what is done there. (Who does it is awake anyway.)"""
    if position.host[field] != NOBODY:
        wake(position, position.host[field])
    for ship, owner in enumerate(position.ship_owner):
        if position.ship_at[ship] == field and position.landed(ship):
            wake(position, owner)


def after_command(position: Position, seat: int, do: str) -> None:
    """SD-005, SD-007: commands are counted as they take effect; all but `wait` end waiting and `done`."""
    position.seq += 1
    if do == "wait":
        return
    _rouse(position, seat)
    if do not in FREE:
        position.commands[seat] += 1
        if position.done >> seat & 1:  # everybody saw that it was done; what it does now may be secret
            position.done &= ~(1 << seat)
            position.say("goes_on", seat, {})
    if position.done == position.terms.everybody:  # SD-144
        finish(position)


# ---------------------------------------------------------------------- the end (SD-140 to SD-145)


def begin_runout(position: Position, reason: str) -> bool:
    """SD-145: only once; a second last marker, or the end of time, then changes nothing. Whether it begins now."""
    if position.phase != RUNNING:
        return False
    position.phase = RUNOUT
    position.runout_at = position.clock
    position.say("runout_began", None, {"reason": reason, "until": position.clock + position.terms.runout_ms})
    return True


def finish(position: Position) -> None:
    """SD-038: pairs still pending go under their piles. What is usable and unused is lost."""
    for seat in range(position.seats):
        level = position.drawn_level[seat]
        for card in position.drawn[seat]:
            position.own_piles()[level].append(card)
            position.place[card] = PILE
            position.owner[card] = NOBODY
        position.drawn[seat] = []
        position.drawn_level[seat] = 0
    for place in range(len(position.offers)):
        position.offers[place] = None
    position.waiting = 0
    for seat in range(position.seats):
        position.wake_at[seat] = 0
    position.phase = SCORED
    position.say("game_over", None, {"scores": [position.score(seat) for seat in range(position.seats)]})
