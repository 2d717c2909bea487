"""Every game has the shape that docs/architecture.md shows: the same rooms under the same names."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "farport"
GAMES = sorted(path.parent for path in (SOURCE / "games").glob("*/__init__.py"))
EXAMPLES = sorted(path.parent for path in (ROOT / "examples").glob("*/src/*/__init__.py"))
PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
ROWS = re.findall(r"^\| `([\w.]+)` \| .+ \| (optional)? ?\|$", PAGE, re.MULTILINE)
ROOMS = {name for name, _ in ROWS}
OPTIONAL = {name for name, optional in ROWS if optional}
SMALLEST = {"game", "state", "actions"}
ONE_MEANING = {"Position": "state", "Tables": "tables", "Terms": "terms"}


def rooms(folder: Path) -> set[str]:
    """The names at the top of a game's folder; a room is a module or a package."""
    return {path.name.removesuffix(".py") for path in folder.iterdir() if not path.name.startswith(("__", "."))}


def classes(module: Path) -> list[str]:
    tree = ast.parse(module.read_text(encoding="utf-8"))
    return [node.name for node in tree.body if isinstance(node, ast.ClassDef)]


@pytest.mark.parametrize("folder", GAMES, ids=lambda folder: folder.name)
def test_a_game_has_every_room_and_no_other(folder: Path) -> None:
    assert sorted(ROOMS - OPTIONAL - rooms(folder)) == [], "missing; docs/architecture.md says what belongs there"
    assert sorted(rooms(folder) - ROOMS) == [], "what only this game has belongs under mechanics/"


@pytest.mark.parametrize("folder", EXAMPLES, ids=lambda folder: folder.name)
def test_an_example_has_rooms_of_these_names(folder: Path) -> None:
    assert rooms(folder) >= SMALLEST
    foreign = {name for name in rooms(folder) - ROOMS if (folder / f"{name}.py").exists()}
    assert sorted(foreign) == []


@pytest.mark.parametrize("folder", GAMES, ids=lambda folder: folder.name)
def test_mechanics_know_no_actions(folder: Path) -> None:
    actions = f"farport.games.{folder.name}.actions"
    assert [str(path) for path in sorted((folder / "mechanics").rglob("*.py")) if actions in path.read_text()] == []


@pytest.mark.parametrize("name", ONE_MEANING)
def test_a_name_of_the_shape_has_one_meaning_in_the_whole_project(name: str) -> None:
    found = [path.relative_to(SOURCE) for path in sorted(SOURCE.rglob("*.py")) if name in classes(path)]
    assert found == [folder.relative_to(SOURCE) / f"{ONE_MEANING[name]}.py" for folder in GAMES]
