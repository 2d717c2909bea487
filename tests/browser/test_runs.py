"""The page of a run: it is watched, it answers in the reader's words, and it stands at every size."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor
from tests.browser.test_pages import SIZES, violations

ASK = """async ([address, wanted]) => {
  const post = async (path, body) => {
    const headers = { 'Content-Type': 'application/json' }
    return (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json()
  }
  await post('/api/me', { name: 'Ilse' })
  return (await post(address, wanted)).id
}"""
WANTED: dict[str, Any] = {
    "game": "forgotten-planet",
    "name": "Dear mines",
    "seats": 2,
    "bots": ["random"],
    "games": 60,
    "options": {"max_rounds": 2},
    "data": {"scoring": {"special_mine_tile": 9}},
    "choices": ["build_mine"],
}


def wider_than_the_screen(page: Page) -> bool:
    return bool(page.evaluate("() => document.documentElement.scrollWidth > innerWidth"))


def test_a_run_is_watched_and_answers(visitor: Visitor) -> None:
    page = visitor("/")
    id = page.evaluate(ASK, ["/api/studio/runs", WANTED])
    page.goto(f"/studio/runs/{id}")
    expect(page.locator("h1")).to_have_text("Dear mines")
    expect(page.locator(".progress")).to_contain_text("Done.")
    sentences = page.locator("[data-part=sentences] li")
    expect(sentences.first).to_be_visible()
    expect(page.locator("[data-part=changes]")).to_contain_text("scoring.special_mine_tile")
    expect(page.locator("[data-part=wins]").first).to_contain_text("n = 30")
    expect(page.get_by_text("Dead and dominant options")).to_be_visible()
    for size in SIZES:
        page.set_viewport_size(size)
        assert not wider_than_the_screen(page), size
    assert violations(page) == []

    stranger = visitor(f"/studio/runs/{id}", width=390, height=844, theme="light", locale="de-DE")
    expect(stranger.locator(".progress")).to_contain_text("Fertig.")
    expect(stranger.locator("[data-part=sentences] li").first).to_be_visible()
    expect(stranger.get_by_role("button", name="Verwerfen")).to_have_count(0)
    assert "answer-" not in stranger.locator("main").inner_text()
