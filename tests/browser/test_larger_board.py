"""The setting *Larger*: on every board, at every size, what is played with is larger, and nothing is lost by it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor
from tests.browser.looking import SIZES, STILL, Places, complaints
from tests.browser.showing import ShownGame
from tests.browser.test_look import GAMES

WINDOWS = {**SIZES, "laptop": (1280, 800)}
AT_LEAST = 1.1  # times as large: what is less nobody would see
# Of a drawing the pixels of one of its units, else the largest planet of the ring.
PIECE = """() => {
  const drawing = document.querySelector('[data-stage] svg.drawing')
  const planets = [...document.querySelectorAll('[data-stage] .orb')]
  return drawing?.getScreenCTM().a ?? Math.max(...planets.map((planet) => planet.getBoundingClientRect().width))
}"""


def pieces(page: Page) -> dict[str, float]:
    """How large the pieces are in each window."""
    found: dict[str, float] = {}
    for name, (width, height) in WINDOWS.items():
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(STILL)
        found[name] = page.evaluate(PIECE)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_board_is_larger_for_who_wants_it_larger(visitor: Visitor, game: str) -> None:
    seats, options, stride = GAMES[game]
    page = visitor("/nowhere")
    shown = ShownGame(page, game, min(seats, 4), 1, options)
    shown.go_on(stride)
    usual = pieces(page)
    table = page.url
    page.goto("/me")
    page.get_by_role("button", name="Larger", exact=True).click()
    page.goto(table)
    page.locator(".table").wait_for()
    large = pieces(page)
    assert {name: size for name, size in large.items() if size < AT_LEAST * usual[name]} == {}, usual
    found = complaints(page, ["desktop", "tablet", "phone"])
    places = Places()
    for _ in range(2):
        shown.go_on(stride // 3)
        for size in SIZES:
            found += places.jumps(page, size)
    assert not found, "\n".join(found)


def test_who_wants_it_as_usual_has_it_so(visitor: Visitor) -> None:
    page = visitor("/me")
    for wanted in ("Larger", "Usual"):
        page.get_by_role("button", name=wanted, exact=True).click()
    shown = ShownGame(page, "forgotten-planet", 2, 1)
    shown.go_on(3)
    bar, board = page.locator(".dock").bounding_box(), page.locator(".board").bounding_box()
    assert bar is not None
    assert board is not None
    assert bar["y"] >= board["y"] + board["height"]  # below it
    expect(page.locator("html")).to_have_attribute("data-board", "usual")


LOW = (1366, 625)  # what a small laptop leaves to a page


@pytest.mark.parametrize("game", GAMES)
def test_a_low_window_has_a_board_too(visitor: Visitor, game: str) -> None:
    seats, options, stride = GAMES[game]
    page = visitor("/nowhere")
    shown = ShownGame(page, game, min(seats, 4), 1, options)
    shown.go_on(stride)
    page.set_viewport_size({"width": LOW[0], "height": LOW[1]})
    page.evaluate(STILL)
    stage = page.locator("[data-stage]").bounding_box()
    assert stage is not None
    assert stage["height"] >= 200
    expect(page.get_by_test_id("prompt")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_on_its_side_scrolls_instead_of_cutting(visitor: Visitor, game: str) -> None:
    seats, options, stride = GAMES[game]
    page = visitor("/nowhere")
    shown = ShownGame(page, game, min(seats, 4), 1, options)
    shown.go_on(stride)
    page.set_viewport_size({"width": 844, "height": 390})
    page.evaluate(STILL)
    name = page.locator(".crumb b")
    assert name.evaluate("(name) => name.scrollWidth <= name.parentElement.clientWidth + 1")
    stage = page.locator("[data-stage]").bounding_box()
    assert stage is not None
    assert stage["height"] >= 160
    page.get_by_test_id("prompt").scroll_into_view_if_needed()
    expect(page.get_by_test_id("prompt")).to_be_in_viewport(ratio=1)


def test_the_question_for_the_lesson_covers_no_place_of_the_board(visitor: Visitor) -> None:
    width, height = SIZES["tablet"]
    page = visitor("/nowhere", width, height)
    ShownGame(page, "forgotten-planet", 2, 1)
    question, board = page.get_by_test_id("lesson-ask").bounding_box(), page.locator(".board").bounding_box()
    assert question is not None
    assert board is not None
    assert question["x"] + question["width"] <= board["x"]
