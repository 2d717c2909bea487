"""The numbers of the game, and what a designer's variant may and may not change."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

import farport
from farport import DataError, OptionError, Rng
from farport.games.duck_dealer import GAME
from farport.games.duck_dealer.state import Position
from farport.games.duck_dealer.vocabulary import LEFT, RIGHT
from farport.kernel.data import Plain

TWO_DRAINS = Path(farport.__file__).parent / "games" / "duck_dealer" / "variants" / "two-drains"


def test_the_inventory() -> None:
    goods = GAME.tables.goods
    galaxy = GAME.tables.galaxies["pond-five"]
    assert Counter(goods.tiers) == {"primary": 5, "intermediate": 5, "final10": 3, "final30": 4}
    assert (galaxy.planets, len(galaxy.starts), len(galaxy.regulars)) == (16, 5, 11)
    assert (len(galaxy.routes), galaxy.nodes - galaxy.planets) == (28, 93)
    assert (len(GAME.tables.yards), GAME.tables.slots, GAME.tables.tokens) == (5, 9, 40)


def test_every_primary_is_wanted_alike() -> None:
    goods = GAME.tables.goods

    def primaries(good: int) -> Counter[str]:
        if goods.first_input[good] < 0:
            return Counter([goods.ids[good]])
        return primaries(goods.first_input[good]) + primaries(goods.second_input[good])

    use: Counter[str] = Counter()
    for good in goods.made:
        use += primaries(good)
    assert use == {"duck": 7, "beads": 7, "solar": 8, "paint": 7, "booth": 7}
    assert all(primaries(good).total() == 4 for good in goods.made if goods.deliver_vp[good] == 30)


def refused(variant: Plain) -> str:
    with pytest.raises(DataError) as caught:
        GAME.varied(variant)
    return str(caught.value)


def a_map(**changes: object) -> Plain:
    """A small map that can be played, with changes."""
    starts = [{"id": f"s{n}", "name": "S", "kind": "start", "x": n, "y": 0} for n in range(5)]
    regular = [{"id": f"r{n}", "name": "R", "kind": "regular", "x": n, "y": 9} for n in range(2)]
    routes = [{"a": "r0", "b": f"s{n}", "points": 1} for n in range(5)] + [{"a": "r0", "b": "r1", "points": 2}]
    entry: dict[str, object] = {
        "id": "small",
        "name": "Small",
        "start_mines": {"duck": 5},
        "regular_mines": {"paint": 2},
        "planets": starts + regular,
        "routes": routes,
        **changes,
    }
    return {"map": [entry], "options": {"map": {"default": "small"}}}


def planets(small: Plain) -> list[dict[str, object]]:
    maps = small["map"]
    assert isinstance(maps, list)
    return list(maps[0]["planets"])


def routes(small: Plain) -> list[dict[str, object]]:
    maps = small["map"]
    assert isinstance(maps, list)
    return list(maps[0]["routes"])


def test_a_small_map_can_be_played() -> None:
    state = GAME.varied(a_map()).new(2, 1)
    assert state.violations() == []


def test_a_map_is_a_chain_of_points_for_every_route() -> None:
    state = GAME.varied(a_map()).new(2, 1)
    assert isinstance(state, Position)
    galaxy = state.galaxy
    points = ["r0~s0#1", "r0~s1#1", "r0~s2#1", "r0~s3#1", "r0~s4#1", "r0~r1#1", "r0~r1#2"]
    assert galaxy.words == ["s0", "s1", "s2", "s3", "s4", "r0", "r1", *points]
    assert (galaxy.x, galaxy.y) == ([0, 1, 2, 3, 4, 0, 1], [0, 0, 0, 0, 0, 9, 9])
    joined = {galaxy.words[node]: {galaxy.words[other] for other in galaxy.neighbours[node]} for node in (6, 12, 13)}
    assert joined == {"r1": {"r0~r1#2"}, "r0~r1#1": {"r0", "r0~r1#2"}, "r0~r1#2": {"r0~r1#1", "r1"}}
    assert galaxy.named[12:] == [{"say": "point", "number": number, "from": "R", "to": "R"} for number in (1, 2)]


def test_of_some_goods_there_may_be_no_mine() -> None:
    assert GAME.varied(a_map(regular_mines={"paint": 2, "beads": 0})).new(2, 1).violations() == []


def test_start_mines_are_fixed_only_where_a_layout_says_how() -> None:
    with pytest.raises(OptionError, match="the map small has no layout that fixes them"):
        GAME.varied(a_map()).new(2, 1, {"start_mines": "fixed"})


def test_maps_that_cannot_be_played_are_refused() -> None:
    whole = a_map()
    assert "r1 cannot be reached" in refused(a_map(routes=routes(whole)[:-1]))
    assert "routes: s1 cannot be reached from s0" in refused(a_map(routes=[routes(whole)[0], *routes(whole)[2:]]))
    assert "a map has planets" in refused(a_map(planets=[], routes=[], start_mines={}, regular_mines={}))
    assert "unknown key" in refused(a_map(planets=[{**planets(whole)[0], "z": 1}, *planets(whole)[1:]]))
    assert "unknown key" in refused(a_map(routes=[{**routes(whole)[0], "toll": 1}, *routes(whole)[1:]]))
    assert "no planet 'r0~s0#1'" in refused(a_map(routes=[*routes(whole), {"a": "r1", "b": "r0~s0#1", "points": 1}]))
    assert "no planet 'moon'" in refused(a_map(routes=[*routes(whole), {"a": "r0", "b": "moon", "points": 1}]))
    assert "joined already" in refused(a_map(routes=[*routes(whole), {"a": "s0", "b": "r0", "points": 1}]))
    assert "two different planets" in refused(a_map(routes=[*routes(whole), {"a": "s0", "b": "s0", "points": 1}]))
    assert "from 1 to 30" in refused(a_map(routes=[*routes(whole), {"a": "s0", "b": "s1", "points": 0}]))
    assert "is taken" in refused(a_map(planets=[*planets(whole), planets(whole)[0]]))
    for id in ("a~b", "a#b", "a:b", ""):
        assert "without ~ # :" in refused(a_map(planets=[*planets(whole), {**planets(whole)[0], "id": id}]))
    assert "a mine gives a primary good" in refused(a_map(regular_mines={"radio": 2}))
    assert "a mine gives a primary good" in refused(a_map(regular_mines={"cheese": 2}))
    assert "3 mines for 2 planets" in refused(a_map(regular_mines={"duck": 3}))
    assert "5 start planets" in refused(
        a_map(planets=planets(whole)[1:], routes=routes(whole)[1:], start_mines={"duck": 4})
    )


def test_recipes_that_cannot_be_made_are_refused() -> None:
    assert "no good 'cheese'" in refused({"good": [{"id": "radio", "inputs": ["duck", "cheese"]}]})
    assert "go in a circle" in refused({"good": [{"id": "radio", "inputs": ["duck", "politics"]}]})
    assert "go in a circle" in refused({"good": [{"id": "pills", "inputs": ["pills", "duck"]}]})
    assert "two different goods" in refused({"good": [{"id": "radio", "inputs": ["duck", "duck"]}]})
    assert "unknown key" in refused({"good": [{"id": "radio", "colour": "red"}]})
    assert "comes from mines" in refused({"good": [{"id": "duck", "inputs": ["beads", "solar"]}]})
    assert "a good and R" in refused({"shipyard": [{"id": "yard_engineer", "cost": ["paint", "duck"]}]})


def test_layouts_must_fit_their_map() -> None:
    layout = {"id": "teaching", "pile_left": ["radio"]}
    assert "every consumer tile" in refused({"layout": [layout]})
    assert "unknown key" in refused({"layout": [{"id": "teaching", "mines": {"moon": "duck"}}]})


def test_numbers_must_be_in_their_range() -> None:
    assert "data.toml: energy: tokens_per_colour" in refused({"energy": {"tokens_per_colour": 0}})
    assert "holds never run out" in refused({"ship": {"hold_tiles_supply": 3}})
    assert "tokens_per_colour" in refused({"energy": {"tokens_per_colour": 12}})
    assert "counter_spaces" in refused({"options": {"counter_spaces": {"choices": [24, 45]}}})
    assert "counter_rows" in refused({"options": {"counter_rows": {"choices": ["1-2-3", "1-2"]}}})
    assert "fifth" in refused({"shipyard": [{"id": "yard_engineer", "fifth": True}]})


def test_all_choices_of_an_option_are_of_one_kind() -> None:
    said = refused({"options": {"counter_spaces": {"choices": [12, 18, 24, 30, "x"]}}})
    assert said == "data.toml: options: counter_spaces: choices: a whole number is expected, not 'x'"
    said = refused({"options": {"start_tokens": {"choices": [0, "x"]}}})
    assert said.startswith("data.toml: options: start_tokens: choices: a whole number is expected, not ")
    said = refused({"options": {"map": {"default": "pond-five"}, "counter_rows": {"choices": [6]}}})
    assert said.startswith("data.toml: options: counter_rows: ")


@pytest.mark.parametrize("many", [10**9, 10**25])
@pytest.mark.parametrize(
    ("variant", "key"),
    [
        (lambda many: {"consumers": {"copies_per_good": many}}, "copies_per_good"),
        (lambda many: {"map": [{"id": "pond-five", "start_mines": {"duck": many}}]}, "duck"),
        (lambda many: {"map": [{"id": "pond-five", "regular_mines": {"duck": many}}]}, "duck"),
        (lambda many: {"ship": {"section": [{"steps": 8, "slots": many}]}}, "slots"),
        (lambda many: {"energy": {"tokens_per_colour": many}}, "tokens_per_colour"),
        (lambda many: {"players": {"cubes_each": many}}, "cubes_each"),
    ],
)
def test_no_count_is_beyond_all_measure(variant: Callable[[int], Plain], key: str, many: int) -> None:
    assert f": {key}: a whole number from " in refused(variant(many))


def test_a_designer_may_add_a_good() -> None:
    fudge: Plain = {"id": "fudge", "tier": "final10", "inputs": ["radio", "beads"], "name": {"en": "fudge"}}
    piles = {
        "id": "teaching",
        "pile_right": ["radio", "accelerator", "economy", "science", "fudge", "politics", "military"],
    }
    state = GAME.varied({"good": [fudge], "layout": [piles]}).new(3, 1)
    assert isinstance(state, Position)
    assert [state.pile_left_over(LEFT), state.pile_left_over(RIGHT)] == [7, 6]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_drains_is_another_map_that_plays(seats: int) -> None:
    game = farport.game("duck-dealer", TWO_DRAINS)
    state = game.new(seats, seats)
    assert isinstance(state, Position)
    assert (state.galaxy.id, state.galaxy.planets, len(state.pile_left)) == ("two-drains", 14, 6)
    dice = Rng.from_seed(seats)
    while state.to_move:
        seat = state.to_move[0]
        action = dice.choice(state.legal(seat))
        state.play(seat, game.action(action.data()))
        assert state.violations() == []
    assert game.load(state.dump()).digest() == state.digest()


def test_two_drains_has_a_layout_of_its_own() -> None:
    game = farport.game("duck-dealer", TWO_DRAINS)
    state = game.new(2, 1, {"setup_layout": "mirrored"})
    assert isinstance(state, Position)
    assert state.tables.goods.ids[state.mine[state.galaxy.node("strait")]] == "booth"
    with pytest.raises(OptionError, match="is for the map pond-five"):
        game.new(2, 1, {"setup_layout": "teaching"})
    assert game.new(2, 1, {"setup_layout": "teaching", "map": "pond-five"}).violations() == []
