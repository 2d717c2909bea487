"""Two against two (FP-75 to FP-79c, FP-106)."""

from __future__ import annotations

from typing import Any, cast

import pytest

import farport
from farport.games.forgotten_planet.state import Position
from tests.games.forgotten_planet.drawing import (
    BLACK,
    GAME,
    GREEN,
    RED,
    YELLOW,
    cell,
    destinations,
    event_kinds,
    kinds,
    planet,
    play,
    purse,
    refused,
    zone,
)

# Red and green on the left against yellow and black on the right; the middle of column B is theirs in common.
LEFT = """
    . . . . . . . . . . .
    . R . . . . . . . Y .
    . - . . . . . . . - .
    . - . . . . . . . - .
    . - . . . . . . . - .
    . G . . . . . . . K .
"""


def allied(drawing: str = LEFT, **more: Any) -> Position:
    options = {"alliances": True, **more.pop("options", {})}
    return planet(drawing, scenario="canyon", seats=4, options=options, **more)


@pytest.mark.rule("FP-75")
def test_a_partners_mine_produces() -> None:
    drawing = LEFT.replace(". - . . . . . . . - .\n    . G", ". - b . . . . . . - .\n    . G")
    position = allied(drawing, robots={RED: "C5", YELLOW: "C5"})
    assert "C5" in zone(position, GREEN)
    play(position, "end_actions")
    assert purse(position, RED) == (1, 0, 0)
    play(position, "end_actions")
    assert purse(position, YELLOW) == (0, 0, 0)


@pytest.mark.rule("FP-76")
def test_a_robot_in_the_partners_zone_is_on() -> None:
    position = allied(robots={RED: "B5 J3"})
    assert "B5" in zone(position, GREEN)
    assert position.on[RED] == 0b01


@pytest.mark.rule("FP-77")
def test_cubes_are_pooled_energy_is_not() -> None:
    position = allied(cubes={RED: (2, 2, 2)}, stored={RED: 2})
    play(position, "sell")
    play(position, "end_actions")
    play(position, "end_actions")
    assert position.active == GREEN
    assert purse(position, GREEN) == (1, 1, 1)
    assert position.energy(GREEN) == 3
    play(position, "sell")
    assert purse(position, RED) == (0, 0, 0)
    assert [position.sold[seat] for seat in range(4)] == [2, 0, 2, 0]


@pytest.mark.rule("FP-77")
def test_partners_start_with_two_of_each() -> None:
    state = GAME.new(seats=4, seed=4, options={"alliances": True})
    for seat in state.view(None)["seats"]:  # type: ignore[attr-defined]
        assert seat["cubes"] == {"brown": 2, "white": 2, "blue": 2}
    assert state.violations() == []


@pytest.mark.rule("FP-78", "FP-92")
def test_in_setup_the_earlier_partner_gets_a_tied_tile() -> None:
    """The tile B1 lies between the bases 1 and 3, B7 between 2 and 4."""
    grid = ["1T3....", ".......", ".......", "...S...", ".......", ".......", "2T4...."]
    close = {"id": "close", "seats": 4, "area": "defined", "land_tiles": 30, "origin": "own", "grid": grid}
    game = farport.game("forgotten-planet", {"scenario": [close]})
    for seed in range(4):
        position = cast(Position, game.new(seats=4, seed=seed, options={"scenario": "close", "alliances": True}))
        pairs = [{position.holder[cell(base)] for base in bases} for bases in (("A1", "C1"), ("A7", "C7"))]
        earlier = [next(seat for seat in position.order if seat in pair) for pair in pairs]
        assert [position.holder[cell("B1")], position.holder[cell("B7")]] == earlier
        assert position.violations() == []


@pytest.mark.rule("FP-78")
def test_the_active_player_gives_a_tile_tied_between_partners() -> None:
    gap = ". - . . . . . . . - .\n    . - . . . . . . . - .\n    . G"
    position = allied(LEFT.replace(gap, gap.replace("-", ".", 1)), robots={RED: "B3"})
    play(position, "build_land", robot=1, at="B4")
    play(position, "end_actions")
    assert position.to_move == (RED,)
    assert kinds(position) == {"assign_tile"}
    assert [action.data()["seat"] for action in position.legal(RED)] == [RED, GREEN]
    refused(position, "FP-78", "end_actions", says="Give the tile to a partner first.")
    position.play(RED, position.legal(RED)[1])
    assert "B4" in zone(position, GREEN)


