"""Who thinks for the bots: processes of this machine, or, with a bus between machines, whoever takes the job."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Protocol

from farport.kernel import Plain
from farport.server.ids import new_id
from farport.server.thinking import levels
from farport.server.thinking.job import Answered, Asked, Job, Studied, Study, Thought
from farport.server.thinking.levels import seconds_for, thinker_of

if TYPE_CHECKING:
    from farport.server.bus.bus import Bus
    from farport.server.metrics import Metrics
    from farport.server.tables.live import LiveTable
    from farport.server.tables.play import Play

log = logging.getLogger("farport.bots")


class Thinker(Protocol):
    """Anything that answers a job in time."""

    async def think(self, job: Job) -> Thought: ...

    async def study(self, study: Study) -> Studied: ...

    def forget(self, table: str) -> None:
        """The game of this table is over."""
        ...

    async def close(self) -> None: ...


class Player(Protocol):
    """Anything that plays chunks of runs."""

    async def answer(self, job: Asked) -> Answered: ...

    async def hands(self) -> int:
        """How many chunks it can play at the same time."""
        ...

    async def close(self) -> None: ...


class Thinkers:
    """Asks a thinker for a seat's move. `pause_s` is how long a bot takes at least when somebody watches."""

    def __init__(self, thinker: Thinker, bus: Bus, metrics: Metrics, *, budget_s: float, pause_s: float) -> None:
        self._thinker = thinker
        self._bus = bus
        self._metrics = metrics
        self._budget_s = budget_s
        self._pause_s = pause_s

    async def choice(self, table: LiveTable, play: Play, seat: int) -> Plain | None:
        """The bot's action; None when it has none, or when another worker asks for it already and was not quick."""
        started = time.monotonic()
        if not await self._bus.claim(f"bot:{table.id}:{play.seq}:{seat}", self._budget_s + 2):
            await asyncio.sleep(self._budget_s + 2)  # whoever has the job moves the table on; else it is ours now
            if table.play is not play:
                return None
        job = Job(
            id=new_id(),
            table=table.id,
            game=play.charter.game.id,
            variant=play.charter.variant,
            rules_version=play.charter.game.rules_version,
            state=play.state.dump(),
            seat=seat,
            bot=thinker_of(play.seats[seat].bot),
            temper=levels.character(table.id, seat).temper,
            seconds=seconds_for(play.charter.game, self._budget_s),
            seed=int.from_bytes(new_id().encode()[:8], "big"),
            own=[step.seq for step in play.line if step.seat == seat],
            last=table.moves.get(seat),
            host=table.row.host or "",
        )
        self._metrics.bot_queue.inc()
        try:
            thought = await self._thinker.think(job)
        finally:
            self._metrics.bot_queue.dec()
        spent = time.monotonic() - started
        self._metrics.bot_seconds.observe(spent)
        if thought.error is not None:
            log.warning("no thought: %s", thought.error, extra={"table": table.id, "bot": job.bot})
        if table.followers and spent < self._pause_s:
            await asyncio.sleep(self._pause_s - spent)
        return thought.action
