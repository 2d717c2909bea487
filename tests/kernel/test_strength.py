"""What `strength.toml` of a game says: the levels in order, and sentences for what does not fit."""

from __future__ import annotations

import pytest

import farport
from farport.kernel import LEVELS, DataError
from farport.kernel.strength import labels, read_strength, strength_of

OURS = [game for game in farport.games() if type(game).__module__.startswith("farport.games.")]


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.id)
def test_every_level_is_stronger_than_the_one_below(game: farport.kernel.Game) -> None:
    ratings = [strength_of(game).of(level) for level in LEVELS]
    assert None not in ratings
    assert ratings == sorted(ratings), "the weakest first"  # type: ignore[type-var]


def test_a_start_is_worth_the_sum_of_what_is_known_about_it() -> None:
    strength = read_strength('[offsets.2]\n"turn order 1" = 10\n"duel: turn order 1" = 5.5\n', "toy")
    assert strength.advantage(2, ["turn order 1", "duel: turn order 1", "race green"]) == 15.5
    assert strength.advantage(3, ["turn order 1"]) == 0.0, "at other tables it was not measured"
    assert strength.of("hard") is None


def test_the_labels_of_a_seat_name_its_start_by_itself_and_on_the_map() -> None:
    state = farport.game("forgotten-planet").new(2, 7, {"scenario": "duel"})
    found = labels(state, state.to_move[0])
    assert "turn order 1" in found
    assert "duel: turn order 1" in found


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("[level]\neasy = 1", "unknown key"),
        ('[levels]\neasy = "strong"', "a number is expected"),
        ('[offsets.two]\n"turn order 1" = 1', "the number of seats"),
        ("[levels\n", "not valid TOML"),
    ],
)
def test_what_does_not_fit_is_named(text: str, why: str) -> None:
    with pytest.raises(DataError, match=why):
        read_strength(text, "toy: strength.toml")
