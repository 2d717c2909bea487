"""Calibration: how many points of a game's evaluation make how much of a chance to win, learned from bot games; and how
good the chances are that people are shown.

    python -m farport.bots.calibration forgotten-planet [SEATS]
    python -m farport.bots.calibration forgotten-planet [SEATS] --shown [GAMES]

plays greedy games (with the fewest seats, if not told otherwise) and prints the `points` of the game's advice. With
--shown it plays `medium` games instead, and prints the Brier score (0 is to know who wins; less is better) of the
evaluation, of the appraiser and the network that come with the game, and of halves of them, with 95 % intervals over
games.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from math import log, sqrt
from typing import Final, NamedTuple

from farport.bots.appraiser import appraiser
from farport.bots.chances import chances, shares
from farport.bots.match import Match, Played, seated
from farport.kernel import Game, State, game

GAMES: Final = 40
EVERY: Final = 7  # actions between two positions that are looked at: neighbours tell the same
SCALES: Final = [1.2**power for power in range(-10, 45)]
CERTAIN: Final = 1e-6
SHOWN: Final = "--shown"
FIRST_SEED: Final = 5_000  # nobody has trained on these
# What is scored, and which part of it is the evaluation's, the appraiser's and the network's.
PARTS: Final[dict[str, tuple[float, ...]]] = {
    "evaluation": (1.0, 0.0, 0.0),
    "appraiser": (0.0, 1.0, 0.0),
    "network": (0.0, 0.0, 1.0),
    "half evaluation, half appraiser": (0.5, 0.5, 0.0),
    "half evaluation, half network": (0.5, 0.0, 0.5),
    "half appraiser, half network": (0.0, 0.5, 0.5),
}
LIKELY: Final = 1.96  # standard errors

Look = Callable[[State], list[float]]


class Sample(NamedTuple):
    """What a look at a position told, in which game, and who won it."""

    seed: int
    told: list[float]
    winners: tuple[int, ...]


def samples(of: Game, seats: int, games: range, bot: str, look: Look) -> list[Sample]:
    """Some positions of whole games; a position in which nobody is asked is no position."""
    found: list[Sample] = []
    for seed in games:
        played = Played(of.new(seats, seed), seed, {})
        match = Match(played, [seated(of, [bot], seat, seed) for seat in range(seats)])
        seen: list[list[float]] = []
        while match.step():
            if played.actions % EVERY == EVERY - 1 and played.result is None and played.state.to_move:
                seen.append(look(played.state))
        if played.result is not None:
            found += [Sample(seed, told, played.result.winners) for told in seen]
    return found


def evaluated(state: State) -> list[float]:
    return [state.evaluate(seat) for seat in range(state.seats)]


def fit(found: list[Sample]) -> float:
    """The scale under which the results are likeliest."""

    def likelihood(points: float) -> float:
        total = 0.0
        for _, values, winners in found:
            chance = shares(values, points)
            total += log(max(CERTAIN, sum([chance[seat] for seat in winners])))
        return total

    return max(SCALES, key=likelihood)


def brier(chance: list[float], winners: tuple[int, ...]) -> float:
    """The squared distance from what came out; a shared win is won in parts."""
    came = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(len(chance))]
    return sum([(told - true) ** 2 for told, true in zip(chance, came, strict=True)])


def scored(found: list[Sample], parts: Sequence[float]) -> tuple[float, float]:
    """The mean over games, each of which counts once, and half of its interval. What was told are the chances by one
    judge and then those by the next, of which these parts are taken."""
    games: dict[int, list[float]] = {}
    for seed, told, winners in found:
        seats = len(told) // len(parts)
        chance = [sum([part * told[judge * seats + seat] for judge, part in enumerate(parts)]) for seat in range(seats)]
        games.setdefault(seed, []).append(brier(chance, winners))
    means = [sum(scores) / len(scores) for scores in games.values()]
    mean = sum(means) / len(means)
    if len(means) < 2:
        return mean, 0.0
    spread = sum([(each - mean) ** 2 for each in means]) / (len(means) - 1)
    return mean, LIKELY * sqrt(spread / len(means))


def judges(of: Game, seats: int) -> Look:
    """The chances by the evaluation, by the appraiser (where there is one), and by the network, with the eyes of
    whoever is asked."""
    from farport.bots.neural.judge import Judge
    from farport.bots.neural.weights import network

    judge = Judge(of, network(of), seats)
    learned = appraiser(of, seats)

    def look(state: State) -> list[float]:
        seen = chances(state, of.advice.points)
        appraised = seen if learned is None else learned.wins(state)
        return [*seen, *appraised, *judge.wins(state, state.to_move[0])]

    return look


def main(arguments: list[str]) -> None:
    shown = SHOWN in arguments
    before = arguments[: arguments.index(SHOWN)] if shown else arguments
    of = game(before[0])
    seats = int(before[1]) if len(before) > 1 else of.seats[0]
    if not shown:
        points = fit(samples(of, seats, range(GAMES), "greedy", evaluated))
        print(f"{of.id}, {seats} seats: {points:.1f} points")
        return
    count = int(arguments[-1]) if arguments[-1] != SHOWN else GAMES
    found = samples(of, seats, range(FIRST_SEED, FIRST_SEED + count), "medium", judges(of, seats))
    print(f"{of.id}, {seats} seats: Brier score in {len(found)} positions of {count} games")
    for name, parts in PARTS.items():
        mean, margin = scored(found, parts)
        print(f"  {name}: {mean:.3f} ± {margin:.3f}")


if __name__ == "__main__":
    main(sys.argv[1:])
