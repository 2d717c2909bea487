"""Colonising, growth, energy, queues and buildings."""

from __future__ import annotations

from typing import cast

import pytest

from farport.games.space_paper.game import SpacePaper
from farport.games.space_paper.mechanics.order import carry_out_orders
from farport.games.space_paper.mechanics.planets import (
    energy,
    energy_balance,
    has,
    period_for,
    population_limit,
    upkeeps_left,
)
from farport.games.space_paper.vocabulary import ACTIVATED, BUILDINGS, ITEMS, NONE, POLITICS, TYPES
from tests.games.space_paper.table import (
    GAME,
    adapting,
    at,
    build,
    colony,
    commit,
    end_turns,
    game,
    kinds,
    level,
    listed,
    move,
    move_refused,
    name,
    of_version,
    outpost,
    planet,
    play,
    refused,
    reveal_all,
    seen,
    ship,
    status,
    to,
)

# ---------------------------------------------------------------------- settling


@pytest.mark.rule("SP-135")
def test_where_one_may_settle() -> None:
    table = game(phase="c", leaders=("financier",))
    world = planet(table, "ft22", "telluric", "small")
    refused(table, 0, "unknown_object", "settle", planet="ft22/9", mode="settle")
    assert refused(table, 0, "not_revealed", "settle", planet="ft22/3", mode="settle") == "SP-135"
    refused(table, 0, "inhabited", "settle", planet="koi2/1", mode="settle")
    theirs = outpost(table, 1, "ft22", "telluric", "small")
    assert refused(table, 0, "inhabited", "settle", planet=name(table, theirs), mode="settle") == "SP-135"
    own = outpost(table, 0, "ft22", "telluric", "small")
    ship(table, 1, "scout", own)
    refused(table, 0, "enemy_in_orbit", "settle", planet=name(table, own), mode="settle")
    ship(table, 1, "scout", world)
    assert refused(table, 0, "enemy_in_orbit", "settle", planet="ft22/2", mode="settle") == "SP-135"


@pytest.mark.rule("SP-136")
def test_settling_from_inside_needs_a_base() -> None:
    table = game(phase="c", leaders=("financier",))
    planet(table, "virgo-0", "telluric", "small")
    assert refused(table, 0, "no_base_in_system", "settle", planet="virgo-0/1", mode="settle") == "SP-136"
    outpost(table, 0, "virgo-0", "lava", "small")
    refused(table, 0, "no_base_in_system", "settle", planet="virgo-0/1", mode="settle")
    colony(table, 0, "virgo-0", "lava", "small")
    play(table, 0, "settle", planet="virgo-0/1", mode="settle")
    assert refused(table, 0, "inhabited", "settle", planet="virgo-0/1", mode="outpost") == "SP-135"


@pytest.mark.rule("SP-136", "SP-138", "SP-140", "SP-301")
def test_an_outpost_that_becomes_a_colony_at_once_is_a_base_for_the_next_order() -> None:
    table = game(phase="c", leaders=("financier",), politics=("militarism",))
    rocks = outpost(table, 0, "rt-20", "lava", "asteroids")
    more_rocks = outpost(table, 0, "rt-20", "lava", "asteroids")
    world = planet(table, "rt-20", "telluric", "small")
    refused(table, 0, "no_base_in_system", "settle", planet=name(table, world), mode="settle")
    play(table, 0, "settle", planet=name(table, rocks), mode="settle")
    play(table, 0, "settle", planet=name(table, more_rocks), mode="settle")
    assert [(one["planet"], one["mode"]) for one in listed(table, 0, "settle")] == [
        (name(table, world), "settle"),
        (name(table, world), "outpost"),
    ]
    play(table, 0, "settle", planet=name(table, world), mode="settle")
    play(table, 0, "clear_orders")  # without the first order the second one has no base again
    refused(table, 0, "no_base_in_system", "settle", planet=name(table, world), mode="settle")
    for target in (rocks, world):
        play(table, 0, "settle", planet=name(table, target), mode="settle")
    events = commit(table)
    assert seen(events, "order_void") == []
    assert (status(table, rocks), status(table, world)) == ("colony", "colony")


