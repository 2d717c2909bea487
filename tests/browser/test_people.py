"""People in the browser: following and challenging, a quick match, a club, and the client as an installed app."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor
from tests.browser.looking import complaints
from tests.browser.playing import BLANK
from tests.browser.serving import PATIENCE_S
from tests.server.test_push import Browser
from tests.server.test_push import browser as stand_in

SIZES = [(1440, 900), (1024, 768), (390, 844)]


def named(page: Page, name: str) -> str:
    """Take a name as the page would, before it is opened; the id."""
    script = """name => fetch('/api/me', {method: 'POST', headers: {'Content-Type': 'application/json'},
        body: JSON.stringify({name})}).then(answer => answer.json()).then(me => me.person.id)"""
    return str(page.evaluate(script, name))


def test_a_challenge_is_a_toast_that_can_be_answered(visitor: Visitor) -> None:
    ada, bob = visitor(BLANK), visitor(BLANK)
    named(ada, "Ada")
    person = named(bob, "Bob")
    bob.goto("/")
    expect(bob.get_by_role("heading", level=1)).to_contain_text("Bob")
    ada.goto(f"/person/{person}")
    ada.get_by_role("button", name="Follow", exact=True).click()
    expect(ada.get_by_role("button", name="Following")).to_be_visible()
    ada.get_by_role("button", name="Challenge").click()
    assert complaints(ada) == []
    ada.get_by_role("button", name="The Forgotten Planet").click()
    expect(ada.get_by_text("Bob is asked")).to_be_visible()
    toast = bob.locator("[data-part=challenged]")
    expect(toast).to_contain_text("Ada wants to play The Forgotten Planet with you.")
    toast.get_by_role("button", name="Sit down").click()
    expect(bob.get_by_text("Bob", exact=True).first).to_be_visible()
    ada.get_by_role("button", name="Start").click()
    expect(bob.locator("[data-seat]").first).to_be_visible()


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_friends_clubs_and_a_quick_match_at_every_size(visitor: Visitor, width: int, height: int) -> None:
    page = visitor(BLANK, width=width, height=height, theme="light" if width == 1024 else "dark")
    named(page, f"Cleo {width}")
    page.goto("/people")
    page.get_by_role("button", name="Found a club").click()
    page.get_by_label("Name of the club").fill(f"Ducks of {width}")
    page.get_by_role("button", name="Found a club").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(f"Ducks of {width}")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.goto("/people")
    expect(page.get_by_role("link", name=f"Ducks of {width}")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    match = page.locator("form[data-part=match]")
    match.get_by_label("Which game?").select_option("forgotten-planet")
    match.get_by_role("button", name="Find a game").click()
    expect(page.get_by_role("timer")).to_contain_text("Bots take the free seats")
    page.get_by_role("button", name="Call it off").click()
    expect(page.get_by_text("called off")).to_be_visible()  # nobody else's test is to meet this one


def test_the_app_shows_a_message_and_opens_without_a_network(visitor: Visitor) -> None:
    page = visitor("/", app=True)
    page.get_by_role("button", name="Play now: The Forgotten Planet").click()
    board = page.locator("[aria-busy=false]").first
    expect(board).to_be_visible()
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    page.wait_for_function("caches.open('farport-last').then(c => c.keys()).then(keys => keys.length > 1)")
    # Once more with the worker there: every part of the page goes through its hands.
    page.reload()
    expect(board).to_be_visible()
    table = page.url
    page.context.set_offline(True)
    page.goto("/studio")  # which this device has never loaded
    expect(page.get_by_role("heading", level=1)).to_have_text("This page could not be loaded.")
    expect(page.locator("[data-part=offline]")).to_contain_text("No network")
    page.get_by_role("link", name="To the games").click()
    expect(page.get_by_role("button", name="Play now: The Forgotten Planet")).to_be_visible()
    page.context.set_offline(False)
    page.goto(table)
    expect(board).to_be_visible()
    show(page, {"title": "It is your move: Friday", "body": "Ada, it is your move.", "path": "/tables/mine"})
    page.context.set_offline(True)
    page.reload()
    expect(page.locator("[data-part=recalled]")).to_contain_text("No network. This is the position")
    expect(board).to_be_visible()
    expect(page.get_by_test_id("line")).to_have_count(0)
    page.context.set_offline(False)
    expect(page.locator("[data-part=recalled]")).to_have_count(0)


# The service that Chromium would ask is not on this machine: the page is handed the subscription of one that is.
SUBSCRIBED = """(subscription) => {
  let made = null
  const { endpoint, ...keys } = subscription
  PushManager.prototype.getSubscription = async () => made
  PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
    window.applicationServerKey = applicationServerKey
    return (made = { endpoint, toJSON: () => ({ endpoint, keys }), unsubscribe: async () => true })
  }
}"""


@contextmanager
def push_service() -> Iterator[tuple[Browser, Callable[[], dict[str, str]]]]:
    """A subscription with the service behind it, and its next message, opened."""
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever)
    thread.start()

    def run(work: Coroutine[Any, Any, Any]) -> Any:
        return asyncio.run_coroutine_threadsafe(work, loop).result(PATIENCE_S)

    service = stand_in()
    try:
        far = run(service.__aenter__())
        yield far, lambda: run(far.message())
        run(service.__aexit__(None, None, None))
    finally:
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()


def test_a_challenge_is_pushed_to_a_browser_that_asked_for_it(visitor: Visitor) -> None:
    ada, bob = visitor(BLANK), visitor(BLANK, app=True)
    named(ada, "Ada 51")
    person = named(bob, "Bob 51")
    with push_service() as (far, received):
        bob.add_init_script(f"({SUBSCRIBED})({json.dumps(far.subscription)})")
        bob.goto("/me")
        switch = bob.get_by_role("checkbox", name="Tell this browser")
        with bob.expect_response("**/api/me/push"):
            switch.check(force=True)
        expect(switch).to_be_checked()
        ada.goto(f"/person/{person}")
        ada.get_by_role("button", name="Challenge").click()
        ada.get_by_role("button", name="The Forgotten Planet").click()
        message = received()
        assert message["body"] == "Bob 51, you are challenged to a game of The Forgotten Planet."
        assert f"k={bob.evaluate('applicationServerKey')}" in far.heads[0]["authorization"]
        show(bob, message)


def test_a_browser_that_cannot_be_told_says_so(visitor: Visitor) -> None:
    page = visitor(BLANK, app=True)
    named(page, "Cora 52")
    page.add_init_script("PushManager.prototype.subscribe = () => Promise.reject(new DOMException('no service'))")
    page.goto("/me")
    switch = page.get_by_role("checkbox", name="Tell this browser")
    switch.click(force=True)
    expect(page.get_by_text("The browser does not allow messages from this page.")).to_be_visible()
    expect(switch).not_to_be_checked()


def show(page: Page, message: dict[str, str]) -> None:
    """What the push service would hand to the worker, as its test has opened it."""
    session = page.context.new_cdp_session(page)
    registrations: list[str] = []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda event: registrations.extend(ids(event)))
    session.send("ServiceWorker.enable")
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    assert registrations
    origin = page.evaluate("location.origin")
    pushed = {"origin": origin, "registrationId": registrations[0], "data": json.dumps(message)}
    session.send("ServiceWorker.deliverPushMessage", pushed)
    page.wait_for_function(
        """title => navigator.serviceWorker.ready.then(worker => worker.getNotifications())
            .then(all => all.some(each => each.title === title))""",
        arg=message["title"],
    )


def ids(event: dict[str, list[dict[str, str]]]) -> list[str]:
    return [each["registrationId"] for each in event["registrations"]]
