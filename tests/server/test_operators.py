"""Operators: looking, muting, closing, handing over, ending, reports, broadcast, maintenance, the audit log of all."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from sqlalchemy import insert, select

from farport.cli import command
from farport.server.limits import Bucket
from farport.server.moments import now_ms
from farport.server.operators import desk
from farport.server.operators.audit import Operator
from farport.server.outage import OUTAGE_MS
from farport.server.slow import LINES
from farport.server.store import schema
from tests.server.harness import PATIENCE_S, Player, Running, people, running

pytestmark = pytest.mark.anyio
PASSWORD = "a long enough one"


@asynccontextmanager
async def staffed(database: str, *names: str, **settings: Any) -> AsyncIterator[tuple[Running, Player, list[Player]]]:
    """A server with an operator, Olga, and players."""
    async with running(database, **settings) as server, people(server.url, "Olga", *names) as (olga, *players):
        await olga.post("/api/me/password", password=PASSWORD)
        await server.service.desk.appoint(Operator(None, "test"), olga.me["id"], operator=True)
        await server.service.acted()
        yield server, olga, players


async def at_table(ada: Player, bob: Player, **more: Any) -> str:
    """A running table of two people who both look."""
    table = await ada.table("me", "open", **more)
    await bob.post(f"/api/tables/{table}/join")
    await ada.post(f"/api/tables/{table}/start")
    for player in (ada, bob):
        await player.connect()
        await player.open(table)
    return table


async def acts(olga: Player) -> list[str]:
    return [act["act"] for act in (await olga.get("/api/admin/audit"))["acts"]]


def cli(database: str, *arguments: str) -> Result:
    return CliRunner().invoke(command, ["admin", arguments[0], "--database", database, *arguments[1:]])


async def say(player: Player, table: str, text: str) -> dict[str, Any]:
    await player.say("say", table=table, text=text, key=text)
    return await player.hear("done", "refused", key=text)


# ---------------------------------------------------------------------- who may


async def test_only_named_operators_come_in_and_none_of_their_programs(database: str) -> None:
    async with staffed(database, "Ada") as (server, olga, (ada,)):
        assert (await olga.get("/api/me"))["operator"] is True
        assert (await ada.get("/api/me"))["operator"] is False
        assert await ada.refused("GET", "/api/admin") == (403, "not_operator")
        stranger = Player(server.url)
        assert await stranger.refused("GET", "/api/admin") == (401, "not_known")
        await stranger.close()
        scopes = ["read", "play", "tables", "chat", "settings"]
        token = (await olga.post("/api/me/tokens", name="mine", scopes=scopes))["token"]
        by_token = await olga.http.get("/api/admin", headers={"authorization": f"Bearer {token}"})
        assert by_token.status_code == 403
        result = await asyncio.to_thread(cli, database, "appoint", "Ada")
        assert result.exit_code == 2
        assert "password" in result.stderr, "a name that anybody may take is no operator's"
        state = await olga.get("/api/admin")
        assert state["store"]
        assert state["sockets"] == 0
        assert not state["maintenance"]
        await asyncio.to_thread(cli, database, "dismiss", "Olga")
        await server.service.orders.look()
        assert await olga.refused("GET", "/api/admin") == (403, "not_operator")


# ---------------------------------------------------------------------- people


async def test_somebody_muted_is_heard_nowhere_until_the_time_is_over(database: str) -> None:
    async with staffed(database, "Ada", "Bob") as (_, olga, (ada, bob)):
        table = await at_table(ada, bob)
        assert (await say(bob, table, "rude"))["type"] == "done"
        await olga.post(f"/api/admin/people/{bob.me['id']}/mute", minutes=30, why="rude")
        answer = await say(bob, table, "ruder")
        assert (answer["code"], answer["params"]) == ("muted", {"minutes": 30})
        assert (await bob.act(table, *_first(bob, table)))["type"] in ("done", "refused"), "who is muted still plays"
        file = await olga.get(f"/api/admin/people/{bob.me['id']}")
        assert file["person"]["muted_until"] > now_ms()
        assert [line["text"] for line in file["said"]] == ["rude"]
        assert [act["act"] for act in file["acts"]] == ["look", "mute"]
        assert file["acts"][1]["detail"] == {"minutes": 30, "why": "rude"}
        await olga.post(f"/api/admin/people/{bob.me['id']}/mute", minutes=0)
        assert (await say(bob, table, "sorry"))["type"] == "done"


def _first(player: Player, table: str) -> tuple[int, dict[str, Any]]:
    seat = player.tables[table]["you"][0]
    legal = player.legal(table, seat)
    return seat, legal[0] if legal else {"do": "nothing"}


async def test_a_closed_account_is_out_everywhere_and_its_seat_plays_safe(database: str) -> None:
    async with staffed(database, "Ada", "Bob") as (_, olga, (ada, bob)):
        await bob.post("/api/me/password", password=PASSWORD)
        token = (await bob.post("/api/me/tokens", name="mine", scopes=["read"]))["token"]
        table = await at_table(ada, bob)
        await olga.post(f"/api/admin/people/{bob.me['id']}/close", closed=True, why="cheated")
        assert (await bob.hear("bye"))["code"] == "logged_out"
        assert (await bob.get("/api/me"))["person"] is None
        assert await bob.refused("POST", "/api/login", {"name": "Bob", "password": PASSWORD}) == (403, "closed")
        assert (await bob.http.get("/api/me", headers={"authorization": f"Bearer {token}"})).status_code == 401
        now = await ada.wait_until(table, lambda now: now["seats"][1]["keeper"] == "default")
        assert now["status"] == "running"
        assert await olga.refused("POST", f"/api/admin/people/{olga.me['id']}/close", {"closed": True}) == (
            409,
            "is_operator",
        )
        await olga.post(f"/api/admin/people/{bob.me['id']}/close", closed=False)
        assert (await bob.post("/api/login", name="Bob", password=PASSWORD))["person"]["name"] == "Bob"
        assert (await acts(olga))[:2] == ["reopen", "close"]


async def test_people_are_found_by_a_part_of_their_name(database: str) -> None:
    async with staffed(database, "Adalbert", "100%") as (_, olga, (adalbert, percent)):
        assert [each["person"]["name"] for each in (await olga.get("/api/admin/people", name="dalb"))["people"]] == [
            "Adalbert"
        ]
        assert [each["person"]["id"] for each in (await olga.get("/api/admin/people", name="0%"))["people"]] == [
            percent.me["id"]
        ]
        assert (await olga.get("/api/admin/people", name=adalbert.me["id"]))["people"][0]["person"] == adalbert.me
        assert await olga.refused("GET", "/api/admin/people/nobody") == (404, "no_person")


# ---------------------------------------------------------------------- tables


async def test_a_seat_is_handed_over_in_play_and_everybody_sees_it(database: str) -> None:
    async with staffed(database, "Ada", "Bob", "Cleo") as (_, olga, (ada, bob, cleo)):
        table = await at_table(ada, bob)
        await olga.post(f"/api/admin/tables/{table}/seat", seat=1, person=cleo.me["id"], why="Bob asked for it")
        await ada.hear("table")
        assert ada.now(table)["seats"][1]["person"]["name"] == "Cleo"
        assert [each["id"] for each in (await cleo.get("/api/me/tables"))["tables"]] == [table]
        await cleo.connect()
        assert (await cleo.open(table))["you"] == [1]
        assert (await bob.get("/api/me/tables"))["tables"] == []
        await olga.post(f"/api/admin/tables/{table}/seat", seat=1, bot="random")
        await ada.wait_until(table, lambda now: now["seats"][1]["keeper"] == "bot")
        file = await olga.get(f"/api/admin/tables/{table}")
        assert [act["act"] for act in file["acts"]] == ["look", "hand over", "hand over"]
        assert await olga.refused("POST", f"/api/admin/tables/{table}/seat", {"seat": 7, "bot": "random"}) == (
            404,
            "not_found",
        )
        for wrong in ({"seat": 0}, {"seat": 0, "bot": "random", "person": bob.me["id"]}):
            assert await olga.refused("POST", f"/api/admin/tables/{table}/seat", wrong) == (400, "bad_message")


async def test_what_cannot_be_noted_is_not_done(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """One transaction: whenever the server is killed, there is no act of an operator without its line."""
    async with staffed(database, "Ada", "Bob") as (_, olga, (ada, bob)):
        table = await at_table(ada, bob)
        impossible = insert(schema.facts).values([{"name": "twice", "value": "x"}, {"name": "twice", "value": "x"}])
        with monkeypatch.context() as broken:
            broken.setattr(desk, "noted", lambda *_, **__: impossible)
            assert (await olga.http.post(f"/api/admin/tables/{table}/end", json={})).status_code == 503
        assert ada.now(table)["status"] == "running"
        await olga.post(f"/api/admin/tables/{table}/end", why="again")
        assert (await ada.wait_until(table, lambda now: now["status"] != "running"))["status"] == "abandoned"


async def test_a_table_is_ended_or_cancelled_and_stays_so(database: str) -> None:
    async with staffed(database, "Ada", "Bob") as (server, olga, (ada, bob)):
        table = await at_table(ada, bob)
        await olga.post(f"/api/admin/tables/{table}/end", why="abandoned by all")
        assert (await ada.wait_until(table, lambda now: now["status"] != "running"))["status"] == "abandoned"
        row = await server.service.hall.archive.row(table)
        assert (row.status, row.to_move, row.seq) == ("abandoned", "[]", ada.now(table)["seq"])
        assert await olga.refused("POST", f"/api/admin/tables/{table}/end", {}) == (409, "not_running")
        waiting = await ada.table("me", "open")
        await olga.post(f"/api/admin/tables/{waiting}/seat", seat=1, person=bob.me["id"])
        await olga.post(f"/api/admin/tables/{waiting}/end")
        assert (await ada.get(f"/api/tables/{waiting}"))["table"]["status"] == "cancelled"
        assert await olga.refused("POST", "/api/admin/tables/none/end", {}) == (404, "no_table")


# ---------------------------------------------------------------------- reports


async def test_players_report_and_operators_read_what_was_said(database: str) -> None:
    async with staffed(database, "Ada", "Bob") as (server, olga, (ada, bob)):
        table = await at_table(ada, bob)
        line = (await say(bob, table, "something rude"))["seq"]
        await ada.post("/api/reports", text="This is not nice", table=table, line=line)
        await ada.post("/api/reports", text="The board is blank", table=table)
        assert await ada.refused("POST", "/api/reports", {"text": "x", "table": table, "line": line + 9}) == (
            404,
            "not_found",
        )
        assert await ada.refused("POST", "/api/reports", {"text": "x", "table": "none"}) == (404, "no_table")
        assert await ada.refused("POST", "/api/reports", {"text": ""}) == (400, "bad_message")
        assert (await olga.get("/api/admin"))["reports"] == 2
        first, second = (await olga.get("/api/admin/reports"))["reports"]
        assert (first["about"]["name"], first["said"], first["sender"]["name"]) == ("Bob", "something rude", "Ada")
        assert (second["about"], second["said"], second["table"]) == (None, None, table)
        await olga.post(f"/api/admin/reports/{first['id']}/settle")
        assert [each["id"] for each in (await olga.get("/api/admin/reports"))["reports"]] == [second["id"]]
        assert [each["id"] for each in (await olga.get("/api/admin/reports", settled=True))["reports"]] == [first["id"]]
        await bob.http.request("DELETE", "/api/me", json={"password": None})
        (kept,) = await server.service.store.read(select(schema.reports).where(schema.reports.c.id == first["id"]))
        assert (kept.about, kept.said) == (None, None), "who deletes their account is in no report any more"


# ---------------------------------------------------------------------- the whole server


async def test_what_is_broadcast_is_shown_to_all_also_to_who_comes_later(database: str) -> None:
    async with staffed(database, "Ada", "Bob") as (_, olga, (ada, bob)):
        await ada.connect()
        await olga.post("/api/admin/broadcast", text="New rules tonight")
        assert (await ada.hear("notice"))["text"] == "New rules tonight"
        await bob.connect()
        assert (await bob.hear("notice"))["text"] == "New rules tonight"
        await olga.post("/api/admin/broadcast", text="")
        assert (await ada.hear("notice"))["text"] == ""


async def test_in_maintenance_nothing_is_played_and_nobody_loses_time(database: str) -> None:
    clock = {"time": {"kind": "live", "bank_s": 60, "increment_s": 0, "up": "resign"}}
    async with staffed(database, "Ada", "Bob") as (server, olga, (ada, bob)):
        table = await at_table(ada, bob, settings=clock)
        waiting = await ada.table("me", "open")
        await olga.post("/api/admin/maintenance", on=True, text="moving house")
        notice = await ada.hear("notice")
        assert (notice["maintenance"], notice["maintenance_text"]) == (True, "moving house")
        seat = ada.now(table)["to_move"][0]
        mover = (ada, bob)[seat]
        answer = await mover.act(table, seat, mover.legal(table, seat)[0])
        assert answer["code"] == "maintenance"
        assert await bob.refused("POST", f"/api/tables/{waiting}/join", {}) == (503, "maintenance")
        assert await ada.refused(
            "POST", "/api/tables", {"game": "forgotten-planet", "seats": [{"kind": "me"}, {"kind": "open"}]}
        ) == (503, "maintenance")
        assert (await ada.http.get("/healthz")).json()["maintenance"] is True
        assert (await say(ada, table, "when does it go on?"))["type"] == "done"
        # As if it had begun long ago: everybody's time would be up.
        order = server.service.orders.maintenance
        assert order is not None
        order.since -= 10 * OUTAGE_MS
        live = server.service.hall.live(table)
        assert live is not None
        assert live.play is not None
        live.play.seats[seat].since = order.since
        await server.service.orders._resume(order)
        now = await ada.wait_until(table, lambda now: now["seq"] > 1)
        assert ada.tables[table]["entries"][-1]["kind"] == "credit"
        assert now["seats"][seat]["clock"]["left_ms"] > 50_000
        assert (await mover.act(table, seat, mover.legal(table, seat)[0]))["type"] == "done"


async def test_a_server_that_starts_in_maintenance_stays_in_it_and_ends_it_when_told(database: str) -> None:
    async with staffed(database, "Ada", "Bob") as (_, olga, (ada, bob)):
        table = await at_table(ada, bob)
        await olga.post("/api/admin/maintenance", on=True)
    async with running(database) as server, people(server.url, "Cleo") as (cleo,):
        assert await cleo.refused("POST", f"/api/tables/{table}/join", {}) == (503, "maintenance")
        result = await asyncio.to_thread(cli, database, "maintenance", "off")
        assert result.exit_code == 0, result.output
        async with asyncio.timeout(PATIENCE_S):
            while server.service.orders.still:
                await server.service.orders.look()
        assert await cleo.refused("POST", f"/api/tables/{table}/join", {}) == (409, "started")
        assert (await asyncio.to_thread(cli, database, "maintenance", "off")).exit_code == 2, "it is off already"


async def test_bots_wait_in_maintenance_and_go_on_after_it(sqlite: str) -> None:
    async with staffed(sqlite, "Ada") as (server, olga, (ada,)):
        table = await ada.table("random", "random", start=True)
        live = await server.service.hall.table(table)
        queue = server.service.metrics.bot_queue._value
        async with asyncio.timeout(PATIENCE_S):
            while live.play is None or live.play.seq < 3:
                await asyncio.sleep(0.005)
            await olga.post("/api/admin/maintenance", on=True)
            while queue.get() or live._lock.locked():
                await asyncio.sleep(0.005)
            steward = server.service.hall._stewards[table]
            while steward._thinking or steward._working:
                await asyncio.sleep(0.005)
            stood = live.play.seq
            for _ in range(3):
                steward.look()
                assert not steward._thinking, "nobody is asked for a move that would be refused"
            assert live.play.seq == stood
            await olga.post("/api/admin/maintenance", on=False)
            while live.play.seq <= stood:
                await asyncio.sleep(0.005)


# ---------------------------------------------------------------------- the command line beside a running server


async def test_the_command_line_acts_on_a_server_that_runs(database: str) -> None:
    async with staffed(database, "Ada", "Bob") as (server, olga, (ada, bob)):
        table = await at_table(ada, bob)
        for arguments in (
            ("broadcast", "Soon", "--minutes", "5"),
            ("mute", "Bob", "--minutes", "7", "--why", "rude"),
            ("hand-over", table, "1", "--bot", "random", "--why", "gone"),
            ("end", table),
            ("close", bob.me["id"]),
        ):
            result = await asyncio.to_thread(cli, database, *arguments)
            assert result.exit_code == 0, result.output
        await server.service.orders.look()
        assert (await ada.hear("notice"))["text"] == "Soon"
        await ada.wait_until(table, lambda now: now["status"] == "abandoned")
        assert (await bob.hear("bye"))["code"] == "logged_out"
        assert (await acts(olga))[:5] == ["close", "end", "hand over", "mute", "broadcast"]
        names = {act["name"].split(" (")[0] for act in (await olga.get("/api/admin/audit"))["acts"]}
        assert names == {"command line", "test"}
        shown = await asyncio.to_thread(cli, database, "table", table)
        assert "abandoned" in shown.output
        assert "hand over" in shown.output
        assert "Bob" in (await asyncio.to_thread(cli, database, "person", bob.me["id"])).output
        assert (await asyncio.to_thread(cli, database, "operators")).output.endswith("Olga\n")
        assert "act" in (await asyncio.to_thread(cli, database, "audit")).output
        unknown = await asyncio.to_thread(cli, database, "mute", "Zoe")
        assert unknown.exit_code == 2
        assert "nobody of this name" in unknown.stderr


# ---------------------------------------------------------------------- what is slow


async def test_what_is_slow_is_told_with_its_cause(sqlite: str, caplog: pytest.LogCaptureFixture) -> None:
    async with staffed(sqlite, "Ada", slow_ms=1) as (server, olga, (ada,)):
        store: Any = server.service.store
        read = store._read
        # A reader that waits for something; how long does not matter, only that most of the time is the store's.
        store._read = lambda *asked: (asyncio.run(asyncio.sleep(0.3)), read(*asked))[1]
        with caplog.at_level("WARNING", "farport.slow"):
            await ada.get("/api/lobby")
        store._read = read
        slow = next(each for each in (await olga.get("/api/admin"))["slow"] if each["what"] == "GET /api/lobby")
        assert max(slow["causes"], key=slow["causes"].get) == "store"
        assert any("GET /api/lobby took" in line and "store" in line for line in caplog.messages)
        caplog.clear()
        for _ in range(50):
            server.service.slow._note("flood", None, 1.0, {"store": 1.0})
        server.service.slow._lines = Bucket(LINES)
        server.service.slow._note("after it", None, 1.0, {"store": 1.0})
        lines = [line for line in caplog.messages if "flood" in line or "after it" in line]
        assert len(lines) < 40, "when everything is slow the log is not"
        assert "more were slow since the last line" in lines[-1]
        metrics = (await ada.http.get("/metrics")).text
        assert 'farport_slow_total{cause="store",what="GET /api/lobby"}' in metrics
        assert 'farport_spent_seconds_total{cause="computing"}' in metrics


HOSTING = Path(__file__).parents[2] / "docs" / "hosting"
NAME = re.compile(r"\bfarport_[a-z_]+\b")


@pytest.mark.parametrize("file", ["grafana.json", "alerts.yml"])
async def test_dashboard_and_alerts_ask_for_what_the_server_tells(sqlite: str, file: str) -> None:
    text = (HOSTING / file).read_text(encoding="utf-8")
    if file == "grafana.json":
        asked = "\n".join(target["expr"] for panel in json.loads(text)["panels"] for target in panel["targets"])
    else:
        rules = re.findall(r"^ +expr: (.+)$", text, re.MULTILINE)
        assert len(rules) == text.count("- alert: ")
        asked = "\n".join(rules)
    async with running(sqlite) as server, people(server.url, "Ada") as (ada,):
        table = await ada.table("me", "random", start=True)
        await ada.connect()
        await ada.open(table)
        await ada.get("/api/lobby")
        told = (await ada.http.get("/metrics")).text
    declared = dict(re.findall(r"^# TYPE (farport_\S+) (\S+)$", told, re.MULTILINE))
    known = {f"{name}{suffix}" for name, kind in declared.items() if kind == "histogram" for suffix in ("_bucket",)}
    known |= {name for name, kind in declared.items() if kind != "histogram"}
    assert set(NAME.findall(asked)) <= known
    unwatched = {name for name in declared if not name.endswith("_created")} - {
        name.removesuffix("_bucket") for name in NAME.findall(asked)
    }
    assert file != "grafana.json" or not unwatched, "the dashboard shows everything that is told"
