"""The worked examples of the rulebook, by number."""

from __future__ import annotations

import pytest

from farport.games.space_dealer.state import Position
from farport.games.space_dealer.vocabulary import INACTIVE, RUNNING, RUNOUT, SCORED, USABLE, VOID
from tests.games.space_dealer.table import (
    END,
    HANDS,
    MINUTE,
    advanced,
    asked,
    at,
    begun,
    built,
    card,
    dealt,
    do,
    due,
    goods,
    hand,
    hourglass,
    in_hand,
    kinds,
    load,
    look,
    on_top,
    plan,
    refused,
    supply,
    usable_on,
)


@pytest.mark.rule("SD-S9", "SD-041")
def test_e1_start() -> None:
    state = dealt()
    for seat in range(4):
        for mine in HANDS[seat]:
            in_hand(state, seat, mine)
    do(state, 0, "choose_start", side="R", mine="MIN-R-GB", column=4)
    for seat in (1, 2, 3):
        state.play(seat, state.default(seat))
    assert state.phase == RUNNING
    view = state.view(0)["seats"]
    assert isinstance(view, list)
    moimoi = view[0]
    assert moimoi["planet"] == "moimoi"
    assert moimoi["plants"] == {"L": 0, "R": 1}
    assert moimoi["powered"] == [4, 5]
    assert [(entry["card"], entry["site"]) for entry in moimoi["built"]][1] == ("MIN-R-GB", 4)
    assert (moimoi["markers"], moimoi["score"], moimoi["tech"]["position"]) == (10, 0, 1)
    assert sorted(name[:3] for name in hand(state, 0)) == ["DEP", "GEN", "MIN", "MIN"]


@pytest.mark.rule("SD-022", "SD-026", "SD-030", "SD-031", "SD-033", "SD-043")
def test_e2_first_minute() -> None:
    state = begun()
    in_hand(state, 0, "DEP-B")
    generator = next(name for name in hand(state, 0) if name.startswith("GEN"))
    mine = next(name for name in hand(state, 0) if name.startswith("MIN"))
    do(state, 0, "plan", card="DEP-B")
    do(state, 0, "plan", card=generator)
    do(state, 0, "start_build", card=generator)
    do(state, 0, "start_tech")
    refused(state, 0, "E_PLANNING_FULL", "SD-031", "plan", card=mine)
    refused(state, 0, "E_NO_FREE_HOURGLASS", "SD-022", "start_use", card="MIN-R-GB")
    state.advance(MINUTE)
    assert state.tech[0] == 1
    assert state.level(0) == 1
    assert hourglass(state, 0, 2) == INACTIVE
    assert hourglass(state, 0, 1) == USABLE
    do(state, 0, "use_build", hourglass=1, site="L")
    assert look(state, 0)["seats"][0]["powered"] == [2, 3, 4, 5]


@pytest.mark.rule("SD-045", "SD-055")
def test_e3_no_power() -> None:
    state = begun()
    plan(state, 0, "MIN-R-YG")
    usable_on(state, 0, "MIN-R-YG")
    refused(state, 0, "E_NO_POWER", "SD-045", "use_build", hourglass=1, site=6)
    refused(state, 0, "E_DEMAND_OCCUPIED", "SD-045", "use_build", hourglass=1, site=4)
    do(state, 0, "use_build", hourglass=1, site=5)


@pytest.mark.rule("SD-046", "SD-051", "SD-052", "SD-060")
def test_e4_building_over() -> None:
    state = begun()
    built(state, 0, "GEN-8", "L")
    built(state, 0, "MIN-R-YG", 3)
    plan(state, 0, "CPX-R", "MIN-R-YB")
    usable_on(state, 0, "CPX-R")
    do(state, 0, "use_build", hourglass=1, site=3)
    refused(state, 0, "E_CARD_COVERED", "SD-060", "start_use", card="MIN-R-YG")
    refused(state, 0, "E_CARD_COVERED", "SD-060", "start_use", card="MIN-R-GB")
    demands = [demand for entry in look(state, 1)["seats"][0]["built"] for demand in entry["demands"]]
    assert [demand["satisfied_by"] for demand in demands] == [None, None]
    at(state, "ship:ruul", 0)
    load(state, "ship:ruul", "GB")
    do(state, 2, "deliver", ship="ship:ruul", demand="MIN-R-GB#0")
    usable_on(state, 0, "MIN-R-YB")
    refused(state, 0, "E_DEMAND_OCCUPIED", "SD-045", "use_build", hourglass=1, site=3)


