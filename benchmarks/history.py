"""The numbers that were kept, and the alarm when something has become slower since.

Machines differ, and one machine differs from minute to minute: so what is compared is not a number but its ratio to the
peer of the same round, and only what every round agrees on. Where the peers themselves, whose code has not changed, are
not the same from round to round, the machine was too busy to judge anything.
"""

from __future__ import annotations

import json
import statistics
from collections.abc import Sequence
from pathlib import Path

from benchmarks.measurement import COPY, LEGAL, LONGEST_PLAN, MEDIUM, PER_SECOND, PLAY, SCALING, STEP, Measurement
from benchmarks.tables import PEER, PLAY_PEERS, ZOO_PEER

KEPT = Path(__file__).with_name("results") / "history.jsonl"
UNWATCHED = (LEGAL, LONGEST_PLAN, MEDIUM, SCALING)  # no cost, one case, as clever as it should be, the machine's
ALARM = 1.3  # of the cost that was kept last
STEADY = 1.15  # a peer's slowest round against its fastest, at most

Key = tuple[str, str, str]
Round = Sequence[Measurement]


def costs(measured: Round) -> dict[Key, float]:
    """What everything costs, in units of what the peer's nearest thing costs in the same round."""
    values = {one.key: one.value for one in measured}
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


def by_key(rounds: Sequence[Round]) -> dict[Key, list[float]]:
    """The numbers of all rounds."""
    found: dict[Key, list[float]] = {}
    for measured in rounds:
        for one in measured:
            found.setdefault(one.key, []).append(one.value)
    return found


def medians(rounds: Sequence[Round]) -> list[Measurement]:
    return [Measurement(*key, statistics.median(values)) for key, values in by_key(rounds).items()]


def last_kept(path: Path = KEPT) -> list[Measurement]:
    lines = path.read_text().splitlines() if path.exists() else []
    return [Measurement(**one) for one in json.loads(lines[-1])["medians"]] if lines else []


def alarms(rounds: Sequence[Round], then: Round) -> list[str]:
    """A sentence for everything of Farport that in every round costs 130 % or more of what it did."""
    before = costs(then)
    found: list[str] = []
    each = [costs(measured) for measured in rounds]
    for key in dict.fromkeys([key for one in each for key in one]):
        subject, build, what = key
        if key not in before or build not in ("pure", "compiled"):
            continue
        now = [one[key] for one in each if key in one]
        if min(now) >= ALARM * before[key]:
            grown = statistics.median(now) / before[key]
            found.append(f"{subject}, {build}: {what} costs {grown:.0%} of what it did when last recorded")
    return found


def unsteady(rounds: Sequence[Round]) -> list[str]:
    """A sentence for every peer that was not the same in all rounds."""
    found: list[str] = []
    for (subject, _, what), values in by_key(rounds).items():
        if subject in (*PLAY_PEERS, ZOO_PEER) and what in PER_SECOND and max(values) > STEADY * min(values):
            found.append(
                f"{subject}: {what} was {max(values) / min(values) - 1:.0%} faster in one round than in another"
            )
    return found
