"""The wire: what is said comes whole and in its order, however much it is, however it is cut, however slowly read."""

from __future__ import annotations

import asyncio

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from farport.server.protocol.socket import Gone
from farport.server.sockets.wire import head
from tests.server.harness import PATIENCE_S, Player, people, running


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


def beat(number: int, *, length: int = 0, code: Opcode = Opcode.TEXT) -> bytes:
    """A frame that is answered with its number; longer ones are filled with blanks."""
    body = f'{{"type":"beat","n":{number}}}'.encode().ljust(length)
    return Frame(code, body).serialize(mask=True)


def in_pieces(number: int) -> bytes:
    """The same in three frames, with a ping between them."""
    body = f'{{"type":"beat","n":{number}}}'.encode()
    frames = [
        Frame(Opcode.TEXT, body[:5], fin=False),
        Frame(Opcode.PING, b"there?"),
        Frame(Opcode.CONT, body[5:9], fin=False),
        Frame(Opcode.CONT, body[9:]),
    ]
    return b"".join([frame.serialize(mask=True) for frame in frames])


def written(player: Player, data: bytes) -> None:
    assert player.socket is not None
    player.socket.transport.write(data)


@pytest.mark.anyio
async def test_frames_are_heard_however_they_come(sqlite: str) -> None:
    """Together, byte by byte, in pieces, as bytes, short and long: each is a message, and they keep their order."""
    frames = [
        beat(1),
        beat(2, length=125),
        beat(3, length=126),
        in_pieces(4),
        beat(5, code=Opcode.BINARY),
        beat(6, length=60_000),
        beat(7),
    ]
    async with running(sqlite) as server, people(server.url, "Ada") as (ada,):
        await ada.connect()
        written(ada, b"".join(frames))
        assert [(await ada.hear("echo"))["n"] for _ in frames] == [1, 2, 3, 4, 5, 6, 7]
        data = b"".join([beat(1, length=200), in_pieces(2), beat(3)])
        for place in range(len(data)):
            written(ada, data[place : place + 1])
            await asyncio.sleep(0)
        assert [(await ada.hear("echo"))["n"] for _ in range(3)] == [1, 2, 3]


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("frame", "code"),
    [
        (Frame(Opcode.TEXT, b"{}").serialize(mask=False), 1002),
        (b"\x91\x80\0\0\0\0", 1002),  # a bit that means nothing here
        (b"\x83\x80\0\0\0\0", 1002),  # a kind of frame that there is not
        (b"\x80\x80\0\0\0\0", 1002),  # the end of a message that was not begun
        (b"\x81\xff" + (1 << 40).to_bytes(8, "big"), 1009),  # of a message of a terabyte nothing is waited for
        (b"\x81\xfe\xff\xff\0\0\0\0" + b"\xff" * 0xFFFF, None),
    ],
)
async def test_what_is_no_frame_of_ours_ends_the_line(sqlite: str, frame: bytes, code: int | None) -> None:
    async with running(sqlite) as server, people(server.url, "Ada") as (ada,):
        await ada.connect()
        written(ada, frame + beat(2))
        if code is None:  # the longest message, and one that cannot be read: refused, and the next one is heard
            assert (await ada.hear("refused"))["code"] == "bad_message"
            assert (await ada.hear("echo"))["n"] == 2
            return
        assert ada.socket is not None
        with pytest.raises(ConnectionClosed) as closed:
            await ada.hear_the_end()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == code


@pytest.mark.anyio
async def test_what_was_said_before_leaving_is_done(sqlite: str) -> None:
    async with running(sqlite) as server, people(server.url, "Ada") as (ada,):
        table = await ada.table("me", "me", start=True)
        await ada.connect()
        await ada.open(table)
        said = msgspec.json.encode({"type": "say", "table": table, "key": "1", "text": "Goodbye"})
        written(ada, Frame(Opcode.TEXT, said).serialize(mask=True) + Frame(Opcode.CLOSE, b"").serialize(mask=True))
        await ada.leave()
        async with asyncio.timeout(PATIENCE_S):
            while not await server.service.visits.chat(table):
                await asyncio.sleep(0.005)
