"""For the tests of the server: asyncio, databases and a Redis of one's own."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from argon2 import PasswordHasher

from farport.server.identities import passwords
from farport.server.store import migrate
from tests.server.databases import emptied, postgres_database


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True)
def real_hasher(monkeypatch: pytest.MonkeyPatch) -> PasswordHasher:
    """What servers hash passwords with. Here they do so in passing: the real thing is to take a sixth of a second of a
    core, each time."""
    real: PasswordHasher = passwords.HASHER
    monkeypatch.setattr(passwords, "HASHER", PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))
    return real


@pytest.fixture(scope="session")
def own_postgres() -> Iterator[str]:
    """Of this process of tests, for one of them after the other."""
    with postgres_database() as url:
        yield url


@pytest.fixture(scope="session")
def migrated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An SQLite file with the newest schema and nothing in it."""
    path = tmp_path_factory.mktemp("migrated") / "farport.db"
    migrate.upgrade(f"sqlite:///{path}")
    return path


@pytest.fixture
def postgres(own_postgres: str) -> str:
    return emptied(own_postgres)


@pytest.fixture
def sqlite(migrated: Path, tmp_path: Path) -> str:
    return f"sqlite:///{shutil.copy(migrated, tmp_path)}"


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> str:
    """A database of each kind with nothing in it."""
    url: str = request.getfixturevalue(request.param)
    return url
