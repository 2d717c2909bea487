"""Building, privileges and paid route cubes (DD-39 to DD-54)."""

from __future__ import annotations

import pytest

from farport.games.duck_dealer.actions.building import BuildYard
from farport.games.duck_dealer.state import Position
from farport.kernel import RuleError
from tests.games.duck_dealer.scenes import (
    EVERYTHING,
    acting,
    built,
    claimed,
    factories,
    goods,
    known,
    listed,
    play,
    put,
    refuse,
    table,
    tokens,
    told,
    turn_of,
)


@pytest.mark.rule("DD-39")
def test_building_lands_the_ship() -> None:
    state = put(acting(table()), tokens=(1, 1, 0), goods={"paint": 1, "duck": 1})
    play(state, "fly", to="mallard~plughole#1")
    assert refuse(state, "build_yard", r="duck").code == "E_NOT_ON_PLANET"
    play(state, "fly", to="eider")
    play(state, "build_yard", r="duck")
    assert (state.landed[0], state.budget) == (True, 0)


@pytest.mark.rule("DD-40")
def test_goods_come_from_the_own_ship() -> None:
    state = put(put(acting(table()), at="eider", tokens=(0, 1, 0)), seat=1, goods={"paint": 1, "duck": 1})
    error = refuse(state, "build_yard", r="duck")
    assert (error.code, error.sentence) == ("E_GOODS", "Needs 1 \u00d7 blue paint, you have 0.")
    put(state, goods={"paint": 1})
    assert refuse(state, "build_yard", r="duck").params == {"need": 1, "have": 0, "good": "duck"}


@pytest.mark.rule("DD-40")
def test_r_may_be_of_any_tier_and_by_option_of_the_same_kind() -> None:
    state = put(acting(table()), at="eider", tokens=(0, 1, 0), goods={"paint": 1, "religion": 1, "duck": 1})
    assert {choice["r"] for choice in listed(state, "build_yard")} == {"duck", "religion"}
    easy = put(acting(table(wildcard_must_differ=False)), at="eider", tokens=(0, 1, 0), goods={"paint": 1})
    assert refuse(easy, "build_yard", r="paint").code == "E_GOODS"
    put(easy, goods={"paint": 2})
    play(easy, "build_yard", r="paint")
    assert goods(easy) == {}


@pytest.mark.rule("DD-40")
def test_r_is_a_good_of_this_table() -> None:
    """A variant may have goods that the printed game does not; its action, read there, is refused here."""
    state = put(acting(table()), at="eider", tokens=(0, 1, 0), goods={"paint": 1, "duck": 1})
    with pytest.raises(RuleError, match="There is no good “amber”") as caught:
        state.check(0, BuildYard("amber"))
    assert caught.value.code == "E_WILDCARD"


@pytest.mark.rule("DD-40", "DD-41")
@pytest.mark.parametrize(
    ("planet", "wanted"),
    [("gadwall", "beads"), ("pintail", "duck"), ("teal", "solar"), ("eider", "paint"), ("mallard", "booth")],
)
def test_every_shipyard_wants_a_good_of_its_own_and_another_to_be_built_and_for_every_use(
    planet: str, wanted: str
) -> None:
    state = put(acting(turn_of(table(), 1)), seat=1, at=planet, tokens=(1, 0, 1), goods={wanted: 2, "radio": 2})
    assert refuse(state, "build_yard", r="radio").params == {"need": 1, "have": 0, "colour": "yellow"}
    put(state, seat=1, tokens=(0, 1, 1))
    events = play(state, "build_yard", r="radio")
    assert told(events, "shipyard_built")["goods"] == [wanted, "radio"]
    assert (state.vp, goods(state, 1), tokens(state, 1)) == ([0, 10], {wanted: 1, "radio": 1}, (0, 0, 1))
    play(state, "use_yard", r="radio")
    assert (goods(state, 1), tokens(state, 1)) == ({}, (0, 0, 0))


@pytest.mark.rule("DD-41")
def test_a_shipyard_is_built_once_on_a_start_planet() -> None:
    state = built(put(acting(table()), at="eider", tokens=(0, 1, 0), goods={"paint": 1, "duck": 1}), "eider", seat=1)
    assert refuse(state, "build_yard", r="duck").code == "E_ALREADY_BUILT"


@pytest.mark.rule("DD-41", "DD-59")
def test_regular_planets_have_no_shipyard() -> None:
    state = known(put(acting(table()), at="hub", tokens=(0, 3, 3), goods=EVERYTHING), hub="radio")
    assert refuse(state, "build_yard", r="duck").code == "E_NO_SLOT"
    assert refuse(state, "use_yard", r="duck").code == "E_NO_SLOT"
    assert listed(state, "build_yard") == listed(state, "use_yard") == []


