"""Event cards (SP-190 to SP-199)."""

from __future__ import annotations

import pytest

from farport.games.space_paper.mechanics.fleet import scrap
from farport.games.space_paper.mechanics.planets import growth_period, has
from farport.games.space_paper.state import Position
from farport.games.space_paper.vocabulary import ACTIVATED, ATTACKED, ITEMS, NONE, SPACEPORT, TECHS, TOTAL, VOID
from tests.games.space_paper.table import (
    adapting,
    asked,
    at,
    build,
    colony,
    commit,
    game,
    level,
    listed,
    move,
    name,
    outpost,
    phase,
    play,
    refused,
    reveal_all,
    ship,
    star,
)


def holding(event: str, at_phase: str = "c", politics: str = "republic") -> Position:
    return game(events=(event,), leaders=("financier", "scientist"), politics=(politics,), phase=at_phase)


@pytest.mark.rule("SP-190")
def test_when_events_are_played() -> None:
    for at_phase in ("r", "c", "u", "m"):
        table = holding("galactic_lottery", at_phase)
        assert len(listed(table, 0, "play_event")) == 1
    table = holding("galactic_lottery", "r")
    table.science[1] = 20
    commit(table)
    assert phase(table) == "t_orders"
    refused(table, 0, "not_your_turn", "play_event", target="none")  # he has no part in this phase
    movement = holding("galactic_lottery", "m")
    refused(movement, 1, "not_your_turn", "play_event", target="none")
    window = holding("galactic_lottery", "c")
    commit(window, 0)
    refused(window, 0, "already_committed", "play_event", target="none")


@pytest.mark.rule("SP-190")
def test_events_are_played_once_and_with_effect() -> None:
    table = holding("galactic_lottery")
    play(table, 0, "play_event", target="none")
    assert refused(table, 0, "event_used", "play_event", target="none") == "SP-190"
    assert refused(holding("supernova"), 0, "unknown_object", "play_event", target="nowhere") == "SP-305"
    refused(holding("free_spaceport"), 0, "unknown_object", "play_event", target="ft22/4")
    refused(holding("neutron_star", "m"), 0, "unknown_object", "play_event", target="scout-7")
    refused(holding("supernova"), 0, "no_effect", "play_event", target="none")
    calm = holding("galactic_cup")
    assert refused(calm, 0, "no_effect", "play_event", target="none") == "SP-190"


@pytest.mark.rule("SP-191")
def test_free_spaceport() -> None:
    table = holding("free_spaceport", politics="militarism")
    living = colony(table, 0, "ft22", "living", "small")
    base = outpost(table, 0, "ft22", "lava", "small")
    under_way = colony(table, 0, "ft22", "lava", "small")
    table.item[under_way], table.remaining[under_way] = SPACEPORT, 1
    there = colony(table, 0, "ft22", "lava", "small")
    build(table, there, "spaceport")
    for world in (living, base, under_way, there):
        assert refused(table, 0, "no_effect", "play_event", target=name(table, world)) == "SP-190"
    refused(table, 0, "no_effect", "play_event", target="koi2/1")
    refused(table, 0, "no_effect", "play_event", target="none")
    twin = table.copy()
    play(table, 0, "play_event", target="ft22/1")
    assert has(table, table.capital[0], SPACEPORT)
    plain = colony(twin, 0, "ft22", "lava", "small")
    play(twin, 0, "play_event", target=name(twin, plain))
    assert has(twin, plain, SPACEPORT)


@pytest.mark.rule("SP-191", "SP-301")
def test_a_free_spaceport_and_the_own_orders() -> None:
    table = holding("free_spaceport")
    level(table, 0, infrastructure=3)
    table.gold[0] = 20
    play(table, 0, "build", planet="ft22/1", item="spaceport")
    refused(table, 0, "no_effect", "play_event", target="ft22/1")  # one is under way
    play(table, 0, "clear_orders")
    play(table, 0, "build", planet="ft22/1", item="gold_1")
    play(table, 0, "play_event", target="ft22/1")
    resources = holding("free_spaceport", "r")
    given_up = colony(resources, 0, "ft22", "lava", "small")
    play(resources, 0, "abandon", planet=name(resources, given_up))
    refused(resources, 0, "no_effect", "play_event", target=name(resources, given_up))


