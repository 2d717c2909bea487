"""Moving, laying tiles, walls and self-destruction (FP-30 to FP-49a)."""

from __future__ import annotations

from typing import Any, cast

import pytest

import farport
from farport.games.forgotten_planet.game import ForgottenPlanet
from farport.games.forgotten_planet.mechanics.grid import SIDES
from farport.games.forgotten_planet.state import Position
from farport.games.forgotten_planet.vocabulary import BASE, BLUE, BROWN, LAND, WHITE
from tests.games.forgotten_planet.drawing import (
    RED,
    YELLOW,
    cell,
    destinations,
    kinds,
    planet,
    play,
    purse,
    refused,
    robot,
    sites,
    tile_at,
    zone,
)

LINE = """
    . . . R . . .
    . . . - . . .
    . . . - . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . Y . . .
"""
CROSS = """
    . . . R . . .
    . - - - - - .
    . . . - . . .
    . . . - . . .
    . . . b . . .
    . . . . . . .
    . . . Y . . .
"""


@pytest.mark.rule("FP-30")
def test_moving_one_to_three_steps_over_any_tile() -> None:
    position = planet(CROSS, robots={RED: "D2", YELLOW: "D3"})
    assert destinations(position, 1) == {"D1", "C2", "B2", "E2", "F2", "D3", "D4", "D5"}
    refused(position, "FP-30", "move", robot=1, to="D2", says="No way of at most 3 steps leads to D2.")
    refused(position, "FP-30", "move", robot=1, to="A1")
    outside = "No way of at most 3 steps leads to a place outside the playing area."
    for beyond in ([-1, -1], [7, 3], [3, 7], [-1, 8], [24, 24]):
        refused(position, "FP-30", "move", robot=1, to=beyond, says=outside)
    refused(position, "FP-30", "move", robot=1, to="G1", says="No way of at most 3 steps leads to G1.")
    walled = planet(CROSS, robots={RED: "D2"}, walls="D2:S")
    assert destinations(walled, 1) == {"D1", "C2", "B2", "E2", "F2"}


@pytest.mark.rule("FP-31")
def test_unused_steps_are_lost() -> None:
    position = planet(CROSS, robots={RED: "D2 D2"}, fresh=3)
    play(position, "move", robot=1, to="D3")
    assert position.open_steps == 0
    play(position, "move", robot=1, to="D4")
    assert position.fresh == 1


@pytest.mark.rule("FP-31")
def test_shared_move_keeps_steps_open() -> None:
    position = planet(CROSS, robots={RED: "D2 D2"}, options={"shared_move": True}, fresh=3)
    play(position, "move", robot=1, to="D3")
    assert (position.fresh, position.open_steps) == (2, 2)
    play(position, "move", robot=2, to="B2")
    assert (position.fresh, position.open_steps) == (2, 0)
    play(position, "move", robot=1, to="D4")
    assert (position.fresh, position.open_steps) == (1, 2)
    play(position, "move", robot=2, to="E2")  # three steps: longer than what is open, so it is paid
    assert position.active == YELLOW, "energy and steps are used up"


@pytest.mark.rule("FP-31")
def test_shared_move_other_actions_and_the_end_lose_open_steps() -> None:
    position = planet(CROSS, robots={RED: "D2"}, options={"shared_move": True}, fresh=2)
    play(position, "move", robot=1, to="D3")
    play(position, "build_land", robot=1, at="C3")
    assert position.active == YELLOW, "nothing is open and nothing is left"
    position = planet(CROSS, robots={RED: "D2"}, options={"shared_move": True}, fresh=1)
    play(position, "move", robot=1, to="D3")
    assert position.active == RED, "steps are open, so the turn goes on"
    assert kinds(position) == {"move", "end_actions"}
    play(position, "end_actions")
    assert position.open_steps == 0


