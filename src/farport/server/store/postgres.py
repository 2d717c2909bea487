"""PostgreSQL: ordinary statements through a pool, and the appends of all waiting tables in one statement."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, TypeVar

import asyncpg
from sqlalchemy import URL, Executable, Table, exc, insert, select, text
from sqlalchemy.engine import Connection, Row
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from farport.server.causes import STORE, waits_for
from farport.server.ending import end
from farport.server.errors import ConfigError, StoreAway, Taken
from farport.server.store.opening import shown_url
from farport.server.store.sqlite import opened
from farport.server.store.store import Database, Line, Store, Written

POOL: Final = 5
GROUP: Final = 1_000
PORTS: Final = 65_536
ROWS: Final = 1_000  # copied at a time
TIMEOUT_S: Final = 10.0  # for anything that is asked of the database: who waits longer is told that it is away

# One statement, one flush for all. Lines come sorted by table, so that two workers never wait for each other in a ring.
APPEND: Final = """
WITH line AS (
    SELECT * FROM unnest(
        $1::text[], $2::int[], $3::text[], $4::int[], $5::text[], $6::bigint[], $7::bigint[], $8::text[], $9::text[],
        $10::text[], $11::text[], $12::text[], $13::bigint[], $14::bigint[], $15::text[], $16::int[]
    ) AS line (table_id, seq, kind, seat, "by", at, at_ms, key, body,
        events, status, to_move, due_at, changed_at, result, told)
), added AS (
    INSERT INTO entries (table_id, seq, kind, seat, "by", at, at_ms, key, body, events)
    SELECT table_id, seq, kind, seat, "by", at, at_ms, key, body, events FROM line ORDER BY table_id, seq
    ON CONFLICT DO NOTHING
    RETURNING table_id, seq
), headed AS (
    UPDATE tables SET seq = line.seq, status = line.status, to_move = line.to_move, due_at = line.due_at,
        changed_at = line.changed_at, result = line.result, told = line.told
    FROM line JOIN added ON added.table_id = line.table_id AND added.seq = line.seq
    WHERE tables.id = line.table_id
)
SELECT table_id FROM added
"""

# The same for one line. On a quiet server each comes alone, and sixteen lists of one cost half as much again as it.
ALONE: Final = """
WITH added AS (
    INSERT INTO entries (table_id, seq, kind, seat, "by", at, at_ms, key, body, events)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
    ON CONFLICT DO NOTHING
    RETURNING table_id
), headed AS (
    UPDATE tables SET seq = $2, status = $11, to_move = $12, due_at = $13, changed_at = $14, result = $15, told = $16
    FROM added WHERE tables.id = added.table_id
)
SELECT table_id FROM added
"""

# Rows that are copied do not count the numbers that are given out next.
NUMBERED: Final = ("chat", "audit")
NEXT_NUMBER: Final = """
SELECT setval(pg_get_serial_sequence('{table}', 'id'), (SELECT coalesce(max(id), 0) + 1 FROM {table}), false)
"""
ONE_AT_A_TIME: Final = text("SELECT pg_advisory_xact_lock(7346)")  # servers that start together on an empty database

# What the database says of a line, and what it (or the network) says when it cannot be asked.
UNFIT: Final = (asyncpg.DataError, asyncpg.IntegrityConstraintViolationError)
AWAY: Final = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError, TimeoutError)
ASKED_IN_VAIN: Final = (exc.DBAPIError, exc.TimeoutError, *AWAY)

Waiting = tuple["asyncio.Future[bool]", Line, float]  # and since when, by the loop's clock
Answer = TypeVar("Answer")


class PostgresStore:
    """The store in a PostgreSQL database; `url` as people write it: postgresql://user@host/database."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._engine = create_async_engine(
            async_url(url),
            pool_size=POOL,
            pool_pre_ping=True,
            pool_timeout=TIMEOUT_S,
            connect_args={"timeout": TIMEOUT_S, "command_timeout": TIMEOUT_S},
        )
        self._late: set[asyncio.Task[Any]] = set()
        self._loop = asyncio.get_running_loop()
        self._waiting: list[Waiting] = []
        self._asked: list[Waiting] = []  # of the database, which has not answered yet
        self._timer: asyncio.TimerHandle | None = None  # for all lines: one for each costs more than it to be written
        self._wake = asyncio.Event()
        self._appender = asyncio.create_task(self._append_for_ever(), name="postgres-appender")
        self._connection: asyncpg.Connection[Any] | None = None
        self._append_one: Any = None  # statements that this connection has prepared
        self._append_many: Any = None

    async def read(self, statement: Executable, values: Mapping[str, Any] | None = None) -> Sequence[Row[Any]]:
        async def reading() -> Sequence[Row[Any]]:
            async with self._engine.connect() as connection:
                return (await connection.execute(statement, values)).fetchall()

        return await self._in_time(reading())

    async def write(self, *statements: Executable, values: Mapping[str, Any] | None = None) -> list[Written]:
        async def writing() -> list[Written]:
            async with self._engine.begin() as connection:
                return [await _execute(connection, statement, values) for statement in statements]

        return await self._in_time(writing())

    async def _in_time(self, work: Coroutine[Any, Any, Answer]) -> Answer:
        """Whoever asks waits no longer than the limit. The work itself may take longer to end, since a database that
        does not answer does not answer to a cancelled question either."""
        task = asyncio.ensure_future(work)
        try:
            with waits_for(STORE):
                await asyncio.wait({task}, timeout=TIMEOUT_S)
        finally:
            if not task.done():
                self._late.add(task)
                task.add_done_callback(self._ended_late)
                task.cancel()
        if not task.done():
            raise StoreAway(f"no answer in {TIMEOUT_S:g} s")
        try:
            return task.result()
        except exc.IntegrityError as error:
            raise Taken(str(error.orig)) from error
        except ASKED_IN_VAIN as error:
            raise StoreAway(str(error)) from error

    def _ended_late(self, task: asyncio.Task[Any]) -> None:
        self._late.discard(task)
        if not task.cancelled():
            task.exception()  # nobody waits for it any more

    def append(self, line: Line) -> asyncio.Future[bool]:
        done: asyncio.Future[bool] = self._loop.create_future()
        self._waiting.append((done, line, self._loop.time()))
        if self._timer is None:
            self._timer = self._loop.call_later(TIMEOUT_S, self._look_late)
        self._wake.set()
        return done

    def _look_late(self) -> None:
        """Nobody waits longer than the limit. A database that was asked for so long is let go: it may never answer."""
        before = self._loop.time() - TIMEOUT_S
        if self._connection is not None and any([since <= before for _, _, since in self._asked]):
            self._connection.terminate()
        lines = [*self._asked, *self._waiting]
        _fail([waiting for waiting in lines if waiting[2] <= before], StoreAway(f"no answer in {TIMEOUT_S:g} s"))
        others = [since for _, _, since in lines if since > before]
        self._timer = self._loop.call_later(min(others) - before, self._look_late) if others else None

    @property
    def writes(self) -> bool:
        return not self._appender.done()

    async def close(self) -> None:
        while self._waiting:
            await asyncio.sleep(0.01)
        await end([self._appender])
        if self._timer is not None:
            self._timer.cancel()
        if self._connection is not None:
            await self._connection.close()
        await self._engine.dispose()

    # ------------------------------------------------------------------ the group commit

    async def _append_for_ever(self) -> None:
        while True:
            await self._wake.wait()
            self._asked = self._take_group()
            if self._asked:
                await self._append_and_answer(self._asked)
                self._asked = []

    async def _append_and_answer(self, group: list[Waiting]) -> None:
        try:
            added = await self._append_group(group)
        except UNFIT as error:
            if len(group) == 1:
                _fail(group, StoreAway(str(error)))
            else:  # One of them cannot be written. The others must not suffer for it.
                for waiting in group:
                    await self._append_and_answer([waiting])
        except Exception as error:  # noqa: BLE001  (without this task nobody could append any more)
            await self._drop_connection()
            _fail(group, StoreAway(str(error)) if isinstance(error, AWAY) else error)
        else:
            _answer(group, added)

    def _take_group(self) -> list[Waiting]:
        """What waits, one line of a table at most, so that the answer to each is plain."""
        group: dict[str, Waiting] = {}
        left: list[Waiting] = []
        for waiting in self._waiting:
            table = waiting[1].row[0]
            if waiting[0].done():
                continue  # whoever asked was told that it may or may not be there; so it need not
            if table in group or len(group) == GROUP:
                left.append(waiting)
            else:
                group[table] = waiting
        self._waiting = left
        if not left:
            self._wake.clear()
        return [group[table] for table in sorted(group)]

    async def _append_group(self, group: list[Waiting]) -> set[str]:
        if self._connection is None or self._connection.is_closed():
            await self._connect()
        # The head repeats the number of the entry first; that column is there already.
        rows = [(*line.row, *line.head[1:]) for _, line, _ in group]
        if len(rows) == 1:
            added = await self._append_one.fetch(*rows[0])
        else:
            added = await self._append_many.fetch(*[list(column) for column in zip(*rows, strict=True)])
        return {row[0] for row in added}

    async def _connect(self) -> None:
        self._connection = connection = await asyncpg.connect(plain_url(self.url), timeout=TIMEOUT_S)
        self._append_one = await connection.prepare(ALONE, timeout=TIMEOUT_S)
        self._append_many = await connection.prepare(APPEND, timeout=TIMEOUT_S)

    async def _drop_connection(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None


def _answer(group: list[Waiting], added: set[str]) -> None:
    for done, line, _ in group:
        if not done.done():
            done.set_result(line.row[0] in added)


def _fail(group: list[Waiting], error: Exception) -> None:
    for done, _, _ in group:
        if not done.done():
            done.set_exception(error)


async def _execute(connection: AsyncConnection, statement: Executable, values: Mapping[str, Any] | None) -> Written:
    result = await connection.execute(statement, values)
    rows = result.fetchall() if result.returns_rows else []
    return Written(result.rowcount, rows)


def plain_url(url: str) -> str:
    return url.replace("postgresql+asyncpg://", "postgresql://", 1)


def async_url(url: str) -> str:
    return plain_url(url).replace("postgresql://", "postgresql+asyncpg://", 1)


# ---------------------------------------------------------------------- the kind of database


class Postgres:
    """A server of its own, which several workers may share."""

    drivers: tuple[str, ...] = ("postgresql", "postgresql+asyncpg")
    example = "postgresql://user:password@host/database"
    shared = True

    def check(self, url: URL) -> None:
        if url.port is not None and not 0 < url.port < PORTS:
            raise ConfigError(f"database: there is no port {url.port}")
        if "sslmode" in url.query:  # the driver takes it from the environment only
            raise ConfigError("database: sslmode cannot stand in the URL; set PGSSLMODE in the environment")

    def open(self, url: str) -> Store:
        return PostgresStore(url)

    def quick_schema(self, url: str) -> str | None:
        return None  # connecting takes longer than loading Alembic

    def transact(self, url: str, work: Callable[[Connection], object]) -> None:
        asyncio.run(_transact(url, work))

    def save(self, url: str, file: Path) -> None:
        from farport.server.store import migrate  # which loads Alembic: a server does without

        version = migrate.current(url)
        if version is None:
            raise ConfigError(f"the database {shown_url(url)} is not one of Farport's: it has no schema")
        migrate.bring(f"sqlite:///{file}", version)
        asyncio.run(_save(url, file))

    def load(self, file: Path, url: str) -> None:
        from farport.server.store import migrate

        migrate.bring(url, str(migrate.current(f"sqlite:///{file}")))
        asyncio.run(_load(file, url))


DATABASE: Database = Postgres()


async def _transact(url: str, work: Callable[[Connection], object]) -> None:
    engine = create_async_engine(async_url(url))
    try:
        async with engine.begin() as connection:
            await connection.execute(ONE_AT_A_TIME)
            await connection.run_sync(work)
    finally:
        await engine.dispose()


async def _save(url: str, file: Path) -> None:
    """In one transaction, which sees the database as it was at its beginning however long it takes."""
    source: asyncpg.Connection[Any] = await asyncpg.connect(plain_url(url))
    try:
        async with source.transaction(isolation="repeatable_read", readonly=True):
            with opened(file) as (connection, tables):
                for table in tables:
                    await _rows_of(source, table, connection)
    except asyncpg.PostgresError as error:
        raise ConfigError(f"{shown_url(url)}: {error}") from None
    finally:
        await source.close()


async def _rows_of(source: asyncpg.Connection[Any], table: Table, connection: Connection) -> None:
    names = [column.name for column in table.columns]
    columns = ", ".join(f'"{name}"' for name in names)
    waiting: list[dict[str, Any]] = []
    async for row in source.cursor(f'SELECT {columns} FROM "{table.name}"', prefetch=ROWS):
        waiting.append(dict(row))
        if len(waiting) == ROWS:
            connection.execute(insert(table), waiting)
            waiting = []
    if waiting:
        connection.execute(insert(table), waiting)


async def _load(file: Path, url: str) -> None:
    """All of it or nothing."""
    target: asyncpg.Connection[Any] = await asyncpg.connect(plain_url(url))
    try:
        async with target.transaction():
            with opened(file) as (connection, tables):
                for table in tables:
                    names = [column.name for column in table.columns]
                    rows = connection.execution_options(yield_per=ROWS).execute(select(table))
                    for part in rows.partitions(ROWS):
                        await target.copy_records_to_table(
                            table.name, records=[tuple(row) for row in part], columns=names
                        )
                for table in tables:
                    if table.name in NUMBERED:
                        await target.execute(NEXT_NUMBER.format(table=table.name))
    except asyncpg.PostgresError as error:
        raise ConfigError(f"{shown_url(url)}: {error}") from None
    finally:
        await target.close()
