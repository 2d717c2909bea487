"""Clock, commands, order (SD-001 to SD-019)."""

from __future__ import annotations

import pytest

from farport.games.space_dealer import GAME
from farport.games.space_dealer.refusals import PAUSED
from farport.games.space_dealer.vocabulary import ACTIVE, CARDS, INACTIVE, REMOVED, RUNNING, RUNOUT, SCORED, USABLE
from farport.kernel import ActionError, FarportError, Move
from tests.games.space_dealer.table import (
    END,
    MINUTE,
    advanced,
    asked,
    at,
    begun,
    built,
    card,
    dealt,
    do,
    hourglass,
    kinds,
    listed,
    load,
    plan,
    refused,
    to_choose,
)


@pytest.mark.rule("SD-001")
def test_time_is_a_number_of_milliseconds_that_only_grows() -> None:
    state = begun()
    assert state.now == 0
    state.advance(1)
    assert state.now == 1
    with pytest.raises(FarportError, match="the game time is 1 ms; it cannot go back to 0 ms"):
        state.advance(0)
    assert state.now == 1


@pytest.mark.rule("SD-002", "SD-140")
def test_a_game_lasts_thirty_minutes() -> None:
    state = begun()
    state.advance(END - 1)
    assert state.phase == RUNNING
    state.advance(END)
    assert state.phase == RUNOUT


@pytest.mark.rule("SD-003", "SD-009")
@pytest.mark.parametrize("start", [0, 1, 59_999, 123_456])
def test_every_hourglass_runs_exactly_a_minute(start: int) -> None:
    state = begun()
    state.advance(start)
    do(state, 0, "start_use", card="MIN-R-GB")
    do(state, 3, "start_tech")
    state.advance(start + MINUTE - 1)
    assert (hourglass(state, 0, 1), hourglass(state, 3, 1)) == (ACTIVE, ACTIVE)
    state.advance(start + MINUTE)
    assert (hourglass(state, 0, 1), hourglass(state, 3, 1)) == (USABLE, INACTIVE)


@pytest.mark.rule("SD-004")
def test_everybody_may_act_at_any_time() -> None:
    state = begun()
    assert asked(state) == (0, 1, 2, 3)
    for seat, kind in ((2, "start_tech"), (0, "start_tech"), (2, "wait"), (1, "start_tech"), (3, "start_tech")):
        do(state, seat, kind)
    assert all(state.legal(seat) for seat in range(4))


@pytest.mark.rule("SD-005", "SD-006", "SD-007", "SD-008")
def test_commands_take_effect_one_after_another_and_take_no_time() -> None:
    state = begun()
    for ship in ("ship:frokla", "ship:ruul"):
        at(state, ship, 0)
        load(state, ship, "GB")
    seq = state.seq
    do(state, 2, "deliver", ship="ship:ruul", demand="MIN-R-GB#0")
    assert (state.seq, state.now) == (seq + 1, 0)
    # Whatever the second client believed: the command is judged by the present state.
    refused(state, 1, "E_DEMAND_DONE", "SD-090", "deliver", ship="ship:frokla", demand="MIN-R-GB#0")
    assert state.seq == seq + 1


@pytest.mark.rule("SD-010", "SD-011")
def test_timer_events_follow_from_the_state_in_time_order() -> None:
    state = begun()
    do(state, 1, "start_tech")
    state.advance(10_000)
    do(state, 0, "start_tech")
    do(state, 0, "start_use", card="MIN-R-GB")
    due: list[int | None] = []
    while state.now < 120_000:
        due.append(state.next_due)
        state.advance(state.next_due or 0)
    assert due == [60_000, 70_000, 120_000]
    twin = begun()
    do(twin, 1, "start_tech")
    twin.advance(10_000)
    do(twin, 0, "start_tech")
    do(twin, 0, "start_use", card="MIN-R-GB")
    assert [event.seat for event in twin.advance(120_000)] == [1, 0, 0]
    assert twin.digest() == state.digest()


