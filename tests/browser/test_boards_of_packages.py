"""A game from outside in the browser: on the default board, on its package's board, and when that one fails."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.playing import BOT, ME, decide, play_to_the_end, seat_at, settle
from tests.browser.serving import farport_server
from tests.browser.test_pages import violations
from tests.example_game import ROOT, install_example

OWN = "heavy-lift"  # brings a board and words in two languages
PLAIN = "docking-rights"  # brings hints for the default board
EXAMPLES = ROOT / "examples"
FAILING = "export const mount = () => ({ update() { throw new Error('no ink left') }, destroy() {} })"
# One lit card or button of the bar.
DECIDE = """
(number) => {
  const lit = [...document.querySelectorAll('.target.lit')]
  const bar = [...document.querySelectorAll('.acts [data-button]:not(:disabled):not([data-button="undo"])')]
  const menu = [...document.querySelectorAll('[data-testid="spot"].pinned button')]
  const all = menu.length ? menu : [...lit, ...bar]
  all[Math.floor(number * all.length)]?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
}
"""
# One thing that the board of Heavy Lift offers.
PRESS = """
(number) => {
  const offered = [...document.querySelectorAll('[data-testid="packaged-board"] [role="button"]')]
  offered[Math.floor(number * offered.length)]?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
}
"""


@pytest.fixture(scope="module")
def packaged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with the examples' packages installed."""
    place = tmp_path_factory.mktemp("site")
    for game in (OWN, PLAIN):
        install_example(place, EXAMPLES / game)
    with farport_server(tmp_path_factory.mktemp("packaged"), path=place) as address:
        yield address


Guest = Callable[..., Page]


@pytest.fixture
def guest(browser: Browser, packaged: str) -> Iterator[Guest]:
    contexts = []

    def visit(theme: str = "dark", width: int = 1440, height: int = 900, locale: str = "en-GB") -> Page:
        context = browser.new_context(
            base_url=packaged,
            locale=locale,
            viewport={"width": width, "height": height},
            color_scheme="light" if theme == "light" else "dark",
            reduced_motion="reduce",
        )
        context.set_default_timeout(60_000)
        contexts.append(context)
        return context.new_page()

    yield visit
    for context in contexts:
        context.close()


def choose(page: Page, random: Random) -> None:
    page.evaluate(DECIDE, random.random())


def press(page: Page, random: Random) -> None:
    page.evaluate(PRESS, random.random())


def sit(page: Page, game: str) -> None:
    page.goto("/")
    seat_at(page, game, [ME, BOT])
    settle(page)


def test_a_game_without_a_board_is_played_to_its_end_on_the_default_board(guest: Guest) -> None:
    page = guest()
    page.goto("/")
    expect(page.get_by_role("heading", name="Docking Rights")).to_be_visible()
    sit(page, PLAIN)
    expect(page.get_by_test_id("default-board")).to_be_visible()
    expect(page.locator(".hand .target.lit").first).to_be_visible()
    play_to_the_end([page], choose)
    page.get_by_role("link", name="See the result").click()
    expect(page.get_by_test_id("headline")).to_be_visible()
    page.goto(page.url.replace("/result/", "/replay/") + "?at=5")
    expect(page.get_by_test_id("default-board")).to_be_visible()


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1024, 768), (390, 844)])
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_default_board_is_accessible(guest: Guest, width: int, height: int, theme: str) -> None:
    page = guest(theme, width, height)
    sit(page, PLAIN)
    assert violations(page) == []
    decide(page, choose, Random(2))
    settle(page)
    assert violations(page) == []


def test_the_default_board_is_played_by_keys_alone(guest: Guest) -> None:
    page = guest()
    sit(page, PLAIN)
    before = page.locator(".table").get_attribute("data-seq")
    page.locator(".hand .target.lit").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".table")).not_to_have_attribute("data-seq", before or "")


def test_a_board_of_a_package_is_played_to_its_end_in_the_words_of_the_package(guest: Guest) -> None:
    page = guest(locale="fr-FR")
    page.goto("/")
    expect(page.get_by_text("Chargez un peu plus que de raison")).to_be_visible()
    sit(page, OWN)
    board = page.get_by_test_id("packaged-board")
    expect(board).to_contain_text("caisses fermées")
    play_to_the_end([page], press)
    expect(board).to_be_visible()
    assert violations(page) == []


@pytest.mark.parametrize(
    ("module", "reason"), [(FAILING, "no ink left"), ("export const nothing = 1", "exports no function mount")]
)
def test_a_board_that_fails_is_replaced_by_the_default_board(guest: Guest, module: str, reason: str) -> None:
    page = guest()
    told: list[str] = []
    page.on("console", lambda message: told.append(message.text))
    page.route("**/boards/**/*.js", lambda route: route.fulfill(body=module, content_type="text/javascript"))
    sit(page, OWN)
    expect(page.get_by_test_id("broken-board")).to_contain_text("could not be drawn")
    expect(page.get_by_test_id("default-board")).to_be_visible()
    assert [line for line in told if reason in line]
    play_to_the_end([page], choose)
