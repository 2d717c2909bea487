"""A game under judgement: where its rules, its tests and its results are."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import farport

ROOT: Final = Path(__file__).resolve().parents[2]
WORK: Final = ROOT / "build" / "mutation"  # what need not be kept: which test reaches which line
RECORDS: Final = ROOT / "tests" / "records" / "mutation"


@dataclass(frozen=True)
class Subject:
    """`rules` are the ids of the rulebook, in its order. `tests` are the game's own: they read like the rulebook. That
    another game is played than last week, as transcripts and perft tell, is no reason why it should be this one."""

    id: str
    package: str  # as imported
    folder: Path
    tests: Path
    rules: tuple[str, ...]
    results: Path
    work: Path

    @property
    def refusals(self) -> Path:
        return self.folder / "refusals.py"

    def sources(self) -> list[Path]:
        """All files on which a judgement stands."""
        return [*sorted(self.folder.rglob("*.py")), *sorted(self.tests.rglob("*.py"))]


def subject(game: farport.Game) -> Subject:
    name = game.id.replace("-", "_")
    return Subject(
        game.id,
        f"farport.games.{name}",
        ROOT / "src" / "farport" / "games" / name,
        ROOT / "tests" / "games" / name,
        tuple(rule.id for rule in game.rules),
        RECORDS / f"{game.id}.toml",
        WORK,
    )


def subjects(ids: Iterable[str]) -> list[Subject]:
    """Those games, or all four."""
    wanted = [farport.game(id) for id in ids] or [game for game in farport.games() if subject(game).folder.is_dir()]
    return [subject(game) for game in wanted]
