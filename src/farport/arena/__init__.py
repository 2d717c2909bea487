"""Many games: tournaments between bots, ratings and balance reports, on this machine or on a Ray cluster."""

from farport.arena.plan import Plan
from farport.arena.run import Run, play_run

__all__ = ["Plan", "Run", "play_run"]
