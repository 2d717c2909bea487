"""Drawings: the board of the terminal, as text and as pixels."""

from __future__ import annotations

import random

import numpy as np
import pytest
from rich.color import Color
from rich.text import Text

from farport.envs import pettingzoo
from farport.envs.drawing import COLUMNS, INK, PAPER, ROWS, drawn, shade
from farport.envs.font import GLYPHS, HEIGHT, UNKNOWN, WIDTH, glyph
from farport.envs.gymnasium import LearnerEnv
from farport.envs.rules import Rules
from farport.envs.table import Table
from tests.envs.faces import MODULES


def plain(text: str) -> str:
    return Text.from_ansi(text).plain


def test_the_text_is_the_board_of_the_terminal_in_its_colours() -> None:
    env = LearnerEnv("forgotten-planet", stage="tiny", render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    assert "\x1b[" in text
    lines = plain(text).splitlines()
    assert lines[0].startswith("The Forgotten Planet, to move: seat ")
    assert lines[2].split() == list("ABCDE")
    assert any("✦" in line for line in lines)
    assert not any(line.endswith(" ") for line in drawn(env.learner.table.state, coloured=False).splitlines())


@pytest.mark.parametrize("id", MODULES)
def test_pixels_show_every_letter_of_the_text_and_are_always_of_one_size(id: str) -> None:
    env = pettingzoo.env(id, stage="tiny", render_mode="rgb_array")
    env.reset(seed=1)
    chooser = random.Random(1)
    for _ in range(3):
        image = env.render()
        assert (image.shape, image.dtype) == ((ROWS * HEIGHT, COLUMNS * WIDTH, 3), np.uint8)
        lines = plain(drawn(env.table.state)).splitlines()
        assert len(lines) <= ROWS
        headline = image[:HEIGHT, : len(lines[0]) * WIDTH].reshape(HEIGHT, len(lines[0]), WIDTH, 3)
        for place, letter in enumerate(lines[0]):
            assert np.array_equal((headline[:, place] != PAPER).any(axis=-1), glyph(letter))
        for _ in range(10):
            if env.agents:
                env.step(chooser.choice(env.infos[env.agent_selection]["listed"]))


def test_no_colour_is_lost_in_the_dark() -> None:
    """Contrast with the ground, by the formula that the web uses for text."""

    def light(colour: tuple[int, ...]) -> float:
        shares = [part / 255 for part in colour]
        red, green, blue = [share / 12.92 if share <= 0.03928 else ((share + 0.055) / 1.055) ** 2.4 for share in shares]
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    for name in ("red", "green", "yellow", "blue", "magenta", "cyan", "white"):
        for colour in (name, f"bright_{name}"):
            assert (light(shade(Color.parse(colour), INK)) + 0.05) / (light(PAPER) + 0.05) > 4.5, colour


@pytest.mark.parametrize("id", MODULES)
def test_no_sign_of_a_board_is_without_a_letter(id: str) -> None:
    table, chooser = Table(Rules(id, stage="small"), 2), random.Random(2)
    empty = glyph("\ue000")
    while table.asked >= 0:
        if table.taken % 25 == 0:
            for letter in set(plain(drawn(table.state))) - {"\n"}:
                assert not np.array_equal(glyph(letter), empty), letter
        table.play(table.asked, chooser.choice(table.allowed(table.asked)))


def test_letters() -> None:
    assert len(set(GLYPHS.values())) > 100
    assert UNKNOWN not in GLYPHS.values()
    assert np.array_equal(glyph("é"), glyph("e"))
    assert glyph("─").sum() == WIDTH
    assert glyph("┃").sum() == 2 * HEIGHT
    assert glyph("└")[0].any()
    assert not glyph("└")[-1].any()
