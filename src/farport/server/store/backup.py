"""A copy of the whole database in one file, made while the server goes on, and the way back.

The file is an SQLite database, whichever database it was made of, so it can be restored into any: that is also how a
server moves from SQLite to PostgreSQL.
"""

from __future__ import annotations

import os
from pathlib import Path

from farport.server.errors import ConfigError
from farport.server.store import migrate
from farport.server.store.opening import checked_url, database_of, shown_url
from farport.server.store.sqlite import require_whole, schema_of


def backup(url: str, target: Path) -> None:
    """All that was committed when it began, and nothing of what came later."""
    url = checked_url(url)
    _require_new(target)
    part = target.with_name(target.name + ".part")
    part.unlink(missing_ok=True)
    try:
        database_of(url).save(url, part)
        require_whole(part)
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
    if schema_of(f"sqlite:///{source}") is None:
        raise ConfigError(f"{source} is not a backup of Farport: it has no schema")
    if migrate.current(url) is not None:
        raise ConfigError(f"the database {shown_url(url)} is not empty; a backup is restored into an empty one")
    database_of(url).load(source, url)


def _require_new(target: Path) -> None:
    if target.exists():
        raise ConfigError(f"{target} exists already; a backup overwrites nothing")
    if not target.parent.is_dir():
        raise ConfigError(f"there is no folder {target.parent}")


def _flush(path: Path) -> None:
    """Down to the disk, before it has its name and before anybody is told that it is there."""
    place = os.open(path, os.O_RDONLY)
    try:
        os.fsync(place)
    finally:
        os.close(place)
