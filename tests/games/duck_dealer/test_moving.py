"""Moving: steps and red tokens, stops, landing and discovery, passages (DD-28 to DD-38)."""

from __future__ import annotations

import pytest

from farport.games.duck_dealer.actions.moving import Fly, FlyAlong
from farport.games.duck_dealer.state import Position
from farport.kernel import RuleError
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
    turn_of,
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


@pytest.mark.rule("DD-28")
def test_places_of_another_map_are_no_goal() -> None:
    state = put(acting(table()), tokens=(5, 0, 0))
    for action in (Fly("strait"), FlyAlong(("strait",))):
        with pytest.raises(RuleError, match="There is no place “strait” on this map") as caught:
            state.check(0, action)
        assert caught.value.code == "E_PATH"
    refusal = state.refusal(0, FlyAlong(("strait", "sponge")))
    assert refusal is not None
    assert refusal.sentence == "No route leads on from Mallard Prime to strait."


@pytest.mark.rule("DD-28", "DD-30")
def test_a_named_way_is_paid_for_like_any_other() -> None:
    state = put(acting(table()), tokens=(1, 0, 0))
    there = ["mallard~sponge#1", "mallard~sponge#2", "sponge"]
    back = ["mallard~sponge#2", "mallard~sponge#1", "mallard"]
    assert refuse(state, "fly_along", path=[*there, *back, *there]).params["need"] == 2
    assert told(play(state, "fly_along", path=there[:1]), "flew")["path"] == there[:1]
    assert told(play(state, "fly_along", path=there[1:]), "flew")["path"] == there[1:]
    assert (place(state), state.budget) == ("sponge", 5)


@pytest.mark.rule("DD-28")
def test_the_way_to_where_the_ship_is_has_no_steps() -> None:
    state = acting(table())
    assert state.ways().steps[state.place[0]] == 0


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
    assert refuse(strict, "fly", to="hub~plughole#1").code == "E_PATH"
    assert {choice["to"] for choice in listed(strict, "fly")} == {
        "sponge",
        "plughole",
        "overflow",
        "coldtap",
        "gadwall",
        "hub",
        "eider",
    }
    play(strict, "fly", to="gadwall")


# Everything that is done on a planet, and a planet of `bound_for` where it can be done.
PLANET_ACTIONS: list[tuple[str, str, dict[str, object]]] = [
    ("hub", "mine", {}),
    ("hub", "convert", {}),
    ("hub", "deliver", {}),
    ("hub", "claim", {"building": "factory"}),
    ("hub", "offer", {"partner": 1, "give": {"duck": 1}, "take": {}}),
    ("sponge", "build_consumer", {"r": "duck"}),
    ("sponge", "build_factory", {"good": "stealth"}),
    ("mallard", "build_yard", {"r": "duck"}),
    ("gadwall", "use_yard", {"r": "duck"}),
    ("gadwall", "discard_equipment", {"kind": "hold"}),
]


def bound_for(to: str) -> Position:
    """In flight at that place with some steps left and goods for everything; all of hub and gadwall is built."""
    state = known(table(remove_equipment_freely=True), hub="radio", sponge="art")
    built(factories(state, hub="radio"), "hub", "gadwall", seat=1)
    cargo = {"radio": 1, "art": 1, "duck": 1, "booth": 1, "beads": 1, "paint": 1}
    put(state, at="coldtap~overflow#2", goods=cargo)
    acting(put(state, tokens=(4, 4, 1), ship={"hold": 4}))
    play(state, "fly", to=to)
    assert state.budget > 0
    return state


@pytest.mark.rule("DD-33", "DD-39", "DD-55", "DD-66")
@pytest.mark.parametrize(("planet", "do", "fields"), PLANET_ACTIONS)
def test_every_action_on_a_planet_lands_the_ship(planet: str, do: str, fields: dict[str, object]) -> None:
    state = put(bound_for(planet), seat=1, at=planet)
    play(state, do, **fields)
    assert (state.landed[0], state.budget) == (True, 0)


@pytest.mark.rule("DD-33", "DD-39", "DD-55", "DD-66")
@pytest.mark.parametrize(("do", "fields"), [(do, fields) for _, do, fields in PLANET_ACTIONS])
def test_actions_on_a_planet_need_one_that_is_discovered(do: str, fields: dict[str, object]) -> None:
    assert refuse(bound_for("mallard~sponge#1"), do, **fields).code == "E_NOT_ON_PLANET"
    assert refuse(bound_for("overflow"), do, **fields).code == "E_MUST_DISCOVER"


@pytest.mark.rule("DD-33")
def test_the_first_action_on_a_known_planet_lands_the_ship() -> None:
    state = put(acting(table()), tokens=(1, 0, 2))
    play(state, "fly", to="eider")
    assert (state.budget, state.landed[0]) == (0, False)
    events = play(state, "mine")
    assert told(events, "landed")["planet"] == "eider"
    assert state.landed[0]
    assert [event.kind for event in play(state, "mine")] == ["mined"]
    assert refuse(state, "land").code == "E_WRONG_PHASE"


