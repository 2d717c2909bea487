"""Two workers on PostgreSQL and Redis: any worker serves any table, and one append is all the coordination there is."""

from __future__ import annotations

import asyncio
import contextlib
import random
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from farport.server.bus.redis import RedisBus
from farport.server.ids import new_id
from tests.depth import budget
from tests.server.databases import PrivateRedis, free_port, wait_for_port
from tests.server.harness import PATIENCE_S, Player, people, running

pytestmark = pytest.mark.anyio
CLIENTS = 20
MOVES = budget(everyday=50, deep=400)


@pytest.fixture
def redis(tmp_path: Path) -> Iterator[str]:
    server = PrivateRedis(tmp_path)
    server.start()
    yield server.url
    server.stop()


async def test_twenty_clients_hammer_one_table(postgres: str, redis: str) -> None:
    """Everybody sends for both seats at the same time, to both workers; the log is one line, and all see the same."""
    async with (
        running(postgres, bus=redis) as one,
        running(postgres, bus=redis) as two,
        people(one.url, "Ada") as (ada,),
    ):
        table = await ada.table("me", "me", start=True)
        clients = [Player((one, two)[number % 2].url, "Ada") for number in range(CLIENTS)]
        for client in clients:
            client.http.cookies = ada.http.cookies
            await client.connect()
            await client.open(table)
        done = await asyncio.gather(*[hammer(client, table, number) for number, client in enumerate(clients)])
        last = max(client.now(table)["seq"] for client in clients)
        for client in clients:
            await client.wait_until(table, lambda now: now["seq"] >= last)
        numbers = sorted(seq for seqs in done for seq in seqs)
        assert numbers == list(range(2, last + 1)), "a number is missing or double"
        first = clients[0].tables[table]
        for client in clients:
            assert client.tables[table]["positions"] == first["positions"]
            assert [entry["seq"] for entry in client.tables[table]["entries"]] == list(range(1, last + 1))
            assert client.tables[table]["entries"] == first["entries"]
            await client.close()
        log = await one.service.hall.archive.entries(table)
        assert [entry.seq for entry in log] == list(range(1, last + 1))
        assert len({entry.key for entry in log}) == len(log)
        digests = {
            running.service.hall.live(table).play.state.digest()  # type: ignore[union-attr]
            for running in (one, two)
        }
        assert len(digests) == 1


async def hammer(client: Player, table: str, seed: int) -> list[int]:
    """The numbers of the moves that this client made; most are refused, because somebody else was first."""
    rng = random.Random(seed)
    made: list[int] = []
    while client.now(table)["seq"] < MOVES and client.now(table)["status"] == "running":
        seat = client.now(table)["to_move"][0]
        answer = await client.act(table, seat, rng.choice(client.legal(table, seat)), key=new_id())
        if answer["type"] == "done":
            made.append(answer["seq"])
            await client.wait_until(table, lambda now, seq=answer["seq"]: now["seq"] >= seq)
        else:
            assert answer["code"] != "unavailable", answer
    return made


async def test_people_at_different_workers_see_and_hear_each_other(postgres: str, redis: str) -> None:
    async with running(postgres, bus=redis) as one, running(postgres, bus=redis) as two:
        ada, bob = Player(one.url), Player(two.url)
        await ada.named("Ada")
        await bob.named("Bob")
        await bob.connect()
        await bob.say("lobby", follow=True)
        table = await ada.table("me", "open")
        await bob.hear("lobby_changed")
        await bob.post(f"/api/tables/{table}/join")
        await ada.connect()
        await ada.open(table)
        await bob.open(table)
        await ada.post(f"/api/tables/{table}/start")
        for player in (ada, bob):
            await player.wait_until(table, lambda now: now["status"] == "running")
        await ada.say("say", table=table, text="good luck", key="1")
        assert (await bob.hear("chat"))["line"]["text"] == "good luck"
        presence = await ada.hear("presence")
        while presence["connected"] != [0, 1]:
            presence = await ada.hear("presence")
        await ada.close()
        await bob.close()


async def test_what_is_followed_while_another_topic_is_subscribed_is_not_forgotten(redis: str) -> None:
    """Redis knows of every topic, however the following of one falls together with the subscribing of others."""
    topics = [f"table:{number}" for number in range(200)]
    bus = RedisBus(redis, "test:")
    await bus.start(lambda _topic, _payload: None, lambda: None)
    try:
        for topic in topics:
            bus.follow(topic)
            await asyncio.sleep(0)
        async with asyncio.timeout(PATIENCE_S):
            while not all(count == 1 for _, count in await bus._redis.pubsub_numsub(*[f"test:{t}" for t in topics])):
                await asyncio.sleep(0.05)
    finally:
        await bus.close()


def test_killing_the_parent_of_real_workers_ends_them(postgres: str, redis: str) -> None:
    """A parent that is killed can tell nobody; its workers must not keep the port."""
    port = free_port()
    command = [sys.executable, "-m", "farport", "serve", "--port", str(port), "--workers", "2"]
    command += ["--database", postgres, "--bus", redis]
    parent = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        wait_for_port(port)
        deadline = time.monotonic() + PATIENCE_S
        while len(workers := _children(parent.pid)) < 2 and time.monotonic() < deadline:
            time.sleep(0.05)
        assert len(workers) >= 2
    finally:
        parent.kill()
        parent.wait()
    while any(_lives(worker) for worker in workers):
        assert time.monotonic() < deadline + PATIENCE_S, "they live on without their parent"
        time.sleep(0.05)
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        probe.bind(("127.0.0.1", port))


def _children(pid: int) -> list[int]:
    """Also of its helpers: whatever the server has started."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            fields = stat.read_text().rpartition(")")[2].split()
            if int(fields[1]) == pid and fields[0] != "Z":
                found.append(int(stat.parent.name))
    return found


def _lives(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
