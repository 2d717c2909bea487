"""Runs of the studio: played beside the tables, watched, stopped, gone on with after a restart, fair among people."""

from __future__ import annotations

import asyncio
import csv
import io
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from types import SimpleNamespace
from typing import Any

import pytest
import ray
from pyarrow import parquet

import farport
from farport.arena.plan import CHUNK, Plan
from farport.arena.sitting import TOO_LONG
from farport.server import serve
from farport.server.config import Config
from farport.server.errors import ConfigError
from farport.server.studio import playing
from farport.server.studio.pace import Paces
from farport.server.studio.studying import hung
from farport.server.thinking import cluster
from farport.server.thinking.job import DECODE_JOB, DECODE_THOUGHT, ENCODE, Stretch, Stretched
from farport.server.thinking.minds import Minds
from farport.server.thinking.worker import answer
from tests.server.harness import PATIENCE_S, Player, people, running

pytestmark = pytest.mark.anyio
DEAR: dict[str, Any] = {"scoring": {"special_mine_tile": 9}}
SHORT: dict[str, Any] = {"game": "forgotten-planet", "seats": 2, "bots": ["random"], "options": {"max_rounds": 2}}


async def start(player: Player, **more: Any) -> str:
    return str((await player.post("/api/studio/runs", **{**SHORT, "games": 40, **more}))["id"])


async def until(player: Player, id: str, ready: Any) -> dict[str, Any]:
    """The run, as soon as it is as wanted."""
    async with asyncio.timeout(PATIENCE_S):
        while True:
            run: dict[str, Any] = await player.get(f"/api/studio/runs/{id}")
            if ready(run):
                return run
            await asyncio.sleep(0.05)


def ended(run: dict[str, Any]) -> bool:
    return run["status"] not in ("waiting", "running")


async def test_a_run_answers_in_sentences_and_gives_its_data(sqlite: str) -> None:
    async with running(sqlite) as server, people(server.url, "Ada", "Bob") as (ada, bob):
        made = await ada.post("/api/creations", game="forgotten-planet", name="Dear mines", data=DEAR)
        id = await start(ada, creation=made["id"], name="Mines")
        run = await until(ada, id, ended)
        assert (run["status"], run["done"], run["mine"], run["problem"]) == ("done", 40, True, None)
        found = run["answer"]
        assert [side["games"] for side in found["runs"]] == [20, 20]
        assert [change["key"] for change in found["changes"]] == ["scoring.special_mine_tile"]
        assert found["sentences"]

        seen = await bob.get(f"/api/studio/runs/{id}")
        assert (seen["mine"], seen["answer"]) == (False, found)
        assert (await bob.get("/api/studio/runs"))["runs"] == []
        assert [each["id"] for each in (await bob.get("/api/studio/runs", creation=made["id"]))["runs"]] == [id]
        assert [each["answer"] for each in (await ada.get("/api/studio/runs"))["runs"]] == [None]

        text = (await bob.http.get(f"/api/studio/runs/{id}/data")).text
        rows = list(csv.DictReader(io.StringIO(text)))
        assert (len(rows), {row["part"] for row in rows}) == (80, {"printed", "yours"})
        table = parquet.read_table(
            io.BytesIO((await bob.http.get(f"/api/studio/runs/{id}/data?format=parquet")).content)
        )
        assert table.column("seed").to_pylist() == [int(row["seed"]) for row in rows]

        assert await bob.refused("DELETE", f"/api/studio/runs/{id}") == (404, "not_found")
        assert (await ada.http.delete(f"/api/studio/runs/{id}")).status_code == 200
        assert await ada.refused("GET", f"/api/studio/runs/{id}") == (404, "not_found")


async def test_a_run_survives_a_restart_and_keeps_what_was_played(sqlite: str) -> None:
    async with running(sqlite) as server, people(server.url, "Ada") as (ada,):
        id = await start(ada, games=2000)
        before = await until(ada, id, lambda run: run["done"] >= 20)
        assert before["status"] == "running"
        early = (await ada.http.get(f"/api/studio/runs/{id}/data")).text.splitlines()
        cookies = ada.http.cookies
    async with running(sqlite) as server, people(server.url, "Eve") as (eve,):
        after = await until(eve, id, lambda run: run["done"] >= before["done"] + 20)
        assert after["status"] == "running"
        late = (await eve.http.get(f"/api/studio/runs/{id}/data")).text.splitlines()
        assert late[: len(early)] == early
        eve.http.cookies = cookies
        stopped = await eve.post(f"/api/studio/runs/{id}/stop")
        assert stopped["status"] == "stopped"
        rests = await until(eve, id, lambda run: run["answer"] is not None)
        assert rests["answer"]["runs"][0]["games"] <= rests["done"]


