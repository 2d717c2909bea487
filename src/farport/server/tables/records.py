"""Whole games in and out: every started table as a record file, and records as finished tables to look at."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from typing import Final

import msgspec
from sqlalchemy import insert, select

from farport.kernel import Plain, Record, RecordError, game
from farport.server.ids import new_id, new_secret
from farport.server.moments import moment, now_ms
from farport.server.protocol.shapes import TableSettings
from farport.server.store import schema
from farport.server.store.store import Store
from farport.server.tables.appending import line_of
from farport.server.tables.archive import Archive
from farport.server.tables.charter import Charter
from farport.server.tables.entry import LogEntry
from farport.server.tables.play import Play

T = schema.tables.c
E = schema.entries.c
IMPORTED: Final = "record"  # who sits at a table that came from a file
ENCODE: Final = msgspec.json.Encoder().encode


async def exported(store: Store, table: str | None = None) -> AsyncIterator[tuple[str, Record]]:
    """Every started table, or one, as a record of the moves that count, up to the present position."""
    archive = Archive(store)
    where = T.seq > 0 if table is None else T.id == table
    for row in await store.read(select(schema.tables).where(where).order_by(T.created_at)):
        chairs = (await archive.chairs([row.id]))[row.id]
        charter = Charter.of(row, len(chairs))
        play, _ = await archive.load(charter)
        if play is not None:
            yield row.id, await with_outcome(archive, play)


async def recorded(archive: Archive, play: Play) -> Record:
    """The moves that count, up to the present position, and how the seed came about."""
    charter = play.charter
    return Record(
        charter.game.id,
        charter.game.rules_version,
        charter.seats,
        play.seed,
        charter.options,
        await archive.moves(charter.id, [step.seq for step in play.line]),
        play.state.digest(),
        charter.variant,
        play.dice,
        None if play.dice is None else str(charter.seed),
    )


async def with_outcome(archive: Archive, play: Play) -> Record:
    """The same, and for readers without Farport how it ended, who sat there, and when each move came."""
    id = play.charter.id
    record = await recorded(archive, play)
    row, chairs = await archive.row(id), (await archive.chairs([id]))[id]
    people = list(dict.fromkeys([chair.person.id for chair in chairs if chair.person is not None]))
    at = {each.seq: each.at for each in await archive.store.read(select(E.seq, E.at).where(E.table_id == id))}
    result = play.state.result
    told: Plain = {
        "result": None if result is None else result.data(),
        "players": [
            {
                "player": None if chair.person is None else people.index(chair.person.id) + 1,
                "bot": chair.bot,
                "level": chair.level,
            }
            for chair in chairs
        ],
    }
    if all([chair.bot != IMPORTED for chair in chairs]):
        told["started"] = moment(row.started_at)
        told["ended"] = moment(row.changed_at) if play.over else None
        told["moved"] = [at[step.seq] - row.started_at for step in play.line]
    record.outcome = told
    return record


async def imported(store: Store, record: Record, name: str) -> str:
    """A record as a public table without people; refused unless it replays to what it claims. The table's id."""
    game(record.game).replay(record)
    if record.dice is not None and record.secret is not None:
        faults = record.dice.faults(record.secret, record.seed)
        if faults or not record.secret.isdecimal():
            raise RecordError(f"record: dice: {faults[0] if faults else 'the secret is a number'}")
    variant = None if record.variant is None else json.dumps(record.variant, sort_keys=True)
    id, at = new_id(), now_ms()
    settings = ENCODE(TableSettings()).decode()
    await store.write(
        insert(schema.tables).values(
            id=id,
            name=name,
            game=record.game,
            rules_version=record.rules_version,
            options=ENCODE(record.options).decode(),
            variant=variant,
            settings=settings,
            public=True,
            invite=new_secret(),
            seed=str(record.seed) if record.secret is None else record.secret,
            created_at=at,
            started_at=at,
            seq=0,
            status="open",
            to_move="[]",
            changed_at=at,
        ),
        *[
            insert(schema.seats).values(table_id=id, seat=seat, invited=False, bot=IMPORTED)
            for seat in range(record.seats)
        ],
    )
    row = await Archive(store).row(id)
    await _append_all(store, Charter.of(row, record.seats), record, at)
    return id


async def _append_all(store: Store, charter: Charter, record: Record, at: int) -> None:
    chairs: list[object] = [{"bot": IMPORTED} for _ in range(record.seats)]
    data: Plain = {"seats": chairs}
    if record.dice is not None:
        data["dice"] = record.dice.data()
    entry = LogEntry("start", at, seq=1, key="start", data=data)
    play = Play.start(charter, entry)
    lines = [(entry, play)]
    for place, move in enumerate(record.moves):
        kind = "time" if move.seat is None else "move"
        entry = LogEntry(kind, at, seq=place + 2, seat=move.seat, by="bot", action=move.action, at_ms=move.at_ms)
        if play.time is not None:
            play.time.running = True  # the record has been checked: its clock ran when it says so
        play = play.after(entry)
        lines.append((entry, play))
    if not play.over:
        entry = LogEntry("end", at, seq=play.seq + 1, data={"why": "imported"})
        lines.append((entry, play.after(entry)))
    for entry, play in lines:
        await store.append(line_of(entry, play))
