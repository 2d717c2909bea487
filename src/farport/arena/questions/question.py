"""Question: a figure, or several alike, counted over the distinct games of a run."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import ClassVar, NamedTuple

from farport.arena.chunks import Row
from farport.arena.statistics import Clusters

Game = list[Row]  # the seats of one game, in their order


class Figure(NamedTuple):
    """One number: of which question, of what (a seat, a race; empty where there is only one), and what is fair."""

    question: str
    label: str
    unit: str  # share: of 1, told in percent; else a number of what the unit says
    clusters: Clusters
    fair: float | None = None
    alarm: float | None = None  # a value that would be a fault by itself if it were surely surpassed


class Question(ABC):
    """What is asked. Its name is that of its words in the catalogues: `question-NAME`, and `question-NAME-what` for
    the definition."""

    name: ClassVar[str]
    unit: ClassVar[str] = "share"

    @abstractmethod
    def figures(self, games: Sequence[Game]) -> list[Figure]:
        """Nothing where the games do not tell."""


class OfGames(Question):
    """One number a game, in the mean."""

    alarm: ClassVar[float | None] = None

    @abstractmethod
    def of(self, game: Game) -> float | None:
        """None where this game does not tell."""

    def figures(self, games: Sequence[Game]) -> list[Figure]:
        clusters = Clusters()
        for game in games:
            value = self.of(game)
            if value is not None:
                clusters.add(game[0]["seed"], value)
        return [Figure(self.name, "", self.unit, clusters, alarm=self.alarm)] if clusters.count else []


def distinct(rows: Iterable[Row]) -> tuple[list[Game], int]:
    """The games that came to their end, each once, and how many were left out because they had been played before."""
    games: list[Game] = []
    seen: set[object] = set()
    repeated = 0
    for _, seats in groupby(rows, key=_number):
        game = list(seats)
        if game[0]["win"] is None:
            continue
        if game[0]["digest"] in seen:
            repeated += 1
            continue
        seen.add(game[0]["digest"])
        games.append(game)
    return games, repeated


def _number(row: Row) -> object:
    return row["number"]
