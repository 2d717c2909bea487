"""Service: everything that runs in one worker, put together."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy import func, select

from farport.kernel import registry
from farport.server.bus.memory import MemoryBus
from farport.server.club.bonds import Bonds
from farport.server.club.club import Club
from farport.server.club.clubs import Clubs
from farport.server.club.match import Match
from farport.server.club.presence import Presence
from farport.server.club.profiles import Profiles
from farport.server.club.tournaments.entry import Entry
from farport.server.club.tournaments.pages import Pages
from farport.server.club.tournaments.tidings import Tidings
from farport.server.club.tournaments.tournaments import Tournaments
from farport.server.ending import end
from farport.server.errors import Refuse, StoreAway
from farport.server.identities.cookies import Cookies
from farport.server.identities.passkeys import Passkeys
from farport.server.identities.people import People, server_secret
from farport.server.identities.spent import Spent
from farport.server.identities.tickets import Tickets
from farport.server.limits import Limits
from farport.server.lobby.heads import Heads, head
from farport.server.lobby.lobby import Lobby
from farport.server.metrics import Metrics
from farport.server.moments import now_ms
from farport.server.notify.notifier import Notifier
from farport.server.operators.desk import Desk
from farport.server.operators.orders import Orders
from farport.server.outage import Heartbeat
from farport.server.protocol.http import ServerState
from farport.server.protocol.shapes import ChatLine, Person
from farport.server.protocol.socket import Challenged, Notice, Turn
from farport.server.sandbox.sandbox import Sandbox
from farport.server.slow import Slow
from farport.server.sockets.sockets import Sockets
from farport.server.store import schema
from farport.server.store.opening import open_store
from farport.server.studio.comparing import Comparing
from farport.server.studio.creations import Creations
from farport.server.studio.drafts import Drafts
from farport.server.studio.opinions import Opinions
from farport.server.studio.pace import Paces
from farport.server.studio.runner import Runner
from farport.server.studio.runs import Runs
from farport.server.tables.analyses import Analyses
from farport.server.tables.entry import DECODE, ENCODE
from farport.server.tables.hall import Hall
from farport.server.tables.replays import Replays
from farport.server.tables.seating import Chair
from farport.server.tables.visibility import may_look
from farport.server.tables.visits import Visits
from farport.server.thinking.pool import RUNS, STRETCH_S, Pool
from farport.server.thinking.thinkers import Player, Thinker, Thinkers
from farport.server.web.boards import Boards
from farport.server.web.static import Static

if TYPE_CHECKING:
    from farport.server.bus.bus import Bus
    from farport.server.config import Config
    from farport.server.store.store import Store
    from farport.server.tables.live import LiveTable
    from farport.server.tables.play import Play

HEALTH_S: Final = 2.0  # who asks how we are does not wait for a database that hangs
CHAT = msgspec.json.Decoder(ChatLine)
log = logging.getLogger("farport.service")


class Service:
    """One worker. Built by `open`, ended by `close`; nothing is global."""

    def __init__(
        self,
        config: Config,
        store: Store,
        bus: Bus,
        thinker: Thinker,
        player: Player,
        cluster: Player | None,
        secret: str,
    ) -> None:
        self.config = config
        self.store = store
        self.bus = bus
        self.thinker = thinker
        self.metrics = Metrics()
        self.limits = Limits(on=config.rate_limits)
        self.cookies = Cookies(secret, secure=config.secure)
        self.people = People(store)
        self.spent = Spent(store)
        self.tickets = Tickets(secret, self.spent)
        self.passkeys = Passkeys(store, self.people, self.tickets)
        self.visits = Visits(store)
        self.sockets = Sockets(self.metrics, config)
        self.static = Static()
        self.boards = Boards()
        self.exporting = asyncio.Semaphore(1)
        self.planning = asyncio.Semaphore(1)
        self.previewing = asyncio.Semaphore(1)  # threads share one interpreter: a second one would only slow the loop
        self.hall = Hall(
            store,
            bus,
            self.metrics,
            Thinkers(thinker, bus, self.metrics, budget_s=config.bot_seconds, pause_s=config.bot_pause_seconds),
        )
        self.slow = Slow(self.metrics, config.slow_ms)
        self.started_at = now_ms()
        self.desk = Desk(self.hall)
        self.orders = Orders(store, self.hall, self._ordered, self._told)
        self.heads = Heads(self.hall.archive)
        self.bonds = Bonds(store)
        self.presence = Presence(store, self.sockets)
        self.clubs = Clubs(store, self.heads, self.presence)
        self.profiles = Profiles(self.hall.archive, self.heads, self.bonds, self.presence, self.clubs)
        self.club = Club(self.hall, self.metrics)
        self.sandbox = Sandbox(self.limits)
        self.creations = Creations(store, self.sandbox)
        self.drafts = Drafts(self.sandbox)
        self.opinions = Opinions(store, self.creations)
        self.runs = Runs(store, self.sandbox, self.creations, Paces(store), ray_offered=bool(config.run_ray))
        self.comparing = Comparing(self.runs, player)
        self.runner = Runner(store, player, self.runs.paces, alone=not config.bus, cluster=cluster)
        self.lobby = Lobby(self.hall, self.creations, self.sandbox, self.club.rated)
        self.match = Match(self.hall, self.lobby, self.bonds)
        self.tournaments = Tournaments(
            self.hall,
            self.lobby,
            self.club.ledger,
            Entry(store, self.club.ledger, self.club.attendances),
            self.club.settling,
            self.metrics,
        )
        self.tournament_pages = Pages(self.hall, self.tournaments, self.club)
        self.club.also_look(self.tournaments.look)
        self.replays = Replays(self.hall.archive, self.heads, self.sandbox)
        self.analyses = Analyses(store, self.hall, self.replays, thinker)
        self.notifier = Notifier(config, store, self.people, self.visits, self.hall, self.heads, self.metrics)
        self.push = self.notifier.push
        self.tidings = Tidings(store, self.people, self.notifier, self.sockets)
        self.tournaments.on_line = lambda: self.hall.spawn(self.tidings.tell_due(), "tidings")
        self.club.also_look(self.tidings.tell_due)
        self._heartbeat = Heartbeat(store, self.hall)
        self._tasks: list[asyncio.Task[None]] = []

    @staticmethod
    async def open(config: Config) -> Service:
        store = open_store(config.database)
        bus: Bus = MemoryBus()
        thinker: Thinker = Pool(config.bot_processes, config.bot_seconds)
        player: Player = Pool(config.run_processes, STRETCH_S, aside=True)
        if config.bus:  # Redis is imported where it is used: a server without it is up sooner
            from farport.server.bus.redis import RedisBus
            from farport.server.thinking.remote import RemoteThinkers

            bus = RedisBus(config.bus, config.bus_prefix)
            if config.bot_processes == 0:
                thinker = RemoteThinkers(config.bus, config.bus_prefix, config.bot_seconds)
            if config.run_processes == 0:
                player = RemoteThinkers(config.bus, config.bus_prefix + RUNS, STRETCH_S)
        cluster: Player | None = None
        if config.run_ray:
            from farport.server.thinking.cluster import Cluster

            cluster = Cluster(config.run_ray, STRETCH_S)
        service = Service(config, store, bus, thinker, player, cluster, await server_secret(store))
        await service._begin()
        return service

    async def _begin(self) -> None:
        self.hall.on_moved(self._moved)
        self.hall.on_caught_up(self._catch_up_with_chat)
        self.hall.on_lobby(self.sockets.lobby_changed)
        self.lobby.on_start = self._started
        await self.bus.start(self._heard, self.hall.catch_up_all)
        await self.orders.begin()
        self.hall.keep_still(self.orders)
        self.hall.keep_in_time(self._heartbeat)
        await self._heartbeat.beat()
        loop = asyncio.get_running_loop()
        self._tasks = [
            loop.create_task(self._heartbeat.beat_for_ever(), name="heartbeat"),
            loop.create_task(self.hall.sweep_for_ever(), name="sweep"),
            loop.create_task(self.orders.look_for_ever(), name="orders"),
            loop.create_task(self.slow.watch_loop(), name="watch"),
            loop.create_task(self.club.look_for_ever(), name="club"),
            loop.create_task(self.notifier.tell_held_for_ever(), name="held notices"),
            loop.create_task(self.notifier.digest_for_ever(), name="digests"),
            loop.create_task(self.presence.note_for_ever(), name="presence"),
            loop.create_task(self.match.look_for_ever(), name="quick matches"),
            loop.create_task(self.runner.work_for_ever(), name="runs"),
        ]
        for broken in registry.broken():
            log.warning("%s", broken.sentence)
        log.info("serving")

    async def close(self) -> None:
        """Whatever was begun is finished, then everything is let go."""
        await end(self._tasks)
        await self._heartbeat.close()
        self.sockets.close()
        await self.hall.close()
        await self.runner.close()
        await self.thinker.close()
        await self.sandbox.close()
        await self.bus.close()
        await self.store.close()
        log.info("closed")

    async def healthy(self) -> bool:
        """The store answers, and what is written gets there."""
        try:
            async with asyncio.timeout(HEALTH_S):
                await self.store.read(select(1))
                await self._heartbeat.in_time()
        except (StoreAway, TimeoutError):
            return False
        return self.store.writes

    # ------------------------------------------------------------------ operators

    async def state(self) -> ServerState:
        """For operators: this worker, and what waits for them."""
        waiting = select(func.count()).select_from(schema.reports).where(schema.reports.c.settled_at.is_(None))
        notice = self.orders.notice()
        return ServerState(
            store=await self.healthy(),
            bus=self.bus.healthy,
            started_at=self.started_at,
            sockets=len(self.sockets),
            tables=self.hall.count,
            reports=(await self.store.read(waiting))[0][0],
            maintenance=notice.maintenance,
            maintenance_text=notice.maintenance_text,
            broadcast=notice.text,
            slow=self.slow.things(),
        )

    async def acted(self) -> None:
        """An operator has done something here: it shows at once, and the other workers look too."""
        self.bus.publish("all", b"o")
        await self.orders.look()

    def _ordered(self, row: Any) -> None:
        """A line of the audit log, by whomever: what follows from it at this worker."""
        if row.act in ("hand over", "end"):
            self.hall.heard_change(row.table_id)
            self.hall.tell_lobby()
        elif row.act == "close":
            self._hear_changed(row.person)
            self.hall.tell_lobby()
        elif row.person is not None:
            self.people.forget(row.person)

    def _told(self, notice: Notice) -> None:
        self.metrics.maintenance.set(notice.maintenance)
        self.sockets.tell_all(notice)

    # ------------------------------------------------------------------ who may see a table

    async def visible(self, id: str, person: Person | None, invite: str | None) -> tuple[Any, list[Chair]]:
        """The table, if this person may see it; otherwise it is as if it were not there."""
        row = await self.hall.archive.row(id)
        if row is None:
            raise Refuse("no_table")
        chairs = (await self.hall.archive.chairs([id]))[id]
        watchable = row.status == "open" or head(row, chairs, None, None).settings.watchers
        if not may_look(row, chairs, person, invite, watchable=watchable):
            raise Refuse("no_table")
        return row, chairs

    # ------------------------------------------------------------------ news

    def _moved(self, table: LiveTable, before: Play | None, after: Play) -> None:
        if before is not None:
            self.metrics.entries += 1
        if before is not None and before.status != after.status:
            self.hall.lobby_changed()
            if after.over:
                self.thinker.forget(table.id)
                self.club.table_over()
        asked_before = () if before is None else before.to_move
        if after.to_move != asked_before:
            self._tell_turns(table, asked_before, after)
        self.notifier.moved(table, before, after)

    def _tell_turns(self, table: LiveTable, asked_before: tuple[int, ...], after: Play) -> None:
        """Those who are asked now and look at another page."""
        for seat in after.to_move:
            person = after.seats[seat].person
            if seat in asked_before or person is None or not after.seats[seat].is_person:
                continue
            if not self.bus.alone:
                self.bus.publish("all", b"m" + ENCODE([person, table.id]))
            self._tell_turn(person, table.id)

    def _tell_turn(self, person: str, table: str) -> None:
        if self.sockets.elsewhere(person, table):
            self.hall.spawn(self._send_turn(person, table), "turn")

    def challenged(self, table: str, by: Person) -> None:
        """Those who are asked to sit at a table: on whatever page they are, and elsewhere where they are not."""
        if not self.bus.alone:
            self.bus.publish("all", b"a" + ENCODE([table, by.id]))
        self.hall.spawn(self._tell_challenge(table, by.id), "challenge")
        self.hall.spawn(self._notify_challenge(table), "challenge")

    def _started(self, table: str, by: str, people: list[str]) -> None:
        """A table has begun: who sits there and did not start it may look at something else."""
        others = set(people) - {by}
        if others:
            self.hall.spawn(self._tell_start(table, others), "start")

    async def _tell_start(self, table: str, people: set[str]) -> None:
        self.notifier.tell_news("start", await self.hall.table(table), people)

    async def _tell_challenge(self, table: str, by: str) -> None:
        row = await self.hall.archive.row(table)
        people = await self.hall.archive.people([by])
        chairs = (await self.hall.archive.chairs([table]))[table]
        for asked in [chair.asked for chair in chairs if chair.asked is not None]:
            if row is not None and by in people and self.sockets.of(asked.id):
                message = Challenged(table=(await self.heads.of([row], asked))[0], by=people[by])
                for connection in self.sockets.of(asked.id):
                    connection.tell(message)

    async def _notify_challenge(self, table: str) -> None:
        chairs = (await self.hall.archive.chairs([table]))[table]
        asked = {chair.asked.id for chair in chairs if chair.asked is not None}
        self.notifier.tell_news("challenge", await self.hall.table(table), asked)

    async def _send_turn(self, person: str, table: str) -> None:
        row = await self.hall.archive.row(table)
        identity = await self.people.by_id(person)
        if row is None or identity is None:
            return
        message = Turn(table=(await self.heads.of([row], identity.person))[0])
        for connection in self.sockets.of(person):
            if table not in connection.tables:
                connection.tell(message)

    def chat(self, table: str, line: ChatLine) -> None:
        """A line was said: to those who follow the table, here and at the other workers."""
        if not self.bus.alone:
            self.bus.publish(f"table:{table}", b"c" + ENCODE(line))
        self._hear_chat(table, line)

    async def _catch_up_with_chat(self, table: LiveTable) -> None:
        """What was said at another worker while the bus did not listen here. Clients know a line by its number."""
        if table.followers:
            for line in await self.visits.chat(table.id):
                if line.at >= table.loaded_at:
                    self.sockets.chat(table, line)

    def _hear_chat(self, table: str, line: ChatLine) -> None:
        live = self.hall.live(table)
        if live is not None:
            self.sockets.chat(live, line)

    def person_changed(self, person: str) -> None:
        """Somebody logged out everywhere, changed the password, left, or ended a token: their sockets end."""
        self.bus.publish("all", b"x" + person.encode())
        self._hear_changed(person)

    def _hear_changed(self, person: str) -> None:
        self.people.forget(person)
        self.sockets.log_out(person)
        self.hall.person_changed(person)

    def person_renamed(self, person: str) -> None:
        """Wherever they are shown, here and at the other workers."""
        self.bus.publish("all", b"n" + person.encode())
        self._hear_renamed(person)

    def _hear_renamed(self, person: str) -> None:
        self.people.forget(person)
        self.hall.spawn(self._rename(person), "new name")

    async def _rename(self, person: str) -> None:
        identity = await self.people.by_id(person)
        if identity is not None:
            self.sockets.rename(identity.person)
        self.hall.person_changed(person)

    def _heard(self, topic: str, payload: bytes) -> None:
        """A message of another worker."""
        kind, rest = payload[:1], payload[1:]
        if topic != "all":
            if kind == b"c":
                self._hear_chat(topic.removeprefix("table:"), CHAT.decode(rest))
            else:
                self.hall.heard(topic, payload)
        elif kind == b"t":
            self.hall.heard_change(rest.decode())
        elif kind == b"o":
            self.hall.spawn(self.orders.look(), "orders")
        elif kind == b"l":
            self.hall.tell_lobby()
        elif kind == b"x":
            self._hear_changed(rest.decode())
        elif kind == b"n":
            self._hear_renamed(rest.decode())
        elif kind == b"m":
            person, table = DECODE(rest)
            self._tell_turn(person, table)
        elif kind == b"a":
            table, by = DECODE(rest)
            self.hall.spawn(self._tell_challenge(table, by), "challenge")
