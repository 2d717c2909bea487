"""What is listed is what is allowed, and a copy is the same position, all through whole games."""

from __future__ import annotations

import pytest

from farport.games.forgotten_planet import GAME
from farport.kernel import Value
from tests.games.walking import disagreements, estranged, recorded, walked

TABLES: list[tuple[int, dict[str, Value]]] = [
    (2, {}),
    (2, {"scenario": "table", "random_placement": True}),
    (4, {"alliances": True, "wall_energy": 2}),
]
RECORDS = [
    "v1/searched-2-seats",
    "v1/searched-4-seats-alliances",
    "v1/searched-3-seats-auction",
    "v1/worked-example-1",
]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_what_is_listed_is_what_is_allowed_in_games_by_lot(seats: int, options: dict[str, Value]) -> None:
    assert disagreements(walked(GAME, seats, options)) == []


@pytest.mark.parametrize("name", RECORDS)
def test_what_is_listed_is_what_is_allowed_in_games_of_bots(name: str) -> None:
    assert disagreements(recorded(f"forgotten-planet/{name}")) == []


@pytest.mark.parametrize("name", RECORDS[:2])
def test_a_copy_goes_on_like_the_first(name: str) -> None:
    assert estranged(recorded(f"forgotten-planet/{name}")) == []
