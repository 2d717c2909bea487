"""What a decision of the level `medium` takes, over whole games of such players: CPU milliseconds."""

from __future__ import annotations

import sys
import time

import farport
from benchmarks.measurement import MEDIUM, SEATS, Measurement, report
from farport.bots import play_out


def measure(game: farport.Game, build: str, seconds: float) -> list[Measurement]:
    """Games with seeds from 1, each to its end, until the time is used up."""
    seats = min(game.seats, key=lambda seats: abs(seats - SEATS))
    decisions = seed = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        seed += 1
        decisions += play_out(game, seats, seed, bots=["medium"]).actions
    spent = time.process_time() - start
    return [Measurement(game.id, build, MEDIUM, 1000 * spent / decisions)]


if __name__ == "__main__":
    for game in farport.games():
        report(measure(game, build=sys.argv[2], seconds=float(sys.argv[1])))
