"""Scenarios: what is refused, what is warned of, how fair it is (FP-90 to FP-94)."""

from __future__ import annotations

import re
from typing import Any, cast

import pytest

import farport
from farport.games.forgotten_planet.game import ForgottenPlanet
from farport.games.forgotten_planet.mechanics.scenario import (
    base_distances,
    fairness,
    find_warnings,
    good_land,
    special_distances,
)
from farport.games.forgotten_planet.tables import Tables
from tests.games.forgotten_planet.drawing import GAME

GRID = ["1....", ".....", "..S..", ".....", "....2"]


def varied(**changes: Any) -> ForgottenPlanet:
    """The game with one more scenario of 25 cells, changed."""
    scenario: dict[str, Any] = {
        "id": "trial", "seats": 2, "area": "defined", "land_tiles": 16, "origin": "own", "grid": GRID,
    }  # fmt: skip
    scenario.update(changes)
    for key in [key for key, value in scenario.items() if value is None]:
        del scenario[key]
    return cast(ForgottenPlanet, farport.game("forgotten-planet", {"scenario": [scenario]}))


def warned(game: ForgottenPlanet) -> list[str]:
    return find_warnings(game.tables.scenarios["trial"], game.tables.limits)


@pytest.mark.rule("FP-90")
def test_a_scenario_gives_an_area_land_bases_and_special_mines() -> None:
    state = varied().new(seats=2, seed=1, options={"scenario": "trial", "base_assignment": "fixed"})
    view: Any = state.view(None)
    assert len(view["area"]["cells"]) == 25
    assert view["bank"]["land"] == 16
    laid = {tuple(tile["at"]): tile["tile"] for tile in view["tiles"]}
    assert laid == {(0, 0): "base", (4, 4): "base", (2, 2): "special"}


@pytest.mark.rule("FP-90")
@pytest.mark.parametrize("scenario", list(GAME.tables.scenarios))
def test_every_scenario_of_the_game_is_playable_without_warning(scenario: str) -> None:
    found = GAME.tables.scenarios[scenario]
    assert find_warnings(found, GAME.tables.limits) == []
    assert GAME.new(seats=found.seats, seed=1, options={"scenario": scenario}).to_move


@pytest.mark.rule("FP-91")
def test_a_good_number_of_land_tiles() -> None:
    limits = GAME.tables.limits
    assert [good_land(cells, limits) for cells in (54, 49, 61, 80)] == [36, 33, 41, 53]


@pytest.mark.rule("FP-91")
def test_an_open_area_is_a_table() -> None:
    state = GAME.new(seats=2, seed=1, options={"scenario": "open-range"})
    view: Any = state.view(None)
    assert (view["area"]["width"], view["area"]["height"]) == (17, 11)
    assert len(view["area"]["cells"]) == 187


TABLE: dict[str, Any] = {
    "grid": None, "area": "open", "table": [10, 5], "bases": ["A1", "J5"], "specials": ["E3"],
}  # fmt: skip

STONY = ["1T...", "T....", "#.S..", "..#..", "...T2", "....."]
WALLS = (  # three columns are parted below the first row, and the border stands as well: 28
    [f"{letter}{row}:E" for row in (2, 3, 4) for letter in "ABCD"]
    + [f"{letter}{side}" for letter in "ABCDE" for side in ("1:N", "6:N")]
    + [f"F{row}:W" for row in range(1, 6)]
    + ["A5:E"]
)

# What is just inside the limits: a row or a column of 24, 12 cells a seat, 300 cells, four special mines, 72 land tiles
# together with blocked cells and laid ones, 28 walls.
EDGES: list[dict[str, Any]] = [
    {"grid": ["...1.......S.......2...."]},
    {"grid": list("...1.......S.......2....")},
    {"grid": ["1" + "." * 23, *["." * 24] * 11, "S" + "." * 9 + "2."]},
    {"grid": ["1.S.S", ".....", "S...S", ".....", "....2"]},
    {"grid": STONY, "land_tiles": 67},
    {"walls": WALLS},
    {**TABLE, "table": [24, 12]},
    {**TABLE, "table": [12, 24]},
    {**TABLE, "table": [24, 1], "bases": ["B1", "V1"], "specials": ["L1"]},
    {**TABLE, "table": [1, 24], "bases": ["A2", "A22"], "specials": ["A12"]},
]  # fmt: skip


@pytest.mark.rule("FP-92", "FP-91")
@pytest.mark.parametrize("changes", EDGES)
def test_scenarios_that_can_just_be_used(changes: dict[str, Any]) -> None:
    assert varied(**changes).new(seats=2, seed=1, options={"scenario": "trial"}).to_move


