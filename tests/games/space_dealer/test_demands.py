"""Demands (SD-090 to SD-095)."""

from __future__ import annotations

import pytest

from farport.games.space_dealer.vocabulary import RUNOUT
from tests.games.space_dealer.table import at, begun, built, card, do, goods, listed, load, look, plan, refused

RUUL = "ship:ruul"


@pytest.mark.rule("SD-090")
def test_what_a_delivery_needs_in_this_order() -> None:
    state = begun()
    at(state, RUUL, 0)
    load(state, RUUL, "GB")
    refused(state, 2, "E_OWN_DEMAND", "SD-090", "deliver", ship=RUUL, demand="MIN-G-RY#0")
    refused(state, 2, "E_NOT_HERE", "SD-090", "deliver", ship=RUUL, demand="MIN-Y-RB#0")
    refused(state, 2, "E_NOT_YOURS", "SD-015", "deliver", ship="ship:zartok", demand="MIN-R-GB#0")
    refused(state, 2, "E_UNKNOWN", "SD-015", "deliver", ship=RUUL, demand="MIN-R-GB#1")
    refused(state, 2, "E_UNKNOWN", "SD-015", "deliver", ship=RUUL, demand="2/GEN-1#0")
    refused(state, 2, "E_UNKNOWN", "SD-015", "deliver", ship="ship:wit", demand="MIN-R-GB#0")
    state.markers[2] = 0
    refused(state, 2, "E_NO_MARKER", "SD-090", "deliver", ship=RUUL, demand="MIN-R-GB#0")
    assert listed(state, 2, "deliver") == []
    state.markers[2] = 10
    assert listed(state, 2, "deliver") == [{"ship": RUUL, "demand": "MIN-R-GB#0"}]
    flying = state.copy()
    do(flying, 2, "start_flight", ship=RUUL, field=1)
    refused(flying, 2, "E_IN_FLIGHT", "SD-090", "deliver", ship=RUUL, demand="MIN-R-GB#0")
    assert listed(flying, 2, "deliver") == []
    do(state, 2, "dump", holder=RUUL, goods={"G": 1})
    refused(state, 2, "E_WRONG_GOODS", "SD-090", "deliver", ship=RUUL, demand="MIN-R-GB#0")


@pytest.mark.rule("SD-091")
def test_both_players_score() -> None:
    state = begun()
    built(state, 0, "MUL-1", 5)
    at(state, RUUL, 0)
    load(state, RUUL, "RRYB")
    do(state, 2, "deliver", ship=RUUL, demand="MUL-1#0")
    assert (state.score(2), state.score(0), goods(state, RUUL)) == (4, 2, "B")
    assert state.markers[2] == 9
    seat = look(state, 1)["seats"][2]
    assert seat["points"] == {"deliveries": 4, "own_demands": 0, "gizzi": 0}


@pytest.mark.rule("SD-092")
def test_each_demand_once() -> None:
    state = begun()
    at(state, RUUL, 0)
    load(state, RUUL, "GGBB")
    do(state, 2, "deliver", ship=RUUL, demand="MIN-R-GB#0")
    refused(state, 2, "E_DEMAND_DONE", "SD-090", "deliver", ship=RUUL, demand="MIN-R-GB#0")
    assert listed(state, 2, "deliver") == []


@pytest.mark.rule("SD-093")
def test_goods_of_the_planet_do_not_count() -> None:
    state = begun()
    built(state, 0, "DEP-R", 5)
    load(state, "depot:DEP-R", "B")
    at(state, RUUL, 0)
    load(state, RUUL, "G")
    refused(state, 2, "E_WRONG_GOODS", "SD-090", "deliver", ship=RUUL, demand="MIN-R-GB#0")


@pytest.mark.rule("SD-094")
def test_several_deliveries_without_time_but_only_to_built_cards() -> None:
    state = begun()
    built(state, 0, "DEP-Y", 5)
    plan(state, 0, "DEP-R")
    at(state, RUUL, 0)
    load(state, RUUL, "GBYYRR")
    refused(state, 2, "E_NOT_HERE", "SD-094", "deliver", ship=RUUL, demand="DEP-R#0")
    plan(state, 2, "DEP-B")
    refused(state, 2, "E_NOT_HERE", "SD-094", "deliver", ship=RUUL, demand="DEP-B#0")  # not built, so not yet its own
    do(state, 2, "deliver", ship=RUUL, demand="MIN-R-GB#0")
    do(state, 2, "deliver", ship=RUUL, demand="DEP-Y#0")
    assert (state.now, state.score(2), goods(state, RUUL)) == (0, 4, "RR")


@pytest.mark.rule("SD-095")
def test_the_owner_is_not_asked() -> None:
    state = begun()
    do(state, 0, "wait")
    at(state, RUUL, 0)
    load(state, RUUL, "GB")
    do(state, 2, "deliver", ship=RUUL, demand="MIN-R-GB#0")
    assert state.satisfied[card("MIN-R-GB") * 4] == 2


@pytest.mark.rule("SD-141", "SD-145")
def test_the_last_marker() -> None:
    state = begun()
    at(state, RUUL, 0)
    load(state, RUUL, "GB")
    state.markers[2] = 1
    do_not_check = state.game.action({"do": "deliver", "ship": RUUL, "demand": "MIN-R-GB#0"})
    state.play(2, do_not_check)
    assert (state.phase, state.runout_at) == (RUNOUT, 0)
