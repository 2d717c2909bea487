"""Typed actions: `move 1 D3`, `move robot=1 to=D3` or plain JSON, turned into an action of the game."""

from __future__ import annotations

import json
from typing import Any

from farport.cli.boards import Board
from farport.kernel import Action, ActionError, Field, Game


def typed_action(game: Game, board: Board, text: str) -> Action[Any]:
    """The action that was meant, legal or not; ActionError says what does not fit."""
    if text.startswith("{"):
        try:
            return game.action(json.loads(text))
        except json.JSONDecodeError as error:
            raise ActionError(f"this is not valid JSON: {error}") from None
    do, *values = text.split()
    fields = fields_of(game, do.lower())
    data: dict[str, object] = {"do": do.lower()}
    waiting = list(fields.values())
    for value in values:
        name, sign, rest = value.partition("=")
        field = fields.get(name) if sign else (waiting[0] if waiting else None)
        if field is None or field.name in data:
            known = ", ".join(fields) if fields else "nothing more"
            raise ActionError(f"{do}: {value!r} is too much; what it takes is: {known}")
        data[field.name] = fitting(field, board.value(rest if sign else value), rest if sign else value)
        waiting = [each for each in waiting if each is not field]
    return game.action(data)


def fields_of(game: Game, do: str) -> dict[str, Field]:
    for kind in game.actions:
        if kind.do == do:
            return {field.name: field for field in kind.fields}
    raise ActionError(f"{do!r} is no action of {game.title} and no command; `help` lists the commands")


def fitting(field: Field, value: object, text: str) -> object:
    """The reading of what was typed that the field accepts: as it is, as a list of one, or as a word in any case."""
    for reading in (value, [value], text, text.lower(), text.upper()):
        try:
            field.read(reading)
        except ActionError:
            continue
        return reading
    return value
