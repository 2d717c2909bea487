"""A small letter for every character that boards are drawn with: five by eight dots, in a cell of six by ten.

Letters are given by their columns, a byte each, the lowest bit at the top. Lines of boxes follow from their names.
"""

from __future__ import annotations

import unicodedata
from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

WIDTH: Final = 6
HEIGHT: Final = 10
TOP: Final = 1  # empty rows above a letter
DOTS: Final = 8  # rows of a letter, one of them below the line

FIRST: Final = 32  # the letters are those of ASCII, from the blank to the tilde
LETTERS: Final = """
    0000000000 00005f0000 0007000700 147f147f14 242a7f2a12 2313086462 3649562050 0008070300 001c224100 0041221c00
    2a1c7f1c2a 08083e0808 0080703000 0808080808 0000606000 2010080402 3e5149453e 00427f4000 7249494946 2141494d33
    1814127f10 2745454539 3c4a494931 4121110907 3649494936 464949291e 0036360000 0040340000 0008142241 1414141414
    0041221408 0201590906 3e415d594e 7c1211127c 7f49494936 3e41414122 7f4141413e 7f49494941 7f09090901 3e41415173
    7f0808087f 00417f4100 2040413f01 7f08142241 7f40404040 7f021c027f 7f0408107f 3e4141413e 7f09090906 3e4151215e
    7f09192946 2649494932 03017f0103 3f4040403f 1f2040201f 3f4038403f 6314081463 0304780403 6159494d43 007f414141
    0204081020 004141417f 0402010204 4040404040 0003070800 2054547840 7f28444438 3844444428 384444287f 3854545418
    00087e0902 18a4a49c78 7f08040478 00447d4000 2040403d00 7f10284400 00417f4000 7c04780478 7c08040478 3844444438
    fc18242418 18242418fc 7c08040408 4854545424 04043f4424 3c4040207c 1c2040201c 3c4030403c 4428102844 4c9090907c
    4464544c44 0008364100 0000770000 0041360800 0201020402
"""
SIGNS: Final = {
    "…": "4000400040",
    "·": "0000180000",
    "•": "00183c1800",
    "■": "7e7e7e7e7e",
    "□": "7e4242427e",
    "●": "3c7e7e7e3c",
    "○": "3c4242423c",
    "◎": "3c425a423c",
    "◌": "2442004224",
    "▲": "60781e7860",
    "△": "60584658f0",
    "▼": "061e781e06",
    "◆": "183c7e3c18",
    "◇": "1824422418",
    "★": "286e3c6e28",
    "☆": "2856245628",
    "✦": "08087f0808",
    "✝": "04047f0404",
    "→": "08082a1c08",
    "←": "081c2a0808",
    "↑": "04027f0204",
    "↓": "10207f2010",
    "█": "ffffffffff",
    "▒": "55aa55aa55",
    "░": "1144114411",
}
UNKNOWN: Final = "7f4141417f"  # an empty frame, as everywhere
GLYPHS: Final = {**{chr(FIRST + place): code for place, code in enumerate(LETTERS.split())}, **SIGNS}
LIKE: Final = {0xD7: "x", 0x2212: "-", 0x2013: "-", 0x2014: "-", 0x2018: "'", 0x2019: "'"}  # drawn as another is

Dots = NDArray[np.bool_]


@cache
def glyph(letter: str) -> Dots:
    """The dots of a character; an accent is left away, and what has no letter is an empty frame."""
    name = unicodedata.name(letter, "")
    if name.startswith("BOX DRAWINGS"):
        return line_of(name)
    plain = unicodedata.normalize("NFD", letter.translate(LIKE))[0]
    columns = bytes.fromhex(GLYPHS.get(plain, UNKNOWN))
    cell = np.zeros((HEIGHT, WIDTH), np.bool_)
    for x, column in enumerate(columns):
        for y in range(DOTS):
            cell[TOP + y, x] = bool(column >> y & 1)
    return cell


def line_of(name: str) -> Dots:
    """A piece of a frame: arms from the middle to where its name says."""
    words = name.replace("HORIZONTAL", "LEFT RIGHT").replace("VERTICAL", "UP DOWN").split()
    thick = 2 if "HEAVY" in words or "DOUBLE" in words else 1
    x, y = WIDTH // 2 - 1, HEIGHT // 2 - 1
    cell = np.zeros((HEIGHT, WIDTH), np.bool_)
    if "LEFT" in words:
        cell[y : y + thick, : x + thick] = True
    if "RIGHT" in words:
        cell[y : y + thick, x:] = True
    if "UP" in words:
        cell[: y + thick, x : x + thick] = True
    if "DOWN" in words:
        cell[y:, x : x + thick] = True
    return cell
