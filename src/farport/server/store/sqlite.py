"""SQLite: one connection that commits whatever waits in one flush, and readers beside it.

A flush may take milliseconds, and waking a thread costs more than writing a row. So jobs are gathered where they come
from, in the event loop, and handed over to the writer's thread together: when it is done with the group before, and on
a busy server not at once after that one was handed over. On a quiet one nobody waits.

Where the disk is quick a lone line is committed by the loop itself: to wake the other thread and to be woken by it
would take longer. It waits for the flush and for nothing else; what somebody's lock forbids is the writer's to do.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from functools import cache
from pathlib import Path
from typing import Any, Final

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
QUICK_S: Final = 0.0005  # so long the loop may wait for a commit. After one that took longer …
LEFT: Final = (10, 1_000)  # … they are left to the writer for so many times as long, after each in a row for twice that
MOMENT_S: Final = 0.002
CACHE_KB: Final = 64 * 1024  # of pages, for the writer: those of ten thousand tables that are played at
ALL: Final = -1  # pages copied in one step: after a pause every write of the server would begin the copy anew
VERSION: Final = "alembic_version"

# Lines of so many tables are one statement, which is a transaction by itself where nothing else waits. With every step
# of a statement, and a row that it returns is one, this thread and the loop's hand the interpreter to each other, which
# takes longer than writing a row. Each size is prepared once.
BATCH: Final = 64
LINE: Final = """
CREATE TEMP VIEW line AS SELECT NULL AS table_id, NULL AS seq, NULL AS kind, NULL AS seat, NULL AS "by", NULL AS at,
    NULL AS at_ms, NULL AS "key", NULL AS body, NULL AS events, NULL AS status, NULL AS to_move, NULL AS due_at,
    NULL AS changed_at, NULL AS result, NULL AS told, NULL AS stays
"""
APPEND: Final = """
CREATE TEMP TRIGGER append INSTEAD OF INSERT ON line BEGIN
    INSERT INTO entries VALUES (NEW.table_id, NEW.seq, NEW.kind, NEW.seat, NEW."by", NEW.at, NEW.at_ms, NEW."key",
        NEW.body, NEW.events);
    UPDATE tables SET seq = NEW.seq, to_move = NEW.to_move, told = NEW.told WHERE NEW.stays AND id = NEW.table_id;
    UPDATE tables SET seq = NEW.seq, to_move = NEW.to_move, told = NEW.told, status = NEW.status, due_at = NEW.due_at,
        changed_at = NEW.changed_at, result = NEW.result WHERE NOT NEW.stays AND id = NEW.table_id;
