"""Turns: collecting energy with its shortages, the action turn, its cubes and its end (DD-11 to DD-27)."""

from __future__ import annotations

import pytest

from farport import RuleError
from farport.games.duck_dealer import GAME
from farport.games.duck_dealer.vocabulary import ACTION, BLUE, FREE_CUBES
from tests.games.duck_dealer.scenes import (
    CREW,
    acting,
    claimed,
    cubes,
    factories,
    fill_counter,
    known,
    listed,
    out_of_cubes,
    play,
    put,
    refuse,
    stock,
    table,
    tokens,
    told,
    turn_of,
)


@pytest.mark.rule("DD-11")
def test_turns_go_clockwise_and_nobody_acts_out_of_turn() -> None:
    state = table(seats=3)
    with pytest.raises(RuleError) as caught:
        state.play(1, GAME.action({"do": "collect", "colour": "red"}))
    assert (caught.value.code, caught.value.rule) == ("E_NOT_YOUR_TURN", "DD-11")
    for seat in (0, 1, 2, 0):
        assert state.to_move == (seat,)
        assert [other for other in range(3) if state.legal(other)] == [seat]
        assert {action.do for action in state.legal(seat)} == {"collect", "start_action"}
        play(state, "collect", colour="red")


@pytest.mark.rule("DD-12")
def test_every_crew_member_brings_its_colour() -> None:
    state = table(ships=[("navigator", "engineer", "merchant")])
    events = play(state, "collect", colour="blue")
    assert tokens(state) == (1, 1, 2)
    assert told(events, "collected")["got"] == [1, 1, 2]
    assert state.to_move == (1,)


@pytest.mark.rule("DD-13")
def test_there_is_no_limit_while_collecting() -> None:
    state = put(table(), tokens=(9, 9, 9))
    play(state, "collect", colour="red")
    assert tokens(state) == (10, 9, 9)


@pytest.mark.rule("DD-14")
def test_nothing_else_in_a_collecting_turn() -> None:
    state = put(table(), tokens=(3, 3, 3))
    assert refuse(state, "mine").code == "E_WRONG_PHASE"
    assert refuse(state, "place_passages", a="hub", b="teal").code == "E_WRONG_PHASE"
    error = refuse(state, "route_cube", point="hub~loofah#1")
    assert (error.code, error.rule) == ("E_WRONG_PHASE", "DD-14")


@pytest.mark.rule("DD-11")
def test_it_is_one_turn_or_the_other() -> None:
    state = acting(put(table(), tokens=(3, 3, 3)))
    error = refuse(state, "collect", colour="red")
    assert (error.code, error.rule) == ("E_WRONG_PHASE", "DD-11")


@pytest.mark.rule("DD-15")
def test_a_colour_that_has_run_out_may_be_named() -> None:
    state = table()
    stock(state, 0, 5, 5)
    events = play(state, "collect", colour="red")
    assert told(events, "collected") == {"colour": "red", "got": [0, 0, 0], "missing": [1, 0, 0], "rule": "DD-12"}


@pytest.mark.rule("DD-16")
def test_without_a_shortage_no_free_turn_is_offered() -> None:
    state = table()
    play(state, "collect", colour="red")
    assert state.to_move == (1,)


@pytest.mark.rule("DD-16")
def test_the_offer_of_free_turns_is_an_option() -> None:
    state = table(shortage_free_turn=False)
    stock(state, 0, 5, 5)
    play(state, "collect", colour="red")
    assert (state.to_move, state.virtual) == ((1,), [0, 0, 0])


@pytest.mark.rule("DD-17")
def test_virtual_tokens_are_spent_first_and_cannot_be_kept() -> None:
    state = put(table(ships=[CREW]), tokens=(0, 0, 2))
    stock(state, 5, 5, 0)
    play(state, "collect", colour="blue")
    play(state, "accept_free_turn")
    assert state.virtual == [0, 0, 3]
    assert (state.energy(0, BLUE), state.energy(1, BLUE)) == (5, tokens(state, 1)[BLUE])
    play(state, "mine")
    assert (state.virtual[2], tokens(state), state.stock[2]) == (2, (1, 0, 2), 0)
    assert refuse(state, "end_turn", keep=[1, 0, 3]).code == "E_ENERGY"
    play(state, "end_turn", keep=[1, 0, 2])
    assert (state.virtual, tokens(state)) == ([0, 0, 0], (1, 0, 2))


