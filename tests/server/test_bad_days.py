"""Bad days: a database that hangs or answers nonsense, and tables that cannot be opened."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Coroutine
from typing import Any

import asyncpg
import pytest
from sqlalchemy import insert, select, update

from farport.server.errors import StoreAway
from farport.server.store import postgres, schema
from farport.server.store.postgres import PostgresStore
from farport.server.tables import hall
from tests.server.databases import PrivatePostgres
from tests.server.harness import PATIENCE_S, people, running
from tests.server.test_store import TABLE, line

pytestmark = pytest.mark.anyio


@contextlib.asynccontextmanager
async def silence() -> AsyncIterator[str]:
    """A database that takes every connection and never says a word."""
    writers: list[asyncio.StreamWriter] = []

    async def take(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writers.append(writer)

    server = await asyncio.start_server(take, "127.0.0.1", 0)
    try:
        yield f"postgresql://nobody@127.0.0.1:{server.sockets[0].getsockname()[1]}/nowhere"
    finally:
        for writer in writers:
            writer.close()
        server.close()


@pytest.mark.parametrize("what", ["read", "write", "append"])
async def test_nobody_waits_for_a_database_that_hangs(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres, "TIMEOUT_S", 0.2)
    async with silence() as url:
        store = PostgresStore(url)
        works: dict[str, Coroutine[Any, Any, Any]] = {
            "read": store.read(select(1)),
            "write": store.write(insert(schema.facts).values(name="a", value="b")),
            "append": asyncio.wait_for(store.append(line("t", 1, "k")), PATIENCE_S),
        }
        for name, work in works.items():
            if name == what:
                with pytest.raises(StoreAway):
                    await work
            else:
                work.close()
        store._waiting.clear()
        await store.close()


async def test_a_frozen_postgres_keeps_nobody_waiting_and_plays_on_when_it_thaws(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    private = PrivatePostgres()
    private.start()
    try:
        async with running(private.url) as server, people(server.url, "Ada") as (ada,):
            table = await ada.table("me", "me", start=True)
            await ada.connect()
            await ada.open(table)
            seat = ada.now(table)["to_move"][0]
            action = ada.legal(table, seat)[0]
            monkeypatch.setattr(postgres, "TIMEOUT_S", 0.3)
            assert isinstance(server.service.store, PostgresStore)
            server.service.store._look_late()  # or it looks when ten seconds have passed since the first line
            private.freeze()
            try:
                refused = await ada.act(table, seat, action, key="once")
                assert refused["code"] == "unavailable"
                assert await ada.refused("GET", "/api/lobby") == (503, "unavailable")
            finally:
                private.thaw()
            monkeypatch.undo()
            async with asyncio.timeout(PATIENCE_S):
                while (answer := await ada.act(table, seat, action, key="once"))["type"] != "done":
                    assert answer["code"] == "unavailable"
                    await asyncio.sleep(0.05)
            moves = [entry for entry in (await ada.open(table))["entries"] if entry["kind"] == "move"]
            assert [move["seat"] for move in moves] == [seat], "carried out once, whenever that was"
    finally:
        private.remove()


@pytest.mark.parametrize("error", [asyncpg.InternalClientError("odd"), asyncpg.InterfaceError("closed")])
async def test_whatever_the_driver_says_the_store_is_away(postgres: str, error: Exception) -> None:
    async with running(postgres) as server, people(server.url, "Ada") as (ada,):
        store = server.service.store
        assert isinstance(store, PostgresStore)
        working = store._engine

        class Broken:
            def __getattr__(self, _name: str) -> Any:
                raise error

        store._engine = Broken()  # type: ignore[assignment]
        try:
            assert await ada.refused("GET", "/api/lobby") == (503, "unavailable")
        finally:
            store._engine = working
        await ada.get("/api/lobby")


async def test_tables_that_cannot_be_opened_keep_nobody_waiting(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall, "DUE_AT_ONCE", 10)
    async with running(database) as server, people(server.url, "Ada") as (ada,):
        lost = {**TABLE, "game": "chess", "due_at": 0}
        for number in range(35):  # before and after every id that the server gives
            await server.service.store.write(insert(schema.tables).values(id=f"{'0z'[number % 2]}{number:03}", **lost))
        table = await ada.table("me", "random", start=True)
        for other in list(server.service.hall._tables.values()):
            server.service.hall._put_away(other)
        due = update(schema.tables).where(schema.tables.c.id == table).values(due_at=0)
        await server.service.store.write(due)
        async with asyncio.timeout(PATIENCE_S):
            while server.service.hall.live(table) is None:
                await asyncio.sleep(0.05)
        async with asyncio.timeout(PATIENCE_S):
            while len(server.service.hall._stranded) < 35:
                await asyncio.sleep(0.05)
        assert "farport_tables_stranded 35.0" in (await ada.http.get("/metrics")).text
