"""The line of play: the moves that count now, undone ones left out, and how far back a seat may go by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from farport.kernel import State
from farport.server.protocol.shapes import UndoOffer

if TYPE_CHECKING:
    from farport.server.tables.play import Play

KEPT_STATES: Final = 2  # positions kept in memory for undo; older ones are rebuilt from snapshot and log
START_SEQ: Final = 1


class Step:
    """One move of the line: its number, its seat, whether it brought something to light, and the state before it."""

    __slots__ = ("before", "reveals", "seat", "seq")

    def __init__(self, seq: int, seat: int | None, reveals: bool, before: State | None) -> None:
        self.seq = seq
        self.seat = seat
        self.reveals = reveals
        self.before = before


def kept(line: list[Step]) -> None:
    """Forget the state before the step that has become too old. A copy of the line has the same steps, so a new one
    takes its place."""
    if len(line) > KEPT_STATES:
        old = line[-KEPT_STATES - 1]
        if old.before is not None:
            line[-KEPT_STATES - 1] = Step(old.seq, old.seat, old.reveals, None)


def free_undo(play: Play, seat: int) -> UndoOffer:
    """How far `seat` may take back alone: its own last moves, until something came to light or another seat acted."""
    if play.over:
        return UndoOffer(seat=seat, reason="finished")
    if play.status != "running":
        return UndoOffer(seat=seat, reason="paused")
    if play.time is not None:
        return UndoOffer(seat=seat, reason="clock")
    if play.seats[seat].resigned:
        return UndoOffer(seat=seat, reason="nothing")
    end = play.made - 1
    last = end
    while last >= 0 and play.step(last).seat != seat:
        last -= 1
    if last < 0:
        return UndoOffer(seat=seat, reason="nothing")
    ask_to = _before(play, last)
    if play.in_secret(seat):
        return UndoOffer(seat=seat, reason="secret", ask_to=ask_to)
    if not play.charter.settings.free_undo:
        return UndoOffer(seat=seat, reason="off", ask_to=ask_to)
    if last < end:
        return UndoOffer(seat=seat, reason="other_seat", ask_to=ask_to)
    if play.step(last).reveals:
        return UndoOffer(seat=seat, reason="reveal", ask_to=ask_to)
    first = last
    while first > 0 and play.step(first - 1).seat == seat and not play.step(first - 1).reveals:
        first -= 1
    return UndoOffer(seat=seat, to=ask_to, turn_to=_before(play, first), ask_to=ask_to)


def _before(play: Play, place: int) -> int:
    """The number of the entry after which the step at `place` was made."""
    return play.step(place - 1).seq if place > 0 else START_SEQ
