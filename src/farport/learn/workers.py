"""Workers: processes that play games and write samples, each on one core, until the time is over."""

from __future__ import annotations

import itertools
import multiprocessing
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from farport.bots.match import derived
from farport.bots.neural.judge import Judge
from farport.bots.neural.network import Network
from farport.bots.neural.reading import Reader
from farport.kernel import game
from farport.learn.courses import Course
from farport.learn.folder import COURSE, SAMPLES, Folder
from farport.learn.playing import cloned, learned
from farport.learn.samples import Sample, write

CHUNK: Final = 400  # samples of a file, at least
OFTEN: Final = 20.0  # seconds: by then a file is written, however small
FRIENDS: Final = 3  # past networks that a worker plays against
CLONE: Final = "clone"
SELF: Final = "self"
STAGES: Final = (CLONE, SELF)


def start(folder: Path, stage: str, count: int, deadline: float, seed: int) -> list[Any]:
    """So many processes at work; `deadline` by the clock of this machine."""
    context = multiprocessing.get_context("spawn")
    started = []
    for number in range(count):
        worker = context.Process(target=work, args=(str(folder), stage, deadline, seed, number), daemon=True)
        worker.start()
        started.append(worker)
    return started


def work(path: str, stage: str, deadline: float, seed: int, number: int) -> None:
    """Play and write until the time is over. Files carry the process in their name: two never write the same."""
    os.nice(1)
    parent = os.getppid()
    folder = Folder(Path(path))
    data = folder.read(COURSE)
    of = game(data.pop("game"), None, data.pop("rules_version"))
    course = Course(of, data)
    samples: list[Sample] = []
    written = time.monotonic()
    part = itertools.count()
    for found in _games(folder, course, stage, derived(seed, f"worker {number} {stage} {time.time_ns()}")):
        samples += found
        late = time.time() >= deadline or os.getppid() != parent  # nobody waits for the games of an orphan
        if samples and (len(samples) >= CHUNK or late or time.monotonic() - written > OFTEN):
            name = f"{stage}-{time.time_ns() // 1_000_000:015}-{os.getpid()}-{next(part):05}.npz"
            write(folder.path / SAMPLES / name, samples, of.seats[-1])
            samples = []
            written = time.monotonic()
        if late:
            return


def _games(folder: Folder, course: Course, stage: str, seed: int) -> Iterator[list[Sample]]:
    reader = Reader(course.game, folder.layout(course.game), course.seats)
    judges: list[Judge] = []
    known = 0.0
    for number in itertools.count():
        one = derived(seed, f"game {number}")
        if stage == CLONE:
            yield cloned(course, reader, one)
            continue
        changed = folder.network().stat().st_mtime
        if changed != known:
            paths = [folder.network(), *folder.past()[-FRIENDS:]]
            judges = [Judge(course.game, Network(course.game, path.read_bytes()), course.seats) for path in paths]
            known = changed
        yield learned(course, judges, one)