@pytest.mark.rule("SP-136", "SP-138", "SP-301")
def test_an_outpost_that_begins_to_adapt_is_no_base() -> None:
    table = game(phase="c", leaders=("financier",), politics=("militarism",))
    far = outpost(table, 0, "rt-20", "lava", "small")
    world = planet(table, "rt-20", "telluric", "small")
    play(table, 0, "settle", planet=name(table, far), mode="settle")
    assert refused(table, 0, "no_base_in_system", "settle", planet=name(table, world), mode="settle") == "SP-136"
    assert listed(table, 0, "settle") == []


@pytest.mark.rule("SP-136", "SP-301")
def test_of_two_settlers_the_earlier_in_turn_order_gets_the_planet() -> None:
    table = game(phase="c", leaders=("financier", "scientist"))
    table.first = 1
    colony(table, 0, "virgo-0", "lava", "small")
    colony(table, 1, "virgo-0", "lava", "small")
    world = planet(table, "virgo-0", "living", "small")
    for seat in (0, 1):
        play(table, seat, "settle", planet=name(table, world), mode="settle")
    rival = table.copy()
    rival.own_owner()[world] = 1
    assert [refusal.sentence for _, refusal in carry_out_orders(rival, 0)] == [
        "Seat 2 comes earlier in turn order and takes this planet."
    ]
    events = commit(table)
    assert table.owner[world] == 1
    told = seen(events, "order_void", 0)
    assert [(void["rule"], void["order"]) for void in told] == [
        ("SP-136", {"do": "settle", "planet": name(table, world), "mode": "settle"})
    ]


@pytest.mark.rule("SP-137")
def test_landing_by_transport() -> None:
    table = game(phase="m", leaders=("financier",))
    reveal_all(table)
    world = planet(table, "virgo-0", "telluric", "small")
    scout = ship(table, 0, "scout", table.capital[0])
    move_refused(table, 0, "not_a_transport", scout, "virgo-0", "virgo-0/1", then="land_settle")
    transports = [ship(table, 0, "transport", table.capital[0]) for _ in range(2)]
    move_refused(table, 0, "not_in_orbit", transports[0], "virgo-0", then="land_settle")
    move(table, 0, transports[0], "virgo-0", "virgo-0/1", then="land_settle")
    assert (table.owner[world], status(table, world)) == (0, "colony")
    other = planet(table, "ft22", "lava", "small")
    table.place[transports[1]] = table.galaxy.orbits + other
    refused(table, 0, "not_in_orbit", "land", ship="transport-2", planet="virgo-0/1", mode="outpost")
    play(table, 0, "land", ship="transport-2", planet=name(table, other), mode="outpost")
    assert status(table, other) == "outpost"


@pytest.mark.rule("SP-135", "SP-137")
def test_a_transport_lands_on_free_planets_only() -> None:
    table = game(phase="m", leaders=("financier",))
    reveal_all(table)
    theirs = colony(table, 1, "virgo-0", "lava", "small")
    watched = planet(table, "virgo-0", "lava", "small")
    ship(table, 1, "scout", watched)
    transport = ship(table, 0, "transport", theirs)
    rule = refused(table, 0, "inhabited", "land", ship="transport-1", planet=name(table, theirs), mode="settle")
    assert rule == "SP-135"
    table.place[transport] = table.galaxy.orbits + watched
    refused(table, 0, "enemy_in_orbit", "land", ship="transport-1", planet=name(table, watched), mode="settle")
    table.place[transport] = table.galaxy.orbits + table.capital[0]
    for then in ("land_settle", "land_outpost"):
        move_refused(table, 0, "inhabited", transport, "virgo-0", name(table, theirs), then=then)
        rule = move_refused(
            table, 0, "enemy_in_orbit", transport, "virgo-0", name(table, watched), against=1, then=then
        )
        assert rule == "SP-135"


@pytest.mark.rule("SP-137", "SP-166")
def test_a_landing_keeps_to_the_limit_of_the_republic() -> None:
    table = game(phase="m", leaders=("financier",))
    reveal_all(table)
    colony(table, 0, "ft22", "telluric", "small")
    first = planet(table, "rs22", "telluric", "small")  # the very first planet of the galaxy
    transports = [ship(table, 0, "transport", "L01.1") for _ in range(2)]
    level(table, 0, range=5)
    twin = table.copy()
    move(twin, 0, transports[0], "rs22", name(twin, first), then="land_settle")
    assert (twin.owner[first], twin.colonies(0)) == (0, 2)
    adapting(table, 0, "ft22", "lava", "small")
    rule = move_refused(table, 0, "politics_limit", transports[0], "rs22", name(table, first), then="land_settle")
    assert rule == "SP-166"
    move(table, 0, transports[0], "rs22", name(table, first), then="land_outpost")
    assert status(table, first) == "outpost"


