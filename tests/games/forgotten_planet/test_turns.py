"""General rules, energy and robots, the course of the actions (FP-01 to FP-27)."""

from __future__ import annotations

import pytest

import farport
from farport.games.forgotten_planet.vocabulary import BASE, LAND
from tests.games.forgotten_planet.drawing import (
    GAME,
    RED,
    YELLOW,
    event_kinds,
    kinds,
    planet,
    play,
    purse,
    refused,
    robot,
    sites,
    tile_at,
    zone,
)

LINE = """
    . . . R . . .
    . . . - . . .
    . . . - . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . Y . . .
"""


@pytest.mark.rule("FP-01")
def test_players_take_turns() -> None:
    position = planet(LINE, robots={RED: "D2", YELLOW: "D7"})
    refused(position, "FP-01", "end_actions", seat=YELLOW, says="It is not your turn.")
    refused(position, "FP-01", "bid", seat=YELLOW, base=1, says="It is not your turn.")
    play(position, "end_actions")
    assert position.to_move == (YELLOW,)
    play(position, "end_actions")
    assert position.to_move == (RED,)


@pytest.mark.rule("FP-01")
def test_nothing_after_the_end() -> None:
    position = planet(LINE, land=1)
    play(position, "consume_metal")
    play(position, "end_actions")
    assert position.to_move == ()
    refused(position, "FP-01", "end_actions", seat=YELLOW, says="The game is over.")


@pytest.mark.rule("FP-02")
def test_one_tile_a_cell_and_none_outside() -> None:
    position = planet(LINE, robots={RED: "D1"})
    refused(position, "FP-32", "build_land", robot=1, at="D2", says="There is a tile on D2 already.")
    blocked = planet(
        ". .\n.\n.\n. . . . -\n R . . . . . . . Y", scenario="compass", seats=4, robots={RED: "E4"}, fresh=2
    )
    blocked.on[RED] = 1
    says = "This cell is outside the playing area."
    refused(blocked, "FP-32", "build_land", robot=1, at="E5", says=says)


@pytest.mark.rule("FP-03")
def test_tiles_stay() -> None:
    """A whole random game: a laid tile is never another one later."""
    state = GAME.new(seats=2, seed=11)
    rng = farport.Rng(5)
    laid: dict[str, object] = {}
    while state.to_move:
        seat = state.to_move[0]
        state.play(seat, rng.choice(state.legal(seat)))
        now = {str(tile["at"]): (tile["tile"], tile.get("seat")) for tile in state.view(None)["tiles"]}  # type: ignore[attr-defined]
        assert now.items() >= laid.items()
        laid = dict(now)


@pytest.mark.rule("FP-04")
def test_robots_share_a_tile() -> None:
    position = planet(LINE, robots={RED: "D1 D2", YELLOW: "D2"})
    play(position, "move", robot=1, to="D2")
    assert [robot(position, RED, 1), robot(position, RED, 2), robot(position, YELLOW, 1)] == ["D2", "D2", "D2"]


@pytest.mark.rule("FP-05")
def test_a_new_robot_takes_the_lowest_free_number() -> None:
    position = planet(LINE, robots={RED: "D2 D3 D3"}, cubes={RED: (2, 0, 0)}, fresh=4)
    play(position, "blast", robot=1)
    events = play(position, "build_robot", base="D1", cubes=["brown", "brown"])
    assert events[0].data["robot"] == 1


@pytest.mark.rule("FP-06")
def test_limited_pieces_run_out() -> None:
    position = planet(LINE, robots={RED: "D3"}, cubes={RED: (9, 9, 9)}, fresh=9)
    position.bank_walls = 0
    refused(position, "FP-41", "build_wall", robot=1, side="N", cube="brown", says="No wall is left.")
    position.bank_bases = 0
    refused(position, "FP-40", "build_base", robot=1, at="C3", says="No base is left.")
    position.bank_land = 0
    refused(position, "FP-32", "build_land", robot=1, at="C3", says="No land tile is left.")
    refused(position, "FP-54", "consume_metal", says="No land tile is left.")


