"""A copy of the whole database in one file, made while the server goes on, and the way back.

The file is an SQLite database, whichever database it was made of, so it can be restored into either: that is also how a
server moves from SQLite to PostgreSQL.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Final

import asyncpg
from sqlalchemy import MetaData, Table, create_engine, insert, make_url, select
from sqlalchemy.engine import Connection

from farport.server.errors import ConfigError
from farport.server.store import migrate
from farport.server.store.opening import checked_url
from farport.server.store.postgres import plain_url
from farport.server.store.sqlite import schema_of

ALL: Final = -1  # pages copied in one step: after a pause every write of the server would begin the copy anew
ROWS: Final = 1_000
VERSION: Final = "alembic_version"
NUMBERED: Final = ("chat", "audit")
NEXT_NUMBER: Final = """
SELECT setval(pg_get_serial_sequence('{table}', 'id'), (SELECT coalesce(max(id), 0) + 1 FROM {table}), false)
"""  # rows that are copied do not count the numbers that are given out next


def backup(url: str, target: Path) -> None:
    """All that was committed when it began, and nothing of what came later."""
    url = checked_url(url)
    _require_new(target)
    part = target.with_name(target.name + ".part")
    part.unlink(missing_ok=True)
    try:
        if make_url(url).get_backend_name() == "sqlite":
            _copy(Path(str(make_url(url).database)), part)
        else:
            _require_schema(migrate.current(url))
            migrate.bring(f"sqlite:///{part}", str(migrate.current(url)))
            asyncio.run(_from_postgres(url, part))
        _require_whole(part)
        _flush(part)
        part.rename(target)
        _flush(target.parent)
    finally:
        part.unlink(missing_ok=True)


def restore(source: Path, url: str) -> None:
    """Into a database that is empty or does not exist yet; then it has the schema that the backup has."""
    url = checked_url(url)
    if not source.exists():
        raise ConfigError(f"there is no backup {source}")
    version = _require_schema(schema_of(f"sqlite:///{source}"))
    if migrate.current(url) is not None:
        raise ConfigError(f"the database {migrate.shown_url(url)} is not empty; a backup is restored into an empty one")
    if make_url(url).get_backend_name() == "sqlite":
        _copy(source, Path(str(make_url(url).database)))
        _require_whole(Path(str(make_url(url).database)))
    else:
        migrate.bring(url, version)
        asyncio.run(_into_postgres(source, url))


# ---------------------------------------------------------------------- SQLite


def _require_new(target: Path) -> None:
    if target.exists():
        raise ConfigError(f"{target} exists already; a backup overwrites nothing")
    if not target.parent.is_dir():
        raise ConfigError(f"there is no folder {target.parent}")


def _require_schema(found: str | None) -> str:
    if found is None:
        raise ConfigError("this is no database of Farport: it has no schema")
    return found


def _copy(source: Path, target: Path) -> None:
    if not source.exists():
        raise ConfigError(f"there is no database {source}")
    try:
        with (
            closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True)) as old,
            closing(sqlite3.connect(target)) as new,
        ):
            old.backup(new, pages=ALL)
            new.execute("PRAGMA journal_mode=DELETE")  # the one file is all of it
    except sqlite3.Error as error:
        raise ConfigError(f"{source}: {error}") from None


def _require_whole(path: Path) -> None:
    with closing(sqlite3.connect(path)) as copy:
        found = copy.execute("PRAGMA integrity_check").fetchone()
    if found is None or found[0] != "ok":
        raise ConfigError(f"{path}: the copy is damaged: {found}")


def _flush(path: Path) -> None:
    """Down to the disk, before it has its name and before anybody is told that it is there."""
    place = os.open(path, os.O_RDONLY)
    try:
        os.fsync(place)
    finally:
        os.close(place)


@contextmanager
def _opened(path: Path) -> Iterator[tuple[Connection, list[Table]]]:
    """The file, and its tables in an order in which none refers to a later one."""
    engine = create_engine(f"sqlite:///{path}")
    metadata = MetaData()
    try:
        with engine.begin() as connection:
            metadata.reflect(connection)
            yield connection, [table for table in metadata.sorted_tables if table.name != VERSION]
    finally:
        engine.dispose()


# ---------------------------------------------------------------------- PostgreSQL


async def _from_postgres(url: str, target: Path) -> None:
    """In one transaction, which sees the database as it was at its beginning however long it takes."""
    source: asyncpg.Connection[Any] = await asyncpg.connect(plain_url(url))
    try:
        async with source.transaction(isolation="repeatable_read", readonly=True):
            with _opened(target) as (connection, tables):
                for table in tables:
                    await _rows_of(source, table, connection)
    except asyncpg.PostgresError as error:
        raise ConfigError(f"{migrate.shown_url(url)}: {error}") from None
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


async def _into_postgres(source: Path, url: str) -> None:
    """All of it or nothing."""
    target: asyncpg.Connection[Any] = await asyncpg.connect(plain_url(url))
    try:
        async with target.transaction():
            with _opened(source) as (connection, tables):
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
        raise ConfigError(f"{migrate.shown_url(url)}: {error}") from None
    finally:
        await target.close()
