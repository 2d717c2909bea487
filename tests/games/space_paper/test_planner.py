"""The planner, features and evaluation: it colonises, researches, expands, and beats chance."""

from __future__ import annotations

from typing import cast

import pytest

from farport.bots import play_out
from farport.games.space_paper.features import SEATS, STANDING
from farport.games.space_paper.state import Position
from farport.games.space_paper.vocabulary import COLONY, LEADERS, PHASES, POLITICS, RACES, TECHS
from farport.kernel import Rng, Value
from tests.games.space_paper.table import GAME, colony, game, level, reveal_all, ship, to

BALANCED: dict[str, Value] = {"preset": "balanced"}


@pytest.mark.parametrize("seats", [2, 4])
def test_greedy_colonises_researches_and_expands(seats: int) -> None:
    played = play_out(GAME, seats, 2, bots=["greedy"] * seats, options=BALANCED, check=True)
    state = cast(Position, played.state)
    assert played.broken == []
    assert state.result is not None
    assert max([state.count(seat, COLONY) for seat in range(seats)]) >= 3
    assert max([sum(state.levels[seat * TECHS : (seat + 1) * TECHS]) for seat in range(seats)]) >= TECHS + 8
    assert state.known.count(2) > 2 * seats


@pytest.mark.parametrize("seed", range(4))
def test_greedy_beats_random(seed: int) -> None:
    played = play_out(GAME, 2, seed, bots=["greedy", "random"])
    assert played.result is not None
    assert played.result.winners == (0,)


def test_a_plan_is_legal_and_comes_from_a_guess() -> None:
    state = cast(Position, GAME.new(3, 8, BALANCED))
    dice = Rng.from_seed(8)
    while state.to_move and state.round < 12:
        seat = state.to_move[0]
        guess = state.guess(seat, dice)
        before = guess.digest()
        plan = guess.plan(seat, dice)
        assert guess.digest() == before  # thinking changes nothing
        for action in plan or [state.default(seat)]:
            if not state.to_move or seat not in state.to_move or state.refusal(seat, action) is not None:
                break
            state.play(seat, action)


def test_features_have_one_length_and_turn_with_the_seat() -> None:
    block = STANDING + len(RACES) + len(LEADERS) + len(POLITICS)
    for seats in (2, 6):
        state = cast(Position, GAME.new(seats, 1))
        assert len(state.features(0)) == SEATS * block + len(PHASES) + 4
    table = game()
    table.gold = [50, 7]
    assert table.features(0)[:block] == table.features(1)[block : 2 * block]


def test_the_evaluation_likes_what_is_good() -> None:
    table = game(leaders=("financier", "scientist"))
    before = table.evaluate(0)
    colony(table, 0, "ft22", "lava", "small")
    richer = table.evaluate(0)
    assert richer > before
    level(table, 0, revenue=3)
    assert table.evaluate(0) > richer
    to(table, "m")
    reveal_all(table)
    level(table, 1, invasion=4)
    calm = table.evaluate(0)
    ship(table, 1, "cruiser", "virgo-0")
    assert table.evaluate(0) < calm
