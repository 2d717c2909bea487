"""The page of a search: a question is put together, watched, answered by a front and a play-off, and taken over."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor
from tests.browser.looking import SIZES
from tests.browser.playing import BLANK
from tests.browser.test_pages import by_size
from tests.browser.test_runs import ASK, wait_for_run, wider_than_the_screen

SEARCH: dict[str, Any] = {
    "game": "forgotten-planet",
    "name": "Shorter",
    "seats": 2,
    "bot": "random",
    "options": {"max_rounds": 1},
    "numbers": [
        {"key": "scoring.special_mine_tile", "low": 1, "high": 5, "step": 1},
        {"key": "energy.late_start.2.0", "low": 0, "high": 2, "step": 1},
    ],
    "wants": [{"what": "decisions", "low": None, "high": 2, "must": True}],
    "games": 100,
    "playoff": 20,
}
MADE: dict[str, str] = {}


def searched(page: Page) -> str:
    """One search for all tests of this file, played to its end."""
    if page.url.split("/")[2] not in MADE:
        MADE[page.url.split("/")[2]] = page.evaluate(ASK, ["/api/studio/tunings", SEARCH])
    id = MADE[page.url.split("/")[2]]
    page.goto(f"/studio/runs/{id}")
    wait_for_run(page)
    return id


def test_a_search_is_asked_for_watched_and_stopped(visitor: Visitor) -> None:
    page = visitor("/studio/forgotten-planet")
    # No table of people has ended here, whatever other tests have played at this server.
    page.route("**/pace", lambda route: route.fulfill(json={"seconds": None, "tables": 0}))
    page.get_by_role("link", name="Tune").click()
    start = page.get_by_role("button", name="Search", exact=True)
    expect(start).to_be_disabled()
    page.get_by_role("button", name="Add a number").click()
    page.get_by_test_id("find-number").fill("special mine")
    page.locator(".matches button").first.click()
    number = page.locator('[data-number="scoring.special_mine_tile"]')
    expect(number).to_contain_text("printed 3 victory points")
    number.get_by_label("to", exact=True).fill("6")
    page.get_by_test_id("add-want").select_option("minutes")
    expect(start).to_be_disabled()  # how many minutes is that?
    page.get_by_label("Seconds that people take for a decision").fill("20")
    expect(start).to_be_enabled()
    start.click()
    page.get_by_role("button", name="Stop").click()
    expect(page.locator(".progress")).to_contain_text("Stopped.")
    expect(page.get_by_role("button", name="Search again")).to_be_enabled()


def test_what_a_search_found_fits_every_screen(visitor: Visitor) -> None:
    page = visitor(BLANK)
    searched(page)
    expect(page.locator("[data-part=playoff] tbody tr").first).to_contain_text("As it is")
    expect(page.locator("[data-part=told]")).to_contain_text("answers tried")
    page.locator("[data-candidate]").last.click()
    for width, height in SIZES.values():
        page.set_viewport_size({"width": width, "height": height})
        assert not wider_than_the_screen(page)
        assert by_size(page, (width, height)) == []


def test_numbers_are_taken_into_the_workbench_and_can_be_undone(visitor: Visitor) -> None:
    page = visitor(BLANK)
    searched(page)
    candidate = page.locator("[data-candidate]").first
    candidate.click()
    change = page.locator("[data-part=recommended] li").first.inner_text()
    page.get_by_role("link", name="into the workbench").click()
    expect(page.locator("main.workbench")).to_have_attribute("data-busy", "false")
    differences = page.locator("[data-difference]")
    expect(differences.first).to_be_visible()
    assert "→" in change
    page.keyboard.press("Control+z")
    expect(differences).to_have_count(0)
