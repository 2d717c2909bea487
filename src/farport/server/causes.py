"""Causes: what a command or a request waits for, added up where it waits."""

from __future__ import annotations

import time
from contextvars import ContextVar
from types import TracebackType
from typing import Final

COMPUTING: Final = "computing"  # the loop's own work for it
STORE: Final = "store"  # the database
TURN: Final = "turn"  # other commands at the same table
HELPERS: Final = "helpers"  # a thread or process beside the loop
LOOP: Final = "loop"  # everything else that the loop had to do first

CAUSES: Final[ContextVar[dict[str, float] | None]] = ContextVar("causes", default=None)


class waits_for:  # noqa: N801  (it reads as a statement: with waits_for(STORE))
    """What is awaited inside counts as this cause, for whatever is being timed around it."""

    __slots__ = ("_cause", "_since")

    def __init__(self, cause: str) -> None:
        self._cause = cause
        self._since = 0.0

    def __enter__(self) -> None:
        self._since = time.perf_counter()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        causes = CAUSES.get()
        if causes is not None:
            causes[self._cause] = causes.get(self._cause, 0.0) + time.perf_counter() - self._since
