"""What the kit found: an outcome for every check, and for a failure the record that leads there."""

from __future__ import annotations

import json
from dataclasses import dataclass, field

from farport.kernel import Game, Record

SHOWN_MOVES = 6


@dataclass(frozen=True)
class Outcome:
    """One check of one game: what it examined, and the failure if there was one."""

    check: str
    title: str
    games: int
    positions: int
    failure: str | None = None
    record: Record | None = None

    @property
    def passed(self) -> bool:
        return self.failure is None

    def data(self) -> dict[str, object]:
        return {
            "check": self.check,
            "title": self.title,
            "passed": self.passed,
            "games": self.games,
            "positions": self.positions,
            "failure": self.failure,
            "record": None if self.record is None else self.record.data(),
        }

    def text(self) -> str:
        if self.failure is None:
            return f"passed  {self.check}: {self.title} ({self.games} games, {self.positions} positions)"
        return "\n".join([f"FAILED  {self.check}: {self.title}", f"  {self.failure}", *self._where()])

    def _where(self) -> list[str]:
        """How to get to the failing position."""
        record = self.record
        if record is None:
            return []
        options = "".join([f", {name}={json.dumps(value)}" for name, value in record.options.items()])
        lines = [f"  at {record.seats} seats, seed {record.seed}{options}, after {len(record.moves)} moves"]
        if len(record.moves) > SHOWN_MOVES:
            lines.append("    ...")
        lines.extend([f"    {json.dumps(move.data())}" for move in record.moves[-SHOWN_MOVES:]])
        return lines


@dataclass
class Report:
    """All outcomes of one game."""

    game: Game
    seed: int
    outcomes: list[Outcome] = field(default_factory=list)

    @property
    def passed(self) -> bool:
        return all(outcome.passed for outcome in self.outcomes)

    @property
    def failures(self) -> list[Outcome]:
        return [outcome for outcome in self.outcomes if not outcome.passed]

    def data(self) -> dict[str, object]:
        return {
            "game": self.game.id,
            "rules_version": self.game.rules_version,
            "seed": self.seed,
            "passed": self.passed,
            "checks": [outcome.data() for outcome in self.outcomes],
        }

    def text(self) -> str:
        return "\n".join([outcome.text() for outcome in self.outcomes])
