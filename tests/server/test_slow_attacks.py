"""Slow and cheap attacks: connections that say nothing, requests that cost much, logs that are long."""

from __future__ import annotations

import asyncio
import logging
import random
import time

import httpx
import pytest
from sqlalchemy import insert
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from farport.server import limits
from farport.server.cost import Metered, aside
from farport.server.limits import Bucket, Limits, Rate, network
from farport.server.sockets import commands, connection
from farport.server.stopwatch import STOPWATCH
from farport.server.store import schema
from farport.server.tables import archive, replays
from farport.server.web import app, runs, wire
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


GET = b"GET /api/me HTTP/1.1\r\nHost: x\r\n"


@pytest.mark.parametrize(
    ("said", "more"),
    [
        (GET + b"X-Long: ", b"x" * 4_096),
        (GET, b"X: y\r\n" * 1_000),
        (b"GET /", b"x" * 4_096),
        (b"POST /api/me HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n", b"X: y\r\n" * 1_000),
    ],
    ids=["a line without end", "lines without end", "an address without end", "lines after the body"],
)
async def test_a_head_that_does_not_end_is_cut_off(sqlite: str, said: bytes, more: bytes) -> None:
    """A parser copies what it has with every piece that comes, while everybody waits."""
    async with running(sqlite) as server:
        reader, writer = await dial(server)
        writer.write(said)
        sent = 0
        while not reader.at_eof() and reader.exception() is None and not writer.is_closing():
            writer.write(more)
            sent += len(more)
            assert sent < wire.MESSAGE
            await asyncio.sleep(0)
        assert not (await hung_up(reader)).startswith(b"HTTP/1.1 2")
        writer.close()


async def test_a_long_head_and_a_few_requests_at_once_are_answered(sqlite: str) -> None:
    async with running(sqlite) as server:
        reader, writer = await dial(server)
        writer.write(GET + b"X: " + b"x" * (wire.PIECE - 1_000) + b"\r\n\r\n" + 3 * (GET + b"\r\n"))
        for _ in range(4):
            head = await reader.readuntil(b"\r\n\r\n")
            assert head.startswith(b"HTTP/1.1 200")
            await reader.readexactly(int(head.lower().split(b"content-length: ")[1].split(b"\r\n")[0]))
        writer.write(1_000 * (GET + b"\r\n"))
        assert b"HTTP/1.1 400" in await hung_up(reader)
        writer.close()


