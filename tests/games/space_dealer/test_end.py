"""The end (SD-140 to SD-148)."""

from __future__ import annotations

import pytest

from farport.games.space_dealer.state import Position
from farport.games.space_dealer.vocabulary import RUNOUT, SCORED, USABLE
from tests.games.space_dealer.table import (
    END,
    MINUTE,
    advanced,
    asked,
    at,
    begun,
    built,
    do,
    hand,
    hourglass,
    listed,
    load,
    plan,
    refused,
    to_choose,
)

MOIMOI = "ship:moimoi"


def last_minute(**options: object) -> Position:
    """Seat 0 has a mine run and a flight with RY to Ru'ul that end in the run-out."""
    state = begun(4, 1, **options)  # type: ignore[arg-type]
    at(state, MOIMOI, 3)
    load(state, MOIMOI, "RY")
    state.advance(END - 30_000)
    do(state, 0, "start_use", card="MIN-R-GB")
    do(state, 0, "start_flight", ship=MOIMOI, field=4)
    state.advance(END)
    return state


@pytest.mark.rule("SD-140", "SD-142")
def test_no_hourglass_is_started_and_no_card_drawn_in_the_run_out() -> None:
    state = last_minute()
    assert state.phase == RUNOUT
    state.tech[1] = 4
    plan(state, 1, "SOL-1")
    for kind, fields in (
        ("start_tech", {}),
        ("start_use", {"card": "MIN-Y-RB"}),
        ("start_build", {"card": "SOL-1"}),
        ("start_flight", {"ship": "ship:frokla", "field": 1}),
        ("draw", {"level": 2}),
    ):
        refused(state, 1, "E_PHASE", "SD-142", kind, **fields)
    refused(state, 1, "E_PHASE", "SD-015", "choose_start", side="R", mine="MIN-Y-RB", column=4)
    state.advance(END + 30_000)
    assert (hourglass(state, 0, 1), state.landed(0)) == (USABLE, True)
    do(state, 0, "use_card", hourglass=1)


@pytest.mark.rule("SD-143")
def test_what_needs_no_new_hourglass_stays_allowed() -> None:
    state = last_minute()
    do(state, 1, "plan", card=hand(state, 1)[0])
    state.advance(END + 30_000)
    assert {"deliver", "use_card", "release", "dump", "plan", "wait"} <= to_choose(state, 0)
    do(state, 0, "deliver", ship=MOIMOI, demand="MIN-G-RY#0")
    assert state.score(0) == 2


@pytest.mark.rule("SD-143")
def test_effects_only_by_option() -> None:
    before = begun(runout_free_actions="effects_only")
    at(before, MOIMOI, 4)
    load(before, MOIMOI, "RY")
    assert {"start_tech", "plan", "dump", "deliver"} <= to_choose(before, 0)  # all is as usual until then
    do(before, 0, "deliver", ship=MOIMOI, demand="MIN-G-RY#0")
    state = last_minute(runout_free_actions="effects_only")
    refused(state, 1, "E_PHASE", "SD-143", "plan", card=hand(state, 1)[0])
    refused(state, 0, "E_PHASE", "SD-143", "dump", holder=MOIMOI, goods={"R": 1})
    at(state, "ship:zartok", 4)
    load(state, "ship:zartok", "RY")
    refused(state, 3, "E_PHASE", "SD-143", "deliver", ship="ship:zartok", demand="MIN-G-RY#0")
    refused(state, 3, "E_PHASE", "SD-143", "deliver", ship="ship:zartok", demand="GIZ-01")  # before the rule level
    assert listed(state, 3, "deliver") == []
    assert to_choose(state, 3) == {"wait", "done"}
    state.advance(END + 30_000)
    assert to_choose(state, 0) == {"deliver", "use_card", "release", "wait", "done"}
    do(state, 0, "deliver", ship=MOIMOI, demand="MIN-G-RY#0")  # it landed in the run-out
    do(state, 0, "use_card", hourglass=1)


@pytest.mark.rule("SD-144")
def test_the_run_out_ends_after_seventy_seconds_or_when_all_are_done() -> None:
    state = last_minute()
    refused(begun(), 0, "E_PHASE", "SD-144", "done")
    for seat in (1, 2, 3):
        do(state, seat, "done")
    refused(state, 1, "E_PHASE", "SD-144", "done")
    refused(state, 0, "E_NOT_RUN_OUT", "SD-144", "done")
    assert asked(state) == (0,)
    late = state.copy()
    late.advance(END + 70_000)
    assert late.phase == SCORED
    assert late.now == END + 70_000
    state.advance(END + 30_000)
    events = do(state, 2, "plan", card=hand(state, 2)[0])  # withdraws its done
    assert [(event.kind, event.seat) for event in events][-1] == ("goes_on", 2)
    assert "goes_on" not in [event.kind for event in do(state, 2, "plan", card=hand(state, 2)[0])]  # it goes on already
    do(state, 0, "done")
    assert state.phase == RUNOUT
    do(state, 1, "wait")  # does not
    do(state, 2, "done")
    assert (state.phase, state.now) == (SCORED, END + 30_000)
    assert hourglass(state, 0, 1) == USABLE  # unused, and lost
    assert state.next_due is None


