"""`farport replay`: any point of a record, and a sentence for every record that is not whole."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import farport
from farport.bots import play_out
from tests.cli.conftest import Run


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "record.json"
    path.write_text(play_out(farport.game("heavy-lift"), 2, 7, bots=["greedy"]).record.dumps())
    return path


def test_a_record_is_shown_move_by_move_with_its_result(run: Run, record: Path) -> None:
    result = run("replay", record)
    assert result.exit_code == 0
    assert "    1  seat 0   acts\n       · seat 0: loaded\n" in result.stdout
    assert "won (all have left)" in result.stdout


def test_each_reads_the_log_as_it_was_told_to_them(run: Run, record: Path) -> None:
    own = "    1  seat 0   load\n       · seat 0: loaded (crate "
    others = "    1  seat 0   acts\n       · seat 0: loaded\n"
    assert own in run("replay", record, "--at", 1, "--view", 0).stdout
    assert others in run("replay", record, "--at", 1, "--view", 1).stdout
    assert others in run("replay", record, "--at", 1).stdout
    assert "    1  seat 0   load\n" in run("replay", record, "--at", 1, "--view", 1, "--reveal").stdout


def test_orders_that_are_still_secret_are_not_told(run: Run, tmp_path: Path) -> None:
    saved = ("--games", 1, "--option", "turn_limit=25", "--save", tmp_path)
    assert run("simulate", "space-paper", *saved).exit_code == 0
    record = tmp_path / "space-paper-2-1.json"
    moves = json.loads(record.read_text())["moves"]
    at = next(number for number, move in enumerate(moves, start=1) if move[0] == 1 and move[1]["do"] == "settle")
    order = f"seat 1   settle {moves[at - 1][1]['planet']}"
    assert order in run("replay", record, "--at", at, "--view", 1).stdout
    assert order not in run("replay", record, "--at", at, "--view", 0).stdout
    told = json.loads(run("replay", record, "--at", at, "--view", 0, "--json").stdout)["log"]
    assert [line["seq"] for line in told if line["seq"]] == list(
        range(1, len([line for line in told if line["seq"]]) + 1)
    )
    assert all(line["events"] or line["seat"] == 0 for line in told), "a secret act is no line and no gap (SP-311)"
    assert order not in run("replay", record, "--at", at).stdout
    assert order in run("replay", record, "--at", at, "--reveal").stdout


def test_where_nothing_is_hidden_everybody_reads_every_move(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "duck.json"
    path.write_text(play_out(farport.game("duck-dealer"), 2, 1).record.dumps())
    assert "acts" not in run("replay", path, "--at", 8, "--view", 0).stdout


def test_programs_get_the_same_log(run: Run, record: Path) -> None:
    def first(*arguments: object) -> Any:
        (line,) = json.loads(run("replay", record, "--at", 1, *arguments, "--json").stdout)["log"]
        assert (line["seq"], line["seat"], line["at_ms"]) == (1, 0, None)
        return line

    assert first("--view", 0)["action"] == {"do": "load"}
    assert first("--view", 1)["action"] is None
    assert first("--view", 1)["events"] == [{"kind": "loaded", "seat": 0}]
    assert first("--reveal")["events"] == first("--view", 0)["events"] != first()["events"]


def test_verify_replays_and_looks_at_every_invariant(run: Run, record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    result = run("replay", record, "--verify")
    assert result.exit_code == 0
    assert "Verified: " in result.stdout
    state = type(farport.game("heavy-lift").new(2, 1))
    monkeypatch.setattr(state, "violations", lambda self: ["a crate was lost"] if self.holds[0] else [])
    result = run("replay", record, "--verify")
    assert result.exit_code == 1
    assert "after move 1: a crate was lost" in result.stdout


def test_any_point_as_any_seat_saw_it(run: Run, record: Path) -> None:
    start = json.loads(run("replay", record, "--at", 0, "--json").stdout)
    assert (start["seq"], start["to_move"], start["result"]) == (0, [0], None)
    first = json.loads(run("replay", record, "--at", 1, "--view", 0, "--json").stdout)
    assert first["view"]["ships"][0]["hold"] != [None]
    other = json.loads(run("replay", record, "--at", 1, "--view", 1, "--json").stdout)
    assert other["view"]["ships"][0]["hold"] is None
    end = json.loads(run("replay", record, "--verify", "--json").stdout)
    assert end["verified"] is True
    assert end["digest"] == json.loads(record.read_text())["digest"]
    assert end["result"]["winners"]


def edited(record: Path, **changes: Any) -> Path:
    data = json.loads(record.read_text())
    data.update(changes)
    record.write_text(json.dumps(data))
    return record


def test_a_move_is_explained_in_one_sentence_with_figures(run: Run, record: Path) -> None:
    told = run("replay", record, "--why", 1, "--view", 0)
    assert told.exit_code == 0
    assert told.stdout.startswith("Move 1, seat 0, load: ")
    assert "chance to win " in told.stdout
    figures = json.loads(run("replay", record, "--why", 1, "--reveal", "--json").stdout)
    assert (figures["seq"], figures["seat"]) == (1, 0)
    assert 0 <= figures["before"] <= 1
    assert "add --view 0 or --reveal" in run("replay", record, "--why", 1).stderr
    assert "this record has the moves 1 to " in run("replay", record, "--why", 0).stderr


def test_a_truncated_record_is_refused(run: Run, record: Path) -> None:
    record.write_text(record.read_text()[:-40])
    refused(run("replay", record), f"{record}: not valid JSON, perhaps cut off")


def test_a_record_with_moves_cut_out_is_refused(run: Run, record: Path) -> None:
    moves = json.loads(record.read_text())["moves"]
    refused(run("replay", edited(record, moves=moves[:-1])), f"{record}: the moves lead to another position")


def test_an_edited_move_is_refused(run: Run, record: Path) -> None:
    edited(record, moves=[[0, {"do": "jettison", "crate": "reactor"}, None]])
    refused(run("replay", record), f"{record}: moves[0]: You have no reactor aboard. [HL-5]")


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"rules_version": 99}, "rules version 99 is not known here; its only version is 1"),
        ({"game": "heavy-metal"}, "there is no game 'heavy-metal'"),
        ({"farport": 2}, "format 2 is not known here"),
        ({"seats": 9}, "Heavy Lift is for 2 to 4 seats, not 9"),
        ({"options": {"rush": "x"}}, "option rush: 'x' is not possible"),
        ({"moves": 5}, "moves: a list is expected"),
        ({"moves": [[0, {"do": "fly"}, None]]}, "moves[0]: do: 'fly' is not an action of Heavy Lift"),
        ({"moves": [[5, {"do": "load"}, None]]}, "moves[0]: seat 5: this table has the seats 0 to 1"),
        (
            {"variant": {"lift": "much"}},
            "its variant does not fit: data.toml: lift: a whole number is expected",
        ),
        ({"colour": "blue"}, "colour: unknown key"),
    ],
)
def test_a_foreign_or_damaged_record_is_refused(run: Run, record: Path, changes: Any, sentence: str) -> None:
    refused(run("replay", edited(record, **changes)), f"{record}: {sentence}")


def test_verify_needs_a_digest(run: Run, record: Path) -> None:
    refused(run("replay", edited(record, digest=None), "--verify"), f"{record}: it has no digest")


def test_files_that_are_no_records(run: Run, tmp_path: Path) -> None:
    refused(run("replay", tmp_path / "nothing"), f"{tmp_path / 'nothing'}: cannot be read")
    refused(run("replay", tmp_path), f"{tmp_path}: cannot be read")
    (tmp_path / "picture").write_bytes(b"\xff\xfe\x00")
    refused(run("replay", tmp_path / "picture"), f"{tmp_path / 'picture'}: this is not a text file")
    (tmp_path / "other.json").write_text("[1, 2]")
    refused(run("replay", tmp_path / "other.json"), f"{tmp_path / 'other.json'}: a table is expected")


def test_points_and_seats_that_are_not_there(run: Run, record: Path) -> None:
    refused(run("replay", record, "--at", 999), "at 999: this record has")
    refused(run("replay", record, "--at", -1), "at -1: this record has")
    refused(run("replay", record, "--view", 2), "view 2: this table has the seats 0 to 1")


def refused(result: Any, sentence: str) -> None:
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.startswith(f"farport: {sentence}")
    assert result.stderr.count("\n") == 1
