"""The Forgotten Planet in the browser: whole games by mouse and by keyboard, invited, watched, cut off, replayed."""

from __future__ import annotations

import re
from itertools import pairwise
from random import Random

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import Visitor
from tests.browser.playing import (
    ASKED,
    BLANK,
    BOT,
    ME,
    MENU,
    OPEN,
    Act,
    Hand,
    click_something,
    decide,
    make_table,
    next_turn,
    over,
    play_once,
    play_to_the_end,
    play_together,
    press_button,
    seat_at,
    seq,
    sit_down,
    steer,
    take_seat,
    unfold,
    wait_for_effect,
)
from tests.browser.showing import ShownGame
from tests.depth import budget


def two_at_a_table(visitor: Visitor, *, public: bool = True, **options: object) -> tuple[Page, Page, str]:
    """By the form; where it gives no such options, as it makes a table."""
    ilse = visitor(BLANK)
    if options:
        seat_at(ilse, "forgotten-planet", [ME, OPEN], options=options)
    else:
        make_table(ilse, ["me", "open" if public else "invite"], public=public)
    link = ilse.get_by_label("Link to invite").input_value()
    mira = visitor(link)
    sit_down(mira)
    ilse.get_by_role("button", name="Start", exact=True).click()
    for page in (ilse, mira):
        page.locator(".table").wait_for()
    return ilse, mira, link


def first_turn(*pages: Page) -> tuple[Page, Act]:
    turn = next_turn([(page, click_something) for page in pages])
    assert turn is not None
    return turn


def test_two_people_play_a_whole_game_by_clicking_and_by_keyboard(visitor: Visitor) -> None:
    ilse, mira, _ = two_at_a_table(visitor, max_rounds=budget(everyday=3, deep=200))
    play_together([(ilse, click_something), (mira, keyboard_only)], seed=5, most=1500)
    for page in (ilse, mira):
        expect(page.get_by_test_id("prompt")).to_contain_text("The game is over")
    mira.get_by_role("link", name="See the result").focus()
    mira.keyboard.press("Enter")
    expect(mira.get_by_test_id("headline")).to_be_visible()
    ilse.get_by_role("link", name="See the result").click()
    expect(ilse.get_by_test_id("headline")).to_contain_text(re.compile("win|won|share"))
    expect(ilse.get_by_text("Seed, hash and parts fit")).to_be_visible()
    ilse.get_by_role("link", name="Watch the replay").click()
    step_through_the_replay(ilse)


def step_through_the_replay(page: Page) -> None:
    page.locator(".planet").wait_for()  # the frames are there
    scrubber = page.get_by_test_id("scrubber")
    last = int(scrubber.get_attribute("max") or 0)
    assert last > 10
    page.get_by_role("button", name="One step on").click()
    expect(page.locator(".step")).to_have_text(f"1 / {last}")
    page.get_by_role("button", name="To the end").click()
    expect(page.locator(".log")).to_contain_text("The game is over")
    page.get_by_label("View as").select_option("1")
    page.get_by_role("button", name="Link to this moment").click()
    page.reload()
    expect(page.locator(".step")).to_have_text(f"{last} / {last}")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    assert download.value.suggested_filename.endswith(".json")


def keyboard_only(page: Page, random: Random) -> None:
    """Arrows, Enter, numbers: no mouse at all."""
    if page.locator(MENU).count():
        page.keyboard.press("1")
        return
    lit = page.locator(".target.lit").count()
    if lit and random.random() < 0.7:
        page.locator('.target[tabindex="0"]').first.focus()
        for _ in range(random.randrange(3)):
            page.keyboard.press(random.choice(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]))
        if page.locator(".target.lit:focus").count():
            page.keyboard.press("Enter")
            return
    page.evaluate("document.activeElement?.blur()")
    buttons = page.locator('.acts [data-button]:not([data-button="undo"])')
    names = buttons.evaluate_all("(all) => all.map((one) => one.ariaDisabled === 'true' ? '' : one.dataset.button)")
    wanted = [name for name in ("consume_metal", "end_actions") if name in names] or [name for name in names if name]
    press_button(page, random.choice(wanted))


