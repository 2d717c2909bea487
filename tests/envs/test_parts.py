"""Actions in parts: the same actions, a few dozen at a time; and lists beside the masks."""

from __future__ import annotations

import random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test

import farport
from farport.envs import pettingzoo
from farport.envs.gymnasium import LearnerEnv, LearnerVectorEnv, name_of
from farport.envs.parts import WIDTH, Parts, digits
from farport.envs.rules import Rules
from farport.envs.table import Table
from farport.kernel import ActionError
from tests.envs.faces import MODULES
from tests.envs.test_pettingzoo import nothing_else_is_said

every_game = pytest.mark.parametrize("id", MODULES)


def test_digits_hold_every_place() -> None:
    assert digits(0, 1) == ()
    assert digits(WIDTH - 1, WIDTH) == (WIDTH - 1,)
    assert digits(WIDTH, WIDTH + 1) == (1, 0)
    assert len({digits(place, 3000) for place in range(3000)}) == 3000


@every_game
def test_every_number_has_parts_of_its_own_and_none_begins_another(id: str) -> None:
    game = farport.game(id)
    parts = Parts(game.encoding(game.seats[0], {}))
    known = [parts.of(number) for number in range(parts.encoding.size)]
    assert len(set(known)) == len(known)
    assert not {prefix[:length] for prefix in known for length in range(1, len(prefix))} & set(known)
    assert max([max(prefix) for prefix in known]) < parts.width <= WIDTH
    assert max([len(prefix) for prefix in known]) == parts.depth


@every_game
def test_every_listed_action_can_be_reached_and_nothing_else(id: str) -> None:
    rules = Rules(id, stage="tiny", actions="factors")
    chooser, table = random.Random(1), Table(rules, 1)
    for _ in range(40):
        seat = table.asked
        reached: list[Any] = []
        walk(table, seat, (), reached)
        assert sorted(map(id_of, reached)) == sorted(map(id_of, table.menu(seat).values()))
        table.play(seat, chooser.choice(sorted(table.menu(seat))))


def id_of(action: Any) -> str:
    return str(action.data())


def walk(table: Table, seat: int, answers: tuple[int, ...], reached: list[Any]) -> None:
    """Every way to answer, from the first part on."""
    here = table.copy()
    action = None
    for answer in answers:
        action = here.answer(seat, answer)
    if action is not None:
        reached.append(action)
        return
    for answer in here.allowed(seat):
        walk(table, seat, (*answers, answer), reached)


def test_a_part_that_is_not_allowed_is_refused() -> None:
    table = Table(Rules("forgotten-planet", actions="factors"), 1)
    forbidden = next(part for part in range(WIDTH) if part not in table.allowed(table.asked))
    with pytest.raises(ActionError, match=f"may not choose the part {forbidden} now"):
        table.answer(table.asked, forbidden)


@every_game
def test_the_checkers_are_content_with_parts_and_with_lists(id: str) -> None:
    check_env(gymnasium.make(name_of(id), stage="tiny", actions="factors").unwrapped, skip_render_check=True)
    check_env(gymnasium.make(name_of(id), stage="tiny", mask="listed").unwrapped, skip_render_check=True)
    with nothing_else_is_said():
        api_test(pettingzoo.env(id, stage="tiny", actions="factors"), num_cycles=60)
    if farport.game(id).facts.simultaneous:
        parallel_api_test(pettingzoo.parallel_env(id, stage="tiny", actions="factors"), num_cycles=60)


def test_what_is_chosen_already_is_seen() -> None:
    env = LearnerEnv("forgotten-planet", actions="factors", seat=0)
    observation, info = env.reset(seed=1)
    assert set(observation["chosen"].tolist()) == {-1}
    builds = next(place for place, run in enumerate(env.rules.encoding.runs) if run.kind.do == "build_land")
    assert builds in info["listed"]
    observation, reward, over, cut, info = env.step(builds)
    assert (reward, over, cut) == (0.0, False, False)
    assert observation["chosen"][0] == builds
    assert observation["action_mask"].nonzero()[0].tolist() == info["listed"]
    assert len(info["listed"]) > 1


def test_at_once_nothing_happens_before_all_have_chosen() -> None:
    env = pettingzoo.parallel_env("space-paper", stage="tiny", actions="factors")
    _, infos = env.reset(seed=1)
    chooser, waited = random.Random(1), 0
    while env.agents:
        before = env.table.taken
        ready = [agent for agent, told in infos.items() if told["listed"] == [env.stand_by]]
        asked = [env.possible_agents[seat] for seat in env.table.state.to_move]
        waited += any(agent in ready for agent in asked)
        _, _, _, _, infos = env.step({agent: chooser.choice(told["listed"]) for agent, told in infos.items()})
        assert not any("forbidden" in told for told in infos.values())
        assert env.table.taken - before in (0, len(asked))
    assert waited > 0


@every_game
def test_the_list_is_what_the_mask_allows(id: str) -> None:
    dense, listed = (LearnerVectorEnv(id, 2, stage="tiny", mask=mask) for mask in ("dense", "listed"))
    seen, told = dense.reset(seed=1)
    bare, same = listed.reset(seed=1)
    assert list(bare) == ["observation"]
    for step in range(30):
        for table in range(2):
            assert seen["action_mask"][table].nonzero()[0].tolist() == told["listed"][table] == same["listed"][table]
        actions = np.array([each[step % len(each)] if each else 0 for each in told["listed"]])
        seen, _, _, _, told = dense.step(actions)
        _, _, _, _, same = listed.step(actions)
