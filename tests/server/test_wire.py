"""The wire: what is said at once comes whole and in its order, however much it is and however slowly it is read."""

from __future__ import annotations

import asyncio

import msgspec
import pytest
from websockets.frames import Frame, Opcode

from farport.server.protocol.socket import Gone
from farport.server.sockets.wire import head
from tests.server.harness import PATIENCE_S, people, running


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_the_head_of_a_frame_is_that_of_the_library(length: int) -> None:
    body = b"x" * length
    assert head(length) + body == Frame(Opcode.TEXT, body).serialize(mask=False)


@pytest.mark.anyio
async def test_messages_of_every_size_come_in_their_order_to_a_reader_who_was_away(sqlite: str) -> None:
    """Some go straight to the transport; when it is full they queue; none overtakes another."""
    async with running(sqlite) as server, people(server.url, "Ada") as (ada,):
        await ada.connect()
        (connection,) = server.service.sockets.of(ada.me["id"])
        sizes: list[int] = []
        after = 0  # the first that had to wait
        while after < 30:
            sizes.append(len(sizes) * 7_919 % 90_000)
            connection.tell(Gone(table=str(len(sizes) - 1), code="x" * sizes[-1], sentence=""))
            after += bool(connection._outgoing or after)
            if len(sizes) % 10 == 0:
                await asyncio.sleep(0)
        heard: list[tuple[int, int]] = []
        assert ada.socket is not None
        async with asyncio.timeout(PATIENCE_S):
            while len(heard) < len(sizes):
                message = msgspec.json.decode(await ada.socket.recv())
                if message["type"] == "gone":
                    heard.append((int(message["table"]), len(message["code"])))
        assert heard == list(enumerate(sizes))
