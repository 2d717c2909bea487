"""How long a table takes to open: python -m benchmarks.server.opening

A long game of every installed game is played, then its table is opened by a worker that has never seen it: from a
snapshot and the entries since it to the views and legal actions of everybody. The promise is 300 ms.
"""

from __future__ import annotations

import random
import time

from farport.kernel import FarportError, Game, games
from farport.server.protocol.shapes import TableSettings
from farport.server.tables import faces
from farport.server.tables.charter import Charter
from farport.server.tables.entry import LogEntry
from farport.server.tables.play import Play
from farport.server.tables.snapshot import EVERY, freeze, thaw

LONGEST = 600
TRIES = 3


def main() -> None:
    for game in games():
        charter, snapshot, tail, length = longest(game)
        took = [opened(charter, snapshot, tail) for _ in range(TRIES)]
        print(
            f"{game.id:18} {length:4} entries, {len(tail)} after the snapshot: {min(took) * 1_000:6.1f} ms of CPU time"
        )


def longest(game: Game) -> tuple[Charter, bytes, list[LogEntry], int]:
    """A game with all its seats, stopped just before its next snapshot would be made."""
    rng = random.Random(5)
    seats = game.seats[-1]
    charter = Charter("t", game, seats, game.options.resolve(seats, {}), 5, TableSettings(), None)
    entry = LogEntry("start", 0, seq=1, data={"seats": [{"bot": "random"} for _ in range(seats)]})
    play = Play.start(charter, entry)
    snapshot, tail = freeze(play), []
    while not play.over and (play.seq < LONGEST or (play.seq + 1) % EVERY):
        entry = next_entry(play, rng)
        try:
            play = play.after(entry)
        except FarportError:
            continue
        tail.append(entry)
        if play.seq % EVERY == 0:
            snapshot, tail = freeze(play), []
    return charter, snapshot, tail, play.seq


def next_entry(play: Play, rng: random.Random) -> LogEntry:
    if play.ready_check:
        return LogEntry("ready", 0, seq=play.seq + 1, seat=0)
    if play.to_move:
        seat = rng.choice(play.to_move)
        action = rng.choice(play.state.legal(seat)).data()
        at_ms = None if play.time is None else play.state.now
        return LogEntry("move", 0, seq=play.seq + 1, seat=seat, by="bot", action=action, at_ms=at_ms)
    return LogEntry("time", 0, seq=play.seq + 1, at_ms=play.state.next_due)


def opened(charter: Charter, snapshot: bytes, tail: list[LogEntry]) -> float:
    began = time.process_time()
    play = thaw(charter, snapshot)
    assert play is not None
    for entry in tail:
        play = play.after(entry)
    for seat in range(charter.seats):
        faces.positions(play, [seat])
    return time.process_time() - began


if __name__ == "__main__":
    main()