async def test_nobody_has_more_than_their_part(sqlite: str) -> None:
    async with running(sqlite) as server, people(server.url, "Ada", "Bob") as (ada, bob):
        asked = [ada.http.post("/api/studio/runs", json={**SHORT, "games": 2000}) for _ in range(8)]
        answers = await asyncio.gather(*asked)  # all at once: none of them sees the others before it is kept
        mine = [answer.json()["id"] for answer in answers if answer.status_code == 200]
        assert len(mine) <= 3
        for id in mine:
            await ada.post(f"/api/studio/runs/{id}/stop")
        mine = [await start(ada, games=2000) for _ in range(3)]
        assert await ada.refused("POST", "/api/studio/runs", {**SHORT, "games": 40}) == (409, "limit")
        other = await start(bob)
        assert (await until(bob, other, ended))["status"] == "done"  # while the first of Ada's is played
        seen = [await ada.get(f"/api/studio/runs/{id}") for id in mine]
        assert sorted([run["status"] for run in seen]) == ["running", "waiting", "waiting"]
        last = seen[2]
        assert last["waiting"] == len([run for run in seen[:2] if run["status"] == "waiting"])
        assert last["behind"] == {"id": mine[0], "name": "Run"}
        assert (await bob.get(f"/api/studio/runs/{mine[2]}"))["behind"] is None  # what Ada does is Ada's to know
        for id in mine:
            assert (await ada.post(f"/api/studio/runs/{id}/stop"))["status"] == "stopped"
        assert (await ada.post(f"/api/studio/runs/{mine[0]}/stop"))["status"] == "stopped"
        assert await bob.refused("POST", f"/api/studio/runs/{mine[0]}/stop") == (404, "not_found")


SEARCH: dict[str, Any] = {
    **{key: value for key, value in SHORT.items() if key != "bots"},
    "bot": "random",
    "numbers": [{"key": "scoring.special_mine_tile", "low": 1, "high": 5, "step": 2}],
    "wants": [{"what": "winner-score", "low": 30}, {"what": "minutes", "high": 60, "must": False}],
    "pace": 10,
    "games": 120,
    "playoff": 40,
}


async def test_a_search_goes_on_after_a_restart_and_comes_to_the_same(sqlite: str) -> None:
    async with running(sqlite) as server, people(server.url, "Ada") as (ada,):
        id = (await ada.post("/api/studio/tunings", **SEARCH))["id"]
        before = await until(ada, id, lambda run: run["answer"] is not None)
        assert (before["kind"], before["answer"]["recommended"]) == ("tune", None)
    async with running(sqlite) as server, people(server.url, "Eve") as (eve,):
        again = await eve.post("/api/studio/tunings", **SEARCH)
        runs = [await until(eve, each, ended) for each in (id, again["id"])]
        first, second = runs
        assert (first["status"], first["problem"]) == ("done", None)
        assert first["answer"] == second["answer"]
        found = first["answer"]
        assert found["tried"][: len(before["answer"]["tried"])] == before["answer"]["tried"]
        assert found["phase"] == "done"
        assert {each["verdict"] for each in found["playoff"]} <= {"printed-misses", "misses", "noise", "recommended"}
        assert found["playoff"][0]["verdict"] == "printed-misses"
        assert first["done"] <= first["games"] == 120 + 5 * 40
        rows = (await eve.http.get(f"/api/studio/runs/{id}/data")).text.splitlines()
        assert len(rows) == 2 * first["done"] + 1


