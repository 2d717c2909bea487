"""Profiles: what a person's page shows to whoever reads it."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy import func, or_, select

from farport.kernel import FarportError
from farport.server.errors import Refuse
from farport.server.protocol.people import AgainstBot, Between, Friend, Friends, GameRecord, Opening, PersonProfile
from farport.server.protocol.shapes import Outcome, Person, TableHead
from farport.server.store import schema
from farport.server.tables.charter import game_of
from farport.server.tables.entry import LogEntry

if TYPE_CHECKING:
    from farport.server.club.bonds import Bonds
    from farport.server.club.clubs import Clubs
    from farport.server.club.presence import Presence
    from farport.server.identities.people import Identity
    from farport.server.lobby.heads import Heads
    from farport.server.store.store import Store
    from farport.server.tables.archive import Archive

T = schema.tables.c
S = schema.seats.c
P = schema.people.c
E = schema.entries.c
LATEST: Final = 1_000  # finished tables that are counted
RECENT: Final = 10
OPENINGS_FROM: Final = 20  # tables of a game; fewer say nothing about a habit
OPENINGS: Final = 50  # of a game: in words some of them are the same
KEY: Final = msgspec.json.Encoder(order="sorted").encode
OUTCOME: Final = msgspec.json.Decoder(Outcome)


class Finished:
    """A finished table at which somebody sat: in which seat, and how it ended."""

    __slots__ = ("game", "outcome", "rules_version", "seat", "table", "variant")

    def __init__(self, row: Any) -> None:
        self.table: str = row.id
        self.game: str = row.game
        self.rules_version: int = row.rules_version
        self.variant: str | None = row.variant
        self.seat: int = row.seat
        self.outcome = OUTCOME.decode(row.result)

    @property
    def won(self) -> bool:
        return self.seat in self.outcome.winners


class Profiles:
    """Nothing here tells of a private table to anybody who did not sit there."""

    def __init__(self, archive: Archive, heads: Heads, bonds: Bonds, presence: Presence, clubs: Clubs) -> None:
        self._archive = archive
        self._store: Store = archive.store
        self._heads = heads
        self._bonds = bonds
        self._presence = presence
        self._clubs = clubs

    async def of(self, id: str, reader: Identity | None) -> PersonProfile:
        rows = await self._store.read(select(schema.people).where(P.id == id, P.deleted_at.is_(None)))
        if not rows:
            raise Refuse("no_person")
        row, viewer = rows[0], None if reader is None else reader.person
        mine = {} if viewer is None else await self._bonds.of(viewer.id)
        theirs = {} if viewer is None else await self._bonds.towards(viewer.id)
        seen = (await self._presence.of([id]))[id]
        is_me = viewer is not None and viewer.id == id
        apart = "block" in (mine.get(id), theirs.get(id))
        hidden = await self.hides(id, viewer)
        tables = await self._at_tables([id], viewer) if seen.on and not hidden else {}
        shared = [] if viewer is None or is_me else await self._finished(id, viewer, shared=True)
        known = shared if hidden else await self._finished(id, viewer, shared=False)
        return PersonProfile(
            person=Person(id=id, name=row.name, kept=row.kept_name is not None),
            since=row.created_at,
            me=is_me,
            bond=mine.get(id),  # type: ignore[arg-type]  # only these words are ever set
            follows_me=theirs.get(id) == "follow",
            muted=reader is not None and id in reader.settings.muted,
            private=hidden,
            on=None if apart else seen.on,
            seen_at=None if apart else seen.at,
            records=_records(known),
            between=[] if viewer is None else await self._between(shared, viewer.id),
            openings=[] if hidden else await self._openings(known),
            recent=await self._recent([each.table for each in known[:RECENT]], viewer),
            clubs=[] if hidden else await self._clubs.of(id, None if viewer is None else viewer.id),
            table=tables.get(id),
        )

    async def hides(self, id: str, viewer: Person | None) -> bool:
        """Whether a person's page is shut to the viewer: by its settings, or because one has blocked the other."""
        if viewer is not None and viewer.id == id:
            return False
        seen = (await self._presence.of([id])).get(id)
        if seen is not None and seen.private:
            return True
        return viewer is not None and bool(await self._bonds.blocked(viewer.id, [id]))

    async def friends(self, reader: Identity) -> Friends:
        mine = await self._bonds.of(reader.person.id)
        theirs = await self._bonds.towards(reader.person.id)
        followed = [id for id, kind in mine.items() if kind == "follow"]
        followers = [id for id, kind in theirs.items() if kind == "follow" and id not in mine]
        blocked = [id for id, kind in mine.items() if kind == "block"]
        people = await self._archive.people([*followed, *followers, *blocked])
        seen = await self._presence.of(followed)
        tables = await self._at_tables([id for id in followed if seen[id].on], reader.person)
        friends = [
            Friend(
                person=people[id],
                on=seen[id].on,
                seen_at=seen[id].at,
                mutual=theirs.get(id) == "follow",
                table=tables.get(id),
            )
            for id in followed
        ]
        friends.sort(key=lambda friend: (not friend.on, -(friend.seen_at or 0), friend.person.name))
        return Friends(
            friends=friends,
            followers=[people[id] for id in followers],
            blocked=[people[id] for id in blocked],
            clubs=await self._clubs.of(reader.person.id, reader.person.id),
        )

    async def _at_tables(self, people: Sequence[str], viewer: Person | None) -> dict[str, TableHead]:
        """Public tables that run now, by who sits there."""
        rows = await self._store.read(
            select(schema.tables)
            .where(T.public.is_(True), T.status == "running")
            .where(T.id.in_(select(S.table_id).where(S.person.in_(people))))
            .order_by(T.changed_at)
        )
        found: dict[str, TableHead] = {}
        for head in await self._heads.of(rows, viewer):
            if head.settings.watchers or head.mine:
                found |= {seat.person.id: head for seat in head.seats if seat.person is not None}
        return found

    # ------------------------------------------------------------------ finished tables

    async def _finished(self, id: str, viewer: Person | None, *, shared: bool) -> list[Finished]:
        """Of tables with people that counted to the end: the latest first. `shared`: only where the viewer sat too."""
        sat = select(S.table_id).where(S.person == ("" if viewer is None else viewer.id))
        where = T.id.in_(sat) if shared else or_(T.public.is_(True), T.id.in_(sat))
        rows = await self._store.read(
            select(T.id, T.game, T.rules_version, T.variant, T.result, S.seat)
            .select_from(schema.seats.join(schema.tables, T.id == S.table_id))
            .where(S.person == id, T.status == "finished", T.result.is_not(None), where)
            .order_by(T.changed_at.desc())
            .limit(LATEST)
        )
        found: dict[str, Finished] = {}
        for row in rows:  # who played several seats of one table sat there once
            found.setdefault(row.id, Finished(row))
        return list(found.values())

    async def _between(self, shared: Sequence[Finished], viewer: str) -> list[Between]:
        rows = await self._store.read(
            select(S.table_id, S.seat).where(S.person == viewer, S.table_id.in_([each.table for each in shared]))
        )
        mine: dict[str, int] = {}
        for row in rows:
            mine.setdefault(row.table_id, row.seat)
        counts: defaultdict[str, Counter[str]] = defaultdict(Counter)
        for each in shared:
            ranks, own = each.outcome.ranks, mine[each.table]
            ahead = "mine" if ranks[own] < ranks[each.seat] else "theirs" if ranks[own] > ranks[each.seat] else "level"
            counts[each.game][ahead] += 1
        return [
            Between(game=game, played=count.total(), mine=count["mine"], theirs=count["theirs"], level=count["level"])
            for game, count in sorted(counts.items(), key=lambda item: -item[1].total())
        ]

    async def against(self, viewer: Person, game: str) -> list[AgainstBot]:
        """How somebody fares against the bots of a game, level by level."""
        finished = await self._finished(viewer.id, viewer, shared=True)
        shared = {each.table: each for each in finished if each.game == game}
        rows = await self._store.read(
            select(S.table_id, S.seat, S.bot, S.level).where(S.bot.is_not(None), S.table_id.in_(list(shared)))
        )
        best: dict[tuple[str, str | None, str], int] = {}
        for row in rows:
            met = row.bot, row.level, row.table_id
            rank = shared[row.table_id].outcome.ranks[row.seat]
            best[met] = min(rank, best.get(met, rank))
        counts: defaultdict[tuple[str, str | None], Counter[str]] = defaultdict(Counter)
        for (bot, level, table), rank in best.items():
            each = shared[table]
            own = each.outcome.ranks[each.seat]
            counts[bot, level]["mine" if own < rank else "theirs" if own > rank else "level"] += 1
        return [
            AgainstBot(bot=bot, level=level, played=count.total(), mine=count["mine"], theirs=count["theirs"])
            for (bot, level), count in counts.items()
        ]

    async def _recent(self, tables: Sequence[str], viewer: Person | None) -> list[TableHead]:
        rows = await self._store.read(select(schema.tables).where(T.id.in_(tables)).order_by(T.changed_at.desc()))
        return await self._heads.of(rows, viewer)

    async def _openings(self, known: Sequence[Finished]) -> list[Opening]:
        """The first acts of a person in the games that they know well."""
        enough = {record.game for record in _records(known) if record.played >= OPENINGS_FROM}
        wanted = [each for each in known if each.game in enough and each.variant is None]
        acts = await self._first_acts(wanted)
        openings: dict[tuple[str, bytes], Opening] = {}
        for each in wanted:
            if each.table in acts:
                act, action = acts[each.table]
                kept = {name: value for name, value in action.items() if not _is_place(value)}
                new = Opening(game=each.game, act=act, action=kept, tables=0, won=0)
                opening = openings.setdefault((each.game, KEY(kept)), new)
                opening.tables += 1
                opening.won += each.won
        found = sorted(openings.values(), key=lambda opening: (opening.game, -opening.tables, opening.act))
        return [opening for game in sorted(enough) for opening in _of_game(found, game)[:OPENINGS]]

    async def _first_acts(self, finished: Sequence[Finished]) -> dict[str, tuple[str, dict[str, Any]]]:
        """By table, as the log writes it and as data. What its game cannot read any more is left out."""
        seats = {each.table: each for each in finished}
        first = (
            select(E.table_id, E.seat, func.min(E.seq).label("seq"))
            .where(E.table_id.in_(list(seats)), E.kind == "move", E.by == "person")
            .group_by(E.table_id, E.seat)
            .subquery()
        )
        rows = await self._store.read(
            select(schema.entries).join(first, (first.c.table_id == E.table_id) & (first.c.seq == E.seq))
        )
        found: dict[str, tuple[str, dict[str, Any]]] = {}
        for row in rows:
            each = seats[row.table_id]
            if row.seat != each.seat:
                continue
            try:
                game = game_of(each.game, None, each.rules_version)
                action = LogEntry.from_row(row).action or {}
                found[row.table_id] = str(game.action(action)), action
            except FarportError:
                continue
        return found


def _is_place(value: object) -> bool:
    """Coordinates, or a row of them."""
    return isinstance(value, list) and all([isinstance(each, int) or _is_place(each) for each in value])


def _of_game(openings: Iterable[Opening], game: str) -> list[Opening]:
    return [opening for opening in openings if opening.game == game]


def _records(finished: Iterable[Finished]) -> list[GameRecord]:
    won: defaultdict[str, list[bool]] = defaultdict(list)
    for each in finished:
        won[each.game].append(each.won)
    records = [GameRecord(game=game, played=len(all_won), won=sum(all_won)) for game, all_won in won.items()]
    return sorted(records, key=lambda record: (-record.played, record.game))
