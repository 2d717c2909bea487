"""Nobody in where they don't belong: other seats, other people's views, guessed ids, forged cookies, other sites."""

from __future__ import annotations

import contextlib
import random
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from farport.server.ids import new_id, new_secret
from farport.server.limits import Limits, Rate
from tests.server.harness import Player, people, play_on, running
from tests.server.test_table import duel

pytestmark = pytest.mark.anyio


async def test_acting_for_another_seat(sqlite: str) -> None:
    async with running(sqlite) as server, people(server.url, "Ada", "Bob") as (ada, bob):
        table = await duel(ada, bob)
        for kind, fields in COMMANDS.items():
            answer = await ada.command(kind, table, 1, **fields)
            assert answer["code"] == "not_your_seat", kind
            answer = await ada.command(kind, table, 31, **fields)
            assert answer["code"] == "not_your_seat", kind
        assert ada.now(table)["seq"] == 1


COMMANDS: dict[str, dict[str, Any]] = {
    "act": {"action": {"do": "pass"}},
    "undo": {},
    "answer_undo": {"ask": 1, "yes": True},
    "vote": {"what": "abandon", "yes": True},
    "resign": {},
    "ready": {},
    "back": {},
    "preview": {"action": {"do": "pass"}},
    "hint": {},
}


async def test_without_a_name_nothing_can_be_done(sqlite: str) -> None:
    async with running(sqlite) as server, people(server.url, "Ada", "Bob") as (ada, bob):
        table = await duel(ada, bob)
        nobody = Player(server.url)
        await nobody.connect()
        await nobody.open(table)
        for kind, fields in COMMANDS.items():
            assert (await nobody.command(kind, table, 0, **fields))["code"] == "not_known"
        await nobody.say("say", table=table, text="hello", key="1")
        assert (await nobody.hear("refused"))["code"] == "not_known"
        assert await nobody.refused("POST", "/api/tables", {"game": "x", "seats": [{"kind": "me"}]}) == (
            401,
            "not_known",
        )
        await nobody.close()


async def test_other_peoples_views_and_logs(sqlite: str) -> None:
    async with running(sqlite) as server, people(server.url, "Ada", "Bob", "Eve") as (ada, bob, eve):
        table = await duel(ada, bob)
        await play_on({0: ada, 1: bob}, table, 20, random.Random(1))
        for player, seat in ((eve, 0), (eve, 1), (ada, 1), (bob, 0)):
            assert await player.refused("GET", f"/api/tables/{table}/replay", seat=seat) == (403, "not_your_seat")
            refused = await player.refused("GET", f"/api/tables/{table}/positions", seat=seat, seqs="1")
            assert refused == (403, "not_your_seat")
        own = await ada.get(f"/api/tables/{table}/replay", seat=0)
        public = await eve.get(f"/api/tables/{table}/replay")
        assert own["viewers"] == [None, 0]
        assert public["viewers"] == [None]
        assert all(entry["action"] is None for entry in public["entries"] if entry["kind"] == "move")
        assert {entry["seat"] for entry in own["entries"] if entry["action"] is not None} == {0}
        assert public["seed"] is None
        shown = await ada.get(f"/api/tables/{table}/positions", seat=0, seqs=",".join(map(str, own["steps"][-3:])))
        assert shown["positions"][-1]["view"] == ada.view(table, 0)
        assert (await ada.refused("GET", f"/api/tables/{table}/positions", seqs="1\n"))[1] == "bad_message"
        for what in ("record", "scores"):
            assert await ada.refused("GET", f"/api/tables/{table}/{what}") == (403, "not_over")
        assert (await eve.get(f"/api/tables/{table}/dice"))["seed"] is None