@pytest.mark.rule("FP-91")
def test_an_open_area_has_its_bases_and_mines_where_it_says() -> None:
    view: Any = varied(**TABLE).new(2, 1, options={"scenario": "trial", "base_assignment": "fixed"}).view(None)
    assert (view["area"]["width"], view["area"]["height"]) == (10, 5)
    assert [(tile["at"], tile["tile"], tile.get("seat")) for tile in view["tiles"]] == [
        ([0, 0], "base", 0),
        ([4, 2], "special", None),
        ([9, 4], "base", 1),
    ]


@pytest.mark.rule("FP-16", "FP-90")
def test_a_scenario_may_carry_a_late_start_and_a_title() -> None:
    def stored(game: ForgottenPlanet) -> list[int]:
        view: Any = game.new(2, 1, options={"scenario": "trial"}).view(None)
        return [view["seats"][seat]["stored"] for seat in view["order"]]

    assert stored(varied()) == [0, 0]
    assert stored(varied(late_start=True)) == [0, 1]
    assert varied().tables.scenarios["trial"].title == {}
    assert varied(title={"en": "Trial"}).tables.scenarios["trial"].title == {"en": "Trial"}


ERRORS: list[tuple[dict[str, Any], str]] = [
    ({"title": {"en": 7}}, "title: en: a text is expected, not 7"),
    ({"id": "No!"}, "id: 'No!' must be of small letters"),
    ({"id": "trial\n"}, "id: 'trial\\n' must be of small letters"),
    ({"seats": 5}, "seats: 2 to 4 are possible, not 5"),
    ({"grid": ["1...?", *GRID[1:]]}, "row 1: unknown sign '?'"),
    ({"grid": ["1" + "." * 24, *GRID[1:]]}, "row 1 is longer than 24 cells"),
    ({"grid": GRID + ["....."] * 20}, "1 to 24 rows are possible, not 25"),
    (
        {"grid": None, "area": "open", "table": [25, 9], "bases": ["A1", "I9"], "specials": ["E5"]},
        "table: at most 24 by 24 cells are possible",
    ),
    (
        {"grid": None, "area": "open", "table": [9, 25], "bases": ["A1", "I9"], "specials": ["E5"]},
        "table: at most 24 by 24 cells are possible",
    ),
    ({**TABLE, "bases": ["A1", "K5"]}, "bases: 'K5' is no cell of the table"),
    ({**TABLE, "bases": ["A1", "A6"]}, "bases: 'A6' is no cell of the table"),
    ({**TABLE, "specials": ["middle"]}, "specials: 'middle' is no cell of the table"),
    ({**TABLE, "specials": ["J5"]}, "specials: two things lie on J5"),
    ({"grid": [" ", "     "]}, "base 1 must stand there once, not 0 times"),
    ({"grid": [*GRID[:4], "....."]}, "grid: base 2 must stand there once, not 0 times"),
    ({**TABLE, "bases": ["A1"]}, "bases: base 2 must stand there once, not 0 times"),
    ({**TABLE, "bases": ["A1", "J5", "A5"]}, "bases: base 3 is too many for 2 seats"),
    ({"grid": ["1...1", *GRID[1:]]}, "base 1 must stand there once, not 2 times"),
    ({"grid": ["1...3", *GRID[1:]]}, "base 3 is too many for 2 seats"),
    ({"grid": [*GRID[:2], ".....", *GRID[3:]]}, "1 to 4 special mines are needed, there are 0"),
    ({"grid": ["1.S.S", ".....", "S.S.S", ".....", "....2"]}, "1 to 4 special mines are needed, there are 5"),
    ({"grid": ["..1.......S.......2...."]}, "24 to 300 cells are needed, there are 23"),
    ({"grid": ["1" + "." * 23, *["." * 24] * 11, "S" + "." * 9 + "2.."]}, "24 to 300 cells are needed, there are 301"),
    ({"grid": ["1....", ".....", "..S..", "....2"]}, "24 to 300 cells are needed, there are 20"),
    ({"grid": ["1" + "." * 23, *["." * 24] * 12, "." * 20 + "S..2"]}, "24 to 300 cells are needed, there are 336"),
    ({"grid": ["1S...", *GRID[1:]]}, "A1 and B1: bases and special mines may not touch"),
    ({"grid": ["1....", "S....", *GRID[2:]]}, "A1 and A2: bases and special mines may not touch"),
    ({"grid": ["1#...", *GRID[1:], "....."]}, "base 1 (A1) needs two free cells beside it"),
    ({"walls": ["A1:E"]}, "base 1 (A1) needs two free cells beside it"),
    ({"grid": [*GRID, "     ", "..   "]}, "A7 cannot be reached from base 1"),
    ({"walls": ["A3:N", "B3:N", "C3:N", "D3:N", "E3:N"]}, "A3 cannot be reached from base 1"),
    ({"land_tiles": 0}, "land_tiles: a whole number of at least 1 is expected"),
    ({"land_tiles": 73}, "land tiles, blocked cells and laid tiles are more than 72 together"),
    ({"grid": STONY, "land_tiles": 68}, "are more than 72 together"),
    ({"grid": ["1.##.", *GRID[1:], "....."], "land_tiles": 71}, "are more than 72 together"),
    ({"walls": ["A1:E"] * 2}, "A1:E stands there twice"),
    ({"walls": ["B1:W", "A1:E"]}, "A1:E stands there twice"),
    ({"walls": ["Y1:N"]}, "'Y1:N' is no side; a side is written D4:S"),
    ({"walls": ["A1:X"]}, "'A1:X' is no side; a side is written D4:S"),
    ({"walls": ["H9:N"]}, "H9:N is not on a side of a playable cell"),
    ({"walls": [*WALLS, "B5:E"]}, "there are 28 walls, not 29"),
    ({"walls": ["C1:E", "C1:S", "C1:W"]}, "C1 cannot be reached from base 1"),
    ({"for_alliances": True}, "alliances need four players"),
    ({"grid": None}, "grid: this key is missing"),
    ({"colour": "red"}, "colour: unknown key"),
    ({"area": "round"}, "area: one of defined, open is expected, not 'round'"),
    ({"grid": [7]}, "grid[0]: a text is expected, not 7"),
    ({"id": "table"}, "id: 'table' is taken"),
]


