"""The end of the game, scoring and ranks (FP-100 to FP-107)."""

from __future__ import annotations

from typing import Any, cast

import pytest

import farport
from farport.games.forgotten_planet.game import ForgottenPlanet
from farport.games.forgotten_planet.scoring import bonus, breakdown, counts, points
from farport.games.forgotten_planet.state import Position
from farport.kernel import Result
from tests.games.forgotten_planet.drawing import GREEN, RED, YELLOW, planet, play, robot

LINE = ". . . R\n. . . -\n. . . -\n.\n.\n.\n. . . Y"


def finished(position: Position) -> Result:
    play(position, "consume_metal")
    play(position, "end_actions")
    assert position.result is not None
    return position.result


@pytest.mark.rule("FP-100")
def test_no_land_tile_left() -> None:
    position = planet(LINE, robots={RED: "D3"}, land=1)
    play(position, "build_land", robot=1, at="D4")
    assert position.to_move == (RED,), "the rest of the turn is played normally"
    play(position, "move", robot=1, to="D4")
    play(position, "end_actions")
    assert position.mover < 0, "and there is no last round for yellow"
    assert position.result is not None
    assert position.result.reason == "land_used_up"


@pytest.mark.rule("FP-100", "FP-102")
def test_a_game_that_goes_on_has_no_result() -> None:
    assert planet(LINE, land=1).result is None


@pytest.mark.rule("FP-100")
def test_a_full_area() -> None:
    full = "- - - R - - -\n" + "- - - - - - -\n" * 5 + "- - - Y - - ."
    position = planet(full, robots={RED: "F7"}, land=5, fresh=3)
    position.on[RED] = 1
    play(position, "build_land", robot=1, at="G7")
    assert position.to_move == (RED,)
    play(position, "end_actions")
    assert position.result is not None
    assert position.result.reason == "area_full"


@pytest.mark.rule("FP-101")
def test_quiet_rounds_end_the_game() -> None:
    position = planet(LINE, robots={RED: "D3"}, options={"stall_rounds": 2})
    play(position, "build_land", robot=1, at="D4")
    play(position, "end_actions")
    for _ in range(3):
        play(position, "end_actions")
        assert position.to_move
    play(position, "end_actions")
    assert position.result is not None
    assert position.result.reason == "stalled"


@pytest.mark.rule("FP-101")
def test_consuming_land_is_not_quiet() -> None:
    position = planet(LINE, options={"stall_rounds": 1})
    play(position, "end_actions")
    play(position, "consume_metal")
    play(position, "end_actions")
    assert position.to_move


@pytest.mark.rule("FP-101")
def test_the_round_limit() -> None:
    position = planet(LINE, options={"max_rounds": 2, "stall_rounds": 0})
    for _ in range(3):
        play(position, "end_actions")
        assert position.to_move
    play(position, "end_actions")
    assert position.result is not None
    assert position.result.reason == "round_limit"


@pytest.mark.rule("FP-101")
def test_without_a_round_limit_only_quiet_rounds_end_it() -> None:
    position = planet(LINE, options={"max_rounds": 0, "stall_rounds": 2})
    for _ in range(3):
        play(position, "end_actions")
        assert position.to_move
    play(position, "end_actions")
    assert position.result is not None
    assert position.result.reason == "stalled"


@pytest.mark.rule("FP-102")
def test_final_control_is_that_of_the_last_phase_three() -> None:
    position = planet(LINE, robots={RED: "D3"}, land=1)
    play(position, "build_land", robot=1, at="D4")
    assert breakdown(position, position.holder)[RED]["land"] == 2
    play(position, "end_actions")
    assert position.result is not None
    assert position.result.breakdown[RED]["land"] == 3, "the tile of the last turn counts"


@pytest.mark.rule("FP-103", "FP-107")
def test_the_parts_of_a_score() -> None:
    drawing = ". . . R\n. . - -\n. . b -\n. . . S\n.\n.\n. . . Y - -"
    position = planet(drawing, land=1)
    position.sold = [4, 0]
    position.bids = [3, 1]
    result = finished(position)
    assert result.breakdown[RED] == {
        "land": 3, "special": 3, "sales": 4, "debt": -2, "most_mines": 3, "most_robots": 0, "most_bases": 1,
    }  # fmt: skip
    assert result.scores[RED] == 12
    assert result.breakdown[YELLOW]["land"] == 2
    assert result.breakdown[YELLOW]["debt"] == 0


@pytest.mark.rule("FP-104", "FP-103")
def test_mines_of_all_colours_count_and_special_mines_do_not() -> None:
    position = planet("R - b - w - u .\n.\n.\n.\nY - S - S - b - b", scenario="open-range")
    parts = breakdown(position, position.holder)
    assert [sum(part) for part in points(position, counts(position, position.holder))] == [
        sum(part.values()) for part in parts
    ]
    assert [part["most_mines"] for part in parts] == [3, 0], "three to two"
    assert [part["special"] for part in parts] == [0, 6]


