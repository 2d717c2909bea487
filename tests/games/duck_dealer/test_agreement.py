"""What is listed is what is allowed, and a copy is the same position, all through whole games."""

from __future__ import annotations

import pytest

from farport.games.duck_dealer import GAME
from farport.kernel import Value
from tests.games.walking import disagreements, estranged, recorded, walked

TABLES: list[tuple[int, dict[str, Value]]] = [
    (2, {"start_tokens": 2}),
    (5, {"start_tokens": 1, "passage_cost_colour": "any", "privilege_cost": 2, "stop_on_points": False}),
]
RECORDS = [
    "v1/greedy-3-seats",
    "v1/planned-2-seats",
    "v1/planned-4-seats-options",
    "v1/planned-5-seats-options",
]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_what_is_listed_is_what_is_allowed_in_games_by_lot(seats: int, options: dict[str, Value]) -> None:
    assert disagreements(walked(GAME, seats, options)) == []


@pytest.mark.parametrize("name", RECORDS)
def test_what_is_listed_is_what_is_allowed_in_games_of_bots(name: str) -> None:
    assert disagreements(recorded(f"duck-dealer/{name}")) == []


@pytest.mark.parametrize("name", RECORDS[:2])
def test_a_copy_goes_on_like_the_first(name: str) -> None:
    assert estranged(recorded(f"duck-dealer/{name}")) == []
