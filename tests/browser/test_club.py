"""The club in the browser: make a tournament, enter it, play, see the standings; ratings, lists, languages, sizes."""

from __future__ import annotations

from playwright.sync_api import APIResponse, Page, Route, expect

from tests.browser.conftest import Visitor
from tests.browser.looking import LANGUAGES, SIZES, complaints
from tests.browser.playing import BLANK, ENOUGH, Hand, out_of_sight

SEEN_FROM = 24  # of about forty

MEMBER = """async (name) => {
  const headers = { 'Content-Type': 'application/json' }
  const post = (path, body) => fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
  await post('/api/me', { name })
  return (await post('/api/me/password', { password: 'correct horse' })).ok
}"""


def member(visitor: Visitor, name: str, path: str, width: int = 1440) -> Page:
    """Somebody whose name is kept."""
    page = visitor(BLANK, width=width)
    assert page.evaluate(MEMBER, name)
    page.goto(path)
    return page


def play_out(page: Page) -> None:
    """My seat to the end of the game, over the protocol. The last rounds are played at the table: what is told of the
    tournament at its end is told to whoever has a page open then, once."""
    with out_of_sight(page) as hand:
        play_on(page, hand, until=SEEN_FROM)
    page.locator(".table").wait_for()
    play_on(page, Hand(page, page.url))


def play_on(page: Page, hand: Hand, until: int | None = None) -> None:
    while True:
        page.wait_for_function("() => hand.now.status !== 'running' || hand.now.to_move.includes(hand.seat)")
        running = page.evaluate("hand.now.status") == "running"
        if not running or (until is not None and page.evaluate("hand.position.view.round") >= until):
            assert running is (until is not None)
            return
        listed = page.evaluate("hand.position.legal")
        hand.act(**next((action for action in listed if action["do"] in ENOUGH), listed[0]))


def test_enter_a_tournament_play_and_see_the_standings(visitor: Visitor) -> None:
    page = member(visitor, "Ilse 41", "/club")
    page.get_by_role("link", name="New tournament").click()
    page.get_by_label("Name").first.fill("Monday Pond")
    page.get_by_label("Game").first.select_option("forgotten-planet")
    page.get_by_label("Which game?").select_option(index=1)  # the rulebook's, whose first turn has points already
    page.get_by_label("Kind").first.select_option("round_robin")
    page.get_by_label("Places").first.fill("2")
    page.get_by_role("button", name="Make the tournament").click()
    expect(page.get_by_role("heading", name="Monday Pond")).to_be_visible()
    expect(page.get_by_text("15 min each, 10 s a move")).to_be_visible()
    page.get_by_role("button", name="Enter", exact=True).click()
    expect(page.get_by_text("It begins when one more has entered.")).to_be_visible()
    page.get_by_role("button", name="Add a bot").click()
    expect(page.get_by_role("button", name="Sit down")).to_be_visible()
    for elsewhere in ("/", "/tables/mine"):
        page.goto(elsewhere)
        expect(page.get_by_role("link", name="Sit down")).to_contain_text("Round 1, table 1: 2:")
        assert complaints(page) == []
    page.get_by_role("link", name="Sit down").click()
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator("[data-part=live]")).to_have_count(2)
    page.get_by_role("link", name="To the table").click()
    page.wait_for_url("**/table/*")
    page.locator(".table").wait_for()
    play_out(page)
    told = page.locator("[data-part=tiding]")
    expect(told).to_contain_text("Monday Pond is over. Your place:")
    told.get_by_role("button", name="Close").click()
    expect(page.get_by_test_id("ways")).to_have_attribute("aria-busy", "false")
    page.get_by_role("button", name="To the tournament").click()
    expect(page.get_by_role("heading", name="Standings after round 1")).to_be_visible()
    lines = page.locator("main table tbody tr")
    expect(lines).to_have_count(2)
    expect(lines.filter(has_text="Ilse 41").get_by_text("you")).to_be_visible()
    assert sorted(lines.locator("td.points b").all_inner_texts()) in (["0", "1"], ["0.5", "0.5"])
    address = page.url.removeprefix(page.evaluate("location.origin"))
    looked_at(visitor, address)
    page.goto("/me")
    expect(page.get_by_role("heading", name="Rating by game")).to_be_visible()
    expect(page.get_by_text("one rated table", exact=True)).to_be_visible()
    assert complaints(page) == []