@pytest.mark.rule("SD-144")
def test_only_an_own_running_hourglass_forbids_to_be_done() -> None:
    state = begun()
    state.advance(END - 1)
    do(state, 1, "start_tech", hourglass=2)
    state.advance(END)
    refused(state, 1, "E_NOT_RUN_OUT", "SD-144", "done")
    assert state.default(1).data() == {"do": "wait"}
    for seat in (0, 2, 3):
        assert state.default(seat).data() == {"do": "done"}
        do(state, seat, "done")


@pytest.mark.rule("SD-144")
def test_void_hourglasses_do_not_delay_the_end() -> None:
    state = advanced()
    built(state, 1, "SAB-1", 5)
    state.attack_markers[state.built[1][-1]] = 1
    state.spare_markers -= 1
    state.advance(END - 1)
    do(state, 0, "start_tech")
    state.advance(END)
    do(state, 1, "sabotage", card="SAB-1", hourglass="0.1")
    for seat in range(4):
        do(state, seat, "done")
    assert state.phase == SCORED


@pytest.mark.rule("SD-144")
def test_when_all_is_over_nothing_is_open_and_nobody_waits() -> None:
    state = begun()
    built(state, 0, "DEP-R", 5)
    load(state, "depot:DEP-R", "R")
    at(state, "ship:ruul", 0)
    state.advance(END + 69_000)
    do(state, 0, "offer", partner=2, mine="depot:DEP-R", theirs="ship:ruul", give={"R": 1})
    do(state, 1, "wait", until=END + 80_000)
    do(state, 3, "wait")
    state.advance(END + 70_000)
    assert state.phase == SCORED
    assert (state.dump()["offers"], state.dump()["waiting"], state.wake_at) == ([], [], [0, 0, 0, 0])


@pytest.mark.rule("SD-145")
def test_only_one_run_out() -> None:
    state = begun()
    load(state, "ship:ruul", "GB")
    at(state, "ship:ruul", 0)
    load(state, MOIMOI, "RY")
    at(state, MOIMOI, 4)
    state.markers[2] = 1
    state.markers[0] = 1
    state.advance(END - 40_000)
    do_start = state.game.action({"do": "start_tech"})
    state.play(3, do_start)  # the same time, a smaller seq: it runs out
    state.play(2, state.game.action({"do": "deliver", "ship": "ship:ruul", "demand": "MIN-R-GB#0"}))
    assert (state.phase, state.runout_at) == (RUNOUT, END - 40_000)
    state.advance(END - 20_000)
    state.play(0, state.game.action({"do": "deliver", "ship": MOIMOI, "demand": "MIN-G-RY#0"}))
    assert state.runout_at == END - 40_000
    state.play(1, state.game.action({"do": "wait"}))
    state.advance(END)
    assert (state.phase, state.runout_at) == (RUNOUT, END - 40_000)
    assert 1 in state.to_move  # it is a full minute, as any other
    state.advance(END + 20_000)
    assert state.tech[3] == 1
    state.advance(END + 30_000)
    assert (state.phase, state.now) == (SCORED, END + 30_000)


def scored(points: list[int], markers: list[int], **options: object) -> Position:
    state = begun(3, 1, **options)  # type: ignore[arg-type]
    state.advance(END + 70_000)
    state.delivery_points = points
    state.markers = [10 - placed for placed in markers]
    return state


@pytest.mark.rule("SD-146")
def test_most_points_win() -> None:
    result = scored([3, 9, 5], [5, 1, 2]).result
    assert result is not None
    assert (result.winners, result.ranks, result.scores) == ((1,), [3, 1, 2], [3, 9, 5])
    assert result.reason == "time"


@pytest.mark.rule("SD-147")
@pytest.mark.parametrize(("option", "winner"), [(False, 0), (True, 1)])
def test_ties_are_broken_by_markers_placed(option: bool, winner: int) -> None:
    state = scored([9, 9, 5], [3, 2, 9], rules="advanced", gizzi_cards_break_ties=option)
    state.gizzi_taken[1] = [0, 1]
    result = state.result
    assert result is not None
    assert result.winners == (winner,)


@pytest.mark.rule("SD-148")
def test_a_tie_that_stays_is_shared() -> None:
    result = scored([9, 9, 5], [3, 3, 9]).result
    assert result is not None
    assert (result.winners, result.ranks) == ((0, 1), [1, 1, 3])


def test_a_policy_that_only_waits_reaches_the_end_after_thirty_two_decisions() -> None:
    state = begun()
    asked = 0
    while state.result is None:
        for seat in state.to_move:
            do(state, seat, "wait")
            asked += seat == 0
        if state.next_due is not None:
            state.advance(state.next_due)
    assert asked == 32
    assert state.now == END + 70_000
    assert state.terms.hourglass_ms == MINUTE
