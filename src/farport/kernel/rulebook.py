"""The rulebook: a game's rules.md, parsed once and served to everybody.

A rules.md is ordinary Markdown. `## Title` begins a section, and a rule is a heading with its id, its title and its
provenance, followed by its text:

    ### FP-30 Move {stated}

`stated` rules stand in the published game, `ruling` marks where it is silent or contradicts itself and we decided,
`reconstructed` what was lost and is our design. Whatever stands in a section before its first rule is its introduction.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from farport.kernel.errors import DataError, FarportError

PROVENANCES: Final = ("stated", "ruling", "reconstructed")
RULE_HEADING: Final = re.compile(r"^### (?P<id>[A-Z]+-[A-Z]*\d+[a-z]?) (?P<title>.+?) \{(?P<provenance>[a-z, ]+)\}\s*$")


class Rule:
    """One rule: its id, a title, the text in Markdown, and where it comes from."""

    __slots__ = ("id", "provenance", "section", "text", "title")

    def __init__(self, id: str, title: str, text: str, provenance: tuple[str, ...], section: str) -> None:
        self.id = id
        self.title = title
        self.text = text
        self.provenance = provenance
        self.section = section

    def __reduce__(self) -> tuple[object, ...]:
        return Rule, (self.id, self.title, self.text, self.provenance, self.section)

    def __repr__(self) -> str:
        return f"Rule({self.id!r}, {self.title!r})"

    def __str__(self) -> str:
        return f"{self.id} {self.title}\n{self.text}"

    def data(self) -> dict[str, object]:
        return {
            "id": self.id,
            "title": self.title,
            "text": self.text,
            "provenance": list(self.provenance),
            "section": self.section,
        }


class Section:
    """A chapter of the rulebook: introduction in Markdown, then its rules."""

    __slots__ = ("intro", "rules", "title")

    def __init__(self, title: str) -> None:
        self.title = title
        self.intro = ""
        self.rules: list[Rule] = []


class Rulebook:
    """Every rule of a game, by id and by section.

    The letters of the game may be left out: S9 finds SD-S9, as a specification may call it.
    """

    __slots__ = ("_letters", "_rules", "sections", "title")

    def __init__(self, title: str, sections: list[Section]) -> None:
        self.title = title
        self.sections = sections
        self._rules = {rule.id: rule for section in sections for rule in section.rules}
        self._letters = next(iter(self._rules), "").partition("-")[0]

    def __repr__(self) -> str:
        return f"Rulebook({len(self)} rules)"

    def __iter__(self) -> Iterator[Rule]:
        return iter(self._rules.values())

    def __len__(self) -> int:
        return len(self._rules)

    def __contains__(self, id: object) -> bool:
        return isinstance(id, str) and self._find(id) is not None

    def __getitem__(self, id: str) -> Rule:
        rule = self._find(id)
        if rule is None:
            raise FarportError(f"{self.title} has no rule {id}; its rules are {self.span}")
        return rule

    def _find(self, id: str) -> Rule | None:
        rule = self._rules.get(id)
        return self._rules.get(f"{self._letters}-{id}") if rule is None else rule

    @property
    def span(self) -> str:
        ids = list(self._rules)
        return f"{ids[0]} to {ids[-1]}" if ids else "not written yet"


def parse_rulebook(text: str) -> Rulebook:
    """Read a rules.md; a malformed heading, a doubled id or an unknown provenance is an error with its line."""
    title = ""
    sections: list[Section] = []
    seen: set[str] = set()
    lines: list[str] = []
    rule: Rule | None = None

    for number, line in enumerate(text.splitlines(), start=1):
        if not line.startswith(("# ", "## ", "### ")):
            lines.append(line)
            continue
        _close(sections, rule, lines)
        lines = []
        rule = None
        if line.startswith("# "):
            title = line[2:].strip()
        elif line.startswith("## "):
            sections.append(Section(line[3:].strip()))
        else:
            rule = _read_heading(line, number, sections, seen)
    _close(sections, rule, lines)
    return Rulebook(title, sections)


def _close(sections: list[Section], rule: Rule | None, lines: list[str]) -> None:
    body = "\n".join(lines).strip()
    if rule is not None:
        rule.text = body
    elif sections:
        sections[-1].intro = body


def _read_heading(line: str, number: int, sections: list[Section], seen: set[str]) -> Rule:
    match = RULE_HEADING.match(line)
    if match is None:
        raise DataError(f"rules.md line {number}: a rule heading looks like '### FP-30 Move {{stated}}', not {line!r}")
    provenance = tuple([word.strip() for word in match["provenance"].split(",")])
    for word in provenance:
        if word not in PROVENANCES:
            raise DataError(f"rules.md line {number}: provenance {word!r}; allowed are {', '.join(PROVENANCES)}")
    if match["id"] in seen:
        raise DataError(f"rules.md line {number}: the rule {match['id']} stands there twice")
    if not sections:
        raise DataError(f"rules.md line {number}: a rule needs a section (## Title) above it")
    seen.add(match["id"])
    rule = Rule(match["id"], match["title"], "", provenance, sections[-1].title)
    sections[-1].rules.append(rule)
    return rule
