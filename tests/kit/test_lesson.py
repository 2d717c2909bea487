"""The guided first games: every step is legal on the engine, and the client shows what the engine says."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from farport.kit.lesson import write
from tests.example_game import EXAMPLE, install_example
from tests.packages import on_path

FOLDERS = sorted(path.parent for path in Path("client/src/boards").glob("*/lesson.toml"))


@pytest.mark.parametrize("folder", FOLDERS, ids=[folder.name for folder in FOLDERS])
def test_the_lesson_runs_and_is_shown_as_it_runs(folder: Path) -> None:
    written = (folder / "lesson.json").read_text(encoding="utf-8")
    assert written == write(folder), f"run: python -m farport.kit.lesson {folder}"


def test_what_rivals_have_done_stands_beside_the_text_that_tells_it() -> None:
    """They follow the learner's action in its own step, so that the next text speaks of what is seen."""
    lesson = json.loads(write(Path("client/src/boards/space_dealer")))
    told = next(place for place, step in enumerate(lesson["steps"]) if step["text"] == "demand")
    frokla = lesson["steps"][told - 1]["view"]["seats"][1]
    assert "DEP-Y" in [card["card"] for card in frokla["built"]]
    assert lesson["steps"][told - 1]["do"] is not None


def test_there_is_a_lesson() -> None:
    assert {"duck_dealer", "forgotten_planet", "space_dealer", "space_paper"} <= {folder.name for folder in FOLDERS}


def test_a_package_brings_a_lesson_that_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install_example(tmp_path)
    board = EXAMPLE / "src" / "heavy_lift" / "board"
    with on_path(tmp_path, monkeypatch):
        assert (board / "lesson.json").read_text(encoding="utf-8") == write(board)
        lesson = json.loads(write(board))
        texts = [f"heavy-lift-lesson-{step['text']}" for step in lesson["steps"]]
        for language in ("en", "fr"):
            catalogue = (board.parent / "locales" / language / "heavy-lift.ftl").read_text(encoding="utf-8")
            assert [text for text in texts if f"{text} = " not in catalogue] == []
    assert [ship["tonnes"] for ship in lesson["steps"][-1]["view"]["ships"]] == [13, None]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [((), "usage: python -m farport.kit.lesson FOLDER"), (("nowhere",), "nowhere/lesson.toml: FileNotFoundError")],
)
def test_the_command_answers_a_mistake_with_a_sentence(arguments: tuple[str, ...], sentence: str) -> None:
    command = [sys.executable, "-m", "farport.kit.lesson", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr.count("\n")) == (1, 1)
    assert sentence in done.stderr