@pytest.mark.rule("SD-081", "SD-082", "SD-090", "SD-091", "SD-093")
def test_e5_delivery_with_help() -> None:
    state = begun()
    built(state, 0, "DEP-R", 5)
    at(state, "ship:ruul", 0)
    load(state, "ship:ruul", "BBB")
    load(state, "depot:DEP-R", "G")
    refused(state, 2, "E_WRONG_GOODS", "SD-090", "deliver", ship="ship:ruul", demand="MIN-R-GB#0")
    do(state, 0, "offer", partner=2, mine="depot:DEP-R", theirs="ship:ruul", give={"G": 1}, take={"B": 1})
    do(state, 2, "accept", offer="0-2-1")
    assert goods(state, "ship:ruul") == "GBB"
    assert goods(state, "depot:DEP-R") == "B"
    before = supply(state)
    do(state, 2, "deliver", ship="ship:ruul", demand="MIN-R-GB#0")
    assert goods(state, "ship:ruul") == "B"
    assert sorted(supply(state)) == sorted(before + "GB")
    assert (state.score(2), state.score(0)) == (2, 1)
    assert state.satisfied[card("MIN-R-GB") * 4] == 2
    assert state.markers[2] == 9


@pytest.mark.rule("SD-090")
def test_e6_own_demand() -> None:
    state = begun()
    load(state, "ship:moimoi", "GB")
    refused(state, 0, "E_OWN_DEMAND", "SD-090", "deliver", ship="ship:moimoi", demand="MIN-R-GB#0")


@pytest.mark.rule("SD-071", "SD-072", "SD-074")
def test_e7_flight() -> None:
    state = begun()
    load(state, "ship:moimoi", "R")
    state.advance(100_000)
    refused(state, 0, "E_NOT_ADJACENT", "SD-071", "start_flight", ship="ship:moimoi", field=2)
    do(state, 0, "start_flight", ship="ship:moimoi", field=1)
    assert kinds(state.advance(160_000))[-1] == "landed"
    assert state.ship_at[0] == 1
    do(state, 0, "start_flight", ship="ship:moimoi", field=2, hourglass=1)
    state.advance(220_000)
    assert (state.ship_at[0], state.landed(0)) == (2, True)
    do(state, 0, "dump", holder="ship:moimoi", goods={"R": 1})
    state.advance(225_000)
    do(state, 0, "start_flight", ship="ship:moimoi", field=0)
    state.advance(284_999)
    assert not state.landed(0)
    state.advance(285_000)
    assert (state.ship_at[0], state.landed(0)) == (0, True)


@pytest.mark.rule("SD-025", "SD-063")
def test_e8_waiting_with_a_usable_hourglass() -> None:
    state = begun()
    at(state, "ship:moimoi", 1)
    state.advance(300_000)
    do(state, 0, "start_use", card="MIN-R-GB")
    state.advance(312_000)
    do(state, 0, "start_flight", ship="ship:moimoi", field=0)
    state.advance(360_000)
    assert hourglass(state, 0, 1) == USABLE
    refused(state, 0, "E_DESTINATION", "SD-063", "use_card", hourglass=1, placements=[["R", "ship:moimoi"]])
    at_once = state.copy()
    at_once.advance(361_000)
    do(at_once, 0, "use_card", hourglass=1)
    assert (goods(at_once, "ship:moimoi"), at_once.supply) == ("", at_once.terms.supply)
    state.advance(373_000)
    assert (state.ship_at[0], state.landed(0)) == (0, True)
    do(state, 0, "use_card", hourglass=1, placements=[["R", "ship:moimoi"]])
    assert goods(state, "ship:moimoi") == "R"
    assert hourglass(state, 0, 1) == INACTIVE


