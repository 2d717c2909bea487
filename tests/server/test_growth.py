"""What a table costs while nobody does anything at it."""

from __future__ import annotations

import pytest

from benchmarks.server.memory import measured
from farport.kernel import games
from tests.depth import budget

MOST = 60_000  # bytes of an idle table that somebody follows


@pytest.mark.anyio
@pytest.mark.parametrize("game", [game.id for game in games()])
async def test_an_idle_followed_table_is_small(game: str) -> None:
    _, resting = await measured(game, tables=budget(everyday=2, deep=100), moves=budget(everyday=6, deep=200))
    assert resting <= MOST
