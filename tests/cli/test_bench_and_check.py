"""`farport check` runs the kit; `farport bench` finds the benchmarks of the checkout."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import farport
from farport.proof import signature, written
from tests.cli.conftest import Run


def test_check_passes_a_good_game(run: Run) -> None:
    result = run("check", "heavy-lift", "--games", 2)
    assert result.exit_code == 0
    assert "passed  leaks: " in result.stdout
    assert "FAILED" not in result.stdout
    assert result.stderr == ""


def test_check_for_programs(run: Run) -> None:
    data = json.loads(run("check", "heavy-lift", "--games", 1, "--json").stdout)
    assert (data["game"], data["passed"]) == ("heavy-lift", True)
    assert "leaks" in [outcome["check"] for outcome in data["checks"]]


def test_check_fails_a_bad_game(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    state = type(farport.game("heavy-lift").new(2, 1))
    view = state.view
    monkeypatch.setattr(state, "view", lambda self, seat: {**view(self, seat), "secret": self.holds})
    result = run("check", "heavy-lift", "--games", 2)
    assert result.exit_code == 1
    assert "FAILED  leaks: " in result.stdout


def test_check_plants_faults_and_sees_them(run: Run) -> None:
    result = run("check", "heavy-lift", "--mutate")
    assert result.exit_code == 0
    assert "caught  GuessIgnoresItsBits: A guess is the same whatever its random bits (guess)" in result.stdout
    assert "none    BackInTime: An earlier moment is taken for the present one (no clock)" in result.stdout
    assert "MISSED" not in result.stdout
    data = json.loads(run("check", "heavy-lift", "--mutate", "--json").stdout)
    assert data["planted"] == data["caught"] > 60


def test_check_says_which_refusals_play_comes_to(run: Run) -> None:
    result = run("check", "heavy-lift", "--games", 5, "--refusals")
    assert result.exit_code == 0
    assert re.match(r"Heavy Lift: [2-4] of 4 refusals met\n", result.stdout)
    data = json.loads(run("check", "heavy-lift", "--games", 5, "--refusals", "--json").stdout)
    assert data["met"]["heavy-lift:not-aboard"] > 0
    assert data["declared"] == 4 == len(data["met"]) + len(data["unmet"])
    assert run("check", "heavy-lift", "--refusals", "--mutate").exit_code == 2


def test_without_hypothesis_check_says_what_to_install(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith("farport.kit")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.delattr(farport, "kit", raising=False)
    monkeypatch.setitem(sys.modules, "hypothesis", None)
    result = run("check", "heavy-lift")
    assert result.exit_code == 2
    assert result.stderr == "farport: the kit needs the package hypothesis; install farport[kit]\n"


def test_bench_runs_the_benchmarks_of_the_checkout(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[tuple[list[str], Path]] = []

    def called(command: list[str], cwd: Path, check: bool) -> subprocess.CompletedProcess[Any]:
        calls.append((command[1:], cwd))
        return subprocess.CompletedProcess(command, 3)

    monkeypatch.setattr(subprocess, "run", called)
    assert run("bench", "--seconds", "1").exit_code == 3
    (command, folder) = calls[0]
    assert command == ["-m", "benchmarks", "--seconds", "1"]
    assert (folder / "benchmarks" / "__main__.py").is_file()


@pytest.fixture
def signed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Only the example is installed, and its golden signature is in a checkout of its own."""
    game = farport.game("heavy-lift")
    monkeypatch.setattr("farport.kernel.games", lambda: [game])
    monkeypatch.setattr(farport, "__file__", str(tmp_path / "src" / "farport" / "__init__.py"))
    golden = tmp_path / "tests" / "records" / "signature.toml"
    golden.parent.mkdir(parents=True)
    (tmp_path / "benchmarks").mkdir()
    (tmp_path / "benchmarks" / "__main__.py").touch()
    golden.write_text(written(signature([game], quick=True), signature([game], quick=True)))
    return golden


def test_the_signature_is_one_number_and_its_parts(run: Run, signed: Path) -> None:
    result = run("bench", "--signature", "--quick", "--check")
    assert result.exit_code == 0
    (parts, number) = result.stdout.splitlines()
    assert parts.startswith("heavy-lift: random ")
    assert number.startswith("signature ")
    data = json.loads(run("bench", "--signature", "--quick", "--json").stdout)
    assert (number, data["different"]) == (f"signature {data['signature']}", [])


def test_another_signature_fails(run: Run, signed: Path) -> None:
    signed.write_text(signed.read_text().replace('"greedy" = "', '"greedy" = "0'))
    result = run("bench", "--signature", "--quick", "--check")
    assert result.exit_code == 1
    assert result.stdout.endswith("NOT GOLDEN: heavy-lift: greedy\n")


@pytest.mark.parametrize("arguments", [["--signature", "--rounds", "5"], ["--quick"], ["--json"]])
def test_measuring_and_signing_are_two_things(run: Run, arguments: list[str]) -> None:
    assert run("bench", *arguments).exit_code == 2


def test_outside_a_checkout_bench_says_so(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(farport, "__file__", str(tmp_path / "farport" / "__init__.py"))
    result = run("bench")
    assert result.exit_code == 2
    assert result.stderr.startswith("farport: the benchmarks are in the source repository")
