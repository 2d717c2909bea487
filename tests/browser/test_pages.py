"""Every page in the browser: languages, themes, hostile texts, deep links, accessibility, weight."""

from __future__ import annotations

import gzip
import re
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import Visitor
from tests.browser.looking import SIZES as SIZES_OF
from tests.browser.playing import ASKED, BLANK, BOT, ME, OPEN, click_something, play_to_the_end, seat_at, settle
from tests.depth import DEEP

AXE = Path("client/node_modules/axe-core/axe.min.js")
STATIC = Path("src/farport/server/static")
FIRST_PAGE_LIMIT = 200_000
THEMES: tuple[Literal["dark", "light"], ...] = ("dark", "light")
SIZES: tuple[ViewportSize, ...] = (
    {"width": 1440, "height": 900},
    {"width": 1024, "height": 768},
    {"width": 390, "height": 844},
)
PAGES = [
    "/",
    "/tables/mine",
    "/tables/watch",
    "/tables/replays",
    "/new/forgotten-planet",
    "/club",
    "/club/boards",
    "/rules",
    "/rules/forgotten-planet",
    "/rules/forgotten-planet/law",
    "/try/forgotten-planet/a-wall",
    "/me",
    "/create/forgotten-planet",
    "/studio",
    "/learn/forgotten-planet",
    "/nowhere",
]


def settled(page: Page) -> None:
    """The page has drawn itself: nothing is being loaded any more."""
    page.locator("main, .table").first.wait_for()
    page.wait_for_load_state("networkidle")


