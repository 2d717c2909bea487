"""A test of server or browser that fails is tried once more, alone; nothing else is."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools import steady

SERVER, BROWSER = "tests/server/test_a.py::test_it", "tests/browser/test_b.py::test_it"
FAILED = pytest.ExitCode.TESTS_FAILED


def told(*failed: str, unreached: int = 0) -> steady.Told:
    told = steady.Told()
    told.reported = {"tests/kit/test_c.py::test_it", *failed}
    told.failed = dict.fromkeys(failed)
    told.collected = len(told.reported) + unreached
    return told


def test_failures_of_server_and_browser_are_worth_a_second_try() -> None:
    assert steady.worth_trying_again(FAILED, told(SERVER, BROWSER)) == [SERVER, BROWSER]


@pytest.mark.parametrize(
    ("code", "what"),
    [
        (FAILED, told(SERVER, "tests/kernel/test_table.py::test_it")),
        (FAILED, told(*(f"{SERVER}[{number}]" for number in range(steady.MOST + 1)))),
        (FAILED, told(SERVER, unreached=1)),
        (pytest.ExitCode.INTERRUPTED, told(SERVER)),  # an error of collection too
        (pytest.ExitCode.INTERNAL_ERROR, told(SERVER)),
        (pytest.ExitCode.USAGE_ERROR, told()),
        (pytest.ExitCode.OK, told()),
    ],
)
def test_what_is_no_accident_is_not_tried_again(code: int, what: steady.Told) -> None:
    assert steady.worth_trying_again(code, what) == []


FIRST_TIME = """
import os, pathlib, pytest

def first(what):
    seen = pathlib.Path(what)
    known = seen.exists()
    seen.touch()
    return not known

def test_fails_once():
    assert not first("failed")

def test_ends_its_process_once():
    if first("crashed"):
        os._exit(3)

def test_is_skipped_when_tried_again():
    assert not first("skipping"), "at first it fails"
    pytest.skip("nothing here")

def test_is_steady(): ...
"""


def test_the_list_names_what_passed_when_tried_again(tmp_path: Path) -> None:
    folder = tmp_path / "tests" / "server"
    folder.mkdir(parents=True)
    (folder / "test_toys.py").write_text(FIRST_TIME)
    (tmp_path / "pytest.ini").write_text("[pytest]\naddopts = -p xdist -p no:cacheprovider")
    run = subprocess.run(
        [sys.executable, steady.__file__, "-n1"],
        cwd=tmp_path,
        env={**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    names = ("test_fails_once", "test_ends_its_process_once")
    unsteady = "".join(f"  tests/server/test_toys.py::{name}\n" for name in names)
    assert f"unsteady: passed only when tried again:\n{unsteady}" in run.stdout
    assert (tmp_path / steady.UNSTEADY).read_text() == unsteady
    assert run.returncode == 1, "one of them never passed"


@pytest.mark.parametrize(("alone", "code"), [(True, 0), (False, 1)])
def test_a_run_passes_if_all_that_was_tried_again_passes(
    alone: bool, code: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def run(_arguments: list[str], plugins: list[steady.Told]) -> int:
        vars(plugins[0]).update(vars(told(SERVER)))
        return FAILED

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "argv", ["steady.py"])
    monkeypatch.setattr(pytest, "main", run)
    monkeypatch.setattr(steady, "passes_alone", lambda _test: alone)
    assert steady.main() == code
    assert steady.UNSTEADY.exists() == alone
