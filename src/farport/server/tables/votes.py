"""What needs the others' consent: going back further than one may alone, and votes."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from farport.server.tables.play import Play


class Ask:
    """`seat` asks to go back to entry `to`; `yes` are the seats that have agreed, `of` those that must. In logs from
    before they were written down these are the people who play at the moment."""

    __slots__ = ("of", "seat", "seq", "to", "yes")

    def __init__(self, seq: int, seat: int, to: int, yes: tuple[int, ...], of: tuple[int, ...] | None = None) -> None:
        self.seq = seq
        self.seat = seat
        self.to = to
        self.yes = yes
        self.of = of

    def with_yes(self, seats: list[int]) -> Ask:
        yes = (*self.yes, *[seat for seat in seats if seat not in self.yes])
        return Ask(self.seq, self.seat, self.to, yes, self.of)

    def waiting(self, play: Play) -> list[int]:
        asked = play.voters(self.seat) if self.of is None else self.of
        return [seat for seat in asked if seat not in self.yes and not play.seats[seat].resigned]

    def dump(self) -> list[object]:
        return [self.seq, self.seat, self.to, list(self.yes), None if self.of is None else list(self.of)]


class Vote:
    """`seat` wants the table to pause, continue or be abandoned; `yes` are the seats that have agreed, `of` those that
    must: whoever is there when it is called, to pause and to continue, else (None) all people who play."""

    __slots__ = ("of", "seat", "what", "yes")

    def __init__(self, what: str, seat: int, yes: tuple[int, ...], of: tuple[int, ...] | None = None) -> None:
        self.what = what
        self.seat = seat
        self.yes = yes
        self.of = of

    def with_yes(self, seats: list[int], of: tuple[int, ...] | None) -> Vote:
        yes = (*self.yes, *[seat for seat in seats if seat not in self.yes])
        return Vote(self.what, self.seat, yes, self.of if of is None else of)

    def waiting(self, play: Play) -> list[int]:
        asked = range(len(play.seats)) if self.of is None else self.of
        return [number for number in asked if play.seats[number].is_person and number not in self.yes]

    def dump(self) -> list[object]:
        return [self.what, self.seat, list(self.yes), None if self.of is None else list(self.of)]
