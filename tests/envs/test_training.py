"""The training examples learn, in a shortened form."""

from __future__ import annotations

import json
import sys
from importlib import import_module
from pathlib import Path

import numpy as np
import pytest

from examples.training import ppo
from examples.training.network import Network
from farport.envs.gymnasium import LearnerVectorEnv


def test_it_learns() -> None:
    training = ppo.Training(seed=1)
    before = training.win_rate(games=48, seed=0)
    for _ in range(5):
        training.round(steps=64)
    after = training.win_rate(games=48, seed=0)
    assert before < 0.55
    assert after > 0.65


def test_the_command_writes_the_curve(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    arguments = ["ppo.py", "--rounds", "1", "--steps", "4", "--games", "2", "--out", str(tmp_path)]
    monkeypatch.setattr(sys, "argv", arguments)
    ppo.main()
    (points,) = json.loads((tmp_path / "curve.json").read_text()).values()
    assert [decisions for decisions, _, _ in points] == [0, 4 * ppo.TABLES]
    assert (tmp_path / "curve.svg").read_text().startswith("<svg")


@pytest.mark.deep
@pytest.mark.parametrize(("script", "steps"), [("cleanrl_ppo", 64), ("maskable_ppo", 128)])
def test_the_examples_with_pytorch_learn(script: str, steps: int) -> None:
    """A deep run installs what they need (examples/training/requirements.txt). Random play wins one game in thirty."""
    torch = import_module("torch")
    torch.set_num_threads(1)
    example = import_module(f"examples.training.{script}")
    _, curve = example.trained("tiny", "easy", rounds=20, steps=steps, games=96, seed=1)
    shares = [share for _, share, _ in curve]
    assert shares[0] < 0.08
    assert max(shares[-2:]) > 0.12


def test_the_gradients_are_those_of_the_loss() -> None:
    """By hand against by small differences."""
    tables = LearnerVectorEnv("forgotten-planet", 2, stage=ppo.STAGE)
    random = np.random.default_rng(1)
    network = Network(tables.rules.features, tables.rules.encoding, 4, random)
    network.parameters = {
        name: random.standard_normal(values.shape).astype(np.float64) * 0.1
        for name, values in network.parameters.items()
    }
    observation, _ = tables.reset(seed=1)
    seen, mask = observation["observation"], observation["action_mask"]
    actions = mask.argmax(axis=1)
    rows = np.arange(2)

    def loss() -> float:
        _, chances, values = network.forward(seen, mask)
        return float(-np.log(chances[rows, actions]).sum() + 0.5 * ((values - 1) ** 2).sum())

    hidden, chances, values = network.forward(seen, mask)
    d_preference = chances.copy()
    d_preference[rows, actions] -= 1
    gradients = network.gradients(seen, hidden, d_preference, values - 1)
    for name, parameters in network.parameters.items():
        flat = parameters.reshape(-1)
        for place in random.integers(0, flat.size, 5):
            kept = flat[place]
            flat[place] = kept + 1e-5
            above = loss()
            flat[place] = kept - 1e-5
            below = loss()
            flat[place] = kept
            assert gradients[name].reshape(-1)[place] == pytest.approx((above - below) / 2e-5, abs=1e-4)


def test_nothing_flows_from_one_game_into_another() -> None:
    """Two steps of a game, its end, the step that starts the next, and a step of that."""
    column = np.array([[0.0], [1.0], [0.0], [0.0]], np.float32)
    experience = ppo.Experience(
        seen=column,
        masks=column.astype(np.int8),
        actions=column.astype(np.int64),
        chances=column,
        values=np.zeros((4, 1), np.float32),
        rewards=column,
        ends=column.astype(np.bool_),
        decisions=np.array([[True], [True], [False], [True]]),
        last_values=np.array([8.0], np.float32),
    )
    advantages, _ = ppo.judged(experience)
    assert advantages[1, 0] == pytest.approx(1)
    assert advantages[0, 0] == pytest.approx(ppo.DISCOUNT * ppo.TRACE)
    assert advantages[2, 0] == 0
    assert advantages[3, 0] == pytest.approx(8 * ppo.DISCOUNT)
