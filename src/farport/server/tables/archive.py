"""Archive: tables as they lie in the store, and the positions that their logs lead to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from sqlalchemy import Executable, and_, insert, select, update

from farport.kernel import Move, State
from farport.server.cost import aside
from farport.server.errors import Taken
from farport.server.protocol.shapes import Person
from farport.server.store import schema
from farport.server.store.store import Line, Store
from farport.server.tables.charter import Charter
from farport.server.tables.entry import LogEntry
from farport.server.tables.play import START, Play
from farport.server.tables.seating import Chair, Sitting
from farport.server.tables.snapshot import freeze, thaw

E = schema.entries.c
S = schema.snapshots.c
SAVE: Final = insert(schema.snapshots)  # made once: with every fiftieth move it is asked for
HEAD: Final = ("seq", "status", "to_move", "due_at", "changed_at", "result", "told")  # of a line, in this order
MANY: Final = 500  # lines that are read beside the loop, lest everybody waits


class Archive:
    """Reading tables. Nothing here is remembered: the store has it."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def row(self, table: str) -> Any:
        """None where there is no such table. (To compiled code a row would be a tuple, and it is not.)"""
        found = await self.store.read(select(schema.tables).where(schema.tables.c.id == table))
        return found[0] if found else None

    async def charter(self, row: Any, seats: int) -> Charter:
        """What the table was set up with. A game of somebody's making is made again, beside the loop."""
        return Charter.of(row, seats) if row.variant is None else await aside(Charter.of, row, seats)

    async def chairs(self, tables: Sequence[str]) -> dict[str, list[Chair]]:
        """The seats of several tables, with the names of those who sit there."""
        c, p, guests = schema.seats.c, schema.people.c, schema.people.alias("guests")
        rows = await self.store.read(
            select(c.table_id, c.seat, c.person, c.bot, c.level, c.invited, c.vacant, c.entropy, c.asked)
            .add_columns(p.name, p.kept_name, guests.c.name.label("guest"), guests.c.kept_name.label("kept_guest"))
            .select_from(
                schema.seats.outerjoin(schema.people, p.id == c.person).outerjoin(guests, guests.c.id == c.asked)
            )
            .where(c.table_id.in_(tables))
            .order_by(c.table_id, c.seat)
        )
        found: dict[str, list[Chair]] = {table: [] for table in tables}
        for row in rows:
            found[row.table_id].append(_chair(row))
        return found

    async def append_with(self, note: Executable, line: Line) -> bool:
        """As the store's own, but the line is there with the note or not at all."""
        head = update(schema.tables).where(schema.tables.c.id == line.row[0])
        try:
            await self.store.write(
                insert(schema.entries).values(line.row), head.values(dict(zip(HEAD, line.head, strict=True))), note
            )
        except Taken:
            return False
        return True

    async def list_vacant(self, table: str, vacant: Sequence[int]) -> None:
        """What the lobby needs to know of the log: which seats can be taken over."""
        c = schema.seats.c
        await self.store.write(
            update(schema.seats).where(c.table_id == table).values(vacant=c.seat.in_(vacant) if vacant else False)
        )

    async def list_seats(self, table: str, seats: Mapping[int, Sitting]) -> None:
        """What the lobby, and who may see the table, need to know of the log: who sits where now."""
        c = schema.seats.c
        await self.store.write(
            *[
                update(schema.seats)
                .where(c.table_id == table, c.seat == seat)
                .values(person=person, bot=bot, level=level)
                for seat, (person, bot, level) in seats.items()
            ]
        )

    async def people(self, ids: Sequence[str]) -> dict[str, Person]:
        p = schema.people.c
        rows = await self.store.read(select(p.id, p.name, p.kept_name).where(p.id.in_(ids)))
        return {row.id: Person(id=row.id, name=row.name, kept=row.kept_name is not None) for row in rows}

    # ------------------------------------------------------------------ the log

    async def entries(
        self, table: str, after: int = 0, upto: int | None = None, last: int | None = None
    ) -> list[LogEntry]:
        """The entries after one number, and up to another; only the `last` so many of them, where that is asked for."""
        where = [E.table_id == table, E.seq > after]
        if upto is not None:
            where.append(E.seq <= upto)
        if last is None:
            rows = await self.store.read(select(schema.entries).where(*where).order_by(E.seq))
        else:
            newest = select(schema.entries).where(*where).order_by(E.seq.desc()).limit(last)
            rows = (await self.store.read(newest))[::-1]
        return _read(rows) if len(rows) < MANY else await aside(_read, rows)

    async def seq_of(self, table: str, key: str) -> int | None:
        """The number of the entry that a command made, if it was carried out."""
        rows = await self.store.read(select(E.seq).where(E.table_id == table, E.key == key))
        return rows[0][0] if rows else None

    async def load(self, charter: Charter) -> tuple[Play | None, list[LogEntry]]:
        """The present Play (None: not started) and the entries that were read to make it."""
        play = await self._newest_snapshot(charter, None)
        entries = await self.entries(charter.id, 0 if play is None else play.seq)
        for entry in entries:
            play = await self.follow(charter, play, entry)
        return play, entries

    async def follow(self, charter: Charter, play: Play | None, entry: LogEntry) -> Play:
        """`play` after an entry that is in the log already."""
        if play is None:
            return Play.start(charter, entry)
        events = entry.events
        restored = None
        if entry.kind in ("undo", "answer_undo"):
            restored = await self.state_for_undo(play, entry)
        after = play.after(entry, restored)
        entry.events = events
        return after

    async def state_for_undo(self, play: Play, entry: LogEntry) -> State | None:
        """The state to go back to, where it is not in memory any more."""
        to = play.ask.to if entry.kind == "answer_undo" and play.ask is not None else entry.data.get("to")
        first = next((step for step in play.line if isinstance(to, int) and step.seq > to), None)
        if first is None or first.before is not None or not isinstance(to, int):
            return None
        steps = [step.seq for step in play.line if step.seq <= to]
        return (await self.states(play, steps, [to]))[0]

    # ------------------------------------------------------------------ snapshots

    async def save_snapshot(self, play: Play) -> None:
        frozen = freeze(play)
        try:
            await self.store.write(SAVE, values={"table_id": play.charter.id, "seq": play.seq, "data": frozen})
        except Taken:
            return  # another worker was as quick, and its snapshot says the same

    async def _newest_snapshot(self, charter: Charter, upto: int | None) -> Play | None:
        where = [S.table_id == charter.id]
        if upto is not None:
            where.append(S.seq <= upto)
        rows = await self.store.read(select(S.data).where(*where).order_by(S.seq.desc()).limit(1))
        return thaw(charter, rows[0][0]) if rows else None

    # ------------------------------------------------------------------ positions of the past

    async def states(self, play: Play, line: Sequence[int], wanted: Sequence[int]) -> list[State]:
        """The states after the entries `wanted`, which stand in `line` (or are the start); in the order of `line`."""
        charter = play.charter
        first = min(wanted)
        base = await self._base(charter, line, first)
        base_seq = START if base is None or not base.line else base.line[-1].seq
        needed = [seq for seq in line if base_seq < seq <= max(wanted)]
        moves = await self._moves(charter.id, needed)
        return await aside(_replayed, play, None if base is None else base.state, base_seq, moves, wanted)

    async def _base(self, charter: Charter, line: Sequence[int], upto: int) -> Play | None:
        """A snapshot that lies on the line and not after `upto`."""
        bound = upto
        while True:
            play = await self._newest_snapshot(charter, bound)
            if play is None:
                return None
            steps = [step.seq for step in play.line]
            if steps == list(line[: len(steps)]) and (not steps or steps[-1] <= upto):
                return play
            bound = play.seq - 1

    async def _moves(self, table: str, seqs: Sequence[int]) -> list[tuple[int, Move]]:
        if not seqs:
            return []
        rows = await self.store.read(
            select(schema.entries).where(and_(E.table_id == table, E.seq >= seqs[0], E.seq <= seqs[-1])).order_by(E.seq)
        )
        wanted = set(seqs)
        entries = [LogEntry.from_row(row) for row in rows if row.seq in wanted]
        return [(entry.seq, Move(entry.seat, entry.action, entry.at_ms)) for entry in entries]

    async def moves(self, table: str, line: Sequence[int]) -> list[Move]:
        """The moves of a record."""
        return [move for _, move in await self._moves(table, line)]


