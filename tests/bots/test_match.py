"""A match between bots: reproducible, replayable, and honest about what is broken."""

from __future__ import annotations

from typing import Any

import pytest

from farport.bots import match, play_out
from farport.kernel import Action, Event, Facts, FarportError
from tests.toys import Hourglass, Stop, Toy, ToyGame, Turn


def test_the_same_seed_gives_the_same_game() -> None:
    game = ToyGame()
    games = [play_out(game, 3, seed, bots=["random"]).record.data() for seed in (1, 1, 2)]
    assert games[0] == games[1]
    assert games[0]["moves"] != games[2]["moves"]


def test_the_bots_of_a_table_differ_in_their_choices() -> None:
    moves = play_out(ToyGame(Together), 4, 1).moves
    assert len({str(action) for _, action, _ in moves[:4]}) > 1


def test_its_record_replays_to_the_same_state() -> None:
    end = play_out(ToyGame(), 2, 5)
    assert ToyGame().replay(end.record).digest() == end.state.digest()


def test_a_short_list_of_bots_is_repeated() -> None:
    end = play_out(ToyGame(), 3, 1, bots=["greedy", "random"])
    assert [match.seated(ToyGame(), ["greedy", "random"], seat, 1).__class__.__name__ for seat in range(3)] == [
        "Greedy",
        "Random",
        "Greedy",
    ]
    assert end.result is not None


def test_no_bots_at_all_are_refused() -> None:
    with pytest.raises(FarportError, match="at least one bot"):
        play_out(ToyGame(), 2, 1, bots=[])


def test_every_seat_that_is_asked_at_once_acts() -> None:
    end = play_out(ToyGame(Together, Facts(simultaneous=True)), 3, 1, bots=["greedy"])
    assert sorted([str(seat) for seat, action, _ in end.moves if action == Stop()]) == ["0", "0", "1", "1", "2", "2"]


def test_nobody_is_always_heard_first() -> None:
    first = {play_out(ToyGame(Together), 3, seed, bots=["greedy"]).moves[0][0] for seed in range(20)}
    assert first == {0, 1, 2}


def test_a_timed_game_runs_on_its_own_clock_and_replays() -> None:
    game = ToyGame(Hourglass, Facts(timed=True))
    end = play_out(game, 1, 1, bots=["greedy"])
    assert end.state.now == 1000
    assert [at for _, action, at in end.moves if action == Stop()] == [0, *range(100, 1000, 100)]
    assert end.moves[-1] == (None, None, 1000)
    assert game.replay(end.record).digest() == end.state.digest()


def test_what_happens_is_told() -> None:
    told: list[Event] = []
    play_out(ToyGame(Talking), 2, 1, bots=["greedy"], on_events=told.extend)
    assert [event.kind for event in told] == ["acted"] * 7


def test_a_broken_invariant_stops_the_game_where_it_broke() -> None:
    game = ToyGame(Fragile)
    end = play_out(game, 2, 1, bots=["greedy"], check=True)
    assert end.broken == ["the third stop broke something"]
    assert len(end.record.moves) == 4
    assert play_out(game, 2, 1, bots=["greedy"]).broken == []


def test_a_dead_end_is_reported() -> None:
    assert play_out(ToyGame(Stuck), 2, 1).broken == ["seat 0 could not act: seat 0 is asked and has no legal action"]


def test_a_game_that_stands_still_is_reported() -> None:
    assert play_out(ToyGame(Asleep), 2, 1).broken == ["nobody is to move, nothing is due, and the game is not over"]


def test_an_endless_game_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match, "LONGEST_GAME", 50)
    assert play_out(ToyGame(Endless), 2, 1).broken == ["the game did not end within 50 actions"]


def test_a_legal_action_that_is_refused_is_reported() -> None:
    (sentence,) = play_out(ToyGame(Liar), 2, 1).broken
    assert sentence.startswith("seat 0 could not act: The wheel is there already.")


class Together(Toy):
    """All seats are asked at once, each twice."""

    __slots__ = ("stops",)

    def __init__(self, game: ToyGame, seats: int, length: int = 0) -> None:
        super().__init__(game, seats, 2 * seats)
        self.stops = [0] * seats

    def copy(self) -> Together:
        twin = super().copy()
        assert isinstance(twin, Together)
        twin.stops = self.stops[:]
        return twin

    @property
    def to_move(self) -> tuple[int, ...]:
        return tuple([seat for seat in range(self.seats) if self.stops[seat] == min(self.stops) < 2])

    def apply(self, seat: int, action: Action[Any]) -> None:
        super().apply(seat, action)
        if action == Stop():
            self.stops[seat] += 1

    def dump(self) -> dict[str, object]:
        return {**super().dump(), "stops": self.stops[:]}


class Talking(Toy):
    def apply(self, seat: int, action: Action[Any]) -> None:
        super().apply(seat, action)
        self.tell(Event("acted", seat))


class Fragile(Toy):
    def violations(self) -> list[str]:
        return ["the third stop broke something"] if self.turns >= 3 else []


class Stuck(Toy):
    def kinds(self, seat: int) -> tuple[()]:
        return ()


class Asleep(Toy):
    @property
    def to_move(self) -> tuple[int, ...]:
        return ()


class Endless(Toy):
    @property
    def to_move(self) -> tuple[int, ...]:
        return (0,)

    @property
    def result(self) -> None:
        return None


class Liar(Toy):
    """Lists what it refuses: the turn to where the wheel is."""

    def legal(self, seat: object) -> list[Action[Any]]:
        return [Turn(self.wheel)]
