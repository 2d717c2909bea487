"""The worked examples of the rulebook, by their numbers. Tokens are (red, yellow, blue)."""

from __future__ import annotations

import pytest

from farport.games.duck_dealer.state import Position
from tests.games.duck_dealer.scenes import (
    CREW,
    acting,
    built,
    claimed,
    cubes,
    factories,
    fill_counter,
    goods,
    known,
    listed,
    passages,
    place,
    play,
    put,
    refuse,
    ship,
    stock,
    table,
    tokens,
    told,
    turn_of,
)


@pytest.mark.rule("DD-12")
def test_example_1_collect() -> None:
    state = table(ships=[CREW])
    assert state.stock == [39, 40, 38]
    play(state, "collect", colour="yellow")
    assert tokens(state) == (1, 1, 2)
    assert state.stock == [38, 39, 36]


@pytest.mark.rule("DD-28", "DD-33", "DD-34")
def test_example_2_one_red_token_two_routes() -> None:
    state = put(acting(table()), tokens=(1, 0, 0))
    flight = told(play(state, "fly", to="hub"), "flew")
    assert (flight["steps"], flight["red"]) == (6, 1)
    assert "sponge" in flight["path"]
    landing = play(state, "land", pile="left")
    assert told(landing, "landed")["steps_lost"] == 2
    assert told(landing, "discovered") == {"planet": "hub", "pile": "left", "consumer": "satellite", "rule": "DD-34"}
    assert state.consumer[state.galaxy.node("sponge")] < 0
    assert state.budget == 0


@pytest.mark.rule("DD-33")
def test_example_3_stopping_costs() -> None:
    way = ["mallard~sponge#1", "mallard~sponge#2", "sponge", "gadwall~sponge#3", "gadwall~sponge#2", "gadwall~sponge#1"]
    way += ["gadwall", "gadwall~flannel#1", "gadwall~flannel#2", "flannel", "teal~flannel#2", "teal~flannel#1", "teal"]
    state = put(acting(table()), tokens=(3, 0, 0))
    flight = told(play(state, "fly_along", path=way), "flew")
    assert (flight["steps"], flight["red"]) == (13, 2)
    assert state.budget == 3

    stopping = put(acting(table()), tokens=(3, 0, 0))
    play(stopping, "fly", to="sponge")
    assert told(play(stopping, "land", pile="left"), "landed")["steps_lost"] == 5
    flight = told(play(stopping, "fly_along", path=way[3:]), "flew")
    assert (flight["steps"], flight["red"]) == (10, 2)
    assert tokens(stopping) == (0, 0, 0)


@pytest.mark.rule("DD-29")
@pytest.mark.parametrize(("owner", "steps", "red"), [(None, 5, 3), (0, 3, 2), (1, 5, 3)])
def test_example_4_own_cubes(owner: int | None, steps: int, red: int) -> None:
    state = put(acting(table()), tokens=(3, 0, 0), ship={"hold": 7})
    if owner is not None:
        cubes(state, owner, "mallard~overflow#2", "mallard~overflow#3")
    flight = told(play(state, "fly", to="overflow"), "flew")
    assert (flight["steps"], flight["red"]) == (steps, red)


@pytest.mark.rule("DD-32")
def test_example_5_between_planets() -> None:
    state = put(acting(table()), at="coldtap", tokens=(1, 0, 0), ship={"hold": 4})
    known(state, coldtap="satellite")
    play(state, "fly", to="coldtap~overflow#5")
    assert state.budget == 0
    play(state, "end_turn", keep=[0, 0, 0])
    assert place(state) == "coldtap~overflow#5"
    acting(put(turn_of(state, 0), tokens=(1, 0, 0)))
    flight = told(play(state, "fly", to="overflow"), "flew")
    assert (flight["steps"], flight["red"]) == (3, 1)
    assert told(play(state, "land", pile="right"), "landed")["steps_lost"] == 2


@pytest.mark.rule("DD-58", "DD-41")
def test_example_6_building_a_shipyard() -> None:
    state = put(acting(table()), at="eider", goods={"paint": 1}, tokens=(0, 1, 1))
    play(state, "mine")
    assert (goods(state), tokens(state)) == ({"paint": 1, "beads": 1}, (0, 1, 0))
    play(state, "build_yard", r="beads")
    assert (goods(state), tokens(state), state.vp[0]) == ({}, (0, 0, 0), 10)
    assert state.yard_built[state.galaxy.node("eider")]


