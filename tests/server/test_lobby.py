"""The lobby: making tables, sitting down, scenarios of one's own, rematch, lists."""

from __future__ import annotations

import random

import pytest

from tests.server.harness import gone, people, play_on, running
from tests.server.test_table import duel

pytestmark = pytest.mark.anyio


async def test_games_options_bots_and_rules(sqlite: str) -> None:
    async with running(sqlite) as server, people(server.url, "Ada") as (ada,):
        games = (await ada.get("/api/games"))["games"]
        planet = next(game for game in games if game["id"] == "forgotten-planet")
        assert planet["seats"] == [2, 3, 4]
        assert {bot["bot"] for bot in planet["bots"]} >= {"random", "greedy"}
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
