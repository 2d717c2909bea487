"""The sandbox: what strangers send can cost its limits and no more, and nobody else waits for it."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
import time
from typing import Any

import pytest

import farport
from farport.server.errors import Refuse
from farport.server.limits import Limits, Rate
from farport.server.sandbox.question import DEPTH, VALUES, Retell, Setup, is_large
from farport.server.sandbox.sandbox import Sandbox
from tests.server.harness import PATIENCE_S, Player, people, running

pytestmark = pytest.mark.anyio

# A pattern that takes longer than the universe, in a map's id: nothing inside Python can stop it once it has begun.
SLOW_DATA: dict[str, Any] = {
    "scenario_limits": {"id_pattern": "^[a-z0-9-]*$|^(a|aa)*b$"},
    "scenario": [
        {
            "id": "a" * 60 + "!",
            "seats": 2,
            "area": "defined",
            "land_tiles": 20,
            "title": {"en": "Slow"},
            "grid": ["1......", ".......", "...S...", ".......", "......2"],
        }
    ],
}
SLOW = {"game": "forgotten-planet", "name": "Slow", "data": SLOW_DATA}
FINE = {"game": "forgotten-planet", "name": "Fine", "data": {}}


async def check(player: Player, creation: dict[str, Any]) -> str | None:
    problem = (await player.post("/api/creations/check", **creation))["problem"]
    return None if problem is None else str(problem["code"])


async def test_endless_checks_are_ended_and_others_are_answered_meanwhile(sqlite: str) -> None:
    async with running(sqlite) as server, people(server.url, "Ada", "Bob", "Eve") as (ada, bob, eve):
        attacks = [asyncio.create_task(check(each, SLOW)) for each in (ada, bob)]
        await eve.get("/api/me")
        assert await check(eve, FINE) is None
        assert await asyncio.gather(*attacks) == ["slow_variant"] * 2
        assert await check(eve, FINE) is None
        assert await ada.refused(
            "POST", "/api/tables", {"game": "forgotten-planet", "seats": [{"kind": "me"}] * 2, "variant": SLOW_DATA}
        ) == (422, "slow_variant")


async def test_only_people_with_a_name_may_ask(sqlite: str) -> None:
    async with running(sqlite) as server:
        nobody = Player(server.url)
        assert await nobody.refused("POST", "/api/creations/check", FINE) == (401, "not_known")
        await nobody.close()


async def test_whoever_has_used_up_their_time_waits_and_nobody_else_does(sqlite: str) -> None:
    async with running(sqlite, rate_limits=True) as server, people(server.url, "Ada", "Eve") as (ada, eve):
        Limits.RATES["trial"].burst, kept = 1.0, Limits.RATES["trial"].burst
        try:
            assert await check(ada, SLOW) == "slow_variant"
            assert await ada.refused("POST", "/api/creations/check", FINE) == (429, "too_fast")
            assert await check(eve, FINE) is None
        finally:
            Limits.RATES["trial"].burst = kept


async def test_many_names_from_one_address_have_no_more_time_than_it_has(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(Limits.RATES, "trials", Rate(0.001, 1.0))
    async with running(sqlite, rate_limits=True) as server, people(server.url, "Ada", "Bob", "Eve") as (ada, bob, eve):
        eve.http.headers["x-forwarded-for"] = "192.0.2.7"
        assert await check(ada, SLOW) == "slow_variant"
        assert await bob.refused("POST", "/api/creations/check", FINE) == (429, "too_fast")
        assert await check(eve, FINE) is None


def nested(depth: int) -> Any:
    return [] if depth == 1 else [nested(depth - 1)]


def test_size_and_depth_are_judged_before_anything_costly() -> None:
    assert not is_large(nested(DEPTH))
    assert is_large(nested(DEPTH + 1))
    assert not is_large({"a": [0] * (VALUES - 2)})
    assert is_large({"a": [0] * (VALUES - 1)})
    assert not any(is_large(game.data) for game in farport.games())


async def test_too_large_data_is_refused_without_a_process() -> None:
    sandbox = Sandbox(Limits(on=True))
    answer = await sandbox.ask(Setup(game="forgotten-planet", data={"a": [0] * VALUES}), "ada")
    assert answer.code == "big_variant"
    assert sandbox._started == []


async def test_who_needs_too_much_memory_is_ended() -> None:
    sandbox = Sandbox(Limits(on=True), megabytes=120)
    try:
        heavy = Retell(record={"farport": 1, "game": "x" * 60_000_000})
        assert (await sandbox.ask(heavy, "ada")).code == "slow_variant"
        assert (await sandbox.ask(Setup(game="forgotten-planet", data={}), "bob")).code is None
    finally:
        await sandbox.close()


async def test_a_setup_answers_with_all_options_or_the_reason() -> None:
    sandbox = Sandbox(Limits(on=True))
    try:
        good = await sandbox.ask(Setup(game="forgotten-planet", data={}, seats=2), "ada")
        assert good.code is None
        assert set(good.options) == {option.name for option in farport.game("forgotten-planet").options}
        assert (await sandbox.ask(Setup(game="nix", data={}), "ada")).code == "bad_game"
        assert (await sandbox.ask(Setup(game="forgotten-planet", data={"nix": 1}), "ada")).code == "bad_variant"
        wrong = await sandbox.ask(Setup(game="forgotten-planet", data={}, options={"nix": 1}, seats=2), "ada")
        assert wrong.code == "bad_option"
        assert wrong.sentence is not None
        assert "nix" in wrong.sentence
    finally:
        await sandbox.close()


async def test_a_question_that_is_given_up_does_not_answer_the_next() -> None:
    sandbox = Sandbox(Limits(on=True))
    try:
        asked = asyncio.create_task(sandbox.ask(Setup(game="forgotten-planet", data=SLOW_DATA), "ada"))
        await asyncio.sleep(0.5)
        asked.cancel()
        await asyncio.gather(asked, return_exceptions=True)
        assert (await sandbox.ask(Setup(game="nix", data={}), "ada")).code == "bad_game"
    finally:
        await sandbox.close()


def test_a_debt_is_paid_off_with_time() -> None:
    limits = Limits(on=True)
    limits.require("trial", "ada")
    limits.charge("trial", "ada", 1_000.0)
    with pytest.raises(Refuse):
        limits.require("trial", "ada")
    limits.require("trial", "bob")


PARENT = """
import subprocess, sys, time
command = [sys.executable, "-m", "farport.server.sandbox.process", "512"]
child = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
child.stdout.readline()
print(child.pid, flush=True)
time.sleep(600)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="Linux tells a child of its parent's death")
def test_a_process_ends_with_a_server_that_is_killed() -> None:
    with subprocess.Popen([sys.executable, "-c", PARENT], stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        child = int(parent.stdout.readline())
        parent.send_signal(signal.SIGKILL)
    deadline = time.monotonic() + PATIENCE_S
    while is_alive(child):
        assert time.monotonic() < deadline
        time.sleep(0.01)


def is_alive(pid: int) -> bool:
    try:
        with open(f"/proc/{pid}/stat") as status:
            return status.read().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
