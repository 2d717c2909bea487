"""At the table: new games, seats, refusals, events, results and loading, the same for every game."""

from __future__ import annotations

import pickle

import pytest
from hypothesis import given

import farport
from farport.kernel import (
    ActionError,
    Event,
    FarportError,
    Refusal,
    Result,
    RuleError,
    SeatError,
    StateError,
    errors,
    rank,
    told,
)
from farport.kit.strategies import json_data
from tests.kit.toys import Dive, DiversGame, DronesGame, Give, Rest, Stow

GAME = DiversGame()


# Seats and seeds of another type than int are not tried: compiled code refuses them before ours runs.
@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_a_table_has_a_possible_number_of_seats(seats: int) -> None:
    with pytest.raises(SeatError, match=f"Divers is for 2 to 4 seats, not {seats}"):
        GAME.new(seats, 1)


def test_the_same_arguments_give_the_same_game() -> None:
    assert GAME.new(3, 8, {"rounds": 2}).digest() == GAME.new(3, 8, {"rounds": 2}).digest()
    assert GAME.new(3, 8).digest() != GAME.new(3, 9).digest()


@pytest.mark.parametrize("seat", [-1, 2, "0", None, True, 0.0, [0]])
def test_a_seat_is_one_of_the_table(seat: object) -> None:
    state = GAME.new(2, 1)
    for ask in (state.play, state.check):
        with pytest.raises(SeatError, match=r"^seat .*: this table has the seats 0 to 1$"):
            ask(seat, Rest())


@pytest.mark.parametrize("action", [None, 3])
def test_an_action_is_one_of_the_game(action: object) -> None:
    state = GAME.new(2, 1)
    for ask in (state.play, state.check):
        with pytest.raises(ActionError, match=f"^{action} is not an action of {GAME.title}; an action is"):
            ask(0, action)


@pytest.mark.parametrize("action", ["rest", {"do": "rest"}])
def test_an_action_may_be_written(action: object) -> None:
    state, other = GAME.new(2, 1), GAME.new(2, 1)
    state.check(0, action)
    assert [event.full() for event in state.play(0, action)] == [event.full() for event in other.play(0, Rest())]
    assert state.digest() == other.digest()


def test_a_refusal_names_its_rule_and_changes_nothing() -> None:
    state = GAME.new(2, 1)
    before = state.digest()
    with pytest.raises(RuleError) as caught:
        state.play(0, Give(1, 50))
    refusal = caught.value
    assert (refusal.rule, refusal.code, refusal.params) == ("DV-5", "too_few_coins", {"coins": 9})
    assert refusal.sentence == "You have only 9."
    assert str(refusal) == "You have only 9. [DV-5]"
    assert state.digest() == before


def test_a_refusal_is_declared_once_and_filled_in_each_time() -> None:
    refusal = Refusal("X-1", "far", "From {here} to {there} is far.")
    assert refusal.says({"here": 1, "there": 2}).sentence == "From 1 to 2 is far."
    assert refusal.params == {}


def test_events_tell_each_viewer_what_it_may_know() -> None:
    event = Event("drew", 1, {"count": 1}, secret={"card": 7}, witnesses=(1,), reveals=True)
    public = {"kind": "drew", "seat": 1, "count": 1}
    assert event.view(None) == event.view(0) == public
    assert event.view(1) == event.full() == {**public, "card": 7}
    assert repr(event) == "Event({'kind': 'drew', 'seat': 1, 'count': 1, 'card': 7})"
    assert Event("dawn", None).view(None) == {"kind": "dawn"}


def test_a_private_event_happened_for_its_witnesses_only() -> None:
    whisper = Event("whispered", 0, {"to": 2}, secret={"word": "moon"}, witnesses=(0, 2), private=True)
    seen = {"kind": "whispered", "seat": 0, "to": 2, "word": "moon"}
    assert [whisper.view(viewer) for viewer in (None, 0, 1, 2)] == [{}, seen, {}, seen]
    assert whisper.full() == seen
    dawn = Event("dawn", None)
    assert told([whisper, dawn], 1) == told([whisper, dawn], None) == [{"kind": "dawn"}]
    assert told([whisper, dawn], 2) == [seen, {"kind": "dawn"}]


