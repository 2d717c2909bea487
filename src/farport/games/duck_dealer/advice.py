"""What bots should know of this game: how each level thinks, and what a lead is worth."""

from __future__ import annotations

from typing import Final

from farport.kernel import Advice, PlayoutBudget

# Whole turns are dear to plan, and chance has no part: one playout of each choice, where much hangs on it.
ADVICE: Final = Advice(
    points=30.0,
    levels={
        "easy": PlayoutBudget(4, horizon=1),
        "medium": PlayoutBudget(4, horizon=1, trust=0.1),
        "hard": PlayoutBudget(0),
        "expert": PlayoutBudget(4, commitments=True),
    },
)
