"""Who asks, and whether the request comes from our own pages."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from farport.server.errors import Refuse
from farport.server.identities.cookies import cookie_of

if TYPE_CHECKING:
    from farport.server.identities.people import Identity
    from farport.server.service import Service

BEARER: Final = "bearer "

# Nothing from outside, no frame around us, no guessing of types.
HEADERS: Final = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; script-src 'self'; "
        "connect-src 'self'; font-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


# People come by TLS: their browsers shall never try it without.
TLS_HEADERS: Final = {**HEADERS, "strict-transport-security": "max-age=31536000; includeSubDomains"}


async def identify(service: Service, headers: Mapping[str, str]) -> tuple[Identity | None, bool]:
    """Who asks, and whether a cookie says so. A wrong token is refused; a wrong cookie is nobody's."""
    authorization = headers.get("authorization", "")
    if authorization.lower().startswith(BEARER):
        identity = await service.people.by_token(authorization[len(BEARER) :].strip())
        if identity is None:
            raise Refuse("bad_token")
        return identity, False
    cookie = cookie_of(headers.get("cookie", ""))
    signed = None if cookie is None else service.cookies.read(cookie)
    if signed is None:
        return None, cookie is not None
    return await service.people.by_cookie(cookie or "", *signed), True


def require_own_origin(service: Service, headers: Mapping[str, str], scheme: str, *, by_cookie: bool) -> None:
    """A browser says where a request comes from; only our own pages may use the cookie."""
    origin = headers.get("origin")
    if origin is None:
        if by_cookie and headers.get("sec-fetch-site") != "same-origin":
            raise Refuse("cross_site")
        return
    if origin.lower() != own_origin(service, headers.get("host", ""), scheme):
        raise Refuse("cross_site")


def own_origin(service: Service, host: str, scheme: str) -> str:
    """Where the server knows its address, that one only; else whatever name it was called by, as in one's own house.

    The scheme counts: a page that came without TLS is somebody else's, who may sit between us and the browser.
    """
    if service.config.public_url:
        own = urlsplit(service.config.public_url)
        return f"{own.scheme}://{own.netloc}".lower()
    return f"{scheme.replace('ws', 'http', 1)}://{host}".lower()
