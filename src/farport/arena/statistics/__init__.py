"""Honest figures: games counted once, seeds as clusters, intervals, and evidence that one may watch as it grows."""

from farport.arena.statistics.clusters import Clusters, Estimate, difference
from farport.arena.statistics.evidence import CERTAIN, LIKELY, certainties, chance_of, holm, settled, smallest_seen
from farport.arena.statistics.intervals import Moments, wilson

__all__ = [
    "CERTAIN",
    "LIKELY",
    "Clusters",
    "Estimate",
    "Moments",
    "certainties",
    "chance_of",
    "difference",
    "holm",
    "settled",
    "smallest_seen",
    "wilson",
]
