"""The curricula: every stage can be played, is shorter than the next, and ends within its bound."""

from __future__ import annotations

import random
from pathlib import Path

import gymnasium
import pyspiel
import pytest

import farport
from farport.envs import pettingzoo, stages
from farport.envs.gymnasium import LearnerEnv, name_of
from farport.envs.openspiel import SpielState
from farport.envs.rules import Rules
from farport.envs.table import Table
from tests.depth import seeds

IDS = [game.id for game in farport.games()]
NAMES = ["tiny", "small", "half", "full"]

every_game = pytest.mark.parametrize("id", IDS)


def played_out(rules: Rules, seed: int) -> Table:
    table, chooser = Table(rules, seed), random.Random(seed)
    while table.asked >= 0:
        table.play(table.asked, chooser.choice(table.allowed(table.asked)))
    return table


@every_game
def test_every_game_of_ours_has_the_same_stages_the_shortest_first(id: str) -> None:
    found = stages.curriculum(id)
    assert list(found) == NAMES
    assert [stage.minutes for stage in found.values()] == sorted({stage.minutes for stage in found.values()})
    assert [stage.bound for stage in found.values()] == sorted({stage.bound for stage in found.values()})
    assert found["full"].variant is None
    assert found["full"].options == {}


@every_game
def test_a_game_of_random_play_ends_well_within_the_bound(id: str) -> None:
    """The bound cuts what would not end; what people and bots play is a third of it at most."""
    for name in NAMES[:2]:
        rules = Rules(id, stage=name)
        for seed in seeds(everyday=2, deep=40):
            table = played_out(rules, seed)
            assert table.result is not None
            assert table.taken <= rules.longest / 2


@every_game
def test_a_stage_is_known_to_every_face(id: str) -> None:
    rules = Rules(id, stage="tiny")
    env = gymnasium.make(name_of(id), stage="tiny").unwrapped
    assert isinstance(env, LearnerEnv)
    assert env.rules.game == pettingzoo.env(id, stage="tiny").rules.game == rules.game
    game = pyspiel.load_game(f"farport_{id.replace('-', '_')}", {"stage": "tiny"})
    assert game.rules.game == rules.game
    assert game.max_game_length() == rules.longest == rules.bound * rules.seats


def test_what_is_asked_for_goes_before_what_the_stage_says() -> None:
    rules = Rules("duck-dealer", 3, {"counter_spaces": 30}, stage="small")
    assert (rules.seats, rules.options) == (3, {"counter_spaces": 30, "player_exchange": "off"})


def test_a_game_that_reaches_its_bound_is_cut_and_has_no_result() -> None:
    env = gymnasium.make(name_of("forgotten-planet"), stage="tiny", bound=2, seat=0)
    _, info = env.reset(seed=1)
    over = cut = False
    steps, worth = 0, 0.0
    while not over and not cut:
        _, reward, over, cut, info = env.step(info["listed"][0])
        steps += 1
        worth += float(reward)
    assert (over, cut, worth, info) == (False, True, 0.0, {"listed": [], "forbidden": False})
    assert steps <= 4


def test_a_cut_game_is_told_to_all_agents() -> None:
    env = pettingzoo.env("forgotten-planet", stage="tiny", bound=2)
    env.reset(seed=1)
    for _ in range(4):
        env.step(env.infos[env.agent_selection]["listed"][0])
    assert env.truncations == {"seat_0": True, "seat_1": True}
    assert env.terminations == {"seat_0": False, "seat_1": False}
    for _ in range(2):
        env.step(None)
    assert env.agents == []

    together = pettingzoo.parallel_env("space-paper", stage="tiny", bound=1)
    _, infos = together.reset(seed=1)
    answers = [together.step({agent: told["listed"][0] for agent, told in infos.items()})]
    while together.agents:
        answers.append(together.step({agent: told["listed"][0] for agent, told in answers[-1][4].items()}))
    _, rewards, over, cut, _ = answers[-1]
    assert (set(rewards.values()), set(over.values()), set(cut.values())) == ({0.0}, {False}, {True})


def test_in_openspiel_a_cut_game_is_worth_nothing_and_survives_a_pickle() -> None:
    game = pyspiel.load_game("farport_forgotten_planet", {"stage": "tiny", "bound": 2})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    state: SpielState = game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    assert len(state.history()) == 1 + game.max_game_length()
    assert state.returns() == [0.0, 0.0]


@pytest.mark.deep
@every_game
def test_random_simulation_of_a_whole_small_stage(id: str) -> None:
    game = pyspiel.load_game(f"farport_{id.replace('-', '_')}", {"stage": "small"})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        ({"stages": []}, "stages: stages: unknown key; the keys here are: points, stage, variant"),
        ({"stage": [], "points": 0}, "points: more than nothing is expected, not 0"),
        ({"stage": [{"name": "tiny", "variant": "moon"}]}, "moon: this key is missing"),
        ({"stage": [{"name": "tiny", "bound": 0}]}, "bound"),
        ({"stage": [{"name": "tiny", "options": 3}]}, "options: a table is expected"),
    ],
)
def test_a_curriculum_that_does_not_fit_gets_a_sentence(data: dict[str, object], sentence: str) -> None:
    with pytest.raises(farport.DataError, match=sentence):
        stages.read(data, "stages")


def test_a_game_without_a_curriculum_has_the_whole_game() -> None:
    assert list(stages.curriculum("some-game")) == ["full"]
    assert list(stages.read({"stage": [{"name": "mine"}]}, "stages")) == ["mine", "full"]


def test_every_curriculum_is_of_a_game() -> None:
    assert sorted(path.stem.replace("_", "-") for path in Path(stages.CURRICULA).glob("*.toml")) == IDS


@every_game
def test_the_documents_show_the_stages(id: str) -> None:
    text = (Path(__file__).parents[2] / "docs" / "environments.md").read_text(encoding="utf-8")
    for stage in stages.curriculum(id).values():
        assert f" | `{stage.name}` | {stage.minutes} | {stage.about} | {stage.bound} |" in text
