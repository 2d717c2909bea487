"""Is it live: a silent line is noticed, said over the board, and mended; the others see who is away and who is gone."""

from __future__ import annotations

import re

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import Visitor
from tests.browser.playing import BLANK, BOT, ME, OPEN, seat_at, sit_down

LINE = '[data-testid="line"]'


class Wire:
    """Between page and server: what comes from the server can be held back, as if it had frozen."""

    def __init__(self, page: Page) -> None:
        self.frozen = False
        self.held: list[tuple[WebSocketRoute, str | bytes]] = []
        page.route_web_socket(re.compile("/api/socket"), self.join)

    def join(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            if self.frozen:
                self.held.append((socket, message))
            else:
                socket.send(message)

        server.on_message(pass_on)

    def thaw(self) -> None:
        self.frozen = False
        for socket, message in self.held:
            socket.send(message)
        self.held.clear()


def test_a_silent_server_is_said_to_be_one_and_nothing_is_lost(visitor: Visitor) -> None:
    page = visitor(BLANK)
    wire = Wire(page)
    seat_at(page, "forgotten-planet", [ME, BOT])
    page.locator('.table[data-asked="true"]').wait_for()
    wire.frozen = True
    expect(page.locator(f'{LINE}[data-how="silent"]')).to_contain_text("The table does not answer")
    expect(page.get_by_test_id("prompt")).to_contain_text("Waiting for the line")
    expect(page.get_by_test_id("prompt")).not_to_contain_text("Your move")
    assert page.locator(".target.lit").count() == 0
    assert not page.title().startswith("●")
    page.locator('[data-target^="cell:"]').first.dispatch_event("click")
    expect(page.get_by_test_id("spot")).to_contain_text("as soon as the line is back")
    wire.thaw()
    expect(page.locator('.table[data-asked="true"]')).to_be_visible()
    expect(page.get_by_test_id("prompt")).to_contain_text("Your move")
    expect(page.locator(LINE)).to_have_count(0)


def test_without_a_network_it_is_said_at_once_and_mended_at_once(visitor: Visitor) -> None:
    page = visitor(BLANK)
    seat_at(page, "forgotten-planet", [ME, BOT])
    page.locator('.table[data-asked="true"]').wait_for()
    page.context.set_offline(True)
    expect(page.locator(f'{LINE}[data-how="offline"]')).to_contain_text("offline")
    expect(page.get_by_test_id("prompt")).to_contain_text("Waiting for the line")
    page.context.set_offline(False)
    expect(page.locator('.table[data-asked="true"]')).to_be_visible()


HIDDEN = """(hidden) => {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden })
  document.dispatchEvent(new Event('visibilitychange'))
}"""
HALF_A_MINUTE_MS = 30_000


def test_the_others_see_who_is_away_and_who_is_gone(visitor: Visitor) -> None:
    ada, bob = visitor(BLANK), visitor(BLANK)
    bob.clock.install()
    seat_at(ada, "space-dealer", [ME, OPEN, BOT])
    bob.goto(ada.url)
    sit_down(bob)
    ada.get_by_role("button", name="Start", exact=True).click()
    ada.locator(".dealer").wait_for()
    seats = ada.locator(".scores [data-presence]")
    expect(seats.nth(1)).to_have_attribute("data-presence", "here")
    expect(seats.nth(2)).to_have_attribute("data-presence", "bot")
    bob.clock.fast_forward(HALF_A_MINUTE_MS)  # nobody touches it
    expect(seats.nth(1)).to_have_attribute("data-presence", "away")
    bob.keyboard.press("Shift")
    expect(seats.nth(1)).to_have_attribute("data-presence", "here")
    for hidden, seen in ((True, "away"), (False, "here")):
        bob.evaluate(HIDDEN, hidden)
        expect(seats.nth(1)).to_have_attribute("data-presence", seen)
    bob.goto(BLANK)
    expect(seats.nth(1)).to_have_attribute("data-presence", "gone")
    expect(seats.nth(1).get_by_role("img")).to_have_attribute("aria-label", "gone")


def test_who_is_ready_sees_who_is_awaited(visitor: Visitor) -> None:
    ada, bob = visitor(BLANK), visitor(BLANK)
    seat_at(ada, "forgotten-planet", [ME, OPEN])
    bob.goto(ada.url)
    sit_down(bob)
    ada.get_by_role("button", name="Start", exact=True).click()
    for page in (ada, bob):
        page.locator(".table").wait_for()
    ada.get_by_role("button", name="More").click()
    ada.get_by_role("menuitem", name="Ask for a pause").click()
    expect(ada.locator("div.ask")).to_contain_text("Still awaited:")
    expect(bob.locator("div.ask").get_by_role("button", name="Yes")).to_be_visible()
