"""Data from outside that is not what it should be: refused with a sentence, never with a crash."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import farport
from tests.depth import budget
from tests.games.forgotten_planet.drawing import GAME

PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 400) | st.floats(allow_nan=False) | st.text(max_size=6),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=8,
)


def places(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The path to every value in nested data."""
    found = [path] if path else []
    entries = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in entries:
        found += places(value, (*path, key))
    return found


PLACES = places(GAME.data)


def changed(path: tuple[Any, ...], value: Any) -> dict[str, Any]:
    """The game's own data with one value replaced, or removed if `value` is Ellipsis."""
    data = copy.deepcopy(GAME.data)
    inner: Any = data
    for key in path[:-1]:
        inner = inner[key]
    if value is ...:
        del inner[path[-1]]
    else:
        inner[path[-1]] = value
    return data


@given(st.sampled_from(PLACES), PLAIN | st.just(...))
@settings(max_examples=budget(everyday=80, deep=5_000), suppress_health_check=[HealthCheck.too_slow])
def test_data_with_one_wrong_value_is_refused_or_playable(path: tuple[Any, ...], value: Any) -> None:
    try:
        game = GAME.with_data(changed(path, value), {})
    except farport.DataError:
        return
    for seats in game.seats:
        try:
            state = game.new(seats=seats, seed=1)
        except farport.OptionError:  # a variant with such defaults is refused as a whole
            continue
        for _ in range(10):
            if state.to_move:
                state.play(state.to_move[0], state.legal(state.to_move[0])[0])
        assert state.violations() == []


def test_default_options_that_do_not_fit_together_are_refused() -> None:
    sentence = "data.toml: the default options do not fit together at 2 seats: Alliances need four players."
    with pytest.raises(farport.DataError, match=sentence):
        GAME.varied({"option": [{"name": "alliances", "default": True}]})


@pytest.mark.parametrize("cubes", [1000, 10**25])
def test_no_purse_is_beyond_all_measure(cubes: int) -> None:
    with pytest.raises(farport.DataError, match="players: start_cubes: blue: a whole number from "):
        GAME.varied({"players": {"start_cubes": {"blue": cubes}}})
    game = GAME.varied({"players": {"start_cubes": {"blue": 999}}})
    assert game.load(game.new(2, 1).dump()).digest() == game.new(2, 1).digest()


@given(st.dictionaries(st.sampled_from([*GAME.data, "other"]), PLAIN, max_size=3))
@settings(max_examples=budget(everyday=60, deep=5_000))
def test_any_variant_is_refused_or_playable(variant: dict[str, Any]) -> None:
    try:
        game = farport.game("forgotten-planet", variant)
    except farport.FarportError:
        return
    assert game.new(seats=game.seats[0], seed=1).to_move


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (7, "an action is text, or a table with the key do, not 7"),
        ({"do": "fly"}, "do: 'fly' is not an action of The Forgotten Planet; its actions are: move, "),
        ({"do": "move", "robot": 1}, "move: the field to is missing; a cell such as D3, or [x, y] with"),
        ({"do": "move", "robot": 0, "to": [0, 0]}, "robot: 0 does not fit; the number of one of your robots is"),
        ({"do": "move", "robot": 1, "to": [25, 0]}, "to: [25, 0] does not fit"),
        ({"do": "move", "robot": 1, "to": [0, -2]}, "to: [0, -2] does not fit"),
        ({"do": "bid", "base": -1}, "base: -1 does not fit; a whole number from 0 to 99 is expected"),
        (
            {"do": "move", "robot": 1, "to": [0, 0], "fast": True},
            "move: unknown field 'fast'; its fields are: robot, to",
        ),
        ({"do": "build_wall", "robot": 1, "side": "X"}, "side: 'X' does not fit; one of N, E, S, W is expected"),
        ({"do": "build_robot", "base": [0, 0], "cubes": ["gold"]}, "cubes: ['gold'] does not fit; a list of 0 to 9 of"),
    ],
)
def test_malformed_actions(data: Any, sentence: str) -> None:
    with pytest.raises(farport.ActionError) as error:
        GAME.action(data)
    assert str(error.value).startswith(sentence)


def test_cubes_may_be_written_in_any_order() -> None:
    action = GAME.action({"do": "build_robot", "base": [3, 0], "cubes": ["blue", "brown"]})
    assert action.data() == {"do": "build_robot", "base": [3, 0], "cubes": ["brown", "blue"]}
