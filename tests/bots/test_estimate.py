"""Estimates that people are shown: what was learned speaks where it was learned, and how it is measured."""

from __future__ import annotations

import pytest

import farport
from farport.bots import Played, calibration
from farport.bots.analysis import first_chances, usual
from farport.bots.appraiser import appraiser
from farport.bots.chances import chances
from farport.bots.estimate import estimate
from farport.bots.neural.judge import Judge
from farport.bots.neural.weights import network, shown
from farport.kernel import State


def begun(game: str, seats: int) -> State:
    return farport.game(game).new(seats=seats, seed=4)


@pytest.mark.parametrize(("game", "seats"), [("duck-dealer", 2), ("forgotten-planet", 2), ("space-dealer", 3)])
def test_what_was_learned_speaks_where_it_was_learned(game: str, seats: int) -> None:
    state = begun(game, seats)
    learned = appraiser(state.game, seats)
    assert learned is not None
    assert estimate(state) == learned.wins(state)
    assert sum(estimate(state)) == pytest.approx(1.0)
    assert estimate(state, usual=False) == chances(state, state.game.advice.points)


def test_a_network_has_the_part_that_was_measured() -> None:
    state = begun("space-paper", 2)
    of = state.game
    part = shown(of, 2)
    assert 0.0 < part < 1.0
    found = Judge(of, network(of), 2).wins(state, state.to_move[0])
    learned = appraiser(of, 2)
    assert learned is not None
    assert estimate(state) == pytest.approx(
        [part * one + (1 - part) * other for one, other in zip(found, learned.wins(state), strict=True)]
    )


@pytest.mark.parametrize(("game", "seats"), [("duck-dealer", 3), ("space-paper", 4), ("space-dealer", 5)])
def test_where_nothing_was_learned_the_evaluation_speaks(game: str, seats: int) -> None:
    state = begun(game, seats)
    assert appraiser(state.game, seats) is None
    assert estimate(state) == chances(state, state.game.advice.points)


def test_an_analysis_trusts_what_was_learned_at_tables_with_the_usual_options_only() -> None:
    game = farport.game("space-paper")
    for options, learned in (({}, True), ({"economic_goal": 1000}, False)):
        record = Played(game.new(2, 4, options), 4, options).record
        assert usual(game, record) is learned
        state = game.new(2, 4, options)
        assert (first_chances(record) == chances(state, game.advice.points)) is not learned


def test_the_score_of_chances() -> None:
    assert calibration.brier([1.0, 0.0], (0,)) == 0.0
    assert calibration.brier([0.5, 0.5], (0,)) == 0.5
    assert calibration.brier([0.5, 0.5], (0, 1)) == 0.0
    right_and_wrong = [
        calibration.Sample(1, [1.0, 0.0, 0.0, 1.0], (0,)),
        calibration.Sample(1, [1.0, 0.0, 0.0, 1.0], (0,)),
        calibration.Sample(2, [1.0, 0.0, 0.5, 0.5], (1,)),
    ]
    assert calibration.scored(right_and_wrong, (1.0, 0.0)) == pytest.approx((1.0, 1.96))  # games count once each
    assert calibration.scored(right_and_wrong, (0.0, 1.0))[0] == 1.25


def test_calibration_plays_and_scores(capsys: pytest.CaptureFixture[str]) -> None:
    calibration.main(["space-paper", "2", "--shown", "2"])
    told = capsys.readouterr().out.splitlines()
    assert told[0].startswith("space-paper, 2 seats: Brier score in ")
    assert [line.split(":")[0].strip() for line in told[1:]] == list(calibration.PARTS)
