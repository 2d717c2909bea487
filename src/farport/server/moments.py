"""Wall time as the server counts it: whole milliseconds since 1970."""

from __future__ import annotations

import time
from datetime import UTC, datetime


def now_ms() -> int:
    return time.time_ns() // 1_000_000


def moment(at: int | None) -> str | None:
    """As other programs read it."""
    return None if at is None else datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="seconds")
