"""Runner: plays the runs that wait, in processes of their own, beside the tables; whoever is killed is gone on with."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import insert, or_, select, update

from farport.arena.study import Piece
from farport.kernel import FarportError, Plain
from farport.server.ending import end
from farport.server.errors import StoreAway, Taken
from farport.server.ids import new_id
from farport.server.moments import now_ms
from farport.server.store import schema
from farport.server.studio.pace import Paces
from farport.server.studio.packing import packed, unpacked
from farport.server.studio.runs import ENCODE, NO_CLUSTER, PLAIN, RAY, TUNE
from farport.server.studio.searching import Searching
from farport.server.studio.studying import Studying

if TYPE_CHECKING:
    from farport.server.store.store import Store
    from farport.server.thinking.thinkers import Player

R = schema.runs.c
C = schema.run_chunks.c
LOOK_S: Final = 2.0  # between two looks for runs that wait
ACTIVE: Final = 4  # runs that one worker plays at the same time: each of another person
STALE_MS: Final = 30_000  # a run of which nothing was heard so long has lost its worker
OPEN = (
    select(R.id, R.owner, R.status, R.worker, R.changed_at)
    .where(R.status.in_(("waiting", "running")))
    .order_by(R.created_at)
    .limit(200)
)
log = logging.getLogger("farport.runs")


class Runner:
    """One worker's part in it. The row of a run says who plays it; chunks are written once, as they come."""

    def __init__(
        self, store: Store, player: Player, paces: Paces, *, alone: bool, cluster: Player | None = None
    ) -> None:
        self._store = store
        self._player = player
        self._cluster = cluster  # where people may have theirs played
        self._paces = paces
        self._alone = alone  # no other worker shares the database: whatever is claimed was claimed before a restart
        self._worker = new_id()
        self._playing: dict[str, asyncio.Task[None]] = {}

    async def work_for_ever(self) -> None:
        if self._alone:
            await self._forget_claims()
        while True:
            try:
                await self._take()
            except StoreAway as error:
                log.warning("the store is away: %s", error)
            await asyncio.sleep(LOOK_S)

    async def close(self) -> None:
        """What is being played is let go; whoever comes next goes on from the chunks that are there."""
        await end(self._playing.values())
        with contextlib.suppress(StoreAway):
            await self._store.write(update(schema.runs).where(R.worker == self._worker).values(worker=None))
        for player in filter(None, (self._player, self._cluster)):
            await player.close()

    async def _forget_claims(self) -> None:
        try:
            await self._store.write(update(schema.runs).where(R.worker.is_not(None)).values(worker=None))
        except StoreAway as error:
            log.warning("the store is away: %s", error)

    # ------------------------------------------------------------------ who plays what

    async def _take(self) -> None:
        """Runs that wait, and those whose worker is gone, as far as there is room; one of each person at a time."""
        self._playing = {id: task for id, task in self._playing.items() if not task.done()}
        if len(self._playing) >= ACTIVE:
            return
        lost = or_(R.worker.is_(None), R.changed_at < now_ms() - STALE_MS)
        open_runs = await self._store.read(OPEN)
        busy = {row.owner for row in open_runs if row.worker is not None and row.changed_at >= now_ms() - STALE_MS}
        for row in open_runs:
            if len(self._playing) >= ACTIVE:
                return
            if row.owner in busy or row.id in self._playing:
                continue
            claim = update(schema.runs).where(R.id == row.id, R.status.in_(("waiting", "running")), lost)
            claimed = await self._store.write(claim.values(status="running", worker=self._worker, changed_at=now_ms()))
            if claimed[0].count:
                busy.add(row.owner)
                self._playing[row.id] = asyncio.create_task(self._play(row.id), name=f"run {row.id}")

    async def _play(self, id: str) -> None:
        try:
            row, rows = await self.load(id)
            wanted = PLAIN.decode(row.wanted)
            wanted.pop(RAY, None)
            if TUNE in wanted:
                await Searching(self, row, rows).through(wanted[TUNE])
            else:
                await Studying(self, row, rows).through(wanted)
        except StoreAway as error:
            log.warning("a run is let go, the store is away: %s", error, extra={"run": id})
        except FarportError as error:
            await self.end(id, "failed", str(error))
        except Exception:
            log.exception("a run failed", extra={"run": id})
            await self.end(id, "failed", "internal")

    async def end(self, id: str, status: str, problem: str | None = None) -> None:
        ended = update(schema.runs).where(R.id == id, R.worker == self._worker, R.status == "running")
        await self._store.write(ended.values(status=status, problem=problem, worker=None, changed_at=now_ms()))

    async def beat(self, id: str, done: int, answer: Plain | None) -> bool:
        """Still ours and wanted; with how far it is."""
        values: dict[str, Any] = {"done": done, "changed_at": now_ms()}
        if answer is not None:
            values["answer"] = ENCODE(answer).decode()
        ours = update(schema.runs).where(R.id == id, R.worker == self._worker, R.status == "running")
        return (await self._store.write(ours.values(**values)))[0].count > 0

    async def conclude(self, id: str, done: int, answer: Plain) -> None:
        """Somebody has stopped it meanwhile: what was played by then is answered."""
        ours = update(schema.runs).where(R.id == id, R.worker == self._worker, R.status == "stopped")
        await self._store.write(ours.values(done=done, answer=ENCODE(answer).decode(), worker=None))

    async def load(self, id: str) -> tuple[Any, dict[Piece, list[Plain]]]:
        row = (await self._store.read(select(schema.runs).where(R.id == id)))[0]
        found = await self._store.read(select(C.part, C.number, C.rows).where(C.run == id))
        return row, await asyncio.to_thread(lambda: {(each.part, each.number): unpacked(each.rows) for each in found})

    async def keep(self, id: str, piece: Piece, rows: list[Plain]) -> None:
        values = {"run": id, "part": piece[0], "number": piece[1], "rows": await asyncio.to_thread(packed, rows)}
        with contextlib.suppress(Taken):  # another worker was first, with the same rows
            await self._store.write(insert(schema.run_chunks).values(**values))

    def player_of(self, run: Any) -> Player:
        """Who plays its games: the cluster, where that was wished."""
        if not PLAIN.decode(run.wanted).get(RAY):
            return self._player
        if self._cluster is None:
            raise FarportError(NO_CLUSTER)
        return self._cluster

    @property
    def paces(self) -> Paces:
        return self._paces
