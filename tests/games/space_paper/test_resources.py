"""Resources, income and politics."""

from __future__ import annotations

import pytest

from farport.games.space_paper.mechanics.civilisation import (
    adaptability,
    armament,
    defence,
    heuristics,
    range_of,
    ship_cost,
    stability,
    value,
)
from farport.games.space_paper.mechanics.planets import discontent_planet, energy, profitable
from farport.games.space_paper.mechanics.resources import change_discontent, income_of
from farport.games.space_paper.mechanics.rosette import mix
from farport.games.space_paper.state import Position
from farport.games.space_paper.vocabulary import ANARCHY, ITEMS, MINERALS, NONE, POLITICS, SPEED
from tests.games.space_paper.table import (
    adapting,
    build,
    colony,
    commit,
    end_turns,
    game,
    kinds,
    level,
    mineral,
    name,
    outpost,
    pass_round,
    planet,
    play,
    refused,
    seen,
    ship,
    status,
    to,
)


def politics_of(table: Position, seat: int) -> str:
    return POLITICS[table.politics[seat]]


# ---------------------------------------------------------------------- income


@pytest.mark.rule("SP-030", "SP-039", "SP-145", "SP-301")
def test_orders_are_carried_out_relocation_first_politics_last() -> None:
    table = game(leaders=("opportunist",))
    table.bonus[0] = 0
    old = table.capital[0]
    new = colony(table, 0, "ft22", "telluric", "small")
    play(table, 0, "relocate", planet=name(table, new))
    play(table, 0, "abandon", planet=name(table, old))  # legal only because the capital will have moved
    play(table, 0, "switch_bonus", bonus="science")
    play(table, 0, "change_politics", politics="capitalism")
    refused(table, 0, "already_relocated", "relocate", planet=name(table, old))
    assert refused(table, 0, "already_ordered", "change_politics", politics="anarchy") == "SP-030"
    assert refused(table, 0, "unknown_object", "abandon", planet=name(table, old)) == "SP-145"  # as if given up
    events = commit(table)
    carried = [
        kind for kind in kinds(events) if kind in ("capital_moved", "abandoned", "bonus_switched", "politics_changed")
    ]
    assert carried == ["capital_moved", "abandoned", "bonus_switched", "politics_changed"]
    assert (table.capital[0], status(table, old)) == (new, "abandoned")


@pytest.mark.rule("SP-031")
def test_gold_has_no_upper_limit() -> None:
    table = game(economic_goal=1000)
    table.gold[0] = 900
    commit(table)
    assert table.gold[0] == 903


@pytest.mark.rule("SP-032", "SP-203")
def test_both_levels_of_a_building_add_up() -> None:
    table = game()
    build(table, table.capital[0], "science_1", "science_2", "gold_2")
    income = income_of(table, 0)
    assert (income.science, income.gold) == (3 + 1 + 4, 3 + 4)


@pytest.mark.rule("SP-033")
def test_revenue_and_leader_once_unless_globally_discontented() -> None:
    table = game(leaders=("scientist", "financier"))
    level(table, 0, revenue=3)
    assert (income_of(table, 0).gold, income_of(table, 0).science) == (3 + 4, 3 + 2)
    colony(table, 0, "ft22", "living", "dwarf")
    table.global_discontent[0] = 1
    assert (income_of(table, 0).gold, income_of(table, 0).science) == (5, 5)  # the immune living planet alone


@pytest.mark.rule("SP-034", "SP-126")
def test_profitable_planets() -> None:
    table = game()
    world = colony(table, 0, "ft22", "lava", "small")
    assert profitable(table, world)
    assert not profitable(table, outpost(table, 0, "ft22", "lava", "small"))
    assert not profitable(table, adapting(table, 0, "ft22", "gaseous", "small"))
    table.discontent[world] = 1
    assert not profitable(table, world)
    table.discontent[world] = 0
    table.resistance[world] = 1
    assert not profitable(table, world)
    table.resistance[table.capital[0]] = 1
    assert profitable(table, table.capital[0])
    table.global_discontent[0] = 1
    assert not profitable(table, table.capital[0])


