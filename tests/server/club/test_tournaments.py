"""Tournaments on a server: entering with reasons, sitting down, and played to the end by bots with kills in between."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import func, select, update

from farport.server.errors import Refuse
from farport.server.moments import now_ms
from farport.server.protocol.club import NewTournament
from farport.server.protocol.shapes import Person
from farport.server.store import schema
from farport.server.store.opening import open_store
from tests.depth import DEEP
from tests.server.club.rated import PASSWORD, members, resigns
from tests.server.harness import PATIENCE_S, Player, Running, people, running
from tests.server.killing import Mortal
from tests.server.test_push import browser, set_up

pytestmark = pytest.mark.anyio
LONG_S = 3_600.0 if DEEP else PATIENCE_S


def cup(**more: Any) -> dict[str, Any]:
    return {"name": "Monday", "game": "forgotten-planet", "kind": "swiss", "seats": 2, "places": 2, **more}


async def page_when(player: Player, id: str, condition: Any) -> dict[str, Any]:
    """The tournament's page, once it is as wanted."""
    async with asyncio.timeout(LONG_S):
        while True:
            page: dict[str, Any] = await player.get(f"/api/tournaments/{id}")
            if condition(page):
                return page
            await asyncio.sleep(0.02)


async def test_two_people_enter_sit_down_and_play(database: str) -> None:
    async with running(database) as server, members(server.url, "Ada", "Bob") as (ada, bob):
        made = await ada.post("/api/tournaments", **cup())
        id = made["head"]["id"]
        assert [made["head"][name] for name in ("status", "players", "places")] == ["open", 0, 2]
        assert made["me"]["manage"]
        await ada.post(f"/api/tournaments/{id}/enter")
        again = await ada.post(f"/api/tournaments/{id}/enter")
        assert again["head"]["players"] == 1, "once is enough"
        await bob.post(f"/api/tournaments/{id}/enter")
        page = await page_when(bob, id, lambda page: page["rounds"])
        assert page["head"]["status"] == "running"
        assert page["me"]["sit"]
        drawn = {"tournament": id, "name": "Monday", "game": "forgotten-planet", "round": 1, "table": 1}
        due = page["rounds"][0]["due"]
        assert (await ada.get("/api/me/tables"))["awaited"] == [{**drawn, "due": due}], "on whatever page she is"
        await ada.post(f"/api/tournaments/{id}/sit")
        assert (await ada.get("/api/me/tables"))["awaited"] == []
        assert len((await bob.get("/api/me/tables"))["awaited"]) == 1
        await bob.post(f"/api/tournaments/{id}/sit")
        page = await page_when(bob, id, lambda page: page["rounds"][0]["tables"][0]["status"] == "running")
        table = page["rounds"][0]["tables"][0]
        seat = table["seats"].index(bob.me["id"])
        head = (await bob.get(f"/api/tables/{table['id']}"))["table"]
        assert (head["settings"]["rated"], head["settings"]["tournament"]) == (True, id)
        assert head["public"], "whoever likes may watch"
        await resigns(bob, table["id"], seat)
        page = await page_when(ada, id, lambda page: page["head"]["status"] == "finished")
        assert [(line["player"], line["points"]) for line in page["standings"]] == [
            (ada.me["id"], 1.0),
            (bob.me["id"], 0.0),
        ]
        again = await bob.post(f"/api/tables/{table['id']}/rematch")
        assert again["table"]["settings"]["tournament"] is None
        own = await bob.table("me", "open", game="forgotten-planet", settings={"tournament": id})
        assert (await bob.get(f"/api/tables/{own}"))["table"]["settings"]["tournament"] is None, "nobody can claim that"
        lists = await bob.get("/api/tournaments")
        assert [each["id"] for each in lists["finished"]] == [id]
        assert lists["finished"][0]["entered"]


