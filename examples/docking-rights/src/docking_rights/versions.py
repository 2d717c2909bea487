"""The versions of the rules, and since which version a rule is as it is now."""

from __future__ import annotations

from typing import Final

from farport import Version

VERSIONS: Final = (
    Version(1, "The first rules."),
    Version(
        2,
        "DR-6: jammed contracts stay for the next round instead of being lost. DR-8: a set earns 3 points, not 2.",
        before={"set": 2},
    ),
)
NEWEST: Final = VERSIONS[-1].number

JAMMED_CONTRACTS_STAY: Final = 2  # DR-6
