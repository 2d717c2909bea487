"""What a server does by itself: sand that runs, bots, caretakers, clocks that run out."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from farport.kernel import registry
from farport.server.errors import Refuse, StoreAway
from farport.server.outage import _entry as made_up
from farport.server.outage import make_up
from farport.server.store import schema
from farport.server.store.opening import open_store
from farport.server.store.store import Store, Written
from farport.server.tables.entry import LogEntry
from tests.server.harness import PATIENCE_S, Player, gone, people, running
from tests.server.test_table import duel

pytestmark = pytest.mark.anyio


@pytest.fixture
def sand(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The timed toy, installed."""
    info = tmp_path / "games" / "sand-1.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: sand\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[farport.games]\nsand = tests.server.sand:GAME\n")
    with monkeypatch.context() as installed:
        installed.syspath_prepend(info.parent)
        installed.setenv("PYTHONPATH", str(info.parent))  # for the processes that think and judge
        registry.refresh()
        yield
    registry.refresh()


@pytest.mark.usefixtures("sand")
async def test_the_servers_clock_drives_a_timed_game_to_its_end(sqlite: str) -> None:
    """Five grains of sand, and a tap while they fall: whoever is too slow for quick sand has the next, slower one."""
    async with running(sqlite) as server, people(server.url, "Ada", "Bob") as (ada, bob):
        for player in (ada, bob):
            await player.connect()
        for pace in (500, 100, 25):
            table = await sand_that_runs(ada, bob, pace)
            tapped = (await ada.act(table, 0, {"do": "tap"}))["type"] == "done"
            now = await ada.wait_until(table, lambda now: now["status"] == "finished")
            assert now["result"]["scores"] == [int(tapped), 0]
            grains = [
                event["at"]
                for entry in ada.tables[table]["entries"]
                for event in entry["events"]
                if event["kind"] == "grain"
            ]
            assert grains == [1_000, 2_000, 3_000, 4_000, 5_000]
            assert (await ada.get(f"/api/tables/{table}/dice"))["replays"]
            if tapped:
                return
    raise AssertionError("nobody could tap while the sand ran")


async def sand_that_runs(ada: Player, bob: Player, pace: int) -> str:
    """A table whose clock runs, since both have said that they are ready."""
    table = await ada.table("me", "open", game="sand", settings={"pace": pace})
    await bob.post(f"/api/tables/{table}/join")
    await ada.post(f"/api/tables/{table}/start")
    for player in (ada, bob):
        await player.open(table)
    await ada.act(table, 0, {"do": "choose"})
    # Bob does not choose: the server does it for him, as an ordinary command.
    await ada.wait_until(table, lambda now: now["ready_check"])
    assert ada.tables[table]["entries"][-1]["by"] == "default"
    early = await ada.act(table, 0, {"do": "tap"})
    assert early["code"] == "not_ready"
    await ada.command("ready", table, 0)
    await bob.wait_until(table, lambda now: now["seats"][0]["ready"])
    await bob.command("ready", table, 1)
    await ada.wait_until(table, lambda now: now["game_clock"]["running"])
    return table


@pytest.mark.usefixtures("sand")
async def test_who_does_not_come_does_not_hold_up_the_start_of_a_timed_game(sqlite: str) -> None:
    async with running(sqlite) as server, people(server.url, "Ada", "Bob") as (ada, bob):
        settings = {"pace": 10, "absence": "default", "absence_minutes": 1}
        table = await ada.table("me", "open", game="sand", settings=settings)
        await bob.post(f"/api/tables/{table}/join")
        await ada.post(f"/api/tables/{table}/start")
        await ada.connect()
        await ada.open(table)
        await ada.act(table, 0, {"do": "choose"})
        await ada.wait_until(table, lambda now: now["ready_check"])
        await ada.command("ready", table, 0)
        live = await server.service.hall.table(table)
        assert live.play is not None
        assert live.play.time is not None
        live.play.time.anchor -= 120_000
        live.loaded_at = 0
        server.service.hall.look_at(live)
        now = await ada.wait_until(table, lambda now: now["game_clock"]["running"])
        assert [info["keeper"] for info in now["seats"]] == ["person", "default"]


