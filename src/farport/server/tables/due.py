"""When a table must be looked at again although nobody does anything: bots, defaults, clocks, absent people."""

from __future__ import annotations

from collections.abc import Container
from typing import Final

from farport.server.tables.play import Play

CHOICE_TIMEOUT_MS: Final = 60_000  # for secret first choices of a timed game, where its data say nothing else
MINUTE_MS: Final = 60_000
KEEPERS: Final = {"default": "default", "caretaker": "caretaker", "replace": "nobody"}  # of the absent, by policy
MACHINES: Final = ("bot", "caretaker", "default")
AT_ONCE: Final = 0


def due_at(play: Play, thinking: Container[int] = ()) -> int | None:
    """The earliest moment that follows from the log alone. None: nobody but people can move this table.

    `thinking`: seats whose bot is at work on its move already.
    """
    if play.status != "running":
        return None
    if play.ready_check:
        missed = [missed_at(play, seat) for seat in play.awaited]
        return min([moment for moment in missed if moment is not None], default=None) if missed else AT_ONCE
    if machines(play, thinking):  # while the countdown runs they wait too
        return AT_ONCE if play.time is None or not play.time.running else play.time.anchor
    if play.time is not None:
        return _timed_due_at(play)
    moments = [moment for seat in play.to_move for moment in (up_at(play, seat), missed_at(play, seat))]
    return min([moment for moment in moments if moment is not None], default=None)


def machines(play: Play, thinking: Container[int] = ()) -> list[int]:
    """The seats to move for which no person plays."""
    return [seat for seat in play.to_move if play.seats[seat].keeper in MACHINES and seat not in thinking]


def up_at(play: Play, number: int) -> int | None:
    """When a person's time is up and that means something."""
    seat = play.seats[number]
    return seat.up_at if play.charter.settings.time.up != "nothing" and seat.keeper == "person" else None


def missed_at(play: Play, number: int) -> int | None:
    """When it is time to see whether a person who is awaited is still there."""
    seat = play.seats[number]
    settings = play.charter.settings
    since = play.awaited_since(number)
    if settings.absence not in KEEPERS or since is None or seat.keeper != "person":
        return None
    return since + settings.absence_minutes * MINUTE_MS


def _timed_due_at(play: Play) -> int | None:
    assert play.time is not None
    if play.time.running and play.state.next_due is not None:
        return play.time.wall(play.state.next_due)
    return choices_due_at(play)


def choices_due_at(play: Play) -> int | None:
    """When the time for secret first choices is over: until they are made the game's clock stands still."""
    if play.time is None or play.time.running or play.ready_check or not play.to_move:
        return None
    return play.time.anchor + play.charter.wall_ms("choice_timeout_ms", CHOICE_TIMEOUT_MS)
