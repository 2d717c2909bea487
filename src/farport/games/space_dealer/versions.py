"""The versions of Space Dealer's rules, and since which version a rule is as it is now."""

from __future__ import annotations

from typing import Final

from farport.kernel import Version

VERSIONS: Final = (
    Version(1, "The first rules."),
    Version(
        2,
        "SD-122: an owed hourglass is also paid by the one that a new robot factory brings. "
        "SD-123: with probe_to_foreign_ship, offers from a probe to a partner's ship are listed.",
    ),
)
NEWEST: Final = VERSIONS[-1].number

NEW_HOURGLASS_PAYS_DEBT: Final = 2  # SD-122
PROBE_OFFERS_ARE_LISTED: Final = 2  # SD-123
