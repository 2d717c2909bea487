"""The fields of this game's actions. Places and goods are named by their ids, because maps and recipes are data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from farport.kernel import Field, is_name

LONGEST_PATH: Final = 400
MOST: Final = 999

PLACE: Final = "hub"  # what the id of a place is like, and of a good
GOOD: Final = "duck"


class Cargo(Field):
    """Goods by number, such as {"duck": 2}, or null for none; inside the rules a sorted tuple of pairs."""

    __slots__ = ()
    nullable = True

    def read(self, value: object) -> object:
        if value is None:
            return ()
        if not isinstance(value, dict):
            raise self.refuse(value)
        pairs: list[tuple[str, int]] = []
        for word, number in value.items():
            if not is_name(word):
                raise self.refuse(value)
            if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number <= MOST:
                raise self.refuse(value)
            if number:
                pairs.append((word, number))
        return tuple(sorted(pairs))

    def write(self, value: object) -> object:
        assert isinstance(value, tuple)
        return dict(value)

    def help(self) -> str:
        return f'goods with their numbers (0 to {MOST}) are expected, such as {{"duck": 2}}'


class Tokens(Field):
    """Red, yellow and blue tokens, such as [1, 0, 2]; inside the rules a tuple."""

    __slots__ = ()

    def read(self, value: object) -> object:
        if not isinstance(value, (list, tuple)) or len(value) != 3:  # noqa: PLR2004  (red, yellow, blue)
            raise self.refuse(value)
        for number in value:
            if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number <= MOST:
                raise self.refuse(value)
        return tuple(value)

    def write(self, value: object) -> object:
        assert isinstance(value, tuple)
        return list(value)

    def help(self) -> str:
        return "three numbers are expected: red, yellow and blue tokens"


class Maybe(Field):
    """One of a fixed list of words, or null; inside the rules its place in the list, or NONE."""

    __slots__ = ("words",)
    nullable = True

    def __init__(self, name: str, words: Sequence[str]) -> None:
        super().__init__(name)
        self.words = tuple(words)

    def read(self, value: object) -> object:
        if value is None:
            return -1
        if not isinstance(value, str) or value not in self.words:
            raise self.refuse(value)
        return self.words.index(value)

    def write(self, value: object) -> object:
        assert isinstance(value, int)
        return None if value < 0 else self.words[value]

    def help(self) -> str:
        return "null or one of " + ", ".join(self.words) + " is expected"


class MaybeCube(Field):
    """An own cube on the board: the id of a point, or a privilege such as "hub:mine", or null; inside a text."""

    __slots__ = ()
    nullable = True

    def read(self, value: object) -> object:
        if value is None:
            return ""
        if not is_name(value):
            raise self.refuse(value)
        return value

    def write(self, value: object) -> object:
        return value or None

    def help(self) -> str:
        return 'null, a point or a privilege such as "hub:mine" is expected'
