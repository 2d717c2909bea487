"""The fields of this game's actions: how a cell of the grid is written and read."""

from __future__ import annotations

from typing import Final

from farport.games.forgotten_planet.mechanics.grid import LONGEST, cell_at, cell_name, cell_named, cell_xy
from farport.kernel import Field, Number

AXES: Final = 2  # a cell is written [x, y]


# The number of a robot. How many there are is the table's: beyond that a rule says so (FP-21).
ROBOT: Final = Number("robot", 1, 9, "the number of one of your robots")


class CellField(Field):
    """A cell of the grid, written [x, y] with [0, 0] in the upper left corner.

    The margin can be named as well: on every side of the area it is a rule that says what lies outside (FP-32).
    """

    def read(self, value: object) -> object:
        if not isinstance(value, (list, tuple)) or len(value) != AXES:
            raise self.refuse(value)
        x, y = value
        if isinstance(x, bool) or isinstance(y, bool) or not isinstance(x, int) or not isinstance(y, int):
            raise self.refuse(value)
        if not (-1 <= x <= LONGEST and -1 <= y <= LONGEST):
            raise self.refuse(value)
        return cell_at(x, y)

    def write(self, value: object) -> object:
        assert isinstance(value, int)
        return cell_xy(value)

    def spell(self, value: object) -> str:
        """D3; the margin has no letters."""
        assert isinstance(value, int)
        name = cell_name(value)
        return name if cell_named(name) == value else super().spell(value)

    def parse(self, word: str) -> object:
        cell = cell_named(word.upper())
        return super().parse(word) if cell is None else cell

    def help(self) -> str:
        return f"a cell such as D3, or [x, y] with numbers from -1 to {LONGEST}, is expected"
