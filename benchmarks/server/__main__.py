"""make bench-server: Farport's server and boardgame.io under the same load, one after the other.

The load generator is a process of its own and everything stays on this machine. The figure that does not depend on what
else the machine is doing is moves per second of the server's CPU time; p50 and p99 are from sending a move to its
broadcast at the other client.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
PEER = HERE.parent / "boardgameio"
TICKS = os.sysconf("SC_CLK_TCK")
WORDS = ("name", "load")  # among the figures


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--warm-up", type=float, default=4)
    parser.add_argument("--rate", type=float, default=0.6, help="moves per second and table in the paced run")
    parser.add_argument(
        "--rounds", type=int, default=1, help="all contestants in turn, so many times: told are medians"
    )
    parser.add_argument("--timed", type=int, default=50, help="timed tables measured beside the load; 0: none")
    parser.add_argument("--postgres", default=os.environ.get("FARPORT_TEST_POSTGRES", ""), help="a server's URL")
    parser.add_argument(
        "--pure-game", action="store_true", help="the bench's game in Python, also where it is compiled"
    )
    parser.add_argument("--only", default="", help="only contestants whose name has this in it")
    parser.add_argument("--json", type=Path, help="write the figures there")
    asked = parser.parse_args()

    rounds: list[list[dict[str, Any]]] = []
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        all_of_them = [*contestants(Path(folder), asked, stack)]
        for _ in range(asked.rounds):
            rounds.append([])
            for name, server, load in all_of_them:
                if asked.only.lower() not in name.lower():
                    continue
                for rate in (0.0, asked.rate):
                    rounds[-1].append(measured(name, server, load, rate, asked))
                    show(rounds[-1][-1])
        found = rounds[0] if asked.rounds == 1 else medians(rounds)
        verdict(found)
        if asked.timed and asked.only.lower() in "timed events":
            from benchmarks.server import punctual

            found.append(punctual.run(Path(folder), asked.timed, asked.tables, asked.rate))
    if asked.json is not None:
        asked.json.write_text(json.dumps(found, indent=1))


Command = list[str]


def contestants(folder: Path, asked: argparse.Namespace, stack: ExitStack) -> Iterator[tuple[str, Any, Any]]:
    """Their names, how a server and a load are started. Databases last as long as `stack`."""
    yield "Farport, SQLite", farport(folder, f"sqlite:///{folder / 'bench.db'}", asked.pure_game), farport_load
    if asked.postgres:
        url = stack.enter_context(postgres_database(asked.postgres))
        yield "Farport, PostgreSQL", farport(folder, url, asked.pure_game), farport_load
    if shutil.which("npm") is None:
        print("npm is not installed: boardgame.io is not measured")
        return
    subprocess.run(["npm", "ci", "--silent", "--no-audit", "--no-fund"], cwd=PEER, check=True)
    for storage in ("memory", "files"):
        yield f"boardgame.io, {storage}", peer(folder, storage), peer_load


def farport(folder: Path, database: str, pure_game: bool = False) -> Any:
    """The command of a server whose installed games include the small one, compiled where `make compile` has."""
    games = folder / "games"
    info = games / "farport_bench-1.dist-info"
    if not info.exists():
        info.mkdir(parents=True)
        (info / "METADATA").write_text("Metadata-Version: 2.1\nName: farport-bench\nVersion: 1\n")
        (info / "entry_points.txt").write_text("[farport.games]\nnoughts = noughts:GAME\n")
        if pure_game or find_spec("noughts") is None:
            shutil.copy(HERE / "noughts.py", games / "noughts.py")
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([str(games), *filter(None, [os.environ.get("PYTHONPATH")])]),
        "FARPORT_RATE_LIMITS": "false",
        "FARPORT_LOG_LEVEL": "error",
    }

    def start(port: int) -> subprocess.Popen[str]:
        command = [sys.executable, "-m", "farport", "serve", "--port", str(port), "--database", database]
        return subprocess.Popen(command, env=environment, text=True)

    return start


def farport_load(port: int, asked: argparse.Namespace, rate: float) -> Command:
    url = f"http://127.0.0.1:{port}"
    numbers = [str(number) for number in (asked.tables, asked.warm_up, asked.seconds, rate)]
    return [sys.executable, "-m", "benchmarks.server.load", url, *numbers]


def peer(folder: Path, storage: str) -> Any:
    def start(port: int) -> subprocess.Popen[str]:
        store = tempfile.mkdtemp(dir=folder)
        environment = {**os.environ, "NODE_ENV": "production"}
        return subprocess.Popen(
            ["node", "server.cjs", str(port), storage, store],
            cwd=PEER,
            env=environment,
            text=True,
            stdout=subprocess.DEVNULL,
        )

    return start


def peer_load(port: int, asked: argparse.Namespace, rate: float) -> Command:
    numbers = [str(number) for number in (port, asked.tables, asked.warm_up, asked.seconds, rate)]
    return ["node", str(PEER / "load.cjs"), *numbers]


def measured(name: str, start: Any, load: Any, rate: float, asked: argparse.Namespace) -> dict[str, Any]:
    port = free_port()
    server = start(port)
    try:
        wait_for(port)
        with subprocess.Popen(load(port, asked, rate), stdout=subprocess.PIPE, text=True) as generator:
            assert generator.stdout is not None
            for line in generator.stdout:
                if line.strip() == "start":
                    break
            before = cpu_seconds(server.pid)
            figures: dict[str, Any] = json.loads(generator.stdout.readline())
            spent = cpu_seconds(server.pid) - before
    finally:
        server.send_signal(signal.SIGTERM)
        try:
            server.wait(20)
        except subprocess.TimeoutExpired:
            server.kill()
    figures.update(
        name=name,
        load="as fast as it goes" if rate == 0 else f"{rate:g} moves/s a table",
        moves_per_s=figures["moves"] / figures["seconds"],
        moves_per_cpu_s=figures["moves"] / spent,
    )
    return figures


def cpu_seconds(pid: int) -> float:
    """User and system time of the process, all its threads together."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def medians(rounds: list[list[dict[str, Any]]]) -> list[dict[str, Any]]:
    """Of each figure by itself, over the rounds, so that one bad moment of the machine decides none."""
    print(f"medians of {len(rounds)} rounds")
    found = []
    for same in zip(*rounds, strict=True):
        middle = {name: statistics.median(each[name] for each in same) for name in same[0] if name not in WORDS}
        found.append({**same[0], **middle, "rounds": list(same)})
        show(found[-1])
    return found