async def test_everybody_is_told_once_on_their_page_or_where_they_wish(database: str) -> None:
    """Ada has a page open and sees it there; Bob has none, and his browser is pushed to."""
    async with (
        browser() as far,
        running(database, webhooks_to_private_addresses=True) as server,
        members(server.url, "Ada", "Bob") as (ada, bob),
    ):
        server.service.notifier.patience_s = 0.0
        await bob.post("/api/me/push", **far.subscription)
        await set_up(bob, untold=["turn"])  # whether his first turn lasts until it is told is a matter of who is faster
        await ada.connect()
        id = (await ada.post("/api/tournaments", **cup()))["head"]["id"]
        for player in (ada, bob):
            await player.post(f"/api/tournaments/{id}/enter")
        here, there = await ada.hear("tiding"), await far.message()
        assert (here["what"], here["tournament"]) == ("round", id)
        assert here["text"] == ("Ada, round 1 of Monday is drawn and your table 1 is ready. Sit down within 3 minutes.")
        assert there == {
            "title": "Round 1: Monday",
            "body": here["text"].replace("Ada", "Bob"),
            "path": f"/tournament/{id}",
        }
        for player in (ada, bob):
            await player.post(f"/api/tournaments/{id}/sit")
        page = await page_when(bob, id, lambda page: page["rounds"][0]["tables"][0]["live"])
        table = page["rounds"][0]["tables"][0]
        assert table["watchers"] == 0
        await ada.open(table["id"])
        async with people(server.url, "Eve") as (eve,):
            await eve.connect()
            await eve.open(table["id"])
            assert (await bob.get(f"/api/tournaments/{id}"))["rounds"][0]["tables"][0]["watchers"] == 1, "Ada plays"
        live = await server.service.hall.table(table["id"])
        assert live.play is not None
        assert table["live"] == [sum(live.play.state.standing(seat).values()) for seat in range(2)]
        assert (await far.message())["path"] == f"/table/{table['id']}", "the table tells that it has begun"
        await resigns(ada, table["id"], table["seats"].index(ada.me["id"]))
        assert (await ada.hear("tiding"))["text"] == "Ada, Monday is over. Your place: 2 of 2."
        told = [await far.message(), await far.message()]
        assert sorted(each["title"] for each in told) == ["It is over: Monday", "It is over: Monday 1.1"]
        await server.service.tidings.tell_due()
        assert await server.service.store.read(select(schema.tidings)) == []
        assert far.got.empty(), "once"
        page = await ada.get(f"/api/tournaments/{id}")
        assert page["rounds"][0]["tables"][0]["live"] is None, "what it came to stands there now"


async def test_in_quiet_hours_a_tiding_waits(sqlite: str) -> None:
    async with (
        browser() as far,
        running(sqlite, webhooks_to_private_addresses=True) as server,
        members(server.url, "Ada", "Bob") as (ada, bob),
    ):
        await bob.post("/api/me/push", **far.subscription)
        quiet = {"start": 0, "end": 1439, "offset_minutes": 0}
        assert (await bob.http.put("/api/me/settings", json={"quiet": quiet})).status_code == 200
        id = (await ada.post("/api/tournaments", **cup(places=3)))["head"]["id"]
        await bob.post(f"/api/tournaments/{id}/enter")
        await ada.post(f"/api/tournaments/{id}/cancel")
        store, due = server.service.store, schema.tidings.c.due_at
        async with asyncio.timeout(PATIENCE_S):
            while (await store.read(select(due)))[0].due_at <= now_ms():
                await asyncio.sleep(0.01)
        assert far.got.empty()
        assert (await bob.http.put("/api/me/settings", json={"quiet": None})).status_code == 200
        await store.write(update(schema.tidings).values(due_at=0))
        await server.service.tidings.tell_due()
        assert (await far.message())["body"] == "Bob, Monday does not take place."


async def test_every_refusal_has_its_reason(sqlite: str) -> None:
    async with running(sqlite) as server, members(server.url, "Ada", "Bob") as (ada, bob):
        plan = cup(places=4, conditions={"rated_tables": 5, "reliability": 90}, bots=1)
        id = (await ada.post("/api/tournaments", **plan))["head"]["id"]
        path = f"/api/tournaments/{id}"
        refused = (await bob.http.post(f"{path}/enter", json={})).json()["refused"]
        assert (refused["code"], refused["params"]) == (
            "may_not_enter",
            {"reason": "rated_tables", "wanted": 5, "have": 0},
        )
        assert "5" in refused["sentence"]
        judged = {each["condition"]: each["met"] for each in (await bob.get(path))["conditions"]}
        assert judged == {"kept_name": True, "left_tables": True, "rated_tables": False, "reliability": True}
        assert await bob.refused("POST", f"{path}/enter", {"bot": "easy"}) == (403, "not_host")
        await ada.post(f"{path}/enter", bot="easy")
        assert await ada.refused("POST", f"{path}/enter", {"bot": "easy"}) == (409, "limit")
        assert await ada.refused("POST", f"{path}/enter", {"bot": "random"}) == (409, "limit")
        assert await bob.refused("POST", f"{path}/withdraw", {}) == (409, "not_entered")
        assert await bob.refused("POST", f"{path}/sit") == (409, "not_entered")
        assert await bob.refused("POST", f"{path}/cancel") == (403, "not_host")
        async with people(server.url, "Cleo") as (cleo,):
            assert await cleo.refused("POST", "/api/tournaments", cup()) == (403, "needs_kept_name")
            assert await cleo.refused("POST", f"{path}/enter", {}) == (403, "may_not_enter")
        page = await ada.post(f"{path}/cancel")
        assert (page["head"]["status"], page["why"]) == ("cancelled", "host")
        assert await bob.refused("POST", f"{path}/enter", {}) == (409, "tournament_over")
        assert await bob.refused("GET", "/api/tournaments/none") == (404, "no_tournament")


