"""Space Dealer in the browser: a whole game against the clock by mouse, keys and thumb, and the guided first game."""

from __future__ import annotations

import itertools
import json
import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor
from tests.browser.learning import follow_the_arrow
from tests.browser.looking import SIZES
from tests.browser.playing import BLANK, BOT, GLANCE_MS, ME, MENU, OPEN, Hand, over, seat_at, seq, sit_down
from tests.browser.showing import ShownGame
from tests.browser.test_pages import by_size, in_both_themes
from tests.games.space_dealer import table

PLANETS = ("Moimoi", "Frökla", "Ru\u2019ul")
DATA = Path("src/farport/games/space_dealer/data.toml")

# What a hand would click next: a line of the open menu, an hourglass that is ready, a demand, a card, a mine, a planet.
CLICK = """
() => {
  const menu = document.querySelector('[data-testid="spot"].pinned button')
  if (menu) return menu.click()
  const ready = document.querySelector('.tile.usable .main:not([aria-disabled="true"], :disabled)')
  if (ready) return ready.click()
  const places = ['[data-target^="demand:"]', '.site', '.plan .target', '.sheet .card', '[data-target^="field:"]']
  for (const place of places) {
    const lit = document.querySelector(`${place}.lit`)
    if (lit) return lit.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  }
}
"""


def three_at_a_table(visitor: Visitor, variant: dict[str, Any], pace: int) -> tuple[Page, Page, Page]:
    """With a mouse, with keys, and with a phone."""
    mouse, keys, thumb = visitor(BLANK), visitor(BLANK), visitor(BLANK, width=390, height=844)
    seat_at(mouse, "space-dealer", [ME, OPEN, OPEN], variant=variant, settings={"pace": pace})
    for page in (keys, thumb):
        page.goto(mouse.url)
        sit_down(page)
    mouse.get_by_role("button", name="Start", exact=True).click()
    for page in (mouse, keys, thumb):
        page.locator(".dealer").wait_for()
    choose_start(mouse)
    choose_start_by_keys(keys)
    choose_start(thumb)
    for page in (mouse, keys, thumb):
        page.get_by_role("button", name="I am ready", exact=True).click()
    return mouse, keys, thumb


def choose_start(page: Page) -> None:
    page.locator(".plan .slim.target.subject").first.click()
    page.locator(".site.lit").first.click()
    expect(page.locator(".site.lit")).to_have_count(0)


def choose_start_by_keys(page: Page) -> None:
    expect(page.locator('.acts [data-button^="card:"]').first).to_be_enabled()
    page.keyboard.press("1")
    expect(page.locator('.acts [data-button^="site:"]').first).to_be_enabled()
    page.keyboard.press("4")
    expect(page.locator('.acts [data-button^="card:"]')).to_have_count(0)


def click(page: Page) -> None:
    page.evaluate(CLICK)


def press(page: Page, round_: int) -> None:
    """Numbers choose from an open menu; Q and W use hourglasses; else the buttons of the bar in turn."""
    if page.locator(MENU).count() > 0:
        page.keyboard.press("1")
    else:
        page.keyboard.press(("q", "w", "1", "4", "5", "2", "3")[round_ % 7])


def built_by(page: Page) -> int:
    """How many of the three planets have built something, as the log tells."""
    log = page.locator(".log").inner_text()
    return sum(f"{planet} builds" in log for planet in PLANETS)


def play_until(there: Callable[[], bool], mouse: Page, keys: Page, thumb: Page) -> None:
    """Everybody does what is ready, each in their way, as long as it takes."""
    for round_ in itertools.count():
        if there() or over(mouse):
            return
        click(mouse)
        press(keys, round_)
        click(thumb)
        mouse.wait_for_timeout(GLANCE_MS)


def test_people_build_by_mouse_by_keys_and_by_thumb(visitor: Visitor) -> None:
    """The sand runs out in six seconds, the game only after half an hour: whoever is slow gets there all the same."""
    mouse, keys, thumb = three_at_a_table(visitor, {"clock": {"hourglass_ms": 6_000}}, pace=100)
    play_until(lambda: built_by(mouse) == len(PLANETS), mouse, keys, thumb)
    assert built_by(mouse) == len(PLANETS)


