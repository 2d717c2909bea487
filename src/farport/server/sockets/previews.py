"""Previews of one socket: thought out beside its commands, so that nobody waits for somebody who only looks around."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, Final

from farport.server.errors import Refuse

if TYPE_CHECKING:
    from farport.server.protocol.socket import Preview
    from farport.server.sockets.connection import Connection

MOST: Final = 100  # that wait; a menu asks for all its lines at once


class Previews:
    """Thought out one after the other, in the order in which they were asked for."""

    def __init__(self, think: Callable[[Connection, Preview], Coroutine[Any, Any, None]]) -> None:
        self._think = think
        self._waiting: deque[Preview] = deque()
        self._working = False

    def ask(self, connection: Connection, message: Preview) -> None:
        if len(self._waiting) >= MOST:
            raise Refuse("too_fast")
        self._waiting.append(message)
        if not self._working:
            self._working = True
            connection.service.hall.spawn(self._work(connection), "previews")

    def stop(self) -> None:
        """The socket is gone: nobody waits for an answer."""
        self._waiting.clear()

    async def _work(self, connection: Connection) -> None:
        try:
            while self._waiting:
                async with connection.service.previewing:
                    if self._waiting:
                        await connection.carry_out(self._think, self._waiting.popleft())
        finally:
            self._working = False
