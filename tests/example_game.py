"""The example game of examples/, installed by hand into a folder: as quick as a path, as real as its entry point."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent
EXAMPLE = ROOT / "examples" / "heavy-lift"


def install_example(folder: Path, example: Path = EXAMPLE, *, board: bool = True) -> None:
    """What an installer does with a package: its modules, and beside them its metadata with the entry points.

    Without its board it is a game that the default board draws.
    """
    with (example / "pyproject.toml").open("rb") as file:
        project = tomllib.load(file)["project"]
    for package in (example / "src").iterdir():
        shutil.copytree(package, folder / package.name)
    info = folder / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n")
    lines = [
        line
        for group, points in project["entry-points"].items()
        if board or group != "farport.boards"
        for line in (f"[{group}]", *[f"{name} = {value}" for name, value in points.items()])
    ]
    (info / "entry_points.txt").write_text("\n".join(lines) + "\n")


def run_farport(
    *arguments: str, path: Path, stdin: str = "", cwd: Path | None = None
) -> subprocess.CompletedProcess[str]:
    """The real command in a process of its own, with `path` among the places where packages are installed."""
    places = [str(path), *filter(None, [os.environ.get("PYTHONPATH")])]
    return subprocess.run(
        [sys.executable, "-m", "farport", *arguments],
        input=stdin,
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(places)},
        cwd=cwd,
        check=False,
    )
