"""A stranger can add a game: the example is installed as a package of its own, and everything works with it. That it
goes again without a trace is seen in tests/browser/test_game_from_outside.py."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.example_game import EXAMPLE, ROOT, run_farport

GUIDE = ROOT / "docs" / "add-a-game.md"
TOLD = (".py", ".toml", ".md", ".js", ".ftl")
BLOCK = re.compile(r"^```\w+ (?P<file>\S+)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)


UV = str(Path(sys.executable).with_name("uv"))
GAMES = ("docking-rights", "heavy-lift")


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built and installed from their pyproject.toml, into a folder, by the installer that made this environment."""
    folder = tmp_path_factory.mktemp("installed")
    for game in GAMES:
        install(tmp_path_factory.mktemp("source"), game, "--target", str(folder), "--python", sys.executable)
    return folder


def install(scratch: Path, game: str, *where: str) -> None:
    source = shutil.copytree(ROOT / "examples" / game, scratch / game)
    command = [UV, "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", *where, str(source)]
    subprocess.run(command, check=True)


def test_it_is_found_by_its_entry_point(installed: Path) -> None:
    done = run_farport("games", "--json", path=installed)
    assert (done.returncode, done.stderr) == (0, "")
    assert set(GAMES) < {game["id"] for game in json.loads(done.stdout)}


def test_it_passes_the_kit(installed: Path) -> None:
    done = run_farport("check", "heavy-lift", "--games", "5", path=installed)
    assert done.returncode == 0, done.stdout
    records = str(ROOT / "examples/docking-rights/tests/records")
    done = run_farport("check", "docking-rights", "--games", "2", "--records", records, path=installed)
    assert done.returncode == 0, done.stdout


def test_it_is_simulated_replayed_and_played(installed: Path, tmp_path: Path) -> None:
    arguments = ("--games", "20", "--bots", "greedy,random", "--check", "--save", str(tmp_path), "--json")
    done = run_farport("simulate", "heavy-lift", *arguments, path=installed)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["games"] == 20
    assert run_farport("replay", str(tmp_path / "heavy-lift-2-1.json"), "--verify", path=installed).returncode == 0
    assert run_farport("play", "heavy-lift", path=installed, stdin="depart\n").returncode == 0


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_code_and_a_test(installed: Path, game: str) -> None:
    tests = str(ROOT / "examples" / game / "tests")
    done = run_farport("rules", game, "--trace", "--strict", "--tests", tests, path=installed)
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize("game", GAMES)
def test_its_own_tests_pass(installed: Path, game: str) -> None:
    places = [str(installed), *filter(None, [os.environ.get("PYTHONPATH")])]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(places)}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "."]
    done = subprocess.run(command, env=env, cwd=ROOT / "examples" / game, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_the_guide_builds_exactly_this_game() -> None:
    """Block by block, in order, the guide's pieces of a file are the whole file."""
    told: dict[str, str] = {}
    for block in BLOCK.finditer(GUIDE.read_text()):
        if (EXAMPLE / block["file"]).exists():
            told[block["file"]] = told.get(block["file"], "") + block["text"]
    files = [path for path in EXAMPLE.rglob("*") if path.suffix in TOLD and path.name != "README.md"]
    assert sorted(told) == sorted([path.relative_to(EXAMPLE).as_posix() for path in files])
    for path in files:
        text = told[path.relative_to(EXAMPLE).as_posix()]
        assert written(text) == written(path.read_text()), path.name


@pytest.mark.parametrize("guide", ["add-a-game", "change-a-rule"])
def test_every_other_block_of_a_guide_stands_in_a_file_under_test(guide: str) -> None:
    checked = 0
    for block in BLOCK.finditer((ROOT / "docs" / f"{guide}.md").read_text()):
        if guide == "add-a-game" and (EXAMPLE / block["file"]).exists():
            continue
        place = next(place for place in (ROOT, ROOT / "examples") if (place / block["file"]).exists())
        assert block["text"].strip("\n") in (place / block["file"]).read_text(), block["text"]
        checked += 1
    assert checked


def written(text: str) -> list[str]:
    """The lines that say something: blank ones between two blocks are the guide's own."""
    return [line for line in text.splitlines() if line.strip()]
