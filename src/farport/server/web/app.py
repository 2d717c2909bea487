"""The ASGI application: sockets, endpoints, static files, and what keeps running behind them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from farport.server.config import Config
from farport.server.cost import Metered
from farport.server.errors import Refuse
from farport.server.limits import WHENCE, network
from farport.server.service import Service
from farport.server.sockets.connection import Connection
from farport.server.texts import preferred
from farport.server.web import (  # noqa: F401  (they declare endpoints)
    books,
    club,
    creations,
    games,
    me,
    operators,
    people,
    replays,
    runs,
    studio,
    tables,
)
from farport.server.web.boards import PREFIX
from farport.server.web.endpoint import ENDPOINTS, Endpoint, failure, serve
from farport.server.web.openapi import openapi
from farport.server.web.security import HEADERS, TLS_HEADERS
from farport.server.web.wire import Connections

ENCODE = msgspec.json.Encoder().encode
SOCKET = "/api/socket"
WHAT: Final = "farport.what"  # in the scope, once it is known: what is asked, for the list of slow things
WAIT_S: Final = 1.0  # before who is in debt is told so: to refuse costs nearly as much as many an answer
log = logging.getLogger("farport.http")

Scope = dict[str, Any]
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]


class App:
    """Websockets go straight to their connection; HTTP goes through Starlette."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.service: Service | None = None
        self.connections = Connections(config)
        self._openapi = b""
        named = TLS_HEADERS if config.secure else HEADERS
        self._headers = [(name.encode(), value.encode()) for name, value in named.items()]
        self._http = Starlette(routes=self._routes(), exception_handlers={404: self._missing, 405: self._method})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._live(receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._request(scope, receive, _with_headers(send, self._headers))

    # ------------------------------------------------------------------ life

    async def _live(self, receive: Receive, send: Send) -> None:
        await receive()
        try:
            self.service = await Service.open(self.config)
        except Exception as error:  # whatever it is, uvicorn must hear of it, or it would serve without a service
            log.exception("the server could not start")
            await send({"type": "lifespan.startup.failed", "message": str(error)})
            return
        await send({"type": "lifespan.startup.complete"})
        await receive()
        await self.service.close()
        await send({"type": "lifespan.shutdown.complete"})

    @property
    def running(self) -> Service:
        assert self.service is not None, "requests come after the start"
        return self.service

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["path"] != SOCKET:
            await receive()
            await asyncio.sleep(WAIT_S)
            await send({"type": "websocket.close", "code": 1008})
            return
        # In a task of its own: with every message all the calls that lead here would be gone through again.
        socket = Connection(self.running, scope, receive, send).run()
        await asyncio.get_running_loop().create_task(socket, name="socket")

    # ------------------------------------------------------------------ HTTP

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A request costs what it costs, also that of a page or a file: who asks for much waits longer before asking
        again."""
        limits, slow = self.running.limits, self.running.slow
        address = network(scope["client"][0] if scope.get("client") else "?")
        if limits.owes("work", address):
            await asyncio.sleep(WAIT_S)
            await failure(Refuse("too_fast"), preferred(_accepted(scope)))(scope, receive, send)
            return
        WHENCE.set(address)
        begun = slow.begin()
        work = Metered(self._http(scope, receive, send))
        try:
            await work
        finally:
            what = scope.get(WHAT, f"{scope['method']} page")
            slow.end(begun, what, scope.get("path_params", {}).get("id"), work.seconds)
            limits.charge("work", address, work.cost)

    def _routes(self) -> list[Route]:
        routes = [
            Route("/healthz", self._health),
            Route("/metrics", self._metrics),
            Route("/api/openapi.json", self._description),
        ]
        # Literal addresses before those with a variable part: /api/creations/check is no creation's id.
        for each in sorted(ENDPOINTS, key=lambda endpoint: "{" in endpoint.path):
            routes.append(Route(each.path, self._serving(each), methods=[each.method]))
        return routes

    def _serving(self, endpoint: Endpoint) -> Callable[[Request], Awaitable[Response]]:
        async def handle(request: Request) -> Response:
            request.scope[WHAT] = f"{endpoint.method} {endpoint.path}"
            return await serve(endpoint, self.running, request)

        return handle

    async def _health(self, request: Request) -> Response:
        """200 while the store answers."""
        healthy = await self.running.healthy()
        status = {"store": healthy, "bus": self.running.bus.healthy, "maintenance": self.running.orders.still}
        return Response(ENCODE(status), status_code=200 if healthy else 503, media_type="application/json")

    async def _metrics(self, request: Request) -> Response:
        if not self.config.metrics:
            return Response("Not found.", status_code=404, media_type="text/plain")
        self.running.metrics.bus_healthy.set(self.running.bus.healthy)
        return Response(self.running.metrics.text(), media_type="text/plain; version=0.0.4")

    async def _description(self, request: Request) -> Response:
        """Made once: it is the same for everybody, and not cheap."""
        if not self._openapi:
            self._openapi = ENCODE(openapi(ENDPOINTS))
        return Response(self._openapi, media_type="application/json")

    async def _missing(self, request: Request, _error: Exception) -> Response:
        """An unknown address of the API is refused; every other one is a page of the client."""
        if request.url.path.startswith("/api/") or request.method not in ("GET", "HEAD"):
            return failure(Refuse("not_found"), preferred(request.headers.get("accept-language", "")))
        if request.url.path.startswith(PREFIX):
            return self.running.boards.response(request)
        return self.running.static.response(request)

    async def _method(self, request: Request, _error: Exception) -> Response:
        response = failure(Refuse("wrong_method"), preferred(request.headers.get("accept-language", "")))
        methods = [each.method for each in ENDPOINTS if _fits(each.path, request.url.path)]
        response.headers["allow"] = ", ".join(sorted(set(methods) or {"GET"}))
        return response


def _accepted(scope: Scope) -> str:
    return next((value.decode("latin-1") for name, value in scope["headers"] if name == b"accept-language"), "")


def _fits(pattern: str, path: str) -> bool:
    wanted, given = pattern.split("/"), path.split("/")
    return len(wanted) == len(given) and all(a == b or a.startswith("{") for a, b in zip(wanted, given, strict=True))


def _with_headers(send: Send, headers: list[tuple[bytes, bytes]]) -> Send:
    async def sending(message: Any) -> None:
        if message["type"] == "http.response.start":
            have = {name for name, _ in message["headers"]}
            message["headers"] = [
                *message["headers"],
                *[header for header in headers if header[0] not in have],
            ]
        await send(message)

    return sending
