"""Board: what a package brings for people to see of its game. Declared under the entry point group "farport.boards"."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from farport.kernel.data import Plain, canonical
from farport.kernel.errors import DataError

SCRIPTS: Final = (".js", ".mjs")
WORDS: Final = ".ftl"
LESSON: Final = ".json"

Terminal = Callable[[Plain, int | None], Any]


class Board:
    """Files of the package, and a function; each may be left out.

    `module` is an ES module that draws the game in a browser, `assets` a folder with what it needs beside it (art,
    styles, further modules), `locales` a folder with the words of the game (`<language>/<game id>.ftl`), `lesson` a
    guided first game (JSON), `hints` what helps the default board to draw the game's views, `terminal` a function of a
    view and a seat (None: a spectator) that gives what a terminal shows: text, or anything that Rich can print,
    `rulebook` a folder with the players' rulebook (`<language>.md`, `examples.toml`).
    """

    __slots__ = ("assets", "hints", "lesson", "locales", "module", "rulebook", "terminal")

    def __init__(
        self,
        module: str | Path | None = None,
        assets: str | Path | None = None,
        locales: str | Path | None = None,
        terminal: Terminal | None = None,
        lesson: str | Path | None = None,
        hints: Plain | None = None,
        rulebook: str | Path | None = None,
    ) -> None:
        self.module = None if module is None else Path(module)
        self.assets = None if assets is None else Path(assets)
        self.locales = None if locales is None else Path(locales)
        self.terminal = terminal
        self.lesson = None if lesson is None else Path(lesson)
        self.hints: Plain = {} if hints is None else hints
        self.rulebook = None if rulebook is None else Path(rulebook)

    def check(self, game: str) -> None:
        """DataError where something that is declared is not there."""
        if self.module is not None and (self.module.suffix not in SCRIPTS or not self.module.is_file()):
            raise DataError(f"module: {self.module} is not a file that ends with {' or '.join(SCRIPTS)}")
        if self.lesson is not None and (self.lesson.suffix != LESSON or not self.lesson.is_file()):
            raise DataError(f"lesson: {self.lesson} is not a file that ends with {LESSON}")
        canonical(self.hints)
        for name, folder in (("assets", self.assets), ("locales", self.locales), ("rulebook", self.rulebook)):
            if folder is not None and not folder.is_dir():
                raise DataError(f"{name}: {folder} is not a folder")
        if self.locales is not None and not self.catalogues(game):
            raise DataError(f"locales: {self.locales} has no <language>/{game}{WORDS}")
        for path in self.catalogues(game).values():
            path.read_text(encoding="utf-8")
        if self.terminal is not None and not callable(self.terminal):
            raise DataError("terminal: a function of a view and a seat is expected")

    def catalogues(self, game: str) -> dict[str, Path]:
        """The words of the game by language."""
        if self.locales is None:
            return {}
        found = sorted(self.locales.glob(f"*/{game}{WORDS}"))
        return {path.parent.name: path for path in found}

    def files(self, game: str) -> dict[str, Path]:
        """Every file that a browser may ask for, by the path under which the others refer to it.

        Module and lesson stand at the top and the assets lie to it as they do in the package; if they lie elsewhere, in
        `assets/`. Catalogues are `locales/<language>.ftl`.
        """
        found = {f"locales/{language}{WORDS}": path for language, path in self.catalogues(game).items()}
        if self.assets is not None:
            beside = None if self.module is None else self.module.parent
            inside = beside is not None and self.assets.is_relative_to(beside)
            top = beside if inside and beside is not None else self.assets
            prefix = "" if inside else "assets/"
            for path in sorted(self.assets.rglob("*")):
                if path.is_file():
                    found[prefix + path.relative_to(top).as_posix()] = path
        for file in (self.module, self.lesson):
            if file is not None:
                found[file.name] = file
        return found
