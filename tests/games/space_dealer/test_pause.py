"""What the table does with the clock: pause (SD-013), countdown (SD-S11). No server, no waiting."""

from __future__ import annotations

from typing import Any

import pytest

from farport.games.space_dealer import GAME
from farport.games.space_dealer.refusals import PAUSE_HOST, PAUSE_NEVER, PAUSED
from farport.server.errors import Refuse
from farport.server.protocol.shapes import TableSettings
from farport.server.tables.charter import Charter
from farport.server.tables.due import due_at
from farport.server.tables.entry import LogEntry
from farport.server.tables.play import Play
from farport.server.texts import refused

COUNTDOWN = GAME.data["clock"]["countdown_ms"]  # type: ignore[index]


def then(play: Play, kind: str, at: int, seat: int, **data: Any) -> Play:
    return play.after(LogEntry(kind, at, seq=play.seq + 1, seat=seat, by="person", data=data))


def acts(play: Play, seat: int, at: int, action: dict[str, Any]) -> Play:
    at_ms = None if play.time is None else max(play.state.now, play.time.at(at))
    return play.after(LogEntry("move", at, seq=play.seq + 1, seat=seat, by="person", action=action, at_ms=at_ms))


def chosen(bots: tuple[int, ...] = (), **options: Any) -> Play:
    """Three seats have made their start choice; the clock stands."""
    resolved = GAME.options.resolve(3, options)
    charter = Charter("t", GAME, 3, resolved, 7, TableSettings(), None)
    chairs = [{"bot": "greedy"} if seat in bots else {"person": f"p{seat}"} for seat in range(3)]
    play = Play.start(charter, LogEntry("start", 0, seq=1, data={"seats": chairs}))
    for seat in range(3):
        play = acts(play, seat, 100, play.state.legal(seat)[0].data())
    return play


def running(**options: Any) -> Play:
    play = chosen(**options)
    for seat in range(3):
        play = then(play, "ready", 1_000, seat)
    return play


TECH = {"do": "start_tech"}


def clock(play: Play) -> int:
    assert play.time is not None
    return play.time.shows if not play.time.running else -1


@pytest.mark.rule("SD-S11")
def test_the_clock_starts_after_a_countdown_in_which_nobody_acts() -> None:
    play = running()
    assert play.time is not None
    assert play.time.at(1_000 + COUNTDOWN) == 0
    with pytest.raises(Refuse, match="not_ready"):
        acts(play, 0, 999 + COUNTDOWN, TECH)
    play = acts(play, 0, 1_000 + COUNTDOWN, TECH)
    assert play.state.now == 0
    assert play.time is not None
    assert play.time.at(3_000 + COUNTDOWN) == 2_000


@pytest.mark.rule("SD-S11")
def test_bots_wait_for_the_end_of_the_countdown() -> None:
    play = chosen(bots=(1, 2))
    play = then(play, "ready", 1_000, 0)
    assert due_at(play) == 1_000 + COUNTDOWN


@pytest.mark.rule("SD-013")
def test_a_paused_table_says_so_by_its_rule() -> None:
    play = running()
    for seat in range(3):
        play = then(play, "vote", 8_000, seat, what="pause", yes=True, of=[0, 1, 2])
    assert (play.status, clock(play)) == ("paused", 2_000)
    with pytest.raises(Refuse) as no:
        acts(play, 0, 9_000, TECH)
    assert (no.value.code, no.value.rule, no.value.name) == (PAUSED.code, PAUSED.rule, PAUSED.name)
    assert refused(no.value, "de").sentence == "Das Spiel ist angehalten."


@pytest.mark.rule("SD-013")
def test_a_pause_waits_for_those_who_are_there_and_the_clock_goes_on_when_they_agree() -> None:
    play = running()
    play = then(play, "vote", 8_000, 0, what="pause", yes=True, of=[0, 1])
    assert play.status == "running"
    play = then(play, "vote", 8_000, 1, what="pause", yes=True, of=[0, 1])
    assert play.status == "paused"
    for seat in (0, 1):
        play = then(play, "vote", 60_000, seat, what="continue", yes=True, of=[0, 1])
    assert play.status == "running"
    assert play.time is not None
    assert (play.time.running, play.time.at(60_000)) == (True, 2_000), "no countdown, no time lost, nobody else awaited"


@pytest.mark.rule("SD-013")
def test_after_an_outage_who_is_gone_is_not_waited_for() -> None:
    play = running()
    play = play.after(LogEntry("pause", 20_000, seq=play.seq + 1, data={"why": "outage", "since": 9_000}))
    assert play.ready_check
    play = then(play, "ready", 21_000, 0, here=[0, 2])
    assert play.awaited == [2]
    play = then(play, "ready", 22_000, 2, here=[0, 2])
    assert play.time is not None
    assert (play.time.running, play.time.at(22_000)) == (True, 3_000)


@pytest.mark.rule("SD-013")
def test_the_host_alone_pauses_and_resumes() -> None:
    play = running(pause_policy="host")
    with pytest.raises(Refuse) as no:
        then(play, "vote", 8_000, 1, what="pause", yes=True, of=[0])
    assert (no.value.code, no.value.rule, no.value.name) == (PAUSE_HOST.code, "SD-013", PAUSE_HOST.name)
    play = then(play, "vote", 8_000, 0, what="pause", yes=True, of=[0])
    assert play.status == "paused"
    play = then(play, "vote", 9_000, 0, what="continue", yes=True, of=[0])
    assert play.time is not None
    assert play.time.running


@pytest.mark.rule("SD-013")
def test_nobody_pauses_where_the_table_says_never() -> None:
    play = running(pause_policy="never")
    with pytest.raises(Refuse) as no:
        then(play, "vote", 8_000, 0, what="pause", yes=True, of=[0, 1, 2])
    assert (no.value.code, no.value.rule, no.value.name) == (PAUSE_NEVER.code, "SD-013", PAUSE_NEVER.name)
    assert then(play, "vote", 8_000, 0, what="abandon", yes=True).vote is not None
