"""Endpoint: one address of the HTTP API, declared with what it takes and answers, and how a call to it is handled."""

from __future__ import annotations

import contextlib
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from farport.server.errors import Refuse, StoreAway
from farport.server.limits import network
from farport.server.protocol.http import Failure
from farport.server.protocol.shapes import Language, Person, Scope, Shape
from farport.server.texts import preferred, refused
from farport.server.web.security import identify, own_origin, require_own_origin

if TYPE_CHECKING:
    from farport.server.identities.people import Identity
    from farport.server.service import Service

BODY_LIMIT: Final = 64 * 1024
BIG_BODY_LIMIT: Final = 128 * 1024  # a scenario: four times our largest data file
NUL: Final = "\0"
JSON: Final = "application/json"
SAFE: Final = ("GET", "HEAD")
ENCODE: Final = msgspec.json.Encoder().encode
log = logging.getLogger("farport.http")
S = TypeVar("S", bound=Shape)


class Call:
    """One request: who asks, in which language, and the way to everything else."""

    __slots__ = ("cookies", "headers", "identity", "language", "request", "service")

    def __init__(self, service: Service, request: Request, identity: Identity | None) -> None:
        self.service = service
        self.request = request
        self.identity = identity
        self.language: Language = (
            identity.settings.language
            if identity is not None
            else preferred(request.headers.get("accept-language", ""))
        )
        self.headers: dict[str, str] = {}
        self.cookies: list[str] = []

    @property
    def person(self) -> Person | None:
        return None if self.identity is None else self.identity.person

    @property
    def caller(self) -> Identity:
        """Who asks; refused for somebody without a name."""
        if self.identity is None:
            raise Refuse("not_known")
        return self.identity

    @property
    def address(self) -> str:
        """For limits: who asks, or from where."""
        if self.identity is not None:
            return self.identity.person.id
        return self.from_where

    @property
    def from_where(self) -> str:
        return _from_where(self.request)

    def path(self, name: str) -> str:
        value = str(self.request.path_params[name])
        if NUL in value:  # nothing is called that, and PostgreSQL cannot even be asked for it
            raise Refuse("not_found")
        return value

    @property
    def origin(self) -> str:
        """Under which our own pages are seen."""
        return own_origin(self.service, self.request.headers.get("host", ""), self.request.url.scheme)

    def limit(self, what: str, *, by_address: bool = False) -> None:
        self.service.limits.spend(what, self.from_where if by_address else self.address)

    @contextlib.asynccontextmanager
    async def exporting(self) -> AsyncIterator[None]:
        """Large files are made one at a time: each is whole in memory while it is."""
        async with self.service.exporting:
            self.service.limits.require("work", self.from_where)  # others of theirs have their price by now
            yield

    def cookie(self, identity: Identity) -> None:
        self.cookies.append(self.service.cookies.header(identity.person.id, identity.epoch))


class NoQuery(Shape):
    """Nothing is asked after the question mark."""


class Endpoint(msgspec.Struct, kw_only=True):
    """`scope`: what a token needs; None: everybody may. `nameless`: whoever has no name may too, but a token is held to
    its scope. `query` and `body` say what is taken."""

    method: str
    path: str
    handle: Callable[..., Awaitable[Any]]
    answer: type[Shape] | None
    body: type[Shape] | None
    query: type[Shape]
    scope: Scope | None
    nameless: bool
    limit: str
    body_limit: int
    text: str | None

    @property
    def summary(self) -> str:
        return (self.handle.__doc__ or "").strip().split("\n")[0]


ENDPOINTS: Final[list[Endpoint]] = []


def endpoint(
    method: str,
    path: str,
    *,
    answer: type[Shape] | None = None,
    body: type[Shape] | None = None,
    query: type[Shape] = NoQuery,
    scope: Scope | None = None,
    nameless: bool = False,
    limit: str = "request",
    body_limit: int = BODY_LIMIT,
    text: str | None = None,
) -> Callable[[Callable[..., Awaitable[Any]]], Callable[..., Awaitable[Any]]]:
    """Declare an address. `text`: the media type of an answer that is not JSON."""

    def declare(handle: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        ENDPOINTS.append(
            Endpoint(
                method=method,
                path=path,
                handle=handle,
                answer=answer,
                body=body,
                query=query,
                scope=scope,
                nameless=nameless,
                limit=limit,
                body_limit=body_limit,
                text=text,
            )
        )
        return handle

    return declare


async def serve(endpoint: Endpoint, service: Service, request: Request) -> Response:
    """Everything that is the same for every address."""
    started = time.monotonic()
    call: Call | None = None
    try:
        service.limits.spend("request", _from_where(request))  # first of all: a wrong token costs a look into the store
        identity, by_cookie = await identify(service, request.headers)
        call = Call(service, request, identity)
        if endpoint.limit != "request":
            call.limit(endpoint.limit)
        if endpoint.method not in SAFE:
            require_own_origin(service, request.headers, request.url.scheme, by_cookie=by_cookie)
        _require_scope(endpoint, call)
        arguments = [_query(endpoint, request)] if endpoint.query is not NoQuery else []
        if endpoint.body is not None:
            arguments.append(await _body(endpoint, request))
        answer = await endpoint.handle(call, *arguments)
        content = ENCODE(answer) if endpoint.text is None else answer if isinstance(answer, bytes) else answer.encode()
        response = Response(content, media_type=endpoint.text or JSON, headers=call.headers)
        for cookie in call.cookies:
            response.headers.append("set-cookie", cookie)
    except Refuse as refuse:
        response = failure(refuse, _language(call, request))
    except StoreAway as error:
        log.warning("the store is away: %s", error)
        response = failure(Refuse("unavailable"), _language(call, request))
    except ClientDisconnect:
        response = Response(status_code=400)
    response.headers.setdefault("cache-control", "no-store")
    log.debug(
        "%s %s %s",
        endpoint.method,
        request.url.path,
        response.status_code,
        extra={"ms": round((time.monotonic() - started) * 1_000)},
    )
    return response


def _from_where(request: Request) -> str:
    return network(request.client.host if request.client is not None else "?")


def _require_scope(endpoint: Endpoint, call: Call) -> None:
    if endpoint.scope is None or (endpoint.nameless and call.identity is None):
        return
    if endpoint.scope not in call.caller.scopes:
        raise Refuse("no_scope")


def failure(refuse: Refuse, language: str) -> Response:
    body = Failure(refused=refused(refuse, language))
    return Response(ENCODE(body), status_code=refuse.status, media_type=JSON)


def _language(call: Call | None, request: Request) -> str:
    return preferred(request.headers.get("accept-language", "")) if call is None else call.language


def _query(endpoint: Endpoint, request: Request) -> Shape:
    if any(NUL in value for value in request.query_params.values()):
        raise Refuse("bad_message", {"detail": "a text cannot contain U+0000"})
    try:
        return msgspec.convert(dict(request.query_params), endpoint.query, strict=False)
    except msgspec.ValidationError as error:
        raise Refuse("bad_message", {"detail": str(error)}) from None


async def _body(endpoint: Endpoint, request: Request) -> Shape:
    assert endpoint.body is not None
    media = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if media != JSON:
        raise Refuse("bad_message", {"detail": f"the content type must be {JSON}"})
    received = bytearray()
    async for chunk in request.stream():
        received += chunk
        if len(received) > endpoint.body_limit:
            raise Refuse("too_big")
    try:
        return msgspec.json.decode(bytes(received), type=endpoint.body)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise Refuse("bad_message", {"detail": str(error)}) from None