UNSEARCHABLE: list[tuple[dict[str, Any], str]] = [
    ({"numbers": [{"key": "scoring.luck", "low": 1, "high": 5}]}, "no such place"),
    ({"numbers": [{"key": "scoring.special_mine_tile", "low": 5, "high": 1}]}, "from a smaller number to a larger"),
    ({"wants": [{"what": "rounds"}]}, "a lower or an upper bound"),
    ({"pace": None}, "say how many seconds people take"),
    ({"wants": [{"what": "dead dance", "high": 0}]}, "has no action 'dance'"),
    ({"bot": "os:system"}, "bots: random, greedy"),
]
UNPLAYABLE: list[tuple[dict[str, Any], int, str]] = [
    ({"game": "chess"}, 404, "bad_game"),
    ({"seats": 9}, 422, "bad_option"),
    ({"bots": ["os:system"]}, 422, "bad_option"),
    ({"games": 5}, 400, "bad_message"),
    ({"data": {"no": {"such": 1}}}, 422, "bad_variant"),
    ({"creation": "nobody-made-this"}, 404, "not_found"),
    ({"choices": ["dance"]}, 422, "bad_option"),
    ({"options": {"luck": 1}}, 422, "bad_option"),
]


async def test_what_cannot_be_run_or_searched_is_refused(sqlite: str) -> None:
    async with running(sqlite) as server, people(server.url, "Ada") as (ada,):
        for wrong, sentence in UNSEARCHABLE:
            answer = await ada.http.post("/api/studio/tunings", json={**SEARCH, **wrong})
            assert answer.status_code == 422, wrong
            assert sentence in answer.text.replace("\\u0027", "'"), wrong
        for more, status, code in UNPLAYABLE:
            assert await ada.refused("POST", "/api/studio/runs", {**SHORT, "games": 40, **more}) == (status, code)
        assert (await ada.get("/api/studio/runs"))["runs"] == []


def test_a_process_plays_one_game_of_a_chunk_and_refuses_what_no_try_could_play() -> None:
    plan = Plan(farport.game("forgotten-planet"), 2, ["random"], 20, options={"max_rounds": 2})
    job = Stretch(id="j", plan=plan.data(), number=1, only=13)
    played = DECODE_THOUGHT(answer(ENCODE(job), Minds()))
    assert isinstance(played, Stretched)
    assert [row["number"] for row in played.rows] == [13, 13]
    refused = DECODE_THOUGHT(answer(ENCODE(Stretch(id="j", plan={}, number=0)), Minds()))
    assert isinstance(refused, Stretched)
    assert refused.refused
    assert isinstance(DECODE_JOB(ENCODE(job)), Stretch)


def test_a_game_that_had_to_be_killed_is_told_by_its_seed() -> None:
    plan = Plan(farport.game("forgotten-planet"), 2, ["random"], 20)
    whole = plan.sitting(3)
    rows = hung(whole.number, whole.round, whole.seed, whole.bots)
    assert [(row["seed"], row["seat"], row["win"], row["broken"]) for row in rows] == [
        (4, 0, None, TOO_LONG),
        (4, 1, None, TOO_LONG),
    ]


def test_a_game_that_takes_too_long_says_at_which_move(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "GAME_S", 0.0)
    plan = Plan(farport.game("forgotten-planet"), 2, ["random"], 20)
    first, *_ = playing.stretched(Stretch(id="j", plan=plan.data(), number=0, only=3)).rows
    assert (first["seed"], first["win"], first["broken"]) == (4, None, f"move 2: {TOO_LONG}")
    whole = playing.stretched(Stretch(id="j", plan=plan.data(), number=0)).rows
    assert not any(row["broken"] for row in whole)


async def test_minutes_come_from_people_at_finished_tables(sqlite: str) -> None:
    async with running(sqlite) as server, people(server.url, "Ada") as (ada,):
        paces = Paces(server.service.store)
        assert await paces.of("forgotten-planet") is None
        assert await ada.get("/api/studio/games/forgotten-planet/pace") == {"seconds": None, "tables": 0}
        assert await ada.refused("GET", "/api/studio/games/no-game/pace") == (404, "bad_game")
        await ada.connect()
        table = await ada.table("me", "random", start=True, options={"max_rounds": 1})
        await ada.open(table)
        async with asyncio.timeout(PATIENCE_S):
            while ada.now(table)["status"] == "running":
                legal = ada.legal(table, 0)
                if legal:
                    await ada.act(table, 0, legal[-1])
                else:
                    await ada.receive()
        found = await Paces(server.service.store).of("forgotten-planet")
        assert found is not None
        seconds, tables = found
        assert tables == 1
        assert seconds >= 0


CORES = 5  # more than are played between two answers on a small machine
GAMES = CORES * CHUNK


