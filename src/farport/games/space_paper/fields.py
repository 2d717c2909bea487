"""Fields of SpacePaper's actions. Places, planets and ships go by their ids, which depend on the galaxy that is played.

So an action holds the id as it was written; whether there is such a thing at this table is for the rules to say
(SP-305, unknown_object).
"""

from __future__ import annotations

from typing import Final

from farport.games.space_paper.vocabulary import NONE
from farport.kernel import Field, Names

PATH: Final = Names("path", "L05.1, L05.2, rt-20", most=60)  # neighbouring spaces


class SeatOrNobody(Field):
    """A seat, or null where nobody is to be named; inside the rules -1 for nobody."""

    __slots__ = ("most",)
    nullable = True

    def __init__(self, name: str, most: int) -> None:
        super().__init__(name)
        self.most = most

    def read(self, value: object) -> object:
        if value is None:
            return NONE
        if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= self.most:
            raise self.refuse(value)
        return value

    def write(self, value: object) -> object:
        return None if value == NONE else value

    def help(self) -> str:
        return f"a seat from 0 to {self.most}, or null for nobody, is expected"
