"""Every installed game is played on the server: people and bots, resumed after a restart, replayed to the same dice."""

from __future__ import annotations

import random
from typing import Any

import pytest

from farport.kernel import Game, games
from tests.server.harness import Player, people, running

pytestmark = pytest.mark.anyio

MOVES = 15


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
async def test_a_game_with_two_people_and_bots(game: Game, sqlite: str) -> None:
    """Two people where there are seats for them, bots at the others."""
    seats = game.seats[0]
    async with running(sqlite) as server, people(server.url, "Ada", "Bob") as (ada, bob):
        chairs = ["me", "open", *["random"] * (seats - 2)]
        table = await ada.table(*chairs, game=game.id, settings={"pace": 1_000})
        await bob.post(f"/api/tables/{table}/join")
        await ada.post(f"/api/tables/{table}/start")
        players = {0: ada, 1: bob}
        for player in players.values():
            await player.connect()
            await player.open(table)
        await play(players, table, random.Random(4))
        for seat, player in players.items():
            assert player.view(table, seat)
            if game.facts.hidden_information:
                foreign = [entry for entry in player.tables[table]["entries"] if entry["seat"] not in (seat, None)]
                assert all(entry["action"] is None for entry in foreign)
        await ada.command("vote", table, 0, what="abandon", yes=True)
        await bob.command("vote", table, 1, what="abandon", yes=True)
        await ada.wait_until(table, lambda now: now["status"] in ("abandoned", "finished"))
        proof = await ada.get(f"/api/tables/{table}/dice")
        assert proof["fits"]
        assert proof["replays"]
        replay = await ada.get(f"/api/tables/{table}/replay", seat=1)
        last = replay["steps"][-1]
        shown = await ada.get(f"/api/tables/{table}/positions", seat=1, seqs=f"1,{last}")
        assert shown["positions"][-1]["view"] == (await watched(bob, table, 1))


async def watched(player: Player, table: str, seat: int) -> dict[str, Any]:
    await player.open(table)
    return player.view(table, seat)


async def play(players: dict[int, Player], table: str, rng: random.Random) -> None:
    """Whoever is asked and is a person does something; a timed game is made ready first."""
    made = 0
    while made < MOVES:
        for seat, player in players.items():
            await player.open(table)
            now = player.now(table)
            if now["status"] != "running":
                return
            if now["ready_check"]:
                await player.command("ready", table, seat)
                continue
            legal = player.legal(table, seat)
            if seat not in now["to_move"] or not legal:
                continue
            answer = await player.act(table, seat, rng.choice(legal))
            # Where several act at once, and where time passes, what was allowed a moment ago may not be any more.
            assert answer["type"] == "done" or answer["rule"] or answer["code"] == "not_ready", answer
            made += 1
        if not any(seat in next(iter(players.values())).now(table)["to_move"] for seat in players):
            await next(iter(players.values())).receive()
