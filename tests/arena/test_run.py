"""A run: the same bytes whoever plays it, stopped and gone on with, on processes and on Ray."""

from __future__ import annotations

import filecmp
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from types import ModuleType

import pyarrow as pa
import pytest
from pyarrow import parquet

import farport
from farport.arena import Plan, Run, play_run
from farport.arena.chunks import read
from farport.arena.sitting import play_sitting
from farport.arena.workers import Chunk, here, on_ray, processes
from farport.kernel import FarportError, Plain
from tests.server.databases import free_port
from tests.toys import Hourglass, Toy, ToyGame

PLANET = farport.game("forgotten-planet")
RAY_TRIES = 3  # Ray gives its daemon 30 s to start, which a busy machine may need longer
RAY_S = 600


def plan(games: int = 24) -> Plan:
    return Plan(PLANET, 2, ["random", "greedy"], games, options={"max_rounds": 6})


def same(one: Path, other: Path) -> bool:
    names = sorted([str(path.relative_to(one)) for path in one.rglob("*") if path.is_file()])
    assert names == sorted([str(path.relative_to(other)) for path in other.rglob("*") if path.is_file()])
    return filecmp.cmpfiles(one, other, names, shallow=False)[0] == names


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A run that one process played from the first game to the last."""
    folder = tmp_path_factory.mktemp("runs") / "alone"
    play_run(Run.begin(folder, plan()), here)
    return folder


def test_a_row_for_every_seat_with_what_reports_need(alone: Path) -> None:
    rows = Run.open(alone).seats
    assert len(rows) == 48
    first = rows[0]
    assert (first["bot"], first["seat"], first["seed"], first["broken"]) == ("random", 0, 1, "")
    assert ("scenario", "duel") in list(first["facets"])
    assert all(row["win"] in (0.0, 0.5, 1.0) for row in rows)
    for row in rows:
        sources = dict(row["sources"])
        assert sum(sources.values()) == row["score"]
        course = dict(row["course"])
        assert all(len(points) == 21 for points in course.values())
        assert {source: points[-1] for source, points in course.items()} == sources
    assert read(alone / "results.parquet") == rows


def test_two_processes_write_the_same_bytes(alone: Path, tmp_path: Path) -> None:
    done: list[int] = []
    play_run(Run.begin(tmp_path / "two", plan()), processes(2), done.append)
    assert sum(done) == 24
    assert same(alone, tmp_path / "two")


def test_a_run_that_was_stopped_goes_on_where_it_was(alone: Path, tmp_path: Path) -> None:
    played: list[int] = []

    def tired(data: Plain, numbers: Sequence[int]) -> Iterator[Chunk]:
        for number, rows in here(data, numbers[-1:]):
            played.append(number)
            yield number, rows
        raise KeyboardInterrupt

    def counted(data: Plain, numbers: Sequence[int]) -> Iterator[Chunk]:
        played.extend(numbers)
        yield from here(data, numbers)

    run = Run.begin(tmp_path / "run", plan())
    with pytest.raises(KeyboardInterrupt):
        play_run(run, tired)
    assert len(run.missing) == plan().chunks - 1
    assert not (run.folder / "results.parquet").exists()
    play_run(Run.begin(tmp_path / "run", plan()), counted)
    assert sorted(played) == list(range(plan().chunks))
    assert same(alone, tmp_path / "run")


def test_a_ray_cluster_writes_the_same_bytes(alone: Path, tmp_path: Path) -> None:
    arguments = ["--bots", "random,greedy", "--games", "24", "--option", "max_rounds=6", "--ray", "local"]
    command = [sys.executable, "-m", "farport", "arena", "forgotten-planet", *arguments, "--out", str(tmp_path / "ray")]
    tries = 1
    answer = subprocess.run(command, capture_output=True, text=True, check=False, timeout=RAY_S)
    while "timed out during startup" in answer.stderr and tries < RAY_TRIES:
        tries += 1
        answer = subprocess.run(command, capture_output=True, text=True, check=False, timeout=RAY_S)
    assert answer.returncode == 0, answer.stderr
    assert same(alone, tmp_path / "ray")


def test_without_ray_there_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(FarportError, match=r"Ray is not installed; .*farport\[ray\]"):
        on_ray("auto")


def test_where_no_cluster_listens_nobody_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", ModuleType("ray"))
    address = f"127.0.0.1:{free_port()}"
    with pytest.raises(FarportError, match=f"Ray: nothing answers at {address}: "):
        list(on_ray(address)({}, [0]))


def test_without_pyarrow_and_openskill_there_is_a_sentence(alone: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    with pytest.raises(FarportError, match=r"openskill is not installed; .*farport\[arena\]"):
        Run.open(alone).finish()
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(FarportError, match=r"pyarrow is not installed; .*farport\[arena\]"):
        list(Run.open(alone).rows())


def test_a_folder_with_another_run_is_left_alone(alone: Path, tmp_path: Path) -> None:
    with pytest.raises(FarportError, match="another run is in this folder"):
        Run.begin(alone, plan(30))
    with pytest.raises(FarportError, match="this is not a run"):
        Run.open(tmp_path)
    (tmp_path / "run.json").write_text("{")
    with pytest.raises(FarportError, match="not valid JSON"):
        Run.open(tmp_path)


def test_a_damaged_chunk_is_named(tmp_path: Path) -> None:
    run = Run.begin(tmp_path / "run", plan(2))
    play_run(run, here)
    run.chunk(0).write_bytes(b"PAR1 but not really")
    with pytest.raises(FarportError, match=r"000000.parquet: this is not a chunk of a run, or it is damaged"):
        list(Run.open(run.folder).rows())


DAMAGE: dict[str, Callable[[Path], object]] = {
    "empty": lambda chunk: chunk.write_bytes(b""),
    "cut off": lambda chunk: chunk.write_bytes(chunk.read_bytes()[:-100]),
    "no parquet": lambda chunk: chunk.write_bytes(b"PAR1 but not really"),
    "of something else": lambda chunk: parquet.write_table(pa.table({"number": [1, 2]}), chunk),
    "of other games": lambda chunk: chunk.write_bytes(chunk.with_name("000001.parquet").read_bytes()),
    "gone, with its folder": lambda chunk: shutil.rmtree(chunk.parent),
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_damaged_chunk_is_played_again(damage: str, alone: Path, tmp_path: Path) -> None:
    run = Run(shutil.copytree(alone, tmp_path / "run"), plan())
    DAMAGE[damage](run.chunk(0))
    assert run.missing[:1] == [0]
    play_run(Run.begin(run.folder, plan()), here)
    assert same(alone, run.folder)


def test_a_report_does_not_count_a_chunk_of_something_else(alone: Path, tmp_path: Path) -> None:
    run = Run(shutil.copytree(alone, tmp_path / "run"), plan())
    DAMAGE["of something else"](run.chunk(1))
    with pytest.raises(FarportError, match=r"000001.parquet: .*; the farport arena command of this run plays it again"):
        list(run.rows())


def test_a_run_that_cannot_be_written_says_where(tmp_path: Path) -> None:
    run = Run.begin(tmp_path / "run", plan(2))
    run.chunk(0).mkdir()
    with pytest.raises(FarportError, match=r"000000.parquet: cannot be written \("):
        play_run(run, here)
    run.chunk(0).rmdir()
    (run.folder / "ratings.json").mkdir()
    with pytest.raises(FarportError, match=r"ratings.json: cannot be written \("):
        play_run(run, here)
    (tmp_path / "file").touch()
    with pytest.raises(FarportError, match=r"file: cannot be written \("):
        Run.begin(tmp_path / "file", plan(2))


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"\xff\xfe{", "run.json: not UTF-8 text"),
        (b"[" * 100_000, "run.json: not valid JSON"),
        (b'{"farport": 9}', "run: run.json: this version reads format 2"),
        (b"[]", "run: run.json: a table is expected"),
    ],
)
def test_a_damaged_plan_is_refused(content: bytes, sentence: str, tmp_path: Path) -> None:
    (tmp_path / "run").mkdir()
    (tmp_path / "run" / "run.json").write_bytes(content)
    with pytest.raises(FarportError, match=sentence) as caught:
        Run.open(tmp_path / "run")
    assert ("JSON" in str(caught.value)) == ("JSON" in sentence)


def test_a_game_that_breaks_is_written_down_and_does_not_count() -> None:
    broken = Plan(ToyGame(), 2, ["random"], 1)
    broken.game = ToyGame(Stuck)
    rows = play_sitting(broken, broken.sitting(0))
    assert [row["win"] for row in rows] == [None, None]
    assert "no legal action" in str(rows[0]["broken"])


def test_a_set_up_in_which_all_do_the_same_is_no_opening() -> None:
    plan = Plan(farport.game("space-paper"), 2, ["greedy", "random"], 1, options={"preset": "quick"})
    for row in play_sitting(plan, next(iter(plan.chunk(0)))):
        done = str(row["opening"]).split(" → ")
        assert len(done) == 3
        assert not [kind for kind in done if kind in ("choose_race", "choose_leader", "choose_event", "choose_home")]


def test_a_timed_game_is_measured_on_its_own_clock() -> None:
    timed = Plan(ToyGame(Hourglass), 1, ["random"], 1)
    timed.game.facts.timed = True
    (row,) = play_sitting(timed, timed.sitting(0))
    assert row["milliseconds"] == 1000
    assert row["broken"] == ""


class Stuck(Toy):
    def kinds(self, seat: int) -> tuple[()]:
        return ()
