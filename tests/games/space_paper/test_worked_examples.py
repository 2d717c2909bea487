"""The worked examples of the rulebook, by their numbers."""

from __future__ import annotations

import pytest

from farport.games.space_paper.mechanics.civilisation import (
    adaptability,
    armament,
    defence,
    heuristics,
    invasion,
    productivity,
    range_of,
    revenue,
    stability,
    subluminal,
    value,
)
from farport.games.space_paper.mechanics.planets import energy, gold_yield, mineral_yield, period_for, science_yield
from farport.games.space_paper.mechanics.resources import change_discontent
from farport.games.space_paper.tables import ROLLS
from farport.games.space_paper.vocabulary import (
    CRUISER,
    JUMP_NEAREST,
    POLITICS,
    SCOUT,
    SIZES,
    SPEED,
    STARS,
    TRANSPORT,
    TYPES,
)
from tests.games.space_paper.table import (
    GAME,
    adapting,
    at,
    build,
    colony,
    commit,
    game,
    level,
    mineral,
    move,
    move_refused,
    name,
    outpost,
    pass_round,
    phase,
    planet,
    play,
    refused,
    reveal_all,
    seen,
    ship,
    star,
    status,
    to,
    until,
)


@pytest.mark.rule("SP-072", "SP-073", "SP-074", "SP-076")
def test_example_1_star() -> None:
    tables = GAME.tables
    blue = tables.star_by_roll[3 + 2]
    assert STARS[blue] == "blue_giant"
    assert tables.count_by_roll[blue * ROLLS + 2 + 2] == 3
    telluric = tables.type_by_roll[blue * ROLLS + 6 + 6]
    assert TYPES[telluric] == "telluric"
    assert SIZES[tables.size_by_roll[telluric * ROLLS + 5 + 5]] == "giant"


@pytest.mark.rule("SP-140", "SP-141", "SP-144")
def test_example_2_adaptation() -> None:
    table = game(("ethers", "humans"), phase="c")
    table.round = 4
    table.gold[0] = 50
    world = planet(table, "ft22", "telluric", "medium")
    play(table, 0, "settle", planet="ft22/2", mode="settle")
    commit(table)
    assert status(table, world) == "adapting"
    assert (table.steps[world], table.counter[world]) == (6, 3)
    while table.round < 22:
        assert status(table, world) == ("colony" if (table.round, phase(table)) == (21, "u_orders") else "adapting")
        seat = table.to_move[0]
        table.play(seat, table.default(seat))
    assert (status(table, world), table.population[world]) == ("colony", 1)
    before = table.gold[0]
    income = gold_yield(table, world) + gold_yield(table, table.capital[0])
    commit(table)
    assert table.gold[0] == before + income  # first income in round 22
    until(table, 24, "u_orders")
    assert table.population[world] == 2


@pytest.mark.rule("SP-142", "SP-143", "SP-055")
def test_example_3_adaptation_with_technology() -> None:
    table = game(("ethers", "humans"), phase="c")
    world = planet(table, "ft22", "telluric", "medium")
    table.gold[0] = 50
    level(table, 0, adaptability=3)
    assert adaptability(table, 0) == 2
    mineral(table, 0, corundum=1)
    assert adaptability(table, 0) == 3
    assert period_for(table, 0, world) == 1
    play(table, 0, "settle", planet="ft22/2", mode="settle")
    commit(table)
    for _ in range(6):
        assert status(table, world) == "adapting"
        pass_round(table)
        mineral(table, 0, corundum=1)
    assert status(table, world) == "colony"


@pytest.mark.rule("SP-142")
def test_example_4_brachies_on_telluric() -> None:
    table = game(("brachies", "humans"), phase="c")
    world = planet(table, "ft22", "telluric", "large")
    table.gold[0] = 50
    play(table, 0, "settle", planet="ft22/2", mode="settle")
    commit(table)
    for upkeeps in range(1, 8):
        pass_round(table)
        assert table.steps[world] == 8 - upkeeps
    pass_round(table)
    assert status(table, world) == "colony"