async def test_who_still_chooses_is_told_until_when(sqlite: str) -> None:
    async with running(sqlite) as server, people(server.url, "Ada") as (ada,):
        table = await ada.table("me", "me", "me", game="space-dealer", start=True)
        await ada.connect()
        await ada.open(table)
        clock = (await ada.wait_until(table, lambda now: now["game_clock"] is not None))["game_clock"]
        assert clock["choices_due_ms"] - clock["anchor_ms"] == 60_000
        for seat in range(3):
            choice = next(action for action in ada.legal(table, seat) if action["do"] == "choose_start")
            await ada.act(table, seat, choice)
        now = await ada.wait_until(table, lambda now: now["ready_check"])
        assert now["game_clock"]["choices_due_ms"] is None


@pytest.mark.usefixtures("sand")
async def test_after_an_outage_a_timed_game_waits_for_everybody(sqlite: str) -> None:
    async with running(sqlite) as server, people(server.url, "Ada") as (ada,):
        table = await ada.table("me", game="sand", start=True, settings={"pace": 10})
        await ada.connect()
        await ada.open(table)
        await ada.act(table, 0, {"do": "choose"})
        await ada.command("ready", table, 0)
        now = await ada.wait_until(table, lambda now: now["game_clock"]["running"])
        anchor = now["game_clock"]["anchor_ms"]
        made = await make_up(server.service.hall, anchor + 100, anchor + 60_000)
        assert made == 1
        now = await ada.wait_until(table, lambda now: not now["game_clock"]["running"])
        assert now["game_clock"]["now_ms"] == 10
        assert now["ready_check"]


CLOCK = {"kind": "live", "bank_s": 600, "increment_s": 0, "up": "resign"}  # more than any machine needs for a test
AWAY_MS = 1_200_000


async def sleep_through(store: Store) -> None:
    """As if everything in the store had happened twenty minutes earlier."""
    entries, tables, workers = schema.entries, schema.tables, schema.workers
    await store.write(
        update(entries).values(at=entries.c.at - AWAY_MS),
        update(tables).values(due_at=tables.c.due_at - AWAY_MS),
        update(workers).values(seen_at=workers.c.seen_at - AWAY_MS),
    )


async def test_nobody_loses_by_the_time_between_stop_and_start(database: str) -> None:
    async with running(database) as server, people(server.url, "Ada", "Bob") as (ada, bob):
        table = await duel(ada, bob, settings={"time": CLOCK})
        seat = ada.now(table)["to_move"][0]
        cookies = ada.http.cookies
    store = open_store(database)
    await sleep_through(store)
    await store.close()
    async with running(database) as server:
        again = Player(server.url, "Ada")
        again.http.cookies = cookies
        await again.connect()
        opened = await again.open(table)
        assert [entry["kind"] for entry in opened["entries"]] == ["start", "credit"]
        assert opened["now"]["status"] == "running"
        assert opened["now"]["seats"][seat]["clock"]["left_ms"] > 0
        await again.close()


async def test_nobody_loses_by_the_time_when_the_store_was_away(database: str) -> None:
    async with running(database) as server, people(server.url, "Ada", "Bob") as (ada, bob):
        table = await duel(ada, bob, settings={"time": CLOCK})
        seat = ada.now(table)["to_move"][0]
        hall, heartbeat = server.service.hall, server.service._heartbeat
        live = await hall.table(table)
        assert live.play is not None
        since = live.play.seats[seat].since
        assert since is not None
        assert heartbeat._seen_at is not None
        await sleep_through(server.service.store)
        live.play.seats[seat].since = since - AWAY_MS
        last_seen = heartbeat._seen_at - AWAY_MS
        heartbeat._seen_at = last_seen
        hall.look_at(live)  # by the clock Ada or Bob has lost
        now = await ada.wait_until(table, lambda now: now["seq"] > 1)
        entries = ada.tables[table]["entries"]
        assert [entry["kind"] for entry in entries] == ["start", "credit"]
        assert now["seats"][seat]["clock"]["left_ms"] > 0
        # Another worker that wakes up beside this one finds the same outage, and that it is made up for.
        await make_up(hall, last_seen, last_seen + AWAY_MS)
        player = (ada, bob)[seat]
        await player.wait_until(table, lambda now: now["seq"] > 1)
        done = await player.act(table, seat, player.legal(table, seat)[0])
        assert done["seq"] == 3


