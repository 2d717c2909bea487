"""Counting: the numbers that a viewer's log has. What is kept from a viewer has no number there, and leaves no gap.

Inside the server every entry has one number, its place in the log of the table. Nobody outside is told it: a number
that was left out would tell that somebody did something in secret.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from typing import Final

Known = tuple[int, ...]  # the seats that know of an entry, where not everybody does
Secret = tuple[int, Known]  # the number of such an entry, and who knows of it


class Count:
    """How somebody who looks as `seats` (none: a spectator) counts the entries of a log."""

    __slots__ = ("_hidden",)

    def __init__(self, secrets: Iterable[Secret], seats: Sequence[int]) -> None:
        self._hidden = [seq for seq, known in secrets if not any([seat in known for seat in seats])]

    def knows(self, seq: int) -> bool:
        place = bisect_right(self._hidden, seq)
        return place == 0 or self._hidden[place - 1] != seq

    def number(self, seq: int) -> int:
        """How many of the entries up to `seq` the viewer knows of: the number of the latest of them."""
        return seq - bisect_right(self._hidden, seq)

    def seq(self, number: int) -> int:
        """The entry that the viewer calls `number`."""
        seq = number
        for hidden in self._hidden:
            if hidden > seq:
                break
            seq += 1
        return seq

    def last(self, number: int) -> int:
        """The last entry before the one that the viewer will call `number` + 1: hidden ones may have come after it."""
        return self.seq(number + 1) - 1


EVERYTHING: Final = Count((), ())  # of a log without secrets: everybody counts all of it
