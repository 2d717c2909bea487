"""Tell me it is my turn: once, where I want it, not at night, and never into the server's own network."""

from __future__ import annotations

import asyncio
import contextlib
import json
import queue
import re
from collections.abc import AsyncIterator, Iterator
from datetime import UTC, datetime
from email import message_from_bytes, policy
from email.message import EmailMessage

import msgspec
import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session
from sqlalchemy import select, update

from farport.server.errors import Refuse
from farport.server.identities.people import ENCODE
from farport.server.moments import now_ms
from farport.server.notify.notifier import is_quiet, quiet_for_s
from farport.server.notify.webhook import Webhook
from farport.server.protocol.http import QuietHours, Settings
from farport.server.store import schema
from farport.server.store.opening import open_store
from tests.server.harness import PATIENCE_S, Player, Running, gone, people, running
from tests.server.test_table import duel

REGISTRY_LINE = re.compile(r'farport_notices_total\{channel="mail",outcome="sent"\} (\S+)')


class Mailbox:
    """A webhook that keeps what it gets."""

    def __init__(self) -> None:
        self.url = ""
        self.got: asyncio.Queue[dict[str, str]] = asyncio.Queue()

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        length = int(head.partition("content-length: ")[2].partition("\r\n")[0])
        self.got.put_nowait(json.loads(await reader.readexactly(length)))
        writer.write(b"HTTP/1.1 204 No Content\r\n\r\n")
        await writer.drain()
        writer.close()
        await writer.wait_closed()


@contextlib.asynccontextmanager
async def mailbox() -> AsyncIterator[Mailbox]:
    box = Mailbox()
    server = await asyncio.start_server(box.take, "127.0.0.1", 0)
    box.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/hook"
    try:
        yield box
    finally:
        server.close()
        await server.wait_closed()


async def all_told(server: Running) -> None:
    """Until nobody is about to be told anything: also not that the game has begun, as those are who were not there."""
    async with asyncio.timeout(PATIENCE_S):
        while any(task.get_name() in ("notify", "news") for task in server.service.hall._tasks):
            await asyncio.sleep(0.01)


@pytest.mark.anyio
async def test_a_turn_is_told_once_to_who_is_not_looking(sqlite: str) -> None:
    async with (
        mailbox() as box,
        running(sqlite, webhooks_to_private_addresses=True, public_url="") as server,
        people(server.url, "Ada", "Bob") as (ada, bob),
    ):
        server.service.notifier.patience_s = 0.05
        table = await duel(ada, bob, name="Friday night")
        await all_told(server)
        seat = ada.now(table)["to_move"][0]
        here, away = (ada, bob) if seat == 0 else (bob, ada)
        answer = await away.http.put("/api/me/settings", json={"webhook": box.url, "language": "fr"})
        assert answer.status_code == 200, answer.text
        await away.leave()
        while here.now(table)["to_move"] == [seat]:
            await here.act(table, seat, here.legal(table, seat)[0])
        async with asyncio.timeout(PATIENCE_S):
            told = await box.got.get()
        assert told["content"].startswith(f"{away.name}, c'est à vous de jouer à Friday night")
        await away.connect()
        await away.open(table)
        await away.leave()  # the same turn again: it has been told
        await gone(server, table, away)
        await all_told(server)
        assert box.got.empty()
        await here.post("/api/me/tokens", name="x", scopes=["read"])
        assert await here.refused("POST", "/api/me/test-notification") == (422, "bad_address")


@pytest.mark.anyio
async def test_what_quiet_hours_hold_back_is_told_after_a_restart(database: str) -> None:
    always = {"start": 0, "end": 1_439, "offset_minutes": minutes_after_midnight_offset()}
    async with mailbox() as box:
        async with (
            running(database, webhooks_to_private_addresses=True) as server,
            people(server.url, "Ada", "Bob") as (ada, bob),
        ):
            server.service.notifier.patience_s = 0.0
            table = await duel(ada, bob, name="Friday night")
            await all_told(server)
            seat = ada.now(table)["to_move"][0]
            away = ada if seat == 0 else bob
            wanted = {"webhook": box.url, "quiet": always}
            assert (await away.http.put("/api/me/settings", json=wanted)).status_code == 200
            await away.leave()
            store = server.service.store
            async with asyncio.timeout(PATIENCE_S):
                while not (held := await store.read(select(schema.held))):
                    await asyncio.sleep(0.02)
            assert [(row.table_id, row.person, row.seat) for row in held] == [(table, away.me["id"], seat)]
            assert held[0].due_at > now_ms()
            assert box.got.empty()
        # The night passes while no server runs.
        store = open_store(database)
        settings = ENCODE(Settings(language="de", webhook=box.url)).decode()
        await store.write(
            update(schema.held).values(due_at=1),
            update(schema.people).where(schema.people.c.id == away.me["id"]).values(settings=settings),
        )
        await store.close()
        async with running(database, webhooks_to_private_addresses=True) as server:
            async with asyncio.timeout(PATIENCE_S):
                told = await box.got.get()
                assert told["content"].startswith(f"{away.name}, ")
                while await server.service.store.read(select(schema.held)):
                    await asyncio.sleep(0.02)
            await server.service.notifier.tell_held()
            assert box.got.empty()


