"""Sockets that do not behave: they are let go, and cost nobody else anything."""

from __future__ import annotations

import asyncio

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from farport.server.sockets import connection as connections
from tests.server.harness import PATIENCE_S, people, running

pytestmark = pytest.mark.anyio


async def read_on(socket: ClientConnection) -> None:
    async with asyncio.timeout(PATIENCE_S):
        while True:
            await socket.recv()


async def ping_on(socket: ClientConnection) -> None:
    async with asyncio.timeout(PATIENCE_S):
        while True:
            await socket.ping()
            await asyncio.sleep(0)


async def test_who_does_not_read_is_let_go(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "FAREWELL_S", 0.1)
    async with running(sqlite) as server, people(server.url, "Ada") as (ada,):
        await ada.connect()
        assert ada.socket is not None
        ada.socket.transport.pause_reading()
        sockets = server.service.sockets
        async with asyncio.timeout(PATIENCE_S):
            while found := sockets.of(ada.me["id"]):
                found[0].send(b'"' + b"x" * 1_000_000 + b'"')
                await asyncio.sleep(0.001)
        ada.socket.transport.resume_reading()
        with pytest.raises(ConnectionClosed):
            await read_on(ada.socket)


async def test_a_flood_of_pings_is_cut_off(sqlite: str) -> None:
    async with running(sqlite) as server, people(server.url, "Ada") as (ada,):
        await ada.connect()
        assert ada.socket is not None
        with pytest.raises(ConnectionClosed):
            await ping_on(ada.socket)
