"""Playouts: the planner's proposal stands until playing on shows something better."""

from __future__ import annotations

from typing import Any

import pytest

import farport
from farport import bots
from farport.bots import Sight
from farport.bots.playouts import Playouts, advantage, alternatives, commits, play_on
from farport.bots.thinker import Thinker
from farport.kernel import (
    Action,
    Bits,
    Facts,
    Game,
    Manner,
    PlayoutBudget,
    Result,
    Rng,
    rank,
)
from tests.toys import Stop, Toy, ToyGame, Turn


def chosen(state: Toy, outlook: PlayoutBudget, facts: Facts | None = None) -> Action[Any]:
    game = ToyGame(type(state), facts) if facts is not None else ToyGame(type(state))
    return Playouts(game, 1, outlook).choose(Sight(state, 0))


def test_without_a_width_the_planner_is_followed() -> None:
    assert chosen(Misled(ToyGame(Misled), 2), PlayoutBudget(0)) == Turn(1)


def test_playing_on_to_the_end_finds_what_the_planner_misses() -> None:
    assert chosen(Misled(ToyGame(Misled), 2), PlayoutBudget(4)) == Turn(3)
    assert chosen(Misled(ToyGame(Misled), 2), PlayoutBudget(4, heat=3), Facts(chance=True)) == Turn(3)


def test_who_looks_at_the_next_moment_only_believes_what_it_sees() -> None:
    """2 looks best and loses; with trust in the planner it must look better by so much."""
    assert chosen(Misled(ToyGame(Misled), 2), PlayoutBudget(4, horizon=1)) == Turn(2)
    assert chosen(Misled(ToyGame(Misled), 2), PlayoutBudget(4, horizon=1, trust=1.0)) == Turn(1)


def test_a_proposal_that_wins_for_certain_is_not_compared() -> None:
    state = Misled(ToyGame(Misled), 2)
    state.aim = 3
    state.looked_at = []
    assert chosen(state, PlayoutBudget(4)) == Turn(3)
    assert set(state.looked_at) == {3}


def test_some_think_only_where_they_commit_themselves() -> None:
    """A whole turn is proposed at first: that is worth a thought. Then one step is, and that is followed."""
    state = Misled(ToyGame(Misled), 2)
    assert chosen(state, PlayoutBudget(4, commitments=True)) == Turn(3)
    state.play(0, Turn(1))
    assert chosen(state, PlayoutBudget(4)) == Turn(3)
    assert chosen(state, PlayoutBudget(4, commitments=True)) == Stop()
    assert commits([Stop(), Turn(1)], (Turn(1), Stop()))
    assert commits([Turn(1), Turn(2)], (Turn(1),))
    assert not commits([Stop(), Turn(2)], (Turn(2),))


def test_a_line_of_several_actions_is_carried_through() -> None:
    state = Misled(ToyGame(Misled), 2)
    bot = Playouts(ToyGame(Misled), 1, PlayoutBudget(0))
    taken: list[Action[Any]] = []
    for _ in range(2):
        taken.append(bot.choose(Sight(state, 0)))
        state.play(0, taken[-1])
    assert taken == [Turn(1), Stop()]


def test_of_every_kind_the_best_comes_first() -> None:
    state = Misled(ToyGame(Misled), 2)
    legal = state.legal(0)
    assert alternatives(state, 0, legal, (Turn(1),), 2) == [(Stop(),), (Turn(2),)]
    assert alternatives(state, 0, legal, (Turn(1),), 0) == []


def test_a_playout_takes_the_default_where_nothing_is_planned() -> None:
    state = Toy(ToyGame(), 2)
    play_on(state, None, Rng(1))
    assert state.result is not None
    other = Toy(ToyGame(), 2)
    play_on(other, 1, Rng(1))
    assert other.turns == 1


def test_the_advantage_is_taken_pair_by_pair() -> None:
    assert advantage([1.0, 3.0], [0.0, 2.0]) == (1.0, 0.0)
    gain, error = advantage([1.0, 2.0], [0.0, 0.0])
    assert gain == 1.5
    assert error == pytest.approx(0.5)
    assert advantage([], [1.0]) == (0.0, 0.0)


