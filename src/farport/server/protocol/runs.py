"""The bodies of the studio's runs: many games between bots, watched while they are played, and what they answer."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from farport.server.protocol.shapes import Name, Person, Plain, Shape, Value, characters

RunStatus = Literal["waiting", "running", "done", "stopped", "failed"]
BotName = Annotated[str, characters(1, 40)]
CreationId = Annotated[str, characters(1, 32)]
GameSeats = Annotated[int, Meta(ge=1, le=32)]
Pace = Annotated[float, Meta(ge=0.1, le=3600)]  # seconds that people take for a decision
Number = Annotated[float, Meta(ge=-1e9, le=1e9)]
MOST_GAMES = 4_000
MOST_SEARCHED = 16_000


class NewRun(Shape):
    """What is asked. The game as it is printed, or `data` (a variant), or a `creation`; compared with `before` (a
    creation) or `before_data`, else with the printed game. `bots`: medium, if none is named. `choices`: actions to be
    tried by bots that may not and bots that must. `levels`: other bots to play the comparison. `skill`: a bot to play
    against the first of `bots`. `pace`: seconds that people take for a decision, where finished tables do not tell.
    `ray`: played on the server's Ray cluster, where `ray_offered` says that it has one."""

    game: Annotated[str, characters(1, 60)]
    seats: GameSeats
    name: Name = "Run"
    creation: CreationId | None = None
    data: Plain | None = None
    before: CreationId | None = None
    before_data: Plain | None = None
    bots: Annotated[list[BotName], Meta(max_length=4)] = []
    games: Annotated[int, Meta(ge=20, le=MOST_GAMES)] = 1_000
    seed: Annotated[int, Meta(ge=1, le=2**53)] = 1
    options: dict[str, Value] = {}
    choices: Annotated[list[Annotated[str, characters(1, 80)]], Meta(max_length=8)] = []
    levels: Annotated[list[BotName], Meta(max_length=3)] = []
    skill: BotName | None = None
    pace: Pace | None = None
    ray: bool = False


class TunedNumber(Shape):
    """A number that may move: its place in the game's data (`politics.capitalism.upkeep.capital`), and what may stand
    there: low, low + step, and so on to high."""

    key: Annotated[str, characters(1, 200)]
    low: Number
    high: Number
    step: Annotated[float, Meta(gt=0, le=1e9)] = 1


class TunedWant(Shape):
    """What is wanted, as a number within bounds: `seats` (points between a seat's wins and its fair share), a facet of
    the game (`race`: wins of the strongest in percent), `rounds`, `decisions`, `minutes`, `halfway` and so on, or
    `dead ACTION` (words of an action that lose for who must use them). A must, or a wish."""

    what: Annotated[str, characters(1, 60)]
    low: Number | None = None
    high: Number | None = None
    must: bool = True


class NewTuning(Shape):
    """Which numbers of a game (as it is printed, or `data`, or a `creation`) may move, and what is wanted of it.
    `games`: of the search; `playoff`: of each of the best, on fresh seeds."""

    game: Annotated[str, characters(1, 60)]
    seats: GameSeats
    numbers: Annotated[list[TunedNumber], Meta(min_length=1, max_length=12)]
    wants: Annotated[list[TunedWant], Meta(min_length=1, max_length=8)]
    name: Name = "Search"
    creation: CreationId | None = None
    data: Plain | None = None
    bot: BotName = "medium"
    games: Annotated[int, Meta(ge=60, le=MOST_SEARCHED)] = 1_000
    playoff: Annotated[int, Meta(ge=20, le=1_000)] = 200
    seed: Annotated[int, Meta(ge=1, le=2**53)] = 1
    options: dict[str, Value] = {}
    pace: Pace | None = None
    ray: bool = False


class KnownPace(Shape):
    """How long people take for a decision at finished tables of this server; null where too few have ended."""

    seconds: float | None
    tables: int


class RunName(Shape):
    id: str
    name: str


class Run(Shape):
    """A run. `kind`: a study answers a question, tune searches for numbers. `waiting`: how many are before it;
    `behind`: a run of the same person that must end first, told to that person only. `done` of `games` are
    played. `decided`: it needed no more of them. `answer`: sentences, figures and all that they rest on, as far as it
    has got. `problem`: why it failed."""

    id: str
    kind: Literal["study", "tune"]
    game: str
    name: str
    owner: Person | None
    mine: bool
    status: RunStatus
    waiting: int
    behind: RunName | None
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


class Beside(Shape):
    """Runs side by side, and one answer for all: what each of them asks about, compared with what the first was
    before its change, or with the first itself where it has none."""

    runs: list[Run]
    answer: Plain
