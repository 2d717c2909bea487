"""Bots think in processes of their own, go on where they stopped, and start over where the game went another way."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from redis import asyncio as redis

import farport
from farport.kernel import TEMPERS, Plain, State
from farport.server.protocol.shapes import BotSeat
from farport.server.thinking import levels, remote
from farport.server.thinking.job import ENCODE, Job, Thought
from farport.server.thinking.minds import KEPT, Minds
from farport.server.thinking.pool import Pool
from farport.server.thinking.remote import RemoteThinkers
from farport.server.thinking.turns import Turns
from tests.server.databases import PrivateRedis
from tests.server.harness import PATIENCE_S, people, running

PLANET = farport.game("forgotten-planet")


def job(state: State, own: list[int], last: Plain | None, *, table: str = "t", **more: Any) -> Job:
    values: dict[str, Any] = {"id": "1", "bot": "search:8", "seat": state.to_move[0], "forget": [], **more}
    return Job(
        table=table,
        game=PLANET.id,
        variant=None,
        state=state.dump(),
        seed=5,
        seconds=60.0,
        own=own,
        last=last,
        **values,
    )


def bot_of(minds: Minds, table: str = "t", seat: int = 0) -> object:
    mind = minds._minds.get((table, seat))
    return None if mind is None else mind.bot


def first_choice(minds: Minds) -> tuple[State, Plain]:
    """A position in which seat 0 is still asked after what its bot has chosen."""
    state = PLANET.new(2, 7, {})
    while state.to_move != (0,):
        state.play(state.to_move[0], state.default(state.to_move[0]))
    chosen = minds.think(job(state, [], None)).action
    assert chosen is not None
    state.play(0, PLANET.action(chosen))
    while state.to_move != (0,):
        state.play(state.to_move[0], state.default(state.to_move[0]))
    return state, chosen


HUNGRY = """
import sys
from farport.server.thinking.worker import answer, limit_memory
class Hungry:
    def think(self, job):
        return bytearray(3_000_000_000)
    def clear(self):
        print("cleared")
