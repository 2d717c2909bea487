"""SQLite: one writer thread that commits whatever waits in one flush, and readers beside it.

A flush costs milliseconds, and waking a thread costs more than writing a row. So jobs are gathered where they come
from, in the event loop, and handed over together: when the thread is done with the group before, and on a busy server
not at once after that one was handed over. On a quiet one nobody waits.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import URL, Executable, MetaData, Table, create_engine, event, exc, make_url
from sqlalchemy.engine import Connection, Engine, Row

from farport.server.causes import STORE, waits_for
from farport.server.errors import ConfigError, StoreAway, Taken
from farport.server.store.checkpoints import Checkpoints
from farport.server.store.store import Database, Line, Store, Written

READERS: Final = 2
GROUP: Final = 1_000  # at most so many jobs share one commit
BUSY_S: Final = 10.0
PACE_S: Final = 0.004  # from one group to the next, where the one before shows that company will come …
BUSY: Final = 3  # … by so many jobs in it
MOMENT_S: Final = 0.002
CACHE_KB: Final = 64 * 1024  # of pages, for the writer: those of ten thousand tables that are played at
ALL: Final = -1  # pages copied in one step: after a pause every write of the server would begin the copy anew
VERSION: Final = "alembic_version"

# Lines of so many tables are written by two statements. With every step of a statement, and a row that it returns is
# one, this thread and the loop's hand the interpreter to each other, which takes longer than writing a row. Each size
# is prepared once.
BATCHES: Final = (64, 32, *range(16, 0, -1))
INSERT: Final = "INSERT OR IGNORE INTO entries VALUES {rows}"
HEAD: Final = """
UPDATE tables SET seq = line.column2, status = line.column3, to_move = line.column4, due_at = line.column5,
    changed_at = line.column6, result = line.column7, told = line.column8
FROM (VALUES {rows}) AS line WHERE id = line.column1
"""
NUMBERS: Final = """
UPDATE tables SET seq = line.column2, to_move = line.column3, told = line.column4
FROM (VALUES {rows}) AS line WHERE id = line.column1
"""  # of lines that stay: a column that is named has its indexes written, also where nothing changes

Some = TypeVar("Some")
Job = tuple["asyncio.Future[Any]", Line | Sequence[Executable]]


def make_engine(url: str) -> Engine:
    """Autocommit: transactions are begun and ended by hand, so that many jobs can share one."""
    engine = create_engine(
        url, isolation_level="AUTOCOMMIT", connect_args={"timeout": BUSY_S, "check_same_thread": False}
    )
    event.listen(engine, "connect", _prepare)
    return engine


def _prepare(connection: sqlite3.Connection, _record: object) -> None:
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA wal_autocheckpoint=0")  # store/checkpoints.py sees to it
    connection.execute("PRAGMA foreign_keys=ON")
    connection.execute("PRAGMA temp_store=MEMORY")


def schema_of(url: str) -> str | None:
    """The schema's number, without the help of Alembic; None where there is no file or it has none."""
    path = make_url(url).database
    if path is None or not Path(path).exists():
        return None
    try:
        with closing(sqlite3.connect(path, timeout=BUSY_S)) as connection:
            found = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.Error:
        return None
    return None if found is None else str(found[0])


