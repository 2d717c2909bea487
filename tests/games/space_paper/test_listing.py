"""What is listed is what is allowed: tables with something of everything, and every action that could be named there.

`test_agreement.py` looks at whole games; here lies on the table what games seldom come to (SP-092, SP-305).
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from farport.games.space_paper.actions import KINDS
from farport.games.space_paper.actions.events import PlayEvent
from farport.games.space_paper.actions.movement import ContinueMove, Move
from farport.games.space_paper.mechanics.civilisation import speed
from farport.games.space_paper.state import Position
from farport.games.space_paper.vocabulary import ATTACKED, EVENTS, ITEMS, NONE, TECHNOLOGIES, THENS
from farport.kernel import Action, Rng, Value
from tests.games.space_paper.table import (
    adapting,
    all_paths,
    build,
    colony,
    fresh,
    game,
    level,
    mineral,
    move,
    name,
    outpost,
    phase,
    planet,
    play,
    reveal_all,
    ship,
    star,
    to,
)
from tests.games.walking import wrongly_listed


def conceivable(table: Position, *kinds: type[Action[Any]]) -> Iterator[Action[Any]]:
    """Every action of the phase, or of some kinds, that names a thing of this table; moves aside."""
    names = list(table.galaxy.planet_of)
    planets = [*[each for each in names if table.find_planet(each) != NONE], "sn22/1", "nowhere/1"]
    systems = [*table.galaxy.ids, "L05.1", "nowhere"]
    ships = [*table.tables.ship_names, "scout-9"]
    things = {
        "planet": planets,
        "system": systems,
        "ship": ships,
        "possession": planets + ships,
        "target": ["none", *planets, *systems, *ships, *TECHNOLOGIES],
        "orbit": ["wide", *planets],
    }
    for kind in kinds or KINDS[table.phase]:
        if not kind.open_ended:
            for values in product(*[things.get(field.name) or field.values() for field in kind.fields]):
                yield kind(*values)


def wrong(table: Position, seat: int) -> list[str]:
    return wrongly_listed(table, seat, table.legal(seat), list(conceivable(table)))


def empire(**options: Value) -> Position:
    """Seat 0 has something of everything: in its home, in a system of its own, in the first one of the data."""
    table = game(
        ("humans", "ethers", "mecas"),
        leaders=("opportunist", "geologist", "financier"),
        politics=("militarism", "republic", "technocracy"),
        options=options,
    )
    table.bonus[0] = 1
    table.gold[0] = 14
    level(table, 0, infrastructure=4, productivity=3)
    build(table, table.capital[0], "spaceport", "science_1")
    planet(table, "ft22", "lava", "small")
    planet(table, "ft22", "telluric", "asteroids")
    outpost(table, 0, "ft22", "barren", "small")
    table.status[planet(table, "ft22", "gaseous", "small")] = 1  # abandoned
    adapting(table, 0, "rs22", "frozen", "medium")
    planet(table, "rs22", "barren", "small")
    rich = colony(table, 0, "rm252", "telluric", "large", 8)
    build(table, rich, "spaceport")
    table.item[rich], table.remaining[rich] = ITEMS.index("transport"), 9
    planet(table, "rm252", "living", "small")
    ship(table, 1, "scout", planet(table, "rm252", "telluric", "small"))
    table.discontent[colony(table, 0, "rm252", "lava", "medium", 3)] = 2
    colony(table, 0, "rm252", "living", "dwarf")
    besieged = colony(table, 0, "virgo-0", "telluric", "medium", 5)
    table.resistance[besieged] = 2
    table.item[besieged], table.remaining[besieged] = ITEMS.index("scout"), 3
    ship(table, 1, "cruiser", besieged)
    planet(table, "omega", "telluric", "small")
    outpost(table, 0, "omega", "lava", "asteroids")
    for kind, where in (("scout", "L20.2"), ("cruiser", "virgo-0"), ("transport", table.capital[0])):
        ship(table, 0, kind, where)
    ship(table, 1, "scout", table.capital[1])
    return table


# ---------------------------------------------------------------------- windows


@pytest.mark.rule("SP-305", "SP-301")
@pytest.mark.parametrize("limits", ["ships_only", "all"])
@pytest.mark.parametrize("window", ["r", "t", "c", "u"])
def test_orders_that_are_listed_are_those_that_are_allowed_after_every_order(window: str, limits: str) -> None:
    table = empire(component_limits=limits, surplus_conversion="optional", exclusive_politics=limits == "all")
    table.science = [20, 20, 20]
    to(table, window)
    for seat in range(3):
        done: set[str] = set()
        while True:
            assert wrong(table, seat) == []
            orders = [action for action in table.legal(seat) if action.do not in {*done, "commit", "clear_orders"}]
            if not orders:
                break
            done.add(orders[-1].do)
            table.play(seat, orders[-1])
        table.play(seat, table.game.action({"do": "commit"}))
        if phase(table)[0] == window:
            assert wrong(table, seat) == []  # only to think again


@pytest.mark.rule("SP-190", "SP-305")
@pytest.mark.parametrize("event", EVENTS)
def test_targets_that_are_listed_are_those_on_which_a_card_may_be_played(event: str) -> None:
    for window in ("r", "c", "m", "u"):
        table = empire()
        star(table, "mop-2", "black_hole")
        level(table, 0, speed=5)
        table.event[0] = EVENTS.index(event)
        to(table, window)
        listed: list[Action[Any]] = [action for action in table.legal(0) if isinstance(action, PlayEvent)]
        assert wrongly_listed(table, 0, listed, list(conceivable(table, PlayEvent))) == []


@pytest.mark.rule("SP-009", "SP-010", "SP-011", "SP-012", "SP-013", "SP-305")
@pytest.mark.parametrize("exclusive", [False, True])
def test_choices_that_are_listed_are_those_that_are_allowed(exclusive: bool) -> None:
    table = fresh(3, exclusive_politics=exclusive)
    while table.round == 0:
        for seat in table.to_move:
            assert wrong(table, seat) == []
        seat = table.to_move[0]
        table.play(seat, table.legal(seat)[1])


# ---------------------------------------------------------------------- ships


def voyages(table: Position, start: int, points: int) -> Iterator[tuple[Any, ...]]:
    """Every path, orbit, enemy and sequel: the fields of a move besides its ship."""
    galaxy = table.galaxy
    for path in all_paths(table, start, points):
        planets = [each for each, number in galaxy.planet_of.items() if galaxy.system_of(number) == path[-1]]
        for orbit in ("wide", *planets):
            for against in range(-1, table.seats):
                for then in range(len(THENS)):
                    yield tuple([galaxy.place_names[space] for space in path[1:]]), orbit, against, then


def endings(moves: list[Any]) -> list[tuple[object, ...]]:
    """Where moves end and what follows, whatever their paths."""
    return [(*move.path[-1:], move.orbit, move.against, move.then) for move in moves]


def frontier(**options: Value) -> Position:
    """Ships of seat 0 in orbits, on dots and at a black hole, beside enemies and worlds of every kind."""
    table = empire(**options)
    reveal_all(table)
    for unknown in (table.galaxy.space_of["rt-20"], table.galaxy.space_of["vgh20"]):
        table.known[unknown], table.star[unknown] = 0, NONE
    table.known[table.galaxy.space_of["isis-2"]] = 1  # only its star was seen
    planet(table, "df-579", "lava", "small")
    level(table, 0, subluminal=5, heuristics=2, invasion=3)
    mineral(table, 0, oganesson=2, corundum=1)
    for hole in ("isa20", "olho-2", "mp202", "mop-2"):
        star(table, hole, "black_hole")
    star(table, "hoi2", "void")
    for kind, where in (("scout", "isa20"), ("scout", "hoi2"), ("cruiser", "mop-2"), ("scout", "L24.1")):
        ship(table, 0, kind, where)
    fired = ship(table, 0, "cruiser", table.capital[1])
    ship(table, 2, "scout", "mp202")
    world = colony(table, 1, "df-579", "telluric", "small", 2)
    for seat in (0, 1, 2):
        ship(table, seat, "transport" if seat == 1 else "cruiser", world)
    ship(table, 0, "cruiser", colony(table, 2, "ne555", "lava", "small"))
    ship(table, 0, "transport", planet(table, "ne555", "lava", "small"))
    ship(table, 0, "scout", planet(table, "ne555", "lava", "small"))
    for there in ("df-579", "L01.1", table.capital[2]):  # the last is the very first orbit
        ship(table, 0, "cruiser", there)
    table.flags[fired] = table.flags[table.fleets[0][-3]] = ATTACKED  # at somebody who passed
    return to(table, "m")


@pytest.mark.rule("SP-075", "SP-100", "SP-102", "SP-104", "SP-117", "SP-120", "SP-137", "SP-305")
@pytest.mark.parametrize("synergy", ["choose_destination", "create", "both"])
def test_what_ships_may_do_instead_of_moving_is_listed(synergy: str) -> None:
    table = frontier(sublum5_synergy=synergy)
    for number in (5, 4, 3, 2):
        level(table, 0, subluminal=number, heuristics=number - 1)
        assert wrong(table, 0) == []


@pytest.mark.rule("SP-092", "SP-112", "SP-121", "SP-137", "SP-305")
@pytest.mark.parametrize("on_arrival", [True, False])
def test_one_move_is_listed_for_every_end_that_some_path_allows(on_arrival: bool) -> None:
    table = frontier(invade_on_arrival=on_arrival)
    listed = [action for action in table.legal(0) if isinstance(action, Move)]
    assert [action for action in listed if table.refusal(0, action) is not None] == []
    for ship_number in table.fleets[0]:
        own = table.ship_name(ship_number)
        start = table.galaxy.space_at(table.place[ship_number])
        every = [Move(own, *fields) for fields in voyages(table, start, speed(table, ship_number))]
        allowed = endings([action for action in every if table.refusal(0, action) is None])
        shown = endings([action for action in listed if action.ship == own])
        assert sorted(shown, key=str) == sorted(set(allowed), key=str)


@pytest.mark.rule("SP-098", "SP-305")
def test_from_a_black_hole_the_ways_back_are_listed() -> None:
    table = frontier()
    level(table, 0, subluminal=1, speed=3)
    table.came[table.fleets[0][3]] = table.galaxy.space_of["L22.1"]  # at isa20
    moves = [action for action in table.legal(0) if isinstance(action, Move) and action.ship == "scout-2"]
    every = [Move("scout-2", *fields) for fields in voyages(table, table.galaxy.space_of["isa20"], 6)]
    allowed = endings([action for action in every if table.refusal(0, action) is None])
    assert sorted(endings(moves), key=str) == sorted(set(allowed), key=str)
    assert {action.path[0] for action in moves} == {"L22.1"}
    assert max([len(action.path) for action in moves]) > 1


@pytest.mark.rule("SP-097", "SP-305")
@pytest.mark.parametrize("kind", ["scout", "cruiser", "transport"])
def test_after_a_discovery_every_way_to_go_on_or_stop_is_listed(kind: str) -> None:
    table = frontier()
    table.rng = Rng.from_seed(3)
    level(table, 0, speed=5)
    explorer = ship(table, 0, kind, "L05.3")
    move(table, 0, explorer, "rt-20")
    assert (phase(table), wrong(table, 0)) == ("continue_move", [])
    journey = table.journey
    assert journey is not None
    here = table.galaxy.space_of["rt-20"]
    every = [ContinueMove(*fields) for fields in voyages(table, here, journey.points)]
    allowed = endings([action for action in every if table.refusal(0, action) is None])
    listed = endings([action for action in table.legal(0) if isinstance(action, ContinueMove)])
    assert sorted(listed, key=str) == sorted(set(allowed), key=str)


@pytest.mark.rule("SP-113", "SP-115", "SP-305")
def test_defenders_and_refuges_that_are_listed_are_those_that_may_be_chosen() -> None:
    table = frontier()
    world = table.galaxy.planet_of["df-579/2"]
    for kind in ("scout", "cruiser"):
        ship(table, 2, kind, world)
    near = [outpost(table, 0, "df-579", "lava", "small") for _ in range(3)]
    ship(table, 1, "scout", near[0])
    play(table, 0, "attack", ship=table.ship_name(table.ships_at(table.galaxy.orbits + world, 0)[0]), player=2)
    assert (phase(table), wrong(table, 2), table.legal(0)) == ("choose_defender", [], [])
    play(table, 2, "choose_defender", ship="cruiser-1")
    assert (phase(table), wrong(table, 0)) == ("choose_retreat", [])
    assert [action.data()["planet"] for action in table.legal(0)] == [name(table, refuge) for refuge in near[1:]]
