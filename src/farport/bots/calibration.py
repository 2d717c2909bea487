"""Calibration: how many points of a game's evaluation make how much of a chance to win, learned from bot games.

    python -m farport.bots.calibration forgotten-planet [SEATS]

plays greedy games (with the fewest seats, if not told otherwise) and prints the `points` of the game's advice.
"""

from __future__ import annotations

import sys
from math import log
from typing import Final

from farport.bots.chances import shares
from farport.bots.match import Match, Played, seated
from farport.kernel import Game, game

GAMES: Final = 40
EVERY: Final = 7  # actions between two positions that are looked at: neighbours tell the same
SCALES: Final = [1.2**power for power in range(-10, 45)]
CERTAIN: Final = 1e-6


def samples(of: Game, seats: int, games: int, bot: str = "greedy") -> list[tuple[list[float], tuple[int, ...]]]:
    """Evaluations of all seats in some positions, and who won from there."""
    found: list[tuple[list[float], tuple[int, ...]]] = []
    for seed in range(games):
        played = Played(of.new(seats, seed), seed, {})
        match = Match(played, [seated(of, [bot], seat, seed) for seat in range(seats)])
        seen: list[list[float]] = []
        while match.step():
            if played.actions % EVERY == EVERY - 1 and played.result is None:
                seen.append([played.state.evaluate(seat) for seat in range(seats)])
        if played.result is not None:
            found += [(values, played.result.winners) for values in seen]
    return found


def fit(found: list[tuple[list[float], tuple[int, ...]]]) -> float:
    """The scale under which the results are likeliest."""

    def likelihood(points: float) -> float:
        total = 0.0
        for values, winners in found:
            chance = shares(values, points)
            total += log(max(CERTAIN, sum([chance[seat] for seat in winners])))
        return total

    return max(SCALES, key=likelihood)


def main() -> None:
    of = game(sys.argv[1])
    seats = int(sys.argv[2]) if len(sys.argv) > 2 else of.seats[0]
    print(f"{of.id}, {seats} seats: {fit(samples(of, seats, GAMES)):.1f} points")


if __name__ == "__main__":
    main()
