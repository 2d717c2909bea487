"""What the browser tests share: one server and one browser for all, a fresh person for each `visitor()`.

Both end with this folder: as long as Playwright runs, its event loop counts as running, and no test in the same process
can start one of its own.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.playing import BLANK
from tests.browser.serving import PATIENCE_MS, farport_server, launch_chromium

Visitor = Callable[..., Page]
# Playwright keeps an event loop running in this thread for as long as it lives. Its fixtures end with this package, not
# with the session, or no other test of the same process could run a loop of its own.
expect.set_options(timeout=PATIENCE_MS)
# A compiled build, where one is named: pages cannot tell, and cost less.
SERVED_BY = Path(os.environ["FARPORT_SERVED_BY"]) if os.environ.get("FARPORT_SERVED_BY") else None


@pytest.fixture(scope="package")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with farport_server(tmp_path_factory.mktemp("farport"), path=SERVED_BY) as url:
        yield url


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        chromium = launch_chromium(playwright)
        yield chromium
        chromium.close()


class Profile:
    """A browser profile, for one visitor after the other. One of its pages stays open and empty, so that the browser
    keeps the process that has read the client: a first page in it costs two thirds of one in a process of its own."""

    def __init__(self, browser: Browser, address: str, locale: str, *, app: bool) -> None:
        self.app = app
        self.context = browser.new_context(
            base_url=address,
            viewport={"width": 1440, "height": 900},
            locale=locale,
            permissions=["clipboard-read", "clipboard-write", "notifications"],
            # Nothing stands between a page and the server, but where that is what is tested.
            service_workers="allow" if app else "block",
        )
        self.context.set_default_timeout(PATIENCE_MS)
        self._empty = self.context.new_page()
        self._empty.goto(BLANK)

    def open(self) -> Page:
        with self._empty.expect_popup() as opened:
            self._empty.evaluate("() => void open('about:blank')")
        return opened.value

    def forget(self) -> None:
        """Everything that its last visitor has left: whoever comes next is somebody new."""
        for page in self.context.pages:
            if page is not self._empty:
                page.close()
        self.context.set_offline(False)
        self.context.clear_cookies()
        self._empty.evaluate(FORGET)


FORGET = """async () => {
  localStorage.clear()
  for (const name of await caches.keys()) await caches.delete(name)
}"""
Profiles = dict[tuple[str, str], list[Profile]]  # by server and language: those that nobody has now


@pytest.fixture(scope="package")
def profiles() -> Profiles:
    return {}


@pytest.fixture
def visitor(browser: Browser, profiles: Profiles, request: pytest.FixtureRequest) -> Iterator[Visitor]:
    """Opens a page as somebody new, in a browser profile of their own, `at` the server of all tests where no other is
    named. A script error or a failed check of the page's own console fails the test."""
    taken: list[tuple[list[Profile], Profile]] = []
    complaints: list[str] = []

    def visit(
        path: str = "/",
        width: int = 1440,
        height: int = 900,
        theme: str = "dark",
        locale: str = "en-GB",
        motion: bool = False,
        app: bool = False,
        at: str | None = None,
    ) -> Page:
        at = at or str(request.getfixturevalue("address"))
        idle = [] if app else profiles.setdefault((at, locale), [])  # what a worker keeps is not forgotten so easily
        profile = idle.pop() if idle else Profile(browser, at, locale, app=app)
        taken.append((idle, profile))
        page = profile.open()
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(
            color_scheme="light" if theme == "light" else "dark",
            reduced_motion="no-preference" if motion else "reduce",
        )
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(path)
        return page

    yield visit
    for idle, profile in taken:
        if profile.app:
            profile.context.close()
        else:
            profile.forget()
            idle.append(profile)
    assert complaints == []
