"""Every installed game satisfies every check of the kit."""

from __future__ import annotations

import pytest

import farport
from farport import kit
from farport.bots import Sight
from tests.depth import DEEP, SEED, budget

GAMES = budget(everyday=1, deep=60)  # for every check, besides those for seats and options
# Every day each value of an option is left to every ninth check, and each number of seats to every third.
PARTS = 1 if DEEP else 9
HIDES_BY_OPTION = ("forgotten-planet",)  # whose only secrets come with a few of the options: those must be tried


def bot_input(state: farport.State, seat: int) -> object:
    """All that a bot is shown of a position."""
    sight = Sight(state, seat)
    asked = seat in sight.to_move
    return {
        "seats": [sight.seats, *sight.to_move],
        "time": [sight.now, sight.next_due],
        "legal": [action.data() for action in sight.legal()] if asked else [],
        "default": sight.default().data() if asked else None,
        "view": sight.view(),
        "features": sight.features(),
    }


@pytest.mark.parametrize("check", kit.CHECKS, ids=lambda check: check.name)
@pytest.mark.parametrize("game", farport.games(), ids=lambda game: game.id)
def test_the_game_satisfies(game: farport.Game, check: kit.Check) -> None:
    parts = 1 if check.name == "leaks" and game.id in HIDES_BY_OPTION else PARTS
    part = (kit.CHECKS.index(check) % parts, parts)
    outcome = kit.examine(game, check, games=GAMES, seed=SEED, inputs=[bot_input], part=part)
    assert outcome.passed, outcome.text()
