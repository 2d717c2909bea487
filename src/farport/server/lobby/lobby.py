"""Making a table, starting it, and playing once more."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Executable, delete, insert, or_, select, update

from farport.kernel import Dice, FarportError, Game, Part, UnknownGameError
from farport.kernel.fairness import CLIENT, commitment, own_part
from farport.server.club.clubs import is_member
from farport.server.club.rated import RatedTables
from farport.server.errors import Refuse, Taken, refused_by_contract
from farport.server.identities.names import cleaned
from farport.server.ids import new_id, new_secret, new_seed
from farport.server.lobby.listed import (
    MOST_OF_BOTS,
    MOST_OPEN,
    open_tables,
    require_host,
    row_of,
    seat_row,
    tables_of_bots,
)
from farport.server.lobby.seats import Seats
from farport.server.moments import now_ms
from farport.server.protocol.http import AddedToDice, Creation, NewTable, SeatChoice
from farport.server.protocol.shapes import Person, TableSettings
from farport.server.sandbox.question import Setup
from farport.server.sandbox.sandbox import Sandbox, require
from farport.server.store import most, schema
from farport.server.studio.creations import Creations
from farport.server.tables.appending import line_of
from farport.server.tables.charter import PLAIN, SETTINGS, game_of
from farport.server.tables.entry import LogEntry
from farport.server.tables.gametime import answerable
from farport.server.tables.hall import Hall
from farport.server.tables.play import Play
from farport.server.tables.seating import Chair
from farport.server.tables.visibility import OVER

T = schema.tables.c
S = schema.seats.c
P = schema.people.c
ENCODE = msgspec.json.Encoder().encode
NAME_LENGTH: Final = 60


class Lobby:
    """What is done to tables outside of play."""

    def __init__(self, hall: Hall, creations: Creations, sandbox: Sandbox, rated: RatedTables) -> None:
        self._hall = hall
        self._rated = rated
        self._store = hall.archive.store
        self._creations = creations
        self._sandbox = sandbox
        self.seats = Seats(hall, rated)
        self.on_start: Callable[[str, str, list[str]], None] = lambda _table, _by, _people: None

    # ------------------------------------------------------------------ making

    async def create(self, host: Person, wanted: NewTable) -> str:
        """A new table; its id. With `start` it begins at once."""
        self._hall.require_play()
        if wanted.club is not None and not await is_member(self._store, wanted.club, host.id):
            raise Refuse("no_club")
        asked = [choice.person for choice in wanted.seats if choice.kind == "person" and choice.person is not None]
        await self.seats.require_askable(host, asked)
        variant, made, options = await self._variant(host, wanted)
        await most.require_fewer(self._store, open_tables(host), MOST_OPEN)
        if wanted.start and all(choice.kind == "bot" for choice in wanted.seats):
            await most.require_fewer(self._store, tables_of_bots(host.id), MOST_OF_BOTS)
        game, resolved = await self._made(host, wanted.game, variant, len(wanted.seats), options)
        id = new_id()
        settings = msgspec.structs.replace(await self._rated.settings(host, wanted), tournament=None)
        name = cleaned(wanted.name, NAME_LENGTH) if wanted.name.strip() else game.title
        at = now_ms()
        made_here = [
            insert(schema.tables).values(
                id=id,
                name=name,
                game=game.id,
                rules_version=game.rules_version,
                options=ENCODE(answerable(game, resolved, settings.pace)).decode(),
                variant=variant,
                variant_name=None if made is None else made.name,
                creation=None if made is None else made.id,
                creation_version=None if made is None else made.version,
                settings=ENCODE(settings).decode(),
                clock=settings.time.kind,
                public=wanted.public,
                host=host.id,
                invite=new_secret(),
                seed=str(new_seed()),
                created_at=at,
                club=wanted.club,
                seq=0,
                status="open",
                to_move="[]",
                changed_at=at,
            ),
            *[
                insert(schema.seats).values(table_id=id, seat=seat, **seat_row(game.id, choice, host))
                for seat, choice in enumerate(wanted.seats)
            ],
        ]
        await self._add_open(host, id, made_here)
        self.announce()
        if wanted.start:
            await self.start(host, id)
        return id

    async def _variant(self, host: Person, wanted: NewTable) -> tuple[str | None, Creation | None, dict[str, Any]]:
        """A scenario or variant made here, or one that is sent along; the options that it brings come first."""
        if wanted.creation is not None:
            made = await self._creations.get(host, wanted.creation, version=wanted.creation_version)
            if made.game != wanted.game:
                raise Refuse("bad_game")
            return json.dumps(made.data, sort_keys=True), made, {**made.options, **wanted.options}
        if wanted.variant is not None:
            return json.dumps(wanted.variant, sort_keys=True), None, dict(wanted.options)
        return None, None, dict(wanted.options)

    async def _made(
        self, host: Person, id: str, variant: str | None, seats: int, given: dict[str, Any]
    ) -> tuple[Game, dict[str, Any]]:
        """The game and every option with its value. What somebody made is judged in the sandbox first."""
        if variant is None:
            game = _game(id, None)
            return game, _options(game, seats, given)
        question = Setup(game=id, data=PLAIN.decode(variant), options=given, seats=seats)
        answer = require(await self._sandbox.ask(question, host.id))
        return await asyncio.to_thread(_game, id, variant), answer.options

    async def _add_open(self, host: Person, id: str, made: Sequence[Executable]) -> None:
        undone = (delete(schema.seats).where(S.table_id == id), delete(schema.tables).where(T.id == id))
        await most.add(self._store, host.id, open_tables(host), MOST_OPEN, made, undone)

    async def cancel(self, person: Person, id: str) -> None:
        row = await row_of(self._hall, id)
        require_host(row, person)
        written = await self._store.write(
            update(schema.tables).where(T.id == id, T.status == "open").values(status="cancelled", changed_at=now_ms())
        )
        if written[0].count == 0:
            raise Refuse("started")
        await self._changed(id)

    # ------------------------------------------------------------------ starting and playing once more

    async def add_to_dice(self, person: Person, id: str, value: str) -> AddedToDice:
        """What a client adds before the start; once for each seat, and never changed: it is told to all with the first
        entry. Whoever sends it has been shown the hash of the server's seed."""
        row = await row_of(self._hall, id)
        waiting = select(T.id).where(T.id == id, T.status == "open", T.started_at.is_(None))
        written = await self._store.write(
            update(schema.seats)
            .where(S.table_id == id, S.person == person.id, S.entropy.is_(None), S.table_id.in_(waiting))
            .values(entropy=value)
            .returning(S.seat)
        )
        return AddedToDice(seats=sorted(row.seat for row in written[0].rows), seed_hash=commitment(str(row.seed)))

    async def start(self, person: Person, id: str) -> None:
        """The first entry of the log. Its number is taken by one worker only, so a table starts once."""
        self._hall.require_play()
        row = await row_of(self._hall, id)
        require_host(row, person)
        if row.status != "open":
            raise Refuse("started")
        chairs = (await self._hall.archive.chairs([id]))[id]
        if any(chair.free for chair in chairs):
            raise Refuse("seats_open")
        people = await self._begin(row)
        self.on_start(id, person.id, people)

    async def _begin(self, row: Any) -> list[str]:
        """The first entry itself; the people who sit there."""
        id, at = row.id, now_ms()
        alone = _nobody_sits((await self._hall.archive.chairs([id]))[id])
        # From here on nothing is added to the dice: what a client was told is taken does stand in the first entry.
        starting = update(schema.tables).where(T.id == id, T.status == "open").values(started_at=at)
        if alone and row.host is not None:
            few = ~most.more_than(tables_of_bots(row.host, besides=id, at=at), MOST_OF_BOTS - 1)
            if (await self._store.write(most.held(row.host), starting.where(few)))[-1].count == 0:
                raise Refuse("limit", {"most": MOST_OF_BOTS})
        else:
            await self._store.write(starting)
        chairs = (await self._hall.archive.chairs([id]))[id]
        if any(chair.free for chair in chairs) or (_nobody_sits(chairs) and not alone):
            raise Refuse("seats_open")  # or somebody stood up in this very moment
        if SETTINGS.decode(row.settings).rated:
            self._rated.require_chairs(row.game, chairs)
        data: dict[str, object] = {"seats": [_start_data(chair) for chair in chairs]}
        data["dice"] = _dice(str(row.seed), chairs).data()
        entry = LogEntry("start", at, seq=1, key="start", data=data)
        play = Play.start(await self._hall.archive.charter(row, len(chairs)), entry)
        if not await self._store.append(line_of(entry, play)):
            raise Refuse("started")
        # Whoever stood up in the last moment sits at the table all the same, in the log and so in the list.
        await self._store.write(
            *[
                update(schema.seats)
                .where(S.table_id == id, S.seat == chair.seat)
                .values(
                    person=None if chair.person is None else chair.person.id,
                    bot=chair.bot,
                    level=chair.level,
                )
                for chair in chairs
            ],
        )
        await self._changed(id)
        return [chair.person.id for chair in chairs if chair.person is not None]

    async def set_up(
        self,
        id: str,
        name: str,
        game: str,
        options: dict[str, Any],
        settings: TableSettings,
        seats: Sequence[tuple[str | None, SeatChoice]],
    ) -> None:
        """A table that nobody hosts, with everybody on their seats, and started: as a tournament has it. Asked again,
        it goes on where it was; refused only when it has started already."""
        of = _game(game, None)
        resolved = _options(of, len(seats), options)
        at = now_ms()
        table = insert(schema.tables).values(
            id=id,
            name=name,
            game=of.id,
            rules_version=of.rules_version,
            options=ENCODE(resolved).decode(),
            settings=ENCODE(settings).decode(),
            clock=settings.time.kind,
            public=True,
            invite=new_secret(),
            seed=str(new_seed()),
            created_at=at,
            seq=0,
            status="open",
            to_move="[]",
            changed_at=at,
        )
        nobody = Person(id="", name="")
        chairs = [{**seat_row(of.id, choice, nobody), "person": person} for person, choice in seats]
        with contextlib.suppress(Taken):
            await self._store.write(
                table,
                *[insert(schema.seats).values(table_id=id, seat=seat, **chair) for seat, chair in enumerate(chairs)],
            )
        row = await row_of(self._hall, id)
        if row.status != "open":
            raise Refuse("started")
        people = await self._begin(row)
        self.on_start(id, "", people)

    async def share(self, person: Person, id: str) -> None:
        """One who sat at a private table opens its replay to whoever has the address; that is kept with their name."""
        row = await row_of(self._hall, id)
        chairs = (await self._hall.archive.chairs([id]))[id]
        at_home = {row.host, *[chair.person.id for chair in chairs if chair.person is not None]}
        if person.id not in at_home:
            raise Refuse("not_your_seat")
        if row.status not in OVER:
            raise Refuse("not_over")
        opened = update(schema.tables).where(T.id == id, T.shared_at.is_(None))
        await self._store.write(opened.values(shared_at=now_ms(), shared_by=person.id))
        await self._changed(id)

    async def rematch(self, person: Person, id: str) -> str:
        """A new table like this one, with the same people; whoever asks first makes it."""
        self._hall.require_play()
        row = await row_of(self._hall, id)
        chairs = (await self._hall.archive.chairs([id]))[id]
        if not any(chair.person is not None and chair.person.id == person.id for chair in chairs):
            raise Refuse("not_your_seat")
        if row.status not in OVER:
            raise Refuse("not_over")
        if row.rematch is not None:
            return str(row.rematch)
        await most.require_fewer(self._store, open_tables(person), MOST_OPEN)
        new, at = new_id(), now_ms()
        copied = {name: getattr(row, name) for name in COPIED} | await self._newest_rules(person, row, len(chairs))
        settings = msgspec.structs.replace(SETTINGS.decode(row.settings), tournament=None)
        copied["settings"] = ENCODE(settings).decode()
        there = await self._still_there(chairs)
        made = [
            insert(schema.tables).values(
                **copied,
                id=new,
                host=person.id,
                invite=new_secret(),
                seed=str(new_seed()),
                created_at=at,
                seq=0,
                status="open",
                to_move="[]",
                changed_at=at,
            ),
            *[
                insert(schema.seats).values(
                    table_id=new,
                    seat=chair.seat,
                    person=chair.person.id if chair.person is not None and chair.person.id in there else None,
                    bot=chair.bot,
                    level=chair.level,
                    invited=False,
                )
                for chair in chairs
            ],
        ]
        # In one transaction, the table before the claim: whoever reads the claim finds the table, and where somebody
        # else was first, ours was never there.
        claim = update(schema.tables).where(T.id == id, T.rematch.is_(None)).values(rematch=new)
        before = schema.tables.alias().c
        lost = select(before.id).where(before.id == id, before.rematch != new).exists()
        too_many = most.more_than(open_tables(person), MOST_OPEN)
        *_, claimed, crowded, _, _ = await self._store.write(
            most.held(person.id),
            *made,
            claim,
            update(schema.tables).where(T.id == id, T.rematch == new, too_many).values(rematch=None),
            delete(schema.seats).where(S.table_id == new, or_(lost, too_many)),
            delete(schema.tables).where(T.id == new, or_(lost, too_many)),
        )
        if crowded.count:
            raise Refuse("limit", {"most": MOST_OPEN})
        if claimed.count == 0:
            return str((await row_of(self._hall, id)).rematch)
        await self._changed(id)
        return new

    async def _newest_rules(self, person: Person, row: Any, seats: int) -> dict[str, Any]:
        """Rules and options of a new table that is like this one: the newest rules, unless its options or its variant
        do not fit them any more."""
        try:
            game, options = await self._made(person, row.game, row.variant, seats, PLAIN.decode(row.options))
        except Refuse:
            return {"rules_version": row.rules_version, "options": row.options}
        return {"rules_version": game.rules_version, "options": ENCODE(options).decode()}

    async def _still_there(self, chairs: list[Chair]) -> set[str]:
        """Those who have not deleted their account: the seats of the others are free."""
        people = [chair.person.id for chair in chairs if chair.person is not None]
        rows = await self._store.read(select(P.id).where(P.id.in_(people), P.deleted_at.is_(None)))
        return {row.id for row in rows}

    # ------------------------------------------------------------------

    async def _changed(self, id: str) -> None:
        await self._hall.changed(id)
        self.announce()

    def announce(self) -> None:
        """The lists of the lobby are out of date."""
        self._hall.lobby_changed()