def test_when_the_time_is_over_the_result_and_the_replay_are_there(visitor: Visitor) -> None:
    pages = three_at_a_table(visitor, {"clock": {"game_ms": 60_000}}, pace=1000)
    for page in pages:
        expect(page.get_by_test_id("prompt")).to_contain_text("The game is over")
    look_at_the_result(pages[0], "1:00")


@pytest.mark.deep
def test_three_people_play_a_whole_game_by_mouse_keys_and_thumb(visitor: Visitor) -> None:
    pages = three_at_a_table(visitor, {}, pace=1000)
    play_until(lambda: False, *pages)
    for page in pages:
        expect(page.get_by_test_id("prompt")).to_contain_text("The game is over")
    look_at_the_result(pages[0], "30:00")


def look_at_the_result(page: Page, length: str) -> None:
    page.get_by_role("link", name="See the result").click()
    expect(page.get_by_test_id("headline")).to_contain_text(re.compile("win|won|share"))
    page.get_by_role("link", name="Watch the replay").click()
    step_through_the_replay(page, length)


def step_through_the_replay(page: Page, length: str) -> None:
    """The clock and the hourglasses show the moment; the other seats can be looked at now that the game is over."""
    page.locator(".dealer").wait_for()
    clock = page.get_by_test_id("game-clock").locator("time")
    expect(clock).to_have_text(length)
    page.get_by_role("button", name="To the end").click()
    expect(page.locator(".log")).to_contain_text("The game is over")
    expect(clock).to_have_text("0:00")
    page.get_by_role("button", name="One step back").click()
    page.get_by_label("View as").select_option("2")
    expect(page.locator(".home")).to_have_attribute("aria-label", "Planet Ru\u2019ul")
    expect(page.locator("[data-glass]")).to_have_count(2)


def learn(page: Page, look: Callable[[Page], None]) -> None:
    """The guided first game, by following its arrow."""
    steps = json.loads(Path("client/src/boards/space_dealer/lesson.json").read_text(encoding="utf-8"))["steps"]
    looks = [number for number, step in enumerate(steps) if step["text"] in ("start", "site", "trade")]
    follow_the_arrow(page, len(steps), lambda step: look(page) if step in looks else None)


def test_the_guided_first_game_can_be_clicked_through_and_shuts_nobody_out(visitor: Visitor) -> None:
    found: list[str] = []
    learn(visitor("/learn/space-dealer"), lambda page: found.extend(in_both_themes(page)))
    assert found == []


def test_the_board_never_scrolls_sideways(visitor: Visitor) -> None:
    """The lesson is played on a phone; what it shows fits a tablet too."""
    tablet, phone = {"width": 1024, "height": 768}, {"width": 390, "height": 844}

    def look(page: Page) -> None:
        for size in (tablet, phone):
            page.set_viewport_size({"width": size["width"], "height": size["height"]})
            assert page.evaluate("document.documentElement.scrollWidth") == size["width"]

    learn(visitor("/learn/space-dealer", **phone), look)


def test_other_planets_are_one_key_away_and_the_clock_is_never_covered(visitor: Visitor) -> None:
    page = visitor("/learn/space-dealer")
    sheet = page.locator(".home")
    expect(sheet).to_have_attribute("aria-label", "Planet Moimoi")
    page.keyboard.press("Shift+Digit2")
    expect(sheet).to_have_attribute("aria-label", "Planet Frökla")
    page.keyboard.press("Escape")
    expect(sheet).to_have_attribute("aria-label", "Planet Moimoi")
    page.locator('[data-world="2"]').click()
    expect(sheet).to_have_attribute("aria-label", "Planet Ru\u2019ul")
    clock = page.get_by_test_id("game-clock").locator("time")
    assert clock.evaluate(
        """(clock) => {
            const box = clock.getBoundingClientRect()
            return clock.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2))
        }"""
    )


