"""Appraisers: what was learned of positions, what they are told of one, and how playouts are judged by them."""

from __future__ import annotations

import json
from typing import Any

import pytest

import farport
from farport.bots import Match, Played, make
from farport.bots import appraiser as appraisers
from farport.bots.appraiser import Appraiser, appraiser, inputs
from farport.bots.playouts import Playouts, ahead, lead
from farport.bots.sight import Sight
from farport.kernel import FarportError, Manner, PlayoutBudget, Result, Rng, State

TABLES = (("forgotten-planet", 2), ("duck-dealer", 2), ("space-dealer", 3), ("space-paper", 2))


def positions(name: str, seats: int, every: int = 25, most: int = 8) -> list[State]:
    game = farport.game(name)
    state = game.new(seats, 11)
    match = Match(Played(state, 11, {}), [make("easy", game, seat) for seat in range(seats)])
    found: list[State] = []
    for step in range(every * most):
        if step % every == 0 and state.to_move:
            found.append(state.copy())
        if not match.step():
            break
    return found


def weights(length: int, answers: tuple[float, float, float] = (1.0, 1.0, 1.0), **more: Any) -> dict[str, Any]:
    """An appraiser that says how far the evaluation is ahead, each answer so many times."""
    layer = {"weights": [0.0] * length, "biases": [0.0]}
    told = [[0.0] * (length - 2) + [answer, 0.0, 0.0] for answer in answers]
    return {"length": length, "layers": [layer], "answers": told, **more}


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_equal_knowledge_is_equal_input(name: str, seats: int) -> None:
    points = farport.game(name).advice.points
    rng = Rng.from_seed(3)
    looked = 0
    for state in positions(name, seats):
        for seat in state.to_move:
            truth = inputs(state, points)[seat]
            guess = inputs(state.guess(seat, rng), points)[seat]
            # How far it is ahead rests on the others' own evaluations, and so on what is guessed of them.
            assert [*truth[:-2], truth[-1]] == [*guess[:-2], guess[-1]]
            looked += 1
    assert looked >= 5


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_what_came_with_farport_judges_every_position_of_a_game(name: str, seats: int) -> None:
    learned = appraiser(farport.game(name), seats)
    assert learned is not None
    for state in positions(name, seats):
        for told in (learned.wins(state), learned.worth(state)):
            assert sum(told) == pytest.approx(1.0)
            assert min(told) > 0.0
        assert {len(told) for told in inputs(state, state.game.advice.points)} == {learned.length}


def test_weights_that_are_not_the_pinned_ones_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    game = farport.game("space-paper")
    with pytest.raises(FarportError, match=r"space-paper\.json: this is not the file that appraisers\.toml names"):
        appraisers._taught(game, "0" * 64)


def test_of_a_variant_and_of_older_rules_with_other_numbers_nothing_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    game = farport.game("forgotten-planet")
    assert appraiser(game, 2) is not None
    monkeypatch.setattr(appraisers, "_length", lambda game, seats: 7)
    assert appraiser(game, 2) is None


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"answers": [[0.0] * 6]}, "3 answers are expected, not 1"),
        ({"answers": [[0.0] * 4] * 3}, "a list of 6 numbers is expected"),
        ({"layers": [{"weights": [0.0], "biases": [0.0]}]}, "a list of 5 numbers is expected"),
    ],
)
def test_weights_that_do_not_fit_together_are_refused(change: dict[str, Any], said: str) -> None:
    with pytest.raises(FarportError, match=said):
        Appraiser(farport.game("space-paper"), {**weights(5), **change})


def test_a_lead_counts_against_the_best_other_and_ever_less() -> None:
    result = Result([30, 10, 20], [1, 3, 2], [{}, {}, {}], "end")
    assert lead(result, 0, 5.0) == 2.0
    assert lead(result, 1, 5.0) == -4.0
    assert ahead(0.0) == 0.5
    assert ahead(-4.0) == 0.25
    assert ahead(4.0) == 0.75


@pytest.mark.parametrize("by_lead", [False, True])
def test_playouts_are_judged_by_an_appraiser_before_the_end(by_lead: bool) -> None:
    """One that likes what the evaluation likes, and one that likes the opposite, choose differently."""
    game = farport.game("forgotten-planet")
    state = positions("forgotten-planet", 2)[-1]
    seat = state.to_move[0]
    length = len(inputs(state, game.advice.points)[0])
    budget = PlayoutBudget(64, horizon=0, doubt=0.0)

    def gain(liking: float) -> float:
        learned = Appraiser(game, json.loads(json.dumps(weights(length, (liking,) * 3, lead=by_lead))))
        after = state.copy()
        after.play(seat, Playouts(game, 1, budget, None, "", learned).choose(Sight(state, seat)))
        return after.evaluate(seat)

    assert gain(1.0) > gain(-1.0)


def test_several_proposals_of_the_planner_are_compared() -> None:
    game = farport.game("duck-dealer")
    state = next(each for each in positions("duck-dealer", 2, 10, 30) if len(each.legal(each.to_move[0])) > 2)
    seat = state.to_move[0]
    proposed = state.plans_as(seat, Rng.from_seed(1), Manner(), 8)
    assert proposed[0] == state.plan_as(seat, Rng.from_seed(1), Manner())
    learned = appraiser(game, 2)
    choice = Playouts(game, 1, PlayoutBudget(0, horizon=0, proposals=8, doubt=0.0), None, "", learned).choose(
        Sight(state, seat)
    )
    assert choice in [line[0] for line in proposed]
