"""The bodies of the club: ratings, leaderboards, seasons, reliability and tournaments."""

from __future__ import annotations

from typing import Annotated, Literal

from farport.server.protocol.shapes import (
    Person,
    Shape,
    characters,
)

GameId = Annotated[str, characters(0, 60)]

# ---------------------------------------------------------------------- reliability


class Attendance(Shape):
    """How one table ended for somebody."""

    table: str
    how: Literal["finished", "timed_out", "abandoned"]
    at: int


class Reliability(Shape):
    """Of the last hundred tables. `percent` is null under ten tables; `waits`: so many tables must be finished before
    this person may sit at a rated table or enter a tournament again. `tables`: the oldest first."""

    percent: int | None
    finished: int
    timed_out: int
    abandoned: int
    waits: int
    tables: list[Attendance] = []


# ---------------------------------------------------------------------- ratings


class RatingPoint(Shape):
    """A rating after one table."""

    at: int
    table: str
    rating: int
    margin: int
    change: int
    rank: int
    seats: int
    halved: bool


class GameRating(Shape):
    """Somebody in one game. It lies within `margin` points nine times in ten. Not `sure`: provisional, and on no list.

    `below` and `above`: the levels of bots between which it lies, as far as there are such; `levels` are all of them.
    """

    game: str
    rating: int
    margin: int
    sure: bool
    tables: int
    more: int
    below: str | None
    above: str | None
    levels: dict[str, int]
    curve: list[RatingPoint] = []


class ClubCard(Shape):
    """What the club knows of a person. `warned`: they gave up too many rated tables early; only they are told."""

    person: Person
    ratings: list[GameRating]
    reliability: Reliability
    warned: bool = False


class BoardRow(Shape):
    place: int
    person: Person
    rating: int
    margin: int
    tables: int


class Leaderboard(Shape):
    """Those whose rating is certain enough, the best first. `mine`: the asking person's row, also below the last one
    listed. `least`: so many rated tables in this time are needed. `levels`: the bots on the same axis."""

    game: str
    period: str
    rows: list[BoardRow]
    mine: BoardRow | None
    least: int
    levels: dict[str, int]


class Season(Shape):
    """Three months, from one moment to before another."""

    id: str
    start: int
    end: int
    tables: int
    over: bool


class Seasons(Shape):
    """The newest first."""

    seasons: list[Season]
