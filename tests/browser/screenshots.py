"""Pictures of every page and board at three sizes: `make screenshots` puts them into build/screenshots."""

from __future__ import annotations

import re
import sys
import tempfile
from pathlib import Path
from random import Random

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.browser import test_space_paper as space_paper
from tests.browser.playing import (
    ASKED,
    BOT,
    ME,
    MENU,
    OPEN,
    click_something,
    decide,
    over,
    play_to_the_end,
    seat_at,
    seq,
    settle,
    wait_for_effect,
)
from tests.browser.season import ME as SEASONED
from tests.browser.season import filled
from tests.browser.serving import PATIENCE_MS, farport_server, launch_chromium
from tests.browser.test_club import MEMBER
from tests.browser.test_duck_dealer import click_something as click_in_the_pond
from tests.browser.test_duck_dealer import table_of
from tests.browser.test_runs import ASK, WANTED
from tests.browser.test_space_dealer import choose_start, click
from tests.browser.test_tune import searched
from tests.browser.test_workbench import CAPITAL, page_of
from tests.server.club.rated import PASSWORD

MANY = 8  # so many bots cannot keep up with a fast clock
SIZES = {"1440": (1440, 900), "1024": (1024, 768), "390": (390, 844)}
GAMES = ("forgotten-planet", "duck-dealer", "space-dealer", "space-paper")
PAGES = {
    "home": "/",
    "tables": "/tables/mine",
    "watch": "/tables/watch",
    "replays": "/tables/replays",
    "rulebooks": "/rules",
    "rules": "/rules/forgotten-planet#a-wall",
    "law": "/rules/forgotten-planet/law#FP-41",
    "profile": "/me",
    "people": "/people",
    "club": "/club",
    "leaderboards": "/club/boards",
    "new-tournament": "/club/new",
    "studio": "/studio",
    "tune": "/studio/tune/forgotten-planet",
    "editor": "/create/forgotten-planet",
    "admin": "/admin",
    "missing": "/table/nothing",
    **{f"new-table-{game}": f"/new/{game}" for game in GAMES},
    **{f"lesson-{game}": f"/learn/{game}" for game in GAMES},
    **{f"rules-{game}": f"/rules/{game}" for game in GAMES},
    **{f"workbench-{game}": f"/studio/{game}" for game in GAMES},
}
DECISIONS = 22  # until the board is in mid-game
ORDERS = 60  # until SpacePaper's is
ADVISED = 40  # decisions as the planner proposes them
LOOKS = 250  # at a board against the clock, before it is in mid-game


class Photographer:
    """One person's browser, seen at every size."""

    def __init__(self, browser: Browser, address: str, folder: Path, scheme: str) -> None:
        self.folder = folder
        self.suffix = "" if scheme == "dark" else "-day"
        self.context: BrowserContext = browser.new_context(
            base_url=address, color_scheme="light" if scheme == "light" else "dark", reduced_motion="reduce"
        )
        self.context.set_default_timeout(PATIENCE_MS)
        self.page: Page = self.context.new_page()

    def take(self, name: str, path: str | None = None, ready: str = "main, .table", *, whole: bool = False) -> None:
        for size, (width, height) in SIZES.items():
            self.page.set_viewport_size({"width": width, "height": height})
            if path is not None:
                self.page.goto(path)
            self.page.locator(ready).first.wait_for()
            self.page.wait_for_load_state("networkidle")
            if whole:  # in a window as high as the page, so that what lies at its edges lies there
                long = self.page.evaluate("document.documentElement.scrollHeight")
                self.page.set_viewport_size({"width": width, "height": long})
            self.page.wait_for_timeout(300)
            self.page.screenshot(path=self.folder / f"{name}-{size}{self.suffix}.png")


def table_in_mid_game(page: Page, seats: int) -> None:
    """A table with bots, played by a random hand for a while."""
    page.set_viewport_size({"width": 1440, "height": 900})
    page.goto("/new/forgotten-planet")
    group = page.get_by_role("group", name="Number of seats")
    group.get_by_role("button", name=str(seats), exact=True).click()
    page.get_by_label("Name of the table").fill("Friday evening")
    page.get_by_role("button", name="Start", exact=True).click()
    page.locator(".table").wait_for()
    random = Random(11)
    for _ in range(DECISIONS):
        settle(page)
        if over(page):
            return
        before = seq(page)
        page.evaluate(BUILDER, random.random())
        wait_for_effect(page, before)


# A hand that builds: what makes a position worth looking at.
BUILDER = """
(number) => {
  const pick = (list) => list[Math.floor(number * list.length)]
  const menu = document.querySelector('[data-testid="spot"].pinned')
  if (menu) return pick([...menu.querySelectorAll('button:not(.word)')].slice(0, 3)).click()
  const lit = [...document.querySelectorAll('.target.lit:not(.side)')]
  const build = lit.filter((one) => one.classList.contains('build'))
  const usable = [...document.querySelectorAll('.acts [data-button]:not([aria-disabled="true"], :disabled)')]
  const wanted = (name) => ['build_robot', 'store'].includes(name) || name.startsWith('choose')
  const good = usable.filter((one) => wanted(one.dataset.button))
  const board = build.length && number < 0.7 ? build : lit
  const one = pick(number < 0.12 && good.length ? good : board.length ? board : good.length ? good : usable.slice(-1))
  one.dispatchEvent(new MouseEvent('click', { bubbles: true }))
}
"""


