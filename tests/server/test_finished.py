"""Finished tables as data for the operator and at the command line: results, seats, bots and times; no names."""

from __future__ import annotations

import asyncio
import csv
import io
import json
from pathlib import Path

import pytest
from click.testing import CliRunner
from pyarrow import parquet

from farport.cli import command
from farport.server.tables.finished import COLUMNS, finished
from tests.server.harness import PATIENCE_S
from tests.server.test_operators import staffed

pytestmark = pytest.mark.anyio


async def test_every_seat_of_a_finished_table_is_a_row_without_a_name(sqlite: str, tmp_path: Path) -> None:
    async with staffed(sqlite, "Ada") as (server, olga, [ada]):
        await ada.connect()
        table = await ada.table("me", "random", start=True, options={"max_rounds": 1})
        await ada.table("me", "random", start=True)  # not over: not told
        await ada.open(table)
        async with asyncio.timeout(PATIENCE_S):
            while ada.now(table)["status"] == "running":
                legal = ada.legal(table, 0)
                if legal:
                    await ada.act(table, 0, legal[-1])
                else:
                    await ada.receive()
        result = ada.now(table)["result"]
        assert await ada.refused("GET", "/api/admin/data") == (403, "not_operator")
        rows = await finished(server.service.store)
        asked = await olga.http.get("/api/admin/data")
        assert (asked.status_code, len(asked.text.splitlines())) == (200, 3)
    assert [(row["table"], row["seat"], row["player"], row["bot"]) for row in rows] == [
        (table, 0, 1, None),
        (table, 1, None, "random"),
    ]
    assert [row["score"] for row in rows] == result["scores"]
    assert [row["rank"] for row in rows] == result["ranks"]
    assert all(str(row["ended"]) >= str(row["started"]) for row in rows)
    assert "Ada" not in json.dumps(rows)

    for kind in ("csv", "parquet"):
        out = tmp_path / f"tables.{kind}"
        wanted = ["data", "--tables", "--database", sqlite, "--game", "forgotten-planet", "--out", str(out)]
        ended = await asyncio.to_thread(CliRunner().invoke, command, wanted)
        assert ended.exit_code == 0, ended.output
        assert "2 rows" in ended.output
    read = list(csv.DictReader(io.StringIO((tmp_path / "tables.csv").read_text())))
    assert tuple(read[0]) == COLUMNS
    assert parquet.read_table(tmp_path / "tables.parquet").column("score").to_pylist() == result["scores"]
