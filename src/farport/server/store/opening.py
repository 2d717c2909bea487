"""Which store a database URL means.

What only one of the databases needs, and Alembic, is imported where it is used: a server should be up in a moment.
"""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import exc, make_url

from farport.server.errors import ConfigError
from farport.server.store.schema import NEWEST
from farport.server.store.sqlite import SqliteStore, schema_of
from farport.server.store.store import Store

DRIVERS = ("sqlite", "sqlite+pysqlite", "postgresql", "postgresql+asyncpg")
PORTS = 65_536
KINDS = "sqlite:////folder/farport.db or postgresql://user:password@host/database"


def checked_url(url: str) -> str:
    """The URL as the store wants it; anything but SQLite in a file and PostgreSQL is refused."""
    try:
        parsed = make_url(url)
    except (exc.ArgumentError, ValueError):  # the latter of a port that is no number
        raise ConfigError(f"database: {url!r} is no database URL; it looks like {KINDS}") from None
    backend = parsed.get_backend_name()
    if parsed.drivername not in DRIVERS:
        raise ConfigError(f"database: {parsed.drivername} is not supported; it looks like {KINDS}")
    if backend == "sqlite":
        if not parsed.database or parsed.database == ":memory:":
            raise ConfigError(f"database: SQLite needs a file, as in {KINDS}")
        folder = Path(parsed.database).parent
        if not folder.is_dir():
            raise ConfigError(f"database: there is no folder {folder}")
        return url
    if parsed.port is not None and not 0 < parsed.port < PORTS:
        raise ConfigError(f"database: there is no port {parsed.port}")
    if "sslmode" in parsed.query:  # the driver takes it from the environment only
        raise ConfigError("database: sslmode cannot stand in the URL; set PGSSLMODE in the environment")
    return url


def prepare(url: str, *, migrate_old: bool = False) -> None:
    """Before serving: the database can be opened and has the right schema."""
    url = checked_url(url)
    if not migrate_old and make_url(url).get_backend_name() == "sqlite" and schema_of(url) == NEWEST:
        return
    from farport.server.store import migrate

    if migrate_old:
        migrate.upgrade(url)
    else:
        migrate.require_current(url)


def open_store(url: str) -> Store:
    """Inside the running loop."""
    if make_url(url).get_backend_name() == "sqlite":
        return SqliteStore(url)
    from farport.server.store.postgres import PostgresStore

    return PostgresStore(url)