@pytest.mark.rule("SD-063", "SD-065")
def test_e9_supply_short() -> None:
    state = begun()
    built(state, 0, "GEN-8", "L")
    built(state, 0, "DEP-R", 5)
    built(state, 0, "FMI-1", 3)
    load(state, "ship:ruul", "RRRRRRRR")
    load(state, "ship:frokla", "RYYYYY")
    assert supply(state).startswith("RYYYYYG")
    usable_on(state, 0, "FMI-1")
    depot = "depot:DEP-R"
    both = [["R", depot], ["R", depot], ["Y", depot], ["Y", depot]]
    refused(state, 0, "E_SUPPLY", "SD-063", "use_card", hourglass=1, placements=both)
    do(state, 0, "use_card", hourglass=1, placements=both[1:])
    assert supply(state).startswith("YYYG")


@pytest.mark.rule("SD-006", "SD-012")
def test_e10_same_instant() -> None:
    state = begun()
    for ship, field in (("ship:frokla", 3), ("ship:zartok", 4)):
        at(state, ship, field)
        load(state, ship, "RY")
    state.advance(540_000)
    do(state, 1, "start_flight", ship="ship:frokla", field=4)
    state.advance(600_000)
    assert (state.ship_at[1], state.landed(1)) == (4, True)
    do(state, 3, "deliver", ship="ship:zartok", demand="MIN-G-RY#0")
    refused(state, 1, "E_DEMAND_DONE", "SD-090", "deliver", ship="ship:frokla", demand="MIN-G-RY#0")
    assert (state.score(3), state.score(1)) == (2, 0)


@pytest.mark.rule("SD-012", "SD-140", "SD-142", "SD-143", "SD-144")
def test_e11_end_of_time() -> None:
    state = begun()
    state.advance(1_740_000)
    do(state, 0, "start_use", card="MIN-R-GB")
    load(state, "ship:moimoi", "RY")
    at(state, "ship:moimoi", 3)
    state.advance(1_799_999)
    do(state, 0, "start_flight", ship="ship:moimoi", field=4)
    events = kinds(state.advance(END))
    assert events.index("hourglass_usable") < events.index("runout_began")
    assert state.phase == RUNOUT
    refused(state, 0, "E_PHASE", "SD-142", "start_use", card="MIN-R-GB")
    do(state, 0, "use_card", hourglass=1)
    for seat in (1, 2, 3):
        do(state, seat, "done")
    refused(state, 0, "E_NOT_RUN_OUT", "SD-144", "done")
    state.advance(1_859_999)
    do(state, 0, "deliver", ship="ship:moimoi", demand="MIN-G-RY#0")
    assert state.phase == RUNOUT
    state.advance(1_870_000)
    assert state.phase == SCORED
    assert (state.score(0), state.score(2)) == (2, 1)


@pytest.mark.rule("SD-141")
def test_e12_last_marker() -> None:
    state = begun()
    state.advance(1_500_000)
    state.markers[2] = 1
    at(state, "ship:ruul", 0)
    load(state, "ship:ruul", "GB")
    state.play(2, state.game.action({"do": "deliver", "ship": "ship:ruul", "demand": "MIN-R-GB#0"}))
    assert (state.phase, state.runout_at) == (RUNOUT, 1_500_000)
    state.advance(1_569_999)
    assert state.phase == RUNOUT
    state.advance(1_570_000)
    assert state.phase == SCORED
    result = state.result
    assert result is not None
    assert result.reason == "last_marker"


@pytest.mark.rule("SD-035", "SD-036", "SD-037")
def test_e13_draw() -> None:
    state = begun()
    state.tech[0] = 2
    plan(state, 0, "DEP-R")
    on_top(state, "SOL-3", "CNV-1")
    events = do(state, 0, "draw", level=2)
    assert events[0].view(0)["cards"] == ["SOL-3", "CNV-1"]
    assert "cards" not in events[0].view(1)
    refused(state, 0, "E_CHOICE_PENDING", "SD-036", "draw", level=2)
    do(state, 0, "keep", card="CNV-1")
    assert state.planned[0] == [card("DEP-R"), card("CNV-1")]
    assert state.piles[2][-1] == card("SOL-3")
    assert len(state.piles[2]) == 19
    refused(state, 0, "E_TECH_LEVEL", "SD-036", "draw", level=3)


