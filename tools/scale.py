"""One scale: the ratings under which the winners of many games are likeliest, with intervals.

The chance to win of everybody at a table is in proportion to 10 to the power of their rating / 400, the axis of
`farport.kernel.strength`; 1500 is put midway between `medium` and `hard`. Games on one seed tell the same luck over
again, so the intervals come from drawing seeds, not games, with replacement.
"""

from __future__ import annotations

from math import exp, log
from typing import Final, NamedTuple

from farport.kernel import Rng
from farport.kernel.strength import LOGIT, MIDDLE

ROUNDS: Final = 200
DRAWS: Final = 200
PRIOR: Final = (
    0.5  # wins and losses that everybody is given against everybody met: who has won all is not infinitely strong
)
ANCHORS: Final = ("medium", "hard")
LOW, HIGH = 0.025, 0.975


class Line(NamedTuple):
    """A game: who sat where, who won, and on which seed."""

    bots: tuple[str, ...]
    winners: tuple[int, ...]
    seed: int


class Rated(NamedTuple):
    bot: str
    rating: int
    low: int
    high: int
    games: int


def rated(lines: list[Line]) -> list[Rated]:
    """Every bot, the weakest first."""
    bots = sorted({bot for line in lines for bot in line.bots})
    best = fitted(lines, bots)
    by_seed: dict[int, list[Line]] = {}
    for line in lines:
        by_seed.setdefault(line.seed, []).append(line)
    groups = list(by_seed.values())
    dice = Rng(20)
    draws: dict[str, list[float]] = {bot: [] for bot in bots}
    for _ in range(DRAWS):
        drawn = [line for _ in groups for line in groups[dice.below(len(groups))]]
        for bot, rating in fitted(drawn, bots).items():
            draws[bot].append(rating)
    found: list[Rated] = []
    for bot in sorted(bots, key=lambda each: best[each]):
        ordered = sorted(draws[bot])
        low, high = ordered[int(LOW * DRAWS)], ordered[int(HIGH * DRAWS)]
        found.append(
            Rated(bot, round(best[bot]), round(low), round(high), len([1 for line in lines if bot in line.bots]))
        )
    return found


def fitted(lines: list[Line], bots: list[str]) -> dict[str, float]:
    """The likeliest ratings, by the steps of Hunter for choices of one among several (Bradley and Terry for two)."""
    tables: dict[tuple[str, ...], int] = {}
    wins = dict.fromkeys(bots, 0.0)
    met: set[tuple[str, str]] = set()
    for line in lines:
        table = tuple(sorted(line.bots))
        tables[table] = tables.get(table, 0) + 1
        met |= {(one, other) for one in table for other in table if one < other}
        for winner in line.winners:
            wins[line.bots[winner]] += 1.0 / len(line.winners)
    for one, other in met:
        wins[one] += PRIOR
        wins[other] += PRIOR
    power = dict.fromkeys(bots, 1.0)
    for _ in range(ROUNDS):
        shares = dict.fromkeys(bots, 0.0)
        for table, number in tables.items():
            each = number / sum([power[bot] for bot in table])
            for bot in table:
                shares[bot] += each
        for one, other in met:
            each = 2 * PRIOR / (power[one] + power[other])
            shares[one] += each
            shares[other] += each
        power = {bot: wins[bot] / shares[bot] if shares[bot] > 0.0 else power[bot] for bot in bots}
        middle = exp(sum([log(value) for value in power.values()]) / len(power))
        power = {bot: value / middle for bot, value in power.items()}
    ratings = {bot: LOGIT * log(value) for bot, value in power.items()}
    anchors = [ratings[bot] for bot in ANCHORS if bot in ratings] or list(ratings.values())
    shift = MIDDLE - sum(anchors) / len(anchors)
    return {bot: rating + shift for bot, rating in ratings.items()}
