"""`farport arena` and `farport report` from the command line."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.conftest import Run


def arena(run: Run, out: Path, *more: object) -> str:
    answer = run(
        "arena", "forgotten-planet", "--bots", "random", "--option", "max_rounds=2", "--games", 4, "--workers", 1,
        "--out", out, *more,
    )  # fmt: skip
    assert answer.exit_code == 0, answer.output
    return answer.output


def test_a_tournament_ends_with_ratings(run: Run, tmp_path: Path) -> None:
    text = arena(run, tmp_path / "run")
    assert "The Forgotten Planet, 2 seats: 4 games" in text
    assert "random" in text
    assert f"farport report {tmp_path / 'run'}" in text.replace("\n", " ")


def test_the_same_command_again_plays_nothing_anew(run: Run, tmp_path: Path) -> None:
    first = arena(run, tmp_path / "run", "--json")
    chunk = tmp_path / "run" / "chunks" / "000000.parquet"
    written = chunk.stat().st_mtime_ns
    assert arena(run, tmp_path / "run", "--json") == first
    assert chunk.stat().st_mtime_ns == written
    data = json.loads(first)
    assert data["games"] == 4
    assert data["ratings"][0]["bot"] == "random"
    assert data["broken"] == []


def test_a_report_is_one_file(run: Run, tmp_path: Path) -> None:
    arena(run, tmp_path / "one")
    arena(run, tmp_path / "two", "--seed", 50)
    answer = run("report", tmp_path / "one", tmp_path / "two", "--out", tmp_path / "pages" / "change.html")
    assert answer.exit_code == 0
    assert "change.html: 0.1 MB" in answer.output
    assert (tmp_path / "pages" / "change.html").read_text().startswith("<!doctype html>")


def test_what_is_wrong_is_a_sentence(run: Run, tmp_path: Path) -> None:
    for arguments, sentence in (
        (("arena", "forgotten-planet", "--bots", "genius", "--out", tmp_path), "there is no bot 'genius'"),
        (("arena", "forgotten-planet", "--vary", "luck", "--out", tmp_path), "unknown option 'luck'"),
        (("arena", "chess", "--out", tmp_path), "there is no game 'chess'"),
        (("report", tmp_path), "this is not a run, which is a folder written by farport arena"),
    ):
        answer = run(*arguments)
        assert answer.exit_code == 2
        assert sentence in answer.output
    assert list(tmp_path.iterdir()) == []


def test_a_seed_that_no_table_can_hold_is_refused(run: Run, tmp_path: Path) -> None:
    result = run("arena", "heavy-lift", "--bots", "random", "--seed", 2**63, "--workers", 1, "--out", tmp_path / "run")
    assert result.exit_code == 2
    assert result.stderr.startswith("farport: seed: the tables of a run hold seeds of at most ")
    assert not (tmp_path / "run").exists()