@pytest.mark.rule("FP-32")
def test_building_land() -> None:
    position = planet(LINE, robots={RED: "D3"}, land=10)
    assert sites(position, "build_land") == {"C3", "E3", "D4"}
    beside = f"C4 is not next to robot 1, which stands on {robot(position, RED, 1)}."
    refused(position, "FP-32", "build_land", robot=1, at="C4", says=beside)
    play(position, "build_land", robot=1, at="C3")
    assert tile_at(position, "C3") == LAND
    assert (position.bank_land, position.fresh) == (9, 2)
    border = planet(LINE, robots={RED: "D1"})
    assert sites(border, "build_land") == {"C1", "E1"}


WHOLE_WIDTH: dict[str, Any] = {
    "id": "whole-width", "seats": 2, "area": "defined", "land_tiles": 30, "origin": "own",
    "grid": ["1" + "." * 23, "." * 11 + "S" + "." * 12, "." * 23 + "2"],
}  # fmt: skip


@pytest.mark.rule("FP-32", "FP-02")
@pytest.mark.parametrize("do", ["build_land", "build_mine", "build_base"])
@pytest.mark.parametrize(
    ("corner", "beyond"),
    [("A1", [0, -1]), ("A1", [-1, 0]), ("X3", [24, 2]), ("X3", [23, 3])],
    ids=["north", "west", "east", "south"],
)
def test_beyond_every_border_lies_the_outside(do: str, corner: str, beyond: list[int]) -> None:
    game = cast(ForgottenPlanet, farport.game("forgotten-planet", {"scenario": [WHOLE_WIDTH]}))
    drawing = "R" + " ." * 23 + "\n.\n" + ". " * 23 + "R\n"
    position = planet(drawing, scenario="whole-width", robots={RED: corner}, game=game)
    refused(position, "FP-32", do, robot=1, at=beyond, says="This cell is outside the playing area.")


@pytest.mark.rule("FP-33")
@pytest.mark.parametrize(("face", "tile"), [(1, LAND), (2, LAND), (3, BROWN), (4, WHITE), (5, BLUE)])
def test_building_a_mine_rolls_the_die(face: int, tile: int) -> None:
    position = planet(LINE, robots={RED: "D3"}, dice=(face,), land=10)
    play(position, "build_mine", robot=1, at="C3")
    assert tile_at(position, "C3") == tile
    assert position.bank_land == (9 if tile == LAND else 10)
    assert position.bank_mines == [7 if tile == colour else 8 for colour in (BROWN, WHITE, BLUE)]


@pytest.mark.rule("FP-34")
@pytest.mark.parametrize("neighbour", ["b", "S", "Y"])
def test_a_mine_keeps_its_distance_walls_or_not(neighbour: str) -> None:
    drawing = f". . . R\n. . . -\n. . . -\n. . {neighbour} .\n.\n.\n. . . {'Y' if neighbour != 'Y' else '.'}"
    position = planet(drawing, robots={RED: "D3"}, walls="C3:S")
    says = "A mine may not be next to a mine or a base."
    refused(position, "FP-34", "build_mine", robot=1, at="C3", says=says)
    refused(position, "FP-34", "build_mine", robot=1, at="D4", says=says)


@pytest.mark.rule("FP-35", "FP-37")
def test_what_has_run_out_is_rolled_again() -> None:
    position = planet(LINE, robots={RED: "D3"}, dice=(3, 4, 5, 1), land=10)
    position.bank_mines = [0, 0, 0]
    position.play(RED, position.catalogue.mines[1][cell("C3")])
    assert tile_at(position, "C3") == LAND, "with the mines used up the action lays land"
    none_left = planet(LINE, robots={RED: "D3"})
    none_left.bank_mines = [0, 0, 0]
    none_left.bank_land = 0
    says = "Neither a mine nor a land tile is left."
    refused(none_left, "FP-37", "build_mine", robot=1, at="C3", says=says)


