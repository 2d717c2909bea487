"""The fixed words of the rules and the small numbers that stand for them inside the rules."""

from __future__ import annotations

from typing import Final

RED: Final = 0
YELLOW: Final = 1
BLUE: Final = 2
COLOURS: Final = ("red", "yellow", "blue")

HOLD: Final = 0
NAVIGATOR: Final = 1  # crew of the colour c is the equipment c + 1
ENGINEER: Final = 2
MERCHANT: Final = 3
EQUIPMENT: Final = ("hold", "navigator", "engineer", "merchant")

MINE: Final = 0
SHIPYARD: Final = 1
FACTORY: Final = 2
CONSUMER: Final = 3
BUILDINGS: Final = ("mine", "shipyard", "factory", "consumer")

LEFT: Final = 0
RIGHT: Final = 1
PILES: Final = ("left", "right")

NONE: Final = -1  # nothing there, nobody, not given

# What is being decided. The course of a turn is in course.py.
CHOOSE_EQUIPMENT: Final = 0
CHOOSE_START: Final = 1
TURN: Final = 2
OFFER_FREE: Final = 3
FREE_CUBES: Final = 4
ACTION: Final = 5
ANSWER: Final = 6
OVER: Final = 7
PHASES: Final = (
    "choose_equipment",
    "choose_start",
    "turn",
    "offer_free",
    "free_cubes",
    "action",
    "answer",
    "over",
)

# Where victory points come from.
SHIPYARDS: Final = 0
FACTORIES: Final = 1
CONSUMERS: Final = 2
DELIVERIES: Final = 3
SOURCES: Final = ("shipyards", "factories", "consumers", "deliveries")

END_REASONS: Final = ("", "counter", "stall")

LARGEST: Final = 10**6  # no count of the game comes near it
