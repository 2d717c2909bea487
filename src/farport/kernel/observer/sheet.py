"""Sheets: tables of whole numbers with named columns, filled row after row and read the same way."""

from __future__ import annotations

import struct
from collections.abc import Iterable
from operator import index
from typing import Final, SupportsIndex, final

from farport.kernel.observer.pen import Page

NUMBER: Final = "number"
FLAG: Final = "flag"
WORD: Final = "word"
SEAT: Final = "seat"
ROW: Final = "row"


@final
class Column:
    """One column: its name, what its numbers are, and what they can be. Words and seats count from 1; 0 is none."""

    __slots__ = ("dictionary", "high", "kind", "low", "name", "unit")

    def __init__(
        self, name: str, kind: str, unit: str, low: int | None, high: int | None, dictionary: tuple[str, ...] = ()
    ) -> None:
        self.name = name
        self.kind = kind
        self.unit = unit
        self.low = low
        self.high = high
        self.dictionary = dictionary

    def says(self, value: SupportsIndex) -> str:
        """A number of this column in words; NumPy's numbers too, as they come out of an array."""
        number = index(value)
        if self.kind == FLAG:
            return "yes" if number else "no"
        if self.kind == WORD:
            return self.dictionary[number - 1] if number else "none"
        if self.kind == SEAT:
            return "nobody" if number == 0 else "you" if number == 1 else f"you+{number - 1}"
        if self.kind == ROW:
            return f"{self.unit}[{number}]"
        return f"{number} {self.unit}" if self.unit else str(number)

    def data(self) -> dict[str, object]:
        plain: dict[str, object] = {"name": self.name, "kind": self.kind, "unit": self.unit}
        plain["range"] = [self.low, self.high]
        plain["dictionary"] = list(self.dictionary)
        return plain


@final
class Desk:
    """Where the sheets of a book find the page that was written last, and how many were."""

    __slots__ = ("count", "page")

    def __init__(self) -> None:
        self.page: Page | None = None
        self.count = 0

    def lay(self, page: Page) -> None:
        self.page = page
        self.count += 1


@final
class Sheet:
    """One table: its columns, the most rows that it can have, and the numbers that it holds now, row after row.

    A `nested` one says in its first column to which row of another each row belongs; a `seatwise` one has a row for
    every seat, beginning with the one that looks."""

    __slots__ = (
        "_desk",
        "_laid",
        "_numbers",
        "_packed",
        "_place",
        "_reading",
        "_row",
        "_rows",
        "_seen",
        "columns",
        "most",
        "name",
        "nested",
        "seatwise",
    )

    def __init__(
        self, name: str, most: int, desk: Desk, place: int, nested: bool = False, seatwise: bool = False
    ) -> None:
        self.name = name
        self.nested = nested
        self.seatwise = seatwise
        self.most = most
        self.columns: list[Column] = []
        self._desk = desk
        self._place = place  # among the tables of a page
        self._seen = 0  # pages of the desk
        self._laid = False  # the numbers still stand there, since nobody has asked for them
        self._rows = 0
        self._numbers: list[int] = []
        self._packed: dict[str, tuple[list[int], bytes]] = {}
        self._reading = 0
        self._row = -1

    @property
    def width(self) -> int:
        return len(self.columns)

    @property
    def rows(self) -> int:
        self._look()
        return self._rows

    @rows.setter
    def rows(self, rows: int) -> None:
        self._rows = rows

    @property
    def numbers(self) -> list[int]:
        self._look()
        page = self._desk.page
        if self._laid and page is not None:
            self._laid = False
            form = f"{self._rows * self.width}{'f' if page.real else 'i'}"
            start = page.starts[self._place]
            self._numbers = [int(number) for number in struct.unpack_from(form, page.numbers, start)]
        return self._numbers

    def _look(self) -> None:
        """Whether another page was written since. Most are never asked for, so they are not handed out."""
        page = self._desk.page
        if page is not None and self._seen != self._desk.count:
            self._seen = self._desk.count
            self._laid = True
            self._rows = page.rows[self._place]

    def hold(self, rows: int, numbers: list[int]) -> None:
        self._seen = self._desk.count
        self._laid = False
        self._numbers = numbers
        self._rows = rows

    def clear(self) -> None:
        self._seen = self._desk.count
        self._laid = False
        self._numbers.clear()
        self._rows = 0

    def packed(self, letter: str, look: int) -> bytes:
        """The numbers as 32-bit ones. Most tables are the same as they were when the same seat looked last: to see that
        takes a tenth of what packing takes."""
        numbers = self.numbers
        key = f"{look}{letter}"
        last = self._packed.get(key)
        if last is not None and last[0] == numbers:
            return last[1]
        packed = struct.pack(f"{len(numbers)}{letter}", *numbers)
        self._packed[key] = (numbers.copy(), packed)
        return packed

    def rewind(self) -> None:
        self._reading = 0
        self._row = -1

    def take(self) -> int:
        number = self.numbers[self._reading]
        self._reading += 1
        return number

    def skip(self, numbers: int) -> None:
        self._reading += numbers

    def reads(self) -> int:
        """The row that is being read."""
        return self._row

    def turn(self, of: int) -> bool:
        """Go on to the next row, if there is one that belongs to that row (-1: any)."""
        if self._row + 1 >= self.rows or (of >= 0 and self.numbers[self._reading] != of):
            return False
        self._row += 1
        if of >= 0:
            self._reading += 1
        return True

    def row(self, row: int) -> list[int]:
        return self.numbers[row * self.width : (row + 1) * self.width]

    def says(self, numbers: Iterable[SupportsIndex]) -> str:
        """One row in words, as numbers of NumPy too. What is not there is left out."""
        words: list[str] = []
        missing: list[str] = []
        for column, number in zip(self.columns, numbers, strict=True):
            if column.name.endswith("?"):
                if number == 0:
                    missing.append(column.name[:-1])
            elif not any([f"{column.name}.".startswith(f"{part}.") for part in missing]):
                words.append(f"{column.name} {column.says(number)}")
        return ", ".join(words)

    def data(self) -> dict[str, object]:
        return {"name": self.name, "columns": [column.data() for column in self.columns]}
