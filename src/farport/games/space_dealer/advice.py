"""What bots should know of this game: how each level thinks, and what a lead is worth."""

from __future__ import annotations

from typing import Final

from farport.kernel import Advice, Manner, PlayoutBudget

# What a step is worth shows at the end only: playouts that stop earlier are worse than none. And a step changes so
# much that comes after it that few playouts tell little: who is not in doubt about them plays worse than the plan.
# Who is schooled plans voyages (planner/merchant.py), and beats those who play on by rules of thumb without playouts.
ADVICE: Final = Advice(
    points=3.6,
    waits=("wait", "done", "accept", "decline"),
    levels={
        "easy": PlayoutBudget(0, manner=Manner(sight=0.3, care=0.6)),
        "medium": PlayoutBudget(0, manner=Manner(sight=0.8, care=0.9)),
        "hard": PlayoutBudget(0),
        "expert": PlayoutBudget(4, heat=4, doubt=2.0),
        "master": PlayoutBudget(0, manner=Manner(schooled=True)),
    },
)
