"""The bodies of the HTTP API: what is asked and what is answered."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from farport.server.protocol.shapes import (
    ChatLine,
    Entry,
    Language,
    Name,
    Outcome,
    Person,
    Plain,
    Refused,
    Scope,
    SeatNumber,
    SeatView,
    Shape,
    TableHead,
    TableId,
    TableSettings,
    Text,
    Value,
    characters,
)

Password = Annotated[str, characters(8, 200)]
Url = Annotated[str, characters(0, 500)]
Address = Annotated[str, characters(0, 200)]
ThemeName = Annotated[str, Meta(pattern="^[a-z][a-z-]{0,31}$")]  # which ones there are is the client's knowledge
Minute = Annotated[int, Meta(ge=0, le=1_439)]
News = Literal["turn", "challenge", "start", "end", "tournament"]


class Failure(Shape):
    """The body of every answer that is not a success."""

    refused: Refused


class Nothing(Shape):
    """Done; there is nothing to say."""


# ---------------------------------------------------------------------- identities


class NewName(Shape):
    name: Name


class Credentials(Shape):
    name: Name
    password: Password


class NewPassword(Shape):
    """`old` is needed when there is a password already."""

    password: Password
    old: Annotated[str, characters(0, 200)] | None = None


class DeleteMe(Shape):
    """`password` is needed when there is one."""

    password: Annotated[str, characters(0, 200)] | None = None


class QuietHours(Shape):
    """No webhook and no mail between these minutes of the day, in a time zone given as minutes east of UTC."""

    start: Minute
    end: Minute
    offset_minutes: Annotated[int, Meta(ge=-840, le=840)] = 0


class Settings(Shape):
    """What a person has set up. `webhook` gets Discord-compatible JSON when it is their move.

    `presence`: others may know when I am on. `private`: strangers see little of my profile. `untold`: of what I do
    not wish to be told when I am not looking. `digest`: once a day of all that waits, instead of every turn at once.
    """

    language: Language = "en"
    theme: ThemeName = "system"
    sound: bool = False
    browser_notifications: bool = False
    webhook: Url | None = None
    email: Address | None = None
    quiet: QuietHours | None = None
    muted: list[str] = []
    presence: bool = True
    private: bool = False
    untold: Annotated[list[News], Meta(max_length=8)] = []
    digest: bool = False


class Me(Shape):
    """Who I am here; `person` is null before a nickname is chosen."""

    person: Person | None
    settings: Settings
    mail_offered: bool = False
    ray_offered: bool = False  # runs may be played on a Ray cluster
    mail_confirmed: bool = False
    operator: bool = False


class ConfirmMail(Shape):
    """The code that was sent to the address in my settings."""

    code: Annotated[str, characters(1, 500)]


class PasskeyInfo(Shape):
    id: str
    name: str
    created_at: int
    used_at: int | None = None


class Passkeys(Shape):
    passkeys: list[PasskeyInfo]


class PasskeyStart(Shape):
    """What the browser's WebAuthn call takes, as JSON, and the ticket that comes back with its answer."""

    options: Plain
    ticket: str


class NewPasskey(Shape):
    """The browser's answer to making a passkey, and what to call it in the list. `password` is needed when there is
    one."""

    ticket: Annotated[str, characters(1, 1_000)]
    credential: Plain
    name: Name
    password: Annotated[str, characters(0, 200)] | None = None


class PasskeyLogin(Shape):
    ticket: Annotated[str, characters(1, 1_000)]
    credential: Plain


class TokenRequest(Shape):
    name: Name
    scopes: Annotated[list[Scope], Meta(min_length=1, max_length=5)]


class TokenInfo(Shape):
    id: str
    name: str
    scopes: list[Scope]
    created_at: int
    used_at: int | None = None


class NewToken(Shape):
    """The only time the token itself is shown."""

    token: str
    info: TokenInfo


class Tokens(Shape):
    tokens: list[TokenInfo]


# ---------------------------------------------------------------------- games