def minutes_after_midnight_offset() -> int:
    """An offset with which it is noon there now: far from the one minute a day that is not quiet."""
    now = datetime.now(UTC)
    return 720 - (now.hour * 60 + now.minute)


class Inbox:
    """An SMTP server's side: keeps the mail."""

    def __init__(self) -> None:
        self.got: queue.SimpleQueue[tuple[str, list[str], EmailMessage]] = queue.SimpleQueue()

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802  (its name there)
        assert isinstance(envelope.content, bytes)
        assert envelope.mail_from is not None
        message = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(message, EmailMessage)
        self.got.put((envelope.mail_from, list(envelope.rcpt_tos), message))
        return "250 OK"


class Post(Controller):
    """A mail server on a port that the system chooses."""

    def __init__(self, inbox: Inbox) -> None:
        super().__init__(inbox, hostname="127.0.0.1", port=0, ready_timeout=PATIENCE_S)

    def _trigger_server(self) -> None:
        assert isinstance(self.server, asyncio.Server)
        self.port = self.server.sockets[0].getsockname()[1]
        super()._trigger_server()  # type: ignore[no-untyped-call]


@contextlib.contextmanager
def post_office() -> Iterator[tuple[Post, Inbox]]:
    inbox = Inbox()
    post = Post(inbox)
    post.start()
    try:
        yield post, inbox
    finally:
        post.stop()


async def confirm(player: Player, inbox: Inbox) -> None:
    """Answer the first mail that comes to a new address."""
    _, _, message = await asyncio.to_thread(inbox.got.get, timeout=PATIENCE_S)
    code = next(word for word in message.get_content().split() if len(word) > 60 and "/" not in word)
    assert (await player.post("/api/me/confirm-mail", code=code))["mail_confirmed"]


async def confirmed_already(server: Running, player: Player) -> None:
    """As it lies in the database of somebody who has answered."""
    identity = await server.service.people.by_id(player.me["id"])
    assert identity is not None
    assert identity.settings.email is not None
    await server.service.people.confirm_mail(identity, identity.settings.email)


@pytest.mark.anyio
async def test_a_turn_is_told_by_mail(sqlite: str) -> None:
    with post_office() as (post, inbox):
        smtp = {"smtp_host": post.hostname, "smtp_port": post.port, "smtp_security": "none"}
        async with (
            running(sqlite, smtp_from="Farport <turns@example.org>", **smtp) as server,
            people(server.url, "Ada", "Bob") as (ada, bob),
        ):
            server.service.notifier.patience_s = 0.0
            address = msgspec.structs.replace(server.service.config, public_url="https://games.example.org")
            server.service.notifier._config = address
            table = await duel(ada, bob, name="Vendredi soir")
            await all_told(server)
            seat = ada.now(table)["to_move"][0]
            away = ada if seat == 0 else bob
            wanted = {"email": "away@example.org", "language": "fr"}
            assert (await away.http.put("/api/me/settings", json=wanted)).status_code == 200
            await confirm(away, inbox)
            await away.leave()
            sender, to, message = await asyncio.to_thread(inbox.got.get, timeout=PATIENCE_S)
            assert (sender, to) == ("turns@example.org", ["away@example.org"])
            assert message["From"] == "Farport <turns@example.org>"
            assert message["To"] == "away@example.org"
            assert "Vendredi soir" in message["Subject"]
            text = message.get_content()
            assert "c'est à vous de jouer à Vendredi soir" in text
            assert f"https://games.example.org/table/{table}" in text
            await away.http.post("/api/me/test-notification")
            assert (await asyncio.to_thread(inbox.got.get, timeout=PATIENCE_S))[1] == ["away@example.org"]
            count = REGISTRY_LINE.search(server.service.metrics.text().decode())
            assert count is not None
            assert float(count[1]) == 3


