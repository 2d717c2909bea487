"""The worked examples of the rulebook, by their numbers."""

from __future__ import annotations

import pytest

from farport.games.forgotten_planet.mechanics.grid import SIDES
from farport.games.forgotten_planet.scoring import breakdown
from farport.games.forgotten_planet.state import Position
from farport.games.forgotten_planet.vocabulary import BLUE, LAND, WHITE
from tests.games.forgotten_planet.drawing import (
    BLACK,
    GREEN,
    RED,
    YELLOW,
    cell,
    destinations,
    planet,
    play,
    purse,
    refused,
    robot,
    tile_at,
    zone,
)

DUEL = """
    . . . R . . .
    . . . . . . .
    . . . . . . .
    . . . S . . .
    . . . . . . .
    . . . . . . .
    . . . Y . . .
"""
START = {RED: (1, 1, 1), YELLOW: (1, 1, 1)}


def duel(turn: int = YELLOW, dice: tuple[int, ...] = ()) -> Position:
    return planet(
        DUEL, turn=turn, order=[YELLOW, RED], robots={RED: "D1", YELLOW: "D7"}, cubes=START, land=33, dice=dice
    )


def three_turns() -> Position:
    """W1 up to the end of yellow's third turn."""
    position = duel(dice=(4,))
    for at in ("C7", "E7", "D6"):
        play(position, "build_land", robot=1, at=at)
    assert zone(position, YELLOW) == {"D7", "C7", "E7", "D6"}
    assert position.bank_land == 30

    play(position, "build_land", robot=1, at="D2")
    play(position, "move", robot=1, to="D2")
    play(position, "build_land", robot=1, at="D3")
    assert zone(position, RED) == {"D1", "D2", "D3", "D4"}
    assert purse(position, RED) == (1, 1, 1)
    assert position.bank_land == 28

    play(position, "move", robot=1, to="D6")
    play(position, "build_mine", robot=1, at="C6")
    assert tile_at(position, "C6") == WHITE
    play(position, "build_land", robot=1, at="D5")
    assert zone(position, YELLOW) == {"D7", "C7", "E7", "D6", "C6", "D5"}
    assert zone(position, RED) == {"D1", "D2", "D3"}, "D4 is 3 from both: red's marker goes"
    assert position.bank_land == 27

    play(position, "move", robot=1, to="D4")
    play(position, "build_wall", robot=1, side="S", cube="brown")
    play(position, "store")
    play(position, "end_actions")
    assert zone(position, RED) == {"D1", "D2", "D3", "D4"}
    play(position, "choose_cubes", cubes=["blue"])
    assert purse(position, RED) == (0, 1, 2)
    assert position.stored[RED] == 1

    play(position, "build_robot", base="D7", cubes=["brown", "white"])
    play(position, "build_land", robot=1, at="E6")
    return position


@pytest.mark.rule("FP-01", "FP-10", "FP-12", "FP-41", "FP-50", "FP-53", "FP-60", "FP-62", "FP-71")
def test_w1_three_turns() -> None:
    position = three_turns()
    assert robot(position, YELLOW, 2) == "D7"
    assert purse(position, YELLOW) == (0, 0, 1)
    assert len(zone(position, YELLOW)) == 7
    assert position.bank_land == 26
    parts = breakdown(position, position.holder)
    assert sum(parts[RED].values()) == 6
    assert sum(parts[YELLOW].values()) == 12
    assert parts[YELLOW] == {
        "land": 5, "special": 0, "sales": 0, "debt": 0, "most_mines": 3, "most_robots": 3, "most_bases": 1,
    }  # fmt: skip
    play(position, "end_actions")
    play(position, "choose_cubes", cubes=["brown"])
    assert position.fresh == 4, "seven tiles: one more energy for yellow"


@pytest.mark.rule("FP-10", "FP-14", "FP-23")
@pytest.mark.parametrize(("tiles", "energy"), [(6, 3), (7, 4), (13, 4), (14, 5)])
def test_w2_energy(tiles: int, energy: int) -> None:
    rows = ["- - - Y - - -", "- - - - - - -"]
    signs = " ".join(rows).split()
    shown = ["."] * 14
    for place in (3, 2, 1, 0, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13)[:tiles]:
        shown[place] = signs[place]
    drawing = " ".join(shown[:7]) + "\n" + " ".join(shown[7:]) + "\n" + ". . . . . . .\n" * 4 + ". . . R . . ."
    position = planet(drawing, turn=YELLOW, stored={YELLOW: 2})
    assert len(zone(position, YELLOW)) == tiles
    assert position.fresh == energy
    assert position.energy(YELLOW) == energy + 2


