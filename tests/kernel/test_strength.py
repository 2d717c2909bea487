"""What `strength.toml` of a game says: the levels in order, and sentences for what does not fit."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import farport
from farport.kernel import LEVELS, DataError
from farport.kernel.strength import Strength, labels, read_levels, read_starts, strength_of

OURS = [game for game in farport.games() if type(game).__module__.startswith("farport.games.")]


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.id)
def test_every_level_is_stronger_than_the_one_below(game: farport.kernel.Game) -> None:
    ratings = [strength_of(game).of(level) for level in LEVELS if game.advice.offers(level)]
    assert None not in ratings
    assert ratings == sorted(ratings), "the weakest first"  # type: ignore[type-var]


def test_a_start_is_worth_the_sum_of_what_is_known_about_it() -> None:
    text = '[[fit]]\n[fit.offsets.2]\n"turn order 1" = 10\n"duel: turn order 1" = 5.5\n'
    strength = Strength({}, read_starts(text, "toy"))
    assert strength.advantage(2, ["turn order 1", "duel: turn order 1", "race green"]) == 15.5
    assert strength.advantage(3, ["turn order 1"]) == 0.0, "at other tables it was not measured"
    assert strength.of("hard") is None


def test_the_last_fit_counts() -> None:
    older = '[[fit]]\n[fit.offsets.2]\n"turn order 1" = 10\n"seat 1" = 3\n'
    assert read_starts(older + '[[fit]]\ngames = "more"\n[fit.offsets.2]\n"turn order 1" = 8\n', "toy") == {
        2: {"turn order 1": 8.0}
    }


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.id)
def test_what_starts_are_worth_comes_to_nothing_at_every_table_size(game: farport.kernel.Game) -> None:
    """Of seats and turn orders, which are all at every table; and nothing is worth more than a level."""
    for own in strength_of(game).offsets.values():
        for family in ("seat ", "turn order "):
            points = [value for label, value in own.items() if label.startswith(family)]
            assert abs(sum(points)) <= len(points), "rounded"
        assert all(abs(value) < 400 for value in own.values())


def test_the_labels_of_a_seat_name_its_start_by_itself_and_on_the_map() -> None:
    state = farport.game("forgotten-planet").new(2, 7, {"scenario": "duel"})
    found = labels(state, state.to_move[0])
    assert "turn order 1" in found
    assert "duel: turn order 1" in found


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.id)
def test_levels_are_told_only_at_tables_that_the_game_has(game: farport.kernel.Game) -> None:
    strength = strength_of(game)
    assert set(strength.seats) <= set(game.seats)
    assert strength.seats[game.seats[0]] == strength.levels, "what people are measured by"


@pytest.mark.parametrize(
    ("read", "text", "why"),
    [
        (read_levels, "[level]\neasy = 1", "unknown key"),
        (read_levels, '[levels]\neasy = "strong"', "a number is expected"),
        (read_levels, "[levels\n", "not valid TOML"),
        (read_levels, "[seats.many]\neasy = 1", "the number of seats"),
        (read_starts, '[[fit]]\n[fit.offsets.two]\n"turn order 1" = 1', "the number of seats"),
        (read_starts, "[offsets]\n", "unknown key"),
    ],
)
def test_what_does_not_fit_is_named(read: Callable[[str, str], object], text: str, why: str) -> None:
    with pytest.raises(DataError, match=why):
        read(text, "toy: strength.toml")