END
"""  # of lines that stay less is named: a column that is has its indexes written, also where nothing changes
COLUMNS: Final = 17
STATEMENTS: Final = 256  # kept prepared by each connection: those for lines, and all others
IN_USE: Final = (sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_CONSTRAINT_UNIQUE)  # a line's number, its key

Writing = tuple[Sequence[Executable], Mapping[str, Any] | None]  # statements, and the values of their parameters
Job = tuple["asyncio.Future[Any]", Line | Writing]
Answered = tuple["asyncio.Future[Any]", object]


def make_engine(url: str) -> Engine:
    """Autocommit: transactions are begun and ended by hand, so that many jobs can share one."""
    engine = create_engine(
        url,
        isolation_level="AUTOCOMMIT",
        connect_args={"timeout": BUSY_S, "check_same_thread": False, "cached_statements": STATEMENTS},
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
        self._ended = False  # the writer, for whatever reason
        self._raw: sqlite3.Connection | None = None  # the connection that writes …
        self._in_use = threading.Lock()  # … for who holds this
        self._patience_s = BUSY_S  # of that connection, with others who write
        self._left_until = 0.0  # to the writer is everything
        self._left = LEFT[0]
        self._timer: asyncio.Handle | None = None
        self._not_before = 0.0  # by the loop's clock, the next group is handed over
        self._readers = ThreadPoolExecutor(READERS, "sqlite-reader")
        self._local = threading.local()
        self._open: list[Connection] = []
        self._checkpoints = Checkpoints(self._connect)
        self._writer = threading.Thread(target=self._write_for_ever, name="sqlite-writer", daemon=True)
        self._writer.start()

    # ------------------------------------------------------------------ what the server asks

    async def read(self, statement: Executable, values: Mapping[str, Any] | None = None) -> Sequence[Row[Any]]:
        with waits_for(STORE):
            return await self._loop.run_in_executor(self._readers, self._read, statement, values)

    async def write(self, *statements: Executable, values: Mapping[str, Any] | None = None) -> list[Written]:
        done: asyncio.Future[list[Written]] = self._loop.create_future()
        self._add((done, (statements, values)))
        with waits_for(STORE):
            return await done

    def append(self, line: Line) -> asyncio.Future[bool]:
        done: asyncio.Future[bool] = self._loop.create_future()
        self._add((done, line))
        return done

    @property
    def writes(self) -> bool:
        return not self._ended

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
        if self._ended:  # nobody would ever answer
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
        group, self._waiting = self._waiting[:GROUP], self._waiting[GROUP:]
        self._not_before = self._loop.time() + PACE_S if len(group) >= BUSY else 0.0
        if len(group) >= BUSY or not self._commit_here(group):
            self._writing = True
            self._groups.put(group)

    def _commit_here(self, group: list[Job]) -> bool:
        """In the loop's thread. Of what fails nothing is written: the writer finds out why."""
        parts = _parts(group)
        if len(parts) > 1 or not isinstance(group[0][1], Line):
            return False
        begun = time.perf_counter()
        if begun < self._left_until or not self._in_use.acquire(blocking=False):
            return False
        try:
            if self._raw is None:
                return False
            self._wait_for_others(self._raw, 0.0)
            _add_lines(self._raw, group)
        except Exception:  # noqa: BLE001  (whatever it is: the writer tries the same and answers with it)
            return False
        else:  # committed: whatever comes after that must not send it to the writer again
            if self._checkpoints.due(self._raw):
                self._groups.put([])
        finally:
            self._in_use.release()
            self._took(begun)
        _resolve([(done, True) for done, _ in group])
        return True

    def _took(self, begun: float) -> None:
        """A disk that is always slow is tried ever more seldom; one that seldom is, almost always."""
        ended = time.perf_counter()
        if ended - begun <= QUICK_S:
            self._left = LEFT[0]
        else:
            self._left_until = ended + (ended - begun) * self._left
            self._left = min(2 * self._left, LEFT[1])

    def _written(self, answers: list[Answered]) -> None:
        self._writing = False
        if self._waiting:
            self._hand_over_in_time()
        _resolve(answers)

    # ------------------------------------------------------------------ in the readers' threads

    def _read(self, statement: Executable, values: Mapping[str, Any] | None) -> Sequence[Row[Any]]:
        connection: Connection | None = getattr(self._local, "connection", None)
        if connection is None:
            connection = self._local.connection = self._engine.connect()
            self._open.append(connection)
        try:
            return connection.execute(statement, values).fetchall()
        except exc.DatabaseError as error:
            raise StoreAway(str(error.orig)) from error

    # ------------------------------------------------------------------ in the writer's thread

    def _connect(self) -> sqlite3.Connection:
        """One beside those of the pool."""
        connection = sqlite3.connect(str(make_url(self.url).database), timeout=BUSY_S)
        _prepare(connection, None)
        return connection

    def _write_for_ever(self) -> None:
        try:
            with self._engine.connect() as connection:
                raw: Any = connection.connection.dbapi_connection
                for statement in (f"PRAGMA cache_size=-{CACHE_KB}", LINE, APPEND):
                    raw.execute(statement)
                self._raw = raw
                while (group := self._groups.get()) is not None:
                    if group:
                        with self._in_use:
                            self._wait_for_others(raw, BUSY_S)
                            answers = self._commit(connection, raw, group)
                        self._deliver(answers)
                    if self._checkpoints.due(raw):
                        with self._in_use:
                            self._wait_for_others(raw, BUSY_S)
                            self._checkpoints.after_commit(raw)
                with self._in_use:
                    self._raw = None
        finally:
            self._ended = True

    def _commit(self, connection: Connection, raw: sqlite3.Connection, group: list[Job]) -> list[Answered]:
        """All of them in one transaction, which a statement is by itself."""
        parts = _parts(group)
        try:
            if len(parts) > 1 or not isinstance(group[0][1], Line):
                raw.execute("BEGIN IMMEDIATE")
            answers = [answered for part in parts for answered in _carried_out(connection, raw, part)]
            if raw.in_transaction:
                raw.execute("COMMIT")
        except Exception as error:  # noqa: BLE001  (without this thread nobody could write any more)
            if raw.in_transaction:
                raw.execute("ROLLBACK")
            if _is(error, sqlite3.SQLITE_BUSY):  # somebody else writes all the time: that is so for all of them alike
                return [(done, StoreAway(str(error))) for done, _ in group]
            if len(group) == 1:
                return [(group[0][0], _failed(error))]
            # One of them cannot be written, or lines clash. The others must not suffer for it.
            return [answered for job in group for answered in self._commit(connection, raw, [job])]
        return answers

    def _wait_for_others(self, raw: sqlite3.Connection, patience_s: float) -> None:
        if patience_s != self._patience_s:
            raw.execute(f"PRAGMA busy_timeout={patience_s * 1_000:.0f}")
            self._patience_s = patience_s

    def _deliver(self, answers: list[Answered]) -> None:
        try:
            self._loop.call_soon_threadsafe(self._written, answers)
        except RuntimeError:
            return  # the loop is closed: nobody waits any more


