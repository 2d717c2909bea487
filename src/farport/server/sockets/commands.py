"""What each message of a client does."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from typing import TYPE_CHECKING, Any, Final

import msgspec

from farport.server.causes import HELPERS, waits_for
from farport.server.cost import aside
from farport.server.errors import Refuse
from farport.server.moments import now_ms
from farport.server.protocol import socket as says
from farport.server.protocol.shapes import Person, Plain, Scope
from farport.server.tables import faces
from farport.server.tables.clocks import clock_of
from farport.server.tables.entry import LogEntry
from farport.server.tables.line import free_undo
from farport.server.tables.play import Play
from farport.server.tables.preview import planned, previewed

if TYPE_CHECKING:
    from farport.server.sockets.connection import Connection
    from farport.server.tables.live import LiveTable

TABLES: Final = 32  # open on one socket
LOG_PAGE: Final = 500  # lines of a log that are told at once
LONGEST: Final = 10_000  # lines of a log, after which nothing is taken back or voted on: only moves come to an end
MUTED: Final = 200
ENCODE: Final = msgspec.json.Encoder().encode


# ---------------------------------------------------------------------- who may


def _person(connection: Connection, scope: Scope) -> Person:
    identity = connection.identity
    if identity is None:
        raise Refuse("not_known")
    if scope not in identity.scopes:
        raise Refuse("no_scope")
    return identity.person


def _open_table(connection: Connection, id: str) -> LiveTable:
    table = connection.tables.get(id)
    if table is None:
        raise Refuse("no_table")
    return table


def _seat(connection: Connection, message: Any) -> LiveTable:
    """The table of a command, if the seat is this person's."""
    person = _person(connection, "play")
    table = _open_table(connection, message.table)
    if message.seat not in table.seats_of(person):
        raise Refuse("not_your_seat")
    return table


def _require_room(table: LiveTable) -> None:
    """Two people who agree, or one with two seats, could go back and forth for ever."""
    if table.seq >= LONGEST:
        raise Refuse("long_log", {"most": LONGEST})


async def _submit(
    connection: Connection, table: LiveTable, message: Any, draft: Callable[[Play, int], LogEntry]
) -> None:
    person = _person(connection, "play")
    seq = await table.submit(draft, f"{person.id}:{message.key}")
    connection.tell(says.Done(key=message.key, table=table.id, seq=connection.count(table).number(seq)))


# ---------------------------------------------------------------------- following


async def hello(connection: Connection, message: says.Hello) -> None:
    """Only the first message says hello; a second one changes the language."""
    connection.language = message.language


async def open_table(connection: Connection, message: says.Open) -> None:
    service = connection.service
    if len(connection.tables) >= TABLES and message.table not in connection.tables:
        raise Refuse("limit", {"most": TABLES})
    if connection.identity is not None:
        _person(connection, "read")
    try:
        await service.visible(message.table, connection.person, message.invite)
    except Refuse as refuse:
        connection.tell_gone(message.table, refuse)
        return
    person = connection.person
    while True:
        table = await service.hall.table(message.table)
        with table.overhearing() as overheard:
            chat = await service.visits.chat(table.id)
            seen = 0 if person is None else await service.visits.seen(table.id, person.id)
            looks = () if message.watch else table.seats_of(person)
            log = await _log(table, looks, message.since or 0)
        if service.hall.live(table.id) is table:  # else it was put away meanwhile: only the one in the hall hears news
            break
    # From here on nothing is awaited: no update can come between the table and what follows it.
    read = {line.id for line in chat}
    chat += [line for line in overheard if line.id not in read]
    seats = table.follow(connection, watch=message.watch, invite=message.invite)
    connection.opened(table)
    face = table.face(seats, host_sees=person)
    if table.play is not None:
        face.entries = faces.entries(table.play, log, seats)
    muted = [] if connection.identity is None else connection.identity.settings.muted
    face.chat = [line for line in chat if line.person is None or line.person.id not in muted]
    face.muted = list(muted)
    face.seen = seen
    connection.tell(says.TableMessage(table=face))
    service.hall.look_at(table)


async def log(connection: Connection, message: says.Log) -> None:
    """The page of the log before a line; who asks has the table open."""
    table = _open_table(connection, message.table)
    play = table.play
    if play is None:
        raise Refuse("not_running")
    count = connection.count(table)
    first, end = count.seq(max(1, message.before - LOG_PAGE)), count.seq(message.before)
    lines = await table.services.archive.entries(table.id, first - 1, end - 1)
    if table.play is None:
        raise Refuse("not_running")
    entries = faces.entries(table.play, lines, table.followers.get(connection, ()))
    connection.tell(says.LogLines(table=table.id, entries=entries))


