"""What a process does for runs: play a chunk of one, sum up what its rows come to, lay several side by side."""

from __future__ import annotations

from math import inf
from typing import Final

from farport.arena.answers.answer import Pace
from farport.arena.beside import Told, beside
from farport.arena.plan import Plan
from farport.arena.sitting import play_sitting
from farport.arena.study import Study, Wanted
from farport.kernel import Plain
from farport.server.studio.packing import unpacked
from farport.server.thinking.job import Compare, Played, Stretch, Stretched, Sum, Summed
from farport.server.thinking.pool import STRETCH_S

GAME_S: Final = 0.8 * STRETCH_S


def stretched(job: Stretch) -> Stretched:
    """A chunk; or one of its games, which ends by itself before it is killed, so that it can say how far it was."""
    plan = Plan.from_data(job.plan)
    sittings = [sitting for sitting in plan.chunk(job.number) if job.only in (None, sitting.number)]
    seconds = inf if job.only is None else GAME_S
    return Stretched(id=job.id, rows=[row for sitting in sittings for row in play_sitting(plan, sitting, seconds)])


def summed(job: Sum) -> Summed:
    return Summed(id=job.id, answer=Study(Wanted.from_data(job.wanted)).answer(job.rows, _pace(job)))


def compared(job: Compare) -> Summed:
    told = [Told(each.name, Study(Wanted.from_data(each.wanted)), _rows(each)) for each in job.played]
    return Summed(id=job.id, answer=beside(told, _pace(job)))


def _rows(played: Played) -> dict[str, list[Plain]]:
    return {part: [row for chunk in chunks for row in unpacked(chunk)] for part, chunks in played.chunks.items()}


def _pace(job: Sum | Compare) -> Pace | None:
    return None if job.pace is None else Pace(*job.pace)
