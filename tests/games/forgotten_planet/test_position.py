"""A position as plain data: what people are shown of it, and what is no position at all."""

from __future__ import annotations

from typing import Any, cast

import pytest

import farport
from farport.games.forgotten_planet.game import ForgottenPlanet
from farport.games.forgotten_planet.mechanics.grid import SIDES
from tests.games.forgotten_planet.drawing import GAME, RED, cell, planet, play

LINE = """
    . . . R . . .
    . . . - . . .
    . . . - . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . Y . . .
"""


# ---------------------------------------------------------------------- what is shown


@pytest.mark.rule("FP-41")
@pytest.mark.parametrize(
    ("wall", "shown"),
    [
        ("D3:S", [[3, 2], "S"]),  # between two cells: on the one to the north or west
        ("D4:N", [[3, 2], "S"]),
        ("D3:W", [[2, 2], "E"]),
        ("D1:N", [[3, 0], "N"]),  # on the border: on the cell that there is
        ("A4:W", [[0, 3], "W"]),
        ("G4:E", [[6, 3], "E"]),
        ("D7:S", [[3, 6], "S"]),
    ],
)
def test_a_wall_is_shown_on_a_playable_cell(wall: str, shown: list[Any]) -> None:
    position = planet(LINE, walls=wall)
    assert position.view(None)["walls"] == [shown]


@pytest.mark.rule("FP-41")
def test_a_wall_beside_a_blocked_cell_is_shown_on_the_playable_one() -> None:
    position = planet("R . Y . G . K", scenario="compass", seats=4, walls="E4:S F5:W E6:N D5:E")  # around E5
    shown = cast("list[Any]", position.view(None)["walls"])
    assert sorted(shown) == [[[3, 4], "E"], [[4, 3], "S"], [[4, 5], "N"], [[5, 4], "W"]]


# ---------------------------------------------------------------------- what is refused


@pytest.mark.rule("FP-92", "FP-100")
def test_a_map_that_is_full_from_the_start_has_a_first_turn() -> None:
    grid = ["1TTTT", "TTTTT", "TTSTT", "TTTTT", "TTTT2"]
    full = {"id": "full", "seats": 2, "area": "defined", "land_tiles": 3, "origin": "own", "grid": grid}
    game = cast(ForgottenPlanet, farport.game("forgotten-planet", {"scenario": [full]}))
    first = game.new(seats=2, seed=1, options={"scenario": "full"})
    assert game.load(first.dump()).digest() == first.digest()
    first.play(first.to_move[0], game.action({"do": "end_actions"}))
    assert first.result is not None
    assert first.result.reason == "area_full", "the end is looked for when a turn ends, not before"


@pytest.mark.rule("FP-100")
def test_no_further_turn_begins_on_a_full_area() -> None:
    position = planet(LINE, robots={RED: "D2"})
    play(position, "end_actions")
    data: Any = position.dump()
    data["bank_land"] = 0
    data["land_total"] = 2
    with pytest.raises(farport.StateError, match="a turn began although the game is over"):
        GAME.load(data)


@pytest.mark.rule("FP-85", "FP-89")
def test_nothing_lies_open_while_tiles_are_hidden() -> None:
    data: Any = GAME.new(seats=2, seed=1, options={"random_placement": True}).dump()
    data["tile"][0] = 7
    with pytest.raises(farport.StateError, match="a tile lies open before the hidden ones are turned up"):
        GAME.load(data)


@pytest.mark.rule("FP-90")
def test_there_are_no_more_special_mines_than_the_scenario_has() -> None:
    data: Any = GAME.new(seats=2, seed=1).dump()
    data["tile"][8] = 7  # B2
    with pytest.raises(farport.StateError, match="more special mines than were laid in setup"):
        GAME.load(data)


@pytest.mark.rule("FP-41")
def test_a_wall_stands_beside_a_playable_cell() -> None:
    data: Any = GAME.new(seats=2, seed=1).dump()
    away = cell("O5")  # far to the east of the seven columns
    data["walls"][away] = 1 << SIDES.index("E")
    data["walls"][away + 1] = 1 << SIDES.index("W")
    data["bank_walls"] -= 1
    with pytest.raises(farport.StateError, match="a wall stands outside the playing area"):
        GAME.load(data)


@pytest.mark.rule("FP-80", "FP-65")
@pytest.mark.parametrize("options", [{"random_placement": True}, {"base_assignment": "auction"}])
def test_nobody_controls_a_cell_before_the_bases_are_dealt(options: dict[str, Any]) -> None:
    data: Any = GAME.new(seats=2, seed=1, options=options).dump()
    data["holder"][0] = RED
    with pytest.raises(farport.StateError, match="a marker lies there before the bases are dealt"):
        GAME.load(data)