@pytest.mark.rule("SP-035")
def test_capitalism_does_not_double_other_gold() -> None:
    table = game(leaders=("financier",), events=("galactic_lottery",), politics=("capitalism",))
    play(table, 0, "play_event", target="none")
    commit(table)
    assert table.gold[0] == 15 + 2 * (3 + 2)


@pytest.mark.rule("SP-036", "SP-052")
def test_the_science_track_ends_at_twenty() -> None:
    table = game()
    table.science[0] = 19
    commit(table)
    assert table.science[0] == 20
    carried = game(science_overflow="carried")
    carried.science[0] = 19
    commit(carried)
    assert carried.science[0] == 22


@pytest.mark.rule("SP-037")
def test_minerals_are_a_flow() -> None:
    table = game(leaders=("financier",))
    mineral(table, 0, oganesson=3)
    colony(table, 0, "ft22", "telluric", "asteroids")
    level(table, 0, speed=2)
    for _ in range(2):
        events = commit(table)
        assert table.minerals[:3] == [1, 0, 0]
        assert value(table, 0, SPEED) == 3  # with one corundum
        told = {"gold": 3 + 2 + 2, "science": 3 + 2, "corundum": 1, "antimatter": 0, "oganesson": 0}
        assert told.items() <= seen(events, "income")[0].items()
        to(table, "r")


@pytest.mark.rule("SP-040", "SP-126")
def test_a_besieged_capital_may_move() -> None:
    table = game(leaders=("financier",))
    old = table.capital[0]
    table.resistance[old] = 4
    new = colony(table, 0, "ft22", "telluric", "small")
    table.discontent[new] = 2
    play(table, 0, "relocate", planet=name(table, new))
    commit(table)
    assert (table.resistance[old], table.discontent[new]) == (4, 2)
    assert table.gold[0] == 2  # neither planet works: the Financier's 2 are left


@pytest.mark.rule("SP-039", "SP-176")
def test_a_discontented_colony_that_becomes_an_immune_capital_is_calm() -> None:
    table = game(leaders=("financier",))
    level(table, 0, stability=5)
    new = colony(table, 0, "ft22", "telluric", "small")
    table.discontent[new] = 2
    play(table, 0, "relocate", planet=name(table, new))
    commit(table)
    assert table.discontent[new] == 0


@pytest.mark.rule("SP-039")
def test_the_capital_moves_only_to_an_own_colony() -> None:
    table = game()
    base = outpost(table, 0, "ft22", "lava", "small")
    refused(table, 0, "not_a_colony", "relocate", planet=name(table, base))
    refused(table, 0, "not_a_colony", "relocate", planet="koi2/1")
    refused(table, 0, "unknown_object", "relocate", planet="koi2/5")
    living = colony(table, 0, "ft22", "living", "small")
    play(table, 0, "relocate", planet=name(table, living))


# ---------------------------------------------------------------------- abandoning


@pytest.mark.rule("SP-145", "SP-146")
def test_abandoning_pays_five_once_per_planet_and_player() -> None:
    table = game()
    world = colony(table, 0, "ft22", "telluric", "small")
    build(table, world, "spaceport")
    refused(table, 0, "capital_cannot_be_abandoned", "abandon", planet="ft22/1")
    assert refused(table, 0, "unknown_object", "abandon", planet="koi2/1") == "SP-145"
    assert refused(table, 0, "unknown_object", "abandon", planet="koi2/7") == "SP-305"
    play(table, 0, "abandon", planet=name(table, world))
    commit(table)
    assert (table.gold[0], status(table, world), table.buildings[world]) == (5 + 3, "abandoned", 0)
    to(table, "c")
    play(table, 0, "settle", planet=name(table, world), mode="settle")
    commit(table)
    assert status(table, world) == "colony"  # without adaptation
    to(table, "u")
    gold = table.gold[0]
    play(table, 0, "abandon", planet=name(table, world))
    commit(table)
    assert (table.gold[0], status(table, world)) == (gold, "abandoned")