def photograph_table(photographer: Photographer) -> None:
    page = photographer.page
    table_in_mid_game(page, 4)
    page.locator(ASKED).wait_for()
    photographer.take("table")
    page.set_viewport_size({"width": 1440, "height": 900})
    side = page.locator(".target.side").first
    (side if side.count() else page.locator(".target.lit").first).dispatch_event("click")
    photographer.take("table-menu")
    page.keyboard.press("Escape")
    page.set_viewport_size({"width": 390, "height": 844})
    for tab in ("Seats", "Log", "Chat", "Rules"):
        page.locator(".phone-tabs").get_by_text(tab).click()
        page.wait_for_timeout(200)
        page.screenshot(path=photographer.folder / f"table-{tab.lower()}-390{photographer.suffix}.png")


def photograph_space_paper(photographer: Photographer) -> None:
    """In mid-game while orders for construction are given: the table, the menu of a planet, the tabs of a phone."""
    page = photographer.page
    page.set_viewport_size({"width": 1440, "height": 900})
    seat_at(page, space_paper.GAME, [ME, BOT, BOT], options=space_paper.QUICK)
    random = Random(11)
    planets = page.locator('.table:has([data-phase="c_orders"]) .planet.target.lit')
    for number in range(10 * ORDERS):
        settle(page)
        if over(page) or (number > ORDERS and planets.count() and not page.locator(MENU).count()):
            break
        decide(page, space_paper.click_something, random, space_paper.CHOSEN)
    photographer.take("space-paper")
    page.set_viewport_size({"width": 1440, "height": 900})
    planets.first.click()
    photographer.take("space-paper-menu")
    page.keyboard.press("Escape")
    page.set_viewport_size({"width": 390, "height": 844})
    for tab in ("empire", "tech", "politics", "log"):
        page.locator(f'[data-tab="{tab}"]').first.click()
        page.wait_for_timeout(200)
        page.screenshot(path=photographer.folder / f"space-paper-{tab}-390{photographer.suffix}.png")


def photograph_result(photographer: Photographer) -> None:
    page = photographer.page
    page.set_viewport_size({"width": 1440, "height": 900})
    page.goto("/")
    page.get_by_role("button", name=re.compile("Play now: The Forgotten Planet")).click()
    page.locator(".table").wait_for()
    settle(page)
    play_to_the_end([page], click_something)
    page.get_by_role("link", name="See the result").click()
    page.get_by_test_id("headline").wait_for()
    photographer.take("result", page.url)
    replay = page.url.replace("/result/", "/replay/")
    photographer.take("replay", f"{replay}?at=60", ready='[data-testid="scrubber"]')
    page.get_by_role("button", name="Analysis", exact=True).click()
    page.get_by_role("button", name="Analyse the game").click()
    page.get_by_role("heading", name="Turning points").wait_for()
    page.get_by_text("moves judged").wait_for(state="detached", timeout=600_000)
    photographer.take("analysis")


def photograph_lesson(photographer: Photographer) -> None:
    page = photographer.page
    page.goto("/learn/forgotten-planet")
    page.get_by_role("button", name="Go on").click()
    photographer.take("lesson")


def photograph_club(photographer: Photographer) -> None:
    """Somebody whose name is kept: their page, a club of theirs, a tournament that waits for one more."""
    page = photographer.page
    page.set_viewport_size({"width": 1440, "height": 900})
    page.goto("/")
    suffix = photographer.suffix or "-night"
    assert page.evaluate(MEMBER, f"Ilse{suffix}")
    page.goto("/people")
    page.get_by_role("button", name="Found a club").click()
    page.get_by_label("Name of the club").fill(f"Ducks{suffix}")
    page.get_by_role("button", name="Found a club").click()
    page.get_by_role("heading", name=f"Ducks{suffix}").wait_for()
    photographer.take("club-of-friends", page.url)
    page.set_viewport_size({"width": 1440, "height": 900})
    page.goto("/club/new")
    page.get_by_label("Name").first.fill("Monday Pond")
    page.get_by_role("button", name="Make the tournament").click()
    page.get_by_role("button", name="Enter", exact=True).click()
    photographer.take("tournament", page.url)
    photographer.take("person", f"/person/{page.request.get('/api/me').json()['person']['id']}")


def photograph_season(photographer: Photographer, pages: dict[str, str]) -> None:
    """The club with a season behind it, as somebody sees it who was there."""
    page = photographer.page
    page.goto("/")
    assert page.evaluate(LOG_IN, [SEASONED, PASSWORD])
    for name, path in {**FULL, **pages}.items():
        photographer.take(f"season-{name}", path, whole=True)


