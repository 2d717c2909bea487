"""A server of its own for the browser tests: a process on a free port with a database in a folder of its own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Playwright

from tests.server.databases import free_port

ROOT = Path(__file__).parents[2]
PATIENCE_S = 240
PATIENCE_MS = 1000 * PATIENCE_S  # of a page: a loaded machine is slow, never wrong


@contextmanager
def farport_server(
    folder: Path, path: Path | None = None, python: Path | str = sys.executable, *, dice: bool = False
) -> Iterator[str]:
    """Its address, until the block ends; `path` is where further packages are installed, `python` runs it. With `dice`
    its chance is real: then what a page shows differs from run to run."""
    port = free_port()
    settings = {"FARPORT_RATE_LIMITS": "false", "FARPORT_BOT_PAUSE_SECONDS": "0.02", "FARPORT_LOG_LEVEL": "warning"}
    settings["FARPORT_WEBHOOKS_TO_PRIVATE_ADDRESSES"] = "true"  # where the push service of a test stands
    module = "farport" if dice else "tests.browser.pinned"
    command = [str(python), "-m", module, "serve", "--port", str(port)]
    command += ["--database", f"sqlite:///{folder / 'farport.db'}"]
    log = (folder / "server.log").open("wb")
    if path is not None:
        settings["PYTHONPATH"] = os.pathsep.join([str(path), *filter(None, [os.environ.get("PYTHONPATH")])])
    process = subprocess.Popen(command, stdout=log, stderr=log, cwd=ROOT, env={**os.environ, **settings})
    address = f"http://localhost:{port}"
    try:
        wait_until_served(address, process, folder / "server.log")
        yield address
        if process.poll() is not None:
            said = (folder / "server.log").read_text(errors="replace")
            raise RuntimeError(f"the server ended by itself with status {process.returncode}:\n{said[-2_000:]}")
    finally:
        process.terminate()
        try:
            process.wait(timeout=PATIENCE_S)
        finally:
            process.kill()  # nothing, if it has ended
            process.wait()
            log.close()


def wait_until_served(address: str, process: subprocess.Popen[bytes], log: Path) -> None:
    until = time.monotonic() + PATIENCE_S
    while time.monotonic() < until and process.poll() is None:
        try:
            with urllib.request.urlopen(f"{address}/healthz", timeout=5):
                return
        except (urllib.error.URLError, ConnectionError, TimeoutError):
            time.sleep(0.1)
    raise RuntimeError(f"the server did not start:\n{log.read_text(errors='replace')}")


# Debian's headless shell is the same engine without the windows around it; a page costs a third less in it.
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")


def launch_chromium(playwright: Playwright) -> Browser:
    """The system's Chromium: Playwright brings none of its own here."""
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    if found is None:
        raise RuntimeError("the browser tests need Chromium: `make test` installs it on Debian and Ubuntu")
    arguments = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
    return playwright.chromium.launch(executable_path=found, args=[*arguments, "--disable-sync", "--no-first-run"])
