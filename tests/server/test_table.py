"""At the table: opening, acting, refusals, undo, votes, resigning, watching."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import msgspec
import pytest
from sqlalchemy import select

from farport.server.limits import Limits, Rate
from farport.server.store import schema
from farport.server.tables import appending
from farport.server.tables.entry import LogEntry
from farport.server.tables.snapshot import freeze, thaw
from tests.server.harness import Player, people, play_on, running

pytestmark = pytest.mark.anyio


async def duel(ada: Player, bob: Player, **more: Any) -> str:
    """A started table: Ada has seat 0, Bob seat 1, both have it open."""
    table = await ada.table("me", "open", **more)
    await bob.post(f"/api/tables/{table}/join")
    await ada.post(f"/api/tables/{table}/start")
    for player in (ada, bob):
        await player.connect()
        await player.open(table)
    return table


async def test_two_people_play_and_both_see_the_same(database: str) -> None:
    async with running(database) as server, people(server.url, "Ada", "Bob") as (ada, bob):
        table = await duel(ada, bob)
        await play_on({0: ada, 1: bob}, table, 30, random.Random(1))
        assert ada.now(table)["seq"] == bob.now(table)["seq"] == 31
        assert [entry["seq"] for entry in ada.tables[table]["entries"]] == list(range(1, 32))
        await ada.open(table)
        assert ada.view(table, 0) == ada.tables[table]["positions"][0]["view"]


async def test_a_table_that_goes_on_is_dated_anew_now_and_then(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its number follows every line; its place in the lists only where that is another, or after a while."""
    T = schema.tables.c  # noqa: N806
    async with running(database) as server, people(server.url, "Ada", "Bob") as (ada, bob):
        table = await duel(ada, bob)

        async def listed() -> Any:
            asked = select(T.seq, T.status, T.changed_at, T.to_move).where(T.id == table)
            return (await server.service.store.read(asked))[0]

        await play_on({0: ada, 1: bob}, table, 1, random.Random(1))
        first = await listed()
        await play_on({0: ada, 1: bob}, table, 12, random.Random(1))
        later = await listed()
        assert (later.seq, later.status) == (first.seq + 12, "running")
        assert later.changed_at - first.changed_at in (0, *range(appending.DATED_MS, appending.DATED_MS * 10))
        assert msgspec.json.decode(later.to_move) == ada.now(table)["to_move"]
        monkeypatch.setattr(appending, "DATED_MS", 0)
        await play_on({0: ada, 1: bob}, table, 1, random.Random(1))
        told = ada.tables[table]["entries"][-1]["at"]
        assert (await listed()).changed_at == told
        monkeypatch.undo()
        for player, seat in ((ada, 0), (bob, 1)):
            assert (await player.command("vote", table, seat, what="pause", yes=True))["type"] == "done"
        paused = await listed()
        await bob.wait_until(table, lambda now: now["status"] == "paused")
        assert (paused.seq, paused.status, paused.changed_at) == (
            first.seq + 15,
            "paused",
            bob.tables[table]["entries"][-1]["at"],
        )


async def test_a_whole_game_ends_with_result_seed_and_record(database: str) -> None:
    async with running(database) as server, people(server.url, "Ada", "Bob") as (ada, bob):
        table = await duel(ada, bob)
        told = ada.tables[table]["seed_hash"]
        await play_on({0: ada, 1: bob}, table, 5_000, random.Random(2))
        now = ada.now(table)
        assert now["status"] == "finished"
        assert now["result"]["winners"]
        assert now["seed"]
        dice = await bob.get(f"/api/tables/{table}/dice")
        assert dice["seed_hash"] == told
        assert dice["fits"]
        assert dice["replays"]
        record = await bob.get(f"/api/tables/{table}/record")
        assert record["digest"] == dice["digest"]
        assert record["secret"] == now["seed"]
        outcome = record["outcome"]
        assert outcome["result"]["scores"] == now["result"]["scores"]
        assert [each["player"] for each in outcome["players"]] == [1, 2]
        assert outcome["started"] <= outcome["ended"]
        assert len(outcome["moved"]) == len(record["moves"])
        assert outcome["moved"] == sorted(outcome["moved"])
        chart = await bob.get(f"/api/tables/{table}/scores")
        assert chart["scores"][-1] == now["result"]["scores"]


