"""A seat: who holds it by the lobby's list; in play also who acts for it now, and its clock."""

from __future__ import annotations

from typing import Any, Final

from farport.kernel import Plain
from farport.server.protocol.shapes import Person

LAG_QUOTA_START_MS: Final = 1_000
LAG_QUOTA_MOST_MS: Final = 3_000
LAG_QUOTA_GAIN_MS: Final = 100  # per action: a steady connection earns what an unsteady one may need
GRACE_MS: Final = 30_000  # a person who comes back to an empty clock can at least look around

Sitting = tuple[str | None, str | None, str | None]  # person, bot, the bot's level

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


class Chair:
    """Who has a seat, as the lobby keeps it, and what their client has added to the dice."""

    __slots__ = ("asked", "bot", "entropy", "invited", "level", "person", "seat", "vacant")

    def __init__(
        self,
        seat: int,
        person: Person | None,
        bot: str | None,
        level: str | None,
        invited: bool,
        vacant: bool,
        entropy: str | None = None,
        asked: Person | None = None,
    ) -> None:
        self.seat = seat
        self.person = person
        self.bot = bot
        self.level = level
        self.invited = invited
        self.vacant = vacant  # in play, and its person is gone for good
        self.entropy = entropy
        self.asked = asked  # challenged, and has not answered yet

    @property
    def sitting(self) -> Sitting:
        return (None if self.person is None else self.person.id, self.bot, self.level)

    @property
    def free(self) -> bool:
        return self.person is None and self.bot is None
