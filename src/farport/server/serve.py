"""Serving: everything is checked before the first request, then uvicorn runs one worker or several."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
import threading
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import msgspec
import uvicorn
from platformdirs import user_data_path

from farport.arena.workers import NO_RAY
from farport.kernel import registry
from farport.kernel.words import catalogue, languages
from farport.server import garbage, logs
from farport.server.config import Config
from farport.server.ending import end
from farport.server.errors import ConfigError
from farport.server.sockets.wire import Wire
from farport.server.store.opening import prepare
from farport.server.web.app import App
from farport.server.web.wire import HttpWire
from farport.server.workers import Workers

GOODBYE_S: Final = 0.2  # for the last messages to reach their sockets
SHUTDOWN_S: Final = 10
WORDS_S: Final = 2.0  # after the start: until then there is enough to do
MESSAGE_LIMIT: Final = 64 * 1024
BACKLOG: Final = 2048
FILES: Final = 65_536  # of one worker
HANDED_DOWN: Final = "FARPORT_HANDED_DOWN"  # how the settings reach the workers' processes


def default_database() -> str:
    """SQLite in the user's data folder."""
    folder: Path = user_data_path("farport", appauthor=False, ensure_exists=True)
    return f"sqlite:///{folder / 'farport.db'}"


def ready(config: Config, *, migrate_old: bool = False) -> Config:
    """The configuration with everything filled in, once database and bus have answered."""
    if not config.database:
        config = msgspec.structs.replace(config, database=default_database())
    _choose_plugins(config)
    prepare(config.database, migrate_old=migrate_old)
    if config.bus:
        asyncio.run(_check_bus(config))
    if config.run_ray and find_spec("ray") is None:  # it is only looked for: to import it takes seconds
        raise ConfigError(f"run_ray: {NO_RAY}")
    return config


def _choose_plugins(config: Config) -> None:
    """By the environment, so that the processes of workers and bots find the same."""
    chosen = {registry.MORE_BOTS: config.bots, registry.WITHOUT: config.without}
    if any(os.environ.get(name, "") != value for name, value in chosen.items() if value):
        os.environ.update({name: value for name, value in chosen.items() if value})
        registry.refresh()


async def _check_bus(config: Config) -> None:
    from farport.server.bus.redis import RedisBus

    try:
        bus = RedisBus(config.bus, config.bus_prefix)
    except (ValueError, TypeError) as error:
        raise ConfigError(f"bus: {error}; it looks like redis://localhost:6379/0") from None
    try:
        await bus.check()
    finally:
        await bus.close()


def bound(config: Config) -> socket.socket:
    """The socket to serve on; a port that is taken is one sentence."""
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((config.host, config.port))
    except OSError as error:
        listening.close()
        raise ConfigError(
            f"{config.host}:{config.port} cannot be served on ({error.strerror}); choose another with --port"
        ) from None
    listening.set_inheritable(True)
    return listening


class Server(uvicorn.Server):
    """uvicorn, but whoever is connected hears of the end before it comes. It tidies up after itself meanwhile."""

    async def main_loop(self) -> None:
        looking = asyncio.create_task(garbage.look_for_ever(), name="garbage")
        try:
            await super().main_loop()
        finally:
            await end([looking])

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        app = self.config.app
        if isinstance(app, App) and app.service is not None:
            app.service.sockets.say_goodbye()
            await asyncio.sleep(GOODBYE_S)
        await super().shutdown(sockets)


def serve(config: Config, listening: socket.socket, started: Callable[[str], None] | None = None) -> None:
    """Until the process is told to stop."""
    os.environ[HANDED_DOWN] = msgspec.json.encode(config).decode()
    logs.set_up(config.log_format, config.log_level)
    allow_many_files()
    if started is not None:
        started(url_of(config, listening))
    if config.workers > 1:
        listening.listen(BACKLOG)
        Workers(serve_one, listening, config.workers).run()
    else:
        serve_one(listening)
    listening.close()


def serve_one(listening: socket.socket) -> None:
    """A worker. Its settings come by the environment, from the process that checked them."""
    config = msgspec.json.decode(os.environ[HANDED_DOWN], type=Config)
    logs.set_up(config.log_format, config.log_level)
    garbage.begin()
    reading = threading.Timer(WORDS_S, read_words)
    reading.daemon = True
    reading.start()
    Server(uvicorn_config(config)).run(sockets=[listening])


def read_words() -> None:
    """Beside the loop: what reads the catalogues takes a tenth of a second to be there, for which everybody would wait
    when the first one is refused something."""
    for language in languages():
        catalogue(language)


def allow_many_files() -> None:
    """A socket is a file. The usual limit of a thousand is for programs that open a few."""
    if os.name != "posix":
        return
    import resource

    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    for most in (max(hard, FILES), hard):  # more than the system gives is for whoever may ask for it
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
            return


def uvicorn_config(config: Config) -> uvicorn.Config:
    settings: dict[str, Any] = {"loop": "uvloop"} if os.name == "posix" else {}
    return uvicorn.Config(
        App(config),
        http=HttpWire,
        ws=Wire,  # on the quickest protocol that was measured: docs/decisions/asgi-stack.md
        ws_max_size=MESSAGE_LIMIT,
        ws_per_message_deflate=False,
        ws_ping_interval=None,  # the protocol has pings of its own, which measure the lag
        ws_ping_timeout=None,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=config.trusted_proxies,
        timeout_graceful_shutdown=SHUTDOWN_S,
        backlog=BACKLOG,
        **settings,
    )


def url_of(config: Config, listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    shown = "localhost" if host in ("0.0.0.0", "::", "127.0.0.1", "::1") else host
    return config.public_url or f"http://{shown}:{port}"