async def _log(table: LiveTable, seats: Sequence[int], since: int) -> list[LogEntry]:
    """The last entries that come after what these seats call `since`, up to what the table is in this worker."""
    if table.play is not None:
        count = table.play.count_for(seats)
        since = count.seq(max(since, count.number(table.play.seq) - LOG_PAGE))
    log = await table.services.archive.entries(table.id, since)
    while table.play is not None and table.play.seq > max(since, log[-1].seq if log else 0):
        log += await table.services.archive.entries(table.id, max(since, log[-1].seq if log else 0))
    last = 0 if table.play is None else table.play.seq
    return [entry for entry in log if entry.seq <= last]


async def close_table(connection: Connection, message: says.Close) -> None:
    connection.closed(message.table)


async def lobby(connection: Connection, message: says.Lobby) -> None:
    connection.follows_lobby = message.follow


async def seen(connection: Connection, message: says.Seen) -> None:
    person = _person(connection, "read")
    table = _open_table(connection, message.table)
    await connection.service.visits.set_seen(table.id, person.id, message.seq)


# ---------------------------------------------------------------------- playing


async def act(connection: Connection, message: says.Act) -> None:
    table = _seat(connection, message)
    lag = connection.lag_ms

    def draft(play: Play, at: int) -> LogEntry:
        seat = play.seats[message.seat]
        data: Plain = {}
        at_ms = None
        if play.time is not None:
            credit = min(lag, seat.lag_quota_ms)
            at_ms = max(play.state.now, play.time.at(at - credit))
            data = {"lag": credit}
        elif clock_of(play.charter.settings.time).lag_counts:
            data = {"lag": lag}
        return LogEntry("move", at, seat=message.seat, by="person", action=message.action, at_ms=at_ms, data=data)

    await _submit(connection, table, message, draft)


async def undo(connection: Connection, message: says.Undo) -> None:
    """Back as far as asked; where that is not free and `ask` is set, the others are asked."""
    table = _seat(connection, message)
    person, limits = _person(connection, "play"), connection.service.limits

    def draft(play: Play, at: int) -> LogEntry:
        if play.seats[message.seat].resigned:
            raise Refuse("resigned")
        offer = free_undo(play, message.seat)
        to = offer.to if offer.to is not None else offer.ask_to
        if message.to is not None:
            to = play.step_of(message.to, table.seats_of(person))
        if to is None:
            raise Refuse("no_undo", {"reason": offer.reason or "nothing"})
        free = offer.turn_to is not None and to >= offer.turn_to
        of = [] if free else play.must_agree(message.seat, to)
        if of and not message.ask:
            raise Refuse("no_undo", {"reason": offer.reason or "other_seat"})
        _require_room(table)
        limits.spend("vote" if of else "undo", person.id)
        if of:
            return LogEntry("ask_undo", at, seat=message.seat, by="person", data={"to": to, "of": of})
        return LogEntry("undo", at, seat=message.seat, by="person", data={"to": to})

    await _submit(connection, table, message, draft)


async def answer_undo(connection: Connection, message: says.AnswerUndo) -> None:
    ask = connection.count(_open_table(connection, message.table)).seq(message.ask)
    data: Plain = {"ask": ask, "yes": message.yes}
    await _entry(connection, message, "answer_undo", data, limit="vote")


async def vote(connection: Connection, message: says.Vote) -> None:
    data: Plain = {"what": message.what, "yes": message.yes}
    of = _open_table(connection, message.table).pausing()
    if of is not None and message.what != "abandon":
        data["of"] = of
    await _entry(connection, message, "vote", data, limit="vote")


async def ready(connection: Connection, message: says.Ready) -> None:
    await _entry(connection, message, "ready", {"here": _open_table(connection, message.table).seats_here()})


async def resign(connection: Connection, message: says.Resign) -> None:
    await _entry(connection, message, "resign", {"why": "person"})


async def back(connection: Connection, message: says.Back) -> None:
    await _entry(connection, message, "seat", {"keeper": "person", "why": "back"})


