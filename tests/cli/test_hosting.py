"""`farport migrate`, `export`, `import` and `bots`: what a host may get wrong is one sentence and changes nothing."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from click.testing import Result

import farport
from farport.bots import play_out
from farport.server.store.schema import NEWEST
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
    run("migrate", "--database", database)
    bad = tmp_path / "bad.json"
    bad.write_text(broken(good.read_text()))
    refused(run("import", "--database", database, good, bad), f"{bad}: {sentence}")
    assert exported(run, database, tmp_path / "out") == []


# ---------------------------------------------------------------------- export


def test_a_folder_that_cannot_be_made_is_named(run: Run, database: str, good: Path) -> None:
    run("migrate", "--database", database)
    refused(
        run("export", "--database", database, good / "below"), f"{good / 'below'}: cannot be made (Not a directory)"
    )
    assert run("import", "--database", database, good).exit_code == 0
    refused(run("export", "--database", database, good / "below"), "cannot be written (Not a directory)")


def test_a_table_that_is_not_there_is_not_exported(run: Run, database: str, tmp_path: Path) -> None:
    run("migrate", "--database", database)
    folder = tmp_path / "out"
    refused(run("export", "--database", database, "--table", "nope", folder), "table 'nope': no table of this id")
    assert not folder.exists()


@pytest.mark.parametrize(
    "command",
    [["export", "out"], ["ratings", "rebuild"], ["data", "--tables", "--out", "out.csv"], ["admin", "operators"]],
)
def test_what_only_looks_at_a_database_makes_none(
    run: Run, database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: list[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    refused(run(*command, "--database", database), f"there is no database {tmp_path / 'farport.db'}")
    assert not list(tmp_path.iterdir())


# ---------------------------------------------------------------------- migrate


def test_the_schema_goes_down_and_up(run: Run, database: str) -> None:
    assert run("migrate", "--database", database).stdout == f"schema none -> {NEWEST}\n"
    assert run("migrate", "--database", database).stdout == f"schema {NEWEST} -> {NEWEST}\n"
    assert run("migrate", "--database", database, "--to", "0001").stdout == f"schema {NEWEST} -> 0001\n"
    assert run("migrate", "--database", database, "--to", "base").stdout == "schema 0001 -> none\n"
    assert run("migrate", "--database", database, "--to", "base").stdout == "schema none -> none\n"
    assert run("migrate", "--database", database, "--to", "0002").stdout == "schema none -> 0002\n"


@pytest.mark.parametrize("to", ["zz", "0099", "+1", ""])
def test_a_schema_that_is_not_there_is_refused(run: Run, database: str, to: str) -> None:
    sentence = f"there is no schema {to!r}; possible are base, 0001, 0002"
    refused(run("migrate", "--database", database, "--to", to), sentence)


@pytest.mark.parametrize("command", [["migrate"], ["migrate", "--to", "0001"], ["serve", "--migrate"]])
def test_the_database_of_a_later_version_is_left_alone(
    run: Run, database: str, tmp_path: Path, command: list[str]
) -> None:
    assert run("migrate", "--database", database).exit_code == 0
    with closing(sqlite3.connect(tmp_path / "farport.db")) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '0999'")
    refused(run(*command, "--database", database), "the database has schema 0999, which is newer")


@pytest.mark.parametrize("command", [["migrate"], ["serve"], ["export", "out"]])
def test_a_file_that_is_no_database_is_one_sentence(run: Run, good: Path, command: list[str]) -> None:
    refused(run(*command, "--database", f"sqlite:///{good}"), f"the database sqlite:///{good} cannot be opened: ")


def test_a_port_that_is_no_number_is_one_sentence(run: Run) -> None:
    refused(run("migrate", "--database", "postgresql://localhost:abc/x"), "not a database URL; it looks like sqlite:")


# ---------------------------------------------------------------------- bots


@pytest.mark.parametrize("bus", ["foo", "foo://x", "redis://localhost:abc", "unix:///nowhere?db=x"])
@pytest.mark.parametrize("command", ["bots", "serve"])
def test_a_bus_that_is_no_redis_is_refused(run: Run, database: str, command: str, bus: str) -> None:
    where = ["--database", database] if command == "serve" else []
    refused(
        run(command, "--bus", bus, *where), f"bus: {bus!r} is not a Redis URL; it looks like redis://localhost:6379/0"
    )


@pytest.mark.parametrize("seconds", ["0", "-1", "nan", "inf"])
def test_bots_think_for_a_while(run: Run, seconds: str) -> None:
    refused(run("bots", "--bus", "unix:///nowhere", "--seconds", seconds), "a bot may think for more than 0")