async def test_private_tables_are_not_there_for_others(sqlite: str) -> None:
    async with running(sqlite) as server, people(server.url, "Ada", "Bob", "Eve") as (ada, bob, eve):
        answer = await ada.post(
            "/api/tables", game="forgotten-planet", seats=[{"kind": "me"}, {"kind": "invite"}], public=False
        )
        table, invite = answer["table"]["id"], answer["invite"]
        for path in ("", "/replay", "/dice", "/record", "/scores"):
            assert await eve.refused("GET", f"/api/tables/{table}{path}") == (404, "no_table")
        for path in ("join", "leave", "start", "cancel", "rematch"):
            status, _ = await eve.refused("POST", f"/api/tables/{table}/{path}", {})
            assert status == 404, path
        assert await eve.refused("POST", f"/api/tables/{table}/join", {"invite": new_secret()}) == (404, "no_table")
        await eve.connect()
        assert (await eve.open(table))["code"] == "no_table"
        assert (await eve.open(table, invite="wrong"))["code"] == "no_table"
        assert (await eve.open(new_id()))["code"] == "no_table"
        lists = await eve.get("/api/lobby")
        assert table not in [head["id"] for heads in lists.values() for head in heads]
        joined = await bob.post(f"/api/tables/{table}/join", invite=invite)
        assert joined["table"]["mine"] == [1]
        assert await bob.refused("POST", f"/api/tables/{table}/start") == (403, "not_host")


async def test_an_invite_seat_needs_the_invitation_also_at_a_public_table(sqlite: str) -> None:
    async with running(sqlite) as server, people(server.url, "Ada", "Eve") as (ada, eve):
        table = await ada.table("me", "invite")
        assert await eve.refused("POST", f"/api/tables/{table}/join", {}) == (409, "full")
        assert (await eve.get(f"/api/tables/{table}"))["invite"] is None


async def test_who_may_not_look_any_more_is_told_so(sqlite: str) -> None:
    async with running(sqlite) as server, people(server.url, "Ada", "Bob", "Eve", "Zoe") as (ada, bob, eve, zoe):
        table = await ada.table("me", "invite", "open", public=False, settings={"watchers": False})
        invite = (await ada.get(f"/api/tables/{table}"))["invite"]
        for player in (bob, eve):
            await player.post(f"/api/tables/{table}/join", invite=invite)
        for player in (ada, bob, eve):
            await player.connect()
            await player.open(table)
        await zoe.connect()
        await zoe.open(table, invite=invite)
        await ada.post(f"/api/tables/{table}/seat", seat=1, to={"kind": "bot", "bot": "random"})
        assert (await bob.hear("gone"))["table"] == table, "sent away by the host"
        await ada.post(f"/api/tables/{table}/start")
        assert (await zoe.hear("gone"))["table"] == table, "without watchers it is the players' own from the start on"
        assert (await eve.wait_until(table, lambda now: now["status"] == "running"))["seq"] >= 1
        for player in (bob, zoe):
            assert (await player.command("preview", table, 1, action={}))["code"] == "no_table"


async def test_who_only_watches_stays_a_watcher(sqlite: str) -> None:
    async with running(sqlite) as server, people(server.url, "Ada") as (ada,):
        table = await ada.table("me", "random")
        await ada.connect()
        await ada.open(table, watch=True)
        await ada.post(f"/api/tables/{table}/start")
        await ada.wait_until(table, lambda now: now["status"] == "running")
        assert ada.tables[table]["you"] == []
        assert [position["seat"] for position in ada.tables[table]["positions"]] == [None]


async def test_forged_and_foreign_cookies(sqlite: str) -> None:
    async with running(sqlite) as server, people(server.url, "Ada") as (ada,):
        good = ada.http.cookies["farport"]
        person = ada.me["id"]
        for forged in (f"{person}.0", good[:-2] + "xx", good.replace(person, new_id()), "a.b.c.d", "%00", "x" * 3_000):
            eve = Player(server.url)
            answer = await eve.http.get("/api/me", headers={"cookie": f"farport={forged}"})
            assert answer.status_code == 200
            assert answer.json()["person"] is None
            await eve.close()


