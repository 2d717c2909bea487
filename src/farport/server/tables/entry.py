"""LogEntry: one line of a table's log as it is stored and as it travels between workers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from farport.kernel import Event, Plain, seen_by
from farport.server.protocol.shapes import Entry
from farport.server.tables.counting import Count, Known

ENCODE = msgspec.json.Encoder().encode
DECODE = msgspec.json.Decoder().decode
NUMBERS = ("to", "ask")  # in `data`: numbers of other entries


class LogEntry:
    """Who did what, when. `key` names the command it came from; `events` hold everything, secrets too."""

    __slots__ = ("action", "at", "at_ms", "by", "data", "events", "key", "kind", "seat", "seq")

    def __init__(
        self,
        kind: str,
        at: int,
        *,
        seq: int = 0,
        seat: int | None = None,
        by: str = "server",
        at_ms: int | None = None,
        key: str | None = None,
        action: Plain | None = None,
        data: Plain | None = None,
        events: list[Event] | None = None,
    ) -> None:
        self.kind = kind
        self.at = at
        self.seq = seq
        self.seat = seat
        self.by = by
        self.at_ms = at_ms
        self.key = key
        self.action = action
        self.data: Plain = {} if data is None else data
        self.events: list[Event] = [] if events is None else events

    # ------------------------------------------------------------------ the row of the database

    def row(self, table: str) -> tuple[Any, ...]:
        """The columns of `entries`, in their order."""
        body = ENCODE([self.action, self.data]).decode()
        events = ENCODE([_stored(event) for event in self.events]).decode()
        return (table, self.seq, self.kind, self.seat, self.by, self.at, self.at_ms, self.key, body, events)

    @staticmethod
    def from_row(row: Sequence[Any]) -> LogEntry:
        _table, seq, kind, seat, by, at, at_ms, key, body, events = row
        action, data = DECODE(body)
        stored = [_event(event) for event in DECODE(events)]
        return LogEntry(
            kind, at, seq=seq, seat=seat, by=by, at_ms=at_ms, key=key, action=action, data=data, events=stored
        )

    # ------------------------------------------------------------------ what a viewer may see

    def known_to(self) -> Known | None:
        """The seats that know that this happened; None: everybody does. Whoever is told nothing of a move must not
        learn that there was one: an offer to somebody else, an order that is not revealed yet."""
        if any([not event.private for event in self.events]):
            return None
        witnesses = {seat for event in self.events for seat in event.witnesses}
        return tuple(sorted(witnesses if self.seat is None else witnesses | {self.seat}))

    def seen_by(self, viewer: int | None, count: Count, *, actions_are_public: bool, undone: bool) -> Entry:
        own = viewer is not None and viewer == self.seat
        return Entry(
            seq=count.number(self.seq),
            kind=self.kind,
            at=self.at,
            seat=self.seat,
            by=self.by,  # type: ignore[arg-type]  # what is stored was checked when it was made
            at_ms=self.at_ms,
            action=self.action if own or actions_are_public else None,
            events=seen_by(self.events, viewer),
            data={name: count.number(value) if name in NUMBERS else value for name, value in self.data.items()},  # type: ignore[arg-type]
            undone=undone,
        )


def _stored(event: Event) -> list[object]:
    return [event.kind, event.seat, event.data, event.secret, event.witnesses, event.reveals, event.private]


def _event(stored: list[Any]) -> Event:
    kind, seat, data, secret, witnesses, *marks = stored  # older rows have one mark, `reveals`
    return Event(kind, seat, data, secret, tuple(witnesses), *marks)
