"""Looking at a page as a careful person would, at three sizes, in four languages: nothing cut, nothing overlapping."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from playwright.sync_api import Page

LOOK = (Path(__file__).parent / "look.js").read_text(encoding="utf-8")
CLICK = (Path(__file__).parent / "click.js").read_text(encoding="utf-8")
PLACE = (Path(__file__).parent / "place.js").read_text(encoding="utf-8")
SIZES = {"desktop": (1440, 900), "tablet": (1024, 768), "phone": (390, 844)}
LANGUAGES = ("en", "de", "fr", "nl")
STILL = """() => new Promise((still) => {
  // Two frames: the first one draws what has changed, the second one is what comes of measuring it.
  requestAnimationFrame(() => requestAnimationFrame(() => still(true)))
})"""


def complaints(page: Page, sizes: Iterable[str] = SIZES) -> list[str]:
    """Each as "size language: what is wrong"."""
    language = page.evaluate("document.documentElement.lang")
    found: list[str] = []
    for size in sizes:
        width, height = SIZES[size]
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(STILL)
        if lines := page.evaluate(LOOK):
            page.evaluate(STILL)  # what was answered in between is fitted in the next frame
            lines = page.evaluate(LOOK)
        found += [f"{size} {language}: {line}" for line in lines]
    return found


def dead_clicks(page: Page, most: int) -> list[str]:
    """What cannot be used now is clicked, so many of a kind: each click that says nothing, and each reason without its
    rule."""
    found: list[str] = page.evaluate(CLICK, most)
    return found


def speak(page: Page, language: str) -> None:
    """Another language, by the switch of the table."""
    width, height = SIZES["desktop"]
    page.set_viewport_size({"width": width, "height": height})
    for _ in LANGUAGES:
        if page.evaluate("document.documentElement.lang") == language:
            return
        before = page.evaluate("document.documentElement.lang")
        page.locator("button.language").click()
        page.wait_for_function("(before) => document.documentElement.lang !== before", arg=before)
    raise AssertionError(f"this page does not speak {language}")


class Places:
    """Where buttons and board stand, and with which key: what was seen somewhere must be found there again."""

    def __init__(self) -> None:
        self._seen: dict[tuple[str, str], str] = {}

    def jumps(self, page: Page, size: str) -> list[str]:
        width, height = SIZES[size]
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(STILL)
        found: list[str] = []
        for name, place in page.evaluate(PLACE).items():
            before = self._seen.setdefault((size, name), place)
            if before != place:
                found.append(f"{size}: {name} was {before}, is {place}")
        return found