# ------------------------------------------------------------------------------------------- against each other

SHORT_GLASSES = {"clock": {"hourglass_ms": 3_000}}  # nothing has to be done before their sand has run out
ROOMY_PACE = {"pace": 200}


def two_dealers(visitor: Visitor, variant: dict[str, Any], **options: object) -> tuple[Page, Page, Hand, Hand]:
    """Ilse and Mira with a bot, their starts chosen and the clock running."""
    ilse = visitor(BLANK)
    more = {"variant": variant, "settings": ROOMY_PACE, "options": {"offer_ttl_ms": 0, **options}}
    seat_at(ilse, "space-dealer", [ME, OPEN, BOT], **more)
    mira = visitor(ilse.url)
    sit_down(mira)
    ilse.get_by_role("button", name="Start", exact=True).click()
    for page in (ilse, mira):
        page.locator(".dealer").wait_for()
    hands = (Hand(ilse), Hand(mira))
    for hand in hands:
        hand.act(**hand.await_legal("choose_start")[0])
    for page in (ilse, mira):
        page.get_by_role("button", name="I am ready", exact=True).click()
    for hand in hands:
        hand.await_clock()
        hand.await_legal("start_use")
    return ilse, mira, *hands


def load_ship(hand: Hand) -> None:
    """What the first mine makes goes aboard."""
    hand.act(**hand.legal("start_use")[0])
    uses = hand.await_legal("use_card")
    hand.act(**next(use for use in uses if use.get("placements") and use["placements"][0][1].startswith("ship:")))


def fly_to(hand: Hand, field: int) -> None:
    """Loaded ships go from field to field."""
    flights = hand.await_legal("start_flight")
    hand.act(**next(flight for flight in flights if flight["field"] == field))
    hand.page.wait_for_function(
        """(field) => hand.position.view.ships.some(
            (ship) => ship.seat === hand.seat && ship.at === field && ship.to === null)""",
        arg=field,
    )


def pick(page: Page, side: str) -> None:
    """The first good of a side in the panel where a trade is put together."""
    page.get_by_test_id("composer").locator(f'button[aria-label^="{side}:"]:not(:disabled)').first.click()


def test_goods_are_offered_countered_and_traded(visitor: Visitor) -> None:
    ilse, mira, first, second = two_dealers(visitor, SHORT_GLASSES)
    for hand in (first, second):
        load_ship(hand)
    fly_to(first, 1)
    fly_to(first, 2)  # Mira's planet, where her own ship lies

    ilse.locator('[data-trade="1"]').click()
    pick(ilse, "You give")
    ilse.get_by_test_id("composer").get_by_role("button", name="Make the offer").click()
    expect(ilse.locator(".trade .mine")).to_contain_text("Frökla")
    expect(mira.locator(".trade .offer").filter(has_text="Moimoi")).to_be_visible()
    mira.keyboard.press("d")  # countered by its key
    expect(mira.get_by_test_id("composer")).to_be_visible()
    pick(mira, "You give")
    pick(mira, "You get")
    mira.get_by_test_id("composer").get_by_role("button", name="Make the offer").click()
    offer = ilse.locator(".trade .offer").filter(has_text="Frökla")
    expect(offer).to_be_visible()
    clock = ilse.get_by_test_id("game-clock").locator("time")
    expect(clock).to_be_in_viewport()
    offer.get_by_role("button", name="Accept").click()
    for page in (ilse, mira):
        expect(page.locator(".log")).to_contain_text(re.compile("trade", re.IGNORECASE))
        expect(page.locator(".trade .offer").filter(has_text=re.compile("Moimoi|Frökla"))).to_have_count(0)
    ilse.locator('[data-button="dump"]').click()
    expect(ilse.locator(MENU)).to_contain_text("Give back")  # nobody would return them: it is asked first


