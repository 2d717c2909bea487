"""Duck Dealer's engine and its oracle agree in all figures of many games, and it notices a wrong number."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import pytest

import farport
from tests.depth import DEEP, seeds
from tests.oracles.duck_dealer import DuckDealer
from tests.oracles.lockstep import Table, agree, faulty

GAME: Final = farport.game("duck-dealer")
SHUNNED: Final = frozenset({"start_action", "end_turn", "done_free", "fly", "place_passages"})
TABLES: Final[list[tuple[int, dict[str, Any]]]] = [
    (2, {"counter_spaces": 12}),
    (4, {"counter_spaces": 12, "counter_rows": "3-2-1", "free_turn_grants_route_cubes": True,
         "privilege_on_consumers": True, "privilege_scope": "planet"}),
    (2, {"remove_equipment_freely": True, "passage_cost_colour": "any", "privilege_cost": 2,
         "final_round": "complete_round"}),
    (3, {"fifth_yard": "any", "factory_copies": 2, "stop_on_points": False, "passages_together": False,
         "setup_layout": "teaching"}),
    (2, {"wildcard_must_differ": False, "shortage_free_turn": False, "stall_guard_rounds": 15,
         "player_exchange": "off"}),
    (3, {}),
    (5, {"start_tokens": 2, "capacity_check": "before_move_and_end_of_turn", "passage_keeps_steps": False,
         "tie_break": "fewest_action_turns"}),
]  # fmt: skip
SOUGHT: Final = ('"deliver"', '"build_consumer"', '"convert"')
PLAYERS: Final = (("seeking",), ("varied", "random"), ("varied",), ("random",), ("planning", "varied"))


def tables(everyday: int, deep: int) -> Iterator[Table]:
    for seed in seeds(everyday, deep):
        for number, (seats, options) in enumerate(TABLES if DEEP else TABLES[:5]):
            players = PLAYERS[(seed + number) % len(PLAYERS)] if DEEP else PLAYERS[min(number, 1)]  # plans take long
            yield Table(GAME, seats, seed, options, players, SHUNNED, SOUGHT)


@pytest.mark.rule("DD-12", "DD-15", "DD-17", "DD-22", "DD-28", "DD-29", "DD-33", "DD-34", "DD-36", "DD-41", "DD-42")
@pytest.mark.rule("DD-43", "DD-50", "DD-57", "DD-59", "DD-60", "DD-61", "DD-62", "DD-66", "DD-70", "DD-72", "DD-73")
def test_engine_and_oracle_agree() -> None:
    agree(
        tables(everyday=1, deep=43), DuckDealer,
        after={"collect", "start_action", "place_free", "fly", "passage", "land", "mine", "convert", "deliver",
               "build_yard", "build_consumer", "build_factory", "claim", "route_cube", "jettison",
               "accept_free_turn", "end_turn"},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("variant", "noticed"),
    [
        ({"ship": {"section": [{"steps": 7, "slots": 3}, {"steps": 5, "slots": 3}, {"steps": 2, "slots": 3}]}},
         "speed and capacity"),
        ({"ship": {"hold_capacity": 3}}, "speed and capacity"),
        ({"energy": {"keep_limit_after_action_turn": 5}}, "legal"),
        ({"energy": {"free_choice_tokens_on_collect": 2}}, "ship"),
        ({"costs": {"build": 2}}, "legal"),
        ({"tier": [{"id": "intermediate", "build_vp": 11}]}, "points"),
        ({"good": [{"id": "radio", "inputs": ["duck", "beads"]}]}, "legal"),
    ],
    ids=str,
)  # fmt: skip
def test_the_oracle_notices_a_wrong_number(variant: dict[str, Any], noticed: str) -> None:
    rich = [Table(GAME, 2, seed, {"counter_spaces": 12}, ("planning", "varied"), SHUNNED) for seed in range(1)]
    assert noticed in faulty(rich, DuckDealer, variant)