class Tasks:
    """What the server uses of Ray, without starting one: a task is a thread. `test_a_ray_cluster_writes_the_same_bytes`
    has a real one."""

    exceptions = ray.exceptions

    def __init__(self, *, away: bool = False) -> None:
        self.away = away
        self.came = 0
        self._threads = ThreadPoolExecutor(CORES)
        self._all_at_once = threading.Barrier(CORES)

    def is_initialized(self) -> bool:
        return self.came > 0

    def init(self, **_: Any) -> None:
        if self.away:
            raise ConnectionError("nobody answers")
        self.came += 1

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": float(CORES)}

    def remote(self, function: Callable[[bytes], bytes]) -> Any:
        def played(line: bytes) -> bytes:
            """The first games only when as many are asked for at once as there are cores."""
            if isinstance(DECODE_JOB(line), Stretch):
                self._all_at_once.wait(PATIENCE_S)
            return function(line)

        def submit(line: bytes) -> Any:
            future = self._threads.submit(played, line)
            return SimpleNamespace(future=lambda: future)

        return SimpleNamespace(remote=submit)

    def cancel(self, _task: Any, *, force: bool) -> None:
        assert force

    def shutdown(self) -> None:
        self._threads.shutdown()


@pytest.mark.parametrize("away", [False, True])
async def test_a_run_is_played_on_the_cluster_that_the_host_names(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, away: bool
) -> None:
    tasks = Tasks(away=away)
    monkeypatch.setattr(cluster, "needed", lambda: tasks)
    async with running(sqlite, run_ray="auto") as server, people(server.url, "Ada") as (ada,):
        assert (await ada.get("/api/me"))["ray_offered"]
        run = await until(ada, await start(ada, ray=True, games=GAMES), ended)
        assert run["wanted"]["ray"]
        if away:
            assert (run["status"], run["problem"]) == ("failed", "Ray: no cluster at auto: nobody answers")
        else:
            assert (run["status"], run["done"], tasks.came) == ("done", GAMES, 1)
            plain = await until(ada, await start(ada, games=GAMES), ended)
            assert plain["answer"]["sentences"] == run["answer"]["sentences"]


async def test_a_server_without_ray_does_not_start_with_a_cluster(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "find_spec", lambda _: None)
    with pytest.raises(ConfigError, match="run_ray: Ray is not installed"):
        serve.ready(Config(database=sqlite, run_ray="auto"))


async def test_a_cluster_that_nobody_named_is_refused(sqlite: str) -> None:
    async with running(sqlite) as server, people(server.url, "Ada") as (ada,):
        assert not (await ada.get("/api/me"))["ray_offered"]
        assert await ada.refused("POST", "/api/studio/runs", {**SHORT, "ray": True}) == (422, "bad_option")


async def test_runs_stand_side_by_side_for_who_has_their_links(sqlite: str) -> None:
    """The printed game once, and beside it what each of three runs changes; the same games are not counted twice."""
    async with running(sqlite) as server, people(server.url, "Ada", "Bob") as (ada, bob):
        dearer = {"scoring": {"special_mine_tile": 20}}
        ids = [await start(ada, name=name, data=data) for name, data in (("Dear", DEAR), ("Dearer", dearer))]
        ids.append(await start(ada, name="Again", data=DEAR))
        for id in ids:
            await until(ada, id, ended)
        found = await bob.get("/api/studio/beside", runs=",".join(ids))
        assert [run["name"] for run in found["runs"]] == ["Dear", "Dearer", "Again"]
        assert [side["name"] for side in found["answer"]["runs"]] == ["printed", "Dear", "Dearer"]
        assert {said["of"] for said in found["answer"]["sentences"]} == {"Dear", "Dearer"}
        assert await bob.get("/api/studio/beside", runs=",".join(ids)) == found

        three = await start(ada, seats=3, name="Three")
        await until(ada, three, ended)
        search = {"numbers": [{"key": "energy.basic", "low": 2, "high": 4}], "wants": [{"what": "seats", "high": 9}]}
        tuning = await ada.post(
            "/api/studio/tunings", game="forgotten-planet", seats=2, bot="random", games=60, **search
        )
        for wrong in (ids[:1], [*ids, three, "another"], [ids[0], three], [ids[0], tuning["id"]]):
            assert await bob.refused("GET", "/api/studio/beside", runs=",".join(wrong)) == (422, "bad_option")
        assert await bob.refused("GET", "/api/studio/beside", runs=f"{ids[0]},nobody") == (404, "not_found")
        await ada.post(f"/api/studio/runs/{tuning['id']}/stop")
