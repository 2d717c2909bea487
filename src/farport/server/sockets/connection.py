"""Connection: one websocket, from its hello to its end."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from typing import TYPE_CHECKING, Any, Final

import msgspec

import farport
from farport.kernel.words import text
from farport.server.cost import Metered
from farport.server.errors import Refuse, StoreAway
from farport.server.limits import Bucket, Rate, network
from farport.server.moments import now_ms
from farport.server.protocol import PROTOCOL
from farport.server.protocol.shapes import Language, Person
from farport.server.protocol.socket import Beat, Bye, ClientMessage, Echo, Gone, Hello, Ping, Pong, Refusal, Welcome
from farport.server.sockets.commands import COMMANDS, Command, foresee
from farport.server.sockets.previews import Previews
from farport.server.sockets.pulse import EVERY_S
from farport.server.sockets.wire import WIRE, Wire
from farport.server.tables.counting import EVERYTHING, Count
from farport.server.texts import preferred, refused
from farport.server.web.security import identify, own_origin

if TYPE_CHECKING:
    from farport.server.identities.people import Identity
    from farport.server.service import Service
    from farport.server.tables.live import LiveTable

HELLO_S: Final = 15.0
REFUSED_S: Final = 1.0  # before who is not admitted hears of it: to refuse costs as much as to admit
# Who has said nothing for so long is asked for a sign of life, at the next look: before a minute is over, after which
# proxies let a silent connection go. Not sooner: of ten thousand tables most are waited at, and each sign costs …
QUIET_S: Final = 38.0
SILENCE_S: Final = 70.0  # … and is let go when none has come by then
FAREWELL_S: Final = 5.0  # to take what still waits and the goodbye
INBOX: Final = 64  # messages that wait for their turn; until there are fewer nothing more is read
QUEUE: Final = 500  # messages that may wait for a slow client …
QUEUE_BYTES: Final = 8 * 1024 * 1024  # … and how big they may be together …
MOST_BYTES: Final = 256 * 1024 * 1024  # … unless so much waits for all clients of this worker: then no more than …
FEW_BYTES: Final = 1024 * 1024
MESSAGES: Final = Rate(40, 200)
PATIENCE: Final = 200  # messages refused as too fast, or unreadable, before the socket is closed
CLOSE: Final = {"restarting": 1012, "outdated": 4001, "logged_out": 4003}
OTHER_CLOSE: Final = 1008
ENCODE: Final = msgspec.json.Encoder().encode
DECODE: Final = msgspec.json.Decoder(ClientMessage).decode
log = logging.getLogger("farport.sockets")


class Connection:
    """What comes in is answered in order, previews and signs of life apart.

    What goes out waits in a queue where it must, so nobody waits for a slow client.
    """

    def __init__(self, service: Service, scope: Any, receive: Any, send: Any) -> None:
        self.service = service
        self.person: Person | None = None
        self.identity: Identity | None = None
        self.tables: dict[str, LiveTable] = {}
        self.follows_lobby = False
        self.lag_ms = 0
        self.awake = True
        self.previews = Previews(foresee)
        self._loop = asyncio.get_running_loop()
        self._headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        self.language: Language = preferred(self._headers.get("accept-language", ""))
        self.address = network(scope["client"][0] if scope.get("client") else "?")
        self._scheme: str = scope.get("scheme", "ws")
        self._receive = receive
        self._send = send
        self._wire: Wire = scope["extensions"][WIRE]["wire"]
        self._inbox: deque[ClientMessage] = deque()
        self._bell: asyncio.Future[None] | None = None  # rung when there is something to do, or nothing any more
        self._gone = False
        self._greeting = True
        self._outgoing: deque[bytes] = deque()
        self._waiting_bytes = 0
        self._writer: asyncio.Task[None] | None = None  # while something waits to be taken by a slow client
        self._bye: Bye | None = None
        self._cut_timer: asyncio.TimerHandle | None = None
        self._allowance = Bucket(MESSAGES)
        self._offences = 0
        self._pings = 0
        self._pinged_at = 0.0
        self._heard_at = self._loop.time()

    # ------------------------------------------------------------------ its life

    async def run(self) -> None:
        await self._receive()  # websocket.connect
        if not await self._admitted():
            if self.service.config.rate_limits:
                await asyncio.sleep(REFUSED_S)
            await self._send({"type": "websocket.close", "code": OTHER_CLOSE})
            return
        await self._send({"type": "websocket.accept"})
        has_room = self.service.sockets.add(self)
        self._wire.listen(self._heard)
        try:
            if not has_room:
                self.say_bye("too_many")
            elif await self._greeted():
                await self._listen()
        finally:
            self.service.sockets.remove(self)
            self.previews.stop()
            self._leave_tables()
            await self._end()

    async def _end(self) -> None:
        """Whoever was said goodbye to hears it; for who has gone nothing is written any more."""
        if self._writer is not None and self._bye is None:
            self._writer.cancel()
        if self._writer is not None:
            with contextlib.suppress(asyncio.CancelledError):
                await self._writer
        self._wait_for(-self._waiting_bytes)
        if self._cut_timer is not None:
            self._cut_timer.cancel()

    async def _admitted(self) -> bool:
        """Only our own pages, or programs; not too many at once."""
        origin = self._headers.get("origin")
        own = own_origin(self.service, self._headers.get("host", ""), self._scheme)
        if origin is not None and origin.lower() != own:
            return False
        if not self.service.limits.allows("socket", self.address):
            return False
        try:
            self.identity, by_cookie = await identify(self.service, self._headers)
        except (Refuse, StoreAway):
            return False
        # Without an origin it is no browser, or an old one that cannot tell: then a cookie counts for nothing.
        if by_cookie and origin is None:
            self.identity = None
        self._headers = {}
        return True

    async def _greeted(self) -> bool:
        """The first message must be a hello that we understand."""
        try:
            async with asyncio.timeout(HELLO_S):
                message = await self._next()
        except TimeoutError:
            self.say_bye("idle")
            return False
        if message is None:
            return False
        if not isinstance(message, Hello):
            self.say_bye("malformed")
            return False
        self.language = message.language
        if message.protocol != PROTOCOL:
            self.say_bye("outdated")
            return False
        if message.token is not None:
            try:
                self.identity = await self.service.people.by_token(message.token)
            except StoreAway:
                self.say_bye("restarting", retry_ms=1_000)
                return False
            if self.identity is None:
                self.refuse(Refuse("bad_token"), None, None)
                self.say_bye("logged_out")
                return False
        if self.identity is not None:
            self.person = self.identity.person
            if not self.service.sockets.know(self):
                self.say_bye("too_many")
                return False
        self._welcome()
        return True

    def _welcome(self) -> None:
        self.tell(
            Welcome(
                protocol=PROTOCOL,
                server=farport.__version__,
                build=self.service.static.build,
                you=self.person,
                server_ms=now_ms(),
                ping_every_ms=int(EVERY_S * 1_000),
            )
        )
        notice = self.service.orders.notice()
        if notice.maintenance or notice.text:
            self.tell(notice)

    async def _listen(self) -> None:
        self._greeting = False
        self.service.sockets.pulse.feel(self)
        while (message := await self._next()) is not None:
            if not self._answered(message):
                await self.carry_out(COMMANDS[type(message)], message)
            if self._inbox:
                await asyncio.sleep(0)  # messages that came together: others have their turn between them

    # ------------------------------------------------------------------ coming in

    def _heard(self, data: bytes | None) -> None:
        """A message as the wire brings it; None at the end. What can be answered at once is; commands wait in order."""
        if data is None:
            self._gone = True
            self._ring()
            return
        if self._bye is not None:
            return
        self._heard_at = self._loop.time()
        if not self._allowance.take() and self.service.config.rate_limits:
            self._offend(Refuse("too_fast"), "flood")
            return
        try:
            message: ClientMessage = DECODE(data)
        except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
            self._offend(Refuse("bad_message", {"detail": str(error)}), "malformed")
            return
        if self._greeting or not self._answered(message):
            self._inbox.append(message)
            if len(self._inbox) >= INBOX:
                self._wire.wait()
            self._ring()

    def _answered(self, message: ClientMessage) -> bool:
        """A sign of life is no command: it waits for nothing."""
        if isinstance(message, Beat):
            self._beaten(message)
        elif isinstance(message, Pong):
            self._ponged(message)
        else:
            return False
        return True

    def _ring(self) -> None:
        if self._bell is not None and not self._bell.done():
            self._bell.set_result(None)

    async def _next(self) -> ClientMessage | None:
        """The next message whose turn it is; None at the end. What was said before going is still done."""
        while self._bye is None and (self._inbox or not self._gone):
            if self._inbox:
                message = self._inbox.popleft()
                if not self._inbox:
                    self._wire.go_on()
                return message
            self._bell = self._loop.create_future()
            await self._bell
        return None

    def _offend(self, refuse: Refuse, what: str) -> None:
        self._offences += 1
        if self._offences > PATIENCE and self.service.config.rate_limits:
            self.say_bye(what)
        else:
            self.refuse(refuse, None, None)

    async def carry_out(self, command: Command, message: Any) -> None:
        """What is refused is answered with the reason."""
        begun = self.service.slow.begin()
        key = getattr(message, "key", None)
        table = getattr(message, "table", None)
        work: Metered[None] | None = None
        try:
            self.service.limits.require("work", self.address)
            work = Metered(command(self, message))
            await work
        except Refuse as refuse:
            self.refuse(refuse, key, table)
        except StoreAway as error:
            log.warning("the store is away: %s", error)
            self.refuse(Refuse("unavailable"), key, table)
        if work is not None:
            self.service.limits.charge("work", self.address, work.seconds)
            if work.aside > 0.0:
                self.service.limits.charge("thought", self.address, work.aside)
        what = type(message).__struct_config__.tag
        computing = 0.0 if work is None else work.seconds
        self.service.metrics.commands.observe(self.service.slow.end(begun, str(what), table, computing))

    def refuse(self, refuse: Refuse, key: str | None, table: str | None) -> None:
        self.service.metrics.refusals.labels(refuse.code if refuse.rule is None else "rule").inc()
        said = refused(refuse, self.language)
        live = self.tables.get(table) if table is not None else None
        self.tell(
            Refusal(
                code=said.code,
                sentence=said.sentence,
                rule=said.rule,
                params=said.params,
                name=said.name,
                key=key,
                table=table,
                seq=None if live is None or live.play is None else self.count(live).number(live.play.seq),
            )
        )

    # ------------------------------------------------------------------ going out

    def send(self, message: bytes) -> None:
        """As soon as possible. A client that does not keep up is let go; it will come back and start over."""
        if self._bye is not None:
            return
        if self._writer is None and self._wire.say(message):
            return
        self._outgoing.append(message)
        self._wait_for(_weight(message))
        most = QUEUE_BYTES if self.service.sockets.waiting_bytes <= MOST_BYTES else FEW_BYTES
        if len(self._outgoing) > QUEUE or self._waiting_bytes > most:
            self._outgoing.clear()
            self._wait_for(-self._waiting_bytes)
            self.say_bye("too_slow")
        self._write_on()

    def _wait_for(self, more: int) -> None:
        self._waiting_bytes += more
        self.service.sockets.waiting_bytes += more

    def tell(self, message: msgspec.Struct) -> None:
        self.send(ENCODE(message))

    def say_bye(self, code: str, retry_ms: int | None = None) -> None:
        if self._bye is None:
            sentence = text(self.language, f"server-bye-{code}") or code
            self._bye = Bye(code=code, sentence=sentence, retry_ms=retry_ms)  # type: ignore[arg-type]
            self._cut_timer = self._loop.call_later(FAREWELL_S, self._wire.cut)
            self._wire.stop_listening()
            self._write_on()
            self._ring()

    def _write_on(self) -> None:
        if self._writer is None:
            self._writer = self._loop.create_task(self._write(), name="socket writer")

    async def _write(self) -> None:
        """Until nothing waits any more; nothing may overtake what does."""
        try:
            while self._outgoing:
                message = self._outgoing.popleft()
                self._wait_for(-_weight(message))
                await self._send({"type": "websocket.send", "text": message.decode()})
            if self._bye is not None:
                await self._send({"type": "websocket.send", "text": ENCODE(self._bye).decode()})
                await self._send({"type": "websocket.close", "code": CLOSE.get(self._bye.code, OTHER_CLOSE)})
            else:
                self._writer = None
        except (OSError, RuntimeError) as error:
            log.debug("socket gone while writing: %s", error)

    # ------------------------------------------------------------------ measuring the connection

    def feel_pulse(self, *, first: bool) -> bool:
        """Now and then: is it still there, and how far away? Who has just said something need not be asked, unless
        moments matter at one of their tables. False when it is gone."""
        quiet_s = self._loop.time() - self._heard_at
        if self._gone or self._bye is not None:
            return False
        if quiet_s > SILENCE_S:
            self.say_bye("idle")
            return False
        if first or quiet_s >= QUIET_S or any([table.moments_matter for table in self.tables.values()]):
            self._pings += 1
            self._pinged_at = self._loop.time()
            self.tell(Ping(n=self._pings, lag_ms=self.lag_ms))
        return True

    def _ponged(self, pong: Pong) -> None:
        """A slow moment counts less than what is usual; the quota bounds what anybody can gain by answering late."""
        if pong.n != self._pings or self._pinged_at == 0.0:
            return
        measured = int((self._loop.time() - self._pinged_at) * 1_000)
        self.lag_ms = measured if self.lag_ms == 0 else (self.lag_ms * 3 + measured) // 4
        self._pinged_at = 0.0

    def _beaten(self, beat: Beat) -> None:
        self.tell(Echo(n=beat.n, server_ms=now_ms()))
        if beat.awake != self.awake:
            self.awake = beat.awake
            for table in self.tables.values():
                table.tell_presence()

    # ------------------------------------------------------------------ tables

    def opened(self, table: LiveTable) -> None:
        self.tables[table.id] = table

    def closed(self, table: str) -> None:
        live = self.tables.pop(table, None)
        if live is not None:
            live.unfollow(self)
            self.service.hall.look_at(live)
            if self.person is not None:
                self.service.notifier.left(live, self.person.id)

    def count(self, table: LiveTable) -> Count:
        """How this viewer counts the log of a table."""
        return EVERYTHING if table.play is None else table.play.count_for(table.followers.get(self, ()))

    def minds(self, speaker: Person) -> bool:
        return self.identity is not None and speaker.id in self.identity.settings.muted

    def turned_away(self, table: LiveTable) -> None:
        self.closed(table.id)
        self.tell_gone(table.id, Refuse("no_table"))

    def tell_gone(self, table: str, refuse: Refuse) -> None:
        said = refused(refuse, self.language)
        self.tell(Gone(table=table, code=said.code, sentence=said.sentence))

    def _leave_tables(self) -> None:
        for table in list(self.tables):
            self.closed(table)


def _weight(message: bytes) -> int:
    """Of a message that waits. One alone never fills the queue: a long log does not make its reader slow."""
    return min(len(message), QUEUE_BYTES // 2)