def test_a_cap_on_the_seconds_ends_the_playouts(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock has run out after the proposal's own playout, so there is nothing to compare it with."""
    seconds = iter(range(1000))
    monkeypatch.setattr("farport.bots.playouts.time.monotonic", lambda: float(next(seconds)))
    state = Misled(ToyGame(Misled), 2)
    bot = Playouts(ToyGame(Misled, Facts(chance=True)), 1, PlayoutBudget(4, heat=1000), seconds=0.5)
    assert bot.choose(Sight(state, 0)) == Turn(1)


@pytest.mark.parametrize("game", farport.games(), ids=lambda game: game.id)
def test_every_level_thinks_as_the_game_advises(game: Game) -> None:
    for level in game.advice.levels:
        wanted = Playouts if isinstance(game.advice.budget(level), PlayoutBudget) else Thinker
        assert type(bots.make(level, game, 1, seconds=0.1)) is wanted


@pytest.mark.parametrize("game", ["duck-dealer", "space-dealer", "space-paper"])
def test_the_same_seed_makes_the_same_choice_from_the_same_sight(game: str) -> None:
    of = farport.game(game)
    state = of.new(of.seats[0], 3)
    for level in ("easy", "medium", "hard"):
        seat = state.to_move[0]
        choices = [bots.make(level, of, 5).choose(Sight(state, seat)) for _ in range(2)]
        assert choices[0] == choices[1]
        state.play(seat, choices[0])


@pytest.mark.parametrize("schooled", [True, False])
def test_who_is_schooled_thinks_that_rivals_are_as_well(schooled: bool) -> None:
    state = Watched(ToyGame(Watched), 2)
    budget = PlayoutBudget(4, manner=Manner(schooled=schooled))
    assert Playouts(ToyGame(Watched), 1, budget, temper="raider").choose(Sight(state, 0)) == Turn(3)
    own, *others = state.asked
    assert (own.schooled, own.temper) == (schooled, "raider")
    assert {(manner.schooled, manner.temper) for manner in others} == {(schooled, "")}


class Misled(Toy):
    """The planner turns to `aim` and stops. The evaluation prefers 2; who has turned to 3 when both stop has won."""

    __slots__ = ("aim", "looked_at")

    def __init__(self, game: ToyGame, seats: int, length: int = 2) -> None:
        super().__init__(game, seats, length)
        self.aim = 1
        self.looked_at: list[int] = []

    def copy(self) -> Misled:
        twin = super().copy()
        assert isinstance(twin, Misled)
        twin.aim = self.aim
        twin.looked_at = self.looked_at
        return twin

    def plan(self, seat: int, rng: Bits) -> list[Action[Any]]:
        return [Turn(self.aim), Stop()] if seat == 0 and self.wheel == 0 else [Stop()]

    def evaluate(self, seat: int) -> float:
        return (0.0, 1.0, 2.0, -1.0)[self.wheel] * (1 if seat == 0 else -1)

    @property
    def result(self) -> Result | None:
        if self.turns < self.length:
            return None
        self.looked_at.append(self.wheel)
        scores = [1, 0] if self.wheel == 3 else [0, 1]
        return Result(scores, rank([(score,) for score in scores]), [{}, {}], "done")


class Watched(Misled):
    """Remembers in which manner its planner was asked."""

    __slots__ = ("asked",)

    def __init__(self, game: ToyGame, seats: int, length: int = 2) -> None:
        super().__init__(game, seats, length)
        self.asked: list[Manner] = []

    def copy(self) -> Watched:
        twin = super().copy()
        assert isinstance(twin, Watched)
        twin.asked = self.asked
        return twin

    def plan_as(self, seat: int, rng: Bits, manner: Manner) -> list[Action[Any]]:
        self.asked.append(manner)
        return self.plan(seat, rng)
