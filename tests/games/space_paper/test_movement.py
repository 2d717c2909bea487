"""Moving ships: turns, paths, range, orbits, black holes."""

from __future__ import annotations

from itertools import pairwise
from typing import cast

import pytest

from farport.games.space_paper.game import SpacePaper
from farport.games.space_paper.mechanics.civilisation import speed
from farport.games.space_paper.mechanics.combat import eliminate
from farport.games.space_paper.mechanics.reach import Chart
from farport.games.space_paper.state import Position
from farport.games.space_paper.vocabulary import ACTIVATED, ATTACKED, BLACK_HOLE, NONE, TOTAL, UNPAID, VOID
from farport.kernel import Plain, Rng, Value
from tests.games.space_paper.table import (
    GAME,
    all_paths,
    asked,
    at,
    colony,
    end_turns,
    game,
    level,
    listed,
    mineral,
    move,
    move_refused,
    outpost,
    phase,
    place,
    planet,
    play,
    refused,
    reveal_all,
    ship,
    star,
    to,
)


def open_table(**options: Value) -> Position:
    """Everything is revealed and empty, and it is seat 0's movement turn."""
    table = game(leaders=("financier", "scientist"), phase="m", options=options)
    reveal_all(table)
    return table


# ---------------------------------------------------------------------- turns


@pytest.mark.rule("SP-085", "SP-302")
def test_players_move_one_after_the_other_and_the_token_passes() -> None:
    table = game(("humans", "ethers", "mecas"), phase="m")
    table.first = 2
    to(table, "m")
    order = []
    while phase(table) == "m_turn":
        order.append(table.active)
        play(table, table.active, "end_turn")
    assert order == [2, 0, 1]
    assert table.first == 0


@pytest.mark.rule("SP-302")
def test_the_token_skips_the_eliminated() -> None:
    table = game(("humans", "ethers", "mecas"))
    eliminate(table, 1)
    to(table, "m")
    end_turns(table)
    assert table.first == 2


@pytest.mark.rule("SP-085")
def test_alternating_activations() -> None:
    table = open_table(movement_order="alternate")
    ours = [ship(table, 0, "scout", table.capital[0]) for _ in range(2)]
    theirs = ship(table, 1, "scout", table.capital[1])
    move(table, 0, ours[0], "virgo-0")
    assert asked(table) == (1,)
    move(table, 1, theirs, "df-579")
    assert asked(table) == (0,)
    move(table, 0, ours[1], "virgo-0 L20.3")
    assert phase(table) == "u_orders"  # nobody has a ship left


@pytest.mark.rule("SP-085")
def test_with_alternating_activations_who_has_none_left_is_out() -> None:
    table = game(("humans", "ethers", "mecas"), phase="m", movement_order="alternate")
    reveal_all(table)
    fleets = [[ship(table, seat, "cruiser", table.capital[seat]) for _ in range(2 - seat % 2)] for seat in range(3)]
    for seat, path in ((0, "virgo-0"), (1, "df-579"), (2, "pino2"), (0, "L24.4")):
        move(table, seat, fleets[seat].pop(), path)
    assert (asked(table), table.out) == ((2,), 1 << 1)


@pytest.mark.rule("SP-086")
def test_a_ship_acts_once() -> None:
    table = open_table()
    scout = ship(table, 0, "scout", table.capital[0])
    move(table, 0, scout, "virgo-0")
    assert table.flags[scout] & ACTIVATED
    assert move_refused(table, 0, "ship_activated", scout, "ft22") == "SP-086"