@pytest.mark.rule("FP-36")
def test_a_six_is_the_players_choice() -> None:
    position = planet(LINE, robots={RED: "D3"}, dice=(6,), land=10)
    play(position, "build_mine", robot=1, at="C3")
    assert position.to_move == (RED,)
    assert [action.data()["kind"] for action in position.legal(RED)] == ["brown", "white", "blue", "land"]
    play(position, "choose_tile", kind="blue")
    assert tile_at(position, "C3") == BLUE
    refused(position, "FP-36", "choose_tile", kind="blue", says="There is no tile to choose now.")


@pytest.mark.rule("FP-36")
def test_a_six_names_only_what_is_left() -> None:
    def rolled(mines: list[int], six_may_be_land: bool = True, dice: tuple[int, ...] = (6,)) -> Position:
        position = planet(LINE, robots={RED: "D3"}, dice=dice, options={"six_may_be_land": six_may_be_land}, land=10)
        position.bank_mines = mines
        position.play(RED, position.catalogue.mines[1][cell("C3")])
        return position

    position = rolled([1, 0, 1], six_may_be_land=False)
    refused(position, "FP-36", "choose_tile", kind="white", says="This kind cannot be chosen.")
    refused(position, "FP-36", "choose_tile", kind="land", says="This kind cannot be chosen.")
    assert tile_at(rolled([0, 8, 0], six_may_be_land=False), "C3") == WHITE, "one kind: laid without asking"
    assert tile_at(rolled([0, 0, 0]), "C3") == LAND
    again = rolled([0, 0, 0], six_may_be_land=False, dice=(6, 6, 2))
    assert tile_at(again, "C3") == LAND, "no kind can be named: rolled again"


@pytest.mark.rule("FP-38")
def test_building_a_base() -> None:
    position = planet(LINE, robots={RED: "D3"}, cubes={RED: (1, 2, 1)})
    pool = position.bank_bases
    position.stored[RED] = 1
    position.allowance += 1
    play(position, "build_base", robot=1, at="C3")
    assert tile_at(position, "C3") == BASE + RED
    assert purse(position, RED) == (0, 1, 0)
    assert (position.fresh, position.bank_bases) == (0, pool - 1)


@pytest.mark.rule("FP-39")
@pytest.mark.parametrize("neighbour", ["b", "S", "Y", "R"])
def test_a_base_keeps_its_distance_walls_or_not(neighbour: str) -> None:
    drawing = f". . . R\n. . . -\n. . . -\n. . {neighbour} .\n.\n.\n. . . . . Y"
    position = planet(drawing, robots={RED: "D3"}, cubes={RED: (1, 1, 1)}, walls="C3:S")
    says = "A base may not be next to a base or a mine."
    refused(position, "FP-39", "build_base", robot=1, at="C3", says=says)


@pytest.mark.rule("FP-40")
def test_bases_come_from_a_common_pool_or_four_each() -> None:
    drawing = "R - R - R - R\n. - .\n. - .\n.\n.\n.\n. . . Y"
    for limit, allowed in (("pool", True), ("each", False)):
        position = planet(drawing, robots={RED: "B3"}, cubes={RED: (1, 1, 1)}, options={"base_limit": limit}, fresh=4)
        if allowed:
            play(position, "build_base", robot=1, at="B4")
            assert position.bases_of(RED) == 5
        else:
            refused(position, "FP-40", "build_base", robot=1, at="B4", says="No base is left.")


@pytest.mark.rule("FP-41")
def test_building_a_wall() -> None:
    position = planet(LINE, robots={RED: "D3"}, cubes={RED: (0, 1, 0)})
    play(position, "build_wall", robot=1, side="E", cube="white")
    assert purse(position, RED) == (0, 0, 0)
    assert position.fresh == 2
    assert position.walls[cell("E3")] == 1 << SIDES.index("W"), "the same side, seen from the other cell"
    refused(position, "FP-41", "build_wall", robot=1, side="E", cube="white", says="There is a wall already.")
    border = planet(LINE, robots={RED: "D1"}, cubes={RED: (1, 0, 0)})
    play(border, "build_wall", robot=1, side="N", cube="brown")
    assert border.bank_walls == 27


