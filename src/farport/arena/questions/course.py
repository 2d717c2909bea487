"""How the lead goes: its changes, when a game is decided, how long its winner lay behind, if a leader runs away."""

from __future__ import annotations

from typing import ClassVar

from farport.arena.questions.question import Game, OfGames


class LeadChanges(OfGames):
    name: ClassVar[str] = "lead-changes"
    unit: ClassVar[str] = "times"

    def of(self, game: Game) -> float | None:
        return None if game[0]["lead_changes"] is None else float(game[0]["lead_changes"])


class Decided(OfGames):
    """The part of the game after which a winner led to the end."""

    name: ClassVar[str] = "decided"

    def of(self, game: Game) -> float | None:
        decided: float | None = game[0]["decided"]
        return decided


class Behind(OfGames):
    """Drama: the part of the game in which no winner led."""

    name: ClassVar[str] = "behind"

    def of(self, game: Game) -> float | None:
        behind: float | None = game[0]["behind"]
        return behind


class Halfway(OfGames):
    """Whether who leads alone in the middle wins. Above nine of ten the second half is a formality."""

    name: ClassVar[str] = "halfway"
    alarm: ClassVar[float | None] = 0.9

    def of(self, game: Game) -> float | None:
        halfway: float | None = game[0]["halfway"]
        return halfway
