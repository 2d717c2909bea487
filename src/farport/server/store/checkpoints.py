"""Checkpoints of SQLite: what its write-ahead log holds is carried into the database beside the writer, not by it.

By itself SQLite lets the writer do so in the middle of a commit. With ten thousand tables nearly every page of the log
is another one, and everybody would wait for half a second every other second.
"""

from __future__ import annotations

import logging
import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from typing import Final

AFTER: Final = 5_000  # rows that were changed
PASSIVE: Final = "PRAGMA wal_checkpoint(PASSIVE)"  # as much as is possible without anybody waiting
log = logging.getLogger("farport.store")


class Checkpoints:
    """A thread with a connection of its own carries over what there is. What came meanwhile is little, and the writer's
    part: only then nothing comes in between, and the log begins anew instead of growing for ever."""

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self._connect = connect
        self._thread: threading.Thread | None = None
        self._changes = 0

    def after_commit(self, writer: sqlite3.Connection) -> None:
        """In the writer's thread, when nobody waits for it."""
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


@contextmanager
def failing_later() -> Iterator[None]:
    """What fails is tried again next time: the log has it all."""
    try:
        yield
    except sqlite3.Error as error:
        log.warning("checkpoint: %s", error)