def test_planned_cards_are_traded_by_advanced_rules(visitor: Visitor) -> None:
    ilse, mira, _, second = two_dealers(visitor, SHORT_GLASSES, rules="advanced")
    second.act(**second.await_legal("plan")[0])
    ilse.locator('[data-trade="1"]').click()
    wanted = ilse.get_by_test_id("composer").locator(".cardpick").first
    wanted.click()
    expect(wanted).to_have_attribute("aria-pressed", "true")
    ilse.get_by_test_id("composer").get_by_role("button", name="Make the offer").click()
    mira.locator(".trade .offer").get_by_role("button", name="Decline").click()
    expect(ilse.locator(".log")).to_contain_text("declines")
    expect(ilse.locator(".trade .mine")).to_have_count(0)


# Only attack cards lie on the pile of level 2, so that the first draw finds one. An hourglass takes three seconds: long
# enough to be sabotaged, short enough to be waited for.
ATTACKS = {
    "clock": {"hourglass_ms": 6_000},
    "card": [
        {"id": card["id"], "level": 3}
        for card in tomllib.loads(DATA.read_text(encoding="utf-8"))["card"]
        if card["level"] == 2 and card["type"] not in ("sabotage_probe", "interstellar_rocket")
    ],
}


# The sand may run out while the hand is on its way: then it runs again, and the hand tries again.
SABOTAGE = """
() => {
  const sure = document.querySelector('[data-testid="spot"].pinned button')
  const prey = document.querySelector('.worlds [data-target^="glass:1."].lit')
  ;(sure ?? prey)?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
}
"""
# Remembers whether it was ever to be seen, however briefly.
WATCH_FOR = """
(sight) => {
  window.seen = false
  const look = () => (window.seen ||= document.querySelector(sight) !== null)
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true })
  look()
}
"""
KEEP_SAND_RUNNING = """
() => {
  let acting = false
  const goOn = async () => {
    const may = (kind) => hand.position.legal.find((action) => action.do === kind)
    while (!acting && (may('use_card') ?? may('start_use'))) {
      acting = true
      await hand.act(may('use_card') ?? may('start_use'))
      acting = false
    }
  }
  hand.heed = goOn
  void goOn()
}
"""


def keep_sand_running(hand: Hand) -> None:
    """From now on the hand turns a mine's hourglass again as soon as its sand has run out."""
    hand.page.evaluate(KEEP_SAND_RUNNING)


def test_an_hourglass_is_sabotaged(visitor: Visitor) -> None:
    ilse, mira, first, second = two_dealers(visitor, ATTACKS, rules="advanced", tech_track="direct")
    first.act("start_tech")
    first.act(**first.await_legal("draw")[0])
    first.act(**next(kept for kept in first.await_legal("keep") if kept["card"].startswith("SAB")))
    probe = next(build["card"] for build in first.await_legal("start_build") if build["card"].startswith("SAB"))
    first.act("start_build", card=probe)
    first.act(**first.await_legal("use_build")[0])
    first.act("start_use", card=probe)
    first.await_legal("use_card")
    ilse.locator(".tile.usable .main").click()
    mira.evaluate(WATCH_FOR, ".tile.void")
    keep_sand_running(second)
    while not mira.evaluate("window.seen"):
        ilse.evaluate(SABOTAGE)  # asked once more: it is grave
        ilse.wait_for_timeout(GLANCE_MS)
    for page in (ilse, mira):
        expect(page.locator(".log")).to_contain_text(re.compile("sabotage", re.IGNORECASE))


def test_eight_seats_play_live_on_one_screen(visitor: Visitor) -> None:
    page = visitor("/")
    seat_at(page, "space-dealer", [ME, *[BOT] * 7])
    page.locator(".dealer").wait_for()
    choose_start(page)
    page.get_by_role("button", name="I am ready", exact=True).click()
    expect(page.locator(".log, .tabs").first).to_be_visible()
    expect(page.locator(".ring .name")).to_have_count(8)
    begun = seq(page)
    page.wait_for_function("(begun) => document.querySelector('.table').dataset.seq > begun + 7", arg=begun)
    for width, height in SIZES.values():
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".ring .name")).to_have_count(8)
        assert page.evaluate("document.documentElement.scrollWidth") == width
        before = page.get_by_test_id("game-clock").locator("time").inner_text()
        expect(page.get_by_test_id("game-clock").locator("time")).not_to_have_text(before)
        assert by_size(page, (width, height)) == []


