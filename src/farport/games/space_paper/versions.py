"""The versions of SpacePaper's rules, and since which version a rule is as it is now."""

from __future__ import annotations

from typing import Final

from farport.kernel import Version

VERSIONS: Final = (
    Version(1, "The first rules."),
    Version(
        2,
        "SP-205: every building needs energy that is not below 0, also one without upkeep. "
        "SP-131: the free return lasts as long as the discontent of that capture. "
        "SP-143: with adaptation_floor 0, an adaptation whose period falls to 0 is finished at the next upkeep.",
    ),
)
NEWEST: Final = VERSIONS[-1].number

ENERGY_FOR_EVERY_BUILDING: Final = 2  # SP-205
RETURN_ENDS_WITH_ITS_DISCONTENT: Final = 2  # SP-131
PERIOD_0_ENDS_ADAPTATION: Final = 2  # SP-143
