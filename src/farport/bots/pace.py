"""Pacing: how long a bot takes for a decision at a table with people, so that they can follow what it does."""

from __future__ import annotations

from typing import Final

from farport.kernel import Rng

# Milliseconds. A person sees at once what to do when there is one choice, and looks longer at many.
FORCED: Final = 400
LEAST: Final = 900
EACH_CHOICE: Final = 25
MOST: Final = 3000
SWING: Final = 40  # percent to either side: nobody is a clock


def pace(choices: int, rng: Rng, timed: bool = False) -> int:
    """How many milliseconds the decision should take in all, thinking included; a timed game is played twice as fast.

    It has nothing to do with strength: every level takes the same time.
    """
    least = FORCED if choices <= 1 else min(MOST, LEAST + EACH_CHOICE * choices)
    swung = least * (100 - SWING + rng.below(2 * SWING + 1)) // 100
    return swung // 2 if timed else swung