async def test_forged_tokens_and_scopes(sqlite: str) -> None:
    async with running(sqlite) as server, people(server.url, "Ada", "Bob") as (ada, bob):
        table = await duel(ada, bob)
        made = await ada.post("/api/me/tokens", name="reader", scopes=["read"])
        reader = Player(server.url)
        reader.http.headers["authorization"] = f"Bearer {made['token']}"
        assert (await reader.get("/api/me/tables"))["tables"][0]["id"] == table
        wanted = {"game": "forgotten-planet", "seats": [{"kind": "me"}, {"kind": "open"}]}
        assert await reader.refused("POST", "/api/tables", wanted) == (403, "no_scope")
        assert await reader.refused("POST", "/api/me/tokens", {"name": "x", "scopes": ["play"]}) == (403, "no_scope")
        assert await reader.refused("DELETE", "/api/me", {}) == (403, "no_scope")
        await reader.connect(token=made["token"])
        await reader.open(table)
        assert (await reader.act(table, 0, {"do": "pass"}))["code"] == "no_scope"
        reader.http.headers["authorization"] = "Bearer farport_" + new_secret()
        assert await reader.refused("GET", "/api/me") == (401, "bad_token")
        await ada.http.delete(f"/api/me/tokens/{made['info']['id']}")
        assert (await reader.hear("bye"))["code"] == "logged_out"
        await reader.close()


async def test_a_token_for_the_chat_reads_nothing_and_redirects_nothing(sqlite: str) -> None:
    async with running(sqlite) as server, people(server.url, "Ada", "Bob") as (ada, bob):
        table = await duel(ada, bob)
        made = await ada.post("/api/creations", game="forgotten-planet", name="Mine", data={}, shared=True)
        token = (await ada.post("/api/me/tokens", name="chatter", scopes=["chat"]))["token"]
        chatter, nobody = Player(server.url), Player(server.url)
        chatter.http.headers["authorization"] = f"Bearer {token}"
        for path in ("", "/replay?seat=0", "/positions?seat=0&seqs=1", "/scores", "/record", "/dice", "/analysis"):
            assert await chatter.refused("GET", f"/api/tables/{table}{path}") == (403, "no_scope"), path
        for path in ("", "/toml"):
            assert await chatter.refused("GET", f"/api/creations/{made['id']}{path}") == (403, "no_scope"), path
        refused = await chatter.refused("PUT", f"/api/tables/{table}/webhook", {"url": "http://1.1.1.1/"})
        assert refused == (403, "no_scope")
        # Who has no name at all sees what is public.
        await nobody.get(f"/api/tables/{table}")
        await nobody.get(f"/api/tables/{table}/replay")
        await nobody.get(f"/api/creations/{made['id']}")
        assert (await ada.http.put(f"/api/tables/{table}/webhook", json={"url": None})).status_code == 200
        for player in (chatter, nobody):
            await player.close()


async def test_other_sites_cannot_use_the_cookie(sqlite: str) -> None:
    async with running(sqlite) as server, people(server.url, "Ada") as (ada,):
        for headers in (
            {"origin": "https://evil.example"},
            {"origin": "null"},
            {"origin": "http://["},
            {"sec-fetch-site": "cross-site"},
        ):
            del ada.http.headers["origin"]
            answer = await ada.http.post("/api/logout-everywhere", headers=headers)
            assert answer.status_code == 403, headers
            assert answer.json()["refused"]["code"] == "cross_site"
            ada.http.headers["origin"] = server.url
        cookie = f"farport={ada.http.cookies['farport']}"
        with pytest.raises(InvalidStatus):
            await connect(
                server.socket_url,
                additional_headers={"cookie": cookie},
                origin="https://evil.example",  # type: ignore[arg-type]
            )
        # A program without an origin is welcome, but the cookie says nothing about who it is.
        async with connect(server.socket_url, additional_headers={"cookie": cookie}) as socket:
            await socket.send('{"type":"hello","protocol":1}')
            assert '"you":null' in str(await socket.recv())