@pytest.mark.rule("SP-054", "SP-124", "SP-125", "SP-130", "SP-233")
def test_example_5_invasion() -> None:
    table = game(leaders=("financier", "scientist"), phase="m")
    world = colony(table, 1, "rt-20", "telluric", "medium", 6)
    level(table, 0, invasion=3)
    assert (invasion(table, 0), defence(table, 1)) == (2, 0)
    cruisers = [ship(table, 0, "cruiser", world) for _ in range(3)]
    for cruiser, left in zip(cruisers, (4, 2, 0), strict=True):
        play(table, 0, "invade", ship=table.ship_name(cruiser), planet=name(table, world))
        assert table.resistance[world] == left
    assert (table.owner[world], table.population[world], table.discontent[world]) == (0, 6, 6)
    play(table, 0, "end_turn")
    play(table, 1, "end_turn")
    assert table.discontent[world] == 5


@pytest.mark.rule("SP-128")
def test_example_6_discontented_planet() -> None:
    table = game(leaders=("financier", "scientist"), phase="m")
    world = colony(table, 1, "rt-20", "telluric", "medium", 6)
    table.discontent[world] = 1
    level(table, 0, invasion=3)
    cruiser = ship(table, 0, "cruiser", world)
    play(table, 0, "invade", ship=table.ship_name(cruiser), planet=name(table, world))
    assert table.owner[world] == 0


@pytest.mark.rule("SP-162", "SP-168", "SP-231")
def test_example_7_politics() -> None:
    table = game(("kelvins", "ethers"), leaders=("financier",), politics=("federation",))
    for _ in range(3):
        colony(table, 0, "ft22", "frozen", "small")
    communism = POLITICS.index("communism")
    assert change_discontent(table, 0, communism) == 9
    level(table, 0, stability=3)
    assert change_discontent(table, 0, communism) == 7
    table.leader[0], table.leader[1] = 9, 3  # the Diplomat
    assert change_discontent(table, 0, communism) == 5
    play(table, 0, "change_politics", politics="communism")
    commit(table)
    assert table.global_discontent[0] == 5


@pytest.mark.rule("SP-164")
def test_example_8_race_bonus() -> None:
    table = game(("vulcans", "ethers"), leaders=("financier",))
    play(table, 0, "change_politics", politics="capitalism")
    assert seen(commit(table), "global_discontent") == []
    assert table.politics[0] == POLITICS.index("capitalism")
    assert table.global_discontent[0] == 0


@pytest.mark.rule("SP-035", "SP-169", "SP-242")
def test_example_9_capitalism_income() -> None:
    table = game(("vulcans", "ethers"), leaders=("financier",), politics=("capitalism",))
    build(table, table.capital[0], "gold_1")
    level(table, 0, revenue=2)
    ship(table, 0, "scout", table.capital[0])
    commit(table)
    assert table.gold[0] == 20
    to(table, "m")
    play(table, 0, "end_turn")
    play(table, 1, "end_turn")
    commit(table)
    assert table.gold[0] == 22


@pytest.mark.rule("SP-150")
def test_example_10_productivity() -> None:
    table = game(leaders=("financier",), phase="c")
    world = colony(table, 0, "ft22", "telluric", "large", 8)
    build(table, world, "habitats")
    table.population[world] = 10
    level(table, 0, productivity=5)
    mineral(table, 0, oganesson=2)
    assert productivity(table, 0) == 6
    assert energy(table, world) == 10
    table.politics[0] = POLITICS.index("communism")
    assert energy(table, world) == 20


@pytest.mark.rule("SP-152", "SP-200")
def test_example_11_queue() -> None:
    table = game(("kelvins", "ethers"), leaders=("financier",), phase="c")
    capital = table.capital[0]
    level(table, 0, productivity=2)
    assert energy(table, capital) == 4
    table.item[capital] = 10
    table.remaining[capital] = 17
    left = []
    for _ in range(5):
        commit(table)
        left.append(table.remaining[capital])
        to(table, "c")
    assert left == [13, 9, 5, 1, 0]
    assert [table.kind_of_ship(made) for made in table.fleets[0]] == [TRANSPORT]


