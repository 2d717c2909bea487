"""An observer: what a seat knows, or the whole truth, written as numbers into a buffer, and told in words."""

from __future__ import annotations

import hashlib
import json
import struct
import sys
from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Any, Final, SupportsInt, final

from farport.kernel.action import Action, shown
from farport.kernel.data import Plain
from farport.kernel.encoding import Encoding
from farport.kernel.errors import FarportError
from farport.kernel.observer.actions import ActionTable
from farport.kernel.observer.book import Book
from farport.kernel.observer.observed import FIRST, Observed
from farport.kernel.observer.pen import BYTES, Memory, Page, Pen
from farport.kernel.observer.scribe import Scribe
from farport.kernel.observer.sheet import Sheet
from farport.kernel.shape import Shape

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer, WriteableBuffer

    from farport.kernel.game import Game
    from farport.kernel.state import State

GAMES: Final = 64  # whose fixed tables are remembered
ONE: Final = struct.pack("i", 1)
ONE_FLOAT: Final = struct.pack("f", 1.0)
FORMATS: Final = ("i", "l", "f")  # whole numbers and floats; others would round what is written


@final
class Slot:
    """Where a table stands in a padded observation: `rows` times `width` numbers from `start`, and from `mask` a number
    for every row: 1 where there is one."""

    __slots__ = ("mask", "name", "rows", "start", "width")

    def __init__(self, name: str, start: int, rows: int, width: int, mask: int) -> None:
        self.name = name
        self.start = start
        self.rows = rows
        self.width = width
        self.mask = mask


@final
class _Fixed:
    """The fixed tables of one game, for both kinds of buffers, and what is remembered of its others."""

    __slots__ = ("memory", "reals", "terms", "wholes")

    def __init__(self, terms: object, wholes: list[bytes], reals: list[bytes]) -> None:
        self.terms = terms  # kept, so that its id stays its own
        self.wholes = wholes
        self.reals = reals
        self.memory: Memory = {}