@pytest.mark.rule("SP-007", "SP-191")
def test_a_free_spaceport_needs_a_marker_where_they_are_limited() -> None:
    table = game(events=("free_spaceport",), politics=("militarism",), component_limits="all", phase="c")
    for number in range(5):
        build(table, colony(table, 1, "mop-2", "gaseous" if number % 2 else "frozen", "medium"), "spaceport")
    level(table, 0, infrastructure=2)
    table.gold[0] = 9
    world = colony(table, 0, "rt-20", "telluric", "small")
    play(table, 0, "build", planet=name(table, world), item="spaceport")
    assert refused(table, 0, "no_marker", "play_event", target="ft22/1") == "SP-007"
    assert listed(table, 0, "play_event") == []
    play(table, 0, "clear_orders")
    play(table, 0, "play_event", target="ft22/1")
    assert refused(table, 0, "no_marker", "build", planet=name(table, world), item="spaceport") == "SP-007"


@pytest.mark.rule("SP-007", "SP-191", "SP-301")
def test_a_free_spaceport_does_not_count_on_the_marker_of_a_cancelled_one() -> None:
    table = game(events=("free_spaceport",), politics=("militarism",), component_limits="all", phase="c")
    for number in range(5):
        build(table, colony(table, 1, "mop-2", "gaseous" if number % 2 else "frozen", "medium"), "spaceport")
    world = colony(table, 0, "rt-20", "telluric", "small")
    table.item[world] = SPACEPORT
    table.remaining[world] = 1
    play(table, 0, "cancel", planet=name(table, world))
    refused(table, 0, "no_marker", "play_event", target="ft22/1")  # the card works now, and the order may be withdrawn


@pytest.mark.rule("SP-192")
def test_neutron_star_needs_a_ready_ship() -> None:
    table = holding("neutron_star", "m")
    scout = ship(table, 0, "scout", table.capital[0])
    reveal_all(table)
    move(table, 0, scout, "virgo-0")
    refused(table, 0, "no_effect", "play_event", target="scout-1")


@pytest.mark.rule("SP-193", "SP-304")
def test_galactic_lottery_can_be_spent_at_once() -> None:
    table = holding("galactic_lottery")
    level(table, 0, infrastructure=3)
    refused(table, 0, "not_enough_gold", "build", planet="ft22/1", item="gold_1")
    events = play(table, 0, "play_event", target="none")
    assert events[0].view(None)["event"] == "galactic_lottery"  # shown to all before the reveal
    play(table, 0, "build", planet="ft22/1", item="gold_1")
    commit(table)
    assert table.gold[0] == 5


@pytest.mark.rule("SP-194")
def test_supernova_reveals_anything_anywhere() -> None:
    table = holding("supernova")
    play(table, 0, "play_event", target="mop-2")
    assert table.known[table.galaxy.space_of["mop-2"]] == TOTAL
    known = holding("supernova")
    refused(known, 0, "no_effect", "play_event", target="ft22")


@pytest.mark.rule("SP-195")
def test_vanished_black_hole() -> None:
    table = holding("vanished_black_hole", "m")
    star(table, "virgo-0", "black_hole")
    scout = ship(table, 1, "scout", "virgo-0")
    refused(table, 0, "no_effect", "play_event", target="ft22")
    play(table, 0, "play_event", target="virgo-0")
    assert table.star[table.galaxy.space_of["virgo-0"]] == VOID
    assert at(table, scout) == "virgo-0"


@pytest.mark.rule("SP-196")
def test_ship_found() -> None:
    table = holding("ship_found")
    play(table, 0, "play_event", target="none")
    assert [at(table, scout) for scout in table.fleets[0]] == ["ft22/1"]
    full = holding("ship_found")
    for _ in range(3):
        ship(full, 0, "cruiser", full.capital[0])
    refused(full, 0, "politics_limit", "play_event", target="none")
    fleet = holding("ship_found", politics="militarism")
    for _ in range(7):
        ship(fleet, 0, "scout", fleet.capital[0])
    refused(fleet, 0, "no_ship_marker", "play_event", target="none")
    anarchy = holding("ship_found", politics="anarchy")
    refused(anarchy, 0, "politics_limit", "play_event", target="none")


@pytest.mark.rule("SP-114", "SP-196")
def test_a_ship_from_the_reserve_is_as_new() -> None:
    table = holding("ship_found", "m")
    lost = ship(table, 0, "scout", "virgo-0")
    table.flags[lost], table.came[lost] = ACTIVATED | ATTACKED, table.galaxy.space_of["ft22"]
    scrap(table, lost)
    play(table, 0, "play_event", target="none")
    assert (table.fleets[0], table.flags[lost], table.came[lost]) == ([lost], 0, NONE)