class OptionInfo(Shape):
    """An option of a game; `by_preset`: what it is by each choice of the option that stands for several."""

    name: str
    kind: Literal["bool", "int", "choice"]
    choices: list[Value]
    ordered: list[str]
    low: int | None
    high: int | None
    default: Value
    default_by_seats: dict[str, Value]
    help: str
    rule: str
    by_preset: dict[str, Value] = {}


class FactsInfo(Shape):
    simultaneous: bool
    timed: bool
    hidden_information: bool
    chance: bool
    teams: bool
    negotiation: bool


class BotInfo(Shape):
    """A bot that can take a seat. Of ten games against the level that it `beats` it wins so many `times`, by their
    ratings at the fewest seats (null where nobody has measured it), and `times_by_seats` at each number of seats."""

    bot: str
    level: str | None = None
    help: str = ""
    beats: str | None = None
    times: int | None = None
    times_by_seats: dict[str, int] = {}


class VersionInfo(Shape):
    """A version of the rules, and what it changed."""

    number: int
    changed: str


class BoardInfo(Shape):
    """What a game's package brings for the browser: addresses of its board (an ES module, null: the default board) and
    of a lesson, and hints for the default board."""

    module: str | None = None
    lesson: str | None = None
    hints: Plain = {}


class GameInfo(Shape):
    """`board` is null where no package brings anything for the browser. `catalogues` are addresses of the game's words
    by language, where its package brings them. `book`: it has a players' rulebook."""

    id: str
    title: str
    rules_version: int
    versions: list[VersionInfo]
    seats: list[int]
    minutes: list[int]
    facts: FactsInfo
    options: list[OptionInfo]
    bots: list[BotInfo]
    board: BoardInfo | None = None
    catalogues: dict[str, str] = {}
    book: bool = False


class Games(Shape):
    games: list[GameInfo]


class RuleText(Shape):
    id: str
    title: str
    text: str
    provenance: list[str]


class RuleSection(Shape):
    title: str
    intro: str
    rules: list[RuleText]


class RulebookText(Shape):
    game: str
    title: str
    sections: list[RuleSection]


# ---------------------------------------------------------------------- lobby and tables


class SeatChoice(Shape):
    """`me` (also several times: hot-seat), `open`, `invite` (by link only), a bot, or somebody who is asked to come."""

    kind: Literal["me", "open", "invite", "bot", "person"]
    person: Annotated[str, characters(1, 32)] | None = None
    bot: Annotated[str, characters(0, 40)] | None = None
    level: Annotated[str, characters(0, 20)] | None = None


class NewTable(Shape):
    """Create a table. `start`: at once, where no seat is left open ("Play now")."""

    game: Annotated[str, characters(0, 60)]
    seats: Annotated[list[SeatChoice], Meta(min_length=1, max_length=16)]
    name: Annotated[str, characters(0, 60)] = ""
    options: dict[str, Value] = {}
    settings: TableSettings | None = None
    public: bool = True
    creation: Annotated[str, characters(0, 32)] | None = None
    creation_version: Annotated[int, Meta(ge=1, le=1_000_000)] | None = None
    variant: Plain | None = None
    start: bool = False
    club: Annotated[str, characters(1, 32)] | None = None


class Join(Shape):
    """Sit down: on a certain open seat or any. A private table, or an invite seat, needs the link's secret."""

    seat: SeatNumber | None = None
    invite: Annotated[str, characters(0, 64)] | None = None


class AddToDice(Shape):
    """32 bytes of the client's own, in small hexadecimal digits, for all seats of mine that have none yet."""

    value: Annotated[str, Meta(pattern=r"^[0-9a-f]{64}(?!\n)$")]


class AddedToDice(Shape):
    """The seats that took it, and the hash to which the server was bound before."""

    seats: list[int]
    seed_hash: str


class Leave(Shape):
    """Stand up before the start; `seat` null: from every seat of mine."""

    seat: SeatNumber | None = None


class ChangeSeat(Shape):
    """The host changes a seat before the start, or, where the policy allows replacement, an absent person's seat."""

    seat: SeatNumber
    to: SeatChoice


