"""The book as people read it: in their language, every figure filled in, and what is out of date marked as such."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final, Literal

from farport.kernel import DataError
from farport.kernel import game as game_of
from farport.kernel.words import ENGLISH, text
from farport.rulebooks.examples import data_figures, examples, replayed
from farport.rulebooks.folder import folder_of
from farport.rulebooks.text import NAME, Kind, Text, Unit, fingerprint, text_of

Mark = Literal["stated", "ruling", "reconstructed"]
MARKS: Final[tuple[Mark, ...]] = ("reconstructed", "ruling")  # the strongest first; what has neither is as published
MINUS: Final = "\N{MINUS SIGN}"


@dataclass(frozen=True, slots=True)
class Filled:
    """A unit with its numbers. `language` is English where nobody has translated it; `english` is given where the
    translation is of an older English: what it should say now."""

    id: str
    kind: Kind
    rules: tuple[str, ...]
    mark: Mark  # where the rules that it explains come from
    title: str
    before: str
    after: str
    body: str
    language: str
    english: str | None


@dataclass(frozen=True, slots=True)
class FilledChapter:
    id: str
    title: str
    units: list[Filled]


@dataclass(frozen=True, slots=True)
class FilledBook:
    game: str
    title: str
    tagline: str
    language: str
    words: int
    chapters: list[FilledChapter]


def has_book(game: str) -> bool:
    return folder_of(game) is not None


@cache
def book(game: str, language: str) -> FilledBook | None:
    """The whole book, or None: there is none of this game. In a language without a book it is the English one."""
    english = text_of(game, ENGLISH)
    if english is None:
        return None
    chosen = text_of(game, language) or english
    units, titles = chosen.units, {chapter.id: chapter.title for chapter in chosen.chapters}
    chapters = [
        FilledChapter(
            chapter.id,
            titles.get(chapter.id, chapter.title),
            [filled(game, chosen.language, source, units.get(source.id)) for source in chapter.units],
        )
        for chapter in english.chapters
    ]
    words = sum(count(unit) for chapter in chapters for unit in chapter.units)
    return FilledBook(game, chosen.title, chosen.tagline, chosen.language, words, chapters)


def count(unit: Filled) -> int:
    """Its words, captions included; the bars of a table and the dots of a list are none."""
    told = f"{unit.title} {unit.before} {unit.after} {unit.body}".split()
    return len([word for word in told if any(letter.isalnum() for letter in word)])


def filled(game: str, language: str, source: Unit, found: Unit | None) -> Filled:
    unit = source if found is None else found
    spoken = ENGLISH if found is None else language
    figures = figures_of(game, source)
    stale = found is not None and found is not source and found.source != fingerprint(source)
    return Filled(
        id=unit.id,
        kind=unit.kind,
        rules=source.rules,
        mark=mark_of(game, source.rules),
        title=fill(unit.title, figures, game, spoken),
        before=fill(unit.before, figures, game, spoken),
        after=fill(unit.after, figures, game, spoken),
        body=fill(unit.body, figures, game, spoken),
        language=spoken,
        english=fill(source.body, figures, game, ENGLISH) if stale else None,
    )


def figures_of(game: str, unit: Unit) -> dict[str, int | str]:
    """Those of the data, and for an example those of its position."""
    played = replayed(game, unit.id).figures if unit.kind == "example" and unit.id in examples(game) else {}
    return {**data_figures(game), **played}


def fill(source: str, figures: dict[str, int | str], game: str, language: str) -> str:
    """Every {name} by its figure; a text by its word of the catalogue, where it has one."""

    def figure(name: str) -> str:
        if name not in figures:
            raise DataError(f"{game}: nobody says what {{{name}}} is; there is {', '.join(figures)}")
        value = figures[name]
        if isinstance(value, int):
            return str(value).replace("-", MINUS)
        return text(language, f"{game}-word-{value}") or value

    return NAME.sub(lambda match: figure(match[1]), source)


def mark_of(game: str, rules: tuple[str, ...]) -> Mark:
    known = game_of(game).rules
    marks = {mark for rule in rules if rule in known for mark in known[rule].provenance}
    return next((mark for mark in MARKS if mark in marks), "stated")


def is_stale(english: Text, unit: Unit) -> bool:
    source = english.units.get(unit.id)
    return source is not None and unit.source != fingerprint(source)