@pytest.mark.rule("SP-196", "SP-166", "SP-301")
def test_a_ship_is_found_beside_those_that_are_queued_and_ordered() -> None:
    table = holding("ship_found")
    level(table, 0, infrastructure=4)
    table.gold[0] = 50
    build(table, table.capital[0], "spaceport")
    yard, queue, works = (colony(table, 0, "ft22", "telluric", "small", 4) for _ in range(3))
    build(table, yard, "spaceport")
    ship(table, 0, "cruiser", table.capital[0])
    play(table, 0, "build", planet=name(table, works), item="science_1")  # is no ship
    play(table, 0, "build", planet="ft22/1", item="scout")
    assert len(listed(table, 0, "play_event")) == 1  # the third ship
    table.item[queue], table.remaining[queue] = ITEMS.index("transport"), 9
    assert refused(table, 0, "politics_limit", "play_event", target="none") == "SP-166"
    fleet = holding("ship_found", politics="militarism")
    build(fleet, fleet.capital[0], "spaceport")
    for _ in range(6):
        ship(fleet, 0, "scout", fleet.capital[0])
    play(fleet, 0, "build", planet="ft22/1", item="scout")
    assert refused(fleet, 0, "no_ship_marker", "play_event", target="none") == "SP-005"


@pytest.mark.rule("SP-197")
@pytest.mark.parametrize(("of_all", "of_one"), [(3, 2), (0, 2), (3, 0)])
def test_galactic_cup(of_all: int, of_one: int) -> None:
    table = holding("galactic_cup")
    world = colony(table, 0, "ft22", "telluric", "small")
    table.global_discontent[0] = of_all
    table.discontent[world] = of_one
    play(table, 0, "play_event", target="none")
    assert (table.global_discontent[0], table.discontent[world]) == (max(0, of_all - 1), max(0, of_one - 1))


@pytest.mark.rule("SP-198")
def test_symbiotic_life() -> None:
    table = holding("symbiotic_life")
    table.gold[0] = 9
    world = adapting(table, 0, "ft22", "gaseous", "small")
    native = colony(table, 0, "ft22", "telluric", "small")
    assert growth_period(table, world) == 3
    refused(table, 0, "no_effect", "play_event", target=name(table, native))
    play(table, 0, "play_event", target=name(table, world))
    assert (growth_period(table, world), table.counter[world]) == (2, 2)
    table.race[0] = 3  # another race gains nothing
    assert growth_period(table, world) == 5


@pytest.mark.rule("SP-198")
def test_symbiotic_life_helps_adapting_planets_and_colonies_whose_period_it_lowers() -> None:
    table = holding("symbiotic_life", "r")
    moved = colony(table, 0, "ft22", "barren", "small")
    table.status[table.capital[0]], table.status[moved], table.capital[0] = 4, 5, moved  # the capital is no colony
    useless = [moved, outpost(table, 0, "ft22", "barren", "small"), colony(table, 0, "ft22", "barren", "asteroids")]
    shortest = colony(table, 0, "ft22", "oceanic", "medium")  # its period is 1 already
    for world in (*useless, shortest):
        assert refused(table, 0, "no_effect", "play_event", target=name(table, world)) == "SP-190"
    given_up, kept = (colony(table, 0, "virgo-0", "barren", "small") for _ in range(2))
    play(table, 0, "abandon", planet=name(table, given_up))
    refused(table, 0, "no_effect", "play_event", target=name(table, given_up))
    play(table, 0, "play_event", target=name(table, kept))
    assert (growth_period(table, kept), table.counter[kept]) == (4, 4)


@pytest.mark.rule("SP-199", "SP-303", "SP-304")
def test_great_discovery_may_win_before_the_orders_are_seen() -> None:
    table = holding("great_discovery")
    level(table, 0, speed=5)
    refused(table, 0, "no_effect", "play_event", target="speed")
    play(table, 0, "play_event", target="range")
    assert table.level(0, 1) == 2
    winning = holding("great_discovery")
    winning.levels[:TECHS] = [5] * TECHS
    level(winning, 0, range=4)
    build(winning, winning.capital[1], "spaceport")
    play(winning, 1, "build", planet="koi2/1", item="scout")
    play(winning, 0, "play_event", target="range")
    assert winning.result is not None
    assert (winning.result.reason, winning.item[winning.capital[1]]) == ("technological", -1)
    assert asked(winning) == ()
    refused(winning, 1, "wrong_phase", "commit")


@pytest.mark.rule("SP-199")
def test_great_discovery_and_research_of_the_same_technology() -> None:
    table = holding("great_discovery", "r")
    table.science[0] = 20
    commit(table)
    level(table, 0, speed=4)
    play(table, 0, "research", technology="speed")
    refused(table, 0, "no_effect", "play_event", target="speed")  # judged as if the own orders were carried out
    building = holding("great_discovery")
    build(building, building.capital[0], "spaceport")
    play(building, 0, "build", planet="ft22/1", item="scout")
    play(building, 0, "play_event", target="speed")
    play(table, 0, "play_event", target="range")
    commit(table)
    assert (table.level(0, 0), table.level(0, 1)) == (5, 2)
