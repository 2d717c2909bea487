"""Rated tables on a server: what may be rated, what is settled once, what lists show, and the same from the log."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import func, insert, select, update

from farport.kernel.strength import Strength
from farport.server.club.periods import before, bounds, season_of
from farport.server.club.ratings.ledger import Ledger
from farport.server.store import schema
from tests.server.club.rated import members, rated_table, resigns, settled
from tests.server.harness import PATIENCE_S, Player, Running, running

pytestmark = pytest.mark.anyio


async def play_and_lose(winner: Player, loser: Player) -> str:
    table = await rated_table(winner, loser)
    await resigns(loser, table, 1)
    return table


async def test_a_rated_table_moves_both_and_the_log_gives_the_same_again(database: str) -> None:
    async with running(database) as server, members(server.url, "Ada", "Bob") as (ada, bob):
        table = await play_and_lose(ada, bob)
        club = await settled(server, 1)
        card = await bob.get(f"/api/people/{ada.me['id']}/club")
        (rating,) = card["ratings"]
        assert rating["game"] == "forgotten-planet"
        assert rating["rating"] > 1500
        assert (rating["tables"], rating["sure"], rating["more"]) == (1, False, 9)
        assert (rating["below"], rating["above"]) == ("hard", "expert") or rating["below"] in rating["levels"]
        assert rating["curve"][0]["table"] == table
        assert rating["curve"][0]["rank"] == 1
        assert card["reliability"]["finished"] == 1
        assert (await bob.get("/api/club/leaderboard", game="forgotten-planet"))["rows"] == [], "not certain enough"
        lines = await club.ledger.lines()
        assert len(lines) == 2
        assert await club.ledger.rebuild() == (1, 2)
        once = await club.ledger.lines()
        await club.ledger.rebuild()
        assert once == lines == await club.ledger.lines()
        other = Ledger(server.service.store, lambda _: Strength({}, {2: {"seat 1": 100.0}}))
        await other.rebuild()
        corrected = await other.lines()
        await other.rebuild()
        assert corrected == await other.lines() != lines, "new measures count from the first table on, and alike"


async def test_a_table_is_counted_once_however_many_workers_look(database: str) -> None:
    async with running(database) as server, members(server.url, "Ada", "Bob") as (ada, bob):
        for _ in range(3):
            await play_and_lose(ada, bob)
        club = await settled(server, 3)
        store = server.service.store
        before_all = await club.ledger.lines()
        await store.write(
            schema.ratings.delete(),
            schema.contests.delete(),
            schema.attendances.delete(),
            update(schema.tables).values(settled=False),
        )
        await asyncio.gather(*[club.settling.settle_due() for _ in range(4)])
        assert await club.ledger.last() == 3
        assert await club.ledger.lines() == before_all, "in the order in which they ended"
        assert (await store.read(select(func.count()).select_from(schema.attendances)))[0][0] == 6


async def test_what_cannot_be_rated_is_refused_with_the_reason(sqlite: str) -> None:
    async with running(sqlite) as server, members(server.url, "Ada") as (ada,):
        rated = {"settings": {"rated": True}, "game": "forgotten-planet"}

        async def refused(seats: list[dict[str, Any]], **more: Any) -> tuple[int, str, Any]:
            answer = await ada.http.post("/api/tables", json={**rated, **more, "seats": seats})
            assert answer.status_code >= 400, answer.text
            return answer.status_code, answer.json()["refused"]["code"], answer.json()["refused"]["params"]

        me, open_ = {"kind": "me"}, {"kind": "open"}
        assert await refused([me, me]) == (422, "not_rated", {"reason": "two_seats"})
        assert await refused([me, {"kind": "bot", "bot": "random"}]) == (422, "not_rated", {"reason": "bot"})
        assert await refused([me, open_], variant={}) == (422, "not_rated", {"reason": "variant"})
        table = await ada.table("me", "open", settings={"rated": True, "hints": True})
        head = (await ada.get(f"/api/tables/{table}"))["table"]
        assert head["settings"]["hints"] is False, "nobody asks a bot while ratings are at stake"
        stranger = await Player(server.url).named("Cleo")
        assert await stranger.refused("POST", f"/api/tables/{table}/join", {}) == (403, "needs_kept_name")
        await stranger.close()


async def test_who_left_tables_waits_until_more_are_finished_than_left(sqlite: str) -> None:
    async with running(sqlite) as server, members(server.url, "Ada", "Bob") as (ada, bob):
        await _attended(server, bob, ["timed_out", "finished"])
        table = await ada.table("me", "open", settings={"rated": True})
        assert await bob.refused("POST", f"/api/tables/{table}/join", {}) == (403, "left_tables")
        shown = (await ada.get(f"/api/people/{bob.me['id']}/club"))["reliability"]
        assert (shown["finished"], shown["timed_out"], shown["waits"], shown["percent"]) == (1, 1, 1, None)
        await _attended(server, bob, ["finished"])
        await bob.post(f"/api/tables/{table}/join")


async def test_reliability_is_of_the_last_hundred_tables(sqlite: str) -> None:
    async with running(sqlite) as server, members(server.url, "Ada") as (ada,):
        await _attended(server, ada, ["abandoned"] + ["timed_out"] * 2 + ["finished"] * 98)
        shown = (await ada.get(f"/api/people/{ada.me['id']}/club"))["reliability"]
        assert (shown["percent"], shown["finished"], shown["timed_out"], shown["abandoned"]) == (98, 98, 2, 0)
        assert len(shown["tables"]) == 100


async def _attended(server: Running, player: Player, hows: list[str]) -> None:
    """Tables that ended so for somebody, the oldest first."""
    store = server.service.store
    made = (await store.read(select(func.count()).select_from(schema.attendances)))[0][0]
    for number, how in enumerate(hows, start=made):
        table = await player.table("me", "easy")
        await store.write(
            update(schema.tables).where(schema.tables.c.id == table).values(status="cancelled"),
            insert(schema.attendances).values(
                table_id=table,
                person=player.me["id"],
                game="forgotten-planet",
                at=number,
                how=how,
                rated=False,
                length=50,
                seats=2,
            ),
        )


async def reported(server: Running, count: int) -> Any:
    """The reports, once there are so many: they are written after the table was counted."""
    async with asyncio.timeout(PATIENCE_S):
        while len(reports := await server.service.store.read(select(schema.reports))) < count:
            await asyncio.sleep(0.01)
    return reports


async def test_who_throws_rated_tables_is_warned_and_then_reported(sqlite: str) -> None:
    """Three of the last seven given up before a third of what such tables take: warned; at four operators know."""
    async with running(sqlite) as server, members(server.url, "Ada", "Bob") as (ada, bob):
        await _attended(server, ada, ["finished"] * 10)
        reports: Any = []
        for number in range(1, 5):
            await play_and_lose(ada, bob)
            await settled(server, number)
            reports = await reported(server, 1 if number == 4 else 0)
            card = await bob.get(f"/api/people/{bob.me['id']}/club")
            assert card["warned"] is (number >= 3)
            assert len(reports) == (1 if number == 4 else 0)
        assert reports[0].about == bob.me["id"]
        assert (await ada.get(f"/api/people/{bob.me['id']}/club"))["warned"] is False, "only they are told"


async def test_boards_list_who_is_sure_by_month_season_and_all_time(database: str) -> None:
    async with running(database) as server, members(server.url, "Ada", "Bob") as (ada, bob):
        for number in range(1, 3):
            await play_and_lose(ada, bob)
            await settled(server, number)
        store = server.service.store
        at = (await store.read(select(func.max(schema.ratings.c.at))))[0][0]
        sure = update(schema.ratings).where(schema.ratings.c.person == ada.me["id"])
        await store.write(sure.values(sigma=50.0, tables=20))
        season = season_of(at)

        async def rows(period: str) -> list[tuple[int, str]]:
            board = await bob.get("/api/club/leaderboard", game="forgotten-planet", period=period)
            return [(row["place"], row["person"]["name"]) for row in board["rows"]]

        assert await rows("all") == [(1, "Ada")]
        assert await rows(season) == [], "ten tables in a season are the least"
        for _ in range(8):
            await play_and_lose(ada, bob)
        await settled(server, 10)
        await store.write(sure.values(sigma=50.0, tables=20))
        assert await rows(season) == [(1, "Ada")]
        assert await rows(before(season)) == []
        mine = await bob.get("/api/club/leaderboard", game="forgotten-planet", period="all", friends=True)
        assert mine["rows"] == []
        await bob.http.put(f"/api/people/{ada.me['id']}/bond", json={"bond": "follow"})
        mine = await bob.get("/api/club/leaderboard", game="forgotten-planet", period="all", friends=True)
        assert [row["person"]["name"] for row in mine["rows"]] == ["Ada"]
        shown = (await bob.get("/api/club/seasons"))["seasons"]
        assert [(each["id"], each["tables"], each["over"]) for each in shown] == [(season, 10, False)]
        wrong = {"game": "forgotten-planet", "period": "1900-01"}
        assert await bob.refused("GET", "/api/club/leaderboard", **wrong) == (404, "not_found")
        assert (await bob.refused("GET", "/api/club/leaderboard", game="chess"))[1] == "bad_game"
        assert (await bob.refused("GET", "/api/club/leaderboard", game="x", period="soon"))[0] == 400


def test_a_season_is_three_months() -> None:
    start, end = bounds("2026-q4")
    assert bounds("2026-10")[0] == start
    assert bounds("2026-12")[1] == end == bounds("2027-01")[0]
    assert (before("2026-q1"), before("2026-q4")) == ("2025-q4", "2026-q3")
    assert season_of(start) == "2026-q4" == season_of(end - 1)


async def test_what_the_club_keeps_is_exported_and_goes_with_the_account(sqlite: str) -> None:
    async with running(sqlite) as server, members(server.url, "Ada", "Bob") as (ada, bob):
        await play_and_lose(ada, bob)
        await settled(server, 1)
        mine = (await bob.http.get("/api/me/export")).json()
        assert [row["rank"] for row in mine["ratings"]] == [2]
        assert [row["how"] for row in mine["attendances"]] == ["finished"]
        left = await bob.http.request("DELETE", "/api/me", json={"password": "correct horse"})
        assert left.status_code == 200, left.text
        assert await ada.refused("GET", f"/api/people/{bob.me['id']}/club") == (404, "no_person")