@pytest.mark.rule("FP-41")
def test_the_price_of_a_wall_by_option() -> None:
    options = {"wall_energy": 2, "wall_cubes": 0}
    position = planet(LINE, robots={RED: "D3"}, cubes={RED: (1, 0, 0)}, options=options)
    says = "A wall costs no cube at this table; name none."
    refused(position, "FP-41", "build_wall", robot=1, side="E", cube="brown", says=says)
    play(position, "build_wall", robot=1, side="E")
    assert purse(position, RED) == (1, 0, 0)
    assert position.fresh == 1
    refused(position, "FP-08", "build_wall", robot=1, side="W", says="You need 2 energy, you have 1.")
    priced = planet(LINE, robots={RED: "D3"}, cubes={RED: (1, 0, 0)})
    refused(priced, "FP-41", "build_wall", robot=1, side="E", says="Name the cube that pays for the wall.")


@pytest.mark.rule("FP-41")
def test_a_variant_may_ask_for_more_cubes_of_a_colour() -> None:
    dear: dict[str, Any] = {"option": [{"name": "wall_cubes", "choices": [2], "default": 2}]}
    game = cast(ForgottenPlanet, farport.game("forgotten-planet", dear))
    position = planet(LINE, robots={RED: "D3"}, cubes={RED: (1, 2, 0)}, game=game)
    refused(
        position, "FP-08", "build_wall", robot=1, side="E", cube="brown", says="You need 2 brown cubes, you have 1."
    )
    built = play(position, "build_wall", robot=1, side="E", cube="white")
    assert built[0].data["cubes"] == ["white", "white"]
    assert purse(position, RED) == (1, 0, 0)


@pytest.mark.rule("FP-42")
def test_a_wall_cuts_steps_building_and_control() -> None:
    position = planet(LINE, robots={RED: "D2"}, walls="D2:S D2:E")
    assert "D3" not in destinations(position, 1)
    assert sites(position, "build_land") == {"C2"}
    assert zone(position, RED) == {"D1", "D2"}, "D3 is cut off and nobody's"


@pytest.mark.rule("FP-43")
def test_an_empty_cell_may_be_closed() -> None:
    drawing = ". . . R\n. . - -\n. . - . -\n. . . -\n.\n.\n. . . Y"
    position = planet(drawing, robots={RED: "D2 C3 E3 D4"}, walls="D3:E D3:W D3:N", cubes={RED: (1, 0, 0)}, fresh=3)
    position.on[RED] = 0b1111
    play(position, "build_wall", robot=4, side="N", cube="brown")
    assert position.walls[cell("D3")] == 15
    refused(position, "FP-32", "build_land", robot=1, at="D3", says="A wall is in the way.")


@pytest.mark.rule("FP-43")
def test_the_tile_beyond_may_not_be_closed_either() -> None:
    drawing = ". . . R\n. . . -\n. . - -\n. . - .\n.\n.\n. . . Y"
    position = planet(drawing, robots={RED: "C4 D3"}, walls="C3:N C3:W C3:S", cubes={RED: (1, 0, 0)}, fresh=3)
    position.on[RED] = 0b11
    refused(position, "FP-43", "build_wall", robot=2, side="W", cube="brown")


@pytest.mark.rule("FP-44")
def test_groups_may_be_walled_in() -> None:
    drawing = ". . . R\n. . . -\n. . - -\n.\n.\n.\n. . . Y"
    position = planet(drawing, robots={RED: "D2"}, walls="C3:N C3:W C3:S D3:S D3:E", cubes={RED: (1, 0, 0)}, fresh=2)
    play(position, "build_wall", robot=1, side="S", cube="brown")
    play(position, "end_actions")
    assert zone(position, RED) == {"D1", "D2"}, "without a base inside nobody controls C3 and D3"