@pytest.mark.rule("FP-07")
def test_cubes_and_markers_never_run_out() -> None:
    position = planet(LINE, robots={RED: "D3"}, cubes={RED: (20, 20, 20), YELLOW: (20, 20, 20)}, fresh=8)
    play(position, "concentrate", cube="brown")
    assert purse(position, RED) == (21, 20, 20), "more than the twenty cubes of the box"


@pytest.mark.rule("FP-08")
def test_costs_are_paid_in_full() -> None:
    position = planet(LINE, robots={RED: "D3"}, cubes={RED: (1, 1, 0)})
    refused(position, "FP-08", "concentrate", cube="blue", says="You need 4 energy, you have 3.")
    refused(position, "FP-08", "sell", says="You need one cube of each colour; you lack 1 blue.")
    refused(
        position, "FP-08", "build_base", robot=1, at="C3", says="You need one cube of each colour; you lack 1 blue."
    )
    refused(
        position,
        "FP-08",
        "build_robot",
        base="D1",
        cubes=["brown", "brown"],
        says="You need 2 brown cubes, you have 1.",
    )
    refused(position, "FP-08", "build_wall", robot=1, side="N", cube="blue", says="You need 1 blue cube, you have 0.")
    play(position, "build_robot", base="D1", cubes=["brown", "white"])
    assert purse(position, RED) == (0, 0, 0)
    assert position.fresh == 1


@pytest.mark.rule("FP-09")
def test_everything_is_announced() -> None:
    position = planet(LINE, robots={RED: "D3"}, cubes={RED: (1, 1, 1)}, dice=(5,))
    events = play(position, "build_mine", robot=1, at="C3")
    assert event_kinds(events) == ["mine_sited", "rolled", "mine_laid"]
    assert events[0].data == {"robot": 1, "at": [2, 2], "energy": 1}
    events = play(position, "sell")
    assert events[0].view(None) == {
        "kind": "sold",
        "seat": RED,
        "vp": 2,
        "energy": 1,
        "cubes": ["brown", "white", "blue"],
    }
    events = play(position, "end_actions")
    assert event_kinds(events) == ["energy_lost", "control", "turn"]
    assert events[1].data["changes"] == [[[2, 2], None, RED]]


@pytest.mark.rule("FP-10")
def test_never_less_than_the_basic_energy() -> None:
    assert planet(LINE, robots={RED: "D2"}).fresh == 3


@pytest.mark.rule("FP-11", "FP-25")
def test_energy_counts_the_markers_of_the_last_phase_three() -> None:
    """The seventh tile is laid in this turn: it counts from the next."""
    drawing = "- - - R - - .\n.\n.\n.\n.\n.\n. . . Y"
    position = planet(drawing, robots={RED: "F1"})
    assert position.fresh == 3
    play(position, "build_land", robot=1, at="G1")
    assert len(zone(position, RED)) == 6
    assert position.fresh == 2
    play(position, "end_actions")
    play(position, "end_actions")
    assert position.fresh == 4


@pytest.mark.rule("FP-12")
def test_robots_are_on_in_their_own_zone_only() -> None:
    position = planet(". . . R\n. . . -\n. . . -\n. . . -\n. . . -\n. . . -\n. . . Y", robots={RED: "D1 D2 D4 D6"})
    assert position.on[RED] == 0b0011, "nobody's tile D4 and yellow's D6 switch off"


@pytest.mark.rule("FP-09", "FP-12")
def test_the_start_of_a_turn_is_announced_with_the_robots_that_are_on() -> None:
    drawing = ". . . R\n. . . -\n. . . -\n.\n.\n. . . -\n. . . Y"
    position = planet(drawing, robots={RED: "D6 D2 D3"}, stored={RED: 1}, turn=YELLOW)
    events = play(position, "end_actions")
    assert events[-1].view(None) == {
        "kind": "turn", "seat": RED, "round": 2, "energy": 3, "stored": 1, "on": [2, 3],
    }  # fmt: skip


@pytest.mark.rule("FP-13")
def test_the_status_lasts_the_turn() -> None:
    position = planet(LINE, robots={RED: "D3"})
    play(position, "build_land", robot=1, at="D4")
    play(position, "move", robot=1, to="D4")
    play(position, "build_land", robot=1, at="D5")
    assert tile_at(position, "D5") == LAND, "it acts from a tile that is not red's yet"
    off = planet(LINE, robots={RED: "D3!"})
    refused(off, "FP-21", "move", robot=1, to="D2", says="Robot 1 is switched off in this turn.")