@pytest.mark.rule("SP-086", "SP-087", "SP-305")
def test_only_a_ready_ship_does_anything() -> None:
    table = open_table(sublum5_synergy="both")
    level(table, 0, subluminal=5, invasion=3)
    mineral(table, 0, oganesson=2, corundum=1)
    for system, kind in (("virgo-0", "black_hole"), ("isa20", "black_hole"), ("hoi2", "void")):
        star(table, system, kind)
    foreign = colony(table, 1, "rt-20", "lava", "small")
    disputed, free = planet(table, "rt-20", "lava", "small"), planet(table, "rt-20", "lava", "small")
    ship(table, 1, "scout", disputed)
    ships = [
        ship(table, 0, kind, where)
        for kind, where in (
            *(("scout", "virgo-0"), ("scout", "hoi2"), ("cruiser", foreign), ("cruiser", disputed)),
            ("transport", free),
        )
    ]
    actions: list[tuple[str, dict[str, object]]] = [
        ("jump", {"ship": "scout-1", "target": "isa20"}),
        ("destroy_black_hole", {"ship": "scout-1"}),
        ("create_black_hole", {"ship": "scout-2"}),
        ("invade", {"ship": "cruiser-1", "planet": "rt-20/1"}),
        ("attack", {"ship": "cruiser-2", "player": 1}),
        ("land", {"ship": "transport-1", "planet": "rt-20/3", "mode": "settle"}),
    ]
    for do, fields in actions:
        play(table.copy(), 0, do, **fields)
        assert refused(table, 0, "unknown_object", do, **{**fields, "ship": "scout-7"}) == "SP-305"
        if "planet" in fields:
            assert refused(table, 0, "unknown_object", do, **{**fields, "planet": "rt-20/7"}) == "SP-305"
    for flag, rule in ((ACTIVATED, "SP-086"), (UNPAID, "SP-087")):
        for one in ships:
            table.flags[one] = flag
        for do, fields in actions:
            assert refused(table, 0, "ship_activated", do, **fields) == rule


@pytest.mark.rule("SP-087")
def test_an_unpaid_ship_cannot_act() -> None:
    table = open_table()
    scout = ship(table, 0, "scout", table.capital[0])
    table.flags[scout] = UNPAID
    assert move_refused(table, 0, "ship_activated", scout, "virgo-0") == "SP-087"
    assert listed(table, 0, "move") == []


@pytest.mark.rule("SP-088", "SP-095")
def test_places_and_own_ships() -> None:
    table = open_table()
    first, second, third = (ship(table, 0, "scout", table.capital[0]) for _ in range(3))
    assert at(table, first) == at(table, second) == "ft22/1"  # any number in a planetary orbit
    move(table, 0, first, "virgo-0")
    assert move_refused(table, 0, "space_occupied", second, "virgo-0") == "SP-095"
    fourth = ship(table, 0, "scout", "L01.1")
    ship(table, 0, "scout", "rs22")  # the very first place
    move_refused(table, 0, "out_of_range", fourth, "rs22")
    level(table, 0, range=5)
    move_refused(table, 0, "space_occupied", fourth, "rs22")
    move(table, 0, second, "virgo-0 L20.3")  # passing is free
    move_refused(table, 0, "space_occupied", third, "virgo-0 L20.3")


@pytest.mark.rule("SP-089")
def test_a_ship_in_transit_must_move_on() -> None:
    table = open_table()
    scout = ship(table, 0, "scout", "L20.2")
    assert refused(table, 0, "ship_in_transit_must_move", "end_turn") == "SP-089"
    for blocked, free in (("L20.1", "L20.3"), ("L20.3", "L20.1")):
        twin = open_table()
        ship(twin, 0, "transport", twin.capital[0])  # has moves too, and is in no hurry
        ship(twin, 0, "transport", "L20.2")
        ship(twin, 1, "scout", blocked)
        default = twin.default(0).data()
        assert (default["do"], default["ship"], default["path"]) == ("move", "transport-2", [free])
        assert to(twin, "c").default(0).do == "commit"  # only in the own movement turn
    move(table, 0, scout, "L20.1")
    play(table, 0, "end_turn")


@pytest.mark.rule("SP-089")
def test_a_ship_in_transit_is_not_forced_into_combat() -> None:
    table = open_table()
    transport = ship(table, 0, "transport", "L20.2")
    ship(table, 1, "scout", "L20.1")
    ship(table, 1, "scout", "L20.3")
    assert {str(one["against"]) for one in listed(table, 0, "move")} == {"1"}
    play(table, 0, "end_turn")
    assert at(table, transport) == "L20.2"


@pytest.mark.rule("SP-089", "SP-093")
def test_a_ship_in_transit_whose_only_free_way_leads_out_of_range_may_stay() -> None:
    table = open_table()
    transport = ship(table, 0, "transport", "L11.2")  # hoi2 is the way home
    ship(table, 1, "scout", "hoi2")
    assert move_refused(table, 0, "out_of_range", transport, "L11.1") == "SP-093"
    play(table, 0, "end_turn")