@pytest.mark.rule("SD-041", "SD-044")
def test_e14_satellite() -> None:
    state = begun()
    plan(state, 0, "SOL-3")
    usable_on(state, 0, "SOL-3")
    refused(state, 0, "E_PLANT_ORDER", "SD-044", "use_build", hourglass=1, site="L")
    do(state, 0, "use_build", hourglass=1, site="R")
    assert state.powered[0] == 0b1110000


@pytest.mark.rule("SD-047", "SD-048", "SD-049")
def test_e15_city() -> None:
    state = begun()
    built(state, 0, "GEN-8", "L")
    built(state, 0, "MIN-R-YG", 3)
    built(state, 0, "MIN-R-YB", 5)
    plan(state, 0, "MET-A", "MEG-A")
    usable_on(state, 0, "MET-A")
    refused(state, 0, "E_NOT_ADJACENT_CARD", "SD-049", "use_build", hourglass=1, site=8)
    do(state, 0, "use_build", hourglass=1, site=6)
    usable_on(state, 0, "MEG-A")
    refused(state, 0, "E_DEMAND_OCCUPIED", "SD-048", "use_build", hourglass=1, site=6)
    do(state, 0, "use_build", hourglass=1, site=7)


@pytest.mark.rule("SD-111", "SD-112")
def test_e16_sabotage() -> None:
    state = advanced()
    built(state, 1, "SAB-1", 5)
    state.attack_markers[card("SAB-1")] = 1
    state.spare_markers -= 1
    load(state, "ship:moimoi", "RRYY")
    state.advance(840_000)
    do(state, 0, "start_flight", ship="ship:moimoi", field=1)
    state.advance(870_000)
    do(state, 1, "sabotage", card="SAB-1", hourglass="0.1")
    assert (state.ship_at[0], state.landed(0), goods(state, "ship:moimoi")) == (0, True, "RRYY")
    assert hourglass(state, 0, 1) == VOID
    assert state.spare_markers == 9
    do(state, 0, "start_flight", ship="ship:moimoi", field=1)
    state.advance(899_999)
    assert hourglass(state, 0, 1) == VOID
    state.advance(900_000)
    assert hourglass(state, 0, 1) == INACTIVE
    assert state.spare_markers == 10


def blocked_mine() -> Position:
    state = advanced()
    built(state, 2, "ROC-1", 5)
    state.attack_markers[card("ROC-1")] = 1
    state.spare_markers -= 1
    built(state, 0, "GEN-8", "L")
    plan(state, 0, "CPX-R")
    state.advance(380_000)
    do(state, 0, "start_build", card="CPX-R")
    state.advance(440_000)
    do(state, 0, "start_use", card="MIN-R-GB")
    do(state, 2, "block", card="ROC-1", target="MIN-R-GB")
    return state


@pytest.mark.rule("SD-053", "SD-115", "SD-116", "SD-118", "SD-119")
def test_e17_rocket() -> None:
    state = blocked_mine()
    state.advance(500_000)
    assert hourglass(state, 0, 2) == USABLE
    do(state, 0, "use_card", hourglass=2, placements=[["R", "ship:moimoi"]])
    assert goods(state, "ship:moimoi") == "R"
    state.advance(500_200)
    refused(state, 0, "E_BLOCKED", "SD-053", "use_build", hourglass=1, site=3)
    state.advance(500_500)
    do(state, 0, "start_use", card="MIN-R-GB")
    refused(state, 0, "E_FIELD_IN_USE", "SD-053", "use_build", hourglass=1, site=3)
    assert "field_cleared" in kinds(state.advance(560_500))
    assert (state.blocked[card("MIN-R-GB")], state.spare_markers) == (False, 10)
    assert (goods(state, "ship:moimoi"), hourglass(state, 0, 2)) == ("R", INACTIVE)
    do(state, 0, "use_build", hourglass=1, site=3)


