"""Heavy Lift's rules, one by one, and the conformance kit on top."""

from __future__ import annotations

from random import Random

import pytest
from heavy_lift import GAME
from heavy_lift.actions import CRATES, Depart, Jettison, Load
from heavy_lift.state import Position

import farport
from farport import kit


def pad(*holds: str, stack: str = "", **changes: object) -> Position:
    """A position from words: `pad("ore ore", "seeds")` is two ships with their holds; all other crates are adrift."""
    aboard = [[CRATES.index(crate) for crate in hold.split()] for hold in holds]
    pile = [CRATES.index(crate) for crate in stack.split()]
    placed = pile + [crate for hold in aboard for crate in hold]
    adrift = [crate for crate, count in enumerate(GAME.counts) for _ in range(count - placed.count(crate))]
    plain = {"seats": len(holds), "rng": [7, 0], "rush": True, "stack": pile, "holds": aboard, "adrift": adrift}
    plain |= {"gone": [], "turn": 0}
    state = GAME.load({**plain, **changes})
    assert isinstance(state, Position)
    return state


@pytest.mark.rule("HL-1")
def test_most_points_win_and_equal_captains_share() -> None:
    state = pad("ore", "ore seeds")
    state.play(0, Depart())
    state.play(1, Depart())
    assert state.result is not None
    assert state.result.scores == [7, 7]  # 5 + 2 for the rush, 6 + 1
    assert state.result.winners == (0, 1)


@pytest.mark.rule("HL-2")
def test_the_stack_holds_every_crate_once_in_an_order_of_chance() -> None:
    orders = [loaded(seed) for seed in range(5)]
    assert all([order.count(crate) for crate in range(len(CRATES))] == [6, 6, 6, 6, 4] for order in orders)
    assert len({tuple(order) for order in orders}) == 5


def loaded(seed: int) -> list[int]:
    """The holds after the captains have loaded all that is there."""
    state = GAME.new(seats=2, seed=seed)
    assert isinstance(state, Position)
    while state.stack:
        state.play(state.turn, Load())
    return state.holds[0] + state.holds[1]


@pytest.mark.rule("HL-3")
def test_turns_go_round_and_pass_over_who_has_left() -> None:
    state = pad("ore", "", "", stack="seeds seeds")
    assert state.to_move == (0,)
    state.play(0, Depart())
    state.play(1, Load())
    state.play(2, Load())
    assert state.to_move == (1,)
    with pytest.raises(farport.RuleError, match=r"not your turn. \[HL-3\]"):
        state.play(2, Depart())


@pytest.mark.rule("HL-4")
def test_only_the_captain_sees_what_was_loaded() -> None:
    state = pad("", "", stack="reactor")
    (event,) = state.play(0, Load())
    assert event.view(0) == {"kind": "loaded", "seat": 0, "crate": "reactor"}
    assert event.view(1) == {"kind": "loaded", "seat": 0}
    assert state.view(1)["ships"] == [
        {"seat": 0, "crates": 1, "gone": False, "hold": None, "tonnes": None},
        {"seat": 1, "crates": 0, "gone": False, "hold": [], "tonnes": 0},
    ]


@pytest.mark.rule("HL-4")
def test_an_empty_stack_cannot_be_loaded_from() -> None:
    with pytest.raises(farport.RuleError, match=r"No crate is left on the pad. \[HL-4\]"):
        pad("", "").play(0, Load())


@pytest.mark.rule("HL-5")
def test_what_is_thrown_out_is_gone_for_all_to_see() -> None:
    state = pad("ore ore seeds", "")
    state.play(0, Jettison(CRATES.index("ore")))
    assert state.load(0) == 6
    assert state.view(1)["adrift"] == [CRATES[crate] for crate in state.adrift]
    with pytest.raises(farport.RuleError, match="You have no reactor aboard"):
        pad("ore", "").play(0, Jettison(CRATES.index("reactor")))


@pytest.mark.rule("HL-6")
def test_a_ship_that_is_too_heavy_stays() -> None:
    state = pad("reactor reactor", "")
    with pytest.raises(farport.RuleError, match=r"Your ship lifts 15 tonnes, and you have loaded 16. \[HL-6\]"):
        state.play(0, Depart())
    assert state.legal(0) == [Jettison(CRATES.index("reactor"))]
    assert state.default(0) == Jettison(CRATES.index("reactor"))


@pytest.mark.rule("HL-7")
@pytest.mark.parametrize(("rush", "scores"), [(True, [7, 6, 5]), (False, [5, 5, 5])])
def test_the_first_to_leave_earn_the_rush(rush: bool, scores: list[int]) -> None:
    state = pad("ore", "ore", "ore", rush=rush)
    for seat in range(3):
        state.play(seat, Depart())
    assert state.result is not None
    assert state.result.scores == scores


def test_a_guess_keeps_what_is_known_and_deals_the_rest_anew() -> None:
    state = pad("ore seeds", "tools water", stack="reactor ore tools seeds")
    guesses = [state.guess(0, Random(seed)) for seed in range(20)]
    assert all(guess.view(0) == state.view(0) for guess in guesses)
    assert len({guess.digest() for guess in guesses}) > 10


@pytest.mark.parametrize("check", kit.CHECKS, ids=lambda check: check.name)
def test_the_kit(check: kit.Check) -> None:
    outcome = kit.examine(GAME, check)
    assert outcome.passed, outcome.text()
