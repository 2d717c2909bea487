"""Previews of one socket: thought out beside its commands, so that nobody waits for somebody who only looks around."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from farport.server.errors import Refuse

if TYPE_CHECKING:
    from farport.server.protocol.socket import Preview
    from farport.server.sockets.connection import Connection


class Previews:
    """One is thought out; of those that wait only the newest is kept: who points elsewhere does not want the others."""

    def __init__(self, connection: Connection, think: Callable[[Connection, Preview], Awaitable[None]]) -> None:
        self._connection = connection
        self._think = think
        self._waiting: Preview | None = None
        self._working = False

    def ask(self, message: Preview) -> None:
        older = self._waiting
        if older is not None:
            self._connection.refuse(Refuse("too_fast"), older.key, older.table)
        self._waiting = message
        if not self._working:
            self._working = True
            self._connection.service.hall.spawn(self._work(), "previews")

    def stop(self) -> None:
        """The socket is gone: nobody waits for an answer."""
        self._waiting = None

    async def _work(self) -> None:
        try:
            while self._waiting is not None:
                async with self._connection.service.previewing:
                    message, self._waiting = self._waiting, None
                    if message is not None:
                        await self._connection.carry_out(self._think, message)
        finally:
            self._working = False
