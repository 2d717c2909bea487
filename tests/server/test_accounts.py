"""Accounts: no stranger locks a name, logged-out cookies are dead, mail only to who answered, passkeys, one's data."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest
from argon2 import PasswordHasher
from sqlalchemy import BigInteger, Boolean, Column, Float, Insert, Integer, String, Text, insert, select

from farport.server.limits import Limits, Rate
from farport.server.store import schema
from tests.server.authenticator import Authenticator
from tests.server.harness import PATIENCE_S, Player, people, running
from tests.server.test_notify import Inbox, post_office
from tests.server.test_table import duel

pytestmark = pytest.mark.anyio
PASSWORD = "correct horse"


def test_a_password_is_hashed_as_slowly_as_rfc_9106_wants_it_where_memory_is_low(real_hasher: PasswordHasher) -> None:
    kept = real_hasher.hash(PASSWORD)
    assert kept.startswith("$argon2id$v=19$m=65536,t=3,p=4$")
    assert real_hasher.verify(kept, PASSWORD)


async def test_strangers_cannot_lock_a_name_out(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(Limits.RATES, "log_in", Rate(0, 5))
    monkeypatch.setitem(Limits.RATES, "log_in_anywhere", Rate(0, 8))
    async with running(sqlite, rate_limits=True) as server, people(server.url, "Ada") as (ada,):
        await ada.post("/api/me/password", password=PASSWORD)
        server.service.limits._buckets.clear()
        await ada.post("/api/login", name="Ada", password=PASSWORD)  # her browser is known from now on
        await ada.post("/api/logout")
        guess = {"name": "Ada", "password": "guess-guess"}
        codes = []
        for address in ("192.0.2.1", "192.0.2.2", "192.0.2.3"):
            stranger = Player(server.url)
            stranger.http.headers["x-forwarded-for"] = address
            codes += [(await stranger.refused("POST", "/api/login", guess))[1] for _ in range(6)]
            await stranger.close()
        assert codes.count("wrong_password") < 10
        assert "too_fast" in codes
        assert (await ada.post("/api/login", name="Ada", password=PASSWORD))["person"]["name"] == "Ada"
        # Another name, or another address, was never concerned.
        eve = Player(server.url)
        eve.http.headers["x-forwarded-for"] = "192.0.2.9"
        assert (await eve.refused("POST", "/api/login", {**guess, "name": "Bob"}))[1] == "wrong_password"
        await eve.close()


async def test_a_cookie_that_was_logged_out_is_dead_on_the_server(database: str) -> None:
    async with running(database) as server, people(server.url, "Ada") as (ada,):
        await ada.post("/api/me/password", password=PASSWORD)
        thief, phone = Player(server.url), Player(server.url)
        thief.http.cookies = dict(ada.http.cookies)
        assert (await thief.get("/api/me"))["person"]["name"] == "Ada"
        await phone.post("/api/login", name="Ada", password=PASSWORD)
        await ada.post("/api/logout")
        assert (await thief.get("/api/me"))["person"] is None
        assert (await phone.get("/api/me"))["person"]["name"] == "Ada", "her other devices stay"
        for player in (thief, phone):
            await player.close()


async def test_mail_goes_only_to_who_has_answered_from_there(sqlite: str) -> None:
    with post_office() as (post, inbox):
        smtp = {
            "smtp_host": post.hostname,
            "smtp_port": post.port,
            "smtp_security": "none",
            "smtp_from": "f@example.org",
        }
        async with running(sqlite, **smtp) as server, people(server.url, "Ada", "Eve") as (ada, eve):
            told = (await eve.http.put("/api/me/settings", json={"email": "victim@example.org"})).json()
            assert told["mail_confirmed"] is False
            assert await eve.refused("POST", "/api/me/test-notification") == (422, "bad_address")
            code = await code_from(inbox)
            assert await ada.refused("POST", "/api/me/confirm-mail", {"code": code}) == (401, "bad_token")
            await eve.http.put("/api/me/settings", json={"email": "other@example.org"})
            assert await eve.refused("POST", "/api/me/confirm-mail", {"code": code}) == (401, "bad_token")
            code = await code_from(inbox)
            assert (await eve.post("/api/me/confirm-mail", code=code))["mail_confirmed"]
            assert await eve.refused("POST", "/api/me/confirm-mail", {"code": code}) == (401, "bad_token")
            await eve.post("/api/me/test-notification")
            _, to, _ = await asyncio.to_thread(inbox.got.get, timeout=PATIENCE_S)
            assert to == ["other@example.org"]
            assert inbox.got.empty()


async def code_from(inbox: Inbox) -> str:
    _, _, message = await asyncio.to_thread(inbox.got.get, timeout=PATIENCE_S)
    words: list[str] = message.get_content().split()
    return next(word for word in words if len(word) > 60 and "/" not in word)


async def test_settings_and_webhooks_need_their_own_scope(sqlite: str) -> None:
    async with running(sqlite, webhooks_to_private_addresses=True) as server, people(server.url, "Ada") as (ada,):
        table = await ada.table("me", "open")
        await ada.http.put("/api/me/settings", json={"webhook": "http://127.0.0.1:9/secret"})
        for scopes, may in ((["read", "play", "tables", "chat"], False), (["settings"], True)):
            made = await ada.post("/api/me/tokens", name="Bot", scopes=scopes)
            bot = Player(server.url)
            bot.http.headers["authorization"] = f"Bearer {made['token']}"
            hook = {"url": "http://127.0.0.1:9/"}
            expected = 200 if may else 403
            assert (await bot.http.put(f"/api/tables/{table}/webhook", json=hook)).status_code == expected
            assert ((await bot.get("/api/me"))["settings"]["webhook"] is not None) == may
            assert (await bot.http.put("/api/me/settings", json={"sound": True})).status_code == expected
            assert (await bot.http.post("/api/me/password", json={"password": PASSWORD})).status_code == 403
            await bot.close()


async def test_the_scheme_of_the_origin_counts_and_browsers_are_told_to_use_tls(sqlite: str) -> None:
    async with running(sqlite) as server, people(server.url, "Ada") as (ada,):
        secure = server.url.replace("http", "https")
        ada.http.headers["origin"] = secure
        assert await ada.refused("POST", "/api/me", {"name": "Eve"}) == (403, "cross_site")
        ada.http.headers["x-forwarded-proto"] = "https"  # from a proxy that we trust
        await ada.post("/api/me", name="Eve")
        assert "strict-transport-security" not in (await ada.http.get("/api/me")).headers
    async with running(sqlite, public_url="https://games.example.org") as server:
        nobody = Player(server.url)
        assert "max-age" in (await nobody.http.get("/api/me")).headers["strict-transport-security"]
        await nobody.close()


async def test_a_passkey_keeps_a_name_and_logs_in(database: str) -> None:
    async with running(database) as server, people(server.url, "Ada", "Eve") as (ada, eve):
        key = Authenticator(server.url)
        start = await ada.post("/api/me/passkeys/begin")
        body = {"ticket": start["ticket"], "credential": key.made(start["options"]), "name": "Phone"}
        assert (await ada.post("/api/me/passkeys", **body))["passkeys"][0]["name"] == "Phone"
        assert (await ada.get("/api/me"))["person"]["kept"]
        assert await ada.refused("POST", "/api/me/passkeys", body) == (401, "bad_token"), "a ticket is good once"
        assert await eve.refused("POST", "/api/me", {"name": "ADA"}) == (409, "name_taken")
        phone = Player(server.url)
        start = await phone.post("/api/passkey/begin")
        login = {"ticket": start["ticket"], "credential": key.used(start["options"])}
        assert (await phone.post("/api/passkey", **login))["person"]["name"] == "Ada"
        assert (await phone.get("/api/me"))["person"]["id"] == ada.me["id"]
        assert await eve.refused("POST", "/api/passkey", login) == (401, "bad_token"), "nor twice"
        (shown,) = (await ada.get("/api/me/passkeys"))["passkeys"]
        assert shown["used_at"] is not None
        assert (await eve.http.delete(f"/api/me/passkeys/{shown['id']}")).status_code == 404
        assert (await ada.http.delete(f"/api/me/passkeys/{shown['id']}")).json() == {"passkeys": []}
        assert not (await ada.get("/api/me"))["person"]["kept"]
        start = await phone.post("/api/passkey/begin")
        gone = {"ticket": start["ticket"], "credential": key.used(start["options"])}
        assert await phone.refused("POST", "/api/passkey", gone) == (403, "bad_passkey")
        await phone.close()


async def test_who_finds_a_browser_open_cannot_add_a_passkey(sqlite: str) -> None:
    async with running(sqlite) as server, people(server.url, "Ada") as (ada,):
        await ada.post("/api/me/password", password=PASSWORD)
        key = Authenticator(server.url)
        start = await ada.post("/api/me/passkeys/begin")
        body = {"ticket": start["ticket"], "credential": key.made(start["options"]), "name": "Phone"}
        assert await ada.refused("POST", "/api/me/passkeys", body) == (403, "wrong_password")
        assert await ada.refused("POST", "/api/me/passkeys", {**body, "password": "x"}) == (403, "wrong_password")
        assert (await ada.post("/api/me/passkeys", **body, password=PASSWORD))["passkeys"][0]["name"] == "Phone"


async def test_a_passkey_of_another_site_or_another_key_is_refused(sqlite: str) -> None:
    async with running(sqlite) as server, people(server.url, "Ada") as (ada,):
        elsewhere = Authenticator("https://evil.example")
        start = await ada.post("/api/me/passkeys/begin")
        body = {"ticket": start["ticket"], "credential": elsewhere.made(start["options"]), "name": "Evil"}
        assert await ada.refused("POST", "/api/me/passkeys", body) == (403, "bad_passkey")
        key, other = Authenticator(server.url), Authenticator(server.url)
        start = await ada.post("/api/me/passkeys/begin")
        body = {"ticket": start["ticket"], "credential": key.made(start["options"]), "name": "Key"}
        await ada.post("/api/me/passkeys", **body)
        other.id = key.id
        start = await ada.post("/api/passkey/begin")
        forged = {"ticket": start["ticket"], "credential": other.used(start["options"])}
        assert await ada.refused("POST", "/api/passkey", forged) == (403, "bad_passkey")
        nonsense = {"ticket": start["ticket"], "credential": {"rawId": 5}}
        assert (await ada.refused("POST", "/api/passkey", nonsense))[1] == "bad_token"


async def test_everything_about_me_is_one_file_and_goes_when_i_go(database: str) -> None:
    async with running(database) as server, people(server.url, "Ada", "Bob") as (ada, bob):
        table = await duel(ada, bob)
        await ada.say("say", table=table, text="my secret plan", key="1")
        await ada.hear("done", key="1")
        await ada.post("/api/creations", game="forgotten-planet", name="Mine", data={})
        mine = await ada.get("/api/me/export")
        assert mine["people"][0]["name"] == "Ada"
        assert [line["text"] for line in mine["chat"]] == ["my secret plan"]
        assert [seat["table_id"] for seat in mine["seats"]] == [table]
        assert mine["creations"][0]["data"] == {}
        hidden = str(mine)
        row = (await server.service.store.read(select(schema.tables).where(schema.tables.c.id == table)))[0]
        assert row.seed not in hidden
        assert row.invite not in hidden
        assert bob.me["id"] not in str(mine["seats"])
        await ada.leave()
        assert (await ada.http.request("DELETE", "/api/me", json={})).status_code == 200
        for line in await server.service.store.read(select(schema.chat)):
            assert "secret" not in line.text
            assert ada.me["id"] not in f"{line.person} {line.key}"


# ---------------------------------------------------------------------- nothing about people is forgotten

# Columns as wide as an id that name something else than a person.
NOT_PEOPLE = {
    *("tables.creation", "tables.rematch", "tables.club", "tournaments.club", "runs.creation", "runs.worker"),
    *("creations.forked_from", "audit.table_id"),
}
# What still names somebody who is gone, whose row then has no name: and why.
STAYS = {
    "people.id": "an empty row, so that what refers to it keeps its meaning",
    "tables.host": "other people's tables",
    "seats.person": "other people's tables; a seat without a name",
    "ratings.person": "others have won or lost against them, and a rebuild must come to the same",
    "tournaments.host": "other people's tournaments",
    "tournament_lines.person": "the log that the standings of all follow from",
    "audit.operator": "what operators did is kept for good",
    "audit.person": "what operators did is kept for good",
}
FAR_OFF = 1 << 52


def naming_people() -> set[str]:
    """Every column that refers to a person: by a key, or by being as wide as an id and nothing else."""
    found = set()
    for table in schema.metadata.sorted_tables:
        for column in table.columns:
            targets = {key.column.table.name for key in column.foreign_keys}
            wide = isinstance(column.type, String) and column.type.length == 32 and column.name != "id"
            if "people" in targets or (wide and not targets and f"{table.name}.{column.name}" not in NOT_PEOPLE):
                found.add(f"{table.name}.{column.name}")
    return found


def about(person: str) -> Iterator[Insert]:
    """A row in every table that names people or that such a row hangs on: all over, so that nobody takes it up."""
    named, rows = naming_people(), dict[str, dict[str, object]]()
    for table in schema.metadata.sorted_tables:
        row: dict[str, object] = {}
        for column in table.columns:
            parent = next((key.column for key in column.foreign_keys), None)
            if f"{table.name}.{column.name}" in named:
                row[column.name] = person
            elif parent is not None and not column.nullable:
                row[column.name] = rows[parent.table.name][parent.name]
            elif column.name == "settled":
                row[column.name] = True
            elif not column.nullable:
                row[column.name] = _filler(table.name, column)
        rows[table.name] = row
        if any(f"{table.name}.{name}" in named for name in row) or table.name in ("clubs", "contests"):
            yield insert(table).values(**row)


def _filler(table: str, column: Column[Any]) -> object:
    if isinstance(column.type, Boolean):
        return False
    if isinstance(column.type, (BigInteger, Integer, Float)):
        return FAR_OFF if column.name == "due_at" else 1
    if column.name == "status":
        return "over"
    if isinstance(column.type, Text):
        return "{}"
    return f"{table} {column.name}"[: column.type.length] if isinstance(column.type, String) else b""


async def test_every_table_that_names_people_is_exported_and_emptied_of_them(sqlite: str) -> None:
    """So that one which is added cannot be forgotten: it is found in the schema."""
    async with running(sqlite) as server, people(server.url, "Ada") as (ada,):
        store, id = server.service.store, ada.me["id"]
        await store.write(*about(id))
        mine = await ada.get("/api/me/export")
        named = naming_people()
        tables = {each.split(".")[0] for each in named}
        assert {each for each in tables if not mine.get(each)} == set()
        assert [row["asked"] for row in mine["challenges"]] == [id]
        assert (await ada.http.request("DELETE", "/api/me", json={})).status_code == 200
        left = {"people.id"}
        for each in named:
            column = schema.metadata.tables[each.split(".")[0]].c[each.split(".")[1]]
            if await store.read(select(column).where(column == id)):
                left.add(each)
        assert left == set(STAYS), "written down with its reason, or gone"