def _failed(error: Exception) -> object:
    """What the database says is answered as every store does; a mistake of ours stays what it is. A line whose number
    or key is in use is none: what is written otherwise says so by itself."""
    if _is(error, *IN_USE):
        return False
    return StoreAway(str(error)) if isinstance(error, (sqlite3.Error, exc.DatabaseError)) else error


def _is(error: Exception, *codes: int) -> bool:
    return isinstance(error, sqlite3.Error) and getattr(error, "sqlite_errorcode", None) in codes


def _parts(group: list[Job]) -> list[list[Job]]:
    """What is written at a time: lines of different tables together, so that the answer to each is plain, everything
    else alone."""
    parts: list[list[Job]] = []
    tables: set[str] = set()  # of the lines in the last part
    for job in group:
        table = job[1].row[0] if isinstance(job[1], Line) else None
        if table is None or not tables or table in tables or len(tables) == BATCH:
            parts.append([])
            tables.clear()
        if table is not None:
            tables.add(table)
        parts[-1].append(job)
    return parts


def _carried_out(connection: Connection, raw: sqlite3.Connection, part: list[Job]) -> list[Answered]:
    done, job = part[0]
    if not isinstance(job, Line):
        return [(done, _write(connection, raw, job))]
    _add_lines(raw, part)
    return [(done, True) for done, _ in part]


def _add_lines(raw: sqlite3.Connection, part: list[Job]) -> None:
    raw.execute(_statement(len(part)), [value for _, line in part for value in _values(line)])


@cache
def _statement(lines: int) -> str:
    """Where one cannot be added none is, and the transaction ends."""
    return "INSERT OR ROLLBACK INTO line VALUES " + ", ".join([f"({', '.join('?' * COLUMNS)})"] * lines)


def _values(line: Any) -> tuple[Any, ...]:
    """The columns of `line`. The head repeats the number of the entry first."""
    return (*line.row, *line.head[1:], int(line.stays))


def _write(connection: Connection, raw: sqlite3.Connection, writing: Writing) -> object:
    """A job of its own inside the shared transaction: it fails alone."""
    statements, values = writing
    raw.execute("SAVEPOINT job")
    try:
        written = [_execute(connection, statement, values) for statement in statements]
    except exc.IntegrityError as error:
        raw.execute("ROLLBACK TO job")
        raw.execute("RELEASE job")
        return Taken(str(error.orig))
    raw.execute("RELEASE job")
    return written


def _execute(connection: Connection, statement: Executable, values: Mapping[str, Any] | None) -> Written:
    result = connection.execute(statement, values)
    rows = result.fetchall() if result.returns_rows else []
    return Written(result.rowcount, rows)


def _resolve(answers: list[Answered]) -> None:
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
