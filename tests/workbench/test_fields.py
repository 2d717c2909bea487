"""Fields: every value of a game's data has its kind and its bounds, and its schema speaks of what can be changed."""

from __future__ import annotations

import pytest

import farport
from farport.workbench.draft import judged, with_attempts
from farport.workbench.fields import fields_of, nearest
from farport.workbench.models import model_fields, models

GAMES = [game for game in farport.games() if game.schema]


def names(games: list[farport.Game]) -> list[str]:
    return [game.id for game in games]


def test_our_games_have_a_schema() -> None:
    assert set(names(GAMES)) >= {"duck-dealer", "forgotten-planet", "space-dealer", "space-paper"}


@pytest.mark.parametrize("game", GAMES, ids=names(GAMES))
def test_the_schema_is_of_this_game(game: farport.Game) -> None:
    """Every place is there, every rule exists, and every value that a variant may change is spoken of."""
    fields = [*fields_of(game), *model_fields(game, models(game))]
    rules = {rule.id for rule in game.rules}
    assert {rule for field in fields for rule in field.rules} <= rules
    for pattern in game.schema:
        assert any(nearest({pattern: "here"}, field.place) for field in fields), pattern
    silent = [field.place for field in fields if not field.fixed and nearest(game.schema, field.place) is None]
    assert silent == []
    numbers = [field for field in fields if field.kind in ("integer", "integers", "number") and not field.fixed]
    assert [field.place for field in numbers if not field.unit] == []
    told = [field.place[0] for field in fields if not field.rules and not field.fixed]
    assert set(told) <= {"meta", "players", "presets"}  # how the game is called, and colours: read by no rule


@pytest.mark.parametrize("game", GAMES, ids=names(GAMES))
def test_bounds_are_those_of_the_rules(game: farport.Game) -> None:
    """A number one below its least value is a mistake at its own place."""
    bounded = [field for field in fields_of(game) if field.kind == "integer" and field.low is not None]
    assert len(bounded) > 15
    for field in bounded[:: max(1, len(bounded) // 12)]:
        assert field.low is not None
        found = judged(game, with_attempts(game, {}, [(field.place, field.low - 1)]))
        assert [mistake.place for mistake in found.mistakes] == [field.place]
        assert found.variant == {}
