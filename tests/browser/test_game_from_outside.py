"""The whole life of a game that is no part of this repository: installed, played in a browser, removed. That it passes
the kit is seen in tests/test_example_game.py."""

from __future__ import annotations

import json
import os
import shutil
import site
import subprocess
import sys
import urllib.request
from pathlib import Path
from random import Random

from playwright.sync_api import Browser, Page, expect

from tests.browser.playing import BOT, ME, play_to_the_end, seat_at, settle
from tests.browser.serving import farport_server
from tests.example_game import EXAMPLE

UV = str(Path(sys.executable).with_name("uv"))
GAME, PACKAGE = "heavy-lift", "farport-heavy-lift"


def call(*command: str | Path, cwd: Path) -> str:
    done = subprocess.run([str(part) for part in command], cwd=cwd, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def environment_beside_ours(place: Path) -> tuple[Path, Path]:
    """A fresh environment in which Farport and what it needs are installed too: its Python, its folder of packages."""
    call(UV, "venv", "--quiet", "--python", sys.executable, place, cwd=place.parent)
    (packages,) = place.glob("lib/*/site-packages")
    lines = [f"import site; site.addsitedir({folder!r})" for folder in site.getsitepackages()]
    lines += [folder for folder in os.environ.get("PYTHONPATH", "").split(os.pathsep) if folder]
    (packages / "farport-is-here.pth").write_text("\n".join(lines) + "\n")
    return place / "bin" / "python", packages


def contents(packages: Path) -> list[Path]:
    return sorted(path for path in packages.rglob("*") if path.is_file() and "__pycache__" not in path.parts)


def listed(address: str) -> list[str]:
    with urllib.request.urlopen(f"{address}/api/games") as answer:
        return [game["id"] for game in json.load(answer)["games"]]


def test_a_game_comes_is_played_and_goes_without_a_trace(browser: Browser, tmp_path: Path) -> None:
    python, packages = environment_beside_ours(tmp_path / "environment")
    before = contents(packages)
    source = shutil.copytree(EXAMPLE, tmp_path / "source")
    build = (UV, "build", "--quiet", "--wheel", "--no-build-isolation", "--python", sys.executable)
    call(*build, "--out-dir", tmp_path, source, cwd=tmp_path)
    (wheel,) = tmp_path.glob("*.whl")
    shutil.rmtree(source)  # nothing but the installed package is left of it
    call(UV, "pip", "install", "--quiet", "--no-deps", "--python", python, wheel, cwd=tmp_path)

    database = tmp_path / "served"
    database.mkdir()
    with farport_server(database, python=python) as address:
        assert GAME in listed(address)
        page = browser.new_page(base_url=address, reduced_motion="reduce")
        page.goto("/")
        seat_at(page, GAME, [ME, BOT])
        page.locator(".table").wait_for()
        settle(page)
        board = page.get_by_test_id("packaged-board")

        def press(_: Page, random: Random) -> None:
            random.choice(board.get_by_role("button").all()).dispatch_event("click")

        play_to_the_end([page], press)
        page.get_by_role("link", name="See the result").click()
        expect(page.get_by_test_id("headline")).to_be_visible()
        result = page.url.removeprefix(address)
        page.close()

    call(UV, "pip", "uninstall", "--quiet", "--python", python, PACKAGE, cwd=tmp_path)
    assert contents(packages) == before
    with farport_server(database, python=python) as address:
        assert GAME not in listed(address)
        page = browser.new_page(base_url=address, reduced_motion="reduce")
        page.goto("/")
        expect(page.get_by_role("heading", name="Duck Dealer")).to_be_visible()
        expect(page.get_by_role("heading", name="Heavy Lift")).to_have_count(0)  # nothing offers it any more
        page.goto(result)  # the table is still in the database: a plain answer, no failure
        expect(page.get_by_role("main")).to_be_visible()
        page.close()
    assert "Traceback" not in (database / "server.log").read_text()
