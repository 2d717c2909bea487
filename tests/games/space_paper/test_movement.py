"""Moving ships: turns, paths, range, orbits, black holes."""

from __future__ import annotations

from typing import cast

import pytest

from farport.games.space_paper.mechanics.civilisation import speed
from farport.games.space_paper.mechanics.combat import eliminate
from farport.games.space_paper.state import Position
from farport.games.space_paper.vocabulary import ACTIVATED, BLACK_HOLE, NONE, TOTAL, UNPAID, VOID
from farport.kernel import Rng, Value
from tests.games.space_paper.table import (
    asked,
    at,
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
    assert asked(table) == (0,)  # the other one has none left and is out
    play(table, 0, "end_turn")
    assert phase(table) == "u_orders"


@pytest.mark.rule("SP-086")
def test_a_ship_acts_once() -> None:
    table = open_table()
    scout = ship(table, 0, "scout", table.capital[0])
    move(table, 0, scout, "virgo-0")
    assert table.flags[scout] & ACTIVATED
    assert move_refused(table, 0, "ship_activated", scout, "ft22") == "SP-086"


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
    move(table, 0, second, "virgo-0 L20.3")  # passing is free
    move_refused(table, 0, "space_occupied", third, "virgo-0 L20.3")


@pytest.mark.rule("SP-089")
def test_a_ship_in_transit_must_move_on() -> None:
    table = open_table()
    scout = ship(table, 0, "scout", "L20.2")
    assert refused(table, 0, "ship_in_transit_must_move", "end_turn") == "SP-089"
    default = table.default(0)
    assert default.do == "move"
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
    scout = ship(cheap, 0, "scout", cheap.capital[0])
    move(cheap, 0, scout, "L05.1 L05.2 L05.3 rt-20")  # 3 of its 4 points


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


def all_paths(table: Position, start: int, points: int) -> list[list[int]]:
    """Every path from a space that the points pay for, by trying."""
    galaxy = table.galaxy
    found: list[list[int]] = []
    waiting = [([start], points)]
    while waiting:
        path, left = waiting.pop()
        found.append(path)
        for there, cost in zip(galaxy.neighbours[path[-1]], galaxy.step_costs[path[-1]], strict=True):
            if there not in path and cost <= left:
                waiting.append(([*path, there], left - cost))
    return found


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


@pytest.mark.rule("SP-093")
def test_a_ship_out_of_range_may_only_come_closer() -> None:
    table = open_table()
    scout = ship(table, 0, "scout", "hoi2")
    assert move_refused(table, 0, "out_of_range", scout, "L11.2") == "SP-093"
    move(table, 0, scout, "L12.1 koi2", "wide")
    assert at(table, scout) == "koi2"


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
    level(table, 0, subluminal=2)
    move(table, 0, scout, "L20.3")


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


@pytest.mark.rule("SP-102", "SP-103")
def test_destroying_a_black_hole() -> None:
    table = holes()
    level(table, 0, subluminal=4)
    refused(table, 0, "no_jump_tech", "destroy_black_hole", ship="scout-1")
    level(table, 0, subluminal=5)
    assert len(listed(table, 0, "jump")) == 2  # levels are cumulative
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
