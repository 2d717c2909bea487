"""The bus of a single worker: nobody to tell."""

from __future__ import annotations

import time
from collections.abc import Callable

from farport.server.bus.bus import Deliver


class MemoryBus:
    """Claims are kept here; news go nowhere."""

    alone = True
    healthy = True

    def __init__(self) -> None:
        self._claims: dict[str, float] = {}

    async def start(self, deliver: Deliver, reconnected: Callable[[], None]) -> None:
        pass

    def publish(self, topic: str, payload: bytes) -> None:
        pass

    def follow(self, topic: str) -> None:
        pass

    def unfollow(self, topic: str) -> None:
        pass

    async def claim(self, name: str, seconds: float) -> bool:
        now = time.monotonic()
        self._claims = {claim: until for claim, until in self._claims.items() if until > now}
        if name in self._claims:
            return False
        self._claims[name] = now + seconds
        return True

    async def close(self) -> None:
        pass
