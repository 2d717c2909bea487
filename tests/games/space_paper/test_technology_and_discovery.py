"""The technology phase, synergies, and the discovery of systems."""

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
    subluminal,
    value,
)
from farport.games.space_paper.mechanics.discovery import reveal_planets, reveal_star, reveal_totally
from farport.games.space_paper.mechanics.galaxy import FAR
from farport.games.space_paper.mechanics.rosette import mix
from farport.games.space_paper.tables import ROLLS
from farport.games.space_paper.vocabulary import (
    BLACK_HOLE,
    CRUISER,
    PARTIAL,
    RANGE,
    SCOUT,
    SPEED,
    SYNERGY,
    TECHNOLOGIES,
    TECHS,
    TOTAL,
    TRANSPORT,
    UNREVEALED,
)
from farport.kernel import Rng
from tests.games.space_paper.table import (
    GAME,
    adapting,
    asked,
    commit,
    game,
    kinds,
    level,
    listed,
    mineral,
    outpost,
    phase,
    play,
    refused,
    ship,
    to,
)

# ---------------------------------------------------------------------- research


@pytest.mark.rule("SP-050")
def test_a_full_marker_must_be_spent() -> None:
    table = game()
    table.science[0] = 18
    commit(table)
    assert (phase(table), table.to_move) == ("t_orders", (0,))
    assert refused(table, 0, "research_due", "commit") == "SP-050"
    refused(table, 1, "not_your_turn", "research", technology="speed")
    level(table, 0, range=5)
    refused(table, 0, "tech_maxed", "research", technology="range")
    table.global_discontent[0] = 3  # does not stop this phase
    play(table, 0, "research", technology="speed")
    assert value(table, 0, SPEED) == 1
    commit(table)
    assert (value(table, 0, SPEED), table.science[0]) == (2, 0)


@pytest.mark.rule("SP-051")
def test_what_a_level_costs() -> None:
    assert {
        mode: game(tech_cost_mode=mode).tables.level_costs(game(tech_cost_mode=mode).terms)
        for mode in ("flat20", "flat10", "graduated")
    } == {
        "flat20": [20] * 4,
        "flat10": [10] * 4,
        "graduated": [10, 20, 30, 50],
    }
    cheap = game(tech_cost_mode="flat10")
    cheap.science[0] = 9
    commit(cheap)
    assert cheap.science[0] == 10


@pytest.mark.rule("SP-051")
def test_graduated_costs_may_be_declined() -> None:
    table = game(tech_cost_mode="graduated")
    level(table, 0, speed=3)
    table.science[0] = 22
    commit(table)
    assert asked(table) == (0,)
    assert refused(table, 0, "not_enough_science", "research", technology="speed") == "SP-050"
    twin = table.copy()
    commit(twin)
    assert twin.science[0] == 25
    play(table, 0, "research", technology="range")
    assert refused(table, 0, "not_enough_science", "research", technology="defence") == "SP-052"
    commit(table)
    assert table.science[0] == 0  # advancing sets the marker to 0


@pytest.mark.rule("SP-050", "SP-051", "SP-300")
@pytest.mark.parametrize(("science", "researches"), [(19, False), (20, True)])
def test_with_graduated_costs_a_player_is_asked_who_can_pay_for_some_level_of_his_own(
    science: int, researches: bool
) -> None:
    table = game(("humans", "ethers", "mecas"), tech_cost_mode="graduated")
    table.levels[TECHS : 2 * TECHS] = [2] * TECHS  # the next one costs 20
    level(table, 1, speed=5)
    table.science[1] = science
    to(table, "t")
    assert (phase(table), asked(table)) == (("t_orders", (1,)) if researches else ("c_orders", (0, 1, 2)))


@pytest.mark.rule("SP-052")
def test_carried_science_buys_several_levels() -> None:
    table = game(science_overflow="carried")
    table.science[0] = 50
    commit(table)
    play(table, 0, "research", technology="speed")
    refused(table, 0, "research_due", "commit")
    play(table, 0, "research", technology="speed")
    refused(table, 0, "not_enough_science", "research", technology="range")
    commit(table)
    assert (value(table, 0, SPEED), table.science[0]) == (3, 13)


@pytest.mark.rule("SP-050", "SP-052")
def test_carried_science_is_due_only_while_a_level_is_left() -> None:
    table = game(science_overflow="carried")
    table.levels[TECHS : 2 * TECHS] = [5] * TECHS
    level(table, 1, range=3)
    table.science[1] = 100
    to(table, "t")
    for _ in range(2):
        refused(table, 1, "research_due", "commit")
        play(table, 1, "research", technology="range")
    commit(table)
    assert table.result is not None


