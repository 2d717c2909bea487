"""What bots should know of this game: how each level thinks, and what a lead is worth."""

from __future__ import annotations

from typing import Final

from farport.kernel import Advice, Manner, PlayoutBudget

# Its planner has one aim a leader; to look at many choices is worth more than to look far. Who is schooled knows that
# most games are sprints for gold, and plays them on to the end.
ADVICE: Final = Advice(
    points=95.0,
    waits=("commit", "end_turn", "stop", "fire", "react_help", "choose_defender", "choose_retreat"),
    levels={
        "easy": PlayoutBudget(0, manner=Manner(sight=0.3, care=0.4)),
        "medium": PlayoutBudget(0),
        "hard": PlayoutBudget(8, heat=2, horizon=30),
        "expert": PlayoutBudget(16, heat=6, horizon=60),
        "master": PlayoutBudget(16, heat=6, doubt=2.0, manner=Manner(schooled=True)),
    },
)
