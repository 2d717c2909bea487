"""Names that nobody can guess, for tables, people, invitations, tokens and seeds."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

ALPHABET: Final = "23456789abcdefghjkmnpqrstuvwxyz"  # no characters that look alike
ID_LENGTH: Final = 16  # 31**16 is more than 2**79
SECRET_LENGTH: Final = 26  # more than 2**128
SEED_BITS: Final = 256


def new_id() -> str:
    return "".join([secrets.choice(ALPHABET) for _ in range(ID_LENGTH)])


def new_secret() -> str:
    return "".join([secrets.choice(ALPHABET) for _ in range(SECRET_LENGTH)])


def new_seed() -> int:
    return secrets.randbits(SEED_BITS)


def token_hash(token: str) -> str:
    """Tokens are as long as keys, so a plain hash keeps them; only passwords need a slow one."""
    return hashlib.sha256(token.encode()).hexdigest()
