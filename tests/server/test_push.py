"""Web push: a service that stands in for the browser maker's takes what we send, and only the browser can read it."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import secrets
from collections.abc import AsyncIterator
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from sqlalchemy import update

from farport.server.moments import now_ms
from farport.server.notify.notifier import DAY_MS
from farport.server.store import schema
from tests.server.harness import PATIENCE_S, Player, all_told, gone, people, running
from tests.server.test_table import duel

pytestmark = pytest.mark.anyio


class Browser:
    """The keys of a subscription, and the push service behind it."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = secrets.token_bytes(16)
        self.answer = b"201 Created"
        self.endpoint = ""
        self.heads: list[dict[str, str]] = []
        self.got: asyncio.Queue[dict[str, str]] = asyncio.Queue()

    @property
    def subscription(self) -> dict[str, str]:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.endpoint, "p256dh": text(point), "auth": text(self.auth)}

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        lines = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        head = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines[1:]) if name}
        sealed = await reader.readexactly(int(head["content-length"]))
        self.heads.append(head)
        opened = http_ece.decrypt(sealed, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
        writer.write(b"HTTP/1.1 " + self.answer + b"\r\n\r\n")
        await writer.drain()
        writer.close()
        await writer.wait_closed()
        self.got.put_nowait(json.loads(opened))

    async def message(self) -> dict[str, str]:
        async with asyncio.timeout(PATIENCE_S):
            return await self.got.get()


@contextlib.asynccontextmanager
async def browser() -> AsyncIterator[Browser]:
    made = Browser()
    server = await asyncio.start_server(made.take, "127.0.0.1", 0)
    made.endpoint = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/push/1"
    try:
        yield made
    finally:
        server.close()
        await server.wait_closed()


def text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


async def set_up(player: Player, **changed: Any) -> None:
    answer = await player.http.put("/api/me/settings", json=changed)
    assert answer.status_code == 200, answer.text


async def test_a_challenge_reaches_a_browser_that_alone_can_read_it(database: str) -> None:
    async with (
        browser() as far,
        running(database, webhooks_to_private_addresses=True) as server,
        people(server.url, "Ada", "Bob") as (ada, bob),
    ):
        server.service.notifier.patience_s = 0.0
        key = (await bob.get("/api/push"))["key"]
        assert (await ada.get("/api/push"))["key"] == key
        await bob.post("/api/me/push", **far.subscription)
        answer = await ada.post(f"/api/people/{bob.me['id']}/challenge", game="duck-dealer")
        told = await far.message()
        assert told["body"] == "Bob, you are challenged to a game of Duck Dealer."
        assert told["path"] == f"/table/{answer['table']['id']}"
        head = far.heads[0]
        assert head["content-encoding"] == "aes128gcm"
        assert Vapid02.verify(head["authorization"])
        assert f"k={key}" in head["authorization"]


async def test_a_turn_is_told_unless_the_table_or_the_event_is_silent(sqlite: str) -> None:
    async with (
        browser() as far,
        running(sqlite, webhooks_to_private_addresses=True) as server,
        people(server.url, "Ada", "Bob") as (ada, bob),
    ):
        notifier = server.service.notifier
        notifier.patience_s = 0.0
        table = await duel(ada, bob, name="Friday")
        seat = ada.now(table)["to_move"][0]
        away = ada if seat == 0 else bob
        await away.post("/api/me/push", **far.subscription)
        live = await server.service.hall.table(table)
        assert live.play is not None
        turn = live.play.turn_of(seat)
        await set_up(away, untold=["turn"])
        await away.leave()
        await gone(server, table, away)
        await all_told(server)
        await set_up(away, untold=[])
        await away.http.put(f"/api/tables/{table}/silence", json={"silent": True})
        await notifier._tell_now(live, away.me["id"], seat, turn)
        assert far.got.empty()
        assert (await away.get(f"/api/tables/{table}/silence"))["silent"]
        await away.http.put(f"/api/tables/{table}/silence", json={"silent": False})
        await notifier._tell_now(live, away.me["id"], seat, turn)
        assert (await far.message())["title"] == "It is your move: Friday"


async def test_once_a_day_all_that_waits_is_told_together(database: str) -> None:
    async with (
        browser() as far,
        running(database, webhooks_to_private_addresses=True) as server,
        people(server.url, "Ada", "Bob") as (ada, bob),
    ):
        server.service.notifier.patience_s = 0.0
        table = await duel(ada, bob, name="Friday")
        away = ada if ada.now(table)["to_move"] == [0] else bob
        await all_told(server)  # that the game begins
        await set_up(away, digest=True)
        await away.post("/api/me/push", **far.subscription)
        await server.service.notifier.digest()
        assert far.got.empty()  # a day has not passed
        yesterday = update(schema.people).where(schema.people.c.id == away.me["id"])
        await server.service.store.write(yesterday.values(digested_at=now_ms() - DAY_MS))
        await asyncio.gather(server.service.notifier.digest(), server.service.notifier.digest())
        told = await far.message()
        assert told["title"] == "One table waits for you"
        assert "- Friday" in told["body"]
        assert far.got.empty()


async def test_a_browser_that_is_gone_is_forgotten_and_nonsense_refused(sqlite: str) -> None:
    async with (
        browser() as far,
        running(sqlite, webhooks_to_private_addresses=True) as server,
        people(server.url, "Ada") as (ada,),
    ):
        wrong = {**far.subscription, "p256dh": "A" * 87}
        assert await ada.refused("POST", "/api/me/push", wrong) == (422, "bad_address")
        await ada.post("/api/me/push", **far.subscription)
        far.answer = b"410 Gone"
        await ada.post("/api/me/test-notification")
        assert await server.service.push.of(ada.me["id"]) == []
        await ada.post("/api/me/push", **far.subscription)
        response = await ada.http.request("DELETE", "/api/me/push", json={"endpoint": far.endpoint})
        assert response.status_code == 200
        assert await ada.refused("POST", "/api/me/test-notification") == (422, "bad_address")


async def test_a_push_service_inside_the_servers_network_is_refused(sqlite: str) -> None:
    async with browser() as near, running(sqlite) as server, people(server.url, "Ada") as (ada,):
        assert await ada.refused("POST", "/api/me/push", near.subscription) == (422, "bad_address")
