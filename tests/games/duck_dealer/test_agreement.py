"""What is listed is what is allowed, and a copy is the same position, all through games that are played by lot."""

from __future__ import annotations

import pytest

from farport.games.duck_dealer import GAME
from farport.kernel import Value
from tests.games.walking import disagreements, estranged, walked

TABLES: list[tuple[int, dict[str, Value]]] = [
    (2, {"start_tokens": 2}),
    (3, {"counter_spaces": 12, "start_tokens": 2, "privilege_on_consumers": True, "remove_equipment_freely": True}),
    (
        4,
        {
            "start_tokens": 2,
            "wildcard_must_differ": False,
            "factory_copies": 2,
            "passages_together": False,
            "offers_per_turn": 1,
        },
    ),
    (5, {"start_tokens": 1, "passage_cost_colour": "any", "privilege_cost": 2, "stop_on_points": False}),
]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_what_is_listed_is_what_is_allowed(seats: int, options: dict[str, Value]) -> None:
    assert disagreements(walked(GAME, seats, options)) == []


@pytest.mark.parametrize(("seats", "options"), TABLES[:2])
def test_a_copy_goes_on_like_the_first(seats: int, options: dict[str, Value]) -> None:
    assert estranged(walked(GAME, seats, options)) == []