@pytest.mark.rule("SP-145", "SP-130", "SP-131")
def test_nothing_stays_on_a_planet_that_is_abandoned() -> None:
    table = game()
    world = colony(table, 0, "ft22", "telluric", "small", 3)
    build(table, world, "spaceport")
    table.item[world], table.remaining[world] = ITEMS.index("scout"), 5
    table.discontent[world] = table.resistance[world] = table.help[world] = 1
    table.taken_from[world] = 1
    play(table, 0, "abandon", planet=name(table, world))
    commit(table)
    left = (table.population, table.buildings, table.remaining, table.discontent, table.resistance, table.steps)
    assert [field[world] for field in (*left, table.counter, table.help)] == [0] * 8
    assert (table.owner[world], table.item[world], table.taken_from[world]) == (NONE, NONE, NONE)


@pytest.mark.rule("SP-146", "SP-301")
def test_giving_up_an_outpost_does_not_pay_the_bill() -> None:
    table = game(phase="u")
    base = outpost(table, 0, "ft22", "lava", "small")
    for _ in range(2):
        ship(table, 0, "scout", table.capital[0])
    play(table, 0, "abandon", planet=name(table, base))
    play(table, 0, "defer", possession="scout-1")  # the bill is still not covered


@pytest.mark.rule("SP-147")
def test_outposts_and_adapting_planets_are_given_up_for_nothing() -> None:
    table = game()
    worlds = [outpost(table, 0, "ft22", "lava", "small"), adapting(table, 0, "ft22", "gaseous", "small")]
    for world in worlds:
        play(table, 0, "abandon", planet=name(table, world))
    commit(table)
    assert [status(table, world) for world in worlds] == ["uninhabited", "uninhabited"]
    assert table.gold[0] == 3


# ---------------------------------------------------------------------- politics


@pytest.mark.rule("SP-160")
def test_two_may_have_the_same_system_unless_exclusive() -> None:
    table = game(politics=("republic", "capitalism"))
    play(table, 0, "change_politics", politics="capitalism")
    exclusive = game(politics=("republic", "capitalism"), exclusive_politics=True)
    assert refused(exclusive, 0, "politics_condition", "change_politics", politics="capitalism") == "SP-160"
    play(exclusive, 0, "change_politics", politics="militarism")
    play(exclusive, 1, "change_politics", politics="militarism")
    anarchist = game(politics=("republic", "anarchy"), exclusive_politics=True)
    play(anarchist, 0, "change_politics", politics="anarchy")  # exempt
    events = commit(exclusive)
    assert [void["rule"] for void in seen(events, "order_void", 1)] == ["SP-160"]
    assert [politics_of(exclusive, seat) for seat in (0, 1)] == ["militarism", "capitalism"]


@pytest.mark.rule("SP-161")
def test_upkeep_of_the_ten_systems() -> None:
    table = game(phase="u")
    table.gold[0] = 100
    colony(table, 0, "ft22", "telluric", "small")
    outpost(table, 0, "ft22", "lava", "small")
    adapting(table, 0, "ft22", "gaseous", "small")
    ship(table, 0, "scout", table.capital[0])
    bills = {}
    for number, politics in enumerate(POLITICS):
        if number != ANARCHY:
            twin = table.copy()
            twin.politics[0] = number
            to(twin, "u")
            left = seen(commit(twin), "upkeep_paid")[0]
            bills[politics] = left["gold"]
    assert bills == {
        "capitalism": -1 + 1 + 0 + 4 + 1,
        "republic": 0 + 0 + 1 + 1 + 1,
        "communism": 7 + 1 + 1 + 2 + 1,
        "colonialism": 4 + 0 + 2 + 0 + 2,
        "federation": 2 + 0 + 1 + 2 + 1,
        "technocracy": 5 + 1 + 1 + 1 + 1,
        "militarism": 2 + 0 + 0 + 3 + 0,
        "democrature": 10 + 0 + 0 + 2 + 1,
        "nationalism": 0 + 1 + 1 + 3 + 1,
    }


