"""Actions: what a player does, as a small typed record that knows its rules, and the fields it is made of."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from farport.kernel.errors import ActionError, Refusal
from farport.kernel.notation import parsed, readings, sentence, spelled

if TYPE_CHECKING:
    from farport.kernel.state import State

S = TypeVar("S", bound="State")
LONGEST_NAME: Final = 80


def shown(value: object) -> str:
    """A value from outside, short enough to stand in a sentence."""
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."


def is_name(value: object) -> bool:
    """Whether a value from outside can be the id of something."""
    return isinstance(value, str) and 0 < len(value) <= LONGEST_NAME


@mypyc_attr(allow_interpreted_subclasses=True)
class Field(ABC):
    """One named field of an action: how it is read from plain data and written back.

    Inside the rules a field is a small integer (or a tuple of them); outside it is what a person would write.
    An optional field may be left out; inside the rules it is then None. So may a `nullable` one, which reads null as a
    value of its own (nobody, nothing).

    `inside` is what the action itself calls it, where Python reserves its name (`from`). Plain data may use that name
    too, as records did that are older than the name.
    """

    __slots__ = ("inside", "name", "optional")
    nullable: ClassVar[bool] = False

    def __init__(self, name: str, optional: bool = False, inside: str = "") -> None:
        self.name = name
        self.optional = optional
        self.inside = inside or name

    def key(self, data: dict[str, object]) -> str:
        """Which of its names plain data uses."""
        return self.name if self.name in data else self.inside

    @abstractmethod
    def read(self, value: object) -> object:
        """From plain data; raises ActionError with the sentence that says what is allowed."""

    @abstractmethod
    def write(self, value: object) -> object:
        """Back to plain data."""

    @abstractmethod
    def help(self) -> str:
        """What is allowed, for error messages and documentation."""

    def spell(self, value: object) -> str:
        """A value inside the rules as one word without blanks, the way people write it; `parse` is the way back."""
        return spelled(self.write(value))

    def parse(self, word: str) -> object:
        """From a word that a person typed; ActionError where it does not fit. Of several values it may stand for, it is
        the one that is spelled just so."""
        accepted: list[object] = []
        for reading in readings(word):
            try:
                value = self.read(reading)
            except ActionError:
                continue
            if self.spell(value) == word:
                return value
            accepted.append(value)
        if not accepted:
            raise self.refuse(word)
        return accepted[0]

    def values(self) -> Sequence[object]:
        """Every value it can have inside the rules, in a fixed order; empty where it cannot say."""
        return ()

    def refuse(self, value: object) -> ActionError:
        return ActionError(f"{self.name}: {shown(value)} does not fit; {self.help()}")


class Number(Field):
    """A whole number in a range. `what` says in words what is expected, where the range is not the table's own."""

    __slots__ = ("high", "low", "what")

    def __init__(self, name: str, low: int, high: int, what: str = "") -> None:
        super().__init__(name)
        self.low = low
        self.high = high
        self.what = what

    def read(self, value: object) -> object:
        if isinstance(value, bool) or not isinstance(value, int) or not self.low <= value <= self.high:
            raise self.refuse(value)
        return value

    def write(self, value: object) -> object:
        return value

    def help(self) -> str:
        return f"{self.what or f'a whole number from {self.low} to {self.high}'} is expected"

    def values(self) -> Sequence[object]:
        return range(self.low, self.high + 1)


class Word(Field):
    """One of a fixed list of words; inside the rules its place in the list."""

    __slots__ = ("words",)

    def __init__(self, name: str, words: Sequence[str], optional: bool = False) -> None:
        super().__init__(name, optional)
        self.words = tuple(words)

    def read(self, value: object) -> object:
        if not isinstance(value, str) or value not in self.words:
            raise self.refuse(value)
        return self.words.index(value)

    def write(self, value: object) -> object:
        assert isinstance(value, int)
        return self.words[value]

    def help(self) -> str:
        return "one of " + ", ".join(self.words) + " is expected"

    def values(self) -> Sequence[object]:
        return range(len(self.words))


class Words(Field):
    """Several words of a fixed list, in any order, doubles allowed; inside the rules a sorted tuple of places."""

    __slots__ = ("least", "most", "words")

    def __init__(self, name: str, words: Sequence[str], least: int, most: int) -> None:
        super().__init__(name)
        self.words = tuple(words)
        self.least = least
        self.most = most

    def read(self, value: object) -> object:
        if not isinstance(value, (list, tuple)) or not self.least <= len(value) <= self.most:
            raise self.refuse(value)
        for word in value:
            if not isinstance(word, str) or word not in self.words:
                raise self.refuse(value)
        return tuple(sorted([self.words.index(word) for word in value]))

    def write(self, value: object) -> object:
        assert isinstance(value, tuple)
        return [self.words[place] for place in value]

    def help(self) -> str:
        count = str(self.least) if self.least == self.most else f"{self.least} to {self.most}"
        return f"a list of {count} of " + ", ".join(self.words) + " is expected"

    def values(self) -> Sequence[object]:
        places = range(len(self.words))
        counts = range(self.least, self.most + 1)
        return [chosen for count in counts for chosen in combinations_with_replacement(places, count)]


