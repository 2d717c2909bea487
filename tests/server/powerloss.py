"""A disk that loses what was not flushed: powerloss.c keeps the old pages, and here they are put back."""

from __future__ import annotations

import os
import random
import shutil
import struct
import subprocess
from pathlib import Path

import pytest

PAGE = 4096
RECORD = struct.Struct(f"=qqq{PAGE}s")
SOURCE = Path(__file__).with_name("powerloss.c")


def environment(folder: Path) -> dict[str, str]:
    """Under which a process writes to such a disk; the journals lie in `folder`."""
    compiler = shutil.which("cc") or shutil.which("gcc")
    if compiler is None:
        pytest.skip("there is no C compiler")
    folder.mkdir(exist_ok=True)
    library = folder.parent / "powerloss.so"
    subprocess.run([compiler, "-shared", "-fPIC", "-O1", "-o", library, SOURCE, "-ldl", "-lpthread"], check=True)
    return {**os.environ, "LD_PRELOAD": str(library), "POWERLOSS": str(folder), "POWERLOSS_MS": "20"}


def lose_power(folder: Path, database: Path, rng: random.Random, *, all_of_it: bool = False) -> int:
    """After the process was killed: every page that was not flushed is the old one or the new one, as chance has it (in
    one case of four all are the old ones). How many are the old ones."""
    share = 0.0 if all_of_it else rng.choice((0.0, 0.5, 0.5, 0.9))
    lost = 0
    for journal in folder.iterdir():
        path = database.with_name(journal.name)
        if path.exists():
            lost += _put_back(path, journal.read_bytes(), rng, share)
        journal.unlink()
    database.with_name(database.name + "-shm").unlink(missing_ok=True)  # memory, not disk
    return lost


def _put_back(path: Path, journal: bytes, rng: random.Random, share: float) -> int:
    records = [RECORD.unpack_from(journal, at) for at in range(0, len(journal) - RECORD.size + 1, RECORD.size)]
    if not records:
        return 0
    lost = 0
    with path.open("r+b") as file:
        for page, _, length, old in records:
            if rng.random() >= share:
                file.seek(page * PAGE)
                file.write(old[:length].ljust(PAGE, b"\0"))
                lost += 1
        size = records[0][1]  # the file has grown or was cut since: that may be lost too
        if lost == len(records):
            file.truncate(size)
    return lost
