"""Analyses of finished games: made on request, a part at a time, by those who think for the bots, and kept."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final

import msgspec
from sqlalchemy import delete, insert, select, update

from farport.bots import TURNING
from farport.kernel import Plain
from farport.server.errors import Refuse, Taken
from farport.server.ids import new_id
from farport.server.moments import now_ms
from farport.server.protocol.http import GameAnalysis, JudgedDecision
from farport.server.store import schema
from farport.server.store.store import Store
from farport.server.tables.hall import Hall
from farport.server.tables.play import START
from farport.server.tables.replays import FinishedMove, Replays
from farport.server.thinking.job import Judged, Studied, Study
from farport.server.thinking.thinkers import Thinker

A = schema.analyses.c
BUDGET_S: Final = 240.0  # for the decisions of a whole game together …
EACH_S: Final = 1.0  # … and for one of them at most
PART_S: Final = 1.0  # a bot that wants the same process waits no longer than about this
WAITING: Final = 20  # analyses that may wait for their turn
LOST_MS: Final = 60_000  # without progress for so long, an analysis is nobody's any more
log = logging.getLogger("farport.analyses")


class Kept(msgspec.Struct):
    """What the row holds: the chances before the first move, and every move that was judged."""

    first: list[float] = []
    moves: list[Judged] = []


ENCODE: Final = msgspec.json.Encoder().encode
DECODE: Final = msgspec.json.Decoder(Kept).decode


class Analyses:
    """One analysis at a time in each worker. Any worker can tell how far it has got, or go on with it after a crash."""

    def __init__(self, store: Store, hall: Hall, replays: Replays, thinker: Thinker) -> None:
        self._store = store
        self._hall = hall
        self._replays = replays
        self._thinker = thinker
        self._going: set[str] = set()
        self._one = asyncio.Semaphore(1)

    async def so_far(self, id: str) -> GameAnalysis:
        """As far as it has got; refused while the game is not over."""
        moves = await self._replays.finished_moves(id)
        row = await self._row(id)
        kept = Kept() if row is None else DECODE(row.data)
        going = id in self._going or (row is not None and row.done < len(moves) and not _lost(row))
        return _analysis(going, moves, kept)

    async def ask(self, id: str) -> GameAnalysis:
        """See to it that the game is analysed."""
        moves = await self._replays.finished_moves(id)
        if id not in self._going and moves and await self._ours(id, len(moves)):
            if len(self._going) >= WAITING:
                raise Refuse("limit", {"most": WAITING})
            self._going.add(id)
            self._hall.spawn(self._work(id), f"analysis of {id}")
        return await self.so_far(id)

    async def _ours(self, id: str, moves: int) -> bool:
        """Nobody has begun it, or whoever did is gone."""
        row = await self._row(id)
        if row is None:
            try:
                await self._store.write(
                    insert(schema.analyses).values(
                        table_id=id, done=0, changed_at=now_ms(), data=ENCODE(Kept()).decode()
                    )
                )
            except Taken:
                return False
            return True
        return row.done < moves and _lost(row)

    async def _row(self, id: str) -> Any:
        rows = await self._store.read(select(schema.analyses).where(A.table_id == id))
        return rows[0] if rows else None

    # ------------------------------------------------------------------ the work

    async def _work(self, id: str) -> None:
        try:
            async with self._one:
                await self._analyse(id)
        finally:
            self._going.discard(id)

    async def _analyse(self, id: str) -> None:
        record = await self._replays.record(id)
        row = await self._row(id)
        kept = Kept() if row is None else DECODE(row.data)
        each = min(EACH_S, BUDGET_S / max(1, len(record.moves)))
        data = record.data()
        while len(kept.moves) < len(record.moves):
            done = len(kept.moves)
            studied = await self._part(id, data, done, each)
            if studied is None:
                await self._store.write(delete(schema.analyses).where(A.table_id == id))
                return
            if studied.first is not None:
                kept.first = studied.first
            kept.moves += studied.moves
            if not await self._save(id, done, kept):
                return  # another worker is at it

    async def _part(self, id: str, record: Plain, begin: int, each: float) -> Studied | None:
        """A decision that takes too long is left out; without any answer at all there is no analysis."""
        for seconds, long in ((PART_S, each), (0.0, 0.0)):
            wanted = Study(id=new_id(), table=id, record=record, begin=begin, seconds=seconds, each=long)
            studied = await self._thinker.study(wanted)
            if studied.error is None and studied.moves:
                return studied
            log.warning("analysis of %s at move %d: %s", id, begin, studied.error)
        return None

    async def _save(self, id: str, before: int, kept: Kept) -> bool:
        written = await self._store.write(
            update(schema.analyses)
            .where(A.table_id == id, A.done == before)
            .values(done=len(kept.moves), changed_at=now_ms(), data=ENCODE(kept).decode())
        )
        return written[0].count == 1


def _lost(row: Any) -> bool:
    return bool(row.changed_at < now_ms() - LOST_MS)


def _analysis(going: bool, moves: list[FinishedMove], kept: Kept) -> GameAnalysis:
    """By the numbers of the spectators' log, and only what stands there."""
    known = [(move, judged) for move, judged in zip(moves, kept.moves, strict=False) if move.number is not None]
    decisions = [
        JudgedDecision(
            seq=number,
            seat=seat,
            action=action,
            chance=judged.chance,
            best=judged.best,
            best_chance=judged.best_chance,
            loss=round(max(0.0, judged.best_chance - judged.chance), 4),
            choices=judged.choices,
            gains=judged.gains,
        )
        for (number, seat, action), judged in known
        if judged.chance is not None and judged.best_chance is not None and judged.best is not None
        if number is not None and seat is not None and action is not None
    ]
    costly = sorted([each for each in decisions if each.loss >= TURNING], key=lambda each: (-each.loss, each.seq))
    return GameAnalysis(
        going=going,
        done=len(kept.moves),
        of=len(moves),
        seqs=[START, *[move.number for move, _ in known if move.number is not None]] if kept.first else [],
        chances=[kept.first, *[judged.chances for _, judged in known]] if kept.first else [],
        decisions=decisions,
        turning=[each.seq for each in costly],
    )
