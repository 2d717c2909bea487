"""What runs in the background ends when the server stops, although a task may miss that it is cancelled."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from farport.server import ending
from farport.server.bus.redis import RedisBus
from tests.server.databases import PrivateRedis
from tests.server.harness import PATIENCE_S

pytestmark = pytest.mark.anyio


async def deaf(misses: int, told: list[None]) -> None:
    """Takes what it waits for in place of the first cancellations, as `asyncio.wait_for` of Python 3.11 may."""
    while True:
        try:
            await asyncio.sleep(PATIENCE_S)
        except asyncio.CancelledError:
            told.append(None)
            if len(told) > misses:
                raise


async def test_who_misses_a_cancellation_is_told_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ending, "AGAIN_S", 0.01)
    told: list[None] = []
    task = asyncio.create_task(deaf(2, told))
    await asyncio.sleep(0)
    await ending.end([task])
    assert task.cancelled()
    assert len(told) == 3


async def test_who_is_putting_things_in_order_is_not_disturbed() -> None:
    order: list[str] = []

    async def tidy() -> None:
        try:
            await asyncio.sleep(PATIENCE_S)
        finally:
            await asyncio.sleep(0.01)
            order.append("tidied")

    task = asyncio.create_task(tidy())
    await asyncio.sleep(0)
    await ending.end([task])
    assert order == ["tidied"]


async def test_nothing_to_end_and_what_has_failed_end_at_once() -> None:
    async def fails() -> None:
        raise ValueError("a fault")

    task = asyncio.create_task(fails())
    await asyncio.wait([task])
    await ending.end([task])
    await ending.end([])


async def test_the_bus_closes_when_a_cancellation_is_lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ending, "AGAIN_S", 0.01)
    server = PrivateRedis(tmp_path)
    server.start()
    try:
        bus = RedisBus(server.url, "test:")
        told: list[None] = []
        monkeypatch.setattr(bus, "_listen", lambda _deliver, _subscribed: deaf(1, told))
        connected = asyncio.Event()
        await bus.start(lambda _topic, _payload: None, connected.set)
        await connected.wait()
        await asyncio.sleep(0)
        await bus.close()
        assert len(told) == 2
    finally:
        server.stop()
