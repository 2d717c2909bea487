"""The page of a run: it is watched, it answers in the reader's words, and it stands at every size."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor
from tests.browser.playing import BLANK
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
MOST_PAGES = 8  # of a report on paper


def wait_for_run(page: Page) -> None:
    """To its end, as long as it gets on: what plays it yields to everything else on the machine."""
    progress = page.locator(".progress")
    while "Done." not in (told := progress.text_content() or ""):
        expect(progress).not_to_have_text(told)


def wider_than_the_screen(page: Page) -> bool:
    return bool(page.evaluate("() => document.documentElement.scrollWidth > innerWidth"))


def test_a_run_is_watched_and_answers(visitor: Visitor) -> None:
    page = visitor(BLANK)
    id = page.evaluate(ASK, ["/api/studio/runs", WANTED])
    page.goto(f"/studio/runs/{id}")
    expect(page.locator("h1")).to_have_text("Dear mines")
    wait_for_run(page)
    sentences = page.locator("[data-part=sentences] li")
    expect(sentences.first).to_be_visible()
    expect(page.locator("[data-part=changes]")).to_contain_text("scoring · special mine")
    expect(page.locator("[data-part=changes]")).to_contain_text("3 → 9 victory points")
    expect(page.locator("[data-part=wins]").first).to_contain_text("n = 30")
    expect(page.get_by_text("Dead and dominant options")).to_be_visible()
    expect(page.locator("[data-verdict]")).not_to_contain_text("not played yet")  # once it is done
    expect(page.get_by_text("The last round is over: 30 → 30")).to_be_visible()
    for size in SIZES:
        page.set_viewport_size(size)
        assert not wider_than_the_screen(page), size
    assert violations(page) == []
    assert page.pdf(format="A4").count(b"/Type /Page\n") <= MOST_PAGES

    stranger = visitor(f"/studio/runs/{id}", width=390, height=844, theme="light", locale="de-DE")
    expect(stranger.locator(".progress")).to_contain_text("Fertig.")
    expect(stranger.locator("[data-part=sentences] li").first).to_be_visible()
    expect(stranger.get_by_role("button", name="Verwerfen")).to_have_count(0)
    assert "answer-" not in stranger.locator("main").inner_text()


def test_three_runs_are_found_again_and_stand_side_by_side(visitor: Visitor) -> None:
    """Somebody who has left finds the runs on the studio's first page, lays two more beside one, and shares that."""
    page = visitor(BLANK)
    short = {**WANTED, "games": 40, "choices": []}
    data = {"Dear": 9, "Dearer": 20, "Cheap": 1}
    for name, points in data.items():
        id = page.evaluate(
            ASK, ["/api/studio/runs", {**short, "name": name, "data": {"scoring": {"special_mine_tile": points}}}]
        )
        page.goto(f"/studio/runs/{id}")
        wait_for_run(page)
    page.goto("/studio")
    expect(page.locator("[data-part=runs] li")).to_have_count(3)
    page.locator("[data-part=runs]").get_by_role("link", name="Dear", exact=True).click()
    page.get_by_text("Lay other runs beside it").click()
    for name in ("Dearer", "Cheap"):
        page.get_by_label(name).check()
    page.get_by_role("button", name="Side by side").click()
    expect(page.locator("[data-part=sentences] h2")).to_have_text(
        [f"{name}, beside printed game" for name in ("Dear", "Dearer", "Cheap")]
    )
    expect(page.locator("[data-part=sentences]").last).to_contain_text("3 → 1")
    expect(page.locator("[data-part=wins]").first.locator("tbody tr").first.locator("small")).to_have_count(4)
    for size in SIZES:
        page.set_viewport_size(size)
        assert not wider_than_the_screen(page), size
    assert violations(page) == []
    stranger = visitor(page.url, width=390, height=844, theme="light", locale="nl-NL")
    expect(stranger.locator("[data-part=sentences]")).to_have_count(3)