@pytest.mark.rule("SP-163")
def test_routes_never_pass_through_anarchy() -> None:
    table = game(("mecas", "ethers"), leaders=("financier",))

    def price(here: str, there: str) -> int:
        table.politics[0] = POLITICS.index(here)
        return change_discontent(table, 0, POLITICS.index(there))

    assert price("capitalism", "federation") == 4
    assert price("communism", "democrature") == 15
    assert price("anarchy", "capitalism") == 4
    assert price("republic", "nationalism") == 2 + 5 - 2  # the Mecas' favoured system (SP-164)
    assert {price(here, "anarchy") for here in POLITICS} == {0}


@pytest.mark.rule("SP-165")
def test_global_discontent_adds_up() -> None:
    table = game(("mecas", "ethers"), leaders=("financier",))
    table.global_discontent[0] = 3
    play(table, 0, "change_politics", politics="capitalism")
    commit(table)
    assert table.global_discontent[0] == 5


@pytest.mark.rule("SP-166")
def test_conditions_of_politics() -> None:
    table = game(politics=("militarism",))
    refused(table, 0, "no_effect", "change_politics", politics="militarism")
    assert refused(table, 0, "politics_condition", "change_politics", politics="federation") == "SP-166"
    for _ in range(3):
        ship(table, 0, "scout", table.capital[0])
    for _ in range(2):
        colony(table, 0, "ft22", "telluric", "small")
    full = table.copy()
    play(full, 0, "change_politics", politics="republic")  # two colonies and three ships are what it bears
    commit(full)
    assert (politics_of(full, 0), len(full.fleets[0])) == ("republic", 3)
    ship(table, 0, "scout", table.capital[0])
    refused(table, 0, "politics_condition", "change_politics", politics="republic")


@pytest.mark.rule("SP-166", "SP-167")
def test_who_violates_his_condition_falls_into_anarchy() -> None:
    table = game(politics=("republic",))
    for _ in range(3):
        colony(table, 0, "ft22", "telluric", "small")
    scout = ship(table, 0, "scout", table.capital[0])
    events = commit(table)
    assert "politics_broken" in kinds(events)
    assert politics_of(table, 0) == "anarchy"
    assert table.global_discontent[0] == 0
    assert table.place[scout] < 0
    assert table.gold[0] == 3 + 3 * 1  # income goes on
    assert energy(table, table.capital[0]) == 0


@pytest.mark.rule("SP-166", "SP-301")
def test_a_change_that_has_become_impossible_is_void() -> None:
    table = game(politics=("militarism",), leaders=("financier",))
    worlds = [colony(table, 0, "ft22", "telluric", "small") for _ in range(3)]
    play(table, 0, "change_politics", politics="federation")
    play(table, 0, "abandon", planet=name(table, worlds[0]))
    events = commit(table)
    told = seen(events, "order_void", 0)
    assert [(void["rule"], void["code"]) for void in told] == [("SP-166", "politics_condition")]
    assert politics_of(table, 0) == "militarism"


@pytest.mark.rule("SP-166", "SP-039", "SP-145", "SP-301")
def test_a_change_is_judged_by_the_colonies_that_the_own_orders_leave() -> None:
    table = game(politics=("militarism",), leaders=("financier",))
    worlds = [colony(table, 0, "ft22", "telluric", "small") for _ in range(4)]
    outpost(table, 0, "ft22", "lava", "small")
    play(table, 0, "relocate", planet=name(table, worlds[0]))
    play(table, 0, "abandon", planet=name(table, worlds[1]))
    twin = table.copy()
    play(table, 0, "change_politics", politics="federation")  # the old capital is the third colony
    assert politics_of(table, 0) == "militarism"
    commit(table)
    assert (politics_of(table, 0), table.colonies(0)) == ("federation", 3)
    play(twin, 0, "abandon", planet="ft22/1")  # which the new capital allows
    assert refused(twin, 0, "politics_condition", "change_politics", politics="federation") == "SP-166"


