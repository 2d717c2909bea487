"""Building (SD-040 to SD-059)."""

from __future__ import annotations

import pytest

from farport.games.space_dealer.state import Position
from farport.games.space_dealer.vocabulary import INACTIVE
from tests.games.space_dealer.table import (
    advanced,
    at,
    begun,
    built,
    card,
    do,
    goods,
    hourglass,
    kinds,
    listed,
    load,
    look,
    plan,
    refused,
    said,
    supply,
    to_choose,
    usable_on,
)

FULL = 0xFF


def ready(name: str, state: Position | None = None) -> Position:
    """A usable hourglass of seat 0 lies on the planned card; both arms have a generator."""
    if state is None:
        state = begun()
    built(state, 0, "GEN-8", "L")
    plan(state, 0, name)
    usable_on(state, 0, name)
    return state


def sites(state: Position) -> list[object]:
    return [entry["site"] for entry in listed(state, 0, "use_build")]


@pytest.mark.rule("SD-040")
def test_the_grid() -> None:
    state = ready("MET-A")
    for site in (-9, 16):
        refused(state, 0, "E_OUT_OF_GRID", "SD-047", "use_build", hourglass=1, site=site)
    state.powered[0] = FULL
    wide = ready("CPX-R", begun())
    wide.powered[0] = FULL
    assert sites(wide) == [0, 1, 2, 3, 4, 5, 6]  # 3 and 4 are neighbours: two plants feed one card
    for site in (-9, 15, 16):
        refused(wide, 0, "E_OUT_OF_GRID", "SD-046", "use_build", hourglass=1, site=site)
    refused(wide, 0, "E_NO_POWER", "SD-046", "use_build", hourglass=1, site=7)


@pytest.mark.rule("SD-041")
@pytest.mark.parametrize(
    ("profile", "strengths"),
    [("2-3-4", [[2, 3], [1, 2, 3], [0, 1, 2, 3]]), ("2-4-4", [[2, 3], [0, 1, 2, 3], [0, 1, 2, 3]])],
)
def test_strength_of_plants_nearest_first(profile: str, strengths: list[list[int]]) -> None:
    state = begun(power_profile=profile)
    for name, columns in zip(("GEN-8", "SOL-1", "FUS-1"), strengths, strict=True):
        built(state, 0, name, "L")
        powered = look(state, 0)["seats"][0]["powered"]
        assert [column for column in powered if column < 4] == columns
    built(state, 1, "SOL-2", "R")
    assert look(state, 0)["seats"][1]["powered"] == [4, 5, 6] if profile == "2-3-4" else True


@pytest.mark.rule("SD-042")
def test_starting_to_build() -> None:
    state = begun()
    refused(state, 0, "E_NOT_PLANNED", "SD-042", "start_build", card="MIN-R-GB")
    plan(state, 0, "SOL-1")
    plan(state, 1, "SOL-2")
    refused(state, 0, "E_NOT_YOURS", "SD-015", "start_build", card="SOL-2")
    plan(state, 0, "FUS-1")
    do(state, 0, "start_build", card="FUS-1")  # although there is no site for it yet
    refused(state, 0, "E_FIELD_OCCUPIED", "SD-042", "start_build", card="FUS-1")


@pytest.mark.rule("SD-043")
def test_the_site_is_judged_at_the_moment_of_use() -> None:
    state = begun()
    plan(state, 0, "FUS-1", "SOL-1")
    usable_on(state, 0, "FUS-1")
    assert "use_build" not in to_choose(state, 0)
    refused(state, 0, "E_PLANT_ORDER", "SD-044", "use_build", hourglass=1, site="R")
    usable_on(state, 0, "SOL-1")
    do(state, 0, "use_build", hourglass=2, site="R")
    do(state, 0, "use_build", hourglass=1, site="R")
    assert (state.planned[0], hourglass(state, 0, 1)) == ([], INACTIVE)
    assert state.plants[:2] == [0, 3]


@pytest.mark.rule("SD-044")
def test_plants() -> None:
    state = begun()
    plan(state, 0, "GEN-8", "MIN-R-YG")
    usable_on(state, 0, "GEN-8")
    refused(state, 0, "E_PLANT_SLOT", "SD-044", "use_build", hourglass=1, site="R")
    refused(state, 0, "E_WRONG_AREA", "SD-044", "use_build", hourglass=1, site=3)
    usable_on(state, 0, "MIN-R-YG")
    refused(state, 0, "E_WRONG_AREA", "SD-044", "use_build", hourglass=2, site="L")
    assert sites(state) == ["L", 5]
    do(state, 0, "use_build", hourglass=1, site="L")
    built(state, 0, "SOL-1", "L")
    assert state.plants[0] == 2
    generators = [card for card in state.built[0] if state.terms.type[card] == 0]
    assert len(generators) == 2  # the lower plant stays under the better one