@pytest.mark.rule("DD-42", "DD-43", "DD-61")
def test_start_planets_have_no_consumer_and_no_factory() -> None:
    state = put(acting(table()), at="teal", tokens=(0, 3, 3), goods=EVERYTHING)
    put(state, seat=1, goods=EVERYTHING)
    assert refuse(state, "build_consumer", r="duck").code == "E_NO_SLOT"
    assert refuse(state, "build_factory", good="radio").code == "E_NO_SLOT"
    assert refuse(state, "deliver").code == "E_NO_SLOT"
    assert listed(state, "build_consumer") == listed(state, "build_factory") == []


@pytest.mark.rule("DD-42", "DD-43")
def test_consumers_and_factories_cost_a_yellow_token_and_two_goods() -> None:
    state = put(acting(turn_of(table(), 1)), seat=1, at="hub", goods={"radio": 1, "duck": 2, "booth": 1})
    known(put(state, seat=1, tokens=(1, 0, 1)), hub="radio")
    assert refuse(state, "build_consumer", r="duck").params == {"need": 1, "have": 0, "colour": "yellow"}
    assert refuse(state, "build_factory", good="radio").params == {"need": 1, "have": 0, "colour": "yellow"}
    put(state, seat=1, tokens=(0, 2, 0))
    assert refuse(state, "build_factory", good="satellite").params == {"need": 1, "have": 0, "good": "solar"}
    consumer = told(play(state, "build_consumer", r="duck"), "consumer_built")
    assert (consumer["goods"], tokens(state, 1), goods(state, 1)) == (
        ["radio", "duck"],
        (0, 1, 0),
        {"duck": 1, "booth": 1},
    )
    factory = told(play(state, "build_factory", good="radio"), "factory_built")
    assert (factory["goods"], factory["vp"], goods(state, 1)) == (["duck", "booth"], 10, {})


@pytest.mark.rule("DD-42")
@pytest.mark.parametrize(("wanted", "vp"), [("radio", 10), ("art", 25), ("politics", 50)])
def test_a_consumer_scores_by_tier(wanted: str, vp: int) -> None:
    state = known(put(acting(table()), at="hub", tokens=(0, 1, 0), goods={wanted: 1, "duck": 1}), hub=wanted)
    play(state, "build_consumer", r="duck")
    assert (state.vp[0], goods(state), tokens(state)) == (vp, {}, (0, 0, 0))
    put(state, tokens=(0, 1, 0), goods={wanted: 1, "duck": 1})
    assert refuse(state, "build_consumer", r="duck").code == "E_ALREADY_BUILT"


@pytest.mark.rule("DD-43")
@pytest.mark.parametrize(
    ("good", "inputs", "vp"), [("radio", ("duck", "booth"), 10), ("art", ("stealth", "booth"), 25)]
)
def test_a_factory_scores_by_tier(good: str, inputs: tuple[str, str], vp: int) -> None:
    state = known(put(acting(table()), at="hub", tokens=(0, 1, 0), goods=dict.fromkeys(inputs, 1)), hub="radio")
    assert listed(state, "build_factory") == [{"do": "build_factory", "good": good}]
    play(state, "build_factory", good=good)
    assert (state.vp[0], goods(state)) == (vp, {})


@pytest.mark.rule("DD-43")
def test_what_comes_from_mines_is_made_in_no_factory() -> None:
    state = known(put(acting(table()), at="hub", tokens=(0, 1, 0), goods={"duck": 1, "booth": 1}), hub="radio")
    error = refuse(state, "build_factory", good="duck")
    assert (error.code, error.sentence) == ("E_NO_TILE", "No factory makes rubber duck.")
    assert refuse(state, "build_factory", good="art").params["good"] == "stealth"


@pytest.mark.rule("DD-44")
@pytest.mark.parametrize("copies", [1, 2])
def test_tiles_of_a_factory_run_out(copies: int) -> None:
    state = known(put(acting(table(factory_copies=copies)), tokens=(0, 1, 0)), hub="radio", sponge="art")
    factories(put(state, at="hub", goods={"duck": 1, "booth": 1}), sponge="radio")
    if copies == 1:
        assert refuse(state, "build_factory", good="radio").code == "E_NO_TILE"
        assert listed(state, "build_factory") == []
    else:
        play(state, "build_factory", good="radio")
        assert state.vp[0] == 10


