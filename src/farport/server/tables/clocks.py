"""Clocks: one object for each kind of time control says how a seat's time is counted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from farport.server.protocol.shapes import TimeControl
    from farport.server.tables.seating import SeatPlay

DAY_MS: Final = 86_400_000


class Clock:
    """Without a limit: what is spent is counted, and nothing ever runs out. The others change what they must.

    `limited`: time can run out, so it is shown, and given back after an outage. `lag_counts`: moments matter, so what a
    slow connection takes is given back too.
    """

    limited: bool = False
    lag_counts: bool = False

    def at_first(self, control: TimeControl) -> int | None:
        """What a seat has when the game begins, in milliseconds; None: no limit."""
        return None

    def begin(self, seat: SeatPlay, control: TimeControl) -> None:
        """The seat is asked now, and was not before."""

    def moved(self, seat: SeatPlay, control: TimeControl) -> None:
        """The seat has moved and is asked again."""

    def end(self, seat: SeatPlay, control: TimeControl) -> None:
        """The seat is not asked any more."""


class Days(Clock):
    """So many days for every move."""

    limited = True

    def begin(self, seat: SeatPlay, control: TimeControl) -> None:
        seat.left_ms = control.days * DAY_MS

    def moved(self, seat: SeatPlay, control: TimeControl) -> None:
        self.begin(seat, control)


class Live(Clock):
    """A bank for the whole game, and an increment for every turn."""

    limited = True
    lag_counts = True

    def at_first(self, control: TimeControl) -> int | None:
        return control.bank_s * 1_000

    def end(self, seat: SeatPlay, control: TimeControl) -> None:
        if seat.left_ms is not None:
            seat.left_ms += control.increment_s * 1_000


CLOCKS: Final[dict[str, Clock]] = {"none": Clock(), "days": Days(), "live": Live()}  # by `TimeControl.kind`
LIMITED: Final = tuple([kind for kind, clock in CLOCKS.items() if clock.limited])


def clock_of(control: TimeControl) -> Clock:
    return CLOCKS[control.kind]
