"""Space Dealer's engine and its oracle agree in all figures of many games, and it notices a wrong number."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import pytest

import farport
from tests.depth import DEEP, seeds
from tests.oracles.lockstep import Table, agree, faulty
from tests.oracles.space_dealer import SpaceDealer

GAME: Final = farport.game("space-dealer")
VERSIONS: Final = [farport.game(GAME.id, version=version) for version in range(1, GAME.rules_version + 1)]
SHUNNED: Final = frozenset(
    {"offer", "counter", "dump", "release", "wait", "decline", "withdraw", "discard_planned", "done", "cancel"}
)
SOUGHT: Final = (  # attacks, the cards for them, and whatever brings such cards
    '"sabotage"', '"block"', '"card": "SAB-', '"card": "ROC-', '"card": "ROB-', '"use_build"', '"use_card"', '"draw"',
    '"discard_planned"', '"start_tech"',
)  # fmt: skip
TABLES: Final[list[tuple[int, dict[str, Any]]]] = [
    (3, {}),
    (4, {"rules": "advanced"}),
    (5, {"tech_track": "direct", "power_profile": "2-4-4", "depot_capacity": 4}),
    (4, {"rules": "advanced", "attack_markers_per_run": 2, "gizzi_marker": True, "tech_track": "direct",
         "robot_factory_connections": 1}),
    (3, {"rules": "advanced", "allow_cancel": True, "auto_tech": False, "level3_advanced": "tech_center",
         "tech_track": "direct", "gizzi_cards_break_ties": True}),
    (6, {"rules": "advanced", "self_attack": True, "rocket_on_occupied_field": False, "tech_track": "direct",
         "mine_complex_output": "two_colours", "fusion_mine_output": "same_colour"}),
    (7, {"rules": "advanced", "tech_track": "long", "ring_order": "random", "offer_ttl_ms": 15000}),
    (8, {"rules": "advanced", "goods_supply": "unlimited"}),
]  # fmt: skip
PLAYERS: Final = (("planning",), ("seeking", "planning"), ("varied", "planning"), ("seeking",), ("varied", "random"))


def tables(everyday: int, deep: int) -> Iterator[Table]:
    for seed in seeds(everyday, deep):
        for number, (seats, options) in enumerate(TABLES if DEEP else TABLES[:5]):  # traders take long
            players = PLAYERS[(seed + number) % (len(PLAYERS) if DEEP else 2)]
            game = VERSIONS[(seed + number) % len(VERSIONS)]
            yield Table(game, seats, seed, options, players, SHUNNED, SOUGHT)


@pytest.mark.rule("SD-009", "SD-012", "SD-020", "SD-033", "SD-036", "SD-041", "SD-045", "SD-046", "SD-049", "SD-051")
@pytest.mark.rule("SD-058", "SD-062", "SD-064", "SD-071", "SD-074", "SD-083", "SD-091", "SD-111", "SD-115", "SD-119")
@pytest.mark.rule("SD-122", "SD-123", "SD-124", "SD-131", "SD-135", "SD-140", "SD-141", "SD-144", "SD-146", "SD-147")
def test_engine_and_oracle_agree() -> None:
    agree(
        tables(everyday=1, deep=38), SpaceDealer,
        after={"start_build", "use_build", "start_use", "use_card", "start_flight", "deliver", "block", "sabotage",
               "discard_planned", "start_tech", "draw", "keep", "move_goods", "dump", "release", "cancel", "use_tech"},
    )  # fmt: skip


def generous() -> dict[str, Any]:
    """Every demand pays one point more to who delivers."""
    cards: Any = GAME.data["card"]
    return {
        "card": [
            {"id": card["id"], "demands": [{**demand, "vp": demand["vp"] + 1} for demand in card["demands"]]}
            for card in cards
            if card["demands"]
        ]
    }


@pytest.mark.parametrize(
    ("variant", "noticed"),
    [
        ({"clock": {"hourglass_ms": 50_000}}, "hourglasses"),
        ({"clock": {"game_ms": 600_000}}, "phase"),
        ({"power": {"profile": {"2-3-4": {"generator": 3}}}}, "power and sites"),
        ({"tech_track": {"one_between": [1, 2, 0, 0, 3]}}, "legal"),
        (generous(), "points"),
    ],
    ids=["hourglass", "length", "power", "track", "demands"],
)
def test_the_oracle_notices_a_wrong_number(variant: dict[str, Any], noticed: str) -> None:
    rich = [Table(GAME, 3, seed, {}, ("planning",), SHUNNED) for seed in range(2)]
    assert noticed in faulty(rich, SpaceDealer, variant)