@pytest.mark.rule("FP-60", "FP-61")
def test_w3_nearest_base() -> None:
    position = planet("R - - - - - - Y", scenario="open-range")
    assert zone(position, RED) == {"A1", "B1", "C1", "D1"}
    assert zone(position, YELLOW) == {"E1", "F1", "G1", "H1"}
    shorter = planet("R - - - - - Y", scenario="open-range")
    assert "D1" not in zone(shorter, RED) | zone(shorter, YELLOW)


@pytest.mark.rule("FP-61")
def test_w4_number_of_bases_does_not_matter() -> None:
    position = planet("Y - - - R\n. . - . .\n. . Y . .", scenario="open-range")
    assert "C1" not in zone(position, RED) | zone(position, YELLOW)
    assert {"B1", "C2"} <= zone(position, YELLOW)


def pushing(**more: object) -> Position:
    drawing = ". .\n. .\n. . -\nY - - - - - R"
    return planet(
        str(more.get("drawing", drawing)),
        scenario="open-range",
        turn=YELLOW,
        walls=str(more.get("walls", "B4:E")),
        robots={YELLOW: "B4", RED: str(more.get("red", "C3"))},
    )


@pytest.mark.rule("FP-13", "FP-15", "FP-42", "FP-45")
def test_w5_pushing() -> None:
    position = pushing()
    assert zone(position, YELLOW) == {"A4", "B4"}
    assert zone(position, RED) == {"C3", "C4", "D4", "E4", "F4", "G4"}
    play(position, "push_wall", robot=1, side="E")
    assert robot(position, YELLOW, 1) == "C4"
    assert position.on[RED] == 1, "red's robot still shows ON"
    assert zone(position, YELLOW) == {"A4", "B4"}, "control waits for phase 3"
    play(position, "end_actions")
    assert zone(position, YELLOW) == {"A4", "B4", "C4", "C3"}
    assert zone(position, RED) == {"D4", "E4", "F4", "G4"}
    assert position.active == RED
    assert position.on[RED] == 0, "in red's phase 1 it is switched off"


@pytest.mark.rule("FP-45")
def test_w5_pushing_refused() -> None:
    refused(pushing(red="C4"), "FP-45", "push_wall", robot=1, side="E", says="A robot is behind the wall.")
    refused(pushing(walls="B4:E C4:E"), "FP-45", "push_wall", robot=1, side="E", says="Another wall is behind it.")
    mine = ". .\n. .\n. . -\nY - b - - - R"
    says = "Walls can only be pushed over a land tile."
    refused(pushing(drawing=mine), "FP-45", "push_wall", robot=1, side="E", says=says)
    refused(pushing(), "FP-45", "push_wall", robot=1, side="N", says="There is no wall on that side.")


@pytest.mark.rule("FP-33", "FP-34")
def test_w6_mine_site_first() -> None:
    drawing = DUEL.replace(". . . . . . .\n    . . . Y", ". . . - . . .\n    . . . Y")
    position = planet(drawing, turn=YELLOW, robots={YELLOW: "D6"}, dice=(2,), land=10)
    refused(position, "FP-34", "build_mine", robot=1, at="D5", says="A mine may not be next to a mine or a base.")
    play(position, "build_mine", robot=1, at="C6")
    assert tile_at(position, "C6") == LAND
    assert position.bank_land == 9
    assert position.fresh == 2


COLUMN = """
    . . . R . . .
    . . . - . . .
    . . . - . . .
    . . . - . . .
    . . . - . . .
    . . . - . . .
    . . . Y . . .
"""


@pytest.mark.rule("FP-30", "FP-31")
def test_w7_movement() -> None:
    position = planet(COLUMN, turn=YELLOW, robots={YELLOW: "D6"})
    play(position, "move", robot=1, to="D3")
    assert position.fresh == 2
    position = planet(COLUMN, turn=YELLOW, robots={YELLOW: "D6"})
    refused(position, "FP-30", "move", robot=1, to="D2", says="No way of at most 3 steps leads to D2.")
    play(position, "move", robot=1, to="D4")
    play(position, "move", robot=1, to="D2")
    assert position.fresh == 1, "four steps cost two energy"
    position = planet(COLUMN, turn=YELLOW, robots={YELLOW: "D6"})
    play(position, "move", robot=1, to="D5")
    play(position, "build_land", robot=1, at="C5")
    play(position, "move", robot=1, to="D4")
    assert position.active == RED, "1 + 1 + 1: nothing is left, the turn is over"


