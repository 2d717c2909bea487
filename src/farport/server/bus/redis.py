"""The bus between workers: Redis publish and subscribe.

While Redis is away tables go on, and the store is asked for what may have been missed.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Final

from redis import asyncio as redis
from redis.exceptions import RedisError

from farport.server.bus.bus import Deliver
from farport.server.ending import end
from farport.server.errors import ConfigError
from farport.server.ids import new_id

PREFIX: Final = "farport:"
RETRY_S: Final = 0.5
QUEUE: Final = 10_000
SENDER_LENGTH: Final = 16
log = logging.getLogger("farport.bus")


def connected(url: str, **settings: Any) -> redis.Redis:
    """A client, which connects when it is first used; an address that cannot be one is refused here."""
    try:
        return redis.Redis.from_url(url, **settings)
    except ValueError:
        raise ConfigError(f"bus: {url!r} is not a Redis URL; it looks like redis://localhost:6379/0") from None


class RedisBus:
    """Every payload carries its sender, so that a worker passes over its own news."""

    alone = False

    def __init__(self, url: str, prefix: str = PREFIX) -> None:
        self.url = url
        self.healthy = False
        self._prefix = prefix
        self._name = new_id().encode()
        self._redis = connected(url, socket_connect_timeout=5, health_check_interval=15)
        self._topics: set[str] = {"all"}
        self._outgoing: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue(QUEUE)
        self._tasks: list[asyncio.Task[None]] = []
        self._pubsub: Any = None
        self._changed = asyncio.Event()

    async def start(self, deliver: Deliver, reconnected: Callable[[], None]) -> None:
        self._tasks = [
            asyncio.create_task(self._listen_for_ever(deliver, reconnected), name="bus-listen"),
            asyncio.create_task(self._send_for_ever(), name="bus-send"),
        ]

    async def check(self) -> None:
        """Before serving: Redis answers."""
        try:
            await self._redis.ping()
        except (RedisError, OSError, TypeError) as error:  # a TypeError is a setting in the URL that there is not
            raise ConfigError(f"bus: Redis at {self.url} does not answer: {error}") from None

    def publish(self, topic: str, payload: bytes) -> None:
        if self._outgoing.full():
            self._outgoing.get_nowait()  # news are news: the oldest can go, the store has what counts
        self._outgoing.put_nowait((topic, payload))

    def follow(self, topic: str) -> None:
        self._topics.add(topic)
        self._changed.set()

    def unfollow(self, topic: str) -> None:
        self._topics.discard(topic)
        self._changed.set()

    async def claim(self, name: str, seconds: float) -> bool:
        """Without Redis everybody may: the append decides who was first."""
        try:
            taken = await self._redis.set(f"{self._prefix}claim:{name}", self._name, nx=True, px=int(seconds * 1_000))
        except (RedisError, OSError):
            return True
        return bool(taken)

    async def close(self) -> None:
        await end(self._tasks)
        if self._pubsub is not None:
            await self._pubsub.aclose()
        await self._redis.aclose()

    # ------------------------------------------------------------------ tasks

    async def _send_for_ever(self) -> None:
        while True:
            topic, payload = await self._outgoing.get()
            try:
                await self._redis.publish(f"{self._prefix}{topic}", self._name + payload)
            except (RedisError, OSError):
                await asyncio.sleep(RETRY_S)

    async def _listen_for_ever(self, deliver: Deliver, reconnected: Callable[[], None]) -> None:
        while True:
            try:
                self._pubsub = self._redis.pubsub()
                subscribed: set[str] = set()
                await self._subscribe(subscribed)
                self.healthy = True
                log.info("bus connected")
                reconnected()
                await self._listen(deliver, subscribed)
            except (RedisError, OSError) as error:
                if self.healthy:
                    log.warning("bus lost: %s", error)
                self.healthy = False
                await self._pubsub.aclose()
                await asyncio.sleep(RETRY_S)

    async def _listen(self, deliver: Deliver, subscribed: set[str]) -> None:
        while True:
            if self._changed.is_set():
                self._changed.clear()
                await self._subscribe(subscribed)
            message = await self._pubsub.get_message(ignore_subscribe_messages=True, timeout=0.2)
            if message is None:
                continue
            data = bytes(message["data"])
            if not data.startswith(self._name):
                topic = bytes(message["channel"]).decode().removeprefix(self._prefix)
                deliver(topic, data[SENDER_LENGTH:])

    async def _subscribe(self, subscribed: set[str]) -> None:
        """What is followed or let go while this waits for Redis is left for the next time."""
        for topic in self._topics - subscribed:
            await self._pubsub.subscribe(f"{self._prefix}{topic}")
            subscribed.add(topic)
        for topic in subscribed - self._topics:
            await self._pubsub.unsubscribe(f"{self._prefix}{topic}")
            subscribed.discard(topic)