@pytest.mark.rule("SP-007", "SP-137")
def test_a_landing_takes_a_colony_sheet() -> None:
    table = game(phase="m", leaders=("financier",), politics=("militarism",), component_limits="all")
    for _ in range(4):
        colony(table, 0, "virgo-0", "telluric", "small")
    worlds = [planet(table, "ft22", "telluric", "small") for _ in range(2)]
    for world in worlds:
        ship(table, 0, "transport", world)
    play(table, 0, "land", ship="transport-1", planet=name(table, worlds[0]), mode="settle")  # the sixth telluric sheet
    rule = refused(table, 0, "no_marker", "land", ship="transport-2", planet=name(table, worlds[1]), mode="settle")
    assert rule == "SP-007"


@pytest.mark.rule("SP-138")
def test_outposts() -> None:
    table = game(phase="c", leaders=("financier",))
    rocks = planet(table, "ft22", "lava", "asteroids")
    play(table, 0, "settle", planet=name(table, rocks), mode="outpost")
    commit(table)
    assert (status(table, rocks), table.population[rocks]) == ("outpost", 1)
    far = outpost(table, 0, "omega", "lava", "small")
    to(table, "c")
    assert refused(table, 0, "inhabited", "settle", planet=name(table, far), mode="outpost") == "SP-138"
    refused(table, 0, "not_profitable", "build", planet=name(table, far), item="spaceport")
    play(table, 0, "settle", planet=name(table, far), mode="settle")  # without a base
    play(table, 0, "settle", planet=name(table, rocks), mode="settle")
    table.resistance[far] = table.discontent[far] = 1
    commit(table)
    assert (table.resistance[far], table.discontent[far]) == (0, 0)  # what adapts knows neither
    assert table.holdings[0] == [table.capital[0], rocks, far]  # each as old as it was (SP-243)
    assert (upkeeps_left(table, rocks), upkeeps_left(table, far)) == (0, 2 * 4)
    table.counter[rocks] = 1  # of 2
    assert upkeeps_left(table, rocks) == 0
    assert (status(table, far), status(table, rocks), table.population[rocks]) == ("adapting", "colony", 0)


@pytest.mark.rule("SP-139")
def test_transports_are_used_up_unless_the_option_says_otherwise() -> None:
    for consumed in (True, False):
        table = game(phase="m", leaders=("financier",), transport_consumed=consumed)
        world = planet(table, "ft22", "telluric", "small")
        transport = ship(table, 0, "transport", world)
        play(table, 0, "land", ship="transport-1", planet=name(table, world), mode="settle")
        assert at(table, transport) == ("reserve" if consumed else name(table, world))
        assert table.flags[transport] == (0 if consumed else ACTIVATED)


@pytest.mark.rule("SP-085", "SP-137")
def test_a_landing_is_an_activation() -> None:
    table = game(phase="m", leaders=("financier",), movement_order="alternate")
    world = planet(table, "ft22", "telluric", "small")
    for _ in range(2):
        ship(table, 0, "transport", world)
    play(table, 0, "land", ship="transport-1", planet=name(table, world), mode="settle")
    assert table.to_move == (1,)


@pytest.mark.rule("SP-140")
def test_what_becomes_a_colony_at_once() -> None:
    table = game(phase="c", leaders=("financier",), politics=("colonialism",))
    worlds = [
        planet(table, "ft22", "telluric", "large"),
        planet(table, "ft22", "living", "giant"),
        planet(table, "ft22", "gaseous", "asteroids"),
        planet(table, "ft22", "frozen", "small"),
        planet(table, "ft22", "oceanic", "medium"),
    ]
    table.status[worlds[3]] = 1  # abandoned
    for world in worlds:
        play(table, 0, "settle", planet=name(table, world), mode="settle")
    commit(table)
    assert [status(table, world) for world in worlds] == ["colony"] * 4 + ["adapting"]
    assert [table.population[world] for world in worlds] == [1, 1, 0, 1, 0]
    assert table.steps[worlds[4]] == 6


@pytest.mark.rule("SP-142")
def test_the_adaptation_table() -> None:
    numbers = {}
    for race, number in (("humans", 0), ("ethers", 1), ("mecas", 2)):
        numbers[race] = [GAME.tables.adaptation[kind * 6 + number] for kind in range(len(TYPES))]
    assert numbers == {"humans": [0, 1, 2, 5, 4, 3, 0], "ethers": [3, 5, 4, 2, 1, 0, 0], "mecas": [5, 4, 1, 0, 3, 2, 0]}


