"""OpenSpiel: its algorithms run on the games, and know of them what a player may know."""

from __future__ import annotations

import pickle
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts

import farport
from farport.envs.openspiel import SpielState
from tests.envs.faces import SHORT

TINY = Path(__file__).parents[2] / "examples" / "tiny-planet"

every_game = pytest.mark.parametrize("id", SHORT)


def load(id: str, **parameters: Any) -> pyspiel.Game:
    return pyspiel.load_game(f"farport_{id.replace('-', '_')}", {"variant": SHORT[id], **parameters})


def dealt(game: pyspiel.Game, deal: int = 3) -> SpielState:
    state: SpielState = game.new_initial_state()
    state.apply_action(deal)
    return state


def test_every_game_is_registered() -> None:
    for game in farport.games():
        assert f"farport_{game.id.replace('-', '_')}" in pyspiel.registered_names()


@every_game
def test_random_simulation(id: str) -> None:
    """OpenSpiel's own test: legality, masks, clones, serialisation, returns."""
    pyspiel.random_sim_test(load(id, deals=10), num_sims=1, serialize=True, verbose=False)


@every_game
def test_a_game_of_the_most_players(id: str) -> None:
    state = dealt(load(id, players=farport.game(id).seats[-1]))
    random = np.random.RandomState(1)
    while not state.is_terminal():
        assert state.returns() == [0.0] * state.num_players()
        state.apply_action(int(random.choice(state.legal_actions())))
    assert sum(state.returns()) == pytest.approx(0)


@every_game
def test_tree_search_plays_a_legal_action(id: str) -> None:
    game = load(id)
    random = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 1.4, 5, mcts.RandomRolloutEvaluator(1, random), random_state=random)
    state = dealt(game)
    assert bot.step(state) in state.legal_actions()


@every_game
def test_information_set_tree_search_plays_a_legal_action(id: str) -> None:
    game = load(id)
    random = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, random), 1.4, 5, random_state=random)
    state = dealt(game)
    assert bot.step(state) in state.legal_actions()


@every_game
def test_a_world_drawn_anew_looks_the_same_and_is_another(id: str) -> None:
    state = dealt(load(id))
    for _ in range(10):
        state.apply_action(state.legal_actions()[0])
    player = state.current_player()
    other = state.resample_from_infostate(player, None)
    assert other.information_state_string(player) == state.information_state_string(player)
    assert other.legal_actions() == state.legal_actions()
    assert other.play.table is not None
    assert state.play.table is not None
    assert other.play.table.state.digest() != state.play.table.state.digest()


@every_game
def test_a_state_travels_to_another_process(id: str) -> None:
    game = load(id)
    state = dealt(game)
    for _ in range(6):
        state.apply_action(state.legal_actions()[0])
    other = pickle.loads(pickle.dumps(state))
    assert str(other) == str(state)
    assert other.legal_actions() == state.legal_actions()
    for player in range(state.num_players()):
        assert other.information_state_string(player) == state.information_state_string(player)


def test_a_game_travels_to_another_process() -> None:
    game = load("space-dealer", players=4, deals=10)
    other = pickle.loads(pickle.dumps(game))
    assert str(other) == str(game)
    assert other.num_players() == 4
    assert str(dealt(other)) == str(dealt(game))


def test_a_clone_is_independent() -> None:
    state = dealt(load("forgotten-planet"))
    before = str(state)
    other = state.clone()
    other.apply_action(other.legal_actions()[0])
    assert str(state) == before
    assert other.history() != state.history()


def test_players_remember_how_it_came_about() -> None:
    """Two ways to the same position are one observation, but two information states."""
    first, second = dealt(load("forgotten-planet")), dealt(load("forgotten-planet"))
    player = first.current_player()
    words = {first.action_to_string(action): action for action in first.legal_actions()}
    store, land = words["store"], next(words[label] for label in words if label.startswith("build_land"))
    for action in (store, land):
        first.apply_action(action)
    for action in (land, store):
        second.apply_action(action)
    assert first.observation_string(player) == second.observation_string(player)
    assert first.information_state_string(player) != second.information_state_string(player)


def test_before_the_deal_nobody_knows_anything() -> None:
    state = load("forgotten-planet").new_initial_state()
    assert state.is_chance_node()
    assert str(state) == "not dealt"
    assert state.information_state_string(0) == "not dealt"
    assert not any(state.observation_tensor(0))
    assert state.action_to_string(pyspiel.PlayerId.CHANCE, 5) == "deal 5"


def test_actions_are_said_in_words() -> None:
    state = dealt(load("forgotten-planet"))
    said = [state.action_to_string(action) for action in state.legal_actions()]
    assert "end_actions" in said
    assert any(words.startswith("build_land robot=1 at=[") for words in said)


def test_bad_options_get_a_sentence() -> None:
    with pytest.raises(farport.OptionError, match="name:value;name:value is expected"):
        pyspiel.load_game("farport_forgotten_planet", {"options": "duel"})
    with pytest.raises(farport.OptionError, match="unknown option 'colour'"):
        pyspiel.load_game("farport_forgotten_planet", {"options": "colour:red"})
    with pytest.raises(farport.FarportError, match="deals: chance chooses among at least 1 seed, not 0"):
        pyspiel.load_game("farport_forgotten_planet", {"deals": 0})


def test_exploitability_on_a_tiny_planet() -> None:
    """The whole tree is walked: random play can be exploited, and a few rounds of CFR+ leave less to exploit."""
    game = pyspiel.load_game("farport_forgotten_planet", {"variant": str(TINY), "deals": 2})
    chance = exploitability.exploitability(game, policy.UniformRandomPolicy(game))
    solver = cfr.CFRPlusSolver(game)
    for _ in range(4):
        solver.evaluate_and_update_policy()
    learned = exploitability.exploitability(game, solver.average_policy())
    assert chance == pytest.approx(0.5)
    assert 0 <= learned < chance / 4
