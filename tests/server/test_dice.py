"""Fair dice on the server: bound before anybody adds, opened at the end, and a changed seed is found out."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from sqlalchemy import update

from farport.cli import command
from farport.kernel import Dice, Record
from farport.server.store import schema
from farport.server.tables.records import exported, imported
from tests.server.harness import Player, people, play_on, running

pytestmark = pytest.mark.anyio
ADA, BOB = "a1" * 32, "b2" * 32


async def gathered(ada: Player, bob: Player) -> tuple[str, str]:
    """A table at which both sit, and the hash they were shown; not started."""
    table = await ada.table("me", "open", "random")
    await bob.post(f"/api/tables/{table}/join")
    for player in (ada, bob):
        await player.connect()
        await player.open(table)
    shown = {player.tables[table]["seed_hash"] for player in (ada, bob)}
    assert len(shown) == 1
    return table, str(shown.pop())


async def test_everybody_adds_to_the_dice_and_everybody_can_check_them(database: str, tmp_path: Path) -> None:
    async with running(database) as server, people(server.url, "Ada", "Bob") as (ada, bob):
        table, shown = await gathered(ada, bob)
        taken = await ada.post(f"/api/tables/{table}/dice", value=ADA)
        assert taken == {"seats": [0], "seed_hash": shown}
        assert (await ada.post(f"/api/tables/{table}/dice", value=BOB))["seats"] == [], "what was added stays"
        await bob.post(f"/api/tables/{table}/dice", value=BOB)
        await ada.post(f"/api/tables/{table}/start")
        await ada.wait_until(table, lambda now: now["status"] == "running")
        opened = await ada.open(table)
        dice = Dice.from_data(opened["entries"][0]["data"]["dice"])
        assert dice.commitment == shown == opened["seed_hash"]
        assert [part.source for part in dice.parts] == ["client", "client", "bot"]
        assert [part.value for part in dice.parts[:2]] == [ADA, BOB]
        assert (await bob.post(f"/api/tables/{table}/dice", value=ADA))["seats"] == [], "it has begun"
        running_dice = await bob.get(f"/api/tables/{table}/dice")
        assert (running_dice["seed"], running_dice["fits"], running_dice["way"]) == (None, None, 2)
        await ada.command("resign", table, 0)
        await bob.command("resign", table, 1)
        proof = await bob.get(f"/api/tables/{table}/dice")
        assert (proof["fits"], proof["replays"]) == (True, True)
        text = (await bob.http.get(f"/api/tables/{table}/record")).text
        record = Record.loads(text)
        assert str(record.seed) == proof["game_seed"]
        assert record.secret == proof["seed"]
        (tmp_path / "game.json").write_text(text)
        parts = ["--hash", shown, "--part", f"0:{ADA}", "--part", f"1:{BOB}"]
        assert await verify(tmp_path / "game.json", *parts) == (0, {"fair": True, "faults": [], "compared": True})
        # A server that shows another record than what the browsers remember is found out.
        code, said = await verify(tmp_path / "game.json", "--hash", "0" * 64, "--part", f"0:{BOB}")
        assert code == 1
        assert len(said["faults"]) == 2
        other = await imported(server.service.store, record, "again")
        assert (await bob.get(f"/api/tables/{other}/dice"))["fits"]
        [found] = [found async for _, found in exported(server.service.store, other)]
        assert record.outcome is not None
        assert found.outcome is not None
        assert found.outcome["result"] == record.outcome["result"]
        assert "started" not in found.outcome, "nobody knows when it was played"
        found.outcome = record.outcome
        assert found == record


async def verify(path: Path, *more: str) -> tuple[int, Any]:
    done = await asyncio.to_thread(CliRunner().invoke, command, ["verify", str(path), "--json", *more])
    return done.exit_code, json.loads(done.stdout)


async def test_a_seed_that_was_changed_in_the_database_does_not_fit(database: str) -> None:
    async with running(database) as server, people(server.url, "Ada", "Bob") as (ada, bob):
        table, _ = await gathered(ada, bob)
        await ada.post(f"/api/tables/{table}/start")
        await ada.open(table)
        await ada.command("resign", table, 0)
        await bob.command("resign", table, 1)
        assert (await bob.get(f"/api/tables/{table}/dice"))["fits"] is True
        T = schema.tables.c  # noqa: N806
        await server.service.store.write(update(schema.tables).where(T.id == table).values(seed="4711"))
        assert (await bob.get(f"/api/tables/{table}/dice"))["fits"] is False


async def test_who_leaves_takes_their_part_along(sqlite: str) -> None:
    async with running(sqlite) as server, people(server.url, "Ada", "Bob", "Eve") as (ada, bob, eve):
        table, _ = await gathered(ada, bob)
        await bob.post(f"/api/tables/{table}/dice", value=BOB)
        await bob.post(f"/api/tables/{table}/leave")
        await eve.post(f"/api/tables/{table}/join")
        await ada.post(f"/api/tables/{table}/start")
        parts = (await ada.get(f"/api/tables/{table}/dice"))["parts"]
        assert [part["source"] for part in parts] == ["server", "server", "bot"]
        assert await eve.refused("POST", f"/api/tables/{table}/dice", {"value": "short"}) == (400, "bad_message")


async def test_a_table_from_before_goes_on_the_old_way_and_says_so(sqlite: str) -> None:
    async with running(sqlite) as server, people(server.url, "Ada") as (ada,):
        table = await ada.table("me", "me", start=True)
        E = schema.entries.c  # noqa: N806
        body = json.dumps([None, {"seats": [{"person": ada.me["id"]}] * 2}])
        await server.service.store.write(update(schema.entries).where(E.table_id == table).values(body=body))
    async with running(sqlite) as server:
        again = Player(server.url, "Ada")
        again.http.cookies = ada.http.cookies
        await again.connect()
        await again.open(table)
        await play_on({0: again, 1: again}, table, 60, random.Random(3))
        await again.command("vote", table, 0, what="abandon", yes=True)
        proof = await again.get(f"/api/tables/{table}/dice")
        assert (proof["way"], proof["fits"], proof["replays"], proof["parts"]) == (1, None, True, [])
        assert proof["seed"] == proof["game_seed"]
        await again.close()
