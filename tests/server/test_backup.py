"""Backups end while the server is written to, hold one moment of it, and can be restored into either database."""

from __future__ import annotations

import asyncio
import contextlib
import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from click.testing import CliRunner
from sqlalchemy import insert

from farport.cli import command
from farport.server.errors import ConfigError
from farport.server.store import migrate, schema
from farport.server.store.backup import backup, restore
from farport.server.store.opening import open_store, prepare
from farport.server.store.store import Store
from tests.server.databases import postgres_database
from tests.server.harness import Player, people, play_on, running
from tests.server.test_store import TABLE, line
from tests.server.test_table import duel


@pytest.mark.anyio
async def test_a_backup_ends_while_everybody_writes(database: str, tmp_path: Path) -> None:
    await asyncio.to_thread(prepare, database)
    store = open_store(database)
    tables = [f"t{number}" for number in range(20)]
    for table in tables:
        await store.write(insert(schema.tables).values(id=table, **TABLE))
    for seq in range(1, 60):
        await asyncio.gather(*[store.append(line(table, seq, f"k{seq}")) for table in tables])
    writing = asyncio.create_task(write_for_ever(store, tables, 60))
    try:
        await asyncio.to_thread(backup, database, tmp_path / "copy.db")
    finally:
        writing.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await writing
        await store.close()
    with closing(sqlite3.connect(tmp_path / "copy.db")) as copy:
        heads = dict(copy.execute("SELECT id, seq FROM tables").fetchall())
        logs = dict(copy.execute("SELECT table_id, max(seq) FROM entries GROUP BY table_id").fetchall())
        counts = dict(copy.execute("SELECT table_id, count(*) FROM entries GROUP BY table_id").fetchall())
    assert heads == logs == counts, "one moment: every head is that of its log, and no entry is missing"
    assert all(seq >= 59 for seq in heads.values())


async def write_for_ever(store: Store, tables: list[str], seq: int) -> None:
    while True:
        await asyncio.gather(*[store.append(line(table, seq, f"k{seq}")) for table in tables])
        seq += 1


@pytest.fixture(params=["sqlite", "postgres"])
def into(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'again.db'}"
    else:
        with postgres_database() as url:
            yield url


@pytest.mark.anyio
async def test_what_was_restored_is_played_on(database: str, into: str, tmp_path: Path) -> None:
    """From both databases into both."""
    async with running(database) as server, people(server.url, "Ada", "Bob") as (ada, bob):
        table = await duel(ada, bob)
        await play_on({0: ada, 1: bob}, table, 60, random.Random(3))
        await ada.say("say", table=table, text="hello", key="1")
        await ada.hear("done", key="1")
        seq = ada.now(table)["seq"]
        await asyncio.to_thread(backup, database, tmp_path / "copy.db")
    await asyncio.to_thread(restore, tmp_path / "copy.db", into)
    async with running(into) as server:
        again = Player(server.url, "Ada")
        again.http.cookies = ada.http.cookies
        await again.connect()
        opened = await again.open(table)
        assert (opened["now"]["seq"], [said["text"] for said in opened["chat"]]) == (seq, ["hello"])
        await again.say("say", table=table, text="and again", key="2")
        assert (await again.hear("done", "refused", key="2"))["type"] == "done"
        await again.close()


def test_a_backup_is_restored_only_into_an_empty_database(sqlite: str, tmp_path: Path) -> None:
    prepare(sqlite)
    copy = tmp_path / "copy.db"
    backup(sqlite, copy)
    with pytest.raises(ConfigError, match="not empty"):
        restore(copy, sqlite)
    with pytest.raises(ConfigError, match="no backup"):
        restore(tmp_path / "nix.db", f"sqlite:///{tmp_path / 'new.db'}")
    (tmp_path / "diary.txt").write_text("Dear diary")
    with pytest.raises(ConfigError, match="not a backup of Farport"):
        restore(tmp_path / "diary.txt", f"sqlite:///{tmp_path / 'new.db'}")
    done = CliRunner().invoke(command, ["restore", "--database", f"sqlite:///{tmp_path / 'new.db'}", str(copy)])
    assert done.exit_code == 0, done.output
    assert schema.NEWEST in done.output
    assert not list(tmp_path.glob("*.part"))


def test_going_back_says_what_is_lost_and_asks(database: str) -> None:
    migrate.upgrade(database)
    asyncio.run(_create(database))
    run = CliRunner().invoke
    refused = run(command, ["migrate", "--database", database, "--to", "0001"])
    assert refused.exit_code == 2
    assert "creations: 1 rows" in refused.stderr
    assert "notices" not in refused.stderr, "there are none"
    assert migrate.current(database) == schema.NEWEST
    assert run(command, ["migrate", "--database", database, "--to", "0001", "--yes"]).exit_code == 0
    assert run(command, ["migrate", "--database", database]).exit_code == 0, "forward nothing is lost"


async def _create(url: str) -> None:
    store = open_store(url)
    row = {"id": "c", "game": "g", "name": "n", "data": "{}", "options": "{}", "shared": True, "changed_at": 1}
    await store.write(insert(schema.creations).values(**row))
    await store.close()
