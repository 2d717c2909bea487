"""The planner: searches whole action turns and proposes them as ordinary actions."""

from farport.games.duck_dealer.planner.proposal import plan, plans

__all__ = ["plan", "plans"]