class TableAnswer(Shape):
    """`invite` is the secret for the link, told to the host and to those who sit at the table. `seed_hash` binds the
    server to its part of the dice before anybody adds theirs."""

    table: TableHead
    invite: str | None = None
    seed_hash: str = ""


class AwaitedSeat(Shape):
    """A table of a tournament that begins when I sit down, or without me at `due`."""

    tournament: str
    name: str
    game: str
    round: int
    table: int
    due: int


class MyTables(Shape):
    """Mine to move first."""

    tables: list[TableHead]
    awaited: list[AwaitedSeat] = []


class LobbyLists(Shape):
    join: list[TableHead]
    watch: list[TableHead]
    finished: list[TableHead]


class TableWebhook(Shape):
    """Where to tell about turns at this table; null: nowhere."""

    url: Url | None


# ---------------------------------------------------------------------- replays


class Replay(Shape):
    """A table's log as one viewer may see it. `steps`: log numbers at which there is a position, in order (undone
    ones are left out); `viewers`: the seats as which this person may look (null: a spectator)."""

    table: TableHead
    seat: int | None
    viewers: list[int | None]
    steps: list[int]
    entries: list[Entry]
    seed_hash: str
    seed: str | None
    result: Outcome | None
    variant: Plain | None = None


class ReplayPositions(Shape):
    """Positions at some steps; `seqs` says at which."""

    seqs: list[int]
    positions: list[SeatView]


class ScoreChart(Shape):
    """The points of every seat at every step of a finished game, as if it had ended there; the last are the result's.
    Empty for a game that counts no points on the way."""

    seqs: list[int]
    scores: list[list[float]]


class JudgedDecision(Shape):
    """What a seat did at step `seq`, judged by what it could know then: its chance to win after that, after the best
    that was found, and what the choice cost. `gains`: what it surely added to the seat's score at once, by source."""

    seq: int
    seat: int
    action: Plain
    chance: float
    best: Plain
    best_chance: float
    loss: float
    choices: int
    gains: dict[str, int] = {}


class GameAnalysis(Shape):
    """The analysis of a finished game, as far as it has got: `done` of `of` moves. `going`: it is being worked on.

    `chances` are those of every seat to win, at every step of `seqs`, with all that the end has brought to light.
    `turning` are the steps of the decisions that cost most, the worst first.
    """

    going: bool
    done: int
    of: int
    seqs: list[int]
    chances: list[list[float]]
    decisions: list[JudgedDecision]
    turning: list[int]


class DicePart(Shape):
    """What a seat has added to the dice before the start: 32 bytes in hexadecimal digits, by its client, or by the
    server for a bot or for somebody whose client sent nothing."""

    source: Literal["client", "bot", "server"]
    value: str


class DiceProof(Shape):
    """Fair dice, as the first entry of the log has them; docs/fair-dice.md explains them.

    `seed_hash` was shown before anybody added anything: SHA-256 of the text "farport:" and the seed's decimal digits.
    When the game is over `seed` is opened, and `game_seed` follows from it and from the `parts`. `fits`: all that was
    so at the start. `replays`: the record replays from that seed. `way` 1: a table from before, whose game was set up
    from the server's seed alone; nothing in its log shows that this seed was not changed, so `fits` stays null.
    """

    way: int
    seed_hash: str
    parts: list[DicePart] = []
    seed: str | None = None
    game_seed: str | None = None
    fits: bool | None = None
    replays: bool | None = None
    digest: str | None = None


# ---------------------------------------------------------------------- scenarios and variants made here


class NewCreation(Shape):
    """A scenario or variant: changed or added data of a game, as a designer's data.toml would say it."""

    game: Annotated[str, characters(0, 60)]
    name: Name
    data: Plain
    options: dict[str, Value] = {}
    shared: bool = True
    forked_from: Annotated[str, characters(0, 32)] | None = None


class Creation(Shape):
    """`problem`: why it cannot be played as it is, or null. `version`: which one this is, of `versions`."""

    id: str
    game: str
    name: str
    owner: Person | None
    data: Plain
    options: dict[str, Value]
    shared: bool
    mine: bool
    changed_at: int
    version: int = 1
    versions: int = 1
    forked_from: str | None = None
    problem: Refused | None = None


