"""What playing is like: whether one has a choice, how much of it, and whether it matters to anybody else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from farport.arena.chunks import Row
from farport.arena.questions.question import Figure, Game, Question
from farport.arena.statistics import Clusters

OUT: Final = 0.25  # who has nothing to decide in the last quarter of a game is out of it


class OfSeats(Question):
    """One count over another, over all seats."""

    alarm: ClassVar[float | None] = None

    def of(self, row: Row) -> tuple[float, float]:
        raise NotImplementedError

    def figures(self, games: Sequence[Game]) -> list[Figure]:
        clusters = Clusters()
        for game in games:
            for row in game:
                value, over = self.of(row)
                clusters.add(row["seed"], value, over)
        return [Figure(self.name, "", self.unit, clusters, alarm=self.alarm)] if clusters.count else []


class WithoutChoice(OfSeats):
    """Of the moments at which a seat is asked: those with only one thing to do."""

    name: ClassVar[str] = "without-choice"

    def of(self, row: Row) -> tuple[float, float]:
        return float(row["asked"] - row["decisions"]), float(row["asked"])


class Eliminated(OfSeats):
    """Seats that decide nothing in the last quarter of their game."""

    name: ClassVar[str] = "eliminated"
    alarm: ClassVar[float | None] = 0.05

    def of(self, row: Row) -> tuple[float, float]:
        return float(row["idle"] > OUT), 1.0


class ByTurn(OfSeats):
    """Decisions in a turn: what a seat does before another one acts."""

    name: ClassVar[str] = "by-turn"
    unit: ClassVar[str] = "decisions"

    def of(self, row: Row) -> tuple[float, float]:
        return float(row["decisions"]), float(row["turns"])


class Choices(OfSeats):
    """What there is to choose from at a decision."""

    name: ClassVar[str] = "choices"
    unit: ClassVar[str] = "choices"

    def of(self, row: Row) -> tuple[float, float]:
        return float(row["choices"]), float(row["decisions"])


class Interaction(OfSeats):
    """Of all actions: those that change the points of somebody else at once."""

    name: ClassVar[str] = "interaction"

    def of(self, row: Row) -> tuple[float, float]:
        return float(row["touching"]), float(row["own_actions"])
