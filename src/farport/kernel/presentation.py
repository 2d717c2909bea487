"""What a variant brings for people to see: words, in any language, and pictures of the things that it adds.

    [words.good.nectar]            # of the entry "nectar" of the list `good`
    en = "nectar"
    de = "Nektar"

    [pictures.good.nectar]
    letter = "N"                   # in a token; or svg = "<svg …>", a drawing

No rule reads it. It travels in the variant, so that a table, a record and a replay show it on every machine.
"""

from __future__ import annotations

import re
from typing import Final
from xml.parsers import expat

from farport.kernel.data import PRESENTATION, Plain, Table, entries
from farport.kernel.errors import DataError, FarportError

WORDS, PICTURES = PRESENTATION
LONGEST_WORD: Final = 60
LONGEST_DRAWING: Final = 8000
LETTERS: Final = 2
LANGUAGE: Final = re.compile(r"[a-z]{2,3}")
SIGNATURE: Final = "http://www.w3.org/2000/svg"

ELEMENTS: Final = frozenset(
    {"svg", "g", "path", "circle", "ellipse", "rect", "line", "polyline", "polygon", "title", "desc"}
)
ATTRIBUTES: Final = frozenset(
    {
        "xmlns",
        "viewBox",
        "width",
        "height",
        "x",
        "y",
        "x1",
        "y1",
        "x2",
        "y2",
        "cx",
        "cy",
        "r",
        "rx",
        "ry",
        "d",
        "points",
        "transform",
        "fill",
        "stroke",
        "stroke-width",
        "stroke-linecap",
        "stroke-linejoin",
        "stroke-dasharray",
        "fill-rule",
        "clip-rule",
        "opacity",
        "fill-opacity",
        "stroke-opacity",
    }
)


def check_presentation(variant: Plain, data: Plain) -> None:
    """DataError for words or pictures of what is not there, that are too long, or that could do more than be seen."""
    for kind in PRESENTATION:
        if kind not in variant or kind in data:
            continue
        top = Table(variant[kind], f"data.toml: {kind}", DataError, (kind,))
        for section in top.keys():  # noqa: SIM118  (a Table is no dict)
            _check_section(top, section, kind, data)


def _check_section(top: Table, section: str, kind: str, data: Plain) -> None:
    shown = top.table(section)
    known = entries(data.get(section))
    if not known:
        raise top.wrong(section, "the game has no such list")
    for id in shown.keys():  # noqa: SIM118
        if id not in known:
            raise shown.wrong(id, f"there is no such entry of {section}; the entries are: {', '.join(known)}")
        if kind == WORDS:
            _check_words(shown.table(id))
        else:
            _check_picture(shown.table(id))


def _check_words(table: Table) -> None:
    for language in table.keys():  # noqa: SIM118
        if not LANGUAGE.fullmatch(language):
            raise table.wrong(language, "the code of a language is expected, such as en, fr, nl or de")
        word = table.text(language)
        if not word.strip() or len(word) > LONGEST_WORD or not word.isprintable():
            raise table.wrong(language, f"a word of 1 to {LONGEST_WORD} characters on one line is expected")


def _check_picture(table: Table) -> None:
    table.only(("letter", "svg"))
    if table.has("letter") == table.has("svg"):
        raise table.wrong("letter", "either a letter or an svg is expected")
    if table.has("letter"):
        letter = table.text("letter")
        if not 1 <= len(letter) <= LETTERS or not letter.isprintable() or letter.isspace():
            raise table.wrong("letter", f"one or {LETTERS} letters are expected")
    else:
        problem = drawing_problem(table.text("svg"))
        if problem:
            raise table.wrong("svg", problem)


def drawing_problem(svg: str) -> str:
    """Why this SVG is not taken, or "": only shapes and their colours are, nothing that could load or run."""
    if len(svg) > LONGEST_DRAWING:
        return f"at most {LONGEST_DRAWING} characters are expected, not {len(svg)}"
    reading = _Drawing()
    try:
        reading.parser.Parse(svg, True)
    except expat.ExpatError as error:
        return f"this is no SVG: {error}"
    except FarportError as error:
        return str(error)
    return ""


class _Drawing:
    """Reads a drawing and stops at the first thing that is not a shape."""

    def __init__(self) -> None:
        self.parser = expat.ParserCreate()
        self.parser.StartElementHandler = self.start
        self.parser.StartDoctypeDeclHandler = self.refuse_doctype
        self.parser.ProcessingInstructionHandler = self.refuse_instruction
        self.depth = 0

    def start(self, name: str, attributes: dict[str, str]) -> None:
        if name not in ELEMENTS or (self.depth == 0) != (name == "svg"):
            raise FarportError(f"the element {name} is not taken here; shapes in one svg are: {_list(ELEMENTS)}")
        self.depth += 1
        if name == "svg" and attributes.get("xmlns") != SIGNATURE:
            raise FarportError(f'svg needs xmlns="{SIGNATURE}"')
        for attribute, value in attributes.items():
            if attribute not in ATTRIBUTES:
                raise FarportError(
                    f"the attribute {attribute} of {name} is not taken; those that are: {_list(ATTRIBUTES)}"
                )
            if attribute != "xmlns" and ("url" in value.lower() or ":" in value):
                raise FarportError(f"{attribute} of {name} refers to something else; a drawing stands by itself")

    def refuse_doctype(self, name: str, system: object, public: object, internal: object) -> None:
        raise FarportError("a drawing has no document type")

    def refuse_instruction(self, target: str, data: str) -> None:
        raise FarportError("a drawing has no instructions")


def _list(names: frozenset[str]) -> str:
    return ", ".join(sorted(names))
