"""Heavy Lift, a tiny game for Farport."""

from heavy_lift.game import GAME

__all__ = ["GAME"]
