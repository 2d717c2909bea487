"""Studying a finished game, a part at a time, so that bots who are waited for need not wait for the whole of it."""

from __future__ import annotations

import time

from farport import bots
from farport.kernel import Record
from farport.server.thinking.job import Judged, Studied, Study

QUICK = 1e-3  # judged for so short, a decision is a glance


def study(wanted: Study) -> Studied:
    """As many moves as the time allows, but one at least."""
    until = time.monotonic() + wanted.seconds
    record = Record.from_data(wanted.record)
    answer = Studied(id=wanted.id, first=bots.first_chances(record) if wanted.begin == 0 else None)
    seats = None if wanted.each > 0 else ()
    for decision, chances in bots.judged(record, begin=wanted.begin, seconds=max(wanted.each, QUICK), seats=seats):
        judged = Judged(chances=[round(chance, 4) for chance in chances])
        if decision is not None:
            judged.chance = round(decision.chance, 4)
            judged.best = decision.best
            judged.best_chance = round(decision.best_chance, 4)
            judged.choices = decision.choices
            judged.gains = decision.gains
        answer.moves.append(judged)
        if time.monotonic() >= until:
            break
    return answer
