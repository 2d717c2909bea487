"""The server starts with what `make play` installs: nothing that only developers have is asked for."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib.metadata import packages_distributions
from pathlib import Path

LOCK = Path(__file__).parents[2] / "requirements" / "runtime.txt"

START = """
import sys
from importlib.abc import MetaPathFinder

class Missing(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name in hidden:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

hidden = set(sys.argv[1].split())
sys.meta_path.insert(0, Missing())
import farport.cli, farport.server.serve, farport.server.sandbox, farport.server.thinking.worker
"""


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def test_the_server_asks_for_nothing_that_playing_does_not_install() -> None:
    locked = {plain(name) for name in re.findall(r"^([\w.-]+)==", LOCK.read_text(), re.MULTILINE)} | {"farport"}
    found = packages_distributions()
    hidden = sorted(name for name, owners in found.items() if not {plain(owner) for owner in owners} & locked)
    assert {"hypothesis", "numpy"} <= set(hidden)
    command = [sys.executable, "-c", START, " ".join(hidden)]
    started = subprocess.run(command, capture_output=True, text=True, check=False)
    assert started.returncode == 0, started.stderr
