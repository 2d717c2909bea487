"""`farport serve`: the server; and `farport` alone: the same on this machine, with the browser opened."""

from __future__ import annotations

import threading
import webbrowser
from pathlib import Path
from typing import Any

import click

from farport.cli.arguments import database_option
from farport.cli.extras import require_server

BROWSER_DELAY_S = 1.0


@click.command()
@click.option("--config", "file", type=click.Path(path_type=Path), help="A TOML file with settings.")
@click.option("--host", help="The address to serve on.  [default: 127.0.0.1]")
@click.option("--port", type=click.IntRange(0, 65_535), help="The port to serve on.  [default: 8765]")
@database_option
@click.option("--bus", help="redis://host:port/number, for several workers.")
@click.option("--workers", type=click.IntRange(1, 64), help="Processes to serve with.  [default: 1]")
@click.option("--public-url", help="How people reach the server, e.g. https://games.example.org.")
@click.option("--migrate", "migrate_old", is_flag=True, help="Bring an old database up to date first.")
@click.option("--open", "open_browser", is_flag=True, help="Open the browser.")
def serve(file: Path | None, migrate_old: bool, open_browser: bool, **given: Any) -> None:
    """Serve tables to browsers and bots.

    Every setting can be given in a file (--config), in the environment (FARPORT_PORT, FARPORT_DATABASE, …) or here;
    docs/hosting.md lists them.
    """
    run(given, file=file, migrate_old=migrate_old, open_browser=open_browser)


def run(given: dict[str, Any], *, file: Path | None = None, migrate_old: bool, open_browser: bool) -> None:
    require_server()
    from farport.server import serve as server
    from farport.server.config import read_config

    config = server.ready(read_config(given, file=file), migrate_old=migrate_old)
    listening = server.bound(config)

    def started(url: str) -> None:
        click.echo(f"Farport is at {url}  (Ctrl-C stops it)", err=True)
        if open_browser:
            timer = threading.Timer(BROWSER_DELAY_S, webbrowser.open, [url])
            timer.daemon = True
            timer.start()

    server.serve(config, listening, started)