async def test_with_a_public_address_no_other_origin_counts(sqlite: str) -> None:
    """Also not one that agrees with the Host header: a name of somebody else's may point here."""
    async with running(sqlite, public_url="http://Games.example.org/") as server:
        for origin, status in (
            ("http://games.example.org", 200),
            ("http://evil.example", 403),
            ("https://games.example.org", 403),
            (server.url, 403),
        ):
            somebody = Player(server.url)
            headers = {"origin": origin, "host": origin.partition("//")[2]}
            answer = await somebody.http.post("/api/me", json={"name": "Ada"}, headers=headers)
            assert answer.status_code == status, origin
            await somebody.close()
        with pytest.raises(InvalidStatus):
            await connect(server.socket_url, origin=server.url)  # type: ignore[arg-type]


async def test_bodies_must_be_json_and_small(sqlite: str) -> None:
    async with running(sqlite) as server, people(server.url, "Ada") as (ada,):
        form = await ada.http.post("/api/me", data={"name": "Eve"})
        assert form.status_code == 400
        big = await ada.http.post(
            "/api/me", content=b'"' + b"x" * 100_000, headers={"content-type": "application/json"}
        )
        assert big.status_code == 413
        deep = await ada.http.post("/api/tables", content=b"[" * 60_000, headers={"content-type": "application/json"})
        assert deep.status_code == 400


async def test_oversized_and_malformed_messages(sqlite: str) -> None:
    async with running(sqlite) as server, people(server.url, "Ada") as (ada,):
        await ada.connect()
        assert ada.socket is not None
        for text in ("", "nonsense", "[]", "null", '{"type":"act"}', '{"type":"fly"}', "[" * 5_000, '{"type":1}'):
            await ada.socket.send(text)
            assert (await ada.hear("refused"))["code"] == "bad_message"
        await ada.socket.send(b"\xff\xfe")
        assert (await ada.hear("refused"))["code"] == "bad_message"
        await ada.socket.send("x" * 70_000)
        with pytest.raises(ConnectionClosed):
            await ada.hear_the_end()
        await ada.leave()


async def test_floods_are_cut_off(sqlite: str) -> None:
    async with running(sqlite, rate_limits=True) as server, people(server.url, "Ada") as (ada,):
        await ada.connect()
        assert ada.socket is not None
        with contextlib.suppress(ConnectionClosed):
            for _ in range(2_000):
                await ada.socket.send('{"type":"lobby","follow":true}')
        with pytest.raises(ConnectionClosed):
            await ada.hear_the_end()
        await ada.leave()
        wrong = {"name": "Ada", "password": "wrong password"}
        tried = [await ada.http.post("/api/login", json=wrong) for _ in range(15)]
        assert tried[-1].status_code == 429


FEW = Rate(1e-9, 3)  # and then none for the rest of the test, however slow the machine is


