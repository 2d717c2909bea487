"""A bot sees what its seat may know, and nothing else."""

from __future__ import annotations

import pytest

import farport
from farport.bots import Sight
from farport.bots.sight import DeadEndError
from farport.kernel import Rng
from tests.toys import Stop, Toy, ToyGame, Turn


def test_it_shows_one_seat_of_the_present_position() -> None:
    game = ToyGame()
    state = game.new(2, 1)
    sight = Sight(state, 0)
    assert (sight.game, sight.seat, sight.seats, sight.to_move) == (game, 0, 2, (0,))
    assert sight.legal() == state.legal(0)
    assert sight.view() == state.view(0)
    assert sight.features() == state.features(0)
    assert sight.default() == Stop()
    assert sight.allows(Turn(1))
    assert not sight.allows(Turn(0))
    state.play(0, Turn(3))
    assert sight.view()["wheel"] == 3
    assert not sight.allows(Turn(3))


def test_it_offers_no_way_to_the_truth() -> None:
    public = {name for name in dir(Sight) if not name.startswith("_")}
    assert public == {
        "allows", "default", "facts", "features", "game", "guess", "known", "legal", "next_due", "now", "seat", "seats",
        "stance", "to_move", "view",
    }  # fmt: skip


def test_what_a_seat_knows_can_be_compared() -> None:
    """Equal where views are equal, and the truth is like any guess of it; with a scribe and without."""
    for game in (ToyGame(), farport.game("space-dealer")):
        state = game.new(game.seats[0], 1)
        known = Sight(state, 0).known()
        assert known == Sight(state.copy(), 0).known() == Sight(state.guess(0, Rng(3)), 0).known()
        state.play(0, state.legal(0)[-1])
        assert known != Sight(state, 0).known()


def test_what_is_done_to_a_guess_leaves_the_game_alone() -> None:
    state = ToyGame().new(2, 1)
    guess = Sight(state, 0).guess(Rng(1))
    guess.play(0, Turn(2))
    assert state.view(0)["wheel"] == 0


def test_a_seat_without_a_legal_action_is_a_bug_of_the_game() -> None:
    sight = Sight(Stuck(ToyGame(), 2), 0)
    with pytest.raises(DeadEndError, match="seat 0 is asked and has no legal action"):
        sight.legal()


class Stuck(Toy):
    """Nobody can do anything."""

    def kinds(self, seat: int) -> tuple[()]:
        return ()
