"""Planning area and tech level (SD-030 to SD-039)."""

from __future__ import annotations

import pytest

from farport.games.space_dealer.vocabulary import CARDS, PILE, SCORED
from tests.games.space_dealer.table import (
    END,
    MINUTE,
    advanced,
    begun,
    card,
    do,
    hand,
    listed,
    look,
    on_top,
    plan,
    refused,
    to_choose,
    usable_on,
)


@pytest.mark.rule("SD-030", "SD-031")
def test_two_planning_places_face_up() -> None:
    state = begun()
    first, second, third, _ = hand(state, 0)
    (planned,) = do(state, 0, "plan", card=first)
    assert planned.view(1)["card"] == first
    assert look(state, 1)["seats"][0]["planning"]["cards"] == [first]
    assert [entry["card"] for entry in listed(state, 0, "plan")] == hand(state, 0)
    do(state, 0, "plan", card=second)
    refused(state, 0, "E_PLANNING_FULL", "SD-031", "plan", card=third)
    assert listed(state, 0, "plan") == []
    assert state.now == 0


@pytest.mark.rule("SD-030")
def test_by_option_others_see_only_the_number() -> None:
    state = begun(planning_visible=False)
    name = hand(state, 0)[0]
    events = do(state, 0, "plan", card=name)
    assert "card" not in events[0].view(1)
    assert events[0].view(0)["card"] == name
    do(state, 0, "start_build", card=name)
    seen = look(state, 1)["seats"][0]
    assert (seen["planning"]["count"], seen["planning"]["cards"]) == (1, [])
    assert seen["hourglasses"][0]["card"] is None
    assert look(state, 0)["seats"][0]["hourglasses"][0]["card"] == name
    refused(state, 1, "E_NOT_PLANNED", "SD-042", "start_build", card=name)


@pytest.mark.rule("SD-031", "SD-032")
def test_only_from_the_personal_pile_and_not_back() -> None:
    state = begun()
    name = hand(state, 0)[0]
    do(state, 0, "plan", card=name)
    refused(state, 0, "E_NOT_IN_PILE", "SD-031", "plan", card=name)
    refused(state, 0, "E_NOT_IN_PILE", "SD-031", "plan", card="MIN-R-GB")
    refused(state, 1, "E_NOT_YOURS", "SD-015", "plan", card=name)
    usable_on(state, 0, name)
    assert {"release", "use_build"} >= to_choose(state, 0) & {"release", "use_build", "discard_planned"}
    refused(state, 0, "E_NOT_IN_BASIC", "SD-105", "discard_planned", hourglass=1)
    do(state, 0, "release", hourglass=1)
    assert card(name) in state.planned[0]


@pytest.mark.rule("SD-033", "SD-034")
@pytest.mark.parametrize(
    ("track", "levels"),
    [("direct", [1, 2, 3]), ("one_between", [1, 1, 2, 2, 3]), ("long", [1, 1, 2, 2, 2, 3])],
)
def test_the_tech_track(track: str, levels: list[int]) -> None:
    state = begun(tech_track=track)
    reached = [state.level(0)]
    for _ in levels[1:]:
        assert listed(state, 0, "start_tech") == [{}]
        do(state, 0, "start_tech")
        refused(state, 0, "E_FIELD_OCCUPIED", "SD-033", "start_tech")
        state.advance(state.now + MINUTE)
        reached.append(state.level(0))
    assert reached == levels
    refused(state, 0, "E_TECH_MAX", "SD-033", "start_tech")
    assert listed(state, 0, "start_tech") == []


@pytest.mark.rule("SD-035", "SD-036")
@pytest.mark.parametrize(("tech", "piles"), [(0, []), (1, []), (2, [2]), (3, [2]), (4, [2, 3])])
def test_levels_and_piles(tech: int, piles: list[int]) -> None:
    state = begun()
    state.tech[0] = tech
    assert [entry["level"] for entry in listed(state, 0, "draw")] == piles
    for level in (1, 2, 3):
        if level not in piles:
            refused(state, 0, "E_TECH_LEVEL", "SD-036", "draw", level=level)


