"""Sentences for people, in their language, from the shared Fluent catalogues."""

from __future__ import annotations

from farport.kernel.words import ENGLISH, languages, readable, sentence, text
from farport.server.errors import Refuse
from farport.server.protocol.shapes import Language, Refused


def refused(refuse: Refuse, language: str) -> Refused:
    """A refusal as it is told: translated if there is a translation, in the rules' own English otherwise."""
    return Refused(
        code=refuse.code,
        sentence=_sentence(refuse, language) or refuse.sentence or _sentence(refuse, ENGLISH) or refuse.code,
        rule=refuse.rule,
        params=refuse.params,
        name=refuse.name,
    )


def _sentence(refuse: Refuse, language: str) -> str | None:
    if refuse.rule is None:
        if refuse.sentence is not None:  # the contract's own: what was wrong with the data, for who wrote the program
            return refuse.sentence
        return text(language, f"server-{refuse.code}", readable(language, "server", refuse.params))
    game, _, name = refuse.name.partition(":")
    return sentence(language, game, f"refusal-{name}", refuse.params)


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
        if tag in languages():
            return tag
    return ENGLISH
