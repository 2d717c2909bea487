"""Secret acts: others and spectators receive neither an entry nor a gap (SD section 8, SP-310, SP-311)."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import msgspec
import pytest

import farport
from farport.kernel import game
from farport.kernel import told as told_to
from farport.server.protocol.shapes import TimeControl
from farport.server.tables import faces
from farport.server.tables.appending import line_of
from farport.server.tables.counting import Count
from farport.server.tables.entry import LogEntry
from farport.server.tables.line import free_undo
from farport.server.tables.play import Play
from farport.server.tables.snapshot import freeze, thaw
from tests.depth import budget
from tests.games.space_dealer.test_trade import DEPOT, RUUL, meeting
from tests.server.harness import Player, people, running
from tests.server.test_play import table, then

SPACE_PAPER = "space-paper"
ORDER = "set_standing_order"


@pytest.fixture(autouse=True)
def _no_time_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(faces, "now_ms", lambda: 0)


class Watched:
    """A table whose log is kept, as everybody is told it."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.log: list[LogEntry] = []

    def do(self, seat: int | None, action: dict[str, Any] | None, at: int, kind: str = "move", **more: Any) -> LogEntry:
        entry = LogEntry(kind, at, seq=self.play.seq + 1, seat=seat, by="person", action=action, **more)
        self.play = self.play.after(entry)
        self.log.append(entry)
        return entry

    def told(self, *seats: int) -> str:
        """All that whoever looks as these seats receives: log, state of the table, position."""
        infos = faces.seat_infos(self.play, {}, set())
        parts = [
            faces.entries(self.play, self.log, seats),
            faces.now(self.play, seats, infos),
            faces.positions(self.play, seats),
        ]
        return msgspec.json.encode(parts).decode()


def secret_window() -> Watched:
    """SpacePaper with three seats that give orders of the construction phase in secret."""
    play = table(3, of=game(SPACE_PAPER), time=TimeControl(kind="live", bank_s=60, increment_s=5))
    at = 0
    while not all([ORDER in _kinds(play, seat) for seat in range(3)]):
        at += 1_000
        seat = play.to_move[0]
        legal = [action.data() for action in play.state.legal(seat)]
        play = then(play, "move", at, seat=seat, by="person", action=onward(legal))
    return Watched(play)


def onward(legal: list[dict[str, Any]]) -> dict[str, Any]:
    """No orders, where none are due."""
    return next((action for action in legal if action["do"] == "commit"), legal[0])


def _kinds(play: Play, seat: int) -> set[str]:
    return {action.do for action in play.state.legal(seat)}


def order(play: Play, seat: int) -> dict[str, Any]:
    return next(action.data() for action in play.state.legal(seat) if action.do == ORDER)


@pytest.mark.rule("SP-311")
def test_an_order_that_is_not_revealed_is_told_to_its_own_seat_only() -> None:
    watched = secret_window()
    before = {seats: watched.told(*seats) for seats in ((), (1,), (0,))}
    watched.do(0, order(watched.play, 0), 900_000, data={"lag": 300})
    assert watched.told() == before[()], "spectators see nothing"
    assert watched.told(1) == before[(1,)], "nor does another seat: no entry, no number, no clock"
    assert watched.told(0) != before[(0,)]
    mine = faces.entries(watched.play, watched.log, (0,))
    assert [entry.action["do"] for entry in mine if entry.action] == [ORDER]


@pytest.mark.rule("SP-311")
def test_numbers_have_no_gap_and_a_secret_leaves_the_undo_of_others_alone() -> None:
    watched = secret_window()
    first = watched.play.seq
    watched.do(1, order(watched.play, 1), 90_000)
    offer = free_undo(watched.play, 1)
    assert (offer.to, offer.reason) == (None, "secret")
    watched.do(0, order(watched.play, 0), 91_000)
    assert free_undo(watched.play, 1).reason == "secret"
    watched.do(2, {"do": "commit"}, 92_000)
    for seats in ((), (0,), (1,), (2,), (0, 1)):
        numbers = [entry.seq for entry in faces.entries(watched.play, watched.log, seats)]
        assert numbers == list(range(first + 1, first + 1 + len(numbers)))
        assert watched.play.count_for(seats).number(watched.play.seq) == first + len(numbers)
    both = faces.entries(watched.play, watched.log, (0, 1))
    assert len(both) > len(faces.entries(watched.play, watched.log, (0,)))


@pytest.mark.rule("SP-311")
def test_taking_back_a_secret_is_as_secret() -> None:
    watched = secret_window()
    start = watched.play.seq
    watched.do(0, order(watched.play, 0), 90_000)
    for seat in (1, 2):
        watched.play.seats[seat].keeper = "bot"  # nobody has to be asked
    seen = watched.told(1)
    watched.do(0, None, 91_000, kind="undo", data={"to": start})
    assert watched.told(1) == seen


@pytest.mark.rule("SP-311")
def test_lists_count_and_date_only_what_everybody_knows() -> None:
    watched = secret_window()
    told_at = watched.play.told_at
    entry = watched.do(0, order(watched.play, 0), 95_000)
    seq, _, _, _, changed_at, _, told = line_of(entry, watched.play).head
    assert (seq, told, changed_at) == (watched.play.seq, watched.play.seq - 1, told_at)


def test_a_snapshot_knows_what_is_secret() -> None:
    watched = secret_window()
    watched.do(0, order(watched.play, 0), 95_000)
    again = thaw(watched.play.charter, freeze(watched.play))
    assert again is not None
    assert (again.secrets, again.told_at) == (watched.play.secrets, watched.play.told_at)


