"""For the tests of the club: people with kept names, and rated tables that end soon."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

from farport.server.club.club import Club
from tests.server.harness import PATIENCE_S, Player, Running, people

PASSWORD = "correct horse"


@contextlib.asynccontextmanager
async def members(url: str, *names: str) -> AsyncIterator[list[Player]]:
    """Several people, each with a name that is kept."""
    async with people(url, *names) as players:
        for player in players:
            await player.post("/api/me/password", password=PASSWORD)
        yield players


async def rated_table(host: Player, *others: Player, bots: tuple[str, ...] = (), game: str = "forgotten-planet") -> str:
    """A running rated table with these people and bots, in this order."""
    seats = ["me", *["open" for _ in others], *bots]
    table = await host.table(*seats, game=game, settings={"rated": True})
    for other in others:
        await other.post(f"/api/tables/{table}/join")
    await host.post(f"/api/tables/{table}/start")
    return table


async def resigns(player: Player, table: str, seat: int) -> None:
    """And the table is over where only one is left."""
    if player.socket is None:
        await player.connect()
    await player.open(table)
    answer = await player.command("resign", table, seat)
    assert answer["type"] == "done", answer


async def settled(server: Running, tables: int) -> Club:
    """The club, once so many rated tables were counted."""
    club = server.service.club
    async with asyncio.timeout(PATIENCE_S):
        while await club.ledger.last() < tables:
            await asyncio.sleep(0.01)
    return club
