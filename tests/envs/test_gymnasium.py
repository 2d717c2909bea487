"""Gymnasium: its checker runs clean, the learner meets the bots it asked for, and batches are many single tables."""

from __future__ import annotations

from importlib.metadata import entry_points

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from numpy.typing import NDArray

import farport
from farport.envs.gymnasium import LearnerEnv, LearnerVectorEnv, name_of
from farport.envs.rules import Observation
from tests.envs.faces import SHORT

every_game = pytest.mark.parametrize("id", SHORT)

NAME = "farport/ForgottenPlanet-v1"


def first_allowed(observation: Observation) -> NDArray[np.int64]:
    return np.asarray(observation["action_mask"].argmax(axis=-1), np.int64)


@every_game
def test_the_checker_is_content(id: str) -> None:
    """It plays actions without a look at the mask, so it meets the forbidden ones too."""
    check_env(gymnasium.make(name_of(id), variant=SHORT[id]).unwrapped)


@every_game
def test_a_game_is_played_to_its_end(id: str) -> None:
    env = gymnasium.make(name_of(id), variant=SHORT[id])
    observation, _ = env.reset(seed=1)
    over, random = False, np.random.default_rng(1)
    info: dict[str, object] = {}
    reward = 0.0
    while not over:
        assert reward == 0
        allowed = np.flatnonzero(observation["action_mask"])
        observation, reward, over, _, info = env.step(random.choice(allowed))  # type: ignore[assignment]
    assert info["forbidden"] is False
    assert -1 <= reward <= 1
    assert reward >= 0 or info["rank"] != 1


def test_names() -> None:
    assert name_of("forgotten-planet") == NAME
    for game in farport.games():
        assert gymnasium.spec(name_of(game.id)).kwargs == {"game": game.id}


def test_whatever_loads_plugins_finds_the_names() -> None:
    """Gymnasium's own releases since 1.0 load none; `module:name` imports the module first, in all of them."""
    (point,) = [point for point in entry_points(group="gymnasium.envs") if point.name == "farport"]
    point.load()()
    assert NAME in gymnasium.registry
    assert gymnasium.make(f"farport.envs.gymnasium:{NAME}", stage="tiny").spec is not None


def test_a_forbidden_action_loses() -> None:
    env = gymnasium.make(NAME)
    observation, _ = env.reset(seed=1)
    forbidden = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    _, reward, over, _, info = env.step(np.int64(forbidden))
    assert (reward, over, info) == (-1.0, True, {"listed": [], "forbidden": True})


def test_the_learner_sits_where_it_was_put_and_the_others_are_bots_in_turn() -> None:
    env = LearnerEnv("forgotten-planet", seats=4, opponents=["greedy", "random"], seat=2)
    for seed in range(3):
        env.reset(seed=seed)
        kinds = [type(bot).__name__ for bot in env.learner.bots]
        assert kinds == ["Greedy", "Random", "NoneType", "Greedy"]
        assert env.learner.table.asked == 2


def test_the_learner_s_seat_is_drawn_where_none_is_named() -> None:
    env = LearnerEnv("forgotten-planet", seats=3)
    drawn = set()
    env.reset(seed=1)
    for _ in range(30):
        env.reset()
        drawn.add(env.learner.seat)
    assert drawn == {0, 1, 2}


