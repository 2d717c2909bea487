"""Entries of a list of the data that a variant may add to: how actions name them, and how the rules count them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, final

from farport.kernel.action import Word, is_name
from farport.kernel.data import Table
from farport.kernel.errors import ActionError

UNKNOWN: Final = -1
ID: Final = re.compile(r"[a-z][a-z0-9_]{0,39}")  # one word of an action's text, and a key of every file


class Entry(Word):
    """One entry of a list of the data: a race, a card. A printed one is its place in the list inside the rules, as a
    word is. One that a variant adds is its id there as well, because an action knows nothing of the table that it is
    for. `section` is the list's name in the data."""

    __slots__ = ("section",)

    def __init__(self, name: str, section: str, printed: Sequence[str]) -> None:
        super().__init__(name, printed)
        self.section = section

    def read(self, value: object) -> object:
        if not is_name(value):
            raise self.refuse(value)
        assert isinstance(value, str)
        return self.words.index(value) if value in self.words else value

    def write(self, value: object) -> object:
        return value if isinstance(value, str) else super().write(value)

    def unknown(self, value: object, known: Sequence[str]) -> ActionError:
        return ActionError(f"{self.name}: {value!r} does not fit; one of {', '.join(known)} is expected")


@final
class Roster:
    """All entries of such a list by number: the printed ones in their order, then what a variant adds, by its id.

    Tables have no order that every store keeps, so the order of what is added is that of the alphabet.
    """

    __slots__ = ("_numbers", "ids", "printed")

    def __init__(self, printed: Sequence[str], table: Table) -> None:
        added = sorted([id for id in table.keys() if id not in printed])  # noqa: SIM118  (a Table is no dict)
        for id in added:
            if not ID.fullmatch(id) or id == "none":
                raise table.wrong(id, "an id is expected: small letters, digits and _, a letter first, 40 at most")
        self.printed = len(printed)
        self.ids: tuple[str, ...] = (*printed, *added)
        self._numbers = {id: number for number, id in enumerate(self.ids)}

    def __len__(self) -> int:
        return len(self.ids)

    def added(self) -> tuple[str, ...]:
        return self.ids[self.printed :]

    def number(self, named: object) -> int:
        """What an action names, as a number; UNKNOWN for what is not in the list."""
        if isinstance(named, int):
            return named
        return self._numbers.get(named, UNKNOWN) if isinstance(named, str) else UNKNOWN

    def named(self, number: int) -> int | str:
        """A number as an action names it: see Entry."""
        return number if number < self.printed else self.ids[number]
