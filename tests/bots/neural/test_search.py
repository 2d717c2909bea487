"""The search of a player with a network, with something simple in the network's place."""

from __future__ import annotations

from collections.abc import Sequence

import numpy
import pytest

import farport
from farport.bots import Sight, play_out
from farport.bots.chances import chances
from farport.bots.neural.judge import Judge, turned
from farport.bots.neural.layout import Layout, scouted
from farport.bots.neural.network import Judgement
from farport.bots.neural.outlook import Heat, Outlook, halving
from farport.bots.neural.player import Neural
from farport.bots.neural.reading import Reading
from farport.bots.neural.search import Search
from farport.bots.neural.tree import Node, Walk
from farport.kernel import FarportError, Game, Rng


class Appraiser:
    """Judges by the seat's own evaluation, which is the last of a reading's features, and prefers nothing."""

    def __init__(self, game: Game, seats: int) -> None:
        self._layout = scouted(game, seats, games=1)

    @property
    def layout(self) -> Layout:
        return self._layout

    def judge(self, readings: Sequence[Reading]) -> list[Judgement]:
        found = []
        for reading in readings:
            seats = int(reading.present.sum())
            own = 1.0 / (1.0 + float(numpy.exp(-reading.features[-1])))
            values = numpy.full(len(reading.present), (1.0 - own) / (seats - 1), numpy.float32)
            values[0] = own
            found.append(Judgement(values, values, numpy.zeros(len(reading.actions), numpy.float32)))
        return found


@pytest.fixture(scope="module")
def planet() -> tuple[Game, Appraiser]:
    game = farport.game("forgotten-planet")
    return game, Appraiser(game, 2)


def test_it_plays_a_whole_game_and_the_same_again(planet: tuple[Game, Appraiser]) -> None:
    game, appraiser = planet
    played = []
    for _ in range(2):
        state = game.new(2, 5, {"scenario": "duel"})
        bots = [Neural(game, seat, appraiser, halving(8, 4)) for seat in range(2)]
        actions: list[object] = []
        while state.to_move and len(actions) < 12:
            seat = state.to_move[0]
            action = bots[seat].choose(Sight(state, seat))
            state.play(seat, action)
            actions.append(action.data())
        played.append(actions)
    assert played[0] == played[1]


def test_the_policy_that_it_teaches_prefers_what_turned_out_well(planet: tuple[Game, Appraiser]) -> None:
    game, appraiser = planet
    state = game.new(2, 5)
    seat = state.to_move[0]
    sight = Sight(state, seat)
    search = Search(Judge(game, appraiser, 2), sight, Rng.from_seed(1), lots=True)
    best = search.run(sight, [Heat(16, 1), Heat(4, 2)])
    policy = search.improved()
    assert len(policy) == len(state.legal(seat))
    assert sum(policy) == pytest.approx(1.0)
    tried = [choice for choice in search.choices if choice.values]
    worst = min(tried, key=lambda choice: choice.mean)
    by_action = dict(zip(search.root.actions, policy, strict=True))
    assert by_action[best.line[0]] >= by_action[worst.line[0]]


def test_of_the_choices_the_better_half_goes_on(planet: tuple[Game, Appraiser]) -> None:
    game, appraiser = planet
    state = game.new(2, 5)
    sight = Sight(state, state.to_move[0])
    search = Search(Judge(game, appraiser, 2), sight, Rng.from_seed(1))
    search.run(sight, [Heat(8, 1), Heat(2, 3)])
    tries = sorted([len(choice.values) for choice in search.choices if choice.values])
    assert tries == [1] * 6 + [4] * 2


