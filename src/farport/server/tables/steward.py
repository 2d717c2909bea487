"""The steward of a table does what is due by itself: time passes, bots and absent people move, clocks run out."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from farport.kernel import Plain
from farport.server.errors import Refuse, StoreAway
from farport.server.moments import now_ms
from farport.server.tables.due import AT_ONCE, KEEPERS, MACHINES, MINUTE_MS, due_at, machines, up_at
from farport.server.tables.entry import LogEntry
from farport.server.tables.play import Play

if TYPE_CHECKING:
    from farport.server.tables.live import LiveTable
    from farport.server.thinking.thinkers import Thinkers

AGAIN_S: Final = 2.0  # after the store was away, and in maintenance
SOON_S: Final = 60.0
LONGEST_S: Final = 3_600.0
log = logging.getLogger("farport.tables")


class Steward:
    """One for each live table. `look` is called after every entry and every coming and going."""

    def __init__(self, table: LiveTable, thinkers: Thinkers) -> None:
        self._table = table
        self._thinkers = thinkers
        self._timer: asyncio.TimerHandle | None = None
        self._working: asyncio.Task[None] | None = None
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._stopped = False

    def look(self) -> None:
        """Set the clock for the next thing that is due, or do it now."""
        if self._working is not None or self._stopped:
            return  # who works looks again when it is done
        self._cancel_timer()
        if self._table.services.still:
            self._look_in(AGAIN_S)
            return
        play = self._table.play
        due = None if play is None else self._due(play)
        if due is None:
            return
        seconds = (due - now_ms()) / 1_000
        if seconds <= 0:
            self._working = self._table.services.spawn(self._work(), f"steward {self._table.id}")
        else:
            self._look_in(min(seconds, LONGEST_S))

    @property
    def busy(self) -> bool:
        """At work, or soon to be. (What is due later is in the store, and the table is taken out again for it.)"""
        soon = asyncio.get_running_loop().time() + SOON_S
        waits = self._timer is not None and self._timer.when() < soon
        return waits or self._working is not None or bool(self._thinking)

    def stop(self) -> None:
        """For good. What is cancelled here the hall awaits: it has spawned it."""
        self._stopped = True
        self._cancel_timer()
        for task in (self._working, *self._thinking.values()):
            if task is not None:
                task.cancel()

    def _look_in(self, seconds: float) -> None:
        self._cancel_timer()
        if not self._stopped:
            self._timer = asyncio.get_running_loop().call_later(seconds, self.look)

    def _cancel_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _due(self, play: Play) -> int | None:
        """What the log says; but people who are here are not missed."""
        due = due_at(play, self._thinking)
        if due in (None, AT_ONCE) or (play.time is not None and not play.ready_check):
            return due
        moments = [up_at(play, seat) for seat in play.to_move]
        absence = self._first_absence(play)
        if absence is not None:
            moments.append(absence[1])
        return min([moment for moment in moments if moment is not None], default=None)

    # ------------------------------------------------------------------ the work

    async def _work(self) -> None:
        pause = 0.0
        try:
            while (play := self._table.play) is not None and (due := self._due(play)) is not None and due <= now_ms():
                if not await self._do(play):
                    pause = AGAIN_S
                    break
        except StoreAway:
            log.warning("the store is away; table %s waits", self._table.id)
            pause = AGAIN_S
        self._working = None
        self._look_in(pause)

    async def _do(self, play: Play) -> bool:
        """One thing that is due. Refused: somebody else was first, or a person is back. False: nothing has changed."""
        try:
            if play.ready_check and not play.awaited:
                await self._table.submit(_ready_entry, f"r:{play.seq}")
            elif play.ready_check:
                await self._clocks(play)
            elif play.time is not None and _overdue(play, now_ms()):
                await self._pass_time(play)
            elif waiting := machines(play, self._thinking):
                await self._let_act(play, waiting[0])
            elif play.time is not None:
                for seat in play.to_move:  # the time for first choices is over
                    await self._move(play, seat, play.state.default(seat).data(), "default", "c")
            else:
                await self._clocks(play)
        except Refuse as refuse:
            log.debug("steward at %s: %s", self._table.id, refuse.code)
            return self._table.play is not play
        return True

    async def _pass_time(self, play: Play) -> None:
        assert play.time is not None
        assert play.state.next_due is not None
        due = play.time.wall(play.state.next_due)
        await self._table.submit(_time_entry, f"t:{play.seq}")
        # Counted when it is durable and everybody was told: that is what people see.
        self._table.services.metrics.due_late.observe(max(0, now_ms() - due) / 1_000)

    async def _clocks(self, play: Play) -> None:
        at = now_ms()
        for seat in play.to_move:
            up = up_at(play, seat)
            if up is not None and up <= at:
                await self._time_is_up(play, seat)
                return
        absence = self._first_absence(play)
        if absence is not None and absence[1] <= at:
            await self._give_to_keeper(play, absence[0], KEEPERS[play.charter.settings.absence], "absent")

    async def _time_is_up(self, play: Play, seat: int) -> None:
        up = play.charter.settings.time.up
        if up == "resign":
            await self._decided(play, seat, "resign", {"why": "time"}, "u")
        else:
            await self._give_to_keeper(play, seat, up, "time")

    async def _give_to_keeper(self, play: Play, seat: int, keeper: str, why: str) -> None:
        await self._decided(play, seat, "seat", {"keeper": keeper, "why": why}, "k")

    async def _decided(self, play: Play, seat: int, kind: str, data: Plain, what: str) -> None:
        """What follows from this Play and no other: meanwhile somebody may have moved, or got time back."""

        def draft(now: Play, at: int) -> LogEntry:
            if now.seq != play.seq:
                raise Refuse("no_change")
            return LogEntry(kind, at, seat=seat, data=data)

        await self._table.submit(draft, f"{what}:{seat}:{play.seq}")

    def _first_absence(self, play: Play) -> tuple[int, int] | None:
        """The seat of a person who is gone and awaited, and when somebody should act for them."""
        settings = play.charter.settings
        if settings.absence not in KEEPERS:
            return None
        connected = self._table.connected()
        found: list[tuple[int, int]] = []
        for number in play.awaited:
            seat = play.seats[number]
            since = play.awaited_since(number)
            if seat.keeper != "person" or since is None or seat.person is None or seat.person in connected:
                continue
            gone = max(since, self._table.left_at.get(seat.person, self._table.loaded_at))
            found.append((number, gone + settings.absence_minutes * MINUTE_MS))
        return min(found, key=lambda absence: absence[1], default=None)

    # ------------------------------------------------------------------ moves for seats without a person

    async def _let_act(self, play: Play, seat: int) -> None:
        if play.seats[seat].keeper == "default":
            await self._move(play, seat, play.state.default(seat).data(), "default", "d")
        else:
            self._thinking[seat] = self._table.services.spawn(self._think(play, seat), f"bot at {self._table.id}")

    async def _think(self, play: Play, seat: int) -> None:
        """A bot's move. Where others may act meanwhile it is judged against what the table is by then."""
        keeper = play.seats[seat].keeper
        pause = 0.0
        try:
            action = await self._thinkers.choice(self._table, play, seat)
            if action is not None and await self._moved(play, seat, action, keeper, "b"):
                return
            # No thought, or one that is not allowed: the game must go on, where it still waits for this seat.
            if self._table.play is play and seat in play.to_move:
                await self._moved(play, seat, play.state.default(seat).data(), keeper, "d")
        except StoreAway:
            pause = AGAIN_S
        finally:
            self._thinking.pop(seat, None)
            if self._working is None:
                self._look_in(pause)

    async def _moved(self, play: Play, seat: int, action: Plain, by: str, what: str) -> bool:
        try:
            await self._move(play, seat, action, by, what)
        except Refuse as refuse:
            log.debug("bot at %s: %s", self._table.id, refuse.code)
            return False
        return True

    async def _move(self, play: Play, seat: int, action: Plain, by: str, what: str) -> None:
        def draft(now: Play, at: int) -> LogEntry:
            if what != "c" and now.seats[seat].keeper not in MACHINES:
                raise Refuse("no_change")  # its person is back
            at_ms = None if now.time is None else now.time.at(at)
            return LogEntry("move", at, seat=seat, by=by, action=action, at_ms=at_ms)

        await self._table.submit(draft, f"{what}:{seat}:{play.seq}")


def _overdue(play: Play, at: int) -> bool:
    assert play.time is not None
    due = play.state.next_due
    return play.time.running and due is not None and due <= play.time.at(at)


def _ready_entry(play: Play, at: int) -> LogEntry:
    """Nobody has to be waited for: bots are always ready."""
    return LogEntry("ready", at, seat=0)


def _time_entry(play: Play, at: int) -> LogEntry:
    """The game's clock goes on to what is due, if it still is."""
    if play.time is None or not _overdue(play, at):
        raise Refuse("no_change")
    return LogEntry("time", at, at_ms=play.state.next_due)
