"""Tuning: numbers that may move and what is wanted of the game; searched on equal seeds, confirmed on fresh ones."""

from farport.arena.tuning.space import Number
from farport.arena.tuning.tuning import Ask, Tuning, Wish
from farport.arena.tuning.wants import Want

__all__ = ["Ask", "Number", "Tuning", "Want", "Wish"]
