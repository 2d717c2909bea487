"""Models: entries to begin with for what is added to a list that may grow, and the fields of their own."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, cast

from farport.kernel import Game, Plain
from farport.kernel.data import entries, entry_of
from farport.workbench.fields import ANY, Field, fields_of
from farport.workbench.places import Place, leaves, parts

PROBE = "another"


def growing(game: Game) -> list[str]:
    """The sections that are lists of things and may grow; what may grow inside an entry is no section."""
    return [
        section
        for section, value in game.data.items()
        if section in game.grows
        and (isinstance(value, list) or all(isinstance(each, dict) for each in parts(value).values()))
    ]


def models(game: Game) -> Plain:
    """By list and printed entry, where what is added has other keys than what is printed."""
    found: Plain = {}
    for section in growing(game):
        begun = {id: game.model(section, id) for id in entries(game.data[section])}
        copies = {
            id: {key: value for key, value in entry_of(game.data[section], id).items() if key != "id"} for id in begun
        }
        if begun != copies:
            found[section] = begun
    return found


def model_fields(game: Game, begun: Plain) -> list[Field]:
    """The fields that such entries have, each once, with * in the place of the id."""
    found: dict[Place, Field] = {}
    for section, like in begun.items():
        for model in cast(dict[str, Any], like).values():
            if all((section, ANY, *place) in found for place, _ in leaves(model)):
                continue
            for field in fields_of(game.varied({section: {PROBE: model}})):
                if field.place[:2] == (section, PROBE):
                    place = (section, ANY, *field.place[2:])
                    found.setdefault(place, replace(field, place=place))
    return list(found.values())
