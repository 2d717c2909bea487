"""The players' rulebooks: whole in four languages, every rule explained, every example as the engine plays it."""

from __future__ import annotations

import pytest

from farport.kernel import games
from farport.rulebooks import book, examples, has_book, problems, replayed, tallies

OURS = ("duck-dealer", "forgotten-planet", "space-dealer", "space-paper")
WRITTEN = [game.id for game in games() if has_book(game.id)]
EXAMPLES = [(game, example) for game in WRITTEN for example in examples(game)]


def test_each_of_our_games_has_its_book() -> None:
    assert set(OURS) <= set(WRITTEN)


@pytest.mark.parametrize("game", WRITTEN)
def test_a_book_is_whole(game: str) -> None:
    assert problems(game) == []


@pytest.mark.parametrize(("game", "example"), EXAMPLES)
def test_an_example_is_what_the_engine_plays(game: str, example: str) -> None:
    """Its moves are legal, its expectations hold and its figures are there; else replaying it raises."""
    played = replayed(game, example)
    assert played.steps
    assert played.before.dump() != played.after.dump() or played.refused


@pytest.mark.parametrize("game", WRITTEN)
def test_every_rule_is_explained_in_every_language(game: str) -> None:
    for tally in tallies(game):
        assert (tally.explained, tally.stale) == (tally.rules, 0)


def test_the_planets_wall_in_french() -> None:
    """A number of the text is a number of the engine, and a word of the engine is one of the language."""
    french = book("forgotten-planet", "fr")
    assert french is not None
    units = {unit.id: unit for chapter in french.chapters for unit in chapter.units}
    assert "| tuiles | 3 | 4 |" in units["a-wall"].body
    assert "obtient un 5\N{NO-BREAK SPACE}: bleu." in units["a-mine"].body
    assert units["wall-price"].mark == "ruling"
