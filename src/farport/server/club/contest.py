"""Contest: what the log of a table says about those who sat there, once it is over.

The rules, which docs/club.md tells in words:
- who stayed to the end has the rank that the game gave;
- who resigned, ran out of time, was absent at the end or was replaced comes after all who stayed, the first to go last;
- who took over somebody's seat did not choose that position: nothing is won or lost by it;
- a table that all gave up together, or that an operator ended, has no ranks and rates nobody.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal

import msgspec

from farport.kernel import rank

How = Literal["finished", "resigned", "timed_out", "left", "agreed"]
TIME: Final = ("time", "absent")  # reasons of the log for which a seat is kept by somebody else
GONE: Final = ("caretaker", "default", "nobody")
TWO: Final = 2


class Part(msgspec.Struct, kw_only=True):
    """One seat: who began the game there, the rank that counts, and how it ended for them.

    `labels` name the start (farport.kernel.strength); `left_at` is the log's number at which they went.
    """

    person: str | None = None
    bot: str | None = None
    rank: int = 0
    labels: list[str] = []
    how: How = "finished"
    left_at: int | None = None
    stand_in: str | None = None  # the person who took the seat over


class Contest(msgspec.Struct, kw_only=True):
    """One finished rated table, whole: the line of the log that ratings are folded from."""

    table: str
    game: str
    at: int
    parts: list[Part]


class Line:
    """An entry of a table's log, as far as it matters here: start, seat and resign."""

    __slots__ = ("data", "kind", "seat", "seq")

    def __init__(self, seq: int, kind: str, seat: int | None, data: Mapping[str, Any]) -> None:
        self.seq = seq
        self.kind = kind
        self.seat = seat
        self.data = data


def parts_of(lines: Sequence[Line], last_moves: Mapping[int, int], ranks: Sequence[int] | None) -> list[Part]:
    """By the log. `last_moves`: the number of the last entry that a person made at each seat: who moves is back.

    `ranks` are the game's own; None: the table ended without a result.
    """
    parts = [Part(person=chair.get("person"), bot=chair.get("bot")) for chair in lines[0].data["seats"]]
    for line in lines[1:]:
        assert line.seat is not None
        _follow(parts[line.seat], line)
    for seat, part in enumerate(parts):
        moved_at = last_moves.get(seat, 0)
        if part.how == "timed_out" and part.stand_in is None and part.left_at is not None and moved_at > part.left_at:
            part.how, part.left_at = "finished", None
        if ranks is None and part.how == "finished":
            part.how = "agreed"
    if ranks is not None:
        _rank(parts, ranks)
    return parts


def _follow(part: Part, line: Line) -> None:
    """What a `seat` or `resign` entry says of who began there."""
    why = line.data.get("why")
    if line.kind == "resign":
        if part.stand_in is None and part.left_at is None:
            part.how, part.left_at = ("timed_out" if why == "time" else "resigned"), line.seq
    elif why == "replaced":
        person = line.data.get("person")
        if part.bot is None and person == part.person:
            part.how, part.left_at, part.stand_in = "finished", None, None  # their own seat again
            return
        if part.how == "finished":
            part.how = "left"
        part.left_at = line.seq if part.left_at is None else part.left_at
        part.stand_in = "" if person is None else str(person)
    elif part.stand_in is None and part.how != "resigned":
        if line.data.get("keeper") in GONE:
            part.how, part.left_at = ("timed_out" if why in TIME else "left"), line.seq
        else:
            part.how, part.left_at = "finished", None


def _rank(parts: Sequence[Part], ranks: Sequence[int]) -> None:
    keys: list[tuple[int, ...]] = [
        (1, -place) if part.left_at is None else (0, part.left_at) for part, place in zip(parts, ranks, strict=True)
    ]
    for part, place in zip(parts, rank(keys), strict=True):
        part.rank = place


def can_be_rated(parts: Sequence[Part]) -> bool:
    """At least two players, at least one of them a person, and nobody on two seats."""
    people = [part.person for part in parts if part.person is not None]
    return len(parts) >= TWO and bool(people) and len(set(people)) == len(people)


def attendance(part: Part, parts: Sequence[Part]) -> Literal["finished", "timed_out", "abandoned"] | None:
    """How a table counts for somebody's reliability; None: not at all.

    To resign is a decent end where nobody has to go on without you; else others sit with an empty seat.
    """
    if part.how == "agreed":
        return None
    if part.how == "timed_out":
        return "timed_out"
    if part.how == "left" or (part.how == "resigned" and _others_go_on(part, parts)):
        return "abandoned"
    return "finished"


def _others_go_on(part: Part, parts: Sequence[Part]) -> bool:
    """Two people more stayed after somebody resigned, so the game went on without them."""
    assert part.left_at is not None
    stayed = [other for other in parts if other is not part and other.person is not None and not _gone_by(other, part)]
    return len(stayed) >= TWO


def _gone_by(other: Part, part: Part) -> bool:
    assert part.left_at is not None
    return other.left_at is not None and other.left_at < part.left_at
