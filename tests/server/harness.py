"""A server inside the test, and people who play on it."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator
from typing import Any

import httpx
import msgspec
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from farport.server.config import Config
from farport.server.ids import new_id
from farport.server.protocol import PROTOCOL
from farport.server.serve import bound, ready, uvicorn_config
from farport.server.service import Service
from farport.server.web.app import App

PATIENCE_S = 240.0  # a machine may be busy with five other things
SECRETIVE = ("space-dealer", "space-paper")  # where a seat may act without anybody hearing of it


class Running:
    """A server that answers."""

    def __init__(self, url: str, app: App) -> None:
        self.url = url
        self.app = app

    @property
    def service(self) -> Service:
        return self.app.running

    @property
    def socket_url(self) -> str:
        return self.url.replace("http", "ws", 1) + "/api/socket"


@contextlib.asynccontextmanager
async def running(database: str, **settings: Any) -> AsyncIterator[Running]:
    """In this process, on a free port."""
    values: dict[str, Any] = {"rate_limits": False, "bot_pause_seconds": 0.0, **settings}
    config = Config(database=database, port=0, **values)
    config = await asyncio.to_thread(ready, config)
    listening = bound(config)
    prepared = uvicorn_config(config)
    server = uvicorn.Server(prepared)
    task = asyncio.create_task(server.serve(sockets=[listening]))
    try:
        while not server.started:
            await asyncio.sleep(0.005)
            if task.done():
                task.result()
        app = prepared.app
        assert isinstance(app, App)
        yield Running(f"http://127.0.0.1:{listening.getsockname()[1]}", app)
    finally:
        server.should_exit = True
        await task
        listening.close()


class Player:
    """Somebody with a browser: HTTP with a cookie, and a socket."""

    def __init__(self, url: str, name: str = "") -> None:
        self.url = url
        self.name = name
        # Not verified: the certificates of the world take long to read, and nothing is encrypted here.
        self.http = httpx.AsyncClient(base_url=url, headers={"origin": url}, timeout=PATIENCE_S, verify=False)
        self.socket: ClientConnection | None = None
        self.tables: dict[str, dict[str, Any]] = {}
        self.inbox: list[dict[str, Any]] = []
        self.me: dict[str, Any] = {}

    # ------------------------------------------------------------------ HTTP

    async def get(self, path: str, **query: Any) -> Any:
        return _good(await self.http.get(path, params=query))

    async def post(self, path: str, **body: Any) -> Any:
        return _good(await self.http.post(path, json=body))

    async def refused(self, method: str, path: str, body: Any = None, **query: Any) -> tuple[int, str]:
        """Status and code of an answer that must be a refusal."""
        response = await self.http.request(method, path, json=body, params=query)
        assert response.status_code >= 400, response.text
        return response.status_code, response.json()["refused"]["code"]

    async def named(self, name: str) -> Player:
        self.name = name
        self.me = (await self.post("/api/me", name=name))["person"]
        return self

    async def table(self, *seats: str, game: str = "forgotten-planet", start: bool = False, **more: Any) -> str:
        """Seats: me, open, invite, or the name of a bot."""
        choices = [
            {"kind": seat} if seat in ("me", "open", "invite") else {"kind": "bot", "bot": seat} for seat in seats
        ]
        answer = await self.post("/api/tables", game=game, seats=choices, start=start, **more)
        return str(answer["table"]["id"])

    # ------------------------------------------------------------------ the socket

    async def connect(self, *, token: str | None = None, language: str = "en") -> Player:
        self.socket = await self.dial(cookie=token is None)
        await self.say("hello", protocol=PROTOCOL, client="test", language=language, token=token)
        await self.hear("welcome")
        return self

    async def dial(self, *, cookie: bool = True) -> ClientConnection:
        """A socket on which nothing was said yet."""
        known = "; ".join(f"{each.name}={each.value}" for each in self.http.cookies.jar)
        headers = {"cookie": known} if known and cookie else {}
        return await connect(
            self.url.replace("http", "ws", 1) + "/api/socket",
            additional_headers=headers,
            origin=self.url,  # type: ignore[arg-type]
            compression=None,
            max_size=None,
            ping_interval=None,
        )

    def go_to(self, url: str) -> None:
        """Another worker, as a proxy would choose one."""
        self.url = url
        self.http.base_url = url
        self.http.headers["origin"] = url

    async def say(self, type: str, **fields: Any) -> None:
        assert self.socket is not None
        await self.socket.send(msgspec.json.encode({"type": type, **fields}).decode())

    async def receive(self) -> dict[str, Any]:
        assert self.socket is not None
        async with asyncio.timeout(PATIENCE_S):
            message: dict[str, Any] = msgspec.json.decode(await self.socket.recv())
        if message["type"] == "table":
            self.tables[message["table"]["id"]] = message["table"]
        elif message["type"] == "update":
            table = self.tables[message["table"]]
            told = [entry["seq"] for entry in message["entries"]]
            assert told in ([], [table["now"]["seq"] + 1]), "an entry is missing"
            table["entries"].extend(message["entries"])
            table["now"], table["positions"] = message["now"], message["positions"]
        elif message["type"] == "ping":
            with contextlib.suppress(ConnectionClosed):
                await self.say("pong", n=message["n"])
        return message

    async def hear(self, *types: str, key: str | None = None) -> dict[str, Any]:
        """The next message of one of these types; what comes before it is kept in the inbox."""
        while True:
            message = await self.receive()
            if message["type"] in types and (key is None or message.get("key") in (key, None)):
                return message
            self.inbox.append(message)

    async def hear_the_end(self) -> None:
        """Receive until the server has closed the socket."""
        while True:
            await self.receive()

    async def open(self, table: str, **more: Any) -> dict[str, Any]:
        """As a page does: what cannot be told now is asked for again."""
        while True:
            await self.say("open", table=table, **more)
            message = await self.hear("table", "gone", "refused", key="")  # not what was refused of a command
            if message.get("code") != "unavailable":
                break
            await asyncio.sleep(0.05)
        opened: dict[str, Any] = message["table"] if message["type"] == "table" else message
        return opened

    async def command(self, type: str, table: str, seat: int, **fields: Any) -> dict[str, Any]:
        """A command and its answer: done or refused."""
        key = fields.pop("key", None) or new_id()
        await self.say(type, table=table, seat=seat, key=key, **fields)
        return await self.hear("done", "refused", "previewed", "hinted", key=key)

    async def act(self, table: str, seat: int, action: dict[str, Any], **fields: Any) -> dict[str, Any]:
        return await self.command("act", table, seat, action=action, **fields)

    def now(self, table: str) -> dict[str, Any]:
        now: dict[str, Any] = self.tables[table]["now"]
        return now

    def legal(self, table: str, seat: int) -> list[dict[str, Any]]:
        for position in self.tables[table]["positions"]:
            if position["seat"] == seat:
                legal: list[dict[str, Any]] = position["legal"]
                return legal
        return []

    def view(self, table: str, seat: int | None = None) -> dict[str, Any]:
        for position in self.tables[table]["positions"]:
            if position["seat"] == seat:
                view: dict[str, Any] = position["view"]
                return view
        raise AssertionError(f"no position of seat {seat}")

    async def wait_until(self, table: str, condition: Any) -> dict[str, Any]:
        """Receive until the table is as wanted."""
        async with asyncio.timeout(PATIENCE_S):  # pings alone would keep it waiting for ever
            while not condition(self.tables[table]["now"]):
                await self.receive()
        return self.now(table)

    async def leave(self) -> None:
        if self.socket is not None:
            await self.socket.close()
            self.socket = None

    async def hang_up(self) -> None:
        """Without a goodbye: the server may be dead, or busy dying."""
        if self.socket is not None:
            self.socket.transport.abort()
            await self.socket.wait_closed()
            self.socket = None

    async def close(self) -> None:
        await self.leave()
        await self.http.aclose()


def _good(response: httpx.Response) -> Any:
    assert response.status_code == 200, f"{response.status_code}: {response.text[:500]}"
    return response.json()


async def gone(server: Running, table: str, player: Player) -> None:
    """Wait until the server has noticed that somebody does not follow the table any more."""
    live = await server.service.hall.table(table)
    async with asyncio.timeout(PATIENCE_S):
        while live.is_here(player.me["id"]):
            await asyncio.sleep(0.005)


async def all_told(server: Running) -> None:
    """What is on its way to somebody has arrived, or was not meant for them."""
    async with asyncio.timeout(PATIENCE_S):
        while any(task.get_name() in ("news", "notify") for task in server.service.hall._tasks):
            await asyncio.sleep(0.01)


@contextlib.asynccontextmanager
async def people(url: str, *names: str) -> AsyncIterator[list[Player]]:
    """Several people with a name each."""
    players = [Player(url) for _ in names]
    try:
        for player, name in zip(players, names, strict=True):
            await player.named(name)
        yield players
    finally:
        for player in players:
            await player.close()


async def play_on(players: dict[int, Player], table: str, moves: int, rng: random.Random) -> None:
    """Random moves by whoever is asked, each seen by all before the next, as far as they may see it: where seats act in
    secret, who is asked next is what all know."""
    for _ in range(moves):
        anybody = next(iter(players.values()))
        now = anybody.now(table)
        if now["status"] != "running" or not now["to_move"]:
            return
        seat = now["to_move"][0]
        player = players[seat]
        answer = await player.act(table, seat, rng.choice(player.legal(table, seat)))
        assert answer["type"] == "done", answer
        await player.wait_until(table, lambda now, seq=answer["seq"]: now["seq"] >= seq)
        asked = player.now(table)["to_move"]
        for other in set(players.values()):
            if other.tables[table]["game"] in SECRETIVE:
                await other.wait_until(table, lambda now, asked=asked: now["to_move"] == asked)
            else:
                await other.wait_until(table, lambda now, seq=answer["seq"]: now["seq"] >= seq)
