"""Sockets that do not behave: they are let go, and cost nobody else anything."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import weakref

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from farport.server.protocol import PROTOCOL
from farport.server.sockets import connection as connections
from farport.server.sockets import wire
from farport.server.sockets.wire import Wire
from tests.server.harness import PATIENCE_S, Player, Running, people, running

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


async def test_many_who_do_not_read_have_no_more_memory_than_there_is(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "FAREWELL_S", 0.1)
    monkeypatch.setattr(connections, "MOST_BYTES", 3_000_000)
    async with running(sqlite) as server, people(server.url, "Ada", "Bob") as (ada, bob):
        for player in (ada, bob):
            await player.connect()
            assert player.socket is not None
            player.socket.transport.pause_reading()
        sockets = server.service.sockets
        (first,), (second,) = sockets.of(ada.me["id"]), sockets.of(bob.me["id"])
        message = b'"' + b"x" * 500_000 + b'"'
        async with asyncio.timeout(PATIENCE_S):
            while sockets.waiting_bytes < 2_500_000:
                first.send(message)
                await asyncio.sleep(0.001)
            assert sockets.of(ada.me["id"]), "as long as there is room one may fall behind"
            while sockets.of(bob.me["id"]):
                second.send(message)
                await asyncio.sleep(0.001)
            assert sockets.of(ada.me["id"])
            while sockets.of(ada.me["id"]):
                first.send(message)
                await asyncio.sleep(0.001)
        assert sockets.waiting_bytes == 0
        for player in (ada, bob):
            assert player.socket is not None
            player.socket.transport.abort()


async def test_a_long_log_can_be_opened(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(sqlite) as server, people(server.url, "Ada") as (ada,):
        table = await ada.table("me", "me", start=True)
        await ada.connect()
        monkeypatch.setattr(connections, "QUEUE_BYTES", 2_000)
        opened = await ada.open(table)
        assert opened["id"] == table
        assert len(str(opened)) > 2_000


async def test_nobody_has_any_number_of_sockets(sqlite: str) -> None:
    limits = {"rate_limits": True, "sockets_per_person": 2, "sockets_per_address": 3}
    async with running(sqlite, **limits) as server, people(server.url, "Ada", "Bob") as (ada, bob):
        tabs = [Player(server.url) for _ in range(2)]
        for tab in tabs:
            tab.http.cookies = ada.http.cookies
        await ada.connect()
        await tabs[0].connect()
        assert await refused_with(tabs[1]) == "too_many", "a third one of the same person"
        await at_most(server, 2)
        await bob.connect()
        visitor = Player(server.url)
        assert await refused_with(visitor) == "too_many", "a fourth one from the same address"
        await at_most(server, 3)
        await ada.leave()
        await at_most(server, 2)
        await tabs[1].connect()
        for player in (*tabs, visitor):
            await player.close()


async def refused_with(player: Player) -> str:
    """The code of the goodbye with which a new socket is answered."""
    player.socket = await player.dial()
    with contextlib.suppress(ConnectionClosed):  # closed before it could say anything
        await player.say("hello", protocol=PROTOCOL)
    code: str = (await player.hear("bye"))["code"]
    await player.leave()
    return code


async def at_most(server: Running, count: int) -> None:
    """Wait until the server has noticed that sockets were closed."""
    async with asyncio.timeout(PATIENCE_S):
        while len(server.service.sockets) > count:
            await asyncio.sleep(0.005)


async def test_a_flood_of_pings_is_cut_off(sqlite: str) -> None:
    async with running(sqlite) as server, people(server.url, "Ada") as (ada,):
        await ada.connect()
        assert ada.socket is not None
        with pytest.raises(ConnectionClosed):
            await ping_on(ada.socket)


async def test_a_socket_that_is_gone_leaves_nothing_behind(sqlite: str) -> None:
    """Not even in a circle: full collections of garbage are seldom, since everybody waits for them."""
    async with running(sqlite) as server, people(server.url, "Ada") as (ada,):
        table = await ada.table("me", "me", start=True)
        await ada.connect()
        await ada.open(table)
        gone = [weakref.ref(connection) for connection in server.service.sockets.of(ada.me["id"])]
        assert len(gone) == 1
        server.service.sockets.pulse.stop()  # which would look once more, within seconds
        gc.collect()
        gc.disable()
        try:
            await ada.leave()
            async with asyncio.timeout(PATIENCE_S):
                while gone[0]() is not None:
                    await asyncio.sleep(0.01)
        finally:
            gc.enable()


async def test_a_goodbye_that_is_answered_ends_the_connection(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """At once, not when the time is over that those have who never answer."""
    monkeypatch.setattr(wire, "LINGER_S", 10 * PATIENCE_S)
    monkeypatch.setattr(Wire, "close_timeout", property(lambda _: 10 * PATIENCE_S, lambda *_: None), raising=False)
    async with running(sqlite) as server, asyncio.timeout(PATIENCE_S):
        socket = await connect(server.socket_url, close_timeout=None)
        await socket.send('{"type":"hello","protocol":0,"language":"en"}')
        assert '"code":"outdated"' in str(await socket.recv())
        await socket.wait_closed()
