"""The hall: all tables that are open in this worker, and what keeps them going when nobody looks."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Sequence
from typing import TYPE_CHECKING, Any, Final, Protocol

from sqlalchemy import and_, bindparam, or_, select

from farport.kernel import FarportError
from farport.server.ending import end
from farport.server.errors import Refuse, StoreAway
from farport.server.ids import new_id
from farport.server.moments import now_ms
from farport.server.store import schema
from farport.server.tables.archive import Archive
from farport.server.tables.entry import DECODE, ENCODE
from farport.server.tables.live import LiveTable
from farport.server.tables.play import Play
from farport.server.tables.seating import Chair, SeatPlay, Sitting
from farport.server.tables.steward import Steward

if TYPE_CHECKING:
    from collections.abc import Callable

    from farport.server.bus.bus import Bus
    from farport.server.metrics import Metrics
    from farport.server.store.store import Store
    from farport.server.thinking.thinkers import Thinkers

SWEEP_S: Final = 1.0
DUE_AT_ONCE: Final = 100  # tables taken up in one sweep
PAGES: Final = 20  # of as many, looked through for them
FIRST: Final = (-1, "")  # before every moment at which something is due, and every table
STRANDED_MS: Final = 600_000  # a table that cannot be opened is tried again after that
CHECK_EVERY: Final = 5  # sweeps: followed tables are compared with the store, in case the bus has lost something
IDLE_EVERY: Final = 5  # sweeps: all tables are looked at, whether anybody still needs them
PRESENCE_MS: Final = 20_000  # a worker that has not spoken for so long is gone, and those who were there with it
IDLE_MS: Final = 60_000  # a table that nobody follows is put away after that
T = schema.tables.c
# Nothing but the moment is asked for: where a status is, SQLite takes that index, and reads all tables in play.
DUE = (
    select(T.id, T.due_at)
    .where(
        T.due_at <= bindparam("now"),
        or_(T.due_at > bindparam("moment"), and_(T.due_at == bindparam("moment"), T.id > bindparam("id"))),
    )
    .order_by(T.due_at, T.id)
    .limit(DUE_AT_ONCE)
)
log = logging.getLogger("farport.tables")


class Timekeeper(Protocol):
    """Knows whether this worker was alive all the time."""

    @property
    def lives(self) -> bool: ...

    async def in_time(self) -> None: ...


class Orders(Protocol):
    """Knows whether the server is in maintenance: then nothing is played, by nobody."""

    @property
    def still(self) -> bool: ...


class Hall:
    """Tables are taken out of the archive when somebody needs them and put away when nobody does."""

    def __init__(self, store: Store, bus: Bus, metrics: Metrics, thinkers: Thinkers | None) -> None:
        """Without thinkers nothing goes on by itself: for whoever only comes to change something."""
        self.archive = Archive(store)
        self.bus = bus
        self.metrics = metrics
        self.name = new_id()  # of this worker, among the others
        self._thinkers = thinkers
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Future[LiveTable]] = {}
        self._listing: dict[str, asyncio.Task[None]] = {}
        self._stewards: dict[str, Steward] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._on_moved: list[Callable[[LiveTable, Play | None, Play], None]] = []
        self._on_lobby: list[Callable[[], None]] = []
        self._on_caught_up: list[Callable[[LiveTable], Coroutine[Any, Any, None]]] = []
        self._timekeeper: Timekeeper | None = None
        self._orders: Orders | None = None
        self._sweeps = 0
        self._swept_to = FIRST
        self._stranded: dict[str, int] = {}  # tables that cannot be opened, and until when nobody tries

    # ------------------------------------------------------------------ taking out

    async def table(self, id: str) -> LiveTable:
        """The table, taken out of the archive if need be; refused when there is none."""
        live = self._tables.get(id)
        if live is not None:
            live.used_at = now_ms()  # somebody is about to: it must not be put away under their hands
            return live
        loading = self._loading.get(id)
        if loading is None:
            loading = self._loading[id] = asyncio.ensure_future(self._load(id))
            loading.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(loading)

    @property
    def count(self) -> int:
        """Tables in memory here."""
        return len(self._tables)

    def live(self, id: str) -> LiveTable | None:
        return self._tables.get(id)

    async def _load(self, id: str) -> LiveTable:
        self.bus.follow(f"table:{id}")
        row = await self.archive.row(id)
        if row is None:
            self.bus.unfollow(f"table:{id}")
            raise Refuse("no_table")
        chairs = (await self.archive.chairs([id]))[id]
        charter = await self.archive.charter(row, len(chairs))
        play, _ = await self.archive.load(charter)
        table = LiveTable(self, row, chairs, play, charter)
        if row.host is not None and row.host not in table.people:
            table.people.update(await self.archive.people([row.host]))
        self._tables[id] = table
        if self._thinkers is not None:
            self._stewards[id] = Steward(table, self._thinkers)
            self._stewards[id].look()
        self._see_seats(table)
        self._see_vacant(table)
        self.metrics.tables.set(len(self._tables))
        if not self.bus.alone:
            self.bus.publish(f"table:{id}", b"?")  # who else has it open?
            # What was appended before the bus listens on this topic is fetched a moment later.
            asyncio.get_running_loop().call_later(SWEEP_S, self._catch_up, table)
        return table

    def _catch_up(self, table: LiveTable) -> None:
        if self._tables.get(table.id) is table:
            self.spawn(table.catch_up(), "catch up")
            for listener in self._on_caught_up:
                self.spawn(listener(table), "catch up")

    def _put_away(self, table: LiveTable) -> None:
        steward = self._stewards.pop(table.id, None)
        if steward is not None:
            steward.stop()
        del self._tables[table.id]
        self.bus.unfollow(f"table:{table.id}")
        self.metrics.tables.set(len(self._tables))

    # ------------------------------------------------------------------ what tables need

    def spawn(self, work: Coroutine[Any, Any, Any], name: str) -> asyncio.Task[Any]:
        """Something that nobody waits for before the end; its mistakes are logged."""
        task = asyncio.get_running_loop().create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._spawned_done)
        return task

    def _spawned_done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if task.cancelled():
            return
        error = task.exception()
        if isinstance(error, (StoreAway, Refuse)):
            log.warning("%s: %s", task.get_name(), error)
        elif error is not None:
            log.error("%s failed", task.get_name(), exc_info=error)

    def keep_in_time(self, heartbeat: Timekeeper) -> None:
        """What to wait for before anything is judged: clocks that ran while no worker was alive are put right first."""
        self._timekeeper = heartbeat

    def keep_still(self, orders: Orders) -> None:
        """Whenever they say so."""
        self._orders = orders

    @property
    def still(self) -> bool:
        return self._orders is not None and self._orders.still

    def require_play(self) -> None:
        if self.still:
            raise Refuse("maintenance")

    @property
    def on_time(self) -> bool:
        """Nothing has to be waited for."""
        return self._timekeeper is None or self._timekeeper.lives

    async def in_time(self) -> None:
        if self._timekeeper is not None:
            await self._timekeeper.in_time()

    def moved(self, table: LiveTable, before: Play | None, after: Play) -> None:
        for listener in self._on_moved:
            listener(table, before, after)
        self._see_seats(table)
        self._see_vacant(table)
        steward = self._stewards.get(table.id)
        if steward is not None:
            steward.look()

    def _see_seats(self, table: LiveTable) -> None:
        """A seat that was taken over is listed as its new owner's, also when whoever should list it could not."""
        play = table.play
        if play is not None and any([_differs(s, chair) for s, chair in zip(play.seats, table.chairs, strict=True)]):
            self.list_seats(table)

    def list_seats(self, table: LiveTable) -> asyncio.Task[None]:
        """The log is the truth, the list of who sits where follows it: this is when it does."""
        listing = self._listing.get(table.id)
        if listing is None:
            listing = self._listing[table.id] = self.spawn(self._list_seats(table), "seats")
            listing.add_done_callback(lambda _: self._listing.pop(table.id, None))
        return listing

    async def _list_seats(self, table: LiveTable) -> None:
        await self.archive.list_seats(table.id, _misplaced(table))
        await self.changed(table.id)
        self.lobby_changed()

    def _see_vacant(self, table: LiveTable) -> None:
        """Seats that can be taken over are listed in the lobby. The log is the truth, the list follows it."""
        vacant = [] if table.play is None else table.play.vacant
        if vacant != [chair.seat for chair in table.chairs if chair.vacant]:
            for chair in table.chairs:
                chair.vacant = chair.seat in vacant
            self.spawn(self._list_vacant(table.id, vacant), "vacant seats")

    async def _list_vacant(self, id: str, vacant: list[int]) -> None:
        await self.archive.list_vacant(id, vacant)
        self.lobby_changed()

    def on_moved(self, listener: Callable[[LiveTable, Play | None, Play], None]) -> None:
        self._on_moved.append(listener)

    def on_caught_up(self, listener: Callable[[LiveTable], Coroutine[Any, Any, None]]) -> None:
        """What else is read again where the bus was not listening."""
        self._on_caught_up.append(listener)

    def look_at(self, table: LiveTable) -> None:
        """Somebody came or went: perhaps something else is due now."""
        steward = self._stewards.get(table.id)
        if steward is not None:
            steward.look()

    async def changed(self, id: str) -> None:
        """The lobby has changed a table: those who follow it are told, here and at the other workers."""
        self.bus.publish("all", b"t" + id.encode())
        table = self._tables.get(id)
        if table is not None:
            await table.refresh()

    def person_changed(self, person: str) -> None:
        """Has another name, or none any more."""
        for table in self._tables.values():
            if person in table.people:
                self.spawn(table.read_people(), "people")

    def lobby_changed(self) -> None:
        """The lists of the lobby are out of date, here and at the other workers."""
        self.bus.publish("all", b"l")
        self.tell_lobby()

    def on_lobby(self, listener: Callable[[], None]) -> None:
        self._on_lobby.append(listener)

    def tell_lobby(self) -> None:
        for listener in self._on_lobby:
            listener()

    # ------------------------------------------------------------------ news from other workers

    def heard(self, topic: str, payload: bytes) -> None:
        """A message of the bus on a table's topic: an entry, presence, or the question who is there."""
        table = self._tables.get(topic.removeprefix("table:"))
        if table is None:
            return
        kind, rest = payload[:1], payload[1:]
        if kind == b"e":
            self.spawn(table.heard(DECODE(rest)), "heard")
        elif kind == b"p":
            worker, people, watchers, *more = DECODE(rest)
            awake = more[0] if more else people  # a worker of an older version tells no more
            table.elsewhere[worker] = (set(people), watchers, now_ms(), set(awake))
            table.tell_everybody(ENCODE(table.presence()))
            self.look_at(table)
        elif kind == b"?" and table.followers:
            table.tell_presence()

    def heard_change(self, id: str) -> None:
        table = self._tables.get(id)
        if table is not None:
            self.spawn(table.refresh(), "refresh")

    def catch_up_all(self) -> None:
        """The bus was away: whatever may have been missed is read from the store."""
        for table in self._tables.values():
            self._catch_up(table)

    # ------------------------------------------------------------------ keeping going

    async def sweep_for_ever(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_S)
            try:
                await self._sweep()
            except StoreAway as error:
                log.warning("sweep: the store is away: %s", error)

    async def _sweep(self) -> None:
        self._sweeps += 1
        await self._take_up_due()
        if self._sweeps % CHECK_EVERY == 0 and not self.bus.alone:
            await self._compare()
        if self._sweeps % IDLE_EVERY == 0:
            self._put_idle_away()

    async def _take_up_due(self) -> None:
        """Tables that nobody has open and where something is due: as many as a sweep can take, in turn. Those that are
        open here already, and those that cannot be, stand in nobody's way."""
        if self.still:
            return
        taken = 0
        for _ in range(PAGES):
            rows = await self._due_next()
            for row in rows:
                if row.id in self._tables or self._stranded.get(row.id, 0) > now_ms():
                    continue
                taken += 1
                await self._take_up(row.id)
            if taken >= DUE_AT_ONCE or len(rows) < DUE_AT_ONCE:
                return

    async def _due_next(self) -> Sequence[Any]:
        """The next page of what is due, the longest due first; after the last one from the beginning."""
        moment, id = self._swept_to
        rows = await self.archive.store.read(DUE, {"now": now_ms(), "moment": moment, "id": id})
        self._swept_to = (rows[-1].due_at, rows[-1].id) if len(rows) == DUE_AT_ONCE else FIRST
        return rows

    async def _take_up(self, id: str) -> None:
        try:
            self.look_at(await self.table(id))
        except Refuse as refuse:  # its game is not installed here; it can wait for somebody who has it
            log.warning("table %s cannot be opened and is left alone for a while: %s", id, refuse.code)
            self._strand(id)
        except FarportError:  # a log that leads nowhere: one table's misfortune
            log.exception("table %s cannot be opened and is left alone for a while", id)
            self._strand(id)

    def _strand(self, id: str) -> None:
        at = now_ms()
        self._stranded = {other: until for other, until in self._stranded.items() if until > at}
        self._stranded[id] = at + STRANDED_MS
        self.metrics.stranded.set(len(self._stranded))

    async def _compare(self) -> None:
        followed = [table.id for table in self._tables.values() if table.followers]
        if not followed:
            return
        for id in followed:
            self._tables[id].renew_presence(PRESENCE_MS)
        c = schema.tables.c
        for row in await self.archive.store.read(select(c.id, c.seq).where(c.id.in_(followed))):
            table = self._tables.get(row.id)
            if table is not None and row.seq > table.seq:
                self.spawn(table.catch_up(), "catch up")

    def _put_idle_away(self) -> None:
        before = now_ms() - IDLE_MS
        for table in list(self._tables.values()):
            steward = self._stewards.get(table.id)
            if table.used_at >= before or (steward is not None and steward.busy):
                continue
            if table.followers:
                table.rest()
            else:
                self._put_away(table)

    async def close(self) -> None:
        for table in list(self._tables.values()):
            self._put_away(table)
        await end([*self._tasks, *self._loading.values()])


def _misplaced(table: LiveTable) -> dict[int, Sitting]:
    """Who sits where by the log and not by the list."""
    play = table.play
    if play is None:
        return {}
    return {
        chair.seat: (seat.person, seat.bot, seat.level)
        for seat, chair in zip(play.seats, table.chairs, strict=True)
        if _differs(seat, chair)
    }


def _differs(seat: SeatPlay, chair: Chair) -> bool:
    person = None if chair.person is None else chair.person.id
    return seat.person != person or seat.bot != chair.bot or seat.level != chair.level
