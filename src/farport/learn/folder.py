"""The folder of a training: everything it needs to go on after it was stopped or killed, and what it has brought.

course.json     what is learned and how
layout.json     how positions are read
samples/        decisions of games, some in each file
model.pt        the model and its optimiser
network.onnx    the model for playing
past/           earlier networks, to play against
curve.json      losses as the training went on; curve.svg is a drawing of it
sheet.json      the data sheet: what it was trained on; sheet.md the same for people
"""

from __future__ import annotations

import hashlib
import json
import os
from pathlib import Path
from typing import Any, Final

from farport.bots.neural.layout import Layout, scouted
from farport.kernel import FarportError, Game, Plain
from farport.learn.courses import Course

COURSE: Final = "course.json"
LAYOUT: Final = "layout.json"
SAMPLES: Final = "samples"
MODEL: Final = "model.pt"
NETWORK: Final = "network.onnx"
PAST: Final = "past"
CURVE: Final = "curve.json"
DRAWING: Final = "curve.svg"
SHEET: Final = "sheet.json"
WORDS: Final = "sheet.md"


class Folder:
    """One training. Files are written beside their place and then moved there: a kill leaves the old one."""

    __slots__ = ("path",)

    def __init__(self, path: Path) -> None:
        self.path = path

    def prepare(self, course: Course) -> Layout:
        """A new training, or the same one to go on with; a folder with another is left alone."""
        wanted: Plain = {"game": course.game.id, "rules_version": course.game.rules_version, **course.data}
        known = self.read(COURSE)
        if known is not None and known != wanted:
            raise FarportError(f"{self.path}: another training is in this folder; choose a new one")
        try:
            for name in (SAMPLES, PAST):
                (self.path / name).mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise FarportError(f"{self.path}: cannot be written ({error.strerror})") from None
        if known is None:
            self.write(COURSE, json.dumps(wanted, indent=1) + "\n")
        if not (self.path / LAYOUT).exists():
            layout = scouted(course.game, course.seats)
            self.write(LAYOUT, json.dumps(layout.data(), indent=1) + "\n")
        return self.layout(course.game)

    def layout(self, game: Game) -> Layout:
        return Layout.from_data(game, self.read(LAYOUT))

    def read(self, name: str) -> Any:
        """A JSON file, None where there is none."""
        path = self.path / name
        if not path.exists():
            return None
        try:
            return json.loads(path.read_text(encoding="utf-8"))
        except ValueError as error:
            raise FarportError(f"{path}: not valid JSON: {error}") from None

    def write(self, name: str, content: str | bytes) -> None:
        beside = self.path / f"{name}.part"
        beside.write_bytes(content.encode() if isinstance(content, str) else content)
        os.replace(beside, self.path / name)

    def samples(self) -> list[Path]:
        return sorted((self.path / SAMPLES).glob("*.npz"))

    def past(self) -> list[Path]:
        return sorted((self.path / PAST).glob("*.onnx"))

    def network(self) -> Path:
        return self.path / NETWORK

    def fingerprint(self) -> str:
        return hashlib.sha256(self.network().read_bytes()).hexdigest()
