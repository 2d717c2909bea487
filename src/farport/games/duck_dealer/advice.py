"""What bots should know of this game: how each level thinks, and what a lead is worth."""

from __future__ import annotations

from typing import Final

from farport.kernel import Advice, Manner, PlayoutBudget

# Whole turns are dear to plan, and chance has no part: one playout of each choice, where much hangs on it. To follow
# up more drafts of a turn is worth more than playouts, so who is schooled has none.
ADVICE: Final = Advice(
    points=30.0,
    waits=("collect", "decline_free_turn", "done_free", "offer", "accept_offer", "refuse_offer"),
    levels={
        "easy": PlayoutBudget(0, manner=Manner(sight=0.1)),
        "medium": PlayoutBudget(0, manner=Manner(sight=0.3)),
        "hard": PlayoutBudget(0),
        "expert": PlayoutBudget(4, commitments=True),
        "master": PlayoutBudget(0, manner=Manner(schooled=True)),
    },
)
