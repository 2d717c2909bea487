"""Where the commands print: Rich on a terminal, plain text in a pipe, progress bars only where somebody watches."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn

PIPE_WIDTH: Final = 120  # a pipe has no width; lines of programs' input must not depend on the terminal


def console() -> Console:
    """Standard output, made anew for each command so that it is the stream of this moment."""
    terminal = sys.stdout.isatty()
    return Console(file=sys.stdout, highlight=False, width=None if terminal else PIPE_WIDTH)


class Bar:
    """A progress bar that may be invisible."""

    __slots__ = ("_bar", "_task")

    def __init__(self, bar: Progress | None, task: TaskID) -> None:
        self._bar = bar
        self._task = task

    def advance(self, steps: int) -> None:
        if self._bar is not None:
            self._bar.advance(self._task, steps)

    def reach(self, done: float, description: str) -> None:
        if self._bar is not None:
            self._bar.update(self._task, completed=done, description=description)


@contextmanager
def progress(description: str, total: int) -> Iterator[Bar]:
    """A progress bar on stderr for the time of the block, if stderr is a terminal."""
    if not sys.stderr.isatty():
        yield Bar(None, TaskID(0))
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        yield Bar(bar, bar.add_task(description, total=total))