@pytest.mark.rule("SD-036")
def test_what_drawing_needs() -> None:
    state = begun()
    state.tech[0] = 2
    plan(state, 0, "DEP-R", "DEP-B")
    refused(state, 0, "E_PLANNING_FULL", "SD-036", "draw", level=2)
    state.planned[0].remove(card("DEP-B"))
    state.personal[0].append(card("DEP-B"))
    state.place[card("DEP-B")] = 2
    on_top(state, "SOL-1", "SOL-2")
    do(state, 0, "draw", level=2)
    assert look(state, 1)["seats"][0]["drawn"] == {"level": 2, "count": 2, "cards": []}
    assert look(state, 0)["seats"][0]["drawn"]["cards"] == ["SOL-1", "SOL-2"]
    refused(state, 0, "E_PLANNING_FULL", "SD-031", "plan", card="DEP-B")  # the place is reserved
    refused(state, 0, "E_CHOICE_PENDING", "SD-036", "draw", level=2)


@pytest.mark.rule("SD-036", "SD-037")
def test_the_last_card_of_a_pile() -> None:
    state = begun()
    state.tech[0] = 2
    for number in state.piles[2][1:]:
        state.place[number] = 0
    del state.piles[2][1:]
    last = CARDS[state.piles[2][0]]
    state.play(0, state.game.action({"do": "draw", "level": 2}))
    assert listed(state, 0, "keep") == [{"card": last}]
    state.play(0, state.game.action({"do": "keep", "card": last}))
    refused(state, 0, "E_PILE_EMPTY", "SD-036", "draw", level=2)


@pytest.mark.rule("SD-037")
def test_keep() -> None:
    state = begun()
    refused(state, 0, "E_NO_CHOICE", "SD-037", "keep", card="SOL-1")
    state.tech[0] = 2
    on_top(state, "SOL-1", "MUL-1")
    do(state, 0, "draw", level=2)
    refused(state, 0, "E_UNKNOWN", "SD-037", "keep", card="SOL-2")
    refused(state, 0, "E_NOT_YOURS", "SD-015", "keep", card="MIN-Y-RB")
    do(state, 0, "keep", card="MUL-1")
    assert state.piles[2][-1] == card("SOL-1")
    assert state.place[card("SOL-1")] == PILE
    assert state.view(0)["seen"] == {"2": [{"place": 18, "card": "SOL-1"}], "3": []}
    assert state.view(1)["seen"] == {"2": [], "3": []}


@pytest.mark.rule("SD-038")
def test_a_pending_choice_blocks_nothing_else() -> None:
    state = begun()
    state.tech[0] = 2
    on_top(state, "SOL-1", "MUL-1")
    do(state, 0, "draw", level=2)
    do(state, 0, "plan", card=hand(state, 0)[0])
    do(state, 0, "start_tech")
    do(state, 0, "start_use", card="MIN-R-GB")
    state.advance(END)
    later = state.copy()
    do(later, 0, "keep", card="MUL-1")
    state.advance(END + 70_000)
    assert state.phase == SCORED
    assert state.drawn[0] == []
    assert state.piles[2][-2:] == [card("SOL-1"), card("MUL-1")]
    assert state.violations() == []


@pytest.mark.rule("SD-039")
def test_the_level_is_not_needed_to_trade_or_build() -> None:
    state = advanced()
    plan(state, 1, "FMI-1")
    do(state, 1, "offer", partner=0, give_cards=["FMI-1"])
    do(state, 0, "accept", offer="1-0-1")
    assert (state.level(0), state.planned[0]) == (1, [card("FMI-1")])
    usable_on(state, 0, "FMI-1")
    do(state, 0, "use_build", hourglass=1, site=4)