@pytest.mark.rule("DD-40")
def test_example_7_r_must_be_another_kind() -> None:
    state = put(acting(table()), at="eider", goods={"paint": 2}, tokens=(0, 1, 1))
    assert refuse(state, "build_yard", r="paint").code == "E_WILDCARD"


@pytest.mark.rule("DD-43", "DD-45", "DD-56", "DD-60")
def test_example_8_building_and_using_a_factory() -> None:
    state = known(put(acting(table()), at="hub", goods={"booth": 2}, ship={"hold": 1, "engineer": 2}), hub="satellite")
    put(state, tokens=(0, 1, 3))
    play(state, "mine")
    play(state, "mine")
    assert (goods(state), tokens(state)) == ({"booth": 2, "solar": 2}, (0, 1, 1))
    assert state.over(0) == 1
    play(state, "build_factory", good="satellite")
    assert (goods(state), tokens(state), state.vp[0]) == ({"booth": 1, "solar": 1}, (0, 0, 1), 10)
    play(state, "convert")
    assert (goods(state), tokens(state)) == ({"satellite": 1}, (0, 0, 0))


@pytest.mark.rule("DD-42", "DD-61")
def test_example_9_building_a_consumer_then_delivering() -> None:
    state = known(put(acting(table()), at="hub", goods={"satellite": 2, "duck": 1}, tokens=(0, 1, 1)), hub="satellite")
    play(state, "build_consumer", r="duck")
    assert (goods(state), state.vp[0]) == ({"satellite": 1}, 10)
    play(state, "deliver")
    assert (goods(state), state.vp[0]) == ({}, 13)

    state = known(put(acting(table()), at="hub", goods={"satellite": 2}, tokens=(0, 1, 1)), hub="satellite")
    assert refuse(state, "build_consumer", r="satellite").code == "E_WILDCARD"


def full_of_booths(blue: int) -> Position:
    state = put(acting(table()), at="hub", goods={"booth": 3}, ship={"hold": 1, "engineer": 2}, tokens=(1, 0, blue))
    return factories(known(state, hub="satellite"), hub="satellite")


@pytest.mark.rule("DD-35", "DD-56")
def test_example_10_over_capacity() -> None:
    state = full_of_booths(blue=6)
    for _ in range(3):
        play(state, "mine")
    assert refuse(state, "fly", to="plughole").code == "E_CAPACITY"
    for _ in range(3):
        play(state, "convert")
    assert (goods(state), tokens(state)) == ({"satellite": 3}, (1, 0, 0))
    play(state, "fly", to="plughole")


@pytest.mark.rule("DD-62", "DD-63")
def test_example_11_privileges() -> None:
    state = claimed(full_of_booths(blue=2), 0, "hub:mine", "hub:factory")
    for do in ("mine", "mine", "mine", "convert", "convert", "convert"):
        play(state, do)
    assert (goods(state), tokens(state)) == ({"satellite": 3}, (1, 0, 0))
    play(state, "end_turn", keep=[1, 0, 0])
    acting(put(turn_of(state, 0), goods={"booth": 1}))
    play(state, "mine")
    play(state, "convert")
    assert (goods(state), tokens(state)) == ({"satellite": 1}, (1, 0, 0))


@pytest.mark.rule("DD-50", "DD-51")
def test_example_12_claiming() -> None:
    state = put(acting(table(seats=3)), at="pintail", tokens=(0, 3, 0))
    assert refuse(state, "claim", building="shipyard").code == "E_NOT_BUILT"
    play(state, "claim", building="mine")
    assert tokens(state) == (0, 0, 0)
    assert state.reserve[0] == 37
    acting(put(turn_of(state, 2), seat=2, tokens=(0, 3, 0)))
    assert refuse(state, "claim", building="mine").code == "E_CLAIMED"


