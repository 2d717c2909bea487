"""What a table costs in memory: python -m benchmarks.server.memory [--tables 300] [--moves 60] [GAME …]

In one process, without sockets: full tables of every game are played for some moves by random hands and followed by two
people who only look. Told are the bytes that Python has allocated for each (tracemalloc), in play and at rest.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import random
import tempfile
import tracemalloc
from collections.abc import Sequence
from pathlib import Path

from farport.kernel import game as kernel_game
from farport.kernel import games
from farport.server.bus.memory import MemoryBus
from farport.server.club.club import Club
from farport.server.identities.people import People
from farport.server.limits import Limits
from farport.server.lobby.lobby import Lobby
from farport.server.metrics import Metrics
from farport.server.protocol.http import NewTable, SeatChoice
from farport.server.protocol.shapes import Person
from farport.server.sandbox.sandbox import Sandbox
from farport.server.store.opening import open_store, prepare
from farport.server.studio.creations import Creations
from farport.server.tables.entry import LogEntry
from farport.server.tables.hall import Hall
from farport.server.tables.live import LiveTable
from farport.server.tables.play import Play


class Onlooker:
    """A socket that has the table open and says nothing."""

    def __init__(self, person: Person) -> None:
        self.person: Person | None = person
        self.awake = True

    def send(self, message: bytes) -> None:
        """Heard."""

    def turned_away(self, table: LiveTable) -> None:
        """Gone."""

    def minds(self, speaker: Person) -> bool:
        return False


class Room:
    """A hall with a store of its own, and two people in it."""

    def __init__(self, hall: Hall, lobby: Lobby, two: Sequence[Person]) -> None:
        self.hall = hall
        self.lobby = lobby
        self.two = two

    async def table(self, game: str, moves: int, rng: random.Random) -> LiveTable:
        """One that was played for so many moves and is followed by both."""
        seats = [SeatChoice(kind="me")] * max(kernel_game(game).seats)
        id = await self.lobby.create(self.two[0], NewTable(game=game, seats=seats, start=True))
        table = await self.hall.table(id)
        for person in self.two:
            table.follow(Onlooker(person), watch=False, invite=None)
        for number in range(moves):
            if not await self._move(table, number, rng):
                break
        return table

    async def _move(self, table: LiveTable, number: int, rng: random.Random) -> bool:
        def draft(play: Play, at: int) -> LogEntry:
            return LogEntry("ready", at, seat=0) if play.ready_check else _random_move(play, at, rng)

        play = table.play
        if play is None or play.over or not (play.ready_check or play.to_move):
            return False
        await table.submit_late(draft, f"{number}")
        return True


def _random_move(play: Play, at: int, rng: random.Random) -> LogEntry:
    if play.time is not None and play.time.counts_down(at):
        at = play.time.anchor  # nobody waits here until the clock runs
    seat = play.to_move[0]
    action = rng.choice(play.state.legal(seat)).data()
    at_ms = None if play.time is None else play.time.at(at)
    return LogEntry("move", at, seat=seat, by="person", action=action, at_ms=at_ms)


async def measured(game: str, tables: int, moves: int) -> tuple[int, int]:
    """Bytes a table, in play and at rest."""
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{Path(folder) / 'memory.db'}"
        await asyncio.to_thread(prepare, url)
        store = open_store(url)
        hall = Hall(store, MemoryBus(), Metrics(), None)
        sandbox = Sandbox(Limits(on=False))
        people = People(store)
        try:
            two = [(await people.create(name, "en")).person for name in ("Ada", "Bob")]
            room = Room(hall, Lobby(hall, Creations(store, sandbox), sandbox, Club(hall, hall.metrics).rated), two)
            rng = random.Random(7)
            await room.table(game, moves, rng)  # what is made once for all of them
            return await _weighed(room, game, tables, moves, rng)
        finally:
            await hall.close()
            await sandbox.close()
            await store.close()


async def _weighed(room: Room, game: str, tables: int, moves: int, rng: random.Random) -> tuple[int, int]:
    tracemalloc.start()
    try:
        gc.collect()
        before = tracemalloc.get_traced_memory()[0]
        made = [await room.table(game, moves, rng) for _ in range(tables)]
        gc.collect()
        playing = tracemalloc.get_traced_memory()[0] - before
        for table in made:
            table.rest()
        gc.collect()
        resting = tracemalloc.get_traced_memory()[0] - before
    finally:
        tracemalloc.stop()
    return playing // tables, resting // tables


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--moves", type=int, default=60)
    parser.add_argument("games", nargs="*", default=[game.id for game in games()])
    asked = parser.parse_args()
    print(f"{'kB a table':20}{'in play':>10}{'at rest':>10}")
    for game in asked.games:
        playing, resting = asyncio.run(measured(game, asked.tables, asked.moves))
        print(f"{game:20}{playing / 1_000:10.1f}{resting / 1_000:10.1f}", flush=True)


if __name__ == "__main__":
    main()
