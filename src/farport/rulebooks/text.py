"""The text of a book as it is written: chapters, and in them units, each with the rules that it explains.

    ## The end of the game {end}

    <!-- last-land: FP-100, FP-101 -->
    The game ends when ...

A head may begin with `example` (a position of examples.toml belongs to it) or `note` (it stands in the margin). In
other languages it ends with the fingerprint of the English unit that was translated: `@1a2b3c4d`.
"""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass, field
from functools import cache
from typing import Final, Literal

from farport.kernel import DataError
from farport.rulebooks.folder import folder_of

Kind = Literal["text", "example", "note"]
KINDS: Final[dict[str | None, Kind]] = {None: "text", "example": "example", "note": "note"}
FINGERPRINT: Final = 8
CHAPTER: Final = re.compile(r"## (?P<title>.+?) \{(?P<id>[a-z][a-z0-9-]*)\}\s*")
HEAD: Final = re.compile(
    r"<!-- (?:(?P<kind>example|note) )?(?P<id>[a-z][a-z0-9-]*)"
    r"(?:: (?P<rules>[A-Za-z0-9, -]+?))?(?: @(?P<source>[0-9a-f]+))? -->"
)
CAPTION: Final = re.compile(r"(before|after): (.+)")
NAME: Final = re.compile(r"\{([a-z][a-z0-9-]*)\}")


@dataclass(frozen=True, slots=True)
class Unit:
    """A paragraph or a few: what is translated, linked to and marked as out of date as one."""

    id: str
    kind: Kind
    rules: tuple[str, ...]
    source: str  # the fingerprint of the English that it was translated from
    title: str
    before: str  # what the pictures of an example show
    after: str
    body: str

    @property
    def whole(self) -> str:
        return " ".join(f"{self.title} {self.before} {self.after} {self.body}".split())

    @property
    def names(self) -> list[str]:
        """The figures that it asks for."""
        return NAME.findall(self.whole)


@dataclass(slots=True)
class Chapter:
    id: str
    title: str
    units: list[Unit] = field(default_factory=list)


@dataclass(slots=True)
class Text:
    """The book of one game in one language."""

    language: str
    title: str = ""
    tagline: str = ""
    chapters: list[Chapter] = field(default_factory=list)

    @property
    def units(self) -> dict[str, Unit]:
        return {unit.id: unit for chapter in self.chapters for unit in chapter.units}


def fingerprint(unit: Unit) -> str:
    """Of its words, whatever the layout of their lines."""
    return hashlib.sha256(unit.whole.encode()).hexdigest()[:FINGERPRINT]


@cache
def text_of(game: str, language: str) -> Text | None:
    """The book as it is written, or None where there is none in that language."""
    folder = folder_of(game)
    if folder is None or not (folder / f"{language}.md").is_file():
        return None
    return parse(language, (folder / f"{language}.md").read_text(encoding="utf-8"), f"{folder.name}/{language}.md")


def parse(language: str, source: str, place: str) -> Text:
    """DataError with the line for whatever is not as the format says."""
    text = Text(language)
    parts: list[tuple[str, str, list[str]]] = []  # where it begins, how, and the lines below
    for number, line in enumerate(source.splitlines(), start=1):
        if line.startswith(("# ", "> ", "## ", "<!--")):
            parts.append((f"{place} line {number}", line.strip(), []))
        elif parts:
            parts[-1][2].append(line)
    for where, line, lines in parts:
        body = "\n".join(lines).strip()
        if line.startswith("<!--"):
            _add(text, where, line, body)
            continue
        if body:
            raise DataError(f"{where}: this text belongs to no unit: {body[:40]!r}")
        if line.startswith("# "):
            text.title = line[2:].strip()
        elif line.startswith("> "):
            text.tagline = f"{text.tagline} {line[2:].strip()}".strip()
        else:
            text.chapters.append(_chapter(line, where))
    if not (text.title and text.tagline and text.chapters):
        raise DataError(f"{place}: a book has '# Title', '> tagline' and chapters")
    return text


def _add(text: Text, where: str, line: str, body: str) -> None:
    head = HEAD.fullmatch(line)
    if head is None:
        raise DataError(f"{where}: a head is '<!-- unit-id: FP-01, FP-02 -->', not {line!r}")
    if not text.chapters or head["id"] in text.units:
        raise DataError(f"{where}: {head['id']} stands before all chapters, or twice")
    if not body:
        raise DataError(f"{where}: the unit {head['id']} is empty")
    text.chapters[-1].units.append(_unit(head, body))


def _chapter(line: str, where: str) -> Chapter:
    match = CHAPTER.fullmatch(line)
    if match is None:
        raise DataError(f"{where}: a chapter is '## Title {{id}}', not {line!r}")
    return Chapter(match["id"], match["title"])


def _unit(head: re.Match[str], body: str) -> Unit:
    title = ""
    captions: dict[str, str] = {}
    rest: list[str] = []
    for line in body.splitlines():
        caption = CAPTION.fullmatch(line) if head["kind"] == "example" else None
        if line.startswith("### ") and not title and not "".join(rest).strip():
            title = line[4:].strip()
        elif caption is not None:
            captions[caption[1]] = caption[2].strip()
        else:
            rest.append(line)
    rules = tuple([rule.strip() for rule in (head["rules"] or "").split(",") if rule.strip()])
    return Unit(
        id=head["id"],
        kind=KINDS[head["kind"]],
        rules=rules,
        source=head["source"] or "",
        title=title,
        before=captions.get("before", ""),
        after=captions.get("after", ""),
        body="\n".join(rest).strip(),
    )