@pytest.mark.rule("FP-78", "FP-106")
def test_estimates_count_a_new_tied_tile_for_the_alliance() -> None:
    """Before the end of the turn, while the question is open, and after any answer: the point is theirs."""
    gap = ". - . . . . . . . - .\n    . - . . . . . . . - .\n    . G"
    position = allied(LEFT.replace(gap, gap.replace("-", ".", 1)), robots={RED: "B3"})
    before = sum(position.standing(RED).values())
    play(position, "build_land", robot=1, at="B4")
    outlook: Any = position.view(RED)["outlook"]
    assert outlook["seats"][RED]["score"] == outlook["seats"][GREEN]["score"] == before + 1
    assert [[1, 3], None, RED] in outlook["changes"]
    worth = position.evaluate(RED)
    assert sum(position.standing(RED).values()) == before + 1
    play(position, "end_actions")
    assert kinds(position) == {"assign_tile"}
    assert sum(position.standing(GREEN).values()) == before + 1
    assert position.evaluate(RED) > worth - 1
    for answer in position.legal(RED):
        after = position.copy()
        after.play(RED, answer)
        assert sum(after.standing(RED).values()) == before + 1


@pytest.mark.rule("FP-78")
def test_estimates_leave_a_tie_with_a_rival_to_nobody() -> None:
    position = allied("R - - - Y\n. . - . .\n. . G . .\n.\n.\n. . . . . . . . . . K", robots={RED: "B1"})
    position.changed = True
    changes: Any = position.view(None)["outlook"]
    assert changes["changes"] == []
    two = allied("R - Y . . . . . . . .\n.\n.\n.\n.\n. G . . . . . . . K", robots={RED: "B1"})
    two.changed = True
    changes = two.view(None)["outlook"]
    assert changes["changes"] == []


@pytest.mark.rule("FP-78")
def test_a_rival_partner_is_asked_when_the_tie_arises_in_anothers_turn() -> None:
    """Yellow takes away the wall between the left-hand bases' middle; green comes before red in the order."""
    position = allied(walls="B4:N", robots={YELLOW: "B4"}, turn=YELLOW, order=[RED, YELLOW, GREEN, BLACK])
    position.on[YELLOW] = 1
    assert "B4" in zone(position, GREEN)
    play(position, "blast_wall", robot=1, side="N")
    play(position, "end_actions")
    assert position.to_move == (GREEN,)
    refused(position, "FP-01", "end_actions", seat=YELLOW)
    wrong = GAME.action({"do": "assign_tile", "at": [1, 3], "seat": YELLOW})
    with pytest.raises(farport.RuleError) as refusal:
        position.check(GREEN, wrong)
    assert refusal.value.rule == "FP-78"
    position.play(GREEN, position.legal(GREEN)[0])
    assert "B4" in zone(position, RED)
    assert position.active == GREEN


@pytest.mark.rule("FP-78")
def test_the_second_alliance_is_asked_like_the_first() -> None:
    """Red, seat 0, is of the alliance that comes second in the turn order."""
    position = allied(robots={YELLOW: "J4"}, turn=YELLOW, order=[YELLOW, RED, BLACK, GREEN])
    play(position, "build_land", robot=1, at="K4")
    play(position, "end_actions")
    assert [action.data()["seat"] for action in position.legal(YELLOW)] == [YELLOW, BLACK]
    play(position, "assign_tile", at="J4", seat=BLACK)
    play(position, "assign_tile", at="K4", seat=YELLOW)
    assert {"J4", "K4"} & zone(position, YELLOW) == {"K4"}
    position = allied(robots={RED: "B4"}, turn=RED, order=[YELLOW, RED, BLACK, GREEN])
    play(position, "build_land", robot=1, at="A4")
    play(position, "end_actions")
    assert [action.data()["seat"] for action in position.legal(RED)] == [RED, GREEN]


# Yellow's base at C4 is nearer to B4 than red's and green's.
TAKEN = """
    . . . . . . . . . . .
    . R . . . . . . . . .
    . - . . . . . . . . .
    . - Y . . . . . . . .
    . - . . . . . . . . .
    . G . . . . . . . K .
"""


@pytest.mark.rule("FP-78", "FP-62")
def test_a_rivals_marker_goes_when_the_tile_is_tied() -> None:
    position = allied(TAKEN, robots={RED: "B3"}, cubes={RED: (1, 0, 0)})
    assert "B4" in zone(position, YELLOW)
    play(position, "move", robot=1, to="B4")
    play(position, "build_wall", robot=1, side="E", cube="brown")
    outlook: Any = position.view(None)["outlook"]
    assert outlook["changes"] == [[[1, 3], YELLOW, RED]], "it counts for red, who will be asked"
    events = play(position, "end_actions")
    assert [event.data["changes"] for event in events if event.kind == "control"] == [[[[1, 3], YELLOW, None]]]
    assert position.default(RED).data() == {"do": "assign_tile", "at": [1, 3], "seat": RED}