async def test_a_refusal_names_its_rule_and_changes_nothing(sqlite: str) -> None:
    async with running(sqlite) as server, people(server.url, "Ada", "Bob") as (ada, bob):
        table = await duel(ada, bob)
        seat = ada.now(table)["to_move"][0]
        player, other = (ada, bob) if seat == 0 else (bob, ada)
        action = player.legal(table, seat)[0]
        wrong = await other.act(table, 1 - seat, action)
        assert wrong["type"] == "refused"
        assert wrong["rule"].startswith("FP-")
        assert wrong["sentence"]
        malformed = await player.act(table, seat, {"do": "nonsense"})
        assert malformed["code"] == "bad_action"
        assert player.now(table)["seq"] == 1


async def test_the_same_command_twice_is_carried_out_once(database: str) -> None:
    async with running(database) as server, people(server.url, "Ada", "Bob") as (ada, bob):
        table = await duel(ada, bob)
        seat = ada.now(table)["to_move"][0]
        player = (ada, bob)[seat]
        action = player.legal(table, seat)[0]
        first = await player.act(table, seat, action, key="once")
        again = await player.act(table, seat, action, key="once")
        assert first["seq"] == again["seq"] == 2
        assert player.now(table)["seq"] == 2
        # Also when nobody remembers it but the store, and when the action would be refused by now.
        live = await server.service.hall.table(table)
        live._keys.clear()
        later = await player.act(table, seat, action, key="once")
        assert later["type"] == "done"
        assert later["seq"] == 2


async def test_a_client_resumes_from_the_last_number_it_saw(sqlite: str) -> None:
    async with running(sqlite) as server, people(server.url, "Ada", "Bob") as (ada, bob):
        table = await duel(ada, bob)
        await play_on({0: ada, 1: bob}, table, 6, random.Random(3))
        await ada.leave()
        seen = ada.now(table)["seq"]
        await ada.connect()
        resumed = await ada.open(table, since=seen - 2)
        assert [entry["seq"] for entry in resumed["entries"]] == [seen - 1, seen]
        await ada.say("seen", table=table, seq=seen)
        assert (await ada.open(table))["seen"] == seen


async def test_undo_goes_back_to_the_last_reveal_and_stays_in_the_log(sqlite: str) -> None:
    async with running(sqlite) as server, people(server.url, "Ada", "Bob") as (ada, bob):
        table = await duel(ada, bob)
        rng = random.Random(4)
        players = {0: ada, 1: bob}
        undone = 0
        while undone < 3:
            await play_on(players, table, 1, rng)
            now = ada.now(table)
            last = ada.tables[table]["entries"][-1]
            player = players[last["seat"]]
            offer = next(offer for offer in player.now(table)["undo"] if offer["seat"] == last["seat"])
            if offer["to"] is None:
                answer = await player.command("undo", table, last["seat"])
                assert answer["code"] == "no_undo"
                assert answer["params"]["reason"] == offer["reason"] == "reveal"
                continue
            before = list(ada.tables[table]["entries"])
            answer = await player.command("undo", table, last["seat"])
            assert answer["type"] == "done"
            for each in (ada, bob):
                await each.wait_until(table, lambda now, seq=answer["seq"]: now["seq"] >= seq)
            assert ada.now(table)["seq"] == now["seq"] + 1
            fresh = await ada.open(table)
            assert len(fresh["entries"]) == len(before) + 1
            assert fresh["entries"][-2]["undone"]
            undone += 1


async def test_further_back_only_with_the_others_consent(sqlite: str) -> None:
    async with running(sqlite) as server, people(server.url, "Ada", "Bob") as (ada, bob):
        table = await duel(ada, bob)
        start = ada.view(table, 0)
        await play_on({0: ada, 1: bob}, table, 12, random.Random(5))
        refused = await ada.command("undo", table, 0, to=1)
        assert refused["code"] == "no_undo"
        asked = await ada.command("undo", table, 0, to=1, ask=True)
        assert asked["type"] == "done"
        now = await bob.wait_until(table, lambda now: now["ask"] is not None)
        assert now["ask"]["waiting"] == [1]
        alone = await ada.command("answer_undo", table, 0, ask=asked["seq"], yes=True)
        assert alone["code"] == "no_ask"
        agreed = await bob.command("answer_undo", table, 1, ask=asked["seq"], yes=True)
        assert agreed["type"] == "done"
        await ada.wait_until(table, lambda now: now["seq"] >= agreed["seq"])
        assert ada.view(table, 0) == start
        assert ada.now(table)["ask"] is None


