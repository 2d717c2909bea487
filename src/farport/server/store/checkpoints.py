"""Checkpoints of SQLite: what its write-ahead log holds is carried into the database beside the writer, not by it.

By itself SQLite lets the writer do so in the middle of a commit. With ten thousand tables nearly every page of the log
is another one, and everybody would wait for half a second every other second.
"""

from __future__ import annotations

import logging
import os
import shutil
import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

AFTER: Final = 5_000  # rows that were changed
ROOM: Final = 64 * 1024 * 1024  # bytes of the log that are taken before they are needed: more than those rows fill …
PLAYED_AT: Final = 500  # … once so many were changed: a server on which nobody plays needs none
SPARE: Final = 16  # times as much must be free
PASSIVE: Final = "PRAGMA wal_checkpoint(PASSIVE)"  # as much as is possible without anybody waiting
log = logging.getLogger("farport.store")


class Checkpoints:
    """A thread with a connection of its own carries over what there is. What came meanwhile is little, and the writer's
    part: only then nothing comes in between, and the log begins anew instead of growing for ever."""

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self._connect = connect
        self._thread: threading.Thread | None = None
        self._changes = 0
        self._has_room = False

    def due(self, writer: sqlite3.Connection) -> bool:
        """Whether `after_commit` has something to do: for who must not do it."""
        if self._thread is not None:
            return not self._thread.is_alive()
        changes = writer.total_changes
        return changes - self._changes >= AFTER or (not self._has_room and changes >= PLAYED_AT)

    def after_commit(self, writer: sqlite3.Connection) -> None:
        """In the writer's thread, when nobody waits for it."""
        if not self._has_room and writer.total_changes >= PLAYED_AT:
            self._has_room = True
            with failing_later():
                make_room(writer)
        if self._thread is None and writer.total_changes - self._changes >= AFTER:
            self._changes = writer.total_changes
            self._thread = threading.Thread(target=self._carry_most_over, name="sqlite-checkpoint", daemon=True)
            self._thread.start()
        elif self._thread is not None and not self._thread.is_alive():
            self._thread = None
            with failing_later():
                writer.execute(PASSIVE)

    def close(self) -> None:
        if self._thread is not None:
            self._thread.join()

    def _carry_most_over(self) -> None:
        with failing_later(), closing(self._connect()) as connection:
            connection.execute(PASSIVE)


def make_room(writer: sqlite3.Connection) -> None:
    """While a file grows every flush writes its length too, and waits for that twice: half of the time that it takes.
    Nobody else may write meanwhile, since some systems do this by looking at every block."""
    log = Path(writer.execute("PRAGMA database_list").fetchone()[2] + "-wal")
    if not hasattr(os, "posix_fallocate") or shutil.disk_usage(log.parent).free < SPARE * ROOM:
        return
    writer.execute("BEGIN IMMEDIATE")
    try:
        with log.open("r+b") as file:
            os.posix_fallocate(file.fileno(), 0, ROOM)
    finally:
        writer.execute("ROLLBACK")


@contextmanager
def failing_later() -> Iterator[None]:
    """What fails is tried again next time: the log has it all."""
    try:
        yield
    except (sqlite3.Error, OSError) as error:
        log.warning("checkpoint: %s", error)
