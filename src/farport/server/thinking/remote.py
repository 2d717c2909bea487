"""Thinkers on other machines: jobs lie in a Redis list, whoever is free takes one, and the thought comes back."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
from collections import deque
from collections.abc import Callable
from math import ceil
from typing import Final

from redis import asyncio as redis
from redis.exceptions import RedisError

from farport.server.bus.redis import connected
from farport.server.ending import end
from farport.server.errors import ConfigError
from farport.server.thinking.job import (
    DECODE_JOB,
    DECODE_THOUGHT,
    ENCODE,
    Answered,
    Asked,
    Job,
    Studied,
    Study,
    Thought,
    no_thought,
)
from farport.server.thinking.pool import RUNS, STRETCH_S, Pool

WAIT_S: Final = 5
HANDS: Final = 4  # chunks of a run that are asked for at the same time: nobody knows how many machines take them
ENDED: Final = 100  # tables whose end is told with the next job
KEPT_S: Final = 60  # answers that nobody waits for any more, and a list of jobs that nobody adds to
log = logging.getLogger("farport.bots")


def _jobs(prefix: str) -> str:
    return f"{prefix}bots"


def _answer(prefix: str, job: str) -> str:
    return f"{prefix}bot:{job}"


class RemoteThinkers:
    """The server's side: puts a job down and waits for its answer, as long as the budget allows."""

    def __init__(self, url: str, prefix: str, budget_s: float) -> None:
        self._redis = connected(url)
        self._prefix = prefix
        self._budget_s = budget_s
        self._ended: deque[str] = deque(maxlen=ENDED)

    async def think(self, job: Job) -> Thought:
        job.forget = list(self._ended)
        self._ended.clear()
        thought = await self.answer(job)
        assert isinstance(thought, Thought)
        return thought

    async def study(self, study: Study) -> Studied:
        studied = await self.answer(study)
        assert isinstance(studied, Studied)
        return studied

    async def answer(self, job: Asked) -> Answered:
        wait_s = self._budget_s + 1
        jobs = _jobs(self._prefix)
        try:
            job.until = await _now(self._redis) + wait_s
            wanted = ENCODE(job).decode()
            await self._redis.lpush(jobs, wanted)
            await self._redis.expire(jobs, ceil(wait_s) + KEPT_S)
            found = await self._redis.brpop([_answer(self._prefix, job.id)], timeout=wait_s)
            if found is None:
                await self._redis.lrem(jobs, 1, wanted)  # so that what nobody takes does not pile up
        except (RedisError, OSError) as error:
            return no_thought(job, f"the bus is away: {error}")
        return no_thought(job, "out of time") if found is None else DECODE_THOUGHT(found[1])

    async def hands(self) -> int:
        return HANDS

    def forget(self, table: str) -> None:
        """Whoever takes the next job hears of it; others let go of the bot when they need the room."""
        self._ended.append(table)

    async def close(self) -> None:
        await self._redis.aclose()


async def work(url: str, prefix: str, processes: int, budget_s: float, started: Callable[[], None]) -> None:
    """The other side: `farport bots` takes jobs until it is told to stop; `started` is called once Redis answers."""
    client = connected(url)
    try:
        await client.ping()
    except (RedisError, OSError) as error:
        raise ConfigError(f"bus: Redis at {url} does not answer: {error}") from None
    started()
    pool = Pool(processes, budget_s)
    aside = Pool(processes, STRETCH_S, aside=True)
    takers = [asyncio.create_task(_take_for_ever(client, prefix, pool)) for _ in range(processes)]
    takers += [asyncio.create_task(_take_for_ever(client, prefix + RUNS, aside)) for _ in range(processes)]
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(number, stop.set)
    await stop.wait()
    await end(takers)
    await pool.close()
    await aside.close()
    await client.aclose()


async def _take_for_ever(client: redis.Redis, prefix: str, pool: Pool) -> None:
    while True:
        try:
            await _take(client, prefix, pool)
        except (RedisError, OSError) as error:
            log.warning("the bus is away: %s", error)
            await asyncio.sleep(1)


async def _take(client: redis.Redis, prefix: str, pool: Pool) -> None:
    """The job that waits longest, if there is one soon. One whose time is over is not thought about any more: there
    may be many, after a time in which nobody took any, and those that are waited for lie behind them."""
    taken = await client.brpop([_jobs(prefix)], timeout=WAIT_S)
    if taken is None:
        return
    job = DECODE_JOB(taken[1])
    for table in job.forget if isinstance(job, Job) else ():
        pool.forget(table)
    if job.until is not None and job.until < await _now(client):
        return
    thought = await pool.answer(job)
    await client.lpush(_answer(prefix, job.id), ENCODE(thought))
    await client.expire(_answer(prefix, job.id), KEPT_S)


async def _now(client: redis.Redis) -> float:
    """By the clock of Redis: those of two machines may differ."""
    seconds, microseconds = await client.time()
    return float(seconds + microseconds / 1_000_000)