def test_a_game_is_begun_by_keyboard_only(visitor: Visitor) -> None:
    page = visitor()
    page.get_by_role("button", name=re.compile("Play now: The Forgotten Planet")).focus()
    page.keyboard.press("Enter")
    page.locator(".table").wait_for()
    random = Random(5)
    for _ in range(5):
        play_once(page, keyboard_only, random)


def test_joining_a_private_table_needs_the_link(visitor: Visitor) -> None:
    ilse, mira, link = two_at_a_table(visitor, public=False)
    expect(ilse.locator(".seats").first).to_contain_text("Traveller")
    stranger = visitor(link.split("?")[0])
    expect(stranger.get_by_role("heading", name="Nothing here")).to_be_visible()
    assert first_turn(ilse, mira)


def test_a_third_person_watches_and_cannot_act(visitor: Visitor) -> None:
    ilse, mira, link = two_at_a_table(visitor)
    watcher = visitor(link.split("?")[0])
    watcher.locator(".table").wait_for()
    assert watcher.locator('.target[tabindex="0"]').count() == 0
    mover, _act = first_turn(ilse, mira)
    play_once(mover, click_something, Random(1))
    expect(watcher.locator(".table")).to_have_attribute("data-seq", str(seq(mover)))
    expect(watcher.get_by_test_id("prompt")).to_contain_text("Waiting for")


def test_somebody_else_sits_down_where_a_player_gave_up(visitor: Visitor) -> None:
    """Found in the lobby, taken with one click, and played on by the new person."""
    ilse = visitor(BLANK)
    seat_at(ilse, "forgotten-planet", [ME, OPEN, OPEN], settings={"absence": "replace"})
    mira, tom = visitor(ilse.url), visitor(ilse.url)
    sit_down(mira)
    sit_down(tom)
    ilse.get_by_role("button", name="Start", exact=True).click()
    ilse.locator(".table").wait_for()
    ilse.get_by_role("button", name="More", exact=True).click()
    ilse.get_by_role("menuitem", name="Resign").click()
    ilse.get_by_role("menuitem", name="Really? Press again").click()
    zoe = visitor("/")
    zoe.locator(f'a[href*="{ilse.url.split("/")[-1]}"]').first.click()
    zoe.locator(".table").wait_for()
    vacant = zoe.locator(".seats").get_by_role("button", name="Sit down")
    vacant.click()
    expect(vacant).to_have_count(0)
    newcomer = Hand(zoe)
    steer([newcomer, Hand(mira), Hand(tom)], lambda hand: hand is newcomer)
    play_once(zoe, click_something, Random(2))


