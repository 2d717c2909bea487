"""Set-up: options, auction (FP-80 to FP-84) and random placement (FP-85 to FP-89)."""

from __future__ import annotations

from typing import Any, cast

import pytest

import farport
from farport.games.forgotten_planet.game import ForgottenPlanet
from farport.games.forgotten_planet.mechanics.grid import cell_name
from farport.games.forgotten_planet.setup import empty_between, hidden_sites
from farport.games.forgotten_planet.state import Position
from farport.games.forgotten_planet.vocabulary import BASE, BID, LAND, SPECIAL
from tests.games.forgotten_planet.drawing import BLACK, GAME, GREEN, RED, YELLOW, cell, purse, refused, robot


def new(seats: int, seed: int = 1, **options: Any) -> Position:
    return cast(Position, GAME.new(seats=seats, seed=seed, options=options))


def bid(position: Position, base: int) -> None:
    position.play(position.mover, GAME.action({"do": "bid", "base": base}))
    assert position.violations() == []


# ---------------------------------------------------------------------- options


@pytest.mark.parametrize(
    ("seats", "options", "sentence"),
    [
        (3, {"alliances": True}, "Alliances need four players."),
        (4, {"alliances": True, "base_assignment": "auction"}, "The auction is for games without alliances."),
        (3, {"scenario": "duel"}, "This scenario is for 2 players."),
        (2, {"scenario": "table"}, "The empty table needs random placement."),
        (2, {"stall_rounds": 0, "max_rounds": 0}, "The game would have no sure end."),
    ],
)
@pytest.mark.rule("FP-75", "FP-84", "FP-90", "FP-89", "FP-101")
def test_tables_that_are_refused(seats: int, options: dict[str, Any], sentence: str) -> None:
    with pytest.raises(farport.OptionError) as error:
        new(seats, **options)
    assert str(error.value) == sentence


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"colour": "red"}, "unknown option 'colour'; the options are: scenario, "),
        ({"vp_bank": 501}, "option vp_bank: 501 is not possible; allowed is a whole number from 0 to 500"),
        ({"wall_energy": 3}, "option wall_energy: 3 is not possible; allowed is one of 1, 2"),
        ({"alliances": 1}, "option alliances: 1 is not possible; allowed is on (true) or off (false)"),
        ({"scenario": "moon"}, "option scenario: 'moon' is not possible; allowed is one of duel, "),
    ],
)
def test_options_that_are_refused(options: dict[str, Any], sentence: str) -> None:
    with pytest.raises(farport.OptionError) as error:
        new(2, **options)
    assert str(error.value).startswith(sentence)


@pytest.mark.parametrize("seats", [0, 1, 5, True, "2"])
def test_seats_that_are_refused(seats: Any) -> None:
    with pytest.raises(farport.SeatError, match="The Forgotten Planet is for 2 to 4 seats"):
        GAME.new(seats=seats, seed=1)


@pytest.mark.rule("FP-80")
def test_fixed_bases_go_by_seat() -> None:
    for seed in range(5):
        position = new(4, seed, base_assignment="fixed")
        homes = [cell_name(position.tile.index(BASE + seat)) for seat in range(4)]
        assert homes == ["E1", "I5", "E9", "A5"]
    assert len({tuple(new(4, seed, base_assignment="fixed").order) for seed in range(20)}) > 4, "the order is drawn"


@pytest.mark.rule("FP-90")
def test_bases_are_dealt_at_random() -> None:
    """Whatever the turn order: three bases, six ways."""
    dealt = set()
    for seed in range(60):
        position = new(3, seed)
        dealt.add(tuple(position.tile[site] - BASE for site in position.base_sites))
    assert len(dealt) == 6


# ---------------------------------------------------------------------- auction


def auction(seats: int = 3) -> Position:
    """An auction whose first bidder is the first in turn order, and that order is green, yellow, red as in W14."""
    for seed in range(1000):
        position = new(seats, seed, base_assignment="auction")
        if position.order[:3] == [GREEN, YELLOW, RED] and position.mover == GREEN:
            return position
    raise AssertionError


