"""What is listed is what is allowed, and a copy is the same position, all through games that are played by lot."""

from __future__ import annotations

import pytest

from farport.games.forgotten_planet import GAME
from farport.kernel import Value
from tests.games.walking import disagreements, estranged, walked

TABLES: list[tuple[int, dict[str, Value]]] = [
    (2, {}),
    (4, {"alliances": True, "shared_move": True, "blast_scope": "both", "wall_energy": 2}),
    (3, {"base_assignment": "auction", "wall_cubes": 0, "base_limit": "each", "new_robot_acts": False}),
    (2, {"scenario": "table", "random_placement": True}),
]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_what_is_listed_is_what_is_allowed(seats: int, options: dict[str, Value]) -> None:
    assert disagreements(walked(GAME, seats, options)) == []


@pytest.mark.parametrize(("seats", "options"), TABLES[:2])
def test_a_copy_goes_on_like_the_first(seats: int, options: dict[str, Value]) -> None:
    assert estranged(walked(GAME, seats, options)) == []