@pytest.mark.anyio
async def test_a_mail_server_that_is_away_is_counted_and_stops_nothing(sqlite: str) -> None:
    with post_office() as (post, _):
        closed = post.port
    smtp = {"smtp_host": "127.0.0.1", "smtp_port": closed, "smtp_security": "none", "smtp_from": "f@example.org"}
    async with running(sqlite, **smtp) as server, people(server.url, "Ada") as (ada,):
        assert (await ada.http.put("/api/me/settings", json={"email": "a@example.org"})).status_code == 200
        await confirmed_already(server, ada)
        assert (await ada.http.post("/api/me/test-notification")).status_code == 200
        async with asyncio.timeout(PATIENCE_S):  # the mail with the code, and the test
            while b'farport_notices_total{channel="mail",outcome="failed"} 2.0' not in server.service.metrics.text():
                await asyncio.sleep(0.01)


@pytest.mark.anyio
async def test_a_mail_server_that_says_nothing_is_told_as_such(sqlite: str) -> None:
    async def silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read()
        writer.close()

    mute = await asyncio.start_server(silent, "127.0.0.1", 0)
    smtp = {"smtp_host": "127.0.0.1", "smtp_port": mute.sockets[0].getsockname()[1], "smtp_from": "f@example.org"}
    async with running(sqlite, smtp_security="none", **smtp) as server, people(server.url, "Ada") as (ada,):
        server.service.notifier.test_s = 0.05
        assert (await ada.http.put("/api/me/settings", json={"email": "a@example.org"})).status_code == 200
        await confirmed_already(server, ada)
        assert await ada.refused("POST", "/api/me/test-notification") == (422, "no_answer")
    mute.close()
    await mute.wait_closed()


NO_ADDRESSES = (
    "",
    "<",
    "@",
    "a@",
    "@b",
    "a@b, c@d",
    "a@[",
    '"a@b',
    "a@b\r\nBcc: c@d",
    "Ada <a@b>",
    "=?utf-8?q?=00?=@b",
)


@pytest.mark.anyio
@pytest.mark.parametrize("address", NO_ADDRESSES)
async def test_what_is_no_address_is_not_kept_and_never_sent_to(sqlite: str, address: str) -> None:
    smtp = {"smtp_host": "127.0.0.1", "smtp_port": 9, "smtp_from": "f@example.org", "smtp_security": "none"}
    async with running(sqlite, **smtp) as server, people(server.url, "Ada") as (ada,):
        assert await ada.refused("PUT", "/api/me/settings", {"email": address}) == (422, "bad_address")
        settings = ENCODE(Settings(email=address)).decode()  # as it may lie there from before
        await server.service.store.write(update(schema.people).values(settings=settings, mail_confirmed=address))
        server.service.people.forget(ada.me["id"])
        assert (await ada.http.post("/api/me/test-notification")).status_code == 200
        assert b'farport_notices_total{channel="mail",outcome="failed"} 1.0' in server.service.metrics.text()


@pytest.mark.anyio
@pytest.mark.parametrize(
    "url",
    [
        "http://127.0.0.1/hook",
        "http://localhost:6379/",
        "http://10.0.0.1/",
        "http://169.254.169.254/latest/meta-data",
        "http://[::1]/",
        "http://[::ffff:127.0.0.1]/",
        "http://0.0.0.0/",
        "ftp://example.org/",
        "http://user:secret@8.8.8.8/",
        "http://8.8.8.8:99999/",
        "file:///etc/passwd",
        "nonsense",
        "http://[",
        "http://a\u2100b/",
    ],
)
async def test_a_webhook_does_not_reach_into_the_servers_network(url: str) -> None:
    with pytest.raises(Refuse, match="bad_address"):
        await Webhook(private_allowed=False).tell(url, "hello")


def test_quiet_hours_go_past_midnight() -> None:
    night = QuietHours(start=22 * 60, end=7 * 60, offset_minutes=60)
    hour = 3_600_000
    assert is_quiet(night, 21 * hour)  # 22:00 there
    assert is_quiet(night, 5 * hour)
    assert not is_quiet(night, 6 * hour)  # 07:00 there
    assert not is_quiet(night, 12 * hour)
    assert quiet_for_s(night, 5 * hour) == 3_600
    assert not is_quiet(None, 0)
    assert not is_quiet(QuietHours(start=5, end=5), 0)
