"""Several workers on one socket: started, watched, replaced when they die, and ended together."""

from __future__ import annotations

import logging
import multiprocessing
import signal
import socket
import threading
from collections.abc import Callable
from multiprocessing.process import BaseProcess
from types import FrameType
from typing import Final

from farport.server.parent import die_with_parent

LOOK_S: Final = 0.5
SPACING_S: Final = 1.0  # a worker that dies at once is not restarted in a frenzy
log = logging.getLogger("farport.workers")
SPAWN: Final = multiprocessing.get_context("spawn")

Run = Callable[[socket.socket], None]


class Workers:
    """The parent of the workers serves nobody; it only keeps their number."""

    def __init__(self, run: Run, listening: socket.socket, count: int) -> None:
        self._run = run
        self._listening = listening
        self._count = count
        self._stop = threading.Event()

    def run(self) -> None:
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._told_to_stop)
        workers = [self._start() for _ in range(self._count)]
        while not self._stop.wait(LOOK_S):
            for place, worker in enumerate(workers):
                if not worker.is_alive():
                    log.warning("worker %s died (%s); another takes its place", worker.pid, worker.exitcode)
                    self._stop.wait(SPACING_S)
                    workers[place] = self._start()
        for worker in workers:
            worker.terminate()
        for worker in workers:
            worker.join()

    def _start(self) -> BaseProcess:
        worker = SPAWN.Process(target=_serve, args=(self._run, self._listening))
        worker.start()
        log.info("worker %s started", worker.pid)
        return worker

    def _told_to_stop(self, _number: int, _frame: FrameType | None) -> None:
        self._stop.set()


def _serve(run: Run, listening: socket.socket) -> None:
    """In the worker. Without its parent nobody would ever end it, and it would keep the port."""
    die_with_parent()
    run(listening)
