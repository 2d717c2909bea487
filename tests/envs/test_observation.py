"""Environments that show the tables of an observer, asked for by name and version."""

from __future__ import annotations

import pickle

import gymnasium
import numpy as np
import pyspiel
import pytest
from pettingzoo.test import api_test, parallel_api_test

import farport.envs.gymnasium
import farport.envs.openspiel
from farport.envs.pettingzoo import forgotten_planet_v1, space_paper_v1
from farport.envs.rules import Rules
from farport.envs.vector import LearnerVectorEnv
from farport.kernel import FarportError

NAME = farport.envs.gymnasium.name_of("forgotten-planet")


def test_a_learner_sees_all_that_its_seat_knows() -> None:
    env = gymnasium.make(NAME, stage="tiny", observation="observer:1", seat=0)
    seen, info = env.reset(seed=3)
    learner = env.unwrapped.learner  # type: ignore[attr-defined]
    observer = learner.rules.observer
    for _ in range(3):
        assert env.observation_space.contains(seen)
        state = learner.table.state
        assert observer.decode(seen["observation"], 0, state.seats, padded=True) == state.view(0)
        rows = env.unwrapped.described()  # type: ignore[attr-defined]
        assert len(rows) == len(info["listed"])
        kinds = [learner.rules.action_table.columns[0].says(kind) for kind in rows[:, 0]]
        assert kinds == [learner.rules.encoding.label(number).split()[0] for number in info["listed"]]
        seen, _, _, _, info = env.step(info["listed"][0])


def test_a_name_says_by_what_a_game_is_seen() -> None:
    for game in farport.games():
        name = farport.envs.gymnasium.name_of(game.id, "observer:1")
        assert gymnasium.spec(name).kwargs == {"game": game.id, "observation": "observer:1"}
    named = gymnasium.make("farport/ForgottenPlanet-observer1-v1", stage="tiny", seat=0)
    asked = gymnasium.make(NAME, stage="tiny", seat=0, observation="observer:1")
    assert np.array_equal(named.reset(seed=4)[0]["observation"], asked.reset(seed=4)[0]["observation"])
    batch = gymnasium.make_vec("farport/ForgottenPlanet-observer1-v1", num_envs=2, stage="tiny")
    assert batch.single_observation_space == named.observation_space
    turns = forgotten_planet_v1.env(stage="tiny", observation="observer:1")
    together = space_paper_v1.parallel_env(stage="tiny", observation="observer:1")
    assert turns.metadata["name"] == "forgotten_planet_observer1_v1"
    assert together.metadata["name"] == "space_paper_observer1_v1"
    assert forgotten_planet_v1.env(stage="tiny").metadata["name"] == "forgotten_planet_v1"
    spiel = pyspiel.load_game("farport_forgotten_planet", {"stage": "tiny", "observation": "observer:1"})
    assert str(pyspiel.load_game(str(spiel))) == str(spiel)
    assert "observation=observer:1" in str(spiel)


def test_features_stay_what_they_are() -> None:
    rules = Rules("forgotten-planet", stage="tiny")
    assert (rules.observation, rules.observer) == ("features", None)
    env = gymnasium.make(NAME, stage="tiny", seat=0)
    env.reset(seed=3)
    with pytest.raises(FarportError, match='ask for observation="observer"'):
        env.unwrapped.described()  # type: ignore[attr-defined]


def test_an_observation_is_asked_for_by_name_and_version() -> None:
    assert Rules("forgotten-planet", observation="observer").observation == "observer:1"
    for wrong in ("observer:one", "observer:", "features:2", "pixels"):
        with pytest.raises(FarportError, match="it is features, observer or observer:1"):
            Rules("forgotten-planet", observation=wrong)
    with pytest.raises(FarportError, match="there is no observer 9"):
        Rules("forgotten-planet", observation="observer:9")
    again = pickle.loads(pickle.dumps(Rules("forgotten-planet", observation="observer:1")))
    assert again.observation == "observer:1"


def test_many_tables_see_what_one_sees() -> None:
    batch = LearnerVectorEnv("forgotten-planet", num_envs=2, stage="tiny", observation="observer:1", seat=0)
    one = gymnasium.make(NAME, stage="tiny", observation="observer:1", seat=0)
    seen, _ = batch.reset(seed=[5, 6])
    alone, _ = one.reset(seed=6)
    assert np.array_equal(seen["observation"][1], alone["observation"])
    batch.close()


@pytest.mark.filterwarnings("ignore:.*:UserWarning")  # the checker would rather have no masks
def test_pettingzoo_is_satisfied() -> None:
    env = forgotten_planet_v1.env(stage="tiny", observation="observer:1")
    api_test(env, num_cycles=20)
    env.reset(seed=1)
    agent = env.agent_selection
    assert len(env.described(agent)) == len(env.infos[agent]["listed"])
    together = space_paper_v1.parallel_env(stage="tiny", observation="observer:1")
    parallel_api_test(together, num_cycles=5)
    together.reset(seed=1)
    actions = together.rules.action_table
    assert actions is not None
    assert together.described("seat_0").shape[1] == actions.width


def test_openspiel_has_the_tables_by_name() -> None:
    game = pyspiel.load_game("farport_forgotten_planet", {"stage": "tiny", "observation": "observer:1"})
    state = game.new_initial_state()
    state.apply_action(7)
    observer = game.make_py_observer()
    player = state.current_player()
    observer.set_from(state, player)
    table = state.play.table
    sheets = {sheet.name: sheet for sheet in game.rules.observer.fill(table.state, player)}
    robots = sheets["robots"]
    assert observer.dict["robots"][: robots.rows].astype(int).flatten().tolist() == robots.numbers
    assert observer.dict["robots"].base is not None
