"""Sheets: tables of whole numbers with named columns, filled row after row and read the same way."""

from __future__ import annotations

import struct
from collections.abc import Sequence
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
class Sheet:
    """One table: its columns, the most rows that it can have, and the numbers that it holds now, row after row.

    A `nested` one says in its first column to which row of another each row belongs; a `seatwise` one has a row for
    every seat, beginning with the one that looks."""

    __slots__ = (
        "_laid",
        "_numbers",
        "_packed",
        "_reading",
        "_row",
        "_start",
        "columns",
        "most",
        "name",
        "nested",
        "rows",
        "seatwise",
    )

    def __init__(self, name: str, most: int, nested: bool = False, seatwise: bool = False) -> None:
        self.name = name
        self.nested = nested
        self.seatwise = seatwise
        self.most = most
        self.columns: list[Column] = []
        self.rows = 0
        self._numbers: list[int] = []
        self._laid: Page | None = None  # where the numbers stand, as long as nobody has asked for them
        self._start = 0
        self._packed: dict[str, tuple[list[int], bytes]] = {}
        self._reading = 0
        self._row = -1

    @property
    def width(self) -> int:
        return len(self.columns)

    @property
    def numbers(self) -> list[int]:
        page = self._laid
        if page is not None:
            self._laid = None
            form = f"{self.rows * self.width}{'f' if page.real else 'i'}"
            self._numbers = [int(number) for number in struct.unpack_from(form, page.numbers, self._start)]
        return self._numbers

    def hold(self, rows: int, numbers: list[int]) -> None:
        self._laid = None
        self._numbers = numbers
        self.rows = rows

    def lay(self, page: Page, rows: int, start: int) -> None:
        """So many rows, which stand on that page from there on."""
        self._laid = page
        self._start = start
        self.rows = rows

    def clear(self) -> None:
        self._laid = None
        self._numbers.clear()
        self.rows = 0

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

    def says(self, numbers: Sequence[int]) -> str:
        """One row in words. What is not there is left out."""
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
