"""How fast is too fast: token buckets, one for each who asks."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from contextvars import ContextVar
from typing import Final

from farport.server.errors import Refuse

DEBT_S: Final = 60.0  # whoever asks for nothing more is out of debt by then, whatever they have cost
MOST: Final = 50_000  # buckets kept; the longest unused go first
WHENCE: Final[ContextVar[str | None]] = ContextVar("whence", default=None)  # the network that a request comes from


class Rate:
    """`burst` at once, and `per_second` for ever."""

    __slots__ = ("burst", "per_second")

    def __init__(self, per_second: float, burst: float) -> None:
        self.per_second = per_second
        self.burst = burst


class Bucket:
    """What is left of one allowance."""

    __slots__ = ("_at", "_left", "_rate")

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._left = rate.burst
        self._at = time.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        """Whether there is so much left; then it is gone."""
        left = self.left
        if left < cost:
            return False
        self._left = left - cost
        return True

    def charge(self, cost: float) -> None:
        """What something has cost is known afterwards: it is gone in any case, and may leave a debt."""
        self._left = max(self.left - cost, -DEBT_S * self._rate.per_second)

    @property
    def left(self) -> float:
        now = time.monotonic()
        self._left = min(self._rate.burst, self._left + (now - self._at) * self._rate.per_second)
        self._at = now
        return self._left


def network(address: str) -> str:
    """Who counts as one: an IPv4 address, or the /64 of an IPv6 address, all of which is one customer's."""
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv4Address):
        return str(parsed)
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ipaddress.ip_network((parsed, 64), strict=False))


class Limits:
    """Buckets by what is asked and who asks."""

    RATES: Final = {
        "request": Rate(20, 100),
        "log_in": Rate(1 / 12, 10),  # from one address, for one name
        "log_in_anywhere": Rate(1 / 2, 100),  # for one name, from wherever it is not known
        "new_person": Rate(1 / 6, 20),
        "new_table": Rate(1 / 3, 20),
        "heavy": Rate(2, 30),  # replays, trials of variants
        "preview": Rate(20, 100),  # a hand that moves over the board and opens menus, which ask for all their lines
        "vote": Rate(1 / 6, 10),  # whatever others have to answer, and the answers
        "undo": Rate(1, 40),
        "chat": Rate(0.5, 6),
        "report": Rate(1 / 60, 5),
        "socket": Rate(2, 40),
        "notify": Rate(1 / 30, 3),
        # Seconds of CPU time, known and charged afterwards:
        "trial": Rate(0.2, 20),  # for what strangers send to be judged …
        "trials": Rate(1, 20),  # … and for all names that one address gives itself
        "thought": Rate(0.5, 20),  # of threads, for previews and hints: who asks for too many may still move
        "work": Rate(0.25, 5),  # of the loop itself, for everything from one address
    }

    def __init__(self, *, on: bool) -> None:
        self._on = on
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()

    def spend(self, what: str, who: str) -> None:
        """Refused when it was too fast."""
        if not self.allows(what, who):
            raise Refuse("too_fast")

    def allows(self, what: str, who: str) -> bool:
        return not self._on or self._bucket(what, who).take()

    def require(self, what: str, who: str) -> None:
        """Refused to those who are in debt from before."""
        if self.owes(what, who):
            raise Refuse("too_fast")

    def owes(self, what: str, who: str) -> bool:
        return self._on and self._bucket(what, who).left < 0

    def charge(self, what: str, who: str, cost: float) -> None:
        """What it has cost in the end."""
        if self._on:
            self._bucket(what, who).charge(cost)

    def _bucket(self, what: str, who: str) -> Bucket:
        key = (what, who)
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self.RATES[what])
            if len(self._buckets) > MOST:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket
