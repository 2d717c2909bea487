"""Secret simultaneous orders, what everybody may know, and the plain parts of the contract."""

from __future__ import annotations

import json
from typing import Any, cast

import pytest

from farport.games.space_paper.actions import ACTIONS
from farport.games.space_paper.mechanics.combat import eliminate
from farport.games.space_paper.mechanics.forecast import forecast
from farport.games.space_paper.state import Position
from farport.games.space_paper.vocabulary import ITEMS
from farport.kernel import ActionError, Rng, StateError
from tests.games.space_paper.table import (
    GAME,
    asked,
    build,
    colony,
    commit,
    game,
    level,
    move,
    name,
    phase,
    play,
    refused,
    reveal_all,
    seen,
    ship,
    to,
)


@pytest.mark.rule("SP-300")
def test_the_course_of_a_round() -> None:
    table = game(("humans", "ethers", "mecas"))
    table.science[1] = 20
    course = []
    while table.round == 1:
        course.append((phase(table), table.to_move))
        seat = table.to_move[0]
        table.play(seat, table.default(seat))
        if phase(table) == "t_orders" and table.orders[1]:
            course.append(("researched", table.to_move))
    assert course == [
        ("r_orders", (0, 1, 2)),
        ("r_orders", (1, 2)),
        ("r_orders", (2,)),
        ("t_orders", (1,)),
        ("researched", (1,)),
        ("t_orders", (1,)),
        ("c_orders", (0, 1, 2)),
        ("c_orders", (1, 2)),
        ("c_orders", (2,)),
        ("m_turn", (0,)),
        ("m_turn", (1,)),
        ("m_turn", (2,)),
        ("u_orders", (0, 1, 2)),
        ("u_orders", (1, 2)),
        ("u_orders", (2,)),
    ]


@pytest.mark.rule("SP-301", "SP-311")
def test_orders_are_secret_until_the_last_commit() -> None:
    table = game(phase="c")
    build(table, table.capital[0], "spaceport")
    to(table, "c")
    blank = [table.view(viewer) for viewer in (1, None)]
    events = play(table, 0, "build", planet="ft22/1", item="scout")
    assert events == []  # not even that there is an order
    assert [table.view(viewer) for viewer in (1, None)] == blank
    assert cast(dict[str, object], table.view(0)["you"])["orders"] == [
        {"do": "build", "planet": "ft22/1", "item": "scout"}
    ]
    commit(table, 0)
    assert [table.view(viewer)["committed"] for viewer in (0, 1, None)] == [[True, False]] * 3
    assert refused(table, 0, "already_committed", "build", planet="ft22/1", item="scout") == "SP-305"
    events = commit(table, 1)
    assert [one["order"] for one in seen(events, "order_revealed")] == [
        {"do": "build", "planet": "ft22/1", "item": "scout"}
    ]


@pytest.mark.rule("SP-301")
def test_orders_may_be_withdrawn_three_times() -> None:
    table = game(phase="c")
    build(table, table.capital[0], "spaceport")
    assert refused(table, 0, "no_effect", "clear_orders") == "SP-301"
    for _ in range(3):
        play(table, 0, "build", planet="ft22/1", item="scout")
        commit(table, 0)
        assert asked(table) == (1,)
        events = play(table, 0, "clear_orders")
        assert [event.kind for event in events] == ["orders_reopened"]
        assert asked(table) == (0, 1)
        assert table.orders[0] == []
    play(table, 0, "build", planet="ft22/1", item="cruiser")
    assert refused(table, 0, "too_many_changes", "clear_orders") == "SP-301"
    table.changes[0] = 0
    assert play(table, 0, "clear_orders") == []  # nobody knew that there was an order
    play(table, 0, "build", planet="ft22/1", item="cruiser")
    commit(table)
    assert table.item[table.capital[0]] == 9  # the cruiser
    to(table, "u")
    commit(table, 0)
    play(table, 0, "clear_orders")  # three times in every window


