"""`farport migrate`, `export`, `import` and `bots`: what a host may get wrong is one sentence and changes nothing."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

import farport
from farport.bots import play_out
from tests.cli.conftest import Run


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'farport.db'}"


@pytest.fixture
def good(tmp_path: Path) -> Path:
    path = tmp_path / "good.json"
    path.write_text(play_out(farport.game("duck-dealer"), 2, 7).record.dumps())
    return path


def refused(result: Result, sentence: str) -> None:
    assert result.exit_code == 2
    assert result.stdout == ""
    assert sentence in result.stderr
    assert result.stderr.startswith("farport: ")
    assert result.stderr.count("\n") == 1


def exported(run: Run, database: str, folder: Path) -> list[str]:
    records: list[str] = json.loads(run("export", "--database", database, folder, "--json").stdout)["records"]
    return records


# ---------------------------------------------------------------------- import


def test_records_are_imported_in_their_order(run: Run, database: str, good: Path, tmp_path: Path) -> None:
    result = run("import", "--database", database, good)
    assert result.exit_code == 0
    (id,) = [line.rpartition(" ")[2] for line in result.stdout.splitlines()]
    assert exported(run, database, tmp_path / "out") == [f"{id}.json"]


@pytest.mark.parametrize(
    ("broken", "sentence"),
    [
        (lambda text: text[:-20], "not valid JSON, perhaps cut off"),
        (lambda text: text.replace('"digest": "', '"digest": "0'), "the moves lead to another position"),
        (lambda text: text.replace("duck-dealer", "goose-dealer"), "there is no game 'goose-dealer'"),
    ],
)
def test_one_bad_record_is_named_and_none_is_imported(
    run: Run, database: str, good: Path, tmp_path: Path, broken: Callable[[str], str], sentence: str
) -> None:
    bad = tmp_path / "bad.json"
    bad.write_text(broken(good.read_text()))
    refused(run("import", "--database", database, good, bad), f"{bad}: {sentence}")
    assert exported(run, database, tmp_path / "out") == []