@pytest.mark.rule("DD-33")
def test_nobody_lands_in_space() -> None:
    state = put(acting(table()), tokens=(1, 0, 0))
    play(state, "fly", to="mallard~sponge#1")
    assert refuse(state, "land").code == "E_NOT_ON_PLANET"


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
    assert refuse(state, "end_turn", keep=[0, 0, 0], pile="left").code == "E_MUST_DISCOVER"
    assert listed(state, "land") == [{"do": "land", "pile": "right"}]


@pytest.mark.rule("DD-35")
def test_a_ship_over_capacity_goes_nowhere() -> None:
    state = put(acting(passages(table(), 1, "mallard", "hub")), tokens=(3, 0, 0), goods={"duck": 9})
    error = refuse(state, "fly", to="sponge")
    assert error.code == "E_CAPACITY"
    assert error.sentence == "Your ship carries 2 too many: throw away or convert before flying."
    assert refuse(state, "fly_along", path=["mallard~sponge#1"]).code == "E_CAPACITY"
    assert refuse(state, "passage").code == "E_CAPACITY"
    assert listed(state, "fly") == listed(state, "passage") == []


@pytest.mark.rule("DD-35")
def test_a_full_ship_goes_anywhere() -> None:
    state = put(acting(passages(table(), 1, "mallard", "hub")), tokens=(2, 0, 0), goods={"duck": 7})
    play(state, "passage")
    play(state, "fly", to="sponge")
    assert state.over(0) == 0


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
def test_a_passage_is_open_to_both_sides_and_begins_on_a_planet() -> None:
    state = put(acting(passages(table(), 1, "mallard", "hub")), tokens=(3, 0, 0))
    play(state, "passage")
    play(state, "passage")
    assert (place(state), tokens(state)) == ("mallard", (1, 0, 0))
    play(state, "fly", to="mallard~sponge#1")
    assert refuse(state, "passage").code == "E_NOT_ON_PLANET"


@pytest.mark.rule("DD-36")
def test_a_passage_costs_a_red_token_and_no_colour_is_named() -> None:
    state = put(acting(passages(table(), 0, "mallard", "hub")), tokens=(1, 0, 1))
    for colour in ("blue", "red"):
        error = refuse(state, "passage", colour=colour)
        assert error.sentence == "A passage costs move energy at this table; choose no other colour."


@pytest.mark.rule("DD-36")
def test_a_passage_may_cost_any_colour_by_option() -> None:
    state = put(acting(passages(table(passage_cost_colour="any"), 0, "mallard", "hub")), tokens=(1, 1, 1))
    assert refuse(state, "passage").sentence == "Choose the colour of the token that pays for the passage."
    play(state, "passage", colour="red")
    assert (place(state), tokens(state)) == ("hub", (0, 1, 1))
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
    assert refuse(state, "place_passages", a="coldtap", b="hub").code == "E_PASSAGE_PLACEMENT"
    assert refuse(state, "place_passages", a="teal", b="teal").code == "E_PASSAGE_PLACEMENT"
    assert refuse(state, "place_passages", a="teal", b="hub~loofah#1").code == "E_PASSAGE_PLACEMENT"
    assert refuse(state, "place_passage", planet="teal").code == "E_PASSAGE_PLACEMENT"
    assert len(listed(state, "place_passages")) == 14 * 13 // 2
    play(state, "place_passages", a="teal", b="coldtap")
    assert refuse(state, "place_passages", a="sponge", b="eider").code == "E_PASSAGE_PLACEMENT"
    first = acting(table())
    play(first, "place_passages", a="mallard", b="teal")
    assert refuse(first, "place_passages", a="sponge", b="eider").code == "E_PASSAGE_PLACEMENT"


@pytest.mark.rule("DD-37")
def test_markers_may_be_placed_apart_by_option() -> None:
    state = put(acting(table(passages_together=False)), tokens=(1, 0, 0))
    assert refuse(state, "place_passages", a="teal", b="hub").code == "E_PASSAGE_PLACEMENT"
    assert refuse(state, "place_passage", planet="hub~plughole#1").code == "E_PASSAGE_PLACEMENT"
    play(state, "place_passage", planet="teal")
    assert refuse(state, "place_passage", planet="teal").code == "E_PASSAGE_PLACEMENT"
    assert len(listed(state, "place_passage")) == 15
    assert refuse(put(state, at="teal"), "passage").code == "E_NO_PASSAGE"
    play(state, "place_passage", planet="mallard")
    assert refuse(state, "place_passage", planet="hub").code == "E_PASSAGE_PLACEMENT"
    play(state, "passage")
    assert place(state) == "mallard"


@pytest.mark.rule("DD-37")
def test_everybody_has_two_markers_and_every_planet_room_for_one() -> None:
    state = acting(table(passages_together=False))
    play(state, "place_passage", planet="hub")
    play(state, "place_passage", planet="mallard")
    acting(turn_of(state, 1))
    assert refuse(state, "place_passage", planet="hub").params == {"planet": "Bathtub Nebula", "seat": 0}
    play(state, "place_passage", planet="sponge")
    play(state, "place_passage", planet="teal")
    assert refuse(state, "place_passage", planet="eider").code == "E_PASSAGE_PLACEMENT"
    assert [state.galaxy.words[planet] for planet in state.passage_of] == ["hub", "mallard", "sponge", "teal"]


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
