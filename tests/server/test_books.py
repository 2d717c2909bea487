"""The players' rulebooks over HTTP: the text in a language, an example's positions, and playing on from them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.harness import people, running

pytestmark = pytest.mark.anyio

PLANET = "/api/games/forgotten-planet"
WALL = f"{PLANET}/examples/a-wall"


def move(seat: int, **action: Any) -> dict[str, Any]:
    return {"seat": seat, "action": action}


async def test_the_book_and_its_examples(sqlite: str) -> None:
    async with running(sqlite) as server, people(server.url, "Ada") as (ada,):
        book = await ada.get(f"{PLANET}/book/nl")
        assert (book["language"], book["chapters"][0]["id"]) == ("nl", "goal")
        units = {unit["id"]: unit for chapter in book["chapters"] for unit in chapter["units"]}
        assert (units["a-wall"]["kind"], units["a-wall"]["english"]) == ("example", None)
        example = await ada.get(WALL)
        assert (example["names"], example["seat"], example["refused"]) == (["Ada", "Bram"], 0, None)
        assert [step["said"] for step in example["moves"]][:2] == ["move 1 D4", "build_wall 1 S cube=brown"]
        assert len(example["after"]["view"]["walls"]) == 1 + len(example["before"]["view"]["walls"])
        refused = await ada.get(f"{PLANET}/examples/switched-off")
        assert (refused["refused"], refused["after"]) == ("FP-21", None)


async def test_an_example_is_played_on_and_nothing_is_kept(sqlite: str) -> None:
    async with running(sqlite) as server, people(server.url, "Ada") as (ada,):
        there = move(0, do="move", robot=1, to=[3, 3])
        for _ in range(2):  # the same answer: the server has forgotten
            tried = await ada.post(f"{WALL}/try", moves=[there])
            assert (tried["to_move"], tried["over"], tried["next_due"]) == ([0], False, None)
            assert tried["events"][0]["kind"] == "moved"
            assert tried["positions"][0]["legal"]
        wall = {"do": "build_wall", "robot": 1, "side": "S", "cube": "brown"}
        foreseen = await ada.post(f"{WALL}/preview", moves=[there], seat=0, action=wall)
        assert foreseen["certain"]
        assert len(foreseen["position"]["view"]["walls"]) == 1


async def test_what_is_refused(sqlite: str) -> None:
    async with running(sqlite) as server, people(server.url, "Ada") as (ada,):
        for path in (f"{PLANET}/book/xx", f"{PLANET}/examples/nothing", "/api/games/nothing/book/en"):
            assert (await ada.http.get(path)).status_code == 404
        far = await ada.http.post(f"{WALL}/try", json={"moves": [move(0, do="move", robot=1, to=[0, 0])]})
        assert far.json()["refused"]["rule"] == "FP-30"
        waiting = await ada.http.post(f"{WALL}/try", json={"moves": [{"seat": None}]})
        assert waiting.json()["refused"]["code"] == "bad_action"
        nobody = await ada.post(f"{WALL}/preview", seat=9, action={"do": "store"})
        assert nobody["refused"]["code"] == "bad_action"
        endless = await ada.http.post(f"{WALL}/try", json={"moves": [{}] * 101})
        assert endless.status_code == 400