def _read(rows: Sequence[Any]) -> list[LogEntry]:
    return [LogEntry.from_row(row) for row in rows]


def _chair(row: Any) -> Chair:
    person = _person(row.person, row.name, row.kept_name)
    asked = _person(row.asked, row.guest, row.kept_guest)
    return Chair(row.seat, person, row.bot, row.level, row.invited, row.vacant, row.entropy, asked)


def _person(id: str | None, name: str, kept_name: str | None) -> Person | None:
    return None if id is None else Person(id=id, name=name, kept=kept_name is not None)


def _replayed(
    play: Play, base: State | None, base_seq: int, moves: list[tuple[int, Move]], wanted: Sequence[int]
) -> list[State]:
    return [state.copy() for seq, state in _walk(play, base, base_seq, moves) if seq in wanted]


def _walk(play: Play, base: State | None, base_seq: int, moves: list[tuple[int, Move]]) -> Iterator[tuple[int, State]]:
    """One state that goes along the line."""
    charter = play.charter
    state = charter.game.new(charter.seats, play.seed, charter.options) if base is None else base
    yield base_seq, state
    for seq, move in moves:
        if move.at_ms is not None and charter.game.facts.timed and move.at_ms > state.now:
            state.advance(move.at_ms)
        if move.seat is not None:
            state.play(move.seat, charter.game.action(move.action))
        yield seq, state