@pytest.mark.rule("DD-46")
def test_the_builder_scores_and_everybody_uses() -> None:
    state = known(put(acting(table()), at="hub", tokens=(0, 1, 0), goods={"duck": 1, "booth": 1}), hub="radio")
    play(state, "build_factory", good="radio")
    play(state, "end_turn", keep=[0, 0, 0])
    assert state.vp == [10, 0]
    acting(put(state, seat=1, at="hub", tokens=(0, 0, 1), goods={"duck": 1, "booth": 1}))
    play(state, "convert")
    assert goods(state, 1) == {"radio": 1}
    assert state.vp == [10, 0]


@pytest.mark.rule("DD-50")
def test_what_can_be_claimed() -> None:
    state = known(put(acting(table()), at="hub", tokens=(0, 6, 0)), hub="radio")
    assert refuse(state, "claim", building="factory").code == "E_NOT_BUILT"
    assert refuse(state, "claim", building="shipyard").code == "E_NO_SLOT"
    factories(state, hub="radio")
    play(state, "claim", building="factory")
    assert (tokens(state), state.reserve[0]) == ((0, 3, 0), 37)
    built(put(state, at="teal"), "teal")
    assert refuse(state, "claim", building="factory").code == "E_NO_SLOT"
    play(state, "claim", building="shipyard")


@pytest.mark.rule("DD-50")
@pytest.mark.parametrize("cost", [2, 3, 4])
def test_the_cost_of_a_privilege_is_an_option(cost: int) -> None:
    state = put(acting(table(privilege_cost=cost)), tokens=(0, cost - 1, 0))
    assert refuse(state, "claim", building="mine").params["need"] == cost
    put(state, tokens=(0, cost, 0))
    play(state, "claim", building="mine")
    assert tokens(state) == (0, 0, 0)


@pytest.mark.rule("DD-51")
@pytest.mark.parametrize(("planet", "building"), [("mallard", "mine"), ("teal", "shipyard"), ("hub", "factory")])
def test_a_building_holds_one_privilege(planet: str, building: str) -> None:
    state = built(factories(known(acting(table()), hub="radio"), hub="radio"), "teal")
    claimed(put(state, at=planet, tokens=(0, 3, 0)), 1, f"{planet}:{building}")
    assert refuse(state, "claim", building=building).params == {"building": building, "seat": 1}


def consumer_scene(**options: object) -> Position:
    state = built(known(put(acting(table(**options)), at="hub", tokens=(0, 3, 2)), hub="radio"), "hub", seat=1)  # type: ignore[arg-type]
    return put(state, goods={"radio": 3})


@pytest.mark.rule("DD-52")
def test_consumers_are_claimed_only_by_option() -> None:
    state = consumer_scene()
    assert refuse(state, "claim", building="consumer").code == "E_CLAIM_KIND"
    state = consumer_scene(privilege_on_consumers=True)
    known(put(state, at="sponge"), sponge="art")
    assert refuse(state, "claim", building="consumer").code == "E_NOT_BUILT"
    put(state, at="hub")
    play(state, "claim", building="consumer")
    for _ in range(3):
        play(state, "deliver")
    assert (tokens(state), state.vp[0]) == ((0, 0, 1), 9)
    assert refuse(put(state, at="teal", tokens=(0, 3, 0)), "claim", building="consumer").code == "E_NO_SLOT"


@pytest.mark.rule("DD-53")
def test_a_paid_route_cube_lies_anywhere() -> None:
    state = put(acting(table()), tokens=(1, 1, 0))
    play(state, "fly", to="mallard~sponge#1")
    assert refuse(state, "route_cube", point="mallard~sponge#1").code == "E_POINT_OCCUPIED"
    assert refuse(state, "route_cube", point="teal").code == "E_NOT_A_POINT"
    play(state, "route_cube", point="bubbles~bathmat#7")
    assert (tokens(state), state.reserve[0], state.budget) == ((0, 0, 0), 37, 7)
    assert refuse(state, "route_cube", point="bubbles~bathmat#6").code == "E_ENERGY"


@pytest.mark.rule("DD-54")
def test_any_number_of_privileges_may_be_held() -> None:
    state = claimed(
        put(acting(table()), tokens=(0, 3, 0)), 0, "eider:mine", "teal:mine", "gadwall:mine", "pintail:mine"
    )
    play(state, "claim", building="mine")
    assert state.privilege.count(0) == 5
    assert state.violations() == []


@pytest.mark.rule("DD-46")
def test_buildings_of_others_cost_the_same() -> None:
    state = built(put(table(), goods={"booth": 1, "duck": 1}, tokens=(0, 0, 1)), "mallard", seat=1)
    acting(turn_of(state, 0))
    play(state, "use_yard", r="duck")
    assert tokens(state) == (0, 0, 0)
