"""What is being decided at a moment of the game."""

from __future__ import annotations

from typing import Final

HIDE: Final = 0
BID: Final = 1
ACT: Final = 2
CHOOSE_TILE: Final = 3
ASSIGN: Final = 4
CHOOSE_CUBES: Final = 5
OVER: Final = 6
PHASES: Final = ("hide", "bid", "act", "choose_tile", "assign", "choose_cubes", "over")
