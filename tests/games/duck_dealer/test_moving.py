"""Moving: steps and red tokens, stops, landing and discovery, passages (DD-28 to DD-38)."""

from __future__ import annotations

import pytest

from tests.games.duck_dealer.scenes import (
    acting,
    built,
    cubes,
    factories,
    goods,
    known,
    listed,
    passages,
    place,
    play,
    put,
    refuse,
    table,
    tokens,
    told,
)


@pytest.mark.rule("DD-28")
def test_tokens_are_paid_one_at_a_time_and_steps_are_kept_in_flight() -> None:
    state = put(acting(table()), tokens=(2, 0, 0))
    play(state, "fly", to="mallard~sponge#1")
    assert (state.budget, tokens(state)) == (7, (1, 0, 0))
    play(state, "fly", to="hub")
    assert (state.budget, tokens(state)) == (2, (1, 0, 0))
    play(state, "fly", to="plughole")
    assert (state.budget, tokens(state)) == (7, (0, 0, 0))
    error = refuse(state, "fly", to="bathmat")
    assert (error.code, error.rule) == ("E_ENERGY", "DD-24")
    steps = state.ways().steps[state.galaxy.node("bathmat")]
    assert error.sentence == f"{steps} steps need 1 move energy at speed 8 (7 of them paid already), you have 0."


@pytest.mark.rule("DD-28")
def test_places_are_called_by_their_names() -> None:
    state = cubes(put(acting(table()), tokens=(2, 1, 0)), 0, "hub~plughole#2")
    assert refuse(state, "fly", to="hub~plughole#2").sentence == (
        "A cube of yours lies on the second point between Bathtub Nebula and Plughole: "
        "your ship skips it and cannot stop there."
    )
    play(state, "fly", to="mallard~sponge#1")
    assert refuse(state, "mine").sentence == (
        "Your ship is in space, on the first point between Mallard Prime and Sponge; fly on to a planet first."
    )
    assert refuse(state, "fly_along", path=["teal"]).sentence == (
        "No route leads on from the first point between Mallard Prime and Sponge to Teal Haven."
    )


@pytest.mark.rule("DD-28")
@pytest.mark.parametrize(("slots", "speed"), [(3, 8), (4, 5), (6, 5), (7, 2), (9, 2)])
def test_speed_by_filled_slots(slots: int, speed: int) -> None:
    assert put(table(), ship={"hold": slots}).speed(0) == speed


@pytest.mark.rule("DD-28")
def test_a_flight_needs_a_place_to_go_to() -> None:
    state = put(acting(table()), tokens=(5, 0, 0))
    assert refuse(state, "fly", to="mallard").code == "E_PATH"
    assert refuse(state, "fly_along", path=[]).code == "E_PATH"
    assert refuse(state, "fly_along", path=["mallard~sponge#2", "sponge"]).code == "E_PATH"
    assert refuse(state, "fly_along", path=["hub"]).code == "E_PATH"


@pytest.mark.rule("DD-29")
def test_own_points_are_skipped_and_no_place_to_stop() -> None:
    state = cubes(put(acting(table()), tokens=(1, 0, 0)), 0, "mallard~sponge#1", "mallard~sponge#2")
    assert refuse(state, "fly", to="mallard~sponge#1").code == "E_STOP_ON_OWN_CUBE"
    assert refuse(state, "fly_along", path=["mallard~sponge#1"]).code == "E_STOP_ON_OWN_CUBE"
    assert {"do": "fly", "to": "mallard~sponge#1"} not in listed(state, "fly")
    assert told(play(state, "fly_along", path=["sponge"]), "flew")["steps"] == 1
    assert told(play(state, "fly_along", path=["mallard~sponge#2", "mallard"]), "flew")["steps"] == 1


@pytest.mark.rule("DD-29")
def test_cubes_of_others_can_be_stopped_on() -> None:
    state = cubes(put(acting(table()), tokens=(1, 0, 0)), 1, "mallard~sponge#1")
    play(state, "fly", to="mallard~sponge#1")
    assert state.budget == 7


@pytest.mark.rule("DD-30")
def test_planets_cost_a_step_and_ships_turn_where_they_like() -> None:
    state = put(acting(table()), tokens=(1, 0, 0))
    back = ["mallard~sponge#1", "mallard~sponge#2", "mallard~sponge#1", "mallard", "mallard~plughole#1"]
    assert told(play(state, "fly_along", path=back), "flew")["steps"] == 5