limit_memory(1_024)
print(answer(sys.stdin.buffer.readline(), Hungry()).decode())
"""


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have no such limit")
def test_a_bot_or_an_analysis_that_wants_all_memory_gets_none() -> None:
    asked = ENCODE(job(PLANET.new(2, 7, {}), [], None))
    done = subprocess.run([sys.executable, "-c", HUNGRY], input=asked + b"\n", stdout=subprocess.PIPE, check=True)
    cleared, thought = done.stdout.decode().splitlines()
    assert cleared == "cleared"
    assert json.loads(thought)["error"] == "out of memory"


def test_a_bot_goes_on_where_its_choice_stands() -> None:
    minds = Minds()
    state, chosen = first_choice(minds)
    bot = bot_of(minds)
    minds.think(job(state, [4], chosen))
    assert bot_of(minds) is bot


@pytest.mark.parametrize(
    ("own", "last", "more"),
    [
        ([], "chosen", {}),  # its move was taken back
        ([4], "other", {}),  # something else was done in its place
        ([4], None, {}),  # nobody knows what was done
        ([4, 6], "chosen", {}),  # the seat has moved without it
        ([4], "chosen", {"bot": "random"}),  # another bot has taken the seat
        ([4], "chosen", {"forget": ["t"]}),  # the table is over
    ],
)
def test_a_new_bot_takes_over_where_the_game_went_another_way(
    own: list[int], last: str | None, more: dict[str, Any]
) -> None:
    minds = Minds()
    state, chosen = first_choice(minds)
    bot = bot_of(minds)
    minds.think(job(state, own, {"do": "nothing"} if last == "other" else chosen if last else None, **more))
    assert bot_of(minds) is not bot


def test_a_bot_has_the_temper_that_its_table_shows() -> None:
    shown = levels.seated("t", 1, "easy", "easy")
    assert shown is not None
    assert shown.temper == levels.character("t", 1).temper
    assert levels.seated("t", 1, "greedy", None) == BotSeat(bot="greedy")
    minds = Minds()
    state = PLANET.new(2, 7, {})
    likes = {}
    for temper in TEMPERS:
        minds.think(job(state, [], None, table=temper, bot="easy", temper=temper))
        likes[temper] = bot_of(minds, temper)._leanings  # type: ignore[attr-defined]
    assert likes == {temper: PLANET.advice.leanings.get(temper) for temper in TEMPERS}


def test_only_so_many_bots_are_kept() -> None:
    minds = Minds()
    state = PLANET.new(2, 7, {})
    for number in range(KEPT + 3):
        minds.think(job(state, [], None, table=str(number), bot="random"))
    assert len(minds) == KEPT
    seat = state.to_move[0]
    assert bot_of(minds, "2", seat) is None
    assert bot_of(minds, "3", seat) is not None


@pytest.mark.anyio
async def test_a_table_is_thought_about_where_its_bot_is() -> None:
    pool = Pool(2, 60.0)
    state = PLANET.new(2, 7, {})
    try:
        both = await asyncio.gather(*[pool.think(job(state, [], None, table=table)) for table in ("a", "b")])
        assert [thought.error for thought in both] == [None, None]
        kept = {table: place.process for place in pool._places for table, _ in place.bots}
        for table in ("b", "a", "b"):
            await pool.think(job(state, [], None, table=table))
        assert kept == {table: place.process for place in pool._places for table, _ in place.bots}
        pool.forget("a")
        await pool.think(job(state, [], None, table="b"))
        assert sorted([key[0] for place in pool._places for key in place.bots]) == ["b"]
    finally:
        await pool.close()
    assert all(process.returncode is not None for process in pool._running)


@pytest.mark.anyio
async def test_who_asks_for_much_waits_for_who_asks_for_little() -> None:
    pool = Pool(1, 60.0)
    state = PLANET.new(2, 7, {})
    served: list[str] = []

    async def ask(host: str, table: str) -> None:
        assert (await pool.think(job(state, [], None, table=table, bot="random", host=host))).error is None
        served.append(host)

    try:
        asked = [asyncio.create_task(ask("guest", f"g{number}")) for number in range(6)]
        asked += [asyncio.create_task(ask(host, host)) for host in ("Ada", "Bob")]
        await asyncio.gather(*asked)
        assert served == ["guest", "Ada", "Bob", "guest", "guest", "guest", "guest", "guest"]
    finally:
        await pool.close()


@pytest.mark.anyio
async def test_a_turn_that_is_not_wanted_any_more_is_the_next_ones() -> None:
    turns = Turns(1)
    await turns.take("Ada")
    waiting = {who: asyncio.create_task(turns.take(who)) for who in ("Bob", "Eve", "Zoe")}
    await asyncio.sleep(0)
    waiting["Bob"].cancel()  # before it is his turn
    await asyncio.sleep(0)
    turns.give()
    waiting["Eve"].cancel()  # in the same moment as her turn comes
    await asyncio.gather(*waiting.values(), return_exceptions=True)
    assert [task.cancelled() for task in waiting.values()] == [True, True, False]
    turns.give()
    await turns.take("Ada")  # the place is free again, and only one
    assert turns._free == 0


@pytest.mark.anyio
async def test_a_thinker_that_overruns_is_ended_and_replaced() -> None:
    pool = Pool(1, 0.5)
    state = PLANET.new(2, 7, {})
    try:
        assert await pool.think(job(state, [], None, bot="search:100000000")) == Thought(id="1", error="out of time")
        slow = pool._running[0]
        pool._budget_s = 60.0
        assert (await pool.think(job(state, [], None, bot="random"))).action is not None
        await slow.wait()
    finally:
        await pool.close()


@pytest.mark.anyio
async def test_a_thought_that_is_not_wanted_any_more_leaves_no_process() -> None:
    pool = Pool(1, 60.0)
    thinking = asyncio.create_task(pool.think(job(PLANET.new(2, 7, {}), [], None, bot="search:100000000")))
    while not pool._running:
        await asyncio.sleep(0.01)
    thinking.cancel()
    await asyncio.gather(thinking, return_exceptions=True)
    await pool.close()
    assert [process.returncode is not None for process in pool._running] == [True]


@pytest.fixture
def redis_url(tmp_path: Path) -> Iterator[str]:
    server = PrivateRedis(tmp_path)
    server.start()
    yield server.url
    server.stop()


@pytest.mark.anyio
async def test_what_no_machine_takes_does_not_pile_up(redis_url: str) -> None:
    thinkers = RemoteThinkers(redis_url, "test:", -0.9)  # it waits a second longer than the budget
    client = redis.Redis.from_url(redis_url)
    state = PLANET.new(2, 7, {})
    try:
        jobs = [job(state, [], None, table=str(number), id=str(number)) for number in range(5)]
        thoughts = await asyncio.gather(*[thinkers.think(each) for each in jobs])
        assert [thought.error for thought in thoughts] == ["out of time"] * 5
        assert await client.keys("*") == []
    finally:
        await thinkers.close()
        await client.aclose()


@pytest.mark.anyio
async def test_what_nobody_waits_for_is_not_thought_about(redis_url: str) -> None:
    client = redis.Redis.from_url(redis_url)
    pool = Pool(1, 60.0)
    state = PLANET.new(2, 7, {})
    try:
        for id, until in (("old", 1.0), ("new", 1e12)):
            await client.lpush("test:bots", ENCODE(job(state, [], None, bot="random", id=id, until=until)))
            await remote._take(client, "test:", pool)
        assert await client.keys("*") == [b"test:bot:new"]
        assert await client.ttl("test:bot:new") > 0
    finally:
        await pool.close()
        await client.aclose()


@pytest.mark.anyio
async def test_a_machine_elsewhere_thinks(redis_url: str) -> None:
    client = redis.Redis.from_url(redis_url)
    thinkers, pool = RemoteThinkers(redis_url, "test:", PATIENCE_S), Pool(1, PATIENCE_S)
    try:
        thinking = asyncio.create_task(thinkers.think(job(PLANET.new(2, 7, {}), [], None, bot="random")))
        await remote._take(client, "test:", pool)
        assert (await thinking).action is not None
        assert await client.keys("*") == []
    finally:
        await thinkers.close()
        await pool.close()
        await client.aclose()


@pytest.mark.anyio
async def test_a_server_that_is_closed_while_bots_think_leaves_nothing_behind(sqlite: str) -> None:
    before = asyncio.all_tasks()
    async with running(sqlite) as server, people(server.url, "Ada") as (ada,):
        for _ in range(3):
            await ada.table("expert", "expert", start=True)
        pool = server.service.thinker
        assert isinstance(pool, Pool)
        while not pool._running:
            await asyncio.sleep(0.01)
    assert asyncio.all_tasks() == before
    assert all(process.returncode is not None for process in pool._running)