@pytest.mark.rule("FP-30")
def test_w8_rival_bases() -> None:
    drawing = ". . . R\n.\n.\n.\n.\n. . - - .\n. . - Y ."
    position = planet(drawing, robots={RED: "D6"}, fresh=1)
    position.on[RED] = 1
    refused(position, "FP-30", "move", robot=1, to="D7")
    play(position, "move", robot=1, to="C7")
    assert robot(position, RED, 1) == "C7"


WALLED = ". . - R -\n. . . -\n.\n.\n.\n.\n. . . Y"


@pytest.mark.rule("FP-43")
def test_w9_walling_in() -> None:
    def corner(border_encloses: bool) -> Position:
        return planet(
            WALLED,
            robots={RED: "D1"},
            walls="D1:W D1:E",
            cubes={RED: (1, 0, 0)},
            options={"border_encloses": border_encloses},
        )

    says = "A single tile may not be walled in."
    refused(corner(True), "FP-43", "build_wall", robot=1, side="S", cube="brown", says=says)
    position = corner(False)
    play(position, "build_wall", robot=1, side="S", cube="brown")
    play(position, "end_actions")
    assert zone(position, RED) == {"D1"}


@pytest.mark.rule("FP-47", "FP-48", "FP-49")
def test_w10_self_destruct() -> None:
    def crowded() -> Position:
        drawing = ". . . R\n. . . -\n. . . -\n. . . -\n.\n.\n. . . Y"
        return planet(drawing, robots={RED: "D4 D4", YELLOW: "D4!"}, walls="D4:S")

    position = crowded()
    play(position, "blast", robot=1)
    assert position.robots_in_play(RED) == 0
    assert position.robots_in_play(YELLOW) == 0
    assert position.walls[cell("D4")] == 1 << SIDES.index("S"), "tile and wall remain"
    position = crowded()
    walls_left = position.bank_walls
    play(position, "blast_wall", robot=1, side="S")
    assert robot(position, RED, 1) is None
    assert (robot(position, RED, 2), robot(position, YELLOW, 1)) == ("D4", "D4")
    assert position.bank_walls == walls_left + 1


@pytest.mark.rule("FP-23", "FP-53")
def test_w11_store() -> None:
    drawing = ". . . R - -\n.\n.\n.\n.\n.\n. . . Y"
    position = planet(drawing, robots={RED: "F1"}, cubes={RED: (1, 1, 1)}, stored={RED: 2})
    play(position, "build_land", robot=1, at="F2")
    play(position, "store")
    assert (position.fresh, position.stored[RED]) == (1, 3)
    refused(position, "FP-53", "store", says="You can store no more than 3.")
    play(position, "build_base", robot=1, at="G1")
    assert (position.fresh, position.stored[RED]) == (0, 1)


@pytest.mark.rule("FP-70")
def test_w12_production() -> None:
    drawing = ". . . R\n. . w -\n. . . -\n. . . -\n. . . -\n. . . -\n. . . Y"
    position = planet(drawing, robots={RED: "C2 C2 C2 D4", YELLOW: "C2"})
    assert "D4" not in zone(position, RED) | zone(position, YELLOW)
    play(position, "end_actions")
    assert purse(position, RED) == (0, 3, 0)
    play(position, "end_actions")
    assert purse(position, YELLOW) == (0, 0, 0)


@pytest.mark.rule("FP-103", "FP-104", "FP-105")
def test_w13_final_scoring() -> None:
    """Land 14 / 11 / 9 and the rest as told, on separate islands of the empty table."""
    drawing = """
        R - - - - - - - . Y - - - - - . .
        - - - - - - - S . - b - b - - . .
        b . b . b . . . . b - - . . . . .
        . . . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . . . .
        . . . . . . . . . Y . . . . . . .
        . . . . . . . . . . . . . . . . .
        G - - - - - - - . . . . . . . . .
        - - b . . . . . . . . . . . . . .
    """
    position = planet(
        drawing,
        scenario="table",
        seats=3,
        options={"random_placement": True},
        robots={RED: "A1 A1 A1 A1", YELLOW: "J1 J1 J1 J1", GREEN: "A8 A8 A8 A8"},
        cubes={RED: (5, 0, 0), YELLOW: (2, 0, 0)},
        land=1,
    )
    position.sold = [4, 8, 2]
    play(position, "consume_metal")
    play(position, "end_actions")
    result = position.result
    assert result is not None
    assert [part["land"] for part in result.breakdown] == [14, 11, 9]
    assert result.scores == [23, 24, 12]
    assert result.winners == (YELLOW,)
    assert result.ranks == [2, 1, 3]


