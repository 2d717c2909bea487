"""docs/bots.md: its examples run as they stand, and its table of levels is the truth."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import farport
from farport.kernel import Advice, Budget, SearchBudget

GUIDE = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
EXAMPLES = [code for code in re.findall(r"```python\n(.*?)```", GUIDE, re.DOTALL) if "import farport" in code]


@pytest.mark.parametrize("code", EXAMPLES, ids=["in-process", "analysis"])
def test_an_example_of_the_guide_runs(code: str) -> None:
    answer = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert answer.returncode == 0, answer.stderr
    assert re.search(r"\[\d", answer.stdout)


def test_the_tables_of_levels_are_the_truth() -> None:
    for level, settings in Advice().levels.items():
        assert isinstance(settings, SearchBudget)
        row = f"| `{level}` | {settings.iterations} | {settings.width} | {settings.plans} | {settings.foresight} |"
        assert row in GUIDE
    for game in farport.games():
        for level, found in game.advice.levels.items():
            if found is not Advice().levels.get(level):
                assert f"| {game.title} | `{level}` | {told(found)} |" in GUIDE


def told(found: Budget) -> str:
    """A budget as the guide tells it."""
    if isinstance(found, SearchBudget):
        return f"search, {found.iterations} iterations, {found.width} choices"
    manner = found.manner
    schooled = ", schooled" if manner.schooled else ""
    if found.width == 0:
        sight = f", sight {manner.sight:g}" if manner.sight < 1 else ""
        care = f", care {manner.care:g}" if manner.care < 1 else ""
        return f"the plan{sight}{care}{schooled}"
    where = "; in the set-up and before a turn" if found.commitments else ""
    horizon = "to the end" if found.horizon is None else f"{found.horizon} ahead"
    trust = f", trust {found.trust}" if found.trust else ""
    doubt = f", doubt {found.doubt:g}" if found.doubt != 1 else ""
    return f"{found.width} choices, {found.heat} a heat, {horizon}{trust}{doubt}{schooled}{where}"