@pytest.mark.rule("FP-80", "FP-81", "FP-82", "FP-83")
def test_w14_auction() -> None:
    position = auction()
    bid(position, 1)  # green A
    bid(position, 3)  # yellow C
    bid(position, 1)  # red A, on top of green
    assert position.to_move == (GREEN,), "round 2: only green"
    bid(position, 2)
    assert position.active == GREEN, "every seat has a base: the first turn"
    parts = position.view(None)["seats"]
    assert [seat["score_parts"]["debt"] for seat in parts] == [0, 0, -1]  # type: ignore[attr-defined]
    assert position.tile[position.base_sites[0]] == BASE + RED
    assert position.tile[position.base_sites[1]] == BASE + GREEN
    assert position.tile[position.base_sites[2]] == BASE + YELLOW


@pytest.mark.rule("FP-81", "FP-83")
def test_w14_auction_other_end() -> None:
    position = auction()
    for base in (1, 3, 1, 1):  # green takes A again
        bid(position, base)
    assert position.to_move == (RED,), "round 3: only red"
    bid(position, 2)
    parts = position.view(None)["seats"]
    assert [seat["score_parts"]["debt"] for seat in parts] == [-1, 0, -1]  # type: ignore[attr-defined]


@pytest.mark.rule("FP-80")
def test_anybody_may_bid_first() -> None:
    auctions = [new(3, seed, base_assignment="auction") for seed in range(40)]
    assert {position.mover for position in auctions} == {RED, YELLOW, GREEN}
    assert {position.order.index(position.mover) for position in auctions} == {0, 1, 2}, "whatever the turn order"


@pytest.mark.rule("FP-81", "FP-84")
def test_who_may_bid() -> None:
    position = auction()
    assert [action.data()["base"] for action in position.legal(GREEN)] == [1, 2, 3]
    refused(position, "FP-01", "bid", seat=YELLOW, base=2, says="It is not your turn.")
    bid(position, 1)
    refused(position, "FP-84", "bid", seat=GREEN, base=2, says="You hold a base already.")
    bid(position, 1)
    refused(position, "FP-84", "bid", seat=GREEN, base=2, says="You bid again in the next round.")
    refused(position, "FP-01", "sell", seat=GREEN, says="It is not your turn.")
    for base in (0, 4, 10, 99):
        refused(position, "FP-84", "bid", base=base, says="There is no such base; choose one from 1 to 3.")
    refused(position, "FP-81", "end_actions", says="Bid for a starting base first.")
    bid(position, 2)
    assert position.to_move == (GREEN,)
    bid(position, 1)  # its own older marker lies covered there: allowed
    assert position.to_move == (YELLOW,)


@pytest.mark.rule("FP-82")
def test_after_thirty_rounds_the_open_bases_are_dealt() -> None:
    position = new(2, 5, base_assignment="auction")
    for _ in range(31):
        bid(position, 1)
    assert position.active >= 0
    assert sorted(position.bids) == [15, 16]
    refused(position, "FP-82", "bid", base=1, says="There is no auction now.")


@pytest.mark.rule("FP-82")
def test_the_open_bases_are_dealt_at_random_and_the_others_stay() -> None:
    dealt = set()
    for seed in range(12):
        position = new(3, seed, base_assignment="auction")
        last = RED
        while position.phase == BID:
            last = position.mover
            position.play(last, GAME.action({"do": "bid", "base": 1}))
        owners = [position.tile[site] - BASE for site in position.base_sites]
        assert owners[0] == last, "its marker is on top"
        assert sorted(owners) == [RED, YELLOW, GREEN]
        dealt.add(owners[1] < owners[2])
    assert dealt == {True, False}


@pytest.mark.rule("FP-81")
def test_rounds_are_counted_and_told() -> None:
    position = auction()
    rounds = []
    for base in (1, 3, 1, 1, 1):
        view: Any = position.view(None)["auction"]
        rounds.append(view["round"])
        bid(position, base)
    assert rounds == [1, 1, 1, 2, 3]


