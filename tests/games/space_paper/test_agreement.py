"""What is listed is what is allowed, and a copy is the same position, all through games that are played by lot."""

from __future__ import annotations

import pytest

from farport.games.space_paper import GAME
from farport.kernel import Value
from tests.games.walking import disagreements, estranged, walked

TABLES: list[tuple[int, dict[str, Value]]] = [
    (2, {}),
    (3, {"interception": "ask", "movement_order": "alternate"}),
    (4, {"preset": "quick", "exclusive_politics": True, "surplus_conversion": "optional"}),
    (5, {"preset": "balanced", "transport_consumed": False, "invade_on_arrival": False}),
]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_what_is_listed_is_what_is_allowed(seats: int, options: dict[str, Value]) -> None:
    assert disagreements(walked(GAME, seats, options)) == []


@pytest.mark.parametrize(("seats", "options"), TABLES[:2])
def test_a_copy_goes_on_like_the_first(seats: int, options: dict[str, Value]) -> None:
    assert estranged(walked(GAME, seats, options)) == []
