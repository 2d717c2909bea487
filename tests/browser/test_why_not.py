"""Why not: whatever cannot be used says why, with its rule, by mouse, keyboard and thumb."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor
from tests.browser.looking import STILL
from tests.browser.playing import BLANK, BOT, ME, Hand, seat_at
from tests.browser.test_pages import violations

WHY = '[data-testid="spot"].why'
# The mouse is told to be over an element, so many pixels from where it was pressed last.
ENTER = """(cell, moved) => {
  const box = cell.getBoundingClientRect()
  const at = [box.x + box.width / 2, box.y + box.height / 2]
  const about = (far) => ({ clientX: at[0] + far, clientY: at[1] })
  window.dispatchEvent(new PointerEvent('pointerdown', about(0)))
  cell.dispatchEvent(new PointerEvent('pointerleave'))
  cell.dispatchEvent(new PointerEvent('pointerenter', about(moved)))
}"""


def on_the_planet(page: Page) -> None:
    seat_at(page, "forgotten-planet", [ME, BOT])
    page.locator('.table[data-asked="true"]').wait_for()


def far_cell(page: Page) -> str:
    """A laid cell that no robot of mine reaches."""
    hand = Hand(page)
    lit = {tuple(action["to"]) for action in hand.legal("move")}
    mine = {tuple(robot["at"]) for robot in hand.view["robots"] if robot["seat"] == hand.seat}
    at = next(
        tile["at"] for tile in hand.view["tiles"] if tuple(tile["at"]) not in lit and tuple(tile["at"]) not in mine
    )
    return f'[data-target="cell:{at[0]},{at[1]}"]'


def test_a_cell_out_of_reach_says_why_when_pointed_at_and_when_clicked(visitor: Visitor) -> None:
    page = visitor(BLANK)
    on_the_planet(page)
    cell = page.locator(far_cell(page))
    cell.hover()
    expect(page.get_by_test_id("spot")).to_contain_text("No way of at most")
    cell.click()
    card = page.locator(WHY)
    expect(card.get_by_role("alert")).to_contain_text("No way of at most")
    expect(card.locator(".chip")).to_have_text(re.compile(r"FP-\d+"))
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    for moved, pointed in ((0, 0), (5, 1)):  # what is drawn anew under a mouse that rests was not asked about
        cell.evaluate(ENTER, moved)
        page.evaluate(STILL)
        expect(page.locator(".target.pointed")).to_have_count(pointed)


def test_the_keyboard_goes_to_any_cell_and_asks(visitor: Visitor) -> None:
    page = visitor(BLANK)
    on_the_planet(page)
    page.locator(far_cell(page)).focus()
    page.keyboard.press("?")
    expect(page.locator(WHY)).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("Enter")
    expect(page.locator(WHY)).to_be_visible()
    page.keyboard.press("Escape")
    before = page.evaluate("document.activeElement.dataset.target")
    page.keyboard.press("Shift+ArrowDown")
    page.keyboard.press("Shift+ArrowRight")
    assert page.evaluate("document.activeElement.dataset.target") != before


def test_a_button_that_cannot_be_used_keeps_its_focus_and_says_why(visitor: Visitor) -> None:
    page = visitor(BLANK)
    on_the_planet(page)
    hand = Hand(page)
    while hand.legal("sell"):  # until a colour is missing
        hand.act("sell")
    button = page.locator('[data-button="sell"][aria-disabled="true"]')
    button.focus()
    assert page.evaluate("document.activeElement.dataset.button") == "sell"
    page.keyboard.press("Enter")
    card = page.locator(WHY)
    expect(card).to_contain_text("one cube of each colour")
    expect(card.locator(".chip")).to_have_text(re.compile(r"FP-\d+"))
    card.get_by_role("button", name="Close").click()
    expect(card).to_have_count(0)
    page.locator('[data-button="build_robot"][aria-disabled="true"]').click(force=True)
    expect(card).to_contain_text("A robot costs 2 cubes")  # any two: no colour is named


def test_a_thumb_is_told_in_the_dock(visitor: Visitor) -> None:
    page = visitor(BLANK, width=390, height=844)
    on_the_planet(page)
    ends = page.locator(".acts .ends")
    before = ends.bounding_box()
    page.locator(far_cell(page)).dispatch_event("click")
    card = page.locator(f"{WHY}.docked")
    expect(card).to_contain_text("No way of at most")
    page.evaluate(STILL)
    told = card.bounding_box()
    assert before is not None
    assert told is not None
    assert ends.bounding_box() == before  # the card lies over the bar, and not on what ends the turn
    assert told["y"] + told["height"] <= before["y"]


def test_others_robots_are_theirs(visitor: Visitor) -> None:
    page = visitor(BLANK)
    on_the_planet(page)
    rival = 1 - Hand(page).seat
    page.keyboard.press("Escape")  # no robot of mine is selected: then others' can be clicked
    page.locator(f'[data-target^="robot:{rival}."]').first.dispatch_event("click")
    expect(page.locator(WHY)).to_contain_text("you act with your own robots")
    expect(page.locator(f"{WHY} .chip")).to_have_text("FP-21")


def test_a_card_does_not_lie_on_what_can_be_clicked(visitor: Visitor) -> None:
    page = visitor(BLANK)
    on_the_planet(page)
    page.locator(".target.lit.build").first.hover()
    expect(page.get_by_test_id("spot")).to_be_visible()
    covered = page.evaluate(
        """() => {
          const card = document.querySelector('[data-testid="spot"]').getBoundingClientRect()
          const middle = (box) => [box.left + box.width / 2, box.top + box.height / 2]
          return [...document.querySelectorAll('.target.lit')].filter((one) => {
            const [x, y] = middle(one.getBoundingClientRect())
            return x > card.left && x < card.right && y > card.top && y < card.bottom
          }).length
        }"""
    )
    assert covered == 0
