"""The wire under HTTP: uvicorn's, but nobody holds a connection without using it, and no address holds all of them."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from typing import TYPE_CHECKING, Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from farport.server.limits import network
from farport.server.logs import NO_NEWS

if TYPE_CHECKING:
    from farport.server.config import Config

PIECE: Final = 16 * 1024  # bytes that are read at a time: what is too long is noticed between two of them
HEAD: Final = 2 * PIECE  # bytes of a head at most; what a parser has of one it copies with everything that comes
HEADERS: Final = 100  # lines of a head, and of what may follow a body, together
MESSAGE: Final = 8 * 1024 * 1024  # bytes of a whole request; whoever sends more than it may has been told by then
PIPELINED: Final = 8  # requests that may wait for the answer to the one before; browsers send none ahead
HEAD_S: Final = 10.0  # from the first byte, or the connection itself, to the end of the head
BODY_S: Final = 30.0  # to the end of the body: the largest that is taken has 128 kB
ANSWER_S: Final = 120.0  # until the answer was taken


class Connections:
    """The open connections of this worker by the network they come from. Our own proxies carry everybody's."""

    def __init__(self, config: Config) -> None:
        self._most = config.connections_per_address if config.rate_limits else None
        self._trusted = {address.strip() for address in config.trusted_proxies.split(",")}
        self._open: defaultdict[str, set[Any]] = defaultdict(set)

    def __len__(self) -> int:
        return sum([len(connections) for connections in self._open.values()])

    def add(self, address: str, transport: Any) -> bool:
        """False: it is one too many."""
        if self._most is None or address in self._trusted or "*" in self._trusted:
            return True
        from_there = self._open[network(address)]
        if len(from_there) >= self._most:
            return False
        from_there.add(transport)
        return True

    def remove(self, address: str, transport: Any) -> None:
        where = network(address)
        from_there = self._open.get(where)
        if from_there is not None:
            from_there.discard(transport)
            if not from_there:
                del self._open[where]


class TooMuch(Exception):  # noqa: N818
    """More of something than a request has. The parser takes it for a request that is none."""


class HttpWire(HttpToolsProtocol):
    """Every part of a request has its time and its size. What is not there by then is not waited for, and nobody has to
    keep, or copy again and again, what never ends."""

    _deadline: asyncio.TimerHandle | None = None
    _in_head = False
    _heard = 0  # bytes of this request

    @property
    def _connections(self) -> Connections:
        app: Any = self.config.app
        connections: Connections = app.connections
        return connections

    @property
    def _address(self) -> str:
        return self.client[0] if self.client else "?"

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.logger = NO_NEWS
        if self._connections.add(self._address, transport):
            self._within(HEAD_S)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._within(None)
        self._connections.remove(self._address, self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), PIECE):
            piece = data[start : start + PIECE]
            super().data_received(piece)
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            self._heard += len(piece)
            if self._heard > (HEAD if self._in_head else MESSAGE):
                self.transport.abort()
                return

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= PIPELINED:
            raise TooMuch
        super().on_message_begin()
        self._in_head, self._heard = True, 0
        if self.cycle is None or self.cycle.response_complete:
            self._within(HEAD_S)

    def on_header(self, name: bytes, value: bytes) -> None:
        if len(self.headers) >= HEADERS:
            raise TooMuch
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._in_head = False
        self._within(BODY_S)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._within(ANSWER_S)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        self._within(None)  # from here on uvicorn's own limit for idle connections counts
        super().on_response_complete()

    def handle_websocket_upgrade(self) -> None:
        self._within(None)
        super().handle_websocket_upgrade()

    def _within(self, seconds: float | None) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
        if seconds is not None:
            self._deadline = self.loop.call_later(seconds, self.transport.abort)