async def test_an_absent_person_is_asked_too_before_their_moves_are_taken_back(sqlite: str) -> None:
    async with running(sqlite) as server, people(server.url, "Ada", "Bob") as (ada, bob):
        table = await duel(ada, bob)
        await play_on({0: ada, 1: bob}, table, 12, random.Random(5))
        await bob.leave()
        live = await server.service.hall.table(table)
        away: Any = {"keeper": "caretaker", "why": "absent"}
        await live.submit(lambda _play, at: LogEntry("seat", at, seat=1, data=away), "away")
        await ada.wait_until(table, lambda now: now["seats"][1]["keeper"] == "caretaker")
        refused = await ada.command("undo", table, 0, to=1)
        assert (refused["type"], refused["code"]) == ("refused", "no_undo")
        asked = await ada.command("undo", table, 0, to=1, ask=True)
        now = await ada.wait_until(table, lambda now: now["ask"] is not None)
        assert now["ask"]["waiting"] == [1], "nobody answers for Bob, and nothing is taken back without him"
        thawed = thaw(live.charter, freeze(live.play))  # type: ignore[arg-type]
        assert thawed is not None
        assert thawed.ask is not None
        assert thawed.ask.waiting(thawed) == [1]
        await bob.connect()
        await bob.open(table)
        agreed = await bob.command("answer_undo", table, 1, ask=asked["seq"], yes=True)
        assert agreed["type"] == "done"
        await ada.wait_until(table, lambda now: now["seq"] >= agreed["seq"])
        assert [entry["undone"] for entry in (await ada.open(table))["entries"] if entry["kind"] == "move"] == [
            True
        ] * 12


async def test_pause_continue_and_abandon_by_vote(sqlite: str) -> None:
    async with running(sqlite) as server, people(server.url, "Ada", "Bob") as (ada, bob):
        table = await duel(ada, bob)
        await ada.command("vote", table, 0, what="pause", yes=True)
        assert ada.now(table)["status"] == "running"
        await bob.wait_until(table, lambda now: now["poll"] is not None)
        await bob.command("vote", table, 1, what="pause", yes=True)
        await ada.wait_until(table, lambda now: now["status"] == "paused")
        seat = ada.now(table)["to_move"][0]
        acting = await (ada, bob)[seat].act(table, seat, {"do": "pass"})
        assert acting["code"] in ("paused", "bad_action")
        await ada.command("vote", table, 0, what="continue", yes=True)
        await bob.command("vote", table, 1, what="continue", yes=False)
        assert bob.now(table)["status"] == "paused"
        await bob.command("vote", table, 1, what="abandon", yes=True)
        await ada.command("vote", table, 0, what="abandon", yes=True)
        await bob.wait_until(table, lambda now: now["status"] == "abandoned")
        assert bob.now(table)["seed"]


async def test_resigning_ends_a_duel(sqlite: str) -> None:
    async with running(sqlite) as server, people(server.url, "Ada", "Bob") as (ada, bob):
        table = await duel(ada, bob)
        await ada.command("resign", table, 0)
        now = await bob.wait_until(table, lambda now: now["status"] == "finished")
        assert now["result"]["winners"] == [1]
        assert now["result"]["reason"] == "resigned"


async def test_spectators_get_the_public_view_and_cannot_act(sqlite: str) -> None:
    async with running(sqlite) as server, people(server.url, "Ada", "Bob", "Eve") as (ada, bob, eve):
        table = await duel(ada, bob)
        await eve.connect()
        seen = await eve.open(table)
        assert seen["you"] == []
        assert [position["seat"] for position in seen["positions"]] == [None]
        assert seen["positions"][0]["legal"] == []
        assert seen["invite"] is None
        answer = await eve.act(table, ada.now(table)["to_move"][0], {"do": "pass"})
        assert answer["code"] == "not_your_seat"
        presence = await ada.hear("presence")
        while presence["watchers"] != 1:
            presence = await ada.hear("presence")
        assert presence["connected"] == [0, 1]