class Wire:
    """The socket of a page, which can be cut and mended."""

    def __init__(self, page: Page) -> None:
        self.open: list[WebSocketRoute] = []
        self.broken = self.deaf = False
        page.route_web_socket(re.compile("/api/socket"), self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        if self.broken:
            socket.close()
            return
        server = socket.connect_to_server()
        server.on_message(lambda message: None if self.deaf else socket.send(message))
        self.open.append(socket)

    def cut(self) -> None:
        self.broken = True
        for socket in self.open:
            socket.close()
        self.open = []

    def mend(self) -> None:
        self.broken = self.deaf = False


def test_a_click_in_mid_turn_survives_a_cut_connection(visitor: Visitor) -> None:
    page = visitor()
    wire = Wire(page)
    page.reload()
    page.get_by_role("button", name=re.compile("Play now: The Forgotten Planet")).click()
    page.locator(ASKED).wait_for()
    before = seq(page)
    wire.deaf = True  # the move goes out, its answer does not come back
    page.locator(".target.build").first.dispatch_event("click")
    page.locator('.table[aria-busy="true"]').wait_for()
    wire.cut()
    expect(page.get_by_test_id("prompt")).to_contain_text("Waiting for the line")
    expect(page.locator(".unconfirmed")).to_contain_text("1 move not confirmed")
    wire.mend()
    page.wait_for_function("(before) => Number(document.querySelector('.table').dataset.seq) > before", arg=before)
    expect(page.get_by_test_id("prompt")).to_contain_text("Your move")
    assert seq(page) == before + 1


CHANGED_BY_A_CLICK = """
async () => {
  const seen = new MutationObserver(() => undefined)
  const all = { subtree: true, childList: true, attributes: true, characterData: true }
  seen.observe(document.querySelector('[data-stage]'), all)
  document.querySelector('.target.build').dispatchEvent(new MouseEvent('click', { bubbles: true }))
  const busy = () => document.querySelector('.table').getAttribute('aria-busy') === 'true'
  for (let turns = 0; !busy() && turns < 1000; turns += 1) await null // no timer can run in between
  return { busy: busy(), changed: seen.takeRecords().length }
}
"""


def test_a_click_has_the_board_drawn_once_unless_its_answer_is_late(visitor: Visitor) -> None:
    page = visitor()
    wire = Wire(page)
    page.reload()
    page.get_by_role("button", name=re.compile("Play now: The Forgotten Planet")).click()
    page.locator(ASKED).wait_for()
    wire.deaf = True
    assert page.evaluate(CHANGED_BY_A_CLICK) == {"busy": True, "changed": 0}
    expect(page.get_by_test_id("prompt")).to_contain_text("One moment")
    expect(page.locator(".target.lit")).to_have_count(0)


MEASURED = """
window.measured = []
const observe = ResizeObserver.prototype.observe
ResizeObserver.prototype.observe = function (element) {
  if (element.closest('.acts')) measured.push(element.dataset.button ?? element.className)
  observe.call(this, element)
}
"""


def test_a_bar_that_says_what_it_said_is_not_measured_anew(visitor: Visitor) -> None:
    page = visitor("/nowhere")
    page.add_init_script(MEASURED)
    shown = ShownGame(page, "forgotten-planet", 2, 3)
    shown.go_to(lambda state: state.to_move == (1,) and len(state.legal(1)) > 3)
    page.locator('[data-button="sell"]').wait_for()
    assert "sell" in page.evaluate("measured")
    page.evaluate("measured.length = 0")
    shown.go_on(1)
    page.evaluate("new Promise(requestAnimationFrame)")
    assert shown.state.to_move == (1,)  # the others' turn goes on: nothing of mine has changed
    assert page.evaluate("measured") == []


def test_undo_gives_back_and_says_why_not(visitor: Visitor) -> None:
    page = visitor()
    page.get_by_role("button", name=re.compile("Play now: The Forgotten Planet")).click()
    page.locator(ASKED).wait_for()
    undo = page.locator('[data-button="undo"]')
    expect(undo).to_be_disabled()
    page.locator(".target.build").first.click()
    expect(undo).to_be_enabled()
    tiles = page.locator(".log li").filter(has_text="Land on").count()
    undo.click()
    expect(page.locator(".log")).to_contain_text("takes back")
    expect(page.locator(".log li").filter(has_text="Land on")).to_have_count(tiles - 1)


def test_pointing_shows_what_would_come_of_it(visitor: Visitor) -> None:
    page = visitor()
    page.get_by_role("button", name=re.compile("Play now: The Forgotten Planet")).click()
    page.locator(ASKED).wait_for()
    page.locator(".target.build").first.hover()
    card = page.get_by_test_id("spot")
    expect(card).to_contain_text("Build land on")
    expect(card).to_contain_text("A base may not be next to a base or a mine.")
    expect(card).to_contain_text("FP-39")
    expect(page.locator(".delta.gain")).to_be_visible()
    can_be_read_as_text(page)


def test_hot_seat_draws_a_curtain_where_tiles_are_hidden(visitor: Visitor) -> None:
    page = visitor("/new/forgotten-planet")
    for seat in (1, 2):
        take_seat(page, seat, "me")
    page.get_by_label("What person 2 is called").fill("Tomas")
    unfold(page)
    page.get_by_label("Random placement").check()
    page.get_by_role("button", name="Start", exact=True).click()
    curtain = page.get_by_role("dialog", name=re.compile("is to move"))
    expect(curtain).to_be_visible()
    expect(page.locator(".seats").first).to_contain_text("Tomas")
    curtain.get_by_role("button").click()
    expect(curtain).to_be_hidden()
    before = seq(page)
    page.locator(".target.lit").first.dispatch_event("click")
    page.locator(MENU).get_by_role("button").first.click()
    wait_for_effect(page, before)
    expect(curtain).to_be_visible()


def can_be_read_as_text(page: Page) -> None:
    page.keyboard.press("?")
    text = page.get_by_role("dialog", name="The position as text")
    expect(text).to_contain_text("Bank: ")
    expect(text).to_contain_text("Robot 1 on ")
    assert not over(page)


def test_the_starting_bases_are_auctioned(visitor: Visitor) -> None:
    ilse = visitor(BLANK)
    seat_at(ilse, "forgotten-planet", [ME, OPEN], options={"base_assignment": "auction"})
    mira = visitor(ilse.url)
    sit_down(mira)
    ilse.get_by_role("button", name="Start", exact=True).click()
    for page in (ilse, mira):
        page.locator(".auction").first.wait_for()
    random = Random(4)
    bidders = {ilse: 0, mira: 0}
    hands = [(page, click_something) for page in bidders]
    while ilse.locator(".auction").count() > 0 and (turn := next_turn(hands)) is not None:
        bidders[turn[0]] += decide(*turn, random)
    assert min(bidders.values()) >= 1
    expect(ilse.locator(".log")).to_contain_text("bids")
    first_turn(ilse, mira)
    for page in bidders:
        expect(page.locator(".stand")).to_have_count(2)  # a robot on each base


def test_allies_win_together(visitor: Visitor) -> None:
    ilse = visitor(BLANK)
    options = {"alliances": True, "max_rounds": 2}
    seat_at(ilse, "forgotten-planet", [ME, BOT, OPEN, BOT], options=options)
    mira = visitor(ilse.url)
    sit_down(mira)
    ilse.get_by_role("button", name="Start", exact=True).click()
    for page in (ilse, mira):
        page.locator(".table").wait_for()
    play_to_the_end([ilse, mira], click_something)
    ilse.get_by_role("link", name="See the result").click()
    expect(ilse.get_by_test_id("headline")).to_contain_text(re.compile(r" and .* share it"))


def count_flights(page: Page) -> None:
    """From now on what flies is counted."""
    page.evaluate(
        """() => {
          window.flown = []
          const count = (node) => flown.push(node.dataset?.good)
          const look = (changes) => changes.forEach((change) => change.addedNodes.forEach(count))
          new MutationObserver(look).observe(document.querySelector('.sky'), { childList: true })
        }"""
    )


def test_cubes_fly_to_their_holder_unless_motion_is_unwelcome(visitor: Visitor) -> None:
    for motion in (True, False):
        page = visitor(motion=motion)
        seat_at(page, "forgotten-planet", [ME, BOT])
        page.locator(ASKED).wait_for()
        count_flights(page)
        page.locator('[data-button="sell"]').click()
        expect(page.locator(".log")).to_contain_text("Sold")
        if motion:
            page.wait_for_function("flown.filter(Boolean).length > 2")
        assert page.evaluate("flown.filter(Boolean).length") == (3 if motion else 0)
        expect(page.locator(".sky > *")).to_have_count(0)  # it has arrived


CORNER = {
    "id": "corner",
    "seats": 2,
    "area": "defined",
    "land_tiles": 20,
    "origin": "own",
    "title": {"en": "Corner"},
    "grid": ["1TT...", "..T...", "S.....", ".....S", "...T..", "...TT2"],
}


def test_the_way_of_a_robot_leads_over_cells(visitor: Visitor) -> None:
    page = visitor(BLANK)
    table = {"options": {"scenario": "corner"}, "variant": {"scenario": [CORNER]}}
    seat_at(page, "forgotten-planet", [ME, BOT], **table)
    page.locator(ASKED).wait_for()
    ways = []
    for place in range(page.locator(".target.lit:has(.bracket)").count()):
        page.locator(".target.lit:has(.bracket)").nth(place).hover()
        page.locator(".route").wait_for(state="attached")
        ways.append(page.locator(".route").get_attribute("points"))
        page.mouse.move(0, 0)
        page.locator(".route").wait_for(state="detached")
    points = [[tuple(map(float, point.split(","))) for point in (way or "").split()] for way in ways]
    assert max(map(len, points)) > 2
    steps = {abs(a[0] - b[0]) + abs(a[1] - b[1]) for way in points for a, b in pairwise(way)}
    assert steps == {72.0}  # from a cell to the next one, never across
