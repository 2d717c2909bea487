"""Variants: a designer's folder is accepted by every command, and every mistake in it is explained."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import pytest

from farport.cli.variant import game_for
from farport.kernel import read_variant
from tests.cli.conftest import Run


def folder(tmp_path: Path, data: str) -> Path:
    (tmp_path / "data.toml").write_text(data)
    return tmp_path


LIGHT = """
lift = 12

[[crate]]
id = "ore"
tonnes = 4
"""


def test_a_good_variant_is_explained_and_played(run: Run, tmp_path: Path) -> None:
    result = run("variant", "check", folder(tmp_path, LIGHT), "--game", "heavy-lift")
    assert result.exit_code == 0
    assert "Heavy Lift with 2 changes" in result.stdout
    assert "lift: 15 -> 12" in result.stdout
    assert "crate.ore.tonnes: 5 -> 4" in result.stdout
    assert "It can be played with 2 to 4 seats." in result.stdout


def test_for_programs(run: Run, tmp_path: Path) -> None:
    data = json.loads(run("variant", "check", folder(tmp_path, "lift = 12"), "--game", "heavy-lift", "--json").stdout)
    assert data == {
        "game": "heavy-lift",
        "changes": [{"key": "lift", "old": 15, "new": 12}],
        "warnings": [],
        "ok": True,
        "broken": [],
    }


def test_what_a_designer_should_mind_is_said(run: Run, tmp_path: Path) -> None:
    (tmp_path / "scenarios").mkdir()
    (tmp_path / "scenarios" / "slope.toml").write_text(SLOPE)
    result = run("variant", "check", tmp_path)
    assert result.exit_code == 0
    assert "scenario.slope: (none) -> a table of id, seats" in result.stdout
    assert "Mind: scenario slope: uneven for the seats" in result.stdout


SLOPE = """
id = "slope"
seats = 2
area = "defined"
land_tiles = 24
origin = "own"
title = { en = "Slope" }
grid = [
  "...1..",
  "..S...",
  "......",
  "......",
  "......",
  "..2...",
]
"""


def test_the_game_is_found_by_the_keys(run: Run, tmp_path: Path) -> None:
    result = run("variant", "check", folder(tmp_path, "rush = [9]\nlift = 12"))
    assert result.exit_code == 0
    assert "Heavy Lift with 2 changes" in result.stdout


def test_simulate_and_replay_accept_it(run: Run, tmp_path: Path) -> None:
    variant = folder(tmp_path, "rush = [40]")
    arguments = ("--games", 2, "--seed", 3, "--json", "--save", tmp_path / "records")
    data = json.loads(run("simulate", "heavy-lift", "--variant", variant, *arguments).stdout)
    assert all(max(result["scores"]) >= 40 for result in data["results"])
    assert run("replay", tmp_path / "records" / "heavy-lift-2-3.json", "--verify").exit_code == 0


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        ("lifts = 3", "data.toml: lifts: unknown key; the keys here are: lift, rush, crate"),
        ('lift = "much"', "data.toml: lift: a whole number is expected, not 'much'"),
        ("lift = 0", "data.toml: lift: a whole number of at least 1 is expected, not 0"),
        ("lift = 2.5", "data.toml: lift: a whole number is expected, not 2.5"),
        ("rush = [1, true]", "data.toml: rush[1]: a whole number of at least 0 is expected, not True"),
        ('[[crate]]\nid = "gold"\ntonnes = 1', "data.toml: crate gold: unknown id; the entries here are: seeds"),
        ("[[crate]]\ntonnes = 1", "data.toml: crate[0]: a table with the key id is expected"),
        ('[[crate]]\nid = "ore"\nweight = 1', "data.toml: crate ore: weight: unknown key"),
    ],
)
def test_a_mistake_names_file_key_and_what_would_be_right(run: Run, tmp_path: Path, data: str, sentence: str) -> None:
    variant = folder(tmp_path, data)
    result = run("variant", "check", variant, "--game", "heavy-lift")
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.startswith(f"farport: {variant}: {sentence}")
    assert result.stderr.count("\n") == 1
    assert run("simulate", "heavy-lift", "--variant", variant, "--games", 1).exit_code == 2


def test_files_that_are_no_variants(run: Run, tmp_path: Path) -> None:
    assert "there is no such folder" in run("variant", "check", tmp_path / "nowhere").stderr
    assert "nothing to change here" in run("variant", "check", tmp_path).stderr
    broken = run("variant", "check", folder(tmp_path, "lift = "), "--game", "heavy-lift")
    assert broken.exit_code == 2
    assert f"{tmp_path / 'data.toml'}: not valid TOML" in broken.stderr


def test_keys_of_no_game_ask_for_the_game(run: Run, tmp_path: Path) -> None:
    result = run("variant", "check", folder(tmp_path, "warp = 9"))
    assert result.exit_code == 2
    assert "no game has all of its keys (warp); say which one it changes with --game: " in result.stderr


def test_a_variant_that_cannot_be_played_fails(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import farport

    state = type(farport.game("heavy-lift").new(2, 1))
    monkeypatch.setattr(state, "violations", lambda self: ["a crate was lost"])
    result = run("variant", "check", folder(tmp_path, "lift = 3"), "--game", "heavy-lift")
    assert result.exit_code == 1
    assert "It cannot be played: 2 seats, seed 1: a crate was lost" in result.stdout


def test_all_mistakes_are_told_at_once(run: Run, tmp_path: Path) -> None:
    variant = folder(tmp_path, 'lift = 0\nrush = [-1]\n[[crate]]\nid = "ore"\nweight = 1')
    result = run("variant", "check", variant, "--game", "heavy-lift")
    assert result.exit_code == 2
    assert result.stderr.startswith(f"farport: {variant}: 3 mistakes:")
    for sentence in ("lift: a whole number of at least 1", "rush[0]: a whole number", "weight: unknown key"):
        assert sentence in result.stderr


def test_the_values_of_a_game_are_told_as_the_workbench_has_them(run: Run, tmp_path: Path) -> None:
    variant = folder(tmp_path, "[scoring]\nspecial_mine_tile = 5")
    arguments = ("variant", "fields", "forgotten-planet", "scoring.special", "--variant", variant)
    (field,) = json.loads(run(*arguments, "--json").stdout)
    assert (field["key"], field["printed"], field["yours"]) == ("scoring.special_mine_tile", 3, 5)
    assert (field["kind"], field["rules"], field["fixed"]) == ("integer", ["FP-103"], "")
    shown = run(*arguments).stdout
    assert "victory points" in shown
    assert "FP-103" in shown
    cards = run("variant", "fields", "space-dealer", "card")
    assert "nothing can be added: " in cards.stdout
    nothing = run("variant", "fields", "space-dealer", "warp", "core")
    assert nothing.exit_code == 2
    assert "no value has 'warp' and 'core' in its key or its rules" in nothing.stderr


def test_values_are_set_and_taken_back(run: Run, tmp_path: Path) -> None:
    new = tmp_path / "new"
    game = ("--game", "heavy-lift")
    answer = run("variant", "set", new, "lift=12", "crate.ore.tonnes=4", *game)
    assert answer.exit_code == 0, answer.output
    assert "lift: 15 -> 12" in answer.output
    assert "Heavy Lift with 2 changes" in run("variant", "check", new, *game).stdout
    assert run("variant", "set", new, "lift=", *game).exit_code == 0
    assert "Heavy Lift with 1 change:" in run("variant", "check", new, *game).stdout

    before = (new / "data.toml").read_text()
    wrong = run("variant", "set", new, "lift=0", "rush=much", *game)
    assert wrong.exit_code == 2
    assert "nothing is changed" in wrong.stderr
    assert "lift: a whole number of at least 1" in wrong.stderr
    assert "rush" in wrong.stderr
    assert (new / "data.toml").read_text() == before
    assert "write it as KEY=VALUE" in run("variant", "set", new, "lift", *game).stderr


def test_a_leader_is_added_with_its_words_and_its_picture(run: Run, tmp_path: Path) -> None:
    game = ("--game", "space-paper")
    more = ("gold=2", "--word", "en=Prospector", "--word", "fr=Prospectrice", "--letter", "P")
    answer = run("variant", "add", tmp_path, "leaders", "prospector", *more, *game)
    assert answer.exit_code == 0, answer.output
    data = tomllib.loads((tmp_path / "data.toml").read_text())
    assert data["leaders"]["prospector"]["gold"] == 2
    assert data["words"]["leaders"]["prospector"] == {"en": "Prospector", "fr": "Prospectrice"}
    assert data["pictures"]["leaders"]["prospector"] == {"letter": "P"}
    assert game_for(read_variant(tmp_path), tmp_path).id == "space-paper"  # its words do not hide whose they are
    other = run("variant", "check", tmp_path, "--game", "duck-dealer").stderr
    assert "words: leaders: the game has no such list" in other
    drawing = tmp_path / "photo.svg"
    drawing.write_bytes(b"\xff\xd8\xff")
    picture = run("variant", "add", tmp_path, "leaders", "b", "--svg", drawing, *game)
    assert (picture.exit_code, "photo.svg: not UTF-8 text" in picture.stderr) == (2, True)
    assert "is there already" in run("variant", "add", tmp_path, "leaders", "prospector", *game).stderr
    assert "nothing can be added" in run("variant", "add", tmp_path, "ships", "raft", *game).stderr
    assert "the languages are" in run("variant", "add", tmp_path, "leaders", "a", "--word", "x=y", *game).stderr
