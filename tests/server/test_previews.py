"""Looking around without acting: nobody else waits for it."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import pytest

from farport.server.limits import Limits, Rate
from farport.server.sockets import commands
from farport.server.sockets.previews import MOST
from farport.server.tables.preview import previewed
from tests.server.harness import PATIENCE_S, Player, people, running
from tests.server.test_table import duel

pytestmark = pytest.mark.anyio


async def answers(player: Player, count: int) -> dict[str, str]:
    """By their keys: `previewed`, or the code of a refusal."""
    heard: dict[str, str] = {}
    while len(heard) < count:
        message = await player.hear("previewed", "refused")
        heard[message["key"]] = message.get("code", "previewed")
    return heard


async def test_a_preview_is_thought_out_while_everything_else_goes_on(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, go_on = threading.Event(), threading.Event()

    def slow(*asked: Any) -> Any:
        begun.set()
        assert go_on.wait(PATIENCE_S)
        return previewed(*asked)

    monkeypatch.setattr(commands, "previewed", slow)
    async with running(sqlite) as server, people(server.url, "Ada", "Bob") as (ada, bob):
        table = await duel(ada, bob)
        seat = ada.now(table)["to_move"][0]
        player = (ada, bob)[seat]
        action = player.legal(table, seat)[0]
        await player.say("preview", table=table, seat=seat, action=action, key="first")
        assert await asyncio.to_thread(begun.wait, PATIENCE_S)
        for number in range(MOST + 1):
            await player.say("preview", table=table, seat=seat, action=action, key=f"{number}")
        assert await answers(player, 1) == {f"{MOST}": "too_fast"}, "a menu may ask for all its lines, but not for more"
        assert (await player.http.get("/healthz")).status_code == 200
        assert (await player.act(table, seat, action))["type"] == "done"
        go_on.set()
        heard = await answers(player, MOST + 1)
        assert heard["first"] == "previewed", "of the position in which it was asked for"
        assert set(heard) == {"first", *[str(number) for number in range(MOST)]}


async def test_previews_have_a_limit_of_their_own(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(Limits.RATES, "preview", Rate(0, 3))
    async with running(sqlite, rate_limits=True) as server, people(server.url, "Ada", "Bob") as (ada, bob):
        table = await duel(ada, bob)
        seat = ada.now(table)["to_move"][0]
        player = (ada, bob)[seat]
        action = player.legal(table, seat)[0]
        for _ in range(3):
            assert (await player.command("preview", table, seat, action=action))["type"] == "previewed"
        assert (await player.command("preview", table, seat, action=action))["code"] == "too_fast"
        assert (await player.act(table, seat, action))["type"] == "done", "what counts is not refused with it"
