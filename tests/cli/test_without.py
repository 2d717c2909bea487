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


@pytest.mark.parametrize("without", OWN)
def test_the_command_does_without_any_game(without: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FARPORT_WITHOUT", without)
    others = [game for game in OWN if game != without]
    listed = run_farport("games", "--json", path=tmp_path)
    assert ([game["id"] for game in json.loads(listed.stdout)], listed.stderr) == (others, "")
    other = others[0]
    for arguments in (
        ("games",),
        ("rules", other),
        ("simulate", other, "--games", "1", "--bots", "greedy"),
        ("play", other, "--bots", "greedy"),
    ):
        done = run_farport(*arguments, path=tmp_path)
        assert done.returncode == 0, done.stderr
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
