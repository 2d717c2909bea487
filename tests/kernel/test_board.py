"""What a package brings for people to see: files that are there, found where they lie to each other."""

from __future__ import annotations

from pathlib import Path

import pytest

from farport.kernel import Board, DataError


def test_the_files_of_a_board_lie_to_each_other_as_in_the_package(tmp_path: Path) -> None:
    for path in ("board/board.js", "board/art/crate.svg", "board/secret.txt", "words/en/toy.ftl", "words/nl/toy.ftl"):
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text("x")
    beside = Board(tmp_path / "board" / "board.js", tmp_path / "board" / "art", tmp_path / "words")
    beside.check("toy")
    assert sorted(beside.files("toy")) == ["art/crate.svg", "board.js", "locales/en.ftl", "locales/nl.ftl"]
    apart = Board(tmp_path / "board" / "board.js", tmp_path / "words")
    assert sorted(apart.files("toy")) == ["assets/en/toy.ftl", "assets/nl/toy.ftl", "board.js"]
    assert sorted(Board(assets=tmp_path / "words").files("toy")) == ["assets/en/toy.ftl", "assets/nl/toy.ftl"]
    assert Board().files("toy") == {}


@pytest.mark.parametrize(
    ("board", "sentence"),
    [
        (Board(module="nowhere.js"), "module: nowhere.js is not a file that ends with .js or .mjs"),
        (Board(module=__file__), "is not a file that ends with .js"),
        (Board(assets="nowhere"), "assets: nowhere is not a folder"),
        (Board(lesson="lesson.txt"), "lesson: lesson.txt is not a file that ends with .json"),
        (Board(locales=Path(__file__).parent), "has no <language>/toy.ftl"),
        (Board(terminal="text"), "terminal: a function of a view and a seat is expected"),  # type: ignore[arg-type]
    ],
)
def test_a_board_that_is_not_there_is_refused(board: Board, sentence: str) -> None:
    with pytest.raises(DataError, match=sentence):
        board.check("toy")
