"""The vocabulary of the game: every id as a small number. Numbers of the game are in data.toml, not here."""

from __future__ import annotations

from typing import Final

NONE: Final = -1
MANY: Final = 1_000_000  # no count of the game comes near it

RACES: Final = ("humans", "ethers", "mecas", "brachies", "vulcans", "kelvins")

LEADERS: Final = (
    "scientist",
    "opportunist",
    "biologist",
    "financier",
    "industrialist",
    "fighter",
    "explorer",
    "geologist",
    "guardian",
    "diplomat",
)

EVENTS: Final = (
    "free_spaceport",
    "galactic_lottery",
    "neutron_star",
    "supernova",
    "vanished_black_hole",
    "ship_found",
    "galactic_cup",
    "symbiotic_life",
    "great_discovery",
    "unexpected_help",
)
FREE_SPACEPORT: Final = 0
GALACTIC_LOTTERY: Final = 1
NEUTRON_STAR: Final = 2
SUPERNOVA: Final = 3
VANISHED_BLACK_HOLE: Final = 4
SHIP_FOUND: Final = 5
GALACTIC_CUP: Final = 6
SYMBIOTIC_LIFE: Final = 7
GREAT_DISCOVERY: Final = 8
UNEXPECTED_HELP: Final = 9

POLITICS: Final = (
    "capitalism",
    "republic",
    "communism",
    "colonialism",
    "federation",
    "technocracy",
    "militarism",
    "democrature",
    "anarchy",
    "nationalism",
)
REPUBLIC: Final = 1
ANARCHY: Final = 8
EFFECTS: Final = (
    "none",
    "double_gold",
    "no_discontent_double_energy",
    "surplus_gold_to_science",
    "double_minerals",
    "destroy_ships_no_energy",
    "surplus_gold_to_capital_energy",
)
DOUBLE_GOLD: Final = 1
NO_DISCONTENT_DOUBLE_ENERGY: Final = 2
SURPLUS_TO_SCIENCE: Final = 3
DOUBLE_MINERALS: Final = 4
DESTROY_SHIPS_NO_ENERGY: Final = 5
SURPLUS_TO_ENERGY: Final = 6

TECHNOLOGIES: Final = (
    "speed",
    "range",
    "subluminal",
    "armament",
    "invasion",
    "defence",
    "revenue",
    "productivity",
    "infrastructure",
    "heuristics",
    "stability",
    "adaptability",
)
TECHS: Final = 12
SPEED: Final = 0
RANGE: Final = 1
SUBLUMINAL: Final = 2
ARMAMENT: Final = 3
INVASION: Final = 4
DEFENCE: Final = 5
REVENUE: Final = 6
PRODUCTIVITY: Final = 7
INFRASTRUCTURE: Final = 8
HEURISTICS: Final = 9
STABILITY: Final = 10
ADAPTABILITY: Final = 11
# What the subluminal drive can do, by its value.
CROSS: Final = 1
JUMP_NEAREST: Final = 2
JUMP_FARTHEST: Final = 3
DESTROY: Final = 4
SYNERGY: Final = 5

MINERALS: Final = ("corundum", "antimatter", "oganesson")
MINERAL_KINDS: Final = 3
CORUNDUM: Final = 0
ANTIMATTER: Final = 1
OGANESSON: Final = 2

STARS: Final = (
    "brown_dwarf",
    "red_dwarf",
    "yellow_dwarf",
    "red_giant",
    "blue_giant",
    "red_supergiant",
    "double_star",
    "black_hole",
    "void",
)
BLACK_HOLE: Final = 7
VOID: Final = 8

TYPES: Final = ("telluric", "oceanic", "lava", "barren", "frozen", "gaseous", "living")
TYPE_KINDS: Final = 7
LIVING: Final = 6
SIZES: Final = ("asteroids", "dwarf", "small", "medium", "large", "giant")
SIZE_KINDS: Final = 6
ASTEROIDS: Final = 0
GIANT: Final = 5

# What a system is known as.
UNREVEALED: Final = 0
PARTIAL: Final = 1
TOTAL: Final = 2
KNOWN: Final = ("unrevealed", "partial", "total")

STATUSES: Final = ("uninhabited", "abandoned", "adapting", "outpost", "colony", "capital")
UNINHABITED: Final = 0
ABANDONED: Final = 1
ADAPTING: Final = 2
OUTPOST: Final = 3
COLONY: Final = 4
CAPITAL: Final = 5

# Kinds of possession in the order in which upkeep is paid (SP-243).
POSSESSIONS: Final = ("capital", "colony", "outpost", "adapting", "ship")
POSSESSION_KINDS: Final = 5
SHIP_UPKEEP: Final = 4
UPKEEP_KIND: Final = (NONE, NONE, 3, 2, 1, 0)  # by status

ROMAN: Final = ("0", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")  # planets of a system, for people

SHIPS: Final = ("scout", "cruiser", "transport")
SHIP_KINDS: Final = 3
SCOUT: Final = 0
CRUISER: Final = 1
TRANSPORT: Final = 2

ITEMS: Final = (
    "spaceport",
    "habitats",
    "science_1",
    "science_2",
    "gold_1",
    "gold_2",
    "mine_1",
    "mine_2",
    "scout",
    "cruiser",
    "transport",
)
BUILDINGS: Final = 8  # the items from here on are ships
SPACEPORT: Final = 0
HABITATS: Final = 1
SCIENCE_1: Final = 2
SCIENCE_2: Final = 3
GOLD_1: Final = 4
GOLD_2: Final = 5
MINE_1: Final = 6
MINE_2: Final = 7

BONUSES: Final = ("gold", "science", "energy")
BONUS_GOLD: Final = 0
BONUS_SCIENCE: Final = 1
BONUS_ENERGY: Final = 2

STANDING_ORDERS: Final = ("never", "if_win", "always")
NEVER: Final = 0
IF_WIN: Final = 1
ALWAYS: Final = 2

MODES: Final = ("settle", "outpost")
SETTLE: Final = 0
FOUND_OUTPOST: Final = 1
THENS: Final = ("none", "invade", "land_settle", "land_outpost")
THEN_NONE: Final = 0
THEN_INVADE: Final = 1
THEN_SETTLE: Final = 2
THEN_OUTPOST: Final = 3

# What a ship has done this round, as bits.
READY: Final = 0
ACTIVATED: Final = 1
ATTACKED: Final = 2
UNPAID: Final = 4
HASTENED: Final = 8  # by the neutron star, until its activation

EVERY_FLAG: Final = ACTIVATED | ATTACKED | UNPAID | HASTENED

# Where a ship is when it is on no space of the board.
RESERVE: Final = -1
RETREATING: Final = -2

PHASES: Final = (
    "setup_race",
    "setup_leader",
    "setup_event",
    "setup_politics",
    "setup_home",
    "r_orders",
    "t_orders",
    "c_orders",
    "m_turn",
    "u_orders",
    "continue_move",
    "choose_defender",
    "choose_retreat",
    "react_help",
    "intercept",
    "finished",
)
SETUP_RACE: Final = 0
SETUP_LEADER: Final = 1
SETUP_EVENT: Final = 2
SETUP_POLITICS: Final = 3
SETUP_HOME: Final = 4
R_ORDERS: Final = 5
T_ORDERS: Final = 6
C_ORDERS: Final = 7
M_TURN: Final = 8
U_ORDERS: Final = 9
CONTINUE_MOVE: Final = 10
CHOOSE_DEFENDER: Final = 11
CHOOSE_RETREAT: Final = 12
REACT_HELP: Final = 13
INTERCEPT: Final = 14
FINISHED: Final = 15
