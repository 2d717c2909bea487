"""What every action shares: its price (FP-08), that it is one action, and that open steps are lost (FP-31)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from farport.games.forgotten_planet.state import Position
from farport.games.forgotten_planet.vocabulary import BASE, COLOURS, EMPTY
from tests.games.forgotten_planet.drawing import (
    RED,
    YELLOW,
    cell,
    destinations,
    kinds,
    named,
    place_walls,
    planet,
    play,
    purse,
    refused,
    robot,
    sites,
    tile_at,
)

FIELD = """
    . . . R . . .
    . . . - . . .
    . . . - - . .
    . . . - . . .
    . . . . . . .
    . . . . . . .
    . . . Y . . .
"""

# What it costs in energy and in cubes, brown, white and blue.
PRICES: list[tuple[str, dict[str, Any], int, tuple[int, int, int]]] = [
    ("move", {"robot": 1, "to": "E3"}, 1, (0, 0, 0)),
    ("build_land", {"robot": 1, "at": "C3"}, 1, (0, 0, 0)),
    ("build_mine", {"robot": 1, "at": "C3"}, 1, (0, 0, 0)),
    ("build_base", {"robot": 1, "at": "C3"}, 3, (1, 1, 1)),
    ("build_wall", {"robot": 1, "side": "W", "cube": "white"}, 1, (0, 1, 0)),
    ("push_wall", {"robot": 1, "side": "S"}, 2, (0, 0, 0)),
    ("blast", {"robot": 1}, 2, (0, 0, 0)),
    ("blast_wall", {"robot": 1, "side": "S"}, 2, (0, 0, 0)),
    ("build_robot", {"base": "D1", "cubes": ["brown", "blue"]}, 2, (1, 0, 1)),
    ("sell", {}, 1, (1, 1, 1)),
    ("concentrate", {"cube": "white"}, 4, (0, -1, 0)),
    ("consume_metal", {}, 1, (0, 0, 0)),
]
PRICED = pytest.mark.parametrize(("do", "fields", "energy", "cubes"), PRICES, ids=[do for do, *_ in PRICES])
OTHERS = [(do, fields) for do, fields, _, _ in PRICES if do != "move"]


def scene(fresh: int, stored: int = 0, turn: int = RED, **options: Any) -> Position:
    return planet(
        FIELD,
        turn=turn,
        robots={RED: "D3 D2"},
        walls="D3:S",
        cubes={RED: (2, 2, 2)},
        stored={RED: stored},
        fresh=fresh,
        dice=(3,),
        land=10,
        options=options,
    )


@pytest.mark.rule("FP-08")
@PRICED
def test_an_action_is_paid_in_full(do: str, fields: dict[str, Any], energy: int, cubes: tuple[int, int, int]) -> None:
    position = scene(fresh=energy + 1)
    play(position, do, **fields)
    assert position.fresh == 1
    assert purse(position, RED) == tuple(2 - cube for cube in cubes)


@pytest.mark.rule("FP-08")
@PRICED
def test_one_energy_short_is_too_little(
    do: str, fields: dict[str, Any], energy: int, cubes: tuple[int, int, int]
) -> None:
    position = scene(fresh=energy - 1)
    refused(position, "FP-08", do, **fields, says=f"You need {energy} energy, you have {energy - 1}.")


@pytest.mark.rule("FP-08", "FP-23")
@PRICED
def test_the_exact_price_is_enough_and_stored_energy_counts(
    do: str, fields: dict[str, Any], energy: int, cubes: tuple[int, int, int]
) -> None:
    position = scene(fresh=energy - 1, stored=1)
    play(position, do, **fields)
    assert position.stored[RED] == 0
    assert position.active == YELLOW, "nothing is left to spend"


@pytest.mark.rule("FP-08")
@pytest.mark.parametrize("lacking", ["brown", "white", "blue"])
@pytest.mark.parametrize(("do", "fields"), [("build_base", {"robot": 1, "at": "C3"}), ("sell", {})])
def test_one_cube_of_each_colour_is_needed(do: str, fields: dict[str, Any], lacking: str) -> None:
    position = scene(fresh=4)
    position.cubes[COLOURS.index(lacking)] = 0
    says = f"You need one cube of each colour; you lack 1 {lacking}."
    refused(position, "FP-08", do, **fields, says=says)


@pytest.mark.rule("FP-08")
def test_cubes_that_are_lacking_are_told_before_energy() -> None:
    position = scene(fresh=1)
    position.cubes[:3] = [2, 0, 2]
    says = "You need 1 white cube, you have 0."
    refused(position, "FP-08", "build_robot", base="D1", cubes=["brown", "white"], says=says)


@pytest.mark.rule("FP-31")
@pytest.mark.parametrize(("do", "fields"), [*OTHERS, ("store", {})], ids=[*[do for do, _ in OTHERS], "store"])
def test_whatever_else_is_done_the_open_steps_are_lost(do: str, fields: dict[str, Any]) -> None:
    position = scene(fresh=6, shared_move=True)
    play(position, "move", robot=2, to="D1")
    assert position.open_steps == 2
    play(position, do, **fields)
    assert position.active == RED
    assert position.open_steps == 0


@pytest.mark.rule("FP-31")
def test_open_steps_are_free_and_a_longer_way_is_paid() -> None:
    position = scene(fresh=1, shared_move=True)
    play(position, "move", robot=2, to="D1")
    assert (position.fresh, position.open_steps) == (0, 2)
    assert destinations(position, 1) == {"D2", "E3", "D1"}, "two steps are open and nothing is left to pay a third"
    refused(position, "FP-08", "move", robot=2, to="E3", says="You need 1 energy, you have 0.")
    play(position, "move", robot=1, to="D2")
    assert position.open_steps == 1
    play(position, "move", robot=1, to="D3")
    assert position.active == YELLOW, "the last open step is as free as the others, and then nothing is left"


@pytest.mark.rule("FP-31")
def test_without_the_option_no_step_is_open() -> None:
    position = scene(fresh=1)
    play(position, "move", robot=2, to="D1")
    assert position.active == YELLOW


# ---------------------------------------------------------------------- yellow's own

YELLOWS = """
    . . . R . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . - . - . .
    . - - - - - .
    . . . Y . . .
