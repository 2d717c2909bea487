"""The wire under a connection: uvicorn's, but one that can be cut, and that does not work for nothing."""

from __future__ import annotations

import struct
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.protocol import State

from farport.server.limits import Bucket, Rate

CUT: Final = "farport.cut"  # in the scope's extensions: how a connection ends a wire that takes nothing any more …
SAY: Final = "farport.say"  # … and how it says something at once, where nothing waits
TEXT: Final = 0x81  # a whole message of text, in one frame
SHORT: Final = 126  # a shorter message has its length in one byte …
MIDDLING: Final = 1 << 16  # … and a shorter one than this in two more
LINGER_S: Final = 10.0  # for the last bytes, after the connection is done
SMALL_FRAMES: Final = Rate(40, 200)  # pings, pongs and pieces of messages: they never reach the connection's own limit


class Wire(WebSocketsSansIOProtocol):
    """A peer that does not read keeps a wire open for ever: closing waits for what was not yet sent. So it is cut."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._small_frames = Bucket(SMALL_FRAMES)

    async def run_asgi(self) -> None:
        ways: dict[str, dict[Any, Any]] = {CUT: {"cut": self.transport.abort}, SAY: {"say": self.say}}
        self.scope["extensions"] = {**(self.scope["extensions"] or {}), **ways}
        try:
            await super().run_asgi()
        finally:
            self.loop.call_later(LINGER_S, self.transport.abort)

    def say(self, message: bytes) -> bool:
        """Straight to the transport: no task has to be woken, and no text made of bytes only to become bytes again.
        False when that cannot be now; then it waits its turn in the connection's queue."""
        if (
            not self.writable.is_set()
            or not self.handshake_complete
            or self.close_sent
            or self.conn.state is not State.OPEN
            or self.transport.is_closing()
        ):
            return False
        self.transport.write(head(len(message)) + message)
        return True

    def connection_lost(self, exc: Exception | None) -> None:
        app: Any = self.config.app
        app.connections.remove(self.client[0] if self.client else "?", self.transport)
        super().connection_lost(exc)

    def send_receive_event_to_app(self) -> None:
        """A text frame that is not valid text goes on as bytes, and is refused like any message that cannot be read."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.curr_msg_data_type = "bytes"
        super().send_receive_event_to_app()

    def handle_ping(self) -> None:
        self._count_small_frame()
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()  # thrown away: answers that nobody reads would pile up

    def handle_pong(self, event: Frame) -> None:
        self._count_small_frame()
        super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        self._count_small_frame()
        super().handle_cont(event)

    def _count_small_frame(self) -> None:
        if not self._small_frames.take():
            self.loop.call_soon(self.transport.abort)  # not at once: uvicorn is still busy with what came with it


def head(length: int) -> bytes:
    """Of a frame that a server sends: without a mask."""
    if length < SHORT:
        return bytes((TEXT, length))
    if length < MIDDLING:
        return struct.pack("!BBH", TEXT, SHORT, length)
    return struct.pack("!BBQ", TEXT, SHORT + 1, length)
