"""Manner: how a player goes about a game: how far it looks, how much it overlooks, and what it likes to do.

A planner that is asked in a manner plays by the same rules and knows the same things. It sees less of what it could see
and forgets some of what it should do, as people do who have not played for long; and its temper tips the scales where
two ways are about as good, so that rivals of one strength differ. Who is schooled has studied the game: it reckons
openings and endings through where others go by rules of thumb.
"""

from __future__ import annotations

from typing import Final

from farport.kernel.errors import FarportError
from farport.kernel.randomness import Bits

BUILDER: Final = "builder"
RAIDER: Final = "raider"
TRADER: Final = "trader"
TEMPERS: Final = (BUILDER, RAIDER, TRADER)
GRAIN: Final = 10  # bits of a lot: forgetting is drawn in steps of a thousandth


class Manner:
    """`sight`: the part of what lies ahead that is looked at. `care`: the part of what should be done that is done."""

    __slots__ = ("care", "schooled", "sight", "temper")

    def __init__(self, *, sight: float = 1.0, care: float = 1.0, temper: str = "", schooled: bool = False) -> None:
        if not 0.0 < sight <= 1.0 or not 0.0 < care <= 1.0:
            raise FarportError(f"manner: sight and care are parts, above 0 up to 1, not {sight} and {care}")
        if temper and temper not in TEMPERS:
            raise FarportError(f"there is no temper {temper!r}; the tempers are: {', '.join(TEMPERS)}")
        self.sight = sight
        self.care = care
        self.temper = temper
        self.schooled = schooled

    def seen(self, most: int, least: int = 1) -> int:
        """How much of what could be looked at is looked at, rounded to the nearest."""
        return max(least, int(self.sight * most + 0.5))

    def forgets(self, rng: Bits) -> bool:
        """Whether something slips the mind now. Who is careful draws no lot."""
        return self.care < 1.0 and rng.getrandbits(GRAIN) >= self.care * (1 << GRAIN)

    def likes(self, temper: str) -> bool:
        return self.temper == temper

    def with_temper(self, temper: str) -> Manner:
        return Manner(sight=self.sight, care=self.care, temper=temper, schooled=self.schooled)


PLAIN: Final = Manner()  # sees all, forgets nothing, and has no favourites
