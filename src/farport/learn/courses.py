"""Courses: how each game is learned, read from courses.toml."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Final, final

from farport.bots.neural.outlook import Outlook
from farport.kernel import FarportError, Game, Plain, Table

FILE: Final = "courses.toml"
USUAL: Final = "usual"


@final
class Course:
    """The table, the teachers with how often each is drawn for a seat, the decisions of a game that are kept, and how
    those search who learn by themselves: a `share` of their decisions in full."""

    __slots__ = ("data", "full", "game", "kept", "quick", "seats", "share", "teachers")

    def __init__(self, game: Game, data: Plain) -> None:
        table = Table(data, f"{FILE}: {game.id}", FarportError)
        table.only(("seats", "teachers", "kept", "share", "full", "quick"))
        self.game = game
        self.data = data
        self.seats = table.integer("seats", game.seats[0], game.seats[-1])
        given = table.table("teachers")
        self.teachers = tuple([(name, given.number(name)) for name in given.keys()])  # noqa: SIM118
        self.kept = table.integer("kept", 1)
        self.share = table.number("share")
        self.full = Outlook.from_data(table.value("full"), f"{table.where}: full")
        self.quick = Outlook.from_data(table.value("quick"), f"{table.where}: quick")


def course(game: Game, seats: int | None = None) -> Course:
    """The course of a game; other seats than it says make it another course."""
    known = tomllib.loads(files("farport.learn").joinpath(FILE).read_text(encoding="utf-8"))
    data: Plain = dict(known.get(game.id, known[USUAL]))
    if game.id not in known:
        data["seats"] = game.seats[0]
    if seats is not None:
        data["seats"] = seats
    return Course(game, data)