COPIED: Final = ("name", "game", "variant", "variant_name", "settings", "clock", "public", "club")


def _game(id: str, variant: str | None) -> Game:
    try:
        return game_of(id, variant)
    except UnknownGameError:
        raise Refuse("bad_game") from None
    except FarportError as error:
        raise refused_by_contract("bad_variant", error) from None


def _nobody_sits(chairs: Sequence[Chair]) -> bool:
    return all(chair.person is None for chair in chairs)


def _options(game: Game, seats: int, given: dict[str, Any]) -> dict[str, Any]:
    """Every option with its value. A game is made once for a trial: combinations are checked there."""
    try:
        game.new(seats, 0, given)
        return dict(game.options.resolve(seats, given))
    except FarportError as error:
        raise refused_by_contract("bad_option", error) from None


def _dice(secret: str, chairs: list[Chair]) -> Dice:
    """The commitment, and every seat's part: its client's, or what follows from the secret where there is none."""
    parts = []
    for chair in chairs:
        if chair.person is not None and chair.entropy is not None:
            parts.append(Part(CLIENT, chair.entropy))
        else:
            parts.append(Part("server" if chair.bot is None else "bot", own_part(secret, chair.seat)))
    return Dice(commitment(secret), parts)


def _start_data(chair: Chair) -> dict[str, object]:
    if chair.person is not None:
        return {"person": chair.person.id}
    return {"bot": chair.bot, "level": chair.level}
