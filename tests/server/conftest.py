"""For the tests of the server: asyncio, databases and a Redis of one's own."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.databases import postgres_database


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty database of each kind."""
    with contextlib.ExitStack() as stack:
        if request.param == "sqlite":
            yield f"sqlite:///{tmp_path / 'farport.db'}"
        else:
            yield stack.enter_context(postgres_database())


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'farport.db'}"


@pytest.fixture
def postgres() -> Iterator[str]:
    with postgres_database() as url:
        yield url