LOG_IN = """async ([name, password]) => {
  const headers = { 'Content-Type': 'application/json' }
  return (await fetch('/api/login', { method: 'POST', headers, body: JSON.stringify({ name, password }) })).ok
}"""
FULL = {
    "home": "/",
    "club": "/club",
    "board": "/club/boards?game=duck-dealer",
    "all-time": "/club/boards?game=forgotten-planet&period=all",
    "people": "/people",
    "profile": "/me",
}


def photograph_studio(photographer: Photographer) -> None:
    """A game with one number changed, and the run that tells what comes of it."""
    page = photographer.page
    page.set_viewport_size({"width": 1440, "height": 900})
    page.goto("/")
    run = page.evaluate(ASK, ["/api/studio/runs", WANTED])
    photographer.take("run", f"/studio/runs/{run}")
    photographer.take("tuned", f"/studio/runs/{searched(page)}")
    page.set_viewport_size({"width": 1440, "height": 900})
    page.goto("/studio/space-paper")
    page_of(page, "politics", "upkeep")
    page.locator(CAPITAL).fill("3")
    page.locator("[data-difference]").wait_for()
    page.get_by_label("Name").fill("Dear Capital")
    page.get_by_role("button", name="Save", exact=True).click()
    page.get_by_role("link", name="Its page").click()
    page.get_by_role("heading", name="Dear Capital").wait_for()
    photographer.take("creation", page.url)


def photograph_gathering(photographer: Photographer) -> None:
    page = photographer.page
    page.goto("/")
    seat_at(page, "forgotten-planet", [ME, OPEN, BOT])
    photographer.take("gathering", page.url)


def photograph_duck_dealer(photographer: Photographer) -> None:
    page = photographer.page
    page.set_viewport_size({"width": 1440, "height": 900})
    page.goto("/")
    table_of(page, [ME, BOT, BOT], first_player="1", counter_spaces=24)
    random = Random(3)
    for number in range(4 * ADVISED):
        settle(page)
        if number > ADVISED and page.locator('[data-button="end_turn"]').count():
            break  # in the middle of a turn
        decide(page, as_advised, random)
    photographer.take("duck-dealer")


def as_advised(page: Page, random: Random) -> None:
    """What the planner proposes, so that the position is one that people would reach."""
    if page.locator('[data-button="hint"]').count() == 0:
        click_in_the_pond(page, random)
        return
    if page.locator('[data-button="hint-do"]').count() == 0:
        page.locator('[data-button="hint"]').click()
    page.locator('[data-button="hint-do"]').click()


def photograph_space_dealer(photographer: Photographer, seats: int) -> None:
    """Played by a hand that clicks what is lit, at a fast pace; the clock runs on while the pictures are taken."""
    page = photographer.page
    page.set_viewport_size({"width": 1440, "height": 900})
    page.goto("/")
    seat_at(page, "space-dealer", [ME, *[BOT] * (seats - 1)], settings={"pace": 1000 if seats < MANY else 300})
    page.locator(".dealer").wait_for()
    choose_start(page)
    page.get_by_role("button", name="I am ready", exact=True).click()
    for _ in range(LOOKS):
        click(page)
        page.wait_for_timeout(200)
    page.keyboard.press("Escape")
    photographer.take(f"space-dealer-{seats}")


def main() -> None:
    """All, or with `season` after the folder only the club with a season behind it."""
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "build/screenshots")
    folder.mkdir(parents=True, exist_ok=True)
    take_season(folder)
    if "season" not in sys.argv[2:]:
        take_all(folder)
    print(f"{len(list(folder.glob('*.png')))} pictures in {folder}")


def take_season(folder: Path) -> None:
    """With a server of its own, so that the other pages show what newcomers see."""
    with tempfile.TemporaryDirectory() as data:
        pages = filled(Path(data))
        with farport_server(Path(data)) as address, sync_playwright() as playwright:
            browser = launch_chromium(playwright)
            for scheme in ("dark", "light"):
                photograph_season(Photographer(browser, address, folder, scheme), pages)
            browser.close()


def take_all(folder: Path) -> None:
    with tempfile.TemporaryDirectory() as data, farport_server(Path(data)) as address, sync_playwright() as playwright:
        browser = launch_chromium(playwright)
        for scheme in ("dark", "light"):
            photographer = Photographer(browser, address, folder, scheme)
            photograph_table(photographer)
            photograph_space_paper(photographer)
            photograph_result(photographer)
            photograph_lesson(photographer)
            photograph_gathering(photographer)
            photograph_duck_dealer(photographer)
            photograph_space_dealer(photographer, 4)
            photograph_space_dealer(photographer, 8)
            photograph_club(photographer)
            photograph_studio(photographer)
            for name, path in PAGES.items():
                photographer.take(name, path)
        browser.close()


if __name__ == "__main__":
    main()
