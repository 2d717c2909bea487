"""Standings: points, and what decides between equal ones, in the order in which it is written.

A table of k gives its places points from the most down to none, in even steps; who shares a rank shares the points.
Equal points are told apart by: the points of everybody met, the mean share of the tables' victory points, who was ahead
where they sat together, and a lot from the tournament's seed.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Final

import msgspec

from farport.server.club.tournaments.course import Course, Pairing, Round

DUEL: Final = 2


class Standing(msgspec.Struct, kw_only=True):
    """Somebody's line. `places`: the rank at the table of each round; 0: away; null: a bye, or not there yet."""

    key: str
    place: int = 0
    points: float = 0.0
    opponents: float = 0.0
    share: float = 0.0
    meetings: int = 0
    places: list[int | None] = []
    absences: int = 0
    byes: int = 0
    out: bool = False


def points_of(ranks: Sequence[int], most: int) -> list[float]:
    """What the places of one table are worth; `most` for the first alone."""
    last = len(ranks) - 1
    worth = [most * (last - place) / last for place in range(len(ranks))]
    found = []
    for rank in ranks:
        sharing = worth[rank - 1 : rank - 1 + list(ranks).count(rank)]
        found.append(sum(sharing) / len(sharing))
    return found


def bye_points(seats: int) -> float:
    """As the second of a full table; of two it is a win."""
    return 1.0 if seats == DUEL else float(seats - 2)


def standings(course: Course, rounds: Sequence[Round] | None = None) -> list[Standing]:
    """After these rounds (by itself: those that are complete), the best first."""
    counted = [each for each in course.rounds if each.complete] if rounds is None else rounds
    lines = {key: Standing(key=key) for key in _listed(course)}
    for each in counted:
        _count(course, each, lines)
    if course.plan.kind == "knock_out":
        return _by_survival(course, counted, lines)
    _opponents(counted, lines)
    _shares(counted, lines)
    _meetings(counted, lines)
    ordered = sorted(lines.values(), key=lambda line: (*_key(line), line.meetings, lot(course, line.key)), reverse=True)
    for number, line in enumerate(ordered, start=1):
        line.place = number
    return ordered


def _listed(course: Course) -> list[str]:
    """Who has, or had, a place."""
    return [entrant.key for entrant in course.entrants.values() if not entrant.reserve]


def _count(course: Course, each: Round, lines: dict[str, Standing]) -> None:
    most = course.plan.seats - 1
    seen: set[str] = set()
    for table in each.tables:
        points = [0.0] * len(table.seats) if table.ranks is None else points_of(table.ranks, most)
        for seat, key in enumerate(table.seats):
            if key in lines:
                lines[key].points += points[seat]
                lines[key].places.append(None if table.ranks is None else table.ranks[seat])
                seen.add(key)
        for key in table.absent:
            if key in lines:
                lines[key].places.append(0)
                lines[key].absences += 1
                seen.add(key)
    for key in each.byes:
        if key in lines:
            lines[key].points += bye_points(course.plan.seats)
            lines[key].byes += 1
    for key, line in lines.items():
        if key not in seen:
            line.places.append(None)
        line.points = round(line.points, 4)
        line.out = course.entrants[key].withdrawn


def _opponents(rounds: Sequence[Round], lines: dict[str, Standing]) -> None:
    for table in _played(rounds):
        for key in table.seats:
            if key in lines:
                met = [lines[other].points for other in table.seats if other != key and other in lines]
                lines[key].opponents = round(lines[key].opponents + sum(met), 4)


def _shares(rounds: Sequence[Round], lines: dict[str, Standing]) -> None:
    found: dict[str, list[float]] = {}
    for table in _played(rounds):
        if table.scores is None:
            continue
        counted = [max(0, score) for score in table.scores]
        total = sum(counted)
        for key, score in zip(table.seats, counted, strict=True):
            found.setdefault(key, []).append(100 * score / total if total else 100 / len(counted))
    for key, line in lines.items():
        own = found.get(key, [])
        line.share = round(sum(own) / len(own), 2) if own else 0.0


def _meetings(rounds: Sequence[Round], lines: dict[str, Standing]) -> None:
    """Between those who are equal in all that comes before."""
    for table in _played(rounds):
        if table.ranks is None:
            continue
        for one, rank in zip(table.seats, table.ranks, strict=True):
            for other, their in zip(table.seats, table.ranks, strict=True):
                if one in lines and other in lines and one != other and _key(lines[one]) == _key(lines[other]):
                    lines[one].meetings += (rank < their) - (rank > their)


def _played(rounds: Sequence[Round]) -> list[Pairing]:
    return [table for each in rounds for table in each.tables if table.done]


def _key(line: Standing) -> tuple[float, float, float]:
    return line.points, line.opponents, line.share


def lot(course: Course, key: str) -> str:
    return sha256(f"{course.seed}:{key}".encode()).hexdigest()


# ---------------------------------------------------------------------- knock-out


def survivors(table: Pairing, seeds: Sequence[str]) -> list[str]:
    """The better half of a table, at least one; of a shared rank the better seed. Who was away is out, and so is
    whoever only stood in."""
    if table.ranks is None:
        return []
    order = sorted(
        [(rank, seeds.index(key), key) for key, rank in zip(table.seats, table.ranks, strict=True) if key in seeds]
    )
    return [key for _, _, key in order[: max(1, len(table.seats) // 2)]]


def _by_survival(course: Course, rounds: Sequence[Round], lines: dict[str, Standing]) -> list[Standing]:
    """By the last round that somebody came to, the place there, and the seed. Points count rounds."""
    reached: dict[str, tuple[int, int]] = {}
    for number, each in enumerate(rounds, start=1):
        for key in each.byes:
            reached[key] = (number, 0)
        for table in each.tables:
            for seat, key in enumerate(table.seats):
                reached[key] = (number, len(table.seats) if table.ranks is None else table.ranks[seat])
            for key in table.absent:
                reached[key] = (number, len(table.paired) + 1)
    for key, line in lines.items():
        line.points = float(reached.get(key, (0, 0))[0])
    seeds = {key: number for number, key in enumerate(course.seeds)}

    def order(line: Standing) -> tuple[int, int, int, str]:
        round_, place = reached.get(line.key, (0, 0))
        return -round_, place, seeds.get(line.key, len(seeds)), line.key

    ordered = sorted(lines.values(), key=order)
    for number, line in enumerate(ordered, start=1):
        line.place = number
    return ordered
