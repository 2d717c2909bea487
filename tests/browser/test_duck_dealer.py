"""Duck Dealer in the browser: whole games by mouse, keyboard and on a phone, the turn, the hint, the lesson."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor
from tests.browser.playing import (
    BLANK,
    BOT,
    ME,
    MENU,
    OPEN,
    OVER,
    Hand,
    play_together,
    press_button,
    seat_at,
    seq,
    settle,
    sit_down,
)
from tests.browser.showing import ShownGame
from tests.browser.test_pages import in_both_themes, violations
from tests.depth import budget

SIZES = [(1440, 900), (1024, 768), (390, 844)]

# One decision of somebody who saves up, acts where something is lit, and then ends the turn.
CHOOSE = """
([number, mood]) => {
  const pick = (list) => list[Math.floor(number * list.length)]
  const click = (one) => one?.dispatchEvent(new MouseEvent('click', { bubbles: true })) ?? false
  const all = (query) => [...document.querySelectorAll(query)]
  const button = (id) => document.querySelector(`[data-button="${id}"]:not([aria-disabled="true"], :disabled)`)
  const menu = document.querySelector('[data-testid="spot"].pinned')
  if (menu) return click(pick([...menu.querySelectorAll('button:not(.word)')]))
  for (const id of ['end-now', 'choose_equipment', 'accept_free_turn', 'refuse_offer']) {
    if (button(id)) return click(button(id))
  }
  if (button('start_action')) return click(mood < 0.5 ? button('start_action') : pick(all('[data-button^="collect."]')))
  if (button('done_free')) return click(mood < 0.8 ? pick(all('.point.target.lit')) : button('done_free'))
  const piles = all('.pile.target.lit')
  const slots = all('.slot.target.lit')
  const globes = all('.globe.target.lit')
  if (piles.length) return click(pick(piles))
  if (slots.length && mood < 0.75) return click(pick(slots))
  if (globes.length && (mood > 0.85 || !button('end_turn'))) return click(pick(globes))
  return click(button('end_turn') ?? pick(globes))
}
"""


def table_of(page: Page, seats: list[dict[str, Any]], **options: object) -> None:
    """A short game."""
    seat_at(page, "duck-dealer", seats, options={"counter_spaces": 12, "stall_guard_rounds": 15, **options})


def click_something(page: Page, random: Random) -> None:
    page.evaluate(CHOOSE, [random.random(), random.random()])


def test_two_people_play_a_whole_game_by_keyboard_and_on_a_phone(visitor: Visitor) -> None:
    ilse = visitor(BLANK)
    spaces = budget(everyday=6, deep=24)
    shorter = {"options": {"counter_spaces": {"default": spaces, "choices": [spaces]}}}
    seat_at(ilse, "duck-dealer", [ME, OPEN], options={"stall_guard_rounds": 15}, variant=shorter)
    mira = visitor(ilse.url, width=390, height=844)
    sit_down(mira)
    ilse.get_by_role("button", name="Start", exact=True).click()
    for page in (ilse, mira):
        page.locator(".galaxy").wait_for()
    play_together([(ilse, keyboard_only), (mira, click_something)], seed=5, most=1500)
    for page in (ilse, mira):
        expect(page.get_by_test_id("prompt")).to_contain_text("The game is over")
    assert mira.evaluate("document.documentElement.scrollWidth") == 390
    ilse.get_by_role("link", name="See the result").focus()
    ilse.keyboard.press("Enter")
    expect(ilse.get_by_test_id("headline")).to_contain_text(re.compile("win|won|share"))
    ilse.get_by_role("link", name="Watch the replay").click()
    ilse.locator(".galaxy").wait_for()
    ilse.get_by_role("button", name="One step on").click()
    expect(ilse.locator(".step")).to_contain_text("1 / ")


def keyboard_only(page: Page, random: Random) -> None:
    """Arrows, Enter, numbers, Escape: no mouse at all."""
    if page.locator(f"{MENU}, {OVER}").count():
        page.keyboard.press("1")
        return
    dialog = page.locator('[data-button="end-now"], [data-button="choose_equipment"]')
    if dialog.count():
        dialog.first.focus()
        page.keyboard.press("Enter")
        return
    lit = page.locator(".galaxy .target.lit")
    if lit.count() and random.random() < 0.6:
        lit.first.focus()
        for _ in range(random.randrange(4)):
            page.keyboard.press(random.choice(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]))
        if page.locator(".target.lit:focus").count():
            page.keyboard.press("Enter")
            return
    page.evaluate("document.activeElement?.blur()")
    buttons = page.locator('.acts [data-button]:not([data-button="undo"])')
    names = buttons.evaluate_all("(all) => all.map((one) => one.ariaDisabled === 'true' ? '' : one.dataset.button)")
    modes = {"", "route_cube", "place_passages", "offer"}
    usable = [name for name in names if name not in modes]
    wanted = [name for name in usable if name in ("end_turn", "done_free", "start_action")]
    if not usable:
        return  # somebody else is asked by now
    chosen = random.choice(wanted) if wanted and random.random() < 0.5 else random.choice(usable or wanted)
    press_button(page, chosen)


@pytest.fixture
def acting(visitor: Visitor) -> Page:
    """In an action turn on Mallard Prime with energy to spare, the free cube left out."""
    page = visitor(BLANK)
    table_of(page, [ME, BOT], setup_layout="teaching", first_player="1", start_tokens=2)
    page.locator('[data-button="choose_equipment"]').click()
    page.locator('[data-target="place:mallard"].lit').click()
    page.locator('[data-button="start_action"]:not([aria-disabled="true"], :disabled)').click()
    page.locator('[data-button="done_free"]').click()
    page.locator('[data-button="end_turn"]').wait_for()
    return page


def steps(page: Page) -> int:
    return page.get_by_test_id("turn").locator("[data-step]").count()


def test_pointing_at_a_planet_tells_its_price_and_what_comes_of_it(acting: Page) -> None:
    acting.locator('[data-target="place:hub"]').hover()
    card = acting.get_by_test_id("spot")
    expect(card).to_contain_text("Fly to Bathtub Nebula")
    expect(card).to_contain_text("6 steps")
    expect(card).to_contain_text("landing loses them")
    expect(acting.locator(".way")).to_have_count(1)
    acting.locator('[data-target="place:bubbles"]').hover()
    expect(card).to_contain_text("Bubbles")
    where_things_come_from(acting)


def test_a_place_out_of_reach_gives_the_rule(acting: Page) -> None:
    acting.locator('[data-target="tile:mallard:mine"]').click()
    acting.locator('[data-target="place:sponge"]').click()
    acting.locator('[data-target="place:hub"].lit').click()
    settle(acting)  # the card of what is pointed at goes when the position changes under it
    acting.locator('[data-target="place:bathmat"]:not(.lit)').hover()
    card = acting.get_by_test_id("spot")
    expect(card).to_contain_text("move energy at speed")
    expect(card).to_contain_text("DD-24")


def test_every_step_of_the_turn_can_be_taken_back(acting: Page) -> None:
    acting.locator('[data-target="tile:mallard:mine"]').click()
    expect(acting.locator('[data-testid="turn"]')).to_contain_text("Mallard Prime")
    acting.locator('[data-target="place:sponge"].lit').click()
    expect(acting.locator('[data-target="pile:left"].lit')).to_be_visible()
    count = steps(acting)
    acting.get_by_test_id("turn").locator("[data-step]").nth(count - 2).click()
    expect(acting.get_by_test_id("turn").locator("[data-step]")).to_have_count(count - 1)
    expect(acting.locator('[data-target="place:sponge"].lit')).to_be_visible()
    acting.get_by_test_id("turn").locator("[data-step]").first.click()
    expect(acting.locator('[data-button="done_free"]')).to_be_visible()


def test_cubes_and_passages_are_picked_up_and_put_down(acting: Page) -> None:
    assert acting.locator(".point.target.lit").count() > 0
    acting.locator('[data-button="route_cube"]').click()
    acting.locator('[data-target="place:mallard~sponge#1"].lit').click()
    expect(acting.locator('[data-target="place:mallard~sponge#1"] rect').first).to_be_visible()
    acting.keyboard.press("Escape")
    acting.locator('[data-button="place_passages"]').click()
    acting.locator('[data-target="place:mallard"].lit').click(position={"x": 40, "y": 12})
    acting.locator('[data-target="place:bathmat"].lit').click()
    acting.locator(f"{MENU} button").first.click()
    expect(acting.locator(".passage")).to_have_count(3)  # two markers, and the line of the inspector


def test_the_planner_proposes_and_its_first_step_can_be_taken(acting: Page) -> None:
    acting.locator('[data-button="hint"]').click()
    hint = acting.get_by_test_id("hint")
    expect(hint).to_be_visible()
    before = seq(acting)
    hint.locator('[data-button="hint-do"]').click()
    acting.wait_for_function("(before) => document.querySelector('.table').dataset.seq > before", arg=before)


def test_tokens_to_keep_are_chosen_at_the_end_of_the_turn(acting: Page) -> None:
    acting.locator('[data-button="end_turn"]').click()
    keep = acting.get_by_test_id("keep")
    expect(keep).to_contain_text("Keep 4 tokens")
    keep.get_by_role("button", name="Fewer: Move").click()
    expect(keep.locator('[data-button="end-now"]')).to_be_disabled()
    keep.get_by_role("button", name="More: Trade").click()
    keep.locator('[data-button="end-now"]').click()
    expect(keep).to_have_count(0)


def where_things_come_from(acting: Page) -> None:
    """The recipe tree tells it."""
    acting.locator('[data-recipe="radio"]').click()
    expect(acting.get_by_label("Recipes").first).to_contain_text("Missing aboard: rubber duck and phone booth")
    acting.locator('[data-recipe="booth"]').click()
    expect(acting.get_by_label("Recipes").first).to_contain_text("Gadwall Yard")
    acting.keyboard.press("Escape")
    expect(acting.locator('[data-recipe="booth"]')).to_have_attribute("aria-pressed", "false")


def test_the_board_in_mid_game_fits_and_is_accessible(visitor: Visitor) -> None:
    page = visitor(BLANK)
    shown = ShownGame(page, "duck-dealer", 3, seed=11)
    shown.go_to(lambda state: len(shown.walk.moves) > 120 and any(one.do == "end_turn" for one in state.legal(0)))
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("document.documentElement.scrollWidth") == width
        assert violations(page) == []
    assert in_both_themes(page) == []


def test_goods_are_offered_declined_and_exchanged(visitor: Visitor) -> None:
    ilse = visitor(BLANK)
    table_of(ilse, [ME, OPEN], setup_layout="teaching", first_player="1", start_tokens=2)
    mira = visitor(ilse.url)
    sit_down(mira)
    ilse.get_by_role("button", name="Start", exact=True).click()
    for page in (ilse, mira):
        page.locator(".galaxy").wait_for()
    hands = [Hand(ilse), Hand(mira)]
    for hand in hands:
        hand.act(**hand.await_legal("choose_equipment")[0])
    for hand, planet in zip(hands, ("mallard", "eider"), strict=True):
        hand.await_legal("choose_start")
        hand.act("choose_start", planet=planet)
    for hand in hands:  # each loads from the mine of the own planet
        hand.await_legal("start_action")
        hand.act("start_action")
        hand.act("done_free")
        hand.act("mine")
        if hand is hands[0]:
            hand.act(**hand.legal("end_turn")[0])
    hands[1].act("fly", to="mallard")

    offer(mira, "You give", "More: ")
    answer = ilse.locator('[data-button="refuse_offer"]')
    expect(ilse.get_by_test_id("prompt")).to_contain_text("offers")
    answer.click()
    expect(mira.locator(".log")).to_contain_text("refused the offer")
    offer(mira, "You get", "More: ")
    ilse.set_viewport_size({"width": 390, "height": 844})
    ilse.locator('[data-tab="recipes"]').click()  # an offer can be answered wherever one looks
    ilse.get_by_test_id("answers").get_by_role("button", name="Accept").click()
    expect(mira.locator(".log")).to_contain_text("exchanged")
    expect(mira.get_by_role("heading", name=re.compile("Your ship"))).to_contain_text("2/")


def offer(page: Page, side: str, more: str) -> None:
    """One good of a side, in the dialog."""
    page.locator('[data-button="offer"]').click()
    dialog = page.get_by_test_id("exchange")
    send = dialog.get_by_role("button", name="Send the offer")
    expect(send).to_be_disabled()
    dialog.locator("section").filter(has_text=side).get_by_role("button", name=more).first.click()
    send.click()
    expect(dialog).to_be_hidden()
