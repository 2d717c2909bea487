"""What is slow, and why: where the time of a command or a request goes, and the last ones that took long."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from typing import Final

from farport.server.causes import CAUSES, COMPUTING, LOOP
from farport.server.limits import Bucket, Rate
from farport.server.metrics import Metrics
from farport.server.moments import now_ms
from farport.server.protocol.http import SlowThing
from farport.server.stopwatch import STOPWATCH

KEPT: Final = 100
LOOK_S: Final = 0.25
LINES: Final = Rate(1, 20)  # of the log: when everything is slow, saying so must not make it slower
log = logging.getLogger("farport.slow")


class Slow:
    """Times whatever is asked of this worker."""

    def __init__(self, metrics: Metrics, slow_ms: int) -> None:
        self._metrics = metrics
        self._slow_s = slow_ms / 1_000
        self._lines = Bucket(LINES)
        self._untold = 0
        self._things: deque[SlowThing] = deque(maxlen=KEPT)

    def things(self) -> list[SlowThing]:
        """The latest first."""
        return list(reversed(self._things))

    def begin(self) -> float:
        """In the task of whatever is timed: until `end` its waiting is counted by cause."""
        CAUSES.set({})
        return time.perf_counter()

    def end(self, begun: float, what: str, table: str | None, computing: float) -> float:
        """How long it took; noted with its causes, and logged where that was long."""
        seconds = time.perf_counter() - begun
        causes = CAUSES.get() or {}
        CAUSES.set(None)
        causes[COMPUTING] = computing
        causes[LOOP] = max(0.0, seconds - sum(causes.values()))
        spent = self._metrics.spent
        for cause, share in causes.items():
            spent[cause] = spent.get(cause, 0.0) + share
        if seconds >= self._slow_s:
            self._note(what, table, seconds, causes)
        return seconds

    def _note(self, what: str, table: str | None, seconds: float, causes: dict[str, float]) -> None:
        main = max(causes, key=lambda cause: causes[cause])
        self._metrics.slow.labels(what, main).inc()
        shares = {cause: round(share * 1_000) for cause, share in causes.items() if share >= 0.0005}
        self._things.append(SlowThing(at=now_ms(), what=what, table=table, ms=round(seconds * 1_000), causes=shares))
        if not self._lines.take():
            self._untold += 1
            return
        told = ", ".join(f"{cause} {ms} ms" for cause, ms in sorted(shares.items(), key=lambda share: -share[1]))
        more, self._untold = f" ({self._untold} more were slow since the last line)" if self._untold else "", 0
        log.warning(
            "%s took %d ms: %s%s",
            what,
            seconds * 1_000,
            told,
            more,
            extra={"what": what, "table": table, "cause": main},
        )

    async def watch_loop(self) -> None:
        """How late the loop comes to what is due: if it is, everybody waits."""
        while True:
            begun = time.perf_counter()
            await asyncio.sleep(LOOK_S)
            late = max(0.0, time.perf_counter() - begun - LOOK_S)
            STOPWATCH.ask()
            self._metrics.loop_late.observe(late)
            if late >= self._slow_s:
                self._note("everything", None, late, {LOOP: late})