@pytest.mark.rule("DD-18")
def test_a_free_turn_uses_no_space_and_gives_no_cubes() -> None:
    state = table()
    stock(state, 0, 5, 5)
    fill_counter(state, 23)
    play(state, "collect", colour="red")
    play(state, "accept_free_turn")
    error = refuse(state, "place_free", point="hub~loofah#1")
    assert (error.code, error.rule) == ("E_WRONG_PHASE", "DD-18")
    play(state, "place_passages", a="hub", b="teal")
    play(state, "end_turn", keep=[0, 0, 0])
    assert (len(state.counter), state.quiet, state.to_move) == (23, 1, (1,))


@pytest.mark.rule("DD-18")
@pytest.mark.parametrize(("used", "free"), [(7, 1), (8, 2), (16, 3)])
def test_free_turns_may_give_the_cubes_of_the_next_empty_space_by_option(used: int, free: int) -> None:
    state = table(free_turn_grants_route_cubes=True)
    stock(state, 0, 5, 5)
    fill_counter(state, used)
    play(state, "collect", colour="red")
    play(state, "accept_free_turn")
    assert (state.phase, state.free_cubes) == (FREE_CUBES, free)
    play(state, "done_free")
    assert refuse(state, "place_free", point="hub~loofah#2").code == "E_TOO_LATE"


@pytest.mark.rule("DD-19")
def test_declining_keeps_the_tokens_and_ends_the_turn() -> None:
    state = table(ships=[CREW])
    stock(state, 0, 5, 5)
    play(state, "collect", colour="yellow")
    assert refuse(state, "collect", colour="red").rule == "DD-16"
    play(state, "decline_free_turn")
    assert (tokens(state), state.virtual, state.to_move) == ((0, 1, 2), [0, 0, 0], (1,))


@pytest.mark.rule("DD-20")
def test_an_action_turn_puts_a_cube_on_the_lowest_space() -> None:
    state = table()
    fill_counter(state, 3)
    play(state, "start_action")
    assert (state.counter, state.reserve[0]) == ([1, 1, 1, 0], 38)


@pytest.mark.rule("DD-21")
def test_cubes_are_taken_back_only_with_an_empty_reserve() -> None:
    state = cubes(table(), 0, "hub~loofah#1")
    full = refuse(state, "start_action", cube="hub~loofah#1")
    assert full.code == "E_CUBE_SOURCE"
    assert full.sentence == f"Your reserve has {state.reserve[0]} cubes; none may be taken from the board."
    out_of_cubes(state)
    assert refuse(state, "start_action").sentence == (
        "Your reserve is empty: choose a route cube or a privilege of yours to take back."
    )
    assert refuse(state, "start_action", cube="hub~sponge#1").code == "E_CUBE_SOURCE"
    events = play(state, "start_action", cube="hub~loofah#1")
    assert told(events, "action_turn_started") == {
        "space": 21,
        "free_cubes": 0,
        "cube": "hub~loofah#1",
        "rule": "DD-20",
    }
    assert state.cubes[state.galaxy.node("hub~loofah#1")] < 0
    assert len(state.counter) == 21


@pytest.mark.rule("DD-21", "DD-29")
def test_a_route_cube_that_is_taken_back_shortens_no_way() -> None:
    state = out_of_cubes(table(), "mallard~sponge#1")
    sponge = state.galaxy.node("sponge")
    assert state.ways().steps[sponge] == 2
    play(state, "start_action", cube="mallard~sponge#1")
    assert state.ways().steps[sponge] == 3


@pytest.mark.rule("DD-22")
def test_free_cubes_come_before_anything_else_and_may_be_left() -> None:
    state = put(table(), tokens=(1, 1, 1))
    play(state, "start_action")
    assert refuse(state, "mine").rule == "DD-22"
    play(state, "done_free")
    assert refuse(state, "place_free", point="hub~loofah#1").code == "E_TOO_LATE"


@pytest.mark.rule("DD-22")
def test_free_cubes_are_over_with_the_last_cube_of_the_reserve() -> None:
    state = out_of_cubes(table(), left=2)
    play(state, "start_action")
    assert (state.free_cubes, state.reserve[0]) == (3, 1)
    play(state, "place_free", point="hub~loofah#1")
    assert (state.phase, state.free_cubes, state.reserve[0]) == (ACTION, 0, 0)


@pytest.mark.rule("DD-22")
@pytest.mark.parametrize(("rows", "free"), [("1-1-1", 1), ("2-2-2", 2), ("3-2-1", 1)])
def test_the_rows_of_the_counter_are_an_option(rows: str, free: int) -> None:
    state = table(counter_rows=rows, counter_spaces=12)
    fill_counter(state, 8)
    play(state, "start_action")
    assert state.free_cubes == free


