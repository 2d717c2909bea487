"""Scribes: what is written straight from the position is what would be made of the view, to the last number."""

from __future__ import annotations

from array import array
from pathlib import Path
from random import Random

import pytest

import farport
from farport.games import space_paper
from farport.kernel import Value
from farport.kernel.data import read_variant
from farport.kernel.observer import Observer
from farport.kit import Setting, Walk
from tests.depth import budget

ROOM = 1 << 18
# Tables on which random play comes to the corners of a game: allies, attacks and trade, exchange, other presets.
TABLES: list[tuple[str, int, dict[str, Value]]] = [
    ("forgotten-planet", 2, {}),
    ("forgotten-planet", 4, {"alliances": True}),
    ("duck-dealer", 3, {}),
    ("duck-dealer", 4, {"player_exchange": "consent", "map": "pond-five"}),
    ("space-dealer", 3, {}),
    ("space-dealer", 4, {"rules": "advanced", "goods_supply": "limited"}),
    ("space-paper", 2, {}),
    ("space-paper", 4, {"preset": "designer", "edge_cost": "dots_plus_one"}),
]


def written(eyes: Observer, state: farport.State, seat: int | None, letter: str, truth: bool) -> bytes:
    buffer = array(letter, bytes(4 * ROOM))
    return buffer[: eyes.write(state, seat, buffer, truth=truth)].tobytes()


@pytest.mark.parametrize(("game", "seats", "options"), TABLES, ids=lambda value: str(value) if value else "plain")
def test_a_scribe_writes_what_the_view_says(game: str, seats: int, options: dict[str, Value]) -> None:
    rules = farport.game(game)
    straight = rules.observer(seats=seats)
    by_view = rules.observer(seats=seats).read_views()
    looks = drawn = 0
    for seed in range(budget(everyday=1, deep=40)):
        walk = Walk(rules, Setting(seats, seed=seed, picks=seed, options=options))
        while walk.state.result is None and walk.steps < budget(everyday=240, deep=2000):
            walk.step()
            if walk.steps % budget(everyday=12, deep=3):
                continue
            state = walk.state
            for seat in (None, *range(seats)):
                letter = "if"[looks % 2]
                truth = looks % 5 == 0
                assert written(straight, state, seat, letter, truth) == written(by_view, state, seat, letter, truth)
                looks += 1
                drawn += straight.draws(state, seat)
    assert drawn > looks // 2, "most positions are told without a view"


def test_a_scribe_knows_the_words_that_a_variant_adds() -> None:
    """Races, leaders, events and politics of SpacePaper: more columns, and longer dictionaries."""
    printed = farport.game("space-paper")
    folder = Path(space_paper.__file__).parent / "variants" / "newcomers"
    rules = printed.varied(read_variant(folder))
    assert rules.observer(seats=3).fingerprint() != printed.observer(seats=3).fingerprint()
    straight = rules.observer(seats=3)
    by_view = rules.observer(seats=3).read_views()
    walk = Walk(rules, Setting(3, seed=1, picks=1))
    drawn = 0
    while walk.state.result is None and walk.steps < budget(everyday=100, deep=2000):
        walk.step()
        if walk.steps % budget(everyday=10, deep=3) == 0:
            drawn += straight.draws(walk.state, 0)
            assert written(straight, walk.state, 0, "i", True) == written(by_view, walk.state, 0, "i", True)
    assert drawn


def test_orders_that_will_be_void_are_written_too() -> None:
    """SpacePaper: who defers a ship and then sells it. Rounds, prices and ranges are those of the look before."""
    rules = farport.game("space-paper")
    straight = rules.observer(seats=2)
    by_view = rules.observer(seats=2).read_views()
    random = Random(11)
    state = rules.new(2, 11)
    looks = 0
    while state.to_move:
        seat = state.to_move[0]
        state.play(seat, random.choice(state.legal(seat)))
        view = state.view(0)
        assert isinstance(view, dict)
        you = view["you"]
        forecast = you["forecast"] if isinstance(you, dict) else None
        if isinstance(forecast, dict) and forecast["void"]:
            assert straight.draws(state, 0)
            assert written(straight, state, 0, "f", False) == written(by_view, state, 0, "f", False)
            looks += 1
            if looks == budget(everyday=2, deep=50):
                break
        else:
            straight.known(state, 0)
    assert looks


@pytest.mark.parametrize("game", farport.games(), ids=lambda game: game.id)
def test_tables_are_read_from_what_was_written(game: farport.Game) -> None:
    """Who has written may ask the tables, as those do that let actions point at rows."""
    seats = game.seats[0]
    state = game.new(seats, 3)
    eyes = game.observer(seats=seats)
    buffer = array("f", bytes(4 * ROOM))
    eyes.write(state, 0, buffer)
    told = [(sheet.name, sheet.rows, list(sheet.numbers)) for sheet in eyes.tables]
    assert told == [(sheet.name, sheet.rows, list(sheet.numbers)) for sheet in eyes.fill(state, 0)]
    eyes.write(state, 1, buffer, truth=True)
    told = [(sheet.name, sheet.rows, list(sheet.numbers)) for sheet in eyes.tables]
    assert told == [(sheet.name, sheet.rows, list(sheet.numbers)) for sheet in eyes.fill(state, 1)]
