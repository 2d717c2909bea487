"""What the browser tests share: one server and one browser for all, a fresh person for each `visitor()`.

Both end with this folder: as long as Playwright runs, its event loop counts as running, and no test in the same process
can start one of its own.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

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


@pytest.fixture
def visitor(browser: Browser, address: str) -> Iterator[Visitor]:
    """Opens a page as somebody new, in a browser profile of their own. A script error or a failed check of the page's
    own console fails the test."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def visit(
        path: str = "/",
        width: int = 1440,
        height: int = 900,
        theme: str = "dark",
        locale: str = "en-GB",
        motion: bool = False,
        app: bool = False,
    ) -> Page:
        context = browser.new_context(
            base_url=address,
            viewport={"width": width, "height": height},
            color_scheme="light" if theme == "light" else "dark",
            reduced_motion="no-preference" if motion else "reduce",
            locale=locale,
            permissions=["clipboard-read", "clipboard-write", "notifications"],
            # Nothing stands between a page and the server, but where that is what is tested.
            service_workers="allow" if app else "block",
        )
        context.set_default_timeout(PATIENCE_MS)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(path)
        return page

    yield visit
    for context in contexts:
        context.close()
    assert complaints == []
