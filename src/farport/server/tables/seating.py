"""A seat in play: who holds it, who acts for it now, and its clock."""

from __future__ import annotations

from typing import Any, Final

from farport.kernel import Plain

LAG_QUOTA_START_MS: Final = 1_000
LAG_QUOTA_MOST_MS: Final = 3_000
LAG_QUOTA_GAIN_MS: Final = 100  # per action: a steady connection earns what an unsteady one may need
GRACE_MS: Final = 30_000  # a person who comes back to an empty clock can at least look around

FIELDS: Final = (
    "person",
    "bot",
    "level",
    "keeper",
    "ready",
    "resigned",
    "left_ms",
    "since",
    "asked_at",
    "spent_ms",
    "lag_ms",
    "lag_quota_ms",
)


class SeatPlay:
    """`since` is the moment from which the seat's time counts; None: it does not."""

    __slots__ = FIELDS

    def __init__(self, person: str | None, bot: str | None, level: str | None, left_ms: int | None) -> None:
        self.person = person
        self.bot = bot
        self.level = level
        self.keeper = "person" if bot is None else "bot"
        self.ready = False
        self.resigned = False
        self.left_ms = left_ms  # None: as long as it likes
        self.since: int | None = None
        self.asked_at: int | None = None  # the entry since which it is asked without a break: the name of its turn
        self.spent_ms = 0
        self.lag_ms = 0
        self.lag_quota_ms = LAG_QUOTA_START_MS

    def copy(self) -> SeatPlay:
        other = SeatPlay(self.person, self.bot, self.level, self.left_ms)
        other.keeper = self.keeper
        other.ready = self.ready
        other.resigned = self.resigned
        other.since = self.since
        other.asked_at = self.asked_at
        other.spent_ms = self.spent_ms
        other.lag_ms = self.lag_ms
        other.lag_quota_ms = self.lag_quota_ms
        return other

    def dump(self) -> Plain:
        return {field: getattr(self, field) for field in FIELDS}

    @staticmethod
    def load(data: Plain) -> SeatPlay:
        seat = SeatPlay(None, None, None, None)
        for field in FIELDS:
            value: Any = data[field]
            setattr(seat, field, value)
        return seat

    # ------------------------------------------------------------------ who is asked

    @property
    def is_person(self) -> bool:
        """A person who plays: asked in votes, waited for."""
        return self.keeper == "person" and not self.resigned

    def give_back(self) -> None:
        """Its person acts again."""
        self.keeper = "person"
        if self.left_ms is not None and self.left_ms < GRACE_MS:
            self.left_ms = GRACE_MS

    # ------------------------------------------------------------------ its clock

    def count_until(self, at: int) -> None:
        if self.since is None:
            return
        spent = max(0, at - self.since)
        self.spent_ms += spent
        if self.left_ms is not None:
            self.left_ms -= spent
        self.since = at

    def keep_clock(self, old: SeatPlay) -> None:
        """Show the clock that was shown before; the time goes on running from there."""
        self.left_ms, self.since, self.spent_ms, self.lag_ms = old.left_ms, old.since, old.spent_ms, old.lag_ms

    def credit_lag(self, lag_ms: int) -> None:
        """Give back what the connection took, as far as the quota goes."""
        credit = min(lag_ms, self.lag_quota_ms)
        self.lag_quota_ms = min(LAG_QUOTA_MOST_MS, self.lag_quota_ms - credit + LAG_QUOTA_GAIN_MS)
        self.lag_ms += credit
        self.spent_ms = max(0, self.spent_ms - credit)
        if self.left_ms is not None:
            self.left_ms += credit

    @property
    def up_at(self) -> int | None:
        """When its time is up, if nothing happens."""
        if self.since is None or self.left_ms is None:
            return None
        return self.since + self.left_ms
