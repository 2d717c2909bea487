"""Bringing a database to the schema that this version needs, or back."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, exc, func, literal_column, select, table

from farport.server.errors import ConfigError
from farport.server.store.opening import database_of, shown_url
from farport.server.store.schema import NEWEST

FAULTS = (exc.DataError, exc.IntegrityError, exc.InternalError, exc.NotSupportedError, exc.ProgrammingError)  # our own
FOLDER = Path(__file__).with_name("migrations")


def current(url: str) -> str | None:
    """The schema the database has now; None: it is empty."""
    found: list[str | None] = []
    _with_connection(
        url, lambda connection: found.append(MigrationContext.configure(connection).get_current_revision())
    )
    return found[0]


def bring(url: str, to: str) -> None:
    """To that schema, up or down, whichever way it lies; `base` is before the first and `head` the newest."""
    schemas = _schemas()
    if to not in ("base", *schemas, "head"):
        raise ConfigError(f"there is no schema {to!r}; possible are base, {', '.join(schemas)} and head")
    has = current(url)
    _require_known(has)
    order = [None, *schemas]
    there = order.index({"base": None, "head": schemas[-1]}.get(to, to))
    if there < order.index(has):
        downgrade(url, to)
    elif there > order.index(has):
        upgrade(url, to)


def losses(url: str, to: str) -> list[str]:
    """What going back to that schema would throw away, with how much there is of it; nothing when it goes forward."""
    schemas = _schemas()
    has = current(url)
    _require_known(has)
    order = [None, *schemas]
    if to not in ("base", *schemas, "head") or has is None:
        return []
    there = order.index({"base": None, "head": schemas[-1]}.get(to, to))
    steps = [script.module for script in ScriptDirectory(str(FOLDER)).walk_revisions()][::-1]
    dropped = [what for module in steps[there : order.index(has)] for what in module.drops]
    found: list[str] = []
    _with_connection(url, lambda connection: found.extend(_counted(connection, dropped)))
    return found


def _counted(connection: Connection, dropped: list[str]) -> list[str]:
    """`table` is dropped whole, `table.column` where it holds something."""
    found = []
    for what in dropped:
        name, _, column = what.partition(".")
        rows = select(func.count()).select_from(table(name))
        if column:
            rows = rows.where(literal_column(f'"{column}"').is_not(None))
        count = connection.execute(rows).scalar_one()
        if count:
            found.append(f"{what}: {count} rows")
    return found


def upgrade(url: str, to: str = "head") -> None:
    _require_known(current(url))
    _with_connection(url, lambda connection: command.upgrade(_config(connection), to))


def downgrade(url: str, to: str) -> None:
    _with_connection(url, lambda connection: command.downgrade(_config(connection), to))


def require_current(url: str) -> None:
    """An empty database gets the schema; an old or a newer one is refused with what to do."""
    has = current(url)
    if has is None:
        upgrade(url)
    elif has != NEWEST:
        _require_known(has)
        raise ConfigError(
            f"the database has the old schema {has}, this version needs {NEWEST}; "
            "make a backup (farport backup) and run: farport migrate"
        )


def _schemas() -> list[str]:
    """The schemas this version can make, the first one first."""
    return [script.revision for script in ScriptDirectory(str(FOLDER)).walk_revisions()][::-1]


def _require_known(has: str | None) -> None:
    if has is not None and has not in _schemas():
        raise ConfigError(f"the database has schema {has}, which is newer than this version of Farport; update Farport")


def _config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.attributes["connection"] = connection
    return config


def _with_connection(url: str, work: Callable[[Connection], object]) -> None:
    opened = False

    def opened_for(connection: Connection) -> None:
        nonlocal opened
        opened = True
        work(connection)

    try:
        database_of(url).transact(url, opened_for)
    except CommandError as error:
        raise ConfigError(f"{error}; the schemas are {', '.join(_schemas())}") from None
    except (exc.DBAPIError, OSError, TypeError, ValueError, ModuleNotFoundError) as error:
        if opened and isinstance(error, (*FAULTS, TypeError, ValueError)):
            raise  # a mistake of ours; before that it is the driver that does not understand a part of the URL
        raise ConfigError(f"the database {shown_url(url)} cannot be opened: {_reason(error)}") from None


def _reason(error: Exception) -> str:
    text = str(error.orig) if isinstance(error, exc.DBAPIError) else str(error)
    return text.splitlines()[0]
