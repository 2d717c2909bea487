"""Servers that die, and players who do not mind: they come back, send again what was not answered, and remember
everything that was acknowledged."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.exceptions import WebSocketException

from farport.server.config import Config
from farport.server.ids import new_id
from farport.server.store.store import Store
from farport.server.tables.archive import Archive
from tests.server.databases import free_port
from tests.server.harness import PATIENCE_S, Player

ROOT = Path(__file__).parents[2]


def _is_free(port: int) -> bool:
    with socket.socket() as probe, contextlib.suppress(OSError):
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        probe.bind(("127.0.0.1", port))
        return True
    return False


class Mortal:
    """A server in a process of its own."""

    def __init__(self, database: str, *, environment: dict[str, str] | None = None, **settings: Any) -> None:
        self._environment = environment
        values: dict[str, Any] = {"rate_limits": False, "log_level": "error", **settings}
        self.config = Config(database=database, port=free_port(), **values)
        self.url = f"http://127.0.0.1:{self.config.port}"
        self._launcher: subprocess.Popen[str] | None = None
        self.pid = 0

    @contextlib.contextmanager
    def prepared(self) -> Iterator[Mortal]:
        self._launcher = subprocess.Popen(
            [sys.executable, "-m", "tests.server.launcher", msgspec.json.encode(self.config).decode()],
            cwd=ROOT,
            env=self._environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        try:
            self.start()
            yield self
        finally:
            self.kill()
            self._launcher.communicate()

    def start(self) -> None:
        assert self._launcher is not None
        assert self._launcher.stdin is not None
        assert self._launcher.stdout is not None
        self._launcher.stdin.write("start\n")
        self._launcher.stdin.flush()
        self.pid = int(self._launcher.stdout.readline())

    def kill(self) -> None:
        """And wait until it is gone, with its hold on the port: a helper that it was about to start when it died has
        its sockets until it is a program of its own."""
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.pid, signal.SIGKILL)
            while True:
                os.kill(self.pid, 0)
                time.sleep(0.002)
        while not _is_free(self.config.port):
            time.sleep(0.01)

    async def answers(self) -> None:
        """Wait until it does."""
        async with httpx.AsyncClient(verify=False) as client:
            async with asyncio.timeout(PATIENCE_S):
                while True:
                    with contextlib.suppress(httpx.TransportError):
                        if (await client.get(f"{self.url}/healthz")).status_code == 200:
                            return
                    await asyncio.sleep(0.02)


class Stubborn(Player):
    """Plays both seats of a table for ever, whatever happens to the server."""

    def __init__(self, url: str, seed: int) -> None:
        super().__init__(url)
        self.rng = random.Random(seed)
        self.table_id = ""
        self.acknowledged: dict[str, tuple[int, int, dict[str, Any]]] = {}
        self.unanswered: tuple[str, int, dict[str, Any]] | None = None
        self.stop = False
        self.finished_games = 0
        self.made = 0  # moves that were acknowledged, in all games
        self.refused_as = ""  # the last one that was refused

    async def begin(self) -> None:
        await self.named(f"P{self.rng.randrange(10**6)}")
        self.table_id = await self.table("me", "me", start=True)

    async def play_for_ever(self) -> None:
        while not self.stop:
            try:
                await self._play()
            except (OSError, WebSocketException, TimeoutError, EOFError):
                await asyncio.sleep(0.02)
            finally:
                await self.hang_up()

    async def _play(self) -> None:
        async with asyncio.timeout(PATIENCE_S):
            await self.connect()
            opened = await self.open(self.table_id)
        assert opened.get("code") is None, opened
        self.check(opened["entries"])
        while not self.stop:
            if self.unanswered is None:
                now = self.now(self.table_id)
                if now["status"] != "running":
                    await self._next_game()
                    return
                seat = now["to_move"][0]
                self.unanswered = (new_id(), seat, self.rng.choice(self.legal(self.table_id, seat)))
            key, seat, action = self.unanswered
            async with asyncio.timeout(PATIENCE_S):
                answer = await self.act(self.table_id, seat, action, key=key)
            if answer["type"] == "refused":
                assert answer["code"] == "unavailable", answer
                self.refused_as = answer["sentence"]
                await asyncio.sleep(0.05)
                continue
            self.refused_as = ""
            self.acknowledged[key] = (answer["seq"], seat, action)
            self.made += 1
            self.unanswered = None
            async with asyncio.timeout(PATIENCE_S):
                await self.wait_until(self.table_id, lambda now, seq=answer["seq"]: now["seq"] >= seq)

    async def _next_game(self) -> None:
        try:
            table = await self.table("me", "me", start=True)
        except (AssertionError, httpx.TransportError):  # server or store may be away just now
            await self._cancel_what_never_began()
            await asyncio.sleep(0.1)
            return
        self.finished_games += 1
        self.acknowledged.clear()
        self.table_id = table

    async def _cancel_what_never_began(self) -> None:
        """A kill between the making of a table and its start leaves it open, and a host may have only so many."""
        with contextlib.suppress(AssertionError, httpx.TransportError):
            for table in (await self.get("/api/me/tables"))["tables"]:
                if table["status"] == "open":
                    await self.post(f"/api/tables/{table['id']}/cancel")

    def check(self, entries: list[dict[str, Any]]) -> None:
        """Every acknowledged move is there, where it was said to be; no number is missing or double."""
        assert [entry["seq"] for entry in entries] == list(range(1, len(entries) + 1))
        by_seq = {entry["seq"]: entry for entry in entries}
        for seq, seat, _ in self.acknowledged.values():
            assert seq in by_seq, f"acknowledged move {seq} is lost"
            assert by_seq[seq]["seat"] == seat
        # Only the one command that was not answered may be there beside them.
        assert len(entries) - 1 - len(self.acknowledged) in (0, 1)

    async def check_store(self, store: Store) -> None:
        """The same in the database itself, where the actions and the commands' keys can be seen."""
        entries = await Archive(store).entries(self.table_id)
        assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
        by_key = {entry.key: entry for entry in entries}
        assert len(by_key) == len(entries), "a command was carried out twice"
        for key, (seq, seat, action) in self.acknowledged.items():
            entry = by_key[f"{self.me['id']}:{key}"]
            assert (entry.seq, entry.seat, entry.action) == (seq, seat, action)