def show(figures: dict[str, Any]) -> None:
    print(
        f"{figures['name']:22} {figures['load']:22} {figures['moves_per_s']:8,.0f} moves/s"
        f" {figures['moves_per_cpu_s']:8,.0f} moves per CPU second"
        f"   p50 {figures['p50_ms']:7.1f} ms   p99 {figures['p99_ms']:7.1f} ms",
        flush=True,
    )


def verdict(found: list[dict[str, Any]]) -> None:
    """The ratios that the project promises."""
    for ours in found:
        for theirs in found:
            if (
                ours["name"].startswith("Farport")
                and theirs["name"].startswith("board")
                and ours["load"] == theirs["load"]
            ):
                speed = ours["moves_per_cpu_s"] / theirs["moves_per_cpu_s"]
                late = ours["p99_ms"] / theirs["p99_ms"]
                print(
                    f"{ours['name']} / {theirs['name']}, {ours['load']}: {speed:.2f}x per CPU second, p99 {late:.2f}x"
                )


@contextmanager
def postgres_database(server: str) -> Iterator[str]:
    from tests.server.databases import postgres_database as fresh

    with fresh(server) as url:
        yield url


def free_port() -> int:
    from tests.server.databases import free_port as found

    return found()


def wait_for(port: int) -> None:
    from tests.server.databases import wait_for_port

    wait_for_port(port, 60)
    time.sleep(0.5)


if __name__ == "__main__":
    main()
