"""PettingZoo's own tests run clean on every environment, and the environments are the games."""

from __future__ import annotations

import pickle
import random
import sys
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, performance_benchmark, seed_test

import farport
from farport.envs.pettingzoo.together import TogetherEnv
from farport.envs.pettingzoo.turns import TurnsEnv
from farport.kernel import ActionError
from tests.envs.faces import MODULES, SHORT
from tests.kit.toys import DiversGame, DronesGame

every_game = pytest.mark.parametrize("id", MODULES)
every_parallel_game = pytest.mark.parametrize("id", [id for id in MODULES if farport.game(id).facts.simultaneous])

# PettingZoo says these two of every environment with a mask in its observation that is not on its own list of names.
EXPECTED = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box",
)


@contextmanager
def nothing_else_is_said() -> Iterator[None]:
    with warnings.catch_warnings():
        for message in EXPECTED:
            warnings.filterwarnings("ignore", message)
        yield


def test_every_game_is_there() -> None:
    assert set(MODULES) == {game.id for game in farport.games()}
    for id, module in MODULES.items():
        assert module.__name__.endswith(f"{id.replace('-', '_')}_v1")
        assert hasattr(module, "parallel_env") == farport.game(id).facts.simultaneous


# ---------------------------------------------------------------------- what PettingZoo tests


@every_game
def test_api(id: str) -> None:
    for seats in (farport.game(id).seats[0], farport.game(id).seats[-1]):
        with nothing_else_is_said():
            api_test(MODULES[id].env(seats=seats, variant=SHORT[id]), num_cycles=100)


@every_game
def test_seeds(id: str) -> None:
    seed_test(lambda: MODULES[id].env(variant=SHORT[id]), num_cycles=100)


