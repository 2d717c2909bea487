"""Runs the benchmarks: peers, pure and compiled Farport in turn, over several rounds; prints medians and ratios.

The exit status is 1 when something costs, in every round, 130 % or more of what results/history.jsonl keeps as its last
word; unless the machine was too busy to judge, which is said, and nothing is recorded.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from collections.abc import Iterable
from dataclasses import asdict
from datetime import UTC, datetime
from importlib.metadata import distributions, version
from importlib.util import find_spec
from pathlib import Path

from benchmarks.history import KEPT, alarms, last_kept, medians, unsteady
from benchmarks.measurement import Measurement
from benchmarks.tables import markdown

RESULTS = Path(__file__).with_name("results")
PEERS = {  # the module that measures it: the package that it needs
    "benchmarks.catan": "catanatron",
    "benchmarks.spiel": "open_spiel",
    "benchmarks.chess_in_python": "chess",
    "benchmarks.zoo": "pettingzoo.classic",
}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=3.0, help="CPU seconds of play for each subject in a round")
    parser.add_argument("--rounds", type=int, default=3, help="rounds; the tables show medians")
    parser.add_argument("--compiled", type=Path, help="folder with the compiled package, as `make compile` leaves it")
    parser.add_argument("--build", choices=["pure", "compiled"], help="only this one, beside the peers")
    parser.add_argument("--record", action="store_true", help="also append the numbers to results/history.jsonl")
    arguments = parser.parse_args()

    stay_on_one_core()
    rounds: list[list[Measurement]] = []
    for round_number in range(1, arguments.rounds + 1):
        print(f"round {round_number} of {arguments.rounds}", file=sys.stderr)
        rounds.append(list(one_round(arguments.seconds, arguments.compiled, arguments.build)))

    print(markdown(medians(rounds)))
    busy = unsteady(rounds)
    slower = alarms(rounds, last_kept())
    save(medians(rounds), record=arguments.record and not busy)
    for sentence in busy:
        print(f"TOO BUSY  {sentence}: this run judges nothing", file=sys.stderr)
    for sentence in slower:
        print(f"{'perhaps' if busy else 'ALARM'}  {sentence}", file=sys.stderr)
    sys.exit(1 if slower and not busy else 0)


def stay_on_one_core() -> None:
    """Children inherit it: everything is measured on the same core, one after the other."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def one_round(seconds: float, compiled: Path | None, only: str | None) -> Iterable[Measurement]:
    for module, package in PEERS.items():
        if installed(package):
            yield from run(module, str(seconds), *(["chess_v6"] if module == "benchmarks.zoo" else []))
        else:
            print(f"{package} is not installed here; `make bench` installs it.", file=sys.stderr)
    for build, path in (("pure", None), ("compiled", compiled)):
        if only in (None, build) and (build == "pure" or path is not None):
            yield from run("benchmarks.games", str(seconds), build, path=path)
            yield from run("benchmarks.planner", str(seconds), build, path=path)
            if build == "compiled":
                yield from run("benchmarks.medium", str(seconds), build, path=path)
            if installed("pettingzoo"):
                yield from run("benchmarks.zoo", str(seconds), "farport", build, path=path)
            if installed("pyarrow"):
                yield from run("benchmarks.arena", build, path=path)


def installed(package: str) -> bool:
    try:
        return find_spec(package) is not None
    except ModuleNotFoundError:  # the package it would be in is missing
        return False


def run(module: str, *arguments: str, path: Path | None = None) -> list[Measurement]:
    """Each subject has a process of its own, so that none pays for another's memory."""
    environment = dict(os.environ)
    environment.pop("PYTHONPATH", None)
    if path is not None:
        environment["PYTHONPATH"] = str(path.resolve())
    command = [sys.executable, "-m", module, *arguments]
    output = subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE, text=True).stdout
    return [Measurement.from_json(line) for line in output.splitlines() if line.startswith("{")]


def save(measured: list[Measurement], *, record: bool) -> None:
    document = {
        "at": datetime.now(UTC).isoformat(timespec="seconds"),
        "farport": version("farport"),
        "peers": {
            name: version(name) for name in ("catanatron", "open-spiel", "chess", "pettingzoo") if is_distributed(name)
        },
        "python": platform.python_version(),
        "machine": f"{platform.system()} {platform.machine()}",
        "medians": [asdict(one) for one in measured],
    }
    RESULTS.mkdir(exist_ok=True)
    (RESULTS / "latest.json").write_text(json.dumps(document, indent=2) + "\n")
    (RESULTS / "latest.md").write_text(markdown(measured) + "\n")
    if record:
        with KEPT.open("a") as history:
            history.write(json.dumps(document) + "\n")


def is_distributed(distribution: str) -> bool:
    return any(True for _ in distributions(name=distribution))


if __name__ == "__main__":
    main()
