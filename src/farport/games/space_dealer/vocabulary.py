"""The pieces as small integers, and the names by which people call them.

A card is a number from 0; with two boxes the second box follows the first, and its names carry the prefix `2/`. A
demand is `card * MOST_DEMANDS + place`. A holder of goods is one number too: ships first, then cards, then fields.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from farport.kernel import Plain, Table, read_toml

DATA: Final[Plain] = read_toml(Path(__file__).parent / "data.toml")

NOBODY: Final = -1
NOTHING_THERE: Final = -1

# Types of card, in the order of the data file.
GENERATOR: Final = 0
DEPOT: Final = 1
MINE: Final = 2
SOLAR_SATELLITE: Final = 3
MULTIMINE: Final = 4
MINE_COMPLEX: Final = 5
CONVERTER: Final = 6
SABOTAGE_PROBE: Final = 7
INTERSTELLAR_ROCKET: Final = 8
ORBITAL_STATION: Final = 9
TRANSPORT_PROBE: Final = 10
TECH_CENTER: Final = 11
FUSION_REACTOR: Final = 12
FUSION_MINE: Final = 13
METROPOLIS: Final = 14
MEGACITY: Final = 15
FUSION_CONVERTER: Final = 16
ROBOT_FACTORY: Final = 17
TYPES: Final = (
    "generator",
    "depot",
    "mine",
    "solar_satellite",
    "multimine",
    "mine_complex",
    "converter",
    "sabotage_probe",
    "interstellar_rocket",
    "orbital_station",
    "transport_probe",
    "tech_center",
    "fusion_reactor",
    "fusion_mine",
    "metropolis",
    "megacity",
    "fusion_converter",
    "robot_factory",
)

# How a card lies on the grid (SD-044 to SD-048).
PLANT: Final = 0
VERTICAL: Final = 1
WIDE_ACTION: Final = 2
WIDE_DEMAND: Final = 3
LAYOUTS: Final = ("plant", "vertical", "wide_action", "wide_demand")

# Where a card is (SD-019: what lies in the first four places is seen by its owner at most).
REMOVED: Final = 0
PILE: Final = 1
PERSONAL: Final = 2
DRAWN: Final = 3
PLANNED: Final = 4
BUILT: Final = 5
PLACES: Final = ("removed", "pile", "personal", "drawn", "planned", "built")

# States and jobs of an hourglass (SD-020, SD-022).
RESERVE: Final = 0
INACTIVE: Final = 1
ACTIVE: Final = 2
USABLE: Final = 3
VOID: Final = 4
HOURGLASS_STATES: Final = ("reserve", "inactive", "active", "usable", "void")
IDLE: Final = 0
TECH: Final = 1
BUILD: Final = 2
USE: Final = 3
CLEAR: Final = 4  # a run on a blocked field (SD-118)
FLIGHT: Final = 5
JOBS: Final = ("idle", "tech", "build", "use", "clear", "flight")

# Phases the engine knows; lobby, countdown and pause belong to the table.
CHOICE: Final = 0
RUNNING: Final = 1
RUNOUT: Final = 2
SCORED: Final = 3
PHASES: Final = ("choice", "running", "runout", "scored")

LATEST: Final = 1 << 40  # no game lasts so many milliseconds
MOST: Final = 1 << 60  # no count of the game comes near it

LEFT: Final = 0
RIGHT: Final = 1
SIDES: Final = ("L", "R")

CARD_NAMES: Final[tuple[str, ...]] = tuple([table.text("id") for table in Table(DATA, "data.toml").tables("card")])
BOX: Final = len(CARD_NAMES)
MOST_BOXES: Final = 2
CARDS: Final[tuple[str, ...]] = CARD_NAMES + tuple([f"2/{name}" for name in CARD_NAMES])
MOST_DEMANDS: Final = 4  # on one card
GIZZI_NAMES: Final[tuple[str, ...]] = tuple([table.text("id") for table in Table(DATA, "data.toml").tables("gizzi")])
ADDED_ID: Final = re.compile(r"[a-z][a-z0-9_]{0,39}")  # of a Gizzi card that a variant adds: one word of an action
GIZZIS: Final[tuple[str, ...]] = GIZZI_NAMES + tuple([f"2/{name}" for name in GIZZI_NAMES])
FIRST_GIZZI: Final = len(CARDS) * MOST_DEMANDS  # demand numbers from here on are Gizzi cards, added ones last
PLANETS: Final[tuple[str, ...]] = tuple([table.text("id") for table in Table(DATA, "data.toml").tables("planet")])

MOST_SEATS: Final = len(PLANETS)
NEUTRAL_SHIP: Final = len(PLANETS)  # the first neutral ship; before it every planet has a ship of its own
SHIPS: Final[tuple[str, ...]] = (*PLANETS, *[f"neutral{number + 1}" for number in range(MOST_BOXES)])
CARD_HOLDER: Final = len(SHIPS)
FIELD_HOLDER: Final = CARD_HOLDER + len(CARDS)
MOST_FIELDS: Final = 2 * MOST_SEATS
HOLDERS: Final = FIELD_HOLDER + MOST_FIELDS

MOST_HOURGLASSES: Final = 9  # of one seat: a number of one digit
FIRST_COLUMN: Final = -8
COLUMNS: Final = 24
LAST_COLUMN: Final = FIRST_COLUMN + COLUMNS - 1
SITE_LEFT: Final = -1001  # building sites are columns, and two numbers that are no column
SITE_RIGHT: Final = -1000
FARTHEST_COLUMN: Final = 999  # a command may name columns that do not exist: that is for the rules to say (SD-045)

CARD_BY_NAME: Final[dict[str, int]] = {name: card for card, name in enumerate(CARDS)}
GIZZI_BY_NAME: Final[dict[str, int]] = {name: gizzi for gizzi, name in enumerate(GIZZIS)}


def demand_name(demand: int) -> str:
    if demand >= FIRST_GIZZI:
        return GIZZIS[demand - FIRST_GIZZI]
    return f"{CARDS[demand // MOST_DEMANDS]}#{demand % MOST_DEMANDS}"


def demand_named(name: str) -> int:
    """The demand of a name such as MIN-R-GB#0 or GIZ-01; -1 if it is no such name."""
    if name in GIZZI_BY_NAME:
        return FIRST_GIZZI + GIZZI_BY_NAME[name]
    card, mark, place = name.rpartition("#")
    if mark and card in CARD_BY_NAME and len(place) == 1 and place in "0123":
        return CARD_BY_NAME[card] * MOST_DEMANDS + int(place)
    return NOTHING_THERE


