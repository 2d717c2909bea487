"""The safe action for an absent player, in every decision there is (section 6)."""

from __future__ import annotations

from typing import Any, cast

import pytest

from farport.games.forgotten_planet.state import Position
from farport.games.forgotten_planet.vocabulary import NOBODY
from tests.games.forgotten_planet.drawing import GAME, GREEN, RED, cell, planet, play

LINE = """
    . . . R . . .
    . . . - . . .
    . . . - . . .
    . . . S . . .
    . . . . . . .
    . . . . . . .
    . . . Y . . .
"""


def default(position: Position) -> Any:
    return position.default(position.mover).data()


@pytest.mark.rule("FP-24")
def test_the_actions_are_ended() -> None:
    assert default(planet(LINE, robots={RED: "D3"})) == {"do": "end_actions"}


@pytest.mark.rule("FP-36")
@pytest.mark.parametrize(
    ("mines", "land", "kind"), [([8, 8, 8], 9, "brown"), ([0, 8, 8], 9, "white"), ([0, 0, 8], 9, "blue")]
)
def test_brown_comes_before_white_before_blue_before_land(mines: list[int], land: int, kind: str) -> None:
    position = planet(LINE, robots={RED: "D2"}, dice=(6,), land=land)
    position.bank_mines = mines
    position.play(RED, position.catalogue.mines[1][cell("C2")])
    assert default(position) == {"do": "choose_tile", "kind": kind}


@pytest.mark.rule("FP-71")
def test_cubes_are_chosen_brown_first() -> None:
    position = planet(LINE, robots={RED: "D4 D4"})
    play(position, "end_actions")
    assert default(position) == {"do": "choose_cubes", "cubes": ["brown", "brown"]}


@pytest.mark.rule("FP-78")
def test_a_tied_tile_stays_with_its_holder_or_goes_to_the_one_who_decides() -> None:
    row = "R - - - G . . . . Y . K"
    options = {"alliances": True, "random_placement": True}
    for holder, expected in ((RED, RED), (GREEN, GREEN), (NOBODY, GREEN)):
        position = planet(row, scenario="table", seats=4, options=options, turn=GREEN)
        position.holder[cell("C1")] = holder
        position.status[cell("B1")] = NOBODY  # something beside it was otherwise
        position.changed = True
        position.play(GREEN, GAME.action({"do": "end_actions"}))
        assert default(position) == {"do": "assign_tile", "at": [2, 0], "seat": expected}


@pytest.mark.rule("FP-80", "FP-84")
def test_the_lowest_base_without_a_marker_is_bid_for() -> None:
    position = cast(Position, GAME.new(seats=3, seed=1, options={"base_assignment": "auction"}))
    for base, lowest in ((2, 1), (1, 1), (1, 3)):
        assert default(position) == {"do": "bid", "base": lowest}
        position.play(position.mover, GAME.action({"do": "bid", "base": base}))
    assert default(position) == {"do": "bid", "base": 3}


@pytest.mark.rule("FP-85")
def test_the_first_kind_is_hidden_on_the_first_cell() -> None:
    position = cast(Position, GAME.new(seats=2, seed=1, options={"random_placement": True}))
    assert default(position) == {"do": "hide_tile", "kind": "base", "at": [0, 0]}
    position.play(position.mover, position.default(position.mover))
    assert default(position) == {"do": "hide_tile", "kind": "base", "at": [3, 0]}
