"""Escape closes whatever is open, one thing after the other, on a desktop and on a phone; what is asked of me stays."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visitor
from tests.browser.looking import SIZES
from tests.browser.playing import ASKED, BOT, ME, MENU, OPEN, seat_at, sit_down
from tests.browser.showing import ShownGame
from tests.browser.test_phone import STAY
from tests.games.duck_dealer import scenes as ducks
from tests.games.space_dealer import test_trade as trading
from tests.games.space_dealer.table import do

WINDOWS = [SIZES["desktop"], SIZES["phone"]]


def closes(page: Page, opened: Locator) -> None:
    expect(opened).to_be_visible()
    page.keyboard.press("Escape")
    expect(opened).to_have_count(0)


@pytest.mark.parametrize("window", WINDOWS)
def test_menus_the_position_in_words_and_at_last_the_question_for_the_lesson(
    visitor: Visitor, window: tuple[int, int]
) -> None:
    page = visitor("/nowhere", *window)
    seat_at(page, "forgotten-planet", [ME, BOT])
    page.locator(ASKED).wait_for()
    question = page.get_by_test_id("lesson-ask")
    expect(question).to_be_visible()
    page.locator(".target.side.lit .hit").first.click()
    closes(page, page.locator(MENU))
    page.get_by_role("button", name="More").click()
    closes(page, page.get_by_role("menu"))
    page.get_by_role("button", name="The position as text").click()
    closes(page, page.get_by_role("dialog", name="The position as text"))
    expect(question).to_be_visible()  # each press has closed one thing
    closes(page, question)
    page.reload()
    page.locator(ASKED).wait_for()
    expect(question).to_have_count(0)  # asked once


@pytest.mark.parametrize("window", WINDOWS)
def test_chat_and_report_close_and_a_vote_stays(visitor: Visitor, window: tuple[int, int]) -> None:
    page, other = visitor("/nowhere", *window), visitor("/nowhere")
    page.add_init_script(STAY)
    seat_at(page, "forgotten-planet", [ME, OPEN])
    other.goto(page.url)
    sit_down(other)
    page.get_by_role("button", name="Start", exact=True).click()
    for each in (page, other):
        each.locator(".table").wait_for()
    other.get_by_role("tab", name="Chat").click()
    other.get_by_placeholder("Message to the table").fill("Good evening")
    other.keyboard.press("Enter")
    if window == SIZES["phone"]:
        closes(page, page.get_by_test_id("chat-toast"))
        page.locator(".phone-tabs").get_by_text("Chat").click()
    else:
        page.get_by_role("tab", name="Chat").click()
    page.get_by_text("Good evening").wait_for()
    page.get_by_role("button", name="Report what").first.click()
    report = page.locator('[data-part="report"]')
    report.get_by_role("button", name="Cancel").focus()  # wherever in it
    closes(page, report)
    other.get_by_role("button", name="More").click()
    other.get_by_role("menuitem", name="Ask for a pause").click()
    vote = page.locator("div.ask")
    expect(vote).to_contain_text("asks for a pause")
    for _ in range(3):
        page.keyboard.press("Escape")
    expect(vote).to_be_visible()  # a decision that others wait for
    vote.get_by_role("button", name="Yes").click()
    expect(other.get_by_test_id("prompt")).to_contain_text("Paused")


@pytest.mark.parametrize("window", WINDOWS)
def test_offers_and_trades_of_space_dealer(visitor: Visitor, window: tuple[int, int]) -> None:
    page = visitor("/nowhere", *window)
    state = trading.meeting()
    do(state, 2, "offer", partner=0, mine=trading.RUUL, theirs=trading.DEPOT, give={"B": 1}, take={"G": 2})
    ShownGame(page, "space-dealer", 4, 1, state=state)
    if window == SIZES["phone"]:
        come = page.locator('[data-testid="offer-toast"], [data-testid="lesson-ask"]')
        for left in (1, 0):
            expect(come).to_have_count(left + 1)
            page.keyboard.press("Escape")
        expect(come).to_have_count(0)
        page.locator('[data-tab="trade"]').click()
    page.get_by_role("button", name="Counter").first.click()
    closes(page, page.get_by_test_id("composer"))
    page.get_by_role("button", name="Accept").first.wait_for()  # the offer itself waits for an answer


@pytest.mark.parametrize("window", WINDOWS)
def test_the_sheets_of_duck_dealer(visitor: Visitor, window: tuple[int, int]) -> None:
    page = visitor("/nowhere", *window)
    state = ducks.acting(ducks.table())
    ducks.put(state, tokens=(4, 4, 1), goods={"duck": 1})
    ducks.put(state, seat=1, at="mallard", goods={"beads": 1})
    ShownGame(page, "duck-dealer", 2, 1, state=state)
    for button, sheet in (("offer", "exchange"), ("end_turn", "keep")):
        page.locator(f'[data-button="{button}"]').first.click()
        closes(page, page.get_by_test_id(sheet))


@pytest.mark.parametrize("window", WINDOWS)
def test_pages(visitor: Visitor, window: tuple[int, int]) -> None:
    page = visitor("/nowhere", *window)
    seat_at(page, "forgotten-planet", [ME, BOT])
    page.goto("/me")
    page.get_by_role("button", name="Write to them").click()
    closes(page, page.locator('[data-part="report"]'))
    page.goto("/learn/forgotten-planet")
    page.locator(".table").wait_for()
    page.keyboard.press("?")
    closes(page, page.locator(".words.panel"))
