"""Bus: news between workers. It may lose messages: whatever matters is in the store, and is looked up there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

Deliver = Callable[[str, bytes], None]


class Bus(Protocol):
    """Topics are short texts; a worker gets what others publish on the topics that it follows, never its own."""

    @property
    def alone(self) -> bool:
        """There are no other workers."""

    @property
    def healthy(self) -> bool: ...

    async def start(self, deliver: Deliver, reconnected: Callable[[], None]) -> None: ...

    def publish(self, topic: str, payload: bytes) -> None:
        """As soon as possible, without waiting."""

    def follow(self, topic: str) -> None: ...

    def unfollow(self, topic: str) -> None: ...

    async def claim(self, name: str, seconds: float) -> bool:
        """True for one worker only: it takes the job `name` for that long."""
        ...

    async def close(self) -> None: ...