@pytest.mark.rule("SP-166")
def test_republic_limits_settlements_and_ships() -> None:
    table = game(phase="c", leaders=("financier",))
    for _ in range(2):
        colony(table, 0, "ft22", "telluric", "small")
    planet(table, "ft22", "telluric", "small")
    assert refused(table, 0, "politics_limit", "settle", planet="ft22/4", mode="settle") == "SP-166"
    play(table, 0, "settle", planet="ft22/4", mode="outpost")
    build(table, table.capital[0], "spaceport")
    for _ in range(3):
        ship(table, 0, "scout", table.capital[0])
    refused(table, 0, "politics_limit", "build", planet="ft22/1", item="scout")


@pytest.mark.rule("SP-166", "SP-301")
def test_republic_counts_ships_on_the_board_in_queues_and_in_the_own_orders() -> None:
    table = game(phase="c", leaders=("financier",))
    yards = [colony(table, 0, "ft22", "telluric", "small") for _ in range(3)]
    for yard in yards:
        build(table, yard, "spaceport")
    ship(table, 0, "scout", table.capital[0])
    table.item[yards[0]], table.remaining[yards[0]] = ITEMS.index("transport"), 9
    play(table, 0, "build", planet=name(table, yards[1]), item="cruiser")
    assert refused(table, 0, "politics_limit", "build", planet=name(table, yards[2]), item="scout") == "SP-166"


@pytest.mark.rule("SP-166", "SP-301")
def test_republic_counts_the_settlements_that_the_own_orders_begin_and_no_outposts() -> None:
    table = game(phase="c", leaders=("financier",))
    adapting(table, 0, "ft22", "lava", "small")
    for _ in range(3):
        planet(table, "ft22", "telluric", "small")
    play(table, 0, "settle", planet="ft22/3", mode="outpost")
    play(table, 0, "settle", planet="ft22/4", mode="settle")
    assert refused(table, 0, "politics_limit", "settle", planet="ft22/5", mode="settle") == "SP-166"
    assert seen(commit(table), "order_void") == []


@pytest.mark.rule("SP-167")
def test_anarchy_lasts_at_most_five_upkeeps() -> None:
    table = game(politics=("anarchy",), leaders=("financier",))
    worlds = [colony(table, 0, "ft22", "telluric", "small") for _ in range(4)]
    build(table, table.capital[0], "spaceport")
    to(table, "c")
    assert refused(table, 0, "politics_limit", "build", planet="ft22/1", item="scout") == "SP-167"
    to(table, "r")
    pass_round(table, 5)
    assert table.anarchy_upkeeps[0] == 5
    events = commit(table)
    assert politics_of(table, 0) == "republic"
    assert table.global_discontent[0] == 2
    assert [one["gold"] for one in seen(events, "abandoned")] == [0, 0]
    assert table.paid_out == [0] * len(table.paid_out)  # so that each of them may still pay once
    assert [status(table, world) for world in worlds] == ["colony", "colony", "abandoned", "abandoned"]


@pytest.mark.rule("SP-167")
def test_leaving_anarchy_by_order() -> None:
    table = game(("mecas", "ethers"), politics=("anarchy",), leaders=("financier",))
    table.anarchy_upkeeps[0] = 5
    play(table, 0, "change_politics", politics="capitalism")
    commit(table)
    assert (politics_of(table, 0), table.global_discontent[0]) == ("capitalism", 4)


@pytest.mark.rule("SP-168")
def test_communism_knows_no_new_discontent() -> None:
    table = game(politics=("communism",), leaders=("opportunist",))
    table.bonus[0] = 0
    table.discontent[table.capital[0]] = 2
    world = colony(table, 0, "ft22", "telluric", "small", 4)
    discontent_planet(table, world, 4)
    assert table.discontent[world] == 0
    play(table, 0, "switch_bonus", bonus="energy")
    commit(table)
    assert table.global_discontent[0] == 0
    assert table.discontent[table.capital[0]] == 2  # what is there already is served


@pytest.mark.rule("SP-169")
def test_race_bonus_only_under_the_favoured_system() -> None:
    gold = {}
    for politics in ("republic", "capitalism"):
        table = game(("vulcans", "ethers"), politics=(politics,), phase="m")
        events = end_turns(table)
        gold[politics] = len(seen(events, "race_bonus"))
    assert gold == {"republic": 0, "capitalism": 1}