@every_game
def test_performance_benchmark_runs(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It plays for five seconds of a clock; this clock goes by looks at it, so that the test needs no real time."""
    clock = iter(range(1000))
    module = sys.modules["pettingzoo.test.performance_benchmark"]
    monkeypatch.setattr(module, "time", SimpleNamespace(time=lambda: next(clock) / 10))
    random.seed(1)
    performance_benchmark(MODULES[id].env(variant=SHORT[id]))


@every_parallel_game
def test_parallel_api(id: str) -> None:
    parallel_api_test(MODULES[id].parallel_env(variant=SHORT[id]), num_cycles=200)


@every_parallel_game
def test_parallel_seeds(id: str) -> None:
    parallel_seed_test(lambda: MODULES[id].parallel_env(variant=SHORT[id]), num_cycles=50)


@pytest.mark.parametrize("game", [DiversGame(), DronesGame()], ids=lambda game: game.id)
def test_api_of_a_game_that_is_not_ours(game: farport.Game) -> None:
    with nothing_else_is_said():
        warnings.filterwarnings(
            "ignore", "Observation numpy array is all zeros"
        )  # at a toy's start nobody has anything
        api_test(TurnsEnv(game, "toy_v0", seats=3), num_cycles=50)


def test_parallel_api_of_a_game_that_is_not_ours() -> None:
    parallel_api_test(TogetherEnv(DronesGame(), "toy_v0", seats=3), num_cycles=50)
    parallel_seed_test(lambda: TogetherEnv(DronesGame(), "toy_v0", seats=3), num_cycles=50)


# ---------------------------------------------------------------------- what the environments promise


@every_game
def test_agents_are_asked_as_the_game_asks_its_seats_and_offered_what_is_legal(id: str) -> None:
    env = MODULES[id].raw_env(variant=SHORT[id])
    env.reset(seed=3)
    chooser = random.Random(3)
    steps = 0
    for agent in env.agent_iter():
        observation, _, over, _, _ = env.last()
        if over:
            env.step(None)
            continue
        state, seat = env.table.state, int(agent.removeprefix("seat_"))
        assert seat in state.to_move
        offered = np.flatnonzero(observation["action_mask"]).tolist()
        assert offered == sorted(env.rules.encoding.index(action) for action in state.legal(seat))
        assert observation["observation"].tolist() == pytest.approx(state.features(seat))
        env.step(chooser.choice(offered))
        steps += 1
    assert steps > 10
    assert env.table.result is not None


@every_game
def test_rewards_come_at_the_end_and_add_up_to_nothing(id: str) -> None:
    env = MODULES[id].env(variant=SHORT[id])
    env.reset(seed=5)
    total = dict.fromkeys(env.possible_agents, 0.0)
    infos: dict[str, dict[str, Any]] = {}
    chooser = random.Random(5)
    for agent in env.agent_iter():
        observation, reward, over, _, info = env.last()
        total[agent] += reward
        if over:
            infos[agent] = info
            env.step(None)
        else:
            assert reward == 0
            env.step(chooser.choice(np.flatnonzero(observation["action_mask"]).tolist()))
    assert sum(total.values()) == pytest.approx(0)
    best = max(total, key=lambda agent: total[agent])
    assert infos[best]["rank"] == 1


@every_game
def test_one_seed_gives_a_series_of_different_games(id: str) -> None:
    env = MODULES[id].raw_env(variant=SHORT[id])
    series = []
    for seed in (7, None, 7, None):
        env.reset(seed=seed)
        series.append(env.table.state.digest())
    assert series[:2] == series[2:]
    assert series[0] != series[1]


def test_a_seat_that_is_not_asked_has_an_empty_mask() -> None:
    env = MODULES["forgotten-planet"].raw_env(seats=3)
    env.reset(seed=1)
    for agent in env.agents:
        assert env.observe(agent)["action_mask"].any() == (agent == env.agent_selection)


def test_a_forbidden_action_ends_the_game_for_who_played_it() -> None:
    env = MODULES["forgotten-planet"].env()
    env.reset(seed=1)
    agent = env.agent_selection
    observation, *_ = env.last()
    env.step(int(np.flatnonzero(observation["action_mask"] == 0)[0]))
    assert env.rewards == {name: -1 if name == agent else 0 for name in env.possible_agents}
    assert all(env.terminations.values())
    assert env.infos[agent] == {"forbidden": True, "listed": []}
    for _ in env.possible_agents:
        env.step(None)
    assert env.agents == []


def test_misuse_gets_a_sentence() -> None:
    env = MODULES["forgotten-planet"].env()
    early: list[Callable[[], object]] = [lambda: list(env.agent_iter()), env.last, env.state, env.render]
    for ask in early:
        with pytest.raises(farport.FarportError, match=r"no game is under way; reset\(\) starts one"):
            ask()
    with pytest.raises(farport.FarportError, match=r"no game is under way; reset\(\) starts one"):
        env.step(0)
    together = MODULES["space-dealer"].parallel_env()
    for ask in (together.state, together.render, lambda: together.step({})):
        with pytest.raises(farport.FarportError, match=r"no game is under way; reset\(\) starts one"):
            ask()
    env.reset(seed=1)
    with pytest.raises(ActionError, match="is asked for an action; None is for an agent whose game is over"):
        env.step(None)


def test_the_raw_environment_refuses_a_forbidden_action_and_changes_nothing() -> None:
    env = MODULES["forgotten-planet"].raw_env()
    env.reset(seed=1)
    before = env.table.state.digest()
    forbidden = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(ActionError, match=f"may not take the action {forbidden} now; see the action mask"):
        env.step(forbidden)
    assert env.table.state.digest() == before


@every_game
def test_render(id: str, capsys: pytest.CaptureFixture[str]) -> None:
    env = MODULES[id].env(variant=SHORT[id], render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    assert text.startswith(farport.game(id).title)
    env = MODULES[id].env(variant=SHORT[id], render_mode="human")
    env.reset(seed=1)
    assert env.render() is None
    assert capsys.readouterr().out == text + "\n"


def test_an_environment_travels_to_another_process() -> None:
    env = MODULES["forgotten-planet"].raw_env(seats=3, options={"max_rounds": 4})
    other = pickle.loads(pickle.dumps(env))
    assert (other.rules.seats, other.rules.options) == (3, {"max_rounds": 4})
    assert other.rules.encoding.fingerprint() == env.rules.encoding.fingerprint()


def test_the_state_is_what_all_seats_know() -> None:
    env = MODULES["forgotten-planet"].raw_env(seats=3)
    env.reset(seed=1)
    assert env.state().shape == (3 * env.rules.features,)


# ---------------------------------------------------------------------- all at once


def test_who_is_not_asked_can_only_stand_by() -> None:
    env = TogetherEnv(DronesGame(), "toy_v0", seats=2)
    observations, _ = env.reset(seed=1)
    hours = {agent: np.flatnonzero(seen["action_mask"]).tolist() for agent, seen in observations.items()}
    assert hours == {"seat_0": [0, 1, 2], "seat_1": [0, 1, 2]}
    observations, *_ = env.step({"seat_0": 0, "seat_1": 2})  # back after one hour, and after three
    hours = {agent: np.flatnonzero(seen["action_mask"]).tolist() for agent, seen in observations.items()}
    assert hours == {"seat_0": [0, 1, 2], "seat_1": [env.stand_by]}


def test_a_forbidden_action_is_replaced_by_the_safe_one() -> None:
    env = TogetherEnv(DronesGame(), "toy_v0", seats=1)
    env.reset(seed=1)
    default = env.table.state.default(0)
    copy = env.table.state.copy()
    _, _, _, _, infos = env.step({"seat_0": env.stand_by})
    assert infos["seat_0"]["forbidden"] == env.stand_by
    copy.play(0, default)
    assert copy.next_due is not None
    copy.advance(copy.next_due)
    assert env.table.state.digest() == copy.digest()
