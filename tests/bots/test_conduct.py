"""Pointless acts are counted as what they are, and no level makes many of them."""

from __future__ import annotations

from itertools import pairwise, product

import pytest

import farport
from farport.bots import LEVELS, Conduct, Match, Played, conduct, make
from farport.kernel import Game, Rng
from tests.depth import budget, seeds

GAMES = ["duck-dealer", "forgotten-planet", "space-dealer", "space-paper"]
QUICK = LEVELS[: LEVELS.index("hard")]  # what `hard` and the levels above it think over is tried for a while only
MOST = 0.02


def judged(*stances: object, waits: tuple[int, ...] = ()) -> list[int]:
    """Which acts were in vain when the stance was the first of these before them, and the next after each."""
    watched = Conduct()
    for place, (before, after) in enumerate(pairwise(stances)):
        watched.watch(place, "act", before, after, place in waits)
    return sorted(watched.vain)


def test_what_leads_on_is_not_in_vain() -> None:
    assert judged("a", "b", "c", "d") == []


def test_an_act_that_changes_nothing_is_in_vain() -> None:
    assert judged("a", "a", "b") == [0]


def test_an_act_and_the_next_that_undoes_it_are_in_vain() -> None:
    assert judged("a", "b", "a", "c") == [0, 1]


def test_a_round_trip_is_in_vain_however_long() -> None:
    assert judged("a", "b", "c", "d", "b", "e") == [1, 2, 3]


def test_to_and_fro_again_and_again_counts_every_act_once() -> None:
    assert judged("a", "b", "a", "b", "a") == [0, 1, 2, 3]


def test_to_wait_is_never_in_vain() -> None:
    assert judged("a", "a", "b", "a", waits=(0,)) == [1, 2]


def test_what_others_take_back_was_not_in_vain() -> None:
    watched = Conduct()
    watched.watch(0, "build", "a", "b", False)
    watched.watch(1, "build", "a", "b", False)  # somebody has blown it up in between
    assert watched.vain == {}


def test_who_returns_after_many_acts_has_been_somewhere() -> None:
    assert judged(*range(40), 0) == []


@pytest.mark.parametrize("name", GAMES)
def test_a_stance_is_known_to_its_seat(name: str) -> None:
    """Bots look at it: it may not tell what is hidden."""
    game = farport.game(name)
    seats = game.seats[0]
    dice = Rng(5)
    played = Played(game.new(seats, 4), 4, {})
    match = Match(played, [make("random", game, seat) for seat in range(seats)])
    for step in range(120):
        if not match.step():
            break
        if step % 10 == 0:
            for seat in range(seats):
                assert played.state.guess(seat, dice).stance(seat) == played.state.stance(seat)


def in_vain(game: Game, level: str, games: range, most_acts: int) -> tuple[int, int]:
    """The acts of a level, and how many of them were in vain."""
    seats = game.seats[0]
    acts = vain = 0
    for seed in games:
        played = Played(game.new(seats, seed), seed, game.options.resolve(seats, {}))
        rivals = [make("easy", game, seat) for seat in range(1, seats)]
        match = Match(played, [make(level, game, seed), *rivals])
        while match.step() and sum([seat == 0 for seat, _, _ in played.moves]) < most_acts:
            pass
        own = conduct(match.close().record)[0]
        acts += len(own.acts)
        vain += len(own.vain)
    return acts, vain


@pytest.mark.parametrize(
    ("name", "level"),
    [
        *product(GAMES, LEVELS[: LEVELS.index("expert")]),
        ("space-dealer", "master"),
        ("space-paper", "master"),
    ],  # a master that takes its time is deep
)
def test_a_level_does_not_dither(name: str, level: str) -> None:
    acts, vain = in_vain(farport.game(name), level, seeds(2, 20), 1000 if level in QUICK else budget(30, 1000))
    assert vain <= MOST * acts, f"{vain} of {acts} acts were in vain"


@pytest.mark.deep
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("level", LEVELS[LEVELS.index("expert") :])
def test_the_best_do_not_dither(name: str, level: str) -> None:
    game = farport.game(name)
    acts, vain = in_vain(game, level, seeds(1, 1), 60) if game.advice.offers(level) else (0, 0)
    assert vain <= MOST * acts, f"{vain} of {acts} acts were in vain"
