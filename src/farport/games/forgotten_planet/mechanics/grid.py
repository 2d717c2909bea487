"""The grid: cells as small integers, the sides of a cell, and how people write them.

A cell is one integer on a grid with a margin of one cell all around, so that every neighbour of a playable cell exists
and no search needs to ask where the border is. The row length is fixed: the integer means the same on every map.
"""

from __future__ import annotations

from typing import Final

LONGEST: Final = 24  # cells in the longest row or column of a map (FP-92)
STRIDE: Final = LONGEST + 2

# Sides of a tile, clockwise from the top; wall masks hold one bit a side.
SIDES: Final = ("N", "E", "S", "W")
STEP: Final[tuple[int, ...]] = (-STRIDE, 1, STRIDE, -1)
OPPOSITE: Final[tuple[int, ...]] = (2, 3, 0, 1)
ALL_SIDES: Final = 15


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
