"""What the rest of the server may ask of the database."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from typing import Any, Protocol

from sqlalchemy import Executable
from sqlalchemy.engine import Row


class Line:
    """One log entry on its way to the database, with what lists need to know once it is there.

    `row` has the columns of `entries` in their order, `head` those of `tables` from `seq` on.
    """

    __slots__ = ("head", "row")

    def __init__(self, row: tuple[Any, ...], head: tuple[Any, ...]) -> None:
        self.row = row
        self.head = head


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

    async def read(self, statement: Executable) -> Sequence[Row[Any]]: ...

    async def write(self, *statements: Executable) -> list[Written]:
        """All of them or none; Taken when a unique key is in use."""
        ...

    def append(self, line: Line) -> Awaitable[bool]:
        """True once the entry is durable; False when its number or its key is taken."""
        ...

    @property
    def writes(self) -> bool:
        """Whether somebody still takes up what is to be written; that the database answers is another question."""
        ...

    async def close(self) -> None: ...
