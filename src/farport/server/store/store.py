"""What the rest of the server may ask of the database, and what a kind of database has to bring for that."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol

from sqlalchemy import URL, Executable
from sqlalchemy.engine import Connection, Row

Head = tuple[int, str, str, int | None, int, str | None, int]  # seq, status, to_move, due_at, changed_at, result, told


class Line:
    """One log entry on its way to the database, with what lists need to know once it is there.

    `row` has the columns of `entries` in their order, `head` those of `tables` from `seq` on. `stays`: nothing of the
    head that a list is sorted or searched by differs from what the database has.
    """

    __slots__ = ("head", "row", "stays")

    def __init__(self, row: tuple[Any, ...], head: Head, stays: bool = False) -> None:
        self.row = row
        self.head = head
        self.stays = stays


class Written:
    """What a statement did."""

    __slots__ = ("count", "rows")

    def __init__(self, count: int, rows: Sequence[Row[Any]]) -> None:
        self.count = count
        self.rows = rows


class Store(Protocol):
    """Reads, small transactions, and the append that every table lives by. All raise StoreAway when the database does
    not answer."""

    url: str

    async def read(self, statement: Executable, values: Mapping[str, Any] | None = None) -> Sequence[Row[Any]]:
        """`values`: of the parameters of a statement that was made once. To make it takes far longer than to ask."""
        ...

    async def write(self, *statements: Executable, values: Mapping[str, Any] | None = None) -> list[Written]:
        """All of them or none; Taken when a unique key is in use. `values` as for `read`."""
        ...

    def append(self, line: Line) -> Awaitable[bool]:
        """True once the entry is durable; False when its number or its key is taken."""
        ...

    @property
    def writes(self) -> bool:
        """Whether somebody still takes up what is to be written; that the database answers is another question."""
        ...

    async def close(self) -> None: ...


class Database(Protocol):
    """A kind of database. A new one is a module with a `DATABASE` like this, and a line in `opening.py`."""

    drivers: tuple[str, ...]
    """How its URLs begin."""
    example: str
    """How they look, for error messages."""
    shared: bool
    """Whether the workers of one server may use it together."""

    def check(self, url: URL) -> None:
        """ConfigError if the URL, which begins with one of the drivers, cannot be opened as it is written."""
        ...

    def open(self, url: str) -> Store:
        """Inside the running loop."""
        ...

    def quick_schema(self, url: str) -> str | None:
        """The number of its schema, if that can be told without loading Alembic."""
        ...

    def transact(self, url: str, work: Callable[[Connection], object]) -> None:
        """Do `work` in one transaction, outside of any loop."""
        ...

    def save(self, url: str, file: Path) -> None:
        """Copy everything into a new SQLite file: all that was committed when it began, nothing of what came later."""
        ...

    def load(self, file: Path, url: str) -> None:
        """Copy a file that `save` made into this database, which is empty: everything or nothing."""
        ...