@pytest.mark.rule("SP-050", "SP-052", "SP-301")
def test_every_level_is_judged_after_those_that_are_ordered() -> None:
    table = game(science_overflow="carried", tech_cost_mode="graduated")
    level(table, 0, speed=3, range=4)
    table.science[0] = 200
    commit(table)
    play(table, 0, "research", technology="speed")  # to level 4, for 30
    play(table, 0, "research", technology="range")  # to level 5, for 50
    assert refused(table, 0, "tech_maxed", "research", technology="range") == "SP-050"
    play(table, 0, "research", technology="speed")  # to level 5, for 50
    refused(table, 0, "tech_maxed", "research", technology="speed")
    commit(table)
    assert (table.level(0, SPEED), table.level(0, RANGE), table.science[0]) == (5, 5, 203 - 130)


@pytest.mark.rule("SP-053", "SP-181", "SP-303")
def test_all_technologies_win_at_once() -> None:
    table = game()
    table.levels[:TECHS] = [5] * TECHS
    level(table, 0, speed=4)
    table.science[0] = 20
    commit(table)
    play(table, 0, "research", technology="speed")
    commit(table)
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("technological", (0,))


@pytest.mark.rule("SP-054")
def test_invasion_three_is_two() -> None:
    table = game()
    values = []
    for number in range(1, 6):
        level(table, 0, invasion=number)
        values.append(invasion(table, 0))
    assert values == [0, 1, 2, 3, 4]


@pytest.mark.rule("SP-055")
def test_adaptability_three_is_two() -> None:
    table = game(leaders=("financier",))
    level(table, 0, adaptability=3)
    assert adaptability(table, 0) == 2


@pytest.mark.rule("SP-057", "SP-058", "SP-059")
def test_the_best_value_whose_minerals_are_there() -> None:
    table = game(leaders=("financier", "scientist"))

    def with_minerals(number: int, corundum: int, antimatter: int, oganesson: int) -> None:
        table.levels[:TECHS] = [number] * TECHS
        mineral(table, 0, corundum=corundum, antimatter=antimatter, oganesson=oganesson)

    with_minerals(4, 1, 0, 0)
    assert value(table, 0, SPEED) == 6
    with_minerals(5, 2, 0, 0)
    assert (value(table, 0, SPEED), range_of(table, 0)) == (10, FAR)
    level(table, 0, range=1)
    assert range_of(table, 0) == FAR  # by its speed
    level(table, 1, speed=5)
    mineral(table, 1, corundum=2)
    assert range_of(table, 1) == FAR
    with_minerals(4, 2, 0, 0)
    assert (value(table, 0, SPEED), range_of(table, 0)) == (8, 20)
    with_minerals(3, 0, 0, 2)
    assert range_of(table, 0) == FAR
    with_minerals(2, 0, 0, 2)
    assert range_of(table, 0) == 10
    with_minerals(2, 1, 1, 1)
    assert range_of(table, 0) == FAR
    with_minerals(5, 0, 3, 0)
    assert invasion(table, 0) == 8
    with_minerals(4, 0, 0, 2)
    assert (defence(table, 0), productivity(table, 0)) == (4, 4)
    with_minerals(3, 0, 0, 2)
    assert (defence(table, 0), productivity(table, 0)) == (1, 2)
    with_minerals(5, 1, 0, 2)
    assert subluminal(table, 0) == SYNERGY


ROSETTE = [  # corundum, antimatter, oganesson; then what levels 1 to 5 are worth
    ("speed", (0, 3, 3), [1, 2, 3, 4, 5]),
    ("speed", (1, 0, 0), [1, 3, 4, 6, 7]),
    ("speed", (2, 0, 0), [1, 3, 5, 8, 10]),
    ("range", (1, 1, 0), [6, 10, 15, 20, FAR]),
    ("range", (0, 0, 1), [6, 10, 15, 20, FAR]),
    ("range", (0, 0, 2), [6, 10, FAR, FAR, FAR]),
    ("range", (1, 1, 1), [6, FAR, FAR, FAR, FAR]),
    ("subluminal", (1, 3, 1), [0, 1, 2, 3, 4]),
    ("subluminal", (0, 3, 2), [0, 1, 2, 3, 4]),
    ("subluminal", (1, 0, 2), [0, 1, 2, 3, SYNERGY]),
    ("invasion", (3, 0, 3), [0, 1, 2, 3, 4]),
    ("invasion", (0, 2, 0), [0, 2, 2, 4, 5]),
    ("invasion", (0, 3, 0), [0, 2, 2, 4, 8]),
    ("defence", (3, 3, 1), [0, 0, 1, 2, 3]),
    ("defence", (0, 0, 2), [0, 0, 1, 4, 4]),
    ("revenue", (3, 3, 3), [0, 2, 4, 8, 12]),
    ("productivity", (3, 3, 1), [0, 1, 2, 3, 4]),
    ("productivity", (0, 0, 2), [0, 1, 2, 4, 6]),
    ("heuristics", (3, 3, 3), [0, 4, 6, 8, 10]),
    ("stability", (3, 3, 3), [0, 1, 2, 4, 4]),
    ("adaptability", (0, 3, 3), [0, 1, 2, 3, 4]),
    ("adaptability", (1, 0, 0), [0, 1, 3, 4, 5]),
]


