"""Network: what has been learned of a game, run by onnxruntime on one core: equal input, equal output."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final, Protocol, final

import numpy

from farport.bots.bot import INSTALL
from farport.bots.neural.layout import Layout
from farport.bots.neural.reading import Reading, Real
from farport.kernel import FarportError, Game

LAYOUT: Final = "layout"  # the key of a model's metadata under which its layout stands


@final
class Judgement:
    """What a network says of a position: for the seat that looks and those after it the share of wins and of points,
    and for every listed action how much it prefers it."""

    __slots__ = ("logits", "shares", "wins")

    def __init__(self, wins: Real, shares: Real, logits: Real) -> None:
        self.wins = wins
        self.shares = shares
        self.logits = logits


class Learned(Protocol):
    """Whatever judges readings of a layout: a network, or what a test puts in its place."""

    @property
    def layout(self) -> Layout: ...

    def judge(self, readings: Sequence[Reading]) -> list[Judgement]: ...


@final
class Network:
    """The weights of one game."""

    __slots__ = ("_layout", "_session")

    def __init__(self, game: Game, model: bytes) -> None:
        runtime = _runtime()
        options = runtime.SessionOptions()
        options.intra_op_num_threads = 1  # a bot has one core, and sums in one order
        options.inter_op_num_threads = 1
        options.log_severity_level = 3
        self._session = runtime.InferenceSession(model, options, providers=["CPUExecutionProvider"])
        metadata = self._session.get_modelmeta().custom_metadata_map
        self._layout = Layout.from_data(game, json.loads(metadata[LAYOUT]))

    @property
    def layout(self) -> Layout:
        return self._layout

    def judge(self, readings: Sequence[Reading]) -> list[Judgement]:
        """All of them at once, which is quicker than one by one."""
        wins, shares, logits = self._session.run(None, gathered(readings, self.layout.spoken))
        found: list[Judgement] = []
        at = 0
        for place, reading in enumerate(readings):
            to = at + len(reading.actions)
            found.append(Judgement(wins[place], shares[place], logits[at:to]))
            at = to
        return found


def gathered(readings: Sequence[Reading], tables: int) -> dict[str, Any]:
    """Several readings as the arrays that a network takes: rows and actions count on from one to the next."""
    one = len(readings) == 1
    rows: list[Any] = []
    segments: list[Any] = []
    pointers: list[Any] = []
    owners: list[Any] = []
    before = 0
    for place, reading in enumerate(readings):
        rows.append(reading.rows + before)
        segments.append(reading.tables + place * tables)
        pointers.append(numpy.where(reading.pointers > 0, reading.pointers + before, 0))
        owners.append(numpy.full(len(reading.actions), place, numpy.int64))
        before += len(reading.tables)
    joined = (lambda arrays: arrays[0]) if one else numpy.concatenate
    return {
        "entries": joined([reading.entries for reading in readings]).astype(numpy.int64),
        "weights": joined([reading.weights for reading in readings])[:, None],
        "rows": joined(rows).astype(numpy.int64)[:, None],
        "segments": joined(segments).astype(numpy.int64)[:, None],
        "features": numpy.stack([reading.features for reading in readings]),
        "present": numpy.stack([reading.present for reading in readings]),
        "actions": joined([reading.actions for reading in readings]).astype(numpy.int64),
        "pointers": joined(pointers).astype(numpy.int64),
        "owners": joined(owners),
    }


def _runtime() -> Any:
    try:
        import onnxruntime
    except ImportError:
        raise FarportError(INSTALL) from None
    return onnxruntime
