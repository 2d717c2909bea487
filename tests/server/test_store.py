"""The store: group commit, conflicts, migrations with data, snapshots, backup, records in and out."""

from __future__ import annotations

import asyncio
import json
import math
import random
import shutil
import sqlite3
import threading
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from click.testing import CliRunner
from sqlalchemy import create_engine, insert, inspect, make_url, select

from farport.cli import command
from farport.kernel import Record, game
from farport.server.config import Config, read_config
from farport.server.errors import ConfigError, StoreAway, Taken
from farport.server.serve import ready
from farport.server.store import checkpoints, migrate, schema
from farport.server.store import sqlite as in_one_file
from farport.server.store.backup import backup, restore
from farport.server.store.opening import DATABASES, checked_url, open_store, prepare
from farport.server.store.sqlite import BUSY, SqliteStore
from farport.server.store.store import Line
from tests.server.harness import PATIENCE_S, people, play_on, running
from tests.server.test_table import duel

PERSON = {"id": "p", "name": "Ada", "epoch": 0, "settings": "{}", "created_at": 1}
TABLE = {
    "name": "T",
    "game": "forgotten-planet",
    "rules_version": 1,
    "options": "{}",
    "settings": "{}",
    "public": True,
    "invite": "i",
    "seed": "7",
    "created_at": 1,
    "seq": 0,
    "status": "running",
    "to_move": "[]",
    "changed_at": 1,
}


def line(table: str, seq: int, key: str) -> Line:
    row = (table, seq, "move", 0, "person", 1, None, key, "[null,{}]", "[]")
    return Line(row, (seq, "running", "[1]", None, 5, None, seq))


@pytest.mark.anyio
async def test_appends_of_many_tables_conflict_only_with_their_own(database: str) -> None:
    await asyncio.to_thread(prepare, database)
    store = open_store(database)
    try:
        for number in range(30):
            await store.write(insert(schema.tables).values(id=f"t{number}", **TABLE))
        lines = [line(f"t{number}", 1, f"k{number}") for number in range(30)]
        assert await asyncio.gather(*[store.append(each) for each in lines]) == [True] * 30
        assert not await store.append(line("t3", 1, "another"))
        assert not await store.append(line("t3", 2, "k3")), "the same command twice"
        assert await store.append(line("t3", 2, "another"))
        heads = await store.read(select(schema.tables.c.seq).where(schema.tables.c.id.in_(["t3", "t4"])))
        assert sorted(row.seq for row in heads) == [1, 2]
        with pytest.raises(Taken):
            await store.write(insert(schema.tables).values(id="t0", **TABLE))
        with pytest.raises(Taken):
            await store.write(insert(schema.people).values(**PERSON), insert(schema.tables).values(id="t0", **TABLE))
        assert await store.read(select(schema.people)) == [], "all or nothing"
    finally:
        await store.close()


@pytest.mark.anyio
@pytest.mark.parametrize("count", [1, 3, 5, 21, 90])
async def test_of_lines_that_are_written_together_each_has_its_own_answer(database: str, count: int) -> None:
    """Every third table has moved already; one asks twice. Heads follow the lines that were added, and no others."""
    await asyncio.to_thread(prepare, database)
    store = open_store(database)
    ids = [f"t{number:02}" for number in range(count)]
    taken = ids[::3]
    try:
        await store.write(*[insert(schema.tables).values(id=id, **TABLE) for id in ids])
        assert await asyncio.gather(*[store.append(line(id, 1, "first")) for id in taken]) == [True] * len(taken)
        asked = [line(id, 1, "second") for id in ids] + [line(ids[-1], 2, "third")]
        answers = await asyncio.gather(*[store.append(each) for each in asked])
        assert answers == [id not in taken for id in ids] + [True]
        heads = await store.read(select(schema.tables.c.seq).order_by(schema.tables.c.id))
        assert [row.seq for row in heads] == [1] * (count - 1) + [2]
        keys = await store.read(select(schema.entries.c.key).order_by(schema.entries.c.table_id, schema.entries.c.seq))
        assert [row.key for row in keys] == ["first" if id in taken else "second" for id in ids] + ["third"]
    finally:
        await store.close()


