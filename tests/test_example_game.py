"""A stranger can add a game: the example is installed as a package of its own, and everything works with it."""

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
BLOCK = re.compile(r"^```\w+ (?P<file>\S+)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built and installed from its pyproject.toml, into a folder, by the installer that made this environment."""
    folder = tmp_path_factory.mktemp("installed")
    source = shutil.copytree(EXAMPLE, tmp_path_factory.mktemp("source") / "heavy-lift")
    uv = str(Path(sys.executable).with_name("uv"))
    command = [uv, "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--python", sys.executable]
    subprocess.run([*command, "--target", str(folder), str(source)], check=True)
    return folder


def test_it_is_found_by_its_entry_point(installed: Path) -> None:
    done = run_farport("games", "--json", path=installed)
    assert (done.returncode, done.stderr) == (0, "")
    assert "heavy-lift" in [game["id"] for game in json.loads(done.stdout)]


def test_it_passes_the_kit(installed: Path) -> None:
    done = run_farport("check", "heavy-lift", "--games", "5", path=installed)
    assert done.returncode == 0, done.stdout


def test_it_is_simulated_replayed_and_played(installed: Path, tmp_path: Path) -> None:
    arguments = ("--games", "20", "--bots", "greedy,random", "--check", "--save", str(tmp_path), "--json")
    done = run_farport("simulate", "heavy-lift", *arguments, path=installed)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["games"] == 20
    assert run_farport("replay", str(tmp_path / "heavy-lift-2-1.json"), "--verify", path=installed).returncode == 0
    assert run_farport("play", "heavy-lift", path=installed, stdin="depart\n").returncode == 0


def test_every_rule_has_code_and_a_test(installed: Path) -> None:
    tests = str(EXAMPLE / "tests")
    done = run_farport("rules", "heavy-lift", "--trace", "--strict", "--tests", tests, path=installed)
    assert done.returncode == 0, done.stdout


def test_its_own_tests_pass(installed: Path) -> None:
    places = [str(installed), *filter(None, [os.environ.get("PYTHONPATH")])]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(places)}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", str(EXAMPLE)]
    done = subprocess.run(command, env=env, cwd=EXAMPLE, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_the_guide_builds_exactly_this_game() -> None:
    """Block by block, in order, the guide's pieces of a file are the whole file."""
    told: dict[str, str] = {}
    for block in BLOCK.finditer(GUIDE.read_text()):
        told[block["file"]] = told.get(block["file"], "") + block["text"]
    files = [path for path in EXAMPLE.rglob("*") if path.suffix in (".py", ".toml", ".md") and path.name != "README.md"]
    assert sorted(told) == sorted([path.relative_to(EXAMPLE).as_posix() for path in files])
    for path in files:
        text = told[path.relative_to(EXAMPLE).as_posix()]
        assert written(text) == written(path.read_text()), path.name


def written(text: str) -> list[str]:
    """The lines that say something: blank ones between two blocks are the guide's own."""
    return [line for line in text.splitlines() if line.strip()]
