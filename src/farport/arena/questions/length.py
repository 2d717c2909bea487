"""How long a game is, and how its points come out."""

from __future__ import annotations

from typing import ClassVar

from farport.arena.questions.question import Game, OfGames


class Rounds(OfGames):
    name: ClassVar[str] = "rounds"
    unit: ClassVar[str] = "rounds"

    def of(self, game: Game) -> float | None:
        return None if game[0]["rounds"] is None else float(game[0]["rounds"])


class Decisions(OfGames):
    """Of one seat: actions where there was more than one thing to do."""

    name: ClassVar[str] = "decisions"
    unit: ClassVar[str] = "decisions"

    def of(self, game: Game) -> float | None:
        return float(sum([row["decisions"] for row in game])) / len(game)


class ClockMinutes(OfGames):
    """Of a game with a clock of its own."""

    name: ClassVar[str] = "clock"
    unit: ClassVar[str] = "minutes"

    def of(self, game: Game) -> float | None:
        return None if game[0]["milliseconds"] is None else game[0]["milliseconds"] / 60_000


class Minutes(OfGames):
    """As people play: the decisions of all seats, at the pace of people at finished tables."""

    name: ClassVar[str] = "minutes"
    unit: ClassVar[str] = "minutes"

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds  # that people take for a decision

    def of(self, game: Game) -> float | None:
        if game[0]["milliseconds"] is not None:
            return None
        return float(sum([row["decisions"] for row in game])) * self._seconds / 60


class WinnerScore(OfGames):
    name: ClassVar[str] = "winner-score"
    unit: ClassVar[str] = "points"

    def of(self, game: Game) -> float | None:
        return float(max([row["score"] for row in game]))


class Margin(OfGames):
    """Points between the first and the second."""

    name: ClassVar[str] = "margin"
    unit: ClassVar[str] = "points"

    def of(self, game: Game) -> float | None:
        scores = sorted([row["score"] for row in game], reverse=True)
        return float(scores[0] - scores[1]) if len(scores) > 1 else None