@pytest.mark.rule("SP-050", "SP-057", "SP-058", "SP-104")
@pytest.mark.parametrize(("technology", "minerals", "values"), ROSETTE)
def test_the_rosette(technology: str, minerals: tuple[int, int, int], values: list[int]) -> None:
    rosette = game().rosette
    number = TECHNOLOGIES.index(technology)
    assert [rosette.value(number, level, mix(*minerals)) for level in range(1, 6)] == values


@pytest.mark.rule("SP-059")
@pytest.mark.parametrize(("corundum", "levels"), [(1, []), (2, [5]), (3, [5])])
def test_the_speed_that_frees_the_range(corundum: int, levels: list[int]) -> None:
    rosette = game().rosette
    assert [level for level in range(1, 6) if rosette.unlimited_range(level, mix(corundum, 0, 0))] == levels


@pytest.mark.rule("SP-058", "SP-060")
@pytest.mark.parametrize(
    ("scope", "minerals", "strengths"),
    [
        ("armed", (0, 0, 0), ["2-1-0", "3-1-0", "4-1-0", "5-2-0", "6-2-1"]),
        ("armed", (0, 1, 0), ["2-1-0", "3-1-0", "5-2-0", "7-4-0", "9-5-4"]),
        ("cruisers", (0, 1, 0), ["2-1-0", "3-1-0", "5-1-0", "7-2-0", "9-2-1"]),
        ("all", (0, 1, 0), ["2-1-0", "3-1-0", "5-2-1", "7-4-2", "9-5-4"]),
        ("armed", (1, 0, 0), ["2-1-0", "3-1-0", "4-1-0", "5-2-1", "6-2-2"]),
        ("armed", (0, 0, 1), ["2-1-0", "3-1-0", "4-1-0", "5-2-1", "6-2-2"]),
        ("armed", (1, 1, 1), ["2-1-0", "3-1-0", "5-2-0", "7-4-1", "9-5-5"]),
    ],
)
def test_armament_of_cruiser_scout_and_transport(
    scope: str, minerals: tuple[int, int, int], strengths: list[str]
) -> None:
    rosette = game(armament_bonus_scope=scope).rosette
    assert [
        "-".join([str(rosette.armament(kind, level, mix(*minerals))) for kind in (CRUISER, SCOUT, TRANSPORT)])
        for level in range(1, 6)
    ] == strengths


@pytest.mark.rule("SP-060", "SP-061")
@pytest.mark.parametrize(("scope", "expected"), [("armed", [9, 5, 4]), ("cruisers", [9, 2, 1]), ("all", [9, 5, 4])])
def test_the_armament_bonus(scope: str, expected: list[int]) -> None:
    table = game(leaders=("financier", "fighter"), armament_bonus_scope=scope)
    level(table, 0, armament=5)
    mineral(table, 0, antimatter=1)
    assert [armament(table, 0, kind) for kind in (CRUISER, SCOUT, TRANSPORT)] == expected
    level(table, 0, armament=4)
    unarmed = 2 if scope == "all" else 0
    assert armament(table, 0, TRANSPORT) == unarmed
    mineral(table, 0, corundum=1, oganesson=1)  # alternatives, not a sum
    assert armament(table, 0, TRANSPORT) == unarmed + 1
    assert [armament(table, 1, kind) for kind in (CRUISER, SCOUT, TRANSPORT)] == [3, 1, 1]


@pytest.mark.rule("SP-056", "SP-061")
def test_the_explorer_sees_four_at_level_one() -> None:
    table = game(leaders=("explorer", "financier"))
    assert (heuristics(table, 0), heuristics(table, 1)) == (4, 0)
    level(table, 1, heuristics=3)
    assert heuristics(table, 1) == 6


# ---------------------------------------------------------------------- dice


@pytest.mark.rule("SP-072")
def test_the_star_table() -> None:
    stars = [GAME.tables.star_by_roll[roll] for roll in range(2, 13)]
    assert stars == [0, 3, 3, 4, 1, 1, 2, 2, BLACK_HOLE, 5, 6]


