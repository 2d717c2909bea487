"""Clocks: every kind of time control has its object, and the database knows which table has which."""

from __future__ import annotations

import asyncio
from typing import get_args, get_type_hints

import pytest
from sqlalchemy import insert, select

from farport.server.moments import now_ms
from farport.server.outage import make_up
from farport.server.protocol.shapes import TimeControl
from farport.server.store import migrate, schema
from farport.server.store.opening import open_store
from farport.server.tables.clocks import CLOCKS, clock_of
from farport.server.tables.seating import SeatPlay
from tests.server.harness import people, running
from tests.server.test_store import TABLE

HOUR_MS = 3_600_000


def test_every_kind_of_time_control_has_a_clock() -> None:
    assert tuple(CLOCKS) == get_args(get_type_hints(TimeControl)["kind"])


def test_days_are_given_anew_for_every_move_and_a_bank_only_grows_by_its_increment() -> None:
    days = TimeControl(kind="days", days=2)
    assert clock_of(days).at_first(days) is None
    seat = SeatPlay("ada", None, None, HOUR_MS)
    clock_of(days).begin(seat, days)
    assert seat.left_ms == 48 * HOUR_MS
    seat.left_ms = HOUR_MS
    clock_of(days).moved(seat, days)
    assert seat.left_ms == 48 * HOUR_MS
    live = TimeControl(kind="live", bank_s=60, increment_s=5)
    seat = SeatPlay("ada", None, None, clock_of(live).at_first(live))
    clock_of(live).begin(seat, live)
    clock_of(live).moved(seat, live)
    assert seat.left_ms == 60_000
    clock_of(live).end(seat, live)
    assert seat.left_ms == 65_000


def test_a_database_of_before_learns_which_clock_its_tables_have(database: str) -> None:
    migrate.upgrade(database)
    asyncio.run(_fill(database))
    migrate.downgrade(database, "0005")
    migrate.upgrade(database)
    assert asyncio.run(_clocks(database)) == {"a": "none", "b": "days", "c": "live", "d": "none"}


async def _fill(url: str) -> None:
    store = open_store(url)
    kinds = {"a": '"kind":"none",', "b": '"kind":"days",', "c": '"kind":"live",', "d": ""}
    for id, kind in kinds.items():
        settings = f'{{"time":{{{kind}"days":3}},"pace":100}}'
        await store.write(insert(schema.tables).values(id=id, **{**TABLE, "settings": settings}))
    await store.close()


async def _clocks(url: str) -> dict[str, str]:
    store = open_store(url)
    rows = await store.read(select(schema.tables.c.id, schema.tables.c.clock))
    await store.close()
    return {row.id: row.clock for row in rows}


@pytest.mark.anyio
async def test_after_an_outage_only_tables_with_a_clock_are_looked_at(database: str) -> None:
    async with running(database) as server, people(server.url, "Ada") as (ada,):
        plain = await ada.table("me", "me", start=True)
        days = await ada.table("me", "me", start=True, settings={"time": {"kind": "days", "days": 3}})
        at = now_ms()
        assert await make_up(server.service.hall, at - HOUR_MS, at) == 1
        seqs = {table: (await server.service.hall.table(table)).play.seq for table in (plain, days)}  # type: ignore[union-attr]
        assert seqs == {plain: 1, days: 2}
