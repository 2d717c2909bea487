"""Garbage: what is left in circles is looked for among the newest objects, now and then among all.

Nearly everything here is freed when its last reference goes. By itself Python looks for the rest when so many more
objects were made than have gone, at all that it has not looked at before: with thousands of tables those are the newest
Plays of all of them, cold in every cache, while everybody waits.
"""

from __future__ import annotations

import asyncio
import gc
import time
from typing import Final

EVERY_S: Final = 1.0
YOUNG: Final = 1  # Python's middle generation and the one below. What is found alive there is old from then on
# New objects, and collections of the young: should so many be made between two looks. The old ones wait for their time.
BY_ITSELF: Final = (50_000, 0, 1_000_000_000)
SELDOM_S: Final = 600.0
BUSY_S: Final = 60_000.0  # so long all may be put off where every second is full; where a tenth is, a tenth of it …
SHARE: Final = 36_000  # … and so many times as long as it took last: a second every ten hours at most


class Garbage:
    """Each object is looked at once, within a second. All are where little is asked for, and so seldom that it costs
    nothing: with thousands of tables it takes a good part of a second, in which everybody waits."""

    def __init__(self, now_s: float) -> None:
        self._all_at = now_s
        self._took_s = 0.0

    def look(self, now_s: float, busy: float) -> None:
        """`busy`: the share of the last second in which the process has worked."""
        if now_s - self._all_at < max(SELDOM_S, busy * BUSY_S, self._took_s * SHARE):
            gc.collect(YOUNG)
            return
        begun = time.thread_time()
        gc.collect()
        self._all_at, self._took_s = now_s, time.thread_time() - begun


def begin() -> None:
    """What is there now stays for good and is never looked at again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*BY_ITSELF)


async def look_for_ever() -> None:
    """In the loop: another thread would hold up everybody as well."""
    garbage = Garbage(time.monotonic())
    while True:
        at, worked = time.monotonic(), time.process_time()
        await asyncio.sleep(EVERY_S)
        now = time.monotonic()
        garbage.look(now, (time.process_time() - worked) / (now - at))
