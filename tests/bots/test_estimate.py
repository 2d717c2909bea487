"""Estimates that people are shown: the network speaks where it was measured to help, and how that is measured."""

from __future__ import annotations

import pytest

import farport
from farport.bots import calibration
from farport.bots.chances import chances
from farport.bots.estimate import estimate
from farport.bots.neural.judge import Judge
from farport.bots.neural.weights import network, shown
from farport.kernel import State


def begun(game: str, seats: int) -> State:
    return farport.game(game).new(seats=seats, seed=4)


def test_the_network_has_the_part_that_was_measured() -> None:
    state = begun("space-paper", 2)
    of = state.game
    part = shown(of, 2)
    assert 0.0 < part < 1.0
    learned = Judge(of, network(of), 2).wins(state, state.to_move[0])
    assert sum(learned) == pytest.approx(1.0)
    seen = chances(state, of.advice.points)
    assert estimate(state) == pytest.approx(
        [part * one + (1 - part) * other for one, other in zip(learned, seen, strict=True)]
    )


@pytest.mark.parametrize(("game", "seats"), [("duck-dealer", 2), ("space-paper", 4)])
def test_where_it_was_not_measured_to_help_the_evaluation_speaks_alone(game: str, seats: int) -> None:
    state = begun(game, seats)
    assert shown(state.game, seats) == 0.0
    assert estimate(state) == chances(state, state.game.advice.points)


def test_the_score_of_chances() -> None:
    assert calibration.brier([1.0, 0.0], (0,)) == 0.0
    assert calibration.brier([0.5, 0.5], (0,)) == 0.5
    assert calibration.brier([0.5, 0.5], (0, 1)) == 0.0
    right_and_wrong = [
        calibration.Sample(1, [1.0, 0.0, 0.0, 1.0], (0,)),
        calibration.Sample(1, [1.0, 0.0, 0.0, 1.0], (0,)),
        calibration.Sample(2, [1.0, 0.0, 0.5, 0.5], (1,)),
    ]
    assert calibration.scored(right_and_wrong, 0.0) == pytest.approx((1.0, 1.96))  # games count once each
    assert calibration.scored(right_and_wrong, 1.0)[0] == 1.25


def test_calibration_plays_and_scores(capsys: pytest.CaptureFixture[str]) -> None:
    calibration.main(["space-paper", "2", "--shown", "2"])
    told = capsys.readouterr().out.splitlines()
    assert told[0].startswith("space-paper, 2 seats: Brier score in ")
    assert [line.split(":")[0].strip() for line in told[1:]] == [f"{part:.0%} network" for part in calibration.PARTS]