class Rival(Player):
    """One of many screens of one person who all play at the same table, at whatever worker, without waiting for each
    other: most of what they send is refused, because another was first."""

    def __init__(self, url: str, person: Player, table: str, seed: int) -> None:
        super().__init__(url)
        self.http.cookies = person.http.cookies
        self.table_id = table
        self.rng = random.Random(seed)
        self.acknowledged: dict[str, tuple[int, int, dict[str, Any]]] = {}
        self.unanswered: tuple[str, int, dict[str, Any]] | None = None
        self.stop = False

    async def play_for_ever(self) -> None:
        while not self.stop:
            try:
                async with asyncio.timeout(PATIENCE_S):
                    await self.connect()
                    await self.open(self.table_id)
                    await self._race()
            except (OSError, WebSocketException, TimeoutError, EOFError):
                await asyncio.sleep(0.02)
            finally:
                await self.hang_up()

    async def _race(self) -> None:
        while not self.stop and self.now(self.table_id)["status"] == "running":
            if self.unanswered is None:
                seat = self.now(self.table_id)["to_move"][0]
                self.unanswered = (new_id(), seat, self.rng.choice(self.legal(self.table_id, seat)))
            key, seat, action = self.unanswered
            answer = await self.act(self.table_id, seat, action, key=key)
            if answer["type"] == "done":
                self.acknowledged[key] = (answer["seq"], seat, action)
                await self.wait_until(self.table_id, lambda now, seq=answer["seq"]: now["seq"] >= seq)
            elif answer["code"] == "unavailable":
                continue  # the same again: it may be there or not
            self.unanswered = None