@pytest.mark.rule("FP-45")
def test_others_stay_when_a_wall_is_pushed() -> None:
    drawing = ". . . R\n. . . -\n. . . -\n.\n.\n.\n. . . Y"
    position = planet(drawing, robots={RED: "D2 D2"}, walls="D2:S")
    play(position, "push_wall", robot=1, side="S")
    assert (robot(position, RED, 1), robot(position, RED, 2)) == ("D3", "D2")
    assert position.walls[cell("D3")] == 1 << SIDES.index("S")
    assert position.walls[cell("D2")] == 0
    assert position.fresh == 1


@pytest.mark.rule("FP-46", "FP-43")
def test_a_push_may_not_wall_a_tile_in() -> None:
    drawing = ". . . R\n. . . -\n. . . -\n. . . -\n.\n.\n. . . Y"
    position = planet(drawing, robots={RED: "D2"}, walls="D2:S D4:W D4:S D4:E")
    refused(position, "FP-43", "push_wall", robot=1, side="S", says="A single tile may not be walled in.")


@pytest.mark.rule("FP-46", "FP-43")
def test_a_push_may_close_an_empty_cell() -> None:
    drawing = ". . . R\n. . . -\n. . . -\n.\n.\n.\n. . . Y"
    position = planet(drawing, robots={RED: "D2"}, walls="D2:S D4:W D4:S D4:E")
    play(position, "push_wall", robot=1, side="S")
    assert position.walls[cell("D4")] == 15


@pytest.mark.rule("FP-47")
def test_a_blast_takes_everybody_on_the_tile() -> None:
    position = planet(LINE, robots={RED: "D3 D2", YELLOW: "D3"}, walls="D3:E")
    play(position, "blast", robot=1)
    assert robot(position, RED, 1) is None
    assert robot(position, YELLOW, 1) is None
    assert robot(position, RED, 2) == "D2"
    assert tile_at(position, "D3") == LAND
    assert position.walls[cell("D3")] != 0
    assert position.fresh == 1


@pytest.mark.rule("FP-48")
@pytest.mark.parametrize(("scope", "survives"), [("either", True), ("both", False)])
def test_blasting_a_wall(scope: str, survives: bool) -> None:
    position = planet(LINE, robots={RED: "D3", YELLOW: "D3"}, walls="D3:E", options={"blast_scope": scope})
    refused(position, "FP-48", "blast_wall", robot=1, side="N", says="There is no wall on that side.")
    play(position, "blast_wall", robot=1, side="E")
    assert robot(position, RED, 1) is None
    assert (robot(position, YELLOW, 1) == "D3") == survives
    assert position.walls[cell("D3")] == 0


@pytest.mark.rule("FP-49")
def test_destroyed_pieces_return() -> None:
    position = planet(LINE, robots={RED: "D3"}, walls="D3:E", cubes={RED: (2, 0, 0)}, fresh=4)
    walls = position.bank_walls
    play(position, "blast_wall", robot=1, side="E")
    assert position.bank_walls == walls + 1
    play(position, "build_robot", base="D1", cubes=["brown", "brown"])
    assert robot(position, RED, 1) == "D1", "the robot of the stock is used again"


@pytest.mark.rule("FP-48", "FP-49")
def test_the_robot_that_blasts_a_wall_is_the_one_that_goes() -> None:
    drawing = ". . . R\n.\n.\n.\n.\n. . . -\n. . . Y"
    position = planet(drawing, turn=YELLOW, robots={RED: "D6 D6", YELLOW: "D6 D6"}, walls="D6:E")
    play(position, "blast_wall", robot=2, side="E")
    assert [robot(position, RED, 1), robot(position, RED, 2)] == ["D6", "D6"]
    assert [robot(position, YELLOW, 1), robot(position, YELLOW, 2)] == ["D6", None]


@pytest.mark.rule("FP-49a")
def test_a_robot_may_blast_anywhere() -> None:
    position = planet(LINE, robots={RED: "D1"})
    play(position, "blast", robot=1)
    assert tile_at(position, "D1") == BASE + RED
    assert robot(position, RED, 1) is None