@pytest.mark.rule("FP-78", "FP-09")
def test_an_answer_is_told_and_so_is_the_marker_if_it_changes() -> None:
    position = allied(robots={RED: "B4"})
    assert position.holder[cell("B4")] == RED
    play(position, "build_land", robot=1, at="C4")
    play(position, "end_actions")
    same = play(position, "assign_tile", at="B4", seat=RED)
    assert [event.view(None) for event in same] == [{"kind": "tile_assigned", "seat": RED, "at": [1, 3], "to": RED}]
    other = play(position, "assign_tile", at="C4", seat=GREEN)
    assert event_kinds(other) == ["tile_assigned", "control", "turn"]
    assert other[1].data["changes"] == [[[2, 3], None, GREEN]]


@pytest.mark.rule("FP-78", "FP-71")
def test_after_a_rivals_answer_the_active_player_goes_on() -> None:
    mine = LEFT.replace(". - . . . . . . . - .", ". - . . . . . . . - S", 1)
    position = allied(mine, walls="B4:N", robots={YELLOW: "B4 K3"}, turn=YELLOW)
    position.on[YELLOW] = 0b11
    play(position, "blast_wall", robot=1, side="N")
    play(position, "end_actions")
    assert position.to_move == (GREEN,)
    play(position, "assign_tile", at="B4", seat=RED)
    assert position.to_move == (YELLOW,)
    assert kinds(position) == {"choose_cubes"}


@pytest.mark.rule("FP-78")
def test_a_tie_with_a_rival_stays_neutral() -> None:
    position = allied("R - - - Y\n. . - . .\n. . G . .\n.\n.\n. . . . . . . . . . K")
    assert "C2" in zone(position, GREEN)
    assert "C1" not in zone(position, RED) | zone(position, YELLOW) | zone(position, GREEN), "2 from all three"


@pytest.mark.rule("FP-79")
def test_the_holder_stays_while_nothing_beside_changes() -> None:
    position = allied(robots={RED: "B2", YELLOW: "J2"})
    assert position.holder[cell("B4")] == RED
    position.holder[cell("B4")] = GREEN
    play(position, "build_land", robot=1, at="C2")
    outlook: Any = position.view(None)["outlook"]
    assert outlook["changes"] == [[[2, 1], None, RED]]
    play(position, "end_actions")
    assert position.active == YELLOW, "nobody is asked: nothing beside B4 changed"
    assert position.holder[cell("B4")] == GREEN


@pytest.mark.rule("FP-79")
def test_a_change_beside_it_asks_anew() -> None:
    position = allied(robots={RED: "B4"})
    position.holder[cell("B4")] = GREEN
    play(position, "build_land", robot=1, at="C4")
    play(position, "end_actions")
    assert kinds(position) == {"assign_tile"}
    assert [action.data()["at"] for action in position.legal(RED)] == [[1, 3], [1, 3]]
    assert position.default(RED).data()["seat"] == GREEN, "the safe answer keeps the present holder"


@pytest.mark.rule("FP-79c")
def test_tied_tiles_are_asked_one_by_one_in_reading_order() -> None:
    position = allied(robots={RED: "B4"})
    play(position, "build_land", robot=1, at="C4")
    play(position, "build_land", robot=1, at="A4")
    play(position, "end_actions")
    asked: list[object] = []
    while position.active == RED:
        action = position.legal(RED)[0]
        asked.append(action.data()["at"])
        if len(asked) == 1:
            other = GAME.action({"do": "assign_tile", "at": [2, 3], "seat": RED})
            with pytest.raises(farport.RuleError) as refusal:
                position.check(RED, other)
            assert refusal.value.rule == "FP-79c"
            assert refusal.value.sentence == "The tile in question is A4."
        position.play(RED, action)
    assert asked == [[0, 3], [1, 3], [2, 3]]
    with pytest.raises(farport.RuleError) as refusal:
        position.check(position.mover, GAME.action({"do": "assign_tile", "at": [1, 3], "seat": RED}))
    assert refusal.value.sentence == "There is no tile to give away now."


@pytest.mark.rule("FP-79a")
@pytest.mark.parametrize("passage", [False, True])
def test_the_partners_base_is_closed_but_by_option(passage: bool) -> None:
    position = allied(robots={RED: "B5"}, options={"ally_base_passage": passage})
    assert ("B6" in destinations(position, 1)) == passage
    assert "B2" in destinations(position, 1), "the own base is open either way"


@pytest.mark.rule("FP-79a")
def test_a_blast_spares_no_partner() -> None:
    position = allied(robots={RED: "B4", GREEN: "B4"})
    play(position, "blast", robot=1)
    assert position.robots_in_play(GREEN) == 0


