"""Reachability: the cheapest red cost and the way to every place, with own cubes and passages."""

from __future__ import annotations

import pytest

from farport.games.duck_dealer import GAME
from farport.games.duck_dealer.mechanics.reach import Reach, reach_from, reach_of, spread
from farport.games.duck_dealer.state import Position
from farport.games.duck_dealer.vocabulary import RED
from farport.kernel import Rng
from tests.games.duck_dealer.scenes import acting, cubes, passages, place, play, put, table, tokens


def cost(state: Position, to: str) -> tuple[int, int]:
    reach = reach_of(state, 0)
    node = state.galaxy.node(to)
    return reach.red[node], reach.left[node]


def way(state: Position, to: str) -> list[str]:
    return [state.galaxy.words[node] for node in reach_of(state, 0).path(state.galaxy.node(to))]


@pytest.mark.rule("DD-28")
def test_red_tokens_and_steps_left() -> None:
    state = acting(table())
    assert cost(state, "sponge") == (1, 5)
    assert cost(state, "hub") == (1, 2)
    assert cost(state, "teal") == (2, 3)
    assert way(state, "sponge") == ["mallard", "mallard~sponge#1", "mallard~sponge#2", "sponge"]


@pytest.mark.rule("DD-28")
def test_steps_that_are_left_come_first() -> None:
    state = put(acting(table()), tokens=(1, 0, 0))
    play(state, "fly", to="mallard~sponge#1")
    assert cost(state, "hub") == (0, 2)
    assert cost(state, "teal") == (1, 3)


@pytest.mark.rule("DD-29")
def test_own_cubes_shorten_the_way_and_are_no_goal() -> None:
    state = cubes(put(acting(table()), ship={"hold": 7}), 0, "mallard~overflow#2", "mallard~overflow#3")
    assert cost(state, "overflow") == (2, 1)
    assert cost(state, "mallard~overflow#2")[0] == -1


@pytest.mark.rule("DD-32")
def test_points_are_no_goal_where_every_flight_ends_on_a_planet() -> None:
    state = acting(table(stop_on_points=False))
    assert cost(state, "sponge") == (1, 5)
    assert cost(state, "mallard~sponge#1")[0] == -1
    reach = state.view(0)["reach"]
    assert isinstance(reach, dict)
    assert not [word for word in reach["places"] if "~" in word]
    assert reach["skipped"]["mallard~sponge#2"] == "mallard~sponge#1"


@pytest.mark.rule("DD-36")
def test_passages_are_used_where_they_are_cheaper() -> None:
    state = acting(passages(table(), 1, "mallard", "bathmat"))
    assert cost(state, "bathmat") == (1, 0)
    assert cost(state, "teal") == (2, 4)
    reach = reach_of(state, 0)
    legs = [(state.galaxy.words[node], jump) for node, jump in reach.legs(state.galaxy.node("teal"))]
    assert legs == [("bathmat", True), ("teal", False)]


@pytest.mark.rule("DD-36")
def test_a_passage_that_saves_nothing_is_left_aside() -> None:
    own = [*(f"mallard~overflow#{point}" for point in (1, 2, 3, 4)), "mallard~sponge#1"]
    state = cubes(passages(acting(table()), 1, "overflow", "sponge"), 0, *own)
    reach = spread(state, 0, Reach(state.galaxy.node("mallard"), state.galaxy.nodes), speed=1, budget=0)
    sponge = state.galaxy.node("sponge")
    assert reach.red[state.galaxy.node("overflow")] == 1
    assert (reach.red[sponge], reach.jump[sponge]) == (2, False)


@pytest.mark.rule("DD-36", "DD-28")
@pytest.mark.parametrize("keeps", [True, False])
def test_where_no_passage_saves_a_step_the_ways_are_the_plain_ones(keeps: bool) -> None:
    rng = Rng(7)
    for seed in range(3):
        state = GAME.new(3, seed, {"passage_keeps_steps": keeps})
        assert isinstance(state, Position)
        for _ in range(120):
            for seat in range(state.seats):
                if state.place[seat] < 0 or state.over(seat) > 0:
                    continue
                budget = state.budget if seat == state.active else 0
                searched = Reach(state.place[seat], state.galaxy.nodes)
                searched.red[searched.start] = 0
                searched.left[searched.start] = budget
                spread(state, seat, searched, state.speed(seat), budget)
                found = reach_of(state, seat)
                assert (found.red, found.left) == (searched.red, searched.left)
                assert (found.before, found.jump) == (searched.before, searched.jump)
            state.play(state.mover, rng.choice(state.legal(state.mover)))