@pytest.mark.rule("DD-31")
def test_ships_never_block() -> None:
    state = put(put(acting(table(seats=3)), tokens=(1, 0, 0)), seat=1, at="mallard~sponge#1")
    put(state, seat=2, at="mallard~sponge#2")
    play(state, "fly", to="mallard~sponge#2")
    assert place(state, 0) == place(state, 2)


@pytest.mark.rule("DD-32")
def test_ships_may_stay_on_points_unless_the_table_says_no() -> None:
    state = put(acting(table()), tokens=(1, 0, 0))
    play(state, "fly", to="mallard~sponge#2")
    play(state, "end_turn", keep=[0, 0, 0])
    assert (place(state), state.landed[0]) == ("mallard~sponge#2", False)
    strict = put(acting(table(stop_on_points=False)), tokens=(1, 0, 0))
    error = refuse(strict, "fly", to="mallard~sponge#2")
    assert (error.code, error.rule) == ("E_PATH", "DD-32")
    assert {choice["to"] for choice in listed(strict, "fly")} == {
        "sponge",
        "plughole",
        "overflow",
        "coldtap",
        "gadwall",
        "hub",
        "eider",
    }


@pytest.mark.rule("DD-33")
def test_the_first_action_on_a_known_planet_lands_the_ship() -> None:
    state = put(acting(table()), tokens=(1, 0, 2))
    play(state, "fly", to="eider")
    assert (state.budget, state.landed[0]) == (0, False)
    events = play(state, "mine")
    assert told(events, "landed")["planet"] == "eider"
    assert state.landed[0]
    assert refuse(state, "land").code == "E_WRONG_PHASE"


@pytest.mark.rule("DD-33")
def test_planet_actions_need_a_planet() -> None:
    state = put(acting(table()), tokens=(1, 3, 2), goods={"duck": 2, "paint": 1})
    play(state, "fly", to="mallard~sponge#1")
    for do in ("mine", "convert", "deliver", "land"):
        assert refuse(state, do).code == "E_NOT_ON_PLANET"
    for do, field, value in (
        ("build_yard", "r", "duck"),
        ("build_factory", "good", "stealth"),
        ("claim", "building", "mine"),
    ):
        assert refuse(state, do, **{field: value}).code == "E_NOT_ON_PLANET"


@pytest.mark.rule("DD-33", "DD-53", "DD-37")
def test_cubes_and_passage_markers_are_no_landing() -> None:
    state = put(acting(table()), tokens=(1, 1, 0))
    play(state, "fly", to="sponge")
    play(state, "route_cube", point="hub~sponge#1")
    play(state, "place_passages", a="teal", b="coldtap")
    assert (state.budget, state.landed[0]) == (5, False)
    assert told(play(state, "fly", to="hub"), "flew") == {
        "from": "sponge",
        "to": "hub",
        "path": ["hub~sponge#2", "hub~sponge#1", "hub"],
        "steps": 2,
        "red": 0,
        "rule": "DD-28",
    }


@pytest.mark.rule("DD-34")
def test_landing_discovers_and_must_name_a_pile() -> None:
    state = put(acting(table()), tokens=(1, 0, 1))
    play(state, "fly", to="sponge")
    assert refuse(state, "mine").code == "E_MUST_DISCOVER"
    assert refuse(state, "land").code == "E_MUST_DISCOVER"
    assert refuse(state, "end_turn", keep=[0, 0, 1]).code == "E_MUST_DISCOVER"
    play(state, "end_turn", keep=[0, 0, 1], pile="right")
    assert state.tables.goods.ids[state.consumer[state.galaxy.node("sponge")]] == "radio"
    assert state.landed[0]


@pytest.mark.rule("DD-34")
def test_no_pile_where_nothing_is_to_be_discovered() -> None:
    state = put(acting(table()), tokens=(1, 0, 0))
    assert refuse(state, "end_turn", keep=[1, 0, 0], pile="left").code == "E_NOTHING_TO_DISCOVER"
    play(state, "fly", to="eider")
    assert refuse(state, "land", pile="left").code == "E_NOTHING_TO_DISCOVER"


@pytest.mark.rule("DD-34")
def test_an_empty_pile_leaves_the_other() -> None:
    state = put(acting(table()), tokens=(1, 0, 0))
    known(
        state,
        hub="satellite",
        plughole="stealth",
        soapdish="pills",
        loofah="art",
        flannel="religion",
        overflow="medicine",
    )
    play(state, "fly", to="sponge")
    assert refuse(state, "land", pile="left").code == "E_MUST_DISCOVER"
    assert listed(state, "land") == [{"do": "land", "pile": "right"}]