@pytest.mark.rule("SP-170")
def test_nationalism_keeps_surplus_as_energy_of_the_capital() -> None:
    table = game(("mecas", "ethers"), politics=("nationalism",), leaders=("financier",), phase="u")
    table.gold[0] = 9
    build(table, table.capital[0], "spaceport")
    commit(table)
    assert (table.gold[0], table.energy_store[0]) == (0, 9)
    to(table, "c")
    play(table, 0, "build", planet="ft22/1", item="transport")
    commit(table)
    assert table.remaining[table.capital[0]] == 20 - 5 - 9
    assert table.energy_store[0] == 0


@pytest.mark.rule("SP-170", "SP-152")
@pytest.mark.parametrize("loss", ["another planet", "anarchy", "discontent"])
def test_the_energy_of_nationalism_is_for_a_working_capital_alone(loss: str) -> None:
    table = game(("mecas", "ethers"), politics=("nationalism",), leaders=("financier",), phase="c")
    world = colony(table, 0, "ft22", "barren", "small", 1) if loss == "another planet" else table.capital[0]
    table.item[world], table.remaining[world] = ITEMS.index("transport"), 20
    table.energy_store[0] = 9
    if loss == "anarchy":
        table.politics[0] = ANARCHY
    if loss == "discontent":
        table.discontent[world] = 1
    commit(table)
    assert table.remaining[world] == (20 - 5 if loss == "another planet" else 20)
    assert table.energy_store[0] == 0  # lost, if unused


@pytest.mark.rule("SP-170")
def test_keeping_the_surplus_is_an_option() -> None:
    table = game(politics=("technocracy",), leaders=("financier",), phase="u")
    assert refused(table, 0, "no_effect", "keep_surplus") == "SP-170"
    optional = game(politics=("technocracy",), leaders=("financier",), phase="u", surplus_conversion="optional")
    optional.gold[0] = 12
    refused(optional, 1, "no_effect", "keep_surplus")  # a Republic converts nothing
    play(optional, 0, "keep_surplus")
    assert refused(optional, 0, "no_effect", "keep_surplus") == "SP-170"
    commit(optional)
    assert (optional.gold[0], optional.science[0]) == (7, 0)


# ---------------------------------------------------------------------- discontent, leaders


@pytest.mark.rule("SP-176")
def test_immune_planets() -> None:
    table = game()
    living = colony(table, 0, "ft22", "living", "small", 3)
    discontent_planet(table, living, 5)
    assert table.discontent[living] == 0
    capital = table.capital[0]
    table.discontent[capital] = 3
    level(table, 0, stability=4)
    table.science[0] = 20
    commit(table)
    play(table, 0, "research", technology="stability")
    commit(table)
    assert table.discontent[capital] == 0
    table.global_discontent[0] = 2
    assert profitable(table, capital)
    assert profitable(table, living)
    assert not profitable(table, colony(table, 0, "ft22", "lava", "small"))  # stability makes the capital immune alone


@pytest.mark.rule("SP-230", "SP-231", "SP-232")
def test_causes_and_reductions_of_discontent() -> None:
    table = game(leaders=("diplomat",))
    world = colony(table, 0, "ft22", "telluric", "medium", 6)
    table.discontent[world] = 3
    discontent_planet(table, world, 4)  # less 2 by the Diplomat: 3 stays the larger
    assert table.discontent[world] == 3
    level(table, 0, stability=4)
    discontent_planet(table, world, 12)
    assert table.discontent[world] == 12 - 2 - 4


@pytest.mark.rule("SP-222")
def test_democrature_doubles_then_the_geologist_adds_one() -> None:
    table = game(leaders=("geologist",), politics=("democrature",))
    for _ in range(2):
        colony(table, 0, "ft22", "telluric", "asteroids")
    colony(table, 0, "ft22", "lava", "asteroids")
    assert income_of(table, 0).minerals == [4, 3, 0]  # the rarest that he has
    play(table, 0, "set_geologist", mineral="corundum")
    refused(table, 0, "already_ordered", "set_geologist", mineral="oganesson")
    commit(table)
    assert table.minerals[:3] == [5, 2, 0]
    named_none = game(leaders=("geologist",))
    for kind in ("telluric", "frozen", "frozen"):
        colony(named_none, 0, "ft22", kind, "asteroids")
    assert income_of(named_none, 0).minerals == [1 + 1, 0, 2]
    table.geologist[0] = MINERALS.index("oganesson")  # he has none of it
    assert income_of(table, 0).minerals == [4, 3, 0]
    assert refused(table, 1, "wrong_phase", "set_geologist", mineral="corundum")


