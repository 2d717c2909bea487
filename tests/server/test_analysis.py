"""The analysis of a finished game: for whoever may see the replay, made once, kept, and gone on with after a crash."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import select, update

from farport import bots
from farport.server.store import schema
from farport.server.tables import analyses
from farport.server.thinking.job import Studied, Study
from tests.server.harness import Player, people, running
from tests.server.test_table import duel

pytestmark = pytest.mark.anyio


async def finished(ada: Player, **more: Any) -> str:
    """A short game of Ada with herself."""
    table = await ada.table("me", "me", options={"max_rounds": 2}, start=True, **more)
    await ada.connect()
    await ada.open(table)
    while (now := ada.now(table))["status"] == "running":
        seat = now["to_move"][0]
        answer = await ada.act(table, seat, ada.legal(table, seat)[-1])
        await ada.wait_until(table, lambda now, seq=answer["seq"]: now["seq"] >= seq)
    return table


async def analysed(player: Player, table: str) -> dict[str, Any]:
    """Ask for it and look until it is there."""
    found: dict[str, Any] = await player.post(f"/api/tables/{table}/analysis")
    while found["done"] < found["of"]:
        assert found["going"]
        await asyncio.sleep(0.1)
        found = await player.get(f"/api/tables/{table}/analysis")
    return found


async def test_every_decision_is_judged_and_the_curve_goes_to_the_end(database: str) -> None:
    async with running(database) as server, people(server.url, "Ada", "Eve") as (ada, eve):
        table = await finished(ada)
        replay = await eve.get(f"/api/tables/{table}/replay")
        before = await eve.get(f"/api/tables/{table}/analysis")
        assert (before["going"], before["done"], before["seqs"]) == (False, 0, [])
        found = await analysed(ada, table)
        assert found["seqs"] == replay["steps"]
        assert len(found["chances"]) == len(replay["steps"])
        assert all(sum(moment) == pytest.approx(1, abs=0.01) for moment in found["chances"])
        assert sum([found["chances"][-1][winner] for winner in replay["result"]["winners"]]) == pytest.approx(1)
        moves = {entry["seq"]: entry for entry in replay["entries"] if entry["kind"] == "move"}
        assert found["decisions"]
        for decision in found["decisions"]:
            assert decision["seat"] == moves[decision["seq"]]["seat"]
            assert decision["action"] == moves[decision["seq"]]["action"]
            assert decision["loss"] == pytest.approx(max(0, decision["best_chance"] - decision["chance"]), abs=1e-3)
        costs = {decision["seq"]: decision["loss"] for decision in found["decisions"]}
        assert found["turning"] == sorted(found["turning"], key=lambda seq: (-costs[seq], seq))
        assert {seq for seq, loss in costs.items() if loss >= bots.TURNING} == set(found["turning"])
        assert await eve.get(f"/api/tables/{table}/analysis") == found, "it is kept"
    async with running(database) as server, people(server.url, "Bob") as (bob,):
        assert await bob.post(f"/api/tables/{table}/analysis") == found, "and not made twice"


async def test_only_of_games_that_are_over_and_for_those_who_may_see_them(sqlite: str) -> None:
    async with running(sqlite) as server, people(server.url, "Ada", "Bob", "Eve") as (ada, bob, eve):
        table = await duel(ada, bob)
        path = f"/api/tables/{table}/analysis"
        assert await ada.refused("GET", path) == (403, "not_over")
        assert await ada.refused("POST", path) == (403, "not_over")
        private = await finished(eve, public=False)
        for method in ("GET", "POST"):
            assert await bob.refused(method, f"/api/tables/{private}/analysis") == (404, "no_table")
        nobody = Player(server.url)
        assert await nobody.refused("POST", path) == (401, "not_known")
        await nobody.close()


async def test_a_decision_that_takes_too_long_is_left_out(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(sqlite) as server, people(server.url, "Ada") as (ada,):
        table = await finished(ada)
        real = server.service.thinker.study

        async def slow(wanted: Study) -> Studied:
            if wanted.each > 0:
                return Studied(id=wanted.id, error="out of time")
            return await real(wanted)

        monkeypatch.setattr(server.service.thinker, "study", slow)
        found = await analysed(ada, table)
        assert found["decisions"] == []
        assert len(found["chances"]) == found["of"] + 1


async def test_an_analysis_goes_on_where_a_crash_has_left_it(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(sqlite) as server, people(server.url, "Ada") as (ada,):
        table = await finished(ada)
        whole = await analysed(ada, table)
        store = server.service.store
        row = (await store.read(select(schema.analyses)))[0]
        kept = analyses.DECODE(row.data)
        kept.moves = kept.moves[:3]
        some = {"done": 3, "data": analyses.ENCODE(kept).decode()}
        await store.write(update(schema.analyses).values(**some))
        path = f"/api/tables/{table}/analysis"
        assert (await ada.get(path))["going"], "somebody else may be at it"
        assert (await ada.post(path))["done"] == 3
        await store.write(update(schema.analyses).values(changed_at=0, **some))
        assert not (await ada.get(path))["going"]
        assert (await analysed(ada, table))["chances"][:4] == whole["chances"][:4]


async def test_without_an_answer_there_is_no_analysis(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(sqlite) as server, people(server.url, "Ada") as (ada,):
        table = await finished(ada)
        asked = asyncio.Event()

        async def dead(wanted: Study) -> Studied:
            asked.set()
            return Studied(id=wanted.id, error="thinker died")

        with monkeypatch.context() as patched:
            patched.setattr(server.service.thinker, "study", dead)
            await ada.post(f"/api/tables/{table}/analysis")
            await asked.wait()
            while (await ada.get(f"/api/tables/{table}/analysis"))["going"]:
                await asyncio.sleep(0.01)
        assert (await analysed(ada, table))["decisions"]
