"""Looking never acts, and nothing jumps: flights ask twice, what ends a turn is key 0, hints do not resize the board.

Phases with nothing to decide end by themselves only for whoever wishes so.
"""

from __future__ import annotations

from playwright.sync_api import FloatRect, Page, expect

from tests.browser.conftest import Visitor
from tests.browser.playing import ASKED, BLANK, BOT, ME, MENU, Hand, seat_at, seq, steer
from tests.browser.test_space_dealer import choose_start

AFLOAT = "() => hand.position.view.ships.some((ship) => ship.seat === hand.seat && ship.to !== null)"
MOMENT = """() => {
  const { round, phase, committed } = hand.position.view
  return JSON.stringify([round, phase, committed[hand.seat], hand.now.to_move.includes(hand.seat)])
}"""
ANY_TIME = {"galactic_lottery", "great_discovery"}  # cards that can be played in every phase
ALWAYS = {"commit", "end_turn", "play_event", "set_standing_order", "abandon", "relocate", "sell", "cancel"}
CHANGES = {"change_politics", "switch_bonus"}  # what one has, and hardly ever wants to change


def board_of(page: Page) -> FloatRect:
    box = page.locator(".board").first.bounding_box()
    assert box is not None
    return box


def test_a_click_on_a_planet_asks_before_the_ship_flies(visitor: Visitor) -> None:
    page = visitor(BLANK)
    seat_at(page, "space-dealer", [ME, BOT, BOT])
    page.locator(".dealer").wait_for()
    ring = page.locator(".ring").bounding_box()
    page.locator('[data-target="site:0"]').click()
    expect(page.get_by_test_id("spot")).to_contain_text("no power")  # also what is not lit says why
    page.keyboard.press("Escape")
    page.locator('[data-target="site:4"]').click()
    expect(page.locator(f"{MENU} button .what").first).to_contain_text("Mine: 1 ")  # at a column the mine is chosen
    page.keyboard.press("Escape")
    choose_start(page)
    ready = page.get_by_role("button", name="I am ready", exact=True)
    ready.wait_for()
    assert page.locator(".ring").bounding_box() == ring  # the button makes its line no higher
    ready.click()
    hand = Hand(page)
    hand.await_clock()
    hand.await_legal("start_flight")
    planet = page.locator('[data-target^="field:"].lit').first
    planet.click(click_count=2)  # one touch
    expect(page.locator(MENU)).to_contain_text("Fly")
    assert not page.evaluate(f"({AFLOAT})()")
    planet.click()
    page.wait_for_function(AFLOAT)


def test_hints_do_not_resize_the_board_and_nought_ends_the_turn(visitor: Visitor) -> None:
    page = visitor(BLANK)
    seat_at(page, "forgotten-planet", [ME, BOT])
    page.locator(ASKED).wait_for()
    before, begun = board_of(page), seq(page)
    page.get_by_test_id("ask-hint").click()
    expect(page.locator(".said .hint")).to_be_visible()
    assert board_of(page) == before
    page.keyboard.press("Escape")
    expect(page.locator(".said")).to_have_count(0)
    page.keyboard.press("0")
    page.wait_for_function("(begun) => Number(document.querySelector('.table').dataset.seq) > begun", arg=begun)


def test_a_phase_with_nothing_to_decide_ends_by_itself_on_wish(visitor: Visitor) -> None:
    page = visitor(BLANK)
    seat_at(page, "space-paper", [ME, BOT], options={"preset": "quick"})
    page.locator(".table").wait_for()
    hand = Hand(page)
    steer([hand], lambda one: bool(one.legal("choose_event")))
    hand.act(**next(choice for choice in hand.legal("choose_event") if choice["event"] in ANY_TIME))

    def idle(one: Hand) -> bool:
        kinds: set[str] = {action["do"] for action in one.page.evaluate("hand.position.legal")}
        ends = bool(kinds & {"commit", "end_turn"}) and "play_event" in kinds  # a card in hand waits for its moment
        return ends and bool(kinds & CHANGES) and kinds <= ALWAYS | CHANGES and not one.view["you"]["orders"]

    steer([hand], idle)
    moment = page.evaluate(MOMENT)
    page.get_by_label("Done by itself").check()
    page.wait_for_function(f"(moment) => ({MOMENT})() !== moment", arg=moment)
