"""What people read: the sentences of the catalogues, by name, with the particulars of the case filled in.

English stands in `locales/en` and nowhere else; the rules know a sentence by its name only. Particulars are plain data,
and are told the same way here and in the browser (client/src/words/particulars.ts):

- a number is a number, so that a sentence can choose between "cube" and "cubes";
- the particular `seat`, counted from 0 in the rules, is told as a player: counted from 1;
- a text is an id of the game's: its word, `<game>-word-<id>`, where there is one;
- a list of pairs of a count and an id is an amount: "1 green + 2 blue", or "nothing";
- a table with the key `say` is a phrase of the game's: `<game>-phrase-<say>`, with the rest as its own particulars.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

ENGLISH: Final = "en"
SEAT: Final = "seat"
SAY: Final = "say"
ENTRY: Final = re.compile(r"^-?[a-zA-Z][a-zA-Z0-9_-]* *=", re.MULTILINE)  # its further lines begin with a space
NAME: Final = re.compile(r"-?[a-zA-Z][a-zA-Z0-9_-]*")


@cache
def catalogues() -> Path:
    """The folder of the catalogues: inside the installed package, or beside the sources."""
    import farport

    package = Path(farport.__file__).parent
    for place in (package, *package.parents[:4]):
        if (place / "locales" / ENGLISH).is_dir():
            return place / "locales"
    raise FileNotFoundError("the folder locales is missing from this installation of Farport")


@cache
def languages() -> tuple[str, ...]:
    """Those that there are catalogues for, English first: a new one is a folder more."""
    found = sorted(folder.name for folder in catalogues().iterdir() if folder.is_dir())
    return (ENGLISH, *[name for name in found if name != ENGLISH])


class Catalogue:
    """All that a language says. A sentence is read when it is first said: all of them would take a quarter of a second,
    and a process says few."""

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle

        # Isolation marks are for mixed directions, which these languages do not have.
        self._bundle: FluentBundle = FluentBundle([language], use_isolating=False)
        self._sources: dict[str, str] = {}
        self._read: set[str] = set()

    def add(self, written: str) -> None:
        """One more file; what has been said before stays as it was."""
        starts = [*[found.start() for found in ENTRY.finditer(written)], len(written)]
        for start, end in pairwise(starts):
            source = written[start:end]
            self._sources.setdefault(source.partition("=")[0].rstrip(), source)

    def said(self, key: str, params: Mapping[str, Any] | None) -> str | None:
        """The sentence of that name, or None where there is none, or not all that it needs was given."""
        self._read_with_all_it_needs(key)
        if not self._bundle.has_message(key):
            return None
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            return None
        told, errors = self._bundle.format_pattern(pattern, {} if params is None else dict(params))
        return None if errors else str(told)

    def _read_with_all_it_needs(self, key: str) -> None:
        """Whatever in it is called as an entry is may be one that it refers to. It counts as read when all of it is
        there: another thread may say it meanwhile."""
        from fluent.runtime import FluentResource

        found: set[str] = set()
        wanted = [key]
        while wanted:
            name = wanted.pop()
            source = self._sources.get(name)
            if source is not None and name not in found and name not in self._read:
                found.add(name)
                self._bundle.add_resource(FluentResource(source))
                wanted += NAME.findall(source)
        self._read.update(found)


@cache
def catalogue(language: str) -> Catalogue:
    from farport.kernel.registry import boards  # which knows games, and those their refusals

    made = Catalogue(language)
    for path in sorted((catalogues() / language).glob("*.ftl")):
        made.add(path.read_text(encoding="utf-8"))
    for game, board in boards().items():  # after our own: no package changes another's words
        brought = board.catalogues(game).get(language)
        if brought is not None:
            made.add(brought.read_text(encoding="utf-8"))
    return made


def text(language: str, key: str, params: Mapping[str, Any] | None = None) -> str | None:
    """The sentence of that name, or None where the catalogue has none, or not all that it needs was given."""
    return catalogue(language).said(key, params)


def sentence(language: str, game: str, name: str, params: Mapping[str, object]) -> str | None:
    """`<game>-<name>` with its particulars told, or None."""
    return text(language, f"{game}-{name}", readable(language, game, params))


def readable(language: str, game: str, params: Mapping[str, object]) -> dict[str, object]:
    """Particulars as people read them."""
    return {
        name: _seat(language, value) if name == SEAT else _particular(language, game, value)
        for name, value in params.items()
    }


def _seat(language: str, seat: object) -> object:
    return text(language, "seat-number", {"number": seat + 1}) if isinstance(seat, int) else seat


def _particular(language: str, game: str, value: object) -> object:
    if isinstance(value, bool):
        return str(value)
    if isinstance(value, (int, float)):
        return value
    if isinstance(value, list):
        amount = " + ".join([f"{count} {_particular(language, game, id)}" for count, id in value])
        return amount or text(language, "amount-none")
    if isinstance(value, dict):
        rest = {name: part for name, part in value.items() if name != SAY}
        return sentence(language, game, f"phrase-{value[SAY]}", rest) or str(value[SAY])
    return text(language, f"{game}-word-{value}") or str(value)
