"""Being alive, and making up for a time when nobody was: clocks are credited, games against the clock stand still."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from sqlalchemy import delete, func, insert, select, update

from farport.kernel import games
from farport.server.ending import end
from farport.server.errors import Refuse, StoreAway
from farport.server.ids import new_id
from farport.server.moments import now_ms
from farport.server.store import schema
from farport.server.tables.clocks import LIMITED
from farport.server.tables.entry import LogEntry

if TYPE_CHECKING:
    from farport.server.store.store import Store
    from farport.server.tables.hall import Hall
    from farport.server.tables.play import Play

W = schema.workers.c
T = schema.tables.c
BEAT_S: Final = 2.0
WAIT_S: Final = 10.0
OUTAGE_MS: Final = 6_000  # shorter gaps are not worth an entry
FORGOTTEN_MS: Final = 86_400_000
log = logging.getLogger("farport.outage")


class Heartbeat:
    """A row that says: this worker was alive then.

    Nobody can use their time while no worker reaches the store, or while they all sleep like the laptop they run on.
    So whoever finds its last beat too long ago makes up for that before anything else is judged. All of them may; until
    one is done and says that it lives, all see the same last sign of life, and from that the entries have their keys.
    """

    def __init__(self, store: Store, hall: Hall) -> None:
        self._store = store
        self._hall = hall
        self._id = new_id()
        self._seen_at: int | None = None  # None: not begun
        self._beating: asyncio.Future[None] | None = None

    async def in_time(self) -> None:
        """At once while this worker is known to live; otherwise after making up for the time when it did not. Whoever
        waits for that too long is told that the store is away: it may take long after a long time."""
        if self.lives:
            return
        try:
            async with asyncio.timeout(WAIT_S):
                while not self.lives:
                    await self.beat()
        except TimeoutError:
            raise StoreAway("clocks are put right after an outage") from None

    @property
    def lives(self) -> bool:
        """As far as everybody knows."""
        return self._seen_at is not None and now_ms() - self._seen_at < OUTAGE_MS

    async def beat_for_ever(self) -> None:
        while True:
            await asyncio.sleep(BEAT_S)
            try:
                await self.beat()
            except StoreAway as error:
                log.warning("heartbeat: the store is away: %s", error)

    async def beat(self) -> None:
        """One at a time: whoever comes while one is under way waits for that, and fails with it."""
        if self._beating is None:
            self._beating = asyncio.ensure_future(self._beat())
            self._beating.add_done_callback(self._beaten)
        await asyncio.shield(self._beating)

    async def close(self) -> None:
        if self._beating is not None:
            await end([self._beating])

    async def _beat(self) -> None:
        at = now_ms()
        # In maintenance no clock runs anyway, and all of its time is given back at its end.
        if (self._seen_at is None or at - self._seen_at >= OUTAGE_MS) and not self._hall.still:
            await make_up(self._hall, await self._last_seen(), at)
            at = now_ms()
        if self._seen_at is None:
            await self._store.write(
                delete(schema.workers).where(W.seen_at < at - FORGOTTEN_MS),
                insert(schema.workers).values(id=self._id, started_at=at, seen_at=at),
            )
        else:
            await self._store.write(update(schema.workers).where(W.id == self._id).values(seen_at=at))
        self._seen_at = at  # what was written, however long that took

    def _beaten(self, _beating: asyncio.Future[None]) -> None:
        self._beating = None

    async def _last_seen(self) -> int | None:
        """When any worker was last alive."""
        rows = await self._store.read(select(func.max(W.seen_at)))
        return rows[0][0] if rows and rows[0][0] is not None else None


async def make_up(hall: Hall, last_seen: int | None, at: int) -> int:
    """Nobody was alive from `last_seen` until now: every table whose clock ran meanwhile gets an entry. How many."""
    if last_seen is None or at - last_seen < OUTAGE_MS:
        return 0
    timed = [game.id for game in games() if game.facts.timed]
    clocked = T.clock.in_(LIMITED) | T.game.in_(timed)
    rows = await hall.archive.store.read(select(T.id).where(T.status == "running", clocked))
    done = 0
    for row in rows:
        try:
            table = await hall.table(row.id)
            await table.submit_late(lambda play, now: _entry(play, now, last_seen), f"o:{last_seen}")
            done += 1
        except Refuse as refuse:
            log.debug("outage at %s: %s", row.id, refuse.code)
    log.info("made up for an outage of %d s at %d tables", (at - last_seen) // 1_000, done)
    return done


def _entry(play: Play, at: int, last_seen: int) -> LogEntry:
    if play.over:
        raise Refuse("not_running")
    if play.time is not None:
        return LogEntry("pause", at, data={"why": "outage", "since": last_seen})
    return LogEntry("credit", at, data={"why": "outage", "ms": at - last_seen})