class Name(Field):
    """The id of something that is data: a place, a ship, a good. Whether it exists is for the rules to say."""

    __slots__ = ("like",)

    def __init__(self, name: str, like: str) -> None:
        super().__init__(name)
        self.like = like

    def read(self, value: object) -> object:
        if not is_name(value):
            raise self.refuse(value)
        return value

    def write(self, value: object) -> object:
        return value

    def help(self) -> str:
        return f"an id such as {self.like} is expected"


class Names(Field):
    """Ids one after the other, a path for one; inside the rules a tuple."""

    __slots__ = ("like", "most")

    def __init__(self, name: str, like: str, most: int) -> None:
        super().__init__(name)
        self.like = like
        self.most = most

    def read(self, value: object) -> object:
        if not isinstance(value, (list, tuple)) or len(value) > self.most:
            raise self.refuse(value)
        for name in value:
            if not is_name(name):
                raise self.refuse(value)
        return tuple(value)

    def write(self, value: object) -> object:
        assert isinstance(value, tuple)
        return list(value)

    def help(self) -> str:
        return f"a list of up to {self.most} ids such as {self.like} is expected"


@mypyc_attr(allow_interpreted_subclasses=True)
class Action(ABC, Generic[S]):
    """What a player does. One small class each: fields, what it offers, what forbids it, what it does.

    An action is immutable and knows nothing of who plays it; its fields are given to the constructor in the order in
    which `fields` declares them.

    An `open_ended` kind (a trade offer) has no full list: `offers` gives a bounded family, and `refusal` judges all.
    """

    __slots__ = ()
    do: ClassVar[str] = ""
    fields: ClassVar[tuple[Field, ...]] = ()
    open_ended: ClassVar[bool] = False

    @classmethod
    @abstractmethod
    def offers(cls, state: S, seat: int) -> Sequence[Action[S]]:
        """Every action of this kind that `seat` may take now (of an open-ended kind: a bounded family)."""

    @abstractmethod
    def refusal(self, state: S, seat: int) -> Refusal | None:
        """The first rule that forbids this action to `seat` now, or None. Changes nothing."""

    @abstractmethod
    def effect(self, state: S, seat: int) -> None:
        """Carry it out. Called only after `refusal` said None; tells the state what happened."""

    @classmethod
    def from_data(cls, data: dict[str, object]) -> Action[S]:
        """Parse plain data; anything missing, unknown or of the wrong kind gets a sentence that names the field."""
        keys = [field.key(data) for field in cls.fields]
        for key in data:
            if key != "do" and key not in keys:
                names = ", ".join([field.name for field in cls.fields]) if cls.fields else "none"
                raise ActionError(f"{cls.do}: unknown field {shown(key)}; its fields are: {names}")
        values: list[object] = []
        for field, key in zip(cls.fields, keys, strict=True):
            if key in data:
                values.append(field.read(data[key]))
            elif field.optional:
                values.append(None)
            elif field.nullable:
                values.append(field.read(None))
            else:
                raise ActionError(f"{cls.do}: the field {field.name} is missing; {field.help()}")
        return cls(*values)

    def data(self) -> dict[str, object]:
        plain: dict[str, object] = {"do": self.do}
        for field in self.fields:
            value = getattr(self, field.inside)
            if value is not None:
                plain[field.name] = field.write(value)
        return plain

    @classmethod
    def from_words(cls, words: Sequence[str]) -> dict[str, object]:
        """Plain data from the words that follow the kind of action in its text."""
        return parsed(cls.do, cls.fields, words)

    def key(self) -> tuple[object, ...]:
        """Kind and field values: what makes two actions the same action."""
        values: list[object] = [self.do]
        for field in self.fields:
            values.append(getattr(self, field.inside))
        return tuple(values)

    def __eq__(self, other: object) -> bool:
        return self is other or (type(self) is type(other) and isinstance(other, Action) and self.key() == other.key())

    def __hash__(self) -> int:
        return hash(self.key())

    def __copy__(self) -> Action[S]:
        return self  # nothing about it ever changes

    def __deepcopy__(self, memo: object) -> Action[S]:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return _read_again, (type(self), self.data())

    def __str__(self) -> str:
        """Short text that `Game.action` reads, e.g. `move 1 D3`."""
        return sentence(self.do, self.fields, self.data(), self.key()[1:])

    def __repr__(self) -> str:
        return f"Action({str(self)!r})"


def _read_again(kind: type[Action[Any]], data: dict[str, object]) -> Action[Any]:
    """What pickle calls."""
    return kind.from_data(data)
