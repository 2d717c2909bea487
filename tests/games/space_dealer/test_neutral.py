"""Neutral planets (SD-130 to SD-137)."""

from __future__ import annotations

import pytest

from farport.games.space_dealer.state import Position
from farport.games.space_dealer.vocabulary import NOTHING_THERE, RUNOUT
from tests.games.space_dealer.table import advanced, at, begun, do, goods, listed, load, look, refused

MOIMOI, FROKLA = "ship:moimoi", "ship:frokla"


def gizzi(first: int, *deck: int, **options: object) -> Position:
    """Field 1 shows Gizzi card `first` (0 is GIZ-01), the deck begins with `deck`; two ships are there."""
    state = advanced(**options)  # type: ignore[arg-type]
    rest = [number for number in range(12) if number not in (first, *deck)]
    state.gizzi_up[1] = first
    for field in (3, 5, 7):
        state.gizzi_up[field] = rest.pop()
    state.gizzi_deck = [*deck, *rest]
    at(state, MOIMOI, 1)
    at(state, FROKLA, 1)
    return state


@pytest.mark.rule("SD-130")
def test_one_card_face_up_at_each_neutral_field() -> None:
    state = gizzi(8, 0)
    field = look(state, None)["ring"][1]
    assert field["gizzi"] == {"demand": "GIZ-09", "goods": {"R": 2, "Y": 2}, "points": 5}


@pytest.mark.rule("SD-131")
def test_delivering_to_a_neutral_planet() -> None:
    state = gizzi(0, 8)
    load(state, MOIMOI, "RR")
    refused(state, 0, "E_WRONG_GOODS", "SD-131", "deliver", ship=MOIMOI, demand="GIZ-01")
    refused(state, 0, "E_NOT_HERE", "SD-131", "deliver", ship=MOIMOI, demand="GIZ-09")
    refused(state, 0, "E_UNKNOWN", "SD-015", "deliver", ship=MOIMOI, demand="2/GIZ-01")
    load(state, MOIMOI, "RG")
    flying = state.copy()
    do(flying, 0, "start_flight", ship=MOIMOI, field=2)
    refused(flying, 0, "E_IN_FLIGHT", "SD-131", "deliver", ship=MOIMOI, demand="GIZ-01")
    assert listed(state, 0, "deliver") == [{"ship": MOIMOI, "demand": "GIZ-01"}]
    do(state, 0, "deliver", ship=MOIMOI, demand="GIZ-01")
    assert (goods(state, MOIMOI), state.score(0), state.gizzi_points[0], state.markers[0]) == ("G", 3, 3, 10)
    for viewer in (None, 1):
        entry = look(state, viewer)["seats"][0]
        assert (entry["gizzi_cards"], entry["points"]["gizzi"], "gizzi_taken" in entry) == (1, 3, False)
    assert look(state, 0)["seats"][0]["gizzi_taken"] == ["GIZ-01"]


@pytest.mark.rule("SD-131", "SD-141", "SD-147")
def test_by_option_it_costs_a_marker() -> None:
    state = gizzi(0, 8, gizzi_marker=True)
    load(state, MOIMOI, "RRR")
    do(state, 0, "deliver", ship=MOIMOI, demand="GIZ-01")
    assert state.markers[0] == 9
    other = gizzi(0, 8, gizzi_marker=True)
    load(other, MOIMOI, "RRR")
    other.markers[0] = 0
    refused(other, 0, "E_NO_MARKER", "SD-131", "deliver", ship=MOIMOI, demand="GIZ-01")
    plain = gizzi(0, 8)
    load(plain, MOIMOI, "RRR")
    plain.markers[0] = 0
    plain.play(0, plain.game.action({"do": "deliver", "ship": MOIMOI, "demand": "GIZ-01"}))
    assert plain.gizzi_points[0] == 3
    other.markers[0] = 1
    other.play(0, other.game.action({"do": "deliver", "ship": MOIMOI, "demand": "GIZ-01"}))
    assert other.phase == RUNOUT