@pytest.mark.rule("FP-14", "FP-23")
def test_stored_energy_is_spent_after_fresh_energy() -> None:
    position = planet(LINE, robots={RED: "D3"}, stored={RED: 2})
    for step in ("D2", "D3", "D2"):
        play(position, "move", robot=1, to=step)
    assert (position.fresh, position.stored[RED]) == (0, 2)
    play(position, "move", robot=1, to="D3")
    assert (position.fresh, position.stored[RED]) == (0, 1)
    play(position, "end_actions")
    assert position.stored[RED] == 1, "kept for later turns"


@pytest.mark.rule("FP-15")
def test_between_turns_a_robot_shows_its_last_status() -> None:
    state = GAME.new(seats=2, seed=1)
    assert all(seen["on"] for seen in state.view(None)["robots"])  # type: ignore[attr-defined]
    cut = planet(LINE, robots={RED: "D3", YELLOW: "D2"}, cubes={RED: (1, 0, 0)})
    assert cut.on[YELLOW] == 1, "not judged before yellow's own phase 1"
    play(cut, "end_actions")
    assert cut.on[YELLOW] == 0


@pytest.mark.rule("FP-16")
@pytest.mark.parametrize(
    ("seats", "option", "expected"),
    [(2, "on", [0, 1]), (3, "on", [0, 0, 0]), (4, "on", [0, 0, 1, 1]), (2, "off", [0, 0]), (2, "scenario", [0, 0])],
)
def test_late_start(seats: int, option: str, expected: list[int]) -> None:
    state = GAME.new(seats=seats, seed=3, options={"late_start": option})
    view = state.view(None)
    stored = [view["seats"][seat]["stored"] for seat in view["order"]]  # type: ignore[index, attr-defined]
    assert stored == expected


@pytest.mark.rule("FP-16")
def test_open_range_starts_late_by_itself() -> None:
    state = GAME.new(seats=2, seed=3, options={"scenario": "open-range"})
    view = state.view(None)
    assert [view["seats"][seat]["stored"] for seat in view["order"]] == [0, 1]  # type: ignore[index, attr-defined]


@pytest.mark.rule("FP-20", "FP-55")
def test_any_actions_in_any_order_repeated() -> None:
    position = planet(LINE, robots={RED: "D3 D2"}, cubes={RED: (2, 2, 2)}, fresh=6, land=9)
    play(position, "sell")
    play(position, "build_land", robot=1, at="D4")
    play(position, "sell")
    play(position, "move", robot=2, to="D4")
    play(position, "consume_metal")
    play(position, "consume_metal")
    assert position.sold[RED] == 4
    assert position.bank_land == 6


@pytest.mark.rule("FP-20")
def test_the_actions_of_a_turn_are_counted() -> None:
    """No turn has more than twice as many actions as energy (section 9, 13)."""
    position = planet(LINE, robots={RED: "D3"})
    play(position, "store")
    play(position, "build_land", robot=1, at="C3")
    assert position.taken == 2
    position.taken = 6
    assert position.violations() == []
    position.taken = 7
    assert position.violations() == ["13: too many actions in one turn"]
    position.taken = 2
    play(position, "end_actions")
    assert position.taken == 0, "yellow begins anew"


@pytest.mark.rule("FP-21")
def test_robot_actions_need_an_own_robot_that_is_on() -> None:
    position = planet(LINE, robots={RED: "D3!", YELLOW: "D7 D7"})
    refused(position, "FP-21", "build_land", robot=1, at="D4", says="Robot 1 is switched off in this turn.")
    refused(position, "FP-21", "build_land", robot=2, at="D4", says="Robot 2 is still in your stock: build it first.")
    refused(position, "FP-21", "blast", robot=7, says="Robot 7 is still in your stock: build it first.")
    refused(position, "FP-21", "blast", robot=8, says="There is no robot 8; every player has 7.")


