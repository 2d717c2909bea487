"""Slow and cheap attacks: connections that say nothing, requests that cost much, logs that are long."""

from __future__ import annotations

import asyncio
import logging
import random
import time

import pytest
from websockets.frames import Frame, Opcode

from farport.server.cost import STOPWATCH, Metered
from farport.server.limits import Limits, Rate, network
from farport.server.sockets import commands
from farport.server.web import wire
from tests.server.harness import PATIENCE_S, Running, people, play_on, running

pytestmark = pytest.mark.anyio


async def dial(server: Running) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    host, _, port = server.url.removeprefix("http://").partition(":")
    return await asyncio.open_connection(host, int(port))


async def hung_up(reader: asyncio.StreamReader) -> bytes:
    """What came before the server ended the connection."""
    async with asyncio.timeout(PATIENCE_S):
        try:
            return await reader.read()
        except ConnectionResetError:
            return b""


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ",
        b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{",
    ],
    ids=["nothing", "half a head", "half a body"],
)
async def test_nobody_is_waited_for_without_end(sqlite: str, said: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "HEAD_S", 0.2)
    monkeypatch.setattr(wire, "BODY_S", 0.2)
    async with running(sqlite) as server:
        reader, writer = await dial(server)
        writer.write(said)
        assert not (await hung_up(reader)).startswith(b"HTTP/1.1 2")
        writer.close()


async def test_a_request_in_time_is_answered_and_the_next_one_too(sqlite: str) -> None:
    async with running(sqlite) as server:
        reader, writer = await dial(server)
        for _ in range(2):
            writer.write(b"GET /api/me HTTP/1.1\r\nHost: x\r\n\r\n")
            head = await reader.readuntil(b"\r\n\r\n")
            assert head.startswith(b"HTTP/1.1 200")
            length = int(head.lower().split(b"content-length: ")[1].split(b"\r\n")[0])
            await reader.readexactly(length)
        writer.close()


async def test_no_address_has_all_the_connections(sqlite: str) -> None:
    limits = {"rate_limits": True, "connections_per_address": 5, "trusted_proxies": "10.0.0.1"}
    async with running(sqlite, **limits) as server:
        lines = [await dial(server) for _ in range(5)]
        reader, writer = await dial(server)
        assert await hung_up(reader) == b""
        writer.close()
        lines[0][1].close()
        async with asyncio.timeout(PATIENCE_S):
            while len(server.app.connections) == 5:
                await asyncio.sleep(0.005)
        again, other = await dial(server)
        other.write(b"GET /api/me HTTP/1.1\r\nHost: x\r\n\r\n")
        assert (await again.readline()).startswith(b"HTTP/1.1 200")
        for _, each in (*lines[1:], (again, other)):
            each.close()


def test_a_neighbourhood_of_addresses_is_one() -> None:
    assert network("192.0.2.7") == "192.0.2.7"
    assert network("::ffff:192.0.2.7") == "192.0.2.7"
    assert network("2001:db8:1:2:3:4:5:6") == network("2001:db8:1:2::1") == "2001:db8:1:2::/64"
    assert network("2001:db8:1:3::1") != network("2001:db8:1:2::1")
    assert network("fe80::1%eth0") == "fe80::/64"
    assert network("testclient") == "testclient"


async def test_what_keeps_the_loop_busy_is_counted_and_waiting_is_not() -> None:
    async def busy() -> str:
        until = time.thread_time() + 0.02
        await asyncio.sleep(0.1)
        time.sleep(0.1)  # as if the machine had something better to do
        while time.thread_time() < until:
            pass
        return "done"

    STOPWATCH.ask()
    work = Metered(busy())
    assert await work == "done"
    assert 0.015 < work.seconds < 0.1
    failing = Metered(asyncio.wait_for(asyncio.get_running_loop().create_future(), 0.01))
    with pytest.raises(TimeoutError):
        await failing


async def test_costly_requests_count_more(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(sqlite, rate_limits=True) as server, people(server.url, "Ada") as (ada,):
        monkeypatch.setitem(Limits.RATES, "work", Rate(0, 0.5))
        server.service.limits._buckets.clear()
        await ada.get("/api/lobby")
        server.service.limits.charge("work", "127.0.0.1", 0.6)
        assert await ada.refused("GET", "/api/lobby") == (429, "too_fast")
        await ada.connect()
        await ada.say("open", table="nix")
        assert (await ada.hear("refused"))["code"] == "too_fast"


async def test_a_long_log_comes_in_pages(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "LOG_PAGE", 10)
    async with running(sqlite) as server, people(server.url, "Ada") as (ada,):
        table = await ada.table("me", "me", start=True)
        await ada.connect()
        await ada.open(table)
        await play_on({0: ada, 1: ada}, table, 30, random.Random(1))
        opened = await ada.open(table)
        lines = opened["entries"]
        assert [line["seq"] for line in lines] == list(range(22, 32))
        while lines[0]["seq"] > 1:
            await ada.say("log", table=table, before=lines[0]["seq"])
            lines = [*(await ada.hear("log_lines"))["entries"], *lines]
        assert [line["seq"] for line in lines] == list(range(1, 32))
        await ada.say("log", table=table, before=1)
        assert (await ada.hear("log_lines"))["entries"] == []
        await ada.say("log", table="another", before=9)
        assert (await ada.hear("refused"))["code"] == "no_table"


async def test_broken_text_is_refused_without_a_traceback(sqlite: str, caplog: pytest.LogCaptureFixture) -> None:
    async with running(sqlite) as server, people(server.url, "Ada") as (ada,):
        await ada.connect()
        assert ada.socket is not None
        with caplog.at_level(logging.WARNING):
            broken = Frame(Opcode.TEXT, b'{"type":"lobby","follow":"\xff\xfe"}').serialize(mask=True)
            ada.socket.transport.write(broken)
            assert (await ada.hear("refused"))["code"] == "bad_message"
        assert not [record for record in caplog.records if record.exc_info]
        await ada.say("lobby", follow=True)
        await ada.table("me", "open")
        await ada.hear("lobby_changed")


async def test_the_description_of_the_api_is_made_once(sqlite: str) -> None:
    async with running(sqlite) as server, people(server.url, "Ada") as (ada,):
        first = (await ada.http.get("/api/openapi.json")).content
        assert server.app._openapi == first
        assert (await ada.http.get("/api/openapi.json")).content == first
