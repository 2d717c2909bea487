"""The wire under a connection: uvicorn's, but one that can be cut, and that does not work for nothing."""

from __future__ import annotations

import struct
from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State

from farport.server.limits import Bucket, Rate
from farport.server.logs import NO_NEWS

try:
    from websockets.speedups import apply_mask
except ImportError:  # where the library could not be compiled
    from websockets.utils import apply_mask

WIRE: Final = "farport.wire"  # in the scope's extensions: the wire itself, for whoever speaks over it
TEXT: Final = 0x81  # a whole message of text, in one frame
LAST: Final = 0x80  # in the first byte: no piece of the same message follows
CODE: Final = 0x0F  # in the first byte: what kind of frame it is
MASKED: Final = 0x80  # in the second byte, of everything that a client sends
SHORT: Final = 126  # a shorter message has its length in the second byte …
MIDDLING: Final = 1 << 16  # … a shorter one than this in two more, any other in eight
HEAD: Final = 2
MASK: Final = 4
PIECES: Final = (Opcode.CONT, Opcode.TEXT, Opcode.BINARY)
EARLY: Final = 64 * 1024  # bytes that may come before the connection listens
LINGER_S: Final = 10.0  # for the last bytes, after the connection is done
SMALL_FRAMES: Final = Rate(40, 200)  # pings, pongs and pieces of messages: they never reach the connection's own limit


class Wire(WebSocketsSansIOProtocol):
    """A peer that does not read keeps a wire open for ever: closing waits for what was not yet sent. So it is cut.

    Frames are cut out here. A whole message of text, as nearly all are, goes straight to who listens: no parser, no
    queue, no task to be woken. Every other frame goes to the library, always whole, so that it is never in the middle
    of one.
    """

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._small_frames = Bucket(SMALL_FRAMES)
        self._hear: Callable[[bytes | None], None] | None = None
        self._begun = b""  # a frame of which more must come
        self._said: list[bytes] = []  # in this turn of the loop
        self._in_pieces = False  # a message of which more frames must come
        self._astray = False  # what comes is no frame that we take: the library says goodbye
        self._open = False  # messages may go either way
        self._full = False  # what was said last is not sent yet
        self._deaf = False  # nothing but the other side's goodbye matters any more
        self.logger = self.conn.logger = NO_NEWS

    async def run_asgi(self) -> None:
        self.scope["extensions"] = {**(self.scope["extensions"] or {}), WIRE: {"wire": self}}
        try:
            await super().run_asgi()
        finally:
            self.scope["extensions"] = {}  # nothing is left in a circle: collections of garbage are seldom
            self.stop_listening()
            if self._hear is not None:
                self._hear = unheard  # but the other side's goodbye, which ends the connection
            self.loop.call_later(LINGER_S, self.transport.abort)

    def cut(self) -> None:
        self.transport.abort()

    def stop_listening(self) -> None:
        """Whoever was said goodbye to may go on speaking: it costs nobody anything."""
        self._deaf = True

    def say(self, message: bytes) -> bool:
        """Straight to the transport: no task has to be woken, and no text made of bytes only to become bytes again.
        What is said in one turn of the loop, as a move and its acknowledgement, goes out together: a call of the
        system costs more than most messages. False when that cannot be now; then it waits in the connection's queue."""
        if not self._open or self._full or self.transport.is_closing():
            return False
        if not self._said:
            self.loop.call_soon(self._send_said)
        self._said += (head(len(message)), message)
        return True

    def _send_said(self) -> None:
        said, self._said = self._said, []
        if self._open and not self.transport.is_closing():
            self.transport.write(b"".join(said))

    async def send(self, message: Any) -> None:
        await super().send(message)
        self._look()

    def shutdown(self) -> None:
        super().shutdown()
        self._look()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._full = True

    def resume_writing(self) -> None:
        super().resume_writing()
        self._full = False

    def _look(self) -> None:
        """After everything that may open or close the connection. To ask for each message costs more than it."""
        self._open = self.handshake_complete and not self.close_sent and self.conn.state is State.OPEN

    # ------------------------------------------------------------------ coming in

    def listen(self, hear: Callable[[bytes | None], None]) -> None:
        """From now on every message goes there, and None at the end."""
        self._hear = hear
        if self.disconnected:
            hear(None)
        elif self._begun:
            self.data_received(b"")

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)
            if not self.handshake_initiated:
                self._turn_down()
        elif self._astray:
            super().data_received(data)
        elif self._hear is None:
            self._keep(data)
        else:
            self._cut_out(self._begun + data if self._begun else data)

    def _turn_down(self) -> None:
        """The library has found that this is no handshake. uvicorn hears of none, so it would wait for ever."""
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.close()
        self.loop.call_later(LINGER_S, self.transport.abort)

    def _keep(self, data: bytes) -> None:
        """Whoever speaks before they are let in is heard afterwards."""
        self._begun += data
        if len(self._begun) > EARLY:
            self.cut()

    def _cut_out(self, data: bytes) -> None:
        start, end = 0, len(data)
        while end - start >= HEAD:
            first, second = data[start], data[start + 1]
            length, mask = second & ~MASKED, start + HEAD
            if length >= SHORT:
                mask += 2 if length == SHORT else 8
                length = int.from_bytes(data[start + HEAD : mask], "big")
            if not second & MASKED or (mask <= end and length > self.config.ws_max_size):
                self._astray = True
                super().data_received(data[start:])
                self._look()
                return
            body = mask + MASK
            if body + length > end:
                break
            if self._deaf and first & CODE != Opcode.CLOSE:
                pass
            elif first == TEXT and not self._in_pieces:
                self.hear(apply_mask(data[body : body + length], data[mask:body]))
            else:
                self._pass_on(first, data[start : body + length])
            start = body + length
        self._begun = data[start:]

    def _pass_on(self, first: int, frame: bytes) -> None:
        if first & CODE in PIECES:
            self._in_pieces = not first & LAST
        super().data_received(frame)
        self._look()

    def hear(self, message: bytes) -> None:
        if self._hear is not None and self._open:
            self._hear(message)

    def wait(self) -> None:
        """Who listens has enough to do."""
        if not self.read_paused and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    def go_on(self) -> None:
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    def send_receive_event_to_app(self) -> None:
        """What came in pieces or as bytes, put together by the library."""
        message = b"".join(self.frames)
        self.frames = []
        self.hear(message)

    def connection_lost(self, exc: Exception | None) -> None:
        app: Any = self.config.app
        app.connections.remove(self.client[0] if self.client else "?", self.transport)
        super().connection_lost(exc)
        self._open = False
        if self._hear is not None:
            self._hear(None)
            self._hear = None

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
            self.stop_listening()
            self.loop.call_soon(self.transport.abort)  # not at once: uvicorn is still busy with what came with it


def unheard(_message: bytes | None) -> None:
    """Who listens is done."""


def head(length: int) -> bytes:
    """Of a frame that a server sends: without a mask."""
    if length < SHORT:
        return bytes((TEXT, length))
    if length < MIDDLING:
        return struct.pack("!BBH", TEXT, SHORT, length)
    return struct.pack("!BBQ", TEXT, SHORT + 1, length)
