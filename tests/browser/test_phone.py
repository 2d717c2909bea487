"""The phone never hides a decision: prompt, votes and chat are there on every tab, and can be answered there."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from farport import State
from tests.browser.conftest import Visitor
from tests.browser.looking import STILL
from tests.browser.playing import BLANK, BOT, ME, OPEN, Hand, seat_at, sit_down
from tests.browser.showing import ShownGame
from tests.browser.test_pages import violations

THUMB = (390, 844)
FINGER = 24
WIDTHS = "(all) => all.map((one) => one.getBoundingClientRect().width)"
# What lies over the board for twelve seconds lies there for ten minutes: a slow machine must find it too.
STAY = "{ const wait = setTimeout; setTimeout = (then, ms) => wait(then, ms === 12_000 ? 600_000 : ms) }"


def two_on_a_planet(visitor: Visitor) -> tuple[Page, Page]:
    phone, other = visitor(BLANK, *THUMB), visitor(BLANK)
    phone.add_init_script(STAY)
    seat_at(phone, "forgotten-planet", [ME, OPEN])
    other.goto(phone.url)
    terms = other.locator('[data-part="terms"]')
    for told in ("The rulebook\u2019s game, about 30 min", "Duel", "No clock", "everything as in the rulebook"):
        expect(terms).to_contain_text(told)  # who joins knows what they join
    sit_down(other)
    phone.get_by_role("button", name="Start", exact=True).click()
    for page in (phone, other):
        page.locator(".table").wait_for()
    return phone, other


def test_prompt_vote_and_chat_are_on_every_tab(visitor: Visitor) -> None:
    phone, other = two_on_a_planet(visitor)
    tabs = phone.locator(".phone-tabs")
    tabs.get_by_text("Log").click()
    expect(phone.get_by_test_id("prompt")).to_be_visible()
    expect(phone.get_by_role("tab")).to_have_count(0)  # they stand at the lower edge, once
    other.set_viewport_size({"width": 1024, "height": 768})  # the chat lies over the board
    other.get_by_role("tab", name="Chat").click()
    other.get_by_placeholder("Message to the table").fill("Good evening")
    other.keyboard.press("Enter")
    expect(other.get_by_placeholder("Message to the table")).to_have_value("")
    other.keyboard.press("Escape")
    expect(other.get_by_placeholder("Message to the table")).to_have_count(0)
    toast = phone.get_by_test_id("chat-toast")
    expect(toast).to_contain_text("Good evening")
    other.get_by_role("button", name="More").click()
    other.get_by_role("menuitem", name="Ask for a pause").click()
    expect(phone.locator("div.ask")).to_contain_text("asks for a pause")
    assert violations(phone) == []
    toast.get_by_role("button", name="Answer").click()
    expect(phone.get_by_placeholder("Message to the table")).to_be_visible()
    expect(toast).to_have_count(0)
    tabs.get_by_text("Seats").click()
    phone.locator("div.ask").get_by_role("button", name="Yes").click()
    expect(other.get_by_test_id("prompt")).to_contain_text("Paused")


def test_walls_are_as_thick_as_a_finger(visitor: Visitor) -> None:
    phone = visitor(BLANK, *THUMB)
    seat_at(phone, "forgotten-planet", [ME, BOT])
    phone.locator('.table[data-asked="true"]').wait_for()
    Hand(phone).await_legal("build_wall")
    sides = phone.locator(".target.side .hit")
    expect(sides.first).to_be_attached()
    smallest = sides.evaluate_all(
        "(all) => Math.min(...all.flatMap((one) => Object.values(one.getBoundingClientRect().toJSON()).slice(2, 4)))"
    )
    assert smallest >= FINGER
    ask, board = phone.get_by_test_id("lesson-ask").bounding_box(), phone.locator(".board").bounding_box()
    assert ask is not None
    assert board is not None
    assert ask["y"] >= board["y"] + board["height"]  # the question for the lesson hides no base


def test_who_chooses_where_to_begin_sees_all_planets(visitor: Visitor) -> None:
    phone = visitor(BLANK, *THUMB)
    seat_at(phone, "duck-dealer", [ME, BOT], options={"first_player": "1"})
    hand = Hand(phone)
    phone.get_by_test_id("lesson-ask").get_by_role("button").click(trial=True)
    for free_of_it in (phone.locator('[data-button="hint"]'), phone.get_by_role("button", name="Take these")):
        free_of_it.click(trial=True)  # the question for the lesson lies over neither
    hand.act(**hand.await_legal("choose_equipment")[0])
    free = len(hand.await_legal("choose_start"))
    hand.await_page()
    starts = phone.locator(".target.lit")
    expect(starts).to_have_count(free)
    for start in starts.all():
        expect(start).to_be_in_viewport(ratio=0.9)


def flying(state: State) -> bool:
    return 0 in state.to_move and any(action.data()["do"] == "fly" for action in state.legal(0))


def test_points_keep_their_size_where_a_tab_leaves_the_map_less_room(visitor: Visitor) -> None:
    page = visitor(BLANK, *THUMB)
    ShownGame(page, "duck-dealer", 2, 1).go_to(flying)
    for tab in page.locator("nav button").all():
        tab.click()
        page.evaluate(STILL)
        sizes = page.locator(".target.lit .hit").evaluate_all(WIDTHS)
        assert min(sizes) >= FINGER


def choosing_home(state: State) -> bool:
    return 0 in state.to_move and any(action.data()["do"] == "choose_home" for action in state.legal(0))


def test_a_place_at_the_edge_of_the_map_stays_under_the_finger(visitor: Visitor) -> None:
    """The map follows the keyboard's focus; a click gives focus too, and must not pull away what is clicked."""
    page = visitor(BLANK, *THUMB)
    ShownGame(page, "space-paper", 2, 1, {"preset": "quick"}).go_to(choosing_home)
    box = page.locator('.target.lit[data-target="place:isis-2"] circle').first.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    assert 0.92 * THUMB[0] < x < THUMB[0]
    seen = "document.querySelector('.galaxy .drawing').getAttribute('viewBox')"
    before = page.evaluate(seen)
    page.mouse.move(x, y)
    page.mouse.down()
    page.evaluate(STILL)
    assert page.evaluate(seen) == before