@pytest.mark.rule("SD-132")
def test_the_next_card_is_turned_up() -> None:
    state = gizzi(0, 8, 9)
    load(state, MOIMOI, "RRR")
    events = do(state, 0, "deliver", ship=MOIMOI, demand="GIZ-01")
    assert events[-1].full() == {"kind": "gizzi_turned_up", "field": 1, "gizzi": "GIZ-09"}
    assert events[-1].reveals
    assert state.gizzi_deck[0] == 9
    state.gizzi_taken[3].extend(state.gizzi_deck)
    state.gizzi_points[3] = sum(state.terms.gizzi_points[number] for number in state.gizzi_deck)
    state.gizzi_deck.clear()
    load(state, MOIMOI, "RRYY")
    (delivered,) = do(state, 0, "deliver", ship=MOIMOI, demand="GIZ-09")
    assert (delivered.view(1)["demand"], delivered.view(1)["points"]) == ("GIZ-09", 5)
    assert state.gizzi_up[1] == NOTHING_THERE
    assert "gizzi" not in look(state, 0)["ring"][1]
    load(state, MOIMOI, "RRYYGGBB")
    assert listed(state, 0, "deliver") == []


@pytest.mark.rule("SD-135")
def test_no_race_for_a_new_card() -> None:
    state = gizzi(0, 5, 6, 7)
    load(state, MOIMOI, "RRRRGB")
    load(state, FROKLA, "RGB")
    do(state, 0, "deliver", ship=MOIMOI, demand="GIZ-01")
    assert state.gizzi_up[1] == 6  # GIZ-06 (RGB) suits both, also the deliverer: it went under the deck
    assert state.gizzi_deck[-1] == 5


@pytest.mark.rule("SD-135")
def test_only_ships_that_are_landed_there_race() -> None:
    for away in (True, False):
        state = gizzi(0, 5, 6, 7)
        load(state, MOIMOI, "RRRRGB")
        load(state, FROKLA, "RGB")
        if away:
            at(state, FROKLA, 3)
        else:
            do(state, 1, "start_flight", ship=FROKLA, field=2)
        do(state, 0, "deliver", ship=MOIMOI, demand="GIZ-01")
        assert state.gizzi_up[1] == 5


@pytest.mark.rule("SD-135")
def test_if_every_card_is_refused_the_first_is_used() -> None:
    state = gizzi(0, 5, 6, 7)
    state.gizzi_taken[3].extend(state.gizzi_deck[3:])
    state.gizzi_points[3] = sum(state.terms.gizzi_points[number] for number in state.gizzi_deck[3:])
    del state.gizzi_deck[3:]
    load(state, MOIMOI, "RRRRYGB")
    load(state, FROKLA, "RYGB")
    do(state, 0, "deliver", ship=MOIMOI, demand="GIZ-01")
    assert (state.gizzi_up[1], state.gizzi_deck) == (5, [6, 7])


@pytest.mark.rule("SD-136")
def test_goods_on_neutral_planets() -> None:
    state = gizzi(0)
    load(state, MOIMOI, "RRG")
    do(state, 0, "move_goods", from_=MOIMOI, to="field:1", goods={"R": 2})
    assert look(state, 3)["ring"][1]["goods"] == {"R": 2}
    refused(state, 0, "E_NOT_HERE", "SD-080", "move_goods", from_=MOIMOI, to="field:3", goods={"G": 1})
    for home in ("field:0", "field:2"):
        refused(state, 0, "E_NOT_NEUTRAL", "SD-136", "move_goods", from_=MOIMOI, to=home, goods={"G": 1})
    for nowhere in ("field:8", "field:9"):
        refused(state, 0, "E_UNKNOWN", "SD-015", "move_goods", from_=MOIMOI, to=nowhere, goods={"G": 1})
    do(state, 1, "move_goods", from_="field:1", to=FROKLA, goods={"R": 1})  # without consent
    assert (goods(state, FROKLA), goods(state, "field:1")) == ("R", "R")
    assert {"from": "field:1", "to": FROKLA, "goods": {"R": 1}} in listed(state, 1, "move_goods")


@pytest.mark.rule("SD-137")
def test_the_basic_game_has_no_demands_and_goods_there() -> None:
    state = begun()
    at(state, MOIMOI, 1)
    load(state, MOIMOI, "RRR")
    assert all("gizzi" not in field for field in state.view(0)["ring"])  # type: ignore[attr-defined]
    refused(state, 0, "E_NOT_IN_BASIC", "SD-105", "deliver", ship=MOIMOI, demand="GIZ-01")
    assert listed(state, 0, "move_goods") == []
