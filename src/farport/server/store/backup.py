"""A copy of the whole database, made while the server goes on."""

from __future__ import annotations

import shutil
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

from sqlalchemy import make_url

from farport.server.errors import ConfigError
from farport.server.store.opening import checked_url

PAGES = 1_000  # copied at once; between two portions the server can write


def backup(url: str, target: Path) -> None:
    """SQLite: into a database file. PostgreSQL: into a file for pg_restore."""
    url = checked_url(url)
    if target.exists():
        raise ConfigError(f"{target} exists already; a backup overwrites nothing")
    if not target.parent.is_dir():
        raise ConfigError(f"there is no folder {target.parent}")
    if make_url(url).get_backend_name() == "sqlite":
        _sqlite(Path(str(make_url(url).database)), target)
    else:
        _postgres(url, target)


def _sqlite(source: Path, target: Path) -> None:
    if not source.exists():
        raise ConfigError(f"there is no database {source}")
    try:
        with (
            closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True)) as old,
            closing(sqlite3.connect(target)) as new,
        ):
            old.backup(new, pages=PAGES)
            found = new.execute("PRAGMA integrity_check").fetchone()
    except sqlite3.Error as error:
        raise ConfigError(f"{source}: {error}") from None
    if found is None or found[0] != "ok":
        raise ConfigError(f"{source}: the copy is damaged: {found}")


def _postgres(url: str, target: Path) -> None:
    program = shutil.which("pg_dump")
    if program is None:
        raise ConfigError("pg_dump is not installed here; it makes the backups of PostgreSQL")
    done = subprocess.run(
        [program, "--format=custom", f"--file={target}", url], capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        target.unlink(missing_ok=True)
        lines = done.stderr.strip().splitlines()
        raise ConfigError(f"pg_dump: {lines[0] if lines else 'failed'}")