# What scrolls learns of a new size after the next layout, and takes the focus then (kit/scrolls.ts).
SETTLED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def violations(page: Page) -> list[str]:
    """What axe-core finds serious or critical."""
    if page.evaluate("() => typeof axe === 'undefined'"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    page.evaluate(SETTLED)
    found = page.evaluate("() => axe.run({ resultTypes: ['violations'] })")
    return [
        f"{page.url} {one['id']}: {node['html'][:160]}"
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
    ]


def by_size(page: Page, size: tuple[int, int]) -> list[str]:
    """What axe-core finds at this size; on a desktop, where all is in sight, by day too, since colours know no size."""
    return in_both_themes(page) if DEEP or size == SIZES_OF["desktop"] else violations(page)


def in_both_themes(page: Page) -> list[str]:
    """What axe-core finds by night and by day."""
    found: list[str] = []
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        page.locator(f'html[data-theme="{"day" if theme == "light" else "night"}"]').wait_for()
        found += violations(page)
    return found


@pytest.mark.parametrize("path", PAGES)
def test_every_page_fits_and_shuts_nobody_out(visitor: Visitor, address: str, path: str) -> None:
    page = visitor(BLANK)
    elsewhere: list[str] = []
    page.on("request", lambda request: elsewhere.append(request.url) if not request.url.startswith(address) else None)
    page.goto(path)
    settled(page)
    assert in_both_themes(page) == []
    for size in SIZES:
        page.set_viewport_size(size)
        assert page.evaluate("() => document.documentElement.scrollWidth") <= size["width"], "it scrolls sideways"
    assert [url for url in elsewhere if not url.startswith("data:")] == [], "a request left the server"


def test_the_table_shuts_nobody_out(visitor: Visitor) -> None:
    page = visitor()
    page.get_by_role("button", name=re.compile("Play now: The Forgotten Planet")).click()
    page.locator(ASKED).wait_for()
    assert in_both_themes(page) == []
    page.locator(".target.build").first.hover()
    expect(page.get_by_test_id("spot")).to_be_visible()
    assert in_both_themes(page) == []
    page.get_by_role("tab", name="Chat").click()
    assert in_both_themes(page) == []


def test_a_table_before_and_after_its_game_shuts_nobody_out(visitor: Visitor) -> None:
    page = visitor(BLANK)
    seat_at(page, "forgotten-planet", [ME, OPEN])
    page.get_by_label("Link to invite").wait_for()
    assert in_both_themes(page) == []

    page.goto("/")
    seat_at(page, "forgotten-planet", [ME, BOT], options={"max_rounds": 2})
    settle(page)
    play_to_the_end([page], click_something)
    page.get_by_role("link", name="See the result").click()
    page.get_by_test_id("headline").wait_for()
    settled(page)
    assert in_both_themes(page) == []
    page.get_by_role("link", name="Watch the replay").click()
    page.locator(".planet").wait_for()
    settled(page)
    assert in_both_themes(page) == []


def test_language_and_theme_are_switched_and_kept(visitor: Visitor) -> None:
    page = visitor()
    expect(page.get_by_role("heading", name="Welcome to Farport.")).to_be_visible()
    page.get_by_role("button", name="DE", exact=True).click()
    expect(page.get_by_role("heading", name="Willkommen in Farport.")).to_be_visible()
    page.get_by_role("button", name="Tag", exact=True).click()
    expect(page.locator("html")).to_have_attribute("data-theme", "day")
    page.reload()
    expect(page.get_by_role("heading", name="Willkommen in Farport.")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("data-theme", "day")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.context.set_offline(True)
    page.get_by_role("button", name="FR", exact=True).click()
    expect(page.get_by_role("status")).to_contain_text("Français")  # cannot be loaded: that is said
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.context.set_offline(False)
    page.get_by_role("button", name="FR", exact=True).click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")


def test_on_a_phone_the_language_that_is_shown_leads_to_the_next(visitor: Visitor) -> None:
    page = visitor("/", *SIZES_OF["phone"])
    page.get_by_role("button", name="EN", exact=True).click()
    expect(page.get_by_role("heading", name="Willkommen in Farport.")).to_be_visible()


def test_a_browser_that_speaks_french_is_greeted_in_french(visitor: Visitor) -> None:
    page = visitor(locale="fr-FR")
    expect(page.get_by_role("heading", name="Bienvenue à Farport.")).to_be_visible()


def test_hostile_texts_are_shown_as_text(visitor: Visitor) -> None:
    hostile = "<img src=x onerror=alert(1)>"
    page = visitor("/me")
    page.on("dialog", lambda dialog: pytest.fail("a script of a visitor ran"))
    page.get_by_label("Nickname").first.fill(hostile)
    page.get_by_role("button", name="Save").first.click()
    expect(page.get_by_role("status").first).to_have_text("Saved")
    page.goto("/new/forgotten-planet")
    page.get_by_label("Name of the table").fill("<b>bold</b> & </script>")
    page.get_by_role("button", name="Start", exact=True).click()
    page.locator(".table").wait_for()
    expect(page.locator(".crumb")).to_contain_text("<b>bold</b> & </script>")
    expect(page.locator(".seats").first).to_contain_text(hostile)
    page.get_by_role("tab", name="Chat").click()
    page.get_by_placeholder("Message to the table").fill("<i:energy> <b>hi</b>")
    page.keyboard.press("Enter")
    expect(page.locator(".lines")).to_contain_text("<i:energy> <b>hi</b>")
    assert page.locator("img[src='x']").count() == 0


def test_what_is_not_there_gets_a_friendly_page(visitor: Visitor) -> None:
    page = visitor()
    parts = ("table", "replay", "result", "rules", "new", "studio/runs", "tournament")
    for path in (*(f"/{part}/nothing" for part in parts), "/a/b/c/d"):
        page.goto(path)
        expect(page.get_by_role("heading", name="Nothing here")).to_be_visible()
    page.get_by_role("link", name="To the games").click()
    expect(page.get_by_role("heading", name=re.compile("Welcome|Good"))).to_be_visible()


def test_an_outdated_page_says_so(visitor: Visitor) -> None:
    page = visitor(BLANK)
    page.route_web_socket(
        re.compile("/api/socket"),
        lambda socket: socket.on_message(
            lambda _: socket.send(
                '{"type":"welcome","protocol":1,"server":"9","build":"another","you":null,"server_ms":0,'
                '"ping_every_ms":5000}'
            )
        ),
    )
    page.goto("/")
    expect(page.get_by_role("alertdialog")).to_contain_text("Farport has been renewed")


def test_the_law_is_searched_and_linked(visitor: Visitor) -> None:
    page = visitor("/rules/forgotten-planet/law#FP-43")
    expect(page.locator("#FP-43")).to_be_in_viewport()
    page.get_by_label("Search the rules").fill("walled in")
    expect(page.locator("#FP-43")).to_be_visible()
    expect(page.locator("#FP-10")).to_be_hidden()
    page.get_by_label("Search the rules").fill("no rule says xyzzy")
    expect(page.get_by_text("No rule says that.")).to_be_visible()


def test_the_law_speaks_the_readers_language_as_far_as_it_can(visitor: Visitor) -> None:
    page = visitor("/rules/space-dealer/law", locale="de-DE")
    expect(page.get_by_role("heading", name="Sanduhren", exact=True)).to_be_visible()
    expect(page.locator(".note").last).to_contain_text("auf Englisch")
    page.get_by_role("link", name="Zum Glossar").click()
    expect(page.locator("#glossary")).to_be_in_viewport()
    assert page.locator("#SD-033 > div").get_attribute("lang") == "en"


def test_the_first_page_is_light(visitor: Visitor) -> None:
    page = visitor(BLANK)
    scripts: set[str] = set()
    page.on("request", lambda request: scripts.add(request.url) if request.url.endswith(".js") else None)
    page.goto("/")
    settled(page)
    names = {url.rsplit("/", 1)[1] for url in scripts}
    assert names
    weight = sum(len(gzip.compress((STATIC / "assets" / name).read_bytes(), 9)) for name in names)
    assert weight <= FIRST_PAGE_LIMIT