@pytest.mark.rule("FP-92", "FP-90")
@pytest.mark.parametrize(("changes", "sentence"), ERRORS)
def test_scenarios_that_cannot_be_used(changes: dict[str, Any], sentence: str) -> None:
    with pytest.raises(farport.DataError) as error:
        varied(**changes)
    assert sentence in str(error.value)
    assert "scenario" in str(error.value)


@pytest.mark.rule("FP-92")
def test_an_author_sees_all_faults_at_once_with_their_numbers() -> None:
    with pytest.raises(farport.DataError) as error:
        varied(
            id="No!",
            grid=["1S...", ".....", ".....", ".....", "....3"],
            walls=["Z", "C2:N", "C2:N"],
            for_alliances=True,
        )
    told = re.findall(r"\(FP-92 (\d+)\)", str(error.value))
    assert told == ["2", "2", "9", "9", "1", "5", "6", "10"]


@pytest.mark.rule("FP-92", "FP-43")
def test_a_cell_closed_by_walls_and_border_is_refused() -> None:
    ring = ["C2:N", "C2:E", "C2:S", "C2:W"]
    with pytest.raises(farport.DataError, match="cannot be reached"):
        varied(walls=ring)


@pytest.mark.rule("FP-93")
def test_warnings() -> None:
    assert warned(varied()) == []
    assert "17 would be a good number" in warned(varied(land_tiles=12))[0]
    assert "the area will fill first" in warned(varied(land_tiles=23))[1]
    halves = [*GRID, "....."]  # 30 cells
    assert warned(varied(grid=halves, land_tiles=15)) == warned(varied(grid=halves, land_tiles=24)) == []
    for land in (14, 25):
        assert warned(varied(grid=halves, land_tiles=land)) == [
            f"{land} land tiles for 30 cells; 20 would be a good number"
        ]
    laid = ["1TTT.", "TT...", "..S..", ".....", "....2"]
    assert warned(varied(grid=laid, land_tiles=17)) == []
    full = "more land tiles (18) than free cells (17): the area will fill first"
    assert warned(varied(grid=laid, land_tiles=18)) == [full]


@pytest.mark.rule("FP-93")
def test_warnings_of_open_areas() -> None:
    near: dict[str, Any] = {"grid": None, "area": "open", "table": [9, 9], "bases": ["A1", "D4"], "specials": ["A9"]}
    for base in ("E5", "G7"):  # 8 and 12 steps
        assert warned(varied(**{**near, "bases": ["A1", base]})) == []
    assert warned(varied(**{**near, "bases": ["A1", "D5"]})) == ["bases 1 and 2 are 7 steps apart; 8 to 12 are advised"]
    assert len(warned(varied(**{**near, "bases": ["A1", "G8"]}))) == 1
    assert warned(varied(**near)) == ["bases 1 and 2 are 6 steps apart; 8 to 12 are advised"]
    far = {**near, "bases": ["A1", "I9"], "specials": ["E5"]}
    assert warned(varied(**far)) == ["bases 1 and 2 are 16 steps apart; 8 to 12 are advised"]
    small = {**near, "table": [10, 5], "bases": ["A3", "J3"], "specials": ["E3"], "land_tiles": 60}
    assert warned(varied(**small)) == ["more land tiles (60) than free cells (47): the area will fill first"]


