"""Ratings of the bots of a run: OpenSkill over all games, and how every bot does against every other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Final, NamedTuple

from farport.arena.chunks import Row
from farport.arena.statistics.intervals import Z, wilson
from farport.kernel import FarportError, Plain

MISSING: Final = "openskill is not installed; install Farport with its arena extra: pip install 'farport[arena]'"


class Rating(NamedTuple):
    """One bot: its strength with a 95 % interval, and its wins beside what its seats would bring by chance."""

    bot: str
    strength: float
    low: float
    high: float
    games: int
    wins: float
    fair: float

    def data(self) -> Plain:
        low, high = wilson(self.wins, self.games)
        return {
            "bot": self.bot,
            "strength": round(self.strength, 3),
            "low": round(self.low, 3),
            "high": round(self.high, 3),
            "games": self.games,
            "wins": round(self.wins, 3),
            "share": round(self.wins / self.games, 4),
            "share_low": round(low, 4),
            "share_high": round(high, 4),
            "fair_share": round(self.fair / self.games, 4),
        }


class Pair(NamedTuple):
    """How one bot came in before another where both played; a shared rank counts half."""

    bot: str
    other: str
    ahead: float
    games: int

    def data(self) -> Plain:
        low, high = wilson(self.ahead, self.games)
        return {
            "bot": self.bot,
            "other": self.other,
            "ahead": self.ahead,
            "games": self.games,
            "share": round(self.ahead / self.games, 4),
            "low": round(low, 4),
            "high": round(high, 4),
        }


class Seat(NamedTuple):
    """What ratings need to know of one seat of one game."""

    bot: str
    rank: int
    win: float


def finished(rows: Iterable[Row]) -> Iterator[list[Seat]]:
    """Game by game the seats of all games that came to their end."""
    for _, seats in groupby(rows, key=number_of):
        table = [Seat(row["bot"], row["rank"], row["win"]) for row in seats if row["win"] is not None]
        if table:
            yield table


def number_of(row: Row) -> object:
    return row["number"]


def ratings(rows: Iterable[Row]) -> list[Rating]:
    """The bots, the strongest first. The order of the games is that of the plan, so equal runs rate equally."""
    try:
        from openskill.models import PlackettLuce
    except ModuleNotFoundError:
        raise FarportError(MISSING) from None
    model = PlackettLuce()
    strength: dict[str, tuple[float, float]] = {}
    games: dict[str, int] = {}
    wins: dict[str, float] = {}
    fair: dict[str, float] = {}
    for table in finished(rows):
        for seat in table:
            games[seat.bot] = games.get(seat.bot, 0) + 1
            wins[seat.bot] = wins.get(seat.bot, 0.0) + seat.win
            fair[seat.bot] = fair.get(seat.bot, 0.0) + 1 / len(table)
        start = model.rating()
        before = [strength.get(seat.bot, (start.mu, start.sigma)) for seat in table]
        if len({seat.bot for seat in table}) > 1:
            teams = [[model.rating(mu, sigma)] for mu, sigma in before]
            after = [team[0] for team in model.rate(teams, ranks=[float(seat.rank) for seat in table])]
        else:
            after = [model.rating(mu, sigma) for mu, sigma in before]
        for bot in {seat.bot for seat in table}:  # a bot on several seats learns the mean of what they would
            own = [rating for rating, seat in zip(after, table, strict=True) if seat.bot == bot]
            strength[bot] = (sum([r.mu for r in own]) / len(own), sum([r.sigma for r in own]) / len(own))
    rated = [
        Rating(bot, mu, mu - Z * sigma, mu + Z * sigma, games[bot], wins[bot], fair[bot])
        for bot, (mu, sigma) in strength.items()
    ]
    return sorted(rated, key=lambda rating: (-rating.strength, rating.bot))


def pairs(rows: Iterable[Row]) -> list[Pair]:
    """Every two bots that met, each pair in both orders."""
    ahead: dict[tuple[str, str], float] = {}
    games: dict[tuple[str, str], int] = {}
    for table in finished(rows):
        for place, one in enumerate(table):
            for other in table[place + 1 :]:
                if one.bot == other.bot:
                    continue
                lead = 0.5 if one.rank == other.rank else float(one.rank < other.rank)
                for key, part in (((one.bot, other.bot), lead), ((other.bot, one.bot), 1 - lead)):
                    ahead[key] = ahead.get(key, 0.0) + part
                    games[key] = games.get(key, 0) + 1
    return [Pair(bot, other, ahead[bot, other], games[bot, other]) for bot, other in sorted(games)]
