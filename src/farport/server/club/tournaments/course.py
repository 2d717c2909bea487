"""The course of a tournament: its log folded, line by line. Pure: no clock, no store, no chance of its own."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, Literal

import msgspec

from farport.server.protocol.club import NewTournament

Status = Literal["open", "running", "finished", "cancelled"]
TOO_OFTEN: Final = 2  # rounds in a row that somebody stays away from, and is out


class Line(msgspec.Struct, kw_only=True):
    """One line of the log. `data` by kind:

    enter {player, person | bot}, withdraw {player}, begin {seeds}, round {tables, byes, due}, sit {player},
    start {table, id, seats, absent}, done {round, table, ranks, scores}, end {}, cancel {why}
    """

    kind: str
    at: int
    data: dict[str, Any] = {}


class Entrant(msgspec.Struct, kw_only=True):
    """Somebody who entered; `reserve`: when all places were taken, to step in for who is away."""

    key: str
    person: str | None = None
    bot: str | None = None
    reserve: bool = False
    withdrawn: bool = False
    away: int = 0  # rounds in a row


class Pairing(msgspec.Struct, kw_only=True):
    """One table of a round. `paired`: who was to sit there, by seat; `seats`: who does, since it started."""

    paired: list[str]
    id: str | None = None
    seats: list[str] = []
    absent: list[str] = []
    done: bool = False
    ranks: list[int] | None = None
    scores: list[int] | None = None


class Round(msgspec.Struct, kw_only=True):
    tables: list[Pairing]
    byes: list[str]
    at: int
    due: int
    sat: set[str] = set()

    @property
    def complete(self) -> bool:
        return all([table.done for table in self.tables])


class Course:
    """A tournament after some lines."""

    def __init__(self, plan: NewTournament, seed: str) -> None:
        self.plan = plan
        self.seed = seed
        self.seq = 0
        self.status: Status = "open"
        self.entrants: dict[str, Entrant] = {}
        self.seeds: list[str] = []
        self.rounds: list[Round] = []
        self.why = ""
        self.ended_at: int | None = None

    def follow(self, lines: Iterable[Line]) -> Course:
        for line in lines:
            self.seq += 1
            getattr(self, f"_{line.kind}")(line)
        return self

    # ------------------------------------------------------------------ one line of each kind

    def _enter(self, line: Line) -> None:
        key = line.data["player"]
        full = len(self.playing) >= self.plan.places
        self.entrants[key] = Entrant(
            key=key,
            person=line.data.get("person"),
            bot=line.data.get("bot"),
            reserve=full or self.status == "running",
        )

    def _withdraw(self, line: Line) -> None:
        key = line.data["player"]
        if self.status == "open":
            del self.entrants[key]
            for entrant in list(self.entrants.values())[: self.plan.places]:
                entrant.reserve = False  # the first in reserve moves up
        else:
            self.entrants[key].withdrawn = True

    def _begin(self, line: Line) -> None:
        self.status = "running"
        self.seeds = list(line.data["seeds"])

    def _round(self, line: Line) -> None:
        tables = [Pairing(paired=list(seats)) for seats in line.data["tables"]]
        self.rounds.append(Round(tables=tables, byes=list(line.data["byes"]), at=line.at, due=line.data["due"]))

    def _sit(self, line: Line) -> None:
        self.rounds[-1].sat.add(line.data["player"])

    def _start(self, line: Line) -> None:
        table = self.rounds[line.data["round"]].tables[line.data["table"]]
        table.id = line.data["id"]
        table.seats = list(line.data["seats"])
        table.absent = list(line.data["absent"])
        for key in table.absent:
            entrant = self.entrants[key]
            entrant.away += 1
            entrant.withdrawn = entrant.withdrawn or entrant.away >= TOO_OFTEN
        for key in table.seats:
            if key in self.entrants:
                self.entrants[key].away = 0
                self.entrants[key].reserve = False

    def _done(self, line: Line) -> None:
        table = self.rounds[line.data["round"]].tables[line.data["table"]]
        table.done = True
        table.ranks = line.data["ranks"]
        table.scores = line.data["scores"]

    def _end(self, line: Line) -> None:
        self.status = "finished"
        self.ended_at = line.at

    def _cancel(self, line: Line) -> None:
        self.status = "cancelled"
        self.why = line.data["why"]
        self.ended_at = line.at

    # ------------------------------------------------------------------ what follows

    @property
    def playing(self) -> list[str]:
        """Who has a place, in the order of entering."""
        return [entrant.key for entrant in self.entrants.values() if not entrant.reserve]

    @property
    def reserve(self) -> list[str]:
        return [entrant.key for entrant in self.entrants.values() if entrant.reserve and not entrant.withdrawn]

    @property
    def standing_by(self) -> list[str]:
        """Who may step in: the reserve, and who came from it to a table and is drawn to no other, as in all kinds that
        go by the seeds."""
        return [key for key in self.entrants if key not in self.seeds and not self.entrants[key].withdrawn]

    @property
    def going_on(self) -> list[str]:
        """Who has a place and has not withdrawn."""
        return [key for key in self.playing if not self.entrants[key].withdrawn]

    def met(self) -> dict[frozenset[str], int]:
        """How often every two have sat at one table, or were paired to."""
        counts: dict[frozenset[str], int] = {}
        for table in self.tables():
            seats = table.seats or table.paired
            for place, one in enumerate(seats):
                for other in seats[place + 1 :]:
                    pair = frozenset((one, other))
                    counts[pair] = counts.get(pair, 0) + 1
        return counts

    def sat_where(self) -> dict[str, list[int]]:
        """The seats that everybody has had, in order."""
        found: dict[str, list[int]] = {}
        for table in self.tables():
            for seat, key in enumerate(table.seats or table.paired):
                found.setdefault(key, []).append(seat)
        return found

    def tables(self) -> Sequence[Pairing]:
        return [table for each in self.rounds for table in each.tables]
