"""Months and seasons: a season is three months, beginning with January, April, July and October, in UTC."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

ALL: Final = "all"
PATTERN: Final = r"^(all|[0-9]{4}-(0[1-9]|1[0-2])|[0-9]{4}-q[1-4])$"
QUARTER: Final = 3
MONTHS: Final = 12


def bounds(period: str) -> tuple[int, int]:
    """The first moment of a month (2026-11) or season (2026-q4), and the first after it."""
    year, _, part = period.partition("-")
    if part.startswith("q"):
        first, months = (int(part[1:]) - 1) * QUARTER + 1, QUARTER
    else:
        first, months = int(part), 1
    return _start(int(year), first), _start(int(year), first + months)


def season_of(at: int) -> str:
    moment = datetime.fromtimestamp(at / 1_000, UTC)
    return f"{moment.year:04}-q{(moment.month - 1) // QUARTER + 1}"


def before(season: str) -> str:
    """The season before that one."""
    year, _, quarter = season.partition("-q")
    return f"{int(year) - 1:04}-q4" if quarter == "1" else f"{int(year):04}-q{int(quarter) - 1}"


def _start(year: int, month: int) -> int:
    year, month = year + (month - 1) // MONTHS, (month - 1) % MONTHS + 1
    return int(datetime(year, month, 1, tzinfo=UTC).timestamp()) * 1_000