@pytest.mark.anyio
@pytest.mark.parametrize("count", [1, 2, 45])
async def test_a_line_that_stays_leaves_its_place_in_the_lists(database: str, count: int) -> None:
    """Together with others whose place is another: numbers follow every line, the rest only those."""
    await asyncio.to_thread(prepare, database)
    store = open_store(database)
    ids = [f"t{number:02}" for number in range(count)]
    T = schema.tables.c  # noqa: N806
    try:
        await store.write(*[insert(schema.tables).values(id=id, **TABLE) for id in ids])
        assert await asyncio.gather(*[store.append(line(id, 1, "first")) for id in ids]) == [True] * count
        stay, move = (2, "running", "[0]", None, 5, None, 2), (2, "paused", "[0]", 99, 60_000, "{}", 1)
        asked = []
        for number, id in enumerate(ids):
            row = line(id, 2, "second").row
            asked.append(Line(row, move) if number % 2 else Line(row, stay, stays=True))
        assert all(await asyncio.gather(*[store.append(each) for each in asked]))
        heads = await store.read(
            select(T.seq, T.status, T.to_move, T.due_at, T.changed_at, T.result, T.told).order_by(T.id)
        )
        assert [tuple(row) for row in heads] == [move if number % 2 else stay for number in range(count)]
        assert not await store.append(Line(line(ids[0], 2, "third").row, (2, "running", "[]", None, 5, None, 7), True))
        assert (await store.read(select(T.to_move, T.told).where(T.id == ids[0])))[0] == ("[0]", 2)
    finally:
        await store.close()


def life_of_the_log(database: str) -> bytes:
    """The salt of the write-ahead log: another one whenever it begins anew."""
    log = Path(f"{make_url(database).database}-wal")
    return log.read_bytes()[16:24] if log.exists() else b""


