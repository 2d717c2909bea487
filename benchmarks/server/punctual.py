"""How late the events of timed games fire, on a server that is busy with ordinary tables. The promise is 50 ms.

Part of `make bench-server`; alone: python -m benchmarks.server.punctual. Lateness is counted by the server itself, from
the moment at which an event is due to the moment at which it is durable and was sent to everybody.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import httpx

from benchmarks.server.__main__ import farport, free_port, wait_for
from tests.server.harness import Player

ROOT = Path(__file__).parents[2]
LOAD_S = 60.0
SHOWN = ("0.005", "0.01", "0.025", "0.05", "0.1", "0.25")
GRAIN = re.compile(r'farport_due_late_seconds_bucket{le="([\d.+Inf]+)"} ([\d.]+)')


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--timed", type=int, default=50)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=float, default=0.6)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        run(Path(folder), asked.timed, asked.tables, asked.rate)


def run(folder: Path, timed: int, tables: int, rate: float) -> dict[str, Any]:
    """Of `timed` tables beside `tables` others: the share of events that fired within so many milliseconds."""
    start = farport(folder, f"sqlite:///{folder / 'timed.db'}")
    info = folder / "games" / "sand-1.dist-info"
    info.mkdir(parents=True, exist_ok=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: sand\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[farport.games]\nsand = sand:GAME\n")
    shutil.copy(ROOT / "tests" / "server" / "sand.py", folder / "games" / "sand.py")
    port = free_port()
    server = start(port)
    try:
        wait_for(port)
        return asyncio.run(measure(f"http://127.0.0.1:{port}", timed, tables, rate))
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait(60)


async def measure(url: str, timed: int, tables: int, rate: float) -> dict[str, Any]:
    command = [sys.executable, "-m", "benchmarks.server.load", url, str(tables), "1", str(LOAD_S), str(rate)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=dict(os.environ)) as load:
        assert load.stdout is not None
        await asyncio.to_thread(load.stdout.readline)  # it has begun
        player = await Player(url).named("Sand")
        sands = [await player.table("me", game="sand", start=True) for _ in range(timed)]
        players: list[Any] = []
        for first in range(0, len(sands), 30):
            each = Player(url)
            each.http.cookies = player.http.cookies
            await each.connect()
            players.append(each)
            for table in sands[first : first + 30]:
                await each.open(table)
                await each.act(table, 0, {"do": "choose"})
                await each.command("ready", table, 0)
        for place, table in enumerate(sands):
            await players[place // 30].wait_until(table, lambda now: now["status"] == "finished")
        still_loaded = load.poll() is None
        load.terminate()
        for each in [*players, player]:
            await each.close()
    async with httpx.AsyncClient() as client:
        text = (await client.get(f"{url}/metrics")).text
    buckets = {bound: float(count) for bound, count in GRAIN.findall(text)}
    total = buckets["+Inf"]
    within = {f"{float(bound) * 1_000:g}": buckets[bound] / total for bound in SHOWN}
    print(f"timed events beside {tables} tables at {rate:g} moves/s: {total:.0f} of {timed} tables, within")
    print("  ".join(f"{bound} ms {share:.2%}" for bound, share in within.items()), flush=True)
    if not still_loaded:
        print("(the load had ended before the last event: the figures are too good)")
    return {"name": "timed events", "events": total, "within_ms": within, "loaded": still_loaded}


if __name__ == "__main__":
    main()
