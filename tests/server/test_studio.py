"""The studio: drafts are judged without harm, creations have versions, players rate what they have played."""

from __future__ import annotations

import asyncio
import io
import tomllib
import zipfile
from typing import Any

import pytest

from tests.server.harness import Player, people, running

pytestmark = pytest.mark.anyio
DEAR: dict[str, Any] = {"politics": {"capitalism": {"upkeep": {"capital": 3}}}}
CREATION: dict[str, Any] = {"game": "space-paper", "name": "Dear Capital", "data": DEAR}
NECTAR = {"id": "nectar", "tier": "primary", "name": {"en": "nectar"}}


async def judged(player: Player, **wanted: Any) -> dict[str, Any]:
    answer: dict[str, Any] = await player.post("/api/studio/drafts", **wanted)
    return answer


async def test_the_fields_of_a_game(sqlite: str) -> None:
    async with running(sqlite) as server:
        nobody = Player(server.url)
        bench = await nobody.get("/api/studio/games/space-paper")
        fields = {".".join(field["place"]): field for field in bench["fields"]}
        upkeep = fields["politics.capitalism.upkeep.capital"]
        assert (upkeep["kind"], upkeep["unit"], upkeep["rules"]) == ("integer", "gold", ["SP-161", "SP-243"])
        assert fields["meta.year"]["fixed"] == "a variant is of the same game"
        assert fields["options.economic_goal.default"]["rules"] == ["SP-180"]
        assert bench["data"]["politics"]["capitalism"]["upkeep"]["capital"] == -1
        assert bench["grows"] == ["races", "politics", "leaders", "events", "galaxy"]
        assert bench["models"]["races"]["humans"]["native_star"] == "yellow_dwarf"
        assert fields["races.*.adaptation.lava"]["unit"] == "rounds"
        assert "technologies" in bench["closed"]
        assert await nobody.refused("GET", "/api/studio/games/chess") == (404, "bad_game")
        await nobody.http.aclose()


async def test_a_draft_by_form_by_text_and_by_folder(sqlite: str) -> None:
    async with running(sqlite) as server, people(server.url, "Ada") as (ada,):
        attempts = [
            {"place": ["politics", "capitalism", "upkeep", "capital"], "value": 3},
            {"place": ["politics", "republic", "max_ships"], "value": -4},
        ]
        form = await judged(ada, game="space-paper", attempts=attempts, with_text=True)
        assert form["data"] == DEAR
        assert [mistake["code"] for mistake in form["mistakes"]] == ["range"]
        lines = form["text"].splitlines()
        assert "max_ships = -4" in lines[form["mistakes"][0]["line"] - 1]
        assert "capital = 3" in lines[form["differences"][0]["line"] - 1]

        text = await judged(ada, game="space-paper", text=form["text"])
        assert (text["data"], text["mistakes"]) == (DEAR, form["mistakes"])
        broken = await judged(ada, game="space-paper", text="[start]\ngold = \n")
        assert (broken["data"], broken["mistakes"][0]["line"]) == (None, 2)

        files = {
            "ours/data.toml": "[costs]\nbuild = 2\n",
            "ours/goods/nectar.toml": 'id = "nectar"\ntier = "primary"\nname = { en = "nectar" }\n',
        }
        folder = await judged(ada, game="duck-dealer", files=files)
        assert folder["data"] == {"costs": {"build": 2}, "good": [NECTAR]}
        assert (await judged(ada, game="duck-dealer", files={"readme.md": "x"}))["data"] is None
        dear = await judged(ada, game="duck-dealer", attempts=[{"place": ["costs", "passage"], "value": 99}])
        assert any("99" in warning and "40" in warning for warning in dear["warnings"])


