"""Tempers: what a bot likes to do, so that rivals of one strength differ. Whoever makes a bot may name its temper.

Where nobody does, the bot's seed decides: the same seed is the same rival.
"""

from __future__ import annotations

import hashlib

from farport.kernel import TEMPERS


def temper_of(seed: object) -> str:
    """The temper that goes with a seed, or with anything else that stays what it is and everybody may know."""
    return TEMPERS[hashlib.sha256(f"temper of {seed}".encode()).digest()[0] % len(TEMPERS)]
