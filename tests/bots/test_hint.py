"""Hints: every game has one for whoever is asked."""

from __future__ import annotations

import pytest

import farport
from farport.bots import Sight, hint


@pytest.mark.parametrize("game", [game.id for game in farport.games()])
def test_whoever_is_asked_gets_a_hint_that_is_allowed(game: str) -> None:
    of = farport.game(game)
    state = of.new(of.seats[0], 3)
    for _ in range(6):
        seat = state.to_move[0]
        sight = Sight(state, seat)
        proposed = hint(sight, 5)
        assert sight.allows(proposed[0])
        state.play(seat, proposed[0])


def test_who_is_not_asked_gets_none_from_a_search() -> None:
    state = farport.game("forgotten-planet").new(2, 3)
    idle = 1 - state.to_move[0]
    assert hint(Sight(state, idle), 5) == []
