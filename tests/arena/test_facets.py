"""What games say of themselves for balance reports: by what to compare, and where points come from while one plays."""

from __future__ import annotations

import pytest

import farport
from farport.bots import play_out

FACETS = {
    "forgotten-planet": {"scenario", "turn order", "start base"},
    "duck-dealer": {"map", "turn order"},
    "space-dealer": {"planet"},
    "space-paper": {"race", "leader"},
}


@pytest.mark.parametrize("game", farport.games(), ids=lambda game: game.id)
def test_every_game_says_by_what_to_compare_and_how_it_stands(game: farport.Game) -> None:
    seats = game.seats[0]
    first = game.new(seats, 1)
    end = play_out(game, seats, 1, bots=["greedy"]).state
    assert end.result is not None
    for seat in range(seats):
        found = {**first.facets(None), **first.facets(seat), **end.facets(None), **end.facets(seat)}
        assert set(found) == FACETS[game.id]
        assert end.standing(seat) == end.result.breakdown[seat]
        assert set(first.standing(seat)) <= set(end.standing(seat))
