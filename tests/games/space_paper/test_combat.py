"""Combat, retreat, invasion, conquest and elimination."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from farport.games.space_paper.game import SpacePaper
from farport.games.space_paper.mechanics.combat import refuges
from farport.games.space_paper.mechanics.planets import discontent_planet, ease, return_rounds, settle
from farport.games.space_paper.state import Position
from farport.games.space_paper.vocabulary import ACTIVATED, ATTACKED, HASTENED, NONE, UNPAID
from farport.kernel import Value
from tests.games.space_paper.table import (
    GAME,
    act,
    adapting,
    asked,
    at,
    build,
    colony,
    commit,
    end_turns,
    game,
    kinds,
    level,
    listed,
    mineral,
    move,
    move_refused,
    name,
    of_version,
    outpost,
    phase,
    planet,
    play,
    refused,
    reveal_all,
    seen,
    ship,
    status,
    to,
)

LANE = "L20.3 L20.2 L20.1"  # from virgo-0


def open_table(
    seats: int = 2, options: Mapping[str, Value] | None = None, of: SpacePaper = GAME, **more: Value
) -> Position:
    races = ("humans", "ethers", "mecas")[:seats]
    leaders = ("financier", "scientist", "biologist")
    table = game(races, leaders=leaders, phase="m", of=of, options={**(options or {}), **more})
    reveal_all(table)
    level(table, 0, speed=5, range=5)
    return table


# ---------------------------------------------------------------------- on the way


@pytest.mark.rule("SP-110", "SP-111", "SP-116")
def test_a_stronger_ship_on_a_dot_fires() -> None:
    table = open_table()
    waiting = ship(table, 1, "cruiser", "L20.2")
    scout = ship(table, 0, "scout", "virgo-0")
    move(table, 0, scout, LANE)
    assert at(table, scout) == "reserve"
    assert (at(table, waiting), table.flags[waiting]) == ("L20.2", ATTACKED)
    second = ship(table, 0, "scout", "virgo-0")
    move(table, 0, second, LANE)  # it has fired in this round
    assert at(table, second) == "L20.1"


@pytest.mark.rule("SP-110")
def test_who_does_not_fire() -> None:
    for prepared in ("weaker", "never", "unpaid", "off", "wide orbit"):
        table = open_table(interception="off" if prepared == "off" else "standing_order")
        kind = "scout" if prepared == "weaker" else "cruiser"
        waiting = ship(table, 1, kind, "vgh20" if prepared == "wide orbit" else "L20.2")
        if prepared == "never":
            table.standing_order[1] = 0
        if prepared == "unpaid":
            table.flags[waiting] = UNPAID
        scout = ship(table, 0, "scout", "virgo-0")
        move(table, 0, scout, LANE + " vgh20 L22.1")
        assert at(table, scout) == "L22.1", prepared


@pytest.mark.rule("SP-110")
def test_the_standing_order_is_secret_and_changed_once_per_construction() -> None:
    table = game(phase="c")
    assert refused(table, 0, "no_effect", "set_standing_order", standing="if_win") == "SP-110"
    play(table, 0, "set_standing_order", standing="always")
    assert refused(table, 0, "already_ordered", "set_standing_order", standing="never") == "SP-110"
    events = commit(table)
    assert "order_revealed" not in kinds(events)
    assert table.standing_order == [2, 1]
    assert "'standing_order': 'always'" in str(table.view(0)["you"])
    assert "'standing_order': 'if_win'" in str(table.view(1)["you"])
    assert "always" not in str([table.view(1), table.view(None)])


@pytest.mark.rule("SP-111")
def test_the_moving_ship_that_survives_stops_on_the_dot() -> None:
    table = open_table()
    table.standing_order[1] = 2  # always
    waiting = ship(table, 1, "scout", "L20.2")
    cruiser = ship(table, 0, "cruiser", "virgo-0")
    level(table, 0, range=1)
    move(table, 0, cruiser, LANE)
    assert (at(table, waiting), at(table, cruiser)) == ("reserve", "L20.2")
    assert table.flags[cruiser] & ACTIVATED
    equal = open_table()
    equal.standing_order[1] = 2
    waiting = ship(equal, 1, "scout", "L20.2")
    scout = ship(equal, 0, "scout", "virgo-0")
    move(equal, 0, scout, LANE)
    assert (at(equal, waiting), at(equal, scout)) == ("koi2/1", "L20.2")  # the attacker retreats
    assert equal.flags[waiting] == ACTIVATED | ATTACKED  # which activates it (SP-115)


@pytest.mark.rule("SP-110", "SP-112")
def test_at_the_end_of_a_move_it_is_the_mover_who_attacks() -> None:
    table = open_table()
    table.standing_order[1] = 2  # always
    waiting = ship(table, 1, "scout", "L20.2")
    scout = ship(table, 0, "scout", "virgo-0")
    move(table, 0, scout, "L20.3 L20.2", against=1)
    assert (at(table, waiting), at(table, scout)) == ("L20.2", "ft22/1")  # equal: he retreats


@pytest.mark.rule("SP-110")
def test_only_enemies_fire_also_from_the_very_first_dot() -> None:
    table = open_table()
    table.standing_order = [2, 2]
    ship(table, 0, "cruiser", "L20.2")
    scout = ship(table, 0, "scout", "virgo-0")
    move(table, 0, scout, LANE)
    assert at(table, scout) == "L20.1"  # past the own cruiser
    ship(table, 1, "cruiser", "L01.1")
    other = ship(table, 0, "scout", "rs22")
    move(table, 0, other, "L01.1 L01.2")
    assert at(table, other) == "reserve"


@pytest.mark.rule("SP-110")
def test_the_owner_is_asked_with_the_option() -> None:
    table = open_table(interception="ask")
    ship(table, 1, "cruiser", "L20.2")
    scout = ship(table, 0, "scout", "virgo-0")
    move(table, 0, scout, LANE)
    assert (phase(table), table.to_move) == ("intercept", (1,))
    refused(table, 0, "not_your_turn", "fire", answer="yes")
    twin = table.copy()
    play(table, 1, "fire", answer="no")
    assert at(table, scout) == "L20.1"
    play(twin, 1, "fire", answer="yes")
    assert at(twin, scout) == "reserve"
    assert asked(twin) == (0,)


# ---------------------------------------------------------------------- at the end of a move


@pytest.mark.rule("SP-112")
def test_combat_at_the_end_of_a_move_is_mandatory() -> None:
    table = open_table()
    enemy = ship(table, 1, "scout", "L20.2")
    cruiser = ship(table, 0, "cruiser", "virgo-0")
    assert move_refused(table, 0, "no_target", cruiser, "L20.3 L20.2") == "SP-113"
    move(table, 0, cruiser, "L20.3 L20.2", against=1)
    assert (at(table, enemy), at(table, cruiser)) == ("reserve", "L20.2")


@pytest.mark.rule("SP-113")
def test_the_owner_chooses_the_defender() -> None:
    table = open_table()
    world = planet(table, "virgo-0", "lava", "small")
    strong, weak = ship(table, 1, "cruiser", world), ship(table, 1, "transport", world)
    scout = ship(table, 0, "scout", table.capital[0])
    move(table, 0, scout, "virgo-0", name(table, world), against=1)
    assert (phase(table), table.to_move) == ("choose_defender", (1,))
    assert table.flags[scout] == ACTIVATED | ATTACKED
    refused(table, 1, "unknown_object", "choose_defender", ship="scout-1")
    assert len(listed(table, 1, "choose_defender")) == 2
    play(table, 1, "choose_defender", ship=table.ship_name(strong))
    assert (at(table, scout), at(table, weak)) == ("reserve", "virgo-0/1")


@pytest.mark.rule("SP-113", "SP-118")
def test_the_attacker_names_the_player_and_all_others_are_enemies() -> None:
    table = open_table(3)
    world = planet(table, "virgo-0", "lava", "small")
    ship(table, 1, "scout", world)
    ship(table, 2, "transport", world)
    cruiser = ship(table, 0, "cruiser", table.capital[0])
    move_refused(table, 0, "no_target", cruiser, "virgo-0", name(table, world))
    ends = [one for one in listed(table, 0, "move") if one["orbit"] == name(table, world)]
    assert sorted(str(one["against"]) for one in ends) == ["1", "2"]
    move(table, 0, cruiser, "virgo-0", name(table, world), against=2)
    assert (len(table.fleets[1]), len(table.fleets[2])) == (1, 0)


@pytest.mark.rule("SP-112", "SP-113")
def test_only_who_is_there_can_be_attacked() -> None:
    table = open_table(3)
    world = planet(table, "virgo-0", "lava", "small")
    ship(table, 1, "scout", world)
    cruiser = ship(table, 0, "cruiser", table.capital[0])
    assert move_refused(table, 0, "no_target", cruiser, "virgo-0", name(table, world), against=2) == "SP-113"
    assert move_refused(table, 0, "no_target", cruiser, "virgo-0", against=1) == "SP-113"  # he is in another orbit


@pytest.mark.rule("SP-088", "SP-095")
def test_own_ships_meet_in_the_orbit_of_the_very_first_planet() -> None:
    table = open_table()
    first = planet(table, "rs22", "lava", "small")
    assert first == 0
    ship(table, 0, "scout", first)
    other = ship(table, 0, "scout", "L01.1")
    move(table, 0, other, "rs22", name(table, first))
    play(table, 0, "end_turn")  # nobody is in transit there


@pytest.mark.rule("SP-114")
@pytest.mark.parametrize(
    ("level_0", "level_1", "attacker", "defender"),
    [(2, 1, "virgo-0", "reserve"), (1, 2, "reserve", "virgo-0"), (2, 2, "ft22/1", "virgo-0")],
)
def test_higher_wins_equal_retreats_lower_loses(level_0: int, level_1: int, attacker: str, defender: str) -> None:
    table = open_table()
    level(table, 0, armament=level_0)
    level(table, 1, armament=level_1)
    mine, theirs = ship(table, 0, "cruiser", table.capital[0]), ship(table, 1, "cruiser", "virgo-0")
    move(table, 0, mine, "virgo-0", against=1)
    assert (at(table, mine), at(table, theirs)) == (attacker, defender)


@pytest.mark.rule("SP-115")
def test_retreat_to_the_nearest_inhabited_planet() -> None:
    table = open_table()
    near = outpost(table, 0, "virgo-0", "lava", "small")
    same = colony(table, 0, "virgo-0", "telluric", "small")
    blocked = colony(table, 0, "vgh20", "telluric", "small")
    ship(table, 1, "scout", blocked)
    adapting(table, 0, "vgh20", "lava", "small")  # not inhabited yet
    colony(table, 0, "omega", "telluric", "small")  # farther away
    space = table.galaxy.space_of["vgh20"]
    assert refuges(table, 0, space) == [near, same]  # a planet with enemy ships in orbit does not count
    mine, _theirs = ship(table, 0, "scout", "virgo-0"), ship(table, 1, "scout", "vgh20")
    move(table, 0, mine, LANE + " vgh20", against=1)
    assert (phase(table), table.to_move) == ("choose_retreat", (0,))
    assert refused(table, 0, "no_target", "choose_retreat", planet="ft22/1") == "SP-115"
    assert refused(table, 0, "unknown_object", "choose_retreat", planet="ft22/7") == "SP-305"
    table.came[mine] = table.galaxy.space_of["L20.1"]
    play(table, 0, "choose_retreat", planet=name(table, same))
    assert at(table, mine) == name(table, same)
    assert table.flags[mine] & ACTIVATED
    assert table.came[mine] == NONE  # it came there by no lane


@pytest.mark.rule("SP-115")
def test_without_a_refuge_the_ship_is_lost() -> None:
    table = open_table()
    ship(table, 1, "scout", table.capital[0])
    mine, _theirs = ship(table, 0, "scout", "vgh20"), ship(table, 1, "scout", "virgo-0")
    move(table, 0, mine, "L20.1 L20.2 L20.3 virgo-0", against=1)
    assert at(table, mine) == "reserve"


@pytest.mark.rule("SP-116")
def test_a_ship_that_has_fired_cannot_attack_again() -> None:
    table = open_table()
    cruiser = ship(table, 0, "cruiser", "virgo-0")
    table.flags[cruiser] = ATTACKED
    ship(table, 1, "scout", "L20.3")
    assert move_refused(table, 0, "already_fought", cruiser, "L20.3", against=1) == "SP-116"
    move(table, 0, cruiser, "ft22")


@pytest.mark.rule("SP-117")
def test_attacking_in_the_own_orbit() -> None:
    table = open_table()
    world = planet(table, "virgo-0", "lava", "small")
    enemies = [ship(table, 1, "scout", world) for _ in range(2)]
    cruisers = [ship(table, 0, "cruiser", world) for _ in range(2)]
    play(table, 0, "attack", ship=table.ship_name(cruisers[0]), player=1)
    play(table, 1, "choose_defender", ship=table.ship_name(enemies[0]))
    assert at(table, enemies[1]) == at(table, cruisers[0])  # they coexist
    refused(table, 0, "no_target", "attack", ship=table.ship_name(cruisers[1]), player=0)
    table.flags[cruisers[1]] = ATTACKED  # as if it had fired at somebody who passed
    refused(table, 0, "already_fought", "attack", ship=table.ship_name(cruisers[1]), player=1)
    play(table, 0, "end_turn")  # nobody is forced


@pytest.mark.rule("SP-117", "SP-121", "SP-192")
def test_attacking_and_invading_spend_the_haste_of_a_neutron_star() -> None:
    table = open_table()
    level(table, 0, invasion=3)
    cruisers = [ship(table, 0, "cruiser", colony(table, 1, system, "lava", "small", 4)) for system in ("rt-20", "sn22")]
    ship(table, 1, "scout", table.place[cruisers[0]] - table.galaxy.orbits)
    for cruiser in cruisers:
        table.flags[cruiser] = HASTENED
    play(table, 0, "attack", ship="cruiser-1", player=1)
    play(table, 0, "invade", ship="cruiser-2", planet="sn22/1")
    assert [table.flags[cruiser] for cruiser in cruisers] == [ACTIVATED | ATTACKED, ACTIVATED]


# ---------------------------------------------------------------------- invasion


def siege(population: int = 6, **options: Value) -> tuple[Position, int, int]:
    """A telluric colony of seat 1 with a cruiser of seat 0 (invasion 2) in its orbit."""
    table = open_table(options=options)
    level(table, 0, invasion=3)
    world = colony(table, 1, "rt-20", "telluric", "medium", population)
    return table, world, ship(table, 0, "cruiser", world)


@pytest.mark.rule("SP-120")
def test_who_can_invade_what() -> None:
    table, world, cruiser = siege()
    free = planet(table, "rt-20", "lava", "small")
    scout = ship(table, 0, "scout", world)
    refused(table, 0, "not_a_cruiser", "invade", ship=table.ship_name(scout), planet=name(table, world))
    refused(table, 0, "not_in_orbit", "invade", ship=table.ship_name(cruiser), planet="koi2/1")
    table.place[cruiser] = table.galaxy.orbits + table.capital[0]
    refused(table, 0, "own_planet", "invade", ship=table.ship_name(cruiser), planet="ft22/1")
    table.place[cruiser] = table.galaxy.orbits + free
    refused(table, 0, "not_inhabited", "invade", ship=table.ship_name(cruiser), planet=name(table, free))


@pytest.mark.rule("SP-120", "SP-121", "SP-122")
def test_what_is_ordered_for_the_arrival_is_judged_as_if_the_cruiser_were_there() -> None:
    table, world, cruiser = siege()
    table.place[cruiser] = table.galaxy.space_of["rt-20"]
    free = planet(table, "rt-20", "lava", "small")
    own = colony(table, 0, "rt-20", "lava", "small")
    move_refused(table, 0, "not_inhabited", cruiser, "", name(table, free), then="invade")
    move_refused(table, 0, "own_planet", cruiser, "", name(table, own), then="invade")
    move_refused(table, 0, "not_a_transport", cruiser, "", name(table, free), then="land_settle")
    ship(table, 1, "transport", world)
    rule = move_refused(table, 0, "orbit_not_clear", cruiser, "", name(table, world), against=1, then="invade")
    assert rule == "SP-122"  # it would have to fight first


@pytest.mark.rule("SP-121")
def test_invasion_on_arrival_is_an_option() -> None:
    for allowed in (True, False):
        table, world, cruiser = siege(invade_on_arrival=allowed)
        table.place[cruiser] = table.galaxy.space_of["rt-20"]
        if allowed:
            move(table, 0, cruiser, "", name(table, world), then="invade")
            assert table.resistance[world] == 4
        else:
            rule = move_refused(table, 0, "wrong_phase", cruiser, "", name(table, world), then="invade")
            assert rule == "SP-121"
            move(table, 0, cruiser, "", name(table, world))
        refused(table, 0, "ship_activated", "invade", ship=table.ship_name(cruiser), planet=name(table, world))


@pytest.mark.rule("SP-122")
def test_the_orbit_must_be_clear() -> None:
    for where in ("orbit", "wide"):
        table, world, cruiser = siege()
        ship(table, 1, "transport", world if where == "orbit" else "rt-20")
        rule = refused(table, 0, "orbit_not_clear", "invade", ship=table.ship_name(cruiser), planet=name(table, world))
        assert rule == "SP-122"


@pytest.mark.rule("SP-123")
def test_a_cruiser_that_fought_cannot_invade() -> None:
    table, world, cruiser = siege()
    table.flags[cruiser] = ATTACKED
    assert (
        refused(table, 0, "already_fought", "invade", ship=table.ship_name(cruiser), planet=name(table, world))
        == "SP-123"
    )


@pytest.mark.rule("SP-124")
@pytest.mark.parametrize(("defence_level", "where"), [(1, "rt-20/1"), (4, "ft22/1"), (5, "reserve")])
def test_comparing_invasion_and_defence(defence_level: int, where: str) -> None:
    table, world, cruiser = siege()
    level(table, 1, defence=defence_level)
    play(table, 0, "invade", ship=table.ship_name(cruiser), planet=name(table, world))
    assert at(table, cruiser) == where


@pytest.mark.rule("SP-085", "SP-115", "SP-124", "SP-129")
@pytest.mark.parametrize("outcome", ["success", "destroyed", "retreat", "no refuge", "adapting"])
def test_an_invasion_is_an_activation_however_it_ends(outcome: str) -> None:
    table, world, cruiser = siege(movement_order="alternate")
    ship(table, 0, "scout", "virgo-0")
    level(table, 1, defence={"destroyed": 5, "retreat": 4, "no refuge": 4}.get(outcome, 1))
    if outcome == "no refuge":
        ship(table, 1, "scout", table.capital[0])
    if outcome == "adapting":
        world = adapting(table, 1, "rt-20", "telluric", "small")
        table.place[cruiser] = table.galaxy.orbits + world
    play(table, 0, "invade", ship="cruiser-1", planet=name(table, world))
    assert asked(table) == (1,)


@pytest.mark.rule("SP-125")
def test_resistance_of_outposts_and_asteroids() -> None:
    table, world, cruiser = siege()
    level(table, 0, invasion=2)
    table.status[world] = 3
    table.population[world] = 1
    play(table, 0, "invade", ship=table.ship_name(cruiser), planet=name(table, world))
    assert (table.owner[world], status(table, world)) == (0, "outpost")
    assert table.counter[world] == 0  # nothing grows there
    other = open_table()
    level(other, 0, invasion=2)
    rocks = colony(other, 1, "rt-20", "telluric", "asteroids")
    play(other, 0, "invade", ship=other.ship_name(ship(other, 0, "cruiser", rocks)), planet=name(other, rocks))
    assert other.owner[rocks] == 0


@pytest.mark.rule("SP-126", "SP-210")
def test_a_besieged_planet_neither_yields_nor_builds() -> None:
    table, world, cruiser = siege()
    build(table, world, "spaceport")
    table.item[world] = 8
    table.remaining[world] = 8
    play(table, 0, "invade", ship=table.ship_name(cruiser), planet=name(table, world))
    to(table, "c")
    refused(table, 1, "not_profitable", "cancel", planet=name(table, world))
    commit(table)
    assert table.remaining[world] == 8


@pytest.mark.rule("SP-127")
def test_a_siege_ends_without_enemy_cruisers() -> None:
    table, world, cruiser = siege()
    play(table, 0, "invade", ship=table.ship_name(cruiser), planet=name(table, world))
    twin = table.copy()
    end_turns(twin)
    assert twin.resistance[world] == 4
    table.own_place()[cruiser] = table.galaxy.space_of["rt-20"]
    ship(table, 0, "scout", world)
    ship(table, 1, "cruiser", world)  # the owner's own is no enemy
    events = end_turns(table)
    assert len(seen(events, "siege_ended")) == 1
    assert table.resistance[world] == 0
    to(table, "m")
    assert seen(end_turns(table), "siege_ended") == []


@pytest.mark.rule("SP-128")
def test_global_discontent_weakens_as_an_option() -> None:
    for weakens in (True, False):
        table, world, cruiser = siege(global_discontent_weakens=weakens)
        table.global_discontent[1] = 1
        play(table, 0, "invade", ship=table.ship_name(cruiser), planet=name(table, world))
        assert table.owner[world] == (0 if weakens else 1)
        table, world, cruiser = siege(global_discontent_weakens=weakens)
        table.discontent[world] = 1
        play(table, 0, "invade", ship=table.ship_name(cruiser), planet=name(table, world))
        assert table.owner[world] == 0  # its own discontent always does


@pytest.mark.rule("SP-129")
def test_adapting_planets_are_simply_emptied() -> None:
    table = open_table()
    world = adapting(table, 1, "rt-20", "telluric", "small")
    level(table, 1, defence=5)
    cruiser = ship(table, 0, "cruiser", world)
    play(table, 0, "invade", ship=table.ship_name(cruiser), planet=name(table, world))
    assert status(table, world) == "uninhabited"
    assert at(table, cruiser) == name(table, world)


@pytest.mark.rule("SP-130")
def test_a_captured_planet() -> None:
    table, world, cruiser = siege(2)
    build(table, world, "gold_1")
    table.item[world] = 8
    table.remaining[world] = 3
    play(table, 0, "invade", ship=table.ship_name(cruiser), planet=name(table, world))
    assert (table.owner[world], status(table, world), table.population[world]) == (0, "colony", 2)
    assert (table.buildings[world] > 0, table.item[world], table.counter[world]) == (True, -1, 1)
    assert table.discontent[world] == 2


@pytest.mark.rule("SP-131")
def test_taking_a_planet_back() -> None:
    table, world, _cruiser = siege(2)
    table.taken_from[world] = 0
    table.discontent[world] = 2
    table.capture_discontent[world] = 2
    play(table, 0, "invade", ship="cruiser-1", planet=name(table, world))
    assert (table.owner[world], table.discontent[world]) == (0, 0)
    calm, world, _cruiser = siege(2)
    calm.taken_from[world] = 0
    play(calm, 0, "invade", ship="cruiser-1", planet=name(calm, world))
    assert calm.discontent[world] == 2  # no discontent was left: an ordinary capture
    other = open_table(3)
    level(other, 0, invasion=3)
    world = colony(other, 1, "rt-20", "telluric", "medium", 2)
    other.taken_from[world] = 2
    other.discontent[world] = other.capture_discontent[world] = 1
    ship(other, 0, "cruiser", world)
    play(other, 0, "invade", ship="cruiser-1", planet=name(other, world))
    assert other.discontent[world] == 2  # it was not he who lost it


@pytest.mark.rule("SP-131")
def test_a_planet_that_is_retaken_at_once_returns_without_discontent() -> None:
    table, world, captor = siege(2)
    table.help[world] = 1  # of no avail, and over with the capture
    level(table, 0, invasion=5)
    level(table, 1, invasion=3)
    play(table, 0, "invade", ship="cruiser-1", planet=name(table, world))
    assert (table.owner[world], table.discontent[world], table.help[world]) == (0, 2, 0)
    table.place[captor] = table.galaxy.space_of["virgo-0"]
    play(table, 0, "end_turn")
    ship(table, 1, "cruiser", world)
    play(table, 1, "invade", ship="cruiser-1", planet=name(table, world))
    assert (table.owner[world], table.discontent[world]) == (1, 0)


def captured_and_then_discontented_again(version: int, later: int, calm: bool) -> tuple[Position, int]:
    """Seat 1 has lost a planet of two inhabitants to seat 0; it is calm again, or not, when another discontent comes,
    and a round later seat 1 has its cruiser there."""
    table = open_table(of=of_version(version))
    level(table, 0, invasion=3)
    level(table, 1, invasion=3)
    world = colony(table, 1, "rt-20", "telluric", "medium", 2)
    captor = ship(table, 0, "cruiser", world)
    play(table, 0, "invade", ship="cruiser-1", planet=name(table, world))
    assert (table.owner[world], table.discontent[world]) == (0, 2)
    for _upkeep in range(2 if calm else 1):
        ease(table, world, 1)
    discontent_planet(table, world, later)
    if not calm:
        ease(table, world, 1)
    table.place[captor] = table.galaxy.space_of["virgo-0"]
    ship(table, 1, "cruiser", world)
    to(table, "m")
    while table.active != 1:
        play(table, table.active, "end_turn")
    play(table, 1, "invade", ship="cruiser-1", planet=name(table, world))
    assert table.owner[world] == 1
    return table, world


@pytest.mark.rule("SP-131")
@pytest.mark.parametrize(("version", "discontent"), [(1, 0), (2, 3)])
def test_another_discontent_later_does_not_revive_the_free_return(version: int, discontent: int) -> None:
    """Version 1 took every discontent for that of the capture."""
    table, world = captured_and_then_discontented_again(version, later=3, calm=True)
    assert table.discontent[world] == discontent


@pytest.mark.rule("SP-131", "SP-232")
@pytest.mark.parametrize(("version", "discontent"), [(1, 0), (2, 3)])
def test_another_discontent_does_not_prolong_the_free_return(version: int, discontent: int) -> None:
    table, world = captured_and_then_discontented_again(version, later=4, calm=False)
    assert table.discontent[world] == discontent  # one round of the capture's was left when the 4 came


@pytest.mark.rule("SP-131")
@pytest.mark.parametrize("version", [1, 2])
def test_only_what_was_captured_can_return(version: int) -> None:
    table = game(of=of_version(version))
    world = colony(table, 0, "ft22", "lava", "small")
    table.discontent[world] = 3
    assert return_rounds(table, world) == 0


@pytest.mark.rule("SP-131", "SP-145")
@pytest.mark.parametrize("version", [1, 2])
def test_a_colony_founded_on_an_abandoned_planet_was_captured_from_nobody(version: int) -> None:
    table = open_table(3, of=of_version(version))
    level(table, 0, invasion=3)
    world = colony(table, 1, "rt-20", "telluric", "medium", 2)
    ship(table, 0, "cruiser", world)
    play(table, 0, "invade", ship="cruiser-1", planet=name(table, world))
    end_turns(table)
    play(table, 0, "abandon", planet=name(table, world))
    play(table, 0, "sell", ship="cruiser-1")
    commit(table)
    settle(table, 2, world)
    table.population[world] = 2
    table.discontent[world] = 1
    level(table, 1, invasion=3)
    ship(table, 1, "cruiser", world)
    to(table, "m")
    play(table, 1, "invade", ship="cruiser-1", planet=name(table, world))
    assert (table.owner[world], table.discontent[world]) == (1, 2)  # he never lost it to seat 2


@pytest.mark.rule("SP-131", "SP-232")
def test_capture_keeps_the_larger_discontent() -> None:
    table, world, _cruiser = siege(2)
    table.discontent[world] = 6
    play(table, 0, "invade", ship="cruiser-1", planet=name(table, world))
    assert table.discontent[world] == 6
    discontent_planet(table, world, 3)
    assert table.discontent[world] == 6


@pytest.mark.rule("SP-132", "SP-182")
def test_taking_the_last_capital_wins() -> None:
    table = open_table()
    level(table, 0, invasion=5)
    capital = table.capital[1]
    table.population[capital] = 2
    ship(table, 0, "cruiser", capital)
    play(table, 0, "invade", ship="cruiser-1", planet="koi2/1")
    assert table.result is not None
    assert (table.result.reason, table.result.winners, table.result.scores[1]) == ("military", (0,), 0)


@pytest.mark.rule("SP-132", "SP-133")
def test_elimination_with_more_players() -> None:
    table = open_table(3)
    level(table, 0, invasion=5)
    capital = table.capital[1]
    table.population[capital] = 2
    table.gold[1], table.science[1], table.energy_store[1] = 9, 8, 7
    mineral(table, 1, corundum=2, oganesson=1)
    colonies = colony(table, 1, "koi2", "telluric", "small")
    base = outpost(table, 1, "koi2", "lava", "small")
    settlers = adapting(table, 1, "koi2", "telluric", "small")
    ship(table, 1, "scout", "df-579")
    ship(table, 0, "cruiser", capital)
    events = play(table, 0, "invade", ship="cruiser-1", planet="koi2/1")
    assert "eliminated" in kinds(events)
    assert table.result is None
    assert (status(table, capital), table.owner[capital]) == ("colony", 0)
    assert [status(table, world) for world in (colonies, base, settlers)] == ["abandoned", "uninhabited", "uninhabited"]
    assert (table.fleets[1], table.gold[1], table.event_used[1]) == ([], 0, 1)
    assert (table.science[1], table.energy_store[1], table.minerals[3:6], table.mixes[1]) == (0, 0, [0, 0, 0], 0)
    assert table.eliminated == [0, 1, 0]  # the first to go
    play(table, 0, "end_turn")
    assert asked(table) == (2,)  # he takes no further part
    play(table, 2, "end_turn")
    assert asked(table) == (0, 2)
    refused(table, 1, "not_your_turn", "commit")


# ---------------------------------------------------------------------- help


@pytest.mark.rule("SP-199")
def test_unexpected_help_as_a_reaction() -> None:
    table = game(leaders=("financier", "scientist"), events=("neutron_star", "unexpected_help"), phase="m")
    level(table, 0, invasion=2)
    world = colony(table, 1, "rt-20", "telluric", "medium", 6)
    ship(table, 0, "cruiser", world)
    play(table, 0, "invade", ship="cruiser-1", planet="rt-20/1")
    assert (phase(table), table.to_move) == ("react_help", (1,))
    twin = table.copy()
    play(table, 1, "react_help", answer="no")
    assert (table.resistance[world], table.event_used[1]) == (5, 0)
    events = play(twin, 1, "react_help", answer="yes")
    assert seen(events, "event_played")[0]["target"] == "rt-20/1"
    assert at(twin, twin.fleets[0][0]) == "ft22/1"  # 1 against 1: back home
    assert twin.event_used[1] == 1


@pytest.mark.rule("SP-199")
@pytest.mark.parametrize(
    ("invasion_level", "defence_level", "status_number", "used", "asks"),
    [(2, 3, 4, 0, True), (3, 3, 4, 0, True), (2, 4, 4, 0, False), (3, 3, 4, 1, False), (3, 3, 2, 0, False)],
)
def test_when_the_owner_is_asked_for_unexpected_help(
    invasion_level: int, defence_level: int, status_number: int, used: int, asks: bool
) -> None:
    """Only if the invasion is not weaker, the card is not spent and the planet is no adapting one."""
    table = game(leaders=("financier", "scientist"), events=("neutron_star", "unexpected_help"), phase="m")
    level(table, 0, invasion=invasion_level)
    level(table, 1, defence=defence_level)
    world = colony(table, 1, "rt-20", "telluric", "medium", 6)
    table.status[world] = status_number
    table.event_used[1] = used
    ship(table, 0, "cruiser", world)
    table.play(0, act("invade", ship="cruiser-1", planet="rt-20/1"))
    assert (phase(table) == "react_help") == asks


@pytest.mark.rule("SP-199")
def test_unexpected_help_lasts_until_the_end_of_the_movement_phase() -> None:
    table = game(leaders=("financier", "scientist"), events=("neutron_star", "unexpected_help"), phase="c")
    play(table, 1, "play_event", target="koi2/1")
    assert table.help[table.capital[1]] == 1
    to(table, "m")
    end_turns(table)
    assert table.help[table.capital[1]] == 0
    late = game(events=("unexpected_help",), phase="u")
    assert refused(late, 0, "wrong_phase", "play_event", target="ft22/1") == "SP-199"


@pytest.mark.rule("SP-199")
def test_unexpected_help_for_capital_colony_or_outpost() -> None:
    table = game(events=("unexpected_help",), phase="r")
    worlds = [colony(table, 0, "ft22", "lava", "small"), outpost(table, 0, "ft22", "lava", "small")]
    settlers = adapting(table, 0, "ft22", "lava", "small")
    targets = [one["target"] for one in listed(table, 0, "play_event")]
    assert targets == ["ft22/1", *[name(table, world) for world in worlds]]
    assert refused(table, 0, "no_effect", "play_event", target=name(table, settlers)) == "SP-190"
    play(table, 0, "abandon", planet=name(table, worlds[0]))
    refused(table, 0, "no_effect", "play_event", target=name(table, worlds[0]))
    play(table, 0, "play_event", target=name(table, worlds[1]))
    assert table.help[worlds[1]] == 1
