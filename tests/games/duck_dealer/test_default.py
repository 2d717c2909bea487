"""What is done for a player who is absent: a useful ship, collecting, no deals, and a short way out of action turns."""

from __future__ import annotations

import pytest

from farport.games.duck_dealer import GAME
from farport.games.duck_dealer.state import Position
from tests.games.duck_dealer.scenes import (
    acting,
    cubes,
    known,
    out_of_cubes,
    play,
    put,
    stock,
    table,
    turn_of,
)


def by_default(state: Position) -> dict[str, object]:
    """It is always something that is allowed."""
    seat = state.to_move[0]
    action = state.default(seat)
    assert state.refusal(seat, action) is None
    return action.data()


@pytest.mark.rule("DD-09", "DD-10")
def test_in_the_set_up_a_mixed_ship_and_the_first_planet_that_is_free() -> None:
    state = GAME.new(2, 1, {"first_player": "1"})
    assert isinstance(state, Position)
    assert by_default(state) == {"do": "choose_equipment", "equipment": ["hold", "navigator", "merchant"]}
    for _ in range(2):
        play(state, "choose_equipment", equipment=["hold", "hold", "hold"])
    assert by_default(state) == {"do": "choose_start", "planet": "mallard"}
    play(state, "choose_start", planet="mallard")
    assert by_default(state) == {"do": "choose_start", "planet": "eider"}


@pytest.mark.rule("DD-09")
def test_a_ship_of_another_size_is_mixed_too() -> None:
    state = GAME.varied({"ship": {"start_equipment": 4}}).new(2, 1)
    assert isinstance(state, Position)
    assert by_default(state)["equipment"] == ["hold", "hold", "navigator", "merchant"]


@pytest.mark.rule("DD-12")
@pytest.mark.parametrize(
    ("tokens", "left", "colour"),
    [((2, 1, 2), (9, 9, 9), "yellow"), ((2, 2, 2), (9, 9, 9), "red"), ((0, 2, 1), (0, 9, 9), "blue")],
)
def test_the_colour_of_which_there_are_fewest_is_collected_if_the_stock_has_it(
    tokens: tuple[int, int, int], left: tuple[int, int, int], colour: str
) -> None:
    state = put(turn_of(table(3), 1), seat=1, tokens=tokens)
    stock(state, *left)
    assert by_default(state) == {"do": "collect", "colour": colour}


@pytest.mark.rule("DD-21", "DD-73")
def test_with_a_dry_stock_and_no_stall_guard_an_action_turn_is_used_up() -> None:
    state = table(stall_guard_rounds=0)
    stock(state, 0, 0, 0)
    assert by_default(state) == {"do": "start_action", "cube": None}
    out_of_cubes(state, "hub~loofah#1", left=1)
    assert by_default(state) == {"do": "start_action", "cube": None}
    cubes(state, 0, "hub~loofah#2")
    assert by_default(state) == {"do": "start_action", "cube": "hub~loofah#1"}
    guarded = table()
    stock(guarded, 0, 0, 0)
    assert by_default(guarded) == {"do": "collect", "colour": "red"}


@pytest.mark.rule("DD-70", "DD-73")
def test_an_action_turn_of_the_last_round_takes_no_cube() -> None:
    state = table(stall_guard_rounds=0, final_round="complete_round")
    cubes(state, 1, *state.galaxy.words[state.galaxy.planets :][: state.reserve[1] - 23])
    acting(state, spaces_used=23)
    play(state, "end_turn", keep=[0, 0, 0])
    stock(state, 0, 0, 0)
    assert (state.to_move, state.reserve[1]) == ((1,), 0)
    assert by_default(state) == {"do": "start_action", "cube": None}


@pytest.mark.rule("DD-19", "DD-22", "DD-66")
def test_what_is_offered_is_declined() -> None:
    state = known(table(), loofah="radio")
    stock(state, 0, 9, 9)
    play(state, "collect", colour="red")
    assert by_default(state) == {"do": "decline_free_turn"}
    play(state, "decline_free_turn")
    play(state, "start_action")
    assert by_default(state) == {"do": "done_free"}
    play(state, "done_free")
    put(put(state, at="loofah"), seat=1, at="loofah", goods={"duck": 1})
    play(state, "offer", partner=0, give={"duck": 1}, take={})
    assert by_default(state) == {"do": "refuse_offer"}


@pytest.mark.rule("DD-26")
@pytest.mark.parametrize(
    ("tokens", "keep"), [((3, 3, 3), [1, 1, 2]), ((0, 9, 1), [0, 3, 1]), ((1, 0, 1), [1, 0, 1]), ((9, 0, 0), [4, 0, 0])]
)
def test_an_action_turn_is_ended_with_a_mixture_of_tokens(tokens: tuple[int, int, int], keep: list[int]) -> None:
    state = put(acting(turn_of(table(), 1)), seat=1, tokens=tokens)
    assert by_default(state) == {"do": "end_turn", "keep": keep, "pile": None}


@pytest.mark.rule("DD-34")
def test_a_planet_is_discovered_from_the_left_pile_while_it_lasts() -> None:
    state = put(acting(table()), tokens=(1, 0, 0))
    play(state, "fly", to="sponge")
    assert by_default(state) == {"do": "end_turn", "keep": [0, 0, 0], "pile": "left"}
    left = {"hub": "satellite", "plughole": "stealth", "soapdish": "pills", "loofah": "art", "flannel": "religion"}
    known(state, **left, overflow="medicine")
    assert by_default(state) == {"do": "end_turn", "keep": [0, 0, 0], "pile": "right"}


@pytest.mark.rule("DD-56")
def test_where_the_table_asks_for_it_the_cheapest_goods_over_capacity_are_thrown_away_first() -> None:
    strict = put(acting(table(capacity_check="before_move_and_end_of_turn")), goods={"beads": 1, "religion": 7})
    assert by_default(strict) == {"do": "jettison", "goods": {"beads": 1}}
    put(strict, goods={"religion": 8})
    assert by_default(strict) == {"do": "jettison", "goods": {"religion": 1}}
    put(strict, goods={"religion": 7})
    assert by_default(strict)["do"] == "end_turn"
    assert by_default(put(acting(table()), goods={"religion": 8}))["do"] == "end_turn"
