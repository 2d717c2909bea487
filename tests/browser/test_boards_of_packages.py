"""A game from outside in the browser: on the default board, on its package's board, and when that one fails."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Visitor
from tests.browser.looking import SIZES
from tests.browser.playing import BLANK, BOT, ME, click_something, play_to_the_end, seat_at, settle
from tests.browser.serving import farport_server
from tests.browser.test_pages import by_size, in_both_themes, violations
from tests.example_game import install_example

GAME = "heavy-lift"
MODULE = "/boards/heavy-lift/test/board.js"
# As small as a board can be: it shows the stack, and a button for every legal action.
BOARD = """
export function mount(element, context) {
  const facts = document.createElement('p')
  const acts = document.createElement('div')
  element.append(facts, acts)
  return {
    update(position) {
      facts.textContent = `${context.seats.length} seats, stack ${position.view.stack}, lift ${position.view.lift}`
      acts.replaceChildren(...position.legal.map((action) => {
        const button = document.createElement('button')
        button.textContent = [action.do, action.crate].filter(Boolean).join(' ')
        button.disabled = !position.asked
        button.onclick = () => context.act(action)
        return button
      }))
    },
    destroy() { element.replaceChildren() },
  }
}
"""
FAILING = "export const mount = () => ({ update() { throw new Error('no ink left') }, destroy() {} })"
HINTS = {"parts": [{"kind": "hand", "path": "adrift"}], "ends": ["depart"], "rules": {"depart": "HL-6"}}


PACKAGE = """
from pathlib import Path
from farport import Board
HERE = Path(__file__).parent
BOARD = Board(module=HERE / "board.js", locales=HERE / "locales")
"""
WORDS = {"en": "game-heavy-lift-title = Heavy Lift", "fr": "game-heavy-lift-title = Poids lourds"}


@pytest.fixture(scope="module")
def packaged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with the example's package installed."""
    place = tmp_path_factory.mktemp("site")
    install_example(place, board=False)
    with farport_server(tmp_path_factory.mktemp("packaged"), path=place) as address:
        yield address


