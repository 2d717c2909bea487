"""The default board's maps: a grid and a graph are drawn from hints alone, and played to their end."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser import mapped_games
from tests.browser.conftest import Visitor
from tests.browser.playing import BLANK, BOT, ME, click_something, play_to_the_end, seat_at, settle
from tests.browser.serving import farport_server
from tests.browser.test_pages import violations
from tests.packages import write_package

SIZES = [(1440, 900), (1024, 768), (390, 844)]
PLACES = {"claims": 24, "lanes": 7}
# Places that reach over what is written below the map, or out of the board.
COVERED = """
() => {
  const board = document.querySelector('[data-testid="default-board"]').getBoundingClientRect()
  const below = document.querySelector('.parts').getBoundingClientRect().top
  return [...document.querySelectorAll('.place .hit')].map((hit) => hit.getBoundingClientRect())
    .filter((box) => box.bottom > below + 1 || box.left < board.left || box.right > board.right)
    .map((box) => [box.left, box.bottom])
}
"""
PICTURES = os.environ.get("FARPORT_PICTURES")  # a folder: what the pages look like is kept there


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    place = tmp_path_factory.mktemp("site")
    source = Path(mapped_games.__file__).read_text(encoding="utf-8")
    games = {"claims": "mapped_games:CLAIMS", "lanes": "mapped_games:LANES_GAME"}
    boards = {"claims": "mapped_games:CLAIMS_BOARD", "lanes": "mapped_games:LANES_BOARD"}
    points = {"farport.games": games, "farport.boards": boards}
    write_package(place, "mapped-games", points, {"mapped_games.py": source})
    with farport_server(tmp_path_factory.mktemp("mapped"), path=place) as address:
        yield address


@pytest.mark.parametrize("game", PLACES)
def test_a_map_is_drawn_and_played_to_the_end(visitor: Visitor, served: str, game: str) -> None:
    page = visitor(BLANK, at=served)
    seat_at(page, game, [ME, BOT, BOT])
    settle(page)
    places = page.get_by_test_id("default-board").locator(".place")
    expect(places).to_have_count(PLACES[game])
    expect(page.locator(".prompt")).to_contain_text("on the board or below")
    for _ in range(3):
        click_something(page, Random(2))
        settle(page)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        expect(places.first).to_be_visible()
        if PICTURES:
            page.screenshot(path=f"{PICTURES}/{game}-{width}.png")
        assert violations(page) == []
        assert page.evaluate(COVERED) == []
    play_to_the_end([page], click_something)