@pytest.mark.rule("SP-301")
def test_orders_are_judged_as_if_the_own_earlier_ones_were_carried_out() -> None:
    table = game(phase="c", leaders=("financier",))
    level(table, 0, infrastructure=4)
    table.gold[0] = 12
    other = colony(table, 0, "ft22", "telluric", "small", 4)
    play(table, 0, "build", planet="ft22/1", item="gold_1")
    refused(table, 0, "not_enough_gold", "build", planet=name(table, other), item="spaceport")
    play(table, 0, "build", planet=name(table, other), item="science_2")
    assert cast(dict[str, object], table.view(0)["you"])["pledged"] == 12


@pytest.mark.rule("SP-300", "SP-301")
def test_only_who_has_a_part_is_offered_anything() -> None:
    table = game(("humans", "ethers", "mecas"))
    table.first = 1
    assert table.in_turn_order() == [1, 2, 0]
    eliminate(table, 2)
    assert (table.in_turn_order(), table.living()) == ([1, 0], [0, 1])
    table.science[1] = 20
    to(table, "t")
    assert [len(table.legal(seat)) > 0 for seat in range(3)] == [False, True, False]
    to(table, "m")
    assert [len(table.legal(seat)) > 0 for seat in range(3)] == [False, True, False]
    to(table, "c")
    commit(table, 0)
    assert [action.do for action in table.legal(0)] == ["clear_orders"]
    assert refused(table, 2, "not_your_turn", "clear_orders") == "SP-305"


@pytest.mark.rule("SP-305")
def test_the_ships_of_others_have_the_same_names_and_are_not_meant() -> None:
    table = game(phase="u", politics=("militarism", "militarism"))
    for seat in (0, 1):
        for _ in range(7):
            ship(table, seat, "transport", table.capital[seat])
    for seat in (0, 1):
        refused(table, seat, "unknown_object", "sell", ship="transport-8")
        refused(table, seat, "unknown_object", "sell", ship="scout-1")
    play(table, 1, "sell", ship="transport-7")
    commit(table)
    assert [len(fleet) for fleet in table.fleets] == [7, 6]


@pytest.mark.rule("SP-303")
def test_nothing_happens_after_the_end() -> None:
    table = game()
    table.gold[0] = 500
    commit(table)
    assert (table.to_move, table.legal(0), table.legal(1)) == ((), [], [])
    assert refused(table, 0, "wrong_phase", "commit") == "SP-305"


@pytest.mark.rule("SP-305")
def test_actions_and_what_is_wrong_with_them() -> None:
    assert {kind.do for kind in ACTIONS} >= {
        *("choose_race", "choose_leader", "choose_event", "choose_politics", "choose_home", "relocate", "research"),
        *("change_politics", "switch_bonus", "set_geologist", "abandon", "cancel", "build", "set_standing_order"),
        *("settle", "move", "continue_move", "stop", "jump", "destroy_black_hole", "create_black_hole", "attack"),
        *("invade", "land", "scan", "end_turn", "choose_defender", "choose_retreat", "react_help", "fire", "sell"),
        *("defer", "keep_surplus", "play_event", "commit", "clear_orders"),
    }
    table = game()
    assert refused(table, 0, "wrong_phase", "end_turn") == "SP-305"
    to(table, "m")
    assert refused(table, 1, "not_your_turn", "end_turn") == "SP-305"
    assert refused(table, 0, "unknown_object", "scan", system="nowhere") == "SP-305"
    with pytest.raises(ActionError, match="the field planet is missing"):
        GAME.action({"do": "build", "item": "scout"})
    with pytest.raises(ActionError, match="an id such as"):
        GAME.action({"do": "scan", "system": 5})
    with pytest.raises(ActionError, match="a list of up to"):
        GAME.action({"do": "continue_move", "path": "ft22", "orbit": "wide", "against": None, "then": "none"})
    with pytest.raises(ActionError, match="or null for nobody"):
        GAME.action({"do": "continue_move", "path": [], "orbit": "wide", "against": 9, "then": "none"})


# ---------------------------------------------------------------------- knowledge


@pytest.mark.rule("SP-310")
def test_everything_on_the_table_is_public() -> None:
    table = game()
    views = [table.view(viewer) for viewer in (0, 1, None)]
    for view in views:
        view.pop("you", None)
    assert views[0] == views[1] == views[2]
    json.dumps(views[0])


