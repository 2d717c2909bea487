"""Nothing lost: the server is killed in the middle of play, again and again; Redis and PostgreSQL go and come back."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from farport.server.store.opening import open_store
from tests.depth import SEED, budget
from tests.server.databases import PrivatePostgres, PrivateRedis
from tests.server.killing import Mortal, Stubborn

pytestmark = pytest.mark.anyio

KILLS = budget(everyday=10, deep=200)  # on each database
PLAYERS = 5
LONG_S = 300.0


async def survive(
    mortal: Mortal, disturbances: Sequence[Callable[[], object]], seconds: tuple[float, float], *, in_play: bool = False
) -> int:
    """People play while things happen to the server; the moves that were acknowledged in the end.

    `in_play`: a disturbance comes only when moves were made since the last one, however slow the machine is.
    """
    rng = random.Random(SEED + 11)
    players = [Stubborn(mortal.url, seed) for seed in range(PLAYERS)]
    for player in players:
        await player.begin()
    tasks = [asyncio.create_task(player.play_for_ever()) for player in players]
    for disturb in disturbances:
        made = sum([player.made for player in players])
        async with asyncio.timeout(LONG_S):
            while in_play and made == sum([player.made for player in players]) and not any(t.done() for t in tasks):
                await asyncio.sleep(0.01)
        await asyncio.sleep(rng.uniform(*seconds))
        await asyncio.to_thread(disturb)
        if any(task.done() for task in tasks):
            break
    # Every table goes on: each player makes some moves more, after the last disturbance.
    before = [player.made for player in players]
    async with asyncio.timeout(LONG_S):
        while any(
            player.made <= count + 3 and not task.done()
            for player, count, task in zip(players, before, tasks, strict=True)
        ):
            await asyncio.sleep(0.05)
    for player in players:
        player.stop = True
    await asyncio.gather(*tasks)
    total = 0
    store = open_store(mortal.config.database)
    for player in players:
        await player.connect()
        opened = await player.open(player.table_id)
        player.check(opened["entries"])
        await player.check_store(store)
        total += len(player.acknowledged)
        await player.close()
    await store.close()
    return total


async def test_killed_again_and_again(database: str) -> None:
    mortal = Mortal(database)
    with mortal.prepared():
        await mortal.answers()

        def kill_and_start() -> None:
            mortal.kill()
            mortal.start()

        assert await survive(mortal, [kill_and_start] * KILLS, (0.0, 0.3), in_play=True) > 0


async def test_redis_goes_and_comes_back(postgres: str, tmp_path: Path) -> None:
    redis = PrivateRedis(tmp_path)
    redis.start()
    try:
        mortal = Mortal(postgres, bus=redis.url)
        with mortal.prepared():
            await mortal.answers()
            steps = [redis.stop, redis.start] * budget(everyday=2, deep=20)
            assert await survive(mortal, steps, (0.1, 0.6)) > 0
    finally:
        redis.stop()


async def test_postgres_is_restarted() -> None:
    postgres = PrivatePostgres()
    postgres.start()
    try:
        mortal = Mortal(postgres.url)
        with mortal.prepared():
            await mortal.answers()
            steps = [postgres.stop, postgres.start] * budget(everyday=2, deep=20)
            assert await survive(mortal, steps, (0.1, 0.6)) > 0
    finally:
        postgres.remove()


async def test_told_to_stop_it_says_goodbye_and_finishes(sqlite: str) -> None:
    mortal = Mortal(sqlite)
    with mortal.prepared():
        await mortal.answers()
        player = Stubborn(mortal.url, 1)
        await player.begin()
        await player.connect()
        await player.open(player.table_id)
        os.kill(mortal.pid, signal.SIGTERM)
        bye = await player.hear("bye")
        assert bye["code"] == "restarting"
        assert bye["retry_ms"]
        await player.leave()
        await player.close()
