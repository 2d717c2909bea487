"""What a log leads to, entry by entry: clocks, lag, absence, timed games, snapshots. No server, no waiting."""

from __future__ import annotations

from typing import Any

import pytest

from farport.kernel import Event, game
from farport.server.errors import Refuse
from farport.server.protocol.shapes import TableSettings, TimeControl
from farport.server.tables.charter import Charter
from farport.server.tables.clocks import DAY_MS
from farport.server.tables.counting import Count
from farport.server.tables.due import due_at
from farport.server.tables.entry import LogEntry
from farport.server.tables.play import Play
from farport.server.tables.seating import GRACE_MS, LAG_QUOTA_START_MS
from farport.server.tables.snapshot import freeze, thaw
from tests.server.sand import GAME as SAND

SECOND = 1_000
MINUTE = 60_000


def table(seats: int = 2, *, of: Any = None, **settings: Any) -> Play:
    """A table that was started at moment 0, with a person at every seat."""
    played = game("forgotten-planet") if of is None else of
    options = played.options.resolve(seats, {})
    charter = Charter("t", played, seats, options, 7, TableSettings(**settings), None)
    chairs = [{"person": f"p{seat}"} for seat in range(seats)]
    return Play.start(charter, LogEntry("start", 0, seq=1, data={"seats": chairs}))


def then(play: Play, kind: str, at: int, **fields: Any) -> Play:
    entry = LogEntry(kind, at, seq=play.seq + 1, **fields)
    return play.after(entry)


def moved(play: Play, at: int, lag: int = 0, seat: int | None = None) -> Play:
    """The seat that is asked does the first thing that is allowed."""
    seat = play.to_move[0] if seat is None else seat
    action = play.state.legal(seat)[0].data()
    at_ms = None if play.time is None else max(play.state.now, play.time.at(at))
    return then(play, "move", at, seat=seat, by="person", action=action, at_ms=at_ms, data={"lag": lag})


LIVE = TimeControl(kind="live", bank_s=60, increment_s=5)


def test_a_live_clock_counts_down_while_one_is_asked_and_gains_at_the_end_of_the_turn() -> None:
    play = table(time=LIVE)
    seat = play.to_move[0]
    assert play.seats[seat].up_at == 60 * SECOND
    play = moved(play, 10 * SECOND)
    used = play.seats[seat]
    if used.since is None:  # the turn went to the other seat
        assert used.left_ms == 55 * SECOND
    else:
        assert used.left_ms == 50 * SECOND
    assert used.spent_ms == 10 * SECOND


def test_a_turn_that_is_over_stops_the_clock_and_starts_the_others() -> None:
    play = table(time=LIVE)
    first = play.to_move[0]
    at = 0
    while play.to_move == (first,):
        at += SECOND
        play = moved(play, at)
    assert play.seats[first].since is None
    assert play.seats[first].left_ms == 60 * SECOND - at + 5 * SECOND
    assert play.seats[play.to_move[0]].since == at


def test_lag_is_given_back_only_as_far_as_the_quota_goes() -> None:
    play = moved(table(time=LIVE), 10 * SECOND, lag=400)
    seat = next(seat for seat in play.seats if seat.spent_ms)
    assert seat.lag_ms == 400
    assert seat.spent_ms == 9_600
    play = moved(table(time=LIVE), 10 * SECOND, lag=3_600_000)
    seat = next(seat for seat in play.seats if seat.spent_ms)
    assert seat.lag_ms == LAG_QUOTA_START_MS


def test_days_per_move_begin_anew_with_every_move() -> None:
    play = table(time=TimeControl(kind="days", days=2))
    seat = play.to_move[0]
    assert play.seats[seat].up_at == 2 * DAY_MS
    play = moved(play, DAY_MS)
    asked = play.seats[play.to_move[0]]
    assert asked.up_at == DAY_MS + 2 * DAY_MS
    assert due_at(play) == 3 * DAY_MS


def test_whoever_is_away_is_played_for_and_can_come_back() -> None:
    play = table(absence="default", absence_minutes=5)
    seat = play.to_move[0]
    assert due_at(play) == 5 * MINUTE
    play = then(play, "seat", 5 * MINUTE, seat=seat, data={"keeper": "default", "why": "absent"})
    assert play.seats[seat].keeper == "default"
    assert due_at(play) == 0  # the default action plays at once
    with pytest.raises(Refuse, match="no_change"):
        then(play, "seat", 5 * MINUTE, seat=seat, data={"keeper": "default", "why": "absent"})
    back = then(play, "seat", 6 * MINUTE, seat=seat, by="person", data={"keeper": "person", "why": "back"})
    assert back.seats[seat].keeper == "person"
    acted = moved(play, 6 * MINUTE)
    assert acted.seats[seat].keeper == "person"


