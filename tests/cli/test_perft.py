"""`farport perft` prints one line a game and compares it with the golden numbers."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import farport
from farport.proof import Golden, Pin
from tests.cli.conftest import Run


@pytest.fixture
def records(tmp_path: Path) -> Path:
    """Golden numbers of two small tables."""
    game = farport.game("heavy-lift")
    path = Golden.path(tmp_path, game)
    path.parent.mkdir()
    path.write_text(Golden(game.id, 1, [(Pin(2, depth=2), None), (Pin(3, walk=4), None)]).counted(game).text())
    return tmp_path


def test_one_line_proves_a_game(run: Run, records: Path) -> None:
    result = run("perft", "heavy-lift", "--records", records, "--check")
    assert result.exit_code == 0
    assert result.stdout.startswith("heavy-lift v1: 2 tables, ")
    assert result.stdout.endswith(", golden\n")
    assert result.stdout.count("\n") == 1


def test_another_number_is_shown_and_fails(run: Run, records: Path) -> None:
    path = Golden.path(records, farport.game("heavy-lift"))
    path.write_text(path.read_text().replace("positions = ", "positions = 9", 1))
    result = run("perft", "heavy-lift", "--records", records, "--check")
    assert result.exit_code == 1
    assert "NOT GOLDEN" in result.stdout
    assert "'seats': 2" in result.stdout.splitlines()[1]
    assert run("perft", "heavy-lift", "--records", records).exit_code == 0


def test_a_game_without_golden_numbers_is_counted_and_is_not_proven(run: Run, tmp_path: Path) -> None:
    result = run("perft", "heavy-lift", "--records", tmp_path, "--check")
    assert result.exit_code == 1
    assert result.stdout.endswith(", no golden numbers\n")


def test_for_programs(run: Run, records: Path) -> None:
    (data,) = json.loads(run("perft", "heavy-lift", "--records", records, "--json").stdout)
    assert (data["game"], data["rules_version"], data["golden"]) == ("heavy-lift", 1, True)
    assert [table["seats"] for table in data["tables"]] == [2, 3]
    assert data["positions"] == sum(table["positions"] for table in data["tables"])


def test_a_version_that_is_not_there_is_refused(run: Run) -> None:
    result = run("perft", "heavy-lift", "--rules-version", 99)
    assert result.exit_code == 2
    assert "version 99" in result.stderr


def test_a_table_of_ones_own(run: Run) -> None:
    own = ("perft", "heavy-lift", "--seats", 3, "--seed", 5, "--option", "rush=on", "--walk", 2, "--depth", 1)
    lines = run(*own).stdout.splitlines()
    assert [line.partition(":")[0] for line in lines] == ["depth 0", "depth 1"]
    data = json.loads(run(*own, "--json").stdout)
    assert (data["seats"], data["seed"], data["options"], data["walk"]) == (3, 5, {"rush": True}, 2)
    assert data["depths"][0]["positions"] == 1
    assert data["depths"][1]["moves"] > 1


@pytest.mark.parametrize("arguments", [["--depth", "2"], ["heavy-lift", "--depth", "2", "--check"]])
def test_a_table_of_ones_own_has_a_game_and_no_golden_number(run: Run, arguments: list[str]) -> None:
    result = run("perft", *arguments)
    assert result.exit_code == 2
    assert "A table of your own" in result.stderr


def test_a_folder_that_is_not_there_is_refused(run: Run, tmp_path: Path) -> None:
    result = run("perft", "heavy-lift", "--records", tmp_path / "nowhere")
    assert result.exit_code == 2
    assert "there is no such folder" in result.stderr