@pytest.mark.rule("SD-011")
def test_what_happens_by_itself_is_told_once_and_apart_from_what_commands_do() -> None:
    state = begun()
    start = GAME.action({"do": "start_tech"})
    state.apply(0, start)
    events = state.advance(MINUTE)
    assert kinds(events) == ["tech_raised"]
    state.apply(0, start)
    assert kinds(events) == ["tech_raised"]


@pytest.mark.rule("SD-012")
def test_order_at_equal_times() -> None:
    state = begun(offer_ttl_ms=60_000)
    state.advance(END - MINUTE)
    do(state, 2, "start_tech")
    built(state, 0, "DEP-R", 5)
    load(state, "depot:DEP-R", "R")
    at(state, "ship:ruul", 0)
    at(state, "ship:frokla", 0)
    do(state, 0, "offer", partner=2, mine="depot:DEP-R", theirs="ship:ruul", give={"R": 1})
    do(state, 0, "offer", partner=1, mine="depot:DEP-R", theirs="ship:frokla", give={"R": 1})
    do(state, 0, "start_tech")
    events = state.advance(END)
    assert [(event.kind, event.seat or event.data.get("partner")) for event in events] == [
        ("tech_raised", 2),
        ("tech_raised", None),
        ("offer_expired", 2),
        ("offer_expired", 1),
        ("runout_began", None),
    ]
    refused(state, 0, "E_PHASE", "SD-142", "start_tech")


@pytest.mark.rule("SD-013")
def test_a_pause_is_time_that_does_not_pass() -> None:
    """The table refuses commands while it is paused; the record is the same with and without a pause."""
    state = begun()
    do(state, 0, "start_tech")
    for _ in range(3):
        state.advance(state.now)
    assert state.due[0] == MINUTE
    assert (PAUSED.rule, PAUSED.code) == ("SD-013", "E_PAUSED")
    assert GAME.options["pause_policy"].choices == ("unanimous", "host", "never")


@pytest.mark.rule("SD-014")
def test_nothing_is_done_for_an_absent_seat_but_what_happens_by_itself() -> None:
    state = begun()
    do(state, 0, "start_use", card="MIN-R-GB")
    do(state, 0, "start_tech")
    state.advance(600_000)
    assert (hourglass(state, 0, 1), hourglass(state, 0, 2), state.tech[0]) == (USABLE, INACTIVE, 1)
    assert state.default(0).data() == {"do": "wait"}


@pytest.mark.rule("SD-015")
def test_phase_ownership_existence() -> None:
    state = begun()
    refused(state, 0, "E_PHASE", "SD-015", "choose_start", side="R", mine="MIN-R-GB", column=4)
    refused(state, 0, "E_NOT_YOURS", "SD-015", "start_use", card="MIN-Y-RB")
    refused(state, 0, "E_NOT_YOURS", "SD-015", "start_flight", ship="ship:ruul", field=1)
    refused(state, 0, "E_UNKNOWN", "SD-015", "start_flight", ship="ship:wit", field=1)
    for field in (8, 9):
        refused(state, 0, "E_UNKNOWN", "SD-015", "start_flight", ship="ship:moimoi", field=field)
    for partner in (4, 7):
        refused(state, 3, "E_UNKNOWN", "SD-015", "offer", partner=partner)
    refused(state, 0, "E_UNKNOWN", "SD-015", "start_tech", hourglass=3)
    refused(state, 0, "E_UNKNOWN", "SD-015", "release", hourglass=3)
    refused(state, 0, "E_UNKNOWN", "SD-015", "plan", card="2/GEN-1")
    refused(state, 0, "E_UNKNOWN", "SD-015", "dump", holder="depot:MIN-R-GB", goods={"R": 1})
    state.advance(END + 70_000)
    assert state.phase == SCORED
    refused(state, 0, "E_PHASE", "SD-015", "wait")
    assert state.legal(0) == []


