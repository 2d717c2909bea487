"""docs/python.md and the README: what they show at a Python prompt is what happens there."""

from __future__ import annotations

import doctest
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
GUIDE = (ROOT / "docs" / "python.md").read_text(encoding="utf-8")
README = (ROOT / "README.md").read_text(encoding="utf-8")
PROGRAMS = [
    *re.findall(r"```python farport\n(.*?)```", GUIDE, re.DOTALL),
    *re.findall(r"```python\n(.*?)```", README, re.DOTALL),
]


def test_the_session_is_as_shown() -> None:
    sessions = re.findall(r"```pycon\n(.*?)```", GUIDE, re.DOTALL)
    assert sessions
    for shown in sessions:
        session = re.sub(r"^$(?!\n>>>)", "<BLANKLINE>", shown.rstrip(), flags=re.MULTILINE)  # as a page shows it
        test = doctest.DocTestParser().get_doctest(session, {}, "docs/python.md", None, 0)
        report: list[str] = []
        doctest.DocTestRunner(optionflags=doctest.IGNORE_EXCEPTION_DETAIL).run(test, out=report.append)
        assert not report, "".join(report)


@pytest.mark.parametrize("program", PROGRAMS)
def test_a_program_runs(program: str) -> None:
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout


def test_a_game_takes_no_more_lines_than_elsewhere() -> None:
    blocks = dict(re.findall(r"```python (\S+)\n(.*?)```", GUIDE, re.DOTALL))
    assert sorted(blocks) == ["OpenSpiel", "farport", "python-chess"]
    assert all(len(block.strip().splitlines()) <= 20 for block in blocks.values())
    assert len(blocks["farport"].strip().splitlines()) <= 15
