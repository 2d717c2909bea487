"""A client that was built without a game, served by an installation without it: nothing of it is there or missed."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.playing import BOT, ME, click_something, seat_at, settle
from tests.browser.serving import PATIENCE_MS, farport_server
from tests.example_game import ROOT

GAMES = {
    "duck-dealer": "Duck Dealer",
    "forgotten-planet": "The Forgotten Planet",
    "space-dealer": "Space Dealer",
    "space-paper": "SpacePaper",
}


def install_without(game: str, place: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the package with a client of its own, as `FARPORT_WITHOUT=… make wheel` makes one."""
    monkeypatch.setenv("FARPORT_WITHOUT", game)
    folder = game.replace("-", "_")
    shutil.copytree(ROOT / "src" / "farport", place / "farport", ignore=shutil.ignore_patterns(folder, "static"))
    shutil.copytree(
        ROOT / "locales", place / "locales", ignore=shutil.ignore_patterns(f"{game}.ftl", f"{game}-rules.ftl")
    )
    static = place / "farport" / "server" / "static"
    build = [str(ROOT / "tools/node.sh"), "npm", "--prefix", "client", "run", "--silent", "build", "--"]
    subprocess.run([*build, "--outDir", str(static)], cwd=ROOT, env=dict(os.environ), check=True)
    return static


@pytest.mark.deep
@pytest.mark.parametrize("game", GAMES)
def test_a_client_built_without_a_game_misses_nothing(
    browser: Browser, game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The unit test beside it (client/test/leave_out.test.ts) reads the same every day from the sources alone."""
    static = install_without(game, tmp_path / "site", monkeypatch)
    scripts = [path.read_text(encoding="utf-8") for path in static.rglob("*.js")]
    assert not [text for text in scripts if f"{game}-refusal-" in text]
    assert [text for text in scripts if "-refusal-" in text]
    assert not list(static.rglob(f"{game}*.svg"))
    served = tmp_path / "served"
    served.mkdir()
    complaints: list[str] = []
    with farport_server(served, path=tmp_path / "site") as address:
        page = browser.new_page(base_url=address, reduced_motion="reduce")
        page.set_default_timeout(PATIENCE_MS)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
        page.goto("/")
        for other, title in GAMES.items():
            expect(page.get_by_role("heading", name=title, exact=True)).to_have_count(0 if other == game else 1)
        seat_at(page, "duck-dealer" if game != "duck-dealer" else "forgotten-planet", [ME, BOT])
        settle(page)
        click_something(page, Random(1))
        page.close()
    assert complaints == []
