"""A game that somebody installs has environments by its id, with nothing written for it."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env

import farport
from farport import envs
from farport.envs import gymnasium as faces
from farport.envs import pettingzoo, stages
from farport.kernel import FarportError
from tests.example_game import ROOT, install_example
from tests.packages import on_path, write_package


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    points = {"farport.games": {"docking-rights": "docking_rights:GAME"}}
    write_package(tmp_path, "farport-docking-rights", points, {})
    shutil.copytree(ROOT / "examples/docking-rights/src/docking_rights", tmp_path / "docking_rights")
    with on_path(tmp_path, monkeypatch):
        yield


@pytest.mark.usefixtures("installed")
def test_pettingzoo_knows_it_by_its_id() -> None:
    env = pettingzoo.env("docking-rights", seats=3, options={"rounds": 6})
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, _reward, over, _cut, _info = env.last()
        assert observation is not None
        env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))

    assert env.metadata["name"] == "docking_rights_v1"
    assert env.table.result is not None


@pytest.mark.usefixtures("installed")
def test_an_older_version_of_its_rules_is_played_too() -> None:
    together = pettingzoo.parallel_env("docking-rights", rules_version=1)
    together.reset(seed=1)
    assert together.rules.game.rules_version == 1
    with pytest.raises(FarportError, match="its seats act one after the other"):
        pettingzoo.parallel_env("duck-dealer")


@pytest.mark.usefixtures("installed")
def test_gymnasium_knows_it_by_its_id() -> None:
    faces.register()
    env = gymnasium.make("farport/DockingRights-v1", opponents="greedy", rules_version=2)
    observation, _info = env.reset(seed=1)
    assert observation["action_mask"].any()
    gymnasium.registry.pop("farport/DockingRights-v1")


# ---------------------------------------------------------------------- one call


@pytest.fixture
def heavy_lift(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Installed, and enrolled by the call that docs/environments.md shows."""
    install_example(tmp_path)
    with on_path(tmp_path, monkeypatch):
        stage = {"name": "calm", "options": {"rush": False}, "bound": 60}
        envs.enrol(farport.game("heavy-lift"), {"points": 30, "stage": [stage]})
        yield
    gymnasium.registry.pop("farport/HeavyLift-v1")
    stages.dismiss("heavy-lift")


@pytest.mark.usefixtures("heavy_lift")
def test_one_call_gives_a_game_everything() -> None:
    check_env(gymnasium.make("farport/HeavyLift-v1", stage="calm", actions="factors").unwrapped)
    tables = gymnasium.make_vec(
        "farport/HeavyLift-v1", num_envs=3, stage="calm", reward="score+evaluation", mask="listed", opponents="greedy"
    )
    _, told = tables.reset(seed=1)
    ends = 0
    for _ in range(60):
        _, _, over, _, told = tables.step(np.array([listed[-1] if listed else 0 for listed in told["listed"]]))
        ends += int(over.sum())
    assert ends > 3

    env = pettingzoo.env("heavy-lift", seats=4, stage="calm", render_mode="rgb_array")
    env.reset(seed=1)
    assert env.rules.options == {"rush": False}
    assert env.render().shape[2] == 3

    game = pyspiel.load_game("farport_heavy_lift", {"stage": "calm"})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    assert game.max_game_length() == 120
