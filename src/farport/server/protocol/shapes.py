"""The nouns of the protocol: people, seats, clocks, entries, positions, tables."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from farport.kernel.words import languages

Plain = dict[str, Any]
Value = bool | int | str  # of a table option


def characters(least: int, most: int) -> Meta:
    """Text of so many characters, but never U+0000, which PostgreSQL cannot hold."""
    return Meta(min_length=least, max_length=most, pattern=r"^[^\u0000]*$")


Name = Annotated[str, characters(1, 40)]
Text = Annotated[str, characters(1, 500)]
Key = Annotated[str, characters(1, 64)]
TableId = Annotated[str, characters(1, 32)]
SeatNumber = Annotated[int, Meta(ge=0, le=31)]
Seq = Annotated[int, Meta(ge=0, le=1_000_000)]

Language = Annotated[str, Meta(pattern=f"^({'|'.join(languages())})$")]
Status = Literal["open", "running", "paused", "finished", "abandoned", "cancelled"]
Poll = Literal["pause", "continue", "abandon"]
Absence = Literal["wait", "default", "caretaker", "replace"]
Scope = Literal["read", "play", "tables", "chat", "settings"]


class Shape(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A noun that travels: named fields only, and an unknown field is an error, not a surprise."""


# ---------------------------------------------------------------------- people


class Person(Shape):
    """Somebody as others see them. `kept`: the name is protected by a password."""

    id: str
    name: str
    kept: bool = False


class BotSeat(Shape):
    """A bot of ours: its name in the registry of bots and, where it has one, its level. A level at a table is somebody:
    `name` and `temper` (what it likes to do) are the same for the whole life of the table."""

    bot: str
    level: str | None = None
    name: str | None = None
    temper: str | None = None


# ---------------------------------------------------------------------- time


class TimeControl(Shape):
    """How long a player may think. `none`: as long as they like; `days`: per move; `live`: a bank and an increment.

    `up`: what happens to a seat whose time is up: the default action plays for it, or a caretaker bot, until its person
    is back; or it has resigned; or nothing.
    """

    kind: Literal["none", "days", "live"] = "none"
    days: Annotated[int, Meta(ge=1, le=60)] = 3
    bank_s: Annotated[int, Meta(ge=5, le=86_400)] = 900
    increment_s: Annotated[int, Meta(ge=0, le=600)] = 10
    up: Literal["default", "caretaker", "resign", "nothing"] = "default"


class SeatClock(Shape):
    """A seat's time. While `running_since` (server time, ms) is set, `left_ms` counts down from there.

    `lag_ms` is all the time that was given back for slow connections, visible to the whole table.
    """

    left_ms: int | None = None
    running_since: int | None = None
    lag_ms: int = 0
    spent_ms: int = 0


class GameClock(Shape):
    """The clock of a timed game: at server time `anchor_ms` the game's own clock showed `now_ms`.

    `pace` is in percent: 200 lets game time pass twice as fast. The clock stands still unless `running`. While it waits
    for secret first choices, `choices_due_ms` is the server time at which they are made for those who still choose.
    """

    now_ms: int
    anchor_ms: int
    pace: int
    running: bool
    choices_due_ms: int | None = None


# ---------------------------------------------------------------------- a table


class SeatInfo(Shape):
    """One seat of a table as everybody sees it.

    `asked` is challenged to sit there and has not answered. `keeper` says who acts for the seat now: its person, a
    bot that sits there, a caretaker bot or the default action for an absent person, or nobody (an open seat).
    """

    seat: int
    person: Person | None = None
    bot: BotSeat | None = None
    invited: bool = False
    asked: Person | None = None
    keeper: Literal["person", "bot", "caretaker", "default", "nobody"] = "nobody"
    connected: bool = False
    ready: bool = False
    resigned: bool = False
    clock: SeatClock | None = None


class TableSettings(Shape):
    """What the host chose beside the game's own options. `rated`: it counts for the ratings of those who sit there, and
    for that nobody gets hints. `names`: what people who share a screen are called, by seat;
    empty: by the name of whoever holds the seat. `tournament`: the one that made this table; no host can say so."""

    time: TimeControl = msgspec.field(default_factory=TimeControl)
    absence: Absence = "wait"
    absence_minutes: Annotated[int, Meta(ge=1, le=43_200)] = 5
    pace: Annotated[int, Meta(ge=10, le=1_000)] = 100
    hints: bool = True
    free_undo: bool = True
    watchers: bool = True
    rated: bool = False
    tournament: Annotated[str, characters(1, 32)] | None = None
    names: Annotated[list[Annotated[str, characters(0, 40)]], Meta(max_length=16)] = []