@pytest.mark.rule("DD-36")
def test_a_flight_and_the_passage_after_it_are_two_commands() -> None:
    state = acting(passages(table(), 1, "sponge", "bathmat"))
    reach = reach_of(state, 0)
    legs = [(state.galaxy.words[node], jump) for node, jump in reach.legs(state.galaxy.node("bathmat~towelrail#2"))]
    assert legs == [("sponge", False), ("bathmat", True), ("bathmat~towelrail#2", False)]


@pytest.mark.rule("DD-36")
def test_passages_lead_both_ways_and_one_marker_leads_nowhere() -> None:
    there = put(acting(passages(table(), 1, "mallard", "bathmat")), at="bathmat")
    assert cost(there, "mallard") == (1, 0)
    plain = acting(table(passages_together=False))
    alone = acting(table(passages_together=False))
    play(alone, "place_passage", planet="mallard")
    assert reach_of(alone, 0).red == reach_of(plain, 0).red


@pytest.mark.rule("DD-36")
def test_a_dearer_passage_costs_more_tokens() -> None:
    game = GAME.varied({"costs": {"passage": 2}})
    state = game.load(acting(passages(table(), 1, "mallard", "bathmat")).dump())
    assert isinstance(state, Position)
    assert cost(state, "bathmat") == (2, 0)


@pytest.mark.rule("DD-36")
def test_a_passage_that_loses_steps_costs_more() -> None:
    kept = acting(passages(table(), 1, "sponge", "bathmat"))
    assert cost(kept, "bathmat") == (2, 5)
    lost = acting(passages(table(passage_keeps_steps=False), 1, "sponge", "bathmat"))
    assert cost(lost, "bathmat") == (2, 0)


@pytest.mark.rule("DD-36")
def test_steps_are_lost_in_a_passage_also_those_paid_for_before() -> None:
    state = cubes(passages(table(passage_keeps_steps=False), 1, "hub", "bathmat"), 0, "hub~sponge#1", "hub~sponge#2")
    put(acting(state), at="sponge", ship={"hold": 7}, tokens=(2, 0, 0))
    assert state.speed(0) == 2
    assert (cost(state, "hub"), cost(state, "bathmat")) == ((1, 1), (2, 0))
    play(state, "fly", to="gadwall~sponge#3")
    assert state.budget == 1
    assert (cost(state, "hub"), cost(state, "bathmat")) == ((1, 1), (2, 0))
    play(state, "fly", to="hub")
    assert state.budget == 1
    assert (cost(state, "hub"), cost(state, "bathmat")) == ((0, 1), (1, 0))


@pytest.mark.rule("DD-35")
def test_a_ship_over_capacity_reaches_nothing() -> None:
    state = put(acting(table()), goods={"duck": 8})
    assert {reach for reach in reach_of(state, 0).red if reach >= 0} == {0}
    hub = state.galaxy.node("hub")
    stuck = reach_from(state, 0, hub, 3)
    assert (stuck.left[hub], max(stuck.red), max(stuck.before)) == (3, 0, -1)
    assert max(reach_from(put(state, goods={"duck": 7}), 0, hub, 0).red) > 0
    assert cost(state, "sponge") == (1, 5)


@pytest.mark.rule("DD-28")
def test_steps_belong_to_the_ship_whose_turn_it_is() -> None:
    state = put(acting(table()), tokens=(1, 0, 0))
    play(state, "fly", to="mallard~sponge#1")
    eider = state.place[1]
    assert (reach_of(state, 0).left[state.place[0]], reach_of(state, 1).left[eider]) == (7, 0)
    assert reach_of(state, 1).red[state.galaxy.node("plughole")] == 1


def test_it_is_what_flying_really_costs() -> None:
    for planet in ("hub", "bathmat", "towelrail", "overflow", "coldtap~overflow#4"):
        state = put(
            acting(passages(cubes(table(), 0, "hub~loofah#1", "hub~loofah#2"), 1, "hub", "teal")), tokens=(9, 0, 0)
        )
        reach = reach_of(state, 0)
        goal = state.galaxy.node(planet)
        for node, jump in reach.legs(goal):
            if jump:
                play(state, "passage")
            else:
                play(state, "fly", to=state.galaxy.words[node])
        assert (place(state), tokens(state)[RED], state.budget) == (planet, 9 - reach.red[goal], reach.left[goal])


def test_from_any_place_and_in_the_view() -> None:
    state = acting(table())
    from_hub = reach_from(state, 0, state.galaxy.node("hub"), 0)
    assert from_hub.red[state.galaxy.node("mallard")] == 1
    seen = state.view(0)["reach"]
    assert isinstance(seen, dict)
    assert seen["seat"] == 0
    hub = {"red": 1, "left": 2, "via": "hub~sponge#1", "passage": False, "flight": 1, "steps": 6}
    assert seen["places"]["hub"] == hub
    assert len(seen["places"]) == 16 + 93 - 1