async def test_a_game_that_is_over_gets_no_time_back(sqlite: str) -> None:
    async with running(sqlite) as server, people(server.url, "Ada", "Bob") as (ada, bob):
        table = await duel(ada, bob, settings={"time": CLOCK})
        await ada.command("resign", table, 0)
        live = await server.service.hall.table(table)
        with pytest.raises(Refuse, match="not_running"):
            await live.submit_late(lambda play, at: made_up(play, at, at - AWAY_MS), "o:1")


async def test_a_server_that_cannot_write_is_not_healthy(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(sqlite) as server, people(server.url, "Ada") as (ada,):
        heartbeat = server.service._heartbeat

        async def away(*_statements: object) -> list[Written]:
            raise StoreAway("disk full")

        with monkeypatch.context() as full:
            full.setattr(server.service.store, "write", away)
            heartbeat._seen_at = 0
            assert (await ada.http.get("/healthz")).json()["store"] is False
        assert (await ada.http.get("/healthz")).json()["store"] is True


async def test_an_absent_persons_seat_is_played_by_the_default_until_they_are_back(sqlite: str) -> None:
    async with running(sqlite) as server, people(server.url, "Ada", "Bob") as (ada, bob):
        table = await duel(ada, bob, settings={"absence": "default", "absence_minutes": 1})
        seat = ada.now(table)["to_move"][0]
        absent, here = (ada, bob) if seat == 0 else (bob, ada)
        await absent.leave()
        await gone(server, table, absent)
        live = await server.service.hall.table(table)
        assert live.play is not None
        for place in live.play.seats:
            place.since = None if place.since is None else place.since - 120_000
        live.left_at[absent.me["id"]] = live.loaded_at = 0
        server.service.hall.look_at(live)
        now = await here.wait_until(table, lambda now: now["seats"][seat]["keeper"] == "default")
        await here.wait_until(table, lambda now: now["to_move"] == [1 - seat] or now["status"] != "running")
        assert any(entry["by"] == "default" for entry in here.tables[table]["entries"])
        await absent.connect()
        await absent.open(table)
        assert (await absent.command("back", table, seat))["type"] == "done"
        now = await here.wait_until(table, lambda now: now["seats"][seat]["keeper"] == "person")
        assert now["status"] == "running"


async def test_the_seat_of_who_is_gone_for_good_is_listed_and_taken_over(database: str) -> None:
    async with running(database) as server, people(server.url, "Ada", "Bob", "Eve") as (ada, bob, eve):
        table = await duel(ada, bob, settings={"absence": "replace", "absence_minutes": 1})
        assert (await eve.get("/api/lobby"))["join"] == []
        seat = ada.now(table)["to_move"][0]
        absent, here = (ada, bob) if seat == 0 else (bob, ada)
        await absent.leave()
        await gone(server, table, absent)
        live = await server.service.hall.table(table)
        assert live.play is not None
        for place in live.play.seats:
            place.since = None if place.since is None else place.since - 120_000
        live.left_at[absent.me["id"]] = live.loaded_at = 0
        server.service.hall.look_at(live)
        now = await here.wait_until(table, lambda now: now["seats"][seat]["keeper"] == "nobody")
        assert now["to_move"] == [seat], "nobody acts for it"
        listed = await listed_to_join(eve, 1)
        assert listed[0]["id"] == table
        assert [info["keeper"] for info in listed[0]["seats"]].index("nobody") == seat
        await absent.connect()  # their return gives them the seat back …
        await absent.open(table)
        assert (await absent.command("back", table, seat))["type"] == "done"
        await listed_to_join(eve, 0)
        assert await eve.refused("POST", f"/api/tables/{table}/join", {}) == (409, "full")
        data: dict[str, object] = {"keeper": "nobody", "why": "absent"}
        await live.submit(lambda _play, at: LogEntry("seat", at, seat=seat, data=data), "again")
        await listed_to_join(eve, 1)
    # … and what is listed outlives the server, until somebody has taken the seat.
    async with running(database) as server, people(server.url, "Zoe") as (zoe,):
        await listed_to_join(zoe, 1)
        await zoe.post(f"/api/tables/{table}/join")
        await listed_to_join(zoe, 0)
        await zoe.connect()
        opened = await zoe.open(table)
        assert opened["you"] == [seat]
        assert opened["now"]["seats"][seat]["person"]["name"] == "Zoe"
        assert (await zoe.act(table, seat, zoe.legal(table, seat)[0]))["type"] == "done"


async def test_a_takeover_that_was_cut_short_is_made_good(database: str) -> None:
    async with (
        running(database) as server,
        people(server.url, "Ada", "Bob", "Eve", "Zoe") as (ada, bob, eve, zoe),
    ):
        settings = {"absence": "replace"}
        table = await ada.table("me", "me", "invite", game="space-paper", public=False, settings=settings)
        invite = (await ada.get(f"/api/tables/{table}"))["invite"]
        await bob.post(f"/api/tables/{table}/join", invite=invite)
        await ada.post(f"/api/tables/{table}/start")
        await bob.connect()
        await bob.open(table)
        assert bob.tables[table]["positions"][0]["seat"] == 2
        await bob.command("resign", table, 2)
        with pytest.MonkeyPatch.context() as cut:  # between the entry and the list of seats

            async def list_seats(*_arguments: object) -> None:
                raise StoreAway("cut")

            cut.setattr(server.service.hall.archive, "list_seats", list_seats)
            assert await eve.refused("POST", f"/api/tables/{table}/join", {"invite": invite}) == (503, "unavailable")
        # Bob sees nothing of the seat any more, from the entry on that gave it to Eve.
        await bob.wait_until(table, lambda now: now["seats"][2]["keeper"] == "person")
        assert [position["seat"] for position in bob.tables[table]["positions"]] == [None]
        assert (await eve.post(f"/api/tables/{table}/join", invite=invite))["table"]["mine"] == [2]
        assert await zoe.refused("POST", f"/api/tables/{table}/join", {"invite": invite}) == (409, "full")
        seats = schema.seats
        await server.service.store.write(
            update(seats).where(seats.c.table_id == table, seats.c.seat == 2).values(person=bob.me["id"])
        )
        cookies = ada.http.cookies, eve.http.cookies
    # And when the process ended there: as soon as the table is opened by somebody, the list is right.
    async with running(database) as server:
        ada, eve = Player(server.url), Player(server.url)
        ada.http.cookies, eve.http.cookies = cookies
        await ada.connect()
        await ada.open(table)
        async with asyncio.timeout(PATIENCE_S):
            while (await eve.http.get(f"/api/tables/{table}")).status_code != 200:
                await asyncio.sleep(0.02)
        await ada.close()
        await eve.close()


async def listed_to_join(player: Player, count: int) -> list[dict[str, Any]]:
    """The lobby's list, once it is that long."""
    async with asyncio.timeout(PATIENCE_S):
        while True:
            tables: list[dict[str, Any]] = (await player.get("/api/lobby"))["join"]
            if len(tables) == count:
                return tables
            await asyncio.sleep(0.02)


async def test_whose_time_is_up_resigns_where_the_table_says_so(sqlite: str) -> None:
    async with running(sqlite) as server, people(server.url, "Ada", "Bob") as (ada, bob):
        table = await duel(ada, bob, settings={"time": CLOCK})
        seat = ada.now(table)["to_move"][0]
        live = await server.service.hall.table(table)
        assert live.play is not None
        live.play.seats[seat].left_ms = 0
        server.service.hall.look_at(live)
        now = await ada.wait_until(table, lambda now: now["status"] == "finished")
        assert now["result"]["winners"] == [1 - seat]
        assert ada.tables[table]["entries"][-1]["data"] == {"why": "time"}


async def test_a_bot_that_hangs_does_not_stop_the_table(sqlite: str) -> None:
    async with running(sqlite, bot_seconds=0.000_01) as server, people(server.url, "Ada") as (ada,):
        table = await ada.table("random", "me", start=True)
        await ada.connect()
        await ada.open(table)
        now = await ada.wait_until(table, lambda now: 1 in now["to_move"] or now["status"] != "running")
        assert now["status"] == "running"
