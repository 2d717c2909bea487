"""The lobby: making tables, sitting down, scenarios of one's own, rematch, lists."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Mapping

import httpx
import pytest
from sqlalchemy import select, update

from farport.kernel import registry
from farport.kernel.strength import strength_of
from farport.server.lobby.listed import MOST_OF_BOTS, MOST_OPEN
from farport.server.sandbox.question import Answer, Setup
from farport.server.store import schema
from farport.server.studio import creations
from farport.server.tables.charter import Variants
from farport.server.tables.entry import LogEntry
from tests.server.harness import Player, gone, people, play_on, running
from tests.server.test_table import duel

pytestmark = pytest.mark.anyio


async def test_games_options_bots_and_rules(sqlite: str) -> None:
    async with running(sqlite) as server, people(server.url, "Ada") as (ada,):
        games = (await ada.get("/api/games"))["games"]
        planet = next(game for game in games if game["id"] == "forgotten-planet")
        assert planet["seats"] == [2, 3, 4]
        assert {bot["bot"] for bot in planet["bots"]} >= {"random", "greedy"}
        for id, seats in {"duck-dealer": 2, "forgotten-planet": 2, "space-dealer": 3, "space-paper": 2}.items():
            master = next(bot for game in games if game["id"] == id for bot in game["bots"] if bot["bot"] == "master")
            ratings = strength_of(registry.game(id)).seats[seats]
            share = 1 / (1 + 10 ** ((ratings["expert"] - ratings["master"]) / 400))
            assert (master["beats"], master["times"]) == ("expert", min(9, round(10 * share))), "nobody wins all"
            assert master["times_by_seats"] == {str(seats): master["times"]}, "at the seats where both were measured"
        assert any(option["name"] == "scenario" for option in planet["options"])
        rules = await ada.get("/api/games/forgotten-planet/rules")
        assert any(rule["id"] == "FP-30" for section in rules["sections"] for rule in section["rules"])
        assert await ada.refused("GET", "/api/games/chess/rules") == (404, "bad_game")


async def test_sitting_down_standing_up_and_starting(database: str) -> None:
    async with running(database) as server, people(server.url, "Ada", "Bob", "Eve") as (ada, bob, eve):
        table = await ada.table("me", "open", "invite")
        assert [head["id"] for head in (await bob.get("/api/lobby"))["join"]] == [table]
        await bob.post(f"/api/tables/{table}/join")
        assert await eve.refused("POST", f"/api/tables/{table}/join", {}) == (409, "full")
        assert await ada.refused("POST", f"/api/tables/{table}/start") == (409, "seats_open")
        assert await bob.refused("POST", f"/api/tables/{table}/seat", {"seat": 2, "to": {"kind": "open"}}) == (
            403,
            "not_host",
        )
        await ada.post(f"/api/tables/{table}/seat", seat=2, to={"kind": "bot", "bot": "random"})
        await bob.post(f"/api/tables/{table}/leave")
        await eve.post(f"/api/tables/{table}/join")
        answer = await ada.post(f"/api/tables/{table}/start")
        assert answer["table"]["status"] == "running"
        assert await ada.refused("POST", f"/api/tables/{table}/start") == (409, "started")
        assert await bob.refused("POST", f"/api/tables/{table}/join", {}) == (409, "started")
        assert await eve.refused("POST", f"/api/tables/{table}/leave", {}) == (409, "started")
        assert [head["id"] for head in (await bob.get("/api/lobby"))["watch"]] == [table]
        mine = (await eve.get("/api/me/tables"))["tables"]
        assert mine[0]["mine"] == [1]


async def test_who_joins_twice_has_one_seat(database: str) -> None:
    async with running(database) as server, people(server.url, "Ada", "Bob") as (ada, bob):
        table = await ada.table("me", "open", "open", "open")
        await asyncio.gather(*[bob.post(f"/api/tables/{table}/join") for _ in range(3)])
        assert (await bob.post(f"/api/tables/{table}/join"))["table"]["mine"] == [1]
        assert (await bob.post(f"/api/tables/{table}/join", seat=3))["table"]["mine"] == [1, 3]
        assert (await bob.post(f"/api/tables/{table}/join"))["table"]["mine"] == [1, 3]


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        ({"game": "chess", "seats": [{"kind": "me"}]}, "bad_game"),
        ({"game": "forgotten-planet", "seats": [{"kind": "me"}]}, "bad_option"),
        ({"game": "forgotten-planet", "seats": [{"kind": "me"}] * 2, "options": {"nix": 1}}, "bad_option"),
        ({"game": "forgotten-planet", "seats": [{"kind": "bot", "bot": "x"}] * 2}, "bad_option"),
        ({"game": "forgotten-planet", "seats": [{"kind": "me"}] * 2, "variant": {"nix": 1}}, "bad_variant"),
        ({"game": "forgotten-planet", "seats": [{"kind": "me"}] * 2, "creation": "none"}, "not_found"),
        ({"game": "forgotten-planet", "seats": []}, "bad_message"),
        ({"game": "forgotten-planet", "seats": [{"kind": "me"}] * 2, "name": "\u202ex"}, "bad_name"),
        (
            {
                "game": "space-dealer",
                "seats": [{"kind": "me"}] * 3,
                "start": True,
                "variant": {"clock": {"choice_timeout_ms": 10**19}},
            },
            "bad_variant",
        ),
    ],
)
async def test_tables_that_cannot_be(sqlite: str, wanted: dict[str, object], code: str) -> None:
    async with running(sqlite) as server, people(server.url, "Ada") as (ada,):
        assert (await ada.refused("POST", "/api/tables", wanted))[1] == code


async def test_a_host_has_few_running_tables_of_bots_alone(database: str) -> None:
    async with running(database) as server, people(server.url, "Ada", "Bob") as (ada, bob):
        started = [await ada.table("expert", "expert", start=True) for _ in range(MOST_OF_BOTS)]
        bots = [{"kind": "bot", "bot": "expert"}] * 2
        wanted = {"game": "forgotten-planet", "seats": bots, "start": True}
        assert await ada.refused("POST", "/api/tables", wanted) == (409, "limit")
        assert {table["id"] for table in (await bob.get("/api/lobby"))["watch"]} == set(started)
        waiting = await ada.table("expert", "expert")
        assert await ada.refused("POST", f"/api/tables/{waiting}/start") == (409, "limit")
        await ada.table("me", "expert", start=True)  # where people play, there is no such limit
        await bob.table("expert", "expert", start=True)


async def answered(player: Player, path: str, wanted: Mapping[str, object]) -> httpx.Response:
    """Who is told to come again, because a database is slow beside a load, comes again."""
    while (answer := await player.http.post(path, json=wanted)).status_code == 503:
        await asyncio.sleep(0)
    return answer


async def test_requests_at_the_same_moment_do_not_pass_the_limits_of_a_host(database: str) -> None:
    async with running(database) as server, people(server.url, "Ada") as (ada,):
        bots: dict[str, object] = {"game": "forgotten-planet", "seats": [{"kind": "bot", "bot": "expert"}] * 2}

        async def answers(paths: list[str], wanted: dict[str, object]) -> list[int]:
            sent = await asyncio.gather(*[answered(ada, path, wanted) for path in paths])
            return sorted([each.status_code for each in sent])

        async def tables(status: str) -> list[str]:
            wanted = select(schema.tables.c.id).where(schema.tables.c.status == status)
            return [row.id for row in await server.service.store.read(wanted)]

        made = await answers(["/api/tables"] * (MOST_OPEN + 8), bots)
        assert made == [200] * MOST_OPEN + [409] * 8
        opened = await tables("open")
        assert len(opened) == MOST_OPEN

        started = await answers([f"/api/tables/{id}/start" for id in opened], {})
        assert started == [200] * MOST_OF_BOTS + [409] * (MOST_OPEN - MOST_OF_BOTS)
        assert len(await tables("running")) == MOST_OF_BOTS
        assert await answers(["/api/tables"] * 5, {**bots, "start": True}) == [409] * 5


async def test_a_table_that_is_left_to_bots_counts_among_those_of_bots_alone(database: str) -> None:
    async with running(database) as server, people(server.url, "Ada") as (ada,):
        settings = {"absence": "replace"}
        tables = [await ada.table("me", "expert", settings=settings, start=True) for _ in range(MOST_OF_BOTS + 2)]
        for id in tables:  # as if Ada had been away for too long
            table = await server.service.hall.table(id)
            away: dict[str, object] = {"keeper": "nobody", "why": "absent"}
            await table.submit(lambda _play, at, data=away: LogEntry("seat", at, seat=0, data=data), None)  # type: ignore[misc]
        to_bot = {"seat": 0, "to": {"kind": "bot", "bot": "expert"}}
        sent = await asyncio.gather(*[answered(ada, f"/api/tables/{id}/seat", to_bot) for id in tables])
        assert sorted([answer.status_code for answer in sent]) == [200] * MOST_OF_BOTS + [409] * 2
        for id, answer in zip(tables, sent, strict=True):
            play = (await server.service.hall.table(id)).play
            assert play is not None
            assert (play.seats[0].bot is not None) == answer.is_success


async def test_mine_to_move_first_and_a_turn_is_told_on_other_pages(sqlite: str) -> None:
    async with running(sqlite) as server, people(server.url, "Ada", "Bob") as (ada, bob):
        table = await duel(ada, bob)
        await ada.table("me", "open")
        seat = ada.now(table)["to_move"][0]
        here, other = (ada, bob) if seat == 0 else (bob, ada)
        await other.say("close", table=table)
        await gone(server, table, other)
        while here.now(table)["to_move"] == [seat]:
            await here.act(table, seat, here.legal(table, seat)[0])
        turn = await other.hear("turn")
        assert turn["table"]["id"] == table
        assert turn["table"]["my_move"]
        assert (await other.get("/api/me/tables"))["tables"][0]["id"] == table


async def test_a_rematch_is_made_once_with_the_same_people(sqlite: str) -> None:
    async with running(sqlite) as server, people(server.url, "Ada", "Bob", "Eve") as (ada, bob, eve):
        table = await duel(ada, bob)
        assert await ada.refused("POST", f"/api/tables/{table}/rematch") == (403, "not_over")
        await ada.command("resign", table, 0)
        again = await bob.post(f"/api/tables/{table}/rematch")
        same = await ada.post(f"/api/tables/{table}/rematch")
        assert again["table"]["id"] == same["table"]["id"] != table
        assert [seat["person"]["name"] for seat in again["table"]["seats"]] == ["Ada", "Bob"]
        assert await eve.refused("POST", f"/api/tables/{table}/rematch") == (403, "not_your_seat")
        await bob.post(f"/api/tables/{again['table']['id']}/start")


async def test_two_who_ask_for_a_rematch_together_get_the_same(database: str) -> None:
    async with running(database) as server, people(server.url, "Ada", "Bob") as (ada, bob):
        for _ in range(5):
            table = await duel(ada, bob)
            await ada.command("resign", table, 0)
            both = await asyncio.gather(*[each.post(f"/api/tables/{table}/rematch") for each in (ada, bob)])
            assert both[0]["table"]["id"] == both[1]["table"]["id"]
        left = await server.service.store.read(select(schema.tables.c.id).where(schema.tables.c.status == "open"))
        assert len(left) == 5, "a table that nobody claimed"


async def test_a_rematch_leaves_the_seats_of_deleted_people_free(sqlite: str) -> None:
    async with running(sqlite) as server, people(server.url, "Ada", "Bob", "Eve") as (ada, bob, eve):
        table = await duel(ada, bob)
        await ada.command("resign", table, 0)
        assert (await bob.http.request("DELETE", "/api/me", json={})).status_code == 200
        again = (await ada.post(f"/api/tables/{table}/rematch"))["table"]
        assert [seat["person"] and seat["person"]["name"] for seat in again["seats"]] == ["Ada", None]
        await eve.post(f"/api/tables/{again['id']}/join")
        await ada.post(f"/api/tables/{again['id']}/start")


async def test_a_scenario_is_kept_checked_shared_and_played(sqlite: str) -> None:
    async with running(sqlite) as server, people(server.url, "Ada", "Bob") as (ada, bob):
        bad = await ada.post("/api/creations/check", game="forgotten-planet", name="x", data={"nix": 1})
        assert bad["problem"]["code"] == "bad_variant"
        made = await ada.post("/api/creations", game="forgotten-planet", name="Mine", data={"rules": {}}, shared=False)
        if made["problem"] is not None:
            made = await ada.post("/api/creations", game="forgotten-planet", name="Mine", data={}, shared=False)
        id = made["id"]
        assert made["mine"]
        assert await bob.refused("GET", f"/api/creations/{id}") == (404, "not_found")
        body = {"game": "forgotten-planet", "name": "Ours", "data": made["data"], "shared": True}
        assert await bob.refused("PUT", f"/api/creations/{id}", body) == (404, "not_found")
        assert (await ada.http.put(f"/api/creations/{id}", json=body)).status_code == 200
        assert (await bob.get(f"/api/creations/{id}"))["name"] == "Ours"
        assert (await ada.http.get(f"/api/creations/{id}/toml")).text.startswith("# Ours")
        table = await bob.table("me", "me", creation=id, start=True)
        await bob.connect()
        assert (await bob.open(table))["variant_name"] == "Ours"
        await play_on({0: bob, 1: bob}, table, 5, random.Random(1))
        assert await bob.refused("DELETE", f"/api/creations/{id}") == (404, "not_found")
        assert (await ada.http.delete(f"/api/creations/{id}")).status_code == 200


VARIED = {"game": "forgotten-planet", "seats": [{"kind": "me"}] * 2, "variant": {}}
CREATION = {"game": "forgotten-planet", "name": "Mine", "data": {}}


async def test_a_list_tells_what_was_found_when_it_was_saved(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(database) as server, people(server.url, "Ada") as (ada,):
        good = await ada.post("/api/creations", **CREATION)
        bad = await ada.post("/api/creations", **{**CREATION, "data": {"nix": 1}})
        assert good["problem"] is None
        assert bad["problem"]["code"] == "bad_variant"
        tried: list[str] = []

        async def counted(question: Setup, _who: str) -> Answer:
            tried.append(question.game)
            return Answer()

        monkeypatch.setattr(server.service.sandbox, "ask", counted)
        made = (await ada.get("/api/creations"))["creations"]
        assert {one["id"]: one["problem"] for one in made} == {good["id"]: None, bad["id"]: bad["problem"]}
        assert tried == []
        # Rows from before verdicts were kept, or of another version, are tried once more.
        C = schema.creations.c  # noqa: N806  (as the server calls it)
        await server.service.store.write(
            update(schema.creations).where(C.id == good["id"]).values(verdict=None),
            update(schema.creations).where(C.id == bad["id"]).values(verdict='{"by":"0.0.1","code":"bad_variant"}'),
        )
        for _ in range(2):
            assert [one["problem"] for one in (await ada.get("/api/creations"))["creations"]] == [None, None]
        assert len(tried) == 2


async def test_there_is_a_most_of_creations_for_each_person(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(creations, "MOST", 3)
    async with running(sqlite) as server, people(server.url, "Ada", "Bob") as (ada, bob):
        made = [await ada.post("/api/creations", **CREATION) for _ in range(3)]
        assert await ada.refused("POST", "/api/creations", CREATION) == (409, "limit")
        assert len((await ada.get("/api/creations"))["creations"]) == 3
        assert (await ada.http.put(f"/api/creations/{made[0]['id']}", json=CREATION)).status_code == 200
        await bob.post("/api/creations", **CREATION)


def test_only_so_much_of_peoples_variants_is_kept() -> None:
    texts = [json.dumps({}) + " " * length for length in (30, 40, 50)]
    kept = Variants(100)
    first, second, third = (kept.game("forgotten-planet", text) for text in texts)
    assert kept.size <= 100
    assert kept.game("forgotten-planet", texts[2]) is third
    assert kept.game("forgotten-planet", texts[1]) is second
    assert kept.game("forgotten-planet", texts[0]) is not first
    assert kept.game("forgotten-planet", " " * 200 + "{}").id == "forgotten-planet"
    assert kept.size <= 100


async def test_a_fast_table_gives_offers_time_to_be_answered(sqlite: str) -> None:
    async with running(sqlite) as server, people(server.url, "Ada") as (ada,):
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        made = await ada.post("/api/tables", game="space-dealer", seats=seats, settings={"pace": 200})
        assert made["table"]["options"]["offer_ttl_ms"] == 60_000