class TableHead(Shape):
    """A table as lists show it."""

    id: str
    name: str
    game: str
    status: Status
    seats: list[SeatInfo]
    to_move: list[int]
    mine: list[int]
    my_move: bool
    host: Person | None
    public: bool
    created_at: int
    changed_at: int
    seq: int
    settings: TableSettings
    options: dict[str, Value]
    variant_name: str | None = None
    shared: bool = False  # its replay was opened to whoever has the address
    asked: bool = False  # I am challenged to sit down here
    bots_at: int | None = None  # a quick match: when bots take the free seats
    club: str | None = None


class Outcome(Shape):
    """How a game ended: the game's result, or who resigned or abandoned it."""

    scores: list[int]
    ranks: list[int]
    winners: list[int]
    breakdown: list[dict[str, int]]
    reason: str


class Entry(Shape):
    """One line of a table's log as one viewer may see it. Every viewer's lines are counted from 1 without a gap: what
    others do in secret is no line, and all log numbers of this protocol are the viewer's own.

    `kind`: start, move, time (a timed game's clock went on), undo, ask_undo, answer_undo, vote, ready, resign,
    seat (somebody or something else acts for the seat now), credit (time given back), pause (by the server).
    `action` is there when the viewer may know it; `events` are what happened, in order, as the viewer may see it.
    `undone`: taken back later. `data` holds what else belongs to the kind.
    """

    seq: int
    kind: str
    at: int
    seat: int | None = None
    by: Literal["person", "bot", "caretaker", "default", "server"] = "server"
    at_ms: int | None = None
    action: Plain | None = None
    events: list[Plain] = []
    data: Plain = {}
    undone: bool = False


class SeatView(Shape):
    """The game as one seat sees it (`seat` null: a spectator). `legal`: what that seat may do now."""

    seat: int | None
    view: Plain
    legal: list[Plain] = []


class UndoOffer(Shape):
    """Whether a seat may take back now. `to`: the log number to which `undo` would go, freely.

    `reason` says why not: nothing, reveal, other_seat, clock, finished, paused, off, secret. `turn_to`: as far
    as the seat may go back freely ("reset my turn"). `ask_to`: as far as the others may be asked for.
    """

    seat: int
    to: int | None = None
    turn_to: int | None = None
    reason: str | None = None
    ask_to: int | None = None


class UndoAsk(Shape):
    """A seat asks the others to go back further than it may by itself."""

    seq: int
    seat: int
    to: int
    yes: list[int]
    waiting: list[int]


class PollState(Shape):
    """A vote in progress."""

    what: Poll
    seat: int
    yes: list[int]
    waiting: list[int]


class ChatLine(Shape):
    id: int
    at: int
    person: Person | None
    seat: int | None
    text: str


class Now(Shape):
    """Everything about a table that changes while it is played, the positions apart."""

    seq: int
    status: Status
    to_move: list[int]
    seats: list[SeatInfo]
    undo: list[UndoOffer] = []
    ask: UndoAsk | None = None
    poll: PollState | None = None
    ready_check: bool = False
    game_clock: GameClock | None = None
    result: Outcome | None = None
    seed: str | None = None


class Table(Shape):
    """A table, whole: what a client gets when it opens one, and again whenever it has lost the thread.

    `you` are the viewer's seats (several: hot-seat; none: a spectator, who gets one position with seat null).
    `entries` are the log lines after the number the client said it had, but no more than the last 500: older ones are
    asked for with `log`; `seen` is where this person last left off.
    """

    id: str
    name: str
    game: str
    rules_version: int
    options: dict[str, Value]
    settings: TableSettings
    public: bool
    host: Person | None
    you: list[int]
    now: Now
    positions: list[SeatView]
    entries: list[Entry]
    chat: list[ChatLine]
    muted: list[str] = []
    watchers: int = 0
    seen: int = 0
    seed_hash: str = ""
    invite: str | None = None
    rematch: str | None = None
    shared: bool = False  # its replay was opened to whoever has the address
    variant: Plain | None = None
    variant_name: str | None = None
    server_ms: int = 0


class Refused(Shape):
    """A refusal: a code for programs, the sentence for people in their language, and for rules the rule's id and the
    name of the refusal, by which clients know its sentence in other languages."""

    code: str
    sentence: str
    rule: str | None = None
    params: Plain = {}
    name: str = ""
