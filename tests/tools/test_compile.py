"""What tools.compile leaves behind when mypyc or the compiler fails; that it compiles is seen by the compiled tests."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import mypyc.build
import pytest

import tools.compile
from tools.compile import EXTENSION

Translator = Callable[..., list[object]]


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """One module, and what an earlier compilation has left of it."""
    for file in ("src/farport/kernel/dice.py", "build/checked-c/mypy/dice.meta.json"):
        (tmp_path / file).parent.mkdir(parents=True)
        (tmp_path / file).touch()
    monkeypatch.setattr(tools.compile, "ROOT", tmp_path)
    monkeypatch.setattr(tools.compile, "SOURCE", tmp_path / "src")
    monkeypatch.setattr(tools.compile, "COMPILED_MODULES", ())
    monkeypatch.setattr(tools.compile, "forget_other_toolchain", lambda *_: None)
    monkeypatch.setattr(sys, "argv", ["compile.py", str(tmp_path / "build/checked")])
    monkeypatch.chdir(tmp_path)
    for library in (f"farport_kernel__mypyc{EXTENSION}", f"farport/kernel/dice{EXTENSION}"):
        (tmp_path / "build/checked" / library).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "build/checked" / library).touch()
    return tmp_path


def stumbling(memory: Path, times: int, failure: BaseException) -> tuple[Translator, list[bool]]:
    """A mypyc that fails so many times; and whether it remembered anything, each time that it was asked."""
    remembered: list[bool] = []

    def mypycify(*_: object, **__: object) -> list[object]:
        remembered.append(memory.exists())
        if len(remembered) <= times:
            raise failure
        return []

    return mypycify, remembered


@pytest.mark.parametrize("failure", [ValueError("value is not in list"), SystemExit(2)])
def test_mypyc_starts_from_nothing_when_it_stumbles_over_what_it_remembers(
    project: Path, failure: BaseException, monkeypatch: pytest.MonkeyPatch
) -> None:
    mypycify, remembered = stumbling(project / "build/checked-c/mypy", 1, failure)
    monkeypatch.setattr(mypyc.build, "mypycify", mypycify)
    tools.compile.main()
    assert remembered == [True, False]
    assert (project / "build/checked/.sources").exists()


def test_no_old_library_is_left_in_the_package_when_compiling_fails(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mypycify, remembered = stumbling(project / "build/checked-c/mypy", 2, ValueError("value is not in list"))
    monkeypatch.setattr(mypyc.build, "mypycify", mypycify)
    with pytest.raises(ValueError, match="not in list"):
        tools.compile.main()
    assert len(remembered) == 2
    left = [path.name for path in (project / "build/checked").rglob("*") if path.is_file()]
    assert left == ["dice.py"]
