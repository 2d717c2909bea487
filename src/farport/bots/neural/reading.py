"""Reading: a position as a network takes it, made of what one seat knows and of the actions that it may take."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, final

import numpy
from numpy.typing import NDArray

from farport.bots.neural.layout import STEPS, Layout
from farport.kernel import Action, ActionError, Game, State
from farport.kernel.observer.actions import PER_AXIS

Whole = NDArray[numpy.int32]
Real = NDArray[numpy.float32]

ROOM: Final = 1 << 17  # numbers of an observation, far more than any game has
BUCKETS: Final = 1021  # entries for values of actions that point at no row; a prime, so that neighbours spread
WIDEST: Final = 4.0  # times the largest number that scouting saw
TEMPLATES: Final = 512  # numbers of rows that are remembered
NOTHING: Final = 0  # the row that an axis points at which points at none


@final
class Reading:
    """One position. Rows count from 0 within it; what actions point at counts from 1, 0 is nothing."""

    __slots__ = ("actions", "entries", "features", "pointers", "present", "rows", "tables", "weights")

    def __init__(
        self,
        entries: Whole,
        weights: Real,
        rows: Whole,
        tables: Whole,
        features: Real,
        present: Real,
        actions: Whole,
        pointers: Whole,
    ) -> None:
        self.entries = entries  # of the table of embeddings
        self.weights = weights  # of each entry
        self.rows = rows  # that each entry belongs to
        self.tables = tables  # that each row belongs to
        self.features = features
        self.present = present  # 1 for each seat of the table, counted from the one that looks
        self.actions = actions  # kind and values of each listed action
        self.pointers = pointers  # rows of each listed action


@final
class _Template:
    """What is the same in all positions whose tables have the same numbers of rows."""

    __slots__ = ("bias", "first", "offsets", "row", "scale", "step", "tables", "take", "top")

    def __init__(self, layout: Layout, counts: Sequence[int]) -> None:
        take: list[Whole] = []
        first: list[Whole] = []
        top: list[Whole] = []
        scale: list[Real] = []
        row: list[Whole] = []
        bias: list[int] = []
        tables: list[int] = []
        self.offsets: list[int] = []
        at = len(counts)
        spoken = 0
        for count, sheet, table in zip(counts, layout.observer.tables, layout.tables, strict=True):
            if table is None:
                self.offsets.append(-1)
                at += count * sheet.width
                continue
            self.offsets.append(len(tables))
            kept = [(place, field) for place, field in enumerate(table[1]) if field is not None]
            places = numpy.array([place for place, _ in kept], numpy.int32)
            starts = numpy.arange(count, dtype=numpy.int32) * sheet.width + at
            take.append((starts[:, None] + places[None, :]).ravel())
            first.append(numpy.tile(numpy.array([field.first for _, field in kept], numpy.int32), count))
            top.append(numpy.tile(numpy.array([field.top for _, field in kept], numpy.int32), count))
            scale.append(numpy.tile(numpy.array([field.scale for _, field in kept], numpy.float32), count))
            row.append(numpy.repeat(numpy.arange(len(tables), len(tables) + count, dtype=numpy.int32), len(kept)))
            bias += [table[0]] * count
            tables += [spoken] * count
            at += count * sheet.width
            spoken += 1
        self.take = numpy.concatenate(take)
        self.first = numpy.concatenate(first)
        self.top = numpy.concatenate(top)
        self.scale = numpy.concatenate(scale)
        self.step = numpy.where(self.scale > STEPS, STEPS / numpy.maximum(self.scale, 1.0), 1.0).astype(numpy.float32)
        self.row = numpy.concatenate(row)
        self.bias = numpy.array(bias, numpy.int32)
        self.tables = numpy.array(tables, numpy.int32)


@final
class Reader:
    """Reads the positions of one kind of table, by what a seat knows and nothing else."""

    __slots__ = (
        "_actions",
        "_buffer",
        "_first_value",
        "_kinds",
        "_layout",
        "_observer",
        "_points",
        "_present",
        "_templates",
        "seats",
    )

    def __init__(self, game: Game, layout: Layout, seats: int) -> None:
        self.seats = seats
        self._layout = layout
        self._observer = layout.observer
        self._points = game.advice.points
        self._actions = self._observer.actions(game.encoding(seats))
        numbered = [1 + layout.kinds.index(kind) for kind in self._actions.kinds]
        self._kinds = numpy.array([NOTHING, *numbered], numpy.int32)  # as all kinds of tables have them
        self._first_value = 1 + len(layout.kinds)
        self._buffer = numpy.zeros(ROOM, numpy.int32)
        self._templates: dict[bytes, _Template] = {}
        self._present = numpy.zeros(layout.seats, numpy.float32)
        self._present[:seats] = 1.0

    def read(self, state: State, seat: int, actions: Sequence[Action[Any]]) -> Reading:
        """The position as the seat knows it, and these actions of its."""
        numbers = self._buffer
        self._observer.write(state, seat, numbers.data)
        template = self._template(numbers[: len(self._observer.tables)])
        found = numbers[template.take]
        there = found.nonzero()[0]
        found = found[there]
        first = template.first[there]
        scale = template.scale[there]
        row = template.row[there]
        steps = (found * template.step[there]).astype(numpy.int32)
        numpy.clip(steps, 0, template.top[there], out=steps)
        sized = scale.nonzero()[0]
        sizes = numpy.clip(found[sized] / scale[sized], -WIDEST, WIDEST).astype(numpy.float32)
        entries = numpy.concatenate((template.bias, first + steps, first[sized] + (STEPS + 1)))
        weights = numpy.ones(len(entries), numpy.float32)
        weights[len(entries) - len(sized) :] = sizes
        rows = numpy.concatenate((numpy.arange(len(template.bias), dtype=numpy.int32), row, row[sized]))
        features = numpy.array([*state.features(seat), state.evaluate(seat) / self._points], numpy.float32)
        values, pointers = self._described(template, seat, actions)
        return Reading(entries, weights, rows, template.tables, features, self._present, values, pointers)

    def _template(self, counts: Whole) -> _Template:
        key = counts.tobytes()
        template = self._templates.get(key)
        if template is None:
            if len(self._templates) >= TEMPLATES:
                self._templates.clear()
            template = self._templates[key] = _Template(self._layout, counts.tolist())
        return template

    def _described(self, template: _Template, seat: int, actions: Sequence[Action[Any]]) -> tuple[Whole, Whole]:
        """Kind and values of each action, and the rows that it points at; a value that points needs no entry."""
        described = numpy.array(self._rows(actions, seat), numpy.int32).reshape(len(actions), self._actions.width)
        described = described[:, :-1]  # but the form
        values = numpy.zeros((len(actions), 1 + self._layout.slots), numpy.int32)
        pointers = numpy.zeros((len(actions), self._layout.slots), numpy.int32)
        kinds = self._kinds[described[:, :1]]
        targets = described[:, 2::PER_AXIS]
        rows = described[:, 3::PER_AXIS]
        offsets = numpy.array([-1, *template.offsets], numpy.int32)[targets]
        axes = numpy.arange(targets.shape[1], dtype=numpy.int32)[None, :]
        hashed = self._first_value + ((kinds * 7 + axes) * 67 + described[:, 1::PER_AXIS]) % BUCKETS
        values[:, :1] = kinds
        values[:, 1 : 1 + targets.shape[1]] = numpy.where(targets == 0, hashed, NOTHING)
        pointers[:, : targets.shape[1]] = numpy.where((offsets >= 0) & (rows >= 0), offsets + rows + 1, NOTHING)
        return values, pointers

    def _rows(self, actions: Sequence[Action[Any]], seat: int) -> list[list[int]]:
        """What each action is and points at; one that this kind of table should never list is known by its kind."""
        try:
            return self._actions.rows(actions, seat, self.seats)
        except ActionError:
            kinds = self._actions.kinds
            blank = [*([0, 0, -1] * ((self._actions.width - 1) // PER_AXIS)), 1]
            return [[kinds.index(action.do) + 1 if action.do in kinds else 0, *blank] for action in actions]
