"""`farport simulate`: many games, the same ones for the same seed, and no failure goes unsaid."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import farport
from farport.kernel import Record
from tests.cli.conftest import Run
from tests.example_game import run_farport


def simulated(run: Run, *arguments: object) -> dict[str, Any]:
    result = run("simulate", "heavy-lift", *arguments, "--json")
    assert result.exit_code == 0, result.output
    data: dict[str, Any] = json.loads(result.stdout)
    return data


def test_it_tells_what_came_of_it(run: Run) -> None:
    data = simulated(run, "--seats", 3, "--games", 5, "--bots", "greedy,random", "--seed", 10, "--check")
    assert data["games"] == 5
    assert data["bots"] == ["greedy", "random", "greedy"]
    assert [result["seed"] for result in data["results"]] == [10, 11, 12, 13, 14]
    assert data["actions"] == sum([result["actions"] for result in data["results"]])
    assert data["seconds"] > 0
    assert data["actions_per_s"] > 0
    assert data["failures"] == []
    assert all(len(result["scores"]) == 3 and result["winners"] for result in data["results"])


def test_without_seats_it_takes_the_fewest(run: Run) -> None:
    assert simulated(run, "--games", 1)["seats"] == 2


def test_the_table_for_people(run: Run) -> None:
    result = run("simulate", "heavy-lift", "--games", 20, "--bots", "greedy,random")
    assert result.exit_code == 0
    assert "Heavy Lift, 2 seats: 20 games" in result.stdout
    assert "mean score" in result.stdout
    assert "Ends: all have left 20" in result.stdout
    assert result.stderr == ""  # no progress bar in a pipe


def test_one_game_has_no_error_of_its_mean(run: Run) -> None:
    assert "±" not in run("simulate", "heavy-lift", "--games", 1).stdout


def test_the_error_is_that_of_a_sample(run: Run) -> None:
    scores = [result["scores"][0] for result in simulated(run, "--games", 2)["results"]]
    error = abs(scores[0] - scores[1]) / 2
    assert error > 0
    assert f"{sum(scores) / 2:.2f} ± {error:.2f}" in run("simulate", "heavy-lift", "--games", 2).stdout


def test_more_bots_than_seats_are_refused(run: Run) -> None:
    result = run("simulate", "heavy-lift", "--bots", "greedy,random,greedy")
    assert result.exit_code == 2
    assert result.stderr == "farport: bots: 3 bots do not fit at a table of 2 seats; give fewer, or --seats 3\n"


def test_a_table_of_no_seats_is_refused_as_such(run: Run) -> None:
    result = run("simulate", "heavy-lift", "--seats", 0)
    assert result.stderr == "farport: Heavy Lift is for 2 to 4 seats, not 0\n"


def test_no_computer_plays_so_many_games(run: Run) -> None:
    assert run("simulate", "heavy-lift", "--games", "9" * 30).exit_code == 2


def test_greedy_beats_random(run: Run) -> None:
    results = simulated(run, "--games", 50, "--bots", "random,greedy")["results"]
    assert len([result for result in results if result["winners"] == [1]]) > 40


def test_options_reach_the_game(run: Run) -> None:
    with_rush = simulated(run, "--games", 5)["results"]
    without = simulated(run, "--games", 5, "--option", "rush=off")["results"]
    assert any(parts["rush"] for result in with_rush for parts in result["breakdown"])
    assert not any(parts["rush"] for result in without for parts in result["breakdown"])


def test_records_are_saved_and_replay(run: Run, tmp_path: Path) -> None:
    data = simulated(run, "--games", 3, "--seed", 5, "--save", tmp_path / "new" / "records")
    files = sorted((tmp_path / "new" / "records").iterdir())
    assert [file.name for file in files] == ["heavy-lift-2-5.json", "heavy-lift-2-6.json", "heavy-lift-2-7.json"]
    for file, result in zip(files, data["results"], strict=True):
        record = Record.loads(file.read_text())
        outcome: Any = record.outcome
        assert outcome["result"]["scores"] == result["scores"]
        assert outcome["players"] == [{"player": None, "bot": "random"}] * 2
        end = farport.game("heavy-lift").replay(record)
        assert end.result is not None
        assert end.result.scores == result["scores"]


def test_however_many_workers_the_results_are_the_same(installed: Path) -> None:
    answers = []
    for workers in ("1", "3"):
        arguments = ("simulate", "heavy-lift", "--games", "40", "--seed", "3", "--workers", workers, "--json")
        done = run_farport(*arguments, path=installed)
        assert done.returncode == 0, done.stderr
        data = json.loads(done.stdout)
        del data["seconds"], data["actions_per_s"]
        answers.append(data)
    assert answers[0] == answers[1]


def test_a_broken_invariant_fails_with_its_seed_and_record(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    state = type(farport.game("heavy-lift").new(2, 1))
    monkeypatch.setattr(state, "violations", lambda self: ["a crate was lost"] if self.gone else [])
    result = run("simulate", "heavy-lift", "--games", 2, "--seed", 4, "--check")
    assert result.exit_code == 1
    assert "Seed 4 failed" in result.stdout
    assert "a crate was lost" in result.stdout
    assert "farport simulate heavy-lift --seats 2 --seed 4 --games 1" in result.stdout
    data = json.loads(run("simulate", "heavy-lift", "--games", 1, "--seed", 4, "--check", "--json").stdout)
    assert data["failures"][0]["broken"] == ["a crate was lost"]
    assert Record.from_data(data["failures"][0]["record"]).seed == 4


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--seats", "9"], "Heavy Lift is for 2 to 4 seats, not 9"),
        (["--option", "speed=1"], "unknown option 'speed'; the options are: rush"),
        (["--option", "rush=maybe"], "option rush: 'maybe' is not possible; allowed is on (true) or off (false)"),
        (["--option", "rush"], "option 'rush': write it as name=value"),
        (["--option", "rush=on", "--option", "rush=off"], "option rush: it is given twice"),
        (["--bots", "genius"], "there is no bot 'genius'; the bots are: random, greedy"),
        (["--bots", ","], "bots: a list such as greedy,random is expected"),
        (["--variant", "no/such/folder"], "no/such/folder: there is no such folder"),
    ],
)
def test_bad_input_is_one_sentence(run: Run, arguments: list[str], sentence: str) -> None:
    result = run("simulate", "heavy-lift", "--games", 1, *arguments)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.startswith(f"farport: {sentence}")
    assert result.stderr.count("\n") == 1


@pytest.mark.parametrize("arguments", [["--games", "0"], ["--games", "many"], ["--seats", "two"], ["--workers", "0"]])
def test_bad_numbers_are_bad_usage(run: Run, arguments: list[str]) -> None:
    result = run("simulate", "heavy-lift", *arguments)
    assert result.exit_code == 2
    assert "Traceback" not in result.stderr


def test_a_folder_that_cannot_be_written_is_named(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    result = run("simulate", "heavy-lift", "--games", 1, "--save", tmp_path / "file" / "below")
    assert result.exit_code == 2
    assert "cannot be written" in result.stderr