@pytest.mark.rule("SP-201", "SP-204", "SP-205")
def test_example_12_building() -> None:
    table = game(("brachies", "ethers"), leaders=("financier",), phase="c")
    capital = table.capital[0]
    level(table, 0, infrastructure=4)
    table.gold[0] = 40
    assert energy(table, capital) == 1
    play(table, 0, "build", planet="ft22/1", item="science_1")
    commit(table)
    assert table.gold[0] == 36
    assert table.remaining[capital] == 1
    to(table, "c")
    commit(table)
    assert energy(table, capital) == 0
    to(table, "c")
    refused(table, 0, "energy_upkeep", "build", planet="ft22/1", item="mine_1")
    level(table, 0, productivity=2)
    play(table, 0, "build", planet="ft22/1", item="mine_1")


@pytest.mark.rule("SP-220", "SP-221")
@pytest.mark.parametrize(
    ("infrastructure", "mine", "corundum", "antimatter"),
    [
        (4, "", "asteroids", ""),
        (4, "mine_1", "asteroids small medium large", ""),
        (4, "mine_2", "asteroids dwarf small medium large giant", ""),
        (5, "", "asteroids", "dwarf"),
        (5, "mine_1", "asteroids small medium large", "dwarf small medium large"),
        (5, "mine_2", "asteroids dwarf small medium large giant", "asteroids dwarf small medium large giant"),
    ],
)
def test_example_13_minerals(infrastructure: int, mine: str, corundum: str, antimatter: str) -> None:
    table = game(leaders=("financier",))
    level(table, 0, infrastructure=infrastructure)
    found: dict[int, list[str]] = {0: [], 1: [], 2: []}
    for size in SIZES:
        world = colony(table, 0, "ft22", "telluric", size)
        if mine:
            build(table, world, mine)
        counts = [0, 0, 0]
        mineral_yield(table, world, counts)
        for kind in range(3):
            found[kind] += [size] * counts[kind]
    assert [" ".join(found[kind]) for kind in range(3)] == [corundum, antimatter, ""]


@pytest.mark.rule("SP-090", "SP-091")
def test_example_14_movement() -> None:
    table = game(leaders=("financier",), phase="m")
    star(table, "virgo-0", "yellow_dwarf")
    scout = ship(table, 0, "scout", table.capital[0])
    move_refused(table, 0, "too_far", scout, "virgo-0 L20.3 L20.2 L20.1 vgh20")
    move(table, 0, scout, "virgo-0 L20.3 L20.2 L20.1")
    assert at(table, scout) == "L20.1"  # the third dot counted from Virgo 0
    transport = ship(table, 0, "transport", table.capital[0])
    move_refused(table, 0, "too_far", transport, "virgo-0 L20.3")
    move(table, 0, transport, "virgo-0")


@pytest.mark.rule("SP-093")
def test_example_15_range() -> None:
    table = game(leaders=("financier",), homes=("t-21m", "olho-2"), phase="m")
    reveal_all(table)
    galaxy = table.galaxy
    home = galaxy.space_of["t-21m"]
    assert range_of(table, 0) == 6
    assert [galaxy.distance(home, galaxy.space_of[there]) for there in ("df-579", "koi2", "hoi2")] == [3, 4, 6]
    level(table, 0, speed=5)
    scout = ship(table, 0, "scout", table.capital[0])
    to_koi2 = "L03.1 L03.2 df-579 koi2"
    move_refused(table, 0, "out_of_range", scout, to_koi2 + " L15.3 L15.2 L15.1 rallag")
    move(table, 0, scout, to_koi2 + " L12.1 hoi2")


@pytest.mark.rule("SP-060", "SP-114", "SP-115")
def test_example_16_combat() -> None:
    table = game(leaders=("financier", "scientist"), phase="m")
    reveal_all(table)
    level(table, 0, armament=3)
    mineral(table, 0, antimatter=1)
    assert [armament(table, 0, kind) for kind in (CRUISER, SCOUT, TRANSPORT)] == [5, 2, 0]
    level(table, 1, armament=4)
    assert armament(table, 1, CRUISER) == 5
    enemy = ship(table, 1, "cruiser", "virgo-0")
    cruiser = ship(table, 0, "cruiser", table.capital[0])
    move(table, 0, cruiser, "virgo-0", against=1)
    assert (at(table, cruiser), at(table, enemy)) == ("ft22/1", "virgo-0")
    level(table, 1, armament=1)
    table.place[enemy] = -1
    table.fleets[1].remove(enemy)
    prey = ship(table, 1, "scout", "virgo-0")
    scout = ship(table, 0, "scout", table.capital[0])
    move(table, 0, scout, "virgo-0", against=1)
    assert (at(table, scout), at(table, prey)) == ("virgo-0", "reserve")