"""


def yellow(**given: Any) -> Position:
    return planet(YELLOWS, turn=YELLOW, cubes={YELLOW: (2, 2, 2)}, land=10, **given)


@pytest.mark.rule("FP-38")
def test_a_base_is_that_of_its_builder() -> None:
    position = yellow(robots={YELLOW: "B6"}, fresh=4)
    play(position, "build_base", robot=1, at="B5")
    assert tile_at(position, "B5") == BASE + YELLOW


@pytest.mark.rule("FP-50", "FP-05")
def test_a_robot_of_the_second_seat_has_its_own_numbers() -> None:
    position = yellow(robots={RED: "D1", YELLOW: "B6"}, fresh=4)
    play(position, "build_robot", base="D7", cubes=["brown", "brown"])
    assert [robot(position, YELLOW, number) for number in (1, 2, 3)] == ["B6", "D7", None]
    assert robot(position, RED, 2) is None


@pytest.mark.rule("FP-05", "FP-50")
@pytest.mark.parametrize("missing", range(1, 8))
def test_the_lowest_free_number_is_built(missing: int) -> None:
    position = yellow(robots={YELLOW: "B6 B6 B6 B6 B6 B6 B6"}, fresh=4)
    position.robot_at[7 + missing - 1] = 0
    position.on[YELLOW] &= ~(1 << (missing - 1))
    play(position, "build_robot", base="D7", cubes=["brown", "brown"])
    assert robot(position, YELLOW, missing) == "D7"


@pytest.mark.rule("FP-30")
def test_rivals_bases_are_in_the_way_and_the_own_are_not() -> None:
    drawing = ". . . R\n. . . -\n. . . -\n. . . Y\n. . . -\n. . . Y - R -"
    position = planet(drawing, turn=YELLOW, robots={YELLOW: "D5", RED: "D3"}, fresh=3)
    assert destinations(position, 1) == {"D4", "D6", "D3", "D2", "E6"}, "over two own bases, not onto red's at F6"
    position = planet(drawing, robots={YELLOW: "D5", RED: "D2"}, fresh=3)
    assert destinations(position, 1) == {"D1", "D3"}


@pytest.mark.rule("FP-30")
def test_every_robot_that_is_on_may_move_the_last_too() -> None:
    position = yellow(robots={YELLOW: "B6 C6! D6 E6 F6 C5 E5"}, fresh=3)
    assert [bool(destinations(position, number)) for number in range(1, 8)] == [True, False] + [True] * 5


@pytest.mark.rule("FP-32", "FP-21")
def test_every_robot_that_is_on_may_build_the_last_too() -> None:
    position = yellow(robots={YELLOW: "D6! D6! D6! D6! D6! D6! F6"}, fresh=3)
    assert sites(position, "build_land") == {"G6", "F5", "F7"}


@pytest.mark.rule("FP-34", "FP-39")
@pytest.mark.parametrize("neighbour", ["D3", "C4", "E4", "D5"])
def test_the_distance_is_kept_on_all_four_sides(neighbour: str) -> None:
    """The site is D4, reached from the only side that is land."""
    rows = [["."] * 7 for _ in range(7)]
    rows[0][0] = "R"
    for name in ("D3", "C4", "E4", "D5"):
        x, y = ord(name[0]) - ord("A"), int(name[1]) - 1
        rows[y][x] = "b" if name == neighbour else "-"
    drawing = "\n".join(" ".join(row) for row in rows)
    stand = "C4" if neighbour != "C4" else "E4"
    position = planet(drawing, robots={RED: stand}, cubes={RED: (1, 1, 1)}, fresh=4)
    position.on[RED] = 1
    refused(position, "FP-34", "build_mine", robot=1, at="D4")
    refused(position, "FP-39", "build_base", robot=1, at="D4")
    free = planet(drawing.replace("b", "-"), robots={RED: stand}, cubes={RED: (1, 1, 1)}, fresh=4)
    free.on[RED] = 1
    assert "D4" in sites(free, "build_mine") & sites(free, "build_base")


@pytest.mark.rule("FP-36")
def test_a_six_is_no_land_when_there_is_none() -> None:
    position = planet(FIELD, robots={RED: "D3"}, dice=(6,), land=0, fresh=3)
    position.bank_mines = [1, 1, 0]
    position.play(RED, position.catalogue.mines[1][cell("C3")])
    assert [action.data()["kind"] for action in position.legal(RED)] == ["brown", "white"]


@pytest.mark.rule("FP-40")
def test_three_bases_are_less_than_four_each() -> None:
    drawing = "R - R - R - -\n. - .\n. - .\n.\n.\n.\n. . . Y"
    position = planet(drawing, robots={RED: "B3"}, cubes={RED: (1, 1, 1)}, options={"base_limit": "each"}, fresh=4)
    play(position, "build_base", robot=1, at="B4")
    assert position.bases_of(RED) == 4


@pytest.mark.rule("FP-33", "FP-08")
def test_the_last_energy_builds_a_mine() -> None:
    position = planet(FIELD, robots={RED: "D3"}, fresh=1, dice=(3,), land=10)
    assert "build_mine" in kinds(position)


# ---------------------------------------------------------------------- of several reasons the first is told

ROBOT_ACTIONS = [(do, fields) for do, fields, _, _ in PRICES if "robot" in fields]


@pytest.mark.rule("FP-21")
@pytest.mark.parametrize(("do", "fields"), ROBOT_ACTIONS, ids=[do for do, _ in ROBOT_ACTIONS])
def test_a_robot_that_is_off_does_nothing(do: str, fields: dict[str, Any]) -> None:
    position = scene(fresh=4)
    position.on[RED] = 0b10
    refused(position, "FP-21", do, **fields, says="Robot 1 is switched off in this turn.")


def all_wrong() -> Position:
    """Robot 1 is off on D3 between three walls, a mine is near, and there is nothing left to lay or to pay with."""
    position = planet(
        FIELD.replace(". . . - - . .", ". b . - - . ."),
        robots={RED: "D3! D1 D1 D1 D1 D1 D1", YELLOW: "D4"},
        walls="D3:W D3:S D3:E",
        options={"vp_bank": 2},
        fresh=0,
        land=0,
    )
    position.bank_mines = [0, 0, 0]
    position.bank_bases = position.bank_walls = 0
    position.sold[YELLOW] = 2
    return position


def switched_on(position: Position) -> None:
    position.on[RED] |= 1


def no_walls(position: Position) -> None:
    position.walls = [0] * len(position.walls)


def a_wall_to_the_north(position: Position) -> None:
    place_walls(position, "D3:N")


def no_mine_near(position: Position) -> None:
    position.tile[cell("B3")] = EMPTY


def nobody_on_d4(position: Position) -> None:
    position.robot_at[7] = 0


def a_robot_in_stock(position: Position) -> None:
    position.robot_at[6] = 0
    position.on[RED] &= 0b0111111


def a_full_bank(position: Position) -> None:
    position.bank_land = position.bank_bases = position.bank_walls = 5
    position.sold[YELLOW] = 0


def a_full_purse(position: Position) -> None:
    position.cubes[:3] = [1, 1, 1]


def energy(position: Position) -> None:
    position.fresh = 3


# What is wrong, and how it is put right: the robot, the place, the pieces of the bank, cubes, energy (section 6).
ORDER: list[tuple[str, dict[str, Any], list[tuple[str, Callable[[Position], None]]]]] = [
    ("move", {"robot": 1, "to": "E3"}, [("FP-21", switched_on), ("FP-30", no_walls), ("FP-08", energy)]),
    (
        "build_land",
        {"robot": 1, "at": "C3"},
        [("FP-21", switched_on), ("FP-32", no_walls), ("FP-32", a_full_bank), ("FP-08", energy)],
    ),
    (
        "build_mine",
        {"robot": 1, "at": "C3"},
        [
            ("FP-21", switched_on),
            ("FP-32", no_walls),
            ("FP-34", no_mine_near),
            ("FP-37", a_full_bank),
            ("FP-08", energy),
        ],
    ),
    (
        "build_base",
        {"robot": 1, "at": "C3"},
        [
            ("FP-21", switched_on),
            ("FP-32", no_walls),
            ("FP-39", no_mine_near),
            ("FP-40", a_full_bank),
            ("FP-08", a_full_purse),
            ("FP-08", energy),
        ],
    ),
    (
        "build_wall",
        {"robot": 1, "side": "W", "cube": "white"},
        [
            ("FP-21", switched_on),
            ("FP-41", no_walls),
            ("FP-41", a_full_bank),
            ("FP-08", a_full_purse),
            ("FP-08", energy),
        ],
    ),
    ("push_wall", {"robot": 1, "side": "S"}, [("FP-21", switched_on), ("FP-45", nobody_on_d4), ("FP-08", energy)]),
    (
        "blast_wall",
        {"robot": 1, "side": "N"},
        [("FP-21", switched_on), ("FP-48", a_wall_to_the_north), ("FP-08", energy)],
    ),
    (
        "build_robot",
        {"base": "D1", "cubes": ["brown", "blue"]},
        [("FP-50", a_robot_in_stock), ("FP-08", a_full_purse), ("FP-08", energy)],
    ),
    ("sell", {}, [("FP-51", a_full_bank), ("FP-08", a_full_purse), ("FP-08", energy)]),
    ("consume_metal", {}, [("FP-54", a_full_bank), ("FP-08", energy)]),
]


@pytest.mark.rule("FP-08", "FP-21")
@pytest.mark.parametrize(("do", "fields", "wrong"), ORDER, ids=[do for do, *_ in ORDER])
def test_of_several_reasons_the_first_is_told(
    do: str, fields: dict[str, Any], wrong: list[tuple[str, Callable[[Position], None]]]
) -> None:
    position = all_wrong()
    for rule, put_right in wrong:
        refused(position, rule, do, **fields)
        put_right(position)
    assert named(do, fields) in position.legal(RED), "nothing is wrong any more"
