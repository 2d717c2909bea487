"""The game's own planner: one sensible command for a seat, found by rules of thumb."""

from farport.games.space_dealer.planner.commands import plan

__all__ = ["plan"]
