"""Following the arrow of a lesson, as somebody does who knows nothing of the game."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

LESSON = '[data-testid="lesson"]'

# Until the step is done: go on where there is only something to read, else click once what the arrow points at, as it
# lies on the screen. A menu that opens is another thing to point at.
TOUCH = """
(step) => {
  const lesson = document.querySelector('[data-testid="lesson"]')
  if (lesson.dataset.step !== String(step)) return true
  const read = lesson.querySelector('[data-go-on]')
  const pointer = document.querySelector('[data-testid="pointer"]')
  const at = read ? `read ${step}` : pointer?.dataset.at
  if (!at || window.touched === at) return false
  if (read) {
    window.touched = at
    read.click()
    return false
  }
  const box = pointer.getBoundingClientRect()
  const lies = `${at} ${box.x} ${box.y}`
  const still = window.lay === lies // after a change of size the arrow goes to its place in the next frames
  window.lay = lies
  const seen = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
  if (!still || !seen) return false
  window.touched = at
  seen.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  return false
}
"""


def follow_the_arrow(page: Page, steps: int, look: Callable[[int], None] = lambda _step: None) -> None:
    """From the first step to the last one, which is only read."""
    page.locator(LESSON).wait_for()
    for step in range(steps - 1):
        look(step)
        page.wait_for_function(TOUCH, arg=step)
