"""The numbers that were kept, and the alarm when something has become slower since.

Machines differ, so what is compared is not a number but its ratio to the peer of the same run.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from benchmarks.measurement import COPY, LEGAL, LONGEST_PLAN, PER_SECOND, PLAY, SCALING, STEP, Measurement
from benchmarks.tables import PEER, ZOO_PEER

KEPT = Path(__file__).with_name("results") / "history.jsonl"
UNWATCHED = (LEGAL, LONGEST_PLAN, SCALING)  # not a cost, a single case, and a matter of the machine
ALARM = 1.3  # of the cost that was kept last

Key = tuple[str, str, str]


def costs(medians: Sequence[Measurement]) -> dict[Key, float]:
    """What everything costs, in units of what the peer's nearest thing costs in the same run."""
    values = {one.key: one.value for one in medians}
    play, copy = values.get((PEER, "pure", PLAY)), values.get((PEER, "pure", COPY))
    step = values.get((ZOO_PEER, "pure", STEP))
    found: dict[Key, float] = {}
    for key, value in values.items():
        what = key[2]
        peer = {PLAY: play, STEP: step}.get(what, copy)
        if peer is None or what in UNWATCHED or key[0] in (PEER, ZOO_PEER):
            continue
        found[key] = peer / value if what in PER_SECOND else value / peer
    return found


def last_kept(path: Path = KEPT) -> list[Measurement]:
    lines = path.read_text().splitlines() if path.exists() else []
    return [Measurement(**one) for one in json.loads(lines[-1])["medians"]] if lines else []


def alarms(now: Sequence[Measurement], then: Sequence[Measurement]) -> list[str]:
    """A sentence for everything of Farport that costs 130 % or more of what it did."""
    before = costs(then)
    found: list[str] = []
    for key, cost in costs(now).items():
        subject, build, what = key
        if key in before and build in ("pure", "compiled") and cost >= ALARM * before[key]:
            found.append(f"{subject}, {build}: {what} costs {cost / before[key]:.0%} of what it did when last recorded")
    return found
