"""Plain data of a declared shape as tables of whole numbers, and the way back.

A shape becomes a book of sheets. What there is once stands in the one row of the first sheet; every list has a sheet of
its own, named by where it stands, with a row for each entry; a list inside a list says in its first column which row it
belongs to. A column is a number, a flag, a word of a dictionary, a seat as seen from the reader's own, or a row of
another sheet. Nothing that the data says as a number or a name is lost: `read` gives back what `fill` was given.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, final

from farport.kernel.observer.parts import (
    KINDS,
    EitherPart,
    FieldsPart,
    FlagPart,
    KeyedPart,
    ListPart,
    MaybePart,
    NumberPart,
    Part,
    RowPart,
    SeatPart,
    SpelledPart,
    WordPart,
)
from farport.kernel.observer.pen import Page
from farport.kernel.observer.sheet import FLAG, NUMBER, ROW, SEAT, WORD, Column, Desk, Sheet
from farport.kernel.shape import (
    OPTION_VALUE,
    Either,
    Flag,
    Integer,
    Keyed,
    Listed,
    Maybe,
    Named,
    OneOf,
    Row,
    Seat,
    Shape,
    Spelled,
    TableShape,
    Text,
)

GLOBALS: Final = "globals"
VALUE: Final = "value"  # the column of a list whose entries are not tables
OF: Final = "of"  # the column that says to which row a row belongs
KEY: Final = "key"
ROWS: Final = 64  # of a list that nobody has bounded


@final
class Book:
    """The sheets of a shape. `names` are the ids of each vocabulary, `most` the rows that a list can have, `later` what
    is left out because it came with a later version."""

    __slots__ = ("_desk", "_names", "_root", "later", "most", "seats", "sheets")

    def __init__(
        self,
        shape: Shape,
        seats: int,
        names: Mapping[str, Sequence[str]],
        most: Mapping[str, int],
        later: frozenset[str] = frozenset(),
    ) -> None:
        self.seats = seats
        self.most = most
        self.later = later
        self._names = {vocabulary: tuple(ids) for vocabulary, ids in names.items()}
        self._desk = Desk()
        first = Sheet(GLOBALS, 1, self._desk, 0)
        self.sheets: list[Sheet] = [first]
        self._root = self._part(shape, "", first)

    def fill(self, plain: object, frame: int, seats: int) -> None:
        """Write the data into the sheets, as seen from the seat `frame`."""
        for sheet in self.sheets:
            sheet.clear()
        first = self.sheets[0]
        first.rows = 1
        self._root.write(plain, first.numbers, frame, seats)

    def page(self, letter: str, look: int) -> Page:
        """What the sheets hold as it is written: floats (f) or whole numbers (i); `look` numbers who looks and how."""
        rows: list[int] = []
        starts: list[int] = []
        parts: list[bytes] = []
        at = 0
        for sheet in self.sheets:
            packed = sheet.packed(letter, look)
            rows.append(sheet.rows)
            starts.append(at)
            parts.append(packed)
            at += len(packed)
        return Page(rows, starts, b"".join(parts), letter == "f")

    def lay(self, page: Page) -> None:
        """The sheets hold what was written, without a view; each reads it when it is asked for."""
        self._desk.lay(page)

    def read(self, frame: int, seats: int) -> object:
        """The data that the sheets hold; what a later version added is not there."""
        for sheet in self.sheets:
            sheet.rewind()
        self.sheets[0].turn(-1)
        return self._root.read(self.sheets[0], frame, seats)

    # ------------------------------------------------------------------ from the shape

    def _part(self, shape: Shape, name: str, sheet: Sheet) -> Part:
        if isinstance(shape, Maybe):
            if isinstance(shape.of, (Seat, OneOf, Named)):  # these have a number for none
                return self._part(shape.of, name, sheet)
            sheet.columns.append(Column(f"{name or VALUE}?", FLAG, "", 0, 1))
            return MaybePart(self._part(shape.of, name, sheet))
        if isinstance(shape, TableShape):
            return self._fields(shape, name, sheet)
        if isinstance(shape, Row):
            return RowPart([self._part(of, _join(name, str(place)), sheet) for place, of in enumerate(shape.shapes)])
        if isinstance(shape, Either):
            return self._either(shape, name, sheet)
        if isinstance(shape, Keyed):
            return self._keyed(shape, name, sheet)
        if isinstance(shape, Listed):
            rows = self._sheet(name, sheet, shape.seatwise)
            within = None if sheet is self.sheets[0] else sheet
            return ListPart(rows, within, self._part(shape.of, "", rows), shape.seatwise)
        return self._single(shape, name, sheet)

    def _single(self, shape: Shape, name: str, sheet: Sheet) -> Part:
        """What is one column; and what is declared as anything, which has a sheet."""
        where = name or VALUE
        if isinstance(shape, Seat):
            sheet.columns.append(Column(where, SEAT, "seat", 0, self.seats))
            return SeatPart(1)
        if isinstance(shape, Integer):
            sheet.columns.append(Column(where, NUMBER, shape.unit, shape.low, shape.high))
            return NumberPart(1)
        if isinstance(shape, Flag):
            sheet.columns.append(Column(where, FLAG, "", 0, 1))
            return FlagPart(1)
        if isinstance(shape, OneOf):
            return self._word(where, shape.words, sheet)
        if isinstance(shape, Text) and not isinstance(shape, Spelled):
            vocabulary = shape.vocabulary if isinstance(shape, Named) else ""
            # What is chosen in an order has as many values as there are orders; what was chosen stands elsewhere.
            return self._word(where, self._dictionary(vocabulary), sheet, others=vocabulary == OPTION_VALUE)
        return self._spelled(name, sheet)

    def _spelled(self, name: str, sheet: Sheet) -> Part:
        rows = self._sheet(name, sheet, seatwise=False)
        rows.columns.append(Column("kind", NUMBER, "", 0, len(KINDS) - 1))
        rows.columns.append(Column(VALUE, NUMBER, "", None, None))
        return SpelledPart(rows, None if sheet is self.sheets[0] else sheet)

    def _word(self, name: str, dictionary: tuple[str, ...], sheet: Sheet, *, others: bool = False) -> WordPart:
        sheet.columns.append(Column(name, WORD, "", 0, len(dictionary), dictionary))
        return WordPart(f"{sheet.name}: {name}", dictionary, others=others)

    def _dictionary(self, vocabulary: str) -> tuple[str, ...]:
        found = self._names.get(vocabulary)
        return self._names.get("", ()) if found is None else found

    def _fields(self, shape: TableShape, name: str, sheet: Sheet) -> Part:
        fields: dict[str, Part] = {}
        optional: dict[str, Part] = {}
        for key, of in shape.fields.items():
            if not self._is_later(sheet, _join(name, key)):
                fields[key] = self._part(of, _join(name, key), sheet)
        for key, of in shape.optional.items():
            if not self._is_later(sheet, _join(name, key)):
                sheet.columns.append(Column(f"{_join(name, key)}?", FLAG, "", 0, 1))
                optional[key] = self._part(of, _join(name, key), sheet)
        return FieldsPart(fields, optional)

    def _is_later(self, sheet: Sheet, name: str) -> bool:
        return (name if sheet is self.sheets[0] else f"{sheet.name}.{name}") in self.later

    def _either(self, shape: Either, name: str, sheet: Sheet) -> Part:
        sheet.columns.append(Column(f"{name or VALUE}.which", NUMBER, "", 0, len(shape.shapes) - 1))
        parts = [self._part(of, _join(name, str(place)), sheet) for place, of in enumerate(shape.shapes)]
        return EitherPart(shape.shapes, parts)

    def _keyed(self, shape: Keyed, name: str, sheet: Sheet) -> Part:
        """With declared words a column for each, with other ids, or where the entries are tables, a row for each."""
        if type(shape.of) is Shape:
            return self._spelled(name, sheet)
        simple = isinstance(shape.of, (Integer, Flag, OneOf))
        if shape.keys is not None and (simple or not shape.some):
            fields: dict[str, Part] = {}
            for word in shape.keys.words:
                if shape.some:
                    sheet.columns.append(Column(f"{_join(name, word)}?", FLAG, "", 0, 1))
                fields[word] = self._part(shape.of, _join(name, word), sheet)
            return FieldsPart({}, fields) if shape.some else FieldsPart(fields, {})
        rows = self._sheet(name, sheet, seatwise=False)
        if shape.keys is not None:
            key = self._word(KEY, shape.keys.words, rows)
        else:
            key = self._word(KEY, self._dictionary("" if shape.names is None else shape.names.vocabulary), rows)
        return KeyedPart(rows, None if sheet is self.sheets[0] else sheet, key, self._part(shape.of, "", rows))

    def _sheet(self, name: str, within: Sheet, seatwise: bool) -> Sheet:
        nested = within is not self.sheets[0]
        path = _join(within.name, name or "each") if nested else name
        most = self.most.get(path)
        if most is None:
            most = self.seats * (within.most if nested else 1) if seatwise else ROWS
        sheet = Sheet(path, most, self._desk, len(self.sheets), nested, seatwise)
        if nested:
            sheet.columns.append(Column(OF, ROW, within.name, 0, within.most - 1))
        self.sheets.append(sheet)
        return sheet


def _join(path: str, name: str) -> str:
    return f"{path}.{name}" if path else name
