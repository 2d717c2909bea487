"""The position itself: dumps, views, invariants that bite, features and evaluation."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from farport import ActionError, StateError
from farport.games.duck_dealer import GAME
from farport.games.duck_dealer.actions.building import BuildFactory, BuildYard
from farport.games.duck_dealer.actions.trading import Jettison
from farport.games.duck_dealer.state import Position
from farport.games.duck_dealer.vocabulary import CONSUMER, FREE_CUBES, OVER
from tests.games.duck_dealer.scenes import EVERYTHING, acting, built, claimed, known, play, put, table


def busy() -> Position:
    state = known(table(3), hub="radio")
    put(state, at="hub", goods={"radio": 2, "duck": 1}, tokens=(2, 2, 2))
    return acting(put(state, seat=1, at="hub", goods={"paint": 1}))


def test_a_dump_loads_in_the_middle_of_an_offer() -> None:
    state = busy()
    play(state, "offer", partner=1, give={"duck": 1}, take={"paint": 1})
    again = GAME.load(state.dump())
    assert again.digest() == state.digest()
    again.play(1, GAME.action({"do": "accept_offer"}))
    assert isinstance(again, Position)
    assert again.aboard(0, again.tables.goods.good("paint")) == 1


def test_what_is_no_state_is_refused() -> None:
    whole = busy().dump()
    for key, value in (
        ("phase", "lunch"),
        ("place", [0]),
        ("landed", [1, 0, 0]),
        ("seats", 9),
        ("options", {"map": "moon"}),
    ):
        with pytest.raises(StateError):
            GAME.load({**whole, key: value})
    with pytest.raises(StateError, match="unknown key"):
        GAME.load({**whole, "odd": 1})


def test_an_offer_that_waits_is_one_of_the_turn() -> None:
    state = busy()
    play(state, "offer", partner=1, give={"duck": 1}, take={"paint": 1})
    with pytest.raises(StateError, match="the offer that waits"):
        GAME.load({**state.dump(), "offers_refused": []})


def test_a_set_up_out_of_order_is_refused() -> None:
    state = GAME.new(3, 1, {"first_player": 1})
    state.play(0, GAME.action({"do": "choose_equipment", "equipment": ["hold"] * 3}))
    for spoilt in ({"first": 2}, {"mover": 2}, {"mover": 0}):
        with pytest.raises(StateError, match="asked for equipment out of order"):
            GAME.load({**state.dump(), **spoilt})
    for seat in (1, 2):
        state.play(seat, GAME.action({"do": "choose_equipment", "equipment": ["hold"] * 3}))
    state.play(0, GAME.action({"do": "choose_start", "planet": "teal"}))
    for wrong in ({"mover": 0}, {"landed": [False, False, False]}):
        with pytest.raises(StateError, match="asked for a start planet out of order"):
            GAME.load({**state.dump(), **wrong})


def spoil_counter(state: Position) -> None:
    state.counter = [1] * 30


def spoil_place(state: Position) -> None:
    state.place[0] = state.galaxy.node("hub~loofah#1")


def spoil_cube(state: Position) -> None:
    state.cubes[state.galaxy.node("hub")] = 0


def spoil_over(state: Position) -> None:
    state.phase = OVER


def spoil_consumer(state: Position) -> None:
    state.consumer[state.galaxy.node("sponge")] = state.tables.goods.good("art")


def spoil_factory(state: Position) -> None:
    state.factory[state.galaxy.node("teal")] = state.tables.goods.good("art")


def spoil_passage(state: Position) -> None:
    state.passage_of[0] = 3


def spoil_mover(state: Position) -> None:
    state.mover = 2


def spoil_free_cubes(state: Position) -> None:
    state.phase = FREE_CUBES
    state.free_cubes = 1
    state.reserve[0] = 0


def spoil_privilege(state: Position) -> None:
    state.privilege[4 * state.galaxy.node("hub") + CONSUMER] = 0
    state.reserve[0] -= 1


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (lambda state: state.stock.__setitem__(0, 3), "red tokens"),
        (lambda state: state.reserve.__setitem__(0, 3), "cubes, not 40"),
        (lambda state: state.vp.__setitem__(0, 3), "VP were scored"),
        (lambda state: state.load.__setitem__(0, 7), "miscounted"),
        (lambda state: state.landed.__setitem__(1, False), "has not landed"),
        (lambda state: state.virtual.__setitem__(1, 1), "virtual tokens"),
        (lambda state: state.equipment.__setitem__(0, 12), "slots of the ship"),
        (lambda state: state.mine.__setitem__(0, 3), "mines are not those"),
        (spoil_counter, "more cubes lie on the counter"),
        (spoil_place, "landed where nobody can land"),
        (spoil_cube, "lies on a planet"),
        (spoil_over, "against the rules"),
        (spoil_consumer, "not all that there are"),
        (spoil_factory, "factory on a start planet"),
        (spoil_passage, "one passage marker only"),
        (spoil_mover, "out of turn"),
        (spoil_free_cubes, "from an empty reserve"),
        (spoil_privilege, "a consumer is claimed"),
    ],
)
def test_a_broken_position_says_what_is_broken(spoil: Callable[[Position], None], sentence: str) -> None:
    state = busy()
    assert state.violations() == []
    spoil(state)
    assert any(sentence in broken for broken in state.violations())


def test_the_view_shows_the_table_at_a_glance() -> None:
    state = claimed(built(busy(), "hub", seat=2), 2, "hub:mine")
    seen = state.view(0)
    planets = seen["planets"]
    players = seen["players"]
    assert isinstance(planets, list)
    assert isinstance(players, list)
    hub = next(planet for planet in planets if planet["id"] == "hub")
    assert hub["consumer"] == {"good": "radio", "built": True}
    assert (hub["mine"], hub["privileges"], hub["ships"]) == ("solar", {"mine": 2}, [0, 1])
    assert players[2]["points"] == {"shipyards": 0, "factories": 0, "consumers": 10, "deliveries": 0}
    assert (players[0]["speed"], players[0]["capacity"], players[0]["goods"]) == (8, 7, {"duck": 1, "radio": 2})
    recipes = seen["recipes"]
    assert isinstance(recipes, dict)
    assert recipes["politics"]["missing"] == ["satellite"]
    assert seen["to_move"] == [0]
    assert state.view(None)["you"] is None


def test_vp_and_goods_count_in_the_evaluation() -> None:
    state = busy()
    before = state.evaluate(0)
    richer = put(state.copy(), goods={"religion": 2})
    assert richer.evaluate(0) > before
    assert built(state.copy(), "hub", seat=0).evaluate(0) > before
    assert built(state.copy(), "hub", seat=1).evaluate(0) < before


def test_features_are_as_many_for_every_table() -> None:
    lengths = {len(GAME.new(seats, 1).features(0)) for seats in GAME.seats}
    assert lengths == {len(busy().features(2))}


@pytest.mark.rule("DD-40", "DD-43", "DD-57")
def test_goods_of_another_variant_are_refused() -> None:
    """Whoever plays with the library may hand over an action that no table has read."""
    state = put(put(acting(table()), goods={"booth": 9}, tokens=(0, 1, 0)), seat=1, goods=EVERYTHING)
    for action, code in ((BuildYard("fudge"), "E_WILDCARD"), (Jettison((("fudge", 1),)), "E_GOODS")):
        refusal = state.refusal(0, action)
        assert refusal is not None
        assert refusal.code == code
    refusal = known(put(state, at="hub", goods=EVERYTHING), hub="radio").refusal(0, BuildFactory("fudge"))
    assert refusal is not None
    assert refusal.sentence == "No factory makes fudge."


def test_unknown_places_and_goods_are_no_actions() -> None:
    for data in (
        {"do": "fly", "to": "moon"},
        {"do": "build_factory", "good": "cheese"},
        {"do": "jettison", "goods": {"x": 1}},
    ):
        with pytest.raises(ActionError, match="there is no"):
            GAME.action(data)
    with pytest.raises(ActionError, match="keep"):
        GAME.action({"do": "end_turn", "keep": [1, 2]})
    assert GAME.action({"do": "land"}).data() == {"do": "land", "pile": None}