@pytest.mark.rule("SP-143")
def test_the_period_never_falls_below_one_unless_the_option_says_so() -> None:
    for floor in (0, 1):
        table = game(phase="c", leaders=("biologist",), adaptation_floor=floor)
        world = planet(table, "ft22", "oceanic", "medium")
        assert period_for(table, 0, world) == floor
        play(table, 0, "settle", planet=name(table, world), mode="settle")
        commit(table)
        assert status(table, world) == ("adapting" if floor else "colony")


@pytest.mark.rule("SP-143")
@pytest.mark.parametrize(("version", "upkeeps"), [(1, 4), (2, 1)])
def test_an_adaptation_whose_period_falls_to_0_is_finished_at_the_next_upkeep(version: int, upkeeps: int) -> None:
    """In version 1 every step that was left still took a round."""
    table = game(phase="m", leaders=("financier",), of=of_version(version), adaptation_floor=0)
    table.gold[0] = 50
    world = adapting(table, 0, "ft22", "oceanic", "small")
    assert (period_for(table, 0, world), table.steps[world]) == (1, 4)
    level(table, 0, adaptability=2)
    assert (period_for(table, 0, world), upkeeps_left(table, world)) == (0, upkeeps)
    end_turns(table)
    assert status(table, world) == ("adapting" if version == 1 else "colony")


@pytest.mark.rule("SP-143")
def test_a_running_counter_is_cut_down_to_a_shrunken_period() -> None:
    table = game(phase="m", leaders=("financier",))
    table.gold[0] = 50
    world = adapting(table, 0, "ft22", "barren", "medium")
    assert table.counter[world] == 5
    level(table, 0, adaptability=4)
    assert upkeeps_left(table, world) == 6 * 2
    end_turns(table)
    assert (table.counter[world], upkeeps_left(table, world)) == (1, 6 * 2 - 1)


@pytest.mark.rule("SP-144")
def test_growth() -> None:
    table = game(phase="m", leaders=("financier",))
    table.gold[0] = 100
    native = colony(table, 0, "ft22", "telluric", "small", 2)
    foreign = colony(table, 0, "ft22", "lava", "small", 1)
    rocks = colony(table, 0, "ft22", "lava", "asteroids")
    table.discontent[native] = 5  # does not matter
    grown = []
    for _ in range(4):
        end_turns(table)
        grown.append((table.population[native], table.population[foreign], table.population[rocks]))
        to(table, "m")
    assert grown == [(3, 1, 0), (4, 2, 0), (4, 2, 0), (4, 3, 0)]
    table.counter[native] = 3
    level(table, 0, adaptability=2)
    to(table, "m")
    end_turns(table)
    assert table.counter[native] == 1  # at the limit it is held at the period
    build(table, native, "habitats")
    assert population_limit(table, native) == 6
    to(table, "m")
    table.resistance[native] = 2
    ship(table, 1, "cruiser", native)
    end_turns(table)
    assert (table.resistance[native], table.population[native]) == (2, 4)  # under invasion nothing grows
    table.resistance[native] = 0
    end_turns(to(table, "m"))
    assert table.population[native] == 5


@pytest.mark.rule("SP-144")
def test_asteroids_stay_at_0_whatever_their_size_allows() -> None:
    roomy = cast(SpacePaper, GAME.varied({"sizes": {"population_max": {"asteroids": 2}}}))
    table = game(phase="m", of=roomy)
    rocks = colony(table, 0, "ft22", "lava", "asteroids")
    end_turns(to(table, "m"))
    end_turns(to(table, "m"))
    assert table.population[rocks] == 0


@pytest.mark.rule("SP-141")
def test_an_adapted_planet_yields_from_the_next_round_on() -> None:
    table = game(phase="m", leaders=("financier",))
    table.gold[0] = 50
    world = adapting(table, 0, "ft22", "lava", "dwarf")
    table.steps[world] = 1
    table.counter[world] = 1
    events = end_turns(table)
    assert [event.kind for event in events if event.kind == "adapted"] == ["adapted"]
    assert (status(table, world), table.population[world]) == ("colony", 1)


# ---------------------------------------------------------------------- energy


