"""Reasons: figures of a choice that its seat could know."""

from __future__ import annotations

from typing import Any

import pytest

import farport
from farport.bots import Sight, reason
from farport.kernel import Action, State

PLANET = farport.game("forgotten-planet")


def after(state: State, action: Action[Any]) -> State:
    tried = state.copy()
    tried.play(0, action)
    return tried


def test_a_reason_tells_points_by_source_and_both_chances() -> None:
    state = PLANET.new(seats=2, seed=7)
    action = next(action for action in state.legal(0) if action.do == "build_land")
    why = reason(Sight(state, 0), [action], 5)
    had, has = state.standing(0), after(state, action).standing(0)
    added = {source: points - had.get(source, 0) for source, points in has.items()}
    assert why.gains == {source: points for source, points in added.items() if points}
    assert why.points == sum(why.gains.values()) > 0
    assert why.chance > why.before
    assert why.data() == reason(Sight(state, 0), [action], 5).data()


def test_the_best_of_the_rest_is_named_only_where_it_is_worse() -> None:
    state = PLANET.new(seats=3, seed=1)  # judged by the evaluation alone
    named = []
    while state.to_move == (0,):
        best = max(state.legal(0), key=lambda action: after(state, action).evaluate(0))
        worst = min(state.legal(0), key=lambda action: after(state, action).evaluate(0))
        assert reason(Sight(state, 0), [worst], 5).other == ()
        why = reason(Sight(state, 0), [best], 5)
        if why.other:
            named.append(why)
        state.play(0, best)
    assert named
    assert all(why.other_chance < why.chance for why in named)


@pytest.mark.parametrize("game", ["space-dealer", "space-paper"])
def test_a_reason_knows_no_more_than_its_seat(game: str) -> None:
    of = farport.game(game)
    state = of.new(seats=3, seed=3)
    seat = state.to_move[0]
    action = state.legal(seat)[0]
    other = state.guess(seat, farport.kernel.Rng.from_seed(9))
    assert reason(Sight(state, seat), [action], 4).data() == reason(Sight(other, seat), [action], 4).data()
