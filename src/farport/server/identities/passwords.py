"""Passwords, kept as argon2id hashes. Hashing is slow on purpose, so it runs in a thread, few at a time."""

from __future__ import annotations

import asyncio
import secrets
from functools import cache
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from farport.server.causes import HELPERS, waits_for

AT_ONCE: Final = 2
HASHER: Final = PasswordHasher()  # argon2id, with the library's parameters (RFC 9106, low memory)


class Passwords:
    """A bounded number of hashings at once: a flood of log-ins must not take the machine."""

    def __init__(self) -> None:
        self._turn = asyncio.Semaphore(AT_ONCE)

    async def hash(self, password: str) -> str:
        with waits_for(HELPERS):
            async with self._turn:
                return await asyncio.to_thread(HASHER.hash, password)

    async def fits(self, kept: str | None, password: str) -> bool:
        """Takes as long for a name that does not exist as for a wrong password."""
        with waits_for(HELPERS):
            async with self._turn:
                return await asyncio.to_thread(_fits, kept, password) and kept is not None


@cache
def nobodys() -> str:
    """A hash that no password fits, made when it is first needed: it takes its time."""
    return HASHER.hash(secrets.token_hex())


def _fits(kept: str | None, password: str) -> bool:
    try:
        return HASHER.verify(nobodys() if kept is None else kept, password)
    except (VerificationError, InvalidHashError):
        return False