@pytest.mark.rule("FP-79b", "FP-106")
def test_scores_and_bonuses_go_by_alliance() -> None:
    position = allied(land=1, robots={RED: "B2 B2", YELLOW: "J2", BLACK: "J6"}, cubes={RED: (1, 0, 0)})
    position.sold = [2, 0, 4, 0]
    play(position, "consume_metal")
    play(position, "end_actions")
    result = position.result
    assert result is not None
    # left: B3, B4, B5 land 3, sales 6, robots 2 : 2 and bases 2 : 2 are equal, 1 each
    assert result.scores == [3 + 6 + 2, 3 + 2, 3 + 6 + 2, 3 + 2]
    assert result.winners == (RED, GREEN)
    assert result.ranks == [1, 3, 1, 3]
    red = result.breakdown[RED]
    assert (red["land"], red["sales"], red["most_robots"], red["most_bases"]) == (2, 2, 1, 1)
    assert red["partner"] == 1 + 4


@pytest.mark.rule("FP-106")
def test_an_allied_tie_goes_to_the_pool_of_cubes() -> None:
    position = allied(land=1, cubes={YELLOW: (0, 0, 1)})
    play(position, "consume_metal")
    play(position, "end_actions")
    result = position.result
    assert result is not None
    assert result.scores[RED] == result.scores[YELLOW]
    assert result.winners == (YELLOW, BLACK)


@pytest.mark.rule("FP-75")
def test_partners_sit_opposite_and_get_their_bases() -> None:
    corners = {1: [1, 1], 2: [9, 1], 3: [1, 5], 4: [9, 5]}
    for seed in range(12):
        state = GAME.new(seats=4, seed=seed, options={"alliances": True, "scenario": "canyon"})
        view: Any = state.view(None)
        order, partners = view["order"], view["partners"]
        assert partners[order[0]] == order[2]
        assert partners[order[1]] == order[3]
        assert [cast(Position, state).alliance[seat] for seat in order] == [0, 1, 0, 1]
        homes = {tile["seat"]: tile["at"] for tile in view["tiles"] if tile["tile"] == "base"}
        left = sorted(seat for seat, at in homes.items() if at in (corners[1], corners[3]))
        assert partners[left[0]] == left[1], "one alliance has the bases 1 and 3"
        assert {tuple(homes[seat]) for seat in left} == {(1, 1), (1, 5)}


@pytest.mark.rule("FP-75")
def test_chance_decides_which_alliance_and_which_partner_gets_which_base() -> None:
    dealt = set()
    lower = set()
    for seed in range(40):
        state = GAME.new(seats=4, seed=seed, options={"alliances": True, "scenario": "canyon"})
        view: Any = state.view(None)
        owner = {tuple(tile["at"]): tile["seat"] for tile in view["tiles"] if tile["tile"] == "base"}
        bases = [owner[at] for at in ((1, 1), (9, 1), (1, 5), (9, 5))]
        lower.add((bases[0] < bases[2], bases[1] < bases[3]))
        dealt.add(tuple(view["order"].index(seat) for seat in bases))
    assert lower == {(True, True), (True, False), (False, True), (False, False)}, "whatever the numbers of the seats"
    assert dealt == {  # places in the turn order, base by base
        (0, 1, 2, 3), (0, 3, 2, 1), (2, 1, 0, 3), (2, 3, 0, 1),
        (1, 0, 3, 2), (1, 2, 3, 0), (3, 0, 1, 2), (3, 2, 1, 0),
    }  # fmt: skip


@pytest.mark.rule("FP-75", "FP-80")
def test_with_fixed_bases_seats_and_partners_are_fixed_and_only_the_start_is_drawn() -> None:
    starts = set()
    drawn = {tuple(cast(Position, GAME.new(4, seed, options={"alliances": True})).order) for seed in range(12)}
    assert len(drawn) > 4, "otherwise the whole order is drawn"
    for seed in range(12):
        options = {"alliances": True, "base_assignment": "fixed", "scenario": "canyon"}
        position = cast(Position, GAME.new(seats=4, seed=seed, options=options))
        start = position.order[0]
        starts.add(start)
        assert position.order == [(start + ahead) % 4 for ahead in range(4)]
        assert position.partner == [GREEN, BLACK, RED, YELLOW]
        assert position.alliance == [0, 1, 0, 1]
        assert [position.robot_cell(seat, 1) for seat in range(4)] == [cell(name) for name in ("B2", "J2", "B6", "J6")]
    assert starts == {RED, YELLOW, GREEN, BLACK}