async def test_a_club_has_tournaments_of_its_own_that_its_members_enter(sqlite: str) -> None:
    async with running(sqlite) as server, members(server.url, "Ada", "Bob") as (ada, bob):
        club = (await ada.post("/api/clubs", name="Quiet Orbit", about="", open=True))["club"]["id"]
        plan = cup(places=4, conditions={"club": club, "finished_tables": 2})
        assert await bob.refused("POST", "/api/tournaments", plan) == (404, "no_club"), "only members make them"
        made = await ada.post("/api/tournaments", **plan)
        assert made["club"] == "Quiet Orbit"
        path = f"/api/tournaments/{made['head']['id']}"
        judged = {each["condition"]: each["met"] for each in (await bob.get(path))["conditions"]}
        assert judged == {"kept_name": True, "left_tables": True, "finished_tables": False, "club": False}
        refused = (await bob.http.post(f"{path}/enter", json={})).json()["refused"]
        assert "finished 2 tables" in refused["sentence"]
        other = (await ada.post("/api/tournaments", **cup(places=4, conditions={"club": club})))["head"]["id"]
        refused = (await bob.http.post(f"/api/tournaments/{other}/enter", json={})).json()["refused"]
        assert refused["params"]["reason"] == "club"
        await bob.post(f"/api/clubs/{club}/enter")
        assert (await bob.post(f"/api/tournaments/{other}/enter"))["me"]["entered"]
        assert {each["id"] for each in (await bob.get("/api/tournaments", club=club))["open"]} == {
            made["head"]["id"],
            other,
        }
        assert (await bob.get("/api/tournaments", club="none"))["open"] == []


async def test_what_cannot_be_played_is_refused(sqlite: str) -> None:
    wrong: list[tuple[dict[str, Any], str]] = [
        ({"seats": 5}, "unfit_tournament"),
        ({"places": 3, "kind": "mini_cup"}, "unfit_tournament"),
        ({"seats": 4, "places": 2}, "unfit_tournament"),
        ({"options": {"scenario": "nowhere"}}, "bad_option"),
        ({"seats": 4, "places": 7, "options": {"alliances": True}}, "unfit_tournament"),  # a table of three
    ]
    async with running(sqlite) as server, members(server.url, "Ada") as (ada,):
        for each, code in wrong:
            assert await ada.refused("POST", "/api/tournaments", cup(**each)) == (422, code)
        assert await ada.refused("POST", "/api/tournaments", cup(game="chess")) == (404, "bad_game")
        assert (await ada.get("/api/tournaments"))["open"] == []
        full = cup(kind="mini_cup", seats=4, places=8, options={"alliances": True})
        assert (await ada.post("/api/tournaments", **full))["plan"]["time"]["kind"] == "live"


async def test_of_requests_that_come_together_no_more_than_five_are_heard(database: str) -> None:
    async with running(database) as server, members(server.url, "Ada") as (ada,):
        wanted = msgspec.convert(cup(), NewTournament)
        host = Person(id=ada.me["id"], name="Ada", kept=True)
        # Past the web's own limit on new tables, as two workers and many devices would come.
        made = await asyncio.gather(
            *[server.service.tournaments.create(host, wanted) for _ in range(12)], return_exceptions=True
        )
        assert len([each for each in made if isinstance(each, str)]) == 5
        assert {each.code for each in made if isinstance(each, Refuse)} == {"limit"}
        going = (await ada.get("/api/tournaments"))["open"]
        assert len(going) == 5
        await ada.post(f"/api/tournaments/{going[0]['id']}/cancel")
        await ada.post("/api/tournaments", **cup())


