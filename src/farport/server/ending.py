"""Ending what runs in the background when the server stops."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any

AGAIN_S = 5.0  # long enough for whatever a cancelled task still has to put in order


async def end(tasks: Iterable[asyncio.Future[Any]]) -> None:
    """Cancels them, again and again, until all have ended.

    Once is not enough: in Python 3.11 `asyncio.wait_for`, with which the client of Redis sends, gives back what it
    waited for when that comes in the same moment as the cancellation, and the task goes on for ever.
    """
    begun = set(tasks)
    going = begun
    while going:
        for task in going:
            task.cancel()
        _, going = await asyncio.wait(going, timeout=AGAIN_S)
    for task in begun:
        if not task.cancelled():
            task.exception()  # looked at, or asyncio would tell of one that nobody has seen