@pytest.mark.rule("SD-015")
@pytest.mark.parametrize("name", ["2/GEN-1", "2/MIN-R-GB"])
@pytest.mark.parametrize("kind", ["plan", "keep", "start_build", "start_use"])
def test_at_a_table_with_one_box_there_are_no_cards_of_a_second(kind: str, name: str) -> None:
    refused(begun(), 0, "E_UNKNOWN", "SD-015", kind, card=name)


@pytest.mark.rule("SD-015")
@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        ("start_tech", {}),
        ("start_build", {"card": "MIN-Y-RB"}),
        ("start_use", {"card": "MIN-Y-RB"}),
        ("start_flight", {"ship": "ship:ruul", "field": 1}),
        ("release", {}),
        ("cancel", {}),
        ("use_tech", {}),
        ("use_card", {}),
        ("use_build", {"site": 99}),
    ],
)
def test_an_hourglass_in_the_reserve_does_not_exist_and_that_is_asked_before_ownership(
    kind: str, fields: dict[str, object]
) -> None:
    for state in (begun(), advanced()):
        refused(state, 0, "E_UNKNOWN", "SD-015", kind, hourglass=3, **fields)
    refused(advanced(), 0, "E_UNKNOWN", "SD-015", "discard_planned", hourglass=3)


@pytest.mark.rule("SD-016")
def test_order_of_checks() -> None:
    """Phase, budget, rule level, existence, ownership, hourglass, the rule's own, and the free hourglass last."""
    state = begun()
    do(state, 0, "start_tech")
    do(state, 0, "start_use", card="MIN-R-GB")
    refused(state, 0, "E_FIELD_OCCUPIED", "SD-033", "start_tech")
    refused(state, 0, "E_NO_FREE_HOURGLASS", "SD-022", "start_flight", ship="ship:moimoi", field=1)
    refused(state, 0, "E_NOT_YOURS", "SD-015", "start_use", card="MIN-Y-RB")
    refused(state, 0, "E_NOT_IN_BASIC", "SD-105", "sabotage", card="2/SAB-1", hourglass="7.9")
    refused(state, 0, "E_UNKNOWN", "SD-015", "move_goods", from_="depot:DEP-R", to="ship:ruul", goods={})
    refused(state, 0, "E_NOT_YOURS", "SD-015", "move_goods", from_="ship:ruul", to="ship:ruul", goods={})
    refused(state, 0, "E_DESTINATION", "SD-080", "move_goods", from_="ship:moimoi", to="ship:moimoi", goods={})
    refused(state, 0, "E_NOT_RUN_OUT", "SD-028", "use_build", hourglass=1, site=99)
    state.commands[0] = 64
    refused(state, 0, "E_TOO_MANY", "SD-018", "sabotage", card="2/SAB-1", hourglass="7.9")
    state.advance(END)
    refused(state, 0, "E_PHASE", "SD-142", "start_tech", hourglass=9)


@pytest.mark.rule("SD-016")
def test_malformed_commands_never_reach_the_rules() -> None:
    for data in (
        {"do": "draw", "level": 7},
        {"do": "dump", "holder": "ship:moimoi", "goods": {"R": -1}},
        {"do": "plan", "card": "MIN-X-YZ"},
        {"do": "fly"},
        {"do": "start_flight", "ship": "ship:pluto", "field": 1},
        {"do": "accept", "offer": "0-1"},
        {"do": "sabotage", "card": "SAB-1", "hourglass": "1"},
        {"do": "use_card", "hourglass": 1, "placements": [["R"]]},
        {"do": "use_card", "hourglass": 1, "swaps": [["ship:moimoi", "R"]]},
        {"do": "deliver", "ship": "ship:moimoi", "demand": "MIN-R-GB#9"},
        {"do": "use_build", "hourglass": 1, "site": "M"},
        {"do": "offer", "partner": 1, "give_cards": ["SOL-1", "SOL-1"]},
        {"do": "wait", "until": -5},
    ):
        with pytest.raises(ActionError):
            GAME.action(data)
    with pytest.raises(ActionError, match="wait: unknown field 'untill'; its fields are: until"):
        GAME.action({"do": "wait", "untill": 5_000})
    with pytest.raises(ActionError, match="start_flight: the field ship is missing"):
        GAME.action({"do": "start_flight", "field": 1})


