"""Set-up: what lies where, who begins, and the two choices of every player (DD-01 to DD-10)."""

from __future__ import annotations

from collections import Counter

import pytest

from farport import OptionError
from farport.games.duck_dealer import GAME
from farport.games.duck_dealer.state import Position
from tests.games.duck_dealer.scenes import CREW, listed, play, refuse, ship, table, tokens


def fresh(seats: int = 3, seed: int = 1, **options: object) -> Position:
    state = GAME.new(seats, seed, options)
    assert isinstance(state, Position)
    return state


@pytest.mark.rule("DD-01")
def test_forty_tokens_of_each_colour_are_in_the_stock() -> None:
    assert fresh().stock == [40, 40, 40]


@pytest.mark.rule("DD-02", "DD-04")
def test_mines_are_shuffled_each_kind_among_its_planets() -> None:
    layouts: list[set[tuple[str, ...]]] = [set(), set()]
    for seed in range(8):
        state = fresh(seed=seed)
        ids = state.tables.goods.ids
        starts = [ids[state.mine[planet]] for planet in state.galaxy.starts]
        regular = [ids[state.mine[planet]] for planet in state.galaxy.regulars]
        assert sorted(starts) == ["beads", "booth", "duck", "paint", "solar"]
        assert Counter(regular) == {"duck": 2, "beads": 2, "solar": 3, "paint": 2, "booth": 2}
        layouts[0].add(tuple(starts))
        layouts[1].add(tuple(regular))
    assert len(layouts[0]) > 4
    assert len(layouts[1]) == 8


@pytest.mark.rule("DD-02")
def test_start_mines_can_be_fixed() -> None:
    for seed in range(4):
        state = fresh(seed=seed, start_mines="fixed")
        ids = state.tables.goods.ids
        fixed = [ids[state.mine[planet]] for planet in state.galaxy.starts]
        assert fixed == ["duck", "beads", "solar", "paint", "booth"]


@pytest.mark.rule("DD-03")
def test_shipyards_lie_unbuilt_on_the_start_planets() -> None:
    orders = set()
    for seed in range(8):
        state = fresh(seed=seed)
        yards = [state.yard[planet] for planet in state.galaxy.starts]
        assert sorted(yards) == [0, 1, 2, 3, 4]
        assert not any(state.yard_built)
        assert all(state.yard[planet] < 0 for planet in state.galaxy.regulars)
        orders.add(tuple(yards))
    assert len(orders) > 4


@pytest.mark.rule("DD-05")
def test_consumers_are_dealt_by_tier_row_by_row() -> None:
    firsts = set()
    for seed in range(8):
        state = fresh(seed=seed)
        tiers = state.tables.goods.tiers
        left, right = [[tiers[good] for good in pile] for pile in (state.pile_left, state.pile_right)]
        assert left == ["intermediate"] * 3 + ["final10"] + ["final30"] * 2
        assert right == ["intermediate"] * 2 + ["final10"] * 2 + ["final30"] * 2
        assert sorted(state.pile_left + state.pile_right) == state.tables.goods.made
        firsts.add(state.pile_left[0])
    assert len(firsts) > 2
    assert all(good < 0 for good in fresh().consumer)


@pytest.mark.rule("DD-06")
def test_thirty_nine_cubes_are_free_and_one_marks_the_score() -> None:
    state = fresh(seats=5)
    assert state.reserve == [39] * 5
    assert state.vp == [0] * 5
    assert state.violations() == []


@pytest.mark.rule("DD-07")
@pytest.mark.parametrize("each", [0, 1, 2])
def test_tokens_at_the_start_are_an_option(each: int) -> None:
    state = fresh(start_tokens=each)
    assert [tokens(state, seat) for seat in range(3)] == [(each, each, each)] * 3
    assert state.stock == [40 - 3 * each] * 3


@pytest.mark.rule("DD-08")
def test_the_first_player_is_drawn_or_given() -> None:
    assert {fresh(seed=seed).first for seed in range(12)} == {0, 1, 2}
    assert fresh(first_player="3").first == 2
    assert fresh(first_player=3).dump() == fresh(first_player="3").dump()
    with pytest.raises(OptionError, match="seat 4 is not in play"):
        fresh(first_player="4")


@pytest.mark.rule("DD-09")
def test_each_player_chooses_three_pieces_clockwise() -> None:
    state = fresh(first_player="2")
    assert (state.to_move, state.view(None)["active"]) == ((1,), 1)
    assert len(listed(state, "choose_equipment")) == 20
    play(state, "choose_equipment", equipment=list(CREW))
    assert ship(state, 1) == {"navigator": 1, "merchant": 2}
    assert state.stock == [39, 40, 38]
    assert state.to_move == (2,)


@pytest.mark.rule("DD-09")
@pytest.mark.parametrize("pieces", [[], ["hold"], ["hold"] * 4])
def test_three_pieces_no_more_and_no_less(pieces: list[str]) -> None:
    error = refuse(fresh(), "choose_equipment", equipment=pieces)
    assert (error.code, error.rule) == ("E_SETUP_EQUIPMENT", "DD-09")


@pytest.mark.rule("DD-10")
def test_start_planets_are_chosen_once_each() -> None:
    state = fresh(first_player="3")
    for _ in range(3):
        play(state, "choose_equipment", equipment=["hold", "hold", "hold"])
    assert state.to_move == (2,)
    assert refuse(state, "choose_start", planet="hub").code == "E_SETUP_PLANET"
    play(state, "choose_start", planet="teal")
    assert refuse(state, "choose_start", planet="teal").code == "E_SETUP_PLANET"
    assert {choice["planet"] for choice in listed(state, "choose_start")} == {"mallard", "eider", "pintail", "gadwall"}
    play(state, "choose_start", planet="eider")
    play(state, "choose_start", planet="mallard")
    assert state.to_move == (2,)
    assert state.landed == [True, True, True]
    assert listed(state, "collect")


@pytest.mark.rule("DD-02", "DD-03", "DD-04", "DD-05")
def test_the_teaching_layout_is_fixed() -> None:
    state = table()
    ids = state.tables.goods.ids
    assert ids[state.mine[state.galaxy.node("hub")]] == "solar"
    assert state.tables.yards[state.yard[state.galaxy.node("mallard")]].id == "yard_merchant"
    assert [ids[good] for good in state.pile_left] == ["satellite", "stealth", "pills", "art", "religion", "medicine"]


def test_endless_refitting_is_not_offered() -> None:
    with pytest.raises(OptionError, match="fifth_yard"):
        fresh(fifth_yard="any", wildcard_must_differ=False)
    with pytest.raises(OptionError, match="remove_equipment_freely"):
        fresh(remove_equipment_freely=True, wildcard_must_differ=False)