@pytest.mark.rule("SP-150", "SP-151")
def test_energy_by_population() -> None:
    table = game(leaders=("industrialist",))
    world = colony(table, 0, "ft22", "barren", "giant")
    energies = []
    for population in (1, 3, 5, 7, 9):
        table.population[world] = population
        energies.append(energy(table, world) - 2)
    assert energies == [5, 4, 3, 2, 1]
    ocean = colony(table, 0, "ft22", "oceanic", "large", 1)
    gas = colony(table, 0, "ft22", "gaseous", "large", 1)
    assert (energy(table, ocean), energy(table, gas)) == (1 + 2, 2 + 2)
    assert energy(table, colony(table, 0, "ft22", "living", "large")) == 0
    table.politics[0] = POLITICS.index("anarchy")
    assert energy(table, world) == 0


@pytest.mark.rule("SP-150")
def test_building_upkeep_comes_after_doubling_and_is_floored() -> None:
    table = game(leaders=("financier",), politics=("communism",))
    capital = table.capital[0]
    build(table, capital, "gold_2")
    assert energy(table, capital) == 2 * 2 - 2
    table.politics[0] = POLITICS.index("republic")
    build(table, capital, "mine_2")
    assert (energy_balance(table, capital), energy(table, capital)) == (-2, 0)


# ---------------------------------------------------------------------- queues


@pytest.mark.rule("SP-200", "SP-201")
def test_queues_take_one_item() -> None:
    table = game(phase="c", leaders=("financier",))
    table.gold[0] = 7
    level(table, 0, infrastructure=4)
    refused(table, 0, "no_spaceport", "build", planet="ft22/1", item="scout")
    refused(table, 0, "not_profitable", "build", planet="koi2/1", item="spaceport")
    refused(table, 0, "unknown_object", "build", planet="ft22/7", item="spaceport")
    living = colony(table, 0, "ft22", "living", "small")
    refused(table, 0, "not_buildable", "build", planet=name(table, living), item="spaceport")
    assert refused(table, 0, "not_enough_gold", "build", planet="ft22/1", item="gold_1") == "SP-201"
    play(table, 0, "build", planet="ft22/1", item="science_2")
    assert refused(table, 0, "queue_full", "build", planet="ft22/1", item="science_1") == "SP-201"
    world = colony(table, 0, "ft22", "lava", "small")
    refused(table, 0, "not_enough_gold", "build", planet=name(table, world), item="habitats")
    assert table.gold[0] == 7  # nothing is paid, or shown, before the reveal
    commit(table)
    assert (table.gold[0], table.remaining[table.capital[0]]) == (5, 3)


@pytest.mark.rule("SP-200", "SP-201", "SP-207")
def test_a_queue_is_full_until_its_item_is_finished_or_cancelled() -> None:
    table = game(phase="c", leaders=("financier",))
    table.gold[0] = 20
    level(table, 0, infrastructure=4)
    table.item[table.capital[0]] = ITEMS.index("transport")  # ordered in an earlier round
    table.remaining[table.capital[0]] = 15
    assert refused(table, 0, "queue_full", "build", planet="ft22/1", item="science_1") == "SP-201"
    play(table, 0, "cancel", planet="ft22/1")
    play(table, 0, "build", planet="ft22/1", item="science_1")
    refused(table, 0, "unknown_object", "cancel", planet="ft22/7")


@pytest.mark.rule("SP-200")
def test_a_planet_settled_in_this_window_builds_only_later() -> None:
    table = game(phase="c", leaders=("financier",))
    table.gold[0] = 20
    level(table, 0, infrastructure=2)
    world = planet(table, "ft22", "telluric", "small")
    play(table, 0, "settle", planet=name(table, world), mode="settle")
    refused(table, 0, "not_profitable", "build", planet=name(table, world), item="spaceport")


@pytest.mark.rule("SP-201", "SP-260")
def test_ships_cost_energy_only() -> None:
    costs = {}
    for leader in ("financier", "fighter"):
        for kind in ("scout", "cruiser", "transport"):
            table = game(phase="c", leaders=(leader,), politics=("anarchy",))
            table.politics[0] = POLITICS.index("republic")
            table.global_discontent[0] = 0
            build(table, table.capital[0], "spaceport")
            play(table, 0, "build", planet="ft22/1", item=kind)
            commit(table)
            costs[leader, kind] = table.remaining[table.capital[0]] + 2
    assert [costs["financier", kind] for kind in ("scout", "cruiser", "transport")] == [8, 12, 20]
    assert [costs["fighter", kind] for kind in ("scout", "cruiser", "transport")] == [8, 8, 20]


