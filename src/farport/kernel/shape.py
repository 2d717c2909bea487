"""What a view looks like: a game declares the shape of its views once, and clients and checks read it.

    COLOUR = words("Colour", ("brown", "white", "blue"))
    TILE = table("Tile", {"at": row(INTEGER, INTEGER), "tile": COLOUR}, optional={"tied": FLAG})
    VIEW = table("View", {"tiles": listed(TILE), "active": maybe(INTEGER)})

The kit holds real views against it (nothing undeclared, nothing missing, nothing of another type), and the types of a
client are written from it. Shapes are values, not annotations, so that the compiled build keeps them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Shape:
    """Any plain data at all; the subclasses say more."""

    def fault(self, value: object) -> str:
        """Where and why the value does not fit, as `seats[1].score: …`; empty if it fits."""
        return ""

    def inner(self) -> Sequence[Shape]:
        """The shapes that this one is made of."""
        return ()


class Flag(Shape):
    def fault(self, value: object) -> str:
        return "" if isinstance(value, bool) else _unfit("true or false", value)


@mypyc_attr(allow_interpreted_subclasses=True)
class Integer(Shape):
    """A whole number: what it counts (`unit`), and the least and the most that it can be, where that is known."""

    def __init__(self, unit: str = "", low: int | None = None, high: int | None = None) -> None:
        self.unit = unit
        self.low = low
        self.high = high

    def fault(self, value: object) -> str:
        if not isinstance(value, int) or isinstance(value, bool):
            return _unfit("a whole number", value)
        if (self.low is not None and value < self.low) or (self.high is not None and value > self.high):
            return _unfit(f"a whole number from {self.low} to {self.high}", value)
        return ""


class Seat(Integer):
    """The number of a seat: an observer tells it as a place beside its own."""

    def __init__(self) -> None:
        super().__init__("seat", 0)


@mypyc_attr(allow_interpreted_subclasses=True)
class Text(Shape):
    def fault(self, value: object) -> str:
        return "" if isinstance(value, str) else _unfit("a text", value)


class Named(Text):
    """The id of something that is data: which ids there are, the game says by this name (`Observed.names`)."""

    def __init__(self, vocabulary: str) -> None:
        self.vocabulary = vocabulary


class Spelled(Text):
    """A text that is in no list of words, because it is put together: an observer spells it."""


class OneOf(Shape):
    """One word of a vocabulary."""

    def __init__(self, name: str, words: Sequence[str]) -> None:
        self.name = name
        self.words = tuple(words)

    def fault(self, value: object) -> str:
        return "" if value in self.words else _unfit(f"one of {', '.join(self.words)}", value)


class Maybe(Shape):
    """That, or nothing (null)."""

    def __init__(self, of: Shape) -> None:
        self.of = of

    def fault(self, value: object) -> str:
        return "" if value is None else self.of.fault(value)

    def inner(self) -> Sequence[Shape]:
        return (self.of,)


class Either(Shape):
    """One of several shapes."""

    def __init__(self, shapes: Sequence[Shape]) -> None:
        self.shapes = tuple(shapes)

    def fault(self, value: object) -> str:
        faults = [shape.fault(value) for shape in self.shapes]
        return "" if "" in faults else " or".join(faults)

    def inner(self) -> Sequence[Shape]:
        return self.shapes


@mypyc_attr(allow_interpreted_subclasses=True)
class Listed(Shape):
    """A list of any length."""

    seatwise: ClassVar[bool] = False

    def __init__(self, of: Shape) -> None:
        self.of = of

    def fault(self, value: object) -> str:
        if not isinstance(value, (list, tuple)):
            return _unfit("a list", value)
        for place, entry in enumerate(value):
            fault = self.of.fault(entry)
            if fault:
                return _inside(f"[{place}]", fault)
        return ""

    def inner(self) -> Sequence[Shape]:
        return (self.of,)


class BySeat(Listed):
    """A list with an entry for every seat, or an empty one: an observer begins it with its own."""

    seatwise: ClassVar[bool] = True


class Row(Shape):
    """A list of so many entries, each of its own shape, as a cell [x, y]."""

    def __init__(self, shapes: Sequence[Shape]) -> None:
        self.shapes = tuple(shapes)

    def fault(self, value: object) -> str:
        if not isinstance(value, (list, tuple)) or len(value) != len(self.shapes):
            return _unfit(f"a list of {len(self.shapes)}", value)
        for place, shape in enumerate(self.shapes):
            fault = shape.fault(value[place])
            if fault:
                return _inside(f"[{place}]", fault)
        return ""

    def inner(self) -> Sequence[Shape]:
        return self.shapes


class Keyed(Shape):
    """A table whose keys are ids: any text (`names` says of which vocabulary), or the words of a vocabulary, all of
    them or (`some`) those there are."""

    def __init__(self, of: Shape, keys: OneOf | None, some: bool, names: Named | None = None) -> None:
        self.of = of
        self.keys = keys
        self.some = some
        self.names = names

    def fault(self, value: object) -> str:
        if not isinstance(value, dict):
            return _unfit("a table", value)
        if self.keys is not None and not self.some:
            for word in self.keys.words:
                if word not in value:
                    return f"{word}: it is missing"
        for key, entry in value.items():
            if not isinstance(key, str) or (self.keys is not None and key not in self.keys.words):
                return f": a declared key is expected, not {key!r:.60}"
            fault = self.of.fault(entry)
            if fault:
                return _inside(key, fault)
        return ""

    def inner(self) -> Sequence[Shape]:
        return (self.of,) if self.keys is None else (self.keys, self.of)


class TableShape(Shape):
    """A table with the fields that are declared: all of them, and of the optional ones those there are."""

    def __init__(self, name: str, fields: Mapping[str, Shape], optional: Mapping[str, Shape]) -> None:
        self.name = name
        self.fields = dict(fields)
        self.optional = dict(optional)

    def fault(self, value: object) -> str:
        if not isinstance(value, dict):
            return _unfit("a table", value)
        for key in self.fields:
            if key not in value:
                return f"{key}: it is missing"
        for key, entry in value.items():
            shape = self.fields.get(key)
            if shape is None:
                shape = self.optional.get(key)
            if shape is None:
                return f"{key}: it is not declared"
            fault = shape.fault(entry)
            if fault:
                return _inside(key, fault)
        return ""

    def inner(self) -> Sequence[Shape]:
        return (*self.fields.values(), *self.optional.values())


def _unfit(wanted: str, value: object) -> str:
    return f": {wanted} is declared, not {value!r:.60}"


def _inside(key: str, fault: str) -> str:
    return key + fault if fault[0] in "[:" else f"{key}.{fault}"


# ---------------------------------------------------------------------------------------- how a game writes them

ANYTHING = Shape()
FLAG = Flag()
INTEGER = Integer()
TEXT = Text()
SEAT = Seat()
SPELLED = Spelled()


def number(unit: str = "", low: int | None = None, high: int | None = None) -> Shape:
    """A whole number that counts something."""
    return Integer(unit, low, high)


def named(vocabulary: str) -> Named:
    """An id of a vocabulary that is data."""
    return Named(vocabulary)


def words(name: str, vocabulary: Sequence[str]) -> OneOf:
    return OneOf(name, vocabulary)


def maybe(shape: Shape) -> Shape:
    return Maybe(shape)


def either(*shapes: Shape) -> Shape:
    return Either(shapes)


def listed(shape: Shape) -> Shape:
    return Listed(shape)


def by_seat(shape: Shape) -> Shape:
    """A list with an entry for every seat, in their order."""
    return BySeat(shape)


def row(*shapes: Shape) -> Shape:
    return Row(shapes)


def keyed(shape: Shape, keys: OneOf | Named | None = None) -> Shape:
    """A table by ids: with words as `keys` exactly these, with a vocabulary that is data any of its ids."""
    if isinstance(keys, Named):
        return Keyed(shape, None, some=False, names=keys)
    return Keyed(shape, keys, some=False)


def some(shape: Shape, keys: OneOf) -> Shape:
    """A table by ids, of which any may be left out."""
    return Keyed(shape, keys, some=True)


def table(name: str, fields: Mapping[str, Shape], optional: Mapping[str, Shape] | None = None) -> TableShape:
    """A table with these fields. The name is its type's in a client; without one it is written where it stands."""
    return TableShape(name, fields, {} if optional is None else optional)


