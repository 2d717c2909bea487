"""The end of the game, its winners, and the stall guard (DD-70 to DD-73)."""

from __future__ import annotations

import pytest

from farport.games.duck_dealer.state import Position
from tests.games.duck_dealer.scenes import acting, built, cubes, fill_counter, known, play, put, refuse, stock, table


def last_turn(seats: int = 3, **options: object) -> Position:
    """Seat 0 takes the last space of the counter and ends its turn."""
    state = table(seats, **options)  # type: ignore[arg-type]
    acting(state, spaces_used=state.terms.spaces - 1)
    play(state, "end_turn", keep=[0, 0, 0])
    return state


@pytest.mark.rule("DD-70")
@pytest.mark.parametrize("spaces", [12, 18, 24, 30, 36])
def test_the_last_space_ends_the_game_at_once(spaces: int) -> None:
    state = last_turn(counter_spaces=spaces)
    assert state.to_move == ()
    assert state.result is not None
    assert state.result.reason == "counter"
    refusal = state.refusal(1, state.catalogue.collect[0])
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("E_WRONG_PHASE", "DD-70")


@pytest.mark.rule("DD-70")
def test_there_is_no_result_before_the_end() -> None:
    assert acting(table(), spaces_used=23).result is None


@pytest.mark.rule("DD-70")
def test_by_option_the_round_is_played_to_its_end() -> None:
    state = last_turn(final_round="complete_round")
    assert (state.to_move, state.final_turns) == ((1,), 2)
    play(state, "collect", colour="red")
    play(state, "start_action")
    assert (state.free_cubes, len(state.counter), state.reserve[2]) == (3, 24, 16)
    play(state, "done_free")
    play(state, "end_turn", keep=[0, 0, 0])
    assert state.to_move == ()


@pytest.mark.rule("DD-21", "DD-70")
def test_the_extra_turns_take_no_cube_from_reserve_or_board() -> None:
    state = table(3, final_round="complete_round")
    points = state.galaxy.words[state.galaxy.planets :][: state.reserve[1]]
    acting(cubes(state, 1, *points), spaces_used=23)
    play(state, "end_turn", keep=[0, 0, 0])
    assert (state.to_move, state.reserve[1]) == ((1,), 0)
    assert refuse(state, "start_action", cube=points[0]).code == "E_CUBE_SOURCE"
    play(state, "start_action")
    assert (len(state.counter), state.cubes.count(1), state.free_cubes) == (24, 39, 0)


@pytest.mark.rule("DD-18", "DD-70")
def test_a_free_turn_among_the_extra_turns_gives_as_many_cubes_as_they_do() -> None:
    state = last_turn(final_round="complete_round", free_turn_grants_route_cubes=True, counter_rows="1-1-1")
    stock(state, 0, 5, 5)
    play(state, "collect", colour="red")
    play(state, "accept_free_turn")
    assert state.free_cubes == 3


@pytest.mark.rule("DD-70")
def test_the_round_ends_with_the_seat_before_the_one_that_began_the_game() -> None:
    state = table(3, final_round="complete_round", first_player="2")
    play(state, "collect", colour="red")
    acting(state, spaces_used=23)
    play(state, "end_turn", keep=[0, 0, 0])
    assert state.to_move == (0,)
    play(state, "collect", colour="red")
    assert state.result is not None


@pytest.mark.rule("DD-70")
def test_no_extra_turns_after_the_last_seat() -> None:
    state = table(2, final_round="complete_round")
    play(state, "collect", colour="red")
    acting(state, spaces_used=23)
    play(state, "end_turn", keep=[0, 0, 0])
    assert state.to_move == ()


@pytest.mark.rule("DD-71")
def test_leftovers_are_worth_nothing() -> None:
    state = table()
    put(state, tokens=(2, 1, 1), goods={"religion": 5})
    acting(state, spaces_used=23)
    play(state, "end_turn", keep=[2, 1, 1])
    assert state.result is not None
    assert state.result.scores == [0, 0]
    assert state.result.winners == (0, 1)


def finished(**options: object) -> Position:
    """Seats 0 and 1 have 10 VP, seat 2 none; seat 0 has one action turn, seat 2 all the others."""
    state = built(built(table(3, **options), "mallard", seat=0), "eider", seat=1)  # type: ignore[arg-type]
    acting(state, spaces_used=23)
    play(state, "end_turn", keep=[0, 0, 0])
    return state


@pytest.mark.rule("DD-72")
def test_most_vp_win_and_equal_vp_share() -> None:
    result = finished().result
    assert result is not None
    assert (result.scores, result.ranks, result.winners) == ([10, 10, 0], [1, 1, 3], (0, 1))
    assert result.breakdown[0] == {"shipyards": 10, "factories": 0, "consumers": 0, "deliveries": 0}


@pytest.mark.rule("DD-72")
def test_by_option_fewer_action_turns_break_a_tie() -> None:
    result = finished(tie_break="fewest_action_turns").result
    assert result is not None
    assert (result.ranks, result.winners) == ([2, 1, 3], (1,))


@pytest.mark.rule("DD-73")
@pytest.mark.parametrize("rounds", [15, 30, 60])
def test_a_table_that_only_collects_comes_to_an_end(rounds: int) -> None:
    state = table(2, stall_guard_rounds=rounds, shortage_free_turn=False)
    acting(state)
    play(state, "end_turn", keep=[0, 0, 0])
    turns = 0
    while state.to_move:
        play(state, "collect", colour="red")
        turns += 1
    assert turns == 2 * rounds
    assert state.result is not None
    assert state.result.reason == "stall"


@pytest.mark.rule("DD-73")
def test_the_stall_guard_can_be_switched_off() -> None:
    state = table(2, stall_guard_rounds=0, shortage_free_turn=False)
    for _ in range(300):
        play(state, "collect", colour="red")
    assert state.to_move == (0,)


@pytest.mark.rule("DD-73")
def test_a_cube_on_the_counter_starts_the_count_anew() -> None:
    state = known(table(2), hub="radio")
    play(state, "collect", colour="red")
    play(state, "collect", colour="red")
    assert state.quiet == 2
    fill_counter(state, 1)
    acting(state)
    play(state, "end_turn", keep=[1, 0, 0])
    assert state.quiet == 0
    assert refuse(state, "mine").code == "E_WRONG_PHASE"


@pytest.mark.rule("DD-73")
def test_a_table_of_absent_players_ends_without_the_stall_guard() -> None:
    state = table(2, stall_guard_rounds=0, counter_spaces=12)
    for _ in range(2000):
        if state.to_move:
            state.play(state.to_move[0], state.default(state.to_move[0]))
    assert state.result is not None
    assert state.result.reason == "counter"