@pytest.mark.rule("FP-94")
@pytest.mark.parametrize(
    ("scenario", "label"),
    [
        ("duel", "symmetric"), ("twin-veins", "symmetric"), ("triangle", "balanced"), ("trefoil", "balanced"),
        ("compass", "symmetric"), ("octagon", "symmetric"), ("canyon", "symmetric"), ("open-range", "symmetric"),
    ],
)  # fmt: skip
def test_fairness_of_the_scenarios(scenario: str, label: str) -> None:
    assert fairness(GAME.tables.scenarios[scenario]) == label


@pytest.mark.rule("FP-94")
def test_walls_count_for_fairness_and_uneven_maps_are_named() -> None:
    assert fairness(varied().tables.scenarios["trial"]) == "symmetric"
    assert fairness(varied(walls=["B1:S"]).tables.scenarios["trial"]) == "balanced"
    assert fairness(varied(walls=["B1:S", "D5:N"]).tables.scenarios["trial"]) == "symmetric"
    game = varied(grid=["1....", ".....", ".S...", ".....", "....2"])
    assert fairness(game.tables.scenarios["trial"]) == "uneven"
    assert any("uneven for the seats" in warning for warning in game.warnings())


# One turn or flip each brings base 1 to base 2.
FLIPS = {
    "left to right": ["1...2", ".T.T.", "..S..", ".....", "..#.."],
    "top to bottom": ["1....", ".T...", "..S.#", ".T...", "2...."],
    "half a turn": ["1....", "..S.T", "..#..", "T.S..", "....2"],
    "along the diagonal": ["...1.", ".S..T", "..#..", "2....", ".T..."],
    "along the other diagonal": [".1...", "T..S.", "..#..", "....2", "...T."],
    "not from the first column": ["      ", " 1...2", " .T.T.", " ..S..", " .....", " ..#.."],
}


@pytest.mark.rule("FP-94")
@pytest.mark.parametrize("grid", list(FLIPS.values()), ids=list(FLIPS))
def test_a_turn_or_flip_makes_a_map_symmetric(grid: list[str]) -> None:
    assert fairness(varied(grid=grid).tables.scenarios["trial"]) == "symmetric"


@pytest.mark.rule("FP-94")
@pytest.mark.parametrize(
    ("row", "signs", "label"),
    [
        (1, "T..T.", "balanced"),
        (3, "S....", "uneven"),
        (4, ".#...", "balanced"),
        (4, "..#. ", "balanced"),
    ],
    ids=["a laid tile", "a special mine", "a blocked cell", "the area"],
)
def test_what_is_out_of_place_spoils_the_symmetry(row: int, signs: str, label: str) -> None:
    grid = [*FLIPS["left to right"], "....."]
    assert fairness(varied(grid=grid).tables.scenarios["trial"]) == "symmetric"
    grid[row] = signs
    assert fairness(varied(grid=grid).tables.scenarios["trial"]) == label


PINWHEEL = [".1.....", "......2", ".......", "...S...", ".......", "4......", ".....3."]


@pytest.mark.rule("FP-94")
@pytest.mark.parametrize(
    ("walls", "label"),
    [
        ([], "symmetric"),
        (["B3:E", "E2:S", "F5:W", "C6:N"], "symmetric"),  # each a quarter of a turn further
        (["B1:N", "G2:E", "F7:S", "A6:W"], "symmetric"),
        (["B3:E", "E2:E", "F5:W", "C6:W"], "uneven"),
        (["B3:E"], "uneven"),
    ],
)
def test_a_quarter_of_a_turn_makes_a_map_symmetric(walls: list[str], label: str) -> None:
    game = varied(seats=4, grid=PINWHEEL, walls=walls, land_tiles=30)
    assert fairness(game.tables.scenarios["trial"]) == label


@pytest.mark.rule("FP-94")
def test_bases_at_different_distances_are_uneven() -> None:
    """All three are 3 from the special mine, but two of them are neighbours."""
    game = varied(seats=3, grid=[".......", ".......", "1..S..2", ".....3.", ".......", "......."], land_tiles=28)
    assert special_distances(game.tables.scenarios["trial"]) == {1: [3], 2: [3], 3: [3]}
    assert fairness(game.tables.scenarios["trial"]) == "uneven"


