"""For the tests of the command: the example game is installed, and the command runs in this process."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from farport.cli import command
from farport.kernel import registry
from tests.example_game import install_example

Run = Callable[..., Result]


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("installed")
    install_example(folder)
    return folder


@pytest.fixture(autouse=True)
def example_game(installed: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.syspath_prepend(installed)
    registry.refresh()
    yield
    registry.refresh()
    for name in [name for name in sys.modules if name.partition(".")[0] == "heavy_lift"]:
        del sys.modules[name]


@pytest.fixture
def run() -> Run:
    def run(*arguments: object, input: str = "") -> Result:
        result = CliRunner().invoke(command, [str(argument) for argument in arguments], input=input)
        if result.exception is not None and not isinstance(result.exception, SystemExit):
            raise result.exception
        return result

    return run
