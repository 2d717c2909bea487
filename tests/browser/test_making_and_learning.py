"""The scenario editor and the guided first game."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor
from tests.browser.playing import ASKED, MENU

# What a click in the lesson brings: its next step, or a menu to choose from.
STEP_OR_MENU = """([step, menu]) =>
    document.querySelector('[data-testid="lesson"]').dataset.step !== String(step) || document.querySelector(menu)"""


def paint(page: Page, tool: str, cell: str) -> None:
    page.locator(f'[data-tool="{tool}"]').click()
    page.locator(f'[data-cell="{cell}"]').dispatch_event("pointerdown")


def test_a_scenario_is_made_checked_saved_and_played(visitor: Visitor) -> None:
    page = visitor("/create/forgotten-planet")
    verdict = page.get_by_test_id("verdict")
    expect(verdict).to_have_attribute("data-fine", "true")
    page.get_by_label("Name").fill("Crossing")
    page.get_by_label("Paint symmetrically").select_option("none")
    paint(page, "S", "3,1")  # beside base 1: not allowed
    expect(verdict).to_contain_text("may not touch")
    expect(verdict).to_contain_text("FP-92")
    page.get_by_role("button", name="Undo").click()
    expect(verdict).to_have_attribute("data-fine", "true")
    paint(page, "#", "1,3")
    page.locator('[data-tool="wall"]').click()
    page.locator('[data-side="3,1S"]').click()
    expect(verdict).to_have_attribute("data-fine", "true")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_text("Saved")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="TOML").click()
    scenario = tomllib.loads(Path(download.value.path()).read_text(encoding="utf-8"))["scenario"][0]
    assert scenario["grid"][3][1] == "#"
    assert scenario["walls"] == ["D2:S"]

    friend = visitor(page.url)  # whoever has the link sees it
    expect(friend.get_by_label("Name")).to_have_value("Crossing")

    page.get_by_role("button", name="Play it now").click()
    page.locator(ASKED).wait_for()
    expect(page.locator(".table")).to_be_visible()
    assert page.locator(".wall").count() == 1


def test_the_first_game_is_finished_by_doing_what_is_lit(visitor: Visitor) -> None:
    page = visitor()
    page.get_by_role("link", name="Learn: The Forgotten Planet").click()
    lesson = page.get_by_test_id("lesson")
    expect(lesson).to_contain_text("You are the circle")
    for step in range(14):
        expect(lesson).to_have_attribute("data-step", str(step))
        go_on = lesson.get_by_role("button", name="Go on")
        lit, button = page.locator(".target.lit"), page.locator('.acts [data-button]:not([aria-disabled="true"])')
        go_on.or_(lit).or_(button).first.wait_for(state="attached")
        if go_on.count():
            go_on.click()
            continue
        if lit.count():
            lit.first.dispatch_event("click")
        else:
            button.first.click()
        page.wait_for_function(STEP_OR_MENU, arg=[step, MENU])
        if page.locator(MENU).count():
            page.locator(MENU).get_by_role("button").first.click()
    expect(lesson).to_contain_text("That is the whole game")
    page.get_by_role("button", name="Play a real game").click()
    page.wait_for_url(re.compile("/table/"))
