"""A position for `render`: the board that the terminal draws, as text with its colours or as pixels."""

from __future__ import annotations

from io import StringIO
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from rich.color import Color
from rich.console import Console, Group, RenderableType
from rich.style import Style
from rich.terminal_theme import TerminalTheme
from rich.text import Text

from farport import boards
from farport.envs.font import HEIGHT, WIDTH, glyph
from farport.kernel import FarportError, State

MODES: Final = ("human", "ansi", "rgb_array")
COLUMNS: Final = 120
ROWS: Final = 60  # the tallest boards of our games fit; a film needs frames of one size
INK: Final = (214, 216, 220)
PAPER: Final = (17, 19, 24)
SHADES: Final = TerminalTheme(  # colours by name, all to be read on dark ground: a terminal's own blue is not
    PAPER,
    INK,
    normal=[
        (0, 0, 0),
        (225, 85, 85),
        (80, 175, 80),
        (195, 175, 60),
        (90, 140, 220),
        (195, 115, 205),
        (70, 170, 180),
        (192, 194, 198),
    ],
    bright=[
        (128, 130, 134),
        (255, 95, 95),
        (85, 255, 85),
        (255, 255, 85),
        (115, 165, 255),
        (255, 100, 255),
        (85, 255, 255),
        (255, 255, 255),
    ],
)

Pixels = NDArray[np.uint8]


def known_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in MODES:
        raise FarportError(f"render_mode: there is no {mode!r}; it is {', '.join(MODES)}")
    return mode


def rendered(state: State, mode: str | None) -> Any:
    """What `render` returns in that mode; "human" prints it."""
    if mode == "rgb_array":
        return pixels(state)
    if mode == "human":
        print(drawn(state))
        return None
    return drawn(state) if mode == "ansi" else None


def board(state: State) -> RenderableType:
    """A headline, and under it what a spectator sees."""
    asked = ", ".join([f"seat {seat}" for seat in state.to_move]) or "nobody"
    drawing = boards.of(state.game).draw(state.view(None), None)
    return Group(Text(f"{state.game.title}, to move: {asked}"), drawing)


def screen(coloured: bool) -> Console:
    colours = "truecolor" if coloured else None
    return Console(
        file=StringIO(),
        width=COLUMNS,
        color_system=colours,  # type: ignore[arg-type]  # one of Rich's literals
        force_terminal=coloured,
        highlight=False,
        legacy_windows=False,
    )


def drawn(state: State, coloured: bool = True) -> str:
    console = screen(coloured)
    console.print(board(state))
    file = console.file
    assert isinstance(file, StringIO)
    lines = file.getvalue().splitlines()
    return "\n".join([line.rstrip() for line in lines])


def pixels(state: State) -> Pixels:
    """The same board as an image of height, width and red, green, blue, always of the same size."""
    console = screen(True)
    letters = np.zeros((ROWS, COLUMNS, HEIGHT, WIDTH), np.bool_)
    ink = np.full((ROWS, COLUMNS, 3), INK, np.uint8)
    paper = np.full((ROWS, COLUMNS, 3), PAPER, np.uint8)
    for row, line in enumerate(console.render_lines(board(state), pad=False)[:ROWS]):
        column = 0
        for segment in line:
            colours = inks(segment.style)
            for letter in segment.text[: COLUMNS - column]:
                letters[row, column] = glyph(letter)
                ink[row, column], paper[row, column] = colours
                column += 1
    image = np.where(letters[..., None], ink[:, :, None, None], paper[:, :, None, None])
    return np.ascontiguousarray(image.transpose(0, 2, 1, 3, 4).reshape(ROWS * HEIGHT, COLUMNS * WIDTH, 3))


def inks(style: Style | None) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The colours of letters and ground."""
    if style is None:
        return INK, PAPER
    ink, paper = shade(style.color, INK), shade(style.bgcolor, PAPER)
    if style.dim:
        ink = tuple([(front + ground) // 2 for front, ground in zip(ink, paper, strict=True)])
    return (paper, ink) if style.reverse else (ink, paper)


def shade(colour: Color | None, otherwise: tuple[int, ...]) -> tuple[int, ...]:
    return otherwise if colour is None or colour.is_default else tuple(colour.get_truecolor(SHADES))