@pytest.mark.rule("DD-15", "DD-16", "DD-17", "DD-18")
def test_example_13_shortage() -> None:
    state = put(table(ships=[CREW]), at="teal", tokens=(0, 1, 1))
    stock(state, 5, 2, 0)
    play(state, "collect", colour="yellow")
    assert (tokens(state), state.stock, state.virtual) == ((1, 2, 1), [4, 1, 0], [0, 0, 2])
    play(state, "accept_free_turn")
    for _ in range(3):
        play(state, "mine")
    assert (goods(state), tokens(state), state.stock) == ({"paint": 3}, (1, 2, 0), [4, 1, 1])
    assert state.counter == []


@pytest.mark.rule("DD-26")
def test_example_14_limit_of_four() -> None:
    state = put(acting(table()), tokens=(2, 1, 3))
    assert refuse(state, "end_turn", keep=[2, 1, 2]).code == "E_KEEP_LIMIT"
    before = list(state.stock)
    play(state, "end_turn", keep=[1, 1, 2])
    assert [after - old for after, old in zip(state.stock, before, strict=True)] == [1, 0, 1]


@pytest.mark.rule("DD-22")
@pytest.mark.parametrize(("used", "free"), [(0, 1), (7, 1), (8, 2), (15, 2), (16, 3), (23, 3)])
def test_example_15_free_route_cubes(used: int, free: int) -> None:
    state = table()
    fill_counter(state, used)
    assert told(play(state, "start_action"), "action_turn_started") == {
        "space": used + 1,
        "free_cubes": free,
        "rule": "DD-20",
    }
    assert state.free_cubes == free


@pytest.mark.rule("DD-21", "DD-27")
def test_example_16_reserve_empty() -> None:
    state = table()
    state.counter = [0] * 9
    state.action_turns[0] = 9
    points = state.galaxy.words[state.galaxy.planets :][:25]
    state.reserve[0] = 30
    cubes(state, 0, *points)
    claimed(state, 0, "mallard:mine", "eider:mine", "pintail:mine", "teal:mine", "gadwall:mine")
    assert state.reserve[0] == 0
    assert state.violations() == []
    assert len(listed(state, "start_action")) == 30
    assert refuse(state, "start_action").code == "E_CUBE_SOURCE"
    play(state, "start_action", cube="eider:mine")
    assert refuse(state, "place_free", point="hub~loofah#1").code == "E_NO_CUBE"


@pytest.mark.rule("DD-36")
def test_example_17_passage() -> None:
    state = known(
        put(acting(passages(table(), 1, "mallard", "bathmat")), at="coldtap", tokens=(2, 0, 0)), coldtap="radio"
    )
    play(state, "fly", to="mallard")
    play(state, "passage")
    assert (place(state), state.budget, tokens(state)) == ("bathmat", 4, (0, 0, 0))
    assert told(play(state, "fly", to="teal"), "flew")["steps"] == 4
    play(state, "land")
    assert place(state) == "teal"


def refit_scene() -> Position:
    state = put(acting(table()), ship={"hold": 3, "navigator": 1, "merchant": 2}, goods={"booth": 1, "duck": 1})
    return built(put(state, tokens=(1, 0, 1)), "mallard")


@pytest.mark.rule("DD-59")
def test_example_18_refitting() -> None:
    state = refit_scene()
    assert (state.speed(0), state.capacity(0), state.stock[2]) == (5, 7, 37)
    play(state, "use_yard", r="duck", replace="hold")
    assert ship(state) == {"hold": 2, "navigator": 1, "merchant": 3}
    assert (state.speed(0), state.capacity(0), state.stock[2], tokens(state)) == (5, 5, 37, (1, 0, 0))

    state = refit_scene()
    play(state, "use_yard", r="duck")
    assert (state.filled(0), state.speed(0), state.capacity(0)) == (7, 2, 7)


@pytest.mark.rule("DD-43", "DD-45")
def test_example_19_a_fifty() -> None:
    state = known(table(), loofah="stealth", flannel="radio", soapdish="religion")
    factories(state, loofah="stealth", flannel="radio")
    put(acting(state), at="soapdish", goods={"stealth": 1, "radio": 1}, tokens=(0, 1, 0))
    play(state, "build_factory", good="religion")
    assert (state.vp[0], goods(state)) == (50, {})
    assert refuse(state, "convert").code == "E_GOODS"


