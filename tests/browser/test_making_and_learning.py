"""The scenario editor and the guided first game."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor
from tests.browser.learning import follow_the_arrow
from tests.browser.looking import complaints
from tests.browser.playing import ASKED

PHONE = (390, 844)
GAMES = ["duck-dealer", "forgotten-planet", "space-dealer", "space-paper"]


def paint(page: Page, tool: str, cell: str) -> None:
    page.locator(f'[data-tool="{tool}"]').click()
    page.locator(f'[data-cell="{cell}"]').dispatch_event("pointerdown")


def test_a_scenario_is_made_checked_saved_and_played(visitor: Visitor) -> None:
    page = visitor("/create/forgotten-planet")
    verdict = page.get_by_test_id("verdict")
    expect(verdict).to_have_attribute("data-fine", "true")
    page.get_by_label("Name").fill("Crossing")
    page.get_by_label("Paint symmetrically").select_option("none")
    paint(page, "S", "3,1")  # beside base 1: not allowed
    expect(verdict).to_contain_text("may not touch")
    expect(verdict).to_contain_text("FP-92")
    page.get_by_role("button", name="Undo").click()
    expect(verdict).to_have_attribute("data-fine", "true")
    paint(page, "#", "1,3")
    page.locator('[data-tool="wall"]').click()
    page.locator('[data-side="3,1S"]').click()
    expect(verdict).to_have_attribute("data-fine", "true")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_text("Saved")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="TOML").click()
    scenario = tomllib.loads(Path(download.value.path()).read_text(encoding="utf-8"))["scenario"][0]
    assert scenario["grid"][3][1] == "#"
    assert scenario["walls"] == ["D2:S"]

    friend = visitor(page.url)  # whoever has the link sees it
    expect(friend.get_by_label("Name")).to_have_value("Crossing")

    page.get_by_role("button", name="Play it now").click()
    page.locator(ASKED).wait_for()
    expect(page.locator(".table")).to_be_visible()
    assert page.locator(".wall").count() == 1


def steps_of(game: str) -> list[dict[str, Any]]:
    lesson = Path("client/src/boards") / game.replace("-", "_") / "lesson.json"
    steps: list[dict[str, Any]] = json.loads(lesson.read_text(encoding="utf-8"))["steps"]
    return steps


# On a phone maps are zoomed in: what the arrow points at must be brought there.
@pytest.mark.parametrize(
    ("game", "size"), [*((game, (1440, 900)) for game in GAMES), ("duck-dealer", PHONE), ("space-paper", PHONE)]
)
def test_a_lesson_is_learnt_by_following_its_arrow(visitor: Visitor, game: str, size: tuple[int, int]) -> None:
    page = visitor(f"/learn/{game}", *size)
    follow_the_arrow(page, len(steps_of(game)))
    expect(page.get_by_role("button", name="Play a real game")).to_be_visible()


def test_a_lesson_goes_back_says_why_not_and_tells_what_is_shown(visitor: Visitor) -> None:
    page = visitor()
    page.get_by_role("link", name="Learn: The Forgotten Planet").click()
    lesson = page.get_by_test_id("lesson")
    expect(lesson).to_contain_text("You are the circle")
    lesson.get_by_role("button", name="Go on").click()
    expect(lesson).to_have_attribute("data-step", "1")
    page.locator('[data-target="cell:6,6"]').dispatch_event("click")
    expect(page.get_by_test_id("spot")).to_contain_text("this step is \u201cBuild land on D2\u201d")
    page.keyboard.press("Escape")
    lesson.get_by_role("button", name="Back").click()
    expect(lesson).to_have_attribute("data-step", "0")
    lesson.get_by_role("button", name="Zone").hover()
    expect(page.get_by_role("tooltip")).to_contain_text("nearer to one of your bases")
    follow_the_arrow(page, 5)
    expect(lesson).to_contain_text("7 points")
    expect(page.locator(".score").first).to_contain_text("7")
    lesson.get_by_role("button", name="Go on").click()
    expect(
        lesson.get_by_role("img", name=re.compile("^3 fresh energy"))
    ).to_be_visible()  # what a step costs is paid from


def test_a_lesson_says_that_something_else_was_chosen(visitor: Visitor) -> None:
    page = visitor("/learn/duck-dealer")
    lesson = page.get_by_test_id("lesson")
    lesson.get_by_role("button", name="Go on").click()
    setup = page.locator(".setup")
    setup.get_by_role("button", name="hold").first.click()  # one fewer
    setup.get_by_role("button", name="engineer").last.click()  # one more
    setup.get_by_role("button", name="Take these").click()
    expect(lesson.get_by_role("alert")).to_contain_text("asks for something else")
    expect(lesson).to_have_attribute("data-step", "1")


def test_the_arrow_of_a_lesson_lies_over_everything_on_a_phone_too(visitor: Visitor) -> None:
    page = visitor("/learn/space-paper", *PHONE)
    page.get_by_test_id("lesson").get_by_role("button", name="Go on").click()
    page.locator('[data-testid="pointer"][data-at$="race:humans"]').wait_for()
    on_top = page.get_by_test_id("pointer").evaluate(
        """(frame) => {
          frame.style.pointerEvents = 'auto'
          const box = frame.getBoundingClientRect()
          return document.elementFromPoint(box.left + 1, box.top + box.height / 2) === frame
        }"""
    )
    assert on_top


def test_what_a_lesson_speaks_of_is_shown_where_there_is_room_for_one_panel(visitor: Visitor) -> None:
    page = visitor("/learn/space-paper", *PHONE)
    steps = steps_of("space-paper")
    income = next(number for number, step in enumerate(steps) if step["text"] == "income")
    follow_the_arrow(page, income + 1)
    expect(page.get_by_test_id("lesson")).to_contain_text("5 gold and 3 science")
    expect(page.locator('[data-tab="empire"]')).to_have_attribute("aria-current", "page")
    expect(page.locator(".empire")).to_contain_text("5")


@pytest.mark.parametrize("size", [(1440, 900), PHONE])
def test_who_has_not_played_a_game_is_asked_once(visitor: Visitor, size: tuple[int, int]) -> None:
    page = visitor("/", *size)
    page.get_by_role("button", name="Play now: The Forgotten Planet").click()
    page.locator(ASKED).wait_for()
    ask = page.get_by_test_id("lesson-ask")
    table = page.url
    ask.get_by_role("link").click()
    follow_the_arrow(page, len(steps_of("forgotten-planet")))
    page.get_by_role("link", name="To your table").click()
    expect(page).to_have_url(table)
    page.locator(ASKED).wait_for()
    expect(ask).to_have_count(0)


def test_a_new_table_is_chosen_by_name_and_shows_what_is_in_force(visitor: Visitor) -> None:
    page = visitor("/new/space-paper")
    expect(page.get_by_role("radio", name="First game")).to_be_checked()
    fold = page.locator("details", has_text="Winning and length")
    expect(fold).to_contain_text("Rounds: 25")
    page.get_by_role("radio", name="The rulebook\u2019s game").check()
    expect(fold).to_contain_text("Rounds: 100")
    expect(page.get_by_role("listitem").filter(has_text="Brachies")).to_contain_text("science 5")
    expect(page.get_by_role("button", name="Start", exact=True)).to_be_in_viewport()


def test_only_maps_that_fit_are_offered_and_alliances_are_one_click_away(visitor: Visitor) -> None:
    page = visitor("/new/forgotten-planet")
    expect(page.get_by_role("radio", name="Duel")).to_be_checked()
    seats = page.get_by_role("group", name="Number of seats")
    seats.get_by_role("button", name="4", exact=True).click()
    expect(page.get_by_role("radio", name="Duel")).to_have_count(0)
    expect(page.get_by_role("radio", name="Compass")).to_be_checked()
    page.get_by_role("button", name="Two against two").click()
    summary = page.get_by_role("complementary", name="Summary")
    expect(summary).to_contain_text("yes")
    page.get_by_role("radio", name="Empty table").check()
    expect(summary).to_contain_text("Random placement: yes")  # what that map needs comes and goes with it
    summary.get_by_role("button", name="as it was").click()
    expect(page.get_by_role("radio", name="Compass")).to_be_checked()
    expect(summary).not_to_contain_text("Random placement")


def test_each_seat_of_space_dealer_may_choose_its_planet(visitor: Visitor) -> None:
    page = visitor("/new/space-dealer")
    page.locator("details", has_text="chosen seat by seat").locator("summary").click()
    page.get_by_role("combobox", name="Planets", exact=True).select_option("chosen seat by seat")
    mine, second = (page.get_by_label(f"Planets, seat {seat}") for seat in (1, 2))
    expect(second).to_have_value("frokla")
    mine.select_option("Frökla")
    expect(second).to_have_value("moimoi")  # who had it takes what the other had
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.locator(".home")).to_have_attribute("aria-label", "Planet Frökla")


def test_how_often_a_level_wins_is_told_only_for_tables_at_which_that_was_measured(visitor: Visitor) -> None:
    page = visitor("/new/space-dealer")
    seat = page.get_by_role("group", name="Seat 2", exact=True)
    master = seat.locator("label", has=page.get_by_role("radio", name="Master"))
    expect(master).to_contain_text("times in ten")
    page.get_by_role("group", name="Number of seats").get_by_role("button", name="4", exact=True).click()
    expect(master).to_contain_text("not measured with 4 seats")
    expect(master).not_to_contain_text("in ten")


def test_the_level_of_a_bot_is_a_card_that_keys_choose_for_one_or_for_all(visitor: Visitor) -> None:
    page = visitor("/new/forgotten-planet", 390, 844)
    page.get_by_role("group", name="Number of seats").get_by_role("button", name="3", exact=True).click()
    second, third = (page.get_by_role("group", name=f"Seat {number}", exact=True) for number in (2, 3))
    expect(second.get_by_role("radio", name="Easy")).to_have_count(0)  # a small screen shows levels when asked
    second.get_by_role("button", name="Level").press("Enter")
    second.get_by_role("radio", name="Easy").press("ArrowRight")
    expect(second.get_by_role("radio", name="Medium")).to_be_checked()
    expect(second).to_contain_text("Medium bot")
    expect(third).to_contain_text("Easy bot")
    second.get_by_role("button", name="All bots like this").click()
    expect(third).to_contain_text("Medium bot")
    assert not (found := complaints(page)), "\n".join(found)


def test_settings_of_this_device_work(visitor: Visitor) -> None:
    page = visitor("/me")
    page.get_by_role("radio", name="Colour-blind").check()
    page.get_by_role("group", name="Motion").get_by_role("button", name="None").click()
    page.get_by_label("Ask before every act").check()
    page.get_by_label("Numbers and letters act at the table").uncheck()
    page.goto("/learn/forgotten-planet")
    expect(page.locator("html")).to_have_attribute("data-palette", "clear")
    expect(page.locator("html")).to_have_attribute("data-motion", "less")
    lesson = page.get_by_test_id("lesson")
    lesson.get_by_role("button", name="Go on").click()
    page.locator('[data-target="cell:3,1"]').dispatch_event("click")
    expect(page.get_by_test_id("spot").locator("kbd")).to_have_count(0)  # no number that would do nothing
    page.get_by_test_id("spot").get_by_role("button").first.click()  # one more click than usual
    expect(lesson).to_have_attribute("data-step", "2")
