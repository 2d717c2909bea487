"""The search: it looks further than one step, keeps secrets, and plays games of every kind by the contract alone."""

from __future__ import annotations

from typing import Any

import pytest

from farport import bots
from farport.bots import Sight, play_out, thinker
from farport.bots.chances import chances, shares
from farport.bots.search import Search, proposals
from farport.bots.thinker import Thinker, think
from farport.kernel import Action, Bits, Facts, FarportError, Result, Rng, SearchBudget, rank
from tests.kit.toys import DiversGame, DronesGame
from tests.toys import Hourglass, Stop, Toy, ToyGame, Turn


def searched(state: Toy, iterations: int, plans: int = 0) -> Search:
    settings = SearchBudget(iterations, plans=plans)
    search = Search(0, 1.0, settings, Rng(1))
    think(search, Sight(state, 0), iterations, Rng(2))
    return search


def test_it_takes_a_step_back_to_go_two_forward() -> None:
    """A greedy player turns to 1 and stops there; 3 is reached only by way of 2, which looks worst of all."""
    greedy = play_out(ToyGame(Detour), 1, 1, bots=["greedy"]).state
    assert isinstance(greedy, Detour)
    assert greedy.wheel == 1
    first = Thinker(ToyGame(Detour), 1, SearchBudget(60)).choose(Sight(Detour(ToyGame(Detour), 1), 0))
    assert first == Turn(2)
    end = play_out(ToyGame(Detour), 1, 1, bots=["search:60"])
    assert isinstance(end.state, Detour)
    assert end.state.wheel == 3


def test_the_end_counts_and_not_what_it_looked_like() -> None:
    """The evaluation says that a low wheel is good; who is at the end with a high one has won."""
    state = Deceived(ToyGame(Deceived), 2, length=1)
    assert Thinker(ToyGame(Deceived), 1, SearchBudget(80)).choose(Sight(state, 0)) != Stop()


def test_rivals_play_for_themselves() -> None:
    """Seat 0 can hand seat 1 a choice that would be splendid for seat 0 if seat 1 were so kind."""
    search = searched(Trap(ToyGame(Trap), 2), 200)
    value = {edge.actions[0]: edge.value for edge in search.root.choices[0].edges if edge.visits}
    assert value[Stop()] < 0.5


def test_seats_that_are_asked_at_once_do_not_know_each_other_s_choice() -> None:
    """Seat 0 wins if both wheels are equal. Who could look first would always win or always lose."""
    search = searched(Pennies(ToyGame(Pennies), 2), 400)
    assert set(search.root.choices) == {0, 1}
    for edge in search.root.choices[0].edges:
        assert 0.25 < edge.value < 0.75


@pytest.mark.parametrize("name", ["easy", "medium", "search:20"])
def test_every_kind_of_game_is_played_to_its_end(name: str) -> None:
    hidden = play_out(DiversGame(), 3, 1, bots=[name], check=True)
    timed = play_out(DronesGame(), 3, 1, bots=[name], check=True)
    glass = play_out(ToyGame(Hourglass, Facts(timed=True)), 1, 1, bots=[name])
    for end in (hidden, timed, glass):
        assert end.broken == []
        assert end.result is not None
    assert DiversGame().replay(hidden.record).digest() == hidden.state.digest()
    assert DronesGame().replay(timed.record).digest() == timed.state.digest()


@pytest.mark.parametrize("name", ["medium", "search:20"])
def test_the_same_seed_and_budget_play_the_same_game(name: str) -> None:
    games = [play_out(DiversGame(), 3, seed, bots=[name]).record.moves for seed in (4, 4, 5)]
    assert games[0] == games[1] != games[2]


def test_it_goes_on_thinking_where_it_stopped() -> None:
    game = ToyGame(Detour)
    state = Detour(game, 1)
    bot = Thinker(game, 1, SearchBudget(60))
    bot.choose(Sight(state, 0))
    state.play(0, Turn(2))
    kept = bot._kept
    assert kept is not None
    visits = kept.visits
    bot._settings = SearchBudget(10)
    assert bot.choose(Sight(state, 0)) == Turn(3)
    assert kept.visits == visits + 10


def test_it_forgets_a_tree_that_does_not_fit_what_came() -> None:
    game = ToyGame(Detour)
    state = Detour(game, 1)
    bot = Thinker(game, 1, SearchBudget(60))
    bot.choose(Sight(state, 0))
    kept = bot._kept
    assert kept is not None
    visits = kept.visits
    state.play(0, Turn(1))
    bot.choose(Sight(state, 0))
    assert kept.visits == visits


def test_what_the_planner_proposes_is_one_choice_and_is_carried_through() -> None:
    state = Planned(ToyGame(Planned), 1)
    bot = Thinker(ToyGame(Planned), 1, SearchBudget(5, width=1, plans=1))
    taken: list[Action[Any]] = []
    for _ in range(3):
        taken.append(bot.choose(Sight(state, 0)))
        state.play(0, taken[-1])
    assert taken == [Turn(2), Turn(1), Turn(3)]
    assert proposals(Toy(ToyGame(), 1), 0, 3, Rng(1)) == []