@pytest.mark.rule("SP-202")
@pytest.mark.parametrize(
    ("number", "items"),
    [
        (1, set()),
        (2, {"spaceport"}),
        (3, {"spaceport", "science_1", "gold_1", "mine_1"}),
        (4, {"spaceport", "science_1", "gold_1", "mine_1", "science_2", "gold_2", "mine_2", "habitats"}),
    ],
)
def test_infrastructure_levels(number: int, items: set[str]) -> None:
    table = game(phase="c", leaders=("financier",))
    table.gold[0] = 100
    level(table, 0, infrastructure=number, productivity=5)
    assert {str(one["item"]) for one in listed(table, 0, "build")} == items
    if number < 4:
        assert refused(table, 0, "tech_locked", "build", planet="ft22/1", item="habitats") == "SP-202"


@pytest.mark.rule("SP-203")
def test_one_of_each_and_level_two_without_level_one() -> None:
    table = game(phase="c", leaders=("financier",))
    table.gold[0] = 100
    level(table, 0, infrastructure=4, productivity=5)
    build(table, table.capital[0], "mine_1")
    assert refused(table, 0, "already_built", "build", planet="ft22/1", item="mine_1") == "SP-201"
    play(table, 0, "build", planet="ft22/1", item="gold_2")


@pytest.mark.rule("SP-204")
def test_prices_by_planet_type() -> None:
    costs = [GAME.tables.item_gold[kind * 8 : kind * 8 + 8] for kind in range(6)]
    assert costs[0] == [5, 5, 2, 2, 10, 18, 8, 17]
    assert costs[3] == [3, 7, 10, 5, 2, 15, 5, 20]
    upkeep = [GAME.tables.item_upkeep[kind * 8 : kind * 8 + 8] for kind in range(6)]
    assert upkeep[1] == [0, 0, 1, 1, 0, 2, 1, 2]
    assert upkeep[5] == [0, 0, 1, 2, 0, 1, 1, 2]


@pytest.mark.rule("SP-205")
@pytest.mark.parametrize("version", [1, 2])
def test_a_planet_that_lacks_energy_orders_no_building_at_all(version: int) -> None:
    """Version 1 asked only of buildings with an upkeep."""
    table = game(("humans", "ethers"), leaders=("financier",), phase="c", of=of_version(version))
    table.gold[0] = 40
    world = colony(table, 0, "ft22", "telluric", "medium", 1)
    build(table, world, "science_2", "gold_2", "mine_1")
    level(table, 0, infrastructure=4)
    assert energy_balance(table, world) < 0
    assert table.tables.item_upkeep[TYPES.index("telluric") * BUILDINGS + ITEMS.index("spaceport")] == 0
    refused(table, 0, "energy_upkeep", "build", planet=name(table, world), item="mine_2")
    if version == 1:
        play(table, 0, "build", planet=name(table, world), item="spaceport")
    else:
        refused(table, 0, "energy_upkeep", "build", planet=name(table, world), item="spaceport")
        level(table, 0, productivity=5)
        assert energy_balance(table, world) >= 0
        play(table, 0, "build", planet=name(table, world), item="spaceport")


@pytest.mark.rule("SP-206")
def test_habitats_where_they_have_no_effect() -> None:
    table = game(("ethers", "humans"), phase="c", leaders=("financier",))
    table.gold[0] = 50
    level(table, 0, infrastructure=4)
    assert refused(table, 0, "no_effect", "build", planet="ft22/1", item="habitats") == "SP-206"
    rocks = colony(table, 0, "ft22", "lava", "asteroids")
    refused(table, 0, "no_effect", "build", planet=name(table, rocks), item="habitats")


@pytest.mark.rule("SP-207")
def test_cancelling() -> None:
    table = game(phase="c", leaders=("financier",))
    build(table, table.capital[0], "spaceport")
    assert refused(table, 0, "no_effect", "cancel", planet="ft22/1") == "SP-207"
    play(table, 0, "build", planet="ft22/1", item="transport")
    commit(table)
    to(table, "c")
    play(table, 0, "cancel", planet="ft22/1")
    assert refused(table, 0, "no_effect", "cancel", planet="ft22/1") == "SP-207"
    play(table, 0, "build", planet="ft22/1", item="scout")
    refused(table, 0, "no_effect", "cancel", planet="ft22/1")  # what this window orders is not for cancelling
    refused(table, 0, "queue_full", "build", planet="ft22/1", item="cruiser")
    commit(table)
    assert (table.item[table.capital[0]], table.remaining[table.capital[0]]) == (8, 6)