class SqliteStore:
    """The store in one file."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._engine = make_engine(url)
        self._groups: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._waiting: list[Job] = []
        self._writing = False
        self._timer: asyncio.Handle | None = None
        self._not_before = 0.0  # by the loop's clock, the next group is handed over
        self._readers = ThreadPoolExecutor(READERS, "sqlite-reader")
        self._local = threading.local()
        self._open: list[Connection] = []
        self._checkpoints = Checkpoints(self._connect)
        self._writer = threading.Thread(target=self._write_for_ever, name="sqlite-writer", daemon=True)
        self._writer.start()

    # ------------------------------------------------------------------ what the server asks

    async def read(self, statement: Executable) -> Sequence[Row[Any]]:
        with waits_for(STORE):
            return await self._loop.run_in_executor(self._readers, self._read, statement)

    async def write(self, *statements: Executable) -> list[Written]:
        done: asyncio.Future[list[Written]] = self._loop.create_future()
        self._add((done, statements))
        with waits_for(STORE):
            return await done

    def append(self, line: Line) -> asyncio.Future[bool]:
        done: asyncio.Future[bool] = self._loop.create_future()
        self._add((done, line))
        return done

    @property
    def writes(self) -> bool:
        return self._writer.is_alive()

    async def close(self) -> None:
        while self.writes and (self._waiting or self._writing):
            await asyncio.sleep(MOMENT_S)
        self._groups.put(None)
        await self._loop.run_in_executor(None, self._writer.join)
        await self._loop.run_in_executor(None, self._checkpoints.close)
        self._readers.shutdown()
        for connection in self._open:
            connection.close()
        self._engine.dispose()

    # ------------------------------------------------------------------ gathering

    def _add(self, job: Job) -> None:
        if not self.writes:  # nobody would ever answer
            job[0].set_exception(StoreAway("the database's writer has ended"))
            return
        self._waiting.append(job)
        if not self._writing and self._timer is None:
            self._hand_over_in_time()

    def _hand_over_in_time(self) -> None:
        wait = self._not_before - self._loop.time()
        self._timer = (
            self._loop.call_soon(self._hand_over) if wait <= 0 else self._loop.call_later(wait, self._hand_over)
        )

    def _hand_over(self) -> None:
        self._timer = None
        self._writing = True
        group, self._waiting = self._waiting[:GROUP], self._waiting[GROUP:]
        self._not_before = self._loop.time() + PACE_S if len(group) >= BUSY else 0.0
        self._groups.put(group)

    def _written(self, answers: list[tuple[asyncio.Future[Any], object]]) -> None:
        self._writing = False
        if self._waiting:
            self._hand_over_in_time()
        _resolve(answers)

    # ------------------------------------------------------------------ in the readers' threads

    def _read(self, statement: Executable) -> Sequence[Row[Any]]:
        connection: Connection | None = getattr(self._local, "connection", None)
        if connection is None:
            connection = self._local.connection = self._engine.connect()
            self._open.append(connection)
        try:
            return connection.execute(statement).fetchall()
        except exc.DatabaseError as error:
            raise StoreAway(str(error.orig)) from error

    # ------------------------------------------------------------------ in the writer's thread

    def _connect(self) -> sqlite3.Connection:
        """One beside those of the pool."""
        connection = sqlite3.connect(str(make_url(self.url).database), timeout=BUSY_S)
        _prepare(connection, None)
        return connection

    def _write_for_ever(self) -> None:
        with self._engine.connect() as connection:
            raw: Any = connection.connection.dbapi_connection
            raw.execute(f"PRAGMA cache_size=-{CACHE_KB}")
            while (group := self._groups.get()) is not None:
                self._deliver(self._commit(connection, raw, group))
                self._checkpoints.after_commit(raw)

    def _commit(
        self, connection: Connection, raw: sqlite3.Connection, group: list[Job]
    ) -> list[tuple[asyncio.Future[Any], object]]:
        try:
            raw.execute("BEGIN IMMEDIATE")
        except sqlite3.Error as error:  # locked or gone, for all of them alike
            return [(done, StoreAway(str(error))) for done, _ in group]
        try:
            answers: list[tuple[asyncio.Future[Any], object]] = []
            lines: dict[str, tuple[asyncio.Future[Any], Line]] = {}
            for done, job in group:
                if not isinstance(job, Line):
                    answers += _append(raw, lines)
                    answers.append((done, _write(connection, raw, job)))
                    continue
                if job.row[0] in lines:  # one line of a table at a time, so that the answer to each is plain
                    answers += _append(raw, lines)
                lines[job.row[0]] = (done, job)
            answers += _append(raw, lines)
            raw.execute("COMMIT")
        except Exception as error:  # noqa: BLE001  (without this thread nobody could write any more)
            if raw.in_transaction:
                raw.execute("ROLLBACK")
            if len(group) == 1:
                return [(group[0][0], _failed(error))]
            # One of them cannot be written, or lines clash. The others must not suffer for it.
            return [answer for job in group for answer in self._commit(connection, raw, [job])]
        return answers

    def _deliver(self, answers: list[tuple[asyncio.Future[Any], object]]) -> None:
        try:
            self._loop.call_soon_threadsafe(self._written, answers)
        except RuntimeError:
            return  # the loop is closed: nobody waits any more


def _failed(error: Exception) -> Exception:
    """What the database says is answered as every store does; a mistake of ours stays what it is."""
    return StoreAway(str(error)) if isinstance(error, (sqlite3.Error, exc.DatabaseError)) else error


def _append(
    raw: sqlite3.Connection, lines: dict[str, tuple[asyncio.Future[Any], Line]]
) -> list[tuple[asyncio.Future[Any], object]]:
    """The lines of different tables, which are then written; whether each could be."""
    answers: list[tuple[asyncio.Future[Any], object]] = []
    for batch in _batches(list(lines.values())):
        added = _insert(raw, [line for _, line in batch])
        answers += [(done, added) for done, _ in batch]
    lines.clear()
    return answers


def _batches(waiting: list[Some]) -> Iterator[list[Some]]:
    """All of them, in groups for which there is a statement."""
    for size in BATCHES:
        while len(waiting) >= size:
            yield waiting[:size]
            waiting = waiting[size:]


class Clash(Exception):  # noqa: N818
    """Not all lines of a batch could be added. Each is tried alone: then the answer to each is plain."""


def _insert(raw: sqlite3.Connection, lines: list[Line]) -> bool:
    """Whether they were added: their numbers and keys were free. It is seldom otherwise."""
    added = raw.execute(_INSERTS[len(lines)], [value for line in lines for value in line.row]).rowcount
    if added == len(lines):
        for batch in _batches([(line.row[0], *line.head) for line in lines if not line.stays]):
            raw.execute(_HEADS[len(batch)], [value for head in batch for value in head])
        for numbers in _batches([(line.row[0], *line.numbers) for line in lines if line.stays]):
            raw.execute(_NUMBERS[len(numbers)], [value for few in numbers for value in few])
    elif len(lines) > 1:
        raise Clash
    return added == len(lines)


def _rows(count: int, columns: int) -> str:
    return ", ".join([f"({', '.join('?' * columns)})"] * count)


_INSERTS: Final = {size: INSERT.format(rows=_rows(size, 10)) for size in BATCHES}
_HEADS: Final = {size: HEAD.format(rows=_rows(size, 8)) for size in BATCHES}
_NUMBERS: Final = {size: NUMBERS.format(rows=_rows(size, 4)) for size in BATCHES}


def _write(connection: Connection, raw: sqlite3.Connection, statements: Sequence[Executable]) -> object:
    """A job of its own inside the shared transaction: it fails alone."""
    raw.execute("SAVEPOINT job")
    try:
        written = [_execute(connection, statement) for statement in statements]
    except exc.IntegrityError as error:
        raw.execute("ROLLBACK TO job")
        raw.execute("RELEASE job")
        return Taken(str(error.orig))
    raw.execute("RELEASE job")
    return written


def _execute(connection: Connection, statement: Executable) -> Written:
    result = connection.execute(statement)
    rows = result.fetchall() if result.returns_rows else []
    return Written(result.rowcount, rows)


def _resolve(answers: list[tuple[asyncio.Future[Any], object]]) -> None:
    for done, answer in answers:
        if done.cancelled():
            continue
        if isinstance(answer, Exception):
            done.set_exception(answer)
        else:
            done.set_result(answer)


# ---------------------------------------------------------------------- the kind of database


class Sqlite:
    """One file, for one worker."""

    drivers: tuple[str, ...] = ("sqlite", "sqlite+pysqlite")
    example = "sqlite:////folder/farport.db"
    shared = False

    def check(self, url: URL) -> None:
        if not url.database or url.database == ":memory:":
            raise ConfigError(f"database: SQLite needs a file, as in {self.example}")
        folder = Path(url.database).parent
        if not folder.is_dir():
            raise ConfigError(f"database: there is no folder {folder}")

    def open(self, url: str) -> Store:
        return SqliteStore(url)

    def quick_schema(self, url: str) -> str | None:
        return schema_of(url)

    def transact(self, url: str, work: Callable[[Connection], object]) -> None:
        with create_engine(url).begin() as connection:
            work(connection)

    def save(self, url: str, file: Path) -> None:
        _copy(Path(str(make_url(url).database)), file)

    def load(self, file: Path, url: str) -> None:
        target = Path(str(make_url(url).database))
        _copy(file, target)
        require_whole(target)


DATABASE: Database = Sqlite()


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


def require_whole(path: Path) -> None:
    with closing(sqlite3.connect(path)) as copy:
        found = copy.execute("PRAGMA integrity_check").fetchone()
    if found is None or found[0] != "ok":
        raise ConfigError(f"{path}: the copy is damaged: {found}")


@contextmanager
def opened(path: Path) -> Iterator[tuple[Connection, list[Table]]]:
    """The file of a backup, and its tables in an order in which none refers to a later one."""
    engine = create_engine(f"sqlite:///{path}")
    metadata = MetaData()
    try:
        with engine.begin() as connection:
            metadata.reflect(connection)
            yield connection, [table for table in metadata.sorted_tables if table.name != VERSION]
    finally:
        engine.dispose()