@pytest.mark.anyio
async def test_the_log_of_sqlite_begins_anew_while_lines_come(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Carried over beside the writer, and finished by it, so that it does not grow for ever; nothing is lost."""
    monkeypatch.setattr(checkpoints, "AFTER", 10)
    await asyncio.to_thread(prepare, sqlite)
    store = open_store(sqlite)
    seq = 0
    try:
        await store.write(insert(schema.tables).values(id="t", **TABLE))
        for _ in range(3):
            before = life_of_the_log(sqlite)
            async with asyncio.timeout(PATIENCE_S):
                while life_of_the_log(sqlite) == before:
                    seq += 1
                    assert await store.append(line("t", seq, f"k{seq}"))
        rows = await store.read(select(schema.entries.c.seq).order_by(schema.entries.c.seq))
        assert [row.seq for row in rows] == list(range(1, seq + 1))
    finally:
        await store.close()
    with closing(sqlite3.connect(str(make_url(sqlite).database))) as connection:
        assert connection.execute("SELECT count(*) FROM entries").fetchone() == (seq,)


@pytest.mark.anyio
@pytest.mark.parametrize("free", [1, 2**20])
async def test_the_log_of_a_server_that_is_played_at_has_room(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, free: int
) -> None:
    """Taken once, where the disk has it, and beside what the log holds already: nothing of that is lost."""
    monkeypatch.setattr(checkpoints, "PLAYED_AT", 20)
    monkeypatch.setattr(checkpoints, "ROOM", 2**20)
    monkeypatch.setattr(shutil, "disk_usage", lambda _: SimpleNamespace(free=free * 2**10))
    await asyncio.to_thread(prepare, sqlite)
    store = open_store(sqlite)
    log = Path(f"{make_url(sqlite).database}-wal")
    try:
        await store.write(insert(schema.tables).values(id="t", **TABLE))
        for seq in range(1, 21):
            assert await store.append(line("t", seq, f"k{seq}"))
        assert (log.stat().st_size == checkpoints.ROOM) == (free > 1)
        killed = Path(f"{make_url(sqlite).database}.killed")  # a copy of both files is what a killed server leaves
        shutil.copy(Path(str(make_url(sqlite).database)), killed)
        shutil.copy(log, f"{killed}-wal")
    finally:
        await store.close()
    with closing(sqlite3.connect(killed)) as connection:
        assert connection.execute("SELECT max(seq), count(*) FROM entries").fetchone() == (20, 20)


@pytest.mark.anyio
async def test_only_where_company_is_expected_a_line_waits_for_it(sqlite: str) -> None:
    await asyncio.to_thread(prepare, sqlite)
    store = SqliteStore(sqlite)
    try:
        await store.write(*[insert(schema.tables).values(id=f"t{number}", **TABLE) for number in range(BUSY)])
        for seq, together in ((1, 1), (2, BUSY), (3, 1)):
            assert all(await asyncio.gather(*[store.append(line(f"t{n}", seq, f"{seq}")) for n in range(together)]))
            assert (store._not_before > 0) == (together == BUSY)
    finally:
        await store.close()


class Thread:
    """In which one the connection that writes is used."""

    def __init__(self, store: SqliteStore) -> None:
        self.last = 0
        assert store._raw is not None
        store._raw.set_trace_callback(self._note)

    def _note(self, _statement: str) -> None:
        self.last = threading.get_ident()

    def is_this(self) -> bool:
        return self.last == threading.get_ident()


async def one_file(url: str, tables: int) -> SqliteStore:
    await asyncio.to_thread(prepare, url)
    store = SqliteStore(url)
    await store.write(*[insert(schema.tables).values(id=f"t{number}", **TABLE) for number in range(tables)])
    return store


@pytest.mark.anyio
async def test_a_lone_line_needs_no_other_thread_where_the_disk_is_quick(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is in the way of it, or slow, is the writer's; after each slow one in a row for longer."""
    monkeypatch.setattr(in_one_file, "QUICK_S", PATIENCE_S)
    store = await one_file(sqlite, BUSY)
    thread = Thread(store)
    try:
        assert await store.append(line("t0", 1, "a"))
        assert thread.is_this()
        assert not await store.append(line("t0", 1, "b")), "its number is taken: the writer has found out why it failed"
        assert not thread.is_this()
        assert all(await asyncio.gather(*[store.append(line(f"t{number}", 2, "b")) for number in range(BUSY)]))
        assert not thread.is_this(), "many are a group"
        assert await store.write(insert(schema.people).values(**PERSON))
        assert not thread.is_this()
        assert await store.append(line("t0", 3, "c"))
        assert thread.is_this()
        monkeypatch.setattr(in_one_file, "QUICK_S", 0.0)
        waits = []
        for seq in (4, 5, 6):
            store._left_until = 0.0
            assert await store.append(line("t0", seq, f"{seq}"))
            waits.append(store._left)
        first = in_one_file.LEFT[0]
        assert waits == [2 * first, 4 * first, 8 * first]
        store._left_until = math.inf
        assert await store.append(line("t0", 7, "7"))
        assert not thread.is_this()
        rows = await store.read(select(schema.entries.c.seq).where(schema.entries.c.table_id == "t0"))
        assert sorted(row.seq for row in rows) == list(range(1, 8))
    finally:
        await store.close()


@pytest.mark.anyio
async def test_the_loop_never_waits_for_a_lock(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody else writes, or the writer itself does: the line waits, and nobody else."""
    monkeypatch.setattr(in_one_file, "QUICK_S", PATIENCE_S)
    store = await one_file(sqlite, 1)
    thread = Thread(store)
    try:
        assert await store.append(line("t0", 1, "a"))
        assert thread.is_this()
        with closing(sqlite3.connect(str(make_url(sqlite).database), isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            waiting = store.append(line("t0", 2, "b"))
            while store._patience_s == 0.0:  # until the writer has taken it over
                await asyncio.sleep(0)
            assert not waiting.done()
            other.execute("ROLLBACK")
            assert await waiting
        assert not thread.is_this()
        with store._in_use:
            waiting = store.append(line("t0", 3, "c"))
            while not store._writing:
                await asyncio.sleep(0)
            assert not waiting.done()
        assert await waiting
    finally:
        await store.close()


@pytest.mark.anyio
async def test_what_cannot_be_written_fails_alone(database: str) -> None:
    await asyncio.to_thread(prepare, database)
    store = open_store(database)
    try:
        for number in range(3):
            await store.write(insert(schema.tables).values(id=f"t{number}", **TABLE))
        endless = line("t1", 1, "k")
        endless.head = (*endless.head[:3], 2**70, *endless.head[4:])  # no moment that a database could hold
        answers = await asyncio.gather(
            store.append(line("t0", 1, "k")),
            store.append(endless),
            store.append(line("t2", 1, "k")),
            store.write(insert(schema.people).values(**PERSON)),
            return_exceptions=True,
        )
        assert [answers[0], answers[2]] == [True, True]
        assert isinstance(answers[1], Exception)
        assert not isinstance(answers[3], BaseException)
        assert await store.append(line("t1", 1, "k")), "and the number is still free"
        assert store.writes
    finally:
        await store.close()


@pytest.mark.anyio
async def test_a_server_whose_writer_has_ended_is_not_healthy(sqlite: str) -> None:
    async with running(sqlite) as server, people(server.url, "Ada") as (ada,):
        store = server.service.store
        assert (await ada.http.get("/healthz")).json() == {"store": True, "bus": True, "maintenance": False}
        assert isinstance(store, SqliteStore)
        store._groups.put(None)
        await asyncio.to_thread(store._writer.join)
        assert (await ada.http.get("/healthz")).status_code == 503
        with pytest.raises(StoreAway):
            await store.append(line("t", 1, "k"))


def test_migrations_go_up_and_down_with_data(database: str) -> None:
    migrate.upgrade(database)
    asyncio.run(_fill(database))
    migrate.downgrade(database, "0001")
    assert migrate.current(database) == "0001"
    with pytest.raises(ConfigError, match=r"old schema 0001.*farport migrate"):
        prepare(database)
    migrate.upgrade(database)
    assert asyncio.run(_people(database)) == ["Ada"]
    assert migrate.current(database) == schema.NEWEST == ScriptDirectory(str(migrate.FOLDER)).get_current_head()
    migrate.downgrade(database, "base")
    migrate.upgrade(database)
    assert asyncio.run(_people(database)) == []


async def _fill(url: str) -> None:
    store = open_store(url)
    await store.write(
        insert(schema.people).values(**PERSON),
        insert(schema.tables).values(id="t", host="p", **TABLE),
        insert(schema.creations).values(
            id="c", owner="p", game="g", name="n", data="{}", options="{}", shared=True, changed_at=1, verdict="{}"
        ),
        insert(schema.notices).values(table_id="t", person="p", turn=1, at=1),
        insert(schema.held).values(table_id="t", person="p", turn=2, seat=0, due_at=1),
        insert(schema.analyses).values(table_id="t", done=0, changed_at=1, data="{}"),
        insert(schema.reports).values(id="r", at=1, person="p", about="p", table_id="t", text="x"),
        insert(schema.audit).values(at=1, name="command line", act="look", table_id="t", detail="{}"),
    )
    await store.append(line("t", 1, "k"))
    await store.close()


async def _people(url: str) -> list[str]:
    store = open_store(url)
    names = [row.name for row in await store.read(select(schema.people.c.name))]
    await store.close()
    return names


def test_the_migrations_lead_to_the_schema_that_the_code_uses(sqlite: str) -> None:
    migrate.upgrade(sqlite)
    engine = create_engine(sqlite)
    with engine.connect() as connection:
        found = inspect(connection)
        assert MigrationContext.configure(connection).get_current_revision() == schema.NEWEST
        for table in schema.metadata.sorted_tables:
            columns = {column["name"]: column["nullable"] for column in found.get_columns(table.name)}
            assert columns == {column.name: column.nullable for column in table.columns}
    engine.dispose()


@pytest.mark.parametrize(
    ("url", "says"),
    [
        ("nonsense", "not a database URL"),
        ("mysql://localhost/x", "mysql is not supported"),
        ("sqlite://", "needs a file"),
        ("sqlite:////nowhere/at/all/x.db", "no folder"),
        ("postgresql://localhost:abc/x", "not a database URL"),
        ("postgresql://localhost:99999/x", "no port 99999"),
        ("postgresql+psycopg2://localhost/x", r"postgresql\+psycopg2 is not supported"),
        ("postgresql://localhost/x?sslmode=disable", "PGSSLMODE"),
    ],
)
def test_a_wrong_database_url_is_one_sentence(url: str, says: str) -> None:
    with pytest.raises(ConfigError, match=says):
        checked_url(url)


@pytest.mark.anyio
async def test_another_kind_of_database_is_a_module_and_a_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Served by several workers, backed up and restored, without a word about it elsewhere."""
    monkeypatch.setitem(DATABASES, "toy", "tests.server.toy_database")
    url = f"toy:///{tmp_path / 'toy.db'}"
    with pytest.raises(ConfigError, match=r"or toy:////folder/file"):
        checked_url("nonsense")
    assert read_config({"database": url, "workers": 2, "bus": "redis://localhost:6379/0"}).database == url
    await asyncio.to_thread(prepare, url)
    store = open_store(url)
    try:
        await store.write(insert(schema.tables).values(id="t", **TABLE))
        assert await store.append(line("t", 1, "k"))
    finally:
        await store.close()
    await asyncio.to_thread(backup, url, tmp_path / "copy.db")
    await asyncio.to_thread(restore, tmp_path / "copy.db", f"toy:///{tmp_path / 'again.db'}")
    again = open_store(f"sqlite:///{tmp_path / 'again.db'}")
    try:
        assert [row.seq for row in await again.read(select(schema.entries.c.seq))] == [1]
    finally:
        await again.close()


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"username": "nobody_at_all"}, 'role "nobody_at_all" does not exist'),
        ({"database": "nowhere_at_all"}, 'database "nowhere_at_all" does not exist'),
        ({"query": {"nix": "1"}}, "nix"),
    ],
)
def test_a_database_that_cannot_be_opened_is_one_sentence(postgres: str, change: dict[str, Any], says: str) -> None:
    url = make_url(postgres).set(**change).render_as_string(hide_password=False)
    with pytest.raises(ConfigError, match=says) as refused:
        prepare(url)
    assert "\n" not in str(refused.value)


