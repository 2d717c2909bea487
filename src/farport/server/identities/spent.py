"""Spent: what was valid once and never will be again: cookies that were logged out, tickets and codes once used."""

from __future__ import annotations

import contextlib

from sqlalchemy import delete, insert

from farport.server.errors import Refuse, Taken
from farport.server.ids import token_hash
from farport.server.moments import now_ms
from farport.server.store import schema
from farport.server.store.store import Store

S = schema.spent.c


class Spent:
    """Kept as hashes, until they would have run out by themselves."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def spend(self, value: str, lasts_s: int) -> None:
        """Refused when it was spent before: whoever is first has it, at whichever worker."""
        try:
            await self._write(value, lasts_s)
        except Taken:
            raise Refuse("bad_token") from None

    async def end(self, value: str, lasts_s: int) -> None:
        """The same, as often as it is asked for."""
        with contextlib.suppress(Taken):
            await self._write(value, lasts_s)

    async def _write(self, value: str, lasts_s: int) -> None:
        at = now_ms()
        await self._store.write(
            delete(schema.spent).where(S.until < at),
            insert(schema.spent).values(hash=token_hash(value), until=at + lasts_s * 1_000),
        )