@pytest.mark.rule("SP-089")
def test_a_ship_on_the_very_first_dot_is_in_transit() -> None:
    table = open_table()
    level(table, 0, range=5)
    ship(table, 0, "scout", "L01.1")
    assert refused(table, 0, "ship_in_transit_must_move", "end_turn") == "SP-089"


# ---------------------------------------------------------------------- paths and range


@pytest.mark.rule("SP-090")
def test_lanes_cost_dots_plus_one_or_dots() -> None:
    plain = open_table()
    distance = plain.galaxy.distance
    ids = plain.galaxy.space_of
    assert distance(ids["ft22"], ids["virgo-0"]) == 1
    assert distance(ids["ft22"], ids["rt-20"]) == 4
    cheap = open_table(edge_cost="dots_min_one")
    distance = cheap.galaxy.distance
    assert distance(ids["ft22"], ids["virgo-0"]) == 1
    assert distance(ids["ft22"], ids["rt-20"]) == 3
    assert distance(ids["ft22"], ids["L05.2"]) == 2
    assert [distance(ids["t-21m"], ids[space]) for space in ("L01.2", "L01.1", "rs22")] == [1, 2, 2]
    scout = ship(cheap, 0, "scout", cheap.capital[0])
    move(cheap, 0, scout, "L05.1 L05.2 L05.3 rt-20")  # 3 of its 4 points
    assert [lane for _a, _b, _dots, wraps, lane in plain.galaxy.lanes if wraps] == ["L29", "L30", "L31"]


@pytest.mark.rule("SP-091")
def test_speed_by_ship_type() -> None:
    table = open_table()
    level(table, 0, speed=4)
    table.levels[1] = 5  # range
    ends = {}
    for kind in ("scout", "cruiser", "transport"):
        who = ship(table, 0, kind, table.capital[0])
        longest = [one["path"] for one in listed(table, 0, "move") if one["ship"] == table.ship_name(who)]
        ends[kind] = max([len(path) for path in longest if isinstance(path, list)])
    assert ends == {"scout": 7, "cruiser": 4, "transport": 1}


@pytest.mark.rule("SP-092")
def test_paths_are_lists_of_neighbours() -> None:
    table = open_table()
    scout = ship(table, 0, "scout", table.capital[0])
    assert move_refused(table, 0, "not_adjacent", scout, "rt-20") == "SP-092"
    move_refused(table, 0, "not_adjacent", scout, "virgo-0 ft22")
    move_refused(table, 0, "not_adjacent", scout, "L24.4 L24.3 L24.4")  # no space twice
    move_refused(table, 0, "not_adjacent", scout, "", "ft22/1")  # that is where it is
    move_refused(table, 0, "unknown_object", scout, "nowhere")
    move_refused(table, 0, "unknown_object", scout, "virgo-0", "nowhere/1")
    assert refused(table, 0, "unknown_object", "move", ship="scout-7", path=[], orbit="wide", against=None, then="none")


@pytest.mark.rule("SP-092")
def test_listed_is_the_shortest_path_past_fewest_enemies_and_others_are_accepted() -> None:
    table = open_table()
    level(table, 0, speed=5, range=5)
    table.place[ship(table, 1, "cruiser", "L25.1")] = place(table, "L25.1")
    cruiser = ship(table, 0, "scout", "is-pi21")
    paths = [one["path"] for one in listed(table, 0, "move")]
    to_isa20 = [path for path in paths if isinstance(path, list) and path[-1:] == ["isa20"]]
    assert to_isa20 == [["L26.1", "L26.2", "L26.3", "L26.4", "isa20"]]
    move(table, 0, cruiser, "L27.1 3beta-3")
    other = ship(table, 0, "scout", "ne555")
    move(table, 0, other, "L23.1 L23.2 L23.3 L23.4 isa20 L26.4")


