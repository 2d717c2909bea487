"""Looking around without acting: nobody else waits for it."""

from __future__ import annotations

import asyncio
import threading
from random import Random
from typing import Any

import pytest

from farport.kernel import game
from farport.server.limits import Limits, Rate
from farport.server.sockets import commands
from farport.server.sockets.previews import MOST
from farport.server.tables.preview import previewed, worth
from tests.games.space_dealer.table import begun
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


async def test_what_comes_to_light_for_others_only_is_certain_for_who_does_it() -> None:
    """To plan a card shows it to everybody; its owner knows it, and nothing is left to chance."""
    state = begun(planning_visible=True)
    action = next(action.data() for action in state.legal(0) if action.do == "plan")
    assert any(event.reveals for event in state.copy().play(0, action))
    certain, events, position = previewed(state, 0, action)
    assert certain
    assert events[0]["kind"] == "planned"
    assert position is not None


async def test_what_a_die_decides_is_not_certain() -> None:
    played = game("forgotten-planet")
    dice = Random(1)
    state = played.new(2, 1)
    thrown = 0
    while thrown < 3:
        seat = state.to_move[0]
        for action in state.legal(seat):
            if any(event.kind == "rolled" for event in state.copy().play(seat, action)):
                assert previewed(state, seat, action.data()) == (False, [], None)
                thrown += 1
        state.play(seat, dice.choice(state.legal(seat)))
        if state.result is not None:
            state = played.new(2, dice.randrange(1_000))


async def test_a_hint_promises_only_the_points_that_are_certain() -> None:
    played = game("forgotten-planet")
    dice = Random(1)
    state = played.new(2, 1)
    promised: set[int | None] = set()
    while state.result is None and not {None, 1} <= promised:
        seat = state.to_move[0]
        before = sum(state.standing(seat).values())
        for action in state.legal(seat):
            points = worth(state, seat, [action])
            after = state.copy()
            if any(event.reveals for event in after.play(seat, action)):
                assert points is None
            else:
                assert points == sum(after.standing(seat).values()) - before
            promised.add(points)
        state.play(seat, dice.choice(state.legal(seat)))
    assert {None, 1} <= promised


async def test_nothing_is_promised_where_the_planner_guessed_otherwise() -> None:
    state = game("forgotten-planet").new(2, 1)
    sale = game("forgotten-planet").action({"do": "sell"})
    assert worth(state, state.to_move[0], [sale]) == 2
    assert worth(state, state.to_move[0], [sale, sale]) is None, "one cube of each colour is there at first"


async def test_who_has_looked_around_for_too_long_may_still_move(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Threads share the interpreter with everybody's moves, and names cost nothing: so it counts by address."""
    monkeypatch.setitem(Limits.RATES, "thought", Rate(0.001, 0.0))
    async with running(sqlite, rate_limits=True) as server, people(server.url, "Ada", "Bob") as (ada, bob):
        table = await duel(ada, bob)
        seat = ada.now(table)["to_move"][0]
        player, other = (ada, bob) if seat == 0 else (bob, ada)
        action = player.legal(table, seat)[0]
        assert (await player.command("preview", table, seat, action=action))["type"] == "previewed"
        assert (await player.command("preview", table, seat, action=action))["code"] == "too_fast"
        assert (await player.command("hint", table, seat))["code"] == "too_fast"
        assert (await other.command("preview", table, 1 - seat, action=action))["code"] == "too_fast"
        assert (await player.act(table, seat, action))["type"] == "done"
