"""Tournaments on a server: their logs in the store, what people do to them, and what they do by themselves.

Everything that happens is a line under a unique number, as at tables: whichever worker comes first writes it, and what
follows from it (a table that is to be there and to have started) is made sure of again and again until it is so.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import delete, func, insert, select, update

from farport.kernel import FarportError, Game, game
from farport.server.club.ratings.formula import Skill
from farport.server.club.ratings.ledger import Ledger
from farport.server.club.settling import Settling
from farport.server.club.tournaments.course import Course, Line, Pairing
from farport.server.club.tournaments.entry import Entry
from farport.server.club.tournaments.steps import STAND_IN, Ended, Outside, next_line
from farport.server.club.tournaments.tidings import noted
from farport.server.errors import Refuse, Taken, refused_by_contract
from farport.server.identities.names import cleaned
from farport.server.ids import new_id, new_secret
from farport.server.lobby.lobby import Lobby
from farport.server.metrics import Metrics
from farport.server.moments import now_ms
from farport.server.protocol.club import NewTournament
from farport.server.protocol.http import SeatChoice
from farport.server.protocol.shapes import Person, TableSettings, TimeControl
from farport.server.store import most, schema
from farport.server.tables.hall import Hall

T = schema.tournaments.c
L = schema.tournament_lines.c
B = schema.tables.c
ENCODE = msgspec.json.Encoder().encode
PLAN = msgspec.json.Decoder(NewTournament)
DATA = msgspec.json.Decoder(dict[str, Any])
NAME_LENGTH: Final = 60
MOST_OPEN: Final = 5  # of one host, not yet over
GOING: Final = ("open", "running")
OVER: Final = ("finished", "abandoned")
LEAGUE_DAYS: Final = 3
ALL_GOING = select(T.id).where(T.status.in_(GOING)).order_by(T.id)
log = logging.getLogger("farport.club")


class Held(msgspec.Struct):
    """A tournament as it is read: its row, its log, and what that leads to."""

    row: Any
    lines: list[Line]
    course: Course


class Tournaments:
    """All of them; nothing is remembered: the log has it."""

    def __init__(
        self, hall: Hall, lobby: Lobby, ledger: Ledger, entry: Entry, settling: Settling, metrics: Metrics
    ) -> None:
        self._hall = hall
        self._store = hall.archive.store
        self._lobby = lobby
        self._ledger = ledger
        self._settling = settling
        self._metrics = metrics
        self.entry = entry
        self.on_line: Callable[[], object] = lambda: None
        self._driving = asyncio.Lock()  # in this worker one after the other; other workers are kept apart by the log

    # ------------------------------------------------------------------ reading

    async def held(self, id: str) -> Held:
        rows = await self._store.read(select(schema.tournaments).where(T.id == id))
        if not rows:
            raise Refuse("no_tournament")
        row = rows[0]
        lines = await self._store.read(
            select(schema.tournament_lines).where(L.tournament == id, L.seq <= row.seq).order_by(L.seq)
        )
        log = [Line(kind=line.kind, at=line.at, data=DATA.decode(line.body)) for line in lines]
        return Held(row, log, Course(PLAN.decode(row.plan), row.seed).follow(log))

    async def listed(self, status: str, limit: int, club: str | None = None) -> Sequence[Any]:
        """Of one club, or all."""
        wanted = select(schema.tournaments).where(T.status == status)
        if club is not None:
            wanted = wanted.where(T.club == club)
        return await self._store.read(wanted.order_by(T.changed_at.desc()).limit(limit))

    async def entered_by(self, person: str, ids: Sequence[str]) -> set[str]:
        """Those of them which this person has entered and not left before the start."""
        rows = await self._store.read(
            select(L.tournament, L.kind)
            .where(L.person == person, L.tournament.in_(ids), L.kind.in_(("enter", "withdraw")))
            .order_by(L.tournament, L.seq)
        )
        last = {row.tournament: row.kind for row in rows}
        return {id for id, kind in last.items() if kind == "enter"}

    # ------------------------------------------------------------------ what people do

    async def create(self, host: Person, wanted: NewTournament) -> str:
        """A new tournament; its id."""
        self._hall.require_play()
        if not host.kept:
            raise Refuse("needs_kept_name")
        plan = self._checked(wanted)
        club = await self.entry.require_own_club(plan, host)
        going = select(func.count()).select_from(schema.tournaments).where(T.host == host.id, T.status.in_(GOING))
        id, at = new_id(), now_ms()
        made = insert(schema.tournaments).values(
            id=id,
            name=plan.name,
            game=plan.game,
            kind=plan.kind,
            plan=ENCODE(plan).decode(),
            host=host.id,
            seed=new_secret(),
            club=club,
            created_at=at,
            seq=0,
            status="open",
            players=0,
            changed_at=at,
        )
        await most.add(self._store, host.id, going, MOST_OPEN, [made], [delete(schema.tournaments).where(T.id == id)])
        self._metrics.people_acts.labels("tournament", plan.kind).inc()
        self._hall.lobby_changed()
        return id

    def _checked(self, wanted: NewTournament) -> NewTournament:
        """What does not fit together is refused; the options are tried, at every size that a table may have. With its
        clock filled in, so that everybody can read it."""
        of = _game(wanted.game)
        if wanted.seats not in of.seats:
            raise Refuse("unfit_tournament", {"reason": "seats", "low": of.seats[0], "high": of.seats[-1]})
        if wanted.places < wanted.seats:
            raise Refuse("unfit_tournament", {"reason": "places", "seats": wanted.seats})
        if wanted.kind == "mini_cup" and wanted.places % wanted.seats:
            raise Refuse("unfit_tournament", {"reason": "full", "seats": wanted.seats})
        if self._ledger.measured(wanted.game).of(wanted.stand_in) is None:
            raise Refuse("not_rated", {"reason": "bot"})
        for size in _sizes(wanted, of):
            try:
                of.new(size, 0, wanted.options)
            except FarportError as error:
                if size == wanted.seats:
                    raise refused_by_contract("bad_option", error) from None
                raise Refuse("unfit_tournament", {"reason": "sizes", "size": size}) from error
        return msgspec.structs.replace(wanted, name=cleaned(wanted.name, NAME_LENGTH), time=_clock(wanted))

    async def enter(self, person: Person, id: str, bot: str | None) -> None:
        self._hall.require_play()
        for _ in range(self.TRIES):
            held = await self.held(id)
            course, plan = held.course, held.course.plan
            if course.status not in GOING:
                raise Refuse("tournament_over")
            if bot is None:
                data = await self._person_enters(course, person)
            else:
                _require_host(held.row, person)
                data = self._bot_enters(course, plan, bot)
            if data is None or await self._append(held, Line(kind="enter", at=now_ms(), data=data)):
                return
        raise Refuse("unavailable")

    async def _person_enters(self, course: Course, person: Person) -> dict[str, Any] | None:
        if person.id in course.entrants:
            return None
        await self.entry.require(course.plan, person)
        return {"player": person.id, "person": person.id}

    def _bot_enters(self, course: Course, plan: NewTournament, bot: str) -> dict[str, Any]:
        if course.status != "open":
            raise Refuse("tournament_over")
        bots = [entrant for entrant in course.entrants.values() if entrant.bot is not None]
        if len(bots) >= plan.bots:
            raise Refuse("limit", {"most": plan.bots})
        if len(course.entrants) >= plan.places:
            raise Refuse("full_tournament")
        if self._ledger.measured(plan.game).of(bot) is None:
            raise Refuse("not_rated", {"reason": "bot"})
        return {"player": f"bot:{course.seq}:{bot}", "bot": bot}

    async def withdraw(self, person: Person, id: str, player: str | None = None) -> None:
        """Oneself; or, by who made the tournament and before it begins, a bot."""
        for _ in range(self.TRIES):
            held = await self.held(id)
            key = person.id if player is None else player
            entrant = held.course.entrants.get(key)
            if player is not None:
                _require_host(held.row, person)
                if entrant is None or entrant.bot is None or held.course.status != "open":
                    raise Refuse("not_entered")
            if entrant is None or entrant.withdrawn or held.course.status not in GOING:
                raise Refuse("not_entered")
            if await self._append(held, Line(kind="withdraw", at=now_ms(), data={"player": key})):
                return
        raise Refuse("unavailable")

    async def sit(self, person: Person, id: str) -> None:
        """I am here for this round: at my table, or in the reserve."""
        self._hall.require_play()
        for _ in range(self.TRIES):
            held = await self.held(id)
            course = held.course
            entrant = course.entrants.get(person.id)
            if entrant is None or entrant.withdrawn or course.status != "running" or not course.rounds:
                raise Refuse("not_entered")
            if person.id in course.rounds[-1].sat:
                return
            if await self._append(held, Line(kind="sit", at=now_ms(), data={"player": person.id})):
                return
        raise Refuse("unavailable")

    async def cancel(self, person: Person, id: str) -> None:
        """By who made it, before it begins."""
        for _ in range(self.TRIES):
            held = await self.held(id)
            _require_host(held.row, person)
            if held.course.status != "open":
                raise Refuse("tournament_over")
            if await self._append(held, Line(kind="cancel", at=now_ms(), data={"why": "host"})):
                return
        raise Refuse("unavailable")

    async def leave_all(self, person: Person) -> None:
        """Who goes for good is in no tournament any more, and what they have made and has not begun is cancelled; what
        has begun is everybody's and goes on."""
        entered = select(L.tournament).where(L.person == person.id, L.kind == "enter")
        rows = await self._store.read(
            select(T.id, T.host, T.status).where(T.status.in_(GOING), T.id.in_(entered) | (T.host == person.id))
        )
        for row in rows:
            with contextlib.suppress(Refuse):  # it has begun or ended since, or they had left it
                if row.host == person.id and row.status == "open":
                    await self.cancel(person, row.id)
            with contextlib.suppress(Refuse):
                await self.withdraw(person, row.id)

    TRIES: Final = 50  # a line is lost to somebody quicker at most as often as there are people who press at once

    # ------------------------------------------------------------------ the log

    async def _append(self, held: Held, line: Line) -> bool:
        """Write the next line, and drive on from there; False: somebody else was first."""
        if not await self._write(held, line):
            return False
        self._hall.lobby_changed()
        self._hall.spawn(self.drive(held.row.id), "tournament")
        return True

    async def _write(self, held: Held, line: Line) -> bool:
        course = Course(held.course.plan, held.row.seed).follow([*held.lines, line])
        number = course.seq
        person = line.data.get("player") if line.kind in ("enter", "withdraw", "sit") else None
        about = person if person is not None and not str(person).startswith("bot:") else None
        try:
            await self._store.write(
                insert(schema.tournament_lines).values(
                    tournament=held.row.id,
                    seq=number,
                    kind=line.kind,
                    at=line.at,
                    person=about,
                    body=ENCODE(line.data).decode(),
                ),
                *noted(held.row.id, course, line),
                update(schema.tournaments)
                .where(T.id == held.row.id)
                .values(seq=number, status=course.status, players=len(course.playing), changed_at=line.at),
            )
        except Taken:
            return False
        self._metrics.tournament_lines.labels(line.kind).inc()
        self.on_line()
        return True

    # ------------------------------------------------------------------ going on by itself

    async def look(self) -> None:
        """Everything that is due in any tournament."""
        for row in await self._store.read(ALL_GOING):
            try:
                await self.drive(row.id)
            except (Refuse, FarportError):  # one tournament's misfortune: its game is not here, or has changed
                log.exception("tournament %s waits", row.id)

    async def drive(self, id: str) -> None:
        """Lines as long as any is due, then the tables that should be there."""
        if self._hall.still:
            return
        async with self._driving:
            await self._drive(id)

    async def _drive(self, id: str) -> None:
        while True:
            held = await self.held(id)
            if held.course.status not in GOING:
                break
            outside = await self._outside(held.course)
            line = await asyncio.to_thread(next_line, held.course, now_ms(), outside)
            if line is None:
                break
            if await self._write(held, line):
                self._hall.lobby_changed()
        await self._keep_tables(held)

    async def _outside(self, course: Course) -> Outside:
        going = [table.id for table in course.tables() if table.id is not None and not table.done]
        rows = await self._store.read(select(schema.tables).where(B.id.in_(going), B.status.in_(OVER)))
        ended = {row.id: await self._ended(row) for row in rows}
        strengths = await self._strengths(course) if course.status == "open" else {}
        return Outside(_game(course.plan.game).seats[0], strengths, ended, new_id())

    async def _ended(self, row: Any) -> Ended:
        parts = await self._settling.parts(row)
        if row.result is None or not parts:
            return Ended(None, None)
        return Ended([part.rank for part in parts], DATA.decode(row.result)["scores"])

    async def _strengths(self, course: Course) -> dict[str, float]:
        strength = self._ledger.measured(course.plan.game)
        people = [entrant.key for entrant in course.entrants.values() if entrant.person is not None]
        skills = await self._ledger.skills(course.plan.game, people)
        return {
            entrant.key: skills.get(entrant.key, Skill()).mu if entrant.bot is None else strength.of(entrant.bot) or 0.0
            for entrant in course.entrants.values()
        }

    async def _keep_tables(self, held: Held) -> None:
        """Every table that the log says has started is there, and does."""
        course = held.course
        started = {table.id: table for table in course.tables() if table.id is not None and not table.done}
        rows = await self._store.read(select(B.id, B.status).where(B.id.in_(list(started))))
        status = {row.id: row.status for row in rows}
        for id, table in started.items():
            if status.get(id) in (None, "open"):
                await self._open(held, id, table)

    async def _open(self, held: Held, id: str, table: Pairing) -> None:
        plan = held.course.plan
        choices = [self._chair(held.course, key) for key in table.seats]
        person = any([who is not None for who, _ in choices])
        league = plan.kind == "league"
        settings = TableSettings(
            time=_clock(plan),
            absence="caretaker" if not league else "wait",
            pace=plan.pace,
            hints=False,
            free_undo=False,
            rated=plan.rated and person,
            tournament=held.row.id,
        )
        number = next(n for n, each in enumerate(held.course.rounds, start=1) if table in each.tables)
        place = held.course.rounds[number - 1].tables.index(table) + 1
        name = f"{plan.name[: NAME_LENGTH - 12]} {number}.{place}"
        with contextlib.suppress(Refuse):  # another worker has started it
            await self._lobby.set_up(id, name, plan.game, dict(plan.options), settings, choices)

    def _chair(self, course: Course, key: str) -> tuple[str | None, SeatChoice]:
        entrant = course.entrants.get(key)
        if entrant is not None and entrant.person is not None:
            return entrant.person, SeatChoice(kind="open")
        level = course.plan.stand_in if entrant is None else str(entrant.bot)
        return None, SeatChoice(kind="bot", bot=level, level=level)


def stands_in(key: str) -> bool:
    return key.startswith(f"{STAND_IN}:")


def _game(id: str) -> Game:
    try:
        return game(id)
    except FarportError:
        raise Refuse("bad_game") from None


def _sizes(plan: NewTournament, of: Game) -> Sequence[int]:
    """Those that a table of it may have, the wanted one first: some enter late, withdraw, or are left over."""
    rotates = plan.kind in ("mini_cup", "league") and plan.places % plan.seats == 0
    if rotates and plan.starts_at is None:  # it begins when all places are taken, and who leaves is replaced
        return [plan.seats]
    return range(plan.seats, of.seats[0] - 1, -1)


def _clock(plan: NewTournament) -> TimeControl:
    league = TimeControl(kind="days", days=LEAGUE_DAYS)
    return plan.time or (league if plan.kind == "league" else TimeControl(kind="live"))


def _require_host(row: Any, person: Person) -> None:
    if row.host != person.id:
        raise Refuse("not_host")
