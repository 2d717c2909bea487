"""Databases and Redis servers for tests: a fresh database in a running PostgreSQL, or private servers of one's own."""

from __future__ import annotations

import asyncio
import contextlib
import os
import pwd
import random
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import pytest
from sqlalchemy import make_url

from farport.server.ids import new_id
from farport.server.store import migrate
from farport.server.store.schema import NEWEST

POSTGRES = os.environ.get("FARPORT_TEST_POSTGRES", "postgresql://postgres@127.0.0.1:5432/postgres")
REDIS = os.environ.get("FARPORT_TEST_REDIS", "redis://127.0.0.1:6379/0")


PORTS = range(20_000, 32_000)  # below those that outgoing connections get, one of which could take it meanwhile


def free_port() -> int:
    """A port for a server that is started later, or again and again."""
    while True:
        port = random.SystemRandom().choice(PORTS)
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


async def _execute(url: str, statement: str) -> None:
    connection = await asyncpg.connect(url, timeout=60)
    try:
        await connection.execute(statement)
    finally:
        await connection.close()


@contextlib.contextmanager
def postgres_database(server: str | None = None) -> Iterator[str]:
    """A new, empty database; dropped at the end."""
    server = POSTGRES if server is None else server
    name = f"farport_{new_id()}"
    try:
        asyncio.run(_execute(server, f"CREATE DATABASE {name}"))
    except (OSError, asyncpg.PostgresError) as error:
        pytest.skip(f"no PostgreSQL at {server} ({error}); FARPORT_TEST_POSTGRES names another")
    try:
        yield make_url(server).set(database=name).render_as_string(hide_password=False)
    finally:
        asyncio.run(_execute(server, f"DROP DATABASE IF EXISTS {name} WITH (FORCE)"))


# Rows in any order, whoever refers to whom; what the schema is stays.
EMPTY = """
DO $$ DECLARE name text; BEGIN
    PERFORM pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid();
    SET LOCAL session_replication_role = replica;
    FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'alembic_version' LOOP
        EXECUTE format('DELETE FROM %I', name);
    END LOOP;
    FOR name IN SELECT sequencename FROM pg_sequences WHERE schemaname = 'public' LOOP
        EXECUTE format('ALTER SEQUENCE %I RESTART', name);
    END LOOP;
END $$
"""


async def _empty(url: str) -> bool:
    """Whether it has the newest schema; then it has nothing else any more."""
    connection = await asyncpg.connect(url, timeout=60)
    try:
        has = await connection.fetchval("SELECT version_num FROM alembic_version")
        if has == NEWEST:
            await connection.execute(EMPTY)
        return bool(has == NEWEST)
    except asyncpg.UndefinedTableError:
        return False
    finally:
        await connection.close()


def emptied(url: str) -> str:
    """A PostgreSQL database without a row and with the newest schema. A new one, whose files PostgreSQL has to make and
    to remove, costs it ten times as much."""
    if not asyncio.run(_empty(url)):
        asyncio.run(_execute(url, "DROP SCHEMA public CASCADE; CREATE SCHEMA public"))
        migrate.upgrade(url)
    return url


# ---------------------------------------------------------------------- servers of one's own, to be stopped and started


class PrivateRedis:
    """A Redis that a test may stop; it keeps nothing."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}/0"
        self._folder = folder
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        program = shutil.which("redis-server")
        if program is None:
            pytest.skip("redis-server is not installed")
        self._process = subprocess.Popen(
            [program, "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--dir", str(self._folder)],
            stdout=subprocess.DEVNULL,
        )
        wait_for_port(self.port)

    def stop(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None


class PrivatePostgres:
    """A PostgreSQL that a test may restart, in a folder of its own (pytest's folders are closed to other users)."""

    def __init__(self) -> None:
        found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb")) if os.name == "posix" else []
        on_path = shutil.which("initdb")
        if on_path is not None:
            found.append(Path(on_path))
        if not found:
            pytest.skip("PostgreSQL's programs are not installed")
        self._bin = found[-1].parent
        self._folder = Path(tempfile.mkdtemp(prefix="farport-postgres-"))
        self._data = self._folder / "data"
        self.port = free_port()
        self.url = f"postgresql://postgres@127.0.0.1:{self.port}/postgres"
        self._user = "postgres" if os.geteuid() == 0 else None
        if self._user is not None:
            self._prepare_for_user()
        self._run("initdb", "-D", str(self._data), "-U", "postgres", "-A", "trust", "--no-sync")

    def _prepare_for_user(self) -> None:
        """PostgreSQL does not run as root: its folder belongs to the user postgres, who must be able to get there."""
        assert self._user is not None
        try:
            owner = pwd.getpwnam(self._user)
        except KeyError:
            pytest.skip("PostgreSQL does not run as root, and there is no user postgres")
        self._data.mkdir()
        for place in (self._folder, self._data):
            os.chown(place, owner.pw_uid, owner.pw_gid)

    def _run(self, program: str, *arguments: str) -> None:
        subprocess.run(
            [str(self._bin / program), *arguments],
            check=True,
            user=self._user,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd="/",
            env={"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8"},
        )

    def start(self) -> None:
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories="
        log = str(self._data / "log")
        self._run("pg_ctl", "-D", str(self._data), "-w", "-l", log, "-o", options, "start")

    def stop(self, mode: str = "immediate") -> None:
        with contextlib.suppress(subprocess.CalledProcessError):
            self._run("pg_ctl", "-D", str(self._data), "-w", "-m", mode, "stop")

    def freeze(self) -> None:
        """All its processes stop where they are: connections stay open, and nothing is answered."""
        self._signal(signal.SIGSTOP)

    def thaw(self) -> None:
        self._signal(signal.SIGCONT)

    def _signal(self, number: signal.Signals) -> None:
        first = int((self._data / "postmaster.pid").read_text().split()[0])
        children = Path(f"/proc/{first}/task/{first}/children").read_text().split()
        for pid in (first, *map(int, children)):
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, number)

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self._folder, ignore_errors=True)


def wait_for_port(port: int, seconds: float = 120.0) -> None:
    deadline = time.monotonic() + seconds
    while True:
        try:
            with socket.create_connection(("127.0.0.1", port), timeout=1):
                return
        except OSError:
            if time.monotonic() > deadline:
                raise
            time.sleep(0.02)
