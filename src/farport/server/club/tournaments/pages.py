"""Pages: a tournament as one person sees it, and the lists of tournaments."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sqlalchemy import select

from farport.server.club.club import Club
from farport.server.club.ratings.formula import Skill
from farport.server.club.tournaments.course import Course, Pairing, Round
from farport.server.club.tournaments.standings import Standing, bye_points, points_of, standings
from farport.server.club.tournaments.steps import next_due, rounds_of
from farport.server.club.tournaments.tournaments import GOING, PLAN, Tournaments
from farport.server.moments import now_ms
from farport.server.protocol.club import (
    MyPlace,
    TournamentHead,
    TournamentLine,
    TournamentList,
    TournamentPage,
    TournamentPlayer,
    TournamentRound,
    TournamentTable,
)
from farport.server.protocol.http import AwaitedSeat
from farport.server.protocol.shapes import Person
from farport.server.store import schema
from farport.server.tables.hall import Hall

B = schema.tables.c
T = schema.tournaments.c
L = schema.tournament_lines.c
LISTED: Final = 50
LONGEST_MS: Final = 3_600_000  # that a table waits for anybody to sit down


class Pages:
    """Reads tournaments for people."""

    def __init__(self, hall: Hall, tournaments: Tournaments, club: Club) -> None:
        self._hall = hall
        self._archive = hall.archive
        self._live: dict[str, tuple[int, list[int] | None]] = {}  # by table: after so many entries
        self._tournaments = tournaments
        self._club = club

    async def listed(self, viewer: Person | None, club: str | None = None) -> TournamentList:
        rows = {status: await self._tournaments.listed(status, LISTED, club) for status in (*GOING, "finished")}
        every = [row for found in rows.values() for row in found]
        entered: set[str] = set()
        if viewer is not None:
            entered = await self._tournaments.entered_by(viewer.id, [row.id for row in every])
        hosts = await self._archive.people(sorted({row.host for row in every if row.host is not None}))
        heads = {status: [_head(row, hosts, row.id in entered) for row in found] for status, found in rows.items()}
        return TournamentList(open=heads["open"], running=heads["running"], finished=heads["finished"])

    async def of(self, id: str, viewer: Person | None) -> TournamentPage:
        held = await self._tournaments.held(id)
        course, row = held.course, held.row
        entrant = None if viewer is None else course.entrants.get(viewer.id)
        hosts = await self._archive.people([] if row.host is None else [row.host])
        judged = [] if viewer is None else await self._tournaments.entry.judged(course.plan, viewer)
        levels = self._club.ledger.measured(course.plan.game).levels
        return TournamentPage(
            head=_head(row, hosts, entrant is not None and not entrant.withdrawn),
            plan=course.plan,
            why=course.why,
            players=await self._players(course),
            standings=[_line(line) for line in standings(course)],
            rounds=await self._rounds(course),
            rounds_in_all=max(rounds_of(course), len(course.rounds)),
            bye=bye_points(course.plan.seats),
            levels={name: round(points) for name, points in levels.items()},
            conditions=judged,
            me=_me(course, row, viewer, may=all([each.met for each in judged])),
            due=next_due(course),
            seq=course.seq,
            server_ms=now_ms(),
            club=await self._club_name(row.club),
        )

    async def awaited(self, person: Person) -> list[AwaitedSeat]:
        """Where a round has just been drawn and a table waits until this person sits down."""
        entered = select(L.tournament).where(L.person == person.id, L.kind == "enter")
        drawn = select(L.tournament).where(L.kind == "round", L.at > now_ms() - LONGEST_MS)
        rows = await self._archive.store.read(
            select(T.id).where(T.status == "running", T.id.in_(entered), T.id.in_(drawn)).order_by(T.changed_at)
        )
        found = []
        for held in [await self._tournaments.held(row.id) for row in rows]:
            place = _me(held.course, held.row, person, may=True)
            if place.sit and place.table is not None:
                number, due = len(held.course.rounds), held.course.rounds[-1].due
                head = {"tournament": held.row.id, "name": held.row.name, "game": held.row.game}
                found.append(AwaitedSeat(**head, round=number, table=place.table + 1, due=due))
        return found

    async def _club_name(self, club: str | None) -> str | None:
        rows = await self._archive.store.read(select(schema.clubs.c.name).where(schema.clubs.c.id == club))
        return str(rows[0].name) if rows else None

    async def _players(self, course: Course) -> list[TournamentPlayer]:
        keys = [entrant.key for entrant in course.entrants.values() if entrant.person is not None]
        people = await self._archive.people(keys)
        skills = await self._club.ledger.skills(course.plan.game, keys)
        reliable = await self._club.attendances.percents(keys)
        strength = self._club.ledger.measured(course.plan.game)
        found = []
        for entrant in course.entrants.values():
            skill = skills.get(entrant.key, Skill())
            fixed = None if entrant.bot is None else strength.of(entrant.bot)
            found.append(
                TournamentPlayer(
                    key=entrant.key,
                    person=people.get(entrant.key),
                    bot=entrant.bot,
                    rating=skill.rating if fixed is None else round(fixed),
                    margin=skill.margin if fixed is None else None,
                    sure=skill.sure or fixed is not None,
                    reliability=reliable.get(entrant.key),
                    reserve=entrant.reserve,
                    out=entrant.withdrawn,
                )
            )
        stand_ins = {key for table in course.tables() for key in table.seats if key not in course.entrants}
        level = course.plan.stand_in
        points = strength.of(level)
        return found + [
            TournamentPlayer(
                key=key,
                person=None,
                bot=level,
                rating=None if points is None else round(points),
                margin=None,
                sure=True,
                reliability=None,
                reserve=True,
            )
            for key in sorted(stand_ins)
        ]

    async def _rounds(self, course: Course) -> list[TournamentRound]:
        ids = [table.id for table in course.tables() if table.id is not None]
        rows = await self._archive.store.read(select(B.id, B.status).where(B.id.in_(ids)))
        status = {row.id: row.status for row in rows}
        most = course.plan.seats - 1
        going = [id for id in ids if status.get(id) == "running"]
        live = {id: await self._points_now(id) for id in going}
        watchers = {id: (await self._hall.table(id)).watchers() for id in going}
        return [
            TournamentRound(
                tables=[_table(table, each, status, most, live, watchers) for table in each.tables],
                byes=each.byes,
                at=each.at,
                due=each.due,
                complete=each.complete,
            )
            for each in course.rounds
        ]

    async def _points_now(self, id: str) -> list[int] | None:
        """The points at a table that is played, which whoever watches it sees too; counted once for each entry."""
        play = (await self._hall.table(id)).play
        if play is None or play.over:
            self._live.pop(id, None)
            return None
        known = self._live.get(id)
        if known is None or known[0] != play.seq:
            standings = [play.state.standing(seat) for seat in range(play.state.seats)]
            points = [sum(each.values()) for each in standings] if any(standings) else None
            known = self._live[id] = (play.seq, points)
        return known[1]


def _table(
    table: Pairing,
    each: Round,
    status: Mapping[str, Any],
    most: int,
    live: Mapping[str, list[int] | None],
    watchers: Mapping[str, int],
) -> TournamentTable:
    seats = table.seats or table.paired
    return TournamentTable(
        id=table.id,
        seats=seats,
        paired=table.paired,
        sat=[key for key in seats if key in each.sat],
        absent=table.absent,
        status=None if table.id is None else status.get(table.id, "open"),
        ranks=table.ranks,
        scores=table.scores,
        points=[] if table.ranks is None else points_of(table.ranks, most),
        live=None if table.id is None else live.get(table.id),
        watchers=0 if table.id is None else watchers.get(table.id, 0),
    )


def _line(line: Standing) -> TournamentLine:
    return TournamentLine(
        place=line.place,
        player=line.key,
        points=line.points,
        opponents=line.opponents,
        share=line.share,
        meetings=line.meetings,
        places=line.places,
        absences=line.absences,
        byes=line.byes,
    )


def _head(row: Any, hosts: Mapping[str, Person], entered: bool) -> TournamentHead:
    plan = PLAN.decode(row.plan)
    return TournamentHead(
        id=row.id,
        name=row.name,
        game=row.game,
        kind=plan.kind,
        status=row.status,
        seats=plan.seats,
        places=plan.places,
        players=row.players,
        host=hosts.get(row.host),
        created_at=row.created_at,
        changed_at=row.changed_at,
        starts_at=plan.starts_at,
        entered=entered,
    )


def _me(course: Course, row: Any, viewer: Person | None, *, may: bool) -> MyPlace:
    if viewer is None:
        return MyPlace()
    entrant = course.entrants.get(viewer.id)
    going = course.status in GOING
    if entrant is None:
        return MyPlace(enter=going and may, manage=row.host == viewer.id)
    last = course.rounds[-1] if course.rounds else None
    table = None if last is None else _own(last.tables, viewer.id)
    sat = last is not None and viewer.id in last.sat
    needed = course.plan.kind != "league" and course.plan.arrive_minutes > 0
    reserve = entrant.reserve or (last is not None and table is None and _stands_by(course, last, viewer.id))
    waits = last is not None and (reserve if table is None else last.tables[table].id is None)
    return MyPlace(
        entered=True,
        reserve=reserve,
        out=entrant.withdrawn,
        player=entrant.key,
        withdraw=going and not entrant.withdrawn,
        sit=course.status == "running" and needed and waits and not sat and not entrant.withdrawn,
        sat=sat,
        manage=row.host == viewer.id,
        table=table,
    )


def _stands_by(course: Course, last: Round, key: str) -> bool:
    away = any([key in table.absent for table in last.tables])
    return key in course.standing_by and key not in last.byes and not away


def _own(tables: Sequence[Pairing], key: str) -> int | None:
    return next((place for place, table in enumerate(tables) if key in (table.seats or table.paired)), None)