def test_coming_back_to_an_empty_clock_leaves_time_to_look_around() -> None:
    play = table(time=LIVE)
    seat = play.to_move[0]
    play = then(play, "seat", 61 * SECOND, seat=seat, data={"keeper": "caretaker", "why": "time"})
    play = then(play, "seat", 62 * SECOND, seat=seat, by="person", data={"keeper": "person", "why": "back"})
    assert play.seats[seat].left_ms == GRACE_MS


def test_an_outage_is_credited() -> None:
    play = table(time=LIVE)
    seat = play.to_move[0]
    play = then(play, "credit", 50 * SECOND, data={"why": "outage", "ms": 40 * SECOND})
    assert play.seats[seat].left_ms == 50 * SECOND


def test_who_has_resigned_takes_nothing_back() -> None:
    play = moved(table(3), 5)
    play = then(play, "resign", 6, seat=0, by="person", data={"why": "person"})
    for kind in ("undo", "ask_undo"):
        with pytest.raises(Refuse, match="resigned"):
            then(play, kind, 7, seat=0, by="person", data={"to": 1})


def test_two_ways_to_go_on_from_one_position_know_nothing_of_each_other() -> None:
    """As when a move loses the race for its number: what was judged on is still there, and is judged on again."""
    play = moved(moved(table(), SECOND), 2 * SECOND)
    one = moved(play, 3 * SECOND)
    other = moved(moved(play, 4 * SECOND), 5 * SECOND)
    back = then(other, "undo", 6 * SECOND, seat=other.line[-1].seat, data={"to": other.line[-2].seq})
    back = moved(back, 7 * SECOND)
    assert [step.seq for step in play.line] == [2, 3]
    assert [step.seq for step in one.line] == [2, 3, 4]
    assert [step.seq for step in other.line] == [2, 3, 4, 5]
    assert [step.seq for step in back.line] == [2, 3, 4, 7]


def test_a_log_from_before_goes_back_by_the_consent_it_had_then() -> None:
    """Who must agree was not written down: it was whoever played at the moment."""
    play = moved(table(), 5)
    play = moved(play, 6)
    play = then(play, "seat", 7, seat=1, data={"keeper": "caretaker", "why": "absent"})
    back = then(play, "undo", 8, seat=0, by="person", data={"to": 1})
    assert back.line == []
    assert play.must_agree(0, 1) == sorted({step.seat for step in play.line if step.seat not in (0, None)})


def test_nobody_acts_while_the_table_is_paused_and_no_time_is_counted() -> None:
    play = table(time=LIVE)
    for seat in (0, 1):
        play = then(play, "vote", 10 * SECOND, seat=seat, by="person", data={"what": "pause", "yes": True})
    assert play.status == "paused"
    with pytest.raises(Refuse, match="paused"):
        moved(play, 20 * SECOND)
    for seat in (0, 1):
        play = then(play, "vote", 900 * SECOND, seat=seat, by="person", data={"what": "continue", "yes": True})
    asked = play.seats[play.to_move[0]]
    assert asked.since == 900 * SECOND
    assert asked.spent_ms == 10 * SECOND


# ---------------------------------------------------------------------- timed games


def chosen(pace: int = 100, seats: int = 2, **settings: Any) -> Play:
    """Everybody has chosen; the clock waits for all to be ready."""
    play = table(seats, of=SAND, pace=pace, **settings)
    for seat in range(seats):
        play = then(play, "move", 100, seat=seat, by="person", action={"do": "choose"}, at_ms=0)
    return play


def test_the_clock_stands_until_everybody_is_ready() -> None:
    play = table(of=SAND)
    assert not play.ready_check
    assert due_at(play) == 300  # the time for choices is over
    play = chosen()
    assert play.ready_check
    assert due_at(play) is None
    with pytest.raises(Refuse, match="not_ready"):
        moved(play, 200, seat=0)
    play = then(play, "ready", 1_000, seat=0, by="person")
    assert play.time is not None
    assert not play.time.running
    play = then(play, "ready", 5_000, seat=1, by="person")
    assert play.time is not None
    assert play.time.running
    assert due_at(play) == 6_000


def test_a_ready_check_waits_no_longer_than_the_table_allows() -> None:
    play = chosen(absence="caretaker", absence_minutes=1)
    assert due_at(play) == MINUTE
    play = then(play, "ready", 1_000, seat=0, by="person")
    play = then(play, "seat", MINUTE, seat=1, data={"keeper": "caretaker", "why": "absent"})
    assert play.time is not None
    assert play.time.running, "whoever is left is ready"
    assert play.time.anchor == MINUTE


def test_the_clock_starts_when_the_last_who_was_waited_for_resigns() -> None:
    play = chosen(seats=3)
    for seat in (0, 1):
        play = then(play, "ready", 1_000, seat=seat, by="person")
    play = then(play, "resign", 2_000, seat=2, by="person", data={"why": "person"})
    assert play.time is not None
    assert play.time.running
    assert play.time.anchor == 2_000


