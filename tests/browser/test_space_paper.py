"""SpacePaper in the browser: a whole game by mouse, keyboard and thumb, secret orders, previews, the lesson."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from farport import State
from tests.browser.conftest import Visitor
from tests.browser.looking import SIZES
from tests.browser.playing import (
    ASKED,
    BLANK,
    BOT,
    ME,
    MENU,
    OPEN,
    Hand,
    asked,
    decide,
    play_together,
    press_button,
    seat_at,
    sit_down,
    steer,
)
from tests.browser.showing import ShownGame
from tests.browser.test_pages import by_size
from tests.depth import budget

GAME = "space-paper"
QUICK = {"preset": "quick"}
MOST_DECISIONS = 2500
CHOSEN = ".ship.target.chosen"

# One decision of somebody who builds, settles and explores now and then, and then is done. It answers what it did.
CHOOSE = """
([number, mood]) => {
  const pick = (list) => list[Math.floor(number * list.length)]
  const click = (one, did = true) => one ? (one.dispatchEvent(new MouseEvent('click', { bubbles: true })), did) : false
  const all = (query) => [...document.querySelectorAll(query)]
  const button = (id) => document.querySelector(`.acts [data-button="${id}"]:not([aria-disabled="true"], :disabled)`)
  const menu = document.querySelector('[data-testid="spot"].pinned')
  if (menu) return click(pick([...menu.querySelectorAll('button:not(.word)')].slice(0, 4)))
  const answers = all('.acts [data-button*="."]:not([aria-disabled="true"], :disabled)')
  if (answers.length) return click(pick(answers))
  if (button('stop')) return click(button('stop'))
  const cards = all('.card.target.lit, .wedge.target.lit')
  const first = document.querySelector('[data-phase^="setup"], [data-phase="t_orders"]')
  if (first && cards.length) return click(pick(cards))
  const planets = all('.planet.target.lit')
  const building = document.querySelector('[data-phase="c_orders"]')
  if (building && planets.length && mood < 0.5) return click(pick(planets))
  if (button('commit')) return click(button('commit'))
  const places = all('.system.target.lit, .dot.target.lit')
  const chosen = document.querySelector('.ship.target.chosen')
  if (button('end_turn') && mood > 0.6) return click(button('end_turn'))
  if (places.length && (chosen || !button('end_turn'))) return click(pick(places))
  const ships = all('.ship.target.subject:not(.chosen)')
  if (ships.length) return click(pick(ships), 'selected')
  return click(button('end_turn') ?? pick(places))
}
"""


def click_something(page: Page, random: Random) -> None:
    """A ship is chosen first and its way then: both are one decision."""
    while asked(page) and page.evaluate(CHOOSE, [random.random(), random.random()]) == "selected":
        page.locator(CHOSEN).wait_for()


def keyboard_only(page: Page, random: Random) -> None:
    """Arrows, Enter and numbers: no mouse at all."""
    if page.locator(MENU).count():
        page.keyboard.press(str(random.randrange(2) + 1))
        return
    lit = page.locator(".target.lit, .target.subject:not(.chosen)")
    must = page.locator('[data-phase^="setup"], [data-phase="t_orders"]').count() > 0
    if lit.count() and (must or random.random() < 0.35):
        lit.first.focus()
        for _ in range(random.randrange(4)):
            page.keyboard.press(random.choice(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]))
        page.keyboard.press("Enter")
        return
    page.evaluate("document.activeElement?.blur()")
    names = page.locator('.acts [data-button]:not([data-button="undo"])').evaluate_all(
        "(all) => all.map((one) => one.ariaDisabled === 'true' ? '' : one.dataset.button)"
    )
    ends = [name for name in names if name in ("commit", "end_turn", "stop") or "." in name]
    if ends:
        press_button(page, random.choice(ends))
    elif lit.count():
        lit.first.focus()
        page.keyboard.press("Enter")


def test_people_play_a_whole_game_by_mouse_by_keyboard_and_on_a_phone(visitor: Visitor) -> None:
    """Three people in contexts of their own and a bot, to the result and its replay; every day a few rounds of it."""
    mouse = visitor(BLANK)
    short = {"limits": {"turn_safety_stop": budget(everyday=2, deep=25)}}
    seat_at(mouse, GAME, [ME, OPEN, OPEN, BOT], options={**QUICK, "turn_limit": 0}, variant=short)
    keys = visitor(mouse.url)
    sit_down(keys)
    thumb = visitor(mouse.url, width=390, height=844)
    sit_down(thumb)
    mouse.get_by_role("button", name="Start", exact=True).click()
    for page in (mouse, keys, thumb):
        page.locator(".galaxy").wait_for()
    hands = [(mouse, click_something), (keys, keyboard_only), (thumb, click_something)]
    play_together(hands, seed=4, most=MOST_DECISIONS, signs=CHOSEN)
    for page in (mouse, keys, thumb):
        expect(page.get_by_test_id("prompt")).to_contain_text("The game is over")
    assert thumb.evaluate("document.documentElement.scrollWidth") == 390
    mouse.get_by_test_id("end").locator(".curve:not(.coming)").wait_for()
    decided = mouse.get_by_test_id("decisive").all_inner_texts()  # its round is the one of the log that all may read
    mouse.get_by_role("link", name="See the result").click()
    expect(mouse.get_by_test_id("headline")).to_contain_text(re.compile("win|won|share"))
    mouse.get_by_test_id("end").locator(".curve:not(.coming)").wait_for()
    assert mouse.get_by_test_id("decisive").all_inner_texts() == decided
    mouse.get_by_role("link", name="Watch the replay").click()
    mouse.locator(".galaxy").wait_for()
    mouse.get_by_role("button", name="One step on").click()
    expect(mouse.locator(".step")).to_contain_text("1 / ")
    mouse.goto(mouse.url.split("?")[0] + "?at=60")
    expect(mouse.locator(".phases")).to_contain_text("Round")
    expect(mouse.locator(".planet").first).to_be_visible()


# ---------------------------------------------------------------------------------------------------- single things


@pytest.fixture
def ordering(visitor: Visitor) -> Page:
    """In the first construction phase; the bot has given its orders, and nothing happens before we do."""
    page = visitor(BLANK)
    seat_at(page, GAME, [ME, BOT], options=QUICK)
    page.locator(".galaxy").wait_for()
    hand = steer([Hand(page)], in_phase("c_orders"))
    hand.await_alone()
    page.locator(".planet.target.lit").first.wait_for()
    return page


def in_phase(phase: str) -> Callable[[Hand], bool]:
    return lambda hand: bool(hand.view["phase"] == phase)


def test_an_order_is_previewed_listed_sealed_and_changed(ordering: Page) -> None:
    orders = ordering.get_by_test_id("orders")
    expect(orders).to_contain_text("Secret orders: 0")
    ordering.locator('.planet.target.lit:has(.held:has-text("capital"))').click()
    menu = ordering.locator(MENU)
    menu.get_by_role("button", name=re.compile("^Scout")).click()
    expect(orders).to_contain_text("Scout on")
    expect(ordering.locator(".planet.ordered")).to_contain_text("Scout ordered")
    ordering.locator('[data-button="clear_orders"]').click()
    expect(orders).to_contain_text("Secret orders: 0")
    expect(ordering.locator('[data-button="commit"]')).to_be_enabled()


def test_sealed_orders_can_be_changed_while_another_still_thinks(visitor: Visitor) -> None:
    ilse = visitor(BLANK)
    seat_at(ilse, GAME, [ME, OPEN], options=QUICK)
    mira = visitor(ilse.url)
    sit_down(mira)
    ilse.get_by_role("button", name="Start", exact=True).click()
    for page in (ilse, mira):
        page.locator(".galaxy").wait_for()
    steer([Hand(ilse), Hand(mira)], in_phase("r_orders"))
    for page in (ilse, mira):
        page.locator('[data-phase="r_orders"]').wait_for()
    ilse.locator('[data-button="commit"]:not([aria-disabled="true"], :disabled)').click()
    orders = ilse.get_by_test_id("orders")
    expect(orders).to_have_attribute("data-sealed", "true")
    expect(mira.locator('.powers [data-seat="0"]')).to_contain_text("done")
    change = ilse.locator('[data-button="change"]')
    expect(change).to_contain_text("3 changes left")
    change.click()
    expect(orders).to_have_attribute("data-sealed", "false")
    expect(mira.locator('.powers [data-seat="0"]')).to_contain_text("ordering")


def test_two_people_at_one_screen_never_see_each_others_orders(visitor: Visitor) -> None:
    """A curtain falls whenever the other one is asked in a secret window."""
    page = visitor(BLANK)
    seat_at(page, GAME, [ME, ME], options=QUICK)
    page.locator(".galaxy").wait_for()
    curtain = page.locator(".curtain")
    random = Random(3)
    seen: list[str] = []
    while len(seen) < 4:
        page.locator(f"{ASKED}, .curtain").first.wait_for()
        if curtain.count():
            seen.append(curtain.get_attribute("aria-label") or "")
            curtain.get_by_role("button").click()
            expect(curtain).to_have_count(0)
        decide(page, click_something, random, f"{CHOSEN}, .curtain")
    assert len(set(seen)) == 2
    assert seen[0] != seen[1] != seen[2]


def test_pointing_tells_the_price_of_politics_and_why_a_building_is_refused(ordering: Page) -> None:
    expect(ordering.locator(".licence")).to_have_text("SpacePaper by Jne[CrAcK]: free, non-commercial")
    foot = ordering.locator(".politics .foot")
    ordering.locator('[data-target="politics:anarchy"]').hover()
    expect(foot).to_contain_text("no discontent")
    ordering.locator('.planet.target.lit:has(.held:has-text("capital"))').click()
    expect(ordering.locator(f"{MENU} .no").first).to_contain_text("SP-20")


def constructing(state: State) -> bool:
    """In a later round, with something on the board."""
    view: Any = state.view(None) if 0 in state.to_move else {"phase": None}
    return bool(view["phase"] == "c_orders" and view["round"] > 4)


def test_the_table_shuts_nobody_out_and_never_scrolls_sideways(visitor: Visitor) -> None:
    page = visitor(BLANK)
    shown = ShownGame(page, GAME, 3, seed=4, options=QUICK)
    shown.go_to(constructing)
    found: list[str] = []
    for width, height in SIZES.values():
        page.set_viewport_size({"width": width, "height": height})
        page.locator(".galaxy").wait_for()
        tabs = page.locator(".panels [data-tab]")
        for number in range(max(1, tabs.count())):
            if tabs.count():
                tabs.nth(number).click()
            found.extend(by_size(page, (width, height)))
            assert page.evaluate("document.documentElement.scrollWidth") == width
    assert found == []
