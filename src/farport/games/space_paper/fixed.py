"""What the rules have built in: values of data.toml that a variant cannot change."""

from __future__ import annotations

from typing import Final

IDENTITY: Final = "a variant is of the same game"
EFFECT: Final = "what this event does is part of the rule"

FIXED: Final[dict[str, str]] = {
    "meta.game": IDENTITY,
    "meta.designer": IDENTITY,
    "meta.year": IDENTITY,
    "technologies.*.axis": "which technologies stand on one axis is part of the rules",
    "ships.*.armament_index": "the order of the ships in a list of armaments is part of the rules",
    "events.free_spaceport.effect": EFFECT,
    "events.supernova.effect": EFFECT,
    "events.vanished_black_hole.effect": EFFECT,
}
