"""From a click to the repainted board, in a real browser against a local server: `python -m benchmarks.browser`.

In each game the time runs from the click that decides until the frame that shows its effect is painted: through the
socket, the rules, the log on disk, and back into the drawing. Chromium's own trace tells what the page's main thread
did in that time, as CPU time, so that a share can be compared also on a machine that does something else beside it. The
exit status is 1 when in a game the median or the 95th percentile is not below 50 ms.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from benchmarks.frames import main_thread, traced, work
from tests.browser import test_duck_dealer as duck_dealer
from tests.browser import test_space_dealer as space_dealer
from tests.browser import test_space_paper as space_paper
from tests.browser.playing import ASKED, BOT, ME, Act, click_something, decide, over, seat_at, settle
from tests.browser.serving import farport_server, launch_chromium

ACTIONS = 60
WANTED_MS = 50
REST_MS = 100  # nobody clicks sooner after the board has changed
MOST_LOOKS = 20 * ACTIONS

# Every click that sends an action is marked, in the page's own timeline: the click, the action on its way, what the
# server first says of the table after it, and the end of the frame in which the table stands at another number.
MARK = """
(() => {
  let marks = null
  const mark = (name) => (marks[name] ??= performance.mark(`click-${name}`).startTime)
  window.measured = []
  window.WebSocket = class extends WebSocket {
    send(data) {
      if (marks && JSON.parse(data).type === 'act') mark('sent')
      super.send(data)
    }
    set onmessage(hear) {
      super.onmessage = (event) => {
        if (marks?.sent && JSON.parse(event.data).type === 'update') mark('heard')
        hear(event)
      }
    }
  }
  const seq = () => document.querySelector('.table')?.dataset.seq
  const begin = () => {
    if (marks?.sent) return
    const mine = (marks = {})
    const before = seq()
    mark('click')
    const painted = new MessageChannel()
    painted.port1.onmessage = () => {
      mark('painted')
      measured.push(mine)
      marks = null
    }
    requestAnimationFrame(function look() {
      if (marks !== mine) return
      if (mine.heard && seq() !== before) painted.port2.postMessage(null)
      else requestAnimationFrame(look)
    })
  }
  addEventListener('click', begin, { capture: true })
})()
"""


def deal(page: Page, _random: Random) -> None:
    space_dealer.click(page)


# A table of each game, and the hand that plays at it.
TABLES: dict[str, tuple[dict[str, Any], Act]] = {
    "forgotten-planet": ({"seats": [ME, BOT]}, click_something),
    "duck-dealer": ({"seats": [ME, BOT, BOT], "options": {"counter_spaces": 24}}, duck_dealer.click_something),
    "space-dealer": ({"seats": [ME, BOT, BOT, BOT], "settings": {"pace": 300}}, deal),
    "space-paper": ({"seats": [ME, BOT, BOT], "options": space_paper.QUICK}, space_paper.click_something),
}


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.browser", description=(__doc__ or "").partition("\n")[0]
    )
    parser.add_argument("--games", default=",".join(TABLES), help="which, with commas between")
    parser.add_argument("--actions", type=int, default=ACTIONS, help="how many of each game")
    parser.add_argument("--build", type=Path, help="a compiled build that serves, as a wheel would")
    arguments = parser.parse_args()
    held = True
    with sync_playwright() as playwright:
        browser = launch_chromium(playwright)
        for game in arguments.games.split(","):
            with tempfile.TemporaryDirectory() as data, farport_server(Path(data), arguments.build) as address:
                held &= measure(browser, address, game, arguments.actions)
        browser.close()
    sys.exit(0 if held else 1)


def measure(browser: Browser, address: str, game: str, actions: int) -> bool:
    """One game, as many tables of it as it takes."""
    table, act = TABLES[game]
    page = browser.new_page(
        base_url=address, viewport={"width": 1440, "height": 900}, reduced_motion="reduce", locale="en-GB"
    )
    page.set_default_timeout(60_000)
    page.add_init_script(MARK)
    page.goto("/nowhere")
    marks: list[dict[str, float]] = []
    events: list[dict[str, Any]] = []
    random = Random(5)
    while len(marks) < actions:
        seat_at(page, game, **table)
        page.locator(ASKED).wait_for()
        if game == "space-dealer":
            space_dealer.choose_start(page)
            page.get_by_role("button", name="I am ready", exact=True).click()
        found, seen = traced(page, partial(play, page, act, random, actions - len(marks)))
        marks += found
        events += seen
    page.close()
    return report(game, marks, events)


def play(page: Page, act: Act, random: Random, wanted: int) -> list[dict[str, float]]:
    page.evaluate("measured.length = 0")
    for _ in range(MOST_LOOKS):
        settle(page)
        if over(page) or page.evaluate("measured.length") >= wanted:
            break
        page.wait_for_timeout(REST_MS)
        decide(page, act, random, space_paper.CHOSEN)
    measured: list[dict[str, float]] = page.evaluate("measured")
    return measured


def report(game: str, marks: list[dict[str, float]], events: list[dict[str, Any]]) -> bool:
    def told(first: str, last: str) -> tuple[float, float]:
        return spread([mark[last] - mark[first] for mark in marks])

    median, slow = told("click", "painted")
    print(f"{game}: click to repaint: median {median:.0f} ms, 95 % within {slow:.0f} ms ({len(marks)} actions)")
    print("  the server's answer {:.1f} ms, 95 % within {:.1f} ms".format(*told("sent", "heard")), end="; ")
    print("from there to the painted frame {:.1f} ms, within {:.1f} ms".format(*told("heard", "painted")))
    clicks = [of_click for of_click in windows(events) if of_click]
    cpu = spread([sum(task.get("tdur", 0) for task in tasks) / 1000 for tasks in clicks])
    shares = work(events, [task for tasks in clicks for task in tasks])
    print("  main thread {:.1f} ms CPU, 95 % within {:.1f} ms".format(*cpu), end=": ")
    print(", ".join(f"{kind} {ms / len(clicks):.1f}" for kind, ms in shares.items()))
    return max(median, slow) < WANTED_MS


def spread(times: list[float]) -> tuple[float, float]:
    """The median and the 95th percentile."""
    return statistics.median(times), statistics.quantiles(times, n=20)[-1]


def windows(events: list[dict[str, Any]]) -> list[list[dict[str, Any]]]:
    """The main thread's tasks between each click and its repaint."""
    begins = sorted(event["ts"] for event in events if event["name"] == "click-click")
    ends = sorted(event["ts"] for event in events if event["name"] == "click-painted")
    tasks = main_thread(events)
    found = []
    for end in ends:
        begin = max(moment for moment in begins if moment < end)
        found.append([task for task in tasks if begin <= task["ts"] + task.get("dur", 0) and task["ts"] < end])
    return found


if __name__ == "__main__":
    main()