@pytest.fixture(scope="module")
def with_package(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with the example, and a second package that brings a board and words for it."""
    place = tmp_path_factory.mktemp("site")
    install_example(place, board=False)
    install_board(place)
    with farport_server(tmp_path_factory.mktemp("with_package"), path=place) as address:
        yield address


def install_board(place: Path) -> None:
    package = place / "heavy_lift_board"
    for language, text in WORDS.items():
        (package / "locales" / language).mkdir(parents=True)
        (package / "locales" / language / f"{GAME}.ftl").write_text(text + "\n", encoding="utf-8")
    (package / "__init__.py").write_text(PACKAGE, encoding="utf-8")
    (package / "board.js").write_text(BOARD, encoding="utf-8")
    info = place / "heavy_lift_board-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: heavy-lift-board\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(f"[farport.boards]\n{GAME} = heavy_lift_board:BOARD\n", encoding="utf-8")


# What is pressed at each step of the lesson; empty: it is only read.
LEARNT = ["", "Charger", "", "Charger", "", "Charger", "", "Larguer : outils", "", "Décoller"]
Guest = Callable[..., Page]


@pytest.fixture
def guest(visitor: Visitor, packaged: str) -> Guest:
    return lambda at=packaged, locale="en-GB": visitor(BLANK, at=at, locale=locale)


def with_board(page: Page, module: str | None, hints: dict[str, Any] | None = None) -> None:
    """The package of the game brings this module, or hints alone."""
    board = {"module": None if module is None else MODULE, "lesson": None, "hints": hints or {}}

    def games(route: Route) -> None:
        answer = route.fetch()
        data = answer.json()
        for game in data["games"]:
            if game["id"] == GAME:
                game["board"] = board
        route.fulfill(response=answer, body=json.dumps(data))

    page.route("**/api/games", games)
    page.route(f"**{MODULE}", lambda route: route.fulfill(body=module or "", content_type="text/javascript"))


def sit(page: Page) -> None:
    seat_at(page, GAME, [ME, BOT])
    page.locator(".table").wait_for()
    settle(page)


def test_a_game_without_a_board_is_played_to_its_end_on_the_default_board(guest: Guest) -> None:
    page = guest()
    page.goto("/")
    expect(page.get_by_role("heading", name="Heavy Lift")).to_be_visible()
    sit(page)
    expect(page.get_by_test_id("default-board")).to_be_visible()
    play_to_the_end([page], click_something)
    page.get_by_role("link", name="See the result").click()
    expect(page.get_by_test_id("headline")).to_be_visible()
    page.goto(page.url.replace("/result/", "/replay/") + "?at=5")
    expect(page.get_by_test_id("default-board")).to_be_visible()


def test_the_default_board_is_accessible(guest: Guest) -> None:
    page = guest()
    sit(page)
    expect(page.get_by_test_id("default-board")).to_be_visible()
    assert in_both_themes(page) == []
    for _ in range(3):
        click_something(page, Random(2))
        settle(page)
    for width, height in SIZES.values():
        page.set_viewport_size({"width": width, "height": height})
        assert by_size(page, (width, height)) == []


def test_the_default_board_is_played_by_keys_alone(guest: Guest) -> None:
    page = guest()
    sit(page)
    before = page.locator(".table").get_attribute("data-seq")
    page.keyboard.press("1")
    expect(page.locator(".table")).not_to_have_attribute("data-seq", before or "")


def test_a_board_of_a_package_is_played_to_its_end(guest: Guest, with_package: str) -> None:
    page = guest(at=with_package, locale="fr-FR")
    page.goto("/")
    expect(page.get_by_role("heading", name="Poids lourds")).to_be_visible()
    sit(page)
    board = page.get_by_test_id("packaged-board")
    expect(board).to_contain_text("2 seats, stack")

    def press(page: Page, random: Random) -> None:
        random.choice(board.get_by_role("button").all()).dispatch_event("click")

    play_to_the_end([page], press)
    expect(board).to_be_visible()


@pytest.fixture(scope="module")
def as_installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with the example as it is, its own board and words included."""
    place = tmp_path_factory.mktemp("site")
    install_example(place)
    with farport_server(tmp_path_factory.mktemp("as_installed"), path=place) as address:
        yield address


def test_heavy_lift_is_played_to_its_end_on_its_own_board(guest: Guest, as_installed: str) -> None:
    page = guest(at=as_installed, locale="fr-FR")
    told: list[str] = []
    page.on("console", lambda message: told.append(message.text) if message.type == "error" else None)
    sit(page)
    board = page.get_by_test_id("packaged-board")
    expect(board.get_by_text("28 caisses fermées")).to_be_visible()
    expect(board.get_by_role("button", name="Charger une caisse: 28 caisses fermées")).to_be_visible()
    assert violations(page) == []

    def press(page: Page, random: Random) -> None:
        random.choice(board.get_by_role("button").all()).dispatch_event("click")

    play_to_the_end([page], press)
    expect(board.get_by_text("parti avec").first).to_be_visible()
    assert told == []


def test_the_lesson_of_a_package_is_learnt_on_its_own_board(guest: Guest, as_installed: str) -> None:
    page = guest(at=as_installed, locale="fr-FR")
    page.goto(f"/learn/{GAME}")
    lesson = page.get_by_test_id("lesson")
    expect(lesson).to_contain_text("La tempête approche")
    for step, press in enumerate(LEARNT):
        expect(lesson).to_have_attribute("data-step", str(step))
        board = page.get_by_test_id("packaged-board")
        button = board.get_by_role("button", name=press) if press else lesson.get_by_role("button", name="Continuer")
        button.first.dispatch_event("click")
    expect(lesson).to_contain_text("13 tonnes et 2 points")


@pytest.mark.parametrize(
    ("module", "reason"), [(FAILING, "no ink left"), ("export const nothing = 1", "exports no function mount")]
)
def test_a_board_that_fails_is_replaced_by_the_default_board(guest: Guest, module: str, reason: str) -> None:
    page = guest()
    told: list[str] = []
    page.on("console", lambda message: told.append(message.text))
    with_board(page, module)
    sit(page)
    expect(page.get_by_test_id("broken-board")).to_contain_text("could not be drawn")
    expect(page.get_by_test_id("default-board")).to_be_visible()
    assert [line for line in told if reason in line]
    play_to_the_end([page], click_something)


def test_hints_are_followed(guest: Guest) -> None:
    page = guest()
    with_board(page, None, HINTS)
    sit(page)
    expect(page.get_by_test_id("default-board")).to_be_visible()
    expect(page.locator(".act.ends")).to_contain_text("Depart")