@pytest.mark.rule("SD-017")
def test_waiting() -> None:
    state = begun()
    do(state, 0, "wait")
    assert asked(state) == (1, 2, 3)
    refused(state, 0, "E_WAITING", "SD-017", "wait")
    assert listed(state, 0, "wait") == []
    do(state, 0, "start_tech")
    assert asked(state) == (0, 1, 2, 3)
    for until in (0, 99, 60_001):
        refused(state, 0, "E_WAITING", "SD-017", "wait", until=until)
    do(state, 0, "wait", until=100)
    do(state, 1, "wait")
    assert state.next_due == 100
    state.advance(100)
    assert asked(state) == (0, 2, 3)
    do(state, 0, "wait")
    state.advance(MINUTE)
    assert asked(state) == (0, 1, 2, 3)
    state.advance(MINUTE + 500)
    for until in (MINUTE + 599, 2 * MINUTE + 501):
        refused(state, 0, "E_WAITING", "SD-017", "wait", until=until)
    do(state, 0, "wait", until=2 * MINUTE + 500)


@pytest.mark.rule("SD-017")
def test_woken_by_timer_events() -> None:
    state = begun()
    state.advance(1_000)
    do(state, 3, "start_tech")
    for seat in range(4):
        do(state, seat, "wait")
    state.advance(MINUTE)
    assert asked(state) == (0, 1, 2, 3)
    for seat in range(4):
        do(state, seat, "wait")
    state.advance(61_000)
    assert asked(state) == (0, 1, 2, 3)


@pytest.mark.rule("SD-017")
def test_woken_by_what_concerns_the_seat() -> None:
    state = begun()
    built(state, 0, "DEP-R", 5)
    at(state, "ship:ruul", 0)
    load(state, "ship:ruul", "GBRR")
    for seat in (0, 1, 3):
        do(state, seat, "wait")
    do(state, 2, "offer", partner=0, mine="ship:ruul", theirs="depot:DEP-R", give={"R": 1})
    assert asked(state) == (0, 2)
    do(state, 0, "wait")
    do(state, 2, "withdraw", offer="2-0-1")
    assert asked(state) == (0, 2)
    do(state, 0, "wait")
    do(state, 2, "deliver", ship="ship:ruul", demand="MIN-R-GB#0")
    assert asked(state) == (0, 2)
    do(state, 0, "wait")
    do(state, 2, "offer", partner=0, mine="ship:ruul", theirs="depot:DEP-R", give={"R": 1})
    do(state, 2, "wait")
    do(state, 0, "decline", offer="2-0-2")
    assert asked(state) == (0, 2)
    do(state, 0, "wait")
    do(state, 2, "start_flight", ship="ship:ruul", field=1)
    assert asked(state) == (0, 2)


@pytest.mark.rule("SD-017")
def test_woken_by_attacks_gizzi_cards_and_goods_on_neutral_planets() -> None:
    state = advanced()
    built(state, 1, "SAB-1", 5)
    state.attack_markers[card("SAB-1")] = 1
    state.spare_markers -= 1
    do(state, 0, "start_tech")
    at(state, "ship:zartok", 1)
    at(state, "ship:ruul", 1)
    load(state, "ship:ruul", "RRRYYYGGGBBB"[:8])
    for seat in (0, 2, 3):
        do(state, seat, "wait")
    do(state, 1, "sabotage", card="SAB-1", hourglass="0.1")
    assert asked(state) == (0, 1)
    do(state, 2, "move_goods", from_="ship:ruul", to="field:1", goods={"R": 1})
    assert asked(state) == (0, 1, 2, 3)
    do(state, 3, "wait")
    do(state, 2, "move_goods", from_="field:1", to="ship:ruul", goods={"R": 1})
    do(state, 3, "wait")
    state.gizzi_deck.append(state.gizzi_up[1])
    state.gizzi_deck.remove(0)
    state.gizzi_up[1] = 0
    do(state, 2, "deliver", ship="ship:ruul", demand="GIZ-01")
    assert 3 in state.to_move


