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

CLOSED: Final[dict[str, str]] = {  # lists that a variant cannot add to, and why
    "technologies": (
        "the rosette has twelve technologies, and each does something of its own; change their levels and synergies"
    ),
    "ships": "three kinds of ship are built into movement and combat; change their costs and abilities",
    "planet_types": ("six types are each the home of a race, and the seventh is the living planet; change one of them"),
    "stars": "the dice choose between these stars; change their dice and planets",
    "options": "an option chooses between two readings of a rule; change its default or its values",
    "presets": "a preset is a set of options; at a table every option can be chosen",
}