def is_ship(holder: int) -> bool:
    return holder < CARD_HOLDER


def is_field(holder: int) -> bool:
    return holder >= FIELD_HOLDER


def holder_name(holder: int) -> str:
    """ship:ruul, depot:DEP-R, probe:TRP-1 or field:3."""
    if is_ship(holder):
        return f"ship:{SHIPS[holder]}"
    if is_field(holder):
        return f"field:{holder - FIELD_HOLDER}"
    card = holder - CARD_HOLDER
    return f"{STORAGE[card % BOX]}:{CARDS[card]}"


def _holders() -> dict[str, int]:
    """Every name of a holder. All cards have one, also those that hold nothing: the rules refuse them (SD-015)."""
    return {holder_name(holder): holder for holder in range(HOLDERS)}


def _storage() -> tuple[str, ...]:
    probe = TYPES[TRANSPORT_PROBE]
    return tuple(
        ["probe" if table.text("type") == probe else "depot" for table in Table(DATA, "data.toml").tables("card")]
    )


STORAGE: Final[tuple[str, ...]] = _storage()
HOLDER_BY_NAME: Final[dict[str, int]] = _holders()


def site_name(site: int) -> object:
    if site == SITE_LEFT:
        return SIDES[LEFT]
    if site == SITE_RIGHT:
        return SIDES[RIGHT]
    return site
