"""A game under judgement: where its rules, its tests and its results are."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from farport.kernel import parse_rulebook

ROOT: Final = Path(__file__).resolve().parents[2]
WORK: Final = ROOT / "build" / "mutation"  # what need not be kept: which test reaches which line
RECORDS: Final = ROOT / "tests" / "records" / "mutation"
GAMES: Final = ROOT / "src" / "farport" / "games"
TESTS: Final = ROOT / "tests" / "games"


class TestsBrokenError(Exception):
    """The tests cannot even be run without a fault."""


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
        """All files on which a judgement stands: rules and numbers, tests, and what tests of several games share."""
        return [
            *sorted([*self.folder.rglob("*.py"), *self.folder.rglob("*.toml")]),
            *sorted([*self.tests.rglob("*.py"), *self.tests.parent.glob("*.py")]),
        ]


def subject(folder: Path) -> Subject:
    """The game in a folder. It is not imported: what runs while it is, is measured (reach.py)."""
    id = folder.name.replace("_", "-")
    rules = parse_rulebook((folder / "rules.md").read_text(encoding="utf-8"))
    return Subject(
        id,
        f"farport.games.{folder.name}",
        folder,
        TESTS / folder.name,
        tuple(rule.id for rule in rules),
        RECORDS / f"{id}.toml",
        WORK,
    )


def subjects(ids: Iterable[str]) -> list[Subject]:
    """Those games, or all four."""
    all_four = {found.id: found for found in [subject(path.parent) for path in sorted(GAMES.glob("*/rules.md"))]}
    unknown = [id for id in ids if id not in all_four]
    if unknown:
        raise LookupError(f"there is no game {unknown[0]}; the games are {', '.join(all_four)}")
    return [all_four[id] for id in ids] or list(all_four.values())