@pytest.mark.rule("FP-105")
def test_w13_tie_goes_to_the_cubes() -> None:
    drawing = "R - - - . Y - - -"
    for cubes, winners, ranks in (((5, 2), (RED,), [1, 2]), ((2, 2), (RED, YELLOW), [1, 1])):
        position = planet(
            drawing, scenario="open-range", cubes={RED: (cubes[0], 0, 0), YELLOW: (cubes[1], 0, 0)}, land=1
        )
        play(position, "consume_metal")
        play(position, "end_actions")
        result = position.result
        assert result is not None
        assert result.scores[RED] == result.scores[YELLOW]
        assert result.winners == winners
        assert result.ranks == ranks


@pytest.mark.rule("FP-35", "FP-100")
def test_w15_last_land_tile() -> None:
    drawing = ". . . R -\n.\n.\n.\n.\n.\n. . . Y"
    position = planet(drawing, robots={RED: "E1"}, land=1, dice=(1, 2, 5))
    play(position, "build_land", robot=1, at="F1")
    events = play(position, "build_mine", robot=1, at="E2")
    assert [event.data["face"] for event in events if event.kind == "rolled"] == [1, 2, 5]
    assert tile_at(position, "E2") == BLUE
    play(position, "store")
    assert position.mover == RED
    play(position, "end_actions")
    assert position.to_move == ()
    assert position.result is not None
    assert position.result.reason == "land_used_up"


@pytest.mark.rule("FP-76", "FP-78")
def test_w16_allies() -> None:
    drawing = ".\n. R . . . . . . . Y\n. - \n. -\n. -\n. G . . . . . . . K"
    position = planet(
        drawing,
        scenario="canyon",
        seats=4,
        options={"alliances": True},
        robots={RED: "B4", GREEN: "B4", YELLOW: "B4", BLACK: "J6"},
    )
    assert position.partner[RED] == GREEN
    assert position.holder[position.robot_cell(RED, 1)] == RED, "in setup the earlier partner gets it"
    assert position.on[RED] == 1
    play(position, "end_actions")
    assert position.active == YELLOW
    assert position.on[YELLOW] == 0, "a rival's robot on it is OFF"
    play(position, "end_actions")
    assert position.on[GREEN] == 1, "either partner's robot is ON"


@pytest.mark.rule("FP-32", "FP-42")
def test_w17_a_wall_towards_nothing() -> None:
    drawing = ". . . R\n. . - -\n. . - .\n.\n.\n.\n. . . Y"
    position = planet(drawing, robots={RED: "D2 C3"}, cubes={RED: (1, 0, 0)}, fresh=4)
    play(position, "build_wall", robot=1, side="S", cube="brown")
    refused(position, "FP-32", "build_land", robot=1, at="D3", says="A wall is in the way.")
    play(position, "build_land", robot=2, at="D3")
    assert zone(position, RED) >= {"D2", "C3"}
    play(position, "move", robot=1, to="C3")
    assert "D2" in destinations(position, 1), "back the way it came: C2, D2"
    assert position.walls[cell("D3")] == 1 << SIDES.index("N"), "D3 and D2 stay separated"


@pytest.mark.rule("FP-38", "FP-39", "FP-61")
def test_w18_a_new_base_takes_land() -> None:
    drawing = COLUMN.replace(
        "- . . .\n    . . . - . . .\n    . . . - . . .\n    . . . Y",
        "S . . .\n    . . . - . . .\n    . . . - . . .\n    . . . Y",
    )
    position = planet(drawing, robots={RED: "D3"}, cubes={RED: (1, 1, 1)})
    assert zone(position, RED) == {"D1", "D2", "D3"}
    assert zone(position, YELLOW) == {"D5", "D6", "D7"}
    play(position, "build_base", robot=1, at="C3")
    assert zone(position, RED) == {"D1", "D2", "D3", "C3", "D4"}
    assert zone(position, YELLOW) == {"D5", "D6", "D7"}
