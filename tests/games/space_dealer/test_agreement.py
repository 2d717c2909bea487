"""What is listed is what is allowed, and a copy is the same position, all through whole games."""

from __future__ import annotations

import pytest

from farport.games.space_dealer import GAME
from farport.kernel import Value
from tests.games.walking import disagreements, estranged, recorded, walked

TABLES: list[tuple[int, dict[str, Value]]] = [
    (4, {"rules": "advanced", "self_attack": True, "allow_cancel": True, "auto_tech": False}),
    (
        3,
        {
            "rules": "advanced",
            "depot_capacity": 2,
            "rocket_on_occupied_field": False,
            "runout_free_actions": "effects_only",
        },
    ),
]
RECORDS = [
    "v2/planned-3-seats",
    "v2/planned-5-seats-advanced",
    "v1/greedy-4-seats-advanced",
]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_what_is_listed_is_what_is_allowed_in_games_by_lot(seats: int, options: dict[str, Value]) -> None:
    assert disagreements(walked(GAME, seats, options)) == []


@pytest.mark.parametrize("name", RECORDS)
def test_what_is_listed_is_what_is_allowed_in_games_of_bots(name: str) -> None:
    assert disagreements(recorded(f"space-dealer/{name}")) == []


@pytest.mark.parametrize("name", RECORDS[:2])
def test_a_copy_goes_on_like_the_first(name: str) -> None:
    assert estranged(recorded(f"space-dealer/{name}")) == []
