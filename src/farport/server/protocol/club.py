"""The bodies of the club: ratings, leaderboards, seasons, reliability and tournaments."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from farport.server.protocol.shapes import Person, Shape, Status, TimeControl, Value, characters

GameId = Annotated[str, characters(0, 60)]

# ---------------------------------------------------------------------- reliability


class Attendance(Shape):
    """How one table ended for somebody."""

    table: str
    how: Literal["finished", "timed_out", "abandoned"]
    at: int


class Reliability(Shape):
    """Of the last hundred tables. `percent` is null under ten tables; `waits`: so many tables must be finished before
    this person may sit at a rated table or enter a tournament again. `tables`: the oldest first."""

    percent: int | None
    finished: int
    timed_out: int
    abandoned: int
    waits: int
    tables: list[Attendance] = []


# ---------------------------------------------------------------------- ratings


class RatingPoint(Shape):
    """A rating after one table."""

    at: int
    table: str
    rating: int
    margin: int
    change: int
    rank: int
    seats: int
    halved: bool


class GameRating(Shape):
    """Somebody in one game. It lies within `margin` points nine times in ten. Not `sure`: provisional, and on no list.

    `below` and `above`: the levels of bots between which it lies, as far as there are such; `levels` are all of them.
    """

    game: str
    rating: int
    margin: int
    sure: bool
    tables: int
    more: int
    below: str | None
    above: str | None
    levels: dict[str, int]
    curve: list[RatingPoint] = []


class ClubCard(Shape):
    """What the club knows of a person. `warned`: they gave up too many rated tables early; only they are told."""

    person: Person
    ratings: list[GameRating]
    reliability: Reliability
    warned: bool = False


class BoardRow(Shape):
    place: int
    person: Person
    rating: int
    margin: int
    tables: int


class Leaderboard(Shape):
    """Those whose rating is certain enough, the best first. `mine`: the asking person's row, also below the last one
    listed. `least`: so many rated tables in this time are needed. `levels`: the bots on the same axis."""

    game: str
    period: str
    rows: list[BoardRow]
    mine: BoardRow | None
    least: int
    levels: dict[str, int]


class Season(Shape):
    """Three months, from one moment to before another."""

    id: str
    start: int
    end: int
    tables: int
    over: bool


class Seasons(Shape):
    """The newest first."""

    seasons: list[Season]


# ---------------------------------------------------------------------- tournaments

TournamentKind = Literal["mini_cup", "swiss", "round_robin", "knock_out", "league"]
TournamentStatus = Literal["open", "running", "finished", "cancelled"]
Level = Annotated[str, characters(1, 20)]


class Conditions(Shape):
    """Who may enter. A name that is kept, and no debt of tables that were left, are always needed. `finished_tables`:
    of the last hundred with other people, of any game. `club`: its members only."""

    rated_tables: Annotated[int, Meta(ge=0, le=1_000)] = 0
    finished_tables: Annotated[int, Meta(ge=0, le=100)] = 0
    least_rating: Annotated[int, Meta(ge=0, le=4_000)] | None = None
    most_rating: Annotated[int, Meta(ge=0, le=4_000)] | None = None
    reliability: Annotated[int, Meta(ge=0, le=100)] = 0
    account_days: Annotated[int, Meta(ge=0, le=3_650)] = 0
    club: Annotated[str, characters(1, 32)] | None = None


class NewTournament(Shape):
    """A tournament. `seats` of each table; `places` for as many. It begins by itself: at `starts_at`, or when all
    places are taken. `rounds`: of a Swiss or a league; of a mini cup how often everybody has every seat. Who has not
    sat down `arrive_minutes` after a round was drawn is replaced from the reserve, or by the bot `stand_in`; 0: nobody
    has to. `bots`: how many may enter. A round of a league begins every `round_hours`."""

    name: Annotated[str, characters(1, 60)]
    game: GameId
    kind: TournamentKind
    seats: Annotated[int, Meta(ge=2, le=8)] = 2
    places: Annotated[int, Meta(ge=2, le=128)] = 8
    rounds: Annotated[int, Meta(ge=1, le=20)] = 1
    options: dict[str, Value] = {}
    time: TimeControl | None = None
    pace: Annotated[int, Meta(ge=10, le=1_000)] = 100
    rated: bool = True
    bots: Annotated[int, Meta(ge=0, le=128)] = 128
    stand_in: Level = "medium"
    starts_at: Annotated[int, Meta(ge=0, le=4_102_444_800_000)] | None = None
    arrive_minutes: Annotated[int, Meta(ge=0, le=60)] = 3
    round_hours: Annotated[int, Meta(ge=1, le=1_000)] = 168
    conditions: Conditions | None = None


class EnterTournament(Shape):
    """Myself; or, by who made the tournament, a bot of that level."""

    bot: Level | None = None


class WithdrawTournament(Shape):
    """Myself; or, by who made the tournament and before it begins, a bot by its key."""

    player: Annotated[str, characters(1, 60)] | None = None


class Unmet(Shape):
    """One condition, what it asks and what I have; met or not. Their names are those of `Conditions`, and `kept_name`
    and `left_tables`, which hold for all."""

    condition: str
    wanted: int
    have: int | None
    met: bool


class TournamentHead(Shape):
    id: str
    name: str
    game: str
    kind: TournamentKind
    status: TournamentStatus
    seats: int
    places: int
    players: int
    host: Person | None
    created_at: int
    changed_at: int
    starts_at: int | None
    entered: bool


class TournamentList(Shape):
    """Those that can be entered, those that go on, and those that are over, the latest first."""

    open: list[TournamentHead]
    running: list[TournamentHead]
    finished: list[TournamentHead]


class TournamentPlayer(Shape):
    """Somebody in a tournament: a person or a bot of a level, which may only stand in."""

    key: str
    person: Person | None
    bot: str | None
    rating: int | None
    margin: int | None
    sure: bool
    reliability: int | None
    reserve: bool = False
    out: bool = False


class TournamentLine(Shape):
    """A line of the standings; `places` by round: 0 away, null no table."""

    place: int
    player: str
    points: float
    opponents: float
    share: float
    meetings: int
    places: list[int | None]
    absences: int
    byes: int


class TournamentTable(Shape):
    """A table of a round. `id` is null until it starts; `seats` are keys of players, `paired` those who were drawn to
    them, and `sat` who is there. `live`:
    the points by seat if it ended now, while it is played and where the game tells them. `watchers`: how many look
    on."""

    id: str | None
    seats: list[str]
    paired: list[str]
    sat: list[str]
    absent: list[str]
    status: Status | None
    ranks: list[int] | None
    scores: list[int] | None
    points: list[float]
    live: list[int] | None = None
    watchers: int = 0


class TournamentRound(Shape):
    tables: list[TournamentTable]
    byes: list[str]
    at: int
    due: int
    complete: bool


class MyPlace(Shape):
    """What I may do now. `table`: the number of my table in the last round; `sit`: it, or the reserve, waits for me to
    sit down."""

    entered: bool = False
    reserve: bool = False
    out: bool = False
    player: str | None = None
    enter: bool = False
    withdraw: bool = False
    sit: bool = False
    sat: bool = False
    manage: bool = False
    table: int | None = None


class TournamentPage(Shape):
    """A tournament, whole: as its log has it, and what the asking person may do. `rounds_in_all` as far as is known.
    `standings` are those after the last complete round. `due`: when something happens by itself. `club`: the name of
    the club whose members may enter."""

    head: TournamentHead
    plan: NewTournament
    why: str
    players: list[TournamentPlayer]
    standings: list[TournamentLine]
    rounds: list[TournamentRound]
    rounds_in_all: int
    bye: float
    levels: dict[str, int]
    conditions: list[Unmet]
    me: MyPlace
    due: int | None
    seq: int
    server_ms: int
    club: str | None = None


# What clients send: whatever has a default may be left out there.
REQUESTS = (Conditions, NewTournament, EnterTournament, WithdrawTournament)
