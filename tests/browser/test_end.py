"""The end is a moment: the result beside the board and on its page, the ways on, a link that works for strangers."""

from __future__ import annotations

import re
from contextlib import nullcontext
from random import Random

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor
from tests.browser.looking import SIZES, complaints
from tests.browser.playing import BLANK, BOT, ME, Hand, out_of_sight, seat_at, wander
from tests.browser.test_pages import in_both_themes
from tests.browser.test_trust import give_up

LONG = 10_000


def played_out(page: Page, *, in_sight: bool = False, **more: object) -> None:
    """A short game of The Forgotten Planet, over by the hand of one who does anything."""
    seat_at(page, "forgotten-planet", [ME, BOT], options={"max_rounds": 2}, **more)
    page.locator(".table").wait_for()
    with nullcontext(Hand(page)) if in_sight else out_of_sight(page) as hand:
        assert not wander(hand, Random(1), LONG)
    expect(page.get_by_test_id("end")).to_be_visible()


def test_the_end_is_told_beside_the_board_and_leads_on(visitor: Visitor) -> None:
    page = visitor(BLANK)
    played_out(page, in_sight=True)
    expect(page.get_by_test_id("headline")).to_have_text(re.compile(r"(wins?, \d+ to \d+|all, |share it)"))
    rows = page.get_by_test_id("standing").locator("tbody tr:not(.bar-row)")
    expect(rows).to_have_count(2)
    for row in range(2):
        points = [text.replace("\N{EN DASH}", "0") for text in rows.nth(row).locator("td.number").all_inner_texts()]
        assert sum(map(int, points[:-1])) == int(points[-1])
    expect(page.get_by_test_id("end").locator("svg .unit")).to_have_text("rounds")
    expect(page.locator(".planet")).to_be_visible()  # the board stays
    expect(page.locator(".planet .zone.won").first).to_be_attached()  # and shows whose it is
    star = page.get_by_test_id("star")
    expect(star).to_contain_text("round")  # and where it was decided
    expect(page.get_by_test_id("decisive")).to_contain_text(star.inner_text().strip())
    assert page.get_by_test_id("confetti").count() == 0  # motion is unwelcome here
    assert in_both_themes(page) == []
    assert not (found := complaints(page)), "\n".join(found)

    rematch = page.get_by_role("button", name=re.compile("^Rematch"))
    width, height = SIZES["phone"]
    page.set_viewport_size({"width": width, "height": height})
    for seen in (page.get_by_test_id("headline"), rows.last, rematch):
        expect(seen).to_be_in_viewport(ratio=0.9)
    expect(page.get_by_test_id("standing")).not_to_have_class(re.compile("stacked"))  # names beside their numbers
    width, height = SIZES["tablet"]
    page.set_viewport_size({"width": width, "height": height})
    expect(page.get_by_test_id("decisive")).to_be_in_viewport(ratio=0.9)
    page.set_viewport_size({"width": 1440, "height": 900})
    first = page.url
    page.locator('[data-testid="ways"][aria-busy="false"]').wait_for()
    rematch.click()
    page.wait_for_url(lambda url: url != first)
    page.locator('.table[data-asked="true"]').wait_for()  # one click, and the next game has begun


def test_the_page_of_the_result_shows_the_same(visitor: Visitor) -> None:
    page = visitor(BLANK)
    played_out(page)
    headline = page.get_by_test_id("headline").inner_text()
    rule = page.get_by_test_id("end").locator("header .chip").inner_text()
    page.get_by_role("link", name="See the result").click()
    page.wait_for_url("**/result/*")
    expect(page.get_by_role("heading", level=1)).to_have_text(headline)
    expect(page.get_by_test_id("end").locator("header .chip")).to_have_text(rule)
    expect(page.locator("svg .unit")).to_have_text("rounds")
    assert not (found := complaints(page)), "\n".join(found)
    page.get_by_role("link", name="Analyse").click()
    page.wait_for_url("**/replay/*")
    expect(page.get_by_role("button", name="Analysis", exact=True)).to_have_attribute("aria-pressed", "true")


def test_a_link_to_a_private_game_works_once_it_was_opened(visitor: Visitor) -> None:
    page, stranger = visitor(BLANK), visitor(BLANK)
    played_out(page, public=False)
    table = page.url.rsplit("/", 1)[1]
    stranger.goto(f"/replay/{table}")
    expect(stranger.get_by_role("heading", name="Nothing here")).to_be_visible()
    page.locator('[data-testid="ways"][aria-busy="false"]').wait_for()
    ways = page.get_by_test_id("ways")
    before = ways.bounding_box()
    page.get_by_role("button", name=re.compile("^Share")).click()
    sharing = page.get_by_test_id("sharing")
    expect(sharing).to_contain_text("This table is private")
    assert ways.bounding_box() == before  # it lies over the board: nothing moves from under the hand
    page.keyboard.press("Escape")
    expect(sharing).to_have_count(0)
    page.get_by_role("button", name=re.compile("^Share")).click()
    sharing.get_by_role("button", name="Open it and copy the link").click()
    expect(sharing.get_by_role("button", name="Copied")).to_be_visible()
    stranger.goto(page.evaluate("navigator.clipboard.readText()"))
    expect(stranger.locator(".planet")).to_be_visible()
    stranger.goto(f"/result/{table}")
    expect(stranger.get_by_test_id("headline")).to_be_visible()


def test_a_board_with_a_layout_of_its_own_has_room_for_its_end_and_its_curve(visitor: Visitor) -> None:
    """On a phone its panels can be read after the end; in a replay its bar for orders has fixed rows, which the curve
    must not be put into."""
    page = visitor(BLANK)
    seat_at(page, "space-paper", [ME, BOT], options={"preset": "quick"})
    table = page.url.rsplit("/", 1)[1]
    assert wander(Hand(page), Random(2), 12)
    give_up(page)
    page.locator('[data-testid="ways"][aria-busy="false"]').wait_for()
    page.get_by_role("button", name=re.compile("^Share")).click()
    page.get_by_test_id("sharing").get_by_role("button").click(trial=True)  # nothing of the board lies over it
    page.keyboard.press("Escape")
    width, height = SIZES["phone"]
    page.set_viewport_size({"width": width, "height": height})
    for tab, shown in (("log", page.get_by_role("log")), ("result", page.get_by_test_id("headline"))):
        page.locator(f'[data-tab="{tab}"]').click()
        expect(shown).to_be_in_viewport(ratio=0.9 if tab == "result" else 0.1)
    page.goto(f"/replay/{table}")
    bar, curve = page.locator(".dock"), page.locator(".dock .chart")
    curve.scroll_into_view_if_needed()
    around, inside = bar.bounding_box(), curve.bounding_box()
    assert around is not None
    assert inside is not None
    assert around["y"] <= inside["y"]
    assert inside["y"] + inside["height"] <= around["y"] + around["height"] + 1