@pytest.mark.rule("SD-045", "SD-050")
def test_one_connection() -> None:
    state = ready("MIN-R-YG")
    for site in (-9, 16):
        refused(state, 0, "E_OUT_OF_GRID", "SD-045", "use_build", hourglass=1, site=site)
    for site in (-8, -1, 8, 15, 1, 6):
        refused(state, 0, "E_NO_POWER", "SD-045", "use_build", hourglass=1, site=site)
    refused(state, 0, "E_DEMAND_OCCUPIED", "SD-045", "use_build", hourglass=1, site=4)
    assert sites(state) == [2, 3, 5]
    do(state, 0, "use_build", hourglass=1, site=2)
    first = look(state, 0)["seats"][0]["built"][-1]
    assert (first["card"], first["site"]) == ("MIN-R-YG", 2)


@pytest.mark.rule("SD-046")
def test_two_connections() -> None:
    state = ready("CPX-R")
    assert sites(state) == [2, 3, 4]
    refused(state, 0, "E_NO_POWER", "SD-046", "use_build", hourglass=1, site=5)
    refused(state, 0, "E_NO_POWER", "SD-046", "use_build", hourglass=1, site=1)
    for site in (-8, -2, 14):
        refused(state, 0, "E_NO_POWER", "SD-046", "use_build", hourglass=1, site=site)
    for site, lacking in ((5, 6), (1, 1), (6, 6)):
        assert f"Column {lacking} " in said(state, 0, "use_build", hourglass=1, site=site)
    do(state, 0, "use_build", hourglass=1, site=2)
    assert state.demand_row[:8].count(-1) == 8


@pytest.mark.rule("SD-047", "SD-049", "SD-050")
def test_the_metropolis() -> None:
    state = ready("MET-A")
    refused(state, 0, "E_DEMAND_OCCUPIED", "SD-047", "use_build", hourglass=1, site=4)
    assert sites(state) == [3, 5]
    refused(state, 0, "E_NOT_ADJACENT_CARD", "SD-049", "use_build", hourglass=1, site=6)
    built(state, 0, "CPX-R", 2)
    assert sites(state) == [1, 2, 3, 5]  # an action cell touches, and may be built over
    do(state, 0, "use_build", hourglass=1, site=1)
    assert len(look(state, 1)["seats"][0]["built"][-1]["demands"]) == 2


@pytest.mark.rule("SD-047", "SD-048", "SD-049")
@pytest.mark.parametrize(("there", "beside"), [(-7, -8), (-8, -7), (14, 15), (15, 14)])
def test_cities_may_lie_at_the_edge_of_the_grid(there: int, beside: int) -> None:
    state = ready("MET-A")
    built(state, 0, "MET-B", there)
    assert beside in sites(state)


@pytest.mark.rule("SD-048")
def test_a_megacity_may_reach_both_edges() -> None:
    state = ready("MEG-A")
    built(state, 0, "MET-A", -6)
    built(state, 0, "MET-B", 13)
    assert {-8, 14} <= set(sites(state))


@pytest.mark.rule("SD-047", "SD-049")
def test_a_city_touches_cards_of_its_own_planet() -> None:
    state = begun()
    built(state, 0, "MIN-R-YG", 5)
    plan(state, 1, "MET-A")
    usable_on(state, 1, "MET-A")
    assert [entry["site"] for entry in listed(state, 1, "use_build")] == [3, 5]


@pytest.mark.rule("SD-047", "SD-048", "SD-053")
def test_a_metropolis_covers_a_card_and_a_megacity_none() -> None:
    for city, forbidden in (("MET-A", True), ("MEG-A", False)):
        state = ready(city)
        built(state, 0, "CPX-R", 2)
        do(state, 0, "start_use", card="CPX-R")
        assert (2 not in sites(state)) == forbidden
        if forbidden:
            refused(state, 0, "E_FIELD_IN_USE", "SD-053", "use_build", hourglass=1, site=2)


@pytest.mark.rule("SD-053")
def test_an_empty_cell_is_free_whatever_others_build() -> None:
    state = ready("MIN-R-YG", advanced())
    plan(state, 1, "ROB-2")  # the last card of the box
    do(state, 1, "start_build", card="ROB-2")
    assert sites(state) == [2, 3, 5]


@pytest.mark.rule("SD-048", "SD-049", "SD-050")
def test_the_megacity() -> None:
    state = ready("MEG-A")
    for site in (-9, 15):
        refused(state, 0, "E_OUT_OF_GRID", "SD-048", "use_build", hourglass=1, site=site)
    for site in (3, 4):
        refused(state, 0, "E_DEMAND_OCCUPIED", "SD-048", "use_build", hourglass=1, site=site)
    assert sites(state) == [2, 5]
    built(state, 0, "CPX-R", 2)
    assert sites(state) == [1, 2, 5]  # under the complex: an action cell above it touches
    do(state, 0, "use_build", hourglass=1, site=1)
    assert not state.covered[card("CPX-R")]
    assert len(look(state, 1)["seats"][0]["built"][-1]["demands"]) == 3
    plan(state, 0, "MET-A")
    usable_on(state, 0, "MET-A")
    for site in (1, 2):
        refused(state, 0, "E_DEMAND_OCCUPIED", "SD-047", "use_build", hourglass=1, site=site)
    assert sites(state) == [0, 3, 5]


