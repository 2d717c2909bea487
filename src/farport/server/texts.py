"""Sentences for people, in their language, from the shared Fluent catalogues."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final, get_args

from fluent.runtime import FluentBundle, FluentResource

import farport
from farport.server.errors import Refuse
from farport.server.protocol.shapes import Language, Plain, Refused

LANGUAGES: Final[tuple[str, ...]] = get_args(Language)
FALLBACK: Final = "en"


@cache
def folder() -> Path:
    """The catalogues: inside the installed package, or beside the sources."""
    package = Path(farport.__file__).parent
    for place in (package, *package.parents[:4]):
        if (place / "locales" / FALLBACK).is_dir():
            return place / "locales"
    raise FileNotFoundError("the folder locales is missing from this installation of Farport")


@cache
def bundle(language: str) -> FluentBundle:
    """Every catalogue of a language; isolation marks are for mixed directions, which these languages do not have."""
    made = FluentBundle([language], use_isolating=False)
    for path in sorted((folder() / language).glob("*.ftl")):
        made.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return made


def text(language: str, key: str, params: Plain | None = None) -> str | None:
    """The sentence, or None where the catalogue has none."""
    found = bundle(language)
    if not found.has_message(key):
        return None
    pattern = found.get_message(key).value
    if pattern is None:
        return None
    said, errors = found.format_pattern(pattern, {} if params is None else params)
    return None if errors else str(said)


def refused(refuse: Refuse, language: str) -> Refused:
    """A refusal as it is told: translated if there is a translation, in the rules' own English otherwise."""
    key = f"rule-{refuse.rule}-{refuse.code}" if refuse.rule is not None else f"server-{refuse.code}"
    params = {name: _plain(value) for name, value in refuse.params.items()}
    sentence = text(language, key, params) if refuse.sentence is None or refuse.rule is not None else None
    sentence = sentence or refuse.sentence or text(FALLBACK, key, params) or refuse.code
    return Refused(code=refuse.code, sentence=sentence, rule=refuse.rule, params=refuse.params)


def _plain(value: object) -> str | int | float:
    return value if isinstance(value, (int, float)) and not isinstance(value, bool) else str(value)


def preferred(accept_language: str) -> Language:
    """The first language of an Accept-Language header that there is a catalogue for."""
    weighted: list[tuple[float, int, str]] = []
    for place, part in enumerate(accept_language.split(",")):
        tag, _, weight = part.strip().partition(";q=")
        try:
            weighted.append((-float(weight or 1), place, tag.split("-")[0].lower()))
        except ValueError:
            continue
    for _, _, tag in sorted(weighted):
        if tag in LANGUAGES:
            return tag  # type: ignore[return-value]  # it is one of them
    return "en"