def test_keys_of_hourglasses_stand_on_what_they_are_for(visitor: Visitor) -> None:
    page = visitor("/nowhere")
    state = table.begun()
    table.plan(state, 0, "DEP-R")
    table.usable_on(state, 0, "DEP-R")  # the first hourglass: Q
    shown = ShownGame(page, "space-dealer", 4, 1, state=state)
    planned = page.locator(".plan .card.ready kbd")
    expect(planned).to_have_text("Q")
    sites = page.locator(".site.lit kbd")
    expect(sites.first).to_have_text("Q")
    page.keyboard.press("q")
    expect(page.locator(MENU)).to_be_visible()
    numbers = sites.all_text_contents()
    assert numbers
    assert set(numbers) <= set("123456789")  # while the menu is open: what lies there is its number
    place = page.locator(".site.lit").filter(has=page.locator("kbd", has_text=numbers[-1])).first
    column = str(place.get_attribute("data-target")).removeprefix("site:")
    page.keyboard.press(numbers[-1])
    expect(page.locator(MENU)).to_have_count(0)
    assert [(done["do"], str(done["site"])) for done in shown.done] == [("use_build", column)]
    state = table.begun()
    table.usable_on(state, 0, "MIN-R-GB")
    shown.stand(state)
    expect(page.locator(".sheet .card kbd")).to_have_text("Q")
    page.goto("/me")
    page.get_by_role("checkbox", name=re.compile("Numbers and letters")).uncheck()
    page.go_back()
    page.locator(".tile.usable").wait_for()
    expect(page.locator(".dealer kbd:not([title])")).to_have_count(0)
    page.keyboard.press("q")
    expect(page.locator(MENU)).to_have_count(0)


def test_planned_mines_are_told_apart_where_they_are_built(visitor: Visitor) -> None:
    page = visitor("/nowhere")
    state = table.begun()
    table.plan(state, 0, "MIN-B-RY", "MIN-G-RB")
    ShownGame(page, "space-dealer", 4, 1, state=state)
    page.locator('.acts [data-button="build"]').click()
    expect(page.locator(f"{MENU} .option")).to_contain_text(["Build: Mine (1 blue)", "Build: Mine (1 green)"])


# The name of a card that is ready, and what stands beside it: do they lie on each other?
COVERED = """
(card) => {
  const words = document.createRange()
  words.selectNodeContents(card.querySelector('b'))
  const glass = card.querySelector('.glass').getBoundingClientRect()
  return [...words.getClientRects()].some(
    (box) => box.right > glass.left && box.left < glass.right && box.bottom > glass.top && box.top < glass.bottom)
}
"""


def test_a_planned_card_that_is_ready_shows_its_whole_name_until_the_end(visitor: Visitor) -> None:
    page = visitor("/nowhere")
    state = table.begun()
    generator = next(name for name in table.hand(state, 0) if name.startswith("GEN"))
    table.plan(state, 0, generator)
    table.usable_on(state, 0, generator)
    shown = ShownGame(page, "space-dealer", 4, 1, state=state)
    ready = page.locator(".plan .card.ready")
    expect(ready).to_contain_text("READY")
    assert not ready.evaluate(COVERED)
    state.advance(table.END)
    for seat in range(4):
        table.do(state, seat, "done")
    shown.stand(state)
    assert shown.over
    page.locator(".tile").first.wait_for()
    expect(page.locator(".tile.usable, .plan .ready")).to_have_count(0)


def test_a_screen_reader_is_not_told_that_rivals_acts_are_those_of_whoever_was_last(visitor: Visitor) -> None:
    page = visitor("/nowhere")
    shown = ShownGame(page, "space-dealer", 3, 1)
    shown.go_to(lambda state: state.now > 0)
    told = page.get_by_test_id("announcer")
    expect(told).to_contain_text("builds")
    assert not re.search(r"\w+: \w+ builds", told.inner_text())
