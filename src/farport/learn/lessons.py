"""Lessons: how the appraiser of each game is taught, read from appraisers.toml."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Final

from farport.kernel import FarportError, Game, Manner, PlayoutBudget, Table

FILE: Final = "appraisers.toml"
SAMPLES: Final = "games"  # of the folder of a training
WEIGHTS: Final = "appraiser.json"


class Lesson:
    """What the file of lessons says of one game: at how many seats, who plays, and how large the perceptron is."""

    __slots__ = ("hidden", "judge", "kept", "lead", "passes", "players", "seats")

    def __init__(self, of: Game) -> None:
        known = tomllib.loads(files("farport.learn").joinpath(FILE).read_text(encoding="utf-8"))
        if of.id not in known:
            raise FarportError(f"{FILE} has no lesson for {of.id}; it has: {', '.join(known)}")
        table = Table(known[of.id], f"{FILE}: {of.id}", FarportError)
        table.only(("seats", "players", "kept", "hidden", "passes", "judge", "lead"))
        self.seats = table.integer("seats", of.seats[0], of.seats[-1])
        given = table.table("players")
        self.players = {name: given.number(name) for name in given.keys()}  # noqa: SIM118  (a Table is no dict)
        self.kept = table.integer("kept", 1)
        self.hidden = table.integers("hidden")
        self.passes = table.integer("passes", 1)
        self.lead = table.flag("lead", False)  # positions are compared by how far a seat will be ahead
        own = table.table("judge")
        own.only(("width", "heat", "horizon", "proposals", "doubt", "schooled"))
        self.judge = PlayoutBudget(
            own.integer("width", 0),
            heat=own.integer("heat", 1),
            horizon=own.integer("horizon", 0),
            doubt=own.number("doubt"),
            proposals=own.integer("proposals", 1),
            manner=Manner(schooled=own.flag("schooled", False)),
        )