async def test_who_goes_for_good_leaves_tournaments_and_cancels_what_has_not_begun(database: str) -> None:
    async with running(database) as server, members(server.url, "Ada", "Bob") as (ada, bob):
        own = (await ada.post("/api/tournaments", **cup(places=4)))["head"]["id"]
        others = (await bob.post("/api/tournaments", **cup(places=4)))["head"]["id"]
        begun = (await ada.post("/api/tournaments", **cup(arrive_minutes=60)))["head"]["id"]
        for each in (own, others, begun):
            await ada.post(f"/api/tournaments/{each}/enter")
        for each in (own, begun):
            await bob.post(f"/api/tournaments/{each}/enter")
        await page_when(bob, begun, lambda page: page["rounds"])
        assert len((await ada.http.get("/api/me/export")).json()["tournament_lines"]) == 3
        gone = await ada.http.request("DELETE", "/api/me", json={"password": PASSWORD})
        assert gone.status_code == 200, gone.text
        page = await bob.get(f"/api/tournaments/{own}")
        assert (page["head"]["status"], page["why"]) == ("cancelled", "host")
        assert (await bob.get(f"/api/tournaments/{others}"))["players"] == []
        page = await bob.get(f"/api/tournaments/{begun}")
        assert page["head"]["status"] != "cancelled"
        assert [player["out"] for player in page["players"] if player["key"] == ada.me["id"]] == [True]


async def test_who_does_not_sit_down_is_replaced_by_a_bot(sqlite: str) -> None:
    async with running(sqlite) as server, members(server.url, "Ada", "Bob") as (ada, bob):
        id = (await ada.post("/api/tournaments", **cup(arrive_minutes=1, stand_in="easy")))["head"]["id"]
        for player in (ada, bob):
            await player.post(f"/api/tournaments/{id}/enter")
        await page_when(ada, id, lambda page: page["rounds"])
        await ada.post(f"/api/tournaments/{id}/sit")
        await _let_pass(server, id)
        page = await page_when(ada, id, lambda page: page["rounds"][0]["tables"][0]["status"] == "running")
        table = page["rounds"][0]["tables"][0]
        assert table["absent"] == [bob.me["id"]]
        assert table["seats"][table["paired"].index(bob.me["id"])].startswith("stand-in:")
        assert any(key.startswith("stand-in:") for key in table["seats"])


async def _let_pass(server: Running, id: str) -> None:
    """The time to sit down is over: the line of the round says it was over before."""
    lines = schema.tournament_lines
    store = server.service.store
    rows = await store.read(select(lines).where(lines.c.tournament == id, lines.c.kind == "round"))
    body = rows[0].body.replace(f'"due":{rows[0].at + 60_000}', '"due":0')
    await store.write(update(lines).where(lines.c.tournament == id, lines.c.kind == "round").values(body=body))
    await server.service.tournaments.drive(id)


# ---------------------------------------------------------------------- to the end, with kills


async def play_with_kills(database: str, plan: dict[str, Any], bots: int, kills: int) -> None:
    """Bots alone play a tournament; the server is killed again and again; then everything is counted once more."""
    mortal = Mortal(database, bot_pause_seconds=0.0)
    with mortal.prepared():
        await mortal.answers()
        host = await Player(mortal.url).named("Olga")
        await host.post("/api/me/password", password=PASSWORD)
        id = (await host.post("/api/tournaments", **plan))["head"]["id"]
        for _ in range(bots):
            await host.post(f"/api/tournaments/{id}/enter", bot="easy")
        killed = weeks = 0
        async with asyncio.timeout(LONG_S):
            while True:
                try:
                    page = await host.get(f"/api/tournaments/{id}")
                except httpx.TransportError:
                    await asyncio.sleep(0.02)
                    continue
                if page["head"]["status"] == "finished":
                    break
                if plan["kind"] == "league" and len(page["rounds"]) > weeks and _done(page) == _tables(page):
                    weeks += 1
                    await _a_week_passes(database, id)
                if killed < kills and _done(page) >= killed * _tables(page) // (kills + 1):
                    await asyncio.to_thread(mortal.kill)
                    mortal.start()
                    await mortal.answers()
                    killed += 1
                await asyncio.sleep(0.05)
        assert killed == kills
        await host.close()
    await recount(database, id, page)