def test_distances_of_the_triangle() -> None:
    triangle = GAME.tables.scenarios["triangle"]
    assert [steps for _, _, steps in base_distances(triangle)] == [8, 8, 8]
    assert special_distances(triangle) == {1: [4], 2: [4], 3: [4]}


# ---------------------------------------------------------------------- other data of a variant


VARIANTS: list[tuple[dict[str, Any], str]] = [
    ({"energy": {"basic": "3"}}, "data.toml: energy: basic: a whole number is expected, not '3'"),
    ({"energy": {"basics": 3}}, "data.toml: energy: basics: unknown key; the keys here are: basic, tiles_per_extra"),
    ({"enrgy": {}}, "data.toml: enrgy: unknown key; the keys here are: meta, "),
    ({"action": [{"id": "fly", "energy": 1}]}, "data.toml: action fly: unknown id; the entries here are: move, "),
    ({"action": [{"energy": 1}]}, "data.toml: action[0]: a table with the key id is expected"),
    ({"action": [{"id": "move", "energy": 0}]}, "action move: energy: a whole number from 1 to 99 is expected, not 0"),
    (
        {"action": [{"id": "sell", "cubes": 2}]},
        "data.toml: action sell: cubes: it cannot be changed: one cube of each colour is part of the rule",
    ),
    (
        {"action": [{"id": "build_wall", "energy": 2}]},
        "data.toml: action build_wall: energy: it cannot be changed: the option wall_energy is the price (FP-41)",
    ),
    (
        {"components": {"vp_total": 60}},
        "data.toml: components: vp_total: it cannot be changed: the option vp_bank says what the Guild can pay (FP-51)",
    ),
    ({"random_placement": {"min_cells": {"2": 25}}}, "min_cells: 2: a whole number of at least 26 is expected, not 25"),
    ({"mine_die": {"1": "gold"}}, "mine_die: 1: one of land, brown, white, blue, choice is expected, not 'gold'"),
    ({"energy": {"tiles_per_extra": 0}}, "tiles_per_extra: a whole number of at least 1 is expected, not 0"),
    ({"players": []}, "data.toml: players: a table is expected, not []"),
    ({"scenario_limits": {"id_pattern": "("}}, "scenario_limits: id_pattern: this is no pattern: missing )"),
]


@pytest.mark.parametrize(("variant", "sentence"), VARIANTS)
def test_variants_that_cannot_be_used(variant: dict[str, Any], sentence: str) -> None:
    with pytest.raises(farport.DataError) as error:
        farport.game("forgotten-planet", variant)
    assert sentence in str(error.value)


@pytest.mark.rule("FP-92")
def test_a_variant_limits_the_width_and_the_height_of_maps() -> None:
    narrow: dict[str, Any] = {"scenario_limits": {"max_width": 17, "max_height": 13}}
    assert farport.game("forgotten-planet", narrow).seats == range(2, 5), "the maps of the game are not larger"
    wide: dict[str, Any] = {
        "id": "wide", "seats": 2, "area": "defined", "land_tiles": 30, "origin": "own",
        "grid": ["1" + "." * 15 + "2", "." * 8 + "S" + "." * 8, "." * 17],
    }  # fmt: skip
    too_wide = {**wide, "grid": [row + "." for row in wide["grid"]]}
    too_high = {**wide, "grid": wide["grid"] + ["."] * 11}
    game = cast(ForgottenPlanet, farport.game("forgotten-planet", {**narrow, "scenario": [wide]}))
    assert "wide" in game.tables.scenarios
    with pytest.raises(farport.DataError, match="row 1 is longer than 17 cells"):
        farport.game("forgotten-planet", {**narrow, "scenario": [too_wide]})
    with pytest.raises(farport.DataError, match="1 to 13 rows are possible, not 14"):
        farport.game("forgotten-planet", {**narrow, "scenario": [too_high]})


def test_a_variant_changes_numbers() -> None:
    game = cast(
        ForgottenPlanet, farport.game("forgotten-planet", {"energy": {"basic": 5}, "players": {"robots_each": 9}})
    )
    state = game.new(seats=2, seed=1)
    assert cast(Any, state.view(None))["turn"]["fresh"] == 5
    assert game.tables.robots_each == 9
    assert isinstance(game.tables, Tables)
    assert GAME.tables.basic_energy == 3, "the game as installed is what it was"