@pytest.mark.rule("SD-017")
def test_woken_by_a_departure_from_home_while_the_own_ship_is_away() -> None:
    state = begun()
    at(state, "ship:moimoi", 3)
    for ship in ("ship:ruul", "ship:frokla"):
        at(state, ship, 0)
    do(state, 2, "start_flight", ship="ship:ruul", field=1)
    for seat in (0, 2, 3):
        do(state, seat, "wait")
    do(state, 1, "start_flight", ship="ship:frokla", field=1)
    assert asked(state) == (0, 1)  # seat 2 is under way, and no longer there


@pytest.mark.rule("SD-017")
def test_woken_by_a_block_on_ones_field() -> None:
    state = advanced()
    built(state, 1, "ROC-1", 5)
    state.attack_markers[card("ROC-1")] = 1
    state.spare_markers -= 1
    for seat in (0, 2, 3):
        do(state, seat, "wait")
    do(state, 1, "block", card="ROC-1", target="MIN-R-GB")
    assert asked(state) == (0, 1)


@pytest.mark.rule("SD-017", "SD-112")
def test_a_second_run_of_a_sabotaged_flight_is_no_departure() -> None:
    state = advanced(sabotaged_ship="retry")
    built(state, 1, "SAB-1", 5)
    state.attack_markers[card("SAB-1")] = 1
    state.spare_markers -= 1
    at(state, "ship:moimoi", 4)
    do(state, 2, "wait")
    do(state, 0, "start_flight", ship="ship:moimoi", field=5)
    assert 2 in asked(state)
    do(state, 2, "wait")
    do(state, 1, "sabotage", card="SAB-1", hourglass="0.1")
    do(state, 0, "start_flight", ship="ship:moimoi", field=5)
    assert asked(state) == (0, 1, 3)


@pytest.mark.rule("SD-017")
def test_goods_moved_between_own_holders_wake_nobody() -> None:
    state = begun()
    built(state, 0, "DEP-R", 5)
    load(state, "depot:DEP-R", "R")
    at(state, "ship:ruul", 0)
    do(state, 2, "wait")
    do(state, 0, "move_goods", from_="depot:DEP-R", to="ship:moimoi", goods={"R": 1})
    assert asked(state) == (0, 1, 3)


@pytest.mark.rule("SD-017")
def test_the_reaction_of_bots_is_delayed_by_option() -> None:
    state = begun(bot_reaction_ms=250)
    for seat in range(4):
        do(state, seat, "wait")
    state.advance(MINUTE)
    assert asked(state) == ()
    assert state.next_due == MINUTE + 250
    state.advance(MINUTE + 250)
    assert asked(state) == (0, 1, 2, 3)
    state.advance(2 * MINUTE)
    assert state.next_due == 3 * MINUTE  # nobody waits, and so nobody is to be woken


@pytest.mark.rule("SD-017")
def test_a_delayed_reaction_does_not_put_off_an_earlier_wake_up() -> None:
    state = begun(bot_reaction_ms=250)
    for ship in ("ship:ruul", "ship:frokla"):
        at(state, ship, 0)
    do(state, 0, "wait", until=100)
    do(state, 3, "wait", until=1_000)
    state.advance(50)
    do(state, 2, "start_flight", ship="ship:ruul", field=6)
    assert state.wake_at == [100, 0, 0, 1_000]
    state.advance(100)
    assert asked(state) == (0, 1, 2)
    do(state, 0, "wait", until=1_000)
    do(state, 1, "start_flight", ship="ship:frokla", field=6)
    assert state.wake_at == [350, 0, 0, 1_000]


