"""Packages for tests, installed by hand into a folder: as quick as a path, as real as their entry points."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from textwrap import dedent

import pytest

from farport.kernel import registry


def write_package(
    folder: Path, name: str, points: Mapping[str, Mapping[str, str]], files: Mapping[str, str], version: str = "1.0"
) -> None:
    """What an installer does with a package: its modules, and beside them its metadata with the entry points."""
    info = folder / f"{name.replace('-', '_')}-{version}.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n")
    lines = [
        line for group, named in points.items() for line in (f"[{group}]", *[f"{n} = {v}" for n, v in named.items()])
    ]
    (info / "entry_points.txt").write_text("\n".join(lines) + "\n")
    for path, text in files.items():
        place = folder / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(dedent(text))


@contextmanager
def on_path(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The packages of that folder are installed, for the time of the block."""
    before = set(sys.modules)
    with monkeypatch.context() as patched:
        patched.syspath_prepend(folder)
        registry.refresh()
        yield
    registry.refresh()
    for name in set(sys.modules) - before:
        file = getattr(sys.modules[name], "__file__", None)
        if file is not None and Path(file).is_relative_to(folder):
            del sys.modules[name]