@pytest.mark.rule("FP-22", "FP-27")
def test_without_robots_the_base_actions_remain() -> None:
    position = planet(LINE, stored={RED: 1})
    assert kinds(position) == {"concentrate", "store", "consume_metal", "end_actions"}
    play(position, "concentrate", cube="blue")
    assert position.active == YELLOW
    play(position, "end_actions")
    position.stored[RED] = 1
    position.allowance = 4
    play(position, "concentrate", cube="blue")
    play(position, "end_actions")
    play(position, "build_robot", base="D1", cubes=["blue", "blue"])
    assert robot(position, RED, 1) == "D1", "concentrate twice, then build: a player can always come back"


@pytest.mark.rule("FP-24")
def test_the_actions_end_by_themselves_without_energy() -> None:
    position = planet(LINE, robots={RED: "D3"})
    for step in ("D2", "D3", "D2"):
        assert position.active == RED
        play(position, "move", robot=1, to=step)
    assert position.active == YELLOW


@pytest.mark.rule("FP-24")
def test_with_energy_left_the_player_is_asked() -> None:
    position = planet(LINE, robots={RED: "D3"}, stored={RED: 1})
    for step in ("D2", "D3", "D2"):
        play(position, "move", robot=1, to=step)
    assert position.active == RED
    events = play(position, "end_actions")
    assert "energy_lost" not in event_kinds(events)
    events = play(position, "end_actions")
    assert events[0].view(None) == {"kind": "energy_lost", "seat": YELLOW, "energy": 3}


@pytest.mark.rule("FP-24")
def test_auto_store() -> None:
    position = planet(LINE, stored={RED: 1}, options={"auto_store": True})
    events = play(position, "end_actions")
    assert position.stored[RED] == 3
    assert [event.view(None) for event in events[:2]] == [
        {"kind": "stored", "seat": RED, "energy": 2, "stored": 3},
        {"kind": "energy_lost", "seat": RED, "energy": 1},
    ]
    full = planet(LINE, stored={RED: 3}, options={"auto_store": True})
    assert event_kinds(play(full, "end_actions")) == ["energy_lost", "turn"]


@pytest.mark.rule("FP-24", "FP-31")
def test_what_is_left_is_lost_before_the_cubes_are_chosen() -> None:
    drawing = LINE.replace("- . . .\n    . . . . . . .", "- . . .\n    . . . S . . .", 1)
    position = planet(drawing, robots={RED: "D4 D2"}, options={"shared_move": True})
    play(position, "move", robot=2, to="D3")
    assert (position.fresh, position.open_steps) == (2, 2)
    play(position, "end_actions")
    assert kinds(position) == {"choose_cubes"}
    assert (position.fresh, position.open_steps) == (0, 0)


@pytest.mark.rule("FP-25")
def test_control_does_not_change_during_the_actions() -> None:
    position = planet(LINE, robots={RED: "D3"})
    before = zone(position, RED)
    play(position, "build_land", robot=1, at="D4")
    assert zone(position, RED) == before
    assert position.on[RED] == 1


@pytest.mark.rule("FP-26")
@pytest.mark.parametrize("acts", [True, False])
def test_a_new_robot_acts_by_option(acts: bool) -> None:
    position = planet(LINE, cubes={RED: (2, 0, 0)}, options={"new_robot_acts": acts})
    play(position, "build_robot", base="D1", cubes=["brown", "brown"])
    assert (position.on[RED] == 1) == acts
    assert ("C1" in sites(position, "build_land")) == acts
    if not acts:
        refused(position, "FP-21", "build_land", robot=1, at="C1", says="Robot 1 is switched off in this turn.")


@pytest.mark.rule("FP-27")
def test_an_action_is_complete_before_the_next() -> None:
    position = planet(LINE, robots={RED: "D3"}, dice=(6,))
    play(position, "build_mine", robot=1, at="C3")
    assert kinds(position) == {"choose_tile"}
    refused(position, "FP-36", "end_actions", says="Choose the tile first.")


def test_bases_are_numbered_by_seat() -> None:
    position = planet(LINE)
    assert tile_at(position, "D1") == BASE + RED
    assert tile_at(position, "D7") == BASE + YELLOW
