"""How long the planners of the games take: the mean CPU time of one plan, over games that planners play."""

from __future__ import annotations

import sys
import time

import farport
from benchmarks.measurement import LONGEST_PLAN, PLAN, SEATS, Measurement, report


def measure(game: farport.Game, build: str, seconds: float) -> list[Measurement]:
    """Planners play against each other, game after game, until the time is used up; empty: the game has no planner."""
    dice = farport.Rng.from_seed(1)
    times: list[float] = []
    seed = 0
    while sum(times) < seconds:
        seed += 1
        state = game.new(min(game.seats, key=lambda seats: abs(seats - SEATS)), seed, {})
        while state.to_move and sum(times) < seconds:
            seat = state.to_move[0]
            start = time.process_time()
            plan = state.plan(seat, dice)
            times.append(time.process_time() - start)
            if not plan:
                return []
            for action in plan:
                if seat not in state.to_move or state.refusal(seat, action) is not None:
                    break
                state.play(seat, action)
    numbers = {PLAN: 1e6 * sum(times) / len(times), LONGEST_PLAN: 1e6 * max(times)}
    return [Measurement(game.id, build, what, value) for what, value in numbers.items()]


if __name__ == "__main__":
    for game in farport.games():
        if not game.facts.timed:
            report(measure(game, build=sys.argv[2], seconds=float(sys.argv[1])))
