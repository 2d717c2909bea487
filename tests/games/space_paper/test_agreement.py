"""What is listed is what is allowed, and a copy is the same position, all through whole games."""

from __future__ import annotations

import pytest

from farport.games.space_paper import GAME
from farport.kernel import Value
from tests.games.walking import disagreements, estranged, recorded, walked

TABLES: list[tuple[int, dict[str, Value]]] = [
    (2, {}),
    (4, {"preset": "quick", "exclusive_politics": True, "surplus_conversion": "optional"}),
    (5, {"preset": "balanced", "transport_consumed": False, "invade_on_arrival": False}),
]
RECORDS = [
    "v2/planned-3-seats-options",
    "v2/planned-4-seats-quick",
    "v2/planned-2-seats",
]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_what_is_listed_is_what_is_allowed_in_games_by_lot(seats: int, options: dict[str, Value]) -> None:
    assert disagreements(walked(GAME, seats, options)) == []


@pytest.mark.parametrize("name", RECORDS)
def test_what_is_listed_is_what_is_allowed_in_games_of_bots(name: str) -> None:
    assert disagreements(recorded(f"space-paper/{name}")) == []


@pytest.mark.parametrize("name", RECORDS[:2])
def test_a_copy_goes_on_like_the_first(name: str) -> None:
    assert estranged(recorded(f"space-paper/{name}")) == []