def test_a_proposal_of_the_planner_stands_unless_something_is_better() -> None:
    game = farport.game("space-paper")
    state = play_out(game, 2, 3, bots=["greedy"]).record
    position = next(each for number, each in enumerate(game.states(state)) if number == 60)
    while not position.to_move or len(position.legal(position.to_move[0])) < 2:
        position.play(position.to_move[0], position.default(position.to_move[0]))
    seat = position.to_move[0]
    sight = Sight(position, seat)
    search = Search(Judge(game, Appraiser(game, 2), 2), sight, Rng.from_seed(1))
    chosen = search.run(sight, [Heat(6, 1, 2)], trust=1.0)
    assert chosen.planned


def test_a_walk_carries_back_what_each_seat_has_of_it(planet: tuple[Game, Appraiser]) -> None:
    game, appraiser = planet
    judge = Judge(game, appraiser, 2)
    root = Node()
    for _ in range(5):
        walk = Walk(root, game.new(2, 5))
        walk.end(judge.judge([walk.state])[0])
    assert root.seat >= 0
    assert sum(root.visits) == 4  # the first walk only opened it
    assert all([0.0 <= total <= visits for total, visits in zip(root.totals, root.visits, strict=True)])


def test_values_are_turned_to_the_order_of_the_table() -> None:
    assert turned([0.5, 0.3, 0.2], 1) == [0.2, 0.5, 0.3]


def test_an_end_is_worth_what_it_is(planet: tuple[Game, Appraiser]) -> None:
    game, appraiser = planet
    played = play_out(game, 2, 5, bots=["greedy", "random"])
    result = played.result
    assert result is not None
    verdict = Judge(game, appraiser, 2).judge([played.state])[0]
    assert verdict.seat == -1
    assert sum(verdict.values) == pytest.approx(1.0)
    assert verdict.values[result.winners[0]] > 0.5


def test_an_outlook_keeps_its_shape_with_another_budget() -> None:
    outlook = Outlook([Heat(16, 2, 4), Heat(4, 8, None)], 0.01, 2.0)
    assert outlook.simulations == 64
    more = outlook.within(256)
    assert [(heat.choices, heat.guesses, heat.horizon) for heat in more.heats] == [(16, 8, 4), (4, 32, None)]
    assert Outlook.from_data(outlook.data(), "here").data() == outlook.data()


@pytest.mark.parametrize(
    ("heats", "wrong"),
    [([], "at least one heat"), ([[1, 1]], "horizon are expected"), ([[0, 1, 1]], "at least one choice")],
)
def test_a_bad_outlook_is_refused(heats: object, wrong: str) -> None:
    with pytest.raises(FarportError, match=wrong):
        Outlook.from_data({"heats": heats, "trust": 0.0, "doubt": 0.0}, "here")


def test_a_guided_search_asks_the_network_about_new_positions(planet: tuple[Game, Appraiser]) -> None:
    game, appraiser = planet
    state = game.new(2, 5)
    seat = state.to_move[0]
    asked: list[int] = []

    class Counting(Appraiser):
        def judge(self, readings: Sequence[Reading]) -> list[Judgement]:
            asked.append(len(readings))
            return super().judge(readings)

    counting = Counting.__new__(Counting)
    counting._layout = appraiser.layout
    choice = Neural(game, 1, counting, Outlook(iterations=12, weight=0.5)).choose(Sight(state, seat))
    assert state.refusal(seat, choice) is None
    assert 0 < len(asked) <= 12
    asked.clear()
    Neural(game, 1, counting, Outlook(iterations=12, weight=0.0)).choose(Sight(state, seat))
    assert not asked  # what has no weight is not asked


def test_a_value_is_partly_the_games_own_evaluation(planet: tuple[Game, Appraiser]) -> None:
    game, appraiser = planet
    state = play_out(game, 2, 5, bots=["greedy"]).record
    position = next(each for number, each in enumerate(game.states(state)) if number == 30)
    seat = position.to_move[0]
    whole = Judge(game, appraiser, 2).judge_for(position, seat).values
    half = Judge(game, appraiser, 2, 0.5).judge_for(position, seat).values
    seen = chances(position, game.advice.points)
    assert half == pytest.approx([(one + other) / 2 for one, other in zip(whole, seen, strict=True)])
