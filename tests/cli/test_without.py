"""Any game may be left out of an installation, and nothing misses it: the command, bots, environments."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.example_game import run_farport

OWN = ("duck-dealer", "forgotten-planet", "space-dealer", "space-paper")
FACES = """
import sys
import gymnasium
import farport.envs.gymnasium
import farport.envs.openspiel
import farport.envs.pettingzoo
import pyspiel
from farport.envs.pettingzoo import duck_dealer_v1, forgotten_planet_v1, space_dealer_v1, space_paper_v1
import farport
for game in farport.games():
    farport.envs.pettingzoo.env(game.id).reset(seed=1)
    gymnasium.make(farport.envs.gymnasium.name_of(game.id))
    assert f"farport_{game.id.replace('-', '_')}" in pyspiel.registered_names()
try:
    farport.envs.pettingzoo.env(sys.argv[1])
except farport.UnknownGameError as error:
    print(error)
"""


# All commands in one process: starting Python is most of what they would take.
COMMANDS = """
import json, sys
from click.testing import CliRunner
from farport.cli import command
for arguments in json.loads(sys.argv[1]):
    done = CliRunner().invoke(command, arguments, prog_name="farport")
    print(json.dumps([done.exit_code, done.stdout, done.stderr]))
"""


@pytest.mark.parametrize("without", OWN)
def test_the_command_does_without_any_game(without: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FARPORT_WITHOUT", without)
    others = [game for game in OWN if game != without]
    other, short = (
        ("space-paper", "preset=quick") if without == "forgotten-planet" else ("forgotten-planet", "max_rounds=2")
    )
    commands = [
        ("games", "--json"),
        ("games",),
        ("rules", other),
        ("simulate", other, "--games", "1", "--bots", "random", "--option", short),
        ("play", other, "--bots", "random", "--option", short),
    ]
    process = subprocess.run(
        [sys.executable, "-c", COMMANDS, json.dumps(commands)], capture_output=True, text=True, check=True, cwd=tmp_path
    )
    answers = [json.loads(line) for line in process.stdout.splitlines()]
    assert [(code, errors) for code, _, errors in answers] == [(0, "")] * len(commands)
    assert [game["id"] for game in json.loads(answers[0][1])] == others
    refused = run_farport("simulate", without, path=tmp_path)
    assert (refused.returncode, refused.stderr) == (
        2,
        f"farport: there is no game '{without}'; installed are: {', '.join(others)}\n",
    )


@pytest.mark.parametrize("without", OWN)
def test_the_environments_do_without_any_game(without: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FARPORT_WITHOUT", without)
    done = subprocess.run([sys.executable, "-c", FACES, without], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert f"there is no game '{without}'" in done.stdout
