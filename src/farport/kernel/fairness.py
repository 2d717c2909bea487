"""Fair dice: the seed of a game from a secret that was committed to before and from what every seat has added since.

The secret's hash is shown before anybody adds anything, so whoever holds the secret cannot fit it to the others' parts;
nobody else knows it, so they cannot fit theirs to it. docs/fair-dice.md says what this proves and what it does not.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Final

from farport.kernel.action import shown
from farport.kernel.data import Plain, Table
from farport.kernel.errors import RecordError

WAY: Final = 2  # the first way was the secret itself as the seed, and its hash
SALT: Final = b"farport dice 2"
BYTES: Final = 32  # of a part, of a hash, and of the seed
CLIENT: Final = "client"
SOURCES: Final = (CLIENT, "bot", "server")


def commitment(secret: str) -> str:
    """What is shown of the secret at the start.

    The prefix matters: in the first way the generator's key was made from the SHA-256 of the bare secret.
    """
    return hashlib.sha256(f"farport:{secret}".encode()).hexdigest()


def own_part(secret: str, seat: int) -> str:
    """The part of a seat for which no client has sent one: it follows from the secret, so nobody can choose it."""
    return hmac.new(secret.encode(), f"seat {seat}".encode(), hashlib.sha256).hexdigest()


class Part:
    """What one seat has added: 32 bytes in hexadecimal digits, and from where: its client, or the server for it."""

    __slots__ = ("source", "value")

    def __init__(self, source: str, value: str) -> None:
        self.source = source
        self.value = value


class Dice:
    """The commitment and every seat's part, as they stand in a table's first entry. The secret comes at the end."""

    __slots__ = ("commitment", "parts")

    def __init__(self, commitment: str, parts: list[Part]) -> None:
        self.commitment = commitment
        self.parts = parts

    def data(self) -> Plain:
        parts: list[object] = [[part.source, part.value] for part in self.parts]
        return {"way": WAY, "commitment": self.commitment, "parts": parts}

    @staticmethod
    def from_data(data: object) -> Dice:
        table = Table(data, "dice", RecordError)
        way = table.integer("way")
        if way != WAY:
            raise RecordError(f"dice: way {way} is not known here; this version knows {WAY}")
        table.only(("way", "commitment", "parts"))
        parts = [_part(part, seat) for seat, part in enumerate(table.items("parts"))]
        return Dice(_digits(table.value("commitment"), "commitment"), parts)

    def seed(self, secret: str) -> int:
        """HKDF with SHA-256 (RFC 5869): the secret is the key material, the parts in the order of the seats are the
        info."""
        key = hmac.new(SALT, secret.encode(), hashlib.sha256).digest()
        info = "\n".join([part.value for part in self.parts]).encode()
        return int.from_bytes(hmac.new(key, info + b"\x01", hashlib.sha256).digest(), "big")

    def faults(self, secret: str, seed: int) -> list[str]:
        """Whatever does not fit, in sentences; none: these dice are what they claim to be."""
        found: list[str] = []
        if commitment(secret) != self.commitment:
            found.append("the secret does not have the hash that was shown at the start")
        if self.seed(secret) != seed:
            found.append("the game's seed does not come from the secret and the parts of the seats")
        for seat, part in enumerate(self.parts):
            if part.source != CLIENT and part.value != own_part(secret, seat):
                found.append(f"seat {seat}: its part was made by the server and does not follow from the secret")
        return found


def _part(data: object, seat: int) -> Part:
    if not isinstance(data, (list, tuple)) or len(data) != 2 or data[0] not in SOURCES:
        raise RecordError(f"dice: parts[{seat}]: [source, digits] is expected, not {shown(data)}")
    return Part(str(data[0]), _digits(data[1], f"parts[{seat}]"))


def _digits(value: object, where: str) -> str:
    if not is_part(value):
        raise RecordError(f"dice: {where}: {BYTES * 2} hexadecimal digits are expected, not {shown(value)}")
    return str(value)


def is_part(value: object) -> bool:
    """32 bytes in small hexadecimal digits."""
    if not isinstance(value, str) or len(value) != BYTES * 2:
        return False
    return all([sign in "0123456789abcdef" for sign in value])