def test_a_file_that_is_no_database_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "farport.db").write_text("Dear diary, today we played until two in the morning. " * 100)
    with pytest.raises(ConfigError, match="not a database"):
        prepare(f"sqlite:///{tmp_path / 'farport.db'}")


@pytest.mark.parametrize("go", [migrate.upgrade, migrate.downgrade])
def test_a_schema_that_there_is_not_is_one_sentence(sqlite: str, go: Callable[[str, str], None]) -> None:
    prepare(sqlite)
    with pytest.raises(ConfigError, match=r"'9999'; the schemas are 0001, 0002"):
        go(sqlite, "9999")
    assert migrate.current(sqlite) == schema.NEWEST


@pytest.mark.parametrize("bus", ["redis://localhost:abc/0", "redis://127.0.0.1:6379/0?nix=1"])
def test_a_wrong_bus_url_is_one_sentence(sqlite: str, bus: str) -> None:
    with pytest.raises(ConfigError, match="bus: "):
        ready(Config(database=sqlite, bus=bus))


@pytest.mark.anyio
async def test_backup_export_and_import(sqlite: str, tmp_path: Path) -> None:
    async with running(sqlite) as server, people(server.url, "Ada", "Bob") as (ada, bob):
        table = await duel(ada, bob)
        await play_on({0: ada, 1: bob}, table, 60, random.Random(3))
        run = CliRunner().invoke
        copied = await asyncio.to_thread(run, command, ["backup", "--database", sqlite, str(tmp_path / "copy.db")])
        assert copied.exit_code == 0, copied.output
        again = await asyncio.to_thread(run, command, ["backup", "--database", sqlite, str(tmp_path / "copy.db")])
        assert again.exit_code == 2
        assert "overwrites nothing" in again.stderr
    copy = f"sqlite:///{tmp_path / 'copy.db'}"
    out = tmp_path / "records"
    exported = await asyncio.to_thread(run, command, ["export", "--database", copy, str(out), "--json"])
    assert json.loads(exported.stdout) == {"records": [f"{table}.json"]}
    record = Record.loads((out / f"{table}.json").read_text())
    game(record.game).replay(record)
    brought = await asyncio.to_thread(
        run, command, ["import", "--database", copy, str(out / f"{table}.json"), "--json"]
    )
    assert brought.exit_code == 0, brought.output
    shown = json.loads(brought.stdout)["tables"][0]
    async with running(copy) as server, people(server.url, "Eve") as (eve,):
        replay = await eve.get(f"/api/tables/{shown}/replay", seat=1)
        assert replay["table"]["status"] == "abandoned"
        assert len(replay["steps"]) == len(record.moves) + 1
        assert (await eve.get(f"/api/tables/{shown}/dice"))["replays"]
    broken = out / "broken.json"
    broken.write_text((out / f"{table}.json").read_text().replace('"digest": "', '"digest": "0'))
    refused = await asyncio.to_thread(run, command, ["import", "--database", copy, str(broken)])
    assert refused.exit_code == 2
