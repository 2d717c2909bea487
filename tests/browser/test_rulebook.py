"""The players' rulebook in a browser: pictures of the real board, search, the margin, and an example tried out."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from farport.rulebooks import examples
from tests.browser.conftest import Visitor

BOOK = "/rules/forgotten-planet"


def test_a_rule_opens_its_paragraph_with_the_picture_beside_it(visitor: Visitor) -> None:
    page = visitor(f"{BOOK}#FP-41", locale="fr-FR")
    expect(page.locator("#action-wall")).to_be_in_viewport()
    expect(page.locator("#action-wall h3")).to_have_text("Construire un mur\u00a0: 1 énergie, 1 cube au choix")
    expect(page.locator("#wall-price")).to_contain_text("Notre décision")
    example = page.locator("#a-wall")
    example.scroll_into_view_if_needed()
    expect(example.locator(".drawing")).to_have_count(2)  # before and after, by the board's own component
    expect(example).to_contain_text("plus de chemin vers D4")
    page.locator("#action-wall .chips").get_by_text("FP-42").click()
    expect(page.locator("#FP-42")).to_be_in_viewport()
    expect(page).to_have_url(re.compile("/law#FP-42$"))


def test_the_book_is_searched(visitor: Visitor) -> None:
    page = visitor(BOOK)
    expect(page.get_by_label("Search the rules")).to_be_visible()
    page.keyboard.press("/")
    expect(page.get_by_label("Search the rules")).to_be_focused()
    page.keyboard.type("closed in border")
    expect(page.locator("#wall-limits")).to_be_visible()
    expect(page.locator("#phase-energy")).to_be_hidden()
    page.get_by_label("Search the rules").fill("xyzzy")
    page.get_by_role("link", name="To the glossary").click()
    expect(page.locator("#chapter-glossary")).to_be_in_viewport()


def test_an_example_is_tried_on_a_board(visitor: Visitor) -> None:
    page = visitor("/try/forgotten-planet/a-sale")
    trying = page.get_by_test_id("trying")
    expect(trying).to_contain_text("The lit move is")
    page.locator('[data-button="sell"]').click()
    expect(trying).to_have_attribute("data-moves", "1")
    expect(trying).to_contain_text("Try what you like")
    page.get_by_role("button", name="Take back").click()
    expect(trying).to_have_attribute("data-moves", "0")
    page.get_by_role("link", name="Back to the book").click()
    expect(page.locator("#a-sale")).to_be_in_viewport()


@pytest.mark.parametrize("game", ["duck-dealer", "forgotten-planet", "space-dealer", "space-paper"])
def test_every_board_draws_the_examples_of_its_book(visitor: Visitor, game: str) -> None:
    """The first and the last; what cannot be drawn would say so."""
    drawn = list(examples(game))
    for example in (drawn[0], drawn[-1]):
        page = visitor(f"/rules/{game}#{example}")
        figure = page.locator(f'[id="{example}"]')
        expect(figure.locator('[data-testid="example"]')).to_have_attribute("data-drawn", "true")
        expect(figure.locator(".picture").first).to_be_visible()
        expect(figure.get_by_text("could not be drawn")).to_have_count(0)
