"""Tempers: what a bot likes to do, so that rivals of one strength differ. Whoever makes a bot may name its temper.

Where nobody does, the bot's seed decides: the same seed is the same rival. At a table of people every bot is somebody:
a name goes with the temper, so that whoever meets it again knows what it likes.
"""

from __future__ import annotations

import hashlib
from typing import Final, NamedTuple

from farport.kernel import TEMPERS
from farport.kernel.manner import BUILDER, RAIDER, TRADER

CAST: Final[dict[str, tuple[str, ...]]] = {  # as many of each as there are seats at the largest table
    BUILDER: ("Orlo", "Bruna", "Keld", "Masha", "Tiro", "Wanda", "Ebbe", "Gusta"),
    RAIDER: ("Zora", "Rask", "Nyx", "Karo", "Iska", "Dirk", "Sable", "Vex"),
    TRADER: ("Pim", "Odile", "Marn", "Lotta", "Abel", "Fenna", "Quill", "Roza"),
}


class Character(NamedTuple):
    """Who a bot at a table is."""

    temper: str
    name: str


def temper_of(seed: object) -> str:
    """The temper that goes with a seed, or with anything else that stays what it is and everybody may know."""
    return TEMPERS[hashlib.sha256(f"temper of {seed}".encode()).digest()[0] % len(TEMPERS)]


def character(table: str, seat: int) -> Character:
    """Who sits there: the same for the whole life of a table, and nobody twice at one table."""
    lots = hashlib.sha256(f"characters of {table}".encode()).digest()
    temper = TEMPERS[lots[seat % len(lots)] % len(TEMPERS)]
    cast = CAST[temper]
    return Character(temper, cast[(lots[-1] + seat) % len(cast)])
