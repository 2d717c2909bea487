"""The analysis of a finished game on its replay page: asked for, growing, with turning points to jump to."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor
from tests.browser.playing import BLANK, GLANCE_MS
from tests.browser.test_pages import violations

FINISHED_BY_BOTS: dict[str, Any] = {
    "game": "forgotten-planet",
    "name": "Two machines",
    "seats": [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "greedy"}],
    "options": {"max_rounds": 3},
    "start": True,
}


def finished_table(page: Page, address: str) -> str:
    """The id of a game that two bots have played to its end."""
    headers = {"origin": address}
    assert page.request.post("/api/me", data={"name": "Ilse"}, headers=headers).ok
    made = page.request.post("/api/tables", data=FINISHED_BY_BOTS, headers=headers)
    assert made.ok, made.text()
    id: str = made.json()["table"]["id"]
    while page.request.get(f"/api/tables/{id}").json()["table"]["status"] != "finished":
        page.wait_for_timeout(GLANCE_MS)
    return id


def ask_for_analysis(page: Page, id: str) -> None:
    page.goto(f"/replay/{id}")
    page.get_by_role("button", name="Analysis", exact=True).click()
    page.get_by_role("button", name="Analyse the game").click()
    page.get_by_test_id("analysis").get_by_role("img").wait_for()
    page.get_by_text(re.compile("moves judged")).wait_for(state="detached", timeout=240_000)


def test_a_finished_game_is_analysed_on_request(visitor: Visitor, address: str) -> None:
    page = visitor(BLANK)
    id = finished_table(page, address)
    ask_for_analysis(page, id)
    panel = page.get_by_test_id("analysis")
    expect(panel.get_by_role("img", name=re.compile("Chance to win over time"))).to_be_visible()
    points = panel.get_by_role("region", name="Turning points").get_by_role("button")
    assert points.count() > 0, "a bot that plays anything blunders"
    points.first.focus()
    page.keyboard.press("Enter")
    expect(points.first).to_have_attribute("aria-current", "step")
    said = re.search(r"step (\d+)", points.first.inner_text())
    assert said is not None
    expect(page.locator(".step")).to_have_text(re.compile(rf"^{int(said[1]) - 1} /"))
    expect(page.get_by_test_id("judged")).to_contain_text(re.compile(r"Played: .+ \(\d+ %\).*Better: .+ \(\d+ %\)"))
    for theme in ("day", "night"):
        page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
        assert violations(page) == []
    page.reload()  # it is kept, and nobody has to ask again
    page.get_by_role("button", name="Analysis", exact=True).click()
    expect(points.first).to_be_visible()
    expect(page.get_by_role("button", name="Analyse the game")).to_be_hidden()
    page.set_viewport_size({"width": 390, "height": 844})
    points.first.click()
    expect(points.first).to_have_attribute("aria-current", "step")
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 390


OFFERED = {"fr": "Analyser la partie", "nl": "Partij analyseren", "de": "Partie analysieren"}


def test_it_is_offered_in_every_language(visitor: Visitor, address: str) -> None:
    page = visitor(BLANK)
    replay = f"/replay/{finished_table(page, address)}"
    for language, ask in OFFERED.items():
        settings = {**page.request.get("/api/me").json()["settings"], "language": language}
        assert page.request.put("/api/me/settings", data=settings, headers={"origin": address}).ok
        page.goto(replay)
        page.get_by_role("button", name="Analyse", exact=True).click()
        expect(page.get_by_role("button", name=ask)).to_be_visible()
