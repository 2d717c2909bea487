"""The pages about the command say what it does."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from farport.cli import command
from tests.cli.conftest import Run
from tests.example_game import ROOT
from tools import command_line


def test_the_page_is_the_commands_own_help() -> None:
    assert command_line.TARGET.read_text() == command_line.page(), "run: python tools/command_line.py"


@pytest.mark.parametrize("name", [name for name, _ in command_line.commands(command, "")])
def test_every_command_has_help(run: Run, name: str) -> None:
    result = run(*name.split(), "--help")
    assert result.exit_code == 0
    assert result.stdout.startswith("Usage: ")


def test_the_variants_page_is_true(run: Run, tmp_path: Path) -> None:
    """Every file of the page is written, and every command of it is run."""
    page = (ROOT / "docs" / "variants.md").read_text()
    for file, text in re.findall(r"^```toml (\S+)\n(.*?)^```$", page, re.MULTILINE | re.DOTALL):
        path = tmp_path / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    commands = re.findall(r"^    \$ farport (.*)$", page, re.MULTILINE)
    assert len(commands) > 3
    for line in commands:  # a game at the terminal gets no input here and ends at once
        arguments = [str(tmp_path / word) if (tmp_path / word).is_dir() else word for word in shlex.split(line)]
        result = run(*arguments)
        assert result.exit_code == 0, f"{line}: {result.output}"
