"""Samples: decisions of played games with what came of them, as files that a training reads.

A file is written once, under another name first, so that whoever is killed leaves no half of one.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any, final

import numpy

from farport.bots.chances import shares
from farport.bots.neural.reading import Reading
from farport.kernel import Result


@final
class Sample:
    """One decision: what the seat knew, and what it should have done (None: nothing to be learned of that)."""

    __slots__ = ("policy", "reading", "seat", "share", "win")

    def __init__(self, reading: Reading, seat: int, policy: Sequence[float] | None) -> None:
        self.reading = reading
        self.seat = seat
        self.policy = policy
        self.win: list[float] = []
        self.share: list[float] = []

    def finish(self, result: Result, points: float) -> None:
        """The shares of wins and points at the end, in turn from the seat that decided."""
        seats = len(result.scores)
        won = [1.0 / len(result.winners) if seat in result.winners else 0.0 for seat in range(seats)]
        share = shares([float(score) for score in result.scores], points)
        self.win = [*won[self.seat :], *won[: self.seat]]
        self.share = [*share[self.seat :], *share[: self.seat]]


def write(path: Path, samples: Sequence[Sample], seats: int) -> None:
    """The samples as arrays, one after the other, with how much each has of everything."""
    readings = [sample.reading for sample in samples]
    policies = [
        numpy.zeros(len(sample.reading.actions)) if sample.policy is None else numpy.array(sample.policy)
        for sample in samples
    ]

    def by_seat(rows: list[list[float]]) -> Any:
        table = numpy.zeros((len(rows), seats), numpy.float16)
        for place, row in enumerate(rows):
            table[place, : len(row)] = row
        return table

    arrays = {
        "entry_count": numpy.array([len(reading.entries) for reading in readings], numpy.int32),
        "row_count": numpy.array([len(reading.tables) for reading in readings], numpy.int32),
        "action_count": numpy.array([len(reading.actions) for reading in readings], numpy.int32),
        "entries": numpy.concatenate([reading.entries for reading in readings]).astype(numpy.int16),
        "weights": numpy.concatenate([reading.weights for reading in readings]).astype(numpy.float16),
        "rows": numpy.concatenate([reading.rows for reading in readings]).astype(numpy.int16),
        "tables": numpy.concatenate([reading.tables for reading in readings]).astype(numpy.int8),
        "features": numpy.stack([reading.features for reading in readings]).astype(numpy.float32),
        "present": numpy.stack([reading.present for reading in readings]).astype(numpy.float16),
        "actions": numpy.concatenate([reading.actions for reading in readings]).astype(numpy.int16),
        "pointers": numpy.concatenate([reading.pointers for reading in readings]).astype(numpy.int16),
        "policy": numpy.concatenate(policies).astype(numpy.float16),
        "win": by_seat([sample.win for sample in samples]),
        "share": by_seat([sample.share for sample in samples]),
    }
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_suffix(".part")
    with beside.open("wb") as file:
        numpy.savez(file, allow_pickle=False, **arrays)
    os.replace(beside, path)