def looked_at(visitor: Visitor, tournament: str) -> None:
    """By a stranger, in every language, by day and at three sizes: nothing cut, nothing over another."""
    page = visitor("/club", theme="light")
    width, height = SIZES["desktop"]
    for language in LANGUAGES:
        page.set_viewport_size({"width": width, "height": height})
        page.get_by_role("button", name=language.upper(), exact=True).click()
        page.locator(f'html[lang="{language}"]').wait_for()
        found: list[str] = []
        for path in (tournament, "/club", "/club/boards"):
            page.goto(path)
            page.locator("main h1").wait_for()
            page.wait_for_load_state("networkidle")
            found += complaints(page)
        assert found == []


def test_a_tournament_by_keys_watched_and_shared(visitor: Visitor) -> None:
    page = member(visitor, "Pilar 43", "/club/new")
    page.get_by_label("Name").first.fill("By keys")
    page.get_by_label("Game").first.select_option("forgotten-planet")
    page.get_by_label("Which game?").select_option(index=1)  # the rulebook's, whose first turn has points already
    page.get_by_label("Kind").first.select_option("round_robin")
    page.get_by_label("Places").first.fill("2")
    page.get_by_role("button", name="Make the tournament").click()
    page.get_by_role("button", name="Enter", exact=True).click()
    late: list[tuple[Route, APIResponse]] = []
    page.route("**/enter", lambda route: late.append((route, route.fetch())))
    page.get_by_role("button", name="Add a bot").click()
    expect(page.get_by_role("button", name="Sit down")).to_be_visible()
    answered, response = late.pop()
    with page.expect_response("**/enter"):
        answered.fulfill(response=response)  # by now it is older than what the page shows
    page.keyboard.press("s")
    table = page.get_by_role("link", name="To the table").get_attribute("href")
    assert table is not None
    hand = Hand(page, table)
    hand.await_turn([hand.seat])
    while not hand.legal("end_actions"):  # before somebody's first turn there are no points, and a lot says who begins
        hand.act(**page.evaluate("hand.position.legal[0]"))
        hand.await_turn([hand.seat])
    expect(page.locator("[data-part=live]")).to_have_count(2)
    page.keyboard.press("t")
    expect(page.locator("#tables")).to_be_focused()
    page.keyboard.press("ArrowDown")
    own = page.locator("[data-part=standings]").get_by_role("link", name="Pilar 43")
    expect(own).to_be_focused()
    visitor(f"{table}?watch").locator(".table").wait_for()
    expect(page.get_by_text("One person watches").first).to_be_visible()
    page.get_by_role("button", name="Share").click()
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == page.url
    own.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text("Pilar 43")
    assert complaints(page) == []


def test_on_a_phone_the_club_is_a_thumb_away(visitor: Visitor) -> None:
    page = visitor("/", width=390, height=844)
    page.get_by_role("navigation", name="Main").get_by_role("link", name="Club").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Club")
    assert complaints(page) == []


def test_what_cannot_be_taken_back_asks_first(visitor: Visitor) -> None:
    page = member(visitor, "Olga 44", "/club/new")
    page.get_by_label("Name").first.fill("Short-lived")
    page.get_by_role("button", name="Make the tournament").click()
    page.get_by_role("button", name="Give the tournament up").click()
    asked = page.get_by_role("alertdialog")
    expect(asked).to_contain_text("It does not take place")
    asked.get_by_role("button", name="Cancel").click()
    expect(asked).to_have_count(0)
    page.get_by_role("button", name="Give the tournament up").click()
    page.keyboard.press("Escape")
    expect(asked).to_have_count(0)
    expect(page.get_by_role("button", name="Enter", exact=True)).to_be_visible()
    page.get_by_role("button", name="Give the tournament up").click()
    asked.get_by_role("button", name="Give the tournament up").click()
    expect(page.get_by_text("Given up by who made it.")).to_be_visible()


def test_a_refused_entry_says_why(visitor: Visitor) -> None:
    page = member(visitor, "Emre 42", "/club/new", width=390)
    page.get_by_label("Name").first.fill("Masters")
    page.get_by_text("Who may enter").click()
    page.get_by_label("Rated tables of this game").fill("5")
    page.get_by_role("button", name="Make the tournament").click()
    expect(page.get_by_role("heading", name="Masters")).to_be_visible()
    expect(page.get_by_text("you have 0")).to_be_visible()
    expect(page.get_by_role("button", name="Enter", exact=True)).to_have_count(0)
