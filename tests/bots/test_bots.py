"""The bots: what they choose, that the same seed chooses the same, and that they come to an end."""

from __future__ import annotations

from typing import Any

import pytest

from farport import bots
from farport.bots import Sight, play_out
from farport.kernel import Action, Bits, FarportError
from tests.toys import Stop, Toy, ToyGame, Turn


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(FarportError, match=r"there is no bot None; the bots are: random, greedy"):
        bots.make(None, ToyGame(), 1)  # type: ignore[arg-type]
    with pytest.raises(FarportError, match=r"there is no bot 'genius'; the bots are: random, greedy"):
        bots.make("genius", ToyGame(), 1)


def test_random_takes_every_legal_action_in_the_long_run() -> None:
    bot = bots.make("random", ToyGame(), 1)
    sight = Sight(ToyGame().new(2, 1), 0)
    assert {bot.choose(sight) for _ in range(100)} == set(sight.legal())


@pytest.mark.parametrize("name", bots.names(ToyGame()))
def test_the_same_seed_makes_the_same_choices(name: str) -> None:
    def chosen(seed: int) -> list[Action[Any]]:
        bot = bots.make(name, ToyGame(), seed)
        sight = Sight(Flat(ToyGame(), 2), 0)
        return [bot.choose(sight) for _ in range(30)]

    assert chosen(5) == chosen(5)


def test_greedy_takes_what_is_worth_most_and_then_stops() -> None:
    end = play_out(ToyGame(), 2, 1, bots=["greedy"])
    assert [action for _, action, _ in end.moves] == [Turn(3), *[Stop()] * 6]


def test_greedy_takes_the_default_when_nothing_is_better() -> None:
    end = play_out(ToyGame(Flat), 2, 1, bots=["greedy"])
    assert {action for _, action, _ in end.moves} == {Stop()}


def test_greedy_does_not_go_round_in_circles() -> None:
    """To stop always looks worst here, so that turning the wheel to and fro never ends by itself."""
    end = play_out(ToyGame(Restless), 2, 1, bots=["greedy"])
    assert end.result is not None
    assert 6 < end.actions < 6 * 6


def test_greedy_does_not_go_on_for_ever_where_no_position_comes_back() -> None:
    end = play_out(ToyGame(Counting), 1, 1, bots=["greedy"])
    assert end.result is not None
    assert end.actions < 6 * 250


def test_greedy_follows_the_plan_of_the_game() -> None:
    end = play_out(ToyGame(Planned), 1, 1, bots=["greedy"])
    assert [action for _, action, _ in end.moves][:3] == [Turn(2), Turn(1), Stop()]


def test_greedy_drops_a_plan_that_is_not_legal() -> None:
    end = play_out(ToyGame(Dreamer), 1, 1, bots=["greedy"])
    assert end.moves[0][1] == Turn(3)
    assert end.result is not None


class Flat(Toy):
    """Everything is worth the same."""

    def evaluate(self, seat: int) -> float:
        return 1.0


class Restless(Toy):
    """The more is turned the better, it seems, and to stop is bad."""

    def evaluate(self, seat: int) -> float:
        return -float(self.turns)


class Counting(Restless):
    """A view that never comes back."""

    def view(self, seat: int | None) -> dict[str, object]:
        return {"clock": self.clock}

    def apply(self, seat: int, action: Action[Any]) -> None:
        super().apply(seat, action)
        self.clock += 1


class Planned(Toy):
    """With a planner of its own."""

    def plan(self, seat: int, rng: Bits) -> list[Action[Any]]:
        return [Turn(2), Turn(1), Stop()] if self.wheel == 0 else []


class Dreamer(Toy):
    """Its planner proposes what is not allowed."""

    def plan(self, seat: int, rng: Bits) -> list[Action[Any]]:
        return [Turn(self.wheel), Turn(1)]


def test_nobody_sits_twice_at_a_table_and_who_is_known_likes_the_same_everywhere() -> None:
    tempers: dict[str, str] = {}
    for table in ("one", "another", "a third", "a fourth"):
        sitting = [bots.character(table, seat) for seat in range(8)]
        assert len({somebody.name for somebody in sitting}) == 8
        assert sitting == [bots.character(table, seat) for seat in range(8)]
        for somebody in sitting:
            assert tempers.setdefault(somebody.name, somebody.temper) == somebody.temper
    assert set(tempers.values()) == set(bots.TEMPERS)
