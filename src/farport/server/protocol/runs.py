"""The bodies of the studio's runs: many games between bots, watched while they are played, and what they answer."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from farport.server.protocol.shapes import Name, Person, Plain, Shape, Value, characters

RunStatus = Literal["waiting", "running", "done", "stopped", "failed"]
BotName = Annotated[str, characters(1, 40)]
MOST_GAMES = 4_000


class NewRun(Shape):
    """What is asked. The game as it is printed, or `data` (a variant), or a `creation`; compared with `before` (a
    creation) or `before_data`, else with the printed game. `bots`: medium, if
    none is named. `choices`: actions to be tried by bots that may not and bots
    that must. `levels`: other bots to play the comparison. `skill`: a bot to play against the first of `bots`."""

    game: Annotated[str, characters(1, 60)]
    seats: Annotated[int, Meta(ge=1, le=32)]
    name: Name = "Run"
    creation: Annotated[str, characters(1, 32)] | None = None
    data: Plain | None = None
    before: Annotated[str, characters(1, 32)] | None = None
    before_data: Plain | None = None
    bots: Annotated[list[BotName], Meta(max_length=4)] = []
    games: Annotated[int, Meta(ge=20, le=MOST_GAMES)] = 1_000
    seed: Annotated[int, Meta(ge=1, le=2**53)] = 1
    options: dict[str, Value] = {}
    choices: Annotated[list[Annotated[str, characters(1, 80)]], Meta(max_length=8)] = []
    levels: Annotated[list[BotName], Meta(max_length=3)] = []
    skill: BotName | None = None


class Run(Shape):
    """A run. `waiting`: how many are before it. `done` of `games` are played. `decided`: it needed no more of them.
    `answer`: sentences, figures and all that they rest on, as far as it has got. `problem`: why it failed."""

    id: str
    game: str
    name: str
    owner: Person | None
    mine: bool
    status: RunStatus
    waiting: int
    games: int
    done: int
    created_at: int
    changed_at: int
    creation: str | None
    wanted: Plain
    decided: bool = False
    answer: Plain | None = None
    problem: str | None = None


class Runs(Shape):
    runs: list[Run]
