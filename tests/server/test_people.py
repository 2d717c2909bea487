"""People: following and blocking, presence, profiles, challenges, quick matches, clubs."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from tests.server.harness import Player, people, running

pytestmark = pytest.mark.anyio
DUEL = {"game": "forgotten-planet"}


async def tied(player: Player, other: Player, bond: str | None) -> None:
    response = await player.http.put(f"/api/people/{other.me['id']}/bond", json={"bond": bond})
    assert response.status_code == 200, response.text


async def settings(player: Player, **changed: Any) -> None:
    response = await player.http.put("/api/me/settings", json=changed)
    assert response.status_code == 200, response.text


async def test_following_and_who_is_on(database: str) -> None:
    async with running(database) as server, people(server.url, "Ada", "Bob") as (ada, bob):
        await tied(ada, bob, "follow")
        friends = await ada.get("/api/me/friends")
        assert [(each["person"]["name"], each["on"], each["mutual"]) for each in friends["friends"]] == [
            ("Bob", False, False)
        ]
        await bob.connect()
        await tied(bob, ada, "follow")
        (friend,) = (await ada.get("/api/me/friends"))["friends"]
        assert friend["on"]
        assert friend["mutual"]
        await settings(bob, presence=False)
        (friend,) = (await ada.get("/api/me/friends"))["friends"]
        assert friend["on"] is None
        assert friend["seen_at"] is None
        await tied(ada, bob, None)
        assert (await ada.get("/api/me/friends"))["followers"] == [bob.me]


async def test_other_workers_learn_who_is_on(sqlite: str) -> None:
    async with running(sqlite) as server, people(server.url, "Ada", "Bob") as (ada, bob):
        await bob.connect()
        await server.service.presence.note()
        await bob.leave()
        profile = await ada.get(f"/api/people/{bob.me['id']}")
        assert profile["on"] is True  # the note of a moment ago, as any worker reads it


async def test_who_is_blocked_cannot_follow_challenge_join_or_see(database: str) -> None:
    async with running(database) as server, people(server.url, "Ada", "Eve") as (ada, eve):
        await tied(eve, ada, "follow")
        await tied(ada, eve, "block")
        assert (await eve.get("/api/me/friends"))["friends"] == []
        assert await eve.refused("PUT", f"/api/people/{ada.me['id']}/bond", {"bond": "follow"}) == (403, "not_welcome")
        assert await eve.refused("POST", f"/api/people/{ada.me['id']}/challenge", DUEL) == (403, "not_welcome")
        table = await ada.table("me", "open")
        assert await eve.refused("POST", f"/api/tables/{table}/join", {}) == (403, "not_welcome")
        await ada.connect()
        profile = await eve.get(f"/api/people/{ada.me['id']}")
        assert profile["on"] is None
        assert profile["private"]
        assert (await ada.get("/api/me/friends"))["blocked"] == [eve.me]


async def test_nobody_follows_themselves_or_nobody(sqlite: str) -> None:
    async with running(sqlite) as server, people(server.url, "Ada") as (ada,):
        for id in (ada.me["id"], "nobody"):
            assert await ada.refused("PUT", f"/api/people/{id}/bond", {"bond": "follow"}) == (404, "no_person")
        assert await ada.refused("GET", "/api/people/nobody") == (404, "no_person")
        assert await ada.refused("GET", "/api/people") == (400, "bad_message")


async def test_people_are_found_by_the_beginning_of_a_kept_name(database: str) -> None:
    async with running(database) as server, people(server.url, "Ada", "100%") as (ada, hundred):
        await hundred.post("/api/me/password", password="long enough")
        found = (await ada.get("/api/people", name="100%"))["people"]
        assert [person["name"] for person in found] == ["100%"]
        assert (await ada.get("/api/people", name="%"))["people"] == []
        assert (await ada.get("/api/people", name="Ada"))["people"] == []  # a nickname is nobody's


# ---------------------------------------------------------------------- challenges


async def test_a_challenge_keeps_a_seat_that_only_the_challenged_may_take(database: str) -> None:
    async with running(database) as server, people(server.url, "Ada", "Bob", "Eve") as (ada, bob, eve):
        await bob.connect()
        answer = await ada.post(f"/api/people/{bob.me['id']}/challenge", **DUEL)
        table, invite = answer["table"]["id"], answer["invite"]
        heard = await bob.hear("challenged")
        assert heard["by"] == ada.me
        assert heard["table"]["asked"]
        assert [head["asked"] for head in (await bob.get("/api/me/tables"))["tables"]] == [True]
        assert await eve.refused("GET", f"/api/tables/{table}") == (404, "no_table")
        assert await eve.refused("POST", f"/api/tables/{table}/join", {"invite": invite}) == (409, "full")
        await bob.post(f"/api/tables/{table}/join")
        assert (await ada.post(f"/api/tables/{table}/start"))["table"]["status"] == "running"


async def test_a_declined_challenge_frees_the_seat(sqlite: str) -> None:
    async with running(sqlite) as server, people(server.url, "Ada", "Bob") as (ada, bob):
        table = (await ada.post(f"/api/people/{bob.me['id']}/challenge", **DUEL))["table"]["id"]
        await bob.post(f"/api/tables/{table}/decline")
        assert (await bob.get("/api/me/tables"))["tables"] == []
        seats = (await ada.get(f"/api/tables/{table}"))["table"]["seats"]
        assert seats[1]["asked"] is None
        assert seats[1]["keeper"] == "nobody"
        assert await bob.refused("POST", f"/api/tables/{table}/decline") == (409, "no_ask")


# ---------------------------------------------------------------------- quick matches


async def test_two_who_seek_meet_and_begin(database: str) -> None:
    async with running(database) as server, people(server.url, "Ada", "Bob") as (ada, bob):
        first = (await ada.post("/api/match", **DUEL))["table"]
        assert first["status"] == "open"
        assert first["bots_at"] is not None
        second = (await bob.post("/api/match", **DUEL))["table"]
        assert second["id"] == first["id"]
        assert second["status"] == "running"
        assert [seat["person"]["name"] for seat in second["seats"]] == ["Ada", "Bob"]


async def test_where_nobody_comes_bots_take_the_seats(sqlite: str) -> None:
    async with running(sqlite) as server, people(server.url, "Ada") as (ada,):
        server.service.match.wait_ms = 0
        table = (await ada.post("/api/match", game="forgotten-planet", seats=3))["table"]["id"]
        await asyncio.gather(*[server.service.match.look() for _ in range(3)])  # workers that look at the same moment
        head = (await ada.get(f"/api/tables/{table}"))["table"]
        assert head["status"] == "running"
        assert head["bots_at"] is None
        assert [seat["keeper"] for seat in head["seats"]] == ["person", "bot", "bot"]


async def test_a_match_that_everybody_left_is_cancelled(sqlite: str) -> None:
    async with running(sqlite) as server, people(server.url, "Ada") as (ada,):
        server.service.match.wait_ms = 0
        table = (await ada.post("/api/match", **DUEL))["table"]["id"]
        await ada.post(f"/api/tables/{table}/leave")
        await server.service.match.look()
        assert (await ada.get(f"/api/tables/{table}"))["table"]["status"] == "cancelled"


async def test_those_who_block_each_other_are_not_matched(sqlite: str) -> None:
    async with running(sqlite) as server, people(server.url, "Ada", "Eve") as (ada, eve):
        await tied(ada, eve, "block")
        first = (await ada.post("/api/match", **DUEL))["table"]["id"]
        assert (await eve.post("/api/match", **DUEL))["table"]["id"] != first
        assert await eve.refused("POST", "/api/match", {"game": "chess"}) == (404, "bad_game")
        assert await eve.refused("POST", "/api/match", {**DUEL, "seats": 9}) == (422, "bad_option")


# ---------------------------------------------------------------------- profiles


async def finished(ada: Player, bob: Player, *, public: bool) -> str:
    table = await ada.table("me", "open", public=public)
    invite = (await ada.get(f"/api/tables/{table}"))["invite"]
    await bob.post(f"/api/tables/{table}/join", invite=invite)
    await ada.post(f"/api/tables/{table}/start")
    if bob.socket is None:
        await bob.connect()
    await bob.open(table)
    await bob.command("resign", table, 1)
    return table


async def test_a_profile_tells_of_shared_tables_and_public_ones_only(sqlite: str) -> None:
    async with running(sqlite) as server, people(server.url, "Ada", "Bob", "Eve") as (ada, bob, eve):
        await finished(ada, bob, public=True)
        await finished(ada, bob, public=False)
        to_ada = await ada.get(f"/api/people/{bob.me['id']}")
        assert to_ada["records"] == [{"game": "forgotten-planet", "played": 2, "won": 0}]
        assert to_ada["between"] == [{"game": "forgotten-planet", "played": 2, "mine": 2, "theirs": 0, "level": 0}]
        to_eve = await eve.get(f"/api/people/{bob.me['id']}")
        assert [record["played"] for record in to_eve["records"]] == [1]
        assert len(to_eve["recent"]) == 1
        assert to_eve["between"] == []
        assert to_eve["openings"] == []
        await settings(bob, private=True)
        assert (await eve.get(f"/api/people/{bob.me['id']}"))["records"] == []
        card = await eve.get(f"/api/people/{bob.me['id']}/club")
        assert (card["ratings"], card["reliability"]["tables"]) == ([], []), "nor what was played, by another way"
        assert card["reliability"]["finished"] == 2, "how reliable somebody is concerns whoever plays with them"
        assert len((await bob.get(f"/api/people/{bob.me['id']}/club"))["reliability"]["tables"]) == 2
        assert (await ada.get(f"/api/people/{bob.me['id']}"))["between"][0]["played"] == 2


async def test_a_record_against_each_level_is_counted_table_by_table(sqlite: str) -> None:
    async with running(sqlite) as server, people(server.url, "Ada") as (ada,):
        await ada.connect()

        async def met(game: str) -> dict[str, list[int]]:
            bots = (await ada.get("/api/me/bots", game=game))["bots"]
            return {each["bot"]: [each["played"], each["mine"], each["theirs"]] for each in bots}

        assert await met("forgotten-planet") == {}
        for levels in (["easy"], ["easy", "easy"], ["easy", "medium"]):
            table = await ada.table("me", *levels, start=True, options={"max_rounds": 1})
            await ada.open(table)
            await ada.command("resign", table, 0)  # last, behind every bot
            await ada.wait_until(table, lambda now: now["status"] == "finished")
        assert await met("forgotten-planet") == {"easy": [3, 0, 3], "medium": [1, 0, 1]}
        table = await ada.table("me", "easy", start=True)  # goes on, and counts for nothing yet
        assert (await met("forgotten-planet"))["easy"] == [3, 0, 3]
        assert await met("duck-dealer") == {}, "each game for itself"
        assert await ada.refused("GET", "/api/me/bots", game="") == (400, "bad_message")


async def test_openings_are_counted_wherever_on_the_map_they_were_played(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("farport.server.club.profiles.OPENINGS_FROM", 2)
    async with running(sqlite) as server, people(server.url, "Ada", "Bob") as (ada, bob):
        for number, scenario in enumerate(("duel", "open-range"), start=1):
            table = await ada.table("me", "open", options={"scenario": scenario, "base_assignment": "fixed"})
            await bob.post(f"/api/tables/{table}/join")
            await ada.post(f"/api/tables/{table}/start")
            for player in (ada, bob):
                if player.socket is None:
                    await player.connect()
                await player.open(table)
            seat = ada.now(table)["to_move"][0]
            first = (ada, bob)[seat]
            moves = [each for each in first.legal(table, seat) if each["do"] == "build_land"]
            await first.act(table, seat, moves[number])
            await bob.command("resign", table, 1)
        both = [await ada.get(f"/api/people/{each.me['id']}") for each in (ada, bob)]
        openings = [opening for profile in both for opening in profile["openings"]]
        assert sum(opening["tables"] for opening in openings) == 2
        assert all(len(profile["openings"]) <= 1 for profile in both), "two places, one habit"
        assert {msgspec.json.encode(opening["action"]) for opening in openings} == {b'{"do":"build_land","robot":1}'}


async def test_a_profile_tells_where_somebody_plays_who_lets_it_be_known(sqlite: str) -> None:
    async with running(sqlite) as server, people(server.url, "Ada", "Bob", "Eve") as (ada, bob, eve):

        async def seen() -> str | None:
            table = (await eve.get(f"/api/people/{bob.me['id']}"))["table"]
            return None if table is None else str(table["id"])

        await ada.table("me", "medium", start=True)
        table = await bob.table("me", "medium", start=True)
        assert await seen() is None, "he is not on"
        await bob.connect()
        assert await seen() == table
        await settings(bob, presence=False)
        assert await seen() is None
        await settings(bob, presence=True)
        await tied(bob, eve, "block")
        assert await seen() is None


# ---------------------------------------------------------------------- clubs


async def test_a_club_from_its_founding_to_its_end(database: str) -> None:
    async with running(database) as server, people(server.url, "Ada", "Bob", "Eve") as (ada, bob, eve):
        club = await ada.post("/api/clubs", name="Ducks", about="Thursdays", open=False)
        id, invite = club["club"]["id"], club["invite"]
        assert await bob.refused("POST", "/api/clubs", {"name": "ducks"}) == (409, "name_taken")
        assert await eve.refused("GET", f"/api/clubs/{id}") == (404, "no_club")
        assert await eve.refused("POST", f"/api/clubs/{id}/enter", {}) == (404, "no_club")
        await bob.post(f"/api/clubs/{id}/enter", invite=invite)
        await bob.post(f"/api/clubs/{id}/enter", invite=invite)
        assert await bob.refused("PUT", f"/api/clubs/{id}", {"name": "Geese"}) == (403, "not_keeper")
        table = await bob.table("me", "open", club=id)
        assert await eve.refused(
            "POST", "/api/tables", {**DUEL, "seats": [{"kind": "me"}, {"kind": "open"}], "club": id}
        ) == (404, "no_club")
        page = await ada.get(f"/api/clubs/{id}")
        assert [head["id"] for head in page["tables"]] == [table]
        assert [member["person"]["name"] for member in page["members"]] == ["Ada", "Bob"]
        await ada.post(f"/api/clubs/{id}/leave")
        page = await bob.get(f"/api/clubs/{id}")
        assert page["keeper"]  # somebody always keeps it
        await bob.post(f"/api/clubs/{id}/leave")
        assert await bob.refused("GET", f"/api/clubs/{id}") == (404, "no_club")
        assert (await bob.get(f"/api/tables/{table}"))["table"]["club"] is None


async def test_a_keeper_shows_people_out_and_makes_keepers(sqlite: str) -> None:
    async with running(sqlite) as server, people(server.url, "Ada", "Bob") as (ada, bob):
        id = (await ada.post("/api/clubs", name="Ducks"))["club"]["id"]
        assert [club["name"] for club in (await bob.get("/api/clubs", name="uck"))["clubs"]] == ["Ducks"]
        await bob.post(f"/api/clubs/{id}/enter")
        own = {"person": ada.me["id"], "keeper": False}
        assert await ada.refused("POST", f"/api/clubs/{id}/member", own) == (409, "no_change")
        await ada.post(f"/api/clubs/{id}/member", person=bob.me["id"], keeper=True)
        await bob.post(f"/api/clubs/{id}/member", person=ada.me["id"], member=False)
        assert [member["person"]["name"] for member in (await bob.get(f"/api/clubs/{id}"))["members"]] == ["Bob"]


async def test_who_deletes_their_account_leaves_friends_and_clubs(sqlite: str) -> None:
    async with running(sqlite) as server, people(server.url, "Ada", "Bob") as (ada, bob):
        await tied(ada, bob, "follow")
        await bob.post("/api/clubs", name="Ducks")
        dossier = await bob.get("/api/me/export")
        assert [row["keeper"] for row in dossier["members"]] == [True]
        response = await bob.http.request("DELETE", "/api/me", json={})
        assert response.status_code == 200
        assert (await ada.get("/api/me/friends"))["friends"] == []
        assert (await ada.get("/api/clubs"))["clubs"] == []


async def test_what_people_do_with_each_other_is_counted(sqlite: str) -> None:
    async with running(sqlite) as server, people(server.url, "Ada", "Bob") as (ada, bob):
        await tied(ada, bob, "follow")
        await tied(ada, bob, "block")
        await tied(ada, bob, None)
        table = (await ada.post(f"/api/people/{bob.me['id']}/challenge", game="forgotten-planet"))["table"]["id"]
        await bob.post(f"/api/tables/{table}/decline")
        await ada.post("/api/match", game="forgotten-planet")
        club = (await ada.post("/api/clubs", name="Ducks"))["club"]["id"]
        await bob.post(f"/api/clubs/{club}/enter")
        await bob.post(f"/api/clubs/{club}/leave")
        await ada.post("/api/me/password", password="correct horse")
        await ada.post("/api/tournaments", name="Monday", game="forgotten-planet", kind="swiss", places=4)
        text = server.service.metrics.text().decode()
        counted = {line.split("{")[1] for line in text.splitlines() if line.startswith("farport_people_acts_total{")}
        wanted = ["bond follow", "bond block", "bond none", "challenge ask", "challenge decline", "match seek"]
        wanted += ["club found", "club enter", "club leave", "tournament swiss"]
        assert counted == {f'act="{each.split()[0]}",kind="{each.split()[1]}"}} 1.0' for each in wanted}
