"""make bench-growth: how a server does as tables grow in number, each with two people on a socket of their own.

One server process, one load generator (this process). At every size as many moves a second are made in all, spread over
all tables, so that most of them wait, as on a real server. Told are the server's memory and its moves per CPU second;
the last line compares the largest size with the smallest.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import signal
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import uvloop

from benchmarks.server.__main__ import cpu_seconds, farport, free_port, postgres_database, wait_for
from benchmarks.server.load import Load, steady
from farport.server.serve import allow_many_files

AT_ONCE = 20  # tables made at the same time
SHARE = 0.9  # of the moves per CPU second at the smallest size that must be left at the largest


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--sizes", default="1000,5000,10000", help="numbers of tables, growing")
    parser.add_argument("--moves", type=float, default=600, help="a second, at all tables together")
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--postgres", default="", help="a server's URL; SQLite otherwise")
    parser.add_argument("--json", type=Path, help="write the figures there")
    asked = parser.parse_args()
    allow_many_files()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        database = f"sqlite:///{folder / 'growth.db'}"
        if asked.postgres:
            database = stack.enter_context(postgres_database(asked.postgres))
        port = free_port()
        server = farport(folder, database)(port)
        try:
            wait_for(port)
            found = uvloop.run(grown(f"http://127.0.0.1:{port}", server.pid, asked))
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(60)
    kept = found[-1]["moves_per_cpu_s"] / found[0]["moves_per_cpu_s"]
    print(f"moves per CPU second at {found[-1]['tables']:,} tables: {kept:.2f} of those at {found[0]['tables']:,}")
    print("as promised" if kept >= SHARE else f"promised are {SHARE:.2f}")
    if asked.json is not None:
        asked.json.write_text(json.dumps(found, indent=1))


async def grown(url: str, pid: int, asked: argparse.Namespace) -> list[dict[str, Any]]:
    load = Load(url, 1.0)
    load.begun.set()
    tasks: list[asyncio.Task[None]] = []
    found: list[dict[str, Any]] = []
    print(
        f"{'tables':>8}{'sockets':>9}{'memory':>10}{'a table':>10}{'moves/s':>9}{'per CPU s':>11}{'p50':>9}{'p99':>9}"
    )
    empty = memory(pid)
    try:
        async with httpx.AsyncClient(base_url=url, timeout=120) as client:
            for size in map(int, asked.sizes.split(",")):
                load.pause_s = size / asked.moves
                gc.enable()
                for first in range(len(tasks) // 2, size, AT_ONCE):
                    group = [load.table(number, client) for number in range(first, min(first + AT_ONCE, size))]
                    for made in await asyncio.gather(*group):
                        tasks.extend(made)
                steady()
                await asyncio.sleep(2 * load.pause_s)  # until everybody is at the new pace
                figures = await measured(load, pid, asked.seconds)
                figures.update(tables=size, sockets=len(tasks), memory_mb=memory(pid) / 2**20)
                figures["kb_a_table"] = (memory(pid) - empty) / size / 1_000
                found.append(figures)
                show(figures)
                failed = next((task for task in tasks if task.done()), None)
                if failed is not None:
                    failed.result()
                    raise RuntimeError("a player has left")
    finally:
        load.ended = True
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    return found


async def measured(load: Load, pid: int, seconds: float) -> dict[str, Any]:
    load.moves, load.latencies = 0, []
    load.measuring = True
    began, spent = time.perf_counter(), cpu_seconds(pid)
    await asyncio.sleep(seconds)
    load.measuring = False
    took, spent = time.perf_counter() - began, cpu_seconds(pid) - spent
    latencies = sorted(load.latencies)
    return {
        "moves_per_s": load.moves / took,
        "moves_per_cpu_s": load.moves / spent,
        "p50_ms": 1_000 * latencies[len(latencies) // 2],
        "p99_ms": 1_000 * latencies[len(latencies) * 99 // 100],
    }


def memory(pid: int) -> int:
    """What the process has in memory, in bytes; what the kernel holds for its sockets is not in it."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) * 1_024
    raise RuntimeError("the server is gone")


def show(figures: dict[str, Any]) -> None:
    print(
        f"{figures['tables']:8,}{figures['sockets']:9,}{figures['memory_mb']:7,.0f} MB{figures['kb_a_table']:7,.0f} kB"
        f"{figures['moves_per_s']:9,.0f}{figures['moves_per_cpu_s']:11,.0f}"
        f"{figures['p50_ms']:6.1f} ms{figures['p99_ms']:6.1f} ms",
        flush=True,
    )


if __name__ == "__main__":
    main()
