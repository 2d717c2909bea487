"""`farport study`, `farport tune` and `farport data` from the command line."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest
from pyarrow import parquet

from tests.cli.conftest import Run

SHORT = ("--bots", "random", "--option", "max_rounds=1", "--workers", 1)


@pytest.fixture
def dear(tmp_path: Path) -> Path:
    (tmp_path / "dear").mkdir()
    (tmp_path / "dear" / "data.toml").write_text("[scoring]\nspecial_mine_tile = 9\n")
    return tmp_path / "dear"


def test_a_study_answers_in_sentences_and_its_data_is_a_table(run: Run, dear: Path, tmp_path: Path) -> None:
    out = tmp_path / "study"
    arguments = ("study", "forgotten-planet", "--variant", dear, "--games", 40, *SHORT, "--out", out)
    answer = run(*arguments, "--lang", "de")
    assert answer.exit_code == 0, answer.output
    assert "scoring.special_mine_tile: " in answer.output
    assert "Beruht auf 40 verschiedenen Partien." in answer.output
    again = json.loads(run(*arguments, "--json").output)
    assert [side["games"] for side in again["runs"]] == [20, 20]

    for name in ("games.csv", "games.parquet"):
        assert "80 rows" in run("data", out, "--out", tmp_path / name).output
    with (tmp_path / "games.csv").open() as file:
        rows = list(csv.DictReader(file))
    assert {row["part"] for row in rows} == {"printed", "yours"}
    assert json.loads(rows[0]["facets"])["scenario"] == "duel"
    assert parquet.read_table(tmp_path / "games.parquet").num_rows == 80


def test_a_study_is_reported_and_studies_stand_side_by_side(run: Run, dear: Path, tmp_path: Path) -> None:
    studies = [tmp_path / "dear mines", tmp_path / "dearest"]
    for points, out in zip((9, 30), studies, strict=True):
        (dear / "data.toml").write_text(f"[scoring]\nspecial_mine_tile = {points}\n")
        more = ("--choice", "build_mine") if points == 9 else ()
        answer = run("study", "forgotten-planet", "--variant", dear, "--games", 40, *SHORT, *more, "--out", out)
        assert answer.exit_code == 0, answer.output
    assert run("report", studies[0], "--out", tmp_path / "one.html").exit_code == 0
    page = (tmp_path / "one.html").read_text()
    for part in ('"name":"printed game"', '"name":"dear mines"', '"kind":"build_mine"', "scoring.special_mine_tile"):
        assert part in page
    assert run("report", *studies, "--out", tmp_path / "both.html").exit_code == 0
    both = (tmp_path / "both.html").read_text()
    for part in ('"name":"printed game"', '"name":"dear mines"', '"name":"dearest"', '"of":"dearest"'):
        assert part in both
    assert run("arena", "forgotten-planet", "--games", 4, *SHORT, "--out", tmp_path / "run").exit_code == 0
    assert "do not stand side by side" in run("report", studies[0], tmp_path / "run", "--out", tmp_path / "x").stderr


def test_a_search_says_when_nothing_is_better(run: Run, tmp_path: Path) -> None:
    options = ("--number", "energy.late_start.2.1=0..2", "--must", "rounds=1..9", "--games", 60, "--playoff", 20)
    game = ("forgotten-planet", "--bot", "random", "--option", "max_rounds=1", "--workers", 1)
    answer = run("tune", *game, *options, "--out", tmp_path / "tuned")
    assert answer.exit_code == 0, answer.output
    assert "No recommendation" in answer.output
    found = json.loads((tmp_path / "tuned" / "tuning.json").read_text())
    assert found["playoff"][0]["verdict"] == "printed-meets"
    assert not (tmp_path / "tuned" / "variant").exists()


def test_what_is_wrong_is_a_sentence(run: Run, tmp_path: Path) -> None:
    number, must = ("--number", "energy.basic=2..4"), ("--must", "seats<=4")
    for arguments, sentence in (
        (("study", "forgotten-planet", "--choice", "dance", "--out", tmp_path / "a"), "has no action 'dance'"),
        (("tune", "forgotten-planet", "--number", "energy", *must, "--out", tmp_path / "a"), "write it as"),
        (("tune", "forgotten-planet", *number, "--out", tmp_path / "a"), "at least one want is needed"),
        (("tune", "forgotten-planet", "--number", "no.such=1..2", *must, "--out", tmp_path / "a"), "no such place"),
        (("data", tmp_path, "--out", tmp_path / "a.csv"), "neither a run of farport arena nor a study"),
        (("data", tmp_path, "--out", tmp_path / "a.xls"), "a file that ends with .csv or .parquet"),
    ):
        answer = run(*arguments)
        assert answer.exit_code == 2, answer.output
        assert sentence in answer.output
    assert list(tmp_path.iterdir()) == []
