"""Trust in the browser: dice that can be checked, passkeys, reports, and the operators' page."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Visitor
from tests.browser.looking import complaints
from tests.browser.playing import BLANK, ME, OPEN, seat_at, sit_down
from tests.browser.serving import PATIENCE_MS, farport_server
from tests.browser.test_pages import in_both_themes

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}
RESIGN = """
() => new Promise((done) => {
  const table = location.pathname.split('/').at(-1)
  const socket = new WebSocket(`ws://${location.host}/api/socket`)
  const tell = (message) => socket.send(JSON.stringify(message))
  socket.onopen = () => tell({ type: 'hello', protocol: 1, client: 'test', language: 'en' })
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data)
    if (message.type === 'welcome') tell({ type: 'open', table })
    if (message.type === 'table') tell({ type: 'resign', table, seat: message.table.you[0], key: 'enough' })
    if (message.type === 'done') done()
  }
})
"""


def give_up(page: Page) -> None:
    page.evaluate(RESIGN)


# ---------------------------------------------------------------------- dice


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the server of this module has its database."""
    return tmp_path_factory.mktemp("trust")


@pytest.fixture(scope="module")
def honest(place: Path) -> Iterator[str]:
    """A server whose dice are not pinned: browsers may add to them."""
    with farport_server(place, dice=True) as address:
        yield address


@pytest.fixture
def guest(visitor: Visitor, honest: str) -> Callable[[], Page]:
    """Somebody new there."""
    return lambda: visitor(BLANK, at=honest)


def test_a_player_sees_that_the_dice_are_those_of_the_start(guest: Callable[[], Page]) -> None:
    ada, bob = guest(), guest()
    table = seat_at(ada, "forgotten-planet", [ME, OPEN])
    bob.goto(table)
    sit_down(bob)
    id = table.rsplit("/", 1)[1]
    bob.wait_for_function("(id) => localStorage.getItem(`farport-dice-${id}`) !== null", arg=id)
    ada.wait_for_function("(id) => localStorage.getItem(`farport-dice-${id}`) !== null", arg=id)
    ada.get_by_role("button", name="Start").click()
    ada.locator(".table").wait_for()
    give_up(ada)
    bob.goto(f"/result/{id}")
    dice = bob.locator(".dice")
    expect(dice).to_contain_text("Seed, hash and parts fit")
    expect(dice).to_contain_text("checked in this browser")
    expect(dice).to_contain_text("what it added is part of the dice")
    expect(dice).to_contain_text("farport verify")
    assert complaints(bob) == []  # hashes are longer than any word

    # Somebody who was shown another hash must be told, whatever the server says.
    bob.evaluate(
        """(id) => {
          const kept = JSON.parse(localStorage.getItem(`farport-dice-${id}`))
          localStorage.setItem(`farport-dice-${id}`, JSON.stringify({ ...kept, hash: '0'.repeat(64) }))
        }""",
        id,
    )
    bob.reload()
    expect(bob.locator(".dice")).to_contain_text("This is not the hash that this browser was shown")


def test_a_server_that_changes_its_seed_is_found_out_by_the_browser(visitor: Visitor) -> None:
    """The answer of /dice is changed on its way, and claims that all fits: the browser counts for itself."""
    page = visitor(BLANK)
    seat_at(page, "forgotten-planet", [ME, ME])
    give_up(page)
    id = page.url.rsplit("/", 1)[1]

    def lie(route: object) -> None:
        answer = route.fetch()  # type: ignore[attr-defined]
        proof = answer.json()
        proof["seed"] = str(int(proof["seed"]) + 1)
        route.fulfill(response=answer, json=proof)  # type: ignore[attr-defined]

    page.route("**/dice", lie)
    page.goto(f"/result/{id}")
    expect(page.locator(".dice")).to_contain_text("these dice cannot be trusted")


# ---------------------------------------------------------------------- passkeys


def test_a_name_is_kept_and_found_again_with_a_passkey(visitor: Visitor) -> None:
    page = visitor("/me")
    device = page.context.new_cdp_session(page)
    device.send("WebAuthn.enable")
    device.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    page.get_by_label("Nickname").first.fill("Grace of the keys")
    page.get_by_role("button", name="Save").first.click()
    passkeys = page.locator('[data-part="passkeys"]')
    passkeys.get_by_label("Name of this device").fill("Virtual key")
    passkeys.get_by_role("button", name="Add a passkey").click()
    expect(passkeys.get_by_role("listitem")).to_contain_text("Virtual key")
    page.get_by_role("button", name="Log out", exact=True).click()
    expect(page.locator("header")).not_to_contain_text("Grace of the keys")
    page.get_by_role("button", name="Log in with a passkey").click()
    expect(page.locator("header")).to_contain_text("Grace of the keys")
    passkeys.get_by_role("button", name="Remove").click()
    expect(passkeys.get_by_role("listitem")).to_have_count(0)


