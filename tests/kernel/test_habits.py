"""What Python expects of things: pickle, copy, equality and hash, the same in both builds."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

import farport
from farport.kernel import Event, Result, Rng
from tests.toys import ToyGame

HABITS: dict[str, Callable[[Any], Any]] = {
    "pickle": lambda thing: pickle.loads(pickle.dumps(thing)),
    "deepcopy": copy.deepcopy,
    "copy": copy.copy,
}
GAMES = pytest.mark.parametrize("game", farport.games(), ids=lambda game: game.id)


@pytest.mark.parametrize("again", HABITS.values(), ids=HABITS)
@GAMES
def test_a_game_is_found_again_by_its_name(game: farport.Game, again: Callable[[Any], Any]) -> None:
    for each in [game.of_version(version.number) for version in game.versions]:
        assert again(each) is each
        assert hash(again(each)) == hash(each)


@pytest.mark.parametrize("again", HABITS.values(), ids=HABITS)
def test_a_variant_comes_along(again: Callable[[Any], Any]) -> None:
    plain = farport.game("duck-dealer")
    changed = farport.game("duck-dealer", {"meta": {"title": "Swan Dealer"}})
    assert again(changed) == changed
    assert again(changed).title == "Swan Dealer"
    assert changed != plain
    assert again(changed.new(2, 1)) == changed.new(2, 1)


@pytest.mark.parametrize("again", HABITS.values(), ids=HABITS)
@GAMES
def test_a_state_and_its_actions_are_equal_and_apart(game: farport.Game, again: Callable[[Any], Any]) -> None:
    state = game.new(game.seats[0], 3)
    seat = state.to_move[0]
    other = again(state)
    assert other == state
    assert other is not state
    action = state.legal(seat)[0]
    assert (again(action), hash(again(action))) == (action, hash(action))
    other.play(seat, again(action))
    assert other != state
    state.play(seat, action)
    assert other == state


@pytest.mark.parametrize("again", HABITS.values(), ids=HABITS)
@GAMES
def test_an_observer_is_asked_for_again(game: farport.Game, again: Callable[[Any], Any]) -> None:
    state = game.new(game.seats[0], 3)
    eyes = game.observer(1, state.seats)
    seen = eyes.known(state, 0)
    other = again(eyes)
    assert other is not eyes
    assert (other.known(state, 0), other.fingerprint()) == (seen, eyes.fingerprint())


@pytest.mark.parametrize("again", HABITS.values(), ids=HABITS)
@GAMES
def test_an_encoding_is_asked_for_again(game: farport.Game, again: Callable[[Any], Any]) -> None:
    """With the observer whose rows its actions point at, as a learner carries them."""
    seats = game.seats[-1]
    options = {"rules": "advanced"} if game.id == "space-dealer" else {}  # they have other numbers
    state = game.new(seats, 3, options)
    seat = state.to_move[0]
    eyes, encoding = game.observer(1, seats), game.encoding(seats, options)
    table = eyes.actions(encoding)
    assert again(encoding).fingerprint() == encoding.fingerprint()
    own, other = again((eyes, table))
    assert own.describe(other, state, seat) == eyes.describe(table, state, seat)
    rule = next(iter(game.rules))
    assert again(rule).data() == rule.data()


def test_an_encoding_of_no_game_stays_where_it_is() -> None:
    with pytest.raises(farport.FarportError, match="only an encoding that a game gave"):
        pickle.dumps(farport.kernel.Encoding(1, []))


def test_a_state_has_no_hash_since_it_changes() -> None:
    with pytest.raises(TypeError, match="digest"):
        hash(farport.game("duck-dealer").new(2, 1))


def test_states_of_different_games_differ() -> None:
    assert farport.game("duck-dealer").new(2, 1) != farport.game("space-paper").new(2, 1)
    assert farport.game("space-paper").new(2, 1) != farport.game("space-paper", version=1).new(2, 1)


def test_a_game_of_ones_own_need_not_be_installed() -> None:
    game = ToyGame()
    assert pickle.loads(pickle.dumps(game)) == game


@pytest.mark.parametrize("again", HABITS.values(), ids=HABITS)
def test_small_parts_of_the_contract(again: Callable[[Any], Any]) -> None:
    rng = Rng(7, 3)
    assert [again(rng).bits64(), again(rng).bits64()] == [rng.copy().bits64()] * 2
    event = Event("flew", 1, {"to": "Eider"}, {"cargo": 2}, (1,), reveals=True, private=True)
    assert again(event) == event
    assert again(event).private
    assert event != Event("flew", 1, {"to": "Eider"}, {"cargo": 2}, (0,), reveals=True, private=True)
    with pytest.raises(TypeError, match="full"):
        hash(event)
    result = Result([3, 1], [1, 2], [{"all": 3}, {"all": 1}], "over")
    assert (again(result), hash(again(result))) == (result, hash(result))
