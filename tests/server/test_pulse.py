"""Signs of life: who is silent is asked, who has spoken is not, who does not answer is let go."""

from __future__ import annotations

import asyncio

import pytest

from farport.server.sockets import connection as connections
from farport.server.sockets import pulse as pulses
from farport.server.sockets.pulse import Pulse
from tests.server.harness import PATIENCE_S, Player, people, running

pytestmark = pytest.mark.anyio


class Wrist:
    """A socket that is there for so many looks."""

    def __init__(self, looks: int) -> None:
        self.looks = looks
        self.felt: list[bool] = []

    def feel_pulse(self, *, first: bool) -> bool:
        self.felt.append(first)
        return len(self.felt) < self.looks


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pulses, "FIRST_S", 0.0)
    monkeypatch.setattr(pulses, "EVERY_S", 0.01)
    monkeypatch.setattr(pulses, "TICK_S", 0.005)


@pytest.mark.usefixtures("quick")
async def test_everybody_is_felt_again_and_again_until_they_are_gone() -> None:
    pulse = Pulse()
    short, long = Wrist(1), Wrist(4)
    pulse.feel(short)
    pulse.feel(long)
    async with asyncio.timeout(PATIENCE_S):
        while len(long.felt) < 4:
            await asyncio.sleep(0.005)
    assert short.felt == [True]
    assert long.felt == [True, False, False, False]
    late = Wrist(2)
    pulse.feel(late)  # also when there was nobody left for a while
    async with asyncio.timeout(PATIENCE_S):
        while len(late.felt) < 2:
            await asyncio.sleep(0.005)
    pulse.stop()


async def heard_pings(player: Player) -> int:
    """After a beat of its own is answered, every ping that was sent before has come."""
    await player.say("beat", n=1)
    await player.hear("echo")
    return sum(message["type"] == "ping" for message in player.inbox)


async def test_only_the_silent_are_asked_unless_moments_matter(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(sqlite) as server, people(server.url, "Ada") as (ada,):
        await ada.connect()
        (connection,) = server.service.sockets.of(ada.me["id"])
        server.service.sockets.pulse.stop()
        before = await heard_pings(ada)
        assert connection.feel_pulse(first=False)
        assert await heard_pings(ada) == before, "has just spoken"
        monkeypatch.setattr(connections, "QUIET_S", 0.0)
        assert connection.feel_pulse(first=False)
        assert await heard_pings(ada) == before + 1
        monkeypatch.undo()
        live = {"time": {"kind": "live", "bank_s": 600, "increment_s": 0}}
        table = await ada.table("me", "me", start=True, settings=live)
        await ada.open(table)
        assert connection.feel_pulse(first=False)
        assert await heard_pings(ada) == before + 2, "against the clock the way is measured again and again"


async def test_who_says_nothing_is_let_go(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(sqlite) as server, people(server.url, "Ada") as (ada,):
        await ada.connect()
        (connection,) = server.service.sockets.of(ada.me["id"])
        monkeypatch.setattr(connections, "SILENCE_S", -1.0)
        assert not connection.feel_pulse(first=False)
        assert (await ada.hear("bye"))["code"] == "idle"
