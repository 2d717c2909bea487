"""How the arena scales: the same run with one worker and with one for every core, by the clock on the wall."""

from __future__ import annotations

import os
import sys
import tempfile
import time
from pathlib import Path

import farport
from benchmarks.measurement import SCALING, SEATS, Measurement, report
from farport.arena import Plan, Run, play_run
from farport.arena.workers import processes

GAMES = 240
GAME = "forgotten-planet"


def seconds(workers: int) -> float:
    game = farport.game(GAME)
    plan = Plan(game, min(game.seats, key=lambda seats: abs(seats - SEATS)), ["random"], GAMES)
    with tempfile.TemporaryDirectory() as folder:
        run = Run.begin(Path(folder) / "run", plan)
        start = time.monotonic()
        play_run(run, processes(workers))
        return time.monotonic() - start


if __name__ == "__main__":
    cores = os.cpu_count() or 1
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, range(cores))  # the other benchmarks stay on one core
        cores = len(os.sched_getaffinity(0))
    build = sys.argv[1]
    report([Measurement(f"{GAME}, {cores} cores", build, SCALING, seconds(1) / seconds(cores))])
