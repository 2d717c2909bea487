"""What bots should know of this game: it has no planner and is searched as any game is; and what a lead is worth."""

from __future__ import annotations

from typing import Final

from farport.kernel import Advice, SearchBudget
from farport.kernel.advice import SEARCHED
from farport.kernel.manner import BUILDER, RAIDER, TRADER

ADVICE: Final = Advice(
    points=20.0,
    levels={**SEARCHED, "master": SearchBudget(700, width=128)},
    waits=("end_actions", "concentrate", "choose_tile", "choose_cubes", "assign_tile"),
    leanings={
        BUILDER: {"build_land": 0.5, "build_base": 0.5, "build_robot": 0.5},
        RAIDER: {"blast": 1.0, "blast_wall": 1.0, "push_wall": 1.0, "build_wall": 0.5},
        TRADER: {"sell": 0.5, "store": 0.5, "build_mine": 0.5},
    },
)