async def _entry(connection: Connection, message: Any, kind: str, data: Plain, *, limit: str | None = None) -> None:
    table = _seat(connection, message)
    person = _person(connection, "play")

    def draft(_play: Play, at: int) -> LogEntry:
        if limit is not None:  # here and not before: what was carried out already is acknowledged as often as asked
            _require_room(table)
            connection.service.limits.spend(limit, person.id)
        return LogEntry(kind, at, seat=message.seat, by="person", data=data)

    await _submit(connection, table, message, draft)


# ---------------------------------------------------------------------- asking


async def preview(connection: Connection, message: says.Preview) -> None:
    """Asked for with every movement of the mouse: answered when there is time for it, the commands do not wait."""
    _seat(connection, message)
    connection.service.limits.require("thought", connection.address)
    connection.service.limits.spend("preview", _person(connection, "play").id)
    connection.previews.ask(connection, message)


async def foresee(connection: Connection, message: says.Preview) -> None:
    """In a thread, on a copy of the position, while the table goes on."""
    table = _seat(connection, message)  # while this waited, the seat may have become somebody else's
    play = table.play
    if play is None:
        raise Refuse("not_running")
    play.require_running()
    certain, events, position = await aside(previewed, play.state.copy(), message.seat, message.action)
    seq = connection.count(table).number(play.seq)
    connection.tell(
        says.Previewed(key=message.key, table=table.id, seq=seq, certain=certain, events=events, position=position)
    )


async def hint(connection: Connection, message: says.Hint) -> None:
    """The planner thinks on what the seat may know, in a thread, while the table goes on."""
    table = _seat(connection, message)
    play = table.play
    if play is None:
        raise Refuse("not_running")
    if not play.charter.settings.hints:
        raise Refuse("no_hints")
    connection.service.limits.require("thought", connection.address)
    connection.service.limits.spend("heavy", _person(connection, "play").id)
    with waits_for(HELPERS):
        await connection.service.planning.acquire()
    try:
        seq = connection.count(table).number(play.seq)
        actions, points, why = await aside(planned, play.state.copy(), message.seat)
    finally:
        connection.service.planning.release()
    connection.tell(says.Hinted(key=message.key, table=table.id, seq=seq, actions=actions, points=points, reason=why))


# ---------------------------------------------------------------------- talking


async def say(connection: Connection, message: says.Say) -> None:
    person = _person(connection, "chat")
    table = _open_table(connection, message.table)
    connection.service.limits.spend("chat", person.id)
    await _require_voice(connection, person)
    seats = table.seats_of(person)
    said = " ".join(message.text.split())
    if not said:
        raise Refuse("bad_message", {"detail": "text"})
    line, new = await connection.service.visits.say(
        table.id, person, seats[0] if seats else None, said, f"{person.id}:{message.key}"
    )
    if new:
        connection.service.chat(table.id, line)
    connection.tell(says.Done(key=message.key, table=table.id, seq=line.id))


async def _require_voice(connection: Connection, person: Person) -> None:
    """Asked of the store: a socket may be older than what an operator has decided."""
    identity = await connection.service.people.by_id(person.id)
    until = None if identity is None else identity.muted_until
    if until is not None and until > now_ms():
        raise Refuse("muted", {"minutes": (until - now_ms()) // 60_000 + 1})


async def mute(connection: Connection, message: says.Mute) -> None:
    """Only this one setting is changed: the others may have been since this socket was opened."""
    person = _person(connection, "chat")
    service = connection.service
    identity = await service.people.by_id(person.id)
    if identity is None:
        raise Refuse("not_known")
    settings = identity.settings
    others = [other for other in settings.muted if other != message.person]
    if message.muted:
        if len(others) >= MUTED:
            raise Refuse("limit", {"most": MUTED})
        others.append(message.person)
    settings.muted = others
    await service.people.save_settings(identity, settings)
    for each in service.sockets.of(person.id):
        if each.identity is not None:
            each.identity.settings = settings


Command = Callable[["Connection", Any], Coroutine[Any, Any, None]]
COMMANDS: Final[dict[type, Command]] = {
    says.Hello: hello,
    says.Open: open_table,
    says.Close: close_table,
    says.Log: log,
    says.Lobby: lobby,
    says.Seen: seen,
    says.Act: act,
    says.Undo: undo,
    says.AnswerUndo: answer_undo,
    says.Vote: vote,
    says.Ready: ready,
    says.Resign: resign,
    says.Back: back,
    says.Preview: preview,
    says.Hint: hint,
    says.Say: say,
    says.Mute: mute,
}
