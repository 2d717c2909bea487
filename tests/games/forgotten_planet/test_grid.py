"""Cells by their names and numbers: column letter from the left, row number from the top (section 5)."""

from __future__ import annotations

import pytest

from farport.games.forgotten_planet.mechanics.grid import cell_at, cell_name, cell_named, cell_xy
from tests.games.forgotten_planet.drawing import GAME, planet


@pytest.mark.rule("FP-91")
@pytest.mark.parametrize(("name", "xy"), [("A1", [0, 0]), ("D4", [3, 3]), ("X1", [23, 0]), ("A24", [0, 23])])
def test_the_name_of_a_cell(name: str, xy: list[int]) -> None:
    place = cell_at(*xy)
    assert cell_named(name) == place
    assert cell_name(place) == name
    assert cell_xy(place) == xy


@pytest.mark.rule("FP-91")
@pytest.mark.parametrize("name", ["", "A", "4", "44", "d4", "@4", "Y1", "A0", "A25", "A-1", "A+1", "A1.0", "A²", "A٣"])
def test_what_is_no_name_of_a_cell(name: str) -> None:
    assert cell_named(name) is None


@pytest.mark.rule("FP-92")
@pytest.mark.parametrize("scenario", list(GAME.tables.scenarios))
def test_a_margin_of_one_cell_lies_all_around(scenario: str) -> None:
    """Every neighbour of a playable cell has a place in the lists over the grid, and nothing comes after the margin."""
    found = GAME.tables.scenarios[scenario]
    assert found.size == cell_at(-1, found.height + 1)


@pytest.mark.rule("FP-92")
def test_a_blocked_cell_is_drawn_as_such() -> None:
    compass = planet("R . Y . G . K", scenario="compass", seats=4).sketch()
    assert " 5  _  _  _  _  #  _" in compass