def test_events_are_those_of_the_last_action_only() -> None:
    state = GAME.new(2, 1)
    assert [event.kind for event in state.play(0, Rest())] == ["rested"]
    assert [event.kind for event in state.play(1, Give(0, 1))] == ["gave"]
    assert state.happened == []


@pytest.mark.parametrize(
    ("keys", "ranks"),
    [
        ([(3,), (5,), (4,)], [3, 1, 2]),
        ([(5,), (5,), (4,)], [1, 1, 3]),
        ([(5, 1), (5, 2)], [2, 1]),
        ([(0,)], [1]),
    ],
)
def test_equal_seats_share_the_better_rank(keys: list[tuple[int, ...]], ranks: list[int]) -> None:
    assert rank(keys) == ranks


def test_a_result_knows_its_winners() -> None:
    result = Result([5, 5, 1], [1, 1, 3], [{"ore": 5}, {"ore": 5}, {"ore": 1}], "evening")
    assert result.winners == (0, 1)
    assert result.data()["winners"] == [0, 1]


def test_a_result_is_readable() -> None:
    result = Result([5, 5, 1], [1, 1, 3], [{"ore": 5}, {"ore": 5}, {"ore": 1}], "evening")
    assert repr(result) == "Result(scores=[5, 5, 1], ranks=[1, 1, 3], winners=(0, 1))"


ERRORS = [error for error in vars(errors).values() if isinstance(error, type) and issubclass(error, FarportError)]


@pytest.mark.parametrize("kind", [error for error in ERRORS if error is not RuleError])
def test_an_error_comes_back_from_another_process(kind: type[FarportError]) -> None:
    error = pickle.loads(pickle.dumps(kind("what was wrong")))
    assert type(error) is kind
    assert str(error) == "what was wrong"


def test_a_refusal_comes_back_from_another_process_with_its_rule() -> None:
    refusal = Refusal("X-1", "far", "It is {miles} miles away.").says({"miles": 9})
    error = pickle.loads(pickle.dumps(RuleError(refusal)))
    assert type(error) is RuleError
    assert str(error) == "It is 9 miles away. [X-1]"
    assert (error.rule, error.code, error.params, error.sentence) == ("X-1", "far", {"miles": 9}, refusal.sentence)


def test_a_state_that_breaks_an_invariant_is_not_loaded() -> None:
    data = {**GAME.new(2, 1).dump(), "coins": [9, 10]}
    with pytest.raises(StateError, match=r"this is not a possible state of Divers: the coins \[9, 10\]"):
        GAME.load(data)


@given(json_data())
def test_arbitrary_data_is_no_state(data: object) -> None:
    with pytest.raises(StateError):
        GAME.load(data)


def test_only_a_timed_game_can_be_advanced() -> None:
    with pytest.raises(FarportError, match="this game has no clock"):
        GAME.new(2, 1).advance(10)
    state = DronesGame().new(2, 1)
    assert (state.now, state.next_due) == (0, 9500)
    state.advance(10)
    assert state.now == 10


def test_facts_are_plain_data() -> None:
    assert GAME.facts.data() == {
        "simultaneous": False,
        "timed": False,
        "hidden_information": True,
        "chance": True,
        "teams": False,
        "negotiation": False,
    }


def test_an_unknown_game_is_refused_with_those_that_are_there() -> None:
    with pytest.raises(farport.UnknownGameError, match="there is no game 'chess'; installed are: "):
        farport.game("chess")


def test_what_is_played_is_what_was_offered() -> None:
    state = GAME.new(2, 1)
    offered = state.legal(0)
    assert Dive() in offered
    assert Rest() in offered
    assert [action for action in offered if isinstance(action, Stow)]
    assert state.legal(1) == []
