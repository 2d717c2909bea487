"""What is wrong with the books of a game, in sentences: form, coverage of the rules, translations, examples."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from farport.kernel import DataError
from farport.kernel import game as game_of
from farport.kernel.words import ENGLISH, languages
from farport.rulebooks.book import book, is_stale
from farport.rulebooks.examples import data_figures, examples, replayed
from farport.rulebooks.text import NAME, Text, Unit, text_of

CHAPTERS: Final = (
    "goal", "table", "turn", "actions", "end", "first-game", "summary", "odd-cases", "glossary", "sources",
)  # fmt: skip
ACTIONS: Final = "actions"
WITHOUT_RULES: Final = ("first-game", "summary", "glossary", "sources")
WORDS: Final = range(2_000, 3_501)
# A number by itself: not D4, not FP-31, not what stands in `code`.
DIGITS: Final = re.compile(r"(?<![\w-])\d+(?![\w-])")
CODE: Final = re.compile(r"`[^`]*`")
RULE: Final = re.compile(r"\b[A-Z]{2}-[A-Z]*\d+[a-z]?\b")


@dataclass(frozen=True, slots=True)
class Tally:
    """What there is of a book in one language."""

    language: str
    words: int
    units: int
    examples: int
    rules: int
    explained: int
    stale: int


def problems(game: str) -> list[str]:
    """Everything that keeps the books of a game from being whole; empty: nothing does."""
    try:
        english = text_of(game, ENGLISH)
        if english is None:
            return [f"{game} has no book"]
        found = list(_form(game, english)) + list(_examples(game, english))
        for language in languages()[1:]:
            other = text_of(game, language)
            found += (
                [f"{language}: missing"] if other is None else [f"{language}: {each}" for each in _same(english, other)]
            )
        if not found:
            counted = tallies(game)
            found = [f"{each.language}: {each.stale} units are out of date" for each in counted if each.stale]
            if counted[0].words not in WORDS:
                found.append(f"{counted[0].words} words; a book has {WORDS[0]} to {WORDS[-1]}")
    except DataError as error:
        return [str(error)]
    return found


def _form(game: str, text: Text) -> Iterator[str]:
    ids = [chapter.id for chapter in text.chapters]
    if [id for id in ids if not id.startswith(f"{ACTIONS}-")] != list(CHAPTERS):
        yield f"the chapters are {', '.join(CHAPTERS)}, not {', '.join(ids)}"
    rules = {rule.id for rule in game_of(game).rules}
    named: set[str] = set()
    for chapter in text.chapters:
        for unit in chapter.units:
            named.update(unit.rules)
            if not unit.rules and chapter.id not in WITHOUT_RULES:
                yield f"{unit.id} explains no rule"
            unknown = sorted(set(unit.rules) - rules)
            if unknown:
                yield f"{unit.id}: there is no rule {', '.join(unknown)}"
    missing = sorted(rules - named)
    if missing:
        yield f"{len(missing)} rules are explained nowhere: {', '.join(missing)}"
    if not any("- **" in unit.body for chapter in text.chapters if chapter.id == "glossary" for unit in chapter.units):
        yield "the glossary has no entry of the form - **term**: text"


def _examples(game: str, text: Text) -> Iterator[str]:
    units = {unit.id for unit in text.units.values() if unit.kind == "example"}
    for id in sorted(units ^ set(examples(game))):
        yield f"the example {id} has " + ("no position" if id in units else "no text")
    common = set(data_figures(game))
    for unit in text.units.values():
        known = common
        if unit.kind == "example" and unit.id in examples(game):
            known = common | set(replayed(game, unit.id).figures)
            refuses = bool(examples(game)[unit.id].refuse)
            if not unit.before or bool(unit.after) == refuses:
                yield f"{unit.id}: an example has the captions before: and after: (one that is refused only before:)"
            unused = sorted(set(examples(game)[unit.id].figures) - set(unit.names))
            if unused:
                yield f"{unit.id}: no text asks for {', '.join(unused)}"
            if _digits(unit):
                yield f"{unit.id}: numbers that no figure knows: {', '.join(_digits(unit))}"
        for name in unit.names:
            if name not in known:
                yield f"{unit.id}: {{{name}}} is no figure"
    if len(text.chapters) and not any(unit.kind == "example" for unit in text.units.values()):
        yield "there is no example"


def _same(english: Text, other: Text) -> Iterator[str]:
    if [chapter.id for chapter in english.chapters] != [chapter.id for chapter in other.chapters]:
        yield "the chapters are others than in English"
    for ours, theirs in zip(english.chapters, other.chapters, strict=False):
        mine, yours = [unit.id for unit in ours.units], [unit.id for unit in theirs.units]
        if mine != yours:
            strays = sorted(set(mine) ^ set(yours)) or ["their order"]
            yield f"chapter {ours.id}: other units than in English: {', '.join(strays)}"
    found = other.units
    for unit in english.units.values():
        if unit.id in found:
            yield from _same_unit(unit, found[unit.id])


def _same_unit(unit: Unit, other: Unit) -> Iterator[str]:
    if (unit.kind, set(unit.rules)) != (other.kind, set(other.rules)):
        yield f"{unit.id}: another kind or other rules than in English"
    if Counter(unit.names) != Counter(other.names):
        yield f"{unit.id}: other figures than in English: {_difference(unit.names, other.names)}"
    if Counter(_digits(unit)) != Counter(_digits(other)):
        yield f"{unit.id}: other numbers than in English: {_difference(_digits(unit), _digits(other))}"
    for part in ("title", "before", "after"):
        if bool(getattr(unit, part)) != bool(getattr(other, part)):
            yield f"{unit.id}: {part} stands in one of the two languages only"


def _difference(mine: list[str], yours: list[str]) -> str:
    return ", ".join(sorted((Counter(mine) - Counter(yours)) + (Counter(yours) - Counter(mine))))


def _digits(unit: Unit) -> list[str]:
    """The numbers that stand in its text as such."""
    return DIGITS.findall(RULE.sub("", NAME.sub("", CODE.sub("", unit.whole))))


def tallies(game: str) -> list[Tally]:
    """By language, English first."""
    english = text_of(game, ENGLISH)
    found: list[Tally] = []
    rules = [rule.id for rule in game_of(game).rules]
    for language in languages():
        text, filled = text_of(game, language), book(game, language)
        if english is None or text is None or filled is None:
            continue
        units = list(text.units.values())
        named = {rule for unit in units for rule in unit.rules}
        found.append(
            Tally(
                language=language,
                words=filled.words,
                units=len(units),
                examples=len([unit for unit in units if unit.kind == "example"]),
                rules=len(rules),
                explained=len([rule for rule in rules if rule in named]),
                stale=0 if language == ENGLISH else len([unit for unit in units if is_stale(english, unit)]),
            )
        )
    return found
