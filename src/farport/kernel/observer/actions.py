"""Actions beside an observation: each listed one by its kind and its axes, which point at rows of the tables."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from operator import index
from typing import TYPE_CHECKING, Any, Final, SupportsIndex, final

from farport.kernel.action import Action
from farport.kernel.encoding import Axis, Encoding, Run
from farport.kernel.errors import ActionError
from farport.kernel.observer.sheet import NUMBER, ROW, SEAT, WORD, Column, Sheet

if TYPE_CHECKING:
    from farport.kernel.observer.observer import Observer

NOWHERE: Final = -1
PER_AXIS: Final = 3  # columns of an axis: the place on it, the table it points at, the row


@final
class ActionTable:
    """The table of the listed actions at one kind of table (its encoding).

    A row is the number of the kind, and for every axis its place on it, the table that it points at (counted from 1; 0:
    none) and the row there (-1: none). Kinds with fewer axes than others have zeros there. Last comes the form, from 1:
    which of the kind's runs the places belong to. Two listed actions never have the same row.
    """

    __slots__ = ("_indices", "_observer", "_runs", "_targets", "columns", "encoding", "kinds")

    def __init__(self, observer: Observer, encoding: Encoding, points: Mapping[str, Sequence[str]]) -> None:
        self._observer = observer  # whose tables it points into
        self.encoding = encoding
        sheets = observer.tables
        self.kinds = tuple(dict.fromkeys([run.kind.do for run in encoding.runs]))
        self._runs: dict[str, list[Run]] = {}
        for run in encoding.runs:
            self._runs.setdefault(run.kind.do, []).append(run)
        self._targets = {axis: _targets(sheets, columns) for axis, columns in points.items()}
        self._indices: dict[tuple[str, int], dict[object, int]] = {}
        tables = tuple([sheet.name for sheet in sheets])
        longest = max([len(run.axes) for run in encoding.runs])
        self.columns = [Column("kind", WORD, "", 1, len(self.kinds), self.kinds)]
        for place in range(longest):
            self.columns.append(Column(f"axis.{place}", NUMBER, "", 0, None))
            self.columns.append(Column(f"table.{place}", WORD, "", 0, len(tables), tables))
            self.columns.append(Column(f"row.{place}", ROW, "", NOWHERE, None))
        self.columns.append(Column("form", NUMBER, "", 1, max([len(runs) for runs in self._runs.values()])))

    def __reduce__(self) -> tuple[object, ...]:
        """Asked for again, of an observer that comes along: it points into the tables of that one."""
        return _asked_again, (self._observer, self.encoding)

    @property
    def width(self) -> int:
        return len(self.columns)

    def rows(self, actions: Sequence[Action[Any]], frame: int, seats: int) -> list[list[int]]:
        """The actions as they point into the sheets, which must hold the position in which they are listed."""
        self._indices.clear()
        return [self._row(action, frame, seats) for action in actions]

    def says(self, row: Iterable[SupportsIndex]) -> str:
        """A row in words: the rows that it points at, and values that point nowhere. NumPy's numbers do as well."""
        numbers = [index(number) for number in row]
        words = [self.columns[0].says(numbers[0])]
        run = self._runs[words[0]][numbers[-1] - 1]
        for place, axis in enumerate(run.axes):
            first = 1 + PER_AXIS * place
            if numbers[first + 1]:
                words.append(f"{self.columns[first + 1].says(numbers[first + 1])}[{numbers[first + 2]}]")
            else:
                words.append(axis.says(run.kind, numbers[first]))
        return " ".join(words)

    def _row(self, action: Action[Any], frame: int, seats: int) -> list[int]:
        found: list[int] = [self.kinds.index(action.do) + 1]
        data = action.data()
        form = self._form(action)
        for axis in self._runs[action.do][form].axes:
            found.append(axis.place(action))
            self._point(axis, action, data, frame, seats, found)
        while len(found) < self.width - 1:
            found += (0, 0, NOWHERE)
        found.append(form + 1)
        return found

    def _form(self, action: Action[Any]) -> int:
        for form, run in enumerate(self._runs.get(action.do, [])):
            if run.index(action) >= 0:
                return form
        raise ActionError(f"{action.data()} has no number: at this table it is never listed")

    def _point(
        self, axis: Axis, action: Action[Any], data: dict[str, object], frame: int, seats: int, found: list[int]
    ) -> None:
        names = [field.name for field in action.fields if field.inside == axis.name]
        value = data.get(names[0]) if names else axis.value(action)
        for table, sheet, column in self._targets.get(axis.name, []):
            rows = self._index(sheet, column)
            for candidate in _candidates(value, column):
                key = _number(sheet, column, candidate, frame, seats)
                if key in rows:
                    found += (table, rows[key])
                    return
        found += (0, NOWHERE)

    def _index(self, sheet: Sheet, column: int) -> dict[object, int]:
        """The rows of a sheet by what stands in a column (-1: by all of it); of several the seat's own comes first."""
        known = self._indices.get((sheet.name, column))
        if known is not None:
            return known
        rows: dict[object, int] = {}
        owners = [place for place, each in enumerate(sheet.columns) if each.kind == SEAT and each.name == "seat"]
        for own in (True, False):
            for row in range(sheet.rows):
                numbers = sheet.row(row)
                if not own or (owners and numbers[owners[0]] == 1):
                    rows.setdefault(tuple(numbers) if column < 0 else numbers[column], row)
        self._indices[(sheet.name, column)] = rows
        return rows


def _asked_again(observer: Observer, encoding: Encoding) -> ActionTable:
    """What pickle calls."""
    return observer.actions(encoding)


def _targets(sheets: Sequence[Sheet], columns: Sequence[str]) -> list[tuple[int, Sheet, int]]:
    found: list[tuple[int, Sheet, int]] = []
    for path in columns:
        for table, sheet in enumerate(sheets):
            if sheet.name == path:
                found.append((table + 1, sheet, NOWHERE))
            elif path.startswith(f"{sheet.name}."):
                name = path.removeprefix(f"{sheet.name}.")
                found += [(table + 1, sheet, place) for place, each in enumerate(sheet.columns) if each.name == name]
    return found


def _candidates(value: object, column: int) -> list[object]:
    """What of a value may be the id of a row: itself, or what it is made of."""
    found: list[object] = [value]
    if isinstance(value, (list, tuple)) and column >= 0:
        found += value
    elif isinstance(value, dict):
        found += list(value)
    elif isinstance(value, str) and ":" in value:
        found.append(value.partition(":")[2])
    return found


def _number(sheet: Sheet, column: int, value: object, frame: int, seats: int) -> object:
    """A value as it stands in that column; None where it cannot."""
    if column < 0:
        return tuple(value) if isinstance(value, (list, tuple)) else None
    kind = sheet.columns[column]
    if kind.kind == WORD:
        return kind.dictionary.index(value) + 1 if isinstance(value, str) and value in kind.dictionary else None
    if not isinstance(value, int):
        return None
    return (value - frame) % seats + 1 if kind.kind == SEAT else value