async def test_hostile_drafts_cost_their_limits_and_no_more(sqlite: str) -> None:
    async with running(sqlite) as server, people(server.url, "Eve") as (eve,):
        deep: Any = 1
        for _ in range(40):
            deep = {"a": deep}
        wanted = {"game": "duck-dealer", "data": {"meta": deep}}
        assert await eve.refused("POST", "/api/studio/drafts", wanted) == (422, "big_variant")
        wanted = {"game": "duck-dealer", "text": "a = " + "[" * 60_000}
        status, code = await eve.refused("POST", "/api/studio/drafts", wanted)
        assert (status, code) in {(422, "bad_variant"), (422, "slow_variant"), (422, "big_variant")}
        many = "\n".join(f"k{number}=1" for number in range(20_500))
        assert await eve.refused("POST", "/api/studio/drafts", {"game": "duck-dealer", "text": many}) == (
            422,
            "big_variant",
        )
        nobody = Player(server.url)
        assert await nobody.refused("POST", "/api/studio/drafts", {"game": "duck-dealer"}) == (401, "not_known")
        await nobody.http.aclose()
        assert (await judged(eve, game="duck-dealer"))["data"] == {}


async def test_every_change_is_a_version_and_links_keep_working(sqlite: str) -> None:
    async with running(sqlite) as server, people(server.url, "Ada", "Bob") as (ada, bob):
        made = await ada.post("/api/creations", **CREATION)
        address = f"/api/creations/{made['id']}"
        assert (made["version"], made["forked_from"]) == (1, None)
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "easy"}]
        table = await bob.post("/api/tables", game="space-paper", seats=seats, creation=made["id"], start=True)
        dearer = {**CREATION, "name": "Dearer", "data": {"start": {"gold": 3}}}
        changed = (await ada.http.put(address, json=dearer)).json()
        assert (changed["version"], changed["data"]) == (2, {"start": {"gold": 3}})
        renamed = (await ada.http.put(address, json={**dearer, "name": "Dearest"})).json()
        assert renamed["version"] == 2
        versions = (await bob.get(f"{address}/versions"))["versions"]
        assert [(each["number"], each["name"]) for each in versions] == [(2, "Dearest"), (1, "Dear Capital")]
        assert (await bob.get(address, version=1))["data"] == DEAR
        assert await bob.refused("GET", address, version=7) == (404, "not_found")
        told = await bob.get(f"{address}/differences", version=1)
        assert [(each["old"], each["new"]) for each in told["differences"]] == [(-1, 3)]
        record = await bob.get(f"/api/tables/{table['table']['id']}")
        assert record["table"]["variant_name"] == "Dear Capital"
        packed = (await bob.http.get(f"{address}/folder?version=1")).content
        with zipfile.ZipFile(io.BytesIO(packed)) as archive:
            assert archive.namelist() == ["dear-capital/data.toml"]
            assert tomllib.loads(archive.read("dear-capital/data.toml").decode()) == DEAR
        fork = await bob.post("/api/creations", **{**CREATION, "forked_from": made["id"]})
        assert (fork["forked_from"], fork["version"]) == (made["id"], 1)


async def test_two_changes_at_once_are_two_versions(sqlite: str) -> None:
    async with running(sqlite) as server, people(server.url, "Ada") as (ada,):
        made = await ada.post("/api/creations", **CREATION)
        address = f"/api/creations/{made['id']}"
        bodies = [{**CREATION, "data": {"start": {"gold": gold}}} for gold in range(1, 5)]
        answers = await asyncio.gather(*[ada.http.put(address, json=body) for body in bodies])
        assert [answer.status_code for answer in answers] == [200] * 4
        versions = (await ada.get(f"{address}/versions"))["versions"]
        assert [each["number"] for each in versions] == [5, 4, 3, 2, 1]


async def test_only_who_has_played_it_rates_it(sqlite: str) -> None:
    async with running(sqlite) as server, people(server.url, "Ada", "Bob") as (ada, bob):
        made = await ada.post("/api/creations", **CREATION)
        address = f"/api/creations/{made['id']}/rating"
        assert await bob.refused("PUT", address, {"stars": 4}) == (403, "not_played")
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "easy"}]
        for player in (ada, bob):
            await player.post("/api/tables", game="space-paper", seats=seats, creation=made["id"], start=True)
        assert await ada.refused("PUT", address, {"stars": 5}) == (403, "not_played")
        assert (await bob.get(address))["may"] is True
        rated = (await bob.http.put(address, json={"stars": 4})).json()
        assert rated == {"count": 1, "mean": 4.0, "mine": 4, "may": True, "tables": 2}
        assert (await bob.http.put(address, json={"stars": 0})).json()["count"] == 0
        assert await bob.refused("PUT", address, {"stars": 9}) == (400, "bad_message")