@pytest.mark.rule("FP-83", "FP-103")
def test_a_variant_may_ask_more_for_a_marker() -> None:
    dear: dict[str, Any] = {"auction": {"free_markers": 2, "vp_per_further_marker": 3}}
    position = planet(LINE, game=cast(ForgottenPlanet, farport.game("forgotten-planet", dear)))
    position.bids = [4, 1]
    assert [part["debt"] for part in breakdown(position, position.holder)] == [-6, 0]


@pytest.mark.rule("FP-103", "FP-107")
@pytest.mark.parametrize(
    ("paid", "points"), [("common_mine_tile", {"mines": 2, "bases": 0}), ("base_tile", {"mines": 0, "bases": 4})]
)
def test_a_variant_may_pay_for_one_of_them(paid: str, points: dict[str, int]) -> None:
    game = cast(ForgottenPlanet, farport.game("forgotten-planet", {"scoring": {paid: 2}}))
    position = planet("R - b - R . Y", scenario="open-range", game=game)
    part = breakdown(position, position.holder)[RED]
    assert {name: part[name] for name in ("mines", "bases")} == points


@pytest.mark.rule("FP-103", "FP-107")
def test_a_variant_may_pay_for_mines_and_bases() -> None:
    scoring = {"common_mine_tile": 2, "base_tile": -1}
    game = cast(ForgottenPlanet, farport.game("forgotten-planet", {"scoring": scoring}))
    drawing = ". . . R\n. . - -\n. . b -\n. . . S\n.\n.\n. . . Y - -"
    result = finished(planet(drawing, land=1, game=game))
    assert result.breakdown[RED] == {
        "land": 3, "special": 3, "sales": 0, "debt": 0, "most_mines": 3, "most_robots": 0, "most_bases": 1,
        "mines": 2, "bases": -1,
    }  # fmt: skip
    assert result.scores == [11, 2]
    allied = planet("R - Y . G . K - b", scenario="compass", seats=4, options={"alliances": True}, game=game, land=1)
    parts = breakdown(allied, allied.holder)
    assert [part["mines"] for part in parts] == [0, 0, 0, 2]
    assert [part["partner"] for part in parts] == [-1, 2, -1, -1], "land, mines and bases of the other"


@pytest.mark.rule("FP-104")
@pytest.mark.parametrize(
    ("amounts", "expected"),
    [([3, 1, 2, 0], [3, 0, 0, 0]), ([3, 3, 2, 0], [1, 1, 0, 0]), ([2, 2, 2, 0], [1, 1, 1, 0]),
     ([2, 2, 2, 2], [0, 0, 0, 0]), ([0, 0, 0, 0], [0, 0, 0, 0]), ([0, 1, 0, 0], [0, 3, 0, 0])],
)  # fmt: skip
def test_bonuses_are_divided_and_zero_is_never_the_most(amounts: list[int], expected: list[int]) -> None:
    position = planet("R . Y . G . K", scenario="compass", seats=4)
    assert bonus(position, amounts, 3) == expected


@pytest.mark.rule("FP-104")
def test_a_variant_may_give_a_bonus_for_nothing() -> None:
    game = cast(ForgottenPlanet, farport.game("forgotten-planet", {"scoring": {"bonus_needs_at_least": 0}}))
    assert bonus(planet(LINE, game=game), [0, 0], 4) == [2, 2], "two are equal first"


@pytest.mark.rule("FP-104")
def test_a_variant_may_ask_for_more_than_one() -> None:
    """Nobody's count is another's too where there are no alliances."""
    game = cast(ForgottenPlanet, farport.game("forgotten-planet", {"scoring": {"bonus_needs_at_least": 3}}))
    assert bonus(planet(LINE, game=game), [1, 2], 4) == [0, 0]


@pytest.mark.rule("FP-104")
def test_robots_count_on_or_off() -> None:
    position = planet(LINE, robots={RED: "D3", YELLOW: "D2 D2"}, land=1)
    assert robot(position, YELLOW, 2) == "D2"
    result = finished(position)
    assert result.breakdown[YELLOW]["most_robots"] == 3
    assert result.breakdown[RED]["most_robots"] == 0


@pytest.mark.rule("FP-105")
@pytest.mark.parametrize(
    ("red", "yellow", "ranks"), [((0, 0, 2), (3, 0, 0), [2, 1, 3]), ((1, 1, 1), (0, 0, 2), [1, 2, 3])]
)
def test_cubes_of_all_colours_break_a_tie(
    red: tuple[int, int, int], yellow: tuple[int, int, int], ranks: list[int]
) -> None:
    cubes = {RED: red, YELLOW: yellow, GREEN: (5, 0, 0)}
    position = planet(".\n.\nR - . Y - . G", scenario="triangle", seats=3, cubes=cubes, land=1)
    assert finished(position).ranks == ranks, "green has the most cubes, and fewer points"


@pytest.mark.rule("FP-105")
def test_ranks_share_the_better_place() -> None:
    position = planet(".\n.\nR - . Y - . G", scenario="triangle", seats=3, land=1)
    result = finished(position)
    assert result.scores == [2, 2, 1]
    assert result.ranks == [1, 1, 3]
    assert result.winners == (RED, YELLOW)