async def test_a_password_is_guessed_nowhere(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(Limits.RATES, "log_in", FEW)
    monkeypatch.setitem(Limits.RATES, "log_in_anywhere", FEW)
    async with running(sqlite, rate_limits=True) as server, people(server.url, "alice", "Bob") as (alice, bob):
        await alice.post("/api/me/password", password="correct horse")
        guesses = [
            await alice.refused("DELETE", "/api/me", {"password": f"wrong guess {number}"}) for number in range(3)
        ]
        assert guesses == [(403, "wrong_password"), (403, "wrong_password"), (429, "too_fast")]
        # From everywhere, and spelt in every way that means the same name.
        tried = []
        for number, name in enumerate(("alice", "ALICE", "\uff41lice", "al\uff49ce")):
            wrong = {"name": name, "password": f"wrong guess {number}"}
            headers = {"x-forwarded-for": f"10.0.0.{number}"}
            tried.append((await bob.http.post("/api/login", json=wrong, headers=headers)).status_code)
        assert tried == [403, 403, 403, 429]


async def test_wrong_tokens_are_limited_too(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(Limits.RATES, "request", FEW)
    async with running(sqlite, rate_limits=True) as server:
        eve = Player(server.url)
        tried = []
        for number in range(4):
            answer = await eve.http.get("/api/me", headers={"authorization": f"Bearer farport_{number}"})
            tried.append(answer.status_code)
        assert tried == [401, 401, 401, 429]
        await eve.close()


async def test_an_outdated_page_is_told_so(sqlite: str) -> None:
    async with running(sqlite) as server, connect(server.socket_url) as socket:
        await socket.send('{"type":"hello","protocol":0,"language":"de"}')
        bye = str(await socket.recv())
        assert '"code":"outdated"' in bye
        assert "Lade sie neu" in bye


async def test_log_out_everywhere_ends_sockets_and_cookies(sqlite: str) -> None:
    async with running(sqlite) as server, people(server.url, "Ada") as (ada,):
        await ada.connect()
        phone = Player(server.url)
        phone.http.cookies = ada.http.cookies
        await ada.post("/api/logout-everywhere")
        assert (await ada.hear("bye"))["code"] == "logged_out"
        await ada.leave()
        assert (await phone.get("/api/me"))["person"] is None
        await phone.close()


async def test_a_new_password_ends_other_sockets_cookies_and_tokens(sqlite: str) -> None:
    async with running(sqlite) as server, people(server.url, "Ada") as (ada,):
        await ada.post("/api/me/password", password="correct horse")
        thief, program = Player(server.url), Player(server.url)
        await thief.post("/api/login", name="Ada", password="correct horse")
        await thief.connect()
        token = (await ada.post("/api/me/tokens", name="bot", scopes=["read"]))["token"]
        await program.connect(token=token)
        await ada.post("/api/me/password", password="battery staple", old="correct horse")
        for player in (thief, program):
            assert (await player.hear("bye"))["code"] == "logged_out"
            await player.leave()
        assert (await thief.get("/api/me"))["person"] is None
        assert (await ada.get("/api/me/tokens"))["tokens"] == []
        assert (await ada.get("/api/me"))["person"]["name"] == "Ada"
        for player in (thief, program):
            await player.close()


async def test_a_name_is_shown_no_longer_than_it_lasts(sqlite: str) -> None:
    async with running(sqlite) as server, people(server.url, "Ada", "Bob") as (ada, bob):
        table = await duel(ada, bob)

        async def seen() -> str:
            message = await bob.hear("table")
            name: str = message["table"]["now"]["seats"][0]["person"]["name"]
            return name

        await ada.post("/api/me", name="Adele")
        assert await seen() == "Adele"
        await ada.say("say", table=table, text="It is me.", key="1")
        assert (await bob.hear("chat"))["line"]["person"]["name"] == "Adele"
        gone = await ada.http.request("DELETE", "/api/me", json={})
        assert gone.status_code == 200
        while await seen() != "…":
            pass
        assert bob.tables[table]["host"]["name"] == "…"


async def test_names_passwords_and_deletion(database: str) -> None:
    async with running(database) as server, people(server.url, "Ada", "Bob") as (ada, bob):
        table = await duel(ada, bob)
        await ada.post("/api/me/password", password="correct horse")
        eve = Player(server.url)
        assert await eve.refused("POST", "/api/me", {"name": "ADA"}) == (409, "name_taken")
        assert await eve.refused("POST", "/api/login", {"name": "Ada", "password": "wrong horse"}) == (
            403,
            "wrong_password",
        )
        assert await eve.refused("POST", "/api/login", {"name": "Nix", "password": "wrong horse"}) == (
            403,
            "wrong_password",
        )
        again = await eve.post("/api/login", name="ada", password="correct horse")
        assert again["person"]["id"] == ada.me["id"]
        for name in ("", "   ", "\u202eadA", "a\u0000b", "x" * 41):
            status, _ = await bob.refused("POST", "/api/me", {"name": name})
            assert status in (400, 422), name
        assert await ada.refused("DELETE", "/api/me", {}) == (403, "wrong_password")
        gone = await ada.http.request("DELETE", "/api/me", json={"password": "correct horse"})
        assert gone.status_code == 200
        assert (await ada.hear("bye"))["code"] == "logged_out"
        await ada.leave()
        now = await bob.wait_until(table, lambda now: now["seats"][0]["keeper"] == "default")
        assert now["status"] == "running"
        head = (await bob.get(f"/api/tables/{table}"))["table"]
        assert head["seats"][0]["person"]["name"] == "…"
        assert (await eve.get("/api/me"))["person"] is None
        await eve.named("Ada")
        await eve.close()


async def test_the_sign_that_no_database_can_hold_is_refused_and_disturbs_nobody(postgres: str) -> None:
    async with running(postgres) as server, people(server.url, "Ada", "Eve") as (ada, eve):
        for path in ("/api/tables/%00", "/api/tables/a%00b/replay", "/api/creations/%00", "/api/creations?game=%00"):
            assert (await eve.http.get(path)).status_code in (400, 404), path
        assert await eve.refused("POST", "/api/login", {"name": "a\0", "password": "long enough"}) == (
            400,
            "bad_message",
        )
        wanted = {"game": "forgotten-planet\0", "name": "x", "data": {}}
        assert await eve.refused("POST", "/api/creations", wanted) == (400, "bad_message")
        tables = {player: await player.table("me", "me", start=True) for player in (ada, eve)}
        for player, table in tables.items():
            await player.connect()
            await player.open(table)
        ours, theirs = tables[ada], tables[eve]
        legal = eve.legal(theirs, eve.now(theirs)["to_move"][0])[0]
        await eve.say("act", table=theirs, seat=eve.now(theirs)["to_move"][0], key="k\0", action=legal)
        await eve.say("say", table=theirs, text="x\0y", key="k")
        for _ in range(2):
            assert (await eve.hear("refused", "done"))["code"] == "bad_message"
        seat = ada.now(ours)["to_move"][0]
        assert (await ada.act(ours, seat, ada.legal(ours, seat)[0]))["type"] == "done"


@pytest.mark.parametrize("name", ["\N{GREEK SMALL LETTER IOTA WITH DIALYTIKA AND TONOS}" * 40, "\ufdfa" * 10])
async def test_a_name_that_is_too_long_written_out_is_refused(postgres: str, name: str) -> None:
    async with running(postgres) as server, people(server.url, "Ada") as (ada,):
        assert await ada.refused("POST", "/api/me", {"name": name}) == (422, "long_name")


async def test_pages_have_strict_headers_and_deep_links_work(sqlite: str) -> None:
    async with running(sqlite) as server, people(server.url, "Ada") as (ada,):
        for path in ("/", "/table/x", "/rules/forgotten-planet"):
            page = await ada.http.get(path)
            assert page.status_code == 200
            assert "<html" in page.text
            assert "frame-ancestors 'none'" in page.headers["content-security-policy"]
            assert page.headers["x-content-type-options"] == "nosniff"
        for path in ("/assets/none.js", "/../pyproject.toml", "/..%2f..%2fservice.py", "/static/../serve.py"):
            assert (await ada.http.get(path)).status_code == 404, path
        assert (await ada.refused("GET", "/api/nothing")) == (404, "not_found")
        assert (await ada.http.get("/healthz")).json() == {"store": True, "bus": True, "maintenance": False}
        assert "farport_sockets" in (await ada.http.get("/metrics")).text
