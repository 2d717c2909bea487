"""Tickets: short signed notes that the server gives out and gets back, so that it need not remember them."""

from __future__ import annotations

from typing import Final

from itsdangerous import BadSignature, URLSafeTimedSerializer

from farport.server.errors import Refuse
from farport.server.identities.spent import Spent

PASSKEY_S: Final = 300
MAIL_S: Final = 3 * 24 * 3600


class Tickets:
    """For one purpose each: a ticket for a passkey confirms no mail address. Each is good once."""

    def __init__(self, secret: str, spent: Spent) -> None:
        self._secret = secret
        self._spent = spent

    def make(self, purpose: str, *what: str) -> str:
        return self._serializer(purpose).dumps(list(what))

    async def take(self, purpose: str, ticket: str, lasts_s: int) -> list[str]:
        """What stands on it; refused when it is not ours, too old, or was used."""
        try:
            what: list[str] = self._serializer(purpose).loads(ticket, max_age=lasts_s)
        except BadSignature:
            raise Refuse("bad_token") from None
        await self._spent.spend(ticket, lasts_s)
        return what

    def _serializer(self, purpose: str) -> URLSafeTimedSerializer:
        return URLSafeTimedSerializer(self._secret, salt=f"farport.{purpose}")