@pytest.mark.rule("SD-082")
def test_an_offer_is_told_to_the_two_partners_only() -> None:
    watched = Watched(table(4, of=game("space-dealer")))
    watched.play.state = meeting()
    assert watched.play.time is not None
    watched.play.time.run(0)
    watched.play.to_move = tuple(watched.play.state.to_move)
    watched.play.state.play(0, {"do": "wait"})  # an offer would wake it, and that must not be seen either
    strangers = {seats: watched.told(*seats) for seats in ((), (1,), (3,))}
    partners = {seats: watched.told(*seats) for seats in ((0,), (2,))}
    offer = {"do": "offer", "partner": 0, "mine": RUUL, "theirs": DEPOT, "give": {"B": 1}, "take": {"G": 2}}
    watched.do(2, offer, 1_000, at_ms=0)
    for seats, told in strangers.items():
        assert watched.told(*seats) == told
    for seats, told in partners.items():
        assert watched.told(*seats) != told
    withdrawn = next(action.data() for action in watched.play.state.legal(2) if action.do == "withdraw")
    watched.do(2, withdrawn, 2_000, at_ms=0)
    for seats, told in strangers.items():
        assert watched.told(*seats) == told


@pytest.mark.parametrize("played", [each.id for each in farport.games()])
def test_what_leaves_a_view_as_it_was_leaves_all_that_is_received_as_it_was(played: str) -> None:
    """In every game, whatever is done: who sees nothing of it receives the same lines, numbers, clocks and offers."""
    dice = Random(3)
    watched = Watched(table(3, of=game(played), time=TimeControl(kind="live", bank_s=3_600, increment_s=5)))
    viewers: list[tuple[int, ...]] = [(), (0,), (1,), (2,)]
    secrets = 0
    for step in range(budget(everyday=80, deep=2_000)):
        play = watched.play
        if play.over or not play.to_move:
            break
        if play.time is not None and play.ready_check:
            play.time.run(0)
        seat = dice.choice(play.to_move)
        action = dice.choice(play.state.legal(seat)).data()
        before = {seats: watched.told(*seats) for seats in viewers}
        views = {seats: play.state.view(seats[0] if seats else None) for seats in viewers}
        at_ms = None if play.time is None else play.state.now
        entry = watched.do(seat, action, 1_000 * (step + 1), at_ms=at_ms)
        for seats in viewers:
            seen = told_to(entry.events, seats[0] if seats else None)
            if seat not in seats and not seen and not play.over:
                secrets += 1
                assert watched.play.state.view(seats[0] if seats else None) == views[seats]
                if watched.play.told_to_move(()) == play.told_to_move(()):
                    assert watched.told(*seats) == before[seats], f"{action} by seat {seat}"
    assert secrets or not game(played).facts.simultaneous, "it came to no secret act: choose another seed"


def test_a_viewer_counts_what_they_know() -> None:
    count = Count([(3, (0,)), (4, (0, 1)), (7, (1,))], (1,))
    assert [count.number(seq) for seq in range(1, 9)] == [1, 2, 2, 3, 4, 5, 6, 7]
    assert [count.knows(seq) for seq in range(1, 9)] == [True, True, False, True, True, True, True, True]
    assert [count.seq(number) for number in range(9)] == [0, 1, 2, 4, 5, 6, 7, 8, 9]
    assert [count.last(number) for number in range(1, 4)] == [1, 3, 4]


@pytest.mark.anyio
async def test_over_the_socket_nothing_comes_of_a_secret(sqlite: str) -> None:
    """Live, in the log, in lists, in replays and in one's own data: seat 1 cannot tell that seat 0 gave an order."""
    async with running(sqlite) as server, people(server.url, "Ada", "Ben") as (ada, ben):
        table_id = await ada.table("me", "open", game=SPACE_PAPER)
        await ben.post(f"/api/tables/{table_id}/join")
        await ada.post(f"/api/tables/{table_id}/start")
        players = (ada, ben)
        for player in players:
            await player.connect()
            await player.open(table_id)
        while not all(_chooses(player, table_id, seat) for seat, player in enumerate(players)):
            seat = ada.now(table_id)["to_move"][0]
            done = await players[seat].act(table_id, seat, onward(players[seat].legal(table_id, seat)))
            for player in players:
                await player.wait_until(table_id, lambda now, seq=done["seq"]: now["seq"] >= seq)
        known = ben.now(table_id)["seq"]
        before = await _asked_by(ben, table_id)
        choice = next(action for action in ada.legal(table_id, 0) if action["do"] == ORDER)
        done = await ada.act(table_id, 0, choice)
        assert done["seq"] == known + 1
        await ada.wait_until(table_id, lambda now: now["seq"] == known + 1)
        assert await _asked_by(ben, table_id) == before
        answer = await ben.act(table_id, 1, {"do": "nonsense"})
        assert (answer["type"], answer["seq"]) == ("refused", known)
        await ben.say("log", table=table_id, before=known + 1)
        assert len((await ben.hear("log_lines"))["entries"]) == known
        assert not [message for message in ben.inbox if message["type"] == "update"], "and nothing came by itself"


def _chooses(player: Player, table_id: str, seat: int) -> bool:
    return any(action["do"] == ORDER for action in player.legal(table_id, seat))


async def _asked_by(player: Player, table_id: str) -> str:
    """All that a person can ask about the table."""
    player.inbox.clear()
    opened = await player.open(table_id)
    opened.pop("server_ms")
    replay = await player.get(f"/api/tables/{table_id}/replay", seat=1)
    mine = await player.get("/api/me/tables")
    dossier = (await player.http.get("/api/me/export")).text
    return json.dumps([opened, replay, mine, dossier], sort_keys=True)
