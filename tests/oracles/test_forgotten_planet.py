"""The Forgotten Planet's engine and its oracle agree in all figures of many games, and it notices a wrong number."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import pytest

import farport
from tests.depth import DEEP, seeds
from tests.oracles.forgotten_planet import ForgottenPlanet
from tests.oracles.lockstep import Table, agree, faulty

GAME: Final = farport.game("forgotten-planet")
SHUNNED: Final = frozenset({"blast", "blast_wall", "consume_metal", "end_actions", "store", "concentrate"})
TABLES: Final[list[tuple[int, dict[str, Any]]]] = [
    (2, {}),
    (2, {"scenario": "twin-veins", "shared_move": True, "wall_cubes": 0}),
    (2, {"scenario": "open-range", "auto_store": True, "blast_scope": "both"}),
    (3, {}),
    (3, {"scenario": "trefoil", "base_assignment": "auction", "new_robot_acts": False, "wall_energy": 2}),
    (3, {"random_placement": True, "stall_rounds": 3, "max_rounds": 12, "late_start": "on"}),
    (4, {"scenario": "octagon", "base_limit": "each", "six_may_be_land": False, "vp_bank": 5}),
    (4, {"random_placement": True, "scenario": "table", "base_assignment": "auction"}),
    (4, {"alliances": True, "scenario": "canyon"}),
    (4, {"alliances": True, "ally_base_passage": True, "border_encloses": False}),
]
SAVING: Final = SHUNNED | {"sell", "build_robot", "build_wall"}  # who saves cubes can build a base
SOUGHT: Final = ('"build_base"',)
PLAYERS: Final = (("seeking",), ("varied", "random"), ("seeking", "varied", "greedy"))


def tables(everyday: int, deep: int) -> Iterator[Table]:
    for seed in seeds(everyday, deep):
        for number, (seats, options) in enumerate(TABLES):
            players = PLAYERS[(seed + number) % (len(PLAYERS) if DEEP else 2)]  # a greedy player takes long
            yield Table(GAME, seats, seed, options, players, SHUNNED if number % 2 else SAVING, SOUGHT)


@pytest.mark.rule("FP-10", "FP-12", "FP-30", "FP-32", "FP-33", "FP-43", "FP-45", "FP-60", "FP-61", "FP-70", "FP-78")
@pytest.mark.rule("FP-79", "FP-100", "FP-101", "FP-103", "FP-104", "FP-105", "FP-106")
def test_engine_and_oracle_agree() -> None:
    agree(
        tables(everyday=1, deep=30), ForgottenPlanet,
        after={"move", "build_land", "build_mine", "build_wall", "push_wall", "blast", "blast_wall", "build_robot",
               "sell", "store", "concentrate", "consume_metal", "choose_tile", "choose_cubes", "assign_tile", "bid",
               "hide_tile", "build_base"},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("variant", "noticed"),
    [
        ({"energy": {"tiles_per_extra": 2}}, "energy next"),
        ({"energy": {"store_cap": 4}}, "legal"),
        ({"action": [{"id": "move", "steps": 2}]}, "legal"),
        ({"action": [{"id": "sell", "vp": 4}]}, "score"),
        ({"mine_die": {"5": "white"}}, "tiles"),
        ({"scoring": {"special_mine_tile": 4}}, "score"),
        ({"scoring": {"bonus_most_bases": 4}}, "score"),
    ],
    ids=str,
)
def test_the_oracle_notices_a_wrong_number(variant: dict[str, Any], noticed: str) -> None:
    rich = [Table(GAME, 2, seed, {}, ("varied",), SHUNNED) for seed in range(4)]
    assert noticed in faulty(rich, ForgottenPlanet, variant)
