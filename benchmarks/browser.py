"""From a click to the repainted board, in a real browser against a local server: `python -m benchmarks.browser`.

The time runs from the click on a lit place until the first frame that shows its effect: through the socket, the rules,
the log on disk, and back into the drawing.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.playing import ASKED, over, settle
from tests.browser.serving import farport_server, launch_chromium

ACTIONS = 60
WANTED_MS = 50

MEASURE = """
() => new Promise((resolve) => {
  const table = document.querySelector('.table')
  const target = document.querySelector('.target.build') ?? document.querySelector('.target.lit:not(.side)')
  const usable = [...document.querySelectorAll('.acts [data-button]:not(:disabled)')]
  const button = usable.find((one) => /^(end_actions|choose)/.test(one.dataset.button))
  const before = table.dataset.seq
  let start = performance.now()
  const watch = () => (table.dataset.seq === before ? requestAnimationFrame(watch) : resolve(performance.now() - start))
  ;(target ?? button).dispatchEvent(new MouseEvent('click', { bubbles: true }))
  const menu = () => {
    const option = document.querySelector('[data-testid="spot"].pinned button')
    if (!option) return
    start = performance.now()
    option.click()
  }
  setTimeout(menu, 60)
  requestAnimationFrame(watch)
})
"""


def main() -> None:
    times: list[float] = []
    with tempfile.TemporaryDirectory() as data, farport_server(Path(data)) as address, sync_playwright() as playwright:
        browser = launch_chromium(playwright)
        page = browser.new_page(base_url=address, reduced_motion="reduce", locale="en-GB")
        while len(times) < ACTIONS:
            page.goto("/")
            page.locator(".card .primary").first.click()
            page.locator(ASKED).wait_for(timeout=60_000)
            while len(times) < ACTIONS and not over(page):
                times.append(page.evaluate(MEASURE))
                settle(page)
        browser.close()
    median, slow = statistics.median(times), statistics.quantiles(times, n=20)[-1]
    print(f"click to repaint: median {median:.0f} ms, 95 % within {slow:.0f} ms ({len(times)} actions)")
    sys.exit(0 if median < WANTED_MS else 1)


if __name__ == "__main__":
    main()
