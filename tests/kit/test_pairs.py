"""Options in combination: every two edges of two options meet at some table, and random play of it is sound."""

from __future__ import annotations

from itertools import combinations

import pytest

import farport
from farport.kernel import Game
from farport.kit.pairs import SEATS, pairs
from farport.kit.walk import Setting, Walk, offered, values
from tests.depth import DEEP, SEED
from tests.kit.toys import DiversGame

EVERY_DAY = 4  # of the few dozen tables of a game, how many are played every day; a deep run plays all


def sound(game: Game, setting: Setting) -> None:
    """A random game to its end: what must hold after every action holds, and its end can be told and loaded."""
    walk = Walk(game, setting)
    for state in walk.positions():
        assert state.violations() == [], walk.record().dumps()
    state = walk.state
    assert state.result is not None
    assert game.load(state.dump()).digest() == state.digest()
    for seat in range(state.seats):
        assert state.standing(seat) in ({}, state.result.breakdown[seat])


@pytest.mark.parametrize("game", farport.games(), ids=lambda game: game.id)
def test_rare_options_get_on_with_each_other(game: Game) -> None:
    tables = pairs(game, SEED).tables
    step = 1 if DEEP else len(tables) // EVERY_DAY
    for setting in tables[::step]:
        sound(game, setting)


def test_every_pair_that_is_offered_meets() -> None:
    game = DiversGame()
    found = pairs(game)
    met = set()
    for table in found.tables:
        chosen = {SEATS: table.seats, **table.options}
        met |= {frozenset(pair) for pair in combinations(chosen.items(), 2)}
        assert offered(game, table)
    for one, other in combinations(game.options, 2):
        for value in values(one):
            for second in values(other):
                pair = frozenset([(one.name, value), (other.name, second)])
                assert (pair in met) != (pair in found.refused), pair
    assert found.refused == [frozenset([("deal", True), ("wreck", "sorted")])]
    assert len(found.tables) < 12, "all combinations would be 36"


def test_the_same_seed_gives_the_same_tables() -> None:
    assert pairs(DiversGame(), 3) == pairs(DiversGame(), 3)