@pytest.mark.rule("SP-222")
def test_only_a_geologist_names_a_mineral_and_another_than_before() -> None:
    table = game(leaders=("geologist", "financier"))
    table.geologist[0] = MINERALS.index("corundum")
    assert refused(table, 0, "no_effect", "set_geologist", mineral="corundum") == "SP-222"
    assert refused(table, 1, "no_effect", "set_geologist", mineral="corundum") == "SP-222"
    play(table, 0, "set_geologist", mineral="oganesson")


@pytest.mark.rule("SP-176", "SP-222")
def test_the_geologist_adds_nothing_to_what_immune_planets_give_during_global_discontent() -> None:
    table = game(("mecas", "humans"), leaders=("geologist",), politics=("democrature",))
    level(table, 0, stability=5)
    build(table, table.capital[0], "mine_1")
    assert income_of(table, 0).minerals == [0, 2 + 1, 0]
    table.global_discontent[0] = 1
    assert income_of(table, 0).minerals == [0, 2, 0]


@pytest.mark.rule("SP-223")
def test_more_than_three_of_a_mineral_count_as_three() -> None:
    table = game()
    mineral(table, 0, antimatter=3)
    three = table.mixes[0]
    mineral(table, 0, antimatter=7)
    assert table.mixes[0] == three
    assert table.minerals[1] == 7  # the true count is kept
    mineral(table, 1, corundum=1)
    assert table.mixes[1] == mix(1, 0, 0)


@pytest.mark.rule("SP-261")
def test_the_opportunist_switches_for_one_discontent() -> None:
    table = game(leaders=("opportunist", "financier"))
    yields = []
    for bonus in range(3):  # gold, science, energy
        table.bonus[0] = bonus
        income = income_of(table, 0)
        yields.append((income.gold, income.science, energy(table, table.capital[0])))
    assert yields == [(3 + 1, 3, 2), (3, 3 + 1, 2), (3, 3, 2 + 1)]
    refused(table, 0, "no_effect", "switch_bonus", bonus="energy")
    refused(table, 1, "no_effect", "switch_bonus", bonus="gold")
    play(table, 0, "switch_bonus", bonus="gold")
    commit(table)
    assert table.global_discontent[0] == 1
    table.global_discontent[0] = 0
    assert income_of(table, 0).gold == 3 + 1


@pytest.mark.rule("SP-260")
def test_leaders() -> None:
    leaders = ("scientist", "financier", "industrialist", "biologist", "fighter", "explorer", "guardian", "diplomat")
    numbers = {}
    for leader in leaders:
        table = game(leaders=(leader,))
        income = income_of(table, 0)
        numbers[leader] = (
            income.science - 3,
            income.gold - 3,
            energy(table, table.capital[0]) - 2,
            adaptability(table, 0),
            ship_cost(table, 0, 1),
            [armament(table, 0, kind) for kind in (1, 0, 2)],
            range_of(table, 0),
            heuristics(table, 0),
            defence(table, 0),
            stability(table, 0),
        )
    plain = (0, 0, 0, 0, 12, [2, 1, 0], 6, 0, 0, 0)
    assert numbers == {
        "scientist": (2, *plain[1:]),
        "financier": (0, 2, *plain[2:]),
        "industrialist": (0, 0, 2, *plain[3:]),
        "biologist": (0, 0, 0, 2, *plain[4:]),
        "fighter": (0, 0, 0, 0, 8, [3, 1, 1], *plain[6:]),
        "explorer": (*plain[:6], 10, 4, 0, 0),
        "guardian": (*plain[:8], 2, 0),
        "diplomat": (*plain[:9], 2),
    }
