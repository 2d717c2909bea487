"""The past of a table, as far as somebody may see it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from farport.kernel import Plain, Record
from farport.kernel.fairness import WAY, commitment
from farport.server.cost import aside
from farport.server.errors import Refuse
from farport.server.lobby.heads import Heads
from farport.server.protocol.http import DicePart, DiceProof, Replay, ReplayPositions, ScoreChart
from farport.server.protocol.shapes import Entry, Person, SeatView
from farport.server.sandbox.question import Retell
from farport.server.sandbox.sandbox import Sandbox, require
from farport.server.tables import faces
from farport.server.tables.archive import Archive
from farport.server.tables.entry import LogEntry
from farport.server.tables.play import OVER, START, Play, dice_of
from farport.server.tables.records import recorded, with_outcome
from farport.server.tables.seating import Chair

PAGE: Final = 500  # lines that are shown at a time


class FinishedMove(NamedTuple):
    """A step of a finished game: its number for spectators (None: they do not know of it), who did what."""

    number: int | None
    seat: int | None
    action: Plain | None


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
            steps=_told_steps(play, seats),
            entries=await aside(_shown, play, log, seats),
            seed_hash=play.seed_hash,
            seed=str(play.charter.seed) if play.over else None,
            result=play.outcome,
            variant=play.charter.variant,
        )

    async def positions(
        self, id: str, person: Person | None, seat: int | None, numbers: list[int], *, public: bool
    ) -> ReplayPositions:
        """`public`: the numbers are those of the spectators' log, whatever seat looks."""
        _, play = await self._load(id)
        if seat not in _viewers(play, person):
            raise Refuse("not_your_seat")
        counted = () if public or seat is None else (seat,)
        count, steps = play.count_for(counted), _told_steps(play, counted)
        if any(number not in steps for number in numbers):
            raise Refuse("not_found")
        seqs = [count.seq(number) for number in numbers]
        states = await self._archive.states(play, [step.seq for step in play.line], seqs)
        shown = await aside(lambda: [SeatView(seat=seat, view=state.view(seat)) for state in states])
        return ReplayPositions(seqs=numbers, positions=shown)

    async def scores(self, id: str, who: str) -> ScoreChart:
        """The points of every seat at each step, gone through in the sandbox; nothing for a game that tells them only
        at its end."""
        play = await self._finished(id)
        asked = Retell(record=(await recorded(self._archive, play)).data(), scores=True)
        scores = require(await self._sandbox.ask(asked, who)).scores
        if not scores:
            return ScoreChart(seqs=[], scores=[])
        count = play.count_for(())
        known = [(count.number(seq), each) for seq, each in zip(_steps(play), scores, strict=True) if count.knows(seq)]
        return ScoreChart(seqs=[number for number, _ in known], scores=[each for _, each in known])

    async def finished_moves(self, id: str) -> list[FinishedMove]:
        """What was done at each step of a finished game."""
        play = await self._finished(id)
        count = play.count_for(())
        steps = [step.seq for step in play.line]
        return [
            FinishedMove(count.number(seq) if count.knows(seq) else None, move.seat, move.action)
            for seq, move in zip(steps, await self._archive.moves(id, steps), strict=True)
        ]

    async def record(self, id: str) -> Record:
        return await with_outcome(self._archive, await self._finished(id))

    async def dice(self, id: str, who: str) -> DiceProof:
        """What the log says was shown and added at the start, and, when the game is over, whether all of it fits."""
        row, _ = await self._found(id)
        first = await self._archive.entries(id, upto=START)
        if not first:
            raise Refuse("not_running")
        dice = dice_of(first[0].data.get("dice"))
        parts = [] if dice is None else [DicePart(source=part.source, value=part.value) for part in dice.parts]  # type: ignore[arg-type]
        seed_hash = commitment(str(row.seed)) if dice is None else dice.commitment
        proof = DiceProof(way=1 if dice is None else WAY, seed_hash=seed_hash, parts=parts)
        if row.status not in OVER:
            return proof
        proof.seed = str(row.seed)
        proof.game_seed = str(row.seed if dice is None else dice.seed(str(row.seed)))
        proof.fits = None if dice is None else not dice.faults(str(row.seed), int(proof.game_seed))
        try:
            record = await self.record(id)
        except Refuse:  # the log does not lead anywhere from this seed
            proof.replays = False
            return proof
        proof.digest = record.digest
        proof.replays = (await self._sandbox.ask(Retell(record=record.data()), who)).code is None
        return proof

    async def _finished(self, id: str) -> Play:
        _, play = await self._load(id)
        if not play.over:
            raise Refuse("not_over")
        return play

    async def _found(self, id: str) -> tuple[Any, list[Chair]]:
        row = await self._archive.row(id)
        if row is None:
            raise Refuse("no_table")
        return row, (await self._archive.chairs([id]))[id]

    async def _load(self, id: str) -> tuple[Any, Play]:
        row, chairs = await self._found(id)
        play, _ = await self._archive.load(await self._archive.charter(row, len(chairs)))
        if play is None:
            raise Refuse("not_running")
        return row, play


def _shown(play: Play, log: Sequence[LogEntry], seats: Sequence[int]) -> list[Entry]:
    """A few hundred at a time: what is compiled gives way to other threads only where it returns."""
    shown: list[Entry] = []
    last = max(1, len(log) - 1)  # one line alone would be taken for news, of which nothing can be undone yet
    for start in range(0, last, PAGE):
        shown += faces.entries(play, log[start : start + PAGE if start + PAGE < last else None], seats)
    return shown


def _viewers(play: Play, person: Person | None) -> list[int | None]:
    if play.over:
        return [None, *range(len(play.seats))]
    own = [number for number, seat in enumerate(play.seats) if person is not None and seat.person == person.id]
    return [None, *own]


def _told_steps(play: Play, seats: Sequence[int]) -> list[int]:
    """The steps that whoever looks as these seats knows of, by their own numbers."""
    count = play.count_for(seats)
    return [count.number(seq) for seq in _steps(play) if count.knows(seq)]


def _steps(play: Play) -> list[int]:
    return [START, *[step.seq for step in play.line]]
