"""All sockets of this worker, and the people behind them."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from typing import TYPE_CHECKING, Final

import msgspec

from farport.server.protocol.shapes import ChatLine, Person
from farport.server.protocol.socket import Chat, LobbyChanged
from farport.server.sockets.pulse import Pulse

if TYPE_CHECKING:
    from farport.server.config import Config
    from farport.server.metrics import Metrics
    from farport.server.sockets.connection import Connection
    from farport.server.tables.live import LiveTable

LOBBY_EVERY_S: Final = 1.0
ENCODE: Final = msgspec.json.Encoder().encode
LOBBY_CHANGED: Final = ENCODE(LobbyChanged())


class Sockets:
    """Who is connected here. No person and no address has so many that nothing is left for the others."""

    def __init__(self, metrics: Metrics, config: Config) -> None:
        self._metrics = metrics
        self._config = config
        self._all: set[Connection] = set()
        self._by_person: defaultdict[str, set[Connection]] = defaultdict(set)
        self._by_address: defaultdict[str, set[Connection]] = defaultdict(set)
        self._lobby_timer: asyncio.TimerHandle | None = None
        self.waiting_bytes = 0  # that clients have not taken yet, all of them together
        self.pulse = Pulse()

    def __len__(self) -> int:
        return len(self._all)

    def add(self, connection: Connection) -> bool:
        """False: it is one too many from its address. It still hears why."""
        self._all.add(connection)
        self._metrics.sockets.set(len(self._all))
        return self._has_room(self._by_address[connection.address], connection, self._config.sockets_per_address)

    def know(self, connection: Connection) -> bool:
        """False: it is one too many of its person."""
        if connection.person is None:
            return True
        return self._has_room(self._by_person[connection.person.id], connection, self._config.sockets_per_person)

    def _has_room(self, theirs: set[Connection], connection: Connection, most: int) -> bool:
        theirs.add(connection)
        return len(theirs) <= most or not self._config.rate_limits

    def remove(self, connection: Connection) -> None:
        self._all.discard(connection)
        self._metrics.sockets.set(len(self._all))
        _discard(self._by_address, connection.address, connection)
        if connection.person is not None:
            _discard(self._by_person, connection.person.id, connection)

    def of(self, person: str) -> list[Connection]:
        return list(self._by_person.get(person, ()))

    def elsewhere(self, person: str, table: str) -> bool:
        """Whether a socket of theirs does not have the table open."""
        for connection in self._by_person.get(person, ()):  # asked with every move
            if table not in connection.tables:
                return True
        return False

    def people(self) -> list[str]:
        """Everybody who has a socket here."""
        return list(self._by_person)

    def lobby_changed(self) -> None:
        """Told at most once a second, however much happens."""
        if self._lobby_timer is None:
            loop = asyncio.get_running_loop()
            self._lobby_timer = loop.call_later(LOBBY_EVERY_S, self._tell_lobby)

    def _tell_lobby(self) -> None:
        self._lobby_timer = None
        for connection in self._all:
            if connection.follows_lobby:
                connection.send(LOBBY_CHANGED)

    def chat(self, table: LiveTable, line: ChatLine) -> None:
        """To all who follow the table and do not mind the speaker, once."""
        if not table.is_news(line):
            return
        message = ENCODE(Chat(table=table.id, line=line))
        for follower in table.followers:
            if line.person is None or not follower.minds(line.person):
                follower.send(message)

    def tell_all(self, message: msgspec.Struct) -> None:
        encoded = ENCODE(message)
        for connection in self._all:
            connection.send(encoded)

    def rename(self, person: Person) -> None:
        for connection in self.of(person.id):
            connection.person = person
            if connection.identity is not None:
                connection.identity.person = person

    def log_out(self, person: str) -> None:
        for connection in self.of(person):
            connection.say_bye("logged_out")

    def say_goodbye(self) -> None:
        for connection in list(self._all):
            connection.say_bye("restarting", retry_ms=1_000)

    def close(self) -> None:
        if self._lobby_timer is not None:
            self._lobby_timer.cancel()
        self.pulse.stop()


def _discard(groups: dict[str, set[Connection]], key: str, connection: Connection) -> None:
    group = groups.get(key, set())
    group.discard(connection)
    if not group:
        groups.pop(key, None)
