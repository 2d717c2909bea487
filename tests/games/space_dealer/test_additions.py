"""Gizzi cards that a variant adds: whole games with them, and what is refused."""

from __future__ import annotations

import json
from typing import cast

import pytest

from farport.games.space_dealer.actions.cargo import Deliver
from farport.games.space_dealer.game import GAME, SpaceDealer
from farport.games.space_dealer.state import Position
from farport.games.space_dealer.vocabulary import FIRST_GIZZI, GIZZIS, NOTHING_THERE
from farport.kernel import ActionError, DataError, Plain

FEAST: Plain = {"goods": {"R": 1}, "vp": 9}
VARIANT: Plain = {
    "gizzi": [{"id": "feast", **FEAST}, {"id": "alms", "goods": {"B": 1}, "vp": 2}],
    "words": {"gizzi": {"feast": {"en": "Feast", "de": "Festmahl"}}},
    "pictures": {"gizzi": {"feast": {"letter": "F"}}},
}
WITH = cast(SpaceDealer, GAME.varied(VARIANT))
ADVANCED = {"rules": "advanced"}


def dealt(seats: int) -> Position:
    return cast(Position, WITH.new(seats, 3, ADVANCED))


@pytest.mark.rule("SD-S10")
@pytest.mark.parametrize(("seats", "boxes"), [(3, 1), (5, 2)])
def test_every_box_holds_what_is_added(seats: int, boxes: int) -> None:
    state = dealt(seats)
    everywhere = [gizzi for gizzi in state.gizzi_up if gizzi != NOTHING_THERE] + state.gizzi_deck
    names = [WITH.tables.gizzi_names[gizzi] for gizzi in sorted(everywhere)]
    assert len(names) == 14 * boxes
    assert names[12 * boxes :] == (["alms", "feast"] if boxes == 1 else ["alms", "feast", "2/alms", "2/feast"])
    assert state.violations() == []
    assert GAME.tables.gizzi_names == list(GIZZIS)


@pytest.mark.rule("SD-131")
@pytest.mark.parametrize(("seats", "name"), [(3, "feast"), (5, "2/feast")])
def test_goods_are_delivered_to_an_added_card(seats: int, name: str) -> None:
    state = dealt(seats)
    while state.phase == 0:
        seat = state.to_move[0]
        state.play(seat, state.legal(seat)[0])
    gizzi = WITH.tables.gizzi_number(name)
    field = next(at for at, up in enumerate(state.gizzi_up) if up != NOTHING_THERE)
    if gizzi in state.gizzi_deck:
        state.gizzi_deck[state.gizzi_deck.index(gizzi)] = state.gizzi_up[field]
        state.gizzi_up[field] = gizzi
    field = state.gizzi_up.index(gizzi)
    ship = next(ship for ship, owner in enumerate(state.ship_owner) if owner == 0)
    state.ship_at[ship] = field
    state.supply -= 1
    state.cargo[ship] = 1
    listed = [action for action in state.legal(0) if isinstance(action, Deliver)]
    assert [action.demand for action in listed] == [name]
    encoding = WITH.encoding(seats, ADVANCED)
    assert len(encoding.menu(listed)) == 1
    assert WITH.action(str(listed[0])) == listed[0]
    assert WITH.observer(seats=seats).fill(state, 0)
    assert WITH.load(json.loads(json.dumps(state.dump()))).digest() == state.digest()
    view = cast(list[Plain], state.view(0)["ring"])[field]
    assert cast(Plain, view["gizzi"])["demand"] == name
    state.play(0, listed[0])
    assert state.gizzi_points[0] == 9
    assert state.gizzi_taken[0] == [gizzi]
    assert state.violations() == []
    assert cast(list[Plain], state.view(0)["seats"])[0]["gizzi_taken"] == [name]
    again = state.refusal(0, listed[0])
    assert again is not None
    assert again.rule == "SD-131"


def test_the_printed_game_knows_nothing_of_them() -> None:
    for name in ("feast", "2/feast"):
        with pytest.raises(ActionError, match="is no Gizzi card of this game"):
            GAME.action({"do": "deliver", "ship": "ruul", "demand": name})
    with pytest.raises(ActionError, match="a demand is expected"):
        GAME.action({"do": "deliver", "ship": "ruul", "demand": "GIZ-13"})
    state = cast(Position, GAME.new(3, 1, ADVANCED))
    unknown = Deliver(0, "feast").refusal(state, 0)
    assert unknown is not None
    assert unknown.code == "E_UNKNOWN"
    other_box = Deliver(0, FIRST_GIZZI + len(GIZZIS) - 1).refusal(state, 0)
    assert other_box is not None
    assert other_box.code == "E_UNKNOWN"
    assert WITH.encoding(3, ADVANCED).size > GAME.encoding(3, ADVANCED).size
    assert WITH.encoding(3, {}).size == GAME.encoding(3, {}).size


@pytest.mark.parametrize(
    ("entry", "message"),
    [
        ({"id": "Feast", **FEAST}, "small letters, digits and _"),
        ({"id": "feast", "goods": {"R": 9}, "vp": 1}, "R: a whole number from 0 to 8 is expected"),
        ({"id": "feast", "goods": {"R": 1}}, "vp: this key is missing"),
        ({"id": "feast", **FEAST, "owner_vp": 1}, "owner_vp: unknown key"),
    ],
)
def test_what_cannot_be_added_is_refused_with_its_place(entry: Plain, message: str) -> None:
    with pytest.raises(DataError, match=message):
        GAME.varied({"gizzi": [entry]})


def test_a_printed_card_is_a_model_and_what_cannot_be_delivered_is_warned_of() -> None:
    model = GAME.model("gizzi", "GIZ-01")
    assert GAME.varied({"gizzi": [{"id": "another", **model}]}).warnings() == GAME.warnings()
    few = [{**size, "goods_per_colour": 1} for size in cast(list[Plain], GAME.data["players"])]
    scarce: Plain = {"players": few, "gizzi": [{"id": "hoard", "goods": {"R": 3}, "vp": 3}]}
    assert any(text.startswith("gizzi hoard: 3 R can never be delivered") for text in GAME.varied(scarce).warnings())
