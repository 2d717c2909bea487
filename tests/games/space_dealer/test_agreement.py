"""What is listed is what is allowed, and a copy is the same position, all through games that are played by lot."""

from __future__ import annotations

import pytest

from farport.games.space_dealer import GAME
from farport.kernel import Value
from tests.games.walking import disagreements, estranged, walked

TABLES: list[tuple[int, dict[str, Value]]] = [
    (3, {}),
    (4, {"rules": "advanced", "self_attack": True, "allow_cancel": True, "auto_tech": False}),
    (
        5,
        {
            "rules": "advanced",
            "attack_markers_per_run": 2,
            "probe_to_foreign_ship": True,
            "runout_free_actions": "effects_only",
        },
    ),
    (3, {"rules": "advanced", "depot_capacity": 2, "rocket_on_occupied_field": False}),
]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_what_is_listed_is_what_is_allowed(seats: int, options: dict[str, Value]) -> None:
    assert disagreements(walked(GAME, seats, options)) == []


@pytest.mark.parametrize(("seats", "options"), TABLES[:2])
def test_a_copy_goes_on_like_the_first(seats: int, options: dict[str, Value]) -> None:
    assert estranged(walked(GAME, seats, options)) == []
