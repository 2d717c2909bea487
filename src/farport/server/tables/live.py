"""LiveTable: a table that is open in this worker.

Commands are judged here one after the other, made durable, and told to everybody who follows the table.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import OrderedDict
from collections.abc import Callable, Collection, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final, Protocol

import msgspec
from sqlalchemy import Executable

from farport.kernel import Plain
from farport.server.causes import STORE, TURN, waits_for
from farport.server.errors import Refuse, StoreAway
from farport.server.moments import now_ms
from farport.server.protocol.shapes import ChatLine, Entry, Now, Person, SeatInfo, SeatView, Table
from farport.server.protocol.socket import Presence, TableMessage, Update
from farport.server.store.store import Head
from farport.server.tables import faces
from farport.server.tables.appending import line_of
from farport.server.tables.archive import Archive
from farport.server.tables.charter import Charter
from farport.server.tables.clocks import clock_of
from farport.server.tables.entry import LogEntry
from farport.server.tables.play import NeedsState, Play
from farport.server.tables.seating import Chair
from farport.server.tables.snapshot import EVERY, freeze, thaw
from farport.server.tables.visibility import may_look

if TYPE_CHECKING:
    from farport.server.bus.bus import Bus
    from farport.server.metrics import Metrics

TRIES: Final = 20  # how often a command may lose the race for its number before the table is called too busy
KEYS: Final = 256  # commands remembered here; older ones are looked up in the store
ENCODE: Final = msgspec.json.Encoder().encode
log = logging.getLogger("farport.tables")

Draft = Callable[[Play, int], LogEntry]


class Follower(Protocol):
    """A socket that has the table open: as whom, and the way to tell it something."""

    person: Person | None
    awake: bool  # somebody was seen at its screen a short while ago

    def send(self, message: bytes) -> None: ...

    def turned_away(self, table: LiveTable) -> None:
        """May not look at it any more."""

    def minds(self, speaker: Person) -> bool:
        """Wants to hear nothing that they say."""


class Services(Protocol):
    """What a table needs from the hall it stands in."""

    archive: Archive
    bus: Bus
    metrics: Metrics
    name: str

    @property
    def still(self) -> bool: ...

    def require_play(self) -> None: ...

    @property
    def on_time(self) -> bool: ...

    async def in_time(self) -> None: ...

    def spawn(self, work: Any, name: str) -> asyncio.Task[Any]: ...

    def moved(self, table: LiveTable, before: Play | None, after: Play) -> None: ...


class LiveTable:
    """`play` is None until the table is started. Followers map to the seats as which they look (none: spectators)."""

    def __init__(self, services: Services, row: Any, chairs: list[Chair], play: Play | None, charter: Charter) -> None:
        self.services = services
        self.id: str = row.id
        self.row = row
        self.chairs = chairs
        self.charter = charter
        self._play = play
        self._frozen: bytes | None = None  # in place of the play, while the table rests
        self.seq = 0 if play is None else play.seq  # known without waking it
        self.people: dict[str, Person] = {chair.person.id: chair.person for chair in chairs if chair.person is not None}
        self.followers: dict[Follower, tuple[int, ...]] = {}
        self._opened: dict[Follower, tuple[bool, str | None]] = {}  # only to watch? with which invitation?
        # Other workers: who has it open there, how many watch, told when, and who of them is awake.
        self.elsewhere: dict[str, tuple[set[str], int, int, set[str]]] = {}
        self._overhearing: list[list[ChatLine]] = []  # lines of chat for those who are about to follow
        self._lines_told: set[int] = set()  # since the table was opened here
        self.left_at: dict[str, int] = {}  # when a person's last socket here was closed
        self.moves: dict[int, Plain] = {}  # each seat's newest move, as far as it was made since the table was opened
        self.loaded_at = now_ms()
        self.used_at = self.loaded_at
        self._keys: OrderedDict[str, int] = OrderedDict()
        self._lock = asyncio.Lock()
        self._stale = False
        self._listed: Head | None = None  # what the lists have, while nobody but this worker writes it

    @property
    def play(self) -> Play | None:
        """Where the table was at rest it wakes."""
        if self._frozen is not None:
            self._play = thaw(self.charter, self._frozen)
            assert self._play is not None, "what was frozen here is of this format and of these rules"
            self._frozen = None
        return self._play

    @play.setter
    def play(self, play: Play | None) -> None:
        self._play, self._frozen = play, None
        self.seq = 0 if play is None else play.seq

    @property
    def moments_matter(self) -> bool:
        """Against a clock: what a slow connection takes is given back, so it is measured again and again."""
        return self.charter.game.facts.timed or clock_of(self.charter.settings.time).lag_counts

    # ------------------------------------------------------------------ commands

    async def submit(self, draft: Draft, key: str | None) -> int:
        """Judge what `draft` makes of the present Play, append it, tell everybody. The number of the entry.

        A command that was carried out before (the same key) is only acknowledged.
        """
        self.services.require_play()
        if not self.services.on_time:
            await self.services.in_time()
        return await self.submit_late(draft, key)

    async def submit_late(self, draft: Draft, key: str | None, note: Executable | None = None) -> int:
        """The same while the time of an outage is not yet made up for. `note`: written with the entry, or neither."""
        if self._lock.locked():
            with waits_for(TURN):
                await self._lock.acquire()
        else:
            await self._lock.acquire()  # at once
        try:
            return await self._submit_in_turn(draft, key, note)
        finally:
            self._lock.release()

    async def _submit_in_turn(self, draft: Draft, key: str | None, note: Executable | None) -> int:
        self.used_at = now_ms()
        if self._stale:
            await self._catch_up()
        for _ in range(TRIES):
            if key is not None and key in self._keys:
                return self._keys[key]
            play = self.play
            if play is None:
                raise Refuse("not_running")
            try:
                entry = draft(play, now_ms())
                entry.key = key
                entry.seq = play.seq + 1
                after = await self._judge(play, entry)
            except Refuse:  # now; but perhaps it was carried out long ago
                done = None if key is None else await self.services.archive.seq_of(self.id, key)
                if done is not None:
                    return done
                raise
            if await self._append(entry, after, note):
                self._install(after, entry)
                return entry.seq
            self.services.metrics.conflicts.inc()
            if not await self._catch_up() and key is not None:
                done = await self.services.archive.seq_of(self.id, key)
                if done is not None:
                    return done
        raise Refuse("unavailable")

    async def _judge(self, play: Play, entry: LogEntry) -> Play:
        try:
            return play.after(entry)
        except NeedsState:
            return play.after(entry, await self.services.archive.state_for_undo(play, entry))

    async def _append(self, entry: LogEntry, after: Play, note: Executable | None) -> bool:
        line, self._listed = line_of(entry, after, self._listed), None
        try:
            with waits_for(STORE):
                if note is None:
                    added = await self.services.archive.store.append(line)
                else:
                    added = await self.services.archive.append_with(note, line)
        except StoreAway:
            self._stale = True  # it may be there or not: look before anything else is judged
            raise
        self._listed = line.head if added else None
        return added

    def _install(self, after: Play, entry: LogEntry) -> None:
        """It is durable: everybody may know."""
        before = self.play
        self.play = after
        self._remember(entry)
        reseated = self._reseat(entry)
        if not self.services.bus.alone:
            self.services.bus.publish(f"table:{self.id}", b"e" + ENCODE(entry.row(self.id)))
        self.tell([entry], before, reseated)
        if entry.seq % EVERY == 0:
            self.services.spawn(self.services.archive.save_snapshot(after), "snapshot")
        self.services.moved(self, before, after)

    def _reseat(self, entry: LogEntry) -> set[Follower]:
        """Whose seat was taken over sees nothing of it any more, from this very entry on. Those who look as other seats
        than before."""
        if entry.data.get("why") != "replaced":
            return set()
        before = dict(self.followers)
        for follower, seats in before.items():
            own = self.seats_of(follower.person)
            self.followers[follower] = tuple([seat for seat in own if seat in seats or seat == entry.seat])
        return {follower for follower, seats in before.items() if self.followers[follower] != seats}

    def _remember(self, entry: LogEntry) -> None:
        if entry.seat is not None and entry.action is not None:
            self.moves[entry.seat] = entry.action
        if entry.key is not None:
            self._keys[entry.key] = entry.seq
            if len(self._keys) > KEYS:
                self._keys.popitem(last=False)

    def rest(self) -> None:
        """Somebody looks, and nobody has done anything for a while: the play is kept as small as it gets."""
        if self._play is not None and not self._lock.locked():
            self._frozen, self._play = freeze(self._play), None
        self._keys.clear()  # they are in the store

    # ------------------------------------------------------------------ what other workers appended

    async def _catch_up(self) -> bool:
        """Read what the log has more than this worker knows; True if there was something."""
        last = 0 if self.play is None else self.play.seq
        news = await self.services.archive.entries(self.id, last)
        for entry in news:
            await self._follow(entry)
        self._stale = False
        return bool(news)

    async def _follow(self, entry: LogEntry) -> None:
        self._listed = None
        before = self.play
        self.play = await self.services.archive.follow(self.charter, before, entry)
        self._remember(entry)
        reseated = self._reseat(entry)
        if entry.kind == "start" or entry.data.get("why") == "replaced":
            await self._read_chairs()
        if before is None:
            self._look_again()
            self.tell_all()
        else:
            self.tell([entry], before, reseated)
        self.services.moved(self, before, self.play)

    async def catch_up(self) -> None:
        async with self._lock:
            await self._catch_up()

    async def heard(self, row: list[Any]) -> None:
        """Another worker has appended this entry."""
        async with self._lock:
            entry = LogEntry.from_row(row)
            last = 0 if self.play is None else self.play.seq
            if entry.seq == last + 1:
                await self._follow(entry)
            elif entry.seq > last:
                await self._catch_up()

    async def refresh(self) -> None:
        """The lobby has changed something: seats, the start, the name."""
        async with self._lock:
            row = await self.services.archive.row(self.id)
            if row is None:
                return
            self.row = row
            self._listed = None
            await self._read_chairs()
            last = 0 if self.play is None else self.play.seq
            for entry in await self.services.archive.entries(self.id, last):
                self.play = await self.services.archive.follow(self.charter, self.play, entry)
                self._remember(entry)
            self._look_again()
            self.tell_all()
            if self.play is not None:
                self.services.moved(self, None, self.play)

    async def read_people(self) -> None:
        """Somebody who is shown here has another name, or none any more."""
        async with self._lock:
            self.people.update(await self.services.archive.people(list(self.people)))
            await self._read_chairs()
            self.tell_all()

    async def _read_chairs(self) -> None:
        self.chairs = (await self.services.archive.chairs([self.id]))[self.id]
        self.people.update({chair.person.id: chair.person for chair in self.chairs if chair.person is not None})

    # ------------------------------------------------------------------ who follows

    def seats_of(self, person: Person | None) -> tuple[int, ...]:
        """The seats that are this person's."""
        if person is None:
            return ()
        if self.play is None:
            return tuple(
                [chair.seat for chair in self.chairs if chair.person is not None and chair.person.id == person.id]
            )
        return tuple([number for number, seat in enumerate(self.play.seats) if seat.person == person.id])

    def _look_again(self) -> None:
        """Seats have changed hands, or the game has begun: who sees what, and who nothing any more?"""
        waiting = self.play is None and self.row.status == "open"
        watchable = waiting or self.charter.settings.watchers
        for follower, (watch, invite) in list(self._opened.items()):
            if may_look(self.row, self.chairs, follower.person, invite, watchable=watchable):
                self.followers[follower] = () if watch else self.seats_of(follower.person)
            else:
                follower.turned_away(self)

    def follow(self, follower: Follower, *, watch: bool, invite: str | None) -> tuple[int, ...]:
        seats = () if watch else self.seats_of(follower.person)
        news = follower not in self.followers
        self.followers[follower] = seats
        self._opened[follower] = (watch, invite)
        if follower.person is not None and seats:
            self.left_at.pop(follower.person.id, None)
        if news:
            self.tell_presence()
        return seats

    @contextlib.contextmanager
    def overhearing(self) -> Iterator[list[ChatLine]]:
        """The lines of chat that are said meanwhile: for who reads what was said before, and does not follow yet."""
        heard: list[ChatLine] = []
        self._overhearing.append(heard)
        try:
            yield heard
        finally:
            self._overhearing = [other for other in self._overhearing if other is not heard]

    def is_news(self, line: ChatLine) -> bool:
        """Whether nobody here was told this line; from now on they were."""
        if line.id in self._lines_told:
            return False
        self._lines_told.add(line.id)
        for heard in self._overhearing:
            heard.append(line)
        return True

    def unfollow(self, follower: Follower) -> None:
        seats = self.followers.pop(follower, None)
        self._opened.pop(follower, None)
        self.used_at = now_ms()
        if seats is None:
            return
        person = follower.person
        if person is not None and seats and person.id not in self.connected_here():
            self.left_at[person.id] = now_ms()
            self._without(person.id)
        self.tell_presence()

    def is_here(self, person: str) -> bool:
        """Has the table open as a player, here or at another worker."""
        for follower, seats in self.followers.items():
            if seats and follower.person is not None and follower.person.id == person:
                return True
        return any(person in people for people, *_ in self.elsewhere.values())

    def connected_here(self) -> set[str]:
        return {
            follower.person.id for follower, seats in self.followers.items() if seats and follower.person is not None
        }

    def connected(self) -> set[str]:
        found = self.connected_here()
        for people, *_ in self.elsewhere.values():
            found |= people
        return found

    def seats_here(self) -> list[int]:
        """The seats whose person has the table open."""
        here = self.connected()
        return (
            [] if self.play is None else [number for number, seat in enumerate(self.play.seats) if seat.person in here]
        )

    def pausing(self) -> list[int] | None:
        """Whom it takes to pause or to go on, where the game has a rule for it (SD-013): all who are there, or the
        host. None: all people who play."""
        if "pause_policy" not in self.charter.options:
            return None
        if self.play is not None and self.charter.pause_policy == "host":
            return [number for number, seat in enumerate(self.play.seats) if seat.person == self.row.host]
        return self.seats_here()

    def _without(self, person: str) -> None:
        """Somebody has left: a vote, or a wait for everybody, that only they held up goes on."""
        play = self.play
        if play is None or play.over:
            return
        gone = next((number for number, seat in enumerate(play.seats) if seat.person == person), None)
        if gone is not None and (play.ready_check or (play.vote is not None and play.vote.of is not None)):
            self.services.spawn(self._go_on_without(gone), f"without seat {gone} of {self.id}")

    async def _go_on_without(self, gone: int) -> None:
        def draft(play: Play, at: int) -> LogEntry:
            if play.ready_check and gone in play.awaited:
                return LogEntry("ready", at, seat=gone, data={"here": self.seats_here()})
            if play.vote is None or play.vote.of is None or gone not in play.vote.waiting(play):
                raise Refuse("no_change")
            data: Plain = {"what": play.vote.what, "yes": True, "of": self.pausing()}
            return LogEntry("vote", at, seat=play.vote.seat, data=data)

        with contextlib.suppress(Refuse, StoreAway):  # then nothing hangs on them any more, or the next look sees to it
            await self.submit(draft, None)

    def awake_here(self) -> set[str]:
        return {
            follower.person.id
            for follower, seats in self.followers.items()
            if seats and follower.person is not None and follower.awake
        }

    def awake(self) -> set[str]:
        """Whoever has shown a sign at one of their screens."""
        found = self.awake_here()
        for _, _, _, awake in self.elsewhere.values():
            found |= awake
        return found

    def watchers_here(self) -> int:
        return sum([1 for seats in self.followers.values() if not seats])

    def watchers(self) -> int:
        return self.watchers_here() + sum([told[1] for told in self.elsewhere.values()])

    # ------------------------------------------------------------------ telling

    def tell(self, log: Sequence[LogEntry], before: Play | None, reseated: Collection[Follower] = ()) -> None:
        """One message for all who look as the same seats, made once; none for those for whom nothing has happened. Who
        looks as other seats counts the log anew, and starts over."""
        play = self.play
        if play is None or not self.followers:
            return
        made: dict[tuple[int, ...], bytes] = {}
        infos = self.infos()
        for follower, seats in self.followers.items():
            if follower in reseated:
                follower.send(ENCODE(TableMessage(table=self.face(seats, host_sees=follower.person))))
                continue
            message = made.get(seats)
            if message is None:
                entries = faces.entries(play, log, seats)
                unseen = not entries and _same_keepers(before, play)
                message = made[seats] = b"" if unseen else self._update(play, entries, seats, infos)
            if message:
                follower.send(message)

    def _update(self, play: Play, entries: list[Entry], seats: tuple[int, ...], infos: list[SeatInfo]) -> bytes:
        update = Update(
            table=self.id,
            entries=entries,
            now=faces.now(play, seats, infos),
            positions=faces.positions(play, seats),
            server_ms=now_ms(),
        )
        return ENCODE(update)

    def tell_presence(self) -> None:
        """Who is here has changed; the other workers hear it too."""
        self._publish_presence()
        self.tell_everybody(ENCODE(self.presence()))

    def renew_presence(self, after_ms: int) -> None:
        """Say again who is here, and forget workers that have not spoken for long."""
        self._publish_presence()
        workers = len(self.elsewhere)
        before = now_ms() - after_ms
        self.elsewhere = {worker: presence for worker, presence in self.elsewhere.items() if presence[2] >= before}
        if len(self.elsewhere) != workers:
            self.tell_everybody(ENCODE(self.presence()))

    def _publish_presence(self) -> None:
        if not self.services.bus.alone:
            here = [self.services.name, sorted(self.connected_here()), self.watchers_here(), sorted(self.awake_here())]
            self.services.bus.publish(f"table:{self.id}", b"p" + ENCODE(here))

    def presence(self) -> Presence:
        present, awake = self.connected(), self.awake()
        people = {info.seat: info.person.id for info in self.infos() if info.person is not None}
        seats = [seat for seat, person in people.items() if person in present]
        away = [seat for seat in seats if people[seat] not in awake]
        return Presence(table=self.id, connected=seats, watchers=self.watchers(), away=away)

    def tell_everybody(self, message: bytes) -> None:
        for follower in self.followers:
            follower.send(message)

    def tell_all(self) -> None:
        """Everybody starts over with the whole table (without the log: who wants it opens the table again)."""
        for follower, seats in self.followers.items():
            follower.send(ENCODE(TableMessage(table=self.face(seats, host_sees=follower.person))))

    # ------------------------------------------------------------------ the whole table

    def infos(self) -> list[SeatInfo]:
        if self.play is None:
            infos = faces.waiting_infos(self.id, self.chairs, self.connected())
        else:
            infos = faces.seat_infos(self.play, self.people, self.connected())
        return faces.with_names(infos, self.charter.settings.names)

    def now(self, seats: Sequence[int]) -> Now:
        if self.play is not None:
            return faces.now(self.play, seats, self.infos())
        return Now(seq=0, status=self.row.status, to_move=[], seats=self.infos())

    def positions(self, seats: Sequence[int]) -> list[SeatView]:
        return [] if self.play is None else faces.positions(self.play, seats)

    def face(self, seats: Sequence[int], *, host_sees: Person | None) -> Table:
        """Everything but log and chat."""
        is_host = host_sees is not None and (host_sees.id == self.row.host or bool(self.seats_of(host_sees)))
        return Table(
            id=self.id,
            name=self.row.name,
            game=self.row.game,
            rules_version=self.row.rules_version,
            options=self.charter.options,
            settings=self.charter.settings,
            public=self.row.public,
            host=self.people.get(self.row.host) if self.row.host is not None else None,
            you=list(seats),
            now=self.now(seats),
            positions=self.positions(seats),
            entries=[],
            chat=[],
            watchers=self.watchers(),
            seed_hash=self.charter.seed_hash if self.play is None else self.play.seed_hash,
            invite=self.row.invite if is_host else None,
            rematch=self.row.rematch,
            shared=self.row.shared_at is not None,
            variant=self.charter.variant,
            variant_name=self.row.variant_name,
            server_ms=now_ms(),
        )


def _same_keepers(before: Play | None, after: Play) -> bool:
    return before is not None and [seat.keeper for seat in before.seats] == [seat.keeper for seat in after.seats]
