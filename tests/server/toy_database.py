"""A third kind of database, for the tests: SQLite under another name, so that only its own module can know it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from sqlalchemy.engine import Connection

from farport.server.store.sqlite import Sqlite
from farport.server.store.store import Database, Store


def in_sqlite(url: str) -> str:
    return url.replace("toy:", "sqlite:", 1)


class Toy(Sqlite):
    drivers: tuple[str, ...] = ("toy",)
    example = "toy:////folder/file"
    shared = True

    def open(self, url: str) -> Store:
        return super().open(in_sqlite(url))

    def quick_schema(self, url: str) -> str | None:
        return super().quick_schema(in_sqlite(url))

    def transact(self, url: str, work: Callable[[Connection], object]) -> None:
        super().transact(in_sqlite(url), work)

    def save(self, url: str, file: Path) -> None:
        super().save(in_sqlite(url), file)

    def load(self, file: Path, url: str) -> None:
        super().load(file, in_sqlite(url))


DATABASE: Database = Toy()