@pytest.mark.rule("SD-075", "SD-123")
def test_e18_transport_probe() -> None:
    state = advanced()
    built(state, 0, "TRP-1", 5)
    load(state, "probe:TRP-1", "GG")
    state.advance(700_000)
    do(state, 0, "start_use", card="TRP-1")
    refused(state, 0, "E_LOCKED", "SD-080", "move_goods", from_="probe:TRP-1", to="ship:moimoi", goods={"G": 1})
    state.advance(705_000)
    do(state, 0, "start_flight", ship="ship:moimoi", field=4)
    state.advance(760_000)
    do(state, 0, "use_card", hourglass=1, ship="ship:moimoi")
    assert (goods(state, "ship:moimoi"), state.landed(0)) == ("GG", False)
    state.advance(765_000)
    assert (state.ship_at[0], state.landed(0), goods(state, "ship:moimoi")) == (4, True, "GG")


@pytest.mark.rule("SD-131", "SD-132", "SD-135")
def test_e19_gizzi() -> None:
    state = advanced()
    everywhere = [*state.gizzi_deck, *[gizzi for gizzi in state.gizzi_up if gizzi >= 0]]
    assert sorted(everywhere) == list(range(12))
    for place, field in enumerate((1, 3, 5, 7)):
        state.gizzi_up[field] = (0, 8, 9, 10)[place]
    state.gizzi_deck = [5, 1, 2, 3, 4, 6, 7, 11]
    for ship, cargo in (("ship:moimoi", "RRRGB"), ("ship:frokla", "RGB")):
        at(state, ship, 1)
        load(state, ship, cargo)
    do(state, 0, "deliver", ship="ship:moimoi", demand="GIZ-01")
    assert (state.score(0), goods(state, "ship:moimoi")) == (3, "GB")
    assert state.gizzi_up[1] == 5
    assert state.markers[0] == 10


@pytest.mark.rule("SD-146", "SD-147", "SD-148")
@pytest.mark.parametrize(("markers", "winners"), [((4, 5, 9), (0,)), ((4, 4, 9), (0, 1))])
def test_e20_score_and_tie(markers: tuple[int, int, int], winners: tuple[int, ...]) -> None:
    state = begun(3)
    state.advance(1_870_000)
    state.delivery_points = [17, 17, 12]
    state.markers = list(markers)
    result = state.result
    assert result is not None
    assert result.winners == winners
    assert result.ranks == ([1, 2, 3] if len(winners) == 1 else [1, 1, 3])


@pytest.mark.rule("SD-017", "SD-018")
def test_e21_waiting_and_waking() -> None:
    state = begun()
    plan(state, 1, "MIN-R-YG")
    built(state, 0, "DEP-R", 5)
    load(state, "ship:moimoi", "R")
    at(state, "ship:zartok", 2)
    state.advance(120_000)
    do(state, 1, "start_build", card="MIN-R-YG")
    for seat in (1, 2, 3, 0):
        do(state, seat, "wait")
    assert (asked(state), due(state)) == ((), 180_000)
    state.advance(180_000)
    assert asked(state) == (0, 1, 2, 3)
    for seat in (0, 2, 3):
        do(state, seat, "wait")
    do(state, 1, "use_build", hourglass=1, site=5)
    assert asked(state) == (1, 3)
    for _ in range(32):
        do(state, 0, "move_goods", from_="ship:moimoi", to="depot:DEP-R", goods={"R": 1})
        do(state, 0, "move_goods", from_="depot:DEP-R", to="ship:moimoi", goods={"R": 1})
    refused(
        state,
        0,
        "E_TOO_MANY",
        "SD-018",
        "move_goods",
        from_="ship:moimoi",
        to="depot:DEP-R",
        goods={"R": 1},
    )
    assert 0 not in state.to_move
    state.advance(240_000)
    assert 0 in state.to_move