# ---------------------------------------------------------------------- operators


# A running server hears within five seconds of what was done at the command line; a page asks once, when it opens.
APPOINTED = """
async () => {
  for (let tries = 0; tries < 600; tries++) {
    if ((await (await fetch('/api/me')).json()).operator) return
    await new Promise((done) => setTimeout(done, 100))
  }
  throw new Error('not an operator after a minute')
}
"""


@pytest.fixture(scope="module")
def olga(browser: Browser, honest: str, place: Path) -> Iterator[Page]:
    """An operator."""
    context = browser.new_context(base_url=honest, reduced_motion="reduce", service_workers="block")
    olga = context.new_page()
    olga.set_default_timeout(PATIENCE_MS)
    olga.goto("/me")
    olga.get_by_label("Nickname").first.fill("Olga")
    olga.get_by_role("button", name="Save").first.click()
    expect(olga.locator("header")).to_contain_text("Olga")
    olga.get_by_label("New password").fill("a long enough one")
    with olga.expect_response("**/api/me/password") as kept:
        olga.get_by_role("button", name="Save").nth(1).click()
    assert kept.value.ok
    appoint = [sys.executable, "-m", "farport", "admin", "appoint", "Olga"]
    subprocess.run([*appoint, "--database", f"sqlite:///{place / 'farport.db'}"], check=True)
    olga.evaluate(APPOINTED)
    yield olga
    context.close()


def test_operators_work_by_keyboard_and_everybody_hears_of_it(olga: Page, guest: Callable[[], Page]) -> None:
    ada = guest()
    seat_at(ada, "forgotten-planet", [ME, ME])
    ada.goto("/me")
    ada.get_by_role("button", name="Write to them").click()
    ada.keyboard.type("The board is upside down")
    ada.keyboard.press("Tab")
    ada.keyboard.press("Enter")
    expect(ada.get_by_role("status")).to_contain_text("The operators will look at it")

    olga.goto("/")
    olga.get_by_role("link", name="Operators").focus()
    olga.keyboard.press("Enter")
    olga.locator('[data-part="server"]').wait_for()
    assert in_both_themes(olga) == []
    olga.get_by_label("Your words to everybody").first.fill("New lamps")
    olga.keyboard.press("Enter")
    expect(ada.locator('[data-part="orders"]')).to_contain_text("New lamps")
    expect(olga.get_by_role("button", name="End maintenance")).to_be_visible()
    olga.get_by_role("button", name="End maintenance").press("Enter")
    expect(ada.locator('[data-part="orders"]')).to_have_count(0)

    olga.get_by_role("button", name="Reports").press("Enter")
    report = olga.locator("[data-report]")
    expect(report).to_contain_text("The board is upside down")
    assert in_both_themes(olga) == []
    report.get_by_role("button", name="Settled").press("Enter")
    expect(report).to_have_count(0)

    olga.get_by_role("button", name="People").press("Enter")
    mira = ada.request.get("/api/me").json()["person"]["name"]
    olga.get_by_label("Name or id").fill(mira)
    olga.keyboard.press("Enter")
    olga.get_by_role("button", name=mira).first.press("Enter")
    olga.locator('[data-part="person"]').wait_for()
    olga.get_by_label("Why (kept in the log)").fill("too loud")
    olga.get_by_role("button", name="Mute").press("Enter")
    expect(olga.locator('[data-part="person"]')).to_contain_text("muted")
    olga.get_by_role("button", name="Sunday evening").press("Enter")
    olga.locator('[data-part="table"]').wait_for()
    assert in_both_themes(olga) == []
    olga.get_by_role("button", name="End the table").press("Enter")
    olga.get_by_role("button", name="Really? Press again").press("Enter")
    expect(olga.locator('[data-part="table"]')).to_contain_text("Abandoned")
    olga.get_by_role("button", name="What was done").press("Enter")
    expect(olga.locator("main")).to_contain_text("too loud")


def test_a_line_of_chat_is_reported_where_it_stands(olga: Page, guest: Callable[[], Page]) -> None:
    ada = guest()
    table = seat_at(ada, "forgotten-planet", [ME, ME])
    olga.goto(table)
    for page, said in ((ada, "something rude"),):
        page.get_by_role("tab", name="Chat").first.click()
        page.get_by_label("Message to the table").fill(said)
        page.keyboard.press("Enter")
    olga.get_by_role("tab", name="Chat").first.click()
    olga.get_by_role("button", name="Report what Mira").first.click()
    olga.keyboard.type("This is not nice")
    olga.get_by_role("button", name="Send", exact=True).first.click()
    expect(olga.locator('[data-part="report"]')).to_contain_text("Thank you")
    olga.keyboard.press("Enter")
    expect(olga.locator('[data-part="report"]')).to_have_count(0)
    olga.goto("/admin?part=reports")
    expect(olga.locator("[data-report]")).to_contain_text("something rude")