@pytest.mark.rule("SP-007", "SP-207", "SP-301")
def test_a_cancelled_building_frees_its_marker_for_the_next_order() -> None:
    table = game(phase="c", leaders=("financier",), politics=("militarism",), component_limits="all")
    level(table, 0, infrastructure=4)
    table.gold[0] = 50
    for number in range(5):
        build(table, colony(table, 1, "mop-2", "gaseous" if number % 2 else "frozen", "medium"), "science_1")
    world = colony(table, 0, "rt-20", "telluric", "medium", 6)
    table.item[world] = ITEMS.index("science_1")
    table.remaining[world] = 1
    other = colony(table, 0, "rt-20", "telluric", "medium", 6)
    table.item[other] = ITEMS.index("gold_1")
    table.remaining[other] = 1
    play(table, 0, "cancel", planet=name(table, other))  # frees a marker of another kind
    refused(table, 0, "no_marker", "build", planet="ft22/1", item="science_1")
    play(table, 0, "cancel", planet=name(table, world))
    assert len([one for one in listed(table, 0, "build") if one["item"] == "science_1"]) == 3
    play(table, 0, "build", planet="ft22/1", item="science_1")
    assert refused(table, 0, "no_marker", "build", planet=name(table, world), item="science_1") == "SP-007"
    events = commit(table)
    assert seen(events, "order_void") == []
    assert has(table, table.capital[0], ITEMS.index("science_1"))


@pytest.mark.rule("SP-208")
def test_a_finished_ship_is_ready_and_its_marker_was_reserved() -> None:
    table = game(phase="c", leaders=("financier",), politics=("militarism",))
    capital = table.capital[0]
    build(table, capital, "spaceport")
    for _ in range(6):
        ship(table, 0, "scout", capital)
    other = colony(table, 0, "ft22", "telluric", "small")
    build(table, other, "spaceport")
    ship(table, 1, "cruiser", capital)
    play(table, 0, "build", planet="ft22/1", item="scout")
    refused(table, 0, "no_ship_marker", "build", planet=name(table, other), item="scout")
    play(table, 0, "clear_orders")
    table.item[capital] = 8
    table.remaining[capital] = 1
    refused(table, 0, "no_ship_marker", "build", planet=name(table, other), item="scout")
    for _ in range(6):
        ship(table, 0, "cruiser", other)
    play(table, 0, "build", planet=name(table, other), item="cruiser")  # the seventh
    play(table, 0, "clear_orders")
    commit(table)
    assert (len(table.fleets[0]), table.buildings[capital]) == (6 + 6 + 1, 1)
    made = table.fleets[0][-1]
    assert (at(table, made), table.flags[made]) == ("ft22/1", 0)
    reveal_all(table)
    move(table, 0, made, "virgo-0")


@pytest.mark.rule("SP-209")
def test_a_finished_building_works_from_its_next_turn_on() -> None:
    table = game(phase="c", leaders=("financier",))
    capital = table.capital[0]
    level(table, 0, infrastructure=4)
    table.gold[0] = 10
    play(table, 0, "build", planet="ft22/1", item="spaceport")
    commit(table)
    assert (table.item[capital], table.buildings[capital]) == (NONE, 1)
    to(table, "c")
    play(table, 0, "build", planet="ft22/1", item="scout")
    table.population[capital] = 6
    build(table, capital, "habitats")
    assert population_limit(table, capital) == 8


@pytest.mark.rule("SP-210")
def test_discontent_stops_the_queue() -> None:
    table = game(phase="c", leaders=("financier",))
    capital = table.capital[0]
    build(table, capital, "spaceport")
    play(table, 0, "build", planet="ft22/1", item="scout")
    commit(table)
    table.discontent[capital] = 2
    to(table, "c")
    refused(table, 0, "not_profitable", "build", planet="ft22/1", item="scout")
    assert "built_on" not in kinds(commit(table))
    assert table.remaining[capital] == 6
    table.discontent[capital] = 0
    table.global_discontent[0] = 1
    to(table, "c")
    commit(table)
    assert table.remaining[capital] == 6
