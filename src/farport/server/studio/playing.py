"""What a process does for a run: play a chunk of it, and sum up what its rows come to."""

from __future__ import annotations

from farport.arena.answers.answer import Pace
from farport.arena.plan import Plan
from farport.arena.sitting import play_sitting
from farport.arena.study import Study, Wanted
from farport.server.thinking.job import Stretch, Stretched, Sum, Summed


def stretched(job: Stretch) -> Stretched:
    plan = Plan.from_data(job.plan)
    sittings = [sitting for sitting in plan.chunk(job.number) if job.only in (None, sitting.number)]
    return Stretched(id=job.id, rows=[row for sitting in sittings for row in play_sitting(plan, sitting)])


def summed(job: Sum) -> Summed:
    pace = None if job.pace is None else Pace(*job.pace)
    return Summed(id=job.id, answer=Study(Wanted.from_data(job.wanted)).answer(job.rows, pace))
