"""Control and production (FP-60 to FP-73)."""

from __future__ import annotations

from typing import Any

import pytest

import farport
from farport.games.forgotten_planet.mechanics.control import ONLY, near, nearest
from farport.games.forgotten_planet.mechanics.grid import STEP
from farport.games.forgotten_planet.state import Position
from farport.games.forgotten_planet.vocabulary import BASE, LAND, NOBODY
from tests.games.forgotten_planet.drawing import (
    GAME,
    RED,
    YELLOW,
    event_kinds,
    kinds,
    planet,
    play,
    purse,
    refused,
    zone,
)


@pytest.mark.rule("FP-60")
def test_distance_is_counted_over_tiles_around_walls() -> None:
    drawing = ". . . R\n. . - -\n. . - -\n. . . -\n. . . -\n. . . -\n. . . Y"
    assert zone(planet(drawing), RED) == {"D1", "D2", "D3", "C2", "C3"}
    around = planet(drawing, walls="D2:S")  # D3 is now 4 from red, by C2 and C3, as from yellow
    assert zone(around, YELLOW) == {"D4", "D5", "D6", "D7"}
    assert zone(around, RED) == {"D1", "D2", "C2", "C3"}
    diagonal = planet(". . . R\n. . - .\n.\n.\n.\n.\n. . . Y")
    assert zone(diagonal, RED) == {"D1"}


@pytest.mark.rule("FP-60")
def test_a_view_counts_zones_and_bases() -> None:
    position = planet("R - - - - R . Y", scenario="open-range")
    seats: Any = position.view(RED)["seats"]
    assert [(seat["zone"], seat["bases"]) for seat in seats] == [(6, 2), (1, 1)]


@pytest.mark.rule("FP-61")
def test_equal_distance_belongs_to_nobody() -> None:
    position = planet("R - - - Y", scenario="open-range")
    assert zone(position, RED) == {"A1", "B1"}
    assert zone(position, YELLOW) == {"D1", "E1"}
    own_tie = planet("R - R . . . Y", scenario="open-range")
    assert "B1" in zone(own_tie, RED), "two bases of one player are no tie"


@pytest.mark.rule("FP-62")
def test_all_markers_are_renewed_also_those_of_the_others() -> None:
    drawing = "R - - - - - - Y"
    position = planet(drawing, scenario="open-range", robots={RED: "D1"}, cubes={RED: (1, 1, 1)})
    assert "E1" in zone(position, YELLOW)
    play(position, "build_base", robot=1, at="D2")  # 2 steps from E1, as red's marker; F1 is 3 from it and 2 from H1
    assert zone(position, RED) == {"A1", "B1", "C1", "D1", "D2", "E1"}
    assert zone(position, YELLOW) == {"F1", "G1", "H1"}


@pytest.mark.rule("FP-62", "FP-09")
def test_only_a_change_of_markers_is_told() -> None:
    position = planet("R - - . . . Y", scenario="open-range", robots={RED: "C1"}, cubes={RED: (1, 0, 0)})
    play(position, "build_wall", robot=1, side="S", cube="brown")
    outlook: Any = position.view(None)["outlook"]
    assert outlook["changes"] == []
    assert event_kinds(play(position, "end_actions")) == ["energy_lost", "turn"], "the wall has changed no distance"
    assert position.view(None)["outlook"] is None, "the markers are up to date"


@pytest.mark.rule("FP-25", "FP-61")
def test_what_the_markers_will_be_is_foreseen() -> None:
    position = planet("R - . - Y", scenario="open-range", robots={RED: "B1"})
    play(position, "build_land", robot=1, at="C1")
    play(position, "build_land", robot=1, at="B2")
    outlook: Any = position.view(None)["outlook"]
    assert outlook["changes"] == [[[1, 1], None, RED]], "C1 will be 2 from both: nobody's, as now"


@pytest.mark.rule("FP-63")
def test_a_base_is_always_its_owners() -> None:
    position = planet("R - Y - R", scenario="open-range")
    assert "C1" in zone(position, YELLOW)
    assert {"A1", "E1"} <= zone(position, RED)


@pytest.mark.rule("FP-64")
def test_ways_over_rival_bases_change_nothing() -> None:
    """Beyond yellow's base every tile is nearer to yellow, though red's way leads over it."""
    position = planet("R - Y - -", scenario="open-range")
    assert zone(position, YELLOW) == {"C1", "D1", "E1"}


def searched_one_by_one(position: Position) -> list[int]:
    """FP-60 and FP-61 word by word: a search for each player, then compared."""
    steps: list[dict[int, int]] = []
    for seat in range(position.seats):
        found = {cell: 0 for cell in position.catalogue.cells if position.tile[cell] == BASE + seat}
        queue = list(found)
        for cell in queue:
            for side in range(4):
                beyond = cell + STEP[side]
                if position.tile[beyond] >= LAND and not position.walls[cell] & (1 << side) and beyond not in found:
                    found[beyond] = found[cell] + 1
                    queue.append(beyond)
        steps.append(found)
    holders = [NOBODY] * len(position.tile)
    for cell in position.catalogue.cells:
        reached = sorted((found[cell], seat) for seat, found in enumerate(steps) if cell in found)
        if reached and (len(reached) == 1 or reached[0][0] < reached[1][0]):
            holders[cell] = reached[0][1]
    return holders