UPGRADE = (
    b"GET %s HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: MDEyMzQ1Njc4OTAxMjM0NQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


@pytest.mark.parametrize(
    ("path", "status"), [(b"/api/socket?" + b"x" * 10_000, b"414"), (b"/api/socket", b"403"), (b"/elsewhere", b"403")]
)
async def test_who_gets_no_socket_is_told_so_and_is_no_news(
    sqlite: str, path: bytes, status: bytes, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A handshake that the library turns down was never answered, and its connection stayed open for ever."""
    monkeypatch.setattr(app, "WAIT_S", 0.0)
    monkeypatch.setattr(connection, "REFUSED_S", 0.0)
    monkeypatch.setitem(Limits.RATES, "socket", Rate(0, 0))
    async with running(sqlite, rate_limits=True) as server:
        caplog.clear()
        with caplog.at_level(logging.INFO):
            reader, writer = await dial(server)
            writer.write(UPGRADE % path)
            assert (await hung_up(reader)).startswith(b"HTTP/1.1 " + status)
        assert not [record for record in caplog.records if "x" * 100 in record.getMessage()]
        assert not [record for record in caplog.records if record.name.startswith("uvicorn")]
        writer.close()


@pytest.mark.parametrize("code", [Opcode.TEXT, Opcode.BINARY, Opcode.PING])
async def test_after_the_goodbye_nothing_is_listened_to(
    sqlite: str, code: Opcode, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Tens of thousands of frames come with one piece that is read: what follows the last that is borne costs nothing,
    and the other side's goodbye is heard all the same."""
    async with running(sqlite, rate_limits=True) as server, people(server.url, "Ada") as (ada,):
        await ada.connect()
        taken = 0

        def take(_bucket: Bucket, _cost: float = 1.0) -> bool:
            nonlocal taken
            taken += 1
            return taken <= 3

        monkeypatch.setattr(Bucket, "take", take)
        monkeypatch.setattr(connection, "PATIENCE", 3)
        assert ada.socket is not None
        ada.socket.transport.write(10_000 * Frame(code, b"").serialize(mask=True))
        with pytest.raises(ConnectionClosed):
            await ada.hear_the_end()
        assert taken < 20


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


async def test_what_is_done_in_a_thread_is_counted_too(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def busy(_rows: object = None) -> str:
        until = time.thread_time() + 0.02
        while time.thread_time() < until:
            pass
        return "done"

    STOPWATCH.ask()
    work = Metered(aside(busy))
    assert await work == "done"
    assert work.seconds < 0.02 <= work.aside <= work.cost
    monkeypatch.setattr(runs, "as_csv", busy)
    monkeypatch.setitem(Limits.RATES, "work", Rate(0.001, 0.01))
    async with running(sqlite, rate_limits=True) as server:
        row = {"id": "r", "game": "g", "name": "r", "wanted": "{}", "status": "done", "games": 0, "done": 0}
        await server.service.store.write(insert(schema.runs).values(**row, created_at=0, changed_at=0))
        async with httpx.AsyncClient(base_url=server.url, verify=False, timeout=PATIENCE_S) as stranger:
            answers = await asyncio.gather(*[stranger.get("/api/studio/runs/r/data") for _ in range(6)])
        assert {answer.status_code for answer in answers} == {200, 429}


async def test_costly_requests_count_more(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "WAIT_S", 0.0)
    async with running(sqlite, rate_limits=True) as server, people(server.url, "Ada") as (ada,):
        monkeypatch.setitem(Limits.RATES, "work", Rate(0.001, 0.5))
        server.service.limits._buckets.clear()
        await ada.get("/api/lobby")
        server.service.limits.charge("work", "127.0.0.1", 0.6)
        for path in ("/api/lobby", "/", "/metrics", "/healthz", "/api/openapi.json", "/api/unknown"):
            assert await ada.refused("GET", path) == (429, "too_fast")
        await ada.connect()
        await ada.say("open", table="nix")
        assert (await ada.hear("refused"))["code"] == "too_fast"


async def test_pages_and_files_have_their_cost_too(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(Limits.RATES, "work", Rate(0, 5))
    async with running(sqlite, rate_limits=True) as server, people(server.url, "Ada") as (ada,):
        work = server.service.limits._bucket("work", "127.0.0.1")
        for path in ("/", "/unknown.js", "/metrics", "/healthz"):
            before = work.left
            await ada.http.get(path)
            assert work.left < before


def test_nobody_is_in_debt_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1_000.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    bucket = Bucket(Rate(0.25, 5))
    bucket.charge(10_000.0)
    assert not bucket.take(0.0)
    now += limits.DEBT_S
    assert bucket.take(0.0)


async def test_two_seats_of_one_person_do_not_go_back_and_forth_for_ever(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(commands, "LONGEST", 3)
    async with running(sqlite) as server, people(server.url, "Ada") as (ada,):
        table = await ada.table("me", "me", game="duck-dealer", start=True)
        await ada.connect()
        await ada.open(table)
        seat = ada.now(table)["to_move"][0]
        first = ada.legal(table, seat)[0]
        assert (await ada.act(table, seat, first))["type"] == "done"
        assert (await ada.command("undo", table, seat, key="u"))["type"] == "done"
        assert (await ada.act(table, seat, first))["type"] == "done"
        full = await ada.command("undo", table, seat)
        assert (full["code"], full["params"]) == ("long_log", {"most": 3})
        assert (await ada.command("vote", table, seat, what="pause", yes=True))["code"] == "long_log"
        assert (await ada.command("undo", table, seat, key="u"))["type"] == "done", "that was carried out long ago"
        assert (await ada.command("resign", table, seat))["type"] == "done"


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


async def test_a_long_log_is_shown_piece_by_piece_and_all_the_same(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(sqlite) as server, people(server.url, "Ada") as (ada,):
        table = await ada.table("me", "me", start=True)
        await ada.connect()
        await ada.open(table)
        await play_on({0: ada, 1: ada}, table, 9, random.Random(1))
        assert (await ada.command("undo", table, ada.now(table)["undo"][0]["seat"], ask=True))["type"]
        whole = await ada.get(f"/api/tables/{table}/replay")
        monkeypatch.setattr(archive, "MANY", 1)
        assert any(line.get("undone") for line in whole["entries"])
        for page in range(2, len(whole["entries"]) + 1):
            monkeypatch.setattr(replays, "PAGE", page)
            assert await ada.get(f"/api/tables/{table}/replay") == whole


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
