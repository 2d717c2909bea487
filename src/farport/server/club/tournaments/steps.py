"""Steps: what a tournament does next by itself. Pure: from the course, the moment, and what its tables have come to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from farport.server.club.tournaments.course import Course, Line, Round
from farport.server.club.tournaments.pairing import circle, paired, rotation, seated, snake, table_sizes
from farport.server.club.tournaments.standings import lot, standings, survivors

MINUTE_MS: Final = 60_000
HOUR_MS: Final = 3_600_000
DUEL: Final = 2
STAND_IN: Final = "stand-in"


class Ended(NamedTuple):
    """What a table has come to: the ranks that count, or none where all gave up together."""

    ranks: list[int] | None
    scores: list[int] | None


class Outside(NamedTuple):
    """What a step needs to know beside the log: the least seats of the game, the strength of whoever entered, the
    tables that are over, and a fresh id for a table."""

    least: int
    strengths: Mapping[str, float]
    ended: Mapping[str, Ended]
    new_id: str


def next_line(course: Course, at: int, outside: Outside) -> Line | None:
    """The next line of the log, or None: nothing is due."""
    if course.status == "open":
        return _opening(course, at, outside)
    if course.status != "running":
        return None
    return _table_over(course, at, outside) or _table_starts(course, at, outside) or _round_begins(course, at, outside)


def next_due(course: Course) -> int | None:
    """When something happens by itself, as far as the log can tell: for people to see."""
    if course.status == "open":
        return course.plan.starts_at
    if course.status != "running" or not course.rounds:
        return None
    last = course.rounds[-1]
    if any([table.id is None for table in last.tables]):
        return last.due
    if course.plan.kind == "league" and len(course.rounds) < rounds_of(course):
        return last.at + course.plan.round_hours * HOUR_MS
    return None


# ---------------------------------------------------------------------- the beginning


def _opening(course: Course, at: int, outside: Outside) -> Line | None:
    plan = course.plan
    enough = len(course.playing) >= max(outside.least, DUEL)
    if plan.starts_at is not None:
        if at < plan.starts_at:
            return None
        if not enough:
            return Line(kind="cancel", at=at, data={"why": "few"})
    elif len(course.playing) < plan.places:
        return None
    return Line(kind="begin", at=at, data={"seeds": _seeds(course, outside)})


def _seeds(course: Course, outside: Outside) -> list[str]:
    """The strongest first for a knock-out; for everything else the lot decides where somebody begins."""
    by_lot = sorted(course.playing, key=lambda key: lot(course, key))
    if course.plan.kind != "knock_out":
        return by_lot
    return sorted(by_lot, key=lambda key: -outside.strengths.get(key, 0.0))


# ---------------------------------------------------------------------- rounds


def rounds_of(course: Course) -> int:
    """How many rounds there are, as far as that is known."""
    plan = course.plan
    players = len(course.seeds) or plan.places
    if plan.kind == "round_robin":
        if plan.seats == DUEL:
            return players - 1 + players % 2
        return 2 * -(-(players - 1) // (plan.seats - 1))
    if plan.kind == "knock_out":
        left, rounds = players, 0
        while left > 1:
            going_on = [max(1, size // 2) for size in knock_out_sizes(left, plan.seats)]
            left = sum(going_on) if left > plan.seats else 1
            rounds += 1
        return rounds
    if plan.kind == "mini_cup":
        return plan.rounds * plan.seats
    return plan.rounds


def _round_begins(course: Course, at: int, outside: Outside) -> Line | None:
    if course.rounds and not _time_for_next(course, at):
        return None
    number = len(course.rounds)
    if number and (number >= rounds_of(course) or _decided(course)):
        return Line(kind="end", at=at) if all([each.complete for each in course.rounds]) else None
    tables, byes = _drawn(course, number, outside)
    if not tables:
        return Line(kind="end", at=at)
    waits = 0 if course.plan.kind == "league" else course.plan.arrive_minutes * MINUTE_MS
    return Line(kind="round", at=at, data={"tables": tables, "byes": byes, "due": at + waits})


def _time_for_next(course: Course, at: int) -> bool:
    """A league goes by the calendar; everything else when the last table of the round is over."""
    last = course.rounds[-1]
    if course.plan.kind == "league" and len(course.rounds) < rounds_of(course):
        return at >= last.at + course.plan.round_hours * HOUR_MS
    return last.complete


def _decided(course: Course) -> bool:
    """Before the last round that was thought of: one is left, or everybody has met everybody."""
    if course.plan.kind == "knock_out":
        return len(course.rounds[-1].tables) == 1 and not course.rounds[-1].byes
    if course.plan.kind == "round_robin" and course.plan.seats > DUEL:
        met, players = course.met(), course.going_on
        return all([frozenset((one, two)) in met for at, one in enumerate(players) for two in players[at + 1 :]])
    return len(course.going_on) < DUEL


def _drawn(course: Course, number: int, outside: Outside) -> tuple[list[list[str]], list[str]]:
    plan = course.plan
    if plan.kind == "knock_out":
        return _knock_out(course, number, outside)
    if plan.kind == "round_robin" and plan.seats == DUEL:
        return circle(course.seeds, number)
    if plan.kind in ("mini_cup", "league") and len(course.seeds) % plan.seats == 0:
        return rotation(course.seeds, plan.seats, number), []
    return _swiss(course, outside)


def _swiss(course: Course, outside: Outside) -> tuple[list[list[str]], list[str]]:
    """Those who stand alike meet, in a Swiss; in a round robin or league only who has not met matters."""
    table = {line.key: line for line in standings(course)}
    by_points = course.plan.kind == "swiss" and bool(course.rounds)
    order = [key for key in (table if by_points else _with_late(course)) if not course.entrants[key].withdrawn]
    sizes, byes = table_sizes(len(order), course.plan.seats, outside.least)
    last_first = order[::-1]
    lucky = sorted(last_first, key=lambda key: table[key].byes)[:byes]
    players = [key for key in order if key not in lucky]
    points = {key: table[key].points if by_points else 0.0 for key in players}
    had = course.sat_where()
    return [seated(each, had) for each in paired(players, sizes, points, course.met())], lucky


def _with_late(course: Course) -> list[str]:
    """Who was seeded, and who came in from the reserve since."""
    return [*course.seeds, *[key for key in course.playing if key not in course.seeds]]


def knock_out_sizes(players: int, seats: int) -> list[int]:
    return table_sizes(players, seats, 1)[0]


def _knock_out(course: Course, number: int, outside: Outside) -> tuple[list[list[str]], list[str]]:
    left = _left_in(course)
    seats = course.plan.seats
    had = course.sat_where()
    if len(left) <= 1:
        return [], []
    byes: list[str] = []
    if seats == DUEL:
        bracket = 1
        while bracket < len(left):
            bracket *= 2
        byes, left = left[: bracket - len(left)], left[bracket - len(left) :]
    sizes = knock_out_sizes(len(left), seats)
    tables = snake(left, sizes)
    for place, table in enumerate(tables):  # the game may need more than are left for its last table
        missing = range(len(table), outside.least)
        table.extend([f"{STAND_IN}:{number}:{place}:{seat}" for seat in missing])
    return [seated(table, had) for table in tables], byes


def _left_in(course: Course) -> list[str]:
    """Who is still in, the best seed first."""
    if not course.rounds:
        found = set(course.seeds)
    else:
        last = course.rounds[-1]
        found = {key for table in last.tables for key in survivors(table, course.seeds)} | set(last.byes)
    return [key for key in course.seeds if key in found and not course.entrants[key].withdrawn]


# ---------------------------------------------------------------------- tables


def _table_over(course: Course, at: int, outside: Outside) -> Line | None:
    for number, each in enumerate(course.rounds):
        for place, table in enumerate(each.tables):
            if table.id is not None and not table.done and table.id in outside.ended:
                ended = outside.ended[table.id]
                data = {"round": number, "table": place, "ranks": ended.ranks, "scores": ended.scores}
                return Line(kind="done", at=at, data=data)
    return None


def _table_starts(course: Course, at: int, outside: Outside) -> Line | None:
    """When everybody has sat down, or their time is over: who is away is replaced from the reserve, or by a bot."""
    for number, each in enumerate(course.rounds):
        for place, table in enumerate(each.tables):
            if table.id is None and (at >= each.due or _all_here(course, each, table.paired)):
                seats, absent = _taken(course, each, number, place)
                data = {"round": number, "table": place, "id": outside.new_id, "seats": seats, "absent": absent}
                return Line(kind="start", at=at, data=data)
    return None


def _all_here(course: Course, each: Round, keys: Sequence[str]) -> bool:
    return all([_here(course, each, key) for key in keys])


def _here(course: Course, each: Round, key: str) -> bool:
    """Bots always are; and in a league nobody has to be: it is played when one has time."""
    entrant = course.entrants.get(key)
    if entrant is None or entrant.bot is not None:
        return True
    if entrant.withdrawn:
        return False
    return course.plan.kind == "league" or course.plan.arrive_minutes == 0 or key in each.sat


def _taken(course: Course, each: Round, number: int, place: int) -> tuple[list[str], list[str]]:
    busy = {key for table in each.tables for key in (*table.paired, *table.seats)}
    spare = [key for key in course.standing_by if key in each.sat and key not in (*busy, *each.byes)]
    seats: list[str] = []
    absent: list[str] = []
    for key in each.tables[place].paired:
        if _here(course, each, key):
            seats.append(key)
            continue
        absent.append(key)
        seats.append(spare.pop(0) if spare else f"{STAND_IN}:{number}:{place}:{len(seats)}")
    return seats, absent
