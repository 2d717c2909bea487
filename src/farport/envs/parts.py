"""Actions in parts: first the kind, then one axis after the other, so that a choice is among a few dozen at a time.

A long axis (SpacePaper's ships have some thousand places to go to) is asked in several digits. A part on which only one
value is left is not asked, except the first.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from typing import Final

from farport.kernel import Encoding

WIDTH: Final = 50  # values of one part; the kinds of every game of ours fit in

Prefix = tuple[int, ...]


def digits(place: int, count: int) -> Prefix:
    """A place among `count` ones, in as few digits as hold them all; none for what is no choice."""
    found: list[int] = []
    while count > 1:
        place, last = divmod(place, WIDTH)
        found.append(last)
        count = -(-count // WIDTH)
    return tuple(reversed(found))


class Parts:
    """The parts of every number of an encoding."""

    __slots__ = ("_firsts", "_known", "depth", "encoding", "width")

    def __init__(self, encoding: Encoding) -> None:
        self.encoding = encoding
        self._firsts = [run.first for run in encoding.runs]
        self._known: dict[int, Prefix] = {}
        lasts = [self.of(run.first + run.size - 1) for run in encoding.runs if run.size]
        self.depth = max([len(last) for last in lasts])
        longest = max([len(axis.values) for run in encoding.runs for axis in run.axes], default=1)
        self.width = min(WIDTH, max(len(encoding.runs), longest))

    def of(self, number: int) -> Prefix:
        """The kind's run, then the places on its axes, the last axis last."""
        known = self._known.get(number)
        if known is None:
            place = bisect_right(self._firsts, number) - 1
            run = self.encoding.runs[place]
            within = number - run.first
            found: Prefix = ()
            for axis in reversed(run.axes):
                within, value = divmod(within, len(axis.values))
                found = digits(value, len(axis.values)) + found
            known = self._known[number] = (digits(place, len(self._firsts)) or (0,)) + found
        return known

    def following(self, listed: Iterable[int], prefix: Prefix) -> list[int]:
        """The values that the next part can have, for what is listed and begins so; none if it is whole."""
        length = len(prefix)
        found = {of[length] for of in map(self.of, listed) if of[:length] == prefix and len(of) > length}
        return sorted(found)

    def settled(self, listed: Iterable[int], prefix: Prefix) -> tuple[int | None, Prefix]:
        """The number that the prefix settles, or None; and the prefix, with the parts that are no choice any more."""
        left = {number: of for number in listed if (of := self.of(number))[: len(prefix)] == prefix}
        if len(left) == 1:
            ((number, whole),) = left.items()
            return number, whole
        while len(values := {of[len(prefix)] for of in left.values()}) == 1:
            prefix = (*prefix, *values)
        return None, prefix
