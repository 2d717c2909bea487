"""The pen: numbers of an observation, written one after another in 32 bits; and the page that it leaves."""

from __future__ import annotations

import struct
from collections.abc import Sequence
from typing import Final, final

from librt.strings import BytesWriter, write_f32_le, write_i32_le

BYTES: Final = 4  # of a number
LETTER: Final = 3  # kinds of rows of a text that is spelled
SPELLING: Final = 4
NOTHING: Final[list[bytes]] = [bytes(BYTES * count) for count in range(256)]


@final
class Page:
    """All tables of one look: how many rows each has, where it begins (in bytes), and the numbers."""

    __slots__ = ("numbers", "real", "rows", "starts")

    def __init__(self, rows: list[int], starts: list[int], numbers: bytes, real: bool) -> None:
        self.rows = rows
        self.starts = starts
        self.numbers = numbers
        self.real = real

    def head(self) -> bytes:
        """How many rows each table has, in the same numbers."""
        writer = BytesWriter()
        for count in self.rows:
            if self.real:
                write_f32_le(writer, float(count))
            else:
                write_i32_le(writer, count)
        return writer.getvalue()


@final
class Kept:
    """Tables as they were written last, and all that they were made of: `count` of them from the `first` of a page."""

    __slots__ = ("count", "first", "sources", "tables")

    def __init__(self, sources: list[object], first: int, count: int) -> None:
        self.sources = sources
        self.first = first
        self.count = count
        self.tables: list[bytes] = []


Memory = dict[int, Kept]


def packed(numbers: Sequence[int], real: bool) -> bytes:
    """Numbers as they stand on a page, for those that are written again and again (`Pen.paste`)."""
    return struct.pack(f"<{len(numbers)}{'f' if real else 'i'}", *numbers)


def copies(sources: list[object]) -> list[object]:
    """The same, with lists of their own instead of those that may change."""
    return [source.copy() if isinstance(source, list) else source for source in sources]


@final
class Pen:
    """Writes the tables of an observer in their order, each from its first row to its last, as seen from the seat
    `frame`: `table` begins each of them. `real` are floats instead of whole numbers.

    A number costs 3 ns, compiled: BytesWriter is known to mypyc, so that writing is a few instructions in C."""

    __slots__ = ("_bare", "_fixed", "_keeping", "_memory", "_next", "_starts", "_writer", "frame", "real", "seats")

    def __init__(self) -> None:
        self._writer = BytesWriter()
        self._starts: list[int] = []
        self._bare: dict[int, int] = {}
        self._fixed: list[bytes] = []
        self._keeping: list[tuple[int, Kept]] = []
        self._memory: Memory = {}
        self._next = 0
        self.frame = 0
        self.seats = 1
        self.real = False

    def begin(self, frame: int, seats: int, real: bool, fixed: list[bytes], memory: Memory) -> None:
        """A new page. `fixed` are the tables that never change, in their order; `memory` is what was kept of others."""
        self._writer.truncate(0)
        self._starts = []
        self._bare.clear()
        self._fixed = fixed
        self._keeping.clear()
        self._memory = memory
        self._next = 0
        self.frame = frame
        self.seats = seats
        self.real = real

    def table(self) -> None:
        """What follows belongs to the next table."""
        self._starts.append(len(self._writer))

    def bare(self, rows: int) -> None:
        """The next table has no columns, but rows: it is a list of lists, which stand in the table after it."""
        self._bare[len(self._starts)] = rows
        self._starts.append(len(self._writer))

    def empty(self, count: int) -> None:
        """So many tables without a row."""
        for _ in range(count):
            self._starts.append(len(self._writer))

    def fixed(self) -> None:
        """The next table is the next one of those that never change."""
        self._starts.append(len(self._writer))
        self._writer.write(self._fixed[self._next])
        self._next += 1

    def _name(self, what: int) -> int:
        return (what * self.seats + self.frame) * 2 + (1 if self.real else 0)

    def known(self, what: int, sources: list[object]) -> Kept | None:
        """The tables of that name as they were kept, if all that they are made of is as it was then."""
        kept = self._memory.get(self._name(what))
        return kept if kept is not None and kept.sources == sources else None

    def again(self, what: int, sources: list[object]) -> bool:
        """Write these tables as they were kept, if they still hold."""
        kept = self.known(what, sources)
        if kept is None:
            return False
        self.copy(kept)
        return True

    def copy(self, kept: Kept) -> None:
        for table in kept.tables:
            self._starts.append(len(self._writer))
            self._writer.write(table)

    def keep(self, what: int, sources: list[object], count: int) -> None:
        """Remember the last so many tables as soon as the page is whole; `sources` must never change, so they are
        copies or lists that are kept."""
        self._keeping.append((self._name(what), Kept(sources, len(self._starts) - count, count)))

    def put(self, number: int) -> None:
        if self.real:
            write_f32_le(self._writer, float(number))
        else:
            write_i32_le(self._writer, number)

    def put_all(self, numbers: list[int]) -> None:
        writer = self._writer
        if self.real:
            for number in numbers:
                write_f32_le(writer, float(number))
        else:
            for number in numbers:
                write_i32_le(writer, number)

    def paste(self, numbers: bytes) -> None:
        """Numbers that were packed for such a page."""
        self._writer.write(numbers)

    def flag(self, value: bool) -> None:
        self.put(1 if value else 0)

    def seat(self, seat: int) -> None:
        """1 is the seat that looks, 2 the one after it; for a negative one 0, nobody."""
        if seat < 0:
            self.put(0)
        elif seat < self.frame:
            self.put(seat - self.frame + self.seats + 1)
        else:
            self.put(seat - self.frame + 1)

    def maybe(self, number: int) -> None:
        """A flag, and the number if it is not negative."""
        if number < 0:
            self._writer.write(NOTHING[2])
        else:
            self.put(1)
            self.put(number)

    def zeros(self, count: int) -> None:
        self._writer.write(NOTHING[count])

    def spell(self, row: int, text: str) -> None:
        """A text that belongs to that row of another table: a row for its length, and one for each letter."""
        self.put(row)
        self.put(SPELLING)
        self.put(len(text))
        for letter in text:
            self.put(row)
            self.put(LETTER)
            self.put(ord(letter))

    def page(self, widths: list[int]) -> Page:
        """What was written. Of how many rows a table has, its length tells; `widths` are those of a row, in bytes."""
        starts = self._starts
        rows: list[int] = []
        numbers = self._writer.getvalue()
        last = len(starts) - 1
        for table, start in enumerate(starts):
            size = (starts[table + 1] if table < last else len(numbers)) - start
            rows.append(size // widths[table] if size else 0)
        for table, bare in self._bare.items():
            rows[table] = bare
        for name, kept in self._keeping:
            for table in range(kept.first, kept.first + kept.count):
                kept.tables.append(numbers[starts[table] : starts[table + 1] if table < last else len(numbers)])
            self._memory[name] = kept
        return Page(rows, starts, numbers, self.real)