async def test_a_beat_is_answered_and_tells_who_is_away(sqlite: str) -> None:
    async with running(sqlite) as server, people(server.url, "Ada", "Bob") as (ada, bob):
        await duel(ada, bob)
        await bob.say("beat", n=7, awake=False)
        assert (await bob.hear("echo"))["n"] == 7
        presence = await ada.hear("presence")
        while presence["away"] != [1]:
            presence = await ada.hear("presence")
        assert presence["connected"] == [0, 1]
        await bob.say("beat", n=8)
        while presence["away"]:
            presence = await ada.hear("presence")


async def test_who_is_awake_at_one_of_two_screens_is_not_away(sqlite: str) -> None:
    async with running(sqlite) as server, people(server.url, "Ada", "Bob") as (ada, bob):
        table = await duel(ada, bob)
        (screen,) = server.service.sockets.of(bob.me["id"])
        first = bob.socket
        await bob.connect()
        await bob.open(table)
        screen.awake = False
        live = await server.service.hall.table(table)
        assert live.presence().away == []
        for each in server.service.sockets.of(bob.me["id"]):
            each.awake = False
        assert live.presence().away == [1]
        if first is not None:
            await first.close()


async def test_preview_tells_the_outcome_without_acting(sqlite: str) -> None:
    async with running(sqlite) as server, people(server.url, "Ada", "Bob") as (ada, bob):
        table = await duel(ada, bob)
        rng = random.Random(6)
        compared = 0
        while compared < 5:
            seat = ada.now(table)["to_move"][0]
            player = (ada, bob)[seat]
            action = rng.choice(player.legal(table, seat))
            foreseen = await player.command("preview", table, seat, action=action)
            assert foreseen["type"] == "previewed"
            done = await player.act(table, seat, action)
            for each in (ada, bob):
                await each.wait_until(table, lambda now, seq=done["seq"]: now["seq"] >= seq)
            if foreseen["certain"]:
                assert player.tables[table]["entries"][-1]["events"] == foreseen["events"]
                assert player.view(table, seat) == foreseen["position"]["view"]
                compared += 1


