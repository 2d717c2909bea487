"""SpacePaper's engine and its oracle agree in all figures of many games, and it notices a wrong number."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import pytest

import farport
from tests.depth import DEEP, seeds
from tests.oracles.lockstep import Table, agree, faulty
from tests.oracles.space_paper import SpacePaper

GAME: Final = farport.game("space-paper")
VERSIONS: Final = [farport.game(GAME.id, version=version) for version in range(1, GAME.rules_version + 1)]
SHUNNED: Final = frozenset(
    {"sell", "abandon", "relocate", "change_politics", "clear_orders", "cancel", "defer", "end_turn"}
)
SOUGHT: Final = (
    '"then": "invade"', '"do": "invade"', '"do": "attack"', '"against": 0', '"against": 1', '"item": "cruiser"',
    '"item": "spaceport"', '"technology": "invasion"', '"technology": "armament"',
)  # fmt: skip
NEAR: Final[dict[str, Any]] = {
    "turn_limit": 50,
    "start_spaceport": True,
    "home_min_links": 2,
    "tech_cost_mode": "flat10",
}
# Everybody armed from the first round, and a galaxy full of black holes: soon planets fall, and ships jump.
ARMED: Final = GAME.varied({"start": {"tech_level": 4, "cruisers": 3}})
HOLES: Final[dict[str, Any]] = {
    "start": {"tech_level": 4, "scouts": 3},
    "stars": {"black_hole": {"dice": [6, 7, 8, 9, 10]}, "red_dwarf": {"dice": []}, "yellow_dwarf": {"dice": []}},
}
FAR: Final[dict[str, Any]] = {**NEAR, "economic_goal": 1000}
LEAPS: Final = (
    '"technology": "subluminal"', '"do": "jump"', '"do": "destroy_black_hole"', '"do": "create_black_hole"',
)  # fmt: skip
TABLES: Final[list[tuple[int, dict[str, Any]]]] = [
    (2, {"preset": "quick", "home_min_links": 2}),
    (2, NEAR),
    (3, {}),
    (3, {**NEAR, "edge_cost": "dots_min_one", "adaptation_floor": 0, "armament_bonus_scope": "all"}),
    (4, {"turn_limit": 25, "movement_order": "alternate", "surplus_conversion": "optional"}),
    (5, {"preset": "balanced", "turn_limit": 25, "bankruptcy_rounds": 0}),
    (6, {"six_players": True, "turn_limit": 25, "exclusive_politics": True, "interception": "ask"}),
]
PLAYERS: Final = (("planning",), ("seeking",), ("varied",), ("greedy", "seeking"), ("random", "varied"))


def tables(everyday: int, deep: int) -> Iterator[Table]:
    for seed in seeds(everyday, deep):
        for number, (seats, options) in enumerate(TABLES if DEEP else TABLES[:5]):
            players = PLAYERS[(seed + number) % len(PLAYERS)]
            game = VERSIONS[(seed + number) % len(VERSIONS)]
            yield Table(game, seats, seed, options, players, SHUNNED, SOUGHT)
        yield Table(GAME, 2, seed, {**NEAR, "turn_limit": 100}, ("seeking",), SHUNNED, SOUGHT)
        yield Table(GAME, 2, seed + 14, NEAR, ("seeking",), SHUNNED, SOUGHT)  # every day: one in which they invade
        yield Table(ARMED, 3, seed + 5, FAR, ("seeking",), SHUNNED, SOUGHT)  # every day: one in which planets fall
        yield leaping(seed)


def leaping(seed: int) -> Table:
    return Table(GAME.varied(HOLES), 2, seed, {**FAR, "sublum5_synergy": "both"}, ("seeking",), SHUNNED, LEAPS)


@pytest.mark.rule("SP-032", "SP-033", "SP-034", "SP-035", "SP-037", "SP-050", "SP-052", "SP-057", "SP-060", "SP-061")
@pytest.mark.rule("SP-090", "SP-091", "SP-092", "SP-093", "SP-114", "SP-124", "SP-125", "SP-141", "SP-142", "SP-144")
@pytest.mark.rule("SP-150", "SP-161", "SP-162", "SP-170", "SP-188", "SP-200", "SP-204", "SP-220", "SP-231", "SP-233")
@pytest.mark.rule("SP-100", "SP-101", "SP-102", "SP-103", "SP-104", "SP-130", "SP-131", "SP-132", "SP-133", "SP-232")
@pytest.mark.rule("SP-241", "SP-242", "SP-243", "SP-244", "SP-246")
def test_engine_and_oracle_agree() -> None:
    agree(
        tables(everyday=1, deep=30), SpacePaper,
        after={"build", "settle", "research", "move", "jump", "change_politics", "abandon", "sell", "defer"}
        | {"play_event"},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("variant", "noticed"),
    [
        ({"technologies": {"speed": {"base": [2, 2, 3, 4, 5]}}}, "technology values"),
        (
            {"politics": {name: {"upkeep": {"ship": 3}} for name in ("capitalism", "republic", "federation")}},
            "upkeep bill",
        ),
        ({"infrastructure": {"energy": {"science_1": 3, "gold_1": 3, "spaceport": 3, "mine_1": 3}}}, "queue"),
        ({"limits": {"race_politics_gold": 3}}, "payment"),
        ({"sizes": {"population_max": {"giant": 9}}}, "planet"),
        ({"ships": {"scout": {"speed_mod": 4}}}, "ship speed"),
    ],
    ids=["technology", "upkeep", "construction", "bonus", "population", "ships"],
)
def test_the_oracle_notices_a_wrong_number(variant: dict[str, Any], noticed: str) -> None:
    rich = [Table(GAME, 3, seed, {"turn_limit": 25}, ("planning", "varied"), SHUNNED) for seed in range(4)]
    assert noticed in faulty(rich, SpacePaper, variant)


def test_the_oracle_notices_that_nobody_may_jump() -> None:
    nobody = {**HOLES, "technologies": {"subluminal": {"base": [0, 1, 1, 1, 1], "synergy": []}}}
    assert "jumps" in faulty([leaping(seed) for seed in (4, 5)], SpacePaper, nobody)
