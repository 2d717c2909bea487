"""The view: what the board shows beside the pieces: prices, fees, plain flights and the points that are skipped."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.duck_dealer.scenes import acting, claimed, cubes, passages, play, put, table


def viewed(state: Any, seat: int | None = 0) -> dict[str, Any]:
    return dict(state.view(seat))


@pytest.mark.rule("DD-28")
def test_reach_tells_steps_and_tokens_of_the_plain_flight() -> None:
    state = put(acting(table()), tokens=(2, 0, 0))
    hub = viewed(state)["reach"]["places"]["hub"]
    assert (hub["steps"], hub["flight"], hub["red"], hub["left"]) == (6, 1, 1, 2)


@pytest.mark.rule("DD-28")
def test_steps_are_those_of_the_viewers_own_ship_also_when_another_acts() -> None:
    state = acting(table())
    assert state.active == 0
    assert (
        viewed(state, 1)["reach"]["places"]["mallard"]["steps"] == viewed(state, 0)["reach"]["places"]["eider"]["steps"]
    )
    assert "eider" not in viewed(state, 1)["reach"]["places"], "it is there"


@pytest.mark.rule("DD-36")
def test_a_passage_may_be_cheaper_than_the_plain_flight() -> None:
    state = passages(put(acting(table()), tokens=(2, 0, 0)), 0, "mallard", "bathmat")
    bathmat = viewed(state)["reach"]["places"]["bathmat"]
    assert bathmat["passage"] is True
    assert bathmat["red"] == 1
    assert bathmat["flight"] > bathmat["red"]


@pytest.mark.rule("DD-29")
def test_points_with_own_cubes_are_on_the_way_and_no_place_to_stop() -> None:
    state = cubes(put(acting(table()), tokens=(1, 0, 0)), 0, "mallard~sponge#1")
    reach = viewed(state)["reach"]
    assert reach["skipped"]["mallard~sponge#1"] == "mallard"
    assert "mallard~sponge#1" not in reach["places"]
    assert reach["places"]["mallard~sponge#2"]["via"] == "mallard~sponge#1"


@pytest.mark.rule("DD-62")
def test_fees_are_those_of_the_planet_where_the_active_ship_is() -> None:
    state = claimed(put(acting(table()), tokens=(1, 0, 1)), 0, "mallard:mine")
    assert viewed(state)["turn"]["fees"]["mine"] == 1
    play(state, "mine")
    assert viewed(state)["turn"]["fees"]["mine"] == 0
    assert viewed(state)["prices"]["claim"] == 3
    assert viewed(table(privilege_cost=2))["prices"]["claim"] == 2


@pytest.mark.rule("DD-24")
def test_what_was_spent_is_that_of_the_turn() -> None:
    state = put(acting(table()), tokens=(0, 1, 1))
    play(state, "mine")
    assert viewed(state)["turn"]["spent"] == {"red": 0, "yellow": 0, "blue": 1}
    play(state, "end_turn", keep=[0, 1, 0])
    assert viewed(state)["turn"]["spent"] == {"red": 0, "yellow": 0, "blue": 0}
