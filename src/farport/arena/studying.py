"""A study in a folder: played in looks of some chunks, until every question is decided or the budget is spent."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import groupby
from pathlib import Path
from typing import Final

from farport.arena import chunks
from farport.arena.run import Run, write_json
from farport.arena.study import Piece, Study, Wanted
from farport.arena.workers import Workers
from farport.kernel import FarportError, Plain

STUDY: Final = "study.json"
ANSWER: Final = "answer.json"
LOOK: Final = 10  # chunks between two looks

OnLook = Callable[[Plain, int], None]


class StudyFolder:
    """study.json: the question; parts/: a run for each part; answer.json: the answer so far."""

    def __init__(self, folder: Path, study: Study) -> None:
        self.folder = folder
        self.study = study
        self.runs = {name: Run.begin(folder / "parts" / safe(name), plan) for name, plan in study.parts.items()}

    @staticmethod
    def begin(folder: Path, wanted: Wanted) -> StudyFolder:
        """A new study, or the same one to go on with; a folder with another one is left alone."""
        study = Study(wanted)
        if (folder / STUDY).exists() and StudyFolder.wanted_of(folder)._replace(pace_s=wanted.pace_s) != wanted:
            raise FarportError(f"{folder}: another study is in this folder; choose a new one, or the same arguments")
        chunks.pyarrow()
        made = StudyFolder(folder, study)
        write_json(folder / STUDY, wanted.data())
        return made

    @staticmethod
    def open(folder: Path) -> StudyFolder:
        return StudyFolder(folder, Study(StudyFolder.wanted_of(folder)))

    @staticmethod
    def wanted_of(folder: Path) -> Wanted:
        try:
            return Wanted.from_data(json.loads((folder / STUDY).read_text(encoding="utf-8")))
        except FileNotFoundError:
            raise FarportError(f"{folder}: neither a run of farport arena nor a study of farport study") from None
        except (OSError, ValueError) as error:
            raise FarportError(f"{folder}: this is not a study, which farport study has written ({error})") from None

    def done(self) -> set[Piece]:
        return {
            (name, number)
            for name, run in self.runs.items()
            for number in sorted(set(range(run.plan.chunks)) - set(run.missing))
        }

    def answer(self) -> Plain:
        found = self.study.answer({name: list(run.rows()) for name, run in self.runs.items()})
        write_json(self.folder / ANSWER, found)
        return found


def play_study(at: StudyFolder, workers: Workers, on_look: OnLook | None = None) -> Plain:
    """Play what is left, and look after every few chunks; who stops it keeps what is there."""
    found = at.answer()
    done = at.done()
    while True:
        todo = at.study.todo(done, bool(found["decided"]))[:LOOK]
        if not todo:
            return found
        for name, pieces in groupby(sorted(todo), key=lambda piece: piece[0]):
            run = at.runs[name]
            for number, rows in workers(run.plan.data(), [number for _, number in pieces]):
                chunks.write(run.chunk(number), rows)
                done.add((name, number))
        found = at.answer()
        if on_look is not None:
            on_look(found, sum([at.study.size(piece) for piece in done]))


def safe(name: str) -> str:
    """A folder's name: options hold a stroke, and signs that a shell reads."""
    return name.replace("!", "barred-").replace("+", "made-").replace("/", ".").replace("@", "-by-").replace(":", "-")
