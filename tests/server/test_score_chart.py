"""The score chart: points as the rules count them, never a bot's estimate."""

from __future__ import annotations

import random

import pytest

import farport
from farport.kernel import State
from farport.server.sandbox.judge import chart
from tests.toys import ToyGame


def course(state: State, seed: int, most: int) -> list[State]:
    """A game played at random for at most so many steps: its state after each of them."""
    dice = random.Random(seed)
    states = [state.copy()]
    while state.to_move and len(states) < most:
        seat = dice.choice(state.to_move)
        state.play(seat, dice.choice(state.legal(seat)))
        states.append(state.copy())
    return states


@pytest.mark.parametrize("game", [game.id for game in farport.games()])
def test_every_point_of_the_chart_is_one_of_the_rules(game: str) -> None:
    states = course(farport.game(game).new(3, 5), 5, 60)
    assert chart(states) == [[sum(state.standing(seat).values()) for seat in range(3)] for state in states]


def test_a_game_that_counts_nothing_on_the_way_has_no_chart() -> None:
    states = course(ToyGame().new(2, 1), 1, 10)
    assert chart(states) == []
