"""What bots should know of this game: it has no planner and is searched as any game is; and what a lead is worth."""

from __future__ import annotations

from typing import Final

from farport.kernel import Advice

ADVICE: Final = Advice(points=20.0)