class Creations(Shape):
    creations: list[Creation]


class CreationCheck(Shape):
    """Is this data playable? `problem` names the first thing that is not right."""

    problem: Refused | None = None


# ---------------------------------------------------------------------- operators

PersonId = Annotated[str, characters(1, 32)]
Why = Annotated[str, characters(0, 500)]
YEAR_MINUTES = 525_600


class NewReport(Shape):
    """To the operators: about a person, a table, or a line of its chat by number. Only they read it."""

    text: Text
    table: TableId | None = None
    person: PersonId | None = None
    line: Annotated[int, Meta(ge=1, le=2**31 - 1)] | None = None


class Report(Shape):
    """`said`: the line of chat that it is about, as it was then."""

    id: str
    at: int
    sender: Person | None
    about: Person | None
    table: str | None
    said: str | None
    text: str
    settled_at: int | None


class Reports(Shape):
    reports: list[Report]


class OperatorAct(Shape):
    """One line of the audit log. `operator` null: at the server's command line."""

    id: int
    at: int
    operator: str | None
    name: str
    act: str
    table: str | None
    person: str | None
    detail: Plain


class AuditLog(Shape):
    """The newest first."""

    acts: list[OperatorAct]


class FoundPerson(Shape):
    person: Person
    created_at: int
    operator: bool
    muted_until: int | None
    closed_at: int | None


class FoundPeople(Shape):
    people: list[FoundPerson]


class PersonFile(Shape):
    """A person as operators see them: tables, what they said last, reports about them, what operators did."""

    person: FoundPerson
    tables: list[TableHead]
    said: list[Plain]
    reports: list[Report]
    acts: list[OperatorAct]


class TableFile(Shape):
    """A table as operators see it: nothing that is hidden from a spectator."""

    table: TableHead
    due_at: int | None
    rules_version: int
    log: list[Entry]
    chat: list[ChatLine]
    reports: list[Report]
    acts: list[OperatorAct]


class SlowThing(Shape):
    """Something that took long here, and where the time went, in milliseconds by cause."""

    at: int
    what: str
    table: str | None
    ms: int
    causes: dict[str, int]


class ServerState(Shape):
    """This worker at a glance."""

    store: bool
    bus: bool
    started_at: int
    sockets: int
    tables: int
    reports: int
    maintenance: bool
    maintenance_text: str
    broadcast: str
    slow: list[SlowThing]


class MutePerson(Shape):
    """For so many minutes; 0: not any more."""

    minutes: Annotated[int, Meta(ge=0, le=YEAR_MINUTES)]
    why: Why = ""


class ClosePerson(Shape):
    closed: bool
    why: Why = ""


class HandOver(Shape):
    """A seat to a person, by id, or to a bot."""

    seat: SeatNumber
    person: PersonId | None = None
    bot: Annotated[str, characters(0, 40)] | None = None
    level: Annotated[str, characters(0, 20)] | None = None
    why: Why = ""


class EndTable(Shape):
    why: Why = ""


class BroadcastOrder(Shape):
    """An empty text takes back what is told."""

    text: Annotated[str, characters(0, 500)]
    minutes: Annotated[int, Meta(ge=1, le=YEAR_MINUTES)] | None = None


class MaintenanceOrder(Shape):
    on: bool
    text: Annotated[str, characters(0, 500)] = ""


# What clients send: whatever has a default may be left out there, while answers are always whole.
REQUESTS = (
    NewName,
    Credentials,
    NewPassword,
    DeleteMe,
    ConfirmMail,
    NewPasskey,
    PasskeyLogin,
    TokenRequest,
    SeatChoice,
    NewTable,
    Join,
    AddToDice,
    Leave,
    ChangeSeat,
    TableWebhook,
    NewCreation,
    NewReport,
    MutePerson,
    ClosePerson,
    HandOver,
    EndTable,
    BroadcastOrder,
    MaintenanceOrder,
)