def test_a_cap_on_the_seconds_ends_the_search(monkeypatch: pytest.MonkeyPatch) -> None:
    seconds = iter(range(100))
    monkeypatch.setattr("farport.bots.thinker.time.monotonic", lambda: float(next(seconds)))
    settings = SearchBudget(10_000)
    search = Search(0, 1.0, settings, Rng(1))
    think(search, Sight(Toy(ToyGame(), 2), 0), 10_000, Rng(2), 2.5)
    assert search.root.visits == 3 * thinker.GLANCE


def test_search_with_a_budget_is_a_bot_by_name() -> None:
    assert isinstance(bots.make("search:7", ToyGame(), 1), Thinker)
    for wrong in ("search:", "search:0", "search:-3", "search:many"):
        with pytest.raises(FarportError, match="as in search:500"):
            bots.make(wrong, ToyGame(), 1)
    assert isinstance(bots.make("hard", ToyGame(), 1, seconds=0.5), Thinker)


def test_chances_add_up_to_one_and_the_end_is_certain() -> None:
    assert sum(shares([3.0, 1.0, -2000.0], 4.0)) == pytest.approx(1)
    assert shares([1.0, 1.0], 5.0) == [0.5, 0.5]
    over = Toy(ToyGame(), 2, length=0)
    over.wheel = 1
    assert chances(over, 5.0) == [1.0, 0.0]


def test_medium_beats_random_and_easy_does_not_lose_to_it() -> None:
    medium = easy = 0.0
    for seed in range(6):
        for place in range(2):
            names = ["random", "random"]
            names[place] = "medium"
            medium += won(names, seed, place)
            names[place] = "easy"
            easy += won(names, seed, place)
    assert medium > 8
    assert easy > 6


def won(names: list[str], seed: int, seat: int) -> float:
    result = play_out(DiversGame(), 2, seed, bots=names).result
    assert result is not None
    return 1 / len(result.winners) if seat in result.winners else 0.0


# ---------------------------------------------------------------------- toys


class Detour(Toy):
    """3 is worth most, and can only be reached from 2, which is worth least."""

    def evaluate(self, seat: int) -> float:
        return (1.0, 2.0, 0.0, 9.0)[self.wheel]

    def legal(self, seat: object) -> list[Action[Any]]:
        return [Stop(), *[Turn(to) for to in range(4) if to != self.wheel and (to != 3 or self.wheel == 2)]]


class Deceived(Toy):
    """The evaluation is a lie; the rank goes by the wheel."""

    def evaluate(self, seat: int) -> float:
        return 0.1 * self.wheel * (-1 if seat == 0 else 1)

    @property
    def result(self) -> Result | None:
        if self.turns < self.length:
            return None
        scores = [2 * self.wheel, 1]
        return Result(scores, rank([(score,) for score in scores]), [{}, {}], "done")


class Trap(Toy):
    """Seat 0 stops or turns; after a stop seat 1 decides: 1 is good for seat 0, everything else for seat 1."""

    def evaluate(self, seat: int) -> float:
        good = 5.0 if self.wheel == 1 else 0.0 if self.turns == 0 else -5.0
        return good if seat == 0 else -good

    def legal(self, seat: object) -> list[Action[Any]]:
        return [Stop(), Turn(2)] if seat == 0 else [Turn(1), Turn(3)]

    def apply(self, seat: int, action: Action[Any]) -> None:
        super().apply(seat, action)
        if isinstance(action, Turn):
            self.turns = self.length

    @property
    def result(self) -> Result | None:
        return None


class Pennies(Toy):
    """Both choose 1 or 2 at the same time; seat 0 wins if they are equal."""

    __slots__ = ("choices",)

    def __init__(self, game: ToyGame, seats: int, length: int = 2) -> None:
        super().__init__(game, seats, length)
        self.choices = [0, 0]

    def copy(self) -> Pennies:
        twin = super().copy()
        assert isinstance(twin, Pennies)
        twin.choices = self.choices[:]
        return twin

    @property
    def to_move(self) -> tuple[int, ...]:
        return tuple([seat for seat in range(2) if not self.choices[seat]])

    def legal(self, seat: object) -> list[Action[Any]]:
        return [Turn(1), Turn(2)]

    def refusal(self, seat: int, action: Action[Any]) -> None:
        return None

    def apply(self, seat: int, action: Action[Any]) -> None:
        assert isinstance(action, Turn)
        self.choices[seat] = action.to

    @property
    def result(self) -> Result | None:
        if 0 in self.choices:
            return None
        scores = [1, 0] if self.choices[0] == self.choices[1] else [0, 1]
        return Result(scores, rank([(score,) for score in scores]), [{}, {}], "done")

    def evaluate(self, seat: int) -> float:
        return 0.0


class Planned(Detour):
    """With a planner that knows the way; every step of it looks bad."""

    def plan(self, seat: int, rng: Bits) -> list[Action[Any]]:
        return [Turn(2), Turn(1), Turn(3)] if self.wheel == 0 else []

    def legal(self, seat: object) -> list[Action[Any]]:
        return [Stop(), *[Turn(to) for to in range(4) if to != self.wheel]]

    def evaluate(self, seat: int) -> float:
        return 9.0 if self.wheel == 3 else -self.turns