@pytest.mark.rule("SD-018")
def test_offers_at_one_instant() -> None:
    state = begun()
    built(state, 0, "DEP-R", 5)
    load(state, "depot:DEP-R", "R")
    at(state, "ship:ruul", 0)
    fields = {"partner": 2, "mine": "depot:DEP-R", "theirs": "ship:ruul", "give": {"R": 1}}
    for _ in range(4):
        do(state, 0, "offer", **fields)
    refused(state, 0, "E_TOO_MANY", "SD-018", "offer", **fields)
    assert listed(state, 0, "offer") == []
    state.advance(1)
    for _ in range(4):
        do(state, 0, "offer", **fields)


@pytest.mark.rule("SD-018")
def test_a_spent_budget_leaves_waiting() -> None:
    state = begun()
    state.commands[0] = 64
    assert [action.data() for action in state.legal(0)] == [{"do": "wait"}]
    assert 0 not in state.to_move
    do(state, 0, "wait")
    state.advance(1)
    assert len(state.legal(0)) > 1


@pytest.mark.rule("SD-018")
def test_when_all_is_over_a_spent_budget_leaves_nothing() -> None:
    state = begun()
    state.advance(END)
    state.commands[0] = 64
    assert to_choose(state, 0) == {"wait", "done"}
    for seat in range(4):
        do(state, seat, "done")
    assert state.legal(0) == []
    refused(state, 0, "E_PHASE", "SD-015", "wait")


@pytest.mark.rule("SD-019")
def test_refusals_tell_nothing_hidden() -> None:
    """A card of a pile, a removed one, another's personal pile: all alike."""
    state = dealt(3, rules="advanced")
    for seat in range(3):
        state.play(seat, state.default(seat))
    removed = next(CARDS[number] for number in range(24, 72) if state.place[number] == REMOVED)
    hidden = [removed, CARDS[state.piles[2][0]], CARDS[state.piles[3][0]], CARDS[state.personal[1][0]]]
    for name in hidden:
        refused(state, 0, "E_NOT_IN_PILE", "SD-031", "plan", card=name)
        refused(state, 0, "E_NOT_PLANNED", "SD-042", "start_build", card=name)
        refused(state, 0, "E_NO_HOURGLASS_FIELD", "SD-060", "start_use", card=name)
        refused(state, 0, "E_NOT_PLANNED", "SD-083", "offer", partner=1, take_cards=[name])
        refused(state, 0, "E_NO_CHOICE", "SD-037", "keep", card=name)
    state.tech[0] = 2
    do(state, 0, "draw", level=2)
    for name in (removed, CARDS[state.piles[2][0]], CARDS[state.personal[1][0]]):
        refused(state, 0, "E_UNKNOWN", "SD-037", "keep", card=name)
    load(state, "ship:moimoi", "RRYYGGBB")
    at(state, "ship:moimoi", 2)
    for name in hidden:
        if state.terms.demand_count[card(name)]:
            refused(state, 0, "E_NOT_HERE", "SD-094", "deliver", ship="ship:moimoi", demand=f"{name}#0")


def test_a_record_replays_to_the_same_digest() -> None:
    state = dealt()
    moves: list[Move] = []
    for seat in range(4):
        action = state.default(seat)
        moves.append(Move(seat, action.data(), 0))
        state.play(seat, action)
    plan_of_moves = [(0, "start_tech", 0), (1, "wait", 5), (0, "wait", 70_000), (2, "start_tech", 70_000)]
    for seat, kind, time in plan_of_moves:
        state.advance(time)
        do(state, seat, kind)
        moves.append(Move(seat, {"do": kind}, time))
    state.advance(2_000_000)
    moves.append(Move(None, None, state.now))
    record = GAME.record(4, 1, {}, moves, state.digest())
    assert GAME.replay(record).digest() == state.digest()
    late = GAME.record(4, 1, {}, [*moves[:-1], Move(3, {"do": "wait"}, 69_999)], None)
    with pytest.raises(FarportError, match="it cannot go back"):
        GAME.replay(late)


def test_kinds_of_events_are_told_in_order() -> None:
    state = begun()
    plan(state, 0, "MIN-R-YG")
    do(state, 0, "start_build", card="MIN-R-YG")
    assert kinds(state.advance(MINUTE)) == ["hourglass_usable"]
