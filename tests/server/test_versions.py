"""Rules versions on the server: old tables keep theirs, new ones take the newest."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest
from sqlalchemy import select, update

from farport.kernel import Record, game
from farport.server.store import schema
from farport.server.store.opening import open_store, prepare
from farport.server.tables.records import imported
from tests.server.harness import Player, Running, people, play_on, running

pytestmark = pytest.mark.anyio

RECORDS = Path(__file__).parents[1] / "records"


async def of_version(server: Running, table: str, version: int) -> None:
    """An open table as a Farport of that time has left it."""
    tables = schema.tables
    await server.service.store.write(update(tables).where(tables.c.id == table).values(rules_version=version))


async def seated(server: Running, ada: Player, bob: Player, version: int) -> str:
    table = await ada.table("me", "open", game="space-paper")
    await bob.post(f"/api/tables/{table}/join")
    await of_version(server, table, version)
    await ada.post(f"/api/tables/{table}/start")
    return table


async def test_a_running_table_keeps_its_version_over_a_restart_and_its_rematch_takes_the_newest(database: str) -> None:
    rng = random.Random(1)
    newest = game("space-paper").rules_version
    assert newest > 1
    async with running(database) as server, people(server.url, "Ada", "Bob") as (ada, bob):
        table = await seated(server, ada, bob, 1)
        for player in (ada, bob):
            await player.connect()
            await player.open(table)
        assert ada.tables[table]["rules_version"] == 1
        await play_on({0: ada, 1: bob}, table, 60, rng)  # more than a snapshot apart
        cookies = [player.http.cookies for player in (ada, bob)]
    async with running(database) as server:
        ada, bob = Player(server.url), Player(server.url)
        for player, cookie in zip((ada, bob), cookies, strict=True):
            player.http.cookies = cookie
            await player.connect()
            await player.open(table)
        live = await server.service.hall.table(table)
        assert live.play is not None
        assert live.play.state.game is game("space-paper", version=1)
        await play_on({0: ada, 1: bob}, table, 5, rng)
        assert live.seq == 66
        await ada.command("resign", table, 0)
        await ada.wait_until(table, lambda now: now["status"] == "finished")
        record = Record.from_data(await ada.get(f"/api/tables/{table}/record"))
        assert record.rules_version == 1
        assert game("space-paper").replay(record).game.rules_version == 1
        assert (await ada.get(f"/api/tables/{table}/dice"))["replays"]
        again = (await ada.post(f"/api/tables/{table}/rematch"))["table"]["id"]
        rows = await server.service.store.read(select(schema.tables.c.rules_version).where(schema.tables.c.id == again))
        assert rows[0].rules_version == newest
        await ada.close()
        await bob.close()


async def test_a_table_of_a_version_to_come_is_refused_with_both_numbers(sqlite: str) -> None:
    async with running(sqlite) as server, people(server.url, "Ada", "Bob") as (ada, bob):
        table = await ada.table("me", "open", game="space-paper")
        await bob.post(f"/api/tables/{table}/join")
        await of_version(server, table, 99)
        response = await ada.http.post(f"/api/tables/{table}/start", json={})
        assert response.status_code == 409
        refused = response.json()["refused"]
        assert (refused["code"], refused["params"]["needs"]) == ("other_rules", 99)


@pytest.mark.parametrize("version", [1, 2])
async def test_a_record_of_any_version_is_taken_in_and_shown(sqlite: str, version: int) -> None:
    record = Record.loads((RECORDS / "space-paper" / f"v{version}" / "random-2-seats.json").read_text())
    await asyncio.to_thread(prepare, sqlite)
    store = open_store(sqlite)
    table = await imported(store, record, "kept")
    await store.close()
    async with running(sqlite) as server, people(server.url, "Ada") as (ada,):
        shown = await ada.get(f"/api/tables/{table}/record")
        assert (shown["rules_version"], shown["digest"]) == (version, record.digest)
        assert (await ada.get(f"/api/tables/{table}/dice"))["replays"]


async def test_bots_think_under_the_version_of_their_table(sqlite: str) -> None:
    async with running(sqlite) as server, people(server.url, "Ada", "Bob") as (ada, _bob):
        table = await ada.table("me", "greedy", game="space-paper")
        await of_version(server, table, 1)
        await ada.post(f"/api/tables/{table}/start")
        await ada.connect()
        await ada.open(table)
        await ada.wait_until(table, lambda now: 0 in now["to_move"])
        live = await server.service.hall.table(table)
        assert live.play is not None
        assert live.play.state.game.rules_version == 1
