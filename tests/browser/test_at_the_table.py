"""What stands where it is needed: menus in their row, facts on the cards one chooses from, words that explain
themselves, and keys that keep their meaning."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from farport.kernel import State
from tests.browser.conftest import Visitor
from tests.browser.playing import BLANK, MENU
from tests.browser.showing import ShownGame


def builds(state: State) -> bool:
    return 0 in state.to_move and any(action.do == "build" for action in state.legal(0))


def test_the_menu_of_a_planet_opens_in_its_row_and_shows_what_it_costs(visitor: Visitor) -> None:
    page = visitor(BLANK)
    shown = ShownGame(page, "space-paper", 3, 4, {"preset": "quick"})
    shown.go_to(builds)
    build = next(action.data() for action in shown.state.legal(0) if action.do == "build")
    system = str(build["planet"]).split("/")[0]
    page.locator(f'[data-system="{system}"]').click()
    row = page.locator(f'[data-planet="{build["planet"]}"]')
    row.click()
    menu = page.get_by_test_id("spot")
    expect(menu).to_have_count(1)
    assert menu.evaluate("(menu) => menu.previousElementSibling.dataset.planet") == build["planet"]
    expect(menu.locator("button.option .price").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(MENU)).to_have_count(0)
    expect(row).to_be_focused()


def test_the_cards_of_the_peoples_tell_what_their_capitals_give(visitor: Visitor) -> None:
    page = visitor(BLANK)
    shown = ShownGame(page, "space-paper", 2, 0, {"preset": "quick"})
    shown.go_to(lambda state: 0 in state.to_move and state.legal(0)[0].do == "choose_race")
    facts = page.locator('.card[data-target="race:brachies"] .facts')
    assert facts.evaluate("(facts) => [...facts.querySelectorAll('b')].map((b) => b.innerText)") == ["8", "5", "1", "1"]
    expect(facts.get_by_role("img", name="Science")).to_be_visible()


def test_the_cards_of_politics_tell_what_they_cost(visitor: Visitor) -> None:
    page = visitor(BLANK)
    shown = ShownGame(page, "space-paper", 2, 0, {"preset": "quick"})
    shown.go_to(lambda state: 0 in state.to_move and state.legal(0)[0].do == "choose_politics")
    card = page.locator('.card[data-target="politics:republic"]:not(svg *)')
    assert card.locator(".price b").all_inner_texts() == ["0", "0", "1", "1", "1"]
    expect(card).to_contain_text("At most 2 colonies.")
    card.hover()
    expect(card).to_have_class(re.compile("pointed"))
    expect(page.get_by_test_id("spot")).to_have_count(0)  # all of it stands on the card


def explains(page: Page, word: str, meaning: str) -> None:
    term = page.get_by_role("button", name=word, exact=True).first
    term.hover()
    expect(page.get_by_role("tooltip")).to_contain_text(meaning)
    page.mouse.move(0, 0)
    expect(page.get_by_role("tooltip")).to_have_count(0)
    term.focus()
    expect(page.get_by_role("tooltip")).to_contain_text(meaning)
    page.keyboard.press("Escape")
    expect(page.get_by_role("tooltip")).to_have_count(0)
    page.keyboard.press("?")
    expect(page.get_by_role("tooltip")).to_contain_text(meaning)
    page.keyboard.press("Escape")


def test_words_of_the_game_are_explained_where_they_stand(visitor: Visitor) -> None:
    page = visitor(BLANK)
    shown = ShownGame(page, "space-dealer", 3, 2)
    shown.go_to(lambda state: state.now > 0)
    explains(page, "Planning", "Where cards wait to be built")


def test_words_in_the_log_and_on_buttons_are_explained_there(visitor: Visitor) -> None:
    """A button tells those that stand on it, to whom rests on it or presses "?": neither presses the button."""
    page = visitor(BLANK)
    shown = ShownGame(page, "forgotten-planet", 2, 1)
    shown.go_to(lambda state: state.view(0)["round"] != 1 and 0 in state.to_move)
    page.get_by_role("log").get_by_role("button", name="Zones").first.hover()
    expect(page.get_by_role("tooltip")).to_contain_text("nearer")
    burn, told = page.locator('[data-button="consume_metal"]'), page.get_by_test_id("meanings")
    burn.hover()
    expect(told).to_contain_text("Burning metal")
    page.mouse.move(0, 0)
    expect(told).to_have_count(0)
    burn.focus()
    page.keyboard.press("?")
    expect(told).to_contain_text("Burning metal")
    page.keyboard.press("Escape")
    expect(told).to_have_count(0)
    expect(page.locator(".text-position")).to_have_count(0)


def test_a_question_lies_over_the_bar_and_has_its_numbers(visitor: Visitor) -> None:
    page = visitor(BLANK)
    shown = ShownGame(page, "forgotten-planet", 2, 32)
    shown.go_to(lambda state: 0 in state.to_move and state.view(0)["phase"] == "choose_tile")
    answers = page.locator(".question [data-button]")
    assert answers.evaluate_all("(all) => all.map((one) => one.dataset.key)") == ["1", "2", "3", "4"]
    expect(answers.locator(".icon")).to_have_count(len(shown.state.legal(0)))
    expect(answers.locator(".icon").first).to_be_visible()  # it may be all that stands on it
    expect(page.locator('[data-button="sell"]')).to_be_hidden()


def test_done_is_key_0_and_drawing_changes_no_key(visitor: Visitor) -> None:
    page = visitor(BLANK)
    shown = ShownGame(page, "space-dealer", 3, 2)
    shown.go_to(lambda state: any(action.do == "draw" for action in state.legal(0)))
    before = keys(page)
    shown.go_to(lambda state: any(action.do == "keep" for action in state.legal(0)))
    assert keys(page) == before
    assert page.locator('[data-button="card"]').get_attribute("data-key") == "5"
    shown.go_to(lambda state: any(action.do == "done" for action in state.legal(0)))
    assert {key: name for key, name in keys(page).items() if key in before} == before
    assert page.locator('[data-button="done"]').get_attribute("data-key") == "0"


def keys(page: Page) -> dict[str, str]:
    """The buttons that are always there, by their keys."""
    found: dict[str, str] = page.evaluate(
        """() => Object.fromEntries([...document.querySelectorAll('.acts [data-key]')]
            .filter((button) => button.dataset.key !== '0' && Number(button.dataset.key) < 8)
            .map((button) => [button.dataset.key, button.dataset.button]))"""
    )
    return found
