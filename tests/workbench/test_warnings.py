"""What can be written and played, but can never happen: a designer is told so. Of the printed games nothing is."""

from __future__ import annotations

from typing import Any, cast

import pytest

import farport
from farport.kernel import Plain
from farport.workbench.draft import judged

DUCKS = farport.game("duck-dealer")
LAYOUT = cast(list[Any], DUCKS.data["layout"])[0]
NO_DUCKS: Plain = {
    "map": [
        {
            "id": "pond-five",
            "start_mines": {"duck": 0, "beads": 2, "solar": 1, "paint": 1, "booth": 1},
            "regular_mines": {"duck": 0, "beads": 4, "solar": 3, "paint": 2, "booth": 2},
        }
    ],
    "layout": [
        {
            "id": "teaching",
            "mines": {planet: "beads" if good == "duck" else good for planet, good in LAYOUT["mines"].items()},
        }
    ],
}
FEW_GOODS = [{**size, "goods_per_colour": 1} for size in cast(list[Any], farport.game("space-dealer").data["players"])]
PAPER = farport.game("space-paper")


def without_living_planets() -> Plain:
    """Every star gives telluric planets where it gave living ones."""
    changed: dict[str, Plain] = {}
    for name, star in cast(dict[str, Any], PAPER.data["stars"]).items():
        types = star.get("planet_type", {})
        if types.get("living"):
            changed[name] = {
                "planet_type": {"living": [], "telluric": sorted([*types.get("telluric", []), *types["living"]])}
            }
    return {"stars": changed}


@pytest.mark.parametrize(
    ("game", "variant", "told"),
    [
        ("duck-dealer", {"costs": {"build": 99}}, "costs.build: 99 tokens can never be paid"),
        ("duck-dealer", {"limits": {"goods_per_ship": 1}}, "a ship carries at most 1 goods"),
        ("duck-dealer", NO_DUCKS, "which has no mine of duck"),
        ("duck-dealer", NO_DUCKS, "shipyard yard_hold_duck: it can never be built on the map pond-five"),
        ("space-paper", {"politics": {"federation": {"min_colonies": 500}}}, "politics.federation.min_colonies: 500"),
        ("space-paper", {"politics_tree": {"edges": []}}, "politics.capitalism: no way in the tree leads there"),
        ("space-paper", {"tech_costs": {"flat20": [999, 999, 999, 999]}}, "999 is more science than the track"),
        ("space-paper", without_living_planets(), "no star has living planets, so nobody can win by them"),
        ("space-dealer", {"players": FEW_GOODS}, "gizzi GIZ-01: 3 R can never"),
        ("space-dealer", {"clock": {"hourglass_ms": 86_400_000}}, "no hourglass runs out before the game ends"),
        ("space-dealer", {"clock": {"hourglass_ms": 600_000}}, "tech_track.long: level 3 is 5 runs away"),
        (
            "forgotten-planet",
            {"action": [{"id": "build_base", "energy": 99}]},
            "build_base: 99 energy can never",
        ),
    ],
)
def test_what_cannot_be_is_told(game: str, variant: Plain, told: str) -> None:
    printed = farport.game(game)
    found = judged(printed, variant)
    assert found.mistakes == []
    warnings = found.warnings(printed)
    assert any(told in warning for warning in warnings), warnings


@pytest.mark.parametrize("game", ["duck-dealer", "space-dealer", "space-paper"])
def test_nothing_is_told_of_the_printed_game(game: str) -> None:
    assert farport.game(game).warnings() == []
