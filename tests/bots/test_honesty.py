"""Bots never see what their seat may not know: all that they are given is the same whatever is hidden."""

from __future__ import annotations

from typing import Any

import pytest

import farport
from farport import bots
from farport.bots import Sight, play_out
from farport.bots.playouts import Playouts
from farport.kernel import Action, Facts, Game, Plain, PlayoutBudget, Rng, State, Value
from tests.kit.toys import DiversGame

TABLES: list[tuple[Game, int, dict[str, Value]]] = [
    (DiversGame(), 3, {}),
    (farport.game("forgotten-planet"), 3, {"scenario": "table", "random_placement": True}),
]


class Sealed:
    """All that a bot may ask, without any way to the state behind it."""

    def __init__(self, state: State, seat: int) -> None:
        window = Sight(state, seat)
        self.seat = seat
        self.game: Game = window.game
        self.facts: Facts = window.facts
        self.seats = window.seats
        self.to_move = window.to_move
        self.now = window.now
        self.next_due = window.next_due
        self.default = window.default
        self.legal = window.legal
        self.allows = window.allows
        self.view = window.view
        self.features = window.features
        self.guess = window.guess
        self.stance = window.stance
        self.known = window.known

    def __getattr__(self, name: str) -> object:
        raise AssertionError(f"a bot asked for {name}")


@pytest.mark.parametrize("name", ["random", "greedy", "easy", "medium"])
@pytest.mark.parametrize("table", TABLES, ids=["divers", "forgotten-planet"])
def test_a_bot_asks_nothing_but_what_its_sight_offers(table: tuple[Game, int, dict[str, Value]], name: str) -> None:
    game, seats, options = table
    state = game.new(seats, 3, options)
    players = [bots.make(name, game, seat) for seat in range(seats)]
    for _ in range(12):
        seat = state.to_move[0]
        sight: Any = Sealed(state, seat)
        state.play(seat, players[seat].choose(sight))


@pytest.mark.parametrize("name", ["duck-dealer", "space-dealer", "space-paper"])
def test_who_plays_on_asks_nothing_but_what_its_sight_offers(name: str) -> None:
    game = farport.game(name)
    state = game.new(game.seats[0], 3)
    player = Playouts(game, 1, PlayoutBudget(3, heat=2, horizon=2))
    for _ in range(12):
        seat = state.to_move[0]
        sight: Any = Sealed(state, seat)
        state.play(seat, player.choose(sight))


@pytest.mark.parametrize("name", ["space-dealer", "space-paper"])
def test_who_plays_on_chooses_the_same_whatever_is_hidden(name: str) -> None:
    game = farport.game(name)
    state = game.new(game.seats[0], 3)
    dice = Rng(1)
    for _ in range(8):
        seat = state.to_move[0]
        choices = [
            Playouts(game, 7, PlayoutBudget(3, heat=2, horizon=2)).choose(Sight(world, seat))
            for world in (state, state.guess(seat, dice))
        ]
        assert choices[0] == choices[1]
        state.play(seat, choices[0])


@pytest.mark.parametrize("table", TABLES, ids=["divers", "forgotten-planet"])
def test_what_a_bot_is_given_does_not_depend_on_what_is_hidden(table: tuple[Game, int, dict[str, Value]]) -> None:
    game, seats, options = table
    state = game.new(seats, 5, options)
    dice = Rng(1)
    for _ in range(15):
        for seat in range(seats):
            other = state.guess(seat, dice)
            assert given(Sight(state, seat)) == given(Sight(other, seat))
        seat = state.to_move[0]
        state.play(seat, dice.choice(state.legal(seat)))


def given(sight: Sight) -> tuple[object, ...]:
    asked = sight.seat in sight.to_move
    legal: list[Action[Any]] = sight.legal() if asked else []
    view: Plain = sight.view()
    default = sight.default() if asked else None
    return sight.to_move, sight.now, sight.next_due, view, sight.features(), sight.stance(), legal, default


def test_the_guesses_of_a_search_are_not_the_truth() -> None:
    """A search that knew the crates of the wreck would dive for the fives."""

    class Peeping:
        """Counts the bits that are asked for: a guess without any would be the truth."""

        def __init__(self) -> None:
            self.asked = 0

        def getrandbits(self, k: int, /) -> int:
            self.asked += k
            return Rng(self.asked).getrandbits(k)

    dice = Peeping()
    Sight(DiversGame().new(3, 5), 0).guess(dice)
    assert dice.asked > 0


def test_two_bots_of_one_table_do_not_share_their_dice() -> None:
    first = [play_out(DiversGame(), 2, seed, bots=["random"]).moves[:2] for seed in range(10)]
    assert any(one[0][1] != one[1][1] for one in first)