@pytest.mark.rule("SP-243", "SP-244", "SP-245", "SP-246")
def test_example_17_bankruptcy() -> None:
    for deferred in (False, True):
        table = game(leaders=("financier",), phase="u")
        table.gold[0] = 2
        base = outpost(table, 0, "ft22", "lava", "small")
        settlers = adapting(table, 0, "ft22", "gaseous", "small")
        scout = ship(table, 0, "scout", table.capital[0])
        if deferred:
            play(table, 0, "defer", possession=name(table, base))
        commit(table)
        assert (status(table, base), status(table, settlers)) == ("uninhabited" if deferred else "outpost", "adapting")
        assert bool(table.flags[scout]) is not deferred
        assert table.bankrupt_rounds[0] == 1


@pytest.mark.rule("SP-170", "SP-052")
def test_example_18_technocracy() -> None:
    table = game(("brachies", "ethers"), leaders=("financier",), politics=("technocracy",), phase="u")
    table.gold[0] = 14 + 5
    table.science[0] = 11
    commit(table)
    assert (table.gold[0], table.science[0]) == (0, 20)
    commit(table)
    assert phase(table) == "t_orders"
    play(table, 0, "research", technology="speed")
    commit(table, 0)
    assert value(table, 0, SPEED) == 2


@pytest.mark.rule("SP-039", "SP-231")
def test_example_19_relocation() -> None:
    table = game(leaders=("financier",))
    level(table, 0, stability=2)
    old = table.capital[0]
    new = colony(table, 0, "ft22", "telluric", "dwarf")
    play(table, 0, "relocate", planet=name(table, new))
    commit(table)
    assert (table.capital[0], status(table, old), table.discontent[old]) == (new, "colony", 5)
    assert table.gold[0] == gold_yield(table, new) + 2  # only the new capital and the Financier


@pytest.mark.rule("SP-032")
def test_example_20_revenue_of_a_planet() -> None:
    table = game(leaders=("financier",))
    world = colony(table, 0, "ft22", "telluric", "large")
    build(table, world, "habitats")
    for population in (1, 5, 10):
        table.population[world] = population
        assert (science_yield(table, world), gold_yield(table, world)) == (3, 1)
    assert energy(table, world) == 4


@pytest.mark.rule("SP-050", "SP-056")
def test_example_21_technology_table() -> None:
    table = game(leaders=("financier", "scientist"))
    table.levels = [3] * len(table.levels)
    assert value(table, 0, SPEED) == 3
    assert range_of(table, 0) == 15
    assert subluminal(table, 0) == JUMP_NEAREST
    assert [armament(table, 0, kind) for kind in (CRUISER, SCOUT, TRANSPORT)] == [4, 1, 0]
    assert (defence(table, 0), revenue(table, 0), productivity(table, 0)) == (1, 4, 2)
    assert (heuristics(table, 0), stability(table, 0)) == (6, 2)


@pytest.mark.rule("SP-175", "SP-233")
def test_example_22_rounds_of_discontent() -> None:
    table = game(leaders=("financier",))
    table.round = 10
    table.global_discontent[0] = 9
    incomes = {}
    while table.round < 20:
        round_number = table.round
        before = table.gold[0]
        commit(table)
        incomes[round_number] = table.gold[0] - before
        while phase(table) != "r_orders":
            seat = table.to_move[0]
            table.play(seat, table.default(seat))
    assert [number for number, gold in incomes.items() if gold > 0] == [19]


@pytest.mark.rule("SP-180", "SP-038")
@pytest.mark.parametrize(("before", "wins"), [(200 - 5, False), (201 - 5, True)])
def test_example_23_economic_victory(before: int, wins: bool) -> None:
    table = game(leaders=("financier",))  # the capital's 3 gold and his 2
    table.gold[0] = before
    commit(table)
    assert table.gold[0] == before + 5
    assert (table.result is not None) is wins
    if table.result is not None:
        assert (table.result.reason, table.result.winners) == ("economic", (0,))