@final
class Observer:
    """What a game's views say, as tables of whole numbers: `tables` with their columns.

    It sees with the eyes of one seat: seats are counted from it, and lists by seat begin with it. `write` is for search
    (as many rows as there are), `pad` for environments (a fixed size, `size` numbers). Both take any buffer of 32-bit
    whole numbers or floats. With `truth` they write what all seats know, in turn from this one, and then what nobody
    sees: for a critic.
    """

    __slots__ = (
        "_book",
        "_fixed",
        "_pen",
        "_scribe",
        "_unseen",
        "_widths",
        "_zeros",
        "game",
        "name",
        "observed",
        "seats",
        "slots",
        "tables",
        "version",
    )

    def __init__(
        self, name: str, shape: Shape, seats: int, observed: Observed, version: int, game: Game | None = None
    ) -> None:
        if not FIRST <= version <= observed.version:
            raise FarportError(f"{name}: there is no observer {version}; versions go from 1 to {observed.version}")
        later = frozenset([path for path, since in observed.later.items() if since > version])
        self.name = name
        self.game = game  # whose observer it is, for pickle
        self.seats = seats
        self.version = version
        self.observed = observed
        self._book = Book(shape, seats, observed.names, observed.most, later)
        unseen = observed.unseen
        self._unseen = None if unseen is None else Book(unseen, seats, observed.names, observed.most)
        self._zeros = b""
        self._pen = Pen()
        self._scribe = observed.scribe if version == observed.version and sys.byteorder == "little" else None
        self._fixed: dict[int, _Fixed] = {}
        self.tables: list[Sheet] = self._book.sheets
        self._widths = [BYTES * sheet.width for sheet in self.tables]
        self.slots = _slots(self._book)

    def __reduce__(self) -> tuple[object, ...]:
        """Asked for again: what it remembers of positions makes it faster, not different."""
        if self.game is None:
            raise FarportError(
                f"{self.name}: only an observer that a game gave (Game.observer) can be pickled or copied"
            )
        return _asked_again, (self.game, self.version, self.seats)

    # ------------------------------------------------------------------ what there is

    @property
    def size(self) -> int:
        """How many numbers a padded observation has."""
        return _size(self.slots)

    @property
    def truth_size(self) -> int:
        """The same of the whole truth, at a table of `seats`."""
        return self.size * self.seats + (0 if self._unseen is None else _size(_slots(self._unseen)))

    def data(self) -> dict[str, object]:
        """The schema as plain data: every table with its columns."""
        plain: dict[str, object] = {"observer": self.name, "version": self.version}
        plain["tables"] = [sheet.data() for sheet in self.tables]
        plain["unseen"] = [] if self._unseen is None else [sheet.data() for sheet in self._unseen.sheets]
        return plain

    def fingerprint(self) -> str:
        """The same for two observers if and only if every number means the same in both."""
        return hashlib.sha256(json.dumps(self.data(), sort_keys=True).encode()).hexdigest()

    # ------------------------------------------------------------------ writing

    def read_views(self) -> Observer:
        """From now on everything is made of the view, as it is where a game has no scribe: what the kit compares it
        with. The numbers are the same."""
        self._scribe = None
        return self

    def draws(self, state: State, seat: int | None) -> bool:
        """Whether this position is written straight, without a view."""
        return self._drawn(state, seat, 0 if seat is None else seat, "i") is not None

    def write(self, state: State, seat: int | None, buffer: WriteableBuffer, truth: bool = False) -> int:
        """How many rows each table has, then all of them one after the other; the number of numbers is given back."""
        letter = _letter(buffer)
        told = b""
        for page in self._pages(state, seat, letter, truth):
            told += page.head() + page.numbers
        bare = memoryview(buffer).cast("B")
        if len(told) > len(bare):
            room, needed = len(bare) // BYTES, len(told) // BYTES
            raise FarportError(f"observer: the buffer has room for {room} numbers, and there are {needed}")
        bare[: len(told)] = told
        return len(told) // BYTES

    def known(self, state: State, seat: int | None) -> bytes:
        """What the seat knows as one value: the same for two positions if and only if their views are the same."""
        page = self._page(state, seat, 0 if seat is None else seat, "i")
        return page.head() + page.numbers

    def pad(self, state: State, seat: int | None, buffer: WriteableBuffer, truth: bool = False) -> None:
        """Every table with as many rows as it can have, those that there are not filled with zeros, then the masks."""
        letter = _letter(buffer)
        bare = memoryview(buffer).cast("B")
        wanted = (self.truth_size if truth else self.size) * BYTES
        if len(bare) != wanted:
            raise FarportError(f"observer: the buffer must have {wanted // BYTES} numbers, not {len(bare) // BYTES}")
        bare[:] = self._nothing(wanted)
        start = 0
        for place, page in enumerate(self._pages(state, seat, letter, truth)):
            slots = self.slots if place < state.seats or self._unseen is None else _slots(self._unseen)
            for slot, rows, at in zip(slots, page.rows, page.starts, strict=True):
                if rows > slot.rows:
                    raise FarportError(f"observer: {slot.name} has {rows} rows, and {slot.rows} at most are declared")
                if rows:
                    numbers = page.numbers[at : at + rows * slot.width * BYTES]
                    to = (start + slot.start) * BYTES
                    bare[to : to + len(numbers)] = numbers
                    to = (start + slot.mask) * BYTES
                    bare[to : to + rows * BYTES] = _ones(letter) * rows
            start += _size(slots)

    def fill(self, state: State, seat: int | None) -> list[Sheet]:
        """The tables themselves, filled with what a seat (None: a spectator) knows: for whoever needs no buffer."""
        return self.see(state.view(seat), 0 if seat is None else seat, state.seats)

    def see(self, view: Plain, frame: int, seats: int) -> list[Sheet]:
        """The tables, filled with a view as it looks from the seat `frame`."""
        self._book.fill(view, frame, seats)
        return self.tables

    def _pages(self, state: State, seat: int | None, letter: str, truth: bool) -> list[Page]:
        """What the seat knows; of the truth a page of each seat, in turn, all with the eyes of the first, and one of
        what nobody sees."""
        frame = 0 if seat is None else seat
        if not truth:
            return [self._page(state, seat, frame, letter)]
        pages: list[Page] = []
        for ahead in range(state.seats):
            pages.append(self._page(state, (frame + ahead) % state.seats, frame, letter))
        if self._unseen is not None:
            self._unseen.fill(state.unseen(), frame, state.seats)
            pages.append(self._unseen.page(letter, frame))
        self._book.lay(pages[0])
        return pages

    def _page(self, state: State, viewer: int | None, frame: int, letter: str) -> Page:
        """What the viewer knows, as it is seen from `frame`: straight from the position if the game can."""
        page = self._drawn(state, viewer, frame, letter)
        if page is not None:
            self._book.lay(page)
            return page
        self._book.fill(state.view(viewer), frame, state.seats)
        return self._book.page(letter, frame * (self.seats + 1) + (0 if viewer is None else viewer + 1))

    def _drawn(self, state: State, viewer: int | None, frame: int, letter: str) -> Page | None:
        scribe = self._scribe
        terms = None if scribe is None else scribe.terms(state)
        if scribe is None or terms is None:
            return None
        pen = self._pen
        real = letter == "f"
        fixed = self._fixed_tables(state, terms, scribe)
        pen.begin(frame, state.seats, real, fixed.reals if real else fixed.wholes, fixed.memory)
        return pen.page(self._widths) if scribe.write(state, viewer, pen) else None

    def _fixed_tables(self, state: State, terms: object, scribe: Scribe) -> _Fixed:
        """The tables that are the same all game long, as the first look at this game found them."""
        known = self._fixed.get(id(terms))
        if known is None:
            if len(self._fixed) >= GAMES:
                self._fixed.clear()
            self._book.fill(state.view(None), 0, state.seats)
            fixed = [sheet for sheet in self.tables if sheet.name in scribe.fixed]
            known = _Fixed(terms, [sheet.packed("i", 0) for sheet in fixed], [sheet.packed("f", 0) for sheet in fixed])
            self._fixed[id(terms)] = known
        return known

    def _nothing(self, size: int) -> bytes:
        """So many bytes of zeros, made once."""
        if len(self._zeros) != size:
            self._zeros = bytes(size)
        return self._zeros

    # ------------------------------------------------------------------ reading

    def decode(
        self, buffer: ReadableBuffer, seat: int | None, seats: int | None = None, padded: bool = False
    ) -> object:
        """The view that was written, as far as this version has it; `seats` are those of the table."""
        self._load(buffer, padded)
        return self._book.read(0 if seat is None else seat, self.seats if seats is None else seats)

    def explain(self, buffer: ReadableBuffer, padded: bool = False) -> str:
        """An observation in words: every table that has rows, a line for each."""
        self._load(buffer, padded)
        lines: list[str] = []
        for sheet in self.tables:
            if sheet.rows:
                lines.append(f"{sheet.name}:")
                lines += [f"  {row}: {sheet.says(sheet.row(row))}" for row in range(sheet.rows)]
        return "\n".join(lines)

    def explain_row(self, table: str, row: Collection[SupportsInt]) -> str:
        """One row of a table in words, as it stands in a buffer: whole numbers or floats, NumPy's too."""
        for sheet in self.tables:
            if sheet.name == table:
                if len(row) != sheet.width:
                    raise FarportError(f"observer: a row of {table} has {sheet.width} numbers, not {len(row)}")
                return sheet.says([int(number) for number in row])
        raise FarportError(f"observer: there is no table {shown(table)}; there are: {self._names()}")

    def _names(self) -> str:
        return ", ".join([sheet.name for sheet in self.tables])

    def _load(self, buffer: ReadableBuffer, padded: bool) -> None:
        count = memoryview(buffer).nbytes // BYTES
        numbers = [int(number) for number in struct.unpack(f"{count}{_letter(buffer)}", buffer)]
        if padded:
            for sheet, slot in zip(self.tables, self.slots, strict=True):
                rows = sum(numbers[slot.mask : slot.mask + slot.rows])
                sheet.hold(rows, numbers[slot.start : slot.start + rows * slot.width])
            return
        at = len(self.tables)
        for table, sheet in enumerate(self.tables):
            sheet.hold(numbers[table], numbers[at : at + numbers[table] * sheet.width])
            at += sheet.rows * sheet.width

    # ------------------------------------------------------------------ actions

    def actions(self, encoding: Encoding) -> ActionTable:
        """The table of the listed actions, for `describe`. Where the game does not say what its axes point at, it is
        the columns that have their name, or count the same."""
        points = dict(self.observed.points)
        if not points:
            for axis in {axis.name for run in encoding.runs for axis in run.axes}:
                points[axis] = [
                    f"{sheet.name}.{column.name}"
                    for sheet in self.tables[1:]
                    for column in sheet.columns
                    if axis in (column.name, column.unit)
                ]
        return ActionTable(self, encoding, points)

    def describe(
        self, table: ActionTable, state: State, seat: int, actions: Sequence[Action[Any]] | None = None
    ) -> list[list[int]]:
        """A row for each action (None: every listed one): its kind, and where its axes point in the observation."""
        self.fill(state, seat)
        return table.rows(state.legal(seat) if actions is None else actions, seat, state.seats)


def _asked_again(game: Game, version: int, seats: int) -> Observer:
    """What pickle calls."""
    return game.observer(version, seats)


def _slots(book: Book) -> list[Slot]:
    start = 0
    slots: list[Slot] = []
    for sheet in book.sheets:
        slots.append(Slot(sheet.name, start, sheet.most, sheet.width, 0))
        start += sheet.most * sheet.width
    for slot in slots:
        slot.mask = start
        start += slot.rows
    return slots


def _size(slots: list[Slot]) -> int:
    return slots[-1].mask + slots[-1].rows


def _letter(buffer: ReadableBuffer) -> str:
    view = memoryview(buffer)
    if view.format not in FORMATS or view.itemsize != BYTES or not view.c_contiguous:
        raise FarportError("observer: a contiguous buffer of 32-bit whole numbers or floats is expected")
    return "f" if view.format == "f" else "i"


def _ones(letter: str) -> bytes:
    return ONE_FLOAT if letter == "f" else ONE
