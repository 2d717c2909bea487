"""The shape of what view.py tells; see there for the meaning of each key."""

from __future__ import annotations

from farport.games.space_paper.vocabulary import (
    EFFECTS,
    ITEMS,
    KNOWN,
    MINERALS,
    PHASES,
    POLITICS,
    POSSESSIONS,
    SHIPS,
    SIZES,
    STANDING_ORDERS,
    STATUSES,
    TECHNOLOGIES,
    THENS,
    TYPES,
)
from farport.kernel.shape import (
    ANYTHING,
    FLAG,
    INTEGER,
    OPTION_VALUES,
    RESULT,
    TEXT,
    keyed,
    listed,
    maybe,
    some,
    table,
    words,
)

SEAT = INTEGER
PLACE = TEXT
MINERAL = words("Mineral", MINERALS)
TECHNOLOGY = words("Technology", TECHNOLOGIES)
SHIP_KIND = words("ShipKind", SHIPS)
TYPE = words("PlanetType", TYPES)
ITEM = words("Item", ITEMS)
CARD = words("Politics", POLITICS)
PRICE = table("Price", {"gold": INTEGER, "energy": INTEGER})
YIELDS = table("Yields", {"gold": INTEGER, "science": INTEGER, "minerals": some(INTEGER, MINERAL)})
PLANET = table(
    "Planet",
    {
        "id": PLACE,
        "type": TYPE,
        "size": words("PlanetSize", SIZES),
        "status": words("Status", STATUSES),
        "owner": maybe(SEAT),
    },
    optional={
        "rounds": listed(maybe(INTEGER)),
        "population": INTEGER,
        "population_limit": INTEGER,
        "buildings": listed(ITEM),
        "queue": maybe(table("", {"item": ITEM, "remaining": INTEGER})),
        "discontent": INTEGER,
        "resistance": INTEGER,
        "help": INTEGER,
        "period": INTEGER,
        "counter": INTEGER,
        "steps": INTEGER,
        "upkeeps_left": INTEGER,
        "profitable": FLAG,
        "energy": INTEGER,
        "taken_from": maybe(SEAT),
        "return_rounds": INTEGER,
        "symbiosis": maybe(TEXT),
        "yields": YIELDS,
        "prices": some(PRICE, ITEM),
        "paid_out": listed(SEAT),
    },
)
SYSTEM = table(
    "System",
    {"id": PLACE, "known": words("Knowledge", KNOWN), "star": maybe(TEXT), "planets": listed(PLANET)},
)
POLITICS_CARD = table(
    "Card",
    {
        "upkeep": keyed(INTEGER, words("Possession", POSSESSIONS)),
        "effect": words("Effect", EFFECTS),
        "min_colonies": INTEGER,
        "max_colonies": maybe(INTEGER),
        "max_ships": maybe(INTEGER),
    },
)
VALUES = table(
    "Values",
    {
        "speed": INTEGER,
        "range": maybe(INTEGER),
        "in_range": listed(PLACE),
        "subluminal": INTEGER,
        "armament": keyed(INTEGER, SHIP_KIND),
        "invasion": INTEGER,
        "defence": INTEGER,
        "revenue": INTEGER,
        "productivity": INTEGER,
        "heuristics": INTEGER,
        "stability": INTEGER,
        "adaptability": INTEGER,
        "research_costs": some(INTEGER, TECHNOLOGY),
        "politics_discontent": some(INTEGER, CARD),
    },
)
CIVILISATION = table(
    "Civilisation",
    {
        "seat": SEAT,
        "race": maybe(TEXT),
        "leader": maybe(TEXT),
        "bonus": maybe(TEXT),
        "event": maybe(TEXT),
        "event_used": FLAG,
        "politics": maybe(CARD),
        "anarchy_upkeeps": INTEGER,
        "geologist": maybe(MINERAL),
        "gold": INTEGER,
        "science": INTEGER,
        "minerals": keyed(INTEGER, MINERAL),
        "levels": keyed(INTEGER, TECHNOLOGY),
        "global_discontent": INTEGER,
        "bankrupt_rounds": INTEGER,
        "energy_store": INTEGER,
        "eliminated": FLAG,
        "capital": maybe(PLACE),
        "holdings": listed(PLACE),
    },
    optional={
        "values": VALUES,
        "economy": table("", {"gold": INTEGER, "science": INTEGER, "upkeep": INTEGER}),
        "progress": table("", {"types": listed(TYPE), "living": INTEGER, "levels": INTEGER}),
    },
)
SHIP = table(
    "Ship",
    {
        "seat": SEAT,
        "id": TEXT,
        "kind": SHIP_KIND,
        "at": maybe(PLACE),
        "came_from": maybe(PLACE),
        "activated": FLAG,
        "attacked": FLAG,
        "unpaid": FLAG,
        "hastened": FLAG,
        "speed": INTEGER,
    },
)
FORECAST = table(
    "Forecast",
    {
        "gold": INTEGER,
        "science": INTEGER,
        "minerals": keyed(INTEGER, MINERAL),
        "energy": keyed(INTEGER),
        "race_bonus": INTEGER,
        "upkeep": INTEGER,
        "unpaid": INTEGER,
        "global_discontent": INTEGER,
        "discontented": INTEGER,
        "left_gold": INTEGER,
        "left_science": INTEGER,
        "frozen": listed(TEXT),
        "void": listed(table("VoidOrder", {"order": INTEGER, "rule": TEXT})),
    },
)
JOURNEY = table(
    "Journey",
    {
        "seat": SEAT,
        "ship": TEXT,
        "route": listed(PLACE),
        "step": INTEGER,
        "points": INTEGER,
        "orbit": maybe(PLACE),
        "against": maybe(SEAT),
        "then": words("Then", THENS),
    },
)
GALAXY = table(
    "Galaxy",
    {
        "systems": listed(table("", {"id": PLACE, "name": TEXT, "x": INTEGER, "y": INTEGER})),
        "lanes": listed(table("Lane", {"id": TEXT, "a": PLACE, "b": PLACE, "dots": INTEGER, "wrap": FLAG})),
    },
)
VIEW = table(
    "View",
    {
        "phase": words("Phase", PHASES),
        "round": INTEGER,
        "first_player": SEAT,
        "active": maybe(SEAT),
        "asked": maybe(SEAT),
        "to_move": listed(SEAT),
        "committed": listed(FLAG),
        "options": OPTION_VALUES,
        "goals": table(
            "", {"gold": INTEGER, "living": INTEGER, "types": INTEGER, "rounds": INTEGER, "bankrupt_rounds": INTEGER}
        ),
        "galaxy": GALAXY,
        "politics": table(
            "",
            {
                "cards": keyed(POLITICS_CARD, CARD),
                "edges": listed(table("", {"a": CARD, "b": CARD, "discontent": INTEGER})),
            },
        ),
        "systems": listed(SYSTEM),
        "civilisations": listed(CIVILISATION),
        "ships": listed(SHIP),
        "journey": maybe(JOURNEY),
        "result": maybe(RESULT),
    },
    optional={
        "you": table(
            "Secrets",
            {
                "seat": SEAT,
                "standing_order": words("StandingOrder", STANDING_ORDERS),
                "orders": listed(keyed(ANYTHING)),
                "pledged": INTEGER,
                "changes_left": INTEGER,
                "forecast": maybe(FORECAST),
            },
        )
    },
)