@pytest.mark.rule("DD-70")
def test_example_20_the_end() -> None:
    state = built(known(table(seats=3), hub="satellite"), "hub")
    fill_counter(state, 23)
    put(state, at="hub", goods={"satellite": 2}, tokens=(0, 0, 2))
    play(state, "start_action")
    assert state.free_cubes == 3
    play(state, "done_free")
    play(state, "deliver")
    play(state, "deliver")
    events = play(state, "end_turn", keep=[0, 0, 0])
    assert told(events, "game_over")["reason"] == "counter"
    assert state.to_move == ()
    assert state.result is not None
    assert state.result.winners == (0,)


@pytest.mark.rule("DD-57")
def test_example_21_first_mine_then_throw_away() -> None:
    state = known(
        put(acting(table()), at="loofah", goods={"booth": 3}, ship={"hold": 1, "engineer": 2}), loofah="radio"
    )
    put(state, tokens=(1, 0, 3))
    assert refuse(state, "jettison", goods={"booth": 1}).code == "E_JETTISON"
    for _ in range(3):
        play(state, "mine")
    claimed(state, 0, "loofah:mine")
    for _ in range(3):
        play(state, "jettison", goods={"booth": 1})
    assert goods(state) == {"duck": 3}
    assert refuse(state, "jettison", goods={"duck": 1}).code == "E_JETTISON"
    assert refuse(state, "mine").code == "E_JETTISON"
    play(state, "fly", to="hub")


@pytest.mark.rule("DD-66", "DD-69")
def test_example_22_exchange() -> None:
    state = known(table(), loofah="radio")
    acting(put(put(state, at="loofah", goods={"duck": 2}), seat=1, at="loofah", goods={"paint": 1}))
    play(state, "offer", partner=1, give={"duck": 1}, take={"paint": 1})
    play(state, "refuse_offer")
    assert refuse(state, "offer", partner=1, give={"duck": 1}, take={"paint": 1}).code == "E_OFFER_LIMIT"
    play(state, "offer", partner=1, give={"duck": 2}, take={"paint": 1})
    play(state, "accept_offer")
    assert (goods(state, 0), goods(state, 1)) == ({"paint": 1}, {"duck": 2})
    assert refuse(state, "offer", partner=1, give={}, take={}).code == "E_EXCHANGE_KIND"
    play(state, "offer", partner=1, give={}, take={"duck": 1})
    play(state, "refuse_offer")
    assert refuse(state, "offer", partner=1, give={"paint": 1}, take={}).code == "E_OFFER_LIMIT"
    assert listed(state, "offer") == []


@pytest.mark.rule("DD-22", "DD-29")
def test_example_23_free_cubes_one_by_one() -> None:
    state = put(known(table(), hub="satellite"), at="hub", tokens=(1, 0, 0))
    fill_counter(state, 8)
    cubes(state, 0, *[f"coldtap~overflow#{k}" for k in range(1, 8)], "bubbles~bathmat#1", "bubbles~bathmat#2")
    assert state.reserve[0] == 30
    play(state, "start_action")
    assert (state.reserve[0], state.free_cubes) == (29, 2)
    play(state, "place_free", point="hub~plughole#1")
    play(state, "place_free", point="hub~plughole#2")
    assert (state.reserve[0], state.free_cubes) == (27, 0)
    assert refuse(state, "place_free", point="hub~loofah#1").code == "E_TOO_LATE"
    assert told(play(state, "fly", to="plughole"), "flew")["steps"] == 1


@pytest.mark.rule("DD-59")
def test_example_24_the_paid_blue_token_becomes_the_merchant() -> None:
    state = built(put(acting(table()), goods={"booth": 1, "duck": 1}, tokens=(0, 0, 1)), "mallard")
    stock(state, 0, 0, 0)
    play(state, "use_yard", r="duck")
    assert (ship(state), tokens(state), state.stock[2]) == ({"hold": 3, "merchant": 1}, (0, 0, 0), 0)

    ghostly = built(put(table(ships=[("hold", "hold", "merchant")]), goods={"booth": 1, "duck": 1}), "mallard")
    stock(ghostly, 1, 1, 0)
    play(ghostly, "collect", colour="red")
    play(ghostly, "accept_free_turn")
    assert (tokens(ghostly), ghostly.virtual) == ((1, 0, 0), [0, 0, 1])
    assert refuse(ghostly, "use_yard", r="duck").code == "E_NO_TOKEN"