@pytest.mark.rule("FP-60", "FP-61", "FP-64", "FP-65")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_search_equals_the_definition(seats: int) -> None:
    rng = farport.Rng(seats)
    for seed in range(5):
        state = GAME.new(seats=seats, seed=seed)
        assert isinstance(state, Position)
        while state.to_move:
            state.play(state.mover, rng.choice(state.legal(state.mover)))
            assert [ONLY[mask] for mask in nearest(state)[0]] == searched_one_by_one(state)


@pytest.mark.rule("FP-60", "FP-61", "FP-65")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_remembered_is_brought_up_to_date_tile_by_tile(seats: int) -> None:
    rng = farport.Rng(seats)
    for seed in range(4):
        state = GAME.new(seats=seats, seed=seed)
        assert isinstance(state, Position)
        while state.to_move:
            if rng.below(3):  # sometimes several tiles are new
                found = near(state)
                assert (found.seats, found.reached) == nearest(state)
                assert found.holder == searched_one_by_one(state)
            before = state.copy()
            state.play(state.mover, rng.choice(state.legal(state.mover)))
            assert near(before).holder == searched_one_by_one(before), "what came later is nothing to a copy"


@pytest.mark.rule("FP-61")
def test_a_tile_between_brings_all_beyond_it_nearer() -> None:
    """C1 closes the short way from yellow to the tiles that red alone could reach, the long way round."""
    drawing = """
        R - - - -
        . . . . -
        Y - . - -
    """
    position = planet(drawing, scenario="open-range", robots={YELLOW: "B3"}, turn=YELLOW)
    assert near(position).holder == position.holder
    play(position, "build_land", robot=1, at="C3")
    play(position, "end_actions")
    assert zone(position, YELLOW) == {"A3", "B3", "C3", "D3", "E3"}
    assert zone(position, RED) == {"A1", "B1", "C1", "D1", "E1"}


@pytest.mark.rule("FP-61")
def test_a_tile_between_belongs_to_the_nearer() -> None:
    position = planet("Y - - . - R", scenario="open-range", robots={RED: "E1"})
    assert near(position).holder == position.holder
    play(position, "build_land", robot=1, at="D1")
    play(position, "end_actions")
    assert zone(position, RED) == {"D1", "E1", "F1"}
    assert zone(position, YELLOW) == {"A1", "B1", "C1"}


@pytest.mark.rule("FP-61")
def test_a_position_is_worth_the_same_whatever_is_remembered() -> None:
    rng = farport.Rng(5)
    state = GAME.new(seats=4, seed=5)
    while state.to_move:
        fresh = GAME.load(state.dump())
        for seat in range(state.seats):
            assert state.evaluate(seat) == fresh.evaluate(seat)
        state.play(state.to_move[0], rng.choice(state.legal(state.to_move[0])))


MINES = """
    . . . R . . .
    . . w - b . .
    . . . - - u .
    . . . S . . .
    . . . . . . .
    . . . . . . .
    . . . Y . . .
"""


@pytest.mark.rule("FP-70")
def test_each_robot_on_a_controlled_mine_brings_a_cube() -> None:
    position = planet(MINES, robots={RED: "C2 E2 E2 D2 F3"})
    play(position, "end_actions")
    assert purse(position, RED) == (2, 1, 1)


@pytest.mark.rule("FP-70")
def test_robots_of_others_and_uncontrolled_mines_bring_nothing() -> None:
    position = planet(MINES, robots={YELLOW: "C2"}, turn=YELLOW)
    play(position, "end_actions")
    assert purse(position, YELLOW) == (0, 0, 0)
    hosts = planet(MINES.replace("R", "Y"), robots={RED: "C2 E2", YELLOW: "C2"}, turn=YELLOW)
    play(hosts, "end_actions")
    assert purse(hosts, YELLOW) == (0, 1, 0), "only what its own robot brings"
    cut = planet(MINES, robots={RED: "C2"}, walls="C2:E")
    play(cut, "end_actions")
    assert purse(cut, RED) == (0, 0, 0)


@pytest.mark.rule("FP-71")
def test_special_mines_bring_cubes_of_choice() -> None:
    position = planet(MINES, robots={RED: "D4 D4 C2"})
    play(position, "end_actions")
    assert purse(position, RED) == (0, 1, 0), "common mines produce first"
    assert kinds(position) == {"choose_cubes"}
    assert len(position.legal(RED)) == 6
    refused(position, "FP-71", "end_actions", says="Choose the cubes first.")
    refused(position, "FP-71", "choose_cubes", cubes=["blue"], says="Choose 2 cubes.")
    play(position, "choose_cubes", cubes=["blue", "brown"])
    assert purse(position, RED) == (1, 1, 1)
    assert position.active == YELLOW
    refused(position, "FP-71", "choose_cubes", cubes=["blue"], says="There are no cubes to choose now.")


@pytest.mark.rule("FP-71")
def test_seven_robots_have_thirty_six_ways() -> None:
    position = planet(MINES, robots={RED: "D4 D4 D4 D4 D4 D4 D4"})
    play(position, "end_actions")
    assert len(position.legal(RED)) == 36


@pytest.mark.rule("FP-72")
def test_off_robots_produce() -> None:
    position = planet(MINES, robots={RED: "C2!"})
    play(position, "end_actions")
    assert purse(position, RED) == (0, 1, 0)


@pytest.mark.rule("FP-73")
def test_then_the_next_player_begins() -> None:
    position = planet(MINES, robots={RED: "D2"})
    play(position, "end_actions")
    assert (position.active, position.fresh, position.rounds) == (YELLOW, 3, 0)
    play(position, "end_actions")
    assert (position.active, position.rounds) == (RED, 1)