@pytest.mark.rule("SP-090", "SP-092")
def test_of_equally_long_paths_the_one_past_fewest_enemies_is_listed_also_if_it_is_dearer() -> None:
    table = open_table(edge_cost="dots_min_one")
    level(table, 0, speed=4, range=5)
    ship(table, 0, "scout", "L26.2")
    ship(table, 1, "scout", "ne555")
    paths = [one["path"] for one in listed(table, 0, "move") if isinstance(one["path"], list)]
    assert [path for path in paths if path[-1:] == ["L23.2"]] == [
        ["L26.3", "L26.4", "isa20", "L23.4", "L23.3", "L23.2"]  # not L26.1 is-pi21 L25.1 ne555 L23.1 L23.2 for 1 less
    ]


@pytest.mark.rule("SP-092")
@pytest.mark.parametrize("edge_cost", ["dots_plus_one", "dots_min_one"])
def test_no_path_is_better_than_the_listed_one(edge_cost: str) -> None:
    dice = Rng.from_seed(3)
    for _ in range(25):
        table = open_table(edge_cost=edge_cost)
        level(table, 0, speed=5, range=5)
        spaces = list(range(table.galaxy.spaces))
        dice.shuffle(spaces)
        start, *held = spaces[:19]
        names = table.galaxy.place_names
        ship(table, 0, "scout", names[start])
        for number, space in enumerate(held):
            ship(table, 1, ("scout", "cruiser", "transport")[number % 3], names[space])
        best: dict[int, tuple[int, int]] = {}
        for path in all_paths(table, start, speed(table, table.fleets[0][0])):
            merit = len(path), len([space for space in path[1:-1] if space in held])
            best[path[-1]] = min(best.get(path[-1], merit), merit)
        moves = [cast(list[str], one["path"]) for one in listed(table, 0, "move") if one["path"]]
        assert len(moves) > 10
        for move_path in moves:
            path = [start, *[names.index(space) for space in move_path]]
            assert (len(path), len([space for space in path[1:-1] if space in held])) == best[path[-1]], move_path