@pytest.mark.parametrize(
    ("bad", "sentence"),
    [
        ({"opponents": "grandmaster"}, "there is no bot 'grandmaster'"),
        ({"opponents": []}, "at least one name of a bot"),
        ({"seat": 5}, "this table has the seats 0 to 1"),
        ({"seats": 9}, "2 to 4 seats, not 9"),
        ({"options": {"colour": 1}}, "unknown option"),
        ({"render_mode": "hologram"}, "render_mode: there is no 'hologram'; it is human, ansi, rgb_array"),
        ({"stage": "huge"}, "forgotten-planet has no stage 'huge'; its stages are: tiny, small, half, full"),
        ({"stage": "tiny", "variant": {}}, "the stage tiny is a variant itself"),
        ({"reward": "glory"}, r"there is no 'glory'; it is rank, win, score, each alone or with \+standing"),
        ({"discount": 1.5}, "discount: more than 0 and at most 1 is expected, not 1.5"),
        ({"actions": "words"}, "actions: there is no 'words'; it is flat or factors"),
        ({"mask": "none"}, "mask: there is no 'none'; it is dense or listed"),
        ({"bound": 0}, "at least 1 action for each seat is needed, not 0"),
    ],
)
def test_bad_arguments_get_a_sentence(bad: dict[str, object], sentence: str) -> None:
    with pytest.raises(farport.FarportError, match=sentence):
        LearnerEnv("forgotten-planet", **bad)  # type: ignore[arg-type]


def test_the_mask_has_a_name_of_its_own_for_maskable_algorithms() -> None:
    env = LearnerEnv("forgotten-planet")
    observation, _ = env.reset(seed=1)
    assert env.action_masks().tolist() == observation["action_mask"].astype(bool).tolist()


def test_render(capsys: pytest.CaptureFixture[str]) -> None:
    env = LearnerEnv("forgotten-planet", render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    assert text is not None
    assert "The Forgotten Planet" in text
    LearnerEnv("forgotten-planet", render_mode="human").reset(seed=1)
    assert capsys.readouterr().out == text + "\n"


# ---------------------------------------------------------------------- batches


@pytest.mark.parametrize("processes", [0, 2], ids=["in this process", "in two"])
def test_a_batch_is_the_same_as_gymnasium_s_own(processes: int) -> None:
    """Games end and start anew on the way; the ends are told alike."""
    options = {"max_rounds": 2}
    ours = gymnasium.make_vec(NAME, num_envs=3, options=options, processes=processes)
    theirs = gymnasium.make_vec(NAME, num_envs=3, options=options, vectorization_mode="sync")
    assert isinstance(ours.unwrapped, LearnerVectorEnv)
    assert ours.single_observation_space == theirs.single_observation_space
    assert ours.action_space == theirs.action_space
    seen, _ = ours.reset(seed=5)
    expected, _ = theirs.reset(seed=5)
    ends = 0
    for _ in range(60):
        for key in ("observation", "action_mask"):
            assert np.array_equal(seen[key], expected[key])
        actions = first_allowed(seen)
        seen, rewards, over, cut, told = ours.step(actions)
        expected, their_rewards, their_over, their_cut, they_tell = theirs.step(actions)
        assert {key: value.tolist() for key, value in told.items()} == {
            key: value.tolist() for key, value in they_tell.items()
        }
        assert (rewards.tolist(), over.tolist(), cut.tolist()) == (
            their_rewards.tolist(),
            their_over.tolist(),
            their_cut.tolist(),
        )
        ends += int(over.sum())
    assert ends > 0
    ours.close()
    theirs.close()


def test_a_batch_is_drawn_table_by_table() -> None:
    tables = LearnerVectorEnv("forgotten-planet", 2, render_mode="ansi")
    tables.reset(seed=[1, 2])
    drawings = tables.render()
    assert len(drawings) == 2
    assert drawings[0] != drawings[1]


def test_what_a_batch_cannot_do_is_said() -> None:
    with pytest.raises(farport.FarportError, match="0 to 2 can share 2 tables, not 3"):
        LearnerVectorEnv("forgotten-planet", 2, processes=3)
    with pytest.raises(farport.FarportError, match="tables in other processes cannot be drawn"):
        LearnerVectorEnv("forgotten-planet", 2, processes=1, render_mode="ansi")
    with pytest.raises(farport.FarportError, match="there is no bot 'grandmaster'"):  # says the other process
        LearnerVectorEnv("forgotten-planet", 2, processes=1, opponents="grandmaster")