@pytest.mark.rule("DD-35")
def test_a_ship_over_capacity_goes_nowhere() -> None:
    state = put(acting(passages(table(), 1, "mallard", "hub")), tokens=(3, 0, 0), goods={"duck": 9})
    error = refuse(state, "fly", to="sponge")
    assert error.code == "E_CAPACITY"
    assert error.sentence == "Your ship carries 2 too many: throw away or convert before flying."
    assert refuse(state, "passage").code == "E_CAPACITY"
    assert listed(state, "fly") == listed(state, "passage") == []


@pytest.mark.rule("DD-36")
def test_a_passage_needs_a_pair_and_a_red_token() -> None:
    state = put(acting(passages(table(), 0, "mallard", "hub")), tokens=(0, 1, 1))
    assert refuse(state, "passage").code == "E_ENERGY"
    put(state, tokens=(1, 0, 0))
    play(state, "passage")
    assert (place(state), state.budget, state.landed[0]) == ("hub", 0, False)
    put(state, tokens=(1, 0, 0), at="teal")
    assert refuse(state, "passage").code == "E_NO_PASSAGE"


@pytest.mark.rule("DD-36")
def test_a_passage_may_cost_any_colour_by_option() -> None:
    state = put(acting(passages(table(passage_cost_colour="any"), 0, "mallard", "hub")), tokens=(0, 1, 1))
    assert refuse(state, "passage").code == "E_ENERGY"
    assert refuse(state, "passage", colour="red").code == "E_ENERGY"
    assert [choice["colour"] for choice in listed(state, "passage")] == ["yellow", "blue"]
    play(state, "passage", colour="blue")
    assert tokens(state) == (0, 1, 0)


@pytest.mark.rule("DD-36")
def test_steps_may_be_lost_in_a_passage_by_option() -> None:
    state = put(acting(passages(table(passage_keeps_steps=False), 0, "sponge", "hub")), tokens=(2, 0, 0))
    play(state, "fly", to="sponge")
    play(state, "passage")
    assert state.budget == 0


@pytest.mark.rule("DD-37")
def test_both_markers_once_on_two_bare_planets() -> None:
    state = acting(passages(table(), 1, "mallard", "hub"))
    assert refuse(state, "place_passages", a="hub", b="teal").code == "E_PASSAGE_PLACEMENT"
    assert refuse(state, "place_passages", a="teal", b="teal").code == "E_PASSAGE_PLACEMENT"
    assert refuse(state, "place_passages", a="teal", b="hub~loofah#1").code == "E_PASSAGE_PLACEMENT"
    assert refuse(state, "place_passage", planet="teal").code == "E_PASSAGE_PLACEMENT"
    assert len(listed(state, "place_passages")) == 14 * 13 // 2
    play(state, "place_passages", a="teal", b="coldtap")
    assert refuse(state, "place_passages", a="sponge", b="eider").code == "E_PASSAGE_PLACEMENT"


@pytest.mark.rule("DD-37")
def test_markers_may_be_placed_apart_by_option() -> None:
    state = put(acting(table(passages_together=False)), tokens=(1, 0, 0))
    assert refuse(state, "place_passages", a="teal", b="hub").code == "E_PASSAGE_PLACEMENT"
    play(state, "place_passage", planet="mallard")
    assert refuse(state, "passage").code == "E_NO_PASSAGE"
    play(state, "place_passage", planet="teal")
    assert refuse(state, "place_passage", planet="hub").code == "E_PASSAGE_PLACEMENT"
    play(state, "passage")
    assert place(state) == "teal"


@pytest.mark.rule("DD-38")
def test_new_equipment_changes_the_speed_of_later_tokens() -> None:
    state = built(put(acting(table()), goods={"booth": 1, "duck": 1}, tokens=(1, 0, 1)), "mallard")
    assert state.speed(0) == 8
    play(state, "use_yard", r="duck")
    assert state.speed(0) == 5
    play(state, "fly", to="sponge")
    assert state.budget == 2


@pytest.mark.rule("DD-47")
def test_nothing_built_is_ever_removed() -> None:
    state = factories(known(put(acting(table()), at="hub", tokens=(0, 1, 0)), hub="radio"), hub="satellite")
    put(state, goods={"duck": 1, "booth": 1})
    assert refuse(state, "build_factory", good="radio").code == "E_SLOT_TAKEN"
    assert goods(state) == {"duck": 1, "booth": 1}