@pytest.mark.rule("DD-23")
def test_a_point_is_legal_without_cube_and_ship() -> None:
    state = cubes(put(table(), seat=1, at="hub~sponge#1"), 1, "hub~loofah#1")
    cubes(state, 0, "hub~sponge#2")
    play(state, "start_action")
    assert refuse(state, "place_free", point="hub").code == "E_NOT_A_POINT"
    for occupied in ("hub~loofah#1", "hub~sponge#1", "hub~sponge#2"):
        assert refuse(state, "place_free", point=occupied).code == "E_POINT_OCCUPIED"
    assert len(listed(state, "place_free")) == 93 - 3
    play(state, "place_free", point="hub~loofah#2")
    assert state.cubes[state.galaxy.node("hub~loofah#2")] == 0


@pytest.mark.rule("DD-24")
def test_spent_tokens_go_back_to_the_stock_at_once() -> None:
    state = put(acting(table()), tokens=(0, 1, 1))
    before = list(state.stock)
    play(state, "mine")
    play(state, "route_cube", point="hub~loofah#1")
    assert [new - old for new, old in zip(state.stock, before, strict=True)] == [0, 1, 1]
    error = refuse(state, "mine")
    assert (error.code, error.sentence) == ("E_ENERGY", "Needs 1 trade energy, you have 0.")


@pytest.mark.rule("DD-25")
def test_doing_nothing_in_an_action_turn_is_legal() -> None:
    state = acting(table())
    play(state, "end_turn", keep=[0, 0, 0])
    assert (len(state.counter), state.to_move) == (1, (1,))


@pytest.mark.rule("DD-26")
def test_exactly_the_excess_over_four_is_given_back() -> None:
    state = put(acting(table()), tokens=(3, 0, 2))
    assert refuse(state, "end_turn", keep=[1, 0, 2]).code == "E_KEEP_LIMIT"
    assert refuse(state, "end_turn", keep=[4, 0, 0]).code == "E_ENERGY"
    assert {tuple(choice["keep"]) for choice in listed(state, "end_turn")} == {(3, 0, 1), (2, 0, 2)}  # type: ignore[arg-type]
    assert told(play(state, "end_turn", keep=[2, 0, 2]), "turn_ended") == {
        "kept": [2, 0, 2],
        "returned": [1, 0, 0],
        "rule": "DD-26",
    }
    many = put(acting(table()), tokens=(0, 3, 3))
    assert [choice["keep"] for choice in listed(many, "end_turn")] == [[0, 3, 1], [0, 2, 2], [0, 1, 3]]
    few = put(acting(table()), tokens=(1, 0, 1))
    assert refuse(few, "end_turn", keep=[1, 0, 0]).code == "E_KEEP_LIMIT"
    play(few, "end_turn", keep=[1, 0, 1])


@pytest.mark.rule("DD-27")
def test_with_an_empty_reserve_no_cube_is_placed() -> None:
    state = claimed(known(put(table(), at="hub", tokens=(0, 4, 0)), hub="radio"), 0, "teal:mine")
    out_of_cubes(state)
    play(state, "start_action", cube="teal:mine")
    assert refuse(state, "claim", building="mine").code == "E_NO_CUBE"
    assert refuse(state, "route_cube", point="bathmat~towelrail#1").code == "E_NO_CUBE"
    assert listed(state, "claim") == listed(state, "route_cube") == []


@pytest.mark.rule("DD-64")
def test_a_privilege_taken_back_is_gone_at_once() -> None:
    state = out_of_cubes(claimed(put(table(seats=3), tokens=(0, 0, 3)), 0, "mallard:mine"))
    play(state, "start_action", cube="mallard:mine")
    play(state, "mine")
    play(state, "mine")
    assert tokens(state) == (0, 0, 1)
    play(state, "end_turn", keep=[0, 0, 1])
    put(turn_of(state, 1), seat=1, at="mallard", tokens=(0, 3, 0))
    acting(state)
    play(state, "claim", building="mine")


@pytest.mark.rule("DD-64")
def test_a_privilege_on_any_building_can_be_taken_back() -> None:
    state = factories(known(table(), hub="radio"), hub="radio")
    out_of_cubes(claimed(put(state, at="hub", tokens=(0, 3, 0)), 0, "hub:mine", "hub:factory"))
    play(state, "start_action", cube="hub:factory")
    play(state, "end_turn", keep=[0, 3, 0])
    acting(put(state, seat=1, at="hub", tokens=(0, 6, 0)))
    assert refuse(state, "claim", building="mine").code == "E_CLAIMED"
    play(state, "claim", building="factory")
