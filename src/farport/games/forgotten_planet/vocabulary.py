"""The fixed words of the rules and the small numbers that stand for them inside the rules."""

from __future__ import annotations

from typing import Final

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
TILES: Final = ("outside", "blocked", "empty", "land", "brown", "white", "blue", "special", "base")

COLOURS: Final = ("brown", "white", "blue")

HIDDEN_KINDS: Final = ("base", "land", "special")  # of the tiles that are laid face down (FP-85)

NOBODY: Final = -1
PARTNERS: Final = 2  # seats of one alliance
LARGEST: Final = 1 << 40  # no count of the game comes near it

# What is being decided. The course of a turn is in course.py.
HIDE: Final = 0
BID: Final = 1
ACT: Final = 2
CHOOSE_TILE: Final = 3
ASSIGN: Final = 4
CHOOSE_CUBES: Final = 5
OVER: Final = 6
PHASES: Final = ("hide", "bid", "act", "choose_tile", "assign", "choose_cubes", "over")

END_REASONS: Final = ("", "land_used_up", "area_full", "stalled", "round_limit")


def tile_name(tile: int) -> str:
    return TILES[min(tile, BASE)]
