"""Whole games: the clock in one step or a thousand, records, dumps, bots, features."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import farport
from farport.bots.match import play_out
from farport.games.space_dealer import GAME
from farport.games.space_dealer.state import Position
from farport.games.space_dealer.versions import NEWEST
from farport.games.space_dealer.vocabulary import CHOICE
from farport.kernel import Record, Rng, StateError, Value
from tests.depth import DEEP, budget
from tests.games.space_dealer.table import begun, dealt

SEATS = range(3, 9)
RULES = ("basic", "advanced")
ONE_EACH = [(3, "advanced"), (4, "advanced"), (5, "basic"), (6, "basic"), (7, "advanced"), (8, "basic")]


@pytest.mark.rule("SD-011", "SD-012")
@settings(max_examples=budget(everyday=10, deep=500))
@given(seed=st.integers(0, 10_000), advanced=st.booleans(), steps=st.lists(st.integers(1, 90_000), max_size=40))
def test_time_in_one_step_or_many_gives_the_same_digest(seed: int, advanced: bool, steps: list[int]) -> None:
    options: dict[str, Value] = {"rules": "advanced" if advanced else "basic", "bot_reaction_ms": 250 * (seed % 2)}
    state = dealt(3 + seed % 3, seed, NEWEST, **options)
    dice = Rng.from_seed(seed)
    for seat in range(state.seats):
        state.play(seat, state.default(seat))
    for _ in range(60):
        if state.to_move:
            seat = dice.choice(list(state.to_move))
            state.play(seat, dice.choice(state.legal(seat)))
        else:
            state.advance(state.next_due or 0)
    by_steps, by_events, at_once = state.copy(), state.copy(), state
    told: list[dict[str, object]] = []
    target = state.now
    for step in steps:
        target += step
        told.extend([event.full() for event in by_steps.advance(target)])
    while (due := by_events.next_due) is not None and due <= target:
        by_events.advance(due)
    if by_events.result is None:
        by_events.advance(target)
    assert [event.full() for event in at_once.advance(target)] == told
    assert by_steps.digest() == by_events.digest() == at_once.digest()


@pytest.mark.parametrize(("seats", "rules"), [*itertools.product(SEATS, RULES)] if DEEP else ONE_EACH)
def test_a_game_of_bots_keeps_every_invariant_and_replays(seats: int, rules: str) -> None:
    played = play_out(GAME, seats, seats, {"rules": rules}, bots=["greedy", "random"], check=True)
    assert played.broken == []
    assert played.result is not None
    record = Record.loads(played.record.dumps())
    assert GAME.replay(record).digest() == played.state.digest()


def test_greedy_delivers_in_every_game_and_beats_random() -> None:
    for seed in range(4):
        played = play_out(GAME, 4, seed, {}, bots=["greedy", "random"])
        assert isinstance(played.state, Position)
        assert sum(played.state.delivery_points) > 0
        assert played.result is not None
        assert set(played.result.winners) <= {0, 2}


@pytest.mark.parametrize("rules", ["basic", "advanced"])
def test_a_dump_is_loaded_as_the_same_state(rules: str) -> None:
    state: Position = dealt(4, 9, rules=rules)
    dice = Rng.from_seed(9)
    for step in range(400):
        if step % 20 == 0 or state.phase == CHOICE:
            twin = GAME.load(state.dump())
            assert twin.digest() == state.digest()
            assert [action.data() for action in twin.legal(0)] == [action.data() for action in state.legal(0)]
        if state.to_move:
            seat = dice.choice(list(state.to_move))
            state.play(seat, dice.choice(state.legal(seat)))
        elif state.next_due is not None:
            state.advance(state.next_due)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"phase": "lobby"}, "phase: one of choice, running, runout, scored is expected"),
        ({"seats": 9}, "seats: a whole number from 3 to 8"),
        ({"now": -1}, "now: a whole number from 0"),
        ({"options": {"rules": "expert"}}, "option rules: 'expert' is not possible"),
        ({"planets": ["moimoi"] * 4}, "a list of different planets is expected"),
        ({"homes": [0, 2, 4, 5]}, "every even field is the home of one seat"),
        ({"piles": [["SOL-1", "SOL-1"], []]}, "is in two places"),
        ({"piles": [["SOL-99"], []]}, "is no card of this table"),
        ({"supply": {"R": 11, "Y": 10, "G": 10, "B": 10}}, "2: goods in play"),
        ({"markers": [9, 10, 10, 10]}, "11: seat 0 placed 0 markers and has 9"),
        ({"waiting": [], "wake_at": [5, 0, 0, 0]}, "6: seat 0"),
        ({"blocked": ["MIN-R-GB"]}, "13:"),
        ({"hourglasses": []}, "a list of 8 is expected"),
        ({"ships": []}, "14:"),
        ({"spare_markers": 3}, "13: there are 3 attack markers"),
    ],
)
def test_a_damaged_dump_is_refused(changes: dict[str, object], message: str) -> None:
    with pytest.raises(StateError) as refusal:
        GAME.load({**begun().dump(), **changes})
    assert message in str(refusal.value)


def test_features_have_one_length_for_every_number_of_seats() -> None:
    lengths = {
        len(dealt(seats, rules=rules).features(seat))
        for seats in SEATS
        for rules in ("basic", "advanced")
        for seat in (0, seats - 1)
    }
    assert len(lengths) == 1


def test_evaluation_prefers_points_and_progress() -> None:
    state = begun()
    before = state.evaluate(0)
    state.delivery_points[0] = 5
    assert state.evaluate(0) > before + 4
    state.delivery_points[1] = 8
    assert state.evaluate(0) < before + 5


def test_the_planner_works_on_a_guess_and_proposes_what_is_legal() -> None:
    state = begun()
    dice = Rng.from_seed(2)
    for _ in range(200):
        if not state.to_move:
            state.advance(state.next_due or 0)
            continue
        seat = state.to_move[0]
        (action,) = state.guess(seat, dice).plan(seat, dice)
        state.check(seat, action)
        state.play(seat, action)
    assert sum(state.tech) > 0


def test_the_game_is_registered() -> None:
    assert farport.game("space-dealer") is GAME
    assert (GAME.id, GAME.seats, GAME.facts.timed, GAME.facts.simultaneous) == ("space-dealer", range(3, 9), True, True)


def test_default_of_every_seat_in_to_move_is_legal_to_the_end() -> None:
    state = dealt()
    while state.result is None:
        for seat in state.to_move:
            state.play(seat, state.default(seat))
        if state.next_due is not None:
            state.advance(state.next_due)
    assert state.now == 1_800_000  # all are done at once when time is up
