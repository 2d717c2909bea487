"""The guided first games: every step is legal on the engine, and the client shows what the engine says."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.lesson import write

FOLDERS = sorted(path.parent for path in Path("client/src/boards").glob("*/lesson.toml"))


@pytest.mark.parametrize("folder", FOLDERS, ids=[folder.name for folder in FOLDERS])
def test_the_lesson_runs_and_is_shown_as_it_runs(folder: Path) -> None:
    written = (folder / "lesson.json").read_text(encoding="utf-8")
    assert written == write(folder), f"run: python tools/lesson.py {folder}"


def test_there_is_a_lesson() -> None:
    assert {"duck_dealer", "forgotten_planet", "space_dealer", "space_paper"} <= {folder.name for folder in FOLDERS}