@pytest.mark.rule("SP-311")
def test_a_guess_fits_the_view_and_hides_the_orders_of_others() -> None:
    table = game(phase="c")
    for seat in (0, 1):
        build(table, table.capital[seat], "spaceport")
    play(table, 0, "build", planet="ft22/1", item="scout")
    play(table, 1, "build", planet="koi2/1", item="scout")
    play(table, 1, "set_standing_order", standing="never")
    commit(table, 1)
    twin = table.guess(0, Rng.from_seed(5))
    assert twin.view(0) == table.view(0)
    assert twin.orders[1] == []
    assert twin.rng.key != table.rng.key


@pytest.mark.rule("SP-312")
def test_future_dice_differ_between_guesses() -> None:
    table = game(phase="m", leaders=("financier",))
    ship(table, 0, "scout", table.capital[0])
    stars = set()
    for seed in range(20):
        twin = table.guess(0, Rng.from_seed(seed))
        move(twin, 0, twin.fleets[0][0], "virgo-0")
        stars.add(twin.star[twin.galaxy.space_of["virgo-0"]])
    assert len(stars) > 2


def test_a_dump_in_the_middle_of_everything() -> None:
    table = game(phase="m", leaders=("financier",), interception="ask")
    reveal_all(table)
    level(table, 0, speed=5, range=5)
    ship(table, 1, "cruiser", "L20.2")
    move(table, 0, ship(table, 0, "scout", "virgo-0"), "L20.3 L20.2 L20.1")
    twin = GAME.load(json.loads(json.dumps(table.dump())))
    assert twin.digest() == table.digest()
    assert twin.view(1) == table.view(1)
    window = game(phase="c")
    build(window, window.capital[0], "spaceport")
    play(window, 0, "build", planet="ft22/1", item="scout")
    again = cast(Position, GAME.load(window.dump()))
    assert again.orders == window.orders


@pytest.mark.parametrize(
    ("key", "value", "message"),
    [
        ("gold", [0, -1], "a whole number from 0"),
        ("phase", 99, "a whole number from 0 to 15"),
        ("orders", [[{"do": "end_turn"}], []], "no order at this table"),
        ("orders", [[{"do": "fly"}], []], "is not an action of SpacePaper"),
        ("planets", [], "a list of"),
        ("race", [-1, 0], "after the set-up"),
        ("race", [1, 1], "is there twice"),
        ("options", {"turn_limit": 3}, "preset: this key is missing"),
        ("hope", 1, "unknown key"),
    ],
)
def test_a_damaged_dump_is_refused_with_its_place(key: str, value: object, message: str) -> None:
    data = game(phase="c").dump()
    data[key] = value
    with pytest.raises(StateError, match=message):
        GAME.load(data)


# ---------------------------------------------------------------------- warnings


def warned(position: Position) -> object:
    """What seat 0 sees of its own orders that will not be carried out."""
    view: Any = position.view(0)
    return view["you"]["forecast"]["void"]


@pytest.mark.rule("SP-166", "SP-301")
def test_who_gives_orders_is_warned_of_one_that_another_makes_void() -> None:
    table = game(politics=("republic", "capitalism"))
    worlds = [colony(table, 0, system, "telluric", "small") for system in ("ft22", "rt-20", "rt-20")]
    play(table, 0, "change_politics", politics="federation")
    assert warned(table) == []
    play(table, 0, "abandon", planet=name(table, worlds[0]))
    assert warned(table) == [{"order": 0, "rule": "SP-166"}]
    assert [void["rule"] for void in seen(commit(table), "order_void", 0)] == ["SP-166"]


@pytest.mark.rule("SP-205")
def test_who_gives_orders_is_warned_of_a_queue_that_will_stand_still() -> None:
    table = game(("humans", "ethers"), leaders=("financier",), phase="c")
    world = colony(table, 0, "ft22", "telluric", "medium", 1)
    table.item[world] = ITEMS.index("spaceport")
    table.remaining[world] = 3
    assert forecast(table, 0).frozen == []
    build(table, world, "science_2", "gold_2", "mine_1")
    assert forecast(table, 0).frozen == [world]
    commit(table)
    assert table.remaining[world] == 3
