"""Studying: a run that answers a designer's question, until every part of it is decided or its games are spent."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from farport.arena.sitting import TOO_LONG
from farport.arena.study import Piece, Study, Wanted
from farport.kernel import FarportError, Plain
from farport.server.ids import new_id
from farport.server.studio.runs import PLAIN
from farport.server.studio.stretches import Stretches
from farport.server.thinking.job import Sum, Summed

if TYPE_CHECKING:
    from farport.server.studio.runner import Runner

LOOK: Final = 4  # chunks between two answers, at least: as many as can be played at the same time
BROKEN: Final = 5  # games without an end: more would tell nothing new


class Studying:
    """One such run while it is played."""

    def __init__(self, runner: Runner, run: Any, rows: dict[Piece, list[Plain]]) -> None:
        self._runner = runner
        self._run = run
        self._stretches = Stretches(runner, run, rows)

    async def through(self, wanted: Plain) -> None:
        study = await asyncio.to_thread(lambda: Study(Wanted.from_data(wanted)))
        answer = None if self._run.answer is None else PLAIN.decode(self._run.answer)
        while True:
            rows = self._stretches.rows
            todo = study.todo(set(rows), answer is not None and bool(answer["decided"]))
            todo = todo[: max(LOOK, await self._stretches.player.hands())]
            if not todo or sum([broken_of(own) for own in rows.values()]) >= BROKEN:
                break
            wished = await self._stretches.play(todo, partial(self._stretch, study), self._done(study))
            answer = await self._summed(wanted)
            if not wished or not await self._runner.beat(self._run.id, self._done(study)(), answer):
                await self._runner.conclude(self._run.id, self._done(study)(), answer)
                return
        if answer is None:
            answer = await self._summed(wanted)
            await self._runner.beat(self._run.id, self._done(study)(), answer)
        await self._runner.end(self._run.id, "done")

    def _done(self, study: Study) -> Any:
        return lambda: sum([study.size(piece) for piece in self._stretches.rows])

    async def _stretch(self, study: Study, piece: Piece) -> list[Plain]:
        """A chunk; where it does not come in time, its games one by one, so that the one that hangs is told."""
        plan = study.parts[piece[0]]
        played = await self._stretches.ask(plan.data(), piece[1])
        if played is not None:
            return played
        rows: list[Plain] = []
        for sitting in plan.chunk(piece[1]):
            alone = await self._stretches.ask(plan.data(), piece[1], sitting.number)
            rows.extend(alone if alone is not None else hung(sitting.number, sitting.round, sitting.seed, sitting.bots))
            if broken_of(rows) >= BROKEN:
                break
        return rows

    async def _summed(self, wanted: Plain) -> Plain:
        rows: dict[str, list[Plain]] = {}
        for (part, _), own in sorted(self._stretches.rows.items()):
            rows.setdefault(part, []).extend(own)
        pace = await self._runner.paces.of(self._run.game)
        job = Sum(id=new_id(), wanted=wanted, rows=rows, pace=pace, host=self._stretches.owner)
        answer = await self._stretches.player.answer(job)
        assert isinstance(answer, Summed)
        if answer.answer is None:
            raise FarportError(answer.error or "no answer")
        return answer.answer


def broken_of(rows: list[Plain]) -> int:
    return sum([1 for row in rows if row["seat"] == 0 and row["win"] is None])


def hung(number: int, round_: int, seed: int, bots: tuple[str, ...]) -> list[Plain]:
    """The rows of a game that had to be killed: which one it was, and nothing more."""
    nothing = dict.fromkeys(
        ("score", "rank", "win", "rounds", "milliseconds", "lead_changes", "decided", "behind", "halfway")
    )
    none = dict.fromkeys(("actions", "own_actions", "decisions", "asked", "choices", "turns", "touching"), 0)
    lists: Plain = {name: [] for name in ("facets", "sources", "uses", "events", "course")}
    return [
        {"number": number, "round": round_, "seed": seed, "seat": seat, "bot": bot, "reason": "", "broken": TOO_LONG}
        | {"idle": 0.0, "options": "{}", "opening": "", "digest": f"hung {seed} {number}"}
        | nothing
        | none
        | lists
        for seat, bot in enumerate(bots)
    ]