async def _a_week_passes(database: str, id: str) -> None:
    """A league goes by the calendar: its last round began a week earlier than it did."""
    store, lines = open_store(database), schema.tournament_lines
    last = select(func.max(lines.c.seq)).where(lines.c.tournament == id, lines.c.kind == "round").scalar_subquery()
    earlier = update(lines).where(lines.c.tournament == id, lines.c.seq == last)
    await store.write(earlier.values(at=lines.c.at - 7 * 86_400_000))
    await store.close()


def _done(page: dict[str, Any]) -> int:
    return sum(table["ranks"] is not None for each in page["rounds"] for table in each["tables"])


def _tables(page: dict[str, Any]) -> int:
    return max(1, sum(len(each["tables"]) for each in page["rounds"]))


async def recount(database: str, id: str, page: dict[str, Any]) -> None:
    """Nothing lost, nothing double: the standings counted here once more from the results of the tables themselves."""
    store = open_store(database)
    rows = await store.read(select(schema.tables))
    await store.close()
    results = {row.id: msgspec.json.decode(row.result) for row in rows}
    tables = [table for each in page["rounds"] for table in each["tables"]]
    assert sorted(results) == sorted(table["id"] for table in tables), "every table once, and no other"
    points: Counter[str] = Counter()
    shares: dict[str, list[float]] = {}
    for table in tables:
        ranks = results[table["id"]]["ranks"]
        assert (table["ranks"], table["scores"]) == (ranks, results[table["id"]]["scores"])
        size, most = len(ranks), page["plan"]["seats"] - 1
        for key, rank in zip(table["seats"], ranks, strict=True):
            shared = range(rank, rank + ranks.count(rank))
            points[key] += sum(most * (size - place) / (size - 1) for place in shared) / len(shared)
            scored = [max(0, score) for score in table["scores"]]
            whole = sum(scored)
            own = scored[table["seats"].index(key)]
            shares.setdefault(key, []).append(100 * own / whole if whole else 100 / size)
    for each in page["rounds"]:
        for key in each["byes"]:
            points[key] += page["bye"]
    came = {key: number for number, each in enumerate(page["rounds"], start=1) for key in _drawn(each)}
    told = [(line["points"], line["opponents"], line["share"]) for line in page["standings"]]
    counted: list[tuple[float, float, float]] = []
    if page["plan"]["kind"] == "knock_out":
        counted += [(came[line["player"]], 0.0, 0.0) for line in page["standings"]]
    else:
        for key in [line["player"] for line in page["standings"]]:
            met = [each for table in tables if key in table["seats"] for each in table["seats"] if each != key]
            own = shares.get(key, [0])
            counted.append((points[key], sum(points[each] for each in met), sum(own) / len(own)))
    assert len(told) == len(page["players"])
    for one, other in zip(told, counted, strict=True):
        assert one == pytest.approx(other, abs=0.01)
    assert told == sorted(told, reverse=True)


def _drawn(each: dict[str, Any]) -> list[str]:
    return [*each["byes"], *[key for table in each["tables"] for key in table["seats"]]]


async def test_a_swiss_of_bots_survives_kills(sqlite: str) -> None:
    await play_with_kills(sqlite, cup(seats=2, places=4, rounds=2), bots=4, kills=2)


async def test_a_mini_cup_of_bots_survives_kills(postgres: str) -> None:
    await play_with_kills(postgres, cup(kind="mini_cup", seats=2, places=4), bots=4, kills=1)


@pytest.mark.deep
@pytest.mark.parametrize(
    ("plan", "bots"),
    [
        (cup(seats=4, places=64, rounds=5), 64),
        (cup(kind="mini_cup", seats=4, places=8), 8),
        (cup(kind="knock_out", seats=4, places=16), 16),
        (cup(kind="league", seats=2, places=6, rounds=3), 6),
        (cup(kind="round_robin", seats=2, places=5), 5),
    ],
    ids=["swiss of 64", "mini cup of 8", "knock-out", "league", "round robin"],
)
async def test_large_ones_survive_kills(database: str, plan: dict[str, Any], bots: int) -> None:
    await play_with_kills(database, plan, bots, kills=10)
