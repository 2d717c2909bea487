"""Packing: the rows of a chunk as they are kept, and back."""

from __future__ import annotations

import zlib
from typing import Any, Final

import msgspec

from farport.kernel import Plain

ENCODE: Final = msgspec.json.Encoder().encode
ROWS: Final = msgspec.json.Decoder(list[dict[str, Any]])


def packed(rows: list[Plain]) -> bytes:
    """What answers and data are made of; the course of every score and all events would be most of it."""
    return zlib.compress(ENCODE([{**row, "events": [], "course": []} for row in rows]))


def unpacked(data: bytes) -> list[Plain]:
    return ROWS.decode(zlib.decompress(data))