@pytest.mark.rule("SP-073", "SP-074")
def test_dice_are_rolled_star_count_then_type_and_size_of_each() -> None:
    table = game()
    dice = Rng.from_seed(5)
    table.rng = dice.copy()

    def roll() -> int:
        return 2 + dice.below(6) + dice.below(6)

    system = table.galaxy.space_of["omega"]
    reveal_totally(table, 0, system)
    star = GAME.tables.star_by_roll[roll()]
    assert table.star[system] == star
    count = GAME.tables.count_by_roll[star * ROLLS + roll()]
    assert table.planet_count[system] == count
    for planet in range(system * 7, system * 7 + count):
        kind = GAME.tables.type_by_roll[star * ROLLS + roll()]
        assert (table.type[planet], table.size[planet]) == (kind, GAME.tables.size_by_roll[kind * ROLLS + roll()])


@pytest.mark.rule("SP-071")
def test_a_partial_system_keeps_its_star_and_a_black_hole_is_total() -> None:
    table = game()
    system = table.galaxy.space_of["omega"]
    table.rng = Rng.from_seed(5)
    reveal_star(table, 0, system)
    assert table.known[system] == PARTIAL
    star = table.star[system]
    for seed in range(5):
        twin = table.copy()
        twin.rng = Rng.from_seed(seed)
        reveal_totally(twin, 0, system)
        assert (twin.star[system], twin.known[system]) == (star, TOTAL)
    holes = 0
    for seed in range(60):
        twin = game()
        twin.rng = Rng.from_seed(seed)
        twin.happened = []
        reveal_totally(twin, 0, system)
        if twin.star[system] == BLACK_HOLE:
            holes += 1
            assert twin.known[system] == TOTAL
            assert twin.planet_count[system] == 0
            assert kinds(twin.happened) == ["star_revealed"]  # for nothing more is rolled
    assert holes > 0


@pytest.mark.rule("SP-070")
def test_results_are_public() -> None:
    table = game()
    system = table.galaxy.space_of["omega"]
    reveal_totally(table, 0, system)
    table.happened = []
    views = [table.view(viewer)["systems"] for viewer in (0, 1, None)]
    assert views[0] == views[1] == views[2]


@pytest.mark.rule("SP-015")
def test_planets_beyond_the_capital_are_rolled() -> None:
    table = game()
    system = table.galaxy.space_of["omega"]
    table.star[system] = 2
    table.known[system] = PARTIAL
    reveal_planets(table, 0, system, 0)
    assert 1 <= table.planet_count[system] <= 6


# ---------------------------------------------------------------------- scanning


@pytest.mark.rule("SP-075")
def test_scanning() -> None:
    table = game(leaders=("explorer", "financier"), phase="m")
    near, far = "virgo-0", "omega"
    assert {scan["system"] for scan in listed(table, 0, "scan")} == {"virgo-0", "rt-20"}
    assert refused(table, 0, "out_of_scan_range", "scan", system=far) == "SP-075"
    events = play(table, 0, "scan", system=near)
    assert table.known[table.galaxy.space_of[near]] in (PARTIAL, TOTAL)
    assert events[1].reveals
    star = table.star[table.galaxy.space_of[near]]
    refused(table, 0, "nothing_to_reveal", "scan", system=near)
    level(table, 0, heuristics=3)
    if star != BLACK_HOLE:
        play(table, 0, "scan", system=near)
    assert table.known[table.galaxy.space_of[near]] == TOTAL
    refused(table, 0, "nothing_to_reveal", "scan", system=near)


@pytest.mark.rule("SP-075")
def test_scanning_from_ships_and_when_total() -> None:
    table = game(leaders=("financier",), phase="m", heuristics_total_level=4)
    level(table, 0, heuristics=3)
    ship(table, 0, "scout", "isis-2")
    play(table, 0, "scan", system="mp202")
    known = table.known[table.galaxy.space_of["mp202"]]
    assert known == (TOTAL if table.star[table.galaxy.space_of["mp202"]] == BLACK_HOLE else PARTIAL)
    assert table.known[table.galaxy.space_of["sn22"]] == UNREVEALED
    level(table, 0, heuristics=1)
    assert listed(table, 0, "scan") == []


@pytest.mark.rule("SP-075")
def test_scanning_from_inhabited_planets() -> None:
    table = game(leaders=("financier",), phase="m")
    level(table, 0, heuristics=2)  # sees 4 far
    adapting(table, 0, "isis-2", "lava", "small")
    assert refused(table, 0, "out_of_scan_range", "scan", system="mp202") == "SP-075"
    outpost(table, 0, "isis-2", "lava", "small")
    play(table, 0, "scan", system="mp202")
    play(table, 0, "scan", system="virgo-0")  # from the capital, as before