POINTS = number("points")
OPTION_VALUE: Final = "OptionValue"
OPTION_VALUES = keyed(either(FLAG, INTEGER, named(OPTION_VALUE)), named("Option"))
RESULT = table(
    "Result",
    {
        "scores": by_seat(POINTS),
        "ranks": by_seat(INTEGER),
        "winners": listed(SEAT),
        "breakdown": by_seat(keyed(POINTS, named("Source"))),
        "reason": named("Reason"),
    },
)


def grown(shape: Shape, words: Mapping[str, Sequence[str]]) -> Shape:
    """The same shape with longer vocabularies: of a variant that adds to them."""
    return _grown(shape, words, {})


def _grown(shape: Shape, words: Mapping[str, Sequence[str]], made: dict[int, Shape]) -> Shape:
    """Each part once, since shapes with a name are one and the same wherever they stand."""
    key = id(shape)
    if key in made:
        return made[key]
    new = shape
    if isinstance(shape, OneOf) and shape.name in words:
        new = OneOf(shape.name, words[shape.name])
    elif isinstance(shape, Maybe):
        new = Maybe(_grown(shape.of, words, made))
    elif isinstance(shape, Either):
        new = Either([_grown(each, words, made) for each in shape.shapes])
    elif isinstance(shape, BySeat):
        new = BySeat(_grown(shape.of, words, made))
    elif isinstance(shape, Listed):
        new = Listed(_grown(shape.of, words, made))
    elif isinstance(shape, Row):
        new = Row([_grown(each, words, made) for each in shape.shapes])
    elif isinstance(shape, Keyed):
        keys = shape.keys
        if keys is not None:
            longer = _grown(keys, words, made)
            assert isinstance(longer, OneOf)
            keys = longer
        new = Keyed(_grown(shape.of, words, made), keys, shape.some, shape.names)
    elif isinstance(shape, TableShape):
        fields = {key: _grown(each, words, made) for key, each in shape.fields.items()}
        optional = {key: _grown(each, words, made) for key, each in shape.optional.items()}
        new = TableShape(shape.name, fields, optional)
    made[key] = new
    return new


def named_shapes(shape: Shape) -> Iterator[OneOf | TableShape]:
    """Every shape with a name in it, each once, those first that others are made of."""
    return iter(_named(shape, {}).values())


def _named(shape: Shape, found: dict[str, OneOf | TableShape]) -> dict[str, OneOf | TableShape]:
    for part in shape.inner():
        _named(part, found)
    if isinstance(shape, (OneOf, TableShape)) and shape.name:
        first = found.setdefault(shape.name, shape)
        if first is not shape:
            raise ValueError(f"two shapes have the name {shape.name}")
    return found
