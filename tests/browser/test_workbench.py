"""The workbench: form and text of one draft, mistakes that are not taken over, and what becomes of a creation."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Visitor
from tests.browser.looking import SIZES
from tests.browser.playing import ASKED
from tests.browser.test_pages import by_size

MINUS = "\u2212"
CAPITAL = '[data-place="politics.capitalism.upkeep.capital"] input'
SHIPS = '[data-place="politics.republic.max_ships"] input'
SIDEWAYS = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


def settle(page: Page) -> None:
    expect(page.locator("main.workbench")).to_have_attribute("data-busy", "false")


def page_of(page: Page, section: str, sub: str) -> None:
    page.locator(f'[data-section="{section}"]').click()
    page.get_by_role("button", name=sub, exact=True).click()


def test_a_game_is_changed_by_form_and_by_text_saved_played_and_shared(visitor: Visitor) -> None:
    page = visitor("/studio/space-paper")
    page_of(page, "politics", "upkeep")
    capital = page.locator(CAPITAL)
    expect(capital).to_have_value("-1")
    capital.fill("3")
    settle(page)
    difference = page.locator('[data-difference="politics.capitalism.upkeep.capital"]')
    expect(difference).to_contain_text(f"{MINUS}1 → 3 gold")
    expect(difference).to_contain_text("SP-161")

    page_of(page, "politics", "effect, most colonies, most ships")
    page.locator(SHIPS).fill("-4")  # a mistake is told at its cell and not taken over
    expect(page.get_by_role("alert")).to_contain_text("-4 is out of range: 0 or more")
    expect(page.get_by_text("1 mistake, not taken over")).to_be_visible()
    expect(page.locator("[data-difference]")).to_have_count(1)

    page.get_by_role("button", name="TOML", exact=True).click()
    editor = page.locator(".cm-content")
    expect(page.get_by_role("status").filter(has_text="out of range")).to_be_visible()
    expect(page.locator(".cm-lintRange-error")).to_have_text("max_ships = -4")
    editor.click()
    page.keyboard.press("Control+a")
    page.keyboard.insert_text("[start]\ngold = 7\n[politics.capitalism]\nupkeep = { capital = 4 }\n")
    settle(page)
    expect(page.locator("[data-difference]")).to_have_count(2)
    page.get_by_role("button", name="Form", exact=True).click()
    expect(page.locator('[data-difference="start.gold"]')).to_contain_text("0 → 7 gold")

    page.keyboard.press("Control+z")
    expect(difference).to_contain_text(f"{MINUS}1 → 3")
    page.keyboard.press("Control+Shift+z")
    expect(difference).to_contain_text(f"{MINUS}1 → 4")
    page.get_by_role("button", name="Take back: start · gold").click()
    expect(page.locator("[data-difference]")).to_have_count(1)

    page.get_by_label("Name").fill("Dear Capital")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_text("Saved as version 1")).to_be_visible()
    page.get_by_role("link", name="Its page").click()
    expect(page.get_by_role("heading", name="Dear Capital")).to_be_visible()
    expect(page.locator("[data-difference]")).to_contain_text(f"{MINUS}1 → 4 gold")
    with page.expect_download() as download:
        page.get_by_role("link", name="Export").click()
    assert download.value.suggested_filename == "dear-capital.zip"

    friend = visitor(page.url)
    friend.get_by_role("button", name="Play now").click()
    friend.locator(ASKED).wait_for()
    expect(friend.locator(".table")).to_contain_text("Dear Capital")
    friend.set_viewport_size({"width": 390, "height": 844})  # where only one name has room
    expect(friend.locator(".crumb b")).to_have_text("Dear Capital")
    friend.goto(page.url)
    friend.get_by_role("button", name="4 stars").click()
    expect(friend.get_by_text("1 rating")).to_be_visible()


def test_nothing_that_was_typed_is_lost_on_the_way(visitor: Visitor) -> None:
    """What is typed while an answer is under way, taken back at once, or saved at once."""
    page = visitor("/studio/space-paper")
    page_of(page, "politics", "upkeep")
    capital = page.locator(CAPITAL)
    capital.fill("2")
    settle(page)

    def late(route: Route) -> None:
        """The next keystroke comes just before the answer."""
        answer = route.fetch()
        capital.fill("12")
        route.fulfill(response=answer)

    page.route("**/api/studio/drafts", late, times=1)
    capital.fill("1")
    expect(capital).to_have_value("12")
    settle(page)
    expect(capital).to_have_value("12")

    capital.fill("13")
    page.keyboard.press("Control+z")
    settle(page)
    expect(capital).to_have_value("12")

    capital.fill("14")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_text("Saved as version 1")).to_be_visible()
    page.get_by_role("link", name="Its page").click()
    expect(page.locator("[data-difference]")).to_contain_text(f"{MINUS}1 → 14 gold")


def test_what_is_chosen_in_a_long_tree_is_in_sight(visitor: Visitor) -> None:
    page = visitor("/studio/space-paper", 1440, 500)
    page.locator('[data-section="races"]').click()
    page.get_by_role("button", name="Add something new").click()
    expect(page.get_by_label("Its id (small letters, digits and _)")).to_be_visible()
    page.locator('[data-section="planet_types"]').click()
    title = page.locator("#section-title")
    expect(title).to_have_text(re.compile("types of planets", re.IGNORECASE))
    page.mouse.move(720, 600)
    page.mouse.wheel(0, 10_000)
    expect(title).not_to_be_in_viewport()
    page.locator('[data-section="galaxy"]').click()
    expect(title).to_have_text(re.compile("galaxy", re.IGNORECASE))
    expect(title).to_be_in_viewport()


def exchange_two_mines(page: Page, narrow: bool) -> None:
    """On the drawn set-up of Duck Dealer, with the keyboard alone."""
    if narrow:
        page.get_by_role("button", name="Sections").click()
    page.locator('[data-section="layout"]').click()
    page.locator('[data-planet="hub"]').focus()
    page.keyboard.press("x")
    page.locator('[data-planet="plughole"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator('[data-planet="hub"]')).to_have_attribute("aria-label", re.compile("beads"))


@pytest.mark.parametrize("size", SIZES.values(), ids=list(SIZES))
def test_the_workbench_fits_every_screen_and_everybody(visitor: Visitor, size: tuple[int, int]) -> None:
    page = visitor("/studio/duck-dealer", *size)
    settle(page)
    narrow = size[0] < 800
    if narrow:
        page.get_by_role("button", name="Sections").click()
    page.locator('[data-section="map"]').click()
    place = page.locator('[data-node="hub"]')
    place.focus()
    page.keyboard.press("ArrowRight")
    if narrow:
        page.get_by_role("button", name="1 change", exact=True).click()
    expect(page.locator('[data-difference="map.pond-five.planets.hub.x"]')).to_contain_text("500 → 510")
    found = by_size(page, size)
    wide = page.evaluate(SIDEWAYS)
    exchange_two_mines(page, narrow)
    found += by_size(page, size)
    wide = max(wide, page.evaluate(SIDEWAYS))
    if narrow:
        page.get_by_role("button", name="Sections").click()
    page.locator('[data-section="good"]').click()
    settle(page)
    assert found + by_size(page, size) == []
    assert max(wide, page.evaluate(SIDEWAYS)) <= 0


def test_what_is_added_brings_its_words_and_its_picture(visitor: Visitor) -> None:
    page = visitor("/studio/duck-dealer", locale="de")
    settle(page)
    page.get_by_role("button", name="Etwas Neues hinzufügen").click()
    page.get_by_role("button", name="Waren", exact=True).click()
    page.get_by_label("nach dem Vorbild von").select_option("duck")
    page.get_by_label("Seine Kennung").fill("nectar")
    page.get_by_label("Deutsch").fill("Nektar")
    page.get_by_label("Ein Buchstabe in einem Chip").fill("N")
    page.get_by_role("button", name="Hinzufügen", exact=True).click()
    expect(page.locator('[data-difference="good.nectar"]')).to_contain_text("hinzugefügt")
    expect(page.get_by_text("nicht übernommen")).to_have_count(0)


def test_planet_and_cards_of_space_dealer_are_changed_by_hand(visitor: Visitor) -> None:
    page = visitor("/studio/space-dealer")
    page.locator('[data-section="grid"]').click()
    socket = page.locator('[data-column="3"]')
    socket.click()
    socket.click()  # a chosen one hangs on the other plant
    expect(page.locator('[data-difference="grid.left_order"]')).to_contain_text("2, 1, 0")
    expect(page.locator('[data-difference="power.profile.2-3-4.fusion_reactor"]')).to_contain_text("4 → 3")
    page.locator('[data-section="card"]').click()
    page.get_by_role("button", name="One more: points", exact=True).first.click()
    expect(page.locator('[data-difference="card.MEG-A.demands.0.vp"]')).to_contain_text("6 → 7")
    more = page.get_by_role("group", name="goods: red").first.get_by_role("button").last
    for _ in range(5):  # a ship carries eight goods: the ninth is refused at its card
        more.click()
        settle(page)
    expect(page.get_by_role("alert")).to_contain_text("1 to 8 goods are expected")
    page.keyboard.press("Control+z")
    page.locator('[data-section="planet"]').click()
    page.locator('[data-planet="moimoi"]').click()
    page.locator('[data-planet="frokla"]').click()
    expect(page.locator('[data-difference="planet.vill.back"]')).to_contain_text("cuo")
    add_a_feast(page)


def add_a_feast(page: Page) -> None:
    """A Gizzi card of one's own is called by its word and carries its picture, in the drawing as at a table."""
    page.get_by_role("button", name="Add something new").click()
    page.get_by_role("button", name="Gizzi cards", exact=True).last.click()
    page.get_by_label("Its id").fill("feast")
    for language, word in (
        ("English", "Feast"),
        ("Deutsch", "Festmahl"),
        ("Français", "Festin"),
        ("Nederlands", "Maal"),
    ):
        page.get_by_label(language).fill(word)
    page.get_by_label("A letter in a token").fill("F")
    page.get_by_role("button", name="Add", exact=True).click()
    expect(page.locator('[data-difference="gizzi.feast"]')).to_contain_text("added")
    card = page.locator('[data-card="feast"]')
    expect(card.locator("small")).to_have_text("Feast")
    expect(card.get_by_role("img", name="Feast")).to_be_visible()
    expect(page.get_by_role("region", name="Feast")).to_be_visible()  # open, to be changed


def test_a_leader_and_a_race_are_added_and_chosen_at_a_table(visitor: Visitor) -> None:
    page = visitor("/studio/space-paper")
    settle(page)
    for section, like, id, word in (("leaders", "financier", "midas", "Midas"), ("races", "humans", "elves", "Elves")):
        page.get_by_role("button", name="Add something new").click()
        page.get_by_role("button", name=section, exact=True).click()
        page.get_by_label("made like").select_option(like)
        page.get_by_label("Its id").fill(id)
        page.get_by_label("English").fill(word)
        page.get_by_role("button", name="Add", exact=True).click()
        expect(page.locator(f'[data-difference="{section}.{id}"]')).to_contain_text("added")
    expect(page.get_by_text("not taken over")).to_have_count(0)
    page.get_by_role("button", name="Play now").click()
    page.locator(ASKED).wait_for()
    card = page.locator('[data-target="race:elves"]')
    expect(card).to_contain_text("Elves")
    expect(card).to_contain_text("Home world: telluric. Adaptability +1, favour Colonialism.")
    card.click()
    leader = page.locator('[data-target="leader:midas"]')
    expect(leader).to_contain_text("+2 gold every round")
