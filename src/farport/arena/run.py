"""Run: a folder with a plan and what was played of it; a run can be stopped and goes on where it was."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import cached_property
from pathlib import Path
from typing import Final

from farport.arena import chunks
from farport.arena.chunks import Row
from farport.arena.plan import Plan
from farport.arena.ratings import ratings
from farport.arena.workers import Workers
from farport.kernel import FarportError

PLAN: Final = "run.json"
RESULTS: Final = "results.parquet"
RATINGS: Final = "ratings.json"
CHUNKS: Final = "chunks"

OnGames = Callable[[int], None]


class Run:
    """The folder of a run.

    run.json        the plan
    chunks/         the games, some in each file; a file is written once and never changed
    results.parquet all of them, when the run is complete
    ratings.json    the ratings, when the run is complete
    """

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.folder = folder
        self.plan = plan

    @staticmethod
    def open(folder: Path) -> Run:
        try:
            text = (folder / PLAN).read_text(encoding="utf-8")
        except OSError:
            raise FarportError(f"{folder}: this is not a run, which is a folder written by farport arena") from None
        except UnicodeDecodeError:
            raise FarportError(f"{folder / PLAN}: not UTF-8 text") from None
        try:
            data = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise FarportError(f"{folder / PLAN}: not valid JSON: {error}") from None
        try:
            return Run(folder, Plan.from_data(data))
        except FarportError as error:
            raise FarportError(f"{folder}: {error}") from None

    @staticmethod
    def begin(folder: Path, plan: Plan) -> Run:
        """A new run, or the same run to go on with; a folder with another run in it is left alone."""
        begun = (folder / PLAN).exists()
        if begun and Run.open(folder).plan.data() != plan.data():
            raise FarportError(f"{folder}: another run is in this folder; choose a new one, or the same arguments")
        try:
            (folder / CHUNKS).mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise FarportError(f"{folder}: cannot be written ({error.strerror})") from None
        if not begun:
            write_json(folder / PLAN, plan.data())
        return Run(folder, plan)

    def chunk(self, number: int) -> Path:
        return self.folder / CHUNKS / f"{number:06}.parquet"

    @property
    def missing(self) -> list[int]:
        """The chunks to play: those that are not there, and those that are damaged, which come out the same again."""
        return [number for number in range(self.plan.chunks) if not self._has(number)]

    def _has(self, number: int) -> bool:
        return chunks.holds(self.chunk(number), [sitting.number for sitting in self.plan.chunk(number)])

    def rows(self) -> Iterator[Row]:
        """The rows of all games so far, in the order of the plan."""
        for number in range(self.plan.chunks):
            if self.chunk(number).exists():
                yield from chunks.read(self.chunk(number))

    @cached_property
    def seats(self) -> list[Row]:
        return list(self.rows())

    def finish(self) -> None:
        chunks.join([self.chunk(number) for number in range(self.plan.chunks)], self.folder / RESULTS)
        write_json(self.folder / RATINGS, [rating.data() for rating in ratings(self.seats)])


def write_json(path: Path, data: object) -> None:
    with chunks.drafted(path) as draft:
        draft.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")


def play_run(run: Run, workers: Workers, on_games: OnGames | None = None) -> None:
    """Play what is missing. Whoever stops it keeps the chunks that are done; the same call goes on with the rest."""
    chunks.pyarrow()
    missing = run.missing
    if on_games is not None:
        on_games(sum([len(run.plan.chunk(number)) for number in range(run.plan.chunks) if number not in set(missing)]))
    for number, rows in workers(run.plan.data(), missing):
        chunks.write(run.chunk(number), rows)
        if on_games is not None:
            on_games(len(rows) // run.plan.seats)
    run.finish()