async def test_votes_and_undos_do_not_fill_the_log(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(Limits.RATES, "vote", Rate(0, 2))
    monkeypatch.setitem(Limits.RATES, "undo", Rate(0, 1))
    async with running(sqlite, rate_limits=True) as server, people(server.url, "Ada", "Bob") as (ada, bob):
        table = await duel(ada, bob)
        first = await ada.command("vote", table, 0, what="abandon", yes=True, key="first")
        await ada.command("vote", table, 0, what="abandon", yes=False)
        assert (await ada.command("vote", table, 0, what="abandon", yes=True))["code"] == "too_fast"
        assert await ada.command("vote", table, 0, what="abandon", yes=True, key="first") == first
        assert (await bob.command("vote", table, 1, what="pause", yes=True))["type"] == "done", "each has their own"
        await bob.command("vote", table, 1, what="pause", yes=False)
        alone = await ada.table("me", "me", start=True)
        await ada.open(alone)
        for code in (None, "too_fast"):
            seat = ada.now(alone)["to_move"][0]
            done = await ada.act(alone, seat, ada.legal(alone, seat)[0])
            await ada.wait_until(alone, lambda now, seq=done["seq"]: now["seq"] >= seq)
            assert (await ada.command("undo", alone, seat)).get("code") == code


async def test_muting_somebody_leaves_the_other_settings_alone(sqlite: str) -> None:
    async with running(sqlite) as server, people(server.url, "Ada", "Bob") as (ada, bob):
        table = await duel(ada, bob)
        server.service.people.forget(ada.me["id"])  # as after a few seconds
        changed = await ada.http.put("/api/me/settings", json={"language": "fr", "theme": "night"})
        assert changed.status_code == 200
        await ada.say("mute", table=table, person=bob.me["id"], muted=True)
        assert (await ada.open(table))["muted"] == [bob.me["id"]]
        settings = (await ada.get("/api/me"))["settings"]
        assert (settings["language"], settings["theme"], settings["muted"]) == ("fr", "night", [bob.me["id"]])


async def test_chat_is_heard_by_all_but_those_who_mute(sqlite: str) -> None:
    async with running(sqlite) as server, people(server.url, "Ada", "Bob") as (ada, bob):
        table = await duel(ada, bob)
        await ada.say("say", table=table, text="  <b>hello</b>  there ", key="1")
        line = (await bob.hear("chat"))["line"]
        assert line["text"] == "<b>hello</b> there"
        assert line["person"]["name"] == "Ada"
        await ada.say("say", table=table, text="twice?", key="1")
        assert (await ada.hear("done", key="1"))["seq"] == line["id"]
        await bob.say("mute", table=table, person=ada.me["id"], muted=True)
        assert (await bob.open(table))["chat"] == []
        assert [line["text"] for line in (await ada.open(table))["chat"]] == ["<b>hello</b> there"]


async def test_what_is_said_while_somebody_opens_the_table_is_shown_to_them(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between the reading of the chat and the following: the moment at which they ask how far they have looked."""
    async with running(sqlite) as server, people(server.url, "Ada", "Bob") as (ada, bob):
        table = await duel(ada, bob)
        visits = server.service.visits
        seen = visits.seen

        async def meanwhile(table: str, person: str) -> int:
            await ada.say("say", table=table, text="just now", key="1")
            await ada.hear("done", key="1")
            return await seen(table, person)

        await ada.say("say", table=table, text="before", key="0")
        await ada.hear("done", key="0")
        await bob.hang_up()
        await bob.connect()
        monkeypatch.setattr(visits, "seen", meanwhile)
        assert [line["text"] for line in (await bob.open(table))["chat"]] == ["before", "just now"]
        await ada.say("say", table=table, text="after", key="2")
        assert (await bob.hear("chat"))["line"]["text"] == "after"


async def test_hot_seat_one_person_two_seats(sqlite: str) -> None:
    async with running(sqlite) as server, people(server.url, "Ada") as (ada,):
        table = await ada.table("me", "me", start=True)
        await ada.connect()
        opened = await ada.open(table)
        assert opened["you"] == [0, 1]
        await play_on({0: ada, 1: ada}, table, 20, random.Random(7))
        assert ada.now(table)["seq"] == 21


async def test_bots_play_by_themselves(sqlite: str) -> None:
    async with running(sqlite) as server, people(server.url, "Ada") as (ada,):
        table = await ada.table("me", "random", start=True)
        await ada.connect()
        await ada.open(table)
        rng = random.Random(8)
        for _ in range(10):
            now = await ada.wait_until(table, lambda now: 0 in now["to_move"] or now["status"] != "running")
            if now["status"] != "running":
                break
            await ada.act(table, 0, rng.choice(ada.legal(table, 0)))
        assert any(entry["by"] == "bot" for entry in ada.tables[table]["entries"])


async def test_a_table_goes_on_from_its_log_after_a_restart(database: str) -> None:
    async with running(database) as server, people(server.url, "Ada", "Bob") as (ada, bob):
        table = await duel(ada, bob)
        await play_on({0: ada, 1: bob}, table, 120, random.Random(9))
        before, seq = ada.view(table, 0), ada.now(table)["seq"]
        cookies = ada.http.cookies
    async with running(database) as server:
        again = Player(server.url, "Ada")
        again.http.cookies = cookies
        await again.connect()
        opened = await again.open(table)
        assert opened["now"]["seq"] == seq
        assert again.view(table, 0) == before
        assert opened["you"] == [0]
        await again.close()


async def test_a_command_is_answered_alike_before_and_after_a_restart(database: str) -> None:
    """An undo that was carried out is no longer possible, and all the same its answer is `done`."""
    async with running(database) as server, people(server.url, "Ada", "Bob") as (ada, bob):
        table = await duel(ada, bob)
        players, rng = {0: ada, 1: bob}, random.Random(4)
        seat = 0
        offer: dict[str, Any] = {"to": None}
        while offer["to"] is None:
            await play_on(players, table, 1, rng)
            seat = ada.tables[table]["entries"][-1]["seat"]
            offer = next(offer for offer in players[seat].now(table)["undo"] if offer["seat"] == seat)
        done = await players[seat].command("undo", table, seat, to=offer["turn_to"], key="once")
        assert done["type"] == "done"
        cookies = players[seat].http.cookies
    async with running(database) as server:
        again = Player(server.url)
        again.http.cookies = cookies
        await again.connect()
        await again.open(table)
        for _ in range(2):
            assert await again.command("undo", table, seat, key="once") == done
        await again.close()


async def test_a_table_that_somebody_is_about_to_open_is_not_put_away(sqlite: str) -> None:
    async with running(sqlite) as server, people(server.url, "Ada", "Bob") as (ada, bob):
        hall = server.service.hall
        table = await ada.table("me", "open")
        await bob.post(f"/api/tables/{table}/join")
        await ada.post(f"/api/tables/{table}/start")
        idle = await hall.table(table)
        idle.used_at = 0
        assert await hall.table(table) is idle
        hall._put_idle_away()
        assert hall.live(table) is idle
        # Even if it is: whoever opened it follows the one that is there.
        entries, archive = hall.archive.entries, hall.archive

        async def entries_at_last(
            table: str, after: int = 0, upto: int | None = None, last: int | None = None
        ) -> list[LogEntry]:
            found = await entries(table, after, upto, last)
            idle.used_at = 0
            hall._put_idle_away()
            return found

        archive.entries = entries_at_last  # type: ignore[method-assign]
        await ada.connect()
        await ada.open(table)
        archive.entries = entries  # type: ignore[method-assign]
        assert hall.live(table) is not idle
        await bob.connect()
        await bob.open(table)
        await play_on({0: ada, 1: bob}, table, 3, random.Random(4))
        assert ada.now(table)["seq"] == bob.now(table)["seq"] == 4


async def test_a_table_at_rest_keeps_one_position_and_undo_works_all_the_same(sqlite: str) -> None:
    async with running(sqlite) as server, people(server.url, "Ada") as (ada,):
        table = await ada.table("me", "me", start=True)
        await ada.connect()
        await ada.open(table)
        start = ada.view(table, 0)
        await play_on({0: ada, 1: ada}, table, 70, random.Random(5))
        live = await server.service.hall.table(table)
        assert live.play is not None
        assert sum(step.before is not None for step in live.play.line) <= 2
        live.used_at = 0
        while server.service.hall._stewards[table].busy:
            await asyncio.sleep(0.01)
        live.used_at = 0
        server.service.hall._put_idle_away()
        assert server.service.hall.live(table) is live, "somebody looks at it"
        assert live._frozen is not None, "as small as it gets"
        assert live.seq == ada.now(table)["seq"]
        assert all(step.before is None for step in live.play.line)
        back = await ada.command("undo", table, 0, to=1)
        assert back["type"] == "done"
        await ada.wait_until(table, lambda now: now["seq"] >= back["seq"])
        assert ada.view(table, 0) == start


async def test_a_private_replay_is_opened_by_who_was_there_and_stays_open(sqlite: str) -> None:
    async with running(sqlite) as server, people(server.url, "Ada", "Eve") as (ada, eve):
        table = await ada.table("me", "me", start=True, public=False)
        await ada.connect()
        await ada.open(table)
        share, replay = f"/api/tables/{table}/share", f"/api/tables/{table}/replay"
        assert await ada.refused("POST", share) == (403, "not_over")
        await ada.command("resign", table, 0)
        await ada.wait_until(table, lambda now: now["status"] == "finished")
        assert (await eve.refused("POST", share))[1] == "no_table"
        assert (await eve.refused("GET", replay))[1] == "no_table"
        assert (await ada.post(share))["table"]["shared"] is True
        assert (await eve.get(replay))["table"]["shared"] is True
        assert (await eve.refused("POST", share))[1] == "not_your_seat"
        row = await server.service.hall.archive.row(table)
        assert row is not None
        assert row.shared_by == ada.me["id"]
        await ada.post(share)
        again = await server.service.hall.archive.row(table)
        assert again is not None
        assert again.shared_at == row.shared_at
