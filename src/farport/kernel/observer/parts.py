"""Parts of a row: how a value of each kind of shape is written as numbers, and read again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from farport.kernel.errors import FarportError
from farport.kernel.observer.pen import LETTER, SPELLING
from farport.kernel.observer.sheet import Sheet
from farport.kernel.shape import Shape


class Part:
    """Some neighbouring columns of a sheet: how a value is written there and read again."""

    __slots__ = ("width",)

    def __init__(self, width: int) -> None:
        self.width = width

    def write(self, value: object, out: list[int], frame: int, seats: int) -> None:
        """Add the numbers to the row at the end of `out`, as seen from the seat `frame`."""
        raise NotImplementedError

    def read(self, sheet: Sheet, frame: int, seats: int) -> object:
        raise NotImplementedError


@final
class NumberPart(Part):
    def write(self, value: object, out: list[int], frame: int, seats: int) -> None:
        assert isinstance(value, int)
        out.append(value)

    def read(self, sheet: Sheet, frame: int, seats: int) -> object:
        return sheet.take()


@final
class FlagPart(Part):
    def write(self, value: object, out: list[int], frame: int, seats: int) -> None:
        out.append(1 if value else 0)

    def read(self, sheet: Sheet, frame: int, seats: int) -> object:
        return sheet.take() != 0


@final
class SeatPart(Part):
    """1 is the seat that looks, 2 the one after it, and so on; 0 nobody."""

    def write(self, value: object, out: list[int], frame: int, seats: int) -> None:
        if value is None:
            out.append(0)
            return
        assert isinstance(value, int)
        out.append((value - frame) % seats + 1)

    def read(self, sheet: Sheet, frame: int, seats: int) -> object:
        number = sheet.take()
        return None if number == 0 else (number - 1 + frame) % seats


@final
class WordPart(Part):
    """The number of a word; 0 is none. With `others` so is a text that is no word of the dictionary."""

    __slots__ = ("dictionary", "numbers", "others", "where")

    def __init__(self, where: str, dictionary: tuple[str, ...], *, others: bool = False) -> None:
        super().__init__(1)
        self.where = where
        self.dictionary = dictionary
        self.others = others
        self.numbers: dict[str, int] = {word: number + 1 for number, word in enumerate(dictionary)}

    def number(self, value: object) -> int:
        if value is None:
            return 0
        number = self.numbers.get(value) if isinstance(value, str) else None
        if number is None:
            if self.others and isinstance(value, str):
                return 0
            raise FarportError(f"observer: {self.where}: {value!r} is in no dictionary; see Game.observed")
        return number

    def write(self, value: object, out: list[int], frame: int, seats: int) -> None:
        out.append(self.number(value))

    def read(self, sheet: Sheet, frame: int, seats: int) -> object:
        number = sheet.take()
        return None if number == 0 else self.dictionary[number - 1]


@final
class MaybePart(Part):
    """A flag, and what there is if it is set."""

    __slots__ = ("of",)

    def __init__(self, of: Part) -> None:
        super().__init__(of.width + 1)
        self.of = of

    def write(self, value: object, out: list[int], frame: int, seats: int) -> None:
        if value is None:
            out.extend([0] * self.width)
        else:
            out.append(1)
            self.of.write(value, out, frame, seats)

    def read(self, sheet: Sheet, frame: int, seats: int) -> object:
        if sheet.take():
            return self.of.read(sheet, frame, seats)
        sheet.skip(self.of.width)
        return None


@final
class EitherPart(Part):
    """Which of several shapes it has, and columns for each of them."""

    __slots__ = ("_known", "parts", "shapes")

    def __init__(self, shapes: Sequence[Shape], parts: list[Part]) -> None:
        super().__init__(1 + sum([part.width for part in parts]))
        self.shapes = tuple(shapes)
        self.parts = parts
        self._known: dict[object, int] = {}  # of numbers and texts, which shape fits: to find it is slow

    def _choose(self, value: object) -> int:
        for place, shape in enumerate(self.shapes):
            if not shape.fault(value):
                return place
        raise FarportError(f"observer: {value!r:.60} has none of the declared shapes")

    def write(self, value: object, out: list[int], frame: int, seats: int) -> None:
        if isinstance(value, (bool, int, str)):
            key = (isinstance(value, bool), value)
            found = self._known.get(key)
            if found is None:
                found = self._choose(value)
                self._known[key] = found
            chosen = found
        else:
            chosen = self._choose(value)
        out.append(chosen)
        for place, part in enumerate(self.parts):
            if place == chosen:
                part.write(value, out, frame, seats)
            else:
                out.extend([0] * part.width)

    def read(self, sheet: Sheet, frame: int, seats: int) -> object:
        chosen = sheet.take()
        found: object = None
        for place, part in enumerate(self.parts):
            if place == chosen:
                found = part.read(sheet, frame, seats)
            else:
                sheet.skip(part.width)
        return found


@final
class FieldsPart(Part):
    """The fields of a table; an optional one has a flag before it."""

    __slots__ = ("fields", "keys", "optional")

    def __init__(self, fields: dict[str, Part], optional: dict[str, Part]) -> None:
        wide = [part.width for part in fields.values()] + [part.width + 1 for part in optional.values()]
        super().__init__(sum(wide))
        self.fields = list(fields.items())
        self.optional = list(optional.items())

    def write(self, value: object, out: list[int], frame: int, seats: int) -> None:
        assert isinstance(value, dict)
        for key, part in self.fields:
            part.write(value[key], out, frame, seats)
        for key, part in self.optional:
            if key in value:
                out.append(1)
                part.write(value[key], out, frame, seats)
            else:
                out.extend([0] * (part.width + 1))

    def read(self, sheet: Sheet, frame: int, seats: int) -> object:
        found: dict[str, object] = {}
        for key, part in self.fields:
            found[key] = part.read(sheet, frame, seats)
        for key, part in self.optional:
            if sheet.take():
                found[key] = part.read(sheet, frame, seats)
            else:
                sheet.skip(part.width)
        return found


@final
class RowPart(Part):
    """So many values one after the other."""

    __slots__ = ("parts",)

    def __init__(self, parts: list[Part]) -> None:
        super().__init__(sum([part.width for part in parts]))
        self.parts = parts

    def write(self, value: object, out: list[int], frame: int, seats: int) -> None:
        entries: Sequence[object] = value if isinstance(value, list) else _listed(value)
        for place, part in enumerate(self.parts):
            part.write(entries[place], out, frame, seats)

    def read(self, sheet: Sheet, frame: int, seats: int) -> object:
        return [part.read(sheet, frame, seats) for part in self.parts]


# ---------------------------------------------------------------------------------------- sheets of their own


@final
class ListPart(Part):
    """A list: rows of another sheet. `within` is the sheet whose rows they belong to, None where there is one list."""

    __slots__ = ("of", "seatwise", "sheet", "within")

    def __init__(self, sheet: Sheet, within: Sheet | None, of: Part, seatwise: bool) -> None:
        super().__init__(0)
        self.sheet = sheet
        self.within = within
        self.of = of
        self.seatwise = seatwise

    def write(self, value: object, out: list[int], frame: int, seats: int) -> None:
        entries: Sequence[object] = value if isinstance(value, list) else _listed(value)
        if self.seatwise and entries:
            if len(entries) != seats:
                raise FarportError(f"observer: {self.sheet.name} has {len(entries)} entries for {seats} seats")
            entries = [*entries[frame:], *entries[:frame]]
        sheet = self.sheet
        numbers = sheet.numbers
        owner = -1 if self.within is None else self.within.rows - 1
        for entry in entries:
            sheet.rows += 1
            if owner >= 0:
                numbers.append(owner)
            self.of.write(entry, numbers, frame, seats)

    def read(self, sheet: Sheet, frame: int, seats: int) -> object:
        found: list[object] = []
        owner = -1 if self.within is None else self.within.reads()
        while self.sheet.turn(owner):
            found.append(self.of.read(self.sheet, frame, seats))
        return [*found[-frame:], *found[:-frame]] if self.seatwise and frame else found


@final
class KeyedPart(Part):
    """A table by ids: rows of another sheet, in the order of the dictionary."""

    __slots__ = ("key", "of", "sheet", "within")

    def __init__(self, sheet: Sheet, within: Sheet | None, key: WordPart, of: Part) -> None:
        super().__init__(0)
        self.sheet = sheet
        self.within = within
        self.key = key
        self.of = of

    def write(self, value: object, out: list[int], frame: int, seats: int) -> None:
        assert isinstance(value, dict)
        sheet = self.sheet
        numbers = sheet.numbers
        owner = -1 if self.within is None else self.within.rows - 1
        for number, word in sorted([(self.key.number(word), word) for word in value]):
            sheet.rows += 1
            if owner >= 0:
                numbers.append(owner)
            numbers.append(number)
            self.of.write(value[word], numbers, frame, seats)

    def read(self, sheet: Sheet, frame: int, seats: int) -> object:
        found: dict[str, object] = {}
        owner = -1 if self.within is None else self.within.reads()
        while self.sheet.turn(owner):
            word = self.key.read(self.sheet, frame, seats)
            assert isinstance(word, str)
            found[word] = self.of.read(self.sheet, frame, seats)
        return found


NOTHING: Final = 0
TRUTH: Final = 1
COUNT: Final = 2
LIST: Final = 5
TABLE: Final = 6
KINDS: Final = ("nothing", "flag", "number", "letter", "text", "list", "table")


@final
class SpelledPart(Part):
    """Whatever is not declared further: a row for every number and letter in it, each list and text with its length."""

    __slots__ = ("sheet", "within")

    def __init__(self, sheet: Sheet, within: Sheet | None) -> None:
        super().__init__(0)
        self.sheet = sheet
        self.within = within

    def write(self, value: object, out: list[int], frame: int, seats: int) -> None:
        if value is None:
            self._add(NOTHING, 0)
        elif isinstance(value, bool):
            self._add(TRUTH, int(value))
        elif isinstance(value, int):
            self._add(COUNT, value)
        elif isinstance(value, str):
            self._add(SPELLING, len(value))
            for letter in value:
                self._add(LETTER, ord(letter))
        elif isinstance(value, dict):
            self._add(TABLE, len(value))
            for key in sorted(value):
                self.write(key, out, frame, seats)
                self.write(value[key], out, frame, seats)
        else:
            entries = _listed(value)
            self._add(LIST, len(entries))
            for entry in entries:
                self.write(entry, out, frame, seats)

    def _add(self, kind: int, number: int) -> None:
        self.sheet.rows += 1
        if self.within is not None:
            self.sheet.numbers.append(self.within.rows - 1)
        self.sheet.numbers.append(kind)
        self.sheet.numbers.append(number)

    def read(self, sheet: Sheet, frame: int, seats: int) -> object:
        kind, number = self._next()
        if kind == NOTHING:
            return None
        if kind == TRUTH:
            return number != 0
        if kind == COUNT:
            return number
        if kind == SPELLING:
            return "".join([chr(self._next()[1]) for _ in range(number)])
        if kind == LIST:
            return [self.read(sheet, frame, seats) for _ in range(number)]
        found: dict[object, object] = {}
        for _ in range(number):
            key = self.read(sheet, frame, seats)
            found[key] = self.read(sheet, frame, seats)
        return found

    def _next(self) -> tuple[int, int]:
        self.sheet.turn(-1)
        if self.within is not None:
            self.sheet.take()
        kind = self.sheet.take()
        return kind, self.sheet.take()


def _listed(value: object) -> Sequence[object]:
    if not isinstance(value, (list, tuple)):
        raise FarportError(f"observer: a list is declared, not {value!r:.60}")
    return value
