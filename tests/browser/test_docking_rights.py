"""The example without a board, in the browser: hidden hands and simultaneous choice on the default board."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor
from tests.browser.playing import BLANK, BOT, ME, play_to_the_end, seat_at, settle
from tests.browser.serving import farport_server
from tests.browser.test_pages import violations
from tests.example_game import ROOT, install_example

GAME = "docking-rights"
# A card of the hand.
CHOOSE = """
(number) => {
  const hand = [...document.querySelectorAll('.hand .target.lit')]
  hand[Math.floor(number * hand.length)]?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
}
"""


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    place = tmp_path_factory.mktemp("site")
    install_example(place, ROOT / "examples" / GAME)
    with farport_server(tmp_path_factory.mktemp("installed"), path=place) as address:
        yield address


def choose(page: Page, random: Random) -> None:
    page.evaluate(CHOOSE, random.random())


def test_a_hand_is_played_to_the_end_on_the_default_board(visitor: Visitor, installed: str) -> None:
    page = visitor(BLANK, at=installed)
    seat_at(page, GAME, [ME, BOT])
    settle(page)
    expect(page.get_by_test_id("default-board")).to_be_visible()
    assert violations(page) == []
    before = page.locator(".table").get_attribute("data-seq")
    page.locator(".hand .target.lit").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".table")).not_to_have_attribute("data-seq", before or "")
    play_to_the_end([page], choose)
