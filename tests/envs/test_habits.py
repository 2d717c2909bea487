"""An environment in mid-game is pickled and copied, for checkpoints and for workers, on both builds."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import farport
from farport.envs import pettingzoo
from farport.envs.gymnasium import LearnerEnv, LearnerVectorEnv
from farport.kernel import FarportError

AGAIN: dict[str, Callable[[Any], Any]] = {
    "pickle": lambda thing: pickle.loads(pickle.dumps(thing)),
    "deepcopy": copy.deepcopy,
}
IDS = [game.id for game in farport.games()]


@pytest.mark.parametrize("again", AGAIN.values(), ids=AGAIN)
@pytest.mark.parametrize("id", IDS)
def test_many_agents(id: str, again: Callable[[Any], Any]) -> None:
    env: Any = pettingzoo.env(id)
    env.reset(seed=4)
    for _ in range(6):
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    other = again(env)
    for _ in range(6):
        assert other.agent_selection == env.agent_selection
        seen, again_seen = env.last()[0], other.last()[0]
        assert {name: part.tolist() for name, part in seen.items()} == {
            name: part.tolist() for name, part in again_seen.items()
        }
        action = int(np.flatnonzero(seen["action_mask"])[-1])
        env.step(action)
        other.step(action)


@pytest.mark.parametrize("again", AGAIN.values(), ids=AGAIN)
@pytest.mark.parametrize("id", IDS)
def test_one_agent_among_bots(id: str, again: Callable[[Any], Any]) -> None:
    env = LearnerEnv(id)
    seen, _ = env.reset(seed=4)
    seen = env.step(np.flatnonzero(seen["action_mask"])[0])[0]
    other = again(env)
    action = np.flatnonzero(seen["action_mask"])[-1]
    (here, *mine), (there, *theirs) = env.step(action), other.step(action)
    assert mine == theirs
    assert [part.tolist() for part in here.values()] == [part.tolist() for part in there.values()]


@pytest.mark.parametrize("again", AGAIN.values(), ids=AGAIN)
def test_a_batch(again: Callable[[Any], Any]) -> None:
    batch = LearnerVectorEnv("duck-dealer", 3, stage="tiny")
    _, told = batch.reset(seed=4)
    actions = np.array([listed[-1] for listed in told["listed"]])
    other = again(batch)
    here, there = batch.step(actions), other.step(actions)
    assert [part.tolist() for part in here[0].values()] == [part.tolist() for part in there[0].values()]
    assert list(map(list, here[4]["listed"])) == list(map(list, there[4]["listed"]))


@pytest.mark.parametrize("again", AGAIN.values(), ids=AGAIN)
def test_a_batch_in_other_processes_stays_there(again: Callable[[Any], Any]) -> None:
    batch = LearnerVectorEnv("duck-dealer", 1, stage="tiny", processes=1)
    with pytest.raises(FarportError, match="tables in other processes cannot be pickled or copied"):
        again(batch)
    batch.reset(seed=4)
    batch.close()
