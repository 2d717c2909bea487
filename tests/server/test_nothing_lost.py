"""Nothing lost: the server is killed in the middle of play, again and again; Redis and PostgreSQL go and come back."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import pytest

from farport.server.store.opening import open_store
from farport.server.store.store import Store
from farport.server.tables.archive import Archive
from tests.depth import SEED, budget
from tests.server import powerloss
from tests.server.databases import PrivatePostgres, PrivateRedis
from tests.server.killing import Mortal, Rival, Stubborn

pytestmark = pytest.mark.anyio

KILLS = budget(everyday=10, deep=200)  # on each database
PLAYERS = 5
RIVALS = 6  # at one table
LONG_S = 300.0


async def survive(
    mortal: Mortal, disturbances: Sequence[Callable[[], object]], seconds: tuple[float, float], *, in_play: bool = False
) -> int:
    """People play while things happen to the server; the moves that were acknowledged in the end.

    `in_play`: a disturbance comes only when moves were made since the last one, however slow the machine is.
    """
    players = [Stubborn(mortal.url, seed) for seed in range(PLAYERS)]
    for player in players:
        await player.begin()
    tasks = [asyncio.create_task(player.play_for_ever()) for player in players]
    try:
        await _disturb(players, tasks, disturbances, seconds, in_play=in_play)
    finally:  # also when somebody waited too long: one failure, and no socket is left open
        for player in players:
            player.stop = True
        for task in tasks:
            task.cancel()
        ended = await asyncio.gather(*tasks, return_exceptions=True)
        for player in players:
            await player.http.aclose()
    for error in ended:
        if isinstance(error, Exception):
            raise error
    return await _checked(mortal, players)


async def _disturb(
    players: list[Stubborn],
    tasks: list[asyncio.Task[None]],
    disturbances: Sequence[Callable[[], object]],
    seconds: tuple[float, float],
    *,
    in_play: bool,
) -> None:
    rng = random.Random(SEED + 11)
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

    def waiting() -> list[asyncio.Task[None]]:
        each = zip(players, before, tasks, strict=True)
        return [task for player, count, task in each if player.made <= count + 3 and not task.done()]

    try:
        async with asyncio.timeout(LONG_S):
            while waiting():
                await asyncio.sleep(0.05)
    except TimeoutError:
        for player, task in zip(players, tasks, strict=True):
            if task in waiting():
                print(f"unanswered {player.unanswered}, refused as {player.refused_as}, stands at")
                print("\n".join(standing(task)))
        raise


def standing(task: asyncio.Task[None]) -> list[str]:
    """The line at which each of the coroutines of a task waits, from the outermost in."""
    lines: list[str] = []
    waits: Any = task.get_coro()
    while (frame := getattr(waits, "cr_frame", None)) is not None:
        lines.append(f"  {frame.f_code.co_filename}:{frame.f_lineno} {frame.f_code.co_qualname}")
        waits = waits.cr_await
    return lines


async def _checked(mortal: Mortal, players: list[Stubborn]) -> int:
    """Nothing that was acknowledged is missing, for the players and in the database; how much that is."""
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


async def test_power_fails_again_and_again(sqlite: str, tmp_path: Path) -> None:
    """Killed, and of what was written and not flushed only some is on the disk, or nothing."""
    journals = tmp_path / "journals"
    mortal = Mortal(sqlite, environment=powerloss.environment(journals))
    lost: list[int] = []
    rng = random.Random(SEED + 12)

    def fail_and_start() -> None:
        mortal.kill()
        lost.append(powerloss.lose_power(journals, tmp_path / "farport.db", rng))
        mortal.start()

    with mortal.prepared():
        await mortal.answers()
        assert await survive(mortal, [fail_and_start] * KILLS, (0.0, 0.3), in_play=True) > 0
    assert sum(lost) > 0, "something was lost each time that mattered, and nothing of it was acknowledged"


def test_the_disk_that_loses_does_lose_what_is_not_flushed(tmp_path: Path) -> None:
    """Without flushing, acknowledged rows would be gone: that is what the test above would notice."""
    journals = tmp_path / "journals"
    environment = powerloss.environment(journals)
    database = tmp_path / "farport.db"
    program = (
        "import os, sqlite3, sys; base = sqlite3.connect(sys.argv[1]); base.execute('PRAGMA journal_mode=WAL');"
        "base.execute('PRAGMA synchronous=' + sys.argv[2]); base.execute('CREATE TABLE IF NOT EXISTS t (x)');"
        "base.execute('INSERT INTO t VALUES (1)'); base.commit(); os.kill(os.getpid(), 9)"
    )
    kept = []
    for synchronous in ("FULL", "OFF"):
        database.unlink(missing_ok=True)
        database.with_name("farport.db-wal").unlink(missing_ok=True)
        subprocess.run([sys.executable, "-c", program, str(database), synchronous], env=environment, check=False)
        powerloss.lose_power(journals, database, random.Random(0), all_of_it=True)
        with closing(sqlite3.connect(database)) as base:
            try:
                kept.append(base.execute("SELECT count(*) FROM t").fetchone()[0])
            except sqlite3.DatabaseError:
                kept.append(0)
    assert kept == [1, 0]


async def test_one_of_three_workers_is_killed_and_its_tables_go_on_elsewhere(postgres: str, tmp_path: Path) -> None:
    """Everybody hangs on the worker that dies, for good; they come back at the two others, as through a proxy. At one
    table screens at all three workers race for every move, before and after."""
    redis = PrivateRedis(tmp_path)
    redis.start()
    with ExitStack() as stack:
        stack.callback(redis.stop)
        workers = [stack.enter_context(Mortal(postgres, bus=redis.url).prepared()) for _ in range(3)]
        for worker in workers:
            await worker.answers()
        doomed, *others = workers
        players = [Stubborn(doomed.url, seed) for seed in range(PLAYERS)]
        for player in players:
            await player.begin()
        of_bots = await players[0].table("random", "random", start=True)
        raced = await players[0].table("me", "me", start=True)
        rivals = [Rival(workers[number % 3].url, players[0], raced, number) for number in range(RIVALS)]
        everybody: list[Stubborn | Rival] = [*players, *rivals]
        tasks = [asyncio.create_task(player.play_for_ever()) for player in players]
        store = open_store(postgres)
        await _until(lambda: all(player.made > 2 for player in players), tasks)
        tasks += [asyncio.create_task(rival.play_for_ever()) for rival in rivals]  # last, and awaited first: games end
        await _until(lambda: _won(rivals) >= RIVALS, tasks)
        await asyncio.to_thread(doomed.kill)
        bots_stood = (await Archive(store).entries(of_bots))[-1].seq
        for number, each in enumerate(everybody):
            if each.url == doomed.url:
                each.go_to(others[number % 2].url)
        before, won = [player.made for player in players], _won(rivals)
        await _until(lambda: _won(rivals) > won + RIVALS, tasks)
        await _until(lambda: all(p.made > count + 3 for p, count in zip(players, before, strict=True)), tasks)
        async with asyncio.timeout(LONG_S):  # nobody had the bots' table open but the dead one: it is taken up
            while (await Archive(store).entries(of_bots, bots_stood)) == []:
                await asyncio.sleep(0.05)
        for each in everybody:
            each.stop = True
        await asyncio.gather(*tasks)
        for player in players:
            await player.check_store(store)
            await player.close()
        await _check_race(store, rivals)
        await store.close()


def _won(rivals: Sequence[Rival]) -> int:
    return sum([len(rival.acknowledged) for rival in rivals])


async def _check_race(store: Store, rivals: Sequence[Rival]) -> None:
    """One log without gaps, in which every command stands once, and what was acknowledged where it was said to be."""
    log = await Archive(store).entries(rivals[0].table_id)
    assert [entry.seq for entry in log] == list(range(1, len(log) + 1))
    by_key = {(entry.key or "").partition(":")[2]: entry for entry in log}
    assert len(by_key) == len(log), "a command was carried out twice"
    for rival in rivals:
        for key, (seq, seat, action) in rival.acknowledged.items():
            assert (by_key[key].seq, by_key[key].seat, by_key[key].action) == (seq, seat, action)
    assert len(log) - 1 - _won(rivals) <= len(rivals), "only what was not answered may be there beside that"
    for rival in rivals:
        await rival.connect()
        await rival.open(rival.table_id)
        # What another worker wrote last may still be on its way to this one.
        await rival.wait_until(rival.table_id, lambda now: now["seq"] >= len(log))
        assert rival.now(rival.table_id)["seq"] == len(log)
        assert rival.tables[rival.table_id]["positions"] == rivals[0].tables[rivals[0].table_id]["positions"]
    for rival in rivals:
        await rival.close()


async def _until(reached: Callable[[], bool], tasks: Sequence[asyncio.Task[None]]) -> None:
    async with asyncio.timeout(LONG_S):
        while not reached() and not any(task.done() for task in tasks):
            await asyncio.sleep(0.02)


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
