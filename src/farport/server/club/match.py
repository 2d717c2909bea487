"""Quick matches: a game with whoever is there now, and with bots where nobody comes."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from sqlalchemy import bindparam, select, update

from farport.kernel import UnknownGameError, game
from farport.server.errors import Refuse, StoreAway
from farport.server.moments import now_ms
from farport.server.protocol.http import Join, NewTable, SeatChoice
from farport.server.protocol.people import QuickMatch
from farport.server.protocol.shapes import Person, TableSettings, TimeControl
from farport.server.store import schema

if TYPE_CHECKING:
    from farport.server.club.bonds import Bonds
    from farport.server.lobby.lobby import Lobby
    from farport.server.tables.hall import Hall

T = schema.tables.c
S = schema.seats.c
WAIT_MS: Final = 60_000
LOOK_EVERY_S: Final = 1.0
BOT: Final = "medium"
# Who plays with strangers wants to see the end of it: a clock, and somebody to play for who goes away.
SETTINGS: Final = TableSettings(
    time=TimeControl(kind="live", bank_s=900, increment_s=15, up="caretaker"), absence="caretaker", absence_minutes=2
)
DUE = select(T.id).where(T.status == "open", T.bots_at <= bindparam("now")).limit(50)
log = logging.getLogger("farport.match")


class Match:
    """A match is an open table with a moment at which it starts in any case; so a restart loses none, and whichever
    worker looks first starts it."""

    def __init__(self, hall: Hall, lobby: Lobby, bonds: Bonds) -> None:
        self._hall = hall
        self._store = hall.archive.store
        self._lobby = lobby
        self._bonds = bonds
        self.wait_ms = WAIT_MS

    async def seek(self, person: Person, wanted: QuickMatch) -> str:
        """The table at which this person sits from now on."""
        self._hall.require_play()
        try:
            found = game(wanted.game)
        except UnknownGameError:
            raise Refuse("bad_game") from None
        seats = found.seats.start if wanted.seats is None else wanted.seats
        if seats not in found.seats:
            raise Refuse("bad_option", {"detail": f"seats {seats}"})
        for table in await self._waiting(person, found.id, seats):
            try:
                await self._lobby.seats.join(person, table, Join())
            except Refuse:
                continue  # somebody was quicker
            await self._start_if_full(table)
            return table
        choices = [SeatChoice(kind="me"), *[SeatChoice(kind="open")] * (seats - 1)]
        table = await self._lobby.create(person, NewTable(game=found.id, seats=choices, settings=SETTINGS))
        await self._store.write(update(schema.tables).where(T.id == table).values(bots_at=now_ms() + self.wait_ms))
        return table

    async def _waiting(self, person: Person, game: str, seats: int) -> list[str]:
        """Matches that still wait, the longest first; not with those who block each other."""
        rows = await self._store.read(
            select(T.id).where(T.game == game, T.status == "open", T.bots_at > now_ms()).order_by(T.bots_at)
        )
        chairs = await self._hall.archive.chairs([row.id for row in rows])
        sitting = {id: {each.person.id for each in seats if each.person} for id, seats in chairs.items()}
        apart = await self._bonds.blocked(person.id, [id for people in sitting.values() for id in people])
        return [
            id
            for id, those in chairs.items()
            if len(those) == seats and any(each.free for each in those) and apart.isdisjoint(sitting[id])
        ]

    async def _start_if_full(self, table: str) -> None:
        chairs = (await self._hall.archive.chairs([table]))[table]
        if not any(chair.free for chair in chairs):
            await self._start(table)

    async def look_for_ever(self) -> None:
        while True:
            await asyncio.sleep(LOOK_EVERY_S)
            try:
                await self.look()
            except StoreAway as error:
                log.warning("quick matches: the store is away: %s", error)

    async def look(self) -> None:
        """Matches that have waited long enough."""
        if self._hall.still:
            return
        for row in await self._store.read(DUE, {"now": now_ms()}):
            await self._start(row.id)

    async def _start(self, table: str) -> None:
        """Bots take what is free. The moment is the claim: one worker starts it."""
        claim = update(schema.tables).where(T.id == table, T.status == "open", T.bots_at.is_not(None))
        if (await self._store.write(claim.values(bots_at=None)))[0].count == 0:
            return
        free = update(schema.seats).where(S.table_id == table, S.person.is_(None), S.bot.is_(None))
        await self._store.write(free.values(bot=BOT, level=BOT))
        chairs = (await self._hall.archive.chairs([table]))[table]
        people = [chair.person for chair in chairs if chair.person is not None]
        if not people:
            await self._store.write(update(schema.tables).where(T.id == table).values(status="cancelled"))
            await self._hall.changed(table)
            return
        # The host may have stood up; whoever sits there first stands in.
        await self._store.write(update(schema.tables).where(T.id == table).values(host=people[0].id))
        try:
            await self._lobby.start(people[0], table)
        except Refuse as refuse:
            log.warning("match %s does not start: %s", table, refuse.code)
