"""Two clients a table play noughts and crosses on a Farport server.

python -m benchmarks.server.load URL TABLES WARM_UP_S SECONDS MOVES_PER_S_AND_TABLE
"""

from __future__ import annotations

import asyncio
import gc
import json
import random
import sys
import time
from typing import Any

import httpx
import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect

ENCODE = msgspec.json.Encoder().encode


class Update(msgspec.Struct):
    """As much of an update as a player looks at."""

    type: str
    positions: list[dict[str, Any]] = []
    table: Any = None
    n: int = 0
    code: str = ""


DECODE = msgspec.json.Decoder(Update).decode


class Load:
    """Counts while `measuring`."""

    def __init__(self, url: str, pause_s: float) -> None:
        self.url = url
        self.pause_s = pause_s
        self.measuring = False
        self.ended = False
        self.moves = 0
        self.latencies: list[float] = []
        self.begun = asyncio.Event()

    async def table(self, number: int, client: httpx.AsyncClient) -> list[asyncio.Task[None]]:
        cookies = [await self._name(client, f"P{number}-{seat}") for seat in (0, 1)]
        made = await self._post(
            client, cookies[0], "/api/tables", {"game": "noughts", "seats": [{"kind": "me"}, {"kind": "open"}]}
        )
        id = made["table"]["id"]
        await self._post(client, cookies[1], f"/api/tables/{id}/join", {})
        await self._post(client, cookies[0], f"/api/tables/{id}/start", {})
        sent = [0.0, 0.0]
        players = []
        for seat in (0, 1):
            socket = await connect(
                self.url.replace("http", "ws", 1) + "/api/socket",
                additional_headers={"cookie": cookies[seat]},
                origin=self.url,  # type: ignore[arg-type]
                compression=None,
                ping_interval=None,
            )
            await socket.send(ENCODE({"type": "hello", "protocol": 1}).decode())
            await socket.send(ENCODE({"type": "open", "table": id, "since": 1}).decode())
            players.append(asyncio.create_task(self.play(socket, id, seat, sent)))
        return players

    async def _name(self, client: httpx.AsyncClient, name: str) -> str:
        answer = await client.post("/api/me", json={"name": name})
        answer.raise_for_status()
        client.cookies.clear()
        return answer.headers["set-cookie"].partition(";")[0]

    async def _post(self, client: httpx.AsyncClient, cookie: str, path: str, body: Any) -> Any:
        answer = await client.post(path, json=body, headers={"cookie": cookie, "origin": self.url})
        answer.raise_for_status()
        return answer.json()

    async def play(self, socket: ClientConnection, table: str, seat: int, sent: list[float]) -> None:
        rng = random.Random(f"{table} {seat}")
        key = 0
        async for text in socket:
            message = DECODE(text)
            if message.type == "update":
                view = message.positions[0]["view"]
                if view["turn"] == seat and self.measuring:
                    self.moves += 1
                    self.latencies.append(time.perf_counter() - sent[1 - seat])
            elif message.type == "table":
                view = message.table["positions"][0]["view"]
                await self.begun.wait()
                await asyncio.sleep(rng.random() * (self.pause_s or 0.1))
            elif message.type == "ping":
                await socket.send(f'{{"type":"pong","n":{message.n}}}')
                continue
            elif message.type == "refused":
                raise AssertionError(text)
            else:
                continue
            if view["turn"] != seat:
                continue
            if self.ended:
                return
            if self.pause_s:
                await asyncio.sleep(self.pause_s * (0.5 + rng.random()))
            free = [cell for cell, mark in enumerate(view["cells"]) if mark < 0]
            key += 1
            sent[seat] = time.perf_counter()
            await socket.send(
                f'{{"type":"act","table":"{table}","seat":{seat},"key":"{key}",'
                f'"action":{{"do":"place","cell":{rng.choice(free)}}}}}'
            )


def steady() -> None:
    """From now on no collection of this process's own garbage, which would hold up a hundred answers at once, counts as
    the server's delay."""
    gc.collect()
    gc.freeze()
    gc.disable()


async def main() -> None:
    url, tables, warm_up, seconds, rate = sys.argv[1], *map(float, sys.argv[2:])
    load = Load(url, 1 / rate if rate > 0 else 0.0)
    tasks: list[asyncio.Task[None]] = []
    async with httpx.AsyncClient(base_url=url, timeout=60) as client:
        for first in range(0, int(tables), 10):
            group = [load.table(number, client) for number in range(first, min(first + 10, int(tables)))]
            for made in await asyncio.gather(*group):
                tasks.extend(made)
    steady()
    load.begun.set()
    await asyncio.sleep(warm_up)
    load.measuring = True
    print("start", flush=True)
    began = time.perf_counter()
    await asyncio.sleep(seconds)
    load.measuring = False
    load.ended = True
    took = time.perf_counter() - began
    latencies = sorted(load.latencies)
    result = {
        "moves": load.moves,
        "seconds": took,
        "p50_ms": 1_000 * latencies[len(latencies) // 2],
        "p99_ms": 1_000 * latencies[len(latencies) * 99 // 100],
    }
    print(json.dumps(result), flush=True)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


if __name__ == "__main__":
    uvloop.run(main())
