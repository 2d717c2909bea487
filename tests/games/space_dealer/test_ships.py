"""Ships (SD-070 to SD-076)."""

from __future__ import annotations

import pytest

from farport.games.space_dealer.vocabulary import INACTIVE
from tests.games.space_dealer.table import (
    MINUTE,
    advanced,
    at,
    begun,
    built,
    do,
    goods,
    hourglass,
    listed,
    load,
    look,
    refused,
)


@pytest.mark.rule("SD-070")
def test_landed_or_in_flight_with_eight_goods_at_most() -> None:
    state = begun()
    built(state, 0, "DEP-R", 5)
    load(state, "ship:moimoi", "RRYYGGBB")
    load(state, "depot:DEP-R", "R")
    refused(state, 0, "E_CAPACITY", "SD-080", "move_goods", from_="depot:DEP-R", to="ship:moimoi", goods={"R": 1})
    do(state, 0, "start_flight", ship="ship:moimoi", field=7)
    ship = look(state, 1)["ships"][0]
    assert (ship["at"], ship["to"], ship["due"]) == (0, 7, MINUTE)
    state.advance(MINUTE)
    ship = look(state, 1)["ships"][0]
    assert (ship["at"], ship["to"], ship["due"], ship["room"]) == (7, None, None, 0)


@pytest.mark.rule("SD-071", "SD-072")
def test_loaded_ships_go_next_door_and_empty_ones_anywhere() -> None:
    state = begun()
    assert [entry["field"] for entry in listed(state, 0, "start_flight")] == [1, 2, 3, 4, 5, 6, 7]
    refused(state, 0, "E_SAME_FIELD", "SD-071", "start_flight", ship="ship:moimoi", field=0)
    load(state, "ship:moimoi", "R")
    assert [entry["field"] for entry in listed(state, 0, "start_flight")] == [1, 7]
    refused(state, 0, "E_NOT_ADJACENT", "SD-071", "start_flight", ship="ship:moimoi", field=2)
    do(state, 0, "start_flight", ship="ship:moimoi", field=7)
    refused(state, 0, "E_IN_FLIGHT", "SD-071", "start_flight", ship="ship:moimoi", field=0)
    state.advance(MINUTE)
    assert [entry["field"] for entry in listed(state, 0, "start_flight")] == [0, 6]


@pytest.mark.rule("SD-073")
def test_nothing_happens_to_a_ship_in_flight() -> None:
    state = begun()
    built(state, 0, "DEP-R", 5)
    load(state, "ship:moimoi", "R")
    load(state, "depot:DEP-R", "G")
    at(state, "ship:ruul", 0)
    do(state, 0, "start_flight", ship="ship:moimoi", field=1)
    refused(state, 0, "E_IN_FLIGHT", "SD-080", "move_goods", from_="ship:moimoi", to="depot:DEP-R", goods={"R": 1})
    refused(state, 0, "E_IN_FLIGHT", "SD-080", "move_goods", from_="depot:DEP-R", to="ship:moimoi", goods={"G": 1})
    refused(state, 0, "E_IN_FLIGHT", "SD-085", "dump", holder="ship:moimoi", goods={"R": 1})
    refused(state, 0, "E_IN_FLIGHT", "SD-090", "deliver", ship="ship:moimoi", demand="MIN-Y-RB#0")
    refused(state, 0, "E_NOT_HERE", "SD-083", "offer", partner=2, mine="ship:moimoi", theirs="ship:ruul", give={"R": 1})
    assert not listed(state, 0, "dump") or all(entry["holder"] != "ship:moimoi" for entry in listed(state, 0, "dump"))


@pytest.mark.rule("SD-074")
def test_landing() -> None:
    state = begun()
    do(state, 0, "start_flight", ship="ship:moimoi", field=5)
    events = state.advance(MINUTE)
    assert events[0].full() == {"kind": "landed", "seat": 0, "ship": "moimoi", "field": 5}
    assert hourglass(state, 0, 1) == INACTIVE


@pytest.mark.rule("SD-075")
def test_goods_that_come_on_the_way_do_not_shorten_the_flight() -> None:
    state = advanced()
    built(state, 0, "TRP-1", 5)
    load(state, "probe:TRP-1", "R")
    do(state, 0, "start_use", card="TRP-1")
    state.advance(30_000)
    do(state, 0, "start_flight", ship="ship:moimoi", field=4)
    state.advance(MINUTE)
    do(state, 0, "use_card", hourglass=1, ship="ship:moimoi")
    state.advance(90_000)
    assert (state.ship_at[0], goods(state, "ship:moimoi")) == (4, "R")


@pytest.mark.rule("SD-076")
def test_any_number_of_ships_on_a_field() -> None:
    state = begun()
    for seat in range(4):
        if state.home[seat] != 4:
            do(state, seat, "start_flight", ship=f"ship:{['moimoi', 'frokla', 'ruul', 'zartok'][seat]}", field=4)
    state.advance(MINUTE)
    assert [state.ship_at[ship] for ship in range(4)] == [4, 4, 4, 4]