@pytest.mark.rule("SD-051", "SD-052")
def test_half_a_card_may_be_built_over() -> None:
    state = ready("CPX-R")
    built(state, 0, "CPX-Y", 2)
    do(state, 0, "use_build", hourglass=1, site=3)
    assert state.covered[card("CPX-Y")]
    assert state.covered[card("MIN-R-GB")]
    assert not state.covered[card("CPX-R")]
    refused(state, 0, "E_CARD_COVERED", "SD-060", "start_use", card="CPX-Y")
    do(state, 0, "start_use", card="CPX-R")
    at(state, "ship:ruul", 0)
    load(state, "ship:ruul", "GB")
    do(state, 2, "deliver", ship="ship:ruul", demand="MIN-R-GB#0")


@pytest.mark.rule("SD-053")
def test_a_card_under_an_hourglass_or_a_block_is_not_covered() -> None:
    state = ready("CPX-R", advanced())
    do(state, 0, "start_use", card="MIN-R-GB")
    refused(state, 0, "E_FIELD_IN_USE", "SD-053", "use_build", hourglass=1, site=4)
    assert sites(state) == [2]
    state.advance(state.now + 60_000)
    refused(state, 0, "E_FIELD_IN_USE", "SD-053", "use_build", hourglass=1, site=3)
    do(state, 0, "release", hourglass=2)
    state.blocked[card("MIN-R-GB")] = True
    state.blocks[0] = 1
    state.spare_markers -= 1
    refused(state, 0, "E_BLOCKED", "SD-053", "use_build", hourglass=1, site=4)


@pytest.mark.rule("SD-054")
def test_what_covering_costs() -> None:
    state = ready("CPX-R", advanced())
    built(state, 0, "TRP-1", 3)
    built(state, 0, "SAB-1", 2)
    load(state, "probe:TRP-1", "RG")
    state.attack_markers[card("SAB-1")] = 2
    state.spare_markers -= 2
    before = supply(state)
    assert "goods_lost" in kinds(do(state, 0, "use_build", hourglass=1, site=2))
    assert (goods(state, "probe:TRP-1"), state.attack_markers[card("SAB-1")], state.spare_markers) == ("", 0, 10)
    assert sorted(supply(state)) == sorted(before + "RG")
    refused(state, 0, "E_CARD_COVERED", "SD-080", "move_goods", from_="ship:moimoi", to="probe:TRP-1", goods={"R": 1})


@pytest.mark.rule("SD-055")
def test_order_of_checks_for_a_site() -> None:
    """Area, grid, power, demand cell, what is covered, adjacency."""
    state = ready("MIN-R-YG")
    built(state, 0, "CPX-R", 2)
    do(state, 0, "start_use", card="CPX-R")
    refused(state, 0, "E_WRONG_AREA", "SD-044", "use_build", hourglass=1, site="R")
    for site in (20, 100, 999, -9, -100, -999):
        refused(state, 0, "E_OUT_OF_GRID", "SD-045", "use_build", hourglass=1, site=site)
    refused(state, 0, "E_NO_POWER", "SD-045", "use_build", hourglass=1, site=8)
    refused(state, 0, "E_DEMAND_OCCUPIED", "SD-045", "use_build", hourglass=1, site=4)
    refused(state, 0, "E_FIELD_IN_USE", "SD-053", "use_build", hourglass=1, site=2)


@pytest.mark.rule("SD-056", "SD-057", "SD-107")
def test_what_is_built_stays_and_stays_supplied() -> None:
    state = ready("SOL-1")
    before = state.powered[0]
    there = list(state.built[0])
    do(state, 0, "use_build", hourglass=1, site="R")
    assert state.powered[0] & before == before
    assert state.built[0][: len(there)] == there
    names = {kind.do for kind in state.game.actions}
    assert not names & {"demolish", "move_card", "discard_built"}


@pytest.mark.rule("SD-058")
def test_order_of_effects_when_building() -> None:
    """The hourglass just used counts when a robot factory is covered by the card it builds (SD-122)."""
    state = advanced()
    built(state, 0, "GEN-8", "L")
    built(state, 0, "ROB-1", 2)
    assert hourglass(state, 0, 3) == INACTIVE
    plan(state, 0, "CPX-R")
    usable_on(state, 0, "CPX-R")
    do(state, 0, "start_tech")
    do(state, 0, "start_flight", ship="ship:moimoi", field=3)
    events = do(state, 0, "use_build", hourglass=1, site=2)
    assert kinds(events) == ["built", "hourglass_returned"]
    assert events[1].data == {"hourglass": 1}
    assert state.debts[0] == 0


@pytest.mark.rule("SD-059")
def test_planned_cards_without_a_place_stay() -> None:
    state = begun()
    built(state, 0, "MIN-R-YG", 5)
    plan(state, 0, "MIN-R-YB", "DEP-R")
    usable_on(state, 0, "MIN-R-YB")
    assert sites(state) == []
    do(state, 0, "release", hourglass=1)
    state.tech[0] = 2
    refused(state, 0, "E_PLANNING_FULL", "SD-036", "draw", level=2)
    assert {"start_use", "start_build", "start_flight"} <= to_choose(state, 0)