def test_after_a_pause_the_wait_for_everybody_begins_anew() -> None:
    play = chosen(absence="caretaker", absence_minutes=1)
    for seat in (0, 1):
        play = then(play, "ready", 5_000, seat=seat, by="person")
    for what, at in (("pause", 5_400), ("continue", 10 * MINUTE)):
        for seat in (0, 1):
            play = then(play, "vote", at, seat=seat, by="person", data={"what": what, "yes": True})
    assert due_at(play) == 11 * MINUTE


def running_sand(pace: int = 100) -> Play:
    play = chosen(pace)
    for seat in (0, 1):
        play = then(play, "ready", 5_000, seat=seat, by="person")
    return play


@pytest.mark.parametrize(("pace", "wall"), [(100, 6_000), (200, 5_500), (50, 7_000), (30, 8_334)])
def test_pace_makes_game_time_pass_faster_or_slower(pace: int, wall: int) -> None:
    play = running_sand(pace)
    assert play.time is not None
    assert play.state.next_due == 1_000
    assert play.time.wall(1_000) == wall
    assert play.time.at(wall) >= 1_000
    assert play.time.at(wall - 1) < 1_000
    assert due_at(play) == wall


def test_time_passes_as_an_entry_and_moves_carry_their_time() -> None:
    play = running_sand()
    play = then(play, "time", 6_003, at_ms=1_000)
    assert play.state.now == 1_000
    play = then(play, "move", 6_500, seat=0, by="person", action={"do": "tap"}, at_ms=1_500)
    assert play.state.now == 1_500
    with pytest.raises(Refuse, match="Not now"):
        then(play, "move", 6_600, seat=0, by="person", action={"do": "tap"}, at_ms=1_600)


def test_a_pause_keeps_the_clock_and_needs_a_ready_check_again() -> None:
    play = running_sand()
    for seat in (0, 1):
        play = then(play, "vote", 5_400, seat=seat, by="person", data={"what": "pause", "yes": True})
    assert play.time is not None
    assert not play.time.running
    assert play.time.shows == 400
    for seat in (0, 1):
        play = then(play, "vote", 60_000, seat=seat, by="person", data={"what": "continue", "yes": True})
    assert play.ready_check
    for seat in (0, 1):
        play = then(play, "ready", 61_000, seat=seat, by="person")
    assert play.time is not None
    assert play.time.wall(1_000) == 61_600


def test_an_outage_stops_the_clock_where_it_was() -> None:
    play = running_sand()
    play = then(play, "pause", 99_000, data={"why": "outage", "since": 5_250})
    assert play.time is not None
    assert play.time.shows == 250
    assert play.ready_check


def test_nothing_is_taken_back_against_the_clock() -> None:
    play = running_sand()
    with pytest.raises(Refuse) as refused:
        then(play, "undo", 5_100, seat=0, by="person", data={"to": 1})
    assert refused.value.params == {"reason": "clock"}


# ---------------------------------------------------------------------- snapshots


@pytest.mark.parametrize("make", [lambda: moved(table(time=LIVE), 5), running_sand], ids=["turns", "timed"])
def test_a_snapshot_is_the_same_play(make: Any) -> None:
    play = make()
    again = thaw(play.charter, freeze(play))
    assert again is not None
    assert freeze(again) == freeze(play)
    assert again.to_move == play.to_move
    assert again.state.digest() == play.state.digest()


def test_a_damaged_snapshot_is_passed_over() -> None:
    play = table()
    assert thaw(play.charter, b"nonsense") is None
    assert thaw(play.charter, freeze(play)[:-9]) is None


def test_a_private_event_is_kept_and_told_to_its_witnesses() -> None:
    whisper = Event("whispered", 0, {"word": "moon"}, witnesses=(0, 2), private=True)
    row = LogEntry("move", 0, seq=2, seat=0, by="person", events=[whisper]).row("t")
    known = Count((), ())
    told = [
        LogEntry.from_row(row).seen_by(seat, known, actions_are_public=False, undone=False).events for seat in range(3)
    ]
    assert told == [[whisper.full()], [], [whisper.full()]]
    older = [*row[:-1], '[["dawn", null, {}, null, [], true]]']  # as it was written before there were private events
    (dawn,) = LogEntry.from_row(older).events
    assert (dawn.kind, dawn.reveals, dawn.private) == ("dawn", True, False)


@pytest.mark.rule("FP-09")
def test_the_first_entry_tells_the_set_up_also_when_it_is_read_again() -> None:
    played = game("forgotten-planet")
    charter = Charter("t", played, 2, played.options.resolve(2, {}), 7, TableSettings(), None)
    first = LogEntry("start", 0, seq=1, data={"seats": [{"person": "a"}, {"person": "b"}]})
    play = Play.start(charter, first)
    assert [event.kind for event in first.events][:1] == ["bases_dealt"]
    stored = LogEntry.from_row(first.row("t"))
    told = stored.seen_by(None, Count((), ()), actions_are_public=False, undone=False).events
    assert told[0]["order"] == first.events[0].data["order"]
    assert not play.state.happened, "they are told once"