# ---------------------------------------------------------------------- random placement


def hide(position: Position, kind: str, name: str) -> None:
    at = cell(name)
    data = {"do": "hide_tile", "kind": kind, "at": [at % 26 - 1, at // 26 - 1]}
    position.play(position.mover, GAME.action(data))
    assert position.violations() == []


@pytest.mark.rule("FP-85")
def test_each_seat_lays_three_hidden_tiles_in_turn_order() -> None:
    position = new(2, 1, random_placement=True)
    first, second = position.order
    assert len(position.legal(first)) == 3 * 49, "the first tile is free"
    hide(position, "base", "A1")
    assert position.to_move == (second,)
    refused(position, "FP-85", "end_actions", says="Lay one of your hidden tiles first.")
    hide(position, "base", "D1")
    refused(position, "FP-85", "hide_tile", kind="base", at="G1", says="You have laid this tile already.")
    hide(position, "land", "G1")


@pytest.mark.rule("FP-86")
def test_hidden_tiles_keep_distance_but_not_too_much() -> None:
    position = new(2, 1, random_placement=True, scenario="table")
    hide(position, "base", "A1")
    refused(position, "FP-86", "hide_tile", kind="base", at="C1",
            says="Too near to another tile: at least 2 empty cells lie between them.")  # fmt: skip
    refused(position, "FP-86", "hide_tile", kind="base", at="H1",
            says="Too far from all other tiles: at most 5 empty cells lie between it and the nearest.")  # fmt: skip
    hide(position, "base", "G1")
    hide(position, "land", "M1")  # 11 from A1, but 5 from G1
    assert empty_between(cell("A1"), cell("B3")) == 2


@pytest.mark.rule("FP-86", "FP-89")
def test_hidden_tiles_lie_inside_the_area() -> None:
    position = new(2, 1, random_placement=True)
    for beyond in ([7, 0], [3, 7], [3, -1], [-1, 3], [-1, -1], [-1, 8], [24, 24]):
        refused(position, "FP-89", "hide_tile", kind="base", at=beyond, says="This cell is outside the playing area.")


@pytest.mark.rule("FP-85", "FP-87", "FP-09")
def test_the_first_in_turn_order_begins_and_at_last_all_are_shown() -> None:
    tables = [new(2, seed, random_placement=True) for seed in range(8)]
    assert [position.mover for position in tables] == [position.order[0] for position in tables]
    assert {position.mover for position in tables} == {RED, YELLOW}
    position = tables[0]
    for kind, name in (("base", "A1"), ("land", "A4"), ("special", "D1"), ("base", "D4"), ("land", "G1")):
        hide(position, kind, name)
    events = position.play(position.mover, GAME.action({"do": "hide_tile", "kind": "special", "at": [6, 3]}))
    shown = next(event for event in events if event.kind == "tiles_turned_up")
    assert shown.data["tiles"] == [
        [[0, 0], "base"], [[3, 0], "special"], [[6, 0], "land"],
        [[0, 3], "land"], [[3, 3], "base"], [[6, 3], "special"],
    ]  # fmt: skip


def place_all(position: Position) -> list[tuple[str, str]]:
    rng = farport.Rng(3)
    laid: list[tuple[str, str]] = []
    while position.active < 0 and not position.stacks:
        action = rng.choice(position.legal(position.mover))
        data: Any = action.data()
        laid.append((data["kind"], cell_name(26 * (data["at"][1] + 1) + data["at"][0] + 1)))
        position.play(position.mover, action)
        assert position.violations() == []
    return laid


@pytest.mark.rule("FP-87", "FP-88")
def test_tiles_are_turned_up_and_bases_dealt_to_anybody() -> None:
    own = 0
    for seed in range(20):
        position = new(2, seed, random_placement=True)
        order = list(position.order)
        laid = place_all(position)
        assert [position.tile[cell(name)] for kind, name in laid if kind == "special"] == [SPECIAL, SPECIAL]
        assert [position.tile[cell(name)] for kind, name in laid if kind == "land"] == [LAND, LAND]
        assert position.bank_land == 33, "the land so laid comes on top"
        assert position.land_total == 35
        bases = [(place % 2, name) for place, (kind, name) in enumerate(laid) if kind == "base"]
        own += sum(position.tile[cell(name)] == BASE + order[place] for place, name in bases)
        refused(position, "FP-87", "hide_tile", kind="base", at="A1")
    assert 0 < own < 40, "whoever laid them"


@pytest.mark.rule("FP-87")
def test_for_an_auction_the_bases_are_numbered_in_reading_order() -> None:
    position = new(3, 2, random_placement=True, base_assignment="auction")
    laid = place_all(position)
    assert position.base_sites == sorted(cell(name) for kind, name in laid if kind == "base")


@pytest.mark.rule("FP-88")
def test_limits_are_waived_when_no_cell_is_left() -> None:
    position = new(2, 1, random_placement=True)
    position.hidden_at = [cell(name) for name in ("B2", "F2", "B6", "F6", "D4", "D1", "D7", "A4", "G4")]
    cells, nearest, farthest = hidden_sites(position)
    assert nearest == 1, "two empty cells cannot be kept any more"
    assert farthest > 5
    assert cells
    far = new(2, 1, random_placement=True, scenario="table")
    far.hidden_at = [cell("A1")]
    assert hidden_sites(far)[1:] == (2, 5)


SMALL = {
    "id": "tiny", "seats": 2, "area": "defined", "land_tiles": 16, "origin": "own",
    "grid": ["1....", ".....", "..S..", ".....", "....2"],
}  # fmt: skip


@pytest.mark.rule("FP-88")
def test_too_small_an_area_is_refused() -> None:
    game = cast(ForgottenPlanet, farport.game("forgotten-planet", {"scenario": [SMALL]}))
    assert game.new(seats=2, seed=1, options={"scenario": "tiny"}).to_move
    with pytest.raises(farport.OptionError, match="The area is too small for random placement"):
        game.new(seats=2, seed=1, options={"scenario": "tiny", "random_placement": True})
    enough = {**SMALL, "grid": ["1....", ".....", "..S..", ".....", "....2", "."]}  # 26 cells
    game = cast(ForgottenPlanet, farport.game("forgotten-planet", {"scenario": [enough]}))
    assert game.new(seats=2, seed=1, options={"scenario": "tiny", "random_placement": True}).to_move


@pytest.mark.rule("FP-89")
def test_the_area_of_random_placement() -> None:
    position = new(4, 1, random_placement=True, scenario="compass")
    view: Any = position.view(None)
    assert view["tiles"] == [], "bases and special mines of the scenario are not used"
    assert view["area"]["blocked"] == [[4, 4]]
    assert new(3, 1, random_placement=True, scenario="table").bank_land == 41
    table: Any = new(4, 1, random_placement=True, scenario="table").view(None)
    assert (table["area"]["width"], table["area"]["height"]) == (17, 13)
    full = {
        "id": "broad", "seats": 2, "area": "defined", "land_tiles": 72, "origin": "own",
        "grid": ["1........."] + [".........."] * 4 + ["....S....."] + [".........."] * 3 + [".........2"],
    }  # fmt: skip
    game = farport.game("forgotten-planet", {"scenario": [full]})
    crowded = game.new(seats=2, seed=1, options={"scenario": "broad", "random_placement": True})
    view = crowded.view(None)
    assert view["bank"]["land"] == 70, "reduced to fit the 72 tiles of the box"
    assert crowded.violations() == []


@pytest.mark.rule("FP-89", "FP-92")
@pytest.mark.parametrize(("rocks", "land"), [(69, 1), (70, None)])
def test_blocked_cells_may_not_use_up_the_land_tiles(rocks: int, land: int | None) -> None:
    """72 tiles of the box less the blocked cells and those the players lay: one at least must be left."""
    rows = ["...1.....S.......2......", "." * 24, "." * 24, "#" * 24, "#" * 24, "#" * (rocks - 48)]
    stony = {"id": "rocks", "seats": 2, "area": "defined", "land_tiles": 1, "origin": "own", "grid": rows}
    game = farport.game("forgotten-planet", {"scenario": [stony]})
    assert game.new(seats=2, seed=1, options={"scenario": "rocks"}).to_move
    options = {"scenario": "rocks", "random_placement": True}
    if land is None:
        with pytest.raises(farport.OptionError, match=r"option random_placement: the blocked cells .* no land tile"):
            game.new(seats=2, seed=1, options=options)
    else:
        view: Any = game.new(seats=2, seed=1, options=options).view(None)
        assert view["bank"]["land"] == land


@pytest.mark.rule("FP-85", "FP-87")
def test_the_kind_of_a_hidden_tile_is_secret() -> None:
    position = new(2, 1, random_placement=True)
    first, second = position.order
    events = position.play(first, GAME.action({"do": "hide_tile", "kind": "special", "at": [3, 3]}))
    assert events[0].view(first)["tile"] == "special"
    assert "tile" not in events[0].view(second)
    assert "tile" not in events[0].view(None)
    hidden: Any = position.view(second)["hidden"]
    assert hidden == {"tiles": [{"at": [3, 3], "seat": first, "tile": None}], "mine": ["base", "land", "special"]}
    own: Any = position.view(first)["hidden"]
    assert own["tiles"][0]["tile"] == "special"
    assert own["mine"] == ["base", "land"]
    guesses = {tuple(position.guess(second, farport.Rng(key)).hidden_kind) for key in range(30)}
    assert guesses == {(0,), (1,), (2,)}
    assert {tuple(position.guess(first, farport.Rng(key)).hidden_kind) for key in range(9)} == {(2,)}


@pytest.mark.rule("FP-15", "FP-90")
def test_a_variant_may_start_with_more_robots_and_cubes() -> None:
    players = {"start_robots": 2, "start_cubes": {"brown": 3, "white": 0, "blue": 1}}
    game = cast(ForgottenPlanet, farport.game("forgotten-planet", {"players": players}))
    position = cast(Position, game.new(seats=2, seed=1, options={"base_assignment": "fixed"}))
    assert [robot(position, YELLOW, number) for number in (1, 2, 3)] == ["D7", "D7", None]
    assert position.on == [0b11, 0b11], "before its first phase 1 a robot is ON"
    assert (purse(position, RED), purse(position, YELLOW)) == ((3, 0, 1), (3, 0, 1))
    assert position.bank_bases == 6


def test_all_four_seats_start_alike() -> None:
    position = new(4, 1)
    for seat in (RED, YELLOW, GREEN, BLACK):
        assert position.robots_in_play(seat) == 1
        assert position.bases_of(seat) == 1
        assert position.cubes[3 * seat : 3 * seat + 3] == [1, 1, 1]


# ---------------------------------------------------------------------- what the set-up tells


@pytest.mark.rule("FP-09", "FP-16")
def test_the_set_up_is_announced() -> None:
    """Order of turns, bases and first energy stand in what happened, before anybody has moved."""
    position = new(4, late_start="on")
    dealt: Any = next(event.full() for event in position.happened if event.kind == "bases_dealt")
    assert dealt["how"] == "random"
    assert dealt["order"] == list(position.order)
    late = position.tables.late_start[4]
    assert [dealt["energy"][seat] for seat in position.order] == late
    assert max(late) > 0
    assert position.happened[-1].kind == "turn"


@pytest.mark.rule("FP-09", "FP-82")
def test_a_deal_says_whether_there_was_an_auction() -> None:
    position = new(2, base_assignment="auction")
    assert not position.happened
    bid(position, 1)
    events = position.play(position.mover, {"do": "bid", "base": 2})
    assert [event.full()["how"] for event in events if event.kind == "bases_dealt"] == ["auction"]
