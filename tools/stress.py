"""Runs the browser and server tests again and again beside a load on every core: no test may depend on who is faster.

    python tools/stress.py 20
    python tools/stress.py --present 3 -- tests/browser

Every round must pass. What failed is told with its round, and the exit status says whether anything did. On a machine
that others keep busy, `--present` counts what it has to do already and adds only what lacks to a load on every core.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TESTS = ("tests/browser", "tests/server")
CORES = os.cpu_count() or 1


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("rounds", type=int, help="how often the tests are run")
    parser.add_argument(
        "pytest", nargs="*", default=[], help="further arguments for pytest, after --; some of the tests, if any"
    )
    parser.add_argument("--present", action="store_true", help="count the machine's present load as part of the load")
    arguments = parser.parse_args()
    busy = min(CORES, int(os.getloadavg()[0])) if arguments.present else 0
    load = [multiprocessing.Process(target=burn, daemon=True) for _ in range(CORES - busy)]
    for process in load:
        process.start()
    try:
        failed = [round for round in range(1, arguments.rounds + 1) if not passes(round, arguments)]
    finally:
        for process in load:
            process.terminate()
    if failed:
        sys.exit(f"{len(failed)} of {arguments.rounds} rounds failed: {', '.join(map(str, failed))}")
    print(f"{arguments.rounds} rounds passed beside a load on {CORES} cores")


def burn() -> None:
    """Keeps a core busy, as long as somebody is there to profit."""
    parent = os.getppid()
    while os.getppid() == parent:
        sum(range(1_000_000))


def passes(round: int, arguments: argparse.Namespace) -> bool:
    print(f"round {round} of {arguments.rounds}", flush=True)
    workers = ("-n", str(CORES), "--dist", "worksteal")
    chosen = () if any(word.startswith("tests/") for word in arguments.pytest) else TESTS
    command = [sys.executable, "-m", "pytest", "-q", *workers, *chosen, *arguments.pytest]
    return subprocess.run(command, cwd=ROOT, check=False).returncode == 0


if __name__ == "__main__":
    main()
