"""The websocket messages, both ways. Every one is a JSON object whose `type` says which it is."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from farport.server.protocol.shapes import (
    ChatLine,
    Entry,
    Key,
    Language,
    Now,
    Person,
    Plain,
    Poll,
    SeatNumber,
    SeatView,
    Seq,
    Shape,
    Table,
    TableHead,
    TableId,
    Text,
    characters,
)


class Message(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, tag_field="type"):
    """Anything that is said over the socket."""


# ---------------------------------------------------------------------- from client to server


class Hello(Message, tag="hello"):
    """The first message. `token`: an API token, for programs; browsers are known by their cookie."""

    protocol: int
    client: Annotated[str, characters(0, 80)] = ""
    language: Language = "en"
    token: Annotated[str, characters(0, 200)] | None = None


class Open(Message, tag="open"):
    """Follow a table. `since`: the last log number this client has; it gets what came after. `watch`: as a spectator,
    also where this person has a seat. `invite`: the secret of the link by which a private table may be seen."""

    table: TableId
    since: Seq | None = None
    watch: bool = False
    invite: Annotated[str, characters(0, 64)] | None = None


class Log(Message, tag="log"):
    """The lines of an open table's log before number `before`, the nearest first page of them: `open` tells no more
    than the last 500. Answered with `log_lines`."""

    table: TableId
    before: Seq


class Close(Message, tag="close"):
    """Stop following a table."""

    table: TableId


class Act(Message, tag="act"):
    """Do something. `key` makes it safe to send again: the same key is carried out once."""

    table: TableId
    seat: SeatNumber
    action: Plain
    key: Key


class Undo(Message, tag="undo"):
    """Take back to log number `to` (left out: the seat's last action). Where that is not free, the others are asked."""

    table: TableId
    seat: SeatNumber
    key: Key
    to: Seq | None = None
    ask: bool = False


class AnswerUndo(Message, tag="answer_undo"):
    table: TableId
    seat: SeatNumber
    ask: Seq
    yes: bool
    key: Key


class Vote(Message, tag="vote"):
    """Call a vote, or take part in it. All players who are people must agree; one no ends it."""

    table: TableId
    seat: SeatNumber
    what: Poll
    yes: bool
    key: Key


class Resign(Message, tag="resign"):
    table: TableId
    seat: SeatNumber
    key: Key


class Ready(Message, tag="ready"):
    """Before the clock of a timed game starts, and after a pause: I am here."""

    table: TableId
    seat: SeatNumber
    key: Key


class Back(Message, tag="back"):
    """I am back: take the seat over from its caretaker. Acting says the same."""

    table: TableId
    seat: SeatNumber
    key: Key


class Say(Message, tag="say"):
    table: TableId
    text: Text
    key: Key


class Mute(Message, tag="mute"):
    """Hide what somebody says from me, at every table."""

    table: TableId
    person: Annotated[str, characters(0, 32)]
    muted: bool


class Seen(Message, tag="seen"):
    """I have looked at the table up to this log number ("since you last looked" begins here next time)."""

    table: TableId
    seq: Seq


class Preview(Message, tag="preview"):
    """What would this action do? Answered with a `previewed`; nothing changes and nothing hidden is told."""

    table: TableId
    seat: SeatNumber
    action: Plain
    key: Key


class Hint(Message, tag="hint"):
    """What would the game's planner do? Answered with `hinted`, where the table allows hints."""

    table: TableId
    seat: SeatNumber
    key: Key


class Lobby(Message, tag="lobby"):
    """Follow the lobby: `lobby_changed` comes when its lists are out of date."""

    follow: bool


class Pong(Message, tag="pong"):
    """The answer to `ping`, at once; the server measures the connection with it."""

    n: int


class Beat(Message, tag="beat"):
    """Are you there? Answered with `echo` at once, so that a client knows within seconds that its line is silent.
    `awake`: has somebody been seen at this screen in the last half minute? The others at the table see who is away."""

    n: int
    awake: bool = True


ClientMessage = (
    Hello
    | Open
    | Log
    | Close
    | Act
    | Undo
    | AnswerUndo
    | Vote
    | Resign
    | Ready
    | Back
    | Say
    | Mute
    | Seen
    | Preview
    | Hint
    | Lobby
    | Pong
    | Beat
)

# ---------------------------------------------------------------------- from server to client


class Welcome(Message, tag="welcome"):
    """The answer to `hello`. `build` names the web client that this server serves: another one should reload."""

    protocol: int
    server: str
    build: str
    you: Person | None
    server_ms: int
    ping_every_ms: int


class TableMessage(Message, tag="table"):
    """The whole table: after `open`, and whenever the client must start over."""

    table: Table


class Update(Message, tag="update"):
    """The table has moved on: new log lines and what they changed. `now.seq` is the last line's number.

    A client that has not seen the line before the first of `entries` says `open` again with `since`.
    """

    table: str
    entries: list[Entry]
    now: Now
    positions: list[SeatView]
    server_ms: int


class LogLines(Message, tag="log_lines"):
    """Older lines, in their order; none: these are all there are."""

    table: str
    entries: list[Entry]


class Presence(Message, tag="presence"):
    """Who is connected: the seats whose person has the table open, those of them that have shown no sign for half a
    minute (`away`), and how many watch."""

    table: str
    connected: list[int]
    watchers: int
    away: list[int] = []


class Chat(Message, tag="chat"):
    table: str
    line: ChatLine


class Done(Message, tag="done"):
    """The command `key` is carried out and durable. `seq`: its log number (for `say`: of the chat line)."""

    key: str
    table: str
    seq: int


class Refusal(Message, tag="refused"):
    """The command `key` (null: the message as such) was not carried out; nothing has changed.

    `seq`, where known, is the log number against which it was judged.
    """

    code: str
    sentence: str
    key: str | None = None
    table: str | None = None
    rule: str | None = None
    params: Plain = {}
    name: str = ""
    seq: int | None = None


class Previewed(Message, tag="previewed"):
    """`certain`: this is what will happen. Otherwise chance or something hidden decides, and nothing more is told."""

    key: str
    table: str
    seq: int
    certain: bool
    events: list[Plain] = []
    position: SeatView | None = None


class HintReason(Shape):
    """Why: what the proposal surely adds to the seat's score, by source; its chance to win before and after, by the
    game's own estimate; and the best of the rest, where that is worse, with the chance after it."""

    gains: dict[str, int]
    before: float
    chance: float
    other: Plain | None = None
    other_chance: float = 0.0


class Hinted(Message, tag="hinted"):
    """`points`: what the whole proposal brings, where that is known."""

    key: str
    table: str
    seq: int
    actions: list[Plain]
    points: int | None = None
    reason: HintReason | None = None


class Turn(Message, tag="turn"):
    """It is your move at a table, whichever page you are on."""

    table: TableHead


class Challenged(Message, tag="challenged"):
    """Somebody wants to play with you, at a table where a seat is kept for you."""

    table: TableHead
    by: Person


class Tiding(Message, tag="tiding"):
    """Something in a tournament of yours, whichever page you are on, in your language. `what`: a round was drawn and
    your table waits for you, you have a bye, you were replaced, it is over, or it was cancelled."""

    tournament: str
    what: Literal["round", "bye", "replaced", "over", "cancelled"]
    subject: str
    text: str


class LobbyChanged(Message, tag="lobby_changed"):
    """The lobby's lists should be fetched again."""


class Notice(Message, tag="notice"):
    """What the operators tell everybody: after `welcome` where there is something, and whenever it changes.

    `maintenance`: nothing can be played and no clock counts, for the reason in `maintenance_text` (perhaps empty).
    `text`: the operators' own words since `at`, empty when there are none.
    """

    maintenance: bool
    maintenance_text: str
    text: str
    at: int


class Ping(Message, tag="ping"):
    """Answer with `pong` at once. `lag_ms`: what the server has measured so far."""

    n: int
    lag_ms: int | None = None


class Echo(Message, tag="echo"):
    """The answer to `beat`, with its number."""

    n: int
    server_ms: int


class Gone(Message, tag="gone"):
    """The table is no longer open to you, or was never there."""

    table: str
    code: str
    sentence: str


class Bye(Message, tag="bye"):
    """The server closes this socket. `code`: restarting, outdated, logged_out, too_slow, too_many, flood, idle."""

    code: Literal["restarting", "outdated", "logged_out", "too_slow", "too_many", "flood", "idle", "malformed"]
    sentence: str
    retry_ms: int | None = None


ServerMessage = (
    Welcome
    | TableMessage
    | Update
    | LogLines
    | Presence
    | Chat
    | Done
    | Refusal
    | Previewed
    | Hinted
    | Turn
    | Challenged
    | Tiding
    | LobbyChanged
    | Notice
    | Ping
    | Echo
    | Gone
    | Bye
)