GRID: Plain = {
    "start": {"galaxy": "grid"},
    "galaxy": [
        {
            "id": "grid",
            "systems": [{"id": f"g{n}", "name": f"G {n}", "x": n % 3 * 300, "y": n // 3 * 300} for n in range(9)],
            "lanes": [
                {"id": f"{way}{n}", "a": f"g{n}", "b": f"g{n + step}", "dots": 1 if way == "D" else 0}
                for way, step, starts in (("X", 1, (0, 1, 3, 4, 6, 7)), ("D", 4, (0, 1, 3, 4)), ("Y", 3, range(6)))
                for n in starts
            ],
        }
    ],
}


@pytest.mark.rule("SP-090", "SP-092")
@pytest.mark.parametrize("edge_cost", ["dots_plus_one", "dots_min_one"])
def test_on_a_grid_of_equally_long_ways_the_listed_path_is_the_first_of_the_best(edge_cost: str) -> None:
    """Fewest steps, then fewest enemies; without enemies the order of the data decides. Diagonals have a dot, so that
    with dots_min_one they are as long as two sides of a square, and cheaper."""
    dice = Rng.from_seed(1)
    grid = cast(SpacePaper, GAME.varied(GRID))
    for number, enemies in enumerate((0,) * 8 + (2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6)):
        table = game(homes=("g0", "g8"), leaders=("financier", "scientist"), phase="m", of=grid, edge_cost=edge_cost)
        reveal_all(table)
        level(table, 0, speed=2, range=5)
        spaces = list(range(table.galaxy.spaces))
        dice.shuffle(spaces)
        start, *held = spaces[: enemies + 1]
        names = table.galaxy.place_names
        ship(table, 0, ("scout", "cruiser")[number % 2], names[start])
        for place_number, space in enumerate(held):
            ship(table, 1, ("scout", "cruiser")[place_number % 2], names[space])
        best: dict[int, tuple[object, ...]] = {}
        for path in all_paths(table, start, speed(table, table.fleets[0][0])):
            turns = [table.galaxy.neighbours[here].index(there) for here, there in pairwise(path)]
            merit = len(path), len([space for space in path[1:-1] if space in held]), turns if not held else []
            best[path[-1]] = min(best.get(path[-1], merit), merit)
        paths = [[start, *map(names.index, cast(list[str], one["path"]))] for one in listed(table, 0, "move")]
        assert {start, *[path[-1] for path in paths]} == set(best)
        for path in paths:
            turns = [table.galaxy.neighbours[here].index(there) for here, there in pairwise(path)]
            merit = len(path), len([space for space in path[1:-1] if space in held]), turns if not held else []
            assert merit == best[path[-1]]


@pytest.mark.rule("SP-093")
def test_a_ship_out_of_range_may_only_come_closer() -> None:
    table = open_table()
    scout = ship(table, 0, "scout", "hoi2")
    assert move_refused(table, 0, "out_of_range", scout, "L11.2") == "SP-093"
    move(table, 0, scout, "L12.1 koi2", "wide")
    assert at(table, scout) == "koi2"
    lost = ship(table, 0, "scout", "L23.3")
    move_refused(table, 0, "out_of_range", lost, "L23.4")  # as far from home


@pytest.mark.rule("SP-093")
def test_outposts_extend_the_range_and_adapting_planets_do_not() -> None:
    table = open_table()
    base = outpost(table, 0, "hoi2", "lava", "small")
    scout = ship(table, 0, "scout", "hoi2")
    move(table, 0, scout, "L11.2")
    table.status[base] = 2
    other = ship(table, 0, "scout", "hoi2")
    move_refused(table, 0, "out_of_range", other, "L11.2 L11.1")


@pytest.mark.rule("SP-094")
def test_black_holes_count_zero_apart_with_subluminal_three() -> None:
    table = open_table()
    star(table, "virgo-0", "black_hole")
    star(table, "hoi2", "black_hole")
    scout = ship(table, 0, "scout", "hoi2")
    move_refused(table, 0, "out_of_range", scout, "L11.2")
    level(table, 0, subluminal=3)
    chart = Chart(table, 0)
    galaxy = table.galaxy
    for space in range(galaxy.spaces):
        lanes = galaxy.distance(galaxy.space_of["ft22"], space)
        holes = min([1 + galaxy.distance(galaxy.space_of[hole], space) for hole in ("virgo-0", "hoi2")])
        assert chart.distance(space) == min(lanes, holes)
    move(table, 0, scout, "L11.2")


@pytest.mark.rule("SP-096")
def test_orbits_cost_nothing_but_are_an_activation() -> None:
    table = open_table()
    planet(table, "virgo-0", "lava", "small")
    planet(table, "ft22", "lava", "small")
    cruiser = ship(table, 0, "cruiser", table.capital[0])
    move(table, 0, cruiser, "virgo-0", "virgo-0/1")
    assert at(table, cruiser) == "virgo-0/1"
    other = ship(table, 0, "transport", table.capital[0])
    move_refused(table, 0, "not_revealed", other, "", "virgo-0/1")
    move(table, 0, other, "", "ft22/2")
    assert table.flags[other] & ACTIVATED


@pytest.mark.rule("SP-097")
def test_entering_an_unknown_system_suspends_the_move() -> None:
    table = game(leaders=("financier",), phase="m")
    table.rng = Rng.from_seed(3)
    scout = ship(table, 0, "scout", table.capital[0])
    assert move_refused(table, 0, "not_revealed", scout, "virgo-0 L20.3") == "SP-097"
    move(table, 0, scout, "virgo-0")
    assert (phase(table), table.to_move) == ("continue_move", (0,))
    assert table.known[table.galaxy.space_of["virgo-0"]] == TOTAL
    refused(table, 0, "wrong_phase", "end_turn")
    refused(table, 0, "not_adjacent", "continue_move", path=["ft22"], orbit="wide", against=None, then="none")
    refused(table, 0, "not_adjacent", "continue_move", path=[], orbit="virgo-0/1", against=None, then="none")
    refused(table, 0, "not_a_transport", "stop", orbit="virgo-0/1", then="land_settle")
    twin = table.copy()
    play(table, 0, "continue_move", path=["L20.3", "L20.2"], orbit="wide", against=None, then="none")
    assert at(table, scout) == "L20.2"
    play(twin, 0, "stop", orbit="virgo-0/1", then="none")
    assert at(twin, scout) == "virgo-0/1"
    refused(twin, 0, "ship_activated", "move", ship="scout-1", path=[], orbit="wide", against=None, then="none")


@pytest.mark.rule("SP-097")
def test_a_transport_lands_where_it_discovers() -> None:
    table = game(leaders=("financier",), phase="m")
    table.rng = Rng.from_seed(3)
    transport = ship(table, 0, "transport", table.capital[0])
    move(table, 0, transport, "virgo-0")
    play(table, 0, "stop", orbit="virgo-0/1", then="land_outpost")
    assert at(table, transport) == "reserve"
    assert table.owner[table.galaxy.planet_of["virgo-0/1"]] == 0


@pytest.mark.rule("SP-097")
def test_an_unknown_system_must_lie_in_range_itself() -> None:
    table = game(leaders=("financier",), phase="m")
    scout = ship(table, 0, "scout", "L13.2")
    assert move_refused(table, 0, "out_of_range", scout, "L13.3 mop-2") == "SP-093"


# ---------------------------------------------------------------------- black holes


@pytest.mark.rule("SP-098")
def test_a_black_hole_blocks_without_subluminal_two() -> None:
    table = open_table()
    star(table, "virgo-0", "black_hole")
    scout = ship(table, 0, "scout", table.capital[0])
    assert move_refused(table, 0, "black_hole_blocks", scout, "virgo-0 L20.3") == "SP-098"
    move(table, 0, scout, "virgo-0")
    table.flags[scout] = 0
    assert move_refused(table, 0, "black_hole_blocks", scout, "L20.3") == "SP-098"
    twin = table.copy()
    move(twin, 0, scout, "ft22")  # back the way it came
    passable = table.copy()
    star(passable, "virgo-0", "yellow_dwarf")
    move(passable, 0, scout, "L20.3")
    level(table, 0, subluminal=2)
    other = ship(table, 0, "scout", table.capital[0])
    move(table, 0, other, "virgo-0 L20.3")
    move(table, 0, scout, "L20.3 L20.2")


@pytest.mark.rule("SP-098", "SP-097")
def test_a_ship_ends_at_a_black_hole_that_it_discovers() -> None:
    table = game(leaders=("financier",), phase="m")
    seed = 0
    while phase(table) != "m_turn" or table.star[table.galaxy.space_of["virgo-0"]] != BLACK_HOLE:
        table = game(leaders=("financier",), phase="m")
        table.rng = Rng.from_seed(seed)
        seed += 1
        move(table, 0, ship(table, 0, "scout", table.capital[0]), "virgo-0")
    assert table.flags[table.fleets[0][0]] & ACTIVATED
    assert table.came[table.fleets[0][0]] == table.galaxy.space_of["ft22"]
    for drive, alternate in ((1, "alternate"), (2, "player_by_player")):
        again = game(leaders=("financier",), phase="m", movement_order=alternate)
        again.rng = Rng.from_seed(seed - 1)
        level(again, 0, subluminal=drive)
        scouts = [ship(again, 0, "scout", again.capital[0]) for _ in range(2)]
        move(again, 0, scouts[0], "virgo-0")
        assert at(again, scouts[0]) == "virgo-0"
        assert (phase(again), asked(again)) == (("m_turn", (1,)) if drive == 1 else ("continue_move", (0,)))


@pytest.mark.rule("SP-097", "SP-092")
def test_a_ship_goes_on_with_the_points_that_are_left() -> None:
    table = game(leaders=("financier",), phase="m")
    table.rng = Rng.from_seed(3)
    level(table, 0, range=5)
    scout = ship(table, 0, "scout", "L05.1")
    move(table, 0, scout, "L05.2 L05.3 rt-20")
    assert (phase(table), at(table, scout)) == ("continue_move", "rt-20")
    far = {"path": ["L06.1", "L06.2"], "orbit": "wide", "against": None, "then": "none"}
    assert refused(table, 0, "too_far", "continue_move", **far) == "SP-092"
    play(table, 0, "continue_move", **{**far, "path": ["L06.1"]})


@pytest.mark.rule("SP-098")
def test_the_way_by_which_a_ship_came_is_remembered_in_a_wide_orbit_only() -> None:
    table = open_table()
    level(table, 0, speed=5, range=5)
    scouts = [ship(table, 0, "scout", where) for where in ("rs22", "ft22", "df-579", table.capital[0])]
    for scout, path in zip(scouts, ("L01.1", "virgo-0", "L03.2 L03.1", ""), strict=True):
        move(table, 0, scout, path)
    assert [table.came[scout] for scout in scouts] == [NONE, table.galaxy.space_of["ft22"], NONE, NONE]


@pytest.mark.rule("SP-099")
def test_no_planetary_orbit_at_a_black_hole() -> None:
    table = open_table()
    star(table, "virgo-0", "black_hole")
    scout = ship(table, 0, "scout", table.capital[0])
    move_refused(table, 0, "not_revealed", scout, "virgo-0", "virgo-0/1")


def holes(**options: Value) -> Position:
    """Black holes at ft22's neighbour and at three further places; a scout at the first."""
    table = open_table(**options)
    for system in ("virgo-0", "isa20", "omega", "mp202"):
        star(table, system, "black_hole")
    ship(table, 0, "scout", "virgo-0")
    return table


@pytest.mark.rule("SP-100", "SP-103")
def test_jumping() -> None:
    table = holes()
    assert refused(table, 0, "no_jump_tech", "jump", ship="scout-1", target="omega") == "SP-100"
    level(table, 0, subluminal=3)
    galaxy = table.galaxy
    here = galaxy.space_of["virgo-0"]
    distances = {system: galaxy.distance(here, galaxy.space_of[system]) for system in ("isa20", "omega", "mp202")}
    nearest = min(distances, key=lambda system: distances[system])
    farthest = max(distances, key=lambda system: distances[system])
    assert [jump["target"] for jump in listed(table, 0, "jump")] == [nearest]
    refused(table, 0, "no_target", "jump", ship="scout-1", target=farthest)
    refused(table, 0, "no_target", "jump", ship="scout-1", target="L20.1")
    assert refused(table, 0, "unknown_object", "jump", ship="scout-1", target="nowhere") == "SP-305"
    other = ship(table, 0, "scout", table.capital[0])
    refused(table, 0, "not_at_black_hole", "jump", ship=table.ship_name(other), target=nearest)
    level(table, 0, subluminal=4)
    assert {jump["target"] for jump in listed(table, 0, "jump")} == {nearest, farthest}
    table.came[table.fleets[0][0]] = table.galaxy.space_of["ft22"]
    play(table, 0, "jump", ship="scout-1", target=farthest)  # range does not limit it
    scout = table.fleets[0][0]
    assert (at(table, scout), table.came[scout]) == (farthest, NONE)
    assert table.flags[scout] & ACTIVATED


@pytest.mark.rule("SP-101")
def test_occupied_jump_targets() -> None:
    table = holes()
    level(table, 0, subluminal=3)
    target = str(listed(table, 0, "jump")[0]["target"])
    twin = table.copy()
    ship(table, 0, "scout", target)
    assert refused(table, 0, "space_occupied", "jump", ship="scout-1", target=target) == "SP-101"
    enemy = ship(twin, 1, "transport", target)
    play(twin, 0, "jump", ship="scout-1", target=target)
    assert at(twin, enemy) == "reserve"


@pytest.mark.rule("SP-101", "SP-116")
def test_a_ship_that_has_attacked_jumps_only_where_no_enemy_is() -> None:
    table = holes()
    level(table, 0, subluminal=4)
    near, far = (str(jump["target"]) for jump in listed(table, 0, "jump"))
    table.flags[table.fleets[0][0]] = ATTACKED
    ship(table, 1, "transport", near)
    assert refused(table, 0, "already_fought", "jump", ship="scout-1", target=near) == "SP-116"
    play(table, 0, "jump", ship="scout-1", target=far)


@pytest.mark.rule("SP-085", "SP-100", "SP-102", "SP-104")
@pytest.mark.parametrize("act", ["jump", "destroy_black_hole", "create_black_hole"])
def test_what_a_ship_does_at_a_black_hole_is_its_whole_activation(act: str) -> None:
    table = holes(movement_order="alternate", sublum5_synergy="both")
    level(table, 0, subluminal=5)
    mineral(table, 0, oganesson=2, corundum=1)
    if act == "create_black_hole":
        star(table, "virgo-0", "void")
    ship(table, 0, "scout", table.capital[0])
    play(table, 0, act, ship="scout-1", **({"target": "omega"} if act == "jump" else {}))
    assert table.flags[table.fleets[0][0]] == ACTIVATED
    assert asked(table) == (1,)


@pytest.mark.rule("SP-102", "SP-104")
def test_who_may_not_destroy_or_create_a_black_hole() -> None:
    table = holes(sublum5_synergy="create", component_limits="all")
    level(table, 0, subluminal=5)
    away = table.ship_name(ship(table, 0, "scout", table.capital[0]))
    refused(table, 0, "not_at_black_hole", "destroy_black_hole", ship=away)
    star(table, "virgo-0", "void")
    refused(table, 0, "no_jump_tech", "create_black_hole", ship="scout-1")
    mineral(table, 0, oganesson=2, corundum=1)
    for system in ("vgh20", "rt-20", "sn22"):
        star(table, system, "black_hole")
    assert refused(table, 0, "no_marker", "create_black_hole", ship="scout-1") == "SP-007"  # all six are on the board
    star(table, "sn22", "void")
    play(table, 0, "create_black_hole", ship="scout-1")
    plain = holes()
    level(plain, 0, subluminal=5)
    mineral(plain, 0, oganesson=2, corundum=1)
    star(plain, "virgo-0", "void")
    assert refused(plain, 0, "no_jump_tech", "create_black_hole", ship="scout-1") == "SP-104"


@pytest.mark.rule("SP-102", "SP-103")
def test_destroying_a_black_hole() -> None:
    table = holes()
    level(table, 0, subluminal=4)
    refused(table, 0, "no_jump_tech", "destroy_black_hole", ship="scout-1")
    level(table, 0, subluminal=5)
    assert len(listed(table, 0, "jump")) == 2  # levels are cumulative
    assert len(listed(table, 0, "destroy_black_hole")) == 1
    play(table, 0, "destroy_black_hole", ship="scout-1")
    assert table.star[table.galaxy.space_of["virgo-0"]] == VOID
    level(table, 0, subluminal=1)
    scout = ship(table, 0, "scout", table.capital[0])
    move(table, 0, scout, "virgo-0 L20.3")  # passable for all


@pytest.mark.rule("SP-104")
def test_subluminal_five_with_minerals() -> None:
    for option, anywhere, creates in (("choose_destination", 3, 0), ("create", 2, 1), ("both", 3, 1)):
        table = holes(sublum5_synergy=option)
        level(table, 0, subluminal=5)
        mineral(table, 0, oganesson=2, corundum=1)
        assert len(listed(table, 0, "jump")) == anywhere
        star(table, "vgh20", "void")
        ship(table, 0, "scout", "vgh20")
        assert len(listed(table, 0, "create_black_hole")) == creates
        if creates:
            refused(table, 0, "not_at_black_hole", "create_black_hole", ship="scout-1")
            play(table, 0, "create_black_hole", ship="scout-2")
            assert table.star[table.galaxy.space_of["vgh20"]] == BLACK_HOLE


@pytest.mark.rule("SP-105", "SP-192")
def test_the_neutron_star_hastens_one_activation() -> None:
    table = game(leaders=("financier",), events=("neutron_star",), phase="m")
    reveal_all(table)
    level(table, 0, range=5)
    scout = ship(table, 0, "scout", table.capital[0])
    path = "L24.4 L24.3 L24.2 L24.1 ne555 L25.1 is-pi21 L27.1 3beta-3"
    assert move_refused(table, 0, "too_far", scout, path) == "SP-092"
    play(table, 0, "play_event", target="scout-1")
    move(table, 0, scout, path)
    assert table.flags[scout] == ACTIVATED
    early = game(leaders=("financier",), events=("neutron_star",), phase="c")
    ship(early, 0, "scout", early.capital[0])
    assert refused(early, 0, "wrong_phase", "play_event", target="scout-1") == "SP-192"
    to(early, "m")
    play(early, 0, "play_event", target="scout-1")
    play(early, 0, "end_turn")
    assert early.flags[early.fleets[0][0]] == 0  # in this turn only
