"""Web push: messages that a browser shows though no page of ours is open (RFC 8030, 8291 and 8292)."""

from __future__ import annotations

import base64
import hashlib
import json
import logging
import secrets
from email.utils import parseaddr
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from sqlalchemy import delete, func, insert, select

from farport.server.errors import Refuse, Taken
from farport.server.moments import now_ms
from farport.server.store import most, schema

if TYPE_CHECKING:
    from farport.server.config import Config
    from farport.server.notify.webhook import Webhook
    from farport.server.protocol.people import PushTo
    from farport.server.store.store import Store

S = schema.pushes.c
F = schema.facts.c
KEY: Final = "push key"
MOST: Final = 20  # browsers of one person
LASTS_S: Final = 12 * 3_600  # a message that has not reached its browser by then is not wanted any more
GONE: Final = (404, 410)
POINT: Final = 65  # bytes of a public key of this curve, not compressed
log = logging.getLogger("farport.push")


class Push:
    """What is sent can be read by the browser alone; its push service sees when, how long, and from which server."""

    def __init__(self, config: Config, store: Store, webhook: Webhook) -> None:
        self._config = config
        self._store = store
        self._webhook = webhook
        self._keys: Vapid02 | None = None

    async def public_key(self) -> str:
        point = (await self._vapid()).public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return _text(point)

    async def _vapid(self) -> Vapid02:
        """Made once, shared by all workers through the store: a browser knows us by it for good."""
        if self._keys is None:
            stored = await self._stored_key()
            if stored is None:
                made = Vapid02()
                made.generate_keys()
                number = made.private_key.private_numbers().private_value.to_bytes(32, "big")
                try:
                    await self._store.write(insert(schema.facts).values(name=KEY, value=_text(number)))
                except Taken:
                    log.debug("another worker has made the key")
                stored = await self._stored_key()
            assert stored is not None
            self._keys = Vapid02.from_raw(stored.encode())
            self._keys.conf["no-strict"] = True  # it knows fewer addresses than there are
        return self._keys

    async def _stored_key(self) -> str | None:
        rows = await self._store.read(select(F.value).where(F.name == KEY))
        return str(rows[0].value) if rows else None

    # ------------------------------------------------------------------ browsers

    async def subscribe(self, person: str, wanted: PushTo) -> None:
        """A browser belongs to whoever used it last."""
        await self._webhook.addresses(wanted.endpoint)
        point, auth = _bytes(wanted.p256dh), _bytes(wanted.auth)
        if not _is_point(point) or len(auth) != 16:
            raise Refuse("bad_address", {"detail": wanted.endpoint})
        hashed = _hash(wanted.endpoint)
        made = insert(schema.pushes).values(
            hash=hashed,
            person=person,
            endpoint=wanted.endpoint,
            p256dh=wanted.p256dh,
            auth=wanted.auth,
            created_at=now_ms(),
        )
        own = select(func.count()).select_from(schema.pushes).where(S.person == person)
        this = delete(schema.pushes).where(S.hash == hashed)
        await most.add(self._store, person, own, MOST, [this, made], [this])

    async def unsubscribe(self, person: str, endpoint: str) -> None:
        await self._store.write(delete(schema.pushes).where(S.hash == _hash(endpoint), S.person == person))

    async def of(self, person: str) -> list[Any]:
        return list(await self._store.read(select(schema.pushes).where(S.person == person)))

    # ------------------------------------------------------------------ sending

    async def send(self, row: Any, title: str, body: str, path: str) -> bool:
        """Whether the push service took it. A browser that is gone is forgotten."""
        message = json.dumps({"title": title, "body": body, "path": path}, ensure_ascii=False).encode()
        sealed = http_ece.encrypt(
            message,
            salt=secrets.token_bytes(16),
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=_bytes(row.p256dh),
            auth_secret=_bytes(row.auth),
            version="aes128gcm",
        )
        status = await self._webhook.post(row.endpoint, sealed, await self._headers(row.endpoint))
        if status in GONE:
            await self._store.write(delete(schema.pushes).where(S.hash == row.hash))
        return 200 <= status < 300

    async def _headers(self, endpoint: str) -> dict[str, str]:
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "sub": self._config.public_url or f"mailto:{parseaddr(self._config.smtp_from)[1] or 'farport@localhost'}",
            "exp": now_ms() // 1_000 + LASTS_S,
        }
        signed = (await self._vapid()).sign(claims)
        return {
            "Authorization": str(signed["Authorization"]),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(LASTS_S),
        }


def _is_point(point: bytes) -> bool:
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        return False
    return len(point) == POINT


def _hash(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
