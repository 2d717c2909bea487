"""Space Dealer with eight seats, drawn live: frames a second and the main thread's work: `python -m benchmarks.frames`.

Chromium's own trace tells how much CPU time each task of the page's main thread took, so that the verdict is about the
page and not about what else the machine does. The exit status is 1 when a task took longer than 50 ms, or when the
work of a frame does not fit into a sixtieth of a second.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import tempfile
from bisect import bisect_right
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from playwright.sync_api import Page, sync_playwright

from tests.browser.playing import BOT, ME, seat_at, seq
from tests.browser.serving import farport_server, launch_chromium
from tests.browser.test_space_dealer import choose_start

Seen = TypeVar("Seen")
SEATS = 8
LONG_TASK_MS = 50
FRAME_MS = 1000 / 60
CATEGORIES = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing"]
WORK = {  # what a task spends its time with, by the names of the trace
    "script": ("FunctionCall", "EvaluateScript", "RunMicrotasks", "TimerFire", "FireAnimationFrame"),
    "style": ("UpdateLayoutTree", "RecalculateStyles"),
    "layout": ("Layout",),
    "paint": ("Paint", "PrePaint", "Layerize", "Commit"),
}

COUNT_FRAMES = """
(seconds) => new Promise((counted) => {
  const frames = []
  const frame = (now) => {
    frames.push(now)
    if (now - frames[0] < seconds * 1000) requestAnimationFrame(frame)
    else counted(frames.slice(1).map((moment, place) => moment - frames[place]))
  }
  requestAnimationFrame(frame)
})
"""


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.frames", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seconds", type=int, default=20, help="how long to look")
    parser.add_argument("--pace", type=int, default=300, help="the table's pace in per cent")
    parser.add_argument("--trace", type=Path, help="keep the trace here, for chrome://tracing")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as data, farport_server(Path(data)) as address, sync_playwright() as playwright:
        browser = launch_chromium(playwright)
        page = browser.new_page(base_url=address, viewport={"width": 1440, "height": 900}, locale="en-GB")
        page.set_default_timeout(60_000)
        page.goto("/")
        seat_at(page, "space-dealer", [ME, *[BOT] * (SEATS - 1)], settings={"pace": arguments.pace})
        page.locator(".dealer").wait_for()
        choose_start(page)
        page.get_by_role("button", name="I am ready", exact=True).click()
        page.wait_for_function(
            "() => document.querySelector('.table').dataset.seq > 40", timeout=180_000
        )  # the game is in full swing
        begun = seq(page)
        intervals, events = traced(page, lambda: page.evaluate(COUNT_FRAMES, arguments.seconds))
        print(f"{SEATS} seats, {seq(page) - begun} moves of the log in the meantime")
        browser.close()
    if arguments.trace:
        arguments.trace.write_text(json.dumps({"traceEvents": events}), encoding="utf-8")
    sys.exit(report(intervals, events))


def traced(page: Page, look: Callable[[], Seen]) -> tuple[Seen, list[dict[str, Any]]]:
    """What is found, and Chromium's trace of the same time."""
    session = page.context.new_cdp_session(page)
    events: list[dict[str, Any]] = []
    done: list[bool] = []
    session.on("Tracing.dataCollected", lambda part: events.extend(part["value"]))
    session.on("Tracing.tracingComplete", lambda _: done.append(True))
    config = {"includedCategories": CATEGORIES, "excludedCategories": ["*"], "recordMode": "recordAsMuchAsPossible"}
    session.send("Tracing.start", {"transferMode": "ReportEvents", "traceConfig": config})
    seen = look()
    session.send("Tracing.end")
    while not done:
        page.wait_for_timeout(50)
    return seen, events


def report(intervals: list[float], events: list[dict[str, Any]]) -> int:
    tasks = main_thread(events)
    cpu_ms = [task.get("tdur", 0) / 1000 for task in tasks]
    frames = len(intervals)
    seconds = sum(intervals) / 1000
    each = sum(cpu_ms) / frames
    late = sum(1 for interval in intervals if interval > 1.5 * FRAME_MS)
    long_tasks = sorted((round(ms) for ms in cpu_ms if ms > LONG_TASK_MS), reverse=True)
    print(f"{frames / seconds:.0f} frames a second over {seconds:.0f} s, {late} of {frames} late")
    print(f"main thread: {each:.1f} ms CPU a frame ({sum(cpu_ms) / seconds / 10:.0f} % of a core), ", end="")
    print(f"task of the 99th percentile {statistics.quantiles(cpu_ms, n=100)[-1]:.1f} ms, longest {max(cpu_ms):.0f} ms")
    print(", ".join(f"{kind} {ms / frames:.2f} ms" for kind, ms in work(events, tasks).items()) + " a frame")
    print(f"tasks over {LONG_TASK_MS} ms CPU: {long_tasks or 'none'}")
    return 1 if long_tasks or each > FRAME_MS else 0


def main_thread(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The tasks of the thread on which the page's own script runs: the one with the most drawing work."""
    drawn: dict[tuple[int, int], int] = defaultdict(int)
    for event in events:
        if event["name"] == "FireAnimationFrame":
            drawn[event["pid"], event["tid"]] += 1
    page = max(drawn, key=lambda thread: drawn[thread])
    tasks = [event for event in events if (event["pid"], event["tid"]) == page and event["name"] == "RunTask"]
    assert tasks, "the trace holds no tasks"
    return tasks


def work(events: list[dict[str, Any]], tasks: list[dict[str, Any]]) -> dict[str, float]:
    """CPU milliseconds that these tasks took, by kind of work, as the trace names it; script that forces a layout holds
    it as well."""
    thread = (tasks[0]["pid"], tasks[0]["tid"])
    ends = {task["ts"]: task["ts"] + task.get("dur", 0) for task in tasks}
    begins = sorted(ends)
    kinds = {name: kind for kind, names in WORK.items() for name in names}
    spent: dict[str, float] = dict.fromkeys(WORK, 0.0)
    inside = 0.0  # script events nest: only the outermost counts
    for event in sorted(events, key=lambda event: event.get("ts", 0)):
        kind = kinds.get(event["name"])
        if kind is None or (event["pid"], event["tid"]) != thread or "dur" not in event:
            continue
        place = bisect_right(begins, event["ts"])
        if place == 0 or event["ts"] > ends[begins[place - 1]]:
            continue
        if kind == "script":
            if event["ts"] < inside:
                continue
            inside = event["ts"] + event["dur"]
        spent[kind] += event.get("tdur", 0) / 1000
    return spent


if __name__ == "__main__":
    main()
