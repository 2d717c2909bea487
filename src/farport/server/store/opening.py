"""Which store a database URL means.

What only one of the databases needs, and Alembic, is imported where it is used: a server should be up in a moment.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Final

from sqlalchemy import URL, exc, make_url

from farport.server.errors import ConfigError
from farport.server.store.schema import NEWEST
from farport.server.store.store import Database, Store

DATABASES: Final = {
    "sqlite": "farport.server.store.sqlite",
    "postgresql": "farport.server.store.postgres",
}
"""The kinds of databases, by how their URLs begin: each is the `DATABASE` of a module."""


def checked_url(url: str) -> str:
    """The same URL, if a store can be opened there; otherwise ConfigError says how one looks."""
    try:
        parsed = make_url(url)
    except (exc.ArgumentError, ValueError):  # the latter of a port that is no number
        raise ConfigError(f"database: {url!r} is not a database URL; it looks like {_examples()}") from None
    if parsed.get_backend_name() not in DATABASES or parsed.drivername not in _kind(parsed).drivers:
        raise ConfigError(f"database: {parsed.drivername} is not supported; it looks like {_examples()}")
    _kind(parsed).check(parsed)
    return url


def database_of(url: str) -> Database:
    """The kind of database that a URL, already checked, belongs to."""
    return _kind(make_url(url))


def require_there(url: str) -> None:
    """What only looks at a database makes none: a file's name may be mistyped."""
    parsed = make_url(url)
    if parsed.get_backend_name() == "sqlite" and not Path(str(parsed.database)).exists():
        raise ConfigError(f"there is no database {parsed.database}")


def prepare(url: str, *, migrate_old: bool = False) -> None:
    """Before serving: the database can be opened and has the right schema."""
    url = checked_url(url)
    if not migrate_old and database_of(url).quick_schema(url) == NEWEST:
        return
    from farport.server.store import migrate

    if migrate_old:
        migrate.upgrade(url)
    else:
        migrate.require_current(url)


def open_store(url: str) -> Store:
    """Inside the running loop."""
    return database_of(url).open(url)


def shown_url(url: str) -> str:
    """Without its password."""
    return make_url(url).render_as_string(hide_password=True)


def _kind(url: URL) -> Database:
    found: Database = import_module(DATABASES[url.get_backend_name()]).DATABASE
    return found


def _examples() -> str:
    return " or ".join(import_module(module).DATABASE.example for module in DATABASES.values())
