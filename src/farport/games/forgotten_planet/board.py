"""The grid: cells as small integers, sides, kinds of tile, and how people write them.

A cell is one integer on a grid with a margin of one cell all around, so that every neighbour of a playable cell exists
and no search needs to ask where the border is. The row length is fixed: the integer means the same on every map.
"""

from __future__ import annotations

from typing import Final

from farport.kernel import Field

LONGEST: Final = 24  # cells in the longest row or column of a map (FP-92)
STRIDE: Final = LONGEST + 2

# Sides of a tile, clockwise from the top; wall masks hold one bit a side.
SIDES: Final = ("N", "E", "S", "W")
STEP: Final[tuple[int, ...]] = (-STRIDE, 1, STRIDE, -1)
OPPOSITE: Final[tuple[int, ...]] = (2, 3, 0, 1)
ALL_SIDES: Final = 15

# What lies on a cell. The order carries meaning: LAND and above is a tile, BROWN and above has neighbour restrictions.
OUTSIDE: Final = 0
BLOCKED: Final = 1
EMPTY: Final = 2
LAND: Final = 3
BROWN: Final = 4
WHITE: Final = 5
BLUE: Final = 6
SPECIAL: Final = 7
BASE: Final = 8  # BASE + seat: a base belongs to one seat for ever (FP-03)

AXES: Final = 2  # a cell is written [x, y]
COLOURS: Final = ("brown", "white", "blue")
TILES: Final = ("outside", "blocked", "empty", "land", "brown", "white", "blue", "special", "base")

NOBODY: Final = -1


def cell_at(x: int, y: int) -> int:
    return (y + 1) * STRIDE + x + 1


def cell_xy(cell: int) -> list[int]:
    return [cell % STRIDE - 1, cell // STRIDE - 1]


def cell_name(cell: int) -> str:
    """D4: column letter from the left, row number from the top."""
    x, y = cell_xy(cell)
    return f"{chr(ord('A') + x)}{y + 1}"


def cell_named(name: str) -> int | None:
    """The cell of a name such as D4, or None if it is no name of a cell."""
    letter, digits = name[:1], name[1:]
    if not ("A" <= letter <= "X") or not (digits.isascii() and digits.isdigit()) or not 1 <= int(digits) <= LONGEST:
        return None
    return cell_at(ord(letter) - ord("A"), int(digits) - 1)


def tile_name(tile: int) -> str:
    return TILES[min(tile, BASE)]


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

    def help(self) -> str:
        return f"a cell [x, y] with numbers from -1 to {LONGEST} is expected"
