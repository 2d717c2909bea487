"""Thousands of messages that nobody should send: no crash, no leak, and the table is as it was."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import random
import resource
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection

from farport.server.protocol import PROTOCOL
from farport.server.protocol import socket as says
from farport.server.tables.live import KEYS
from tests.depth import SEED, budget
from tests.server.harness import PATIENCE_S, Player, Running, people, play_on, running
from tests.server.test_table import duel

pytestmark = pytest.mark.anyio

# Messages of an outsider, of somebody without a name, of somebody at a table of his own.
SHARES = (budget(4_000, 700_000), budget(1_000, 260_000), budget(2_500, 40_000))
MESSAGES = sum(SHARES)
GROUP = 200  # fewer than a slow client may leave waiting
GROWTH_MB = 64  # over four fifths of it, of the whole process with both ends of all sockets
TYPES = [struct.__struct_config__.tag for struct in says.ClientMessage.__args__]
FIELDS_OF = {struct.__struct_config__.tag: struct.__struct_fields__ for struct in says.ClientMessage.__args__}
FIELDS = sorted({name for struct in says.ClientMessage.__args__ for name in struct.__struct_fields__})


def junk(rng: random.Random, table: str, depth: int = 0) -> Any:
    """Values of every kind, some of them almost right."""
    kind = rng.randrange(12 if depth < 3 else 8)
    simple = [
        None,
        rng.choice([True, False]),
        rng.randrange(-5, 40),
        rng.choice([2**31, 2**63, -(2**63), 2**70, 1e308, -0.5]),
        rng.choice(["", "x", "0", "act", table, table[:-1], "\u202e", "\x00", "é" * 30, "x" * rng.randrange(300)]),
        rng.choice(["pass", "move", "build_wall", "N", "brown", "none"]),
        table,
        rng.randrange(4),
    ]
    if kind < len(simple):
        return simple[kind]
    if kind < 10:
        return [junk(rng, table, depth + 1) for _ in range(rng.randrange(4))]
    keys = ["do", "robot", "at", "side", "cube", "to", "x", ""]
    return {rng.choice(keys): junk(rng, table, depth + 1) for _ in range(rng.randrange(5))}


def almost(rng: random.Random, table: str, legal: list[dict[str, Any]], types: list[Any]) -> dict[str, Any]:
    """A message as it should be, but for a field or two: it gets past the first checks."""
    sensible: dict[str, Any] = {
        "table": table,
        "key": str(rng.random()),
        "seat": rng.randrange(3),
        "action": rng.choice(legal),
        "protocol": PROTOCOL,
        "language": rng.choice(["en", "fr", "nl", "de"]),
        "what": rng.choice(["pause", "continue", "abandon"]),
        "text": "x" * rng.randrange(40),
        "person": "nobody",
        **dict.fromkeys(("yes", "muted", "follow", "watch", "ask"), rng.choice([True, False])),
        **dict.fromkeys(("to", "seq", "since", "n", "before"), rng.randrange(40)),
    }
    type = rng.choice(types)
    body = {"type": type, **{name: sensible[name] for name in FIELDS_OF[type] if name in sensible}}
    if "action" in body and rng.random() < 0.3:
        action: dict[str, Any] = dict(sensible["action"])
        body["action"] = {**action, rng.choice(list(action)): junk(rng, table)}
    elif rng.random() < 0.3:
        body[rng.choice(list(body))] = junk(rng, table)
    return body


def message(rng: random.Random, table: str, legal: list[dict[str, Any]], types: list[Any]) -> str | bytes:
    kind = rng.randrange(20)
    if kind == 0:
        return rng.randbytes(rng.randrange(60))
    if kind == 1:
        return rng.choice(
            [
                "",
                "{",
                "[" * rng.randrange(2_000),
                '"',
                "null",
                '{"type":',
                "\ud83d".encode("utf-16", "surrogatepass").hex(),
            ]
        )
    if kind < 10:
        return msgspec.json.encode(almost(rng, table, legal, types)).decode()
    body: dict[str, Any] = {"type": rng.choice(types) if rng.random() < 0.95 else junk(rng, table)}
    for field in rng.sample(FIELDS, rng.randrange(1, 7)):
        body[field] = junk(rng, table)
    if rng.random() < 0.7:
        body.update(table=table, key=str(rng.random()))
    if rng.random() < 0.6:
        body["seat"] = rng.choice([0, 1, 1, 2, 31])
    if rng.random() < 0.5:
        action = dict(rng.choice(legal)) if legal else {}
        if action and rng.random() < 0.7:
            action[rng.choice(list(action))] = junk(rng, table)
        body["action"] = action
    text = msgspec.json.encode(body).decode()
    return text[: rng.randrange(len(text))] if kind == 2 else text


class Pest:
    """Somebody who sends everything there is, on one socket, and waits now and then until all of it was dealt with."""

    def __init__(self, player: Player, table: str, legal: list[dict[str, Any]], seed: int, types: list[Any]) -> None:
        self.player = player
        self.table = table
        self.legal = legal
        self.types = types
        self.rng = random.Random(seed)
        self.answers = 0
        self.codes: set[str] = set()

    async def send(self, messages: int, secret: str) -> None:
        """A lost connection is a failure: nothing that is sent here may end it."""
        socket = self.player.socket
        assert socket is not None
        for first in range(0, messages or 1, GROUP):
            batch = [message(self.rng, self.table, self.legal, self.types) for _ in range(min(GROUP, messages - first))]
            mark = f"mark {first}"
            reading = asyncio.create_task(self._read_until(socket, mark, secret))
            for each in batch:
                await socket.send(each)
            # Messages of a socket are dealt with in order: when this one is answered, so are all before it.
            await socket.send(msgspec.json.encode({"type": "hint", "table": "-", "seat": 0, "key": mark}).decode())
            async with asyncio.timeout(PATIENCE_S):
                await reading

    async def stay(self, others: set[Pest], secret: str) -> None:
        """Who has sent everything says so now and then: whoever is silent for long is let go."""
        others.discard(self)
        while others:
            await asyncio.sleep(1.0)
            await self.send(0, secret)

    async def _read_until(self, socket: ClientConnection, mark: str, secret: str) -> None:
        while True:
            answer = str(await socket.recv())
            assert secret not in answer
            self.answers += 1
            if answer.startswith('{"type":"refused"'):
                refused = msgspec.json.decode(answer)
                self.codes.add(refused["code"])
                if refused["key"] == mark:
                    return
            assert not answer.startswith('{"type":"bye"'), answer


async def send(pests: list[Pest], counts: list[int], secret: str) -> None:
    """All at the same time; none goes before all have sent theirs."""
    at_it = set(pests)

    async def take_part(pest: Pest, count: int) -> None:
        await pest.send(count, secret)
        await pest.stay(at_it, secret)

    await asyncio.gather(*[take_part(pest, count) for pest, count in zip(pests, counts, strict=True)])


async def test_messages_that_nobody_should_send(sqlite: str, caplog: pytest.LogCaptureFixture) -> None:
    """Two outsiders send everything there is, and the table is as it was; a third does it at a table of his own, which
    stays sound."""
    async with running(sqlite) as server, people(server.url, "Ada", "Bob", "Eve", "Mal") as (ada, bob, eve, mal):
        table = await duel(ada, bob)
        await play_on({0: ada, 1: bob}, table, 12, random.Random(1))
        legal = [action for player, seat in ((ada, 0), (bob, 1)) for action in player.legal(table, seat)]
        secret = str((await server.service.hall.table(table)).charter.seed)
        before = ada.tables[table]["now"]["seq"], ada.view(table, 0)
        own = await mal.table("me", "me", start=True, settings={"hints": False})
        nobody = Player(server.url)
        for player in (eve, mal, nobody):
            await player.connect()
        tasks = len(asyncio.all_tasks())
        lasting = [each for each in TYPES if each not in ("resign", "vote")]
        pests = [
            Pest(eve, table, legal, SEED + 2, TYPES),
            Pest(nobody, table, legal, SEED + 3, TYPES),
            Pest(mal, own, legal, SEED + 4, lasting),
        ]
        await send(pests, [count // 5 for count in SHARES], secret)
        settled = memory_mb()
        await send(pests, [count - count // 5 for count in SHARES], secret)
        assert memory_mb() - settled < GROWTH_MB
        assert sum([pest.answers for pest in pests]) > MESSAGES // 2, "whatever is no acknowledgement is answered"
        assert {"bad_message", "no_table", "not_known", "not_your_seat"} <= pests[0].codes | pests[1].codes
        assert "bad_action" in pests[2].codes, sorted(pests[2].codes)
        assert "unavailable" not in {code for pest in pests for code in pest.codes}

        await ada.leave()  # she has not answered a ping for long
        await ada.connect()
        fresh = await ada.open(table)
        assert (fresh["now"]["seq"], ada.view(table, 0)) == before
        await sound(server, own)
        assert (await eve.get("/healthz"))["store"]
        for player in (eve, mal, nobody):
            await player.close()
        async with asyncio.timeout(PATIENCE_S):
            while len(server.service.sockets._all) > 2 or len(asyncio.all_tasks()) > tasks:
                await asyncio.sleep(0.05)
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []


HANDSHAKE = (
    "GET /api/socket HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
PATHS = ("/api/me", "/api/tables", "/api/lobby", "/api/admin", "/api/reports", "/api/games", "/api/tables/{table}/join")


def raw_frame(rng: random.Random) -> bytes:
    """Any opcode, reserved bits, wrong lengths, with and without a mask, sometimes cut off."""
    body = rng.choice([rng.randbytes(rng.randrange(200)), b'{"type":"hello","protocol":1}', b"", b"\xff\xfe"])
    first = rng.choice([0x81, 0x82, 0x01, 0x00, 0x80, 0x88, 0x89, 0x8A, rng.randrange(256)])
    length = rng.choice([len(body)] * 4 + [0, 125, 126, 127])
    extended = {126: rng.randbytes(2), 127: rng.randbytes(8)}.get(length, b"")
    masked = rng.random() < 0.8
    mask = rng.randbytes(4)
    sent = bytes(byte ^ mask[place % 4] for place, byte in enumerate(body)) if masked else body
    frame = bytes([first, (0x80 if masked else 0) | length]) + extended + (mask if masked else b"") + sent
    return frame[: rng.randrange(1, len(frame) + 1)] if rng.random() < 0.1 else frame


def raw_request(rng: random.Random, host: str, table: str) -> bytes:
    """An address of ours with a body of any kind, or a head that is none."""
    if rng.random() < 0.2:
        return rng.randbytes(rng.randrange(1, 300)) + b"\r\n\r\n"
    body = rng.choice([rng.randbytes(rng.randrange(60)), msgspec.json.encode(junk(rng, table)), b"{}", b"[" * 500])
    path = rng.choice(PATHS).format(table=table) + rng.choice(["", "?x=%00", "/../..", "%2e%2e", "?settled=maybe"])
    method = rng.choice(["GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "x"])
    length = rng.choice([str(len(body))] * 5 + ["-1", "99999999999", "x"])
    head = f"{method} {path} HTTP/1.1\r\nHost: {host}\r\nContent-Length: {length}\r\nConnection: close\r\n\r\n"
    return head.encode() + body


async def savage(host: str, port: int, sent: list[bytes]) -> bytes:
    """Say all of it on one connection, and hear whatever comes, until the server has enough or nothing more comes."""
    reader, writer = await asyncio.open_connection(host, port)
    heard = b""
    try:
        for each in sent:
            writer.write(each)
        await writer.drain()
        writer.write_eof()
        async with asyncio.timeout(PATIENCE_S):
            heard = await reader.read(-1)
    except (ConnectionError, OSError):
        pass  # it was cut off, as it should be
    finally:
        writer.close()
        with contextlib.suppress(ConnectionError, OSError):
            await writer.wait_closed()
    return heard


async def test_raw_frames_and_requests_that_nobody_should_send(sqlite: str, caplog: pytest.LogCaptureFixture) -> None:
    rng = random.Random(SEED + 5)
    connections = budget(60, 4_000)
    async with running(sqlite) as server, people(server.url, "Ada", "Bob") as (ada, bob):
        table = await duel(ada, bob)
        host, port = server.url.removeprefix("http://").split(":")
        before = ada.tables[table]["now"]["seq"]
        for number in range(connections):
            if number % 2:
                frames = [raw_frame(rng) for _ in range(rng.randrange(1, 100))]
                await savage(host, int(port), [HANDSHAKE.format(host=f"{host}:{port}").encode(), *frames])
            else:
                heard = await savage(host, int(port), [raw_request(rng, f"{host}:{port}", table)])
                assert not heard.startswith(b"HTTP/1.1 5"), heard[:300]
        assert ada.tables[table]["now"]["seq"] == before
        assert (await ada.get("/healthz"))["store"]
        late = server.service.metrics.loop_late
        buckets = {bound: bucket.get() for bound, bucket in zip(late._upper_bounds, late._buckets, strict=True)}
        stalls = sum(count for bound, count in buckets.items() if bound > 0.25)
        print(f"{connections} raw connections; the loop (with both ends in it) came over 250 ms late {stalls:g} times")
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []


async def sound(server: Running, id: str) -> None:
    """What the table has become is what its log leads to, and nothing of the junk is kept with it."""
    live = await server.service.hall.table(id)
    assert live.play is not None
    play, _ = await server.service.hall.archive.load(live.charter)
    assert play is not None
    assert (play.seq, play.state.digest()) == (live.play.seq, live.play.state.digest())
    assert play.seq > 2, "some of it was legal"
    assert len(live._keys) <= KEYS


def memory_mb() -> float:
    """What the process has in memory now, with both ends of all sockets in it."""
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * resource.getpagesize() / 2**20
