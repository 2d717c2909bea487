"""The past of a table, as far as somebody may see it."""

from __future__ import annotations

import asyncio
import hashlib
from typing import Any

from farport.kernel import Plain, Record
from farport.server.errors import Refuse
from farport.server.ids import seed_hash
from farport.server.lobby.heads import Heads
from farport.server.protocol.http import DiceProof, Replay, ReplayPositions, ScoreChart
from farport.server.protocol.shapes import Person, SeatView
from farport.server.sandbox.question import Retell
from farport.server.sandbox.sandbox import Sandbox, require
from farport.server.tables import faces
from farport.server.tables.archive import Archive
from farport.server.tables.play import START, Play


class Replays:
    """While a game runs everybody sees the past as they saw it then; afterwards as any seat."""

    def __init__(self, archive: Archive, heads: Heads, sandbox: Sandbox) -> None:
        self._archive = archive
        self._heads = heads
        self._sandbox = sandbox

    async def replay(self, id: str, person: Person | None, seat: int | None) -> Replay:
        row, play = await self._load(id)
        viewers = _viewers(play, person)
        if seat not in viewers:
            raise Refuse("not_your_seat")
        log = await self._archive.entries(id)
        seats = [] if seat is None else [seat]
        return Replay(
            table=(await self._heads.of([row], person))[0],
            seat=seat,
            viewers=viewers,
            steps=_steps(play),
            entries=faces.entries(play, log, seats),
            seed_hash=seed_hash(play.charter.seed),
            seed=str(play.charter.seed) if play.over else None,
            result=play.outcome,
            variant=play.charter.variant,
        )

    async def positions(self, id: str, person: Person | None, seat: int | None, seqs: list[int]) -> ReplayPositions:
        _, play = await self._load(id)
        if seat not in _viewers(play, person):
            raise Refuse("not_your_seat")
        steps = _steps(play)
        if any(seq not in steps for seq in seqs):
            raise Refuse("not_found")
        states = await self._archive.states(play.charter, [step.seq for step in play.line], seqs)
        shown = await asyncio.to_thread(lambda: [SeatView(seat=seat, view=state.view(seat)) for state in states])
        return ReplayPositions(seqs=seqs, positions=shown)

    async def scores(self, id: str, who: str) -> ScoreChart:
        """The points of every seat at each step, gone through in the sandbox; nothing for a game that tells them only
        at its end."""
        play = await self._finished(id)
        asked = Retell(record=(await self._record(play)).data(), scores=True)
        scores = require(await self._sandbox.ask(asked, who)).scores
        return ScoreChart(seqs=_steps(play) if scores else [], scores=scores)

    async def finished_moves(self, id: str) -> tuple[list[int], list[tuple[int | None, Plain | None]]]:
        """The steps of a finished game, and who did what at each."""
        play = await self._finished(id)
        steps = [step.seq for step in play.line]
        return steps, [(move.seat, move.action) for move in await self._archive.moves(id, steps)]

    async def record(self, id: str) -> Record:
        return await self._record(await self._finished(id))

    async def _record(self, play: Play) -> Record:
        moves = await self._archive.moves(play.charter.id, [step.seq for step in play.line])
        charter = play.charter
        return Record(
            charter.game.id,
            charter.game.rules_version,
            charter.seats,
            charter.seed,
            charter.options,
            moves,
            play.state.digest(),
            charter.variant,
        )

    async def dice(self, id: str, who: str) -> DiceProof:
        _, play = await self._load(id)
        told = seed_hash(play.charter.seed)
        if not play.over:
            return DiceProof(seed_hash=told, seed=None, fits=None, replays=None, digest=None)
        record = await self._record(play)
        seed = str(play.charter.seed)
        fits = hashlib.sha256(f"farport:{seed}".encode()).hexdigest() == told
        replays = (await self._sandbox.ask(Retell(record=record.data()), who)).code is None
        return DiceProof(seed_hash=told, seed=seed, fits=fits, replays=replays, digest=record.digest)

    async def _finished(self, id: str) -> Play:
        _, play = await self._load(id)
        if not play.over:
            raise Refuse("not_over")
        return play

    async def _load(self, id: str) -> tuple[Any, Play]:
        row = await self._archive.row(id)
        if row is None:
            raise Refuse("no_table")
        chairs = (await self._archive.chairs([id]))[id]
        play, _ = await self._archive.load(await self._archive.charter(row, len(chairs)))
        if play is None:
            raise Refuse("not_running")
        return row, play


def _viewers(play: Play, person: Person | None) -> list[int | None]:
    if play.over:
        return [None, *range(len(play.seats))]
    own = [number for number, seat in enumerate(play.seats) if person is not None and seat.person == person.id]
    return [None, *own]


def _steps(play: Play) -> list[int]:
    return [START, *[step.seq for step in play.line]]
