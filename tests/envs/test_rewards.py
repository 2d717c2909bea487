"""Rewards by name: what the end is worth, and shaping that adds up to nothing but the start."""

from __future__ import annotations

import random

import numpy as np
import pytest

from farport.envs import pettingzoo
from farport.envs.gymnasium import LearnerEnv, LearnerVectorEnv
from farport.envs.rewards import POTENTIALS, Reward
from farport.envs.rules import Rules
from farport.envs.table import Table
from farport.kernel import Result
from tests.envs.faces import MODULES

every_game = pytest.mark.parametrize("id", MODULES)


@pytest.mark.parametrize(
    ("name", "ranks", "scores", "worth"),
    [
        ("rank", [1, 2, 3], [9, 6, 0], [1, 0, -1]),
        ("rank", [1, 1, 3], [9, 9, 0], [0.5, 0.5, -1]),
        ("win", [1, 2, 3], [9, 6, 0], [1, 0, 0]),
        ("win", [1, 1, 3], [9, 9, 0], [0.5, 0.5, 0]),
        ("score", [1, 2, 3], [9, 6, 0], [0.6, 0.15, -0.75]),
        ("score+standing", [1, 2], [5, 0], [0.5, -0.5]),
    ],
)
def test_what_the_end_is_worth(name: str, ranks: list[int], scores: list[int], worth: list[float]) -> None:
    result = Result(scores=scores, ranks=ranks, breakdown=[{} for _ in ranks], reason="")
    assert Reward(name, points=10).ending(result) == pytest.approx(worth)


def test_a_potential_is_the_lead_over_the_others_and_nothing_at_the_end() -> None:
    rules = Rules("duck-dealer", stage="tiny", reward="rank+evaluation")
    table, chooser = Table(rules, 1), random.Random(1)
    while table.asked >= 0:
        assert sum([table.potential(seat) for seat in range(2)]) == pytest.approx(0)
        table.play(table.asked, chooser.choice(table.allowed(table.asked)))
    assert [table.potential(seat) for seat in range(2)] == [0, 0]


@every_game
@pytest.mark.parametrize("potential", POTENTIALS)
def test_shaping_telescopes(id: str, potential: str) -> None:
    """The discounted sum of what shaping adds is what the start was worth, whatever is played between."""
    discount = 0.9
    plain = LearnerEnv(id, stage="tiny", opponents="greedy")
    shaped = LearnerEnv(id, stage="tiny", opponents="greedy", reward=f"rank+{potential}", discount=discount)
    for env in (plain, shaped):
        env.reset(seed=3)
    start = shaped.learner.table.potential(shaped.learner.seat)
    chooser, added, weight, over = random.Random(3), 0.0, 1.0, False
    while not over:
        action = chooser.choice(plain.learner.listed())
        _, worth, over, _, _ = plain.step(action)
        _, more, _, _, _ = shaped.step(action)
        added += weight * (more - worth)
        weight *= discount
    assert added == pytest.approx(-start)


def test_shaping_tells_of_good_play_where_the_end_is_silent() -> None:
    """Duck Dealer: random play scores nothing, so all games of it end alike; on the way they differ."""
    env = LearnerEnv("duck-dealer", stage="tiny", reward="rank+evaluation", seat=0)
    env.reset(seed=1)
    chooser, over = random.Random(1), False
    worth: list[float] = []
    while not over:
        _, reward, over, _, _ = env.step(chooser.choice(env.learner.listed()))
        worth.append(reward)
    assert env.learner.info()["score"] == 0
    assert len([each for each in worth if each]) > len(worth) / 2


def test_every_agent_gets_its_own_shaping() -> None:
    """Without a discount the rewards of each agent add up to its end, less what the start was worth to it."""
    env = pettingzoo.env("forgotten-planet", stage="tiny", reward="rank+standing")
    env.reset(seed=5)
    starts = {agent: env.table.potential(seat) for seat, agent in enumerate(env.possible_agents)}
    total = dict.fromkeys(env.possible_agents, 0.0)
    shaped, chooser = 0, random.Random(5)
    for agent in env.agent_iter():
        _, reward, over, _, info = env.last()
        total[agent] += reward
        shaped += bool(reward) and not over
        env.step(None if over else chooser.choice(info["listed"]))
    ends = dict(zip(env.possible_agents, env.table.utilities(), strict=True))
    assert total == pytest.approx({agent: ends[agent] - starts[agent] for agent in ends})
    assert shaped > 0


def test_agents_that_act_at_once_get_theirs_too() -> None:
    env = pettingzoo.parallel_env("space-paper", stage="tiny", reward="score+standing")
    _, infos = env.reset(seed=5)
    starts = {agent: env.table.potential(seat) for seat, agent in enumerate(env.possible_agents)}
    total = dict.fromkeys(env.possible_agents, 0.0)
    chooser = random.Random(5)
    while env.agents:
        _, rewards, _, _, infos = env.step({agent: chooser.choice(told["listed"]) for agent, told in infos.items()})
        total = {agent: total[agent] + reward for agent, reward in rewards.items()}
    ends = dict(zip(env.possible_agents, env.table.utilities(), strict=True))
    assert total == pytest.approx({agent: ends[agent] - starts[agent] for agent in ends})


def test_a_batch_is_shaped_like_a_single_table() -> None:
    tables = LearnerVectorEnv("duck-dealer", 2, stage="tiny", reward="rank+evaluation")
    single = LearnerEnv("duck-dealer", stage="tiny", reward="rank+evaluation")
    _, told = tables.reset(seed=[7, 8])
    single.reset(seed=7)
    for _ in range(12):
        actions = np.array([listed[0] for listed in told["listed"]])
        _, rewards, _, _, told = tables.step(actions)
        _, reward, _, _, _ = single.step(int(actions[0]))
        assert rewards[0] == reward
