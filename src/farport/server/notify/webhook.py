"""Posting to somebody's webhook, without letting it reach into the server's own network."""

from __future__ import annotations

import asyncio
import ipaddress
import json
import socket
import ssl
from functools import cache
from typing import Final
from urllib.parse import urlsplit

from farport.server.errors import Refuse

TIMEOUT_S: Final = 10.0
ANSWER_LIMIT: Final = 4_096
DEFAULT_PORTS: Final = {"http": 80, "https": 443}


class Webhook:
    """Resolves the host itself and connects to the address it has checked, so that a second answer cannot differ."""

    def __init__(self, *, private_allowed: bool) -> None:
        self._private_allowed = private_allowed

    async def addresses(self, url: str) -> list[str]:
        """The addresses behind a URL; refused when it is no web address or points inside."""
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError:  # brackets that are left open, characters that would become others, a port that is no number
            raise Refuse("bad_address", {"detail": url}) from None
        if parts.scheme not in DEFAULT_PORTS or not parts.hostname or parts.username or parts.password:
            raise Refuse("bad_address", {"detail": url})
        loop = asyncio.get_running_loop()
        try:
            found = await loop.getaddrinfo(parts.hostname, port or DEFAULT_PORTS[parts.scheme], type=socket.SOCK_STREAM)
        except (OSError, UnicodeError):
            raise Refuse("bad_address", {"detail": parts.hostname}) from None
        addresses = [str(entry[4][0]) for entry in found]
        if not self._private_allowed and not all(_is_public(address) for address in addresses):
            raise Refuse("bad_address", {"detail": parts.hostname})
        return addresses

    async def tell(self, url: str, text: str) -> int:
        """Discord-compatible JSON; the status of the answer."""
        body = json.dumps({"content": text, "username": "Farport"}).encode()
        return await self.post(url, body, {"Content-Type": "application/json"})

    async def post(self, url: str, body: bytes, headers: dict[str, str]) -> int:
        """The status of the answer. Redirects are not followed."""
        async with asyncio.timeout(TIMEOUT_S):
            return await self._post(url, body, headers)

    async def _post(self, url: str, body: bytes, headers: dict[str, str]) -> int:
        address = (await self.addresses(url))[0]
        parts = urlsplit(url)
        port = parts.port or DEFAULT_PORTS[parts.scheme]
        secure = _trusted() if parts.scheme == "https" else None
        reader, writer = await asyncio.open_connection(
            address, port, ssl=secure, server_hostname=parts.hostname if secure is not None else None
        )
        try:
            writer.write(_head(parts.netloc, parts.path or "/", parts.query, headers, len(body)) + body)
            await writer.drain()
            line = await reader.readuntil(b"\r\n")
            await reader.read(ANSWER_LIMIT)
            words = line.split(b" ")
            return int(words[1]) if len(words) > 1 and words[1].isdigit() else 0
        finally:
            writer.close()


@cache
def _trusted() -> ssl.SSLContext:
    """To read the certificates of the world takes the loop's thread some 17 ms: not for every message."""
    return ssl.create_default_context()


def _head(host: str, path: str, query: str, headers: dict[str, str], length: int) -> bytes:
    target = f"{path}?{query}" if query else path
    given = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
    head = (
        f"POST {target} HTTP/1.1\r\nHost: {host}\r\nUser-Agent: farport\r\n{given}"
        f"Content-Length: {length}\r\nConnection: close\r\n\r\n"
    )
    return head.encode("ascii", "replace")


def _is_public(address: str) -> bool:
    parsed = ipaddress.ip_address(address.split("%")[0])
    if isinstance(parsed, ipaddress.IPv6Address) and parsed.ipv4_mapped is not None:
        parsed = parsed.ipv4_mapped
    return parsed.is_global and not parsed.is_multicast
