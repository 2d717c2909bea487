"""The balance report: complete, safe, self-contained, and drawn by a real browser without an error."""

from __future__ import annotations

import json
import re
import time
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import sync_playwright

import farport
from farport.arena import Plan, Run, play_run
from farport.arena.counting import universe
from farport.arena.report import write_report
from farport.arena.report.page import embedded
from farport.arena.workers import here
from farport.kernel import FarportError
from tests.browser.serving import launch_chromium

PLANET = farport.game("forgotten-planet")


@pytest.fixture(scope="module")
def runs(tmp_path_factory: pytest.TempPathFactory) -> tuple[Run, Run]:
    """Two short runs of the same bots: the second one ends earlier."""
    folder = tmp_path_factory.mktemp("runs")
    found: list[Run] = []
    for name, rounds in (("before", 8), ("after", 3)):
        plan = Plan(PLANET, 2, ["random", "greedy"], 48, options={"max_rounds": rounds}, vary="scenario")
        run = Run.begin(folder / name, plan)
        play_run(run, here)
        found.append(run)
    return found[0], found[1]


def data_of(page: str) -> dict[str, Any]:
    match = re.search(r'<script type="application/json" id="data">(.*?)</script>', page, re.DOTALL)
    assert match is not None
    data: dict[str, Any] = json.loads(match[1])
    return data


def test_it_holds_what_a_designer_asks_for(runs: tuple[Run, Run]) -> None:
    (run,) = data_of(write_report(runs[0]))["runs"]
    view = run["views"]["all bots"]
    assert set(view["by"]) >= {"seat", "scenario", "start base", "turn order"}
    for rows in view["by"].values():
        assert sum([row["games"] for row in rows]) == 2 * run["games"]
        assert all(row["low"] <= row["share"] <= row["high"] for row in rows)
    assert sum(view["scores"]["counts"]) == 2 * run["games"]
    assert {row["label"] for row in view["sources"]} >= {"land", "sales"}
    assert len(view["course"]["land"]) == 21
    assert set(run["views"]) == {"all bots", "random", "greedy"}


def test_what_never_happens_is_what_the_rules_know_and_nobody_did(runs: tuple[Run, Run]) -> None:
    (run,) = data_of(write_report(runs[0]))["runs"]
    used = {row["label"] for row in run["views"]["all bots"]["uses"]}
    assert {"bid", "hide_tile", "hide_tile kind=base"} <= set(run["never"])
    assert not used & set(run["never"])
    assert set(universe(PLANET)) <= used | set(run["never"])


def test_two_runs_show_what_the_change_did(runs: tuple[Run, Run]) -> None:
    """Eight rounds or three, on twenty-four seeds: the length is sure, and nothing is said of the seats."""
    data = data_of(write_report(*runs))
    by_label = {(row["what"], row["label"]): row for row in data["differences"]}
    rounds = by_label["rounds", ""]
    assert [moved["certainty"] for moved in rounds["moved"]] == ["certain"]
    assert rounds["values"][0] > rounds["values"][1]
    assert not by_label["seat", "1"]["significant"]
    believed = [row["significant"] for row in data["differences"]]
    assert believed == sorted(believed, reverse=True)
    assert data["sentences"][0]["certainty"] == "certain"
    assert any("Less than before, rounds in a game: 4 rounds" in each["text"] for each in data["sentences"])


def test_three_runs_stand_side_by_side(runs: tuple[Run, Run]) -> None:
    data = data_of(write_report(runs[0], runs[1], runs[0]))
    assert [run["name"] for run in data["runs"]] == ["before (1)", "after", "before (3)"]
    assert all(len(figure["values"]) == 3 and len(figure["differences"]) == 2 for figure in data["figures"])
    assert {said.get("of") for said in data["sentences"]} == {"after", "before (3)"}
    assert all(len(row["values"]) == 3 and len(row["moved"]) == 2 for row in data["differences"])


def test_a_run_of_one_bot_has_no_rating_and_counts_a_game_once(tmp_path: Path) -> None:
    run = Run.begin(tmp_path / "alone", Plan(PLANET, 2, ["greedy"], 4, options={"max_rounds": 3}))
    play_run(run, here)
    run.seats = [*run.seats, *[{**row, "number": row["number"] + 100} for row in run.seats]]
    (data,) = data_of(write_report(run))["runs"]
    assert data["ratings"] == []
    assert (data["games"], data["repeated"]) == (4, 4)


def test_it_asks_nothing_of_anybody(runs: tuple[Run, Run]) -> None:
    page = write_report(*runs)
    assert not re.search(r'(src|href)="(?!#|data:)', page)
    assert "http" not in page.replace("http://www.w3.org/2000/svg", "").replace("http-equiv", "")
    assert len(page) < 5_000_000


def test_no_label_can_break_out_of_the_data() -> None:
    text = embedded({"label": "</script><script>alert(1)</script>&amp;"})
    assert "<" not in text
    assert json.loads(text) == {"label": "</script><script>alert(1)</script>&amp;"}


def test_what_cannot_be_reported_gets_a_sentence(runs: tuple[Run, Run], tmp_path: Path) -> None:
    empty = Run.begin(tmp_path / "empty", runs[0].plan)
    with pytest.raises(FarportError, match="no game of this run is finished yet"):
        write_report(empty)


def test_a_browser_draws_it_without_an_error(runs: tuple[Run, Run], tmp_path: Path) -> None:
    path = tmp_path / "report.html"
    path.write_text(write_report(*runs, runs[0]), encoding="utf-8")
    wrong: list[str] = []
    asked: list[str] = []
    with sync_playwright() as playwright:
        browser = launch_chromium(playwright)
        page = browser.new_page()
        page.on("console", lambda message: wrong.append(message.text))
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("request", lambda request: asked.append(request.url))
        page.goto(path.as_uri())
        charts = page.locator("svg").count()
        titles = page.locator("h2").all_inner_texts()
        page.select_option("#bot", "greedy")
        page.locator("th button:visible").first.click()
        page.locator("svg [tabindex]").first.focus()
        told = page.locator("#tip").inner_text()
        page.emulate_media(media="print")
        hidden = page.locator("#controls").is_hidden()
        pages = page.pdf(format="A4").count(b"/Type /Page\n")
        browser.close()
    assert wrong == []
    assert asked == [path.as_uri()]
    assert charts >= 8
    assert titles[0] == "The answer"
    assert "of" in told
    assert hidden
    assert 1 <= pages <= 8


def test_two_thousand_games_make_a_small_page_of_every_game(runs: tuple[Run, Run], tmp_path: Path) -> None:
    """As many rows as 2,000 games give: those of the short run over and over."""
    run = Run.open(runs[0].folder)
    rows = run.seats
    run.seats = [
        {**row, "number": number * 100 + int(str(row["number"])), "digest": f"{number} {row['digest']}"}
        for number in range(43)
        for row in rows
    ]
    assert len({row["number"] for row in run.seats}) >= 2000
    started = time.process_time()
    page = write_report(run)
    print(f"{time.process_time() - started:.1f} s of one core, {len(page)} bytes")
    assert len(page) < 5_000_000
